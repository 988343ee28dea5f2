"""Descent: Journeys in the Dark, second edition: the rules of a quest."""
