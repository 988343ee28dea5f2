"""Adjacency, counting and footprints (DE-ADJ, DE-COUNT, DE-EMPTY-02, DE-LARGE-03) as tables.

A board is a map with a certain set of doors closed. Nothing here knows figures: who stands where is the
state's business. Tables are filled when first asked for and shared by all games on the map.

Not here: line of sight (sight.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from typing import Final, NamedTuple

from gruft.games.descent.pieces.maps import BLOCKED, Map
from gruft.games.descent.pieces.sight import Sight

FAR: Final = 255
STRAIGHT: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def spaces_in(mask: int) -> Iterator[int]:
    """The spaces of a bit mask, in order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Stand(NamedTuple):
    """A way to stand: the spaces in order, the same as a bit mask, and its ref."""

    feet: tuple[int, ...]
    mask: int
    key: str


class Board:
    """Tables of a map with these joints (pairs of spaces with no wall and no closed door between them)."""

    def __init__(self, laid: Map, joined: set[tuple[int, int]], walls_block_along: bool = True) -> None:
        self.map: Final = laid
        self.joined: Final = joined
        self.linked: Final = self._links()
        solid = laid.solid
        self.adj: Final[list[tuple[int, ...]]] = [
            () if solid >> s & 1 else tuple(t for t in self.linked[s] if not solid >> t & 1) for s in range(laid.size)
        ]
        self.adj_mask: Final = [sum(1 << t for t in near) for near in self.adj]
        blocked = {s for s, terrain in enumerate(laid.terrain) if terrain == BLOCKED}
        self.flown: Final = (
            [tuple(t for t in near if t not in blocked) for near in self.linked] if blocked else self.linked
        )
        """Where a figure that flies gets from each space: over obstacles too, but not through what is blocked."""
        self.rubble = 0
        """Spaces counting does not go on through, a bit each."""
        self._rows: list[bytes | None] = [None] * laid.size
        self._balls: dict[tuple[int, int], int] = {}
        self._stands: dict[tuple[int, int], list[tuple[Stand, ...]]] = {}
        self.sight: Final = Sight(laid, self.linked, joined, walls_block_along)

    def barred_by(self, rubble: int) -> Board:
        """The same tables, but counting does not go on through these spaces (`barred` keeps them)."""
        twin = copy(self)
        twin.rubble = rubble
        twin._rows = [None] * self.map.size
        twin._balls = {}
        return twin

    def _links(self) -> list[tuple[int, ...]]:
        """Spaces that touch each space without a wall between them, obstacles included (DE-ADJ-03)."""
        number = self.map.number
        found = []
        for s, (x, y) in enumerate(self.map.places):
            near = []
            for dx, dy in AROUND:
                t = number.get((x + dx, y + dy))
                if t is None:
                    continue
                if (dx == 0 or dy == 0) and (s, t) in self.joined:
                    near.append(t)
                elif dx and dy:
                    corners = (number.get((x + dx, y)), number.get((x, y + dy)))
                    if any(c is not None and (s, c) in self.joined and (c, t) in self.joined for c in corners):
                        near.append(t)
            found.append(tuple(near))
        return found

    def row(self, origin: int) -> bytes:
        """Counted distance from `origin` to every space; FAR where counting does not reach (DE-COUNT-01, 02)."""
        found = self._rows[origin]
        if found is None:
            steps = [FAR] * self.map.size
            steps[origin] = 0
            edge = [origin]
            count = 0
            while edge:
                count += 1
                after = []
                for s in edge:
                    if self.rubble >> s & 1 and s != origin:
                        continue
                    for t in self.adj[s]:
                        if steps[t] == FAR:
                            steps[t] = count
                            after.append(t)
                edge = after
            found = self._rows[origin] = bytes(steps)
        return found

    def dist(self, a: int, b: int) -> int:
        """How many spaces from a to b; FAR if counting cannot reach."""
        return self.row(a)[b]

    def ball(self, s: int, n: int) -> int:
        """Bit mask of the spaces within n spaces of s, s included (DE-COUNT-03)."""
        found = self._balls.get((s, n))
        if found is None:
            found = edge = 1 << s
            for _ in range(n):
                after = 0
                for t in spaces_in(edge & ~self.rubble if edge != 1 << s else edge):
                    after |= self.adj_mask[t]
                edge = after & ~found
                found |= edge
            self._balls[s, n] = found
        return found

    def footprints(self, size: tuple[int, int], s: int) -> tuple[tuple[int, ...], ...]:
        """Every way a figure of this size can stand so that it covers `s` (DE-LARGE-03, DE-R-45)."""
        return tuple(stand.feet for stand in self.stands(size)[s])

    def stands(self, size: tuple[int, int]) -> list[tuple[Stand, ...]]:
        """For each space, every way a figure of this size can stand so that it covers it, in order."""
        found = self._stands.get(size)
        if found is None:
            found = self._stands[size] = self._all_stands(size)
        return found

    def _all_stands(self, size: tuple[int, int]) -> list[tuple[Stand, ...]]:
        found: list[list[Stand]] = [[] for _ in range(self.map.size)]
        shapes = {size, (size[1], size[0])}
        number = self.map.number
        for x, y in self.map.places:
            for width, length in sorted(shapes):
                spaces = [number.get((x + i, y + j)) for j in range(length) for i in range(width)]
                feet = tuple(s for s in spaces if s is not None)
                if len(feet) == len(spaces) and self._one_body(feet):
                    stand = Stand(feet, self.map.mask(feet), self.map.feet_key(feet))
                    for s in feet:
                        found[s].append(stand)
        return [tuple(sorted(options)) for options in found]

    def _one_body(self, feet: tuple[int, ...]) -> bool:
        """All spaces free of obstacles and hanging together by open edges."""
        if any(self.map.solid >> s & 1 for s in feet):
            return False
        reached = {feet[0]}
        edge = [feet[0]]
        while edge:
            s = edge.pop()
            for t in feet:
                if t not in reached and (s, t) in self.joined:
                    reached.add(t)
                    edge.append(t)
        return len(reached) == len(feet)


def board_of(laid: Map, closed: int, walls_block_along: bool = True) -> Board:
    """The tables of a map for these closed doors (a bit per door); made once, kept with the map."""
    found = laid.boards.get((closed, walls_block_along))
    if isinstance(found, Board):
        return found
    shut = {
        pair
        for number, door in enumerate(laid.doors)
        if closed >> number & 1
        for a, b in door.pairs
        for pair in ((a, b), (b, a))
    }
    board = laid.boards[closed, walls_block_along] = Board(laid, laid.joined - shut, walls_block_along)
    return board


@lru_cache(maxsize=256)
def barred(board: Board, rubble: int) -> Board:
    """The board with these spaces barred; kept, because what is laid down and taken up leaves the same few behind."""
    return board.barred_by(rubble)
