"""What is printed on the board and the cards of Tyrants of the Underdark.

Numbers and names live in content/*.yaml; here they become frozen records, read once. What the effect of a
card means is said by the classes in cards/; here it is still plain data.

Not here: tables made for speed (underdark.py for the map, minions.py for the cards).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from gruft.table.content import Named, Record, Source, load
from gruft.table.plain import Plain

SLUG: Final = "tyrants"

Point = tuple[int, int]


DRAWN: Final = "where it is drawn; no rule asks"
COUNTED: Final = "the box must add up; what takes part is counted from the cards"


class Known(Named, frozen=True, kw_only=True):
    """Something with a name, handed down unless it says otherwise; `unplayed` numbers count in no rule."""

    unplayed: ClassVar[Mapping[str, str]] = {}

    source: Source = "seed"


class Deck(Known, frozen=True, kw_only=True):
    """A set of cards with one deck symbol."""

    unplayed: ClassVar[Mapping[str, str]] = {"cards": COUNTED}

    cards: int


class Card(Known, frozen=True, kw_only=True):
    """One design; `copies` of it exist. Without a cost it cannot be bought and fits no cost limit."""

    deck: str
    cost: int | None
    aspect: str | None
    type: str
    deck_vp: int
    inner_circle_vp: int | None
    copies: int
    effect: list[dict[str, Plain]]
    on_forced_discard: list[dict[str, Plain]] = []
    returns_to_supply: bool = False
    """Goes back to its stack wherever it would be devoured or promoted."""


class Site(Known, frozen=True, kw_only=True):
    """A named group of troop spaces; `marker_vp` is what its control marker, if any, is worth under total control."""

    unplayed: ClassVar[Mapping[str, str]] = dict.fromkeys(("box", "label_xy", "space_xy", "spy_xy", "marker_xy"), DRAWN)

    kind_en: str
    kind_de: str
    section: str
    vp: int
    spaces: int
    white_spaces: list[int]
    start: bool
    box: tuple[int, int, int, int]
    label_xy: Point
    space_xy: list[Point]
    spy_xy: list[Point]
    marker_vp: int | None = None
    marker_xy: Point | None = None


class Route(Record, frozen=True, kw_only=True):
    """Troop spaces in a line from site `a` to site `b`; with none of them the two sites touch."""

    unplayed: ClassVar[Mapping[str, str]] = {"xy": DRAWN}

    id: str
    a: str
    b: str
    section: str
    white: list[bool]
    xy: list[Point]
    source: Source


class SectionLine(Record, frozen=True, kw_only=True):
    """A dotted line between two sections, for drawing."""

    unplayed: ClassVar[Mapping[str, str]] = {"points": DRAWN}

    id: str
    points: list[Point]


ASPECTS: Final = load(SLUG, "cards.yaml", list[Known], key="aspects")
DECKS: Final = load(SLUG, "cards.yaml", list[Deck], key="decks")
TYPES: Final = load(SLUG, "cards.yaml", list[Known], key="types")
CARDS: Final = load(SLUG, "cards.yaml", list[Card], key="cards")
SECTIONS: Final = load(SLUG, "board.yaml", list[Known], key="sections")
SITES: Final = load(SLUG, "board.yaml", list[Site], key="sites")
ROUTES: Final = load(SLUG, "board.yaml", list[Route], key="routes")
SECTION_LINES: Final = load(SLUG, "board.yaml", list[SectionLine], key="section_lines")
