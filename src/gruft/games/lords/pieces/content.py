"""What is printed on the tiles, cards and boards of Dungeon Lords.

Numbers and names live in content/*.yaml; here they become frozen records, read once.
Everything that differs by year is a pair (year 1, year 2), everything that differs by the
number of players a triple (two, three, four players). What stands on a component is made from its record
(seen/printed.py).

Not here: what the numbers do (the chapter modules).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from gruft.table.content import Component, Named, Record, Source, load, load_by_id

SLUG: Final = "lords"


Numbers = dict[str, int]
"""The numbers of a component that is its own little rule, by what they count."""

DRAWN: Final = "drawn on the piece itself"
IN_THE_BOX: Final = "said on no piece: the box must add up"


class Counted(Component, frozen=True, kw_only=True):
    """A component with numbers; those that are no part of its text stand `beside` it, each with the reason."""

    beside: ClassVar[Mapping[str, str]] = {}


class Printed(Counted, frozen=True, kw_only=True):
    """A component that says what it does; an owner's own words (`text_en`, `text_de` in his overlay) come first."""

    text_en: str = ""
    text_de: str = ""


class Cost(Record, frozen=True):
    """A price: evil moves the counter up, a trap or another monster is discarded."""

    gold: int = 0
    food: int = 0
    evil: int = 0
    imp: int = 0
    trap: int = 0
    monster: int = 0


class Gain(Record, frozen=True):
    """What an order space or a production room gives; evil below 0 is evil lost."""

    gold: int = 0
    food: int = 0
    evil: int = 0
    imp: int = 0
    trap: int = 0
    tunnel: int = 0
    spy: int = 0


FREE: Final = Cost()


class Space(Record, frozen=True):
    """One of the three spaces of a place."""

    pay: Cost = FREE
    gain: Gain = Gain()
    imps_up_to: int = 0
    foreman: bool = False


class Place(Counted, frozen=True):
    """A place of the main board and the order card that names it."""

    beside: ClassVar[Mapping[str, str]] = {"order": DRAWN, "space_order": DRAWN}

    order: int
    row: Literal["upper", "lower"]
    space_order: tuple[int, int, int]
    spaces: tuple[Space, Space, Space]
    year_2_extra_draw: int = 0


class Hit(Record, frozen=True):
    """One blow of an attack."""

    target: Literal["first", "any", "all", "any_but_first"]
    damage: int


class Attack(Named, frozen=True):
    """One of the options of a monster; without hits it is no attack."""

    hits: tuple[Hit, ...]
    then_if_eliminated: int = 0
    pay: Cost = FREE
    not_priest: bool = False
    return_face_up: bool = False
    skip_conquest: bool = False
    skip_healing: bool = False


class Monster(Printed, frozen=True):
    """A kind of monster or ghost tile."""

    beside: ClassVar[Mapping[str, str]] = {"copies": IN_THE_BOX, "cost": DRAWN}

    kind: Literal["monster", "ghost"]
    copies: tuple[int, int]
    cost: Cost
    attacks: tuple[Attack, ...]
    costs_source: Source
    troll_token: bool = False
    may_return_without_target: bool = False

    @property
    def is_ghost(self) -> bool:
        """Whether it is a ghost, which the rules treat apart."""
        return self.kind == "ghost"


class HeroType(Named, frozen=True):
    """Warrior, thief, priest or wizard; the paladin and the illusion belong to none of them."""


class Hero(Counted, frozen=True, kw_only=True):
    """A hero or paladin tile; who has no name of his own is called by type, hit points and symbols."""

    beside: ClassVar[Mapping[str, str]] = dict.fromkeys(("year", "rank", "hp", "anti_trap", "hearts", "magic"), DRAWN)

    name_en: str = ""
    name_de: str = ""

    year: int
    type: Literal["warrior", "thief", "priest", "wizard", "paladin"]
    hp: int
    rank: int = 0
    """Strength by rune; a paladin has none."""
    anti_trap: int = 0
    hearts: int = 0
    magic: int = 0

    def name(self, lang: str) -> str:
        """His own name, or his kind with his strength and symbols: Thief 4/2."""
        symbols = self.anti_trap + self.hearts + self.magic
        called = f"{HERO_TYPES[self.type].name(lang)} {self.hp}" + (f"/{symbols}" if symbols else "")
        return Named.name(self, lang) or called


class TrapDamage(Record, frozen=True):
    """Whom a trap hurts, before anything is prevented."""

    first: int = 0
    second: int = 0
    each: int = 0
    last_extra: int = 0
    others: int = 0
    chosen: int = 0
    first_hit_points: bool = False


class TrapYear(Record, frozen=True):
    """The values of a trap in one year; the flags and the poison are never prevented."""

    damage: TrapDamage
    cost: Cost = FREE
    skip_conquest: bool = False
    anti_magic: bool = False
    poison: int = 0


class Trap(Printed, frozen=True):
    """A kind of trap card."""

    beside: ClassVar[Mapping[str, str]] = {"copies": IN_THE_BOX}

    copies: int
    y1: TrapYear
    y2: TrapYear

    def in_year(self, year: int) -> TrapYear:
        """The values of the year of the battle, whenever the card was bought (DL-R-57)."""
        return self.y1 if year == 1 else self.y2


class Spell(Printed, frozen=True):
    """A combat card: a spell and a fatigue number. `effect` is a word of cards/spells.py."""

    beside: ClassVar[Mapping[str, str]] = {"year": DRAWN, "fatigue": DRAWN}

    year: int
    speed: Literal["fast", "slow"]
    fatigue: int
    effect: str
    numbers: Numbers = {}
    own_name: str = ""


class EventTile(Printed, frozen=True):
    """Payday, Taxes or Special Event."""

    numbers: Numbers = {}


class SpecialEvent(Printed, frozen=True):
    """A special event card. `effect` is a word of the special events' module."""

    effect: str
    numbers: Numbers = {}
    own_name: str = ""


class Room(Printed, frozen=True):
    """A room tile. Production rooms have imps and gain, combat rooms change the battle on them."""

    beside: ClassVar[Mapping[str, str]] = {"year": DRAWN}

    year: int
    kind: Literal["production", "combat", "scoring"]
    zone: Literal["upper", "lower", "edge", "center", ""] = ""
    imps: int = 0
    pay: Cost = FREE
    gain: Gain = Gain()
    bonus: int = 0
    bonus_for: tuple[str, ...] = ()
    max_traps: int = 1
    max_monsters: int = 2
    trap_fee: int = 1
    no_spells: bool = False
    points_each: int = 0
    points_for: tuple[str, ...] = ()
    points_per_title: tuple[int, int, int] = (0, 0, 0)


class Zone(Record, frozen=True):
    """The cells where a year-1 room of that zone may lie."""

    id: str
    cells: frozenset[tuple[int, int]]


class Board(Record, frozen=True):
    """The dungeon board, the starting stock, the evil track and the offers."""

    rows: int
    columns: int
    entrance_cell: tuple[int, int]
    starting_tunnels: tuple[tuple[int, int], ...]
    start_gold: int
    start_food: int
    start_imps: int
    evil_fields: int
    evil_start: int
    paladin_field: int
    monster_offer: int
    room_offer: int
    combat_cards: int
    source: Source


class Points(Record, frozen=True):
    """The score sheet."""

    unconquered_room: int
    monster: int
    hero: int
    paladin: int
    conquered_tile: int
    red_seal: int
    title_alone: tuple[int, int, int]
    title_shared: tuple[int, int, int]
    source: Source


class Title(Named, frozen=True):
    """One of the seven titles."""

    best: Literal["most", "fewest"]


class Gift(Component, frozen=True):
    """A gift token of the variant with gifts; the blank is for nobody."""

    for_type: str
    magic: int = 0
    hp: int = 0
    anti_trap: int = 0
    hearts: int = 0


class Scenario(Component, frozen=True):
    """A training scenario: who comes, what the trainee has, and the best possible result."""

    beside: ClassVar[Mapping[str, str]] = {"best": "what a search finds; shown beside the result"}

    party: tuple[str, ...]
    monsters: tuple[str, ...]
    traps: tuple[str, ...]
    food: int
    gold: int
    room: bool
    best: int


PLACES: Final = load_by_id(SLUG, "orders.yaml", Place, "places")
MONSTERS: Final = load_by_id(SLUG, "monsters.yaml", Monster, "monsters")
HERO_TYPES: Final = load_by_id(SLUG, "heroes.yaml", HeroType, "types")
HEROES: Final = load_by_id(SLUG, "heroes.yaml", Hero, "heroes")
TRAPS: Final = load_by_id(SLUG, "traps.yaml", Trap, "traps")
SPELLS: Final = load_by_id(SLUG, "combat_cards.yaml", Spell, "cards")
EVENTS: Final = load_by_id(SLUG, "events.yaml", EventTile, "event_tiles")
SPECIAL_EVENTS: Final = load_by_id(SLUG, "events.yaml", SpecialEvent, "special_events")
ROOMS: Final = load_by_id(SLUG, "rooms.yaml", Room, "rooms")
ZONES: Final = {z.id: z.cells for z in load(SLUG, "rooms.yaml", list[Zone], key="zones")}
BOARD: Final = load(SLUG, "board.yaml", Board, key="board")
POINTS: Final = load(SLUG, "board.yaml", Points, key="points")
TITLES: Final = load_by_id(SLUG, "board.yaml", Title, "titles")
GIFTS: Final = load_by_id(SLUG, "board.yaml", Gift, "gifts")
SCENARIOS: Final = load_by_id(SLUG, "training.yaml", Scenario, "scenarios")
