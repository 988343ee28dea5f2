"""Tiles and quests as printed: what a map is laid from and what a quest says.

A map's grid is written out in the quest file as well as its tiles; maps.py lays the tiles and the tests compare.
Coordinates are [x, y] from the top left, edges [x, y, side].

Not here: what an encounter is made of besides its map (quest_parts.py), laying the map (maps.py), what the rules of
a quest do (quests/).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from gruft.games.descent.meta import BOOK
from gruft.games.descent.pieces.content import SLUG
from gruft.games.descent.pieces.quest_parts import (
    FixedGroup,
    OpenGroup,
    Place,
    QuestFigure,
    QuestLieutenant,
    QuestRule,
    QuestToken,
    Reinforcement,
    SearchSpaces,
    SpecialSpaces,
)
from gruft.table.content import Named, Record, Source, load


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


class Encounter(Named, frozen=True, kw_only=True):
    """One encounter of a quest."""

    number: int
    setting: Literal["indoor", "outdoor", "mixed"]
    mood: Literal["hall", "cave", "forest", "snow", "ruins", "lava", "water"]
    """How its map looks."""
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
    reinforcements: tuple[Reinforcement, ...] = ()
    victory_heroes: tuple[QuestRule, ...]
    victory_overlord: tuple[QuestRule, ...]
    ends_en: str = ""
    ends_de: str = ""
    carry_over: tuple[QuestRule, ...] = ()

    def all_rules(self) -> tuple[QuestRule, ...]:
        """Set-up, special rules, reinforcements, victory conditions and what is carried over."""
        wins = self.victory_heroes + self.victory_overlord
        return (*self.setup, *self.rules, *self.reinforcements, *wins, *self.carry_over)


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


class Ending(Record, frozen=True, kw_only=True):
    """How a quest has ended."""

    text_en: str
    text_de: str

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return self.text_de if lang == "de" else self.text_en


class Quest(Named, frozen=True, kw_only=True):
    """A quest of the quest book; `standalone`: it may be played outside a campaign.

    What only this quest knows may be named in its file, under refs: its counters (`counter:…`), special actions
    (`quest:…`), tokens, doors. Ours are named in texts/quests.*.ftl, and so are their endings.
    """

    order: int
    kind: Literal["introduction", "act1", "interlude", "act2", "finale"]
    act: int
    standalone: bool
    story_en: str
    story_de: str
    rewards: Rewards
    words: tuple[Named, ...] = ()
    endings: dict[str, Ending] = msgspec.field(default_factory=dict)
    """By the side that has won."""
    encounters: tuple[Encounter, ...]
    source: Source

    def all_rules(self) -> Iterator[QuestRule]:
        """Every rule the file prints, wherever in it it stands."""
        return (rule for part in self.encounters for rule in part.all_rules())

    def rule(self, name: str) -> QuestRule:
        """The rule with this id."""
        return next(one for one in self.all_rules() if one.id == name)

    def number(self, rule: str, name: str) -> int:
        """A number of one of its rules."""
        return self.rule(rule).numbers[name]


TILES: Final = {tile.id: tile for tile in load(SLUG, "tiles.yaml", list[Tile], key="tiles")}
TILE_SUPPLY: Final = load(SLUG, "tiles.yaml", dict[str, int], key="supply")
QUESTS: Final = {name: load(SLUG, f"quests/{name}.yaml", Quest, key="quest") for name in BOOK}
COMMON_RULES: Final = load(SLUG, "quests/common.yaml", list[QuestRule], key="rules")
PERSONS: Final = {person.id: person for quest in QUESTS.values() for part in quest.encounters for person in part.npcs}
"""Persons by id: one who appears in several encounters has the same name in all of them."""
