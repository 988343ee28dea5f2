"""Turns of heroes, familiars, monsters and the overlord."""
