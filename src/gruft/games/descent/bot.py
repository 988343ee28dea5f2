"""What is good for me here: heroes press towards the quest's goal and hit what they can; the overlord likewise.

`prefer` answers by common sense where looking one step ahead sees nothing, above all in movement: a goal space is
chosen and every step must come closer to it. `evaluate` weighs wounds, knock-outs and the quest's own counters.
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.board import FAR
from gruft.games.descent.council import ANY
from gruft.games.descent.endings import HEROES
from gruft.games.descent.figures import adjacent, heroes, key_of, kind_of, monsters
from gruft.games.descent.goals import goal_spaces, runs_for_exit, takes_tokens
from gruft.games.descent.kinds import LIEUTENANT, MASTER
from gruft.games.descent.state import State
from gruft.games.descent.targets import attack_refusal
from gruft.table.ask import PASS, Ask, Seat

Sense = Callable[[State, Ask], str | None]
ATTACKS = ("free_attack", "attack")
GOOD_FREE = ("card:prayer_of_healing", "card:stamina_potion", "card:challenge")
STRONG_SKILLS = ("card:rage", "card:blessed_strike", "card:drain_spirit", "card:exploding_rune", "card:black_arrow")


def evaluate(g: State, seat: Seat) -> float:
    """How well this seat's side stands: wounds dealt and taken, and how near the quest is to its end."""
    worth = 0.0
    for h in range(g.nh):
        worth += 6.0 - 4.0 * g.damage[h] / max(1, g.max_health[h]) - 1.0 * g.fatigue[h] / max(1, g.max_stamina[h])
        worth -= 5.0 * (g.ko >> h & 1) + 0.5 * bin(g.cond[h]).count("1")
        worth += 0.3 * len(g.cards[h])
    for f in monsters(g):
        weight = 3.0 if kind_of(g, f).rank in (MASTER, LIEUTENANT) else 1.0
        worth -= weight * (1.0 - 0.8 * g.damage[f] / max(1, g.max_health[f]))
    worth -= 0.3 * len(g.ol_hand)
    counters = g.counters
    worth -= 4.0 * counters.get("escaped", 0) + 4.0 * counters.get("stolen", 0) - 4.0 * counters.get("saved", 0)
    if g.winner:
        worth += 1000.0 if g.winner == HEROES else -1000.0
    return -worth if seat == g.overlord else worth


def prefer(g: State, seat: Seat, ask: Ask) -> str | None:
    """The answer common sense gives, or None if there is none."""
    answer = COMMON_SENSE.get(ask.kind)
    return answer(g, ask) if answer is not None else None


def _act(g: State, ask: Ask) -> str | None:
    """A hero: stand, strike, heal, search, and otherwise walk towards the goal."""
    keys = ask.keys
    for word in ("stand_up", "shake_off", "climb", *GOOD_FREE):
        if word in keys:
            return word
    tokens = [key for key in keys if key.startswith("token:")]
    if tokens:
        return tokens[0]
    for word in (*STRONG_SKILLS, *ATTACKS):
        if word in keys:
            return word
    for family in ("revive:", "search:"):
        found = [key for key in keys if key.startswith(family)]
        if found:
            return found[0]
    return _walk(g, g.turn, keys)


def _monster(g: State, ask: Ask) -> str | None:
    """A monster: flee if that wins, take what the quest wants, strike, walk."""
    keys = ask.keys
    f = g.actor
    if "leave" in keys:
        return "leave"
    if "shake_off" in keys:
        return "shake_off"
    for family in ("quest:", "token:") if takes_tokens(g, f) else ("quest:",):
        found = [key for key in keys if key.startswith(family)]
        if found:
            return found[0]
    if runs_for_exit(g, f):
        word = _walk(g, f, keys)
        if word not in ("end", "go"):
            return word
        if not g.mp[f] and "move" in keys:
            return "move"
    if "attack" in keys:
        return "attack"
    cards = [key for key in keys if key.startswith("card:")]
    if "card:frenzy" in cards and _enemy_beside(g, f):
        return "card:frenzy"
    word = _walk(g, f, keys)
    if word != "end":
        return word
    found = [key for key in keys if key.startswith("ability:")]
    return found[0] if found and _enemy_beside(g, f) else "end"


def _enemy_beside(g: State, f: int) -> bool:
    return any(adjacent(g, f, h) for h in heroes(g))


def _walk(g: State, f: int, keys: list[str]) -> str:
    """A step that comes closer to the goal, or a move action if one is needed, or enough."""
    goals = goal_spaces(g, f)
    spaces = g.spaces[f]
    if not goals or not spaces:
        return "end"
    rows = [g.map.board(0, g.crrg).row(goal) for goal in goals]  # doors can be opened

    def far(s: int) -> int:
        return min(row[s] for row in rows)

    here = min(far(s) for s in spaces)
    best = min(((far(s), key) for key in keys if (s := _target(g, key)) >= 0), default=(FAR, ""))
    if best[0] < here:
        return best[1]
    doors = [door.key for n, door in enumerate(g.map.doors) if g.closed >> n & 1 and door.key in keys]
    if doors:
        return doors[0]
    if here > 1 and not g.mp[f] and "move" in keys:
        return "move"
    if "go" in keys and here > 1:
        return "go"
    if "rest" in keys and g.fatigue[f] > 1:
        return "rest"
    return "end"


def _target(g: State, key: str) -> int:
    if not key.startswith("step:"):
        return -1
    x, y = key.removeprefix("step:").split(",")
    return g.map.number[int(x), int(y)]


def _roam(g: State, ask: Ask) -> str | None:
    """Steps of a large figure: closer, until it may act or cannot come closer."""
    f = next((n for n in range(len(g.kind)) if g.kind[n] >= 0 and key_of(g, n) == (ask.args or {}).get("figure")), -1)
    if "halt" in ask.keys and f >= 0 and not g.attacks_made and attack_refusal(g, f) is None:
        return "halt"
    word = _walk(g, f, ask.keys) if f >= 0 else "end"
    return word if word in ask.keys else ("stop" if "stop" in ask.keys else None)


def _weakest(g: State, ask: Ask) -> str | None:
    """The target that has the least Health left; leaders first."""

    def key(option: str) -> tuple[int, int]:
        f = g.occ[g.map.by_key[option]]
        leader = kind_of(g, f).rank in (MASTER, LIEUTENANT)
        return (0 if leader else 1, g.max_health[f] - g.damage[f])

    spaces = [option for option in ask.keys if option in g.map.by_key]
    return min(spaces, key=key) if spaces else None


def _surge(g: State, ask: Ask) -> str | None:
    """What must be paid, then the most damage, then conditions, then breath."""
    a = g.attack
    if a is None:
        return None
    must = [key for key in ask.keys if key.startswith("must:")]
    if must:
        return must[0]
    worth = {option.key: option.surge for option in a.surge_list}
    bought = [key for key in ask.keys if key in worth]
    if bought:
        return max(bought, key=lambda k: (worth[k].damage * 2 + worth[k].pierce + bool(worth[k].condition), k))
    return "fatigue" if "fatigue" in ask.keys else "stop"


def _use(g: State, ask: Ask) -> str | None:
    """Cards are there to be played."""
    return next((key for key in ask.keys if key not in (PASS, "done")), None)


def _first_but_done(g: State, ask: Ask) -> str | None:
    return next((key for key in ask.keys if key != "done"), "done")


def _group(g: State, ask: Ask) -> str | None:
    return next((key for key in ask.keys if key.startswith("group:")), None)


def _says(word: str) -> Sense:
    return lambda g, ask: word


COMMON_SENSE: dict[str, Sense] = {
    "next_hero": lambda g, ask: ANY if ANY in ask.keys else None,
    "act": _act,
    "familiar_act": _monster,
    "monster_act": _monster,
    "roam": _roam,
    "target": _weakest,
    "second_target": _weakest,
    "surge": _surge,
    "surge_range": _surge,
    "window": _use,
    "ol_start": _first_but_done,
    "ol_end": _first_but_done,
    "ol_group": _group,
    "equip": _says("done"),
    "trade": _says(PASS),
    "free_stand": _says("yes"),
    "grant": _says("yes"),
    "weapon": lambda g, ask: ask.keys[0],
}
