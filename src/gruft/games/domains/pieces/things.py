"""Things of several kinds that one question may be about: which kind, and its number in the table of that kind.

Candidates that are all of one kind are plain numbers; here a henchman can never be taken for a spell.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

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

Kind: TypeAlias = Literal[
    "adventurer",
    "building",
    "deck",
    "element",
    "henchman",
    "hidden",
    "lab",
    "land",
    "master",
    "minion",
    "monster",
    "spell",
    "spot",
    "visitor",
]
"""What a thing is, and so what its number counts.

`hidden` is a face-down henchman of the Far Lands by his slot, `lab` the Necromancer's Lab (there is one number),
`minion` a minion on an action space by the space, `spot` an action space or the Builders' Guild, `visitor` a minion at
the Builders' Guild by its place in the row. Words and not an enum, because hot loops compare them.
"""


class Thing(NamedTuple):
    """One thing a player may point at."""

    kind: Kind
    number: int


def _things(kind: Kind, refs: list[str]) -> list[Thing]:
    return [Thing(kind, number) for number in range(len(refs))]


ADVENTURER_THINGS: Final = _things("adventurer", ADVENTURER_REFS)
BUILDING_THINGS: Final = _things("building", BUILDING_REFS)
DECK_THINGS: Final = _things("deck", DECK_REFS)
ELEMENT_THINGS: Final = _things("element", ITEM_REFS)
"""By the number of the item."""
HENCHMAN_THINGS: Final = _things("henchman", HENCHMAN_REFS)
HIDDEN_THINGS: Final = _things("hidden", HIDDEN_REFS)
LAB_THING: Final = Thing("lab", 0)
LAND_THINGS: Final = _things("land", LAND_REFS)
MASTER_THINGS: Final = _things("master", MASTER_REFS)
MINION_THINGS: Final = _things("minion", SPOT_REFS)
MONSTER_THINGS: Final = _things("monster", MONSTER_REFS)
SPELL_THINGS: Final = _things("spell", SPELL_REFS)
SPOT_THINGS: Final = _things("spot", SPOT_REFS)
