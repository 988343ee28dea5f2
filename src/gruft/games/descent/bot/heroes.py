"""What a hero's bot answers in his own turn: free cards first, then the plan, then a rest.

Not here: reactions and questions of cards (cards.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.bot.aims import pull
from gruft.games.descent.bot.danger import danger
from gruft.games.descent.bot.plans import ATTACK, Means, Plan, Thinker, walks
from gruft.games.descent.moments.costs import free_stamina
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.council import ANY
from gruft.games.descent.rules.figures import around, heroes, monsters, speed_of, within
from gruft.games.descent.rules.movement.steps import per_fatigue, step_target
from gruft.games.descent.state import State
from gruft.table.ask import Ask

STRIKES: Final = (
    *("card:bushwhack", "card:black_arrow", "card:whirlwind", "card:rage", "card:dirty_tricks", "card:blessed_strike"),
    *("card:drain_spirit", "card:shared_pain", "card:exploding_rune", "card:runic_sorcery", "card:death_rage"),
)
"""Attacks that are better than a plain one, for a little fatigue."""
KEPT: Final = 1
"""Fatigue a hero would rather keep free than spend on a better attack."""


def next_hero(g: State, ask: Ask) -> str | None:
    """People decide who goes next; alone, those who lie down wait: a friend may yet help them up."""
    if ANY in ask.keys:
        return ANY
    down = {ref_of(g, h) for h in range(g.nh) if g.ko >> h & 1}
    return next((key for key in ask.keys if key not in down), ask.keys[0])


def act(g: State, ask: Ask) -> str | None:
    """One deed of the hero whose turn it is."""
    keys = ask.keys
    for word in ("stand_up", "shake_off", "climb"):
        if word in keys:
            return word
    h = g.turn
    if not g.spaces[h]:
        return "end"
    if "leave" in keys and any(s in quest_of(g).ways_out(g, h) for s in g.spaces[h]):
        return "leave"
    free = _for_free(g, h, keys)
    if free is not None:
        return free
    return _carry_out(g, h, keys, plan_of(g, h))


def plan_of(g: State, h: int) -> Plan:
    """The best way to spend the rest of a hero's turn."""
    return Thinker(g, h, means_of(g, h), pull(g, h), danger(g, h)).best()


def means_of(g: State, h: int) -> Means:
    """What a hero has left: movement, actions, stamina, a free attack."""
    tired = free_stamina(g, h)
    return Means(
        g.mp[h],
        g.actions,
        speed_of(g, h),
        tired * per_fatigue(g, h),
        g.actions,
        int(g.free_attack and not g.ko >> h & 1),
    )


def _carry_out(g: State, h: int, keys: list[str], plan: Plan) -> str:
    if plan.deed == ATTACK:
        found = _strike(g, h, keys)
        if found:
            return found
    elif plan.deed in keys:
        return plan.deed
    return walks(g, plan, keys) or _nothing_better(g, h, keys)


def _strike(g: State, h: int, keys: list[str]) -> str:
    """The best attack offered: one for free, a skill he can afford, a plain one."""
    if "feat" in keys and kind_of(g, h).id == "grisban_the_thirsty":
        return "feat"
    if "free_attack" in keys:
        return "free_attack"
    if free_stamina(g, h) > KEPT:
        for word in STRIKES:
            if word in keys:
                return word
    return ATTACK if ATTACK in keys else ""


def _for_free(g: State, h: int, keys: list[str]) -> str | None:
    """Cards that cost no action and help now."""
    near = around(g, h)
    hurt = [o for o in heroes(g) if (o == h or near >> g.spaces[o][0] & 1) and g.damage[o] >= 3]
    down = [o for o in range(g.nh) if g.ko >> o & 1 and near >> g.token[o] & 1]
    if "card:prayer_of_healing" in keys and (hurt or down):
        return "card:prayer_of_healing"
    if "card:stamina_potion" in keys and g.fatigue[h] >= g.live.max_stamina[h]:
        return "card:stamina_potion"
    if "card:challenge" in keys:
        return "card:challenge"
    if "familiar" in keys and (not g.begun or not g.actions):
        return "familiar"
    if "card:raise_dead" in keys and not g.spaces[REANIMATE]:
        return "card:raise_dead"
    if "card:health_potion" in keys and (down or any(2 * g.damage[o] >= g.live.max_health[o] for o in hurt)):
        return "card:health_potion"
    if "feat" in keys:
        return _feat(g, h)
    return None


def _feat(g: State, h: int) -> str | None:
    """The heroic feat, when it counts for much; Grisban's is an attack and comes with those."""
    hero = kind_of(g, h).id
    if hero == "avric_albright":
        near = [o for o in range(g.nh) if g.ko >> o & 1 or (g.spaces[o] and within(g, h, o, 3))]
        lost = sum(min(4, g.damage[o]) + 4 * (g.ko >> o & 1) for o in near)
        return "feat" if lost >= 8 else None
    if hero == "ashrian":
        groups: dict[str, int] = {}
        for m in monsters(g):
            groups[kind_of(g, m).group] = groups.get(kind_of(g, m).group, 0) + 1
        near_groups = [groups[kind_of(g, m).group] for m in monsters(g) if within(g, h, m, 3)]
        return "feat" if max(near_groups, default=0) >= 3 else None
    if hero == "leoric_of_the_book":
        beside = [m for m in monsters(g) if around(g, h) & sum(1 << s for s in g.spaces[m])]
        friends = [o for o in heroes(g, familiars=True) if o != h and around(g, h) >> g.spaces[o][0] & 1]
        return "feat" if len(beside) >= 2 and not friends else None
    return "feat" if hero == "widow_tarha" else None


def _nothing_better(g: State, h: int, keys: list[str]) -> str:
    if "rest" in keys and g.fatigue[h] and not g.rested:
        return "rest"
    return "end" if "end" in keys else keys[0]


def walk_on(g: State, f: int, ask: Ask) -> str | None:
    """The next step of a hero on his way through a friend's space."""
    plan = plan_of(g, f)
    if plan.step >= 0 and g.live.map.step_key[plan.step] in ask.keys:
        return g.live.map.step_key[plan.step]
    return best_step(g, ask.keys, pull(g, f))


def best_step(g: State, keys: list[str], worth: list[float]) -> str | None:
    """The step to the best space, whatever comes after it."""
    steps = [key for key in keys if key.startswith("step:")]
    return max(steps, key=lambda key: worth[step_target(g, key)], default=None)


def familiar_act(g: State, ask: Ask) -> str | None:
    """The Reanimate strikes if it can and walks to where it could."""
    keys = ask.keys
    for word in ("shake_off", "climb", ATTACK):
        if word in keys:
            return word
    f = REANIMATE
    means = Means(g.mp[f], 1 + ("move" in keys), speed_of(g, f), 0, 1)
    plan = Thinker(g, f, means, pull(g, f)).best()
    return walks(g, plan, keys) or ("end" if "end" in keys else None)
