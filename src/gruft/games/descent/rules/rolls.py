"""Rolls that are neither attack nor test: red dice of skills, potions and standing up (DE-DICE-02)."""

from __future__ import annotations

from gruft.games.descent.moments.fights import DiceRolled
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.pieces.dice import Dice, throw
from gruft.games.descent.pieces.rolls import Roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def roll(g: State, owner: int, colours: Dice, source: str = "") -> Flow[Roll]:
    """Roll for `owner` (a figure, or the overlord); re-rolls may follow."""
    rolled = Roll(owner, throw(g.chance, colours), source)
    if opens(g, DiceRolled):
        before = g.live.roll
        g.live.roll = rolled
        try:
            yield from fire(g, DiceRolled(rolled))
        finally:
            g.live.roll = before
    return rolled
