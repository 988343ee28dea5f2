"""Tiles and quests as printed: what a map is laid from and what a quest says.

A map's grid is written out in the quest file as well as its tiles; maps.py lays the tiles and the tests compare.
Coordinates are [x, y] from the top left, edges [x, y, side].

Not here: laying the map (maps.py), what the rules of a quest do (quests.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.content import SLUG
from gruft.table.content import Record, load


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
    kind: str
    state: str
    edges: tuple[tuple[int, int, str], ...]


class QuestMap(Record, frozen=True, kw_only=True):
    """The map of an encounter."""

    size: tuple[int, int]
    tiles: tuple[PlacedTile, ...]
    grid: tuple[str, ...]
    doors: tuple[Door, ...] = ()
    source: str


class Area(Record, frozen=True, kw_only=True):
    """A named part of the map: the listed tiles and nothing else."""

    id: str
    tiles: tuple[str, ...]
    name_en: str
    name_de: str


class FixedGroup(Record, frozen=True, kw_only=True):
    """A monster group every game of this encounter has."""

    group: str
    area: str
    overflow: str = ""
    master_name: str = ""
    master_health_per_hero: int = 0
    source: str


class OpenGroup(Record, frozen=True, kw_only=True):
    """A monster group the overlord picks by trait."""

    slot: int
    area: str
    source: str


class QuestLieutenant(Record, frozen=True, kw_only=True):
    """A lieutenant of the encounter."""

    lieutenant: str
    area: str
    space: tuple[int, int]
    health_per_stolen_crop: int = 0
    source: str


class SearchSpaces(Record, frozen=True, kw_only=True):
    """Where search tokens may lie."""

    spaces: tuple[tuple[int, int], ...]
    place: str
    source: str


class QuestToken(Record, frozen=True, kw_only=True):
    """Objective tokens of the encounter; `carry` says who may pick them up."""

    id: str
    colour: str
    face_up: bool
    spaces: tuple[tuple[int, int], ...]
    carry: str
    meaning_en: str
    meaning_de: str
    shuffled: bool = False
    source: str


class SpecialSpaces(Record, frozen=True, kw_only=True):
    """Spaces with a meaning of their own."""

    id: str
    mark: str
    spaces: tuple[tuple[int, int], ...]
    meaning_en: str
    meaning_de: str
    source: str


class QuestRule(Record, frozen=True, kw_only=True):
    """A rule, reinforcement, victory condition or carry-over in our words."""

    id: str
    text_en: str
    text_de: str
    source: str


class Encounter(Record, frozen=True, kw_only=True):
    """One encounter of a quest."""

    id: str
    number: int
    name_en: str
    name_de: str
    setting: str
    map: QuestMap
    areas: tuple[Area, ...]
    hero_start: str
    fixed: tuple[FixedGroup, ...]
    open: tuple[OpenGroup, ...] = ()
    open_traits: tuple[str, ...] = ()
    lieutenants: tuple[QuestLieutenant, ...] = ()
    search: SearchSpaces
    tokens: tuple[QuestToken, ...] = ()
    special_spaces: tuple[SpecialSpaces, ...] = ()
    rules: tuple[QuestRule, ...]
    reinforcements: tuple[QuestRule, ...]
    victory_heroes: tuple[QuestRule, ...]
    victory_overlord: tuple[QuestRule, ...]
    ends_en: str = ""
    ends_de: str = ""
    carry_over: tuple[QuestRule, ...] = ()


class Quest(Record, frozen=True, kw_only=True):
    """A quest of the quest book."""

    id: str
    order: int
    name_en: str
    name_de: str
    kind: str
    act: int
    story_en: str
    story_de: str
    encounters: tuple[Encounter, ...]
    source: str


QUEST_FILES: Final = ("first_blood", "a_fat_goblin")

TILES: Final = {tile.id: tile for tile in load(SLUG, "tiles.yaml", list[Tile], key="tiles")}
TILE_SUPPLY: Final = load(SLUG, "tiles.yaml", dict[str, int], key="supply")
QUESTS: Final = {name: load(SLUG, f"quests/{name}.yaml", Quest, key="quest") for name in QUEST_FILES}
COMMON_RULES: Final = load(SLUG, "quests/common.yaml", list[QuestRule], key="rules")
