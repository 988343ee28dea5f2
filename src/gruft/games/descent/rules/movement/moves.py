"""Whole movements: large figures that shrink and grow, and moves a card grants (DE-LARGE, DE-MOVE-10 to DE-MOVE-14);
leaving the map (DE-EXIT).

A large figure counts its steps as if it stood on one space and is put down again when it stops. With the erratum it
may stop and keep its movement points only where an action could be declared from the counted space (DE-LARGE-07), and
then one of those actions comes before it moves on; otherwise stopping ends the movement.

Not here: single steps (steps.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gruft.games.descent.moments.asking import EXIT, SHUT_IN, ask_key, choose_one, choose_space
from gruft.games.descent.moments.moment import MonsterEntersAdjacent
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import controller, is_monster, kind_of, ref_of
from gruft.games.descent.pieces.events import FigurePlaced
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.rules.conditions import IMMOBILIZED
from gruft.games.descent.rules.damage import walk_off
from gruft.games.descent.rules.figures import empty_spaces, in_pit
from gruft.games.descent.rules.movement.steps import (
    NO_POINTS,
    can_rest_on,
    declare_move,
    enter_terrain,
    entry_of,
    explained_refusal,
    fall_into_pit,
    fatigue_points,
    nearby_steps,
    neighbours,
    paid_step,
    step,
    step_aside,
    step_known,
    step_target,
    steps_among,
)
from gruft.games.descent.rules.places import expand, lift, put, room
from gruft.games.descent.state import State, Walk
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

StepHook = Callable[[State, int, int], Flow[None]]
Halt = Callable[[State, int], list[str]]

CANNOT_STOP = refuse("move.cannot_stop", "DE-MOVE-06")
ONLY_MOVING = refuse("move.only_moving", "DE-MOVE-14")
NOT_MOVED = refuse("move.not_moved", "DE-MOVE-07")
NOTHING_DECLARED = refuse("move.nothing_declared", "DE-LARGE-07")
MUST_MOVE = refuse("move.must_move", "DE-MOVE-13")
NO_EXIT = refuse("leave.not_here", "DE-EXIT-02")
NO_POINT_TO_LEAVE = refuse("leave.no_points", "DE-EXIT-02")


def settle_down(g: State, f: int) -> Flow[None]:
    """A figure comes to rest: a large one expands; over pits only, it falls in, as does who flew (DE-PIT-15)."""
    flew = g.live.aloft == f
    g.live.aloft = NOBODY
    if kind_of(g, f).large and len(g.spaces[f]) == 1:
        yield from expand(g, f, g.spaces[f][0])
    elif not flew:
        return
    if in_pit(g, f):
        yield from fall_into_pit(g, f)


def set_out(g: State, f: int, target: int) -> None:
    """The first step of a movement: a large figure shrinks, one with wings is in the air until it rests."""
    if kind_of(g, f).fly:
        g.live.aloft = f
    _shrink(g, f, target)


def roam(
    g: State,
    f: int,
    seat: Seat,
    *,
    on_step: StepHook | None = None,
    halt: Halt | None = None,
    again: bool = False,
    in_move: bool = True,
) -> Flow[None]:
    """Steps with movement points until the mover stops.

    `halt` lists what it could stop for and keep its points. With `again` another move action may follow before the
    first step (DE-MOVE-07).
    """
    moved = False
    while g.spaces[f]:
        here = g.spaces[f][0]
        keys = _step_keys(g, f, g.mp[f] + fatigue_points(g, f), False)
        rests = not moved or (len(g.spaces[f]) > 1) or can_rest_on(g, f, here)
        declared = halt(g, f) if halt is not None and rests and moved and _bound(g, f) and g.mp[f] else []
        if leave_refusal(g, f) is None:
            keys.append("leave")
        exits = {
            "halt": _halt_refusal(g, f, halt is not None, rests, moved, again, declared),
            "stop": None if rests else CANNOT_STOP,
        }
        if not keys and exits["halt"] is not None:
            if rests:
                break
            yield from step_aside(g, f)
            return
        g.live.walks = Walk(f, g.mp[f], False)
        key = yield from ask_key(
            seat,
            "roam",
            keys,
            lambda: _listing(g, f),
            lambda key: _why_not(g, f, key, False),
            {"figure": ref_of(g, f), "points": g.mp[f], EXIT: "stop" if rests else SHUT_IN},
            exits,
            known=lambda key: step_known(g, key),
        )
        g.live.walks = None
        if key == "halt":
            yield from settle_down(g, f)
            g.halted = declared
            return
        if key == "leave":
            yield from walk_off(g, f)
            continue  # who only hands something over there stays and moves on, or comes to rest
        if key == "stop":
            break
        moved = True
        set_out(g, f, step_target(g, key))
        yield from paid_step(g, f, step_target(g, key), in_move)
        if on_step is not None and g.spaces[f]:
            yield from on_step(g, f, g.spaces[f][0])
    if g.spaces[f]:
        yield from settle_down(g, f)
        if halt is not None and (g.errata or not moved):
            g.mp[f] = 0


def _bound(g: State, f: int) -> bool:
    """With the erratum a large figure needs an action declared beforehand to interrupt its move (DE-LARGE-07)."""
    return g.errata and kind_of(g, f).large


def _halt_refusal(
    g: State, f: int, acts: bool, rests: bool, moved: bool, again: bool, declared: list[str]
) -> Refusal | None:
    """Why the figure cannot interrupt its move here and keep its points."""
    if not acts:
        return ONLY_MOVING
    if not rests:
        return CANNOT_STOP
    if not g.mp[f]:
        return NO_POINTS
    if not moved:
        return None if again else NOT_MOVED
    return NOTHING_DECLARED if _bound(g, f) and not declared else None


def _shrink(g: State, f: int, target: int) -> None:
    """Before its first step a large figure becomes the one of its spaces the step is counted from (DE-LARGE-02)."""
    if len(g.spaces[f]) > 1:
        origin = next(s for s in g.spaces[f] if target in neighbours(g, f, s))
        lift(g, f)
        g.spaces[f] = ()
        put(g, f, (origin,))


def _step_keys(g: State, f: int, points: int, free: bool) -> list[str]:
    near = {t for s in g.spaces[f] for t in neighbours(g, f, s)}
    return [g.live.map.step_key[t] for t in steps_among(g, f, sorted(near), points, free)]


def _listing(g: State, f: int) -> list[str]:
    return [*nearby_steps(g, f), "leave"]


def _why_not(g: State, f: int, key: str, free: bool, points: int | None = None) -> Refusal | None:
    if key == "leave":
        return leave_refusal(g, f, points)
    at_hand = g.mp[f] + fatigue_points(g, f) if points is None else points
    return explained_refusal(g, f, step_target(g, key), at_hand, free)


def move_action(g: State, f: int, seat: Seat | None = None, on_step: StepHook | None = None) -> Flow[None]:
    """A move action outside the figure's own action step, played out at once; what is left is lost (DE-MOVE-14)."""
    if not g.spaces[f] or g.cond[f] & IMMOBILIZED or quest_of(g).stays_put(g, f):
        return
    declare_move(g, f)
    yield from roam(g, f, controller(g, f) if seat is None else seat, on_step=on_step)
    if g.turn != f:
        g.mp[f] = 0


def move_spaces(
    g: State,
    f: int,
    n: int,
    seat: Seat | None = None,
    must: bool = False,
    pause: Callable[[State, int], Flow[bool]] | None = None,
    origin: int = -1,
) -> Flow[int]:
    """Move up to n spaces without movement points; costs of terrain do not matter (DE-MOVE-10, DE-MOVE-13).

    With `must` the figure has to be moved if it can be. `origin` is the space of a large figure an effect aimed at
    (DE-LARGE-10). `pause` is asked on every space to rest on; it may act and returns True to end the movement.
    """
    mover = controller(g, f) if seat is None else seat
    if g.spaces[f] and kind_of(g, f).unmovable and mover != controller(g, f):
        return 0
    if quest_of(g).stays_put(g, f):
        return 0
    done = 0
    if origin >= 0 and origin in g.spaces[f] and len(g.spaces[f]) > 1:
        whole = g.spaces[f]
        lift(g, f)
        g.spaces[f] = (origin,)
        if not _step_keys(g, f, n, True):
            g.spaces[f] = ()
            put(g, f, whole)
            return 0
    while g.spaces[f] and (done < n or g.live.guest == f):
        here = g.spaces[f][0]
        keys = _step_keys(g, f, n - done, True)
        rests = len(g.spaces[f]) > 1 or (g.live.occ[here] == f and (done == 0 or can_rest_on(g, f, here)))
        if rests and pause is not None and (yield from pause(g, f)):
            break
        if mover == controller(g, f) and leave_refusal(g, f, n - done) is None:
            keys.append("leave")
        if not keys and not rests:
            yield from step_aside(g, f)
            return done
        if not keys:
            break
        left = n - done
        stays = CANNOT_STOP if not rests else MUST_MOVE if must and not done else None
        g.live.walks = Walk(f, left, True)
        key = yield from ask_key(
            mover,
            "move_spaces",
            keys,
            lambda: _listing(g, f),
            partial(_why_not, g, f, free=True, points=left),
            {"figure": ref_of(g, f), "spaces": left, EXIT: "stop" if stays is None else SHUT_IN},
            {"stop": stays},
            known=lambda key: step_known(g, key),
        )
        g.live.walks = None
        if key == "leave":
            yield from walk_off(g, f, points=0)  # a space of the movement instead (DE-EXIT-02)
            done += 1
            continue
        if key == "stop":
            break
        target = step_target(g, key)
        set_out(g, f, target)
        done += 1
        yield from step(g, f, target, 0, False)
    if g.spaces[f]:
        yield from settle_down(g, f)
    return done


def place(g: State, f: int, spaces: tuple[int, ...], entering: bool = True, counted: int = -1) -> Flow[None]:
    """Take the figure up and put it there; it enters that space only, a large one the counted one (DE-MOVE-11)."""
    entered = counted if counted >= 0 else spaces[0]
    before = g.spaces[f]
    if before:
        g.moved |= 1 << f
    lift(g, f)
    g.spaces[f] = ()
    put(g, f, spaces)
    g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[spaces[0]]))
    if not entering or not before:
        return
    if in_pit(g, f) and kind_of(g, f).large:
        yield from fall_into_pit(g, f)
    else:
        yield from enter_terrain(g, f, entered)
    if not g.spaces[f]:
        return
    yield from fire(g, entry_of(g, f)(f, entered, before[0], placed=True))
    if is_monster(g, f) and g.spaces[f] and g.live.hooks[MonsterEntersAdjacent]:
        yield from fire(g, MonsterEntersAdjacent(f, entered))  # a placement enters as well (DE-R-60)


def swap(g: State, a: int, b: int) -> Flow[None]:
    """Two figures of one space trade places."""
    first, second = g.spaces[a], g.spaces[b]
    lift(g, a)
    lift(g, b)
    g.spaces[a] = g.spaces[b] = ()
    put(g, a, second)
    put(g, b, first)
    g.moved |= 1 << a | 1 << b
    for f in (a, b):
        g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[g.spaces[f][0]]))
    for f, before in ((a, first), (b, second)):
        if g.spaces[f]:
            yield from enter_terrain(g, f, g.spaces[f][0])
            if g.spaces[f]:
                yield from fire(g, entry_of(g, f)(f, g.spaces[f][0], before[0], placed=True), cards=False)


def climb_out_spaces(g: State, f: int) -> list[int]:
    """Where a figure in a pit may climb to: adjacent empty spaces (DE-PIT-03, DE-PIT-14)."""
    near = 0
    for s in g.spaces[f]:
        near |= g.live.board.adj_mask[s]
    spaces = empty_spaces(g, near)
    return [s for s in spaces if room(g, f, s)] if kind_of(g, f).large else spaces


def climb_out(g: State, f: int) -> Flow[None]:
    """The figure is taken out of the pit and put beside it; a large one stands there as its player likes."""
    mover = controller(g, f)
    space = yield from choose_space(g, mover, "climb_where", climb_out_spaces(g, f))
    assert space is not None
    feet = room(g, f, space)
    options = {g.live.map.feet_key(spaces): n for n, spaces in enumerate(feet)}
    chosen = yield from choose_one(mover, "expand", options, False, {"figure": ref_of(g, f)})
    assert chosen is not None
    yield from place(g, f, feet[chosen], counted=space)


def leave_refusal(g: State, f: int, points: int | None = None) -> Refusal | None:
    """Why the figure cannot leave the map: only on an edge space where the quest allows it (DE-EXIT-02).

    `points` are movement points (or spaces of a movement without points); those it has if not said.
    """
    exits = quest_of(g).exits(g, f)
    if not exits or not any(s in g.spaces[f] for s in exits):
        return NO_EXIT
    if points is None:
        return None if g.mp[f] > 0 and not (g.errata and in_pit(g, f)) else NO_POINT_TO_LEAVE
    return None if points > 0 else NO_POINT_TO_LEAVE
