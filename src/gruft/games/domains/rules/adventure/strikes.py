"""Attacks that adventurers do not make: on one monster, or on everything on a space (DD-ATTACK-06, 07).

Not here: the roll (combat.py), what is lost (losses.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.tables import LAND_REFS, MONSTER_REFS
from gruft.games.domains.rules.adventure import combat, losses
from gruft.games.domains.rules.basics.domain import banish, monsters_on
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow


def attack_monster(g: State, seat: Seat, monster: int, dice: list[int], *, tokens: bool, curse: bool) -> Flow[None]:
    """Attack one monster alone; its own bonus bar works, in the Nik'tmarg only the printed number counts."""
    space = g.where[monster]
    if space < 0:
        won = yield from combat.fight(g, MONSTER_REFS[monster], combat.market_parts(monster), dice, [])
        if won:
            banish(g, monster)
        return
    parts = combat.monster_parts(g, monster, tokens=tokens)
    if curse:
        parts += combat.curse_parts(g, space)
    payers = [(who, [m for m in mine if m == monster]) for who, mine in combat.payers_for(g, space)]
    payers = [(who, mine) for who, mine in payers if mine]
    if (yield from combat.fight(g, MONSTER_REFS[monster], parts, dice, payers)):
        yield from losses.kill(g, [monster])


def attack_space(g: State, space: int, dice: list[int]) -> Flow[None]:
    """An attack on everything on a space that is not made by adventurers."""
    if g.land[space] < 0 and not monsters_on(g, space):
        return
    parts = combat.space_parts(g, space, adventurers=False)
    if (yield from combat.fight(g, LAND_REFS[space], parts, dice, combat.payers_for(g, space))):
        yield from losses.lose_space(g, space)
