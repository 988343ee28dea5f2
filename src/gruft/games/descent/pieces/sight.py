"""Line of sight in whole numbers (DE-LOS-01 to DE-LOS-12).

A line from a corner of one space to a corner of another is a list of the squares it passes through. If all of
them are on the map and each is linked to the next, only figures and obstacles can block it: they are a bit mask.
For a pair of spaces the few masks that matter are kept; one of them clear of blockers is line of sight.

Lines are not tried pair by pair: most spaces of a map never see each other. Rays spread to the right over the
squares, from all corners of the map at once, as far as it goes on for each of them; where one meets another corner
there is a line, for all the spaces around its two ends. Which of them matter for two spaces is worked out when
somebody first looks from one to the other: in a game few pairs of spaces are ever asked for.

A line that runs along edges passes two rows of squares at once. The spaces of looker and target block like any
other, so lines through them or along them do not count (DE-LOS-05). A line also starts and ends on the right side
of a wall: the square it enters must hang together with the looker's space around the corner it starts from.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gruft.games.descent.pieces.maps import Map

Lines = tuple[int, ...]
CLEAR: Final[Lines] = (0,)
NEVER: Final[Lines] = ()

DOWN, UP, ACROSS, STRAIGHT_DOWN = WAYS = range(4)
"""Ways a line goes from its left (or upper) end; the first two are slanted."""

NW, NE, SE, SW = range(4)
ENTERED: Final = ((SE,), (NE,), (NE, SE), (SE, SW))
"""Which of the four squares around its first corner a line of each way passes."""
LEFT: Final = ((NW,), (SW,), (NW, SW), (NW, NE))
"""And which around its last."""
LOOKING: Final = ((NW, NE, SW), (NW, SE, SW), (NW, SW), (NW, NE))
"""From which squares around its first corner one may look along it: those it leaves at once."""
LOOKED_AT: Final = ((NE, SE, SW), (NW, NE, SE), (NE, SE), (SE, SW))

Rays = dict[int, int]
"""Corners, and the mask of the spaces on the way of a ray that goes there, or comes from there."""
Slope = tuple[int, int]
"""Down and across: (1, 2) goes down one square while it crosses two."""


class Fan:
    """All slopes whose rays have passed the same squares so far.

    Squares and corners are steps in the grid from the corner the rays come from, `step` is the one from the square
    before. At the far corner of the last square the slopes part: flatter ones go on to the side, steeper ones ahead,
    and the one that `hits` it beyond it.
    """

    __slots__ = ("corner", "high", "hits", "low", "on", "square", "step", "stride", "up", "x", "y")

    def __init__(self, stride: int, up: bool, x: int, y: int, low: Slope, high: Slope, step: int = 0) -> None:
        self.stride = stride
        self.up = up
        self.x = x
        self.y = y
        self.low = low
        self.high = high
        self.step = step
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
        step = dx - dy * self.stride if self.up else dx + dy * self.stride
        return Fan(self.stride, self.up, self.x + dx, self.y + dy, low, high, step)


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
        self._places: Final = laid.places
        self._stride: Final = max(x for x, _ in laid.places) + 3
        height = max(y for _, y in laid.places) + 3
        self._space: Final = [-1] * (self._stride * height)
        for s, (x, y) in enumerate(laid.places):
            self._space[(y + 1) * self._stride + x + 1] = s
        self._bit: Final = [1 << s if s >= 0 else 0 for s in self._space]
        self._rays: Final[list[dict[int, Rays]]] = [{} for _ in WAYS]
        self._looking: Final[list[list[list[Rays]]]] = [[[] for _ in laid.places] for _ in WAYS]
        self._seen: Final[list[list[list[int]]]] = [[[] for _ in laid.places] for _ in WAYS]
        self._find_ends()
        self._spread()
        self._lines: Final[dict[int, Lines]] = {}

    def lines(self, a: int, b: int) -> Lines:
        """Masks of what would block each line worth trying; none at all means never."""
        pair = a * self._size + b
        found = self._lines.get(pair)
        if found is None:
            found = self._between(a, b) if a < b else self._between(b, a)
            self._lines[pair] = self._lines[b * self._size + a] = found
        return found

    def sees(self, a: int, b: int, blockers: int) -> bool:
        """Whether some line from a to b is clear of the blockers."""
        found = self._lines.get(a * self._size + b)
        for mask in self.lines(a, b) if found is None else found:  # noqa: SIM110  (a generator costs more)
            if not mask & blockers:
                return True
        return False

    def _between(self, a: int, b: int) -> Lines:
        """The lines between two spaces, the first of which comes first in reading order."""
        if a == b or b in self.linked[a]:
            return CLEAR
        (ax, ay), (bx, by) = self._places[a], self._places[b]
        masks: list[int] = self._met(DOWN, a, b) if ax <= bx else []
        if ax >= bx:
            masks += self._met(UP, b, a)
        if ay == by:
            masks += self._met(UP, a, b)
        if by - ay <= 1:
            masks += self._met(ACROSS, a, b) if ax < bx else self._met(ACROSS, b, a)
        if -1 <= bx - ax <= 1:
            masks += self._met(STRAIGHT_DOWN, a, b)
        return least(masks) if masks else NEVER

    def _met(self, way: int, left: int, right: int) -> list[int]:
        """The masks of all lines of this way between corners of the two."""
        ends = self._seen[way][right]
        return [rays[end] for rays in self._looking[way][left] for end in ends if end in rays]

    # -- rays -------------------------------------------------------------------------

    def _spread(self) -> None:
        """All rays over the map."""
        steps = self._steps()
        for way in (DOWN, UP):
            self._slanted(way, steps)
        for way, step, aside in ((ACROSS, 1, -self._stride), (STRAIGHT_DOWN, self._stride, -1)):
            for corner, met in self._rays[way].items():
                self._along(corner, step, aside, met)

    def _steps(self) -> dict[int, list[bool]]:
        """For each step to a neighbouring square, whether it leads on from each square of the grid."""
        steps = (1, self._stride, self._stride + 1, -self._stride, 1 - self._stride)
        found = {step: [False] * len(self._space) for step in steps}
        at = [square for square, s in enumerate(self._space) if s >= 0]
        for s, near in enumerate(self.linked):
            for t in near:
                if at[t] - at[s] in found:
                    found[at[t] - at[s]][at[s]] = True
        return found

    def _slanted(self, way: int, steps: dict[int, list[bool]]) -> None:
        """Rays from all corners go on together; each square leaves behind those for which the map ends there."""
        bit = self._bit
        first = fans(self._stride)[way]
        met = self._rays[way]
        stack = [(first, {corner: bit[corner + first.square] for corner in met})]
        while stack:
            fan, rays = stack.pop()
            if fan.hits:
                for corner, mask in rays.items():
                    met[corner][corner + fan.corner] = mask
            here = fan.square
            for after in fan.on or fan.spread():
                leads, there = steps[after.step], after.square
                on = {corner: mask | bit[corner + there] for corner, mask in rays.items() if leads[corner + here]}
                if on:
                    stack.append((after, on))

    def _along(self, corner: int, step: int, aside: int, met: Rays) -> None:
        """Lines along edges: both sides count, and walls on them (DE-LOS-03)."""
        space, linked, joined = self._space, self.linked, self.joined
        mask = 0
        near: set[int] = set()
        here = corner
        while True:
            s, t = space[here + aside], space[here]
            if s < 0 and t < 0:  # nobody looks through the rock between two parts of a map
                return
            if self.walls_block_along and (s, t) not in joined:
                return
            if mask and s not in near and t not in near:  # some square before must be linked to one after (DE-LOS-08)
                return
            mask |= self._bit[here + aside] | self._bit[here]
            near = {*(linked[s] if s >= 0 else ()), *(linked[t] if t >= 0 else ())}
            here += step
            met[here] = mask

    # -- where lines begin and end ----------------------------------------------------

    def _find_ends(self) -> None:
        """For each space and way: the rays from those of its corners one looks from, the corners it is seen at."""
        space, stride = self._space, self._stride
        own = zip(self._rays, self._looking, self._seen, strict=True)
        ways = [(*found, LOOKING[w], _bits(ENTERED[w]), LOOKED_AT[w], _bits(LEFT[w])) for w, found in enumerate(own)]
        for corner in range(stride + 1, len(space)):
            ring = (space[corner - stride - 1], space[corner - stride], space[corner], space[corner - 1])
            if max(ring) >= 0:
                hangs = self._hanging(ring)
                for rays, looking, seen, here, entered, there, left in ways:
                    for p in here:
                        if hangs[p] & entered:
                            looking[ring[p]].append(rays.setdefault(corner, {}))
                    for p in there:
                        if hangs[p] & left:
                            seen[ring[p]].append(corner)

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
