"""Line of sight in whole numbers (DE-LOS-01 to DE-LOS-12).

A line from a corner of one space to a corner of another is a list of the squares it passes through. If all of
them are on the map and each is linked to the next, only figures and obstacles can block it: they are a bit mask.
For a pair of spaces the few masks that matter are kept; one of them clear of blockers is line of sight.

A line that runs along edges passes two rows of squares at once. The spaces of looker and target block like any
other, so lines through them or along them are never tried (DE-LOS-05): which corners are left depends on nothing but
how the two spaces lie to each other. A line also starts and ends on the right side of a wall: the square it enters
must hang together with the looker's space around the corner it starts from.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gruft.games.descent.board import Board

Lines = tuple[int, ...]
CLEAR: Final[Lines] = (0,)


@cache
def squares_of(dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    """The squares a slanted line from (0, 0) to (dx, dy) passes through inside, in order (by their top left corner)."""
    assert dx and dy
    sx, sy = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    width, height = abs(dx), abs(dy)
    x = y = 0
    found = []
    while x < width and y < height:
        found.append((x if sx > 0 else -x - 1, y if sy > 0 else -y - 1))
        across, down = (x + 1) * height, (y + 1) * width
        x, y = (x + 1 if across <= down else x), (y + 1 if down <= across else y)
    return tuple(found)


def leaves(i: int, j: int, dx: int, dy: int) -> bool:
    """Whether a line from corner (i, j) of a space, this way, neither enters the space nor follows its edge."""
    return (dx < 0 if i == 0 else dx > 0) or (dy < 0 if j == 0 else dy > 0)


def least(masks: set[int]) -> Lines:
    """Those masks that hold no other: a line that needs more spaces clear than another is not worth trying."""
    kept: list[int] = []
    for mask in sorted(masks):  # a part of it is a smaller number and comes first
        for other in kept:
            if other & mask == other:
                break
        else:
            kept.append(mask)
    return tuple(kept)


Way = tuple[int, int, int, dict[int, int], tuple[int, int]]
"""A line between two spaces: corner of the first, corner of the other, where it starts, lines of this direction, it."""


class Sight:
    """Which lines there are between the spaces of a board."""

    def __init__(self, board: Board, walls_block_along: bool) -> None:
        self.board: Final = board
        self.walls_block_along: Final = walls_block_along
        laid = board.map
        places = laid.places
        right = max(x for x, _ in places) + 3
        self._size: Final = laid.size
        self._stride: Final = right
        height = max(y for _, y in places) + 3
        self._space: Final = [-1] * (right * height)
        self._at_index: Final = [(y + 1) * right + x + 1 for x, y in places]
        for s, index in enumerate(self._at_index):
            self._space[index] = s
        self._link: Final = [sum(1 << t for t in near) for near in board.linked]
        self._offsets: dict[tuple[int, int], tuple[int, ...]] = {}
        self._ways: dict[tuple[int, int], tuple[Way, ...]] = {}
        self._traced: dict[tuple[int, int], dict[int, int]] = {}
        self._lines: list[Lines | None] = [None] * (laid.size * laid.size)
        self._sides: list[tuple[tuple[int, int, int], ...]] = [self._corners(s) for s in range(laid.size)]

    def lines(self, a: int, b: int) -> Lines:
        """Masks of what would block each line worth trying; none at all means never."""
        found = self._lines[a * self._size + b]
        if found is None:
            found = self._find(a, b)
            self._lines[a * self._size + b] = self._lines[b * self._size + a] = found
        return found

    def sees(self, a: int, b: int, blockers: int) -> bool:
        """Whether some line from a to b is clear of the blockers."""
        for mask in self.lines(a, b):  # noqa: SIM110  (a generator here costs more than the question)
            if not mask & blockers:
                return True
        return False

    def _find(self, a: int, b: int) -> Lines:
        if a == b or self._link[a] >> b & 1:
            return CLEAR
        places = self.board.map.places
        (ax, ay), (bx, by) = places[a], places[b]
        lie = (bx - ax, by - ay)
        ways = self._ways.get(lie)
        if ways is None:
            ways = self._ways[lie] = self._ways_between(*lie)
        origin = self._at_index[a]
        mine, theirs = self._sides[a], self._sides[b]
        masks: set[int] = set()
        for i, j, offset, traced, direction in ways:
            start = origin + offset
            mask = traced.get(start)
            if mask is None:
                mask = traced[start] = self._trace(start, *direction)
            if mask < 0:
                continue
            px, py, here = mine[i]
            qx, qy, there = theirs[j]
            if (here >= 0 or there >= 0) and not self._ends_open(px, py, qx, qy, here, there):
                continue
            masks.add(mask)
        return tuple(masks) if len(masks) < 2 else least(masks)

    def _ways_between(self, dx: int, dy: int) -> tuple[Way, ...]:
        """The lines worth trying from a space to the one that lies (dx, dy) away, each from its left (or upper) end."""
        found = []
        for i in range(4):
            for j in range(4):
                x, y = i & 1, i >> 1
                across, down = dx + (j & 1) - x, dy + (j >> 1) - y
                if not leaves(x, y, across, down) or not leaves(j & 1, j >> 1, -across, -down):
                    continue
                if across < 0 or (across == 0 and down < 0):
                    x, y, across, down = x + across, y + down, -across, -down
                direction = (across, down)
                traced = self._traced.setdefault(direction, {})
                found.append((i, j, y * self._stride + x, traced, direction))
        return tuple(found)

    def _corners(self, s: int) -> tuple[tuple[int, int, int], ...]:
        """The corners of a space, each with the mask of squares that hang together with it there (-1: all do)."""
        x, y = self.board.map.places[s]
        found = []
        for px, py in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
            ring = [self._at(px - 1, py - 1), self._at(px, py - 1), self._at(px, py), self._at(px - 1, py)]
            place = ring.index(s)
            mask = 1 << s
            for turn in (1, -1):
                here = s
                for step in range(1, 4):
                    after = ring[(place + turn * step) % 4]
                    if after < 0 or (here, after) not in self.board.joined:
                        break
                    mask |= 1 << after
                    here = after
            everything = all(t < 0 or mask >> t & 1 for t in ring)
            found.append((px, py, -1 if everything else mask))
        return tuple(found)

    def _at(self, x: int, y: int) -> int:
        """The space at these coordinates, or -1."""
        return self._space[(y + 1) * self._stride + x + 1]

    def _ends_open(self, px: int, py: int, qx: int, qy: int, here: int, there: int) -> bool:
        """Whether the line enters its first and leaves its last square on the right side of the walls there."""
        return self._opens(px, py, qx - px, qy - py, here) and self._opens(qx, qy, px - qx, py - qy, there)

    def _opens(self, x: int, y: int, dx: int, dy: int, mask: int) -> bool:
        if mask < 0:
            return True
        xs = (x - 1, x) if dx == 0 else ((x,) if dx > 0 else (x - 1,))
        ys = (y - 1, y) if dy == 0 else ((y,) if dy > 0 else (y - 1,))
        return any((s := self._at(i, j)) >= 0 and mask >> s & 1 for i in xs for j in ys)

    def _trace(self, start: int, dx: int, dy: int) -> int:
        """Mask of the spaces the line from this corner passes, or -1 if walls or the map's end stop it."""
        if dx and dy:
            return self._slanted(start, dx, dy)
        y, x = divmod(start, self._stride)
        return self._straight(x - 1, y - 1, dx, dy)

    def _slanted(self, here: int, dx: int, dy: int) -> int:
        offsets = self._offsets.get((dx, dy))
        if offsets is None:
            stride = self._stride
            offsets = self._offsets[dx, dy] = tuple(y * stride + x for x, y in squares_of(dx, dy))
        space, link = self._space, self._link
        mask = 0
        before = -1
        for offset in offsets:
            s = space[here + offset]
            if s < 0 or (before >= 0 and not link[before] >> s & 1):
                return -1
            mask |= 1 << s
            before = s
        return mask

    def _straight(self, x: int, y: int, dx: int, dy: int) -> int:
        """A line along edges: both sides count, and walls on it (DE-LOS-03)."""
        number = self.board.map.number
        mask = 0
        before: tuple[int | None, int | None] | None = None
        for step in range(dx or dy):
            if dx:
                sides = (number.get((x + step, y - 1)), number.get((x + step, y)))
            else:
                sides = (number.get((x - 1, y + step)), number.get((x, y + step)))
            if self.walls_block_along and (None in sides or sides not in self.board.joined):
                return -1
            if sides == (None, None):  # nobody looks through the rock between two parts of a map
                return -1
            for s in sides:
                if s is not None:
                    mask |= 1 << s
            if before is not None and not self._pass(before, sides):
                return -1
            before = sides
        return mask

    def _pass(self, before: tuple[int | None, int | None], after: tuple[int | None, int | None]) -> bool:
        """At a point between two edges the line goes on if some square before is linked to one after (DE-LOS-08)."""
        return any(a is not None and b is not None and self._link[a] >> b & 1 for a in before for b in after)
