"""The vocabulary of abilities and search cards. Importing this package registers the words."""

from gruft.games.descent.cards.words import attacks, figures, outcomes

__all__ = ["attacks", "figures", "outcomes"]
