"""What lies on the table in a quest: fields and copy only.

Figures are slots in parallel lists, spaces and cards are small numbers, sets of figures are bit masks. What follows
from the rest (map, occupancy, hero sheets, who listens to what) and what passes with the moment (the attack under way,
dice on the table) is kept in `live`: it is never written down; `wake` (moments/wiring.py) works it out.

Not here: what the slots mean (pieces/kinds.py), who is next to whom (rules/figures.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from gruft.games.descent.meta import META
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.board import Board
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.drawing import Drawing
from gruft.games.descent.pieces.kinds import FIGURES, FIRST_MONSTER, KIND_IDS, NOBODY
from gruft.games.descent.pieces.maps import Map
from gruft.games.descent.pieces.marks import Mark
from gruft.games.descent.pieces.rolls import Roll
from gruft.games.descent.pieces.spelling import (
    CONDITION_WORDS,
    FAMILIAR_WORDS,
    HERO_SLOTS,
    PILE,
    STATUS_WORDS,
    hands_and_locks,
    in_words,
)
from gruft.table import plain
from gruft.table.chance import Chance
from gruft.table.events import Event
from gruft.table.plain import bits, named, older

CARRIED = -2
POOL = -3
"""Where a token is that lies beside the map."""


def _none_each() -> list[int]:
    return [0] * FIRST_MONSTER


@dataclass(frozen=True, slots=True)
class Listener:
    """Somebody in this quest who takes part at a moment: the figure, and the card it comes from (-1: the figure's own).

    `hook` is the number of the behaviour; `down` says that it works also while its owner is not on the map.
    """

    owner: int
    card: int
    hook: int
    key: str
    down: bool = False

    def heard(self, g: State) -> bool:
        """Whether the owner is there to take part; effects that belong to nobody always do."""
        return self.owner < 0 or self.down or bool(g.spaces[self.owner])


@dataclass(frozen=True, slots=True)
class Playable:
    """An overlord card that belongs to the overlord's deck, and its behaviour at a moment."""

    id: str
    cards: tuple[int, ...]
    hook: int


class Walk(NamedTuple):
    """A movement somebody is asked about: who, how far, and whether spaces are counted instead of movement points."""

    figure: int
    points: int
    free: bool


class Live:
    """What is worked out from a state, and what passes: left out of plain data, empty in another process."""

    __slots__ = (
        "aloft",
        "attack",
        "awake",
        "board",
        "charmed",
        "guest",
        "hooks",
        "keys",
        "map",
        "max_health",
        "max_stamina",
        "occ",
        "occupied",
        "ol_hooks",
        "persons",
        "pool",
        "roll",
        "values",
        "walks",
    )

    map: Map
    board: Board

    def __init__(self) -> None:
        self.awake = False
        self.occ: list[int] = []
        self.occupied = 0
        self.hooks: dict[type, tuple[Listener, ...]] = {}
        self.ol_hooks: dict[type, tuple[Playable, ...]] = {}
        self.values: dict[str, tuple[Listener, ...]] = {}
        self.max_health: list[int] = []
        self.max_stamina: list[int] = []
        self.pool: list[tuple[int, ...]] = []
        self.keys: list[str] = []
        self.persons: tuple[int, ...] = ()
        """The slots of persons, if the encounter has any."""
        self.pass_away()

    def pass_away(self) -> None:
        """Nothing is under way: nobody attacks, rolls, walks, is charmed, passes through or flies."""
        self.attack: Attack | None = None
        self.roll: Roll | None = None
        self.charmed = NOBODY
        self.guest = -1
        self.aloft = NOBODY
        self.walks: Walk | None = None
        """Whose steps are asked for, where it is a movement of its own; only for who looks on."""

    def __reduce__(self) -> tuple[type[Live], tuple[()]]:
        return Live, ()

    def copy(self) -> Live:
        """For a twin of the state between two beats; tables are shared."""
        if not self.awake:
            return Live()
        twin = Live.__new__(Live)
        twin.awake = True
        twin.map = self.map
        twin.board = self.board
        twin.occ = [*self.occ]
        twin.occupied = self.occupied
        twin.hooks = self.hooks
        twin.ol_hooks = self.ol_hooks
        twin.values = self.values
        twin.max_health = self.max_health
        twin.max_stamina = self.max_stamina
        twin.pool = self.pool
        twin.keys = self.keys
        twin.persons = self.persons
        twin.pass_away()
        return twin


@dataclass(slots=True)
class State:
    """A quest in progress."""

    chance: Chance
    log: list[Event]
    seats: int
    quest: str = "first_blood"
    level: str = "novice"
    errata: bool = True
    crrg: bool = True
    bonus: bool = True
    overlord: int = field(default=0, metadata=plain.seats(META.seat_names))
    """The overlord's seat."""
    nh: int = 2
    hero_seat: list[int] = field(default_factory=list, metadata=plain.seats(META.seat_names))
    classes: list[str] = field(default_factory=list)
    encounter: int = 0
    round: int = 0
    turn: int = field(default=NOBODY, metadata=FIGURES)
    actor: int = field(default=NOBODY, metadata=FIGURES)
    # -- figures -------------------------------------------------------------
    kind: list[int] = field(default_factory=lambda: [-1] * FIRST_MONSTER, metadata=named(KIND_IDS))
    spaces: list[tuple[int, ...]] = field(default_factory=lambda: [()] * FIRST_MONSTER)
    damage: list[int] = field(default_factory=_none_each)
    fatigue: list[int] = field(default_factory=_none_each)
    cond: list[int] = field(default_factory=_none_each, metadata=bits(CONDITION_WORDS))
    mp: list[int] = field(default_factory=_none_each)
    health_bonus: list[int] = field(default_factory=_none_each)
    carries: list[tuple[int, ...]] = field(default_factory=lambda: [()] * FIRST_MONSTER)
    """The objective tokens each figure carries."""
    token: list[int] = field(default_factory=lambda: [-1] * FIRST_MONSTER)
    relic: list[str] = field(default_factory=lambda: [""] * FIRST_MONSTER)
    relic_down: int = 0
    ko: int = field(default=0, metadata=bits(HERO_SLOTS))
    left: int = 0
    # -- cards ---------------------------------------------------------------
    cards: list[list[int]] = field(default_factory=lambda: [[], [], [], []], metadata=PILE)
    status: list[int] = field(default_factory=lambda: [0] * len(CARD_REFS), metadata=bits(STATUS_WORDS))
    feats: int = field(default=0, metadata=bits(HERO_SLOTS))
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
    locked: int = 0
    """Doors only the quest's rules open, a bit each; open ones are locked again when they are closed."""
    doors_gone: int = 0
    """Doors that are no longer there, a bit each."""
    rubble: int = 0
    """Spaces barred by something a quest has laid there, a bit each: nobody enters or sees through."""
    gulfs: int = 0
    """Spaces of the map that are destroyed, a bit each: nobody enters, everybody sees across."""
    search_at: list[int] = field(default_factory=list)
    special: int = -1
    """Which of the search tokens is the special one; only the overlord knows."""
    token_kind: list[str] = field(default_factory=list)
    token_at: list[int] = field(default_factory=list)
    token_up: list[bool] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    group_area: dict[str, str] = field(default_factory=dict)
    """Areas the overlord has chosen for whole groups."""
    counters: dict[str, int] = field(default_factory=dict)
    # -- the turn ------------------------------------------------------------
    acted: int = field(default=0, metadata=bits(HERO_SLOTS))
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
    """The hero has performed an action or his additional attack this turn; his familiar then waits until the end."""
    familiar: int = field(default=0, metadata=named(FAMILIAR_WORDS))
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
    first_winner: str = ""
    """The side that has won the first encounter."""
    campaign: CampaignSheet | None = field(default=None, metadata=plain.SELDOM)
    """The campaign this quest is part of, if any."""
    drawn: Drawing | None = field(default=None, metadata=plain.SELDOM)
    """The map a position has brought along instead of a quest's."""
    live: Live = field(default_factory=Live, repr=False, compare=False)
    """What is worked out and what passes; see `Live`."""

    def copy(self) -> State:
        """An independent twin; static tables and immutable values are shared."""
        return State(
            self.chance.copy(),
            self.log,
            self.seats,
            self.quest,
            self.level,
            self.errata,
            self.crrg,
            self.bonus,
            self.overlord,
            self.nh,
            [*self.hero_seat],
            [*self.classes],
            self.encounter,
            self.round,
            self.turn,
            self.actor,
            [*self.kind],
            [*self.spaces],
            [*self.damage],
            [*self.fatigue],
            [*self.cond],
            [*self.mp],
            [*self.health_bonus],
            [*self.carries],
            [*self.token],
            [*self.relic],
            self.relic_down,
            self.ko,
            self.left,
            [[*held] for held in self.cards],
            [*self.status],
            self.feats,
            [*self.ol_hand],
            [*self.ol_deck],
            [*self.ol_discard],
            [*self.ol_table],
            [*self.search_deck],
            [*self.search_gone],
            [*self.found],
            [*self.shop1],
            [*self.shop2],
            [*self.ol_shown],
            self.ol_top_known,
            self.closed,
            self.locked,
            self.doors_gone,
            self.rubble,
            self.gulfs,
            [*self.search_at],
            self.special,
            [*self.token_kind],
            [*self.token_at],
            [*self.token_up],
            [*self.groups],
            dict(self.group_area),
            dict(self.counters),
            self.acted,
            self.actions,
            self.extra_moves,
            self.extra_attacks,
            self.moving,
            self.moved,
            self.move_actions,
            self.attacks_made,
            [*self.halted],
            self.begun,
            self.familiar,
            self.rested,
            self.free_attack,
            self.activated,
            self.group,
            [*self.played],
            [*self.once],
            [*self.marks],
            self.stage,
            [*self.pending],
            self.winner,
            self.encounter_winner,
            self.first_winner,
            self.campaign and self.campaign.copy(),
            self.drawn,
            self.live.copy(),
        )


older(State, hands_and_locks, in_words)
