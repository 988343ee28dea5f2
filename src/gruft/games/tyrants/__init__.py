"""Tyrants of the Underdark (Tyrannen des Unterreichs)."""
