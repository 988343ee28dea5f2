"""Set-up of a quest."""
