"""Positions: what completes them, and what can never be, or not at this beat."""
