"""The chapters of the rule book; what cards do is in cards/ and made known to playing.py."""
