"""Things of several kinds that one question may be about: which kind, and its number in the table of that kind.

Candidates that are all of one kind are plain numbers; here a henchman can never be taken for a spell.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    BUILDING_REFS,
    DECK_REFS,
    HENCHMAN_REFS,
    HIDDEN_REFS,
    ITEM_REFS,
    LAND_REFS,
    MASTER_REFS,
    MONSTER_REFS,
    SPELL_REFS,
    SPOT_REFS,
)


class Kind(Enum):
    """What a thing is, and so what its number counts."""

    ADVENTURER = "adventurer"
    BUILDING = "building"
    DECK = "deck"
    ELEMENT = "element"
    HENCHMAN = "henchman"
    HIDDEN = "hidden"
    """A face-down henchman of the Far Lands, by his slot."""
    LAB = "lab"
    """The Necromancer's Lab; there is one number."""
    LAND = "land"
    MASTER = "master"
    MINION = "minion"
    """A minion on an action space, by the space."""
    MONSTER = "monster"
    SPELL = "spell"
    SPOT = "spot"
    """An action space, or the Builders' Guild."""
    VISITOR = "visitor"
    """A minion at the Builders' Guild, by its place in the row."""


class Thing(NamedTuple):
    """One thing a player may point at."""

    kind: Kind
    number: int


def _things(kind: Kind, refs: list[str]) -> list[Thing]:
    return [Thing(kind, number) for number in range(len(refs))]


ADVENTURER_THINGS: Final = _things(Kind.ADVENTURER, ADVENTURER_REFS)
BUILDING_THINGS: Final = _things(Kind.BUILDING, BUILDING_REFS)
DECK_THINGS: Final = _things(Kind.DECK, DECK_REFS)
ELEMENT_THINGS: Final = _things(Kind.ELEMENT, ITEM_REFS)
"""By the number of the item."""
HENCHMAN_THINGS: Final = _things(Kind.HENCHMAN, HENCHMAN_REFS)
HIDDEN_THINGS: Final = _things(Kind.HIDDEN, HIDDEN_REFS)
LAB_THING: Final = Thing(Kind.LAB, 0)
LAND_THINGS: Final = _things(Kind.LAND, LAND_REFS)
MASTER_THINGS: Final = _things(Kind.MASTER, MASTER_REFS)
MINION_THINGS: Final = _things(Kind.MINION, SPOT_REFS)
MONSTER_THINGS: Final = _things(Kind.MONSTER, MONSTER_REFS)
SPELL_THINGS: Final = _things(Kind.SPELL, SPELL_REFS)
SPOT_THINGS: Final = _things(Kind.SPOT, SPOT_REFS)
