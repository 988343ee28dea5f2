"""What an encounter is made of besides its map: groups, lieutenants, tokens, persons, rules.

Not here: the map and the whole quest (atlas.py), what the rules do (quests/).
"""

from __future__ import annotations

from typing import Final, Literal, TypeVar

import msgspec
from msgspec import structs

from gruft.games.descent.pieces.content import Surge
from gruft.table.content import Named, Record, Source

Place = tuple[int, int]
ByHeroes = dict[int, dict[str, str | tuple[str, ...]]]
"""What is different with so many heroes: fields of the part in whose place these stand."""


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
    reinforced: bool = True
    """False: a rule of the quest says it never is, not even by a card."""
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
    by_heroes: ByHeroes = msgspec.field(default_factory=dict)
    source: Source
    note: str = ""


class QuestLieutenant(Record, frozen=True, kw_only=True):
    """A lieutenant of the encounter.

    `brought_by`: off the map until this rule brings him to `area`; `only_if`: he takes part only if this rule says
    so. `relic`: he carries it if the overlord has it, or in any case if it is on loan; else the overlord chooses.
    """

    lieutenant: str
    area: str
    space: Place | None = None
    brought_by: str = ""
    only_if: str = ""
    item: str = ""
    relic: str = ""
    relic_on_loan: bool = False
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
    half_in: str = ""
    """As many of them lie in this area as outside it."""
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

    def meaning(self, lang: str) -> str:
        """What such a token stands for, in a language."""
        return str(getattr(self, f"meaning_{lang}"))


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
    by_heroes: ByHeroes = msgspec.field(default_factory=dict)
    source: Source
    note: str = ""


Part = TypeVar("Part", OpenGroup, QuestFigure)


def with_heroes(part: Part, heroes: int) -> Part:
    """A part of the encounter as it is with so many heroes."""
    return structs.replace(part, **part.by_heroes.get(heroes, {}))


BY_HEROES: Final = ("with_two", "with_three", "with_four")
"""What a rule calls a number that depends on how many heroes play."""


class QuestRule(Record, frozen=True, kw_only=True):
    """A rule, reinforcement, victory condition or carry-over in our words; `note`: which part is our own, or why.

    `numbers`: the code reads them, `{name}` in the sentences shows them (`FB-VO.tokens`: that of another rule). What
    holds with so many heroes only stands under a name of `BY_HEROES`.
    """

    id: str
    text_en: str
    text_de: str
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    source: Source
    note: str = ""

    def with_heroes(self, heroes: int, usual: int = 0) -> int:
        """Its number for so many heroes, or the usual one."""
        return self.numbers.get(BY_HEROES[heroes - 2], usual)


class Reinforcement(QuestRule, frozen=True, kw_only=True):
    """Figures that come at a moment of the overlord's turn: up to `most`, of one of the groups (or `of_each`).

    With so many heroes only another number may stand in `numbers` instead of `most`. They come to one of the areas, to
    the one their group was set up in, or `near` such a token. `after`: not before this rule has taken effect; `apart`:
    that many spaces from every other figure of the group.
    """

    at: Literal["ol_start", "ol_end"]
    groups: tuple[str, ...]
    most: int
    of_each: bool = False
    areas: tuple[str, ...] = ()
    own_area: bool = False
    near: str = ""
    one_per_area: bool = False
    apart: int = 0
    after: str = ""
