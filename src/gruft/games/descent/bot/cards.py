"""Reactions and the questions cards ask, for both sides: when a card is worth playing, and on whom.

Not here: cards in a figure's own turn (heroes.py, monsters.py), dice (attacks.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.descent.bot import quests
from gruft.games.descent.bot.aims import figure_named, is_leader, is_runner, pull, worth
from gruft.games.descent.bot.attacks import poor, surge_helps, through
from gruft.games.descent.moments.costs import free_stamina
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_hero_figure, is_monster, kind_of, ref_of
from gruft.games.descent.pieces.cards import ID
from gruft.games.descent.pieces.dice import missed
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES, FIRST_MONSTER
from gruft.games.descent.pieces.rolls import Test
from gruft.games.descent.rules.figures import around, friendly, heroes, monsters, within
from gruft.games.descent.state import State
from gruft.table.ask import DONE, PASS, Ask

REROLLS: Final = ("dark_fortune", "accurate", "widow_tarha", "power_potion", "fortunas_dice", "staff_of_shadows")
SHARPER: Final = ("dark_might", "bow_mastery", "rune_mastery", "weapon_mastery", "mana_weave", "critical_blow")
"""Cards that add a surge or something to spend one on."""
SHIELDS: Final = ("wooden_shield_disciple", "wooden_shield_knight", "iron_shield", "heavy_steel_shield", "elven_cloak")
NEVER: Final = ("nimble", "dark_pact", "deathly_haste", "unholy_ritual")
"""What costs more than it gives, or drags the game out."""
OVERLORD_RANKING: Final = (
    *("critical_blow", "expert_blow", "frenzy", "dark_charm", "blood_rage", "dash", "dark_might", "dark_fortune"),
    *("dark_fortitude", "tripwire", "pit_trap", "web_trap", "word_of_misery", "poison_dart"),
)

When = Callable[[State, Ask, int], bool]


def window(g: State, ask: Ask) -> str | None:
    """The first reaction that is worth it, or none."""
    for key in ask.keys:
        if key != PASS and reacts(g, ask, key.partition(":")[2].partition(".")[0]):
            return key
    return PASS


def reacts(g: State, ask: Ask, name: str) -> bool:
    """Whether using this card now is sensible."""
    a = g.live.attack
    if name in NEVER:
        return False
    if name in TIMING:
        return TIMING[name](g, ask, figure_named(g, ask))
    if a is None:
        return name not in REROLLS
    mine = friendly(g, a.attacker, _owner(g, ask))
    if name in REROLLS:
        return poor(g, a) if mine else any(through(a, f) >= 2 and is_leader(g, f) for f in a.affected)
    if name in SHARPER:
        return mine and a.rolled and (surge_helps(g, a) if name != "critical_blow" else _critical(g))
    if name in SHIELDS:
        return any(through(a, h) for h in a.affected if is_hero_figure(g, h))
    return True


def _owner(g: State, ask: Ask) -> int:
    """Some figure of the side that is asked."""
    return FIRST_MONSTER if ask.seat == g.overlord else 0


def _critical(g: State) -> bool:
    a = g.live.attack
    return a is not None and a.rolled and not missed(a.dice) and a.surges_left() > 0


def _attacked(g: State, least: int, tired: int = 0) -> bool:
    """A hero who can afford it is about to lose that much."""
    a = g.live.attack
    if a is None:
        return False
    return any(h < g.nh and through(a, h) >= least and free_stamina(g, h) >= tired for h in a.affected)


def _saves(g: State) -> bool:
    """Two shields keep a monster alive that matters, or any from falling."""
    a = g.live.attack
    if a is None:
        return False
    for m in a.affected:
        dealt = through(a, m)
        left = g.live.max_health[m] - g.damage[m]
        if is_monster(g, m) and dealt and (is_leader(g, m) or left <= dealt < left + 2):
            return True
    return False


def _fails(g: State) -> bool:
    """A test that lies there would be failed."""
    return isinstance(g.live.roll, Test) and g.live.roll.shields > g.live.roll.value


def _defends(g: State) -> bool:
    """A friend is worse off than the knight who could step in."""
    a = g.live.attack
    knight = next((h for h in range(g.nh) if g.classes[h] == "knight"), -1)
    if a is None or knight < 0 or not g.spaces[knight]:
        return False
    mine = g.live.max_health[knight] - g.damage[knight]
    return any(t < g.nh and g.live.max_health[t] - g.damage[t] <= 4 < mine for t in a.targets)


TIMING: Final[dict[str, When]] = {
    "tripwire": lambda g, ask, h: h >= 0 and g.mp[h] >= 2,
    "pit_trap": lambda g, ask, h: h >= 0 and (g.mp[h] == 0 or g.live.max_health[h] - g.damage[h] <= 1),
    "web_trap": lambda g, ask, h: (
        h >= 0 and (g.mp[h] >= 2 or any(around(g, h) >> g.spaces[o][0] & 1 for o in heroes(g)))
    ),
    "dark_fortitude": lambda g, ask, h: _saves(g),
    "ghost_armor": lambda g, ask, h: _attacked(g, 1, 2),
    "warding_talisman": lambda g, ask, h: _attacked(g, 2),
    "heavy_cloak": lambda g, ask, h: (
        g.live.attack is not None and g.live.attack.surges_left() > 0 and not missed(g.live.attack.dice)
    ),
    "lucky_charm": lambda g, ask, h: _fails(g),
    "lucky_charm_thief": lambda g, ask, h: _fails(g),
    "defend": lambda g, ask, h: _defends(g),
    "appraisal": lambda g, ask, h: any(ID[c] == "nothing" for c in g.found),
    "execute": lambda g, ask, h: g.live.attack is not None and not missed(g.live.attack.dice) and _falls_short(g) > 0,
}


def _falls_short(g: State) -> int:
    """How much damage is missing to defeat the target of a hero's attack, if breath could make it up."""
    a = g.live.attack
    if a is None or not a.targets:
        return 0
    t = a.targets[0]
    missing = g.live.max_health[t] - g.damage[t] - through(a, t)
    return missing if 0 < missing <= free_stamina(g, a.attacker) else 0


# -- the overlord's own moments -----------------------------------------------------------


def ol_moment(g: State, ask: Ask) -> str | None:
    """Reinforcements and cards at the start or end of his turn, one after the other."""
    for key in ask.keys:
        if key.startswith("reinforce:"):
            return key
    for key in ask.keys:
        name = key.removeprefix("card:")
        if key.startswith("card:") and name not in NEVER and _in_time(g, name):
            return key
    return quests.effect(g, ask) or (DONE if DONE in ask.keys else None)


def _in_time(g: State, name: str) -> bool:
    if name == "word_of_misery":
        return sum(1 for m in monsters(g) if any(within(g, m, h, 4) for h in heroes(g))) >= 3
    if name == "dark_resilience":
        return any(is_leader(g, m) and g.damage[m] >= 3 for m in monsters(g))
    if name == "blood_rage":
        return _bloodiest(g) is not None
    return True


def _bloodiest(g: State) -> int | None:
    """A monster nobody will miss, with heroes beside it."""
    quest = quest_of(g)
    free = [m for m in monsters(g) if quest.gains_actions(g, m) and not quest.cannot_fall(g, m)]
    angry = [m for m in free if not is_leader(g, m) and any(within(g, m, h, 1) for h in heroes(g))]
    return min(angry, key=lambda m: g.live.max_health[m] - g.damage[m], default=None)


def ol_group(g: State, ask: Ask) -> str | None:
    """Runners first, then the rest; cards of his turn whenever they help."""
    for key in ask.keys:
        if (
            key.startswith("card:")
            and key.removeprefix("card:") not in NEVER
            and _in_time(g, key.removeprefix("card:"))
        ):
            return key
    groups = [key for key in ask.keys if key.startswith("group:")]
    running = {f"group:{kind_of(g, m).group}" for m in monsters(g) if is_runner(g, m)}
    return next((key for key in groups if key in running), groups[0] if groups else DONE)


# -- questions of cards ---------------------------------------------------------------------


def figure(g: State, ask: Ask) -> str | None:
    """Friends who need it most, foes whom it hurts most."""
    by_key = {ref_of(g, f): f for f in range(len(g.kind)) if g.kind[f] >= 0}
    known = [key for key in ask.keys if key in by_key]
    if not known:
        return None
    mine = _owner(g, ask)
    card = str((ask.args or {}).get("card", ""))

    def need(key: str) -> float:
        f = by_key[key]
        if card == "card:blood_rage":
            return 1.0 if f == _bloodiest(g) else 0.0
        if friendly(g, f, mine):
            return g.damage[f] + 3 * (f < g.nh and g.ko >> f & 1) + g.fatigue[f] + 5 * is_leader(g, f)
        per_damage, kill = worth(g, f)
        return kill + per_damage * g.damage[f]

    return max(known, key=need)


def group(g: State, ask: Ask) -> str | None:
    """Which group a card is for: the smallest that is left, to be filled up or to do without an action."""

    def size(key: str) -> int:
        return sum(kind_of(g, m).group == key.removeprefix("group:") for m in monsters(g))

    return min(ask.keys, key=size)


def amount(g: State, ask: Ask) -> str | None:
    """As much as needed; a hero keeps a little breath unless it is about life."""
    card = str((ask.args or {}).get("card", ""))
    if card == "card:execute":
        return f"number:{max(1, _falls_short(g))}"
    return ask.keys[-1]


def word(*wishes: str) -> Callable[[State, Ask], str | None]:
    """The first of these that is offered."""
    return lambda g, ask: next((wish for wish in wishes if wish in ask.keys), None)


def attribute(g: State, ask: Ask) -> str | None:
    """The overlord names the hero's weaker attribute, a hero his stronger one."""
    h = g.turn
    attrs = kind_of(g, h).attrs if 0 <= h < g.nh else None
    if attrs is None:
        return ask.keys[0]
    best = min if ask.seat == g.overlord else max
    return best(ask.keys, key=lambda key: attrs[ATTRIBUTE_NAMES.index(key)])


def door_way(g: State, ask: Ask) -> str | None:
    """At a locked door every figure tests what it is best at."""
    f = figure_named(g, ask)
    attrs = kind_of(g, f).attrs if f >= 0 else None
    if attrs is None:
        return None
    return max(ask.keys, key=lambda key: attrs[ATTRIBUTE_NAMES.index(key.removeprefix("attribute:"))])


def ranked(g: State, ask: Ask, ranking: tuple[str, ...], worst: bool = False) -> str | None:
    """The option whose card stands first (or last) in a ranking."""

    def place(key: str) -> int:
        name = key.partition(":")[2].partition(".")[0]
        return ranking.index(name) if name in ranking else len(ranking)

    keys = [key for key in ask.keys if key not in (PASS, DONE)]
    return (max if worst else min)(keys, key=place, default=None)


def move_other(g: State, ask: Ask) -> str | None:
    """Free spaces: a friend goes where he wants to be, a foe where he does not."""
    f = figure_named(g, ask)
    if f < 0:
        return None
    worths = pull(g, f)
    friend = friendly(g, f, _owner(g, ask))
    here = max(worths[s] for s in g.spaces[f])
    found = [(worths[g.live.map.number[_place(key)]], key) for key in ask.keys if key.startswith("step:")]
    if not found:
        return ask.keys[0]
    best, key = max(found) if friend else min(found)
    if "stop" in ask.keys and (best <= here if friend else best >= here):
        return "stop"
    return key


def _place(key: str) -> tuple[int, int]:
    x, y = key.removeprefix("step:").split(",")
    return int(x), int(y)
