"""Conditions: Diseased, Immobilized, Poisoned, Stunned (DE-COND-01 to DE-COND-05).

What they do at the start and end of a turn is in `suffer_conditions` and `end_conditions`; what they forbid is asked
by the action chapters with `has`.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.events import ConditionGiven, ConditionRemoved
from gruft.games.descent.state import State

DISEASED, IMMOBILIZED, POISONED, STUNNED = 1, 2, 4, 8
CONDITION: Final = {"diseased": DISEASED, "immobilized": IMMOBILIZED, "poisoned": POISONED, "stunned": STUNNED}
CONDITION_NAMES: Final = {bit: name for name, bit in CONDITION.items()}


def has(g: State, f: int, bit: int) -> bool:
    """Whether a figure has this condition."""
    return bool(g.cond[f] & bit)


def give_condition(g: State, f: int, bit: int) -> bool:
    """Give a condition; a second one of the same kind has no effect (DE-COND-03), nor has one on a token (DE-KO-03)."""
    if not g.spaces[f] or g.cond[f] & bit:
        return False
    if quest_of(g).no_condition(g, f, bit):
        return False
    g.cond[f] |= bit
    if bit == IMMOBILIZED:  # DE-R-18: all movement points are lost
        g.mp[f] = 0
        if g.actor == f:
            g.moving = False
    g.log.append(ConditionGiven(ref_of(g, f), f"condition:{CONDITION_NAMES[bit]}"))
    return True


def remove_condition(g: State, f: int, bit: int) -> None:
    """The condition goes; nothing is told where there was none."""
    if g.cond[f] & bit:
        g.cond[f] &= ~bit
        g.log.append(ConditionRemoved(ref_of(g, f), f"condition:{CONDITION_NAMES[bit]}"))


def conditions_of(g: State, f: int) -> list[int]:
    """The bits of the conditions a figure has."""
    return [bit for bit in CONDITION_NAMES if g.cond[f] & bit]


def end_conditions(g: State, f: int) -> None:
    """At the end of the turn or activation Immobilized is discarded (DE-COND-04)."""
    remove_condition(g, f, IMMOBILIZED)
