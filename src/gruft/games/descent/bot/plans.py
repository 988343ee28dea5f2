"""A bot's plan for the rest of a turn: where to stand and what to do there, the best of all within reach.

A plan is made anew for every answer, so nothing is remembered and a trap on the way changes it at once. It weighs the
deeds that are left (attack, pick up, revive, search, open, rest) with how good the place is, less what the way costs.

Not here: what things are worth (aims.py) and attacks (fights.py), which key the plan comes to (heroes.py, monsters.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final, NamedTuple

from gruft.games.descent.bot.aims import PLAYED_BY_HEART, goals, place, wants_token
from gruft.games.descent.bot.fights import Fight
from gruft.games.descent.bot.ways import UNREACHED, Feet, Ways
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED
from gruft.games.descent.rules.figures import mask_of
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State

FATIGUE: Final = 0.2
STEP: Final = 0.004
AGAIN: Final = 0.75
"""What a second attack is worth beside the first: its target may be down by then."""
LEAVES: Final = 8.0
ROOM: Final = 8
"""Foes that near are to be dealt with before a door is opened."""
HELPLESS: Final = 3.5
"""What it is worth to help up who cannot stand up alone."""
ATTACK: Final = "attack"


class Means(NamedTuple):
    """What a figure has left in this turn."""

    points: int
    actions: int
    speed: int
    stamina: int = 0
    attacks: int = 1
    free_attacks: int = 0


class Deed(NamedTuple):
    """Something to do with one action."""

    worth: float
    key: str


class Plan(NamedTuple):
    """The best use of what is left: do `deed` now, or walk towards `goal` (beginning with `step`), or stay."""

    worth: float
    deed: str
    step: int
    moves: int
    fatigue: int
    feet: Feet


class March(NamedTuple):
    """What a way takes: actions to move, fatigue; and whether it leads off the map."""

    moves: int
    fatigue: int
    out: bool


class Thinker:
    """One figure's situation, looked at once for one answer."""

    def __init__(
        self, g: State, f: int, means: Means, pull: list[float], danger: tuple[float, ...] | None = None
    ) -> None:
        self.g = g
        self.f = f
        self.means = means
        self.way = pull
        self.pull = pull if danger is None else [good - bad for good, bad in zip(pull, danger, strict=True)]
        self.goals = goals(g, f)
        self.fight = Fight(g, f)
        self._deeds: dict[Feet, list[Deed]] = {}
        self._known_marches: dict[tuple[int, bool], list[March]] = {}
        self._sums: dict[tuple[int, float, bool, bool], tuple[float, str]] = {}

    # -- deeds besides attacks -----------------------------------------------------

    def deeds_at(self, feet: Feet) -> list[Deed]:
        """What else could be done from there, looked at once."""
        found = self._deeds.get(feet)
        if found is None:
            adj = self.g.live.board.adj_mask
            near = own = 0
            for s in feet:
                near |= adj[s]
                own |= 1 << s
            near |= own
            found = self._deeds[feet] = self.deeds(near, own) if near & self.spots else self.anywhere
        return found

    @cached_property
    def anywhere(self) -> list[Deed]:
        """What could be done wherever the figure stands."""
        return self.deeds(0, 0)

    @cached_property
    def spots(self) -> int:
        """The spaces on or beside which there may be something to do."""
        g = self.g
        found = mask_of(s for goal in self.goals for s in goal.spaces) | mask_of(s for s in g.search_at if s >= 0)
        found |= mask_of(s for s in g.token_at if s >= 0) | mask_of(g.token[h] for h in range(g.nh) if g.ko >> h & 1)
        for number, door in enumerate(g.live.map.doors):
            if g.closed >> number & 1:
                found |= mask_of(s for pair in door.pairs for s in pair)
        return found

    def deeds(self, near: int, own: int) -> list[Deed]:
        """What else could be done on its `own` spaces and what is `near` them, with what it is worth."""
        g, f = self.g, self.f
        found = []
        if not g.carries[f] and place(g) in PLAYED_BY_HEART:
            for token, at in enumerate(g.token_at):
                if at >= 0 and near >> at & 1 and quest_of(g).carry_refusal(g, f, token) is None:
                    found.append(Deed(wants_token(g, f, token), token_key(g, token)))
        found += [
            Deed(goal.worth, goal.key)
            for goal in self.goals
            if goal.key.startswith(("quest:", "token:"))
            and any((near if goal.near else own) >> s & 1 for s in goal.spaces)
        ]
        for number, door in enumerate(g.live.map.doors):
            if g.closed >> number & 1 and quest_of(g).door_refusal(g, f, number) is None:
                for pair in door.pairs:
                    for a, b in (pair, pair[::-1]):
                        if own >> a & 1 and self.way[b] > self.way[a]:
                            found.append(Deed(self.door_worth(a), door.key))
        if f < g.nh:
            self._hero_deeds(near, own, found)
        return [deed for deed in found if deed.worth > 0]

    def door_worth(self, s: int) -> float:
        """To open the door from this space: a room is cleared before the next one is opened."""
        row = self.g.live.board.row(s)
        return 0.0 if any(row[t] <= ROOM for foe in self.fight.foes for t in foe.spaces) else 0.9

    def _hero_deeds(self, near: int, own: int, found: list[Deed]) -> None:
        g, h = self.g, self.f
        for s in g.search_at:
            if s >= 0 and near >> s & 1:
                found.append(Deed(0.35 if near & self.fight.taken else 0.6, "search:" + g.live.map.key[s][6:]))
        for other in range(g.nh):
            if g.ko >> other & 1 and (near & ~own) >> g.token[other] & 1:
                helpless = quest_of(g).stand_up_refusal(g, other) is not None
                help = HELPLESS if helpless else 0.9 if g.acted >> other & 1 else 2.2
                found.append(Deed(help, f"revive:{kind_of(g, other).id}"))
        if g.fatigue[h] > 1 and not g.rested:
            found.append(Deed(0.13 * g.fatigue[h], "rest"))

    def stand(self, feet: Feet) -> float:
        """How good it is to stand there."""
        return self.pull[feet[0]] if len(feet) == 1 else max(self.pull[s] for s in feet)

    # -- the plan ------------------------------------------------------------------

    def best(self) -> Plan:
        """The best plan there is; at worst to stay and do nothing."""
        g, f, means = self.g, self.f, self.means
        held = bool(g.cond[f] & IMMOBILIZED)
        reach = 0 if held else means.points + means.actions * means.speed + means.stamina
        ways = Ways(g, f, reach)
        exits = () if held else quest_of(g).ways_out(g, f)
        gate = mask_of(exits)
        here = g.spaces[f]
        rests = ways.rests()
        at_once = self.deeds_at(here) if here in rests else []
        here_attack = self.fight.attack(here) if here in rests and self._may_attack() else 0.0
        best, at = Plan(float("-inf"), "", -1, 0, 0, here), -1
        for feet, (cost, goal) in rests.items():
            place = self.stand(feet) - STEP * cost
            leaving = bool(gate) and any(gate >> s & 1 for s in feet)
            for moves, fatigue, out in self._marches(cost, leaving):
                value, first = self._deeds_of(feet, means.actions - moves, at_once, here_attack, feet == here)
                value += place - FATIGUE * fatigue
                if out:
                    value += LEAVES
                if value > best.worth:
                    best, at = Plan(value, first, -1, moves, fatigue, feet), goal
        best = best._replace(step=ways.first_step(at))
        return self._way_out(ways, exits, best) if exits and kind_of(g, f).large else best

    def _marches(self, cost: int, leaving: bool) -> list[March]:
        """With how many actions to move the way can be gone; `leaving` takes a step more."""
        found = self._known_marches.get((cost, leaving))
        if found is None:
            means = self.means
            found = self._known_marches[cost, leaving] = []
            for moves in range(means.actions + 1):
                points = means.points + moves * means.speed
                fatigue = max(0, cost - points)
                if fatigue <= means.stamina and not (moves and cost + leaving <= points - means.speed):
                    found.append(March(moves, fatigue, leaving and cost < points))
        return found

    def _way_out(self, ways: Ways, exits: Iterable[int], best: Plan) -> Plan:
        """A large figure leaves through a gate it could not stand in."""
        means = self.means
        for s in exits:
            for moves in range(means.actions + 1):
                cost = ways.cost.get(s, UNREACHED)
                value = LEAVES + self.pull[s] - STEP * cost
                if cost < means.points + moves * means.speed and value > best.worth:
                    best = Plan(value, "", ways.first_step(s), moves, 0, (s,))
                    break
        return best

    def _may_attack(self) -> bool:
        means = self.means
        return bool(means.free_attacks or (means.actions and means.attacks)) and not self.g.cond[self.f] & STUNNED

    def _deeds_of(
        self, feet: Feet, actions: int, at_once: list[Deed], here_attack: float, stays: bool
    ) -> tuple[float, str]:
        """The worth of the best deeds here and there, and the one that comes before walking."""
        means = self.means
        attacks = min(actions, means.attacks) + means.free_attacks
        if not attacks and not actions:
            return 0.0, ""
        blow = self.fight.attack(feet) if attacks and not self.g.cond[self.f] & STUNNED else 0.0
        strike_now = here_attack > 0 and here_attack >= blow
        blow = max(blow, here_attack)
        there = [] if stays or not actions else self.deeds_at(feet)
        if there is not self.anywhere and there:
            return self._sum(actions, attacks, blow, strike_now, at_once, there, stays)
        key = (actions, blow, strike_now, stays)
        found = self._sums.get(key)
        if found is None:
            found = self._sums[key] = self._sum(actions, attacks, blow, strike_now, at_once, there, stays)
        return found

    def _sum(
        self,
        actions: int,
        attacks: int,
        blow: float,
        strike_now: bool,
        at_once: list[Deed],
        there: list[Deed],
        stays: bool,
    ) -> tuple[float, str]:
        """The worth of as many of these deeds as there are actions, and the first of them."""
        means = self.means
        total, first, first_worth = 0.0, "", 0.0
        for number in range(means.free_attacks):
            total += blow * AGAIN**number
        if means.free_attacks and strike_now:
            first, first_worth = ATTACK, blow
        if not actions:
            return total, first
        wanted = [(blow * AGAIN**number, ATTACK, strike_now) for number in range(means.free_attacks, attacks)]
        now = {deed.key for deed in at_once}
        wanted += [(deed.worth, deed.key, True) for deed in at_once]
        wanted += [(deed.worth, deed.key, False) for deed in there if deed.key not in now]
        wanted.sort(key=lambda deed: -deed[0])
        for value, key, at_hand in wanted[:actions]:
            if value <= 0:
                break
            total += value
            if (at_hand or stays) and value > first_worth:
                first, first_worth = key, value
        return total, first


def walks(g: State, plan: Plan, keys: list[str]) -> str | None:
    """What the way of a plan begins with: a step, or the points for it; never into a friend's space without them.

    Who stands at the edge already needs points for the step out.
    """
    more = plan.moves and "move" in keys
    if plan.step < 0:
        return "move" if more else None
    key = g.live.map.step_key[plan.step]
    if key in keys and not (more and g.live.occ[plan.step] >= 0):
        return key
    if more:
        return "move"
    return "fatigue" if plan.fatigue and "fatigue" in keys else None
