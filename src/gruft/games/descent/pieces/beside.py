"""Numbers of components that are no part of their text: where they stand instead, or why nobody prints them.

Every other number of a record is told by its text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gruft.games.descent.pieces.content import (
    Condition,
    Die,
    Familiar,
    Hero,
    Item,
    Lieutenant,
    LieutenantCard,
    LieutenantValues,
    Monster,
    OverlordCard,
    SearchCard,
    Skill,
    Stats,
    Use,
)
from gruft.table.content import Record

SHEET: Final = "in the corners of the sheet or card"
PRICE: Final = "the price in the corner"
BOX: Final = "how many there are in the box"

BESIDE: Final[Mapping[type[Record], Mapping[str, str]]] = {
    Die: {"count_in_box": f"{BOX}; one may roll more than that"},
    Hero: dict.fromkeys(("speed", "health", "stamina", "might", "knowledge", "willpower", "awareness"), SHEET),
    Use: {"fatigue": PRICE},
    Skill: {"xp": PRICE},
    Item: {"act": "on the back", "copies": BOX, "cost": PRICE, "hands": "symbols of hands"},
    Familiar: dict.fromkeys(("speed", "health"), SHEET),
    SearchCard: {"copies": BOX, "gold": "what it fetches between the quests of a campaign"},
    Condition: {"copies": f"{BOX}; nobody is spared because they ran out"},
    Stats: dict.fromkeys(("speed", "health"), SHEET),
    Monster: {"size": "the size of its base", "minions": BOX, "masters": BOX, "groups": "the group limits on the back"},
    LieutenantCard: {"x": "beside the name of the ability"},
    LieutenantValues: dict.fromkeys(("speed", "health"), SHEET),
    Lieutenant: dict.fromkeys(("might", "knowledge", "willpower", "awareness"), SHEET),
    OverlordCard: {"level": "which cards must be bought first", "xp": PRICE, "copies": BOX},
}

UNPLAYED: Final[Mapping[type[Record], tuple[str, ...]]] = {
    Die: ("count_in_box",),
    Condition: ("copies",),
    SearchCard: ("gold",),
}
"""Numbers that change nothing in a single quest."""
