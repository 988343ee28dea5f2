"""Live tables: opening them, playing them, what everybody sees, and the bots."""
