"""Where a bot's figure wants to be: the places from which its side wins this quest.

Not here: how it gets there (bot.py).
"""

from __future__ import annotations

from gruft.games.descent.endings import quest_of
from gruft.games.descent.figures import heroes, kind_of, monsters
from gruft.games.descent.kinds import FIRST_MONSTER, LIEUTENANT, MASTER, REANIMATE
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.state import State


def goal_spaces(g: State, f: int) -> list[int]:
    """Spaces this figure should come close to, by quest and side."""
    if f < FIRST_MONSTER:
        return _for_hero(g, f)
    if g.quest == "first_blood" and kind_of(g, f).group == "goblin_archer":
        return list(outer_edge(g, "exit"))
    if g.quest == "a_fat_goblin":
        found = _for_thief(g, f)
        if found:
            return found
    return [s for h in heroes(g, familiars=True) for s in g.spaces[h]]


def _for_hero(g: State, f: int) -> list[int]:
    if g.quest == "a_fat_goblin" and g.encounter == 0 and f != REANIMATE:
        if g.carries[f] >= 0:
            part = quest_of(g).encounter(g)
            return [g.map.number[x, y] for special in part.special_spaces for x, y in special.spaces]
        lying = [at for at in g.token_at if at >= 0]
        thieves = [s for m in monsters(g) if g.carries[m] >= 0 for s in g.spaces[m]]
        if lying or thieves:
            return lying + thieves
    leaders = [m for m in monsters(g) if kind_of(g, m).rank in (MASTER, LIEUTENANT) and _named(g, m)]
    return [s for m in leaders or monsters(g) for s in g.spaces[m]]


def _named(g: State, f: int) -> bool:
    """The leader the heroes must defeat."""
    return kind_of(g, f).group in ("ettin", "splig")


def _for_thief(g: State, f: int) -> list[int]:
    kind = kind_of(g, f)
    if g.encounter == 0 and kind.group == "goblin_archer":
        return list(outer_edge(g, "exit")) if g.carries[f] >= 0 else [at for at in g.token_at if at >= 0]
    if g.encounter == 1 and kind.group == "splig":
        token = g.carries[f]
        if token >= 0 and g.token_up[token]:
            return list(outer_edge(g, "entrance"))
        if token >= 0:
            return list(g.map.areas["torture_chamber"])
        return [at for t, at in enumerate(g.token_at) if at >= 0 and not g.token_up[t]]
    return []


def runs_for_exit(g: State, f: int) -> bool:
    """Getting away is worth more to this figure than fighting."""
    group = kind_of(g, f).group
    if g.quest == "first_blood":
        return group == "goblin_archer"
    token = g.carries[f]
    return g.quest == "a_fat_goblin" and (token >= 0 or (g.encounter == 1 and group == "splig"))


def takes_tokens(g: State, f: int) -> bool:
    """Picking tokens up helps: everybody's crops, but prisoners are the king's business."""
    return g.encounter == 0 or kind_of(g, f).group == "splig"
