"""Room for figures that are set up or brought in (DE-SETUP-09, DE-SETUP-12, DE-SETUP-17, DE-MON-03).

Figures stand with all their spaces in the area, not on pits or lava; if there is no room, on the closest spaces.
"""

from __future__ import annotations

from gruft.games.descent.pieces.board import FAR
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.figures import mask_of
from gruft.games.descent.rules.places import feet_key
from gruft.games.descent.state import State


def standing_room(g: State, kind: int, area: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """Every resting place for such a figure in the area, or the closest ones outside it."""
    size = KINDS[kind].size
    taken = g.live.occupied | g.live.map.pits | g.live.map.lava
    inside = mask_of(area)
    everywhere = {
        feet: None
        for s in range(g.live.map.size)
        for feet in g.live.board.footprints(size, s)
        if not any(taken >> t & 1 for t in feet)
    }
    found = [feet for feet in everywhere if all(inside >> t & 1 for t in feet)]
    if not found and everywhere:
        rows = [g.live.board.row(s) for s in area]
        far = {feet: max(min(row[t] for row in rows) for t in feet) for feet in everywhere}
        near = min(far.values(), default=FAR)
        found = [feet for feet in everywhere if far[feet] == near]
    return {feet_key(g, feet): feet for feet in sorted(found)}
