"""The dungeon: neighbours, where a tunnel or a room may go, how far a tile lies from the entrance.

A dungeon is a list of 20 tiles. Most questions are asked of a mask instead (bit n = cell n), because the same
few shapes come up again and again and their answers can be kept.

Rules: DL-GEN-07, DL-GEN-08, DL-DIG-04 to -06, DL-BUILD-02 to -04, DL-PLAN-01.
Not here: who may dig and how often (digging.py), what a room costs (building.py).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from gruft.games.lords.pieces.content import BOARD, ZONES
from gruft.games.lords.pieces.tables import (
    CELL_REFS,
    CELLS,
    COLUMNS,
    DARK,
    FIRST_ROOM,
    LOST_TUNNEL,
    ROOM_KIND,
    ROOM_REFS,
    TUNNEL,
)
from gruft.table.rules import Refusal, refuse


def cell_at(row: int, column: int) -> int:
    """The cell at a 1-based row and column."""
    return (row - 1) * COLUMNS + column - 1


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in around if 0 <= r < BOARD.rows and 0 <= c < COLUMNS)


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


CELL_BITS: Final = [1 << cell for cell in range(CELLS)]
ENTRANCE: Final = cell_at(*BOARD.entrance_cell)
NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]
NEXT_TO: Final = [_mask(cells) for cells in NEIGHBOURS]
_BLOCKS: Final = [
    _mask((top + left, top + left + 1, top + COLUMNS + left, top + COLUMNS + left + 1))
    for top in range(0, CELLS - COLUMNS, COLUMNS)
    for left in range(COLUMNS - 1)
]
BLOCKS_WITH: Final = [tuple(block ^ 1 << cell for block in _BLOCKS if block >> cell & 1) for cell in range(CELLS)]
"""For each cell the other three cells of every 2 x 2 block it is part of."""
ZONE_MASK: Final = {name: _mask(tuple(cell_at(r, c) for r, c in cells)) for name, cells in ZONES.items()}
ANYWHERE: Final = (1 << CELLS) - 1
ROOM_ZONE: Final = [ZONE_MASK[room.zone] if room.zone else ANYWHERE for room in ROOM_KIND]


def filled(tiles: list[int]) -> int:
    """The cells that hold a tile, as a mask."""
    return sum(compress(CELL_BITS, tiles))


def dig_refusal(mask: int, cell: int) -> Refusal | None:
    """Why a tunnel may not be dug on `cell` of a dungeon with these cells filled (DL-DIG-04, -05)."""
    if mask >> cell & 1:
        return refuse("dig.taken", "DL-DIG-04", cell=CELL_REFS[cell])
    if not NEXT_TO[cell] & mask:
        return refuse("dig.not_adjacent", "DL-DIG-04", cell=CELL_REFS[cell])
    for block in BLOCKS_WITH[cell]:
        if mask & block == block:
            return refuse("dig.block", "DL-DIG-05", cell=CELL_REFS[cell])
    return None


@lru_cache(maxsize=50_000)
def dig_keys(mask: int) -> tuple[str, ...]:
    """The keys of all cells where a tunnel may be dug."""
    return tuple(CELL_REFS[cell] for cell in range(CELLS) if dig_refusal(mask, cell) is None)


def build_refusal(tiles: list[int], room: int, cell: int) -> Refusal | None:
    """Why this room may not be built on `cell` (DL-BUILD-02 to -04)."""
    tile = tiles[cell]
    if tile != TUNNEL:
        if not tile:
            return refuse("build.no_tunnel", "DL-BUILD-02", cell=CELL_REFS[cell])
        if tile == LOST_TUNNEL:
            return refuse("build.conquered", "DL-BUILD-02", cell=CELL_REFS[cell])
        return refuse("build.on_room", "DL-BUILD-02", cell=CELL_REFS[cell])
    for neighbour in NEIGHBOURS[cell]:
        if tiles[neighbour] >= FIRST_ROOM:
            return refuse("build.next_to_room", "DL-BUILD-03", cell=CELL_REFS[cell])
    if not ROOM_ZONE[room] >> cell & 1:
        return refuse(
            "build.zone", "DL-BUILD-04", cell=CELL_REFS[cell], room=ROOM_REFS[room], zone=ROOM_KIND[room].zone
        )
    return None


def build_cells(tiles: list[int], room: int) -> list[int]:
    """The tunnels that this room may replace."""
    return [cell for cell, tile in enumerate(tiles) if tile == TUNNEL and build_refusal(tiles, room, cell) is None]


@lru_cache(maxsize=50_000)
def distances(mask: int) -> tuple[int, ...]:
    """Steps from the entrance to each filled cell, walking through dungeon tiles; -1 elsewhere (DL-R-09)."""
    steps = [-1] * CELLS
    if mask >> ENTRANCE & 1:
        steps[ENTRANCE] = 1
        edge = [ENTRANCE]
        while edge:
            reached = []
            for cell in edge:
                for neighbour in NEIGHBOURS[cell]:
                    if mask >> neighbour & 1 and steps[neighbour] < 0:
                        steps[neighbour] = steps[cell] + 1
                        reached.append(neighbour)
            edge = reached
    return tuple(steps)


def nearest_dark(tiles: list[int]) -> list[int]:
    """The unconquered tiles nearest to the entrance (DL-PLAN-01); empty if all is conquered."""
    steps = distances(filled(tiles))
    dark = [cell for cell, tile in enumerate(tiles) if DARK[tile]]
    nearest = min([steps[cell] for cell in dark], default=0)
    return [cell for cell in dark if steps[cell] == nearest]


def farthest_tunnels(tiles: list[int]) -> list[int]:
    """The unconquered tunnels farthest from the entrance (Cave-in)."""
    steps = distances(filled(tiles))
    tunnels = [cell for cell, tile in enumerate(tiles) if tile == TUNNEL]
    most = max((steps[cell] for cell in tunnels), default=0)
    return [cell for cell in tunnels if steps[cell] == most]


def battle_refusal(tiles: list[int], cell: int) -> Refusal | None:
    """Why the battle cannot be on `cell` (DL-PLAN-01)."""
    tile = tiles[cell]
    if not tile:
        return refuse("battle.no_tile", "DL-PLAN-01", cell=CELL_REFS[cell])
    if not DARK[tile]:
        return refuse("battle.conquered", "DL-PLAN-01", cell=CELL_REFS[cell])
    if cell not in nearest_dark(tiles):
        return refuse("battle.not_nearest", "DL-PLAN-01", cell=CELL_REFS[cell])
    return None
