"""Line of sight in whole numbers (DE-LOS-01 to DE-LOS-12).

A line from a corner of one space to a corner of another is a list of the squares it passes through. If all of
them are on the map and each is linked to the next, only figures and obstacles can block it: they are a bit mask.
For a pair of spaces the few masks that matter are kept; one of them clear of blockers is line of sight.

Lines are not tried pair by pair: most spaces of a map never see each other. From every corner rays spread to the
right over the squares, as far as the map goes on; where one meets another corner there is a line, for all the spaces
around its two ends.

A line that runs along edges passes two rows of squares at once. The spaces of looker and target block like any
other, so lines through them or along them do not count (DE-LOS-05). A line also starts and ends on the right side
of a wall: the square it enters must hang together with the looker's space around the corner it starts from.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from gruft.games.descent.pieces.maps import Map

Lines = tuple[int, ...]
CLEAR: Final[Lines] = (0,)
NEVER: Final[Lines] = ()

DOWN, UP, ACROSS, STRAIGHT_DOWN = range(4)
"""Ways a line goes from its left (or upper) end; the first two are slanted."""

NW, NE, SE, SW = range(4)
ENTERED: Final = ((SE,), (NE,), (NE, SE), (SE, SW))
"""Which of the four squares around its first corner a line of each way passes."""
LEFT: Final = ((NW,), (SW,), (NW, SW), (NW, NE))
"""And which around its last."""
LOOKING: Final = ((NW, NE, SW), (NW, SE, SW), (NW, SW), (NW, NE))
"""From which squares around its first corner one may look along it: those it leaves at once."""
LOOKED_AT: Final = ((NE, SE, SW), (NW, NE, SE), (NE, SE), (SE, SW))

Slope = tuple[int, int]
"""Down and across: (1, 2) goes down one square while it crosses two."""


class Fan:
    """All slopes whose rays have passed the same squares so far.

    Squares and corners are steps in the grid from the corner the rays come from. At the far corner of the last
    square the slopes part: flatter ones go on to the side, steeper ones ahead, and the one that `hits` it beyond it.
    """

    __slots__ = ("corner", "high", "hits", "low", "on", "square", "stride", "up", "x", "y")

    def __init__(self, stride: int, up: bool, x: int, y: int, low: Slope, high: Slope) -> None:
        self.stride = stride
        self.up = up
        self.x = x
        self.y = y
        self.low = low
        self.high = high
        self.square = x - (y + 1) * stride if up else x + y * stride
        self.corner = x + 1 + (-(y + 1) if up else y + 1) * stride
        over, under = _order(low, x, y), _order(high, x, y)
        self.hits = over == 0 if low == high else over < 0 < under
        self.on: tuple[Fan, ...] = ()

    def spread(self) -> tuple[Fan, ...]:
        """The fans this one becomes in the next squares."""
        if not self.on:
            far = (self.y + 1, self.x + 1)
            if self.low == self.high and self.hits:
                self.on = (self._next(1, 1, self.low, self.high),)
            elif self.hits:
                self.on = (
                    self._next(1, 0, self.low, far),
                    self._next(0, 1, far, self.high),
                    self._next(1, 1, far, far),
                )
            elif _order(self.low, self.x, self.y) < 0:
                self.on = (self._next(1, 0, self.low, self.high),)
            else:
                self.on = (self._next(0, 1, self.low, self.high),)
        return self.on

    def _next(self, dx: int, dy: int, low: Slope, high: Slope) -> Fan:
        return Fan(self.stride, self.up, self.x + dx, self.y + dy, low, high)


def _order(slope: Slope, x: int, y: int) -> int:
    """Below 0 if the slope is flatter than the way to the far corner of this square, above if it is steeper."""
    return slope[0] * (x + 1) - (y + 1) * slope[1]


@cache
def fans(stride: int) -> tuple[Fan, Fan]:
    """All rays to the right and down, and to the right and up, on grids this wide; they grow as they are used."""
    return Fan(stride, False, 0, 0, (0, 1), (1, 0)), Fan(stride, True, 0, 0, (0, 1), (1, 0))


def least(masks: list[int]) -> Lines:
    """Those masks that hold no other: a line that needs more spaces clear than another is not worth trying."""
    kept: list[int] = []
    for mask in sorted(masks):  # a part of it is a smaller number and comes first
        for other in kept:
            if other & mask == other:
                break
        else:
            kept.append(mask)
    return tuple(kept)


class Sight:
    """Which lines there are between the spaces of a map, whose `linked` and `joined` spaces depend on its doors."""

    def __init__(
        self, laid: Map, linked: list[tuple[int, ...]], joined: set[tuple[int, int]], walls_block_along: bool
    ) -> None:
        self.linked: Final = linked
        self.joined: Final = joined
        self.walls_block_along: Final = walls_block_along
        self._size: Final = laid.size
        self._stride: Final = max(x for x, _ in laid.places) + 3
        height = max(y for _, y in laid.places) + 3
        self._space: Final = [-1] * (self._stride * height)
        for s, (x, y) in enumerate(laid.places):
            self._space[(y + 1) * self._stride + x + 1] = s
        self._bit: Final = [1 << s for s in range(laid.size)]
        self._beside: Final = [frozenset(near) for near in linked]
        self._link: Final = [sum(1 << t for t in near) for near in linked]
        self._lines: Final = self._table()

    def lines(self, a: int, b: int) -> Lines:
        """Masks of what would block each line worth trying; none at all means never."""
        return self._lines[a * self._size + b]

    def sees(self, a: int, b: int, blockers: int) -> bool:
        """Whether some line from a to b is clear of the blockers."""
        for mask in self._lines[a * self._size + b]:  # noqa: SIM110  (a generator costs more than the question)
            if not mask & blockers:
                return True
        return False

    # -- the table --------------------------------------------------------------------

    def _table(self) -> list[Lines]:
        size = self._size
        table: list[Lines] = [NEVER] * (size * size)
        for a, row in enumerate(self._found()):
            beside = self._beside[a]
            for b, masks in row.items():
                if b not in beside:
                    table[a * size + b] = table[b * size + a] = least(masks)
        for s, near in enumerate(self.linked):
            table[s * size + s] = CLEAR
            for t in near:
                table[s * size + t] = CLEAR
        return table

    def _found(self) -> list[defaultdict[int, list[int]]]:
        """For each space, and each one with a higher number that it has lines to, the masks of those lines."""
        found: list[defaultdict[int, list[int]]] = [defaultdict(list) for _ in range(self._size)]
        ends = self._ends()
        for corner, ways in ends.items():
            for way, (lookers, _) in enumerate(ways):
                if not lookers:
                    continue
                rays = [(ends[far][way][1], mask) for far, mask in self._rays(corner, way)]
                for a in lookers:
                    mine = found[a]
                    for seen, mask in rays:
                        for b in seen:
                            if a < b:
                                mine[b].append(mask)
                            else:
                                found[b][a].append(mask)
        return found

    def _rays(self, corner: int, way: int) -> list[tuple[int, int]]:
        """Every corner a ray from this one meets, with the mask of the spaces on the way."""
        if way == ACROSS:
            return self._straight(corner, 1, -self._stride)
        if way == STRAIGHT_DOWN:
            return self._straight(corner, self._stride, -1)
        space, bit, beside = self._space, self._bit, self._beside
        first = fans(self._stride)[way]
        s = space[corner + first.square]
        found = []
        stack = [(first, beside[s], bit[s])]
        while stack:
            fan, near, mask = stack.pop()
            if fan.hits:
                found.append((corner + fan.corner, mask))
            for after in fan.on or fan.spread():
                s = space[corner + after.square]
                if s in near:  # rock is beside nothing
                    stack.append((after, beside[s], mask | bit[s]))
        return found

    def _straight(self, corner: int, step: int, aside: int) -> list[tuple[int, int]]:
        """Lines along edges: both sides count, and walls on them (DE-LOS-03)."""
        space, link, joined = self._space, self._link, self.joined
        found = []
        mask = near = 0
        here = corner
        while True:
            s, t = space[here + aside], space[here]
            if s < 0 and t < 0:  # nobody looks through the rock between two parts of a map
                break
            if self.walls_block_along and (s, t) not in joined:
                break
            sides = (1 << s if s >= 0 else 0) | (1 << t if t >= 0 else 0)
            if mask and not near & sides:  # some square before must be linked to one after (DE-LOS-08)
                break
            mask |= sides
            near = (link[s] if s >= 0 else 0) | (link[t] if t >= 0 else 0)
            here += step
            found.append((here, mask))
        return found

    def _ends(self) -> dict[int, list[tuple[list[int], list[int]]]]:
        """For each corner of a space and each way: who looks along lines that start there, who is seen at their end."""
        space, stride = self._space, self._stride
        found = {}
        sides = [(LOOKING[w], _bits(ENTERED[w]), LOOKED_AT[w], _bits(LEFT[w])) for w in range(4)]
        for corner in range(stride + 1, len(space)):
            ring = (space[corner - stride - 1], space[corner - stride], space[corner], space[corner - 1])
            if max(ring) >= 0:
                hangs = self._hanging(ring)
                found[corner] = [
                    ([ring[p] for p in here if hangs[p] & entered], [ring[p] for p in there if hangs[p] & left])
                    for here, entered, there, left in sides
                ]
        return found

    def _hanging(self, ring: tuple[int, int, int, int]) -> list[int]:
        """For each of the four squares around a corner those (a bit each) that hang together with it there."""
        joined = self.joined
        open_to_next = [(ring[p], ring[(p + 1) % 4]) in joined for p in range(4)]
        if all(open_to_next):
            return [15, 15, 15, 15]
        found = []
        for p in range(4):
            mask = 1 << p if ring[p] >= 0 else 0
            for turn in range(1, 4):
                if not open_to_next[(p + turn - 1) % 4]:
                    break
                mask |= 1 << (p + turn) % 4
            for turn in range(1, 4):
                if not open_to_next[(p - turn) % 4]:
                    break
                mask |= 1 << (p - turn) % 4
            found.append(mask)
        return found


def _bits(places: tuple[int, ...]) -> int:
    return sum(1 << place for place in places)
