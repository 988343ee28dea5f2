"""Which moment of an attack this is, for cards that act before or after a roll (DE-ATK-09, DE-SURGE-06).

The windows around the roll open once for the whole attack and again for each figure a surge adds later. Then only the
dice of that figure are new: nobody re-rolls or improves what was rolled and counted before.
"""

from __future__ import annotations

from gruft.games.descent.dice import Lying
from gruft.games.descent.windows import Ctx


def attack_rolled(ctx: Ctx) -> bool:
    """The dice of the attack itself have just been rolled."""
    return ctx.attack is not None and ctx.attack.rolled and not ctx.figures


def rolled_by(me: int, ctx: Ctx) -> bool:
    """This figure has just rolled the dice of its attack."""
    return attack_rolled(ctx) and ctx.attack is not None and ctx.attack.attacker == me


def defended(g: object, me: int, ctx: Ctx) -> bool:
    """This figure has just rolled defence dice; who rolls none has no result to change."""
    a = ctx.attack
    return a is not None and bool(a.defence.get(me)) and (not ctx.figures or me in ctx.figures)


def defence_rolls(ctx: Ctx) -> dict[int, Lying]:
    """Who has just rolled which defence dice."""
    if ctx.attack is None:
        return {}
    return {f: dice for f, dice in ctx.attack.defence.items() if dice and (not ctx.figures or f in ctx.figures)}
