"""The components as typed records, read from content/*.yaml (DD-COMP-01, DD-COMP-04).

`source` says whether an entry is handed down (seed) or our own design (reconstructed); `reconstructed` lists the
fields of a handed-down entry that are ours. What stands on a component is made from its record (seen/printed.py): from
its steps (`do`), or from a sentence that takes the `numbers` the rules read as well. `text_en` and `text_de` are for an
owner who wants the words of his own copy.

Not here: the flat tables the rules use (tables.py), what effects do (cards/).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from gruft.table.content import Component, Record, Source, load
from gruft.table.plain import Plain

Step = dict[str, Plain]  # one step of an effect as written in YAML; effects/ turns it into a word


Numbers = dict[str, int | str]
"""Numbers and dice of a component that is its own little rule."""


class Printed(Component, frozen=True, kw_only=True):
    """A component with words on it.

    Every number of its record is part of its text, but for those `beside` it (by field) and those the record itself
    names as `unprinted` (by path, with the reason).
    """

    beside: ClassVar[Mapping[str, str]] = {}

    numbers: Numbers = {}
    unprinted: dict[str, str] = {}
    text_en: str = ""
    text_de: str = ""

    def number(self, name: str = "n") -> int:
        """A number of this component."""
        return int(self.numbers[name])

    @property
    def dice(self) -> list[int]:
        """Its dice, by their sides."""
        return dice_of(str(self.numbers["dice"]))


def dice_of(text: str) -> list[int]:
    """`3d6` as 6, 6, 6."""
    count, _, sides = text.partition("d")
    return [int(sides)] * int(count)


class Special(Record, frozen=True):
    """What a building does besides producing."""

    kind: Literal["area_defence", "production_step", "on_flip_dark"]
    n: int = 0


class Building(Printed, frozen=True, kw_only=True):
    beside = {
        "ranks": "part of the name",
        "cost": "symbols of their own",
        "defence": "a symbol of its own",
    }

    dark_name_en: str
    dark_name_de: str
    type: str
    ranks: list[int]
    areas: list[str]
    cost: dict[str, int]
    defence: int
    light_production: dict[str, int] = {}
    dark_production: dict[str, int] = {}
    special: Special | None = None

    def dark_name(self, lang: str) -> str:
        """The name of its dark side."""
        return self.dark_name_de if lang == "de" else self.dark_name_en


class Bonus(Record, frozen=True):
    """The bonus bar of a monster: by terrain, or for a payment."""

    kind: Literal["terrain", "spend"]
    area: str = ""
    defence: int = 0
    item: str = ""
    n: int = 1
    adds: int | str = 0


class Monster(Printed, frozen=True, kw_only=True):
    beside = {"ranks": "part of the name", "cost": "a symbol of its own", "defence": "a symbol of its own"}

    banner: Literal["black", "yellow"]
    ranks: list[int | None]
    defence: int | str
    cost: int | None = None
    production: dict[str, int] = {}
    bonus: Bonus | None = None
    comes_from: str = ""


class Adventurer(Component, frozen=True, kw_only=True):
    die: str
    left: str
    right: str


class Spell(Printed, frozen=True, kw_only=True):
    beside = {"copies": "how many are in the box", "cost": "symbols of their own"}

    deck: Literal["attack", "control", "defence", "production"]
    copies: int
    window: list[str]
    cost: dict[str, int | list[int]]
    do: list[Step] = []


class Henchman(Printed, frozen=True, kw_only=True):
    phase: str
    point: str
    mode: Literal["optional", "passive"]
    decay: bool
    uses: int
    cost: dict[str, int] = {}
    discard: bool = False
    do: list[Step] = []


class Master(Printed, frozen=True, kw_only=True):
    beside = {"card": "which of the two-sided cards"}

    card: int
    side: Literal["a", "b"]
    kind: Literal["pre_game", "in_game"]
    phase: str
    point: str
    uses: int
    cost: dict[str, int] = {}
    do: list[Step] = []


class Fortune(Component, frozen=True, kw_only=True):
    suit: Literal["cups", "pentacles", "swords", "wands", "arcana"]
    deck: Literal["masquerade", "revelation", "decay"]
    match: list[Step] = []
    other: list[Step] = []
    single: list[Step] = []
    special_card: bool = False


class Place(Printed, frozen=True, kw_only=True):
    beside = {"order": "the number on the board", "spaces": "drawn on the board"}

    order: int
    spaces: int
    charm_en: str = ""
    charm_de: str = ""
    charm_source: Source


class Token(Printed, frozen=True, kw_only=True):
    beside = {"count": "how many are in the box"}

    count: int
    lasts: Literal["round", "host", "game", "battle", "special"]


class Item(Component, frozen=True, kw_only=True):
    unplayed: ClassVar[Mapping[str, str]] = {"tokens": "how the box divides them; tokens are not limited"}

    group: Literal["coins", "evil", "resource", "element"]
    public: bool
    stored: bool
    tokens: dict[str, Plain]
    limit: int | None = None


BUILDINGS = load("domains", "buildings.yaml", list[Building], key="buildings")
MONSTERS = load("domains", "monsters.yaml", list[Monster], key="monsters")
ADVENTURERS = load("domains", "adventurers.yaml", list[Adventurer], key="adventurers")
SPELLS = load("domains", "spells.yaml", list[Spell], key="spells")
HENCHMEN = load("domains", "henchmen.yaml", list[Henchman], key="henchmen")
MASTERS = load("domains", "masters.yaml", list[Master], key="masters")
FORTUNE = load("domains", "fortune.yaml", list[Fortune], key="fortune")
PLACES = sorted(load("domains", "city.yaml", list[Place], key="places"), key=lambda place: place.order)
TOKENS = load("domains", "tokens.yaml", list[Token], key="tokens")
ITEMS = load("domains", "supply.yaml", list[Item], key="items")

SPELL: Final = {card.id: card for card in SPELLS}
HENCHMAN: Final = {card.id: card for card in HENCHMEN}
MASTER: Final = {card.id: card for card in MASTERS}
PLACE: Final = {place.id: place for place in PLACES}
TOKEN: Final = {token.id: token for token in TOKENS}
"""By id, for rules that look up one of them."""
