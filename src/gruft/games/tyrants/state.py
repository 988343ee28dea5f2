"""What lies on the table in Tyrants of the Underdark (TU-COMP-08).

Pieces are bit masks, cards are small ints in lists whose last entry is the top. What follows from the pieces
and is asked all the time (which nodes hold which colour, where a space is free, who has presence where) is kept
in `g.live`; a test compares it with the plain computation.

Not here: how it is laid out at the start (setup.py), what must always hold (invariants.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gruft.games.tyrants.pieces.minions import CARD_IDS, CARD_REFS, MARKET_DECKS
from gruft.games.tyrants.pieces.underdark import (
    COLORS,
    IN_PLAY,
    MARKER_IDS,
    NODE_SPACES,
    NODES,
    OLD_SPACE_IDS,
    SECTION_IDS,
    SITE_IDS,
    SPACE_IDS,
    WHITE,
    nodes_of,
)
from gruft.table import plain
from gruft.table.chance import Chance
from gruft.table.events import Event
from gruft.table.plain import Plain, bits, named, older

CARDS = named(CARD_IDS)
SEATS = plain.seats(COLORS[:WHITE])


@dataclass(slots=True)
class Live:
    """What follows from the pieces and is asked all the time; worked out by `wake`, never written down."""

    nodes: int
    """Nodes in play."""
    at: list[int]
    """Nodes that hold a troop of each colour."""
    free: int
    """Nodes in play with an empty space."""
    reached: list[int]
    """Nodes where each player has presence; -1: to be worked out (rules/presence.py)."""


@dataclass(frozen=True, slots=True)
class PutOff:
    """An effect put off to the end of the turn."""

    card: int = field(metadata=CARDS)
    effect: int
    """Which of the card's late effects, from 1."""


@dataclass(slots=True)
class State:
    """Everything on the table. Seats are colours: seat 0 plays black."""

    chance: Chance
    log: list[Event]
    seats: int
    market_decks: list[int] = field(metadata=named(MARKET_DECKS))
    sections: int = field(metadata=bits(SECTION_IDS))
    # whose turn, and what it has brought so far
    first: int = field(metadata=SEATS)
    active: int = field(metadata=SEATS)
    round: int
    power: int
    influence: int
    paid_markers: int = field(metadata=bits(MARKER_IDS))
    """Markers that have given their influence this turn."""
    played: list[int] = field(metadata=CARDS)
    """Every card played this turn, wherever it is now."""
    resolving: list[int] = field(metadata=CARDS)
    """Cards being resolved, the innermost last."""
    known: list[int] = field(metadata=CARDS)
    """Cards of which everybody knows that, if they are in a hand, they are still there (redeal.py)."""
    late: list[PutOff]
    """What is put off to the end of the turn, in the order of play."""
    ghost: bool
    """The top devoured card counts as a market card until the turn ends."""
    ending: str
    """Why the game ends after this round; empty as long as it goes on."""
    # pieces
    troops: list[int] = field(metadata=bits(SPACE_IDS, OLD_SPACE_IDS))
    """Spaces held by each colour, white last."""
    spies: list[int] = field(metadata=bits(SITE_IDS))
    barracks: list[int]
    halls: list[list[int]]
    """Each player's trophies by colour, white last."""
    box: int
    """White troops that take no part."""
    tokens: list[int]
    holders: list[int] = field(metadata=named(COLORS))
    """Who holds each control marker; null: it lies on the board."""
    # cards
    decks: list[list[int]] = field(metadata=CARDS)
    hands: list[list[int]] = field(metadata=CARDS)
    discards: list[list[int]] = field(metadata=CARDS)
    circles: list[list[int]] = field(metadata=CARDS)
    in_play: list[int] = field(metadata=CARDS)
    """The play area of the active player."""
    market: list[int] = field(metadata=CARDS)
    """The six market spaces; null: empty."""
    market_deck: list[int] = field(metadata=CARDS)
    guards: list[int] = field(metadata=CARDS)
    priestesses: list[int] = field(metadata=CARDS)
    outcasts: list[int] = field(metadata=CARDS)
    devoured: list[int] = field(metadata=CARDS)
    live: Live = field(init=False)

    def copy(self) -> State:
        """The same table; what can change is copied."""
        twin = State(
            self.chance.copy(),
            self.log,
            self.seats,
            self.market_decks,
            self.sections,
            self.first,
            self.active,
            self.round,
            self.power,
            self.influence,
            self.paid_markers,
            self.played[:],
            self.resolving[:],
            self.known[:],
            self.late[:],
            self.ghost,
            self.ending,
            self.troops[:],
            self.spies[:],
            self.barracks[:],
            [hall[:] for hall in self.halls],
            self.box,
            self.tokens[:],
            self.holders[:],
            [cards[:] for cards in self.decks],
            [cards[:] for cards in self.hands],
            [cards[:] for cards in self.discards],
            [cards[:] for cards in self.circles],
            self.in_play[:],
            self.market[:],
            self.market_deck[:],
            self.guards[:],
            self.priestesses[:],
            self.outcasts[:],
            self.devoured[:],
        )
        live = self.live
        twin.live = Live(live.nodes, live.at[:], live.free, live.reached[:])
        return twin


def _one_list(data: dict[str, Plain]) -> None:
    """Effects put off once lay in two lists side by side, counted from 0."""
    if "late_cards" in data:
        put_off = zip(data.pop("late_cards"), data.pop("late_steps"))
        data["late"] = [{"card": card, "effect": step + 1} for card, step in put_off]


older(State, _one_list)


def wake(g: State) -> None:
    """Work out what a state that was set up or read keeps beside its fields; a copy brings it along."""
    if not hasattr(g, "live"):
        g.live = worked_out(g)


def cause(g: State) -> str:
    """The card that brings what happens now, the innermost of those being resolved; empty if none does."""
    return CARD_REFS[g.resolving[-1]] if g.resolving else ""


def worked_out(g: State) -> Live:
    """What follows from the pieces on the board."""
    taken = 0
    for mask in g.troops:
        taken |= mask
    nodes = IN_PLAY[g.sections]
    at = [sum(1 << n for n in NODES if mask & NODE_SPACES[n]) for mask in g.troops]
    free = sum(1 << n for n in nodes_of(nodes) if NODE_SPACES[n] & ~taken)
    return Live(nodes, at, free, [-1] * WHITE)
