"""The overlord's cards: the basic deck and those of his classes."""

from gruft.games.descent.cards.overlord import basic, magus, saboteur, warlord

__all__ = ["basic", "magus", "saboteur", "warlord"]
