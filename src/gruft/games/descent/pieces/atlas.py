"""Tiles and quests as printed: what a map is laid from and what a quest says.

A map's grid is written out in the quest file as well as its tiles; maps.py lays the tiles and the tests compare.
Coordinates are [x, y] from the top left, edges [x, y, side].

Not here: laying the map (maps.py), what the rules of a quest do (quests/).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from gruft.games.descent.pieces.content import SLUG, Surge
from gruft.table.content import Named, Record, Source, load

Place = tuple[int, int]


class Opening(Record, frozen=True, kw_only=True):
    """Where a tile joins another: two spaces wide, from `start` on that side."""

    side: str
    start: int


class Tile(Record, frozen=True, kw_only=True):
    """One side of a map tile; `grid`: . plain, # obstacle, ~ water, o pit, ^ lava, _ no space."""

    id: str
    kind: str
    number: int = 0
    side: str
    setting: str
    reverse: str
    theme_en: str
    theme_de: str
    size: tuple[int, int]
    grid: tuple[str, ...]
    openings: tuple[Opening, ...]
    walls: tuple[tuple[int, int, str], ...] = ()
    source: str


class PlacedTile(Record, frozen=True, kw_only=True):
    """A tile of a quest's map; `rot` is clockwise."""

    key: str
    tile: str
    x: int
    y: int
    rot: int


class Door(Record, frozen=True, kw_only=True):
    """A door; it covers its edges as one."""

    id: str
    kind: Literal["normal", "locked"]
    state: Literal["closed", "open"]
    edges: tuple[tuple[int, int, str], ...]


class QuestMap(Record, frozen=True, kw_only=True):
    """The map of an encounter."""

    size: tuple[int, int]
    tiles: tuple[PlacedTile, ...]
    grid: tuple[str, ...]
    doors: tuple[Door, ...] = ()
    source: Source


class Area(Named, frozen=True, kw_only=True):
    """A named part of the map: the listed tiles and nothing else."""

    tiles: tuple[str, ...]


class FixedGroup(Record, frozen=True, kw_only=True):
    """A monster group every game of this encounter has.

    `size`: as on the card, or none at set-up, the master alone, the master and a minion for each `per` (a counter
    of the first encounter), or who survived the first encounter.
    """

    group: str
    area: str = ""
    areas_choice: tuple[str, ...] = ()
    overflow: str = ""
    size: Literal["card", "none", "master_only", "master_plus", "survivors"] = "card"
    per: str = ""
    over_limit: bool = False
    size_en: str = ""
    size_de: str = ""
    master_name: str = ""
    master_health_per_hero: int = 0
    master_spaces: tuple[Place, ...] = ()
    """The overlord chooses one of these for the master."""
    master_feet: tuple[Place, ...] = ()
    """All spaces the master stands on."""
    minions_area: str = ""
    source: Source
    note: str = ""


class OpenGroup(Record, frozen=True, kw_only=True):
    """A monster group the overlord picks by trait; `brought_by`: it comes later, by this rule."""

    slot: int
    area: str = ""
    areas_choice: tuple[str, ...] = ()
    overflow: str = ""
    max_spaces: int = 0
    brought_by: str = ""
    source: Source
    note: str = ""


class QuestLieutenant(Record, frozen=True, kw_only=True):
    """A lieutenant of the encounter.

    `brought_by`: off the map until this rule brings him to `area`; `only_if`: he takes part only if this rule says
    so. `relic`: he carries it if the overlord has it, or in any case if it is on loan.
    """

    lieutenant: str
    area: str
    space: Place | None = None
    brought_by: str = ""
    only_if: str = ""
    item: str = ""
    relic: str = ""
    relic_on_loan: bool = False
    health_per_stolen_crop: int = 0
    source: Source
    note: str = ""


class UniqueSearch(Record, frozen=True, kw_only=True):
    """The unique search token of an encounter; it may not lie on `not_on`."""

    id: str
    effect_en: str
    effect_de: str
    not_on: tuple[Place, ...] = ()
    source: Source


class SearchSpaces(Record, frozen=True, kw_only=True):
    """Where search tokens may lie, and how many."""

    spaces: tuple[Place, ...]
    place: Literal["heroes", "heroes_plus_unique"]
    per_hero: int = 1
    unique: UniqueSearch | None = None
    source: Source
    note: str = ""


class QuestToken(Record, frozen=True, kw_only=True):
    """Objective tokens of the encounter, on the map or (`pool`) beside it at first.

    `carry`: who may pick them up: heroes, monsters (lieutenants too), a group, a lieutenant, open_1. `faces`: what the
    tokens are, in the order of the spaces or shuffled; `face_up`: everybody knows which is which.
    """

    id: str
    colour: str
    face_up: bool
    spaces: tuple[Place, ...] = ()
    count: int = 0
    per_hero: int = 0
    pool: Literal["", "overlord", "heroes", "search"] = ""
    faces: tuple[str, ...] = ()
    shuffled: bool = False
    carry: tuple[str, ...] = ()
    meaning_en: str
    meaning_de: str
    source: Source
    note: str = ""


class SpecialSpaces(Record, frozen=True, kw_only=True):
    """Spaces with a meaning of their own."""

    id: str
    mark: str
    spaces: tuple[Place, ...]
    meaning_en: str
    meaning_de: str
    source: Source
    note: str = ""


class QuestFigure(Named, frozen=True, kw_only=True):
    """A person or creature that is no monster of a group: villagers, allies, a sleeping dragon.

    `spaces`: one figure on each (all of one figure if it has a `size`); `count_from`: a counter says how many.
    `card_of`: what is not given here is read from this lieutenant's card.
    """

    side: Literal["heroes", "neutral"]
    treated_as: Literal["hero", "hero_figure", "neutral", "token"]
    size: tuple[int, int] = (1, 1)
    spaces: tuple[Place, ...] = ()
    count_from: str = ""
    area: str = ""
    brought_by: str = ""
    card_of: str = ""
    speed: int = 0
    health: int = 0
    health_per_hero: int = 0
    health_by_heroes: dict[int, int] = msgspec.field(default_factory=dict)
    defense: tuple[str, ...] = ()
    attack_type: str = ""
    attack: tuple[str, ...] = ()
    surges: tuple[Surge, ...] = ()
    might: int = 0
    knowledge: int = 0
    willpower: int = 0
    awareness: int = 0
    carry: tuple[str, ...] = ()
    source: Source
    note: str = ""


class QuestRule(Record, frozen=True, kw_only=True):
    """A rule, reinforcement, victory condition or carry-over in our words; `note`: which part is our own, or why."""

    id: str
    text_en: str
    text_de: str
    source: Source
    note: str = ""


class Encounter(Named, frozen=True, kw_only=True):
    """One encounter of a quest."""

    number: int
    setting: Literal["indoor", "outdoor", "mixed"]
    map: QuestMap
    areas: tuple[Area, ...]
    hero_start: str
    hero_spaces: tuple[Place, ...] = ()
    """Where exactly the heroes start; without it, anywhere in the area `hero_start`."""
    heroes_stay: bool = False
    """Heroes who stand in the area at the end of the first encounter stay where they are."""
    fixed: tuple[FixedGroup, ...] = ()
    open: tuple[OpenGroup, ...] = ()
    open_traits: tuple[str, ...] = ()
    lieutenants: tuple[QuestLieutenant, ...] = ()
    search: SearchSpaces
    tokens: tuple[QuestToken, ...] = ()
    special_spaces: tuple[SpecialSpaces, ...] = ()
    npcs: tuple[QuestFigure, ...] = ()
    setup: tuple[QuestRule, ...] = ()
    rules: tuple[QuestRule, ...] = ()
    reinforcements: tuple[QuestRule, ...] = ()
    victory_heroes: tuple[QuestRule, ...]
    victory_overlord: tuple[QuestRule, ...]
    ends_en: str = ""
    ends_de: str = ""
    carry_over: tuple[QuestRule, ...] = ()


class Prize(Record, frozen=True, kw_only=True):
    """What a side gets for winning a quest in the campaign; `xp` for each hero or for the overlord."""

    xp: int = 0
    gold_per_hero: int = 0
    relic: str = ""
    wins_campaign: bool = False


class SpecialReward(Record, frozen=True, kw_only=True):
    """A reward that is more than a number."""

    text_en: str
    text_de: str
    source: Source
    note: str = ""


class Rewards(Record, frozen=True, kw_only=True):
    """What a quest brings in the campaign."""

    xp_for_all: int
    heroes: Prize = Prize()
    overlord: Prize = Prize()
    special: SpecialReward | None = None
    source: Source


class Quest(Named, frozen=True, kw_only=True):
    """A quest of the quest book; `standalone`: it may be played outside a campaign."""

    order: int
    kind: Literal["introduction", "act1", "interlude", "act2", "finale"]
    act: int
    standalone: bool
    story_en: str
    story_de: str
    rewards: Rewards
    encounters: tuple[Encounter, ...]
    source: Source


QUEST_FILES: Final = (
    "first_blood",
    "a_fat_goblin",
    "castle_daerion",
    "the_cardinals_plight",
    "the_masquerade_ball",
    "death_on_the_wing",
    "the_shadow_vault",
    "the_overlord_revealed",
    "the_monsters_hoard",
    "the_frozen_spire",
    "the_dawnblade",
    "the_desecrated_tomb",
    "enduring_the_elements",
    "the_ritual_of_shadows",
    "blood_of_heroes",
    "the_twin_idols",
    "the_wyrm_turns",
    "the_wyrm_rises",
    "gryvorn_unleashed",
    "the_man_who_would_be_king",
)

TILES: Final = {tile.id: tile for tile in load(SLUG, "tiles.yaml", list[Tile], key="tiles")}
TILE_SUPPLY: Final = load(SLUG, "tiles.yaml", dict[str, int], key="supply")
QUESTS: Final = {name: load(SLUG, f"quests/{name}.yaml", Quest, key="quest") for name in QUEST_FILES}
COMMON_RULES: Final = load(SLUG, "quests/common.yaml", list[QuestRule], key="rules")
