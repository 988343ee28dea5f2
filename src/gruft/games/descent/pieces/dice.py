"""Dice and their faces (DE-DICE-01, DE-DICE-02, DE-ATK-27).

A die that lies on the table is a list [colour, face]; the tables below say what a face shows. Box limits of dice
do not matter.

Not here: when they are rolled (rules/rolls.py, rules/attribute_tests.py, rules/attack/).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.content import DICE
from gruft.table.chance import Chance

BLUE, RED, YELLOW, BROWN, GREY, BLACK = range(6)
COLOUR_NAMES: Final = ("blue", "red", "yellow", "brown", "grey", "black")
COLOUR: Final = {name: number for number, name in enumerate(COLOUR_NAMES)}

Dice = tuple[int, ...]
Lying = list[list[int]]

RANGE: Final = [[face.range for face in DICE[name].faces] for name in COLOUR_NAMES]
HEARTS: Final = [[face.hearts for face in DICE[name].faces] for name in COLOUR_NAMES]
SURGES: Final = [[face.surges for face in DICE[name].faces] for name in COLOUR_NAMES]
SHIELDS: Final = [[face.shields for face in DICE[name].faces] for name in COLOUR_NAMES]
MISS: Final = [[face.miss for face in DICE[name].faces] for name in COLOUR_NAMES]


def throw(chance: Chance, colours: Dice | list[int]) -> Lying:
    """Roll these dice at once."""
    below = chance.below
    return [[colour, below(6, "die")] for colour in colours]


def reroll(chance: Chance, dice: Lying, index: int) -> None:
    """Roll one die again; the new result counts even if it is worse (DE-ATK-09, DE-R-69)."""
    dice[index][1] = chance.below(6, "die")


def told(dice: Lying) -> str:
    """As they lie, for the log: `blue_3 red_5`."""
    return " ".join(f"{COLOUR_NAMES[colour]}_{face}" for colour, face in dice)


def hearts(dice: Lying) -> int:
    """The damage these dice show."""
    return sum(HEARTS[colour][face] for colour, face in dice)


def surges(dice: Lying) -> int:
    """The surges these dice show."""
    return sum(SURGES[colour][face] for colour, face in dice)


def shields(dice: Lying) -> int:
    """The shields these dice show."""
    return sum(SHIELDS[colour][face] for colour, face in dice)


def reach_of(dice: Lying) -> int:
    """The numbers on the dice: how far the attack carries."""
    return sum(RANGE[colour][face] for colour, face in dice)


def missed(dice: Lying) -> bool:
    """An X lies there (DE-ATK-10)."""
    return any(MISS[colour][face] for colour, face in dice)
