"""Dice that were rolled for something: what lies on the table until it is settled (DE-DICE-02, DE-TEST-01)."""

from __future__ import annotations

from gruft.games.descent.pieces.dice import Lying, hearts, shields, surges


class Roll:
    """What was rolled, by whom and for what."""

    __slots__ = ("dice", "figure", "source")

    def __init__(self, figure: int, dice: Lying, source: str) -> None:
        self.figure = figure
        self.dice = dice
        self.source = source

    @property
    def hearts(self) -> int:
        """Hearts on all dice."""
        return hearts(self.dice)

    @property
    def surges(self) -> int:
        """Surges on all dice."""
        return surges(self.dice)

    @property
    def shields(self) -> int:
        """Shields on all dice."""
        return shields(self.dice)


class Test(Roll):
    """One attribute test; `passed` is settled after re-rolls."""

    __test__ = False
    __slots__ = ("attr", "passed", "value")

    def __init__(self, figure: int, attr: int, value: int, source: str) -> None:
        super().__init__(figure, [], source)
        self.attr = attr
        self.value = value
        self.passed = False

    def becomes(self, other: Test) -> None:
        """Another test takes the place of this one."""
        self.dice = other.dice
        self.value = other.value
        self.passed = other.passed
