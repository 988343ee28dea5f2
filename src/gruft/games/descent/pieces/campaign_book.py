"""The campaign and its travel cards as printed: what follows what, the phase between quests, the roads of the region.

Not here: the quests themselves (atlas.py), what their rewards are (there too).
"""

from __future__ import annotations

from typing import Final, Literal

from gruft.games.descent.pieces.content import SLUG
from gruft.games.descent.pieces.quest_parts import QuestRule
from gruft.table.content import Named, Record, Source, load, load_by_id

QuestKind = Literal["introduction", "act1", "interlude", "act2", "finale"]
Symbol = Literal["road", "plain", "forest", "mountain", "water"]


class CampaignStart(Record, frozen=True, kw_only=True):
    """What everybody has before the first quest."""

    gold: int
    hero_xp: int
    overlord_xp: int
    act: int
    source: Source


class Stretch(Record, frozen=True, kw_only=True):
    """So many quests of a kind are played one after the other."""

    kind: QuestKind
    count: int


class Successors(Record, frozen=True, kw_only=True):
    """Which quest of act II follows a quest of act I, by who won it."""

    act1: str
    heroes: str
    overlord: str
    source: Source


class PhaseStep(Named, frozen=True, kw_only=True):
    """A step of the campaign phase, its place with the option errata and without, and the rules it follows."""

    order: int
    order_without_errata: int
    rules: tuple[str, ...]
    source: Source


class Route(Record, frozen=True, kw_only=True):
    """The way from the city to a quest, symbol by symbol."""

    quest: str
    node: str
    symbols: tuple[Symbol, ...]
    source: Source


class Node(Named, frozen=True, kw_only=True):
    """A place on the map of the region, in hundredths of its width and height."""

    kind: Literal["city", "junction", "quest"]
    x: int
    y: int


class Road(Record, frozen=True, kw_only=True):
    """A stretch of road between two places."""

    start: str
    end: str
    symbols: tuple[Symbol, ...]


class Person(Named, frozen=True, kw_only=True):
    """Somebody the stories speak of."""

    role_en: str
    role_de: str
    source: Source


class Campaign(Named, frozen=True, kw_only=True):
    """The campaign book."""

    home: str
    setting_en: str
    setting_de: str
    start: CampaignStart
    sequence: tuple[Stretch, ...]
    successors: tuple[Successors, ...]
    phase: tuple[PhaseStep, ...]
    symbols: tuple[Named, ...]
    routes: tuple[Route, ...]
    nodes: tuple[Node, ...]
    roads: tuple[Road, ...]
    people: tuple[Person, ...]
    rules: tuple[QuestRule, ...]


class Outcome(Record, frozen=True, kw_only=True):
    """What a travel event does, to each hero if it names nobody.

    `tester`: who has just tested; `chosen`: the hero the heroes name; the lowest attribute: ties go to the overlord.
    """

    who: Literal["each", "tester", "chosen", "lowest_awareness", "lowest_might"] = "each"
    damage: int = 0
    fatigue: int = 0
    recover_damage: bool = False
    recover_fatigue: bool = False
    condition: str = ""
    search: int = 0
    overlord_draws: int = 0
    overlord_discards: int = 0
    """At random."""
    looks_at_hand: bool = False
    discards_from_hand: int = 0
    """The hero chooses among the overlord's cards, or none."""
    skips_next: bool = False


class TravelTest(Record, frozen=True, kw_only=True):
    """A test on the way, by each hero or by one the heroes name."""

    who: Literal["each", "chosen"]
    attribute: Literal["might", "knowledge", "willpower", "awareness", "overlord_chooses"]
    passed: tuple[Outcome, ...] = ()
    failed: tuple[Outcome, ...] = ()
    all_passed: tuple[Outcome, ...] = ()
    all_failed: tuple[Outcome, ...] = ()


class TravelOption(Record, frozen=True, kw_only=True):
    """What the heroes may decide for together."""

    id: str
    outcomes: tuple[Outcome, ...]


class TravelEvent(Named, frozen=True, kw_only=True):
    """What happens at a symbol: a test, a decision, or simply this. `may_pass`: the heroes may let it be."""

    symbol: Symbol
    test: TravelTest | None = None
    options: tuple[TravelOption, ...] = ()
    may_pass: bool = False
    outcomes: tuple[Outcome, ...] = ()
    text_en: str
    text_de: str


class TravelCard(Record, frozen=True, kw_only=True):
    """A travel event card; symbols it does not name bring nothing."""

    id: str
    number: int
    events: tuple[TravelEvent, ...]
    source: Source


CAMPAIGN: Final = load(SLUG, "campaign.yaml", Campaign, key="campaign")
TRAVEL_CARDS: Final = load_by_id(SLUG, "travel.yaml", TravelCard, "travel_cards")
