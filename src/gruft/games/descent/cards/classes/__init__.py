"""The skills of the eight classes."""

from gruft.games.descent.cards.classes import (
    berserker,
    disciple,
    knight,
    necromancer,
    runemaster,
    spiritspeaker,
    thief,
    wildlander,
)

__all__ = [
    "berserker",
    "disciple",
    "knight",
    "necromancer",
    "runemaster",
    "spiritspeaker",
    "thief",
    "wildlander",
]
