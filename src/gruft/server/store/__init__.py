"""The database: its tables, opening it, reading, writing, and the bell between processes."""
