"""The vocabulary: every word registers itself (rules/playing/effects.py)."""

from gruft.games.domains.cards.words import domain, goods, offers, rolls, round

__all__ = ["domain", "goods", "offers", "rolls", "round"]
