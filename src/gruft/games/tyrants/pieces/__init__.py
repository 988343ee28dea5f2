"""What is in the box: cards, map and the events that are told, as tables and records."""
