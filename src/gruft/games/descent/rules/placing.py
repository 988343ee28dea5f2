"""Room for figures that are set up or brought in (DE-SETUP-09, DE-SETUP-12, DE-SETUP-17, DE-MON-03).

Figures stand with all their spaces in the area, not on pits or lava; if there is no room, on the closest spaces.
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.descent.pieces.board import FAR, Stand, spaces_in
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.figures import mask_of
from gruft.games.descent.state import State


def _free(g: State, kind: int, spaces: Iterable[int], but: int = 0) -> dict[Stand, None]:
    """Every resting place for such a figure that covers one of these spaces, not on pits or lava nor `but` there."""
    stands = g.live.board.stands(KINDS[kind].size)
    taken = g.live.occupied | g.live.map.pits | g.live.map.lava | g.rubble | g.gulfs | but
    free = mask_of(spaces) & ~taken
    return {stand: None for s in spaces_in(free) for stand in stands[s] if not stand.mask & taken}


def _by_key(found: Iterable[Stand]) -> dict[str, tuple[int, ...]]:
    return {stand.key: stand.feet for stand in sorted(found)}


def room_touching(g: State, kind: int, spaces: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """Every resting place that covers one of these spaces, or the closest ones."""
    return _by_key(_free(g, kind, spaces)) or standing_room(g, kind, spaces)


def standing_room(g: State, kind: int, area: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """Every resting place for such a figure in the area, or the closest ones outside it."""
    found = _free(g, kind, area, but=~mask_of(area))
    if found:
        return _by_key(found)
    everywhere = _free(g, kind, range(g.live.map.size))
    rows = [g.live.board.row(s) for s in area] if everywhere else []
    far = {stand: max(min(row[t] for row in rows) for t in stand.feet) for stand in everywhere}
    near = min(far.values(), default=FAR)
    return _by_key(stand for stand in everywhere if far[stand] == near)
