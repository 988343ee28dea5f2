"""Room for figures that are set up or brought in (DE-SETUP-09, DE-SETUP-12, DE-SETUP-17, DE-MON-03).

Figures stand with all their spaces in the area, not on pits or lava; if there is no room, on the closest spaces.
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.descent.pieces.board import FAR
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.figures import mask_of
from gruft.games.descent.rules.places import feet_key
from gruft.games.descent.state import State


def _free(g: State, kind: int, spaces: Iterable[int]) -> dict[tuple[int, ...], None]:
    """Every resting place for such a figure that covers one of these spaces, not on pits or lava."""
    size = KINDS[kind].size
    taken = g.live.occupied | g.live.map.pits | g.live.map.lava | g.rubble | g.gulfs
    return {
        feet: None for s in spaces for feet in g.live.board.footprints(size, s) if not any(taken >> t & 1 for t in feet)
    }


def room_touching(g: State, kind: int, spaces: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """Every resting place that covers one of these spaces, or the closest ones."""
    return {feet_key(g, feet): feet for feet in sorted(_free(g, kind, spaces))} or standing_room(g, kind, spaces)


def standing_room(g: State, kind: int, area: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """Every resting place for such a figure in the area, or the closest ones outside it."""
    inside = mask_of(area)
    found = [feet for feet in _free(g, kind, area) if all(inside >> t & 1 for t in feet)]
    if not found and (everywhere := _free(g, kind, range(g.live.map.size))):
        rows = [g.live.board.row(s) for s in area]
        far = {feet: max(min(row[t] for row in rows) for t in feet) for feet in everywhere}
        near = min(far.values(), default=FAR)
        found = [feet for feet in everywhere if far[feet] == near]
    return {feet_key(g, feet): feet for feet in sorted(found)}
