"""Moving: steps, movement points, passing friends, terrain (DE-MOVE, DE-TERR, DE-OBST, DE-WATER, DE-PIT, DE-LAVA).

Every figure has one pool of movement points. A step is one decision; a step onto a friend's space is part of a path
that must reach an empty space, so it goes on until it does. Figures without a body of one space move shrunk to the
counted space and expand when they stop (moves.py).

Not here: when a figure may declare a move action (rules/turns/).
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.descent.moments.asking import ask_key, choose_one
from gruft.games.descent.moments.costs import free_stamina, pay_fatigue
from gruft.games.descent.moments.moment import (
    FatigueForMp,
    HeroEntersSpace,
    LeaveSpace,
    MonsterEntersAdjacent,
    MonsterEntersSpace,
    PersonEntersSpace,
    SpaceEntered,
)
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import anybody_reacts, fire, opens
from gruft.games.descent.moments.seats import controller, is_as_hero, is_hero_figure, is_monster, kind_of, ref_of
from gruft.games.descent.moments.values import FATIGUE_MP, PASSES
from gruft.games.descent.pieces.board import spaces_in
from gruft.games.descent.pieces.events import FigureMoved, MoveActionTaken
from gruft.games.descent.pieces.kinds import KINDS, NOBODY
from gruft.games.descent.pieces.maps import BLOCKED, LAVA, OBSTACLE, PIT, WATER
from gruft.games.descent.rules.conditions import IMMOBILIZED
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.figures import ball, friendly, in_pit, is_place, mask_of, speed_of
from gruft.games.descent.rules.places import come_down, expand, has_room, held, lift, put, room, shut_to, taken_for
from gruft.games.descent.state import State, Walk
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_ADJACENT = refuse("move.not_adjacent", "DE-MOVE-02")
OBSTACLE_THERE = refuse("move.obstacle", "DE-OBST-01")
ENEMY_THERE = refuse("move.enemy", "DE-MOVE-04")
NO_WAY_ON = refuse("move.no_way_on", "DE-MOVE-06")
IN_A_PIT = refuse("move.in_pit", "DE-PIT-12")
NO_POINTS = refuse("move.no_points", "DE-MOVE-02")
TOO_DEEP = refuse("move.too_deep", "DE-WATER-01")
QUEST_FORBIDS = refuse("move.quest_forbids", "DE-GOLD-02")
STAYS_PUT = refuse("move.stays_put", "DE-GOLD-02")
DESTROYED = refuse("move.destroyed", "DE-GOLD-02")
DOOR_BETWEEN = refuse("move.door_between", "DE-DOOR-01")
WALL_BETWEEN = refuse("move.wall_between", "DE-ADJ-01")
NO_WAY = refuse("move.no_way", "DE-MOVE-04")

FOR_MOVEMENT = "word:movement"


def step_cost(g: State, f: int, s: int) -> int:
    """Movement points a step onto this space takes (DE-MOVE-02, DE-WATER-01)."""
    return 2 if g.live.map.terrain[s] == WATER and not kind_of(g, f).fly else 1


def may_pass(g: State, f: int, other: int) -> bool:
    """Whether the figure may move through the other's space (DE-MOVE-04, DE-MOVE-05)."""
    if friendly(g, f, other):
        return True
    kind = kind_of(g, f)
    if kind.fly or (kind.scamper and is_hero_figure(g, other)):
        return True
    if quest_of(g).passes(g, f, other):
        return True
    return any(live.heard(g) and PASSES.run(live)(g, live.owner, f, other) for live in PASSES.heard(g))


def walks_plainly(g: State, f: int) -> bool:
    """Whether all `neighbours` of this figure are those the board tells for everybody."""
    return not KINDS[g.kind[f]].fly and not quest_of(g).leads_further(g, f)


def neighbours(g: State, f: int, s: int) -> tuple[int, ...]:
    """Spaces a step from `s` could lead to, obstacles only for who flies (DE-R-73)."""
    if KINDS[g.kind[f]].fly:
        near = g.live.board.flown[s]
    else:
        near = g.live.board.adj[s]
    further = quest_of(g).ways(g, f, s)
    return (*near, *further) if further else near


def nearby_steps(g: State, f: int) -> list[str]:
    """Steps a player might try with this figure: all within two spaces, and where a way of the quest leads."""
    near = ball(g, f, 2)
    for s in g.spaces[f]:
        for t in neighbours(g, f, s):
            near |= 1 << t
    return [g.live.map.step_key[s] for s in spaces_in(near)]


def per_fatigue(g: State, h: int) -> int:
    """Movement points for one fatigue."""
    return max((FATIGUE_MP.run(live)(g, h) for live in FATIGUE_MP.heard(g) if live.owner == h), default=1)


def fatigue_points(g: State, f: int) -> int:
    """Movement points a hero could still get by suffering fatigue (DE-MOVE-08)."""
    if f >= g.nh or g.turn != f or f == g.live.charmed or g.cond[f] & IMMOBILIZED:
        return 0
    return free_stamina(g, f) * per_fatigue(g, f)


def step_refusal(
    g: State, f: int, s: int, points: int, free: bool = False, shut: int | None = None, taken: int | None = None
) -> Refusal | None:
    """Why the figure, at hand `points` (of movement, or spaces if `free`), may not step onto `s`.

    Who asks for many spaces works out once which are `shut_to` it and, where it is large, `taken_for` it.
    """
    kind = KINDS[g.kind[f]]
    spaces = g.spaces[f]
    if not spaces:
        return NOT_ADJACENT
    if kind.fly:
        beside = any(s in g.live.board.flown[t] for t in spaces)
    else:
        adj = g.live.board.adj_mask
        beside = bool(adj[spaces[0]] >> s & 1) or (len(spaces) > 1 and any(adj[t] >> s & 1 for t in spaces))
    terrain = g.live.map.terrain[s]
    if not beside and (free or not any(s in quest_of(g).ways(g, f, t) for t in spaces)):
        return OBSTACLE_THERE if terrain in (OBSTACLE, BLOCKED) else NOT_ADJACENT
    if g.live.map.pits and not free and g.errata and in_pit(g, f):
        return IN_A_PIT
    cost = 2 if terrain == WATER and not free and not kind.fly else 1
    if cost > points:
        return TOO_DEEP if points else NO_POINTS
    if g.gulfs >> s & 1:
        return DESTROYED
    if shut is None:
        shut = shut_to(g, f, free)
    if shut >> s & 1:
        return QUEST_FORBIDS
    other = g.live.occ[s]
    if other >= 0 and other != f:
        if not may_pass(g, f, other):
            return ENEMY_THERE
        if held(g, f, s, free) or not way_on(g, f, s, points - cost, free, shut, taken):
            return NO_WAY_ON
    elif (kind.large or terrain == OBSTACLE) and not (
        has_room(g, f, s, taken) or way_on(g, f, s, points - cost, free, shut, taken)
    ):
        return NO_WAY_ON
    return None


def steps_among(g: State, f: int, near: Iterable[int], points: int, free: bool = False) -> list[int]:
    """Those of its neighbouring spaces the figure may step onto: exactly those `step_refusal` does not refuse.

    Found fast: free ground on which the figure has room needs no further question.
    """
    if points < 1 or (g.live.map.pits and not free and g.errata and in_pit(g, f)):
        return []
    kind = KINDS[g.kind[f]]
    shut = shut_to(g, f, free)
    ground = 0
    for s in g.spaces[f]:
        ground |= g.live.board.adj_mask[s]
    ground &= ~(g.live.occupied | shut)
    if points < 2 and not free and not kind.fly:
        ground &= ~g.live.map.water
    taken = taken_for(g, f) if kind.large else None
    if kind.large:
        ground = mask_of(t for t in spaces_in(ground) if has_room(g, f, t, taken))
    return [
        t
        for t in near
        if ground >> t & 1 or (not shut >> t & 1 and step_refusal(g, f, t, points, free, shut, taken) is None)
    ]


def can_rest_on(g: State, f: int, s: int, taken: int | None = None) -> bool:
    """Whether movement could end here: empty, and room to expand (DE-MOVE-06, DE-LARGE-03); `taken` as in `room`."""
    other = g.live.occ[s]
    if other >= 0 and other != f and not (is_hero_figure(g, other) and quest_of(g).tramples(g, f)):
        return False
    if g.live.map.solid >> s & 1:
        return False
    return not kind_of(g, f).large or has_room(g, f, s, taken)


def way_on(g: State, f: int, s: int, points: int, free: bool, shut: int, taken: int | None) -> bool:
    """Whether a path from `s` reaches a space to rest on with what is at hand, fatigue included (DE-MOVE-06)."""
    if not free:
        points += fatigue_points(g, f)
    large = kind_of(g, f).large
    ground = g.live.board.adj_mask[s] & ~(g.live.occupied | g.live.map.water | shut)
    if ground and points > 0 and not large:
        return True  # a free space is next to it, as it mostly is
    if large and taken is None:
        taken = taken_for(g, f)
    best = {s: points}
    edge = [s]
    while edge:
        here = edge.pop()
        left = best[here]
        for t in neighbours(g, f, here):
            after = left - (1 if free else step_cost(g, f, t))
            if after < 0 or best.get(t, -1) >= after or shut >> t & 1:
                continue
            other = g.live.occ[t]
            if other >= 0 and other != f and not may_pass(g, f, other):
                continue
            if can_rest_on(g, f, t, taken):
                return True
            if held(g, f, t, free):
                continue
            best[t] = after
            edge.append(t)
    return False


def step(g: State, f: int, s: int, cost: int, in_move: bool) -> Flow[None]:
    """One step onto an adjacent space: leave, enter, suffer the terrain, reactions (DE-MOVE-12)."""
    origin = g.spaces[f][0]
    if opens(g, LeaveSpace):
        yield from fire(g, LeaveSpace(f, origin, s))
        if not g.spaces[f]:
            return
    was_empty = g.live.occ[s] < 0 or g.live.occ[s] == f
    g.mp[f] -= min(cost, g.mp[f])
    g.moved |= 1 << f
    put(g, f, g.live.map.one[s])
    g.log.append(FigureMoved(ref_of(g, f), g.live.map.key[s]))
    yield from enter_terrain(g, f, s)
    if not g.spaces[f]:
        return
    yield from fire(g, entry_of(g, f)(f, s, origin, was_empty, in_move), cards=was_empty)
    if was_empty and is_monster(g, f) and g.spaces[f] and g.live.hooks[MonsterEntersAdjacent]:
        yield from monster_came_near(g, f, s)


def entry_of(g: State, f: int) -> type[SpaceEntered]:
    """The moment of this figure entering a space."""
    if is_as_hero(g, f):
        return HeroEntersSpace
    return MonsterEntersSpace if is_monster(g, f) else PersonEntersSpace


def monster_came_near(g: State, f: int, space: int) -> Flow[None]:
    """Heroes react to a monster's step; a large one expands first, where it can (DE-LARGE-08)."""
    now = MonsterEntersAdjacent(f, space)
    if kind_of(g, f).large and len(g.spaces[f]) == 1:
        if not anybody_reacts(g, now) or not has_room(g, f, space):
            return
        yield from expand(g, f, space)
        if in_pit(g, f):  # interrupted over pits alone it has fallen in and stays (DE-PIT-15)
            yield from fall_into_pit(g, f)
        yield from fire(g, now)
        if g.spaces[f] and not in_pit(g, f):
            lift(g, f)
            put(g, f, g.live.map.one[space])
        return
    yield from fire(g, now)


def enter_terrain(g: State, f: int, s: int) -> Flow[None]:
    """Lava burns at once, a pit hurts who falls in; large monsters fall only when they rest (DE-PIT-15, DE-LAVA-01)."""
    terrain = g.live.map.terrain[s]
    if f == g.live.aloft:  # what flies notices terrain only where it comes to rest (DE-R-73)
        return
    if terrain == LAVA:
        yield from suffer(g, f, damage=1, source="lava")
    elif terrain == PIT and not kind_of(g, f).large:
        yield from fall_into_pit(g, f)


def fall_into_pit(g: State, f: int) -> Flow[None]:
    """2 damage; without the erratum the move action ends too (DE-PIT-01, DE-PIT-11)."""
    if not g.errata:
        end_move(g, f)
    yield from suffer(g, f, damage=2, source="pit")


def walk(g: State, f: int, seat: Seat, *, in_move: bool = True, kind: str = "step") -> Flow[None]:
    """Steps of a figure that is not on a space of its own, until it is (small figures pass through friends)."""
    while g.spaces[f] and g.live.occ[g.spaces[f][0]] != f:
        near = {t for s in g.spaces[f] for t in neighbours(g, f, s)}
        found = steps_among(g, f, sorted(near), g.mp[f] + fatigue_points(g, f))
        keys = [g.live.map.step_key[t] for t in found]
        if not keys:
            yield from step_aside(g, f)
            return
        g.live.walks = Walk(f, g.mp[f], False)
        key = yield from ask_key(
            seat,
            kind,
            keys,
            lambda: nearby_steps(g, f),
            lambda key: why_not_step(g, f, key),
            {"figure": ref_of(g, f)},
            known=lambda key: step_known(g, key),
        )
        g.live.walks = None
        yield from paid_step(g, f, step_target(g, key), in_move)


def step_aside(g: State, f: int) -> Flow[None]:
    """Something on the way has cost a figure the rest of its path: it stands on the closest space it has room on."""
    g.live.aloft = NOBODY
    row = g.live.board.row(g.spaces[f][0])
    feet = [feet for s in range(g.live.map.size) if g.live.occ[s] < 0 for feet in room(g, f, s)]
    near = min((min(row[t] for t in spaces) for spaces in feet), default=0)
    options = {g.live.map.feet_key(spaces): spaces for spaces in feet if min(row[t] for t in spaces) == near}
    if options:
        keys = {key: n for n, key in enumerate(options)}
        chosen = yield from choose_one(controller(g, f), "step_aside", keys, False, {"figure": ref_of(g, f)})
        assert chosen is not None
        yield from come_down(g, f, list(options.values())[chosen])


def step_target(g: State, key: str) -> int:
    """The space a step leads to."""
    x, y = key.removeprefix("step:").split(",")
    return g.live.map.number[int(x), int(y)]


def step_known(g: State, key: str) -> str | None:
    """The key, if it is a step to any space of the map: so many can be explained, but not listed."""
    return key if is_place(g, key, ("step",)) else None


def why_not_step(g: State, f: int, key: str) -> Refusal | None:
    """Why this step is not possible, with all movement points fatigue could buy."""
    return explained_refusal(g, f, step_target(g, key), g.mp[f] + fatigue_points(g, f))


def explained_refusal(g: State, f: int, s: int, points: int, free: bool = False) -> Refusal | None:
    """The same as `step_refusal`, in more words where the space is not next to the figure: how far, what bars it."""
    why = step_refusal(g, f, s, points, free)
    if why is not NOT_ADJACENT or not g.spaces[f] or s in g.spaces[f]:
        return why
    if g.live.map.pits and not free and g.errata and in_pit(g, f):
        return IN_A_PIT
    other = g.live.occ[s]
    if other >= 0 and other != f and not may_pass(g, f, other):
        return ENEMY_THERE
    places = g.live.map.places
    x, y = places[s]
    if any(max(abs(x - places[t][0]), abs(y - places[t][1])) == 1 for t in g.spaces[f]):
        closed = any(g.closed >> n & 1 and s in door.beside for n, door in enumerate(g.live.map.doors))
        return DOOR_BETWEEN if closed else WALL_BETWEEN
    cost = way_cost(g, f, s, free)
    if cost is None:
        return NO_WAY
    if cost > points:
        return refuse("move.too_far_free" if free else "move.too_far", "DE-MOVE-02", needed=cost, points=points)
    return refuse("move.step_by_step", "DE-MOVE-02", needed=cost)


def way_cost(g: State, f: int, goal: int, free: bool) -> int | None:
    """What the cheapest way to a space costs, however far it is; None if nothing leads there now (DE-MOVE-06)."""
    shut = shut_to(g, f, free)
    best = dict.fromkeys(g.spaces[f], 0)
    edges = [list(best), [], []]
    cost = 0
    while any(edges):
        for here in edges[0]:
            if best[here] < cost:
                continue
            if here == goal:
                return cost
            for t in neighbours(g, f, here):
                after = cost + (1 if free else step_cost(g, f, t))
                other = g.live.occ[t]
                barred = other >= 0 and other != f and not may_pass(g, f, other)
                if after < best.get(t, after + 1) and not barred and not (shut | g.gulfs) >> t & 1:
                    best[t] = after
                    edges[after - cost].append(t)
        cost += 1
        edges = [*edges[1:], []]
    return None


def paid_step(g: State, f: int, s: int, in_move: bool) -> Flow[None]:
    """A step paid with movement points, missing ones with fatigue; what comes of buying them may spoil the step."""
    cost = step_cost(g, f, s)
    while g.mp[f] < cost:
        yield from buy_point(g, f)
        if not g.spaces[f] or step_refusal(g, f, s, g.mp[f] + fatigue_points(g, f)) is not None:
            return
    yield from step(g, f, s, cost, in_move)


def buy_point(g: State, h: int) -> Flow[None]:
    """Fatigue movement: 1 fatigue for 1 movement point (DE-MOVE-08)."""
    pay_fatigue(g, h, 1, FOR_MOVEMENT)
    g.mp[h] += per_fatigue(g, h)
    if opens(g, FatigueForMp):
        yield from fire(g, FatigueForMp(h))


def gain_mp(g: State, f: int, n: int) -> None:
    """Movement points for a figure; who is off the map gets none."""
    if g.spaces[f]:
        g.mp[f] += n


def lose_mp(g: State, f: int, n: int) -> bool:
    """Lose movement points; False if there were none."""
    had = g.mp[f]
    g.mp[f] = max(0, had - n)
    return had > 0


def end_move(g: State, f: int) -> None:
    """The open move action ends and all movement points are lost (DE-MOVE-09, DE-R-16)."""
    g.mp[f] = 0
    if g.actor == f:
        g.moving = False


def declare_move(g: State, f: int) -> None:
    """A move action gives movement points equal to Speed (DE-MOVE-01)."""
    points = speed_of(g, f)
    g.mp[f] += points
    g.log.append(MoveActionTaken(ref_of(g, f), points))
