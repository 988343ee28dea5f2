"""The dice that lie on the table now, and the ref of each: `die:red_3.2`.

A ref says the colour and the face that lies up; the number after the dot is the die's place on the table, the attack
dice first, then each defender's, then those of a test or another roll. So a question about dice names the very die,
and everybody can see which one is meant.

Not here: what the faces show (pieces/dice.py), re-rolling (cards/rerolls.py).
"""

from __future__ import annotations

from gruft.games.descent.pieces.dice import COLOUR_NAMES, Lying
from gruft.games.descent.state import State


def dice_lying(g: State) -> Lying:
    """Every die on the table, in the order of their places."""
    dice: Lying = []
    if g.live.attack is not None:
        dice += g.live.attack.dice
        for defence in (g.live.attack.defence, g.live.attack.defence_again):
            for pool in defence.values():
                dice += pool
    if g.live.roll is not None:
        dice += g.live.roll.dice
    return dice


def die_refs(g: State) -> dict[int, str]:
    """The ref of each die on the table, by its identity."""
    return {id(die): f"die:{COLOUR_NAMES[die[0]]}_{die[1]}.{place}" for place, die in enumerate(dice_lying(g), start=1)}
