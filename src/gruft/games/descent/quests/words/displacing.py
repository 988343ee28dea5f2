"""Figures that make way for another one (FS-2, FS-3, GU-6): put on the closest empty spaces, which they enter."""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.moments.asking import choose_figure, choose_one
from gruft.games.descent.moments.moment import ComesDown
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.rules.figures import empty, mask_of
from gruft.games.descent.rules.movement.moves import place
from gruft.games.descent.rules.places import room
from gruft.games.descent.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow

Fits = Callable[[State, int], bool]
"""Whether a figure may be put on this space."""


def anywhere(g: State, s: int) -> bool:
    """Every space will do."""
    return True


def one_by_one(g: State, figures: list[int], moves: Callable[[State, int], Flow[None]]) -> Flow[None]:
    """A rule of the overlord's turn moves several figures: one after the other in the order he decides (DE-R-78)."""
    while left := [f for f in figures if g.spaces[f]]:
        first = yield from choose_figure(g, g.overlord, "push_order", left)
        assert first is not None
        figures = [f for f in left if f != first]
        yield from moves(g, first)


def make_way(g: State, f: int, seat: Seat, avoid: int, fits: Fits = anywhere) -> Flow[None]:
    """The figure is put on the closest spaces that fit, or any if none do; among equals `seat` chooses."""
    feet = _closest(g, f, avoid, fits) or _closest(g, f, avoid, anywhere)
    options = {g.live.map.feet_key(spaces): n for n, spaces in enumerate(feet)}
    chosen = yield from choose_one(seat, "step_aside", options, False, {"figure": ref_of(g, f)})
    if chosen is not None:
        yield from place(g, f, feet[chosen])


def _closest(g: State, f: int, avoid: int, fits: Fits) -> list[tuple[int, ...]]:
    """Every way to stand fewest spaces from where the figure is, on none of the spaces to avoid."""
    found = {
        feet: None
        for s in range(g.live.map.size)
        if empty(g, s) and not avoid >> s & 1
        for feet in room(g, f, s)
        if not mask_of(feet) & avoid and all(fits(g, t) for t in feet)
    }
    rows = [g.live.board.row(s) for s in g.spaces[f]]
    far = {feet: min(row[t] for row in rows for t in feet) for feet in found}
    near = min(far.values(), default=0)
    return sorted(feet for feet in found if far[feet] == near)


def in_the_way(g: State, f: int, spaces: tuple[int, ...]) -> list[int]:
    """Figures that stand where this one is about to come."""
    others = dict.fromkeys(g.live.occ[s] for s in spaces)
    return [other for other in others if other not in (f, -1)]


def advance(g: State, f: int, spaces: tuple[int, ...]) -> Flow[None]:
    """The figure comes to these spaces once everybody has made way; if somebody stays, it does, too."""
    if in_the_way(g, f, spaces):
        yield from fire(g, ComesDown(f, spaces))
    if g.spaces[f] and not in_the_way(g, f, spaces):
        new = next(s for s in spaces if s not in g.spaces[f])
        yield from place(g, f, spaces, counted=new)
