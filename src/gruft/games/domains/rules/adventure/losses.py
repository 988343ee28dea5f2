"""Killed monsters and lost spaces: what leaves, and who may still save it (DD-AFTER-01, 02; DD-SPELL-29; DD-RUL-70).

First the building and loose tokens leave the space, then each killed monster may be saved with a Resurrection of its
own. Who is asked follows from public facts: a card whose back fits, the elements for it and a space to go to.

Not here: how an attack comes out (combat.py), reactions to the Resurrection itself (rules/playing/casting.py).
"""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.events import MonsterSaved
from gruft.games.domains.pieces.tables import (
    ELEMENTS,
    LAND_REFS,
    MERCENARY,
    MONSTER_REFS,
    OWN_LAND_OF_REF,
    OWN_SPACES,
    RESURRECTION,
    SPACES,
)
from gruft.games.domains.rules.basics.domain import lift, lose_building, monsters_on, out_of_game, put, saved_refusal
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import purse
from gruft.games.domains.rules.basics.order import turn_order
from gruft.games.domains.rules.playing.casting import announce, can_pay, may_hold, pay_spell, spell_cost_refusal
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse


def lose_space(g: State, space: int) -> Flow[None]:
    """Everything on a space leaves the game; a Desecration token stays (DD-AFTER-01)."""
    if g.land[space] >= 0:
        lose_building(g, space)
    yield from kill(g, monsters_on(g, space))


def kill(g: State, monsters: list[int]) -> Flow[None]:
    """An attack took these monsters out; their controllers may save them, in turn order."""
    owners = {monster: controller(g, monster) for monster in monsters}
    for monster in monsters:
        lift(g, monster)
        _forget_gate(g, monster)
        if monster == MERCENARY:
            out_of_game(g, monster)
        else:
            g.limbo.append(monster)
    for seat in turn_order(g):
        lost = [monster for monster in monsters if owners[monster] == seat and monster != MERCENARY]
        yield from _save(g, seat, lost)


def controller(g: State, monster: int) -> Seat:
    """Whose loss it is: a gated monster's old controller, else the owner of the space (DD-RUL-74)."""
    home = next((gate.home for gate in g.gates if gate.monster == monster), g.where[monster])
    return home // SPACES


def _forget_gate(g: State, monster: int) -> None:
    g.gates = [gate for gate in g.gates if gate.monster != monster]


def _save(g: State, seat: Seat, lost: list[int]) -> Flow[None]:
    """Ask for Resurrection as long as it could be cast; what is not saved leaves the game."""
    while lost and may_resurrect(g, seat, lost):
        candidates = {MONSTER_REFS[monster]: monster for monster in lost}
        refusal = partial(resurrection_refusal, g, seat)
        named: dict[str, Arg] = {"monster": MONSTER_REFS[lost[0]], "cost": "cost:resurrection"}
        asked = named | purse(g, seat, *ELEMENTS)
        monster = yield from choose(seat, "resurrect", candidates, refusal, or_pass=True, args=asked)
        if monster is None or RESURRECTION not in g.hands[seat]:
            break
        places = partial(saved_refusal, g, monster)
        args: dict[str, str | int] = {"monster": MONSTER_REFS[monster]}
        space = yield from pick(seat, "resurrect_space", OWN_LAND_OF_REF[seat], places, args=args, rule="DD-SPELL-32")
        yield from pay_spell(g, seat, RESURRECTION)
        if (yield from announce(g, seat, RESURRECTION, [MONSTER_REFS[monster], LAND_REFS[space]])):
            lost.remove(monster)
            g.limbo.remove(monster)
            put(g, monster, space)
            note(g, MonsterSaved, seat, MONSTER_REFS[monster], LAND_REFS[space])
    for monster in lost:
        g.limbo.remove(monster)
        out_of_game(g, monster)


def may_resurrect(g: State, seat: Seat, lost: list[int]) -> bool:
    """Public facts: a card whose back fits, the cost, and a space for one of the monsters (DD-INFO-05)."""
    if not can_pay(g, seat, RESURRECTION) or not may_hold(g, seat, RESURRECTION):
        return False
    return any(saved_refusal(g, monster, space) is None for monster in lost for space in OWN_SPACES[seat])


def resurrection_refusal(g: State, seat: Seat, monster: int) -> Refusal | None:
    """Why a killed monster cannot be saved by this seat now."""
    if RESURRECTION not in g.hands[seat]:
        return refuse("cast.not_in_hand", "DD-SPELL-29", spell="spell:resurrection")
    refusal = spell_cost_refusal(g, seat, RESURRECTION)
    if refusal is not None:
        return refusal
    if all(saved_refusal(g, monster, space) is not None for space in OWN_SPACES[seat]):
        return refuse("monster.no_space", "DD-SPELL-29")
    return None
