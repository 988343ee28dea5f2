"""What the overlord's bot answers for his monsters: leave if that is the aim, then the plan, cards that speed it up.

Not here: his other cards and questions (cards.py).
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from gruft.games.descent.bot.aims import CAVE, goals, is_leader, is_runner, leaders, place, pull, way_out
from gruft.games.descent.bot.heroes import best_step
from gruft.games.descent.bot.plans import ATTACK, Deed, Means, Plan, Thinker, walks
from gruft.games.descent.bot.ways import Feet, field
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.rules.figures import heroes, mask_of, monsters, speed_of, within
from gruft.games.descent.state import State
from gruft.table.ask import Ask

WALL: Final = 1.2
"""What it is worth to bar the heroes' only way to the leader."""


class Monster(Thinker):
    """A monster's situation: its own deeds, and no doors opened for the heroes."""

    def door_worth(self, s: int) -> float:
        errand = kind_of(self.g, self.f).group in ("goblin_archer", "splig") or bool(self.goals)
        return 0.9 if errand else 0.0

    @cached_property
    def spots(self) -> int:
        """A goblin brings his king what he carries."""
        return super().spots | self._king

    @cached_property
    def _king(self) -> int:
        g, f = self.g, self.f
        if place(g) != CAVE or not g.carries[f]:
            return 0
        return mask_of(t for m in leaders(g) if m != f for t in g.spaces[m])

    def deeds(self, near: int, own: int) -> list[Deed]:
        found = super().deeds(near, own)
        if near & self._king:
            found.append(Deed(2.0, "drop"))
        return found

    def stand(self, feet: Feet) -> float:
        """A large monster is worth something as a wall between the heroes and their goal."""
        value = super().stand(feet)
        if len(feet) > 1 and self._guarded and self._walls_off(feet):
            value += WALL
        return value

    @cached_property
    def _guarded(self) -> int:
        """The spaces of the leaders, if it is none of them itself."""
        g = self.g
        return 0 if is_leader(g, self.f) else mask_of(s for m in leaders(g) for s in g.spaces[m])

    @cached_property
    def _raiders(self) -> list[int]:
        return [s for h in heroes(self.g) for s in self.g.spaces[h]]

    @cached_property
    def _free_way(self) -> int:
        """A way of the heroes to the leader if nobody stood in it: who does not stand on it bars nothing."""
        adj = self.g.live.board.adj
        came = {s: s for s in self._raiders}
        edge = list(came)
        for s in edge:
            if self._guarded >> s & 1:
                way = 1 << s
                while came[s] != s:
                    s = came[s]
                    way |= 1 << s
                return way
            for t in adj[s]:
                if t not in came:
                    came[t] = s
                    edge.append(t)
        return 0

    def _walls_off(self, feet: Feet) -> bool:
        """Nobody gets past it to the leader."""
        wall = mask_of(feet)
        if self._free_way and not self._free_way & wall:
            return False
        goal, edge = self._guarded, list(self._raiders)
        adj = self.g.live.board.adj_mask
        seen = wall | mask_of(edge)
        while edge:
            near = adj[edge.pop()] & ~seen
            if near & goal:
                return False
            seen |= near
            while near:
                low = near & -near
                edge.append(low.bit_length() - 1)
                near ^= low
        return True


def means_of(g: State, f: int) -> Means:
    """What a monster has left; it may attack once besides what cards add."""
    attacks = 0 if g.attacks_made else 1
    return Means(g.mp[f], g.actions, speed_of(g, f), 0, attacks, g.extra_attacks)


def thinker_of(g: State, f: int) -> Monster:
    """Who thinks for a monster: its means and where it is drawn."""
    return Monster(g, f, means_of(g, f), pull(g, f))


def act(g: State, ask: Ask) -> str | None:
    """One deed of the monster that is activated."""
    keys = ask.keys
    f = g.actor
    for word in ("leave", "shake_off", "climb"):
        if word in keys:
            return word
    for goal in goals(g, f):
        if goal.key.startswith("quest:") and goal.key in keys:
            return goal.key
    if "quest:interrogate" in keys:
        return "quest:interrogate"
    plan = thinker_of(g, f).best()
    card = _speed_up(g, f, keys)
    if card is not None:
        return card
    if plan.deed == ATTACK and ATTACK in keys:
        return ATTACK
    if plan.deed in keys:
        return plan.deed
    if g.halted and ATTACK in keys:
        return ATTACK
    return _walk(g, f, keys, plan)


def _walk(g: State, f: int, keys: list[str], plan: Plan) -> str:
    if plan.step >= 0 and "go" in keys:
        return "go"
    return walks(g, plan, keys) or _ability(g, f, keys) or "end"


def _ability(g: State, f: int, keys: list[str]) -> str | None:
    """What is printed on its card, if an action is left for it."""
    if is_runner(g, f):
        return None
    hurt = any(g.damage[m] and within(g, f, m, 3) for m in monsters(g))
    for key in keys:
        if key == "ability:heal" and not hurt:
            continue
        if key.startswith(("ability:", "relic:")) and key != "ability:throw":
            return key
    return None


def _speed_up(g: State, f: int, keys: list[str]) -> str | None:
    """Dash if it brings the runner out, Frenzy for who has somebody to hit."""
    if "card:dash" in keys and is_runner(g, f):
        far = min(field(g, f, way_out(g))[s] for s in g.spaces[f]) + 1
        speed = speed_of(g, f)
        without = g.mp[f] + g.actions * speed
        if without < far <= without + speed:
            return "card:dash"
    if "card:frenzy" in keys and ATTACK in keys and not is_runner(g, f):
        return "card:frenzy"
    return None


def roam(g: State, f: int, ask: Ask) -> str | None:
    """The next step of a large figure, or where it stops."""
    keys = ask.keys
    if "leave" in keys:
        return "leave"
    plan = thinker_of(g, f).best()
    if plan.step >= 0 and g.live.map.step_key[plan.step] in keys:
        return g.live.map.step_key[plan.step]
    if "halt" in keys and plan.deed == ATTACK:
        return "halt"
    return "stop" if "stop" in keys else best_step(g, keys, pull(g, f))


def expand(g: State, f: int, ask: Ask) -> str | None:
    """How a large figure stands: where it can strike and block."""
    thinker = thinker_of(g, f)
    counted = g.spaces[f][0]
    size = kind_of(g, f).size
    found = {g.live.map.feet_key(feet): feet for feet in g.live.board.footprints(size, counted)}
    may = bool(thinker.means.attacks and thinker.means.actions)

    def value(key: str) -> float:
        feet = found[key]
        return (thinker.fight.attack(feet) if may else 0.0) + thinker.stand(feet)

    known = [key for key in ask.keys if key in found]
    return max(known, key=value, default=None)


def walk_on(g: State, f: int, ask: Ask) -> str | None:
    """The next step of a monster on its way through another's space."""
    plan = thinker_of(g, f).best()
    if plan.step >= 0 and g.live.map.step_key[plan.step] in ask.keys:
        return g.live.map.step_key[plan.step]
    return best_step(g, ask.keys, pull(g, f))


def first_monster(g: State, ask: Ask) -> str | None:
    """Who is nearest to what he wants goes first, so that nobody waits behind him."""
    waiting = [f for f in monsters(g) if ref_of(g, f) in ask.keys]

    def order(f: int) -> tuple[int, int]:
        prey = [s for h in heroes(g) for s in g.spaces[h]]
        goals = list(way_out(g)) if is_runner(g, f) else prey
        far = field(g, f, goals) if goals else [0] * g.live.map.size
        return (0 if is_runner(g, f) else 1, min(far[s] for s in g.spaces[f]))

    return ref_of(g, min(waiting, key=order)) if waiting else None
