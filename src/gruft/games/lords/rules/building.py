"""Build Room (DL-BUILD): a room on offer takes the place of one of your tunnels.

Not here: which tunnel suits which room (dungeon.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import RoomBuilt
from gruft.games.lords.pieces.tables import (
    CELL_OF_REF,
    CELL_REFS,
    DEAL_REFS,
    ROOM_OF_REF,
    ROOM_REFS,
    SPACE_REFS,
    SPACES,
    near,
    room_tile,
)
from gruft.games.lords.rules.dungeon import build_cells, build_refusal
from gruft.games.lords.rules.price import lacking, means, pay, price_refusal
from gruft.games.lords.state import State
from gruft.table.ask import MAY_PASS, PASS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse


def build_room(g: State, seat: int, space: int) -> Flow[str]:
    """Choose a room and the tunnel it replaces (DL-BUILD-01 to -06)."""
    if not g.room_offer:
        return "offer"
    lord = g.lords[seat]
    lack = lacking(lord, SPACES[space].pay)
    if lack:
        return lack
    keys = [ROOM_REFS[room] for room in g.room_offer if build_cells(lord.tiles, room)]
    if not keys:
        return "cell"

    def refusal(room: int) -> Refusal | None:
        return room_refusal(g, seat, space, room)

    offer = near((ROOM_REFS[room] for room in g.room_offer), ROOM_OF_REF)
    args: dict[str, Arg] = {"space": SPACE_REFS[space], "deal": DEAL_REFS[space], **means(g.lords[seat])}
    key = yield Ask(seat, "build", offer, refusal, keys, MAY_PASS, args)
    if key == PASS:
        return "declined"
    room = ROOM_OF_REF[key]
    cell = yield from _choose_cell(g, seat, room)
    pay(g, seat, SPACES[space].pay, SPACE_REFS[space])
    g.room_offer.remove(room)
    lord.tiles[cell] = room_tile(room)
    if g.log is not SILENCE:
        g.log.append(RoomBuilt(seat, key, CELL_REFS[cell]))
    return ""


def room_refusal(g: State, seat: int, space: int, room: int) -> Refusal | None:
    """Why this room cannot be built from this space, or None if it can."""
    if room not in g.room_offer:
        return refuse("build.not_on_offer", "DL-BUILD-01", room=ROOM_REFS[room])
    refusal = price_refusal(g.lords[seat], SPACES[space].pay)
    if refusal is not None:
        return refusal
    if not build_cells(g.lords[seat].tiles, room):
        return refuse("build.nowhere", "DL-BUILD-05", room=ROOM_REFS[room])
    return None


def _choose_cell(g: State, seat: int, room: int) -> Flow[int]:
    tiles = g.lords[seat].tiles
    cells = build_cells(tiles, room)
    if len(cells) == 1:
        return cells[0]
    key = yield Ask(
        seat,
        "build_where",
        CELL_OF_REF,
        lambda cell: build_refusal(tiles, room, cell),
        offer=[CELL_REFS[cell] for cell in cells],
        args={"room": ROOM_REFS[room]},
    )
    return CELL_OF_REF[key]
