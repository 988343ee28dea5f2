"""Doors (DE-DOOR-01 to DE-DOOR-03, DE-LARGE-11, DE-R-6, DE-R-65).

A figure stands at a door if one of its spaces has an edge the door covers; both edges open and close as one.
"""

from __future__ import annotations

from gruft.games.descent.moments.moment import DoorMoved, DoorOpened
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import is_as_hero, ref_of
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.pieces import events
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_AT_DOOR = refuse("door.not_adjacent", "DE-DOOR-01")
IN_THE_WAY = refuse("door.in_the_way", "DE-LARGE-11")


def at_door(g: State, f: int, door: int) -> bool:
    spaces = g.spaces[f]
    return any(a in spaces or b in spaces for a, b in g.live.map.doors[door].pairs)


def door_refusal(g: State, f: int, door: int) -> Refusal | None:
    """Why the figure may not open or close this door."""
    if not at_door(g, f, door):
        return NOT_AT_DOOR
    if not g.closed >> door & 1:
        for a, b in g.live.map.doors[door].pairs:
            if g.live.occ[a] >= 0 and g.live.occ[a] == g.live.occ[b]:
                return IN_THE_WAY
    return quest_of(g).door_refusal(g, f, door)


def open_or_close(g: State, f: int, door: int) -> Flow[None]:
    """Open a closed door or close an open one."""
    assert door_refusal(g, f, door) is None
    opening = bool(g.closed >> door & 1)
    g.closed ^= 1 << door
    work_out_board(g)
    record = events.DoorOpened if opening else events.DoorClosed
    g.log.append(record(ref_of(g, f), g.live.map.doors[door].key))
    yield from fire(g, DoorMoved(f, door, opening))
    if opening and is_as_hero(g, f) and opens(g, DoorOpened):
        yield from fire(g, DoorOpened(f, door))
