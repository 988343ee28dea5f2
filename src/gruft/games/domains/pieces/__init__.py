"""What is in the box: records, flat tables, dice, and the events the log is made of."""
