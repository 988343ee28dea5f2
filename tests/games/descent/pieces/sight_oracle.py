"""Line of sight a second time, by clipping lines with fractions: slow, obvious, and sharing nothing with the engine.

A line is clear if it meets the inside of no bad square (blocked or off the map), no part of it lies on the edge of
one or on a wall, it crosses no wall at an inner point, at every lattice point it goes on into a linked square, and
at both ends it lies on the figure's side of the walls that meet there. Without the community rulings a line along a
wall or the map's end is free, as long as it has the map on one side.
"""

from __future__ import annotations

from fractions import Fraction

Place = tuple[int, int]
Wall = frozenset[Place]


class Oracle:
    """A grid of squares with walls between some of them."""

    def __init__(self, squares: set[Place], walls: set[Wall], walls_along: bool = True) -> None:
        self.squares = squares
        self.walls = walls
        self.walls_along = walls_along

    def joined(self, a: Place, b: Place) -> bool:
        return a in self.squares and b in self.squares and frozenset((a, b)) not in self.walls

    def linked(self, a: Place, b: Place) -> bool:
        """Side by side without a wall, or round a corner that is open on one side."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        if max(abs(dx), abs(dy)) != 1 or a not in self.squares or b not in self.squares:
            return False
        if dx == 0 or dy == 0:
            return self.joined(a, b)
        return any(self.joined(a, c) and self.joined(c, b) for c in ((a[0] + dx, a[1]), (a[0], a[1] + dy)))

    def sees(self, a: Place, b: Place, blocked: set[Place]) -> bool:
        if a == b or self.linked(a, b):
            return True
        bad = blocked | {a, b}
        corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
        return any(
            self._clear(p, q, bad) and self._starts(a, p, q) and self._starts(b, q, p)
            for p in ((a[0] + i, a[1] + j) for i, j in corners)
            for q in ((b[0] + k, b[1] + m) for k, m in corners)
        )

    def _starts(self, square: Place, p: Place, q: Place) -> bool:
        """Whether a square the line enters at p can be reached from `square` without leaving the corner p."""
        ring = {(p[0] - i, p[1] - j) for i in (0, 1) for j in (0, 1)}
        reached, edge = {square}, [square]
        while edge:
            here = edge.pop()
            for other in ring - reached:
                if abs(other[0] - here[0]) + abs(other[1] - here[1]) == 1 and self.joined(here, other):
                    reached.add(other)
                    edge.append(other)
        return any(entered in reached for entered in self._entered(p, q))

    @staticmethod
    def _entered(p: Place, q: Place) -> list[Place]:
        xs = [p[0] - 1, p[0]] if p[0] == q[0] else [p[0] if q[0] > p[0] else p[0] - 1]
        ys = [p[1] - 1, p[1]] if p[1] == q[1] else [p[1] if q[1] > p[1] else p[1] - 1]
        return [(x, y) for x in xs for y in ys]

    def _clear(self, p: Place, q: Place, bad: set[Place]) -> bool:
        if p == q:
            return False
        xs, ys = sorted((p[0], q[0])), sorted((p[1], q[1]))
        around = [(x, y) for x in range(xs[0] - 1, xs[1] + 1) for y in range(ys[0] - 1, ys[1] + 1)]
        for square in around:
            off = square not in self.squares
            if (square in bad or off) and self._inside(p, q, square):
                return False
            if (square in bad or (off and self.walls_along)) and self._along(p, q, square):
                return False
        for square in around:
            for other in ((square[0] + 1, square[1]), (square[0], square[1] + 1)):
                if not self.joined(square, other) and self._hits(p, q, square, other):
                    straight = p[0] == q[0] or p[1] == q[1]
                    on_map = square in self.squares or other in self.squares
                    if self.walls_along or not (self._along(p, q, square) and straight and on_map):
                        return False
        return all(self._goes_on(p, q, point) for point in self._lattice(p, q))

    @staticmethod
    def _inside(p: Place, q: Place, square: Place) -> bool:
        """Whether the line meets the open inside of the square."""
        low, high = Fraction(0), Fraction(1)
        for axis in (0, 1):
            start, step = p[axis], q[axis] - p[axis]
            if step == 0:
                if not square[axis] < start < square[axis] + 1:
                    return False
                continue
            first, second = sorted((Fraction(square[axis] - start, step), Fraction(square[axis] + 1 - start, step)))
            low, high = max(low, first), min(high, second)
        return low < high

    @staticmethod
    def _along(p: Place, q: Place, square: Place) -> bool:
        """Whether a part of the line lies on an edge of the square."""
        for axis in (0, 1):
            if p[axis] == q[axis] and p[axis] in (square[axis], square[axis] + 1):
                other = 1 - axis
                low, high = sorted((p[other], q[other]))
                return max(low, square[other]) < min(high, square[other] + 1)
        return False

    @staticmethod
    def _hits(p: Place, q: Place, square: Place, other: Place) -> bool:
        """Whether the line crosses the edge between two squares at an inner point, or runs along it."""
        axis = 0 if other[0] != square[0] else 1
        line = other[axis]
        along = 1 - axis
        if p[axis] == q[axis]:
            low, high = sorted((p[along], q[along]))
            return p[axis] == line and max(low, square[along]) < min(high, square[along] + 1)
        t = Fraction(line - p[axis], q[axis] - p[axis])
        if not 0 < t < 1:
            return False
        return square[along] < p[along] + t * (q[along] - p[along]) < square[along] + 1

    @staticmethod
    def _lattice(p: Place, q: Place) -> list[Place]:
        """Lattice points strictly between the ends."""
        dx, dy = q[0] - p[0], q[1] - p[1]
        found = []
        for n in range(1, max(abs(dx), abs(dy))):
            t = Fraction(n, max(abs(dx), abs(dy)))
            x, y = p[0] + t * dx, p[1] + t * dy
            if x.denominator == 1 and y.denominator == 1:
                found.append((int(x), int(y)))
        return found

    def _goes_on(self, p: Place, q: Place, point: Place) -> bool:
        """At a lattice point some square behind the line must be linked to one before it."""
        sx = (q[0] > p[0]) - (q[0] < p[0])
        sy = (q[1] > p[1]) - (q[1] < p[1])
        x, y = point

        def squares(ahead: bool) -> list[Place]:
            xs = [x - 1, x] if sx == 0 else [x if (sx > 0) == ahead else x - 1]
            ys = [y - 1, y] if sy == 0 else [y if (sy > 0) == ahead else y - 1]
            return [(i, j) for i in xs for j in ys]

        return any(self.linked(a, b) for a in squares(False) for b in squares(True))
