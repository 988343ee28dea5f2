"""Numbers of components that are no part of their text: where they stand instead, or why nobody prints them.

Every other number of a record is told by its text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gruft.games.descent.pieces.atlas import Door, Encounter, Opening, PlacedTile, Prize, Quest, QuestMap, Rewards, Tile
from gruft.games.descent.pieces.campaign_book import CampaignStart, Node, PhaseStep, Stretch, TravelCard
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
    Surge,
    Use,
)
from gruft.games.descent.pieces.quest_parts import (
    FixedGroup,
    OpenGroup,
    QuestFigure,
    QuestLieutenant,
    QuestRule,
    QuestToken,
    Reinforcement,
    SearchSpaces,
    SpecialSpaces,
    UniqueSearch,
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

UNPLAYED: Final[Mapping[type[Record], tuple[str, ...]]] = {Die: ("count_in_box",), Condition: ("copies",)}
"""Numbers that change nothing in play."""

PLACE: Final = "a place on the map, drawn there; every one is held against the tiles"
LISTED: Final = "its place in a list, which counts up"
BOOK: Final[Mapping[type[Record], Mapping[str, str]]] = {
    Quest: {"order": LISTED},
    Encounter: {"number": LISTED, "hero_spaces": PLACE},
    QuestMap: {"size": "the outline of the map; follows from its tiles"},
    Tile: {"number": "printed on the tile", "size": "its outline; follows from its grid", "walls": PLACE},
    Opening: {"start": PLACE},
    PlacedTile: dict.fromkeys(("x", "y", "rot"), PLACE),
    Door: {"edges": PLACE},
    SearchSpaces: {"spaces": PLACE},
    UniqueSearch: {"not_on": PLACE},
    QuestToken: {"spaces": PLACE},
    SpecialSpaces: {"spaces": PLACE},
    QuestLieutenant: {"space": PLACE},
    QuestFigure: {"spaces": PLACE, "size": "the size of its base; as many spaces are named"},
    FixedGroup: dict.fromkeys(("master_spaces", "master_feet"), PLACE),
    OpenGroup: {"slot": LISTED},
    Node: dict.fromkeys(("x", "y"), "where it is drawn on the map of the region"),
    TravelCard: {"number": "printed on the card; chance shuffles them"},
}
"""Numbers of the quest book that are only shown: where they stand, or why they follow from others."""

ON_SHEET: Final = ("speed", "health", "might", "knowledge", "willpower", "awareness")
WORDS: Final = "a sentence of the quest, which is made from it"
TOLD: Final[Mapping[type[Record], Mapping[str, str]]] = {
    Quest: {"act": "the briefing"},
    Rewards: {"xp_for_all": "the campaign's sheet, when it is paid"},
    Prize: dict.fromkeys(("xp", "gold_per_hero"), "the briefing"),
    QuestFigure: dict.fromkeys(
        ("speed", "health", "health_per_hero", "health_by_heroes", "might", "knowledge", "willpower", "awareness"),
        SHEET,
    ),
    Surge: dict.fromkeys(("surge", "damage"), "the choice of surges"),
    QuestRule: {"numbers": WORDS},
    FixedGroup: {"master_health_per_hero": WORDS},
    Reinforcement: dict.fromkeys(("numbers", "most", "apart"), WORDS),
    QuestToken: {"per_hero": WORDS, "count": "one, since it has a name of its own; many are counted in a sentence"},
    SearchSpaces: {"per_hero": WORDS},
    OpenGroup: {"max_spaces": "why a kind that is too large cannot be chosen"},
    CampaignStart: dict.fromkeys(("gold", "hero_xp", "overlord_xp"), "the campaign's sheet"),
    Stretch: {"count": "the course of the campaign"},
    PhaseStep: dict.fromkeys(("order", "order_without_errata"), "the order in which the steps come"),
}
"""Numbers of the quest book that count in play: where they are told."""
