"""What is in the box: tiles, cards, boards and the events that are told, as tables and records."""
