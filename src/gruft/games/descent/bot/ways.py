"""Ways for bots: what a figure reaches with so many points, and how far every space is from a goal.

Not here: where it should go (aims.py), whether a single step is legal (rules/movement/steps.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_hero_figure, kind_of
from gruft.games.descent.pieces.board import Board, board_of
from gruft.games.descent.pieces.maps import WATER
from gruft.games.descent.rules.figures import mask_of
from gruft.games.descent.rules.movement.steps import can_rest_on, may_pass, neighbours, walks_plainly
from gruft.games.descent.rules.places import room, taken_for
from gruft.games.descent.state import State

UNREACHED: Final = 99
DOOR: Final = 4
"""What a closed door on the way is worth in steps: somebody must open it."""
FOE: Final = 3
"""What a figure in the way is worth in steps: it must be beaten or walked around."""

Feet = tuple[int, ...]


class Ways:
    """What a figure reaches: the cost of every space, and the space it came from."""

    def __init__(self, g: State, f: int, points: int, free: bool = False) -> None:
        self.g = g
        self.f = f
        self.cost = dict.fromkeys(g.spaces[f], 0)
        self.came: dict[int, int] = {}
        self._walk(points, free)

    def _walk(self, points: int, free: bool) -> None:
        g, f, cost = self.g, self.f, self.cost
        terrain, occ, board = g.live.map.terrain, g.live.occ, g.live.board
        wades = not free and not kind_of(g, f).fly
        plainly = walks_plainly(g, f)
        passable = {-1: True, f: True}
        fresh = ~(quest_of(g).barred(g, f) | mask_of(cost))
        edges: list[list[int]] = [[] for _ in range(points + 3)]
        edges[0] = list(cost)
        for spent in range(points):
            for here in edges[spent]:
                if plainly and not board.adj_mask[here] & fresh:
                    continue
                for t in board.adj[here] if plainly else neighbours(g, f, here):
                    if not fresh >> t & 1:
                        continue
                    after = spent + (2 if wades and terrain[t] == WATER else 1)
                    if after > points:
                        continue
                    fresh ^= 1 << t  # every step onto it costs the same, so the first way here is the shortest
                    other = occ[t]
                    if other not in passable:
                        passable[other] = may_pass(g, f, other)
                    if passable[other]:
                        cost[t] = after
                        self.came[t] = here
                        edges[after].append(t)

    def rests(self) -> dict[Feet, tuple[int, int]]:
        """Every way to stand that is within reach: what it costs and which space is walked to."""
        g, f = self.g, self.f
        here = g.spaces[f]
        found: dict[Feet, tuple[int, int]] = {}
        if all(g.live.occ[s] == f for s in here) and (len(here) > 1 or not kind_of(g, f).large):
            found[here] = (0, here[0])
        large = kind_of(g, f).large
        taken = taken_for(g, f)
        for s, cost in self.cost.items():
            if large:
                for feet in room(g, f, s, taken=taken):
                    if feet not in found or found[feet][0] > cost:
                        found[feet] = (cost, s)
            elif can_rest_on(g, f, s):
                found.setdefault((s,), (cost, s))
        return found

    def first_step(self, s: int) -> int:
        """The first space of the way to `s`, or -1 if the figure is there."""
        step = -1
        while s in self.came:
            step, s = s, self.came[s]
        return step


def field(g: State, f: int, goals: Iterable[int]) -> tuple[int, ...]:
    """How far each space is from the nearest goal for this figure, doors and figures in the way counted as steps."""
    kind = kind_of(g, f)
    foes = 0
    if not kind.fly and not kind.scamper:
        hero = is_hero_figure(g, f)
        for other, spaces in enumerate(g.spaces):
            if spaces and other != f and is_hero_figure(g, other) != hero:
                foes |= mask_of(spaces)
    open_board = board_of(g.live.map, 0, g.crrg)
    return _spread(open_board, g.live.board, tuple(goals), foes, quest_of(g).barred(g, f), bool(kind.fly))


@lru_cache(maxsize=1024)
def _spread(all_open: Board, now: Board, goals: Feet, foes: int, barred: int, flies: bool) -> tuple[int, ...]:
    """Kept, because from one step of a figure to the next nobody else has moved."""
    shut = now.adj_mask
    water = 0 if flies else now.map.water
    far = [UNREACHED] * now.map.size
    edges: list[list[int]] = [[] for _ in range(UNREACHED + 1)]
    for s in goals:
        far[s] = 0
        edges[0].append(s)
    for count in range(UNREACHED):
        for s in edges[count]:
            if far[s] < count:
                continue
            after = count + (2 if water >> s & 1 else 1)
            if count and foes >> s & 1:
                after += FOE
            for t in all_open.adj[s]:
                total = after if shut[s] >> t & 1 else after + DOOR
                if total < far[t] and not barred >> t & 1:
                    far[t] = total
                    edges[total].append(t)
    return tuple(far)
