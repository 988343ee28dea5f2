"""What is in the box: records of the components, dice, kinds of figures, maps and lines of sight, events."""
