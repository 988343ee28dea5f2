"""Turn order (DD-TERM-01, DD-TERM-09): the first-player token, then clockwise.

A step in turn order keeps the order it began with; `begin` writes it down.
"""

from __future__ import annotations

from gruft.games.domains.pieces.events import FirstPlayerMoved
from gruft.games.domains.pieces.tables import MAX_SEATS
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note

ORDERS = [[[(first + n) % seats for n in range(seats)] for first in range(seats)] for seats in range(MAX_SEATS + 1)]
"""By number of seats and first player."""


def turn_order(g: State) -> list[Seat]:
    """The current turn order."""
    return ORDERS[g.seats][g.first][:]


def clockwise_from(g: State, seat: Seat) -> list[Seat]:
    """All others, clockwise from a seat."""
    return [(seat + n) % g.seats for n in range(1, g.seats)]


def begin(g: State, seats: list[Seat] | None = None) -> None:
    """A new ordered step: all seats in turn order, or the given ones."""
    g.order = turn_order(g) if seats is None else seats
    g.turn = 0


def take_first(g: State, seat: Seat) -> None:
    """The first-player token moves to a seat; the step that is going on keeps its order."""
    if g.first != seat:
        g.first = seat
        note(g, FirstPlayerMoved, seat)
