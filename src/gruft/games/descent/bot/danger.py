"""How dangerous a place is for a hero: what the monsters that could come and strike there would do to him.

A monster strikes once, so whoever stands with friends shares it with them; who runs ahead has it all to himself.

Not here: what a hero wants there (aims.py).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gruft.games.descent.bot.aims import is_runner
from gruft.games.descent.bot.odds import buys_of, chances
from gruft.games.descent.bot.ways import Feet
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.board import FAR, Board
from gruft.games.descent.pieces.dice import Dice
from gruft.games.descent.pieces.kinds import KINDS
from gruft.games.descent.rules.conditions import STUNNED
from gruft.games.descent.rules.figures import heroes, monsters
from gruft.games.descent.state import State

PER_DAMAGE: Final = 0.05
KNOCKED_OUT: Final = 0.5
PRECIOUS: Final = 4.0
"""How much more careful a hero is who carries what the quest is about."""
BOW: Final = 5


@lru_cache(maxsize=2048)
def _damage(kind: int, defence: Dice) -> float:
    """What an attack of such a monster deals on average."""
    card = KINDS[kind]
    needed = 0 if card.melee else 3
    return sum(chances(card.attack, defence, needed, 0, 0, buys_of(card.surges))[1:])


def danger(g: State, h: int) -> tuple[float, ...]:
    """For every space what it would cost this hero to end his turn there."""
    strikers = []
    for m in monsters(g):
        if is_runner(g, m):
            continue
        kind = kind_of(g, m)
        reach = kind.speed + ((2 if kind.reach else 1) if kind.melee else BOW)
        if g.cond[m] & STUNNED:
            reach -= kind.speed
        strikers.append((g.spaces[m], reach, _damage(g.kind[m], g.live.pool[h])))
    friends = tuple(g.spaces[o][0] for o in heroes(g, familiars=True) if o != h)
    left = g.live.max_health[h] - g.damage[h]
    care = PRECIOUS if g.carries[h] and quest_of(g).wins_by_leaving(g, h) else 1.0
    return _cost(g.live.board, tuple(strikers), friends, left, care)


@lru_cache(maxsize=64)
def _cost(
    board: Board, strikers: tuple[tuple[Feet, int, float], ...], friends: Feet, left: int, care: float
) -> tuple[float, ...]:
    """Kept, because from one step of a hero to the next nobody else has moved."""
    size = board.map.size
    expected = [0.0] * size
    for feet, reach, damage in strikers:
        rows = [board.row(s) for s in feet]
        near = [min(column) for column in zip(*rows)] if len(rows) > 1 else rows[0]
        dealt = damage / (1 + sum(1 for s in friends if near[s] <= reach))
        for s in range(size):
            if near[s] <= reach and near[s] < FAR:
                expected[s] += dealt
    return tuple(
        care * (PER_DAMAGE * hurt + (KNOCKED_OUT * min(1.0, hurt / left) ** 2 if left > 0 else 0.0))
        for hurt in expected
    )
