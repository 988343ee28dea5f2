"""Doors (DE-DOOR-01 to DE-DOOR-03, DE-LARGE-11, rulings 6 and 65).

A figure stands at a door if one of its spaces has an edge the door covers; both edges open and close as one.
"""

from __future__ import annotations

from gruft.games.descent.endings import quest_of
from gruft.games.descent.events import DoorClosed, DoorOpened
from gruft.games.descent.figures import key_of
from gruft.games.descent.kinds import FIRST_MONSTER
from gruft.games.descent.reactions import fire, opens
from gruft.games.descent.state import State, work_out_board
from gruft.games.descent.windows import DOOR_OPENED, Ctx
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_AT_DOOR = refuse("door.not_adjacent", "DE-DOOR-01")
IN_THE_WAY = refuse("door.in_the_way", "DE-LARGE-11")


def at_door(g: State, f: int, door: int) -> bool:
    spaces = g.spaces[f]
    return any(a in spaces or b in spaces for a, b in g.map.doors[door].pairs)


def door_refusal(g: State, f: int, door: int) -> Refusal | None:
    """Why the figure may not open or close this door."""
    if not at_door(g, f, door):
        return NOT_AT_DOOR
    if not g.closed >> door & 1:
        for a, b in g.map.doors[door].pairs:
            if g.occ[a] >= 0 and g.occ[a] == g.occ[b]:
                return IN_THE_WAY
    return quest_of(g).door_refusal(g, f, door)


def open_or_close(g: State, f: int, door: int) -> Flow[None]:
    """Open a closed door or close an open one."""
    assert door_refusal(g, f, door) is None
    opening = bool(g.closed >> door & 1)
    g.closed ^= 1 << door
    work_out_board(g)
    record = DoorOpened if opening else DoorClosed
    g.news.append(record(key_of(g, f), g.map.doors[door].key))
    if opening and f < FIRST_MONSTER and opens(g, DOOR_OPENED):
        yield from fire(g, DOOR_OPENED, Ctx(f, door=door))
