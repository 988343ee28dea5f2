"""Rolls that are neither attack nor test: red dice of skills, potions and standing up (DE-DICE-02)."""

from __future__ import annotations

from gruft.games.descent.dice import Dice, Lying, hearts, shields, surges, throw
from gruft.games.descent.reactions import fire, opens
from gruft.games.descent.state import State
from gruft.games.descent.windows import DICE_ROLLED, Ctx
from gruft.table.flow import Flow


class Roll:
    """What was rolled, by whom and for what; it lies on the table as `g.roll` until it is settled."""

    __slots__ = ("dice", "figure", "source")

    def __init__(self, figure: int, dice: Lying, source: str) -> None:
        self.figure = figure
        self.dice = dice
        self.source = source

    @property
    def hearts(self) -> int:
        return hearts(self.dice)

    @property
    def surges(self) -> int:
        return surges(self.dice)

    @property
    def shields(self) -> int:
        return shields(self.dice)


def roll(g: State, owner: int, colours: Dice, source: str = "") -> Flow[Roll]:
    """Roll for `owner` (a figure, or the overlord); re-rolls may follow."""
    rolled = Roll(owner, throw(g, colours), source)
    if opens(g, DICE_ROLLED):
        before = g.roll
        g.__dict__["roll"] = rolled
        try:
            yield from fire(g, DICE_ROLLED, Ctx(owner, by=owner, dice=rolled.dice, source=source))
        finally:
            g.__dict__["roll"] = before
    return rolled
