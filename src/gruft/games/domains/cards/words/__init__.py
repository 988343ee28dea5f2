"""The vocabulary: every word registers itself (rules/playing/effects.py)."""

from gruft.games.domains.cards.words import domain, goods, rolls, round

__all__ = ["domain", "goods", "rolls", "round"]
