"""The special search token: where it may not lie (QC-09)."""

from __future__ import annotations

from gruft.games.descent.pieces.board import board_of
from gruft.games.descent.rules.setup.layout import start_area
from gruft.games.descent.state import State


def reached_without(g: State, space: int, doors: tuple[str, ...]) -> bool:
    """Whether heroes get to the space or next to it from where they begin, though these doors stay shut."""
    shut = sum(1 << n for n, door in enumerate(g.live.map.doors) if door.id in doors)
    adj = board_of(g.live.map, shut, g.crrg).adj
    edge = list(start_area(g))
    seen = set(edge)
    while edge:
        for t in adj[edge.pop()]:
            if t not in seen:
                seen.add(t)
                edge.append(t)
    return space in seen or any(t in seen for t in adj[space])
