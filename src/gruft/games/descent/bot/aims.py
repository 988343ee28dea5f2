"""What bots are after: what a kill is worth, where a figure wants to be, what is worth picking up.

All worths are in one currency: to defeat a plain minion is worth 1.

Not here: how a figure gets there (ways.py), what it does this turn (plans.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.bot.ways import UNREACHED, field
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import Goal
from gruft.games.descent.moments.seats import is_hero_figure, is_person, kind_of, ref_of
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.board import board_of
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, MINION, REANIMATE
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.rules.figures import friends, heroes, monsters
from gruft.games.descent.state import State
from gruft.table.ask import Ask

FARM: Final = ("a_fat_goblin", 0)
CAVE: Final = ("a_fat_goblin", 1)
AMBUSH: Final = ("first_blood", 0)
PLAYED_BY_HEART: Final = (FARM, CAVE, AMBUSH)
"""Encounters for which the bots know more than the goals their quest tells."""
ESCAPES_TO_WIN: Final = QUESTS["first_blood"].number("FB-VO", "tokens")
WIN: Final = 30.0
WAY: Final = 0.12
"""What a step on the way to a goal costs when goals are compared."""
CROP: Final = 2.5
LOST: Final = 12.0
"""What it is worth to stop a thief whose escape is the end."""
WINS: Final = 15.0
URGENT: Final = 0.5
"""A goal worth that much wins: what every step nearer to it is worth to a monster, whomever it could strike instead."""
PRIZE: Final = 2.5
"""What it is worth to make a monster drop what it carries."""
PER_TURN: Final = 1.2
PER_STEP: Final = 0.03
"""What a runner gives for being out a turn, or a step, earlier."""
SAFETY: Final = 0.2
"""What every step between it and the heroes is worth to a runner."""
GUARD: Final = 0.06
"""What every step nearer to his king is worth to a goblin who has nothing to fetch."""
CAUTION: Final = 0.05
"""What every step between him and the heroes is worth to a leader."""

FLIGHT: Final = 0.3
"""What every step between it and its foes is worth to somebody who does not fight."""
HOMEWARD: Final = 0.5
"""What every step nearer to the way out is worth to who may leave."""


def place(g: State) -> tuple[str, int]:
    """Which encounter this is."""
    return g.quest, g.encounter


def is_leader(g: State, m: int) -> bool:
    """The figure whose defeat wins the encounter for the heroes."""
    return quest_of(g).must_fall(g, m)


def leaders(g: State) -> list[int]:
    """The monsters the quest calls leaders."""
    return [m for m in monsters(g) if is_leader(g, m)]


def feet_of(g: State, figures: list[int]) -> list[int]:
    """All spaces on which these figures stand."""
    return [s for f in figures for s in g.spaces[f]]


def barn(g: State) -> list[int]:
    """Where crops are brought: the special spaces of the farm."""
    part = quest_of(g).encounter(g)
    return [g.live.map.number[x, y] for special in part.special_spaces for x, y in special.spaces]


def lying(g: State) -> list[int]:
    """Spaces with objective tokens nobody carries."""
    return [at for at in g.token_at if at >= 0]


def is_runner(g: State, m: int) -> bool:
    """Getting off the map is this monster's business now."""
    group = kind_of(g, m).group
    if place(g) == AMBUSH:
        return group == "goblin_archer"
    if place(g) == FARM:
        return bool(g.carries[m])
    if place(g) == CAVE:
        return group == "splig" and has_frederick(g, m)
    return bool(quest_of(g).ways_out(g, m))


def has_frederick(g: State, m: int) -> bool:
    """Whether the monster carries a token that has been turned up, which in the cave is Frederick."""
    return any(g.token_up[token] for token in g.carries[m])


def way_out(g: State) -> tuple[int, ...]:
    """Where monsters leave the map in this encounter."""
    if place(g) in (AMBUSH, FARM):
        return outer_edge(g, "exit")
    if place(g) == CAVE:
        return outer_edge(g, "entrance")
    return tuple(dict.fromkeys(s for m in monsters(g) for s in quest_of(g).ways_out(g, m)))


# -- worth of figures ------------------------------------------------------------------


def worth_of_monster(g: State, m: int) -> tuple[float, float]:
    """For the heroes: what each damage to it is worth, and what its defeat is worth on top."""
    kind = kind_of(g, m)
    health = max(1, g.live.max_health[m])
    if is_leader(g, m):
        return 11.0 / health, WIN
    threat = 1.0 if kind.rank == MINION else 1.5
    kill = 0.8 * threat
    if is_runner(g, m):
        kill += _escape(g, m)
    elif g.carries[m]:
        kill += PRIZE
    elif place(g) == FARM and kind.group == "goblin_archer":
        kill += 0.4
    return 0.35 * threat / health, kill


def _escape(g: State, m: int) -> float:
    """What it is worth to stop this runner: more the nearer it is to the way out."""
    rows = [g.live.board.row(s) for s in way_out(g)]
    far = min((row[s] for row in rows for s in g.spaces[m]), default=UNREACHED)
    turns = (far + 1) / max(1, 2 * kind_of(g, m).speed)
    if place(g) == FARM:
        return CROP if turns <= 1 else CROP * 0.7
    if quest_of(g).wins_by_leaving(g, m):
        return LOST if turns <= 1 else LOST * 0.7
    left = max(1, ESCAPES_TO_WIN - g.counters.get("escaped", 0))
    loss = 6.0 / left
    return loss if turns <= 1 else loss * 0.5 if turns <= 1.6 else loss * 0.2


def worth_of_hero(g: State, h: int) -> tuple[float, float]:
    """For the overlord: what each damage to this hero is worth, and what it is worth to knock him out."""
    if h == REANIMATE:
        return 0.1, 0.3
    if is_person(g, h):
        health = max(1, g.live.max_health[h])
        return (8.0 / health, WIN) if is_leader(g, h) else (2.0 / health, 2.5)
    kill = 1.8
    if g.carries[h]:
        kill += 1.5
    return 2.2 / max(1, g.live.max_health[h]), kill


def worth(g: State, foe: int) -> tuple[float, float]:
    """What a foe is worth hurt and fallen, hero or monster."""
    return worth_of_hero(g, foe) if is_hero_figure(g, foe) else worth_of_monster(g, foe)


# -- where to be -------------------------------------------------------------------------


def pull(g: State, f: int) -> list[float]:
    """For every space how good it is for this figure to be there."""
    if f < FIRST_MONSTER:
        return _hero_pull(g, f)
    return _person_pull(g, f) if is_hero_figure(g, f) else _monster_pull(g, f)


def _person_pull(g: State, f: int) -> list[float]:
    """A person who may leave does so; who fights goes for the monsters, who does not keeps away from them."""
    ways_out = quest_of(g).ways_out(g, f)
    if ways_out:
        return [-HOMEWARD * far for far in field(g, f, ways_out)]
    foes = feet_of(g, monsters(g))
    if not foes:
        return [0.0] * g.live.map.size
    may = quest_of(g).activation(g, f)
    far = field(g, f, foes)
    if may is not None and may.attacks:
        return [-0.1 * steps for steps in far]
    return [FLIGHT * min(9, steps) for steps in far]


def _towards(g: State, f: int, goals: list[int] | tuple[int, ...], per_step: float, near: int = 0) -> list[float]:
    if not goals:
        return [0.0] * g.live.map.size
    return [-per_step * max(near, far) for far in field(g, f, goals)]


def _hero_pull(g: State, h: int) -> list[float]:
    if place(g) == FARM and h != REANIMATE:
        if g.carries[h]:
            found = _towards(g, h, barn(g), 0.3)
            for s in barn(g):
                found[s] += CROP
            return found
        mine = errand(g, h)
        if mine is not None:
            return _towards(g, h, [mine], 0.22)
    thief = next((m for m in monsters(g) if _decides(g, m)), -1)
    if thief >= 0:
        return _cut_off(g, h, thief)
    if h != REANIMATE and place(g) not in PLAYED_BY_HEART:
        wanted = best_goal(g, h)
        if wanted is not None:
            return _towards(g, h, wanted.spaces, 0.25, near=int(wanted.near))
    foes = leaders(g) or [m for m in monsters(g) if g.carries[m]] or monsters(g)
    return _towards(g, h, feet_of(g, foes), 0.14)


def _decides(g: State, m: int) -> bool:
    """A runner who must be stopped, whatever else there is to do."""
    return (is_leader(g, m) or (bool(g.carries[m]) and quest_of(g).wins_by_leaving(g, m))) and is_runner(g, m)


def _cut_off(g: State, h: int, runner: int) -> list[float]:
    """Close to a runner, and between him and the way out."""
    found = _towards(g, h, list(g.spaces[runner]), 0.25)
    far = field(g, runner, way_out(g))
    his = min(far[s] for s in g.spaces[runner])
    return [value + (0.6 if far[s] < his else 0.0) for s, value in enumerate(found)]


def errand(g: State, h: int) -> int | None:
    """The crop this hero should fetch: every crop goes to the free hero who is nearest to it."""
    crops = lying(g)
    thieves = [g.spaces[m][0] for m in monsters(g) if g.carries[m]]
    free = [o for o in heroes(g) if not g.carries[o]]
    board = board_of(g.live.map, 0, g.crrg)
    pairs = sorted((board.row(at)[g.spaces[o][0]], at, o) for at in [*crops, *thieves] for o in free)
    while pairs:
        _, at, o = pairs[0]
        if o == h:
            return at
        pairs = [pair for pair in pairs if pair[1] != at and pair[2] != o]
    left = [*crops, *thieves]
    here = g.spaces[h]
    return min(left, key=lambda at: board.row(at)[here[0]] if here else 0, default=None)


def _monster_pull(g: State, f: int) -> list[float]:
    kind = kind_of(g, f)
    prey = feet_of(g, friends(g))
    if is_runner(g, f):
        return _running(g, f)
    if kind.group == "goblin_archer" and place(g) == FARM:
        return _towards(g, f, _prize(g, f), 0.25)
    if place(g) == CAVE and kind.group in ("goblin_archer", "splig"):
        goals = _cave_goals(g, f)
        if goals:
            return _towards(g, f, goals, 0.25)
        return _towards(g, f, feet_of(g, leaders(g)), GUARD, near=2)
    if place(g) not in PLAYED_BY_HEART:
        wanted = best_goal(g, f)
        if wanted is not None:
            return _towards(g, f, wanted.spaces, URGENT if wanted.worth >= WINS else 0.2, near=int(wanted.near))
        carriers = feet_of(g, [h for h in heroes(g) if g.carries[h]])
        prey = carriers or prey
    if is_leader(g, f):
        return [CAUTION * min(8, far) for far in field(g, f, prey)] if prey else [0.0] * g.live.map.size
    return _towards(g, f, prey, 0.09)


def _running(g: State, f: int) -> list[float]:
    """On the way out whole turns count; within the same turn there may be time for a shot."""
    stride = max(1, 2 * kind_of(g, f).speed)
    prey = feet_of(g, heroes(g))
    safe = field(g, FIRST_MONSTER, prey) if prey else [0] * g.live.map.size
    return [
        -PER_TURN * ((far + stride) // stride) - PER_STEP * far + SAFETY * min(9, safe[s])
        for s, far in enumerate(field(g, f, way_out(g)))
    ]


def _prize(g: State, f: int) -> list[int]:
    """The crops for this thief: one no other thief is nearer to, if there is one."""
    crops = lying(g)
    if not crops:
        return feet_of(g, heroes(g))
    thieves = [m for m in monsters(g) if kind_of(g, m).group == "goblin_archer" and not g.carries[m]]
    pairs = sorted((g.live.board.row(at)[g.spaces[m][0]], m != f, at, m) for at in crops for m in thieves)
    while pairs:
        _, _, at, m = pairs[0]
        if m == f:
            return [at]
        pairs = [pair for pair in pairs if pair[2] != at and pair[3] != m]
    return crops


def _cave_goals(g: State, f: int) -> list[int]:
    """Goblins fetch prisoners for their king, who waits for them in his chamber."""
    chamber = list(g.live.map.areas["torture_chamber"])
    kings = leaders(g)
    if kind_of(g, f).group == "splig":
        return chamber
    if g.carries[f]:
        return feet_of(g, kings) or chamber
    hidden = [t for t, at in enumerate(g.token_at) if at != -1 and not g.token_up[t]]
    if not hidden or not kings or has_frederick(g, kings[0]):
        return []
    near = [g.live.board.row(s) for s in g.spaces[kings[0]]]
    loose = [g.token_at[t] for t in hidden if g.token_at[t] >= 0 and min(row[g.token_at[t]] for row in near) > 1]
    carriers = [m for m in monsters(g) if g.carries[m]]
    fetchers = [m for m in monsters(g) if kind_of(g, m).group == "goblin_archer" and not g.carries[m]]
    board = board_of(g.live.map, 0, g.crrg)
    pairs = sorted((board.row(at)[g.spaces[m][0]], at, m) for at in loose for m in fetchers)
    for _ in range(max(0, 2 - len(carriers))):
        if not pairs:
            break
        _, at, m = pairs[0]
        if m == f:
            return [at]
        pairs = [pair for pair in pairs if pair[1] != at and pair[2] != m]
    return []


def goals(g: State, f: int) -> list[Goal]:
    """What this figure can do for its side, as its quest says."""
    return [] if place(g) in PLAYED_BY_HEART or f == REANIMATE else quest_of(g).goals(g, f)


def best_goal(g: State, f: int) -> Goal | None:
    """What it should go for: what is worth most, less the way to it."""
    wanted = goals(g, f)
    if len(wanted) < 2:
        return wanted[0] if wanted else None
    here = g.spaces[f]
    row = field(g, f, here)
    return max(wanted, key=lambda goal: goal.worth - WAY * min(row[s] for s in goal.spaces))


def wants_token(g: State, f: int, token: int) -> float:
    """What it is worth to this figure to pick the token up now."""
    if place(g) == FARM:
        return CROP
    if place(g) == CAVE and kind_of(g, f).group == "goblin_archer" and not g.token_up[token]:
        king = next(iter(leaders(g)), -1)
        if king >= 0 and not has_frederick(g, king):
            near = min(g.live.board.row(s)[g.token_at[token]] for s in g.spaces[king])
            return 1.5 if near > 1 and _cave_goals(g, f) == [g.token_at[token]] else 0.0
    if place(g) == CAVE:
        return 4.0 if kind_of(g, f).group == "splig" and g.token_up[token] else 0.0
    return 0.0


def figure_named(g: State, ask: Ask) -> int:
    """The figure a question is about, or -1."""
    name = (ask.args or {}).get("figure")
    return next((f for f in range(len(g.kind)) if g.kind[f] >= 0 and g.spaces[f] and ref_of(g, f) == name), -1)
