"""Dice, and the exact odds of sums of dice (DD-TERM-05, DD-INFO-06)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from gruft.table.chance import Chance


def roll(chance: Chance, dice: Iterable[int]) -> list[int]:
    """What these dice show, given by their sides."""
    return [chance.roll(sides) for sides in dice]


@cache
def odds(dice: tuple[int, ...]) -> tuple[float, ...]:
    """How likely each sum of these dice is, from 0 on."""
    made = [1.0]
    for sides in reversed(dice):
        before, made = made, [0.0] * (len(made) + sides)
        for total, chance in enumerate(before):
            for face in range(1, sides + 1):
                made[total + face] += chance / sides
    return tuple(made)


def chance_to_beat(attack: Sequence[int], flat: int, defence: Sequence[int]) -> float:
    """How likely the attack dice come out higher than the defence."""
    against = odds(tuple(sorted(defence)))
    below = 0.0
    for total, chance in enumerate(odds(tuple(sorted(attack)))):
        margin = total - flat
        if chance and margin > 0:
            below += chance * sum(against[:margin])
    return below


def written(dice: Sequence[int]) -> str:
    """Dice in writing: 2d6+1d8."""
    return "+".join(f"{dice.count(sides)}d{sides}" for sides in sorted(set(dice)))
