"""Attacks in general: what makes up a defence, the roll, bonus bars (DD-ATTACK, DD-MON-10 to 12, DD-RUL-68, 69).

A defence is a list of parts, each with its source, a number and dice. The roll adds them up; the player's account of
the odds shows the same list, so the two can never disagree.

Not here: what a lost attack costs (losses.py), how adventurers come to a space (phase.py).
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from gruft.games.domains.pieces.content import MASTER, TOKEN
from gruft.games.domains.pieces.dice import roll
from gruft.games.domains.pieces.events import AttackHeld, AttackRolled, AttackWon, DefenceRaised, DefenceRolled
from gruft.games.domains.pieces.numbers import DEFENCE_ALL_DARK
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    AREA_OF,
    AREA_SPACES,
    B_AREA_BONUS,
    B_DEFENCE,
    B_TYPE,
    BUILDING_REFS,
    ELEMENTS,
    ITEM_REFS,
    M_AREA,
    M_AREA_BONUS,
    M_DEFENCE,
    M_DICE,
    M_SPEND,
    M_SPEND_ADDS,
    M_SPEND_DICE,
    M_SPEND_N,
    MASTER_OF,
    MONSTER_REFS,
    SPACES,
    STONE,
)
from gruft.games.domains.rules.basics.domain import monsters_on
from gruft.games.domains.rules.basics.items import choose_element_to_pay, held, pay, purse
from gruft.games.domains.rules.basics.order import turn_order
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

WEAPON = TOKEN["weapon"].number()
IMBUE = tuple(TOKEN["imbue"].dice)
DESECRATION = tuple(TOKEN["desecration"].dice)
KRAGH = MASTER_OF["kragh"]
PREPARED = "source:prepared"
"""The source of what spells and henchmen of step 3 add."""


class Part(NamedTuple):
    """One thing that adds to a defence."""

    source: str
    flat: int
    dice: tuple[int, ...] = ()


def building_parts(g: State, space: int) -> list[Part]:
    """Building, area bonuses and bonuses of the round (DD-BLD-05, 06, 09)."""
    card = g.land[space]
    if card < 0:
        return []
    parts = [Part(BUILDING_REFS[card], B_DEFENCE[card])]
    for other in AREA_SPACES[space]:
        if (
            other != space
            and other < len(g.land)
            and g.land[other] >= 0
            and g.dark[other]
            and B_AREA_BONUS[g.land[other]]
        ):
            parts.append(Part(BUILDING_REFS[g.land[other]], B_AREA_BONUS[g.land[other]]))
    if g.dark[space]:
        change = g.rule[DEFENCE_ALL_DARK] + g.type_defence[B_TYPE[card]]
        if change:
            parts.append(Part("source:fortune", change))
    return parts


def monster_parts(g: State, monster: int, *, tokens: bool) -> list[Part]:
    """A monster of a domain: printed number or die, terrain bonus, and its tokens if they count."""
    flat = M_DEFENCE[monster]
    if M_AREA[monster] == AREA_OF[g.where[monster]]:
        flat += M_AREA_BONUS[monster]
    parts = [Part(MONSTER_REFS[monster], flat, M_DICE[monster])]
    if tokens and g.armed[monster]:
        parts.append(Part("token:weapon", WEAPON * g.armed[monster]))
    if tokens and g.imbued[monster]:
        parts.append(Part("token:imbue", 0, IMBUE * g.imbued[monster]))
    return parts


def curse_parts(g: State, space: int) -> list[Part]:
    """A Desecration token (DD-TOKEN-03)."""
    return [Part("token:desecration", 0, DESECRATION)] if g.cursed[space] else []


def space_parts(g: State, space: int, *, adventurers: bool) -> list[Part]:
    """The whole defence of a space (DD-ATTACK-02)."""
    parts = building_parts(g, space)
    monsters = monsters_on(g, space)
    for monster in monsters:
        parts += monster_parts(g, monster, tokens=True)
    parts += curse_parts(g, space)
    if adventurers:
        if monsters and g.master[space // SPACES] == KRAGH:
            parts.append(Part("master:kragh", MASTER["kragh"].number()))
        if g.target == space and (g.bonus_flat or g.bonus_dice):
            parts.append(Part(PREPARED, g.bonus_flat, tuple(g.bonus_dice)))
    return parts


def market_parts(monster: int) -> list[Part]:
    """In the Nik'tmarg only the printed number counts (DD-ATTACK-07)."""
    return [Part(MONSTER_REFS[monster], M_DEFENCE[monster])]


Payers = list[tuple[Seat, list[int]]]
"""Who may pay for the bonus bars of which monsters, in this order."""


def payers_for(g: State, space: int) -> Payers:
    """The owner of the space for his own monsters, then each caster of Gate for the one he moved (DD-RUL-69)."""
    owner = space // SPACES
    present = monsters_on(g, space)
    gated = {gate.monster: gate.caster for gate in g.gates}
    payers: Payers = [(owner, [monster for monster in present if monster not in gated])]
    for seat in turn_order(g):
        mine = [monster for monster in present if gated.get(monster) == seat]
        if mine:
            payers.append((seat, mine))
    return payers


def fight(g: State, target: str, parts: list[Part], attack_dice: list[int], payers: Payers) -> Flow[bool]:
    """Roll the defence, then the attack, then let them pay; whether the attack is higher (DD-ATTACK-02 to 05)."""
    guard_dice = [sides for part in parts for sides in part.dice]
    guard = roll(g.chance, guard_dice)
    defence = max(0, sum(part.flat for part in parts) + sum(guard))
    note(g, DefenceRolled, target, defence, len(guard), _added(guard), _added(guard_dice))
    blows = roll(g.chance, attack_dice)
    attack = sum(blows)
    note(g, AttackRolled, target, attack, len(blows), _added(blows), _added(attack_dice))
    for seat, monsters in payers:
        if attack <= defence:
            break
        defence = yield from _pay_bars(g, seat, monsters, attack, defence)
    won = attack > defence
    note(g, AttackWon if won else AttackHeld, target)
    return won


def _added(numbers: list[int]) -> str:
    return "+".join(map(str, numbers))


def bar_refusal(g: State, seat: Seat, monster: int) -> Refusal | None:
    """Why `seat` cannot pay for this monster's bonus bar (DD-MON-12)."""
    item = M_SPEND[monster]
    if item < 0:
        return refuse("bonus.no_bar", "DD-MON-12", monster=MONSTER_REFS[monster])
    have = held(g, seat, item)
    if have < M_SPEND_N[monster]:
        name = "item:any_element" if item == ANY_ELEMENT else ITEM_REFS[item]
        return refuse("pay.too_little", "DD-MON-12", item=name, n=M_SPEND_N[monster], have=have)
    return None


def _pay_bars(g: State, seat: Seat, monsters: list[int], attack: int, defence: int) -> Flow[int]:
    """One payment after the other while the attack is higher, each result seen before the next (DD-ADV-09)."""
    while attack > defence:
        if all(bar_refusal(g, seat, monster) is not None for monster in monsters):
            break
        candidates = {MONSTER_REFS[monster]: monster for monster in monsters}
        args: dict[str, Arg] = {"attack": attack, "defence": defence, "short": attack - defence}
        args |= purse(g, seat, *ELEMENTS, STONE)
        monster = yield from choose(
            seat, "bonus_bar", candidates, partial(bar_refusal, g, seat), or_pass=True, args=args
        )
        if monster is None:
            break
        item = M_SPEND[monster]
        if item != ANY_ELEMENT:
            pay(g, seat, item, M_SPEND_N[monster])
        else:
            for left in range(M_SPEND_N[monster], 0, -1):
                item = yield from choose_element_to_pay(g, seat, left)
                pay(g, seat, item, 1)
        defence += M_SPEND_ADDS[monster]
        for sides in M_SPEND_DICE[monster]:
            defence += g.chance.roll(sides)
        note(g, DefenceRaised, seat, MONSTER_REFS[monster], ITEM_REFS[item], defence)
    return defence
