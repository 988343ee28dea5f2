"""What lies on the table in a quest.

Figures are slots in parallel lists, spaces and cards are small numbers, sets of figures are bit masks. What can
be worked out from the rest (map, occupancy, hero sheets, live hooks) is kept beside the fields: it is never
written down, is filled on demand, and is shared or copied by `copy`.

Not here: what the slots mean (kinds.py), who is next to whom (figures.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gruft.games.descent.board import Board
from gruft.games.descent.kinds import FIRST_MONSTER, KIND_IDS, NOBODY
from gruft.games.descent.maps import Map, encounter_map
from gruft.games.descent.pieces import KEY
from gruft.table.chance import Chance
from gruft.table.news import Event
from gruft.table.plain import named

if TYPE_CHECKING:
    from gruft.games.descent.attack import Attack
    from gruft.games.descent.hooks import Live, LiveOverlord
    from gruft.games.descent.rolls import Roll

CARD_IDS = [key.removeprefix("card:") for key in KEY]
CARRIED = -2

Mark = tuple[str, int, int, int, int]
"""A lasting effect: name, by whom, on whom, until when, a number."""


PILE = named(CARD_IDS)


def _none_each() -> list[int]:
    return [0] * FIRST_MONSTER


class Beside:
    """What is kept beside the fields of a state because it follows from them; see `work_out`."""

    if TYPE_CHECKING:
        attack: Attack | None
        roll: Roll | None
        charmed: int
        guest: int
        aloft: int
        map: Map
        board: Board
        occ: list[int]
        occupied: int
        hooks: list[tuple[Live, ...]]
        ol_hooks: list[tuple[LiveOverlord, ...]]
        max_health: list[int]
        max_stamina: list[int]
        pool: list[tuple[int, ...]]
        keys: list[str]
    else:
        attack = None
        roll = None
        charmed = NOBODY
        guest = -1
        aloft = NOBODY


@dataclass
class State(Beside):
    """A quest in progress."""

    chance: Chance
    news: list[Event]
    seats: int
    quest: str = "first_blood"
    level: str = "novice"
    errata: bool = True
    crrg: bool = True
    bonus: bool = True
    overlord: int = 0
    """The overlord's seat."""
    nh: int = 2
    hero_seat: list[int] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    encounter: int = 0
    round: int = 0
    turn: int = NOBODY
    actor: int = NOBODY
    # -- figures -------------------------------------------------------------
    kind: list[int] = field(default_factory=lambda: [-1] * FIRST_MONSTER, metadata=named(KIND_IDS))
    spaces: list[tuple[int, ...]] = field(default_factory=lambda: [()] * FIRST_MONSTER)
    damage: list[int] = field(default_factory=_none_each)
    fatigue: list[int] = field(default_factory=_none_each)
    cond: list[int] = field(default_factory=_none_each)
    mp: list[int] = field(default_factory=_none_each)
    health_bonus: list[int] = field(default_factory=_none_each)
    carries: list[int] = field(default_factory=lambda: [-1] * FIRST_MONSTER)
    token: list[int] = field(default_factory=lambda: [-1] * FIRST_MONSTER)
    relic: list[str] = field(default_factory=lambda: [""] * FIRST_MONSTER)
    relic_down: int = 0
    ko: int = 0
    left: int = 0
    # -- cards ---------------------------------------------------------------
    cards: list[list[int]] = field(default_factory=lambda: [[], [], [], []], metadata=PILE)
    status: list[int] = field(default_factory=lambda: [0] * len(KEY))
    feats: int = 0
    ol_hand: list[int] = field(default_factory=list, metadata=PILE)
    ol_deck: list[int] = field(default_factory=list, metadata=PILE)
    ol_discard: list[int] = field(default_factory=list, metadata=PILE)
    ol_table: list[int] = field(default_factory=list, metadata=PILE)
    search_deck: list[int] = field(default_factory=list, metadata=PILE)
    search_gone: list[int] = field(default_factory=list, metadata=PILE)
    found: list[int] = field(default_factory=list, metadata=PILE)
    """A search card just drawn and not yet kept."""
    shop1: list[int] = field(default_factory=list, metadata=PILE)
    shop2: list[int] = field(default_factory=list, metadata=PILE)
    ol_shown: list[int] = field(default_factory=list, metadata=PILE)
    """Cards in the overlord's hand that everybody has seen going there."""
    ol_top_known: int = 0
    """How many cards on top of his deck the overlord has looked at."""
    # -- the map -------------------------------------------------------------
    closed: int = 0
    """Closed doors, a bit each."""
    search_at: list[int] = field(default_factory=list)
    special: int = -1
    """Which of the search tokens is the special one; only the overlord knows."""
    token_kind: list[str] = field(default_factory=list)
    token_at: list[int] = field(default_factory=list)
    token_up: list[bool] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    # -- the turn ------------------------------------------------------------
    acted: int = 0
    actions: int = 0
    extra_moves: int = 0
    extra_attacks: int = 0
    moving: bool = False
    moved: int = 0
    move_actions: int = 0
    attacks_made: int = 0
    halted: list[str] = field(default_factory=list)
    """What a large monster interrupted its move for: the actions and targets it had before it was put down."""
    begun: bool = False
    """The hero has performed an action this turn; his familiar then waits until the end."""
    familiar: int = 0
    """0 not yet activated this turn, 1 activated before the actions, 2 after them."""
    rested: bool = False
    free_attack: bool = False
    activated: int = 0
    group: str = ""
    played: list[str] = field(default_factory=list)
    once: list[str] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    stage: int = 0
    pending: list[int] = field(default_factory=list)
    """Figures still to be set up."""
    winner: str = ""
    encounter_winner: str = ""

    def __getattr__(self, name: str) -> Any:  # only what has not been worked out yet comes here
        if name in DERIVED:
            work_out(self)
            return self.__dict__[name]
        raise AttributeError(name)

    def __getstate__(self) -> dict[str, Any]:
        """For other processes: the fields alone; the rest is worked out there."""
        beside = DERIVED | PASSING
        return {name: value for name, value in self.__dict__.items() if name not in beside}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)

    def copy(self) -> State:
        """An independent twin; static tables and immutable values are shared."""
        twin = State.__new__(State)
        own = twin.__dict__
        own.update(self.__dict__)
        for name in COPIED:
            own[name] = own[name][:]
        own["chance"] = self.chance.copy()
        own["cards"] = [held[:] for held in self.cards]
        own["counters"] = dict(self.counters)
        if "occ" in own:
            for name in DERIVED_LISTS:
                own[name] = own[name][:]
        for name in PASSING:
            own.pop(name, None)
        return twin


COPIED = (
    *("kind", "spaces", "damage", "fatigue", "cond", "mp", "health_bonus", "carries", "token", "relic"),
    *("status", "ol_hand", "ol_deck", "ol_discard", "ol_table", "ol_shown", "search_deck", "search_gone", "found"),
    *("shop1", "shop2", "search_at", "token_kind", "token_at", "token_up", "groups", "pending"),
    *("played", "once", "marks", "hero_seat", "classes", "halted"),
)
DERIVED_LISTS = ("occ", "max_health", "max_stamina", "pool", "keys")
PASSING = frozenset(("attack", "roll", "charmed", "guest", "aloft"))
DERIVED = frozenset((*DERIVED_LISTS, "map", "board", "occupied", "hooks", "ol_hooks"))


def work_out(g: State) -> None:
    """Fill everything that follows from the fields."""
    from gruft.games.descent.hooks import wire

    own = g.__dict__
    own["map"] = encounter_map(g.quest, g.encounter)
    work_out_board(g)
    work_out_occupancy(g)
    own["hooks"] = own["ol_hooks"] = []
    wire(g)


def work_out_board(g: State) -> None:
    """The tables for the doors that are closed now."""
    g.__dict__["board"] = g.map.board(g.closed, g.crrg)


def work_out_occupancy(g: State) -> None:
    """Who stands on which space."""
    own = g.__dict__
    occ = own["occ"] = [-1] * g.map.size
    mask = 0
    for f, spaces in enumerate(g.spaces):
        for s in spaces:
            occ[s] = f
            mask |= 1 << s
    own["occupied"] = mask
