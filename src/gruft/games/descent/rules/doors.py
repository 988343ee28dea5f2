"""Doors (DE-DOOR-01 to DE-DOOR-03, DE-LARGE-11, QC-20, DE-R-6, DE-R-65).

A figure stands at a door if one of its spaces has an edge the door covers; both edges open and close as one. Who opens
a locked door, and how, is the quest's business (`Quest.try_door`).
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.moment import DoorMoved, DoorOpened
from gruft.games.descent.moments.quest import PASS_THROUGH, SHUT, SMASH, quest_of
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import controller, is_as_hero, ref_of
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.rules.figures import empty
from gruft.games.descent.rules.movement.moves import place
from gruft.games.descent.rules.places import closest_empty
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

NOT_AT_DOOR = refuse("door.not_adjacent", "DE-DOOR-01")
IN_THE_WAY = refuse("door.in_the_way", "DE-LARGE-11")
NO_LONGER_THERE = refuse("door.gone", "QC-20")


def at_door(g: State, f: int, door: int) -> bool:
    """Whether the figure stands on either side of the door."""
    beside = g.live.map.doors[door].beside
    for s in g.spaces[f]:  # noqa: SIM110  (a generator costs more than the question)
        if s in beside:
            return True
    return False


def doors_offered(g: State, keys: list[str]) -> dict[str, Arg]:
    """Of each door among these answers whether it is closed or open."""
    return {
        door.key: "closed" if g.closed >> n & 1 else "open"
        for n, door in enumerate(g.live.map.doors)
        if door.key in keys
    }


def door_refusal(g: State, f: int, door: int) -> Refusal | None:
    """Why the figure may not open or close this door."""
    if g.doors_gone >> door & 1:
        return NO_LONGER_THERE
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
    if not g.closed >> door & 1:
        _move(g, door, True)
        g.log.append(events.DoorClosed(ref_of(g, f), g.live.map.doors[door].key))
        yield from fire(g, DoorMoved(f, door, False))
        return
    how = yield from quest_of(g).try_door(g, f, door)
    if how == PASS_THROUGH:
        yield from _slip_through(g, f, door)
    elif how != SHUT and g.spaces[f]:
        yield from opened(g, f, door, smashed=how == SMASH)


def _move(g: State, door: int, closed: bool) -> None:
    g.closed = g.closed | 1 << door if closed else g.closed & ~(1 << door)
    work_out_board(g)


def opened(g: State, f: int, door: int, smashed: bool = False) -> Flow[None]:
    """The figure has opened the door, or smashed it: then it is gone."""
    if smashed:
        g.doors_gone |= 1 << door
    _move(g, door, False)
    record = events.DoorSmashed if smashed else events.DoorOpened
    g.log.append(record(ref_of(g, f), g.live.map.doors[door].key))
    yield from fire(g, DoorMoved(f, door, True))
    if is_as_hero(g, f) and opens(g, DoorOpened):
        yield from fire(g, DoorOpened(f, door))


def springs_open(g: State, door: int) -> Flow[None]:
    """A rule opens the door; nobody has done it."""
    if g.closed >> door & 1:
        _move(g, door, False)
        g.log.append(events.DoorSprungOpen(g.live.map.doors[door].key))
        yield from fire(g, DoorMoved(NOBODY, door, True))


def remove_door(g: State, door: int) -> None:
    """The door is no longer there; it cannot be closed again."""
    g.doors_gone |= 1 << door
    _move(g, door, False)
    g.log.append(events.DoorSprungOpen(g.live.map.doors[door].key))


def _slip_through(g: State, f: int, door: int) -> Flow[None]:
    """The figure is placed on the closest empty space behind the door, which stays closed."""
    here = g.spaces[f]
    behind = [b for pair in g.live.map.doors[door].pairs for a, b in (pair, pair[::-1]) if a in here]
    near = [s for s in behind if empty(g, s)] or sorted({s for b in behind for s in closest_empty(g, b)})
    space = yield from choose_space(g, controller(g, f), "behind_door", near)
    if space is not None:
        yield from place(g, f, (space,))
