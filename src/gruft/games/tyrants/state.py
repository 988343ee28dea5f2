"""What lies on the table in Tyrants of the Underdark (TU-COMP-08).

Pieces are bit masks, cards are small ints in lists whose last entry is the top. What follows from the pieces
and is asked all the time (which nodes hold which colour, where a space is free, who has presence where) is kept
beside the fields and rebuilt when missing; a test compares it with the plain computation. The class has no
slots because copying its dictionary is the fastest copy Python offers.

Not here: how it is laid out at the start (setup.py), what must always hold (invariants.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gruft.games.tyrants.pieces.minions import CARD_IDS, MARKET_DECKS
from gruft.games.tyrants.pieces.underdark import (
    COLORS,
    IN_PLAY,
    MARKER_IDS,
    NODE_SPACES,
    NODES,
    SECTION_IDS,
    SITE_IDS,
    SPACE_IDS,
    nodes_of,
)
from gruft.table.chance import Chance
from gruft.table.news import Event
from gruft.table.plain import bits, named

CARDS = named(CARD_IDS)
KEPT_BESIDE = frozenset(("nodes", "at", "free", "reached"))


class Beside:
    """What is kept beside the fields of a state; never written down."""

    nodes: int
    """Nodes in play."""
    at: list[int]
    """Nodes that hold a troop of each colour."""
    free: int
    """Nodes in play with an empty space."""
    reached: list[int]
    """Nodes where each player has presence; -1: to be worked out (presence.py)."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:  # only reached while nothing is kept yet
            if name not in KEPT_BESIDE:
                raise AttributeError(name)
            rebuild(self)
            return self.__dict__[name]


@dataclass
class State(Beside):
    """Everything on the table. Seats are colours: seat 0 plays black."""

    chance: Chance
    news: list[Event]
    seats: int
    market_decks: list[int] = field(metadata=named(MARKET_DECKS))
    sections: int = field(metadata=bits(SECTION_IDS))
    # whose turn, and what it has brought so far
    first: int
    active: int
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
    late_cards: list[int] = field(metadata=CARDS)
    """Cards with an effect put off to the end of the turn; `late_steps` says which of their effects."""
    late_steps: list[int]
    ghost: bool
    """The top devoured card counts as a market card until the turn ends."""
    ending: str
    """Why the game ends after this round; empty as long as it goes on."""
    # pieces
    troops: list[int] = field(metadata=bits(SPACE_IDS))
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

    def copy(self) -> State:
        twin = State.__new__(State)
        d = twin.__dict__
        d.update(self.__dict__)
        d["chance"] = self.chance.copy()
        d["played"] = self.played[:]
        d["resolving"] = self.resolving[:]
        d["known"] = self.known[:]
        d["late_cards"] = self.late_cards[:]
        d["late_steps"] = self.late_steps[:]
        d["troops"] = self.troops[:]
        d["spies"] = self.spies[:]
        d["barracks"] = self.barracks[:]
        d["halls"] = [hall[:] for hall in self.halls]
        d["tokens"] = self.tokens[:]
        d["holders"] = self.holders[:]
        d["decks"] = [cards[:] for cards in self.decks]
        d["hands"] = [cards[:] for cards in self.hands]
        d["discards"] = [cards[:] for cards in self.discards]
        d["circles"] = [cards[:] for cards in self.circles]
        d["in_play"] = self.in_play[:]
        d["market"] = self.market[:]
        d["market_deck"] = self.market_deck[:]
        d["guards"] = self.guards[:]
        d["priestesses"] = self.priestesses[:]
        d["outcasts"] = self.outcasts[:]
        d["devoured"] = self.devoured[:]
        d["at"] = self.at[:]
        d["reached"] = self.reached[:]
        return twin


def rebuild(g: State) -> None:
    """Work out everything that is kept beside the fields."""
    taken = 0
    for mask in g.troops:
        taken |= mask
    g.nodes = IN_PLAY[g.sections]
    g.at = [sum(1 << n for n in NODES if mask & NODE_SPACES[n]) for mask in g.troops]
    g.free = sum(1 << n for n in nodes_of(g.nodes) if NODE_SPACES[n] & ~taken)
    g.reached = [-1] * g.seats
