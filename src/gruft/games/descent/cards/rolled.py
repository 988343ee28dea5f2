"""Whose dice have just been rolled, for cards that act after a roll (DE-ATK-09, DE-SURGE-06).

The moments around the roll of an attack come once for the whole attack and again for each figure a surge adds later.
Then only the dice of that figure are new: nobody re-rolls or improves what was rolled and counted before.
"""

from __future__ import annotations

from gruft.games.descent.moments.fights import AfterRoll, DiceRolled, Rolled, TestRolled
from gruft.games.descent.pieces.dice import Lying
from gruft.games.descent.pieces.rolls import Roll
from gruft.games.descent.state import State


def attack_rolled(now: AfterRoll) -> bool:
    """The dice of the attack itself have just been rolled."""
    return now.attack.rolled and not now.figures


def rolled_by(me: int, now: AfterRoll) -> bool:
    """This figure has just rolled the dice of its attack."""
    return attack_rolled(now) and now.attack.attacker == me


def i_rolled(g: State, me: int, now: AfterRoll) -> bool:
    """The owner of the card has just rolled the dice of his attack."""
    return rolled_by(me, now)


def defended(g: State, me: int, now: AfterRoll) -> bool:
    """This figure has just rolled defence dice; who rolls none has no result to change."""
    return bool(now.attack.defence.get(me)) and (not now.figures or me in now.figures)


def defence_rolls(now: AfterRoll) -> dict[int, Lying]:
    """Who has just rolled which defence dice."""
    return {f: dice for f, dice in now.attack.defence.items() if dice and (not now.figures or f in now.figures)}


def other_roll(now: Rolled) -> Roll | None:
    """The test or the roll of another kind that was just made; None for an attack."""
    if isinstance(now, TestRolled):
        return now.test
    return now.roll if isinstance(now, DiceRolled) else None
