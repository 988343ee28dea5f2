"""Quest rules that move several figures (DE-R-78)."""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_figure
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow


def push_all(g: State, seat: Seat, figures: list[int], spaces: int) -> Flow[None]:
    """A quest rule moves several figures: one after the other in the order `seat` decides (DE-R-78)."""
    left = [f for f in figures if g.spaces[f]]
    while left:
        first = yield from choose_figure(g, seat, "push_order", left)
        assert first is not None
        left.remove(first)
        yield from move_spaces(g, first, spaces, seat=seat, must=True)
