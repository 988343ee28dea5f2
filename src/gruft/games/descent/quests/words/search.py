"""The special search token: where it may not lie (QC-09)."""

from __future__ import annotations

from gruft.games.descent.pieces.board import FAR, board_of
from gruft.games.descent.rules.setup.layout import start_area
from gruft.games.descent.state import State


def reached_without(g: State, space: int, doors: tuple[str, ...]) -> bool:
    """Whether heroes get to the space or next to it from where they begin, though these doors stay shut."""
    shut = sum(1 << n for n, door in enumerate(g.live.map.doors) if door.id in doors)
    board = board_of(g.live.map, shut, g.crrg)
    return any(board.row(start)[s] < FAR for start in start_area(g) for s in (space, *board.adj[space]))
