"""Line of sight in whole numbers (DE-LOS-01 to DE-LOS-12).

A line from a corner of one space to a corner of another is a list of the squares it passes through. If all of
them are on the map and each is linked to the next, only figures and obstacles can block it: they are a bit mask.
For a pair of spaces the few masks that matter are kept; one of them clear of blockers is line of sight.

A line that runs along edges passes two rows of squares at once. The spaces of looker and target block like any
other, so lines through them or along them are never kept (DE-LOS-05).
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


class Sight:
    """Which lines there are between the spaces of a board."""

    def __init__(self, board: Board, walls_block_along: bool) -> None:
        self.board: Final = board
        self.walls_block_along: Final = walls_block_along
        laid = board.map
        places = laid.places
        right = max(x for x, _ in places) + 3
        self._stride: Final = right
        height = max(y for _, y in places) + 3
        self._space: Final = [-1] * (right * height)
        for s, (x, y) in enumerate(places):
            self._space[(y + 1) * right + x + 1] = s
        self._link: Final = [sum(1 << t for t in near) for near in board.linked]
        self._offsets: dict[tuple[int, int], tuple[int, ...]] = {}
        self._corner_lines: dict[tuple[int, int, int], int] = {}
        self._lines: list[Lines | None] = [None] * (laid.size * laid.size)

    def lines(self, a: int, b: int) -> Lines:
        """Masks of what would block each line worth trying; none at all means never."""
        size = self.board.map.size
        found = self._lines[a * size + b]
        if found is None:
            found = self._find(a, b)
            self._lines[a * size + b] = self._lines[b * size + a] = found
        return found

    def sees(self, a: int, b: int, blockers: int) -> bool:
        """Whether some line from a to b is clear of the blockers."""
        for mask in self.lines(a, b):  # noqa: SIM110  (a generator here costs more than the question)
            if not mask & blockers:
                return True
        return False

    def _find(self, a: int, b: int) -> Lines:
        if a == b or b in self.board.linked[a]:
            return CLEAR
        ax, ay = self.board.map.places[a]
        bx, by = self.board.map.places[b]
        ends = 1 << a | 1 << b
        masks: set[int] = set()
        for px, py in ((ax, ay), (ax + 1, ay), (ax, ay + 1), (ax + 1, ay + 1)):
            for qx, qy in ((bx, by), (bx + 1, by), (bx, by + 1), (bx + 1, by + 1)):
                mask = self._line(px, py, qx - px, qy - py)
                if mask >= 0 and not mask & ends:
                    if not mask:
                        return CLEAR
                    masks.add(mask)
        return tuple(m for m in sorted(masks) if not any(o != m and o & m == o for o in masks))

    def _line(self, x: int, y: int, dx: int, dy: int) -> int:
        """Mask of the spaces the line from corner (x, y) passes, or -1 if walls or the map's end stop it."""
        if dx < 0 or (dx == 0 and dy < 0):
            x, y, dx, dy = x + dx, y + dy, -dx, -dy
        here = (y + 1) * self._stride + x + 1
        key = (here, dx, dy)
        found = self._corner_lines.get(key)
        if found is None:
            if dx and dy:
                found = self._slanted(here, dx, dy)
            elif dx or dy:
                found = self._straight(x, y, dx, dy)
            else:
                found = -1
            self._corner_lines[key] = found
        return found

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
