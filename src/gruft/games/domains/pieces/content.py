"""The components as typed records, read from content/*.yaml (DD-COMP-01, DD-COMP-04).

`source` says whether an entry is handed down (seed) or our own design (reconstructed); `reconstructed` lists the
fields of a handed-down entry that are ours.

Not here: the flat tables the rules use (tables.py), what effects do (cards/).
"""

from __future__ import annotations

from typing import Any, Literal

from gruft.table.content import Component, Record, Source, load

Step = dict[str, Any]  # one step of an effect as written in YAML; effects/ turns it into a word


class Special(Record, frozen=True):
    """What a building does besides producing."""

    kind: Literal["area_defence", "production_step", "on_flip_dark"]
    text_en: str
    text_de: str
    n: int = 0


class Building(Component, frozen=True, kw_only=True):
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


class Bonus(Record, frozen=True):
    """The bonus bar of a monster: by terrain, or for a payment."""

    kind: Literal["terrain", "spend"]
    area: str = ""
    defence: int = 0
    item: str = ""
    n: int = 1
    adds: int | str = 0


class Monster(Component, frozen=True, kw_only=True):
    banner: Literal["black", "yellow"]
    ranks: list[int | None]
    defence: int | str
    cost: int | None = None
    production: dict[str, int] = {}
    bonus: Bonus | None = None
    comes_from: str = ""
    text_en: str = ""
    text_de: str = ""


class Adventurer(Component, frozen=True, kw_only=True):
    die: str
    left: str
    right: str


class Spell(Component, frozen=True, kw_only=True):
    deck: Literal["attack", "control", "defence", "production"]
    copies: int
    window: list[str]
    cost: dict[str, int | list[int]]
    text_en: str = ""
    text_de: str = ""
    do: list[Step] = []


class Henchman(Component, frozen=True, kw_only=True):
    phase: str
    point: str
    mode: Literal["optional", "passive"]
    decay: bool
    uses: int
    cost: dict[str, int] = {}
    discard: bool = False
    text_en: str = ""
    text_de: str = ""
    do: list[Step] = []


class Master(Component, frozen=True, kw_only=True):
    card: int
    side: Literal["a", "b"]
    kind: Literal["pre_game", "in_game"]
    phase: str
    point: str
    uses: int
    cost: dict[str, int] = {}
    text_en: str = ""
    text_de: str = ""
    do: list[Step] = []


class Fortune(Component, frozen=True, kw_only=True):
    suit: Literal["cups", "pentacles", "swords", "wands", "arcana"]
    deck: Literal["masquerade", "revelation", "decay"]
    match: list[Step] = []
    other: list[Step] = []
    single: list[Step] = []
    special_card: bool = False


class Place(Component, frozen=True, kw_only=True):
    order: int
    spaces: int
    text_en: str
    text_de: str
    charm_en: str
    charm_de: str
    charm_source: Source


class Token(Component, frozen=True, kw_only=True):
    count: int
    lasts: Literal["round", "host", "game", "battle", "special"]
    text_en: str
    text_de: str


class Item(Component, frozen=True, kw_only=True):
    group: Literal["coins", "evil", "resource", "element"]
    public: bool
    stored: bool
    tokens: dict[str, Any]  # how the box divides them; of no consequence in play
    limit: int | None = None


BUILDINGS = load("domains", "buildings.yaml", list[Building], key="buildings")
MONSTERS = load("domains", "monsters.yaml", list[Monster], key="monsters")
ADVENTURERS = load("domains", "adventurers.yaml", list[Adventurer], key="adventurers")
SPELLS = load("domains", "spells.yaml", list[Spell], key="spells")
HENCHMEN = load("domains", "henchmen.yaml", list[Henchman], key="henchmen")
MASTERS = load("domains", "masters.yaml", list[Master], key="masters")
FORTUNE = load("domains", "fortune.yaml", list[Fortune], key="fortune")
PLACES = load("domains", "city.yaml", list[Place], key="places")
TOKENS = load("domains", "tokens.yaml", list[Token], key="tokens")
ITEMS = load("domains", "supply.yaml", list[Item], key="items")
