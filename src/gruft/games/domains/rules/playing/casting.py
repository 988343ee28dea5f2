"""Casting a spell: pay, discard, let the others react (DD-SPELL-02 to 10, 32, 33).

The order is fixed here once for all spells: targets are named first, then the cost is paid and the card discarded, then
the others may cancel, clockwise from the caster. Whether somebody is asked follows from public facts only - a card
whose back fits and the elements for a cancelling spell (DD-INFO-05) - so being asked tells nothing.

Not here: what a spell does (cards/spells/), when it may be cast (windows.py).
"""

from __future__ import annotations

from functools import partial
from itertools import zip_longest

from gruft.games.domains.pieces.events import SpellCancelled, SpellCast, TargetNamed
from gruft.games.domains.pieces.numbers import SPELL_DISCOUNT
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    COUNTER_MAGIC,
    ELEMENT_OF_REF,
    ELEMENTS,
    ITEM_REFS,
    N_ITEMS,
    S_COST,
    S_DECK,
    SPELL_REFS,
    SPELL_THIEF,
    WIND,
)
from gruft.games.domains.rules.basics.decks import leave_hand
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import held, pay, purse
from gruft.games.domains.rules.basics.order import clockwise_from
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

CANCELLING_KINDS = (COUNTER_MAGIC, SPELL_THIEF)
CANCELLING = {SPELL_REFS[COUNTER_MAGIC]: COUNTER_MAGIC, SPELL_REFS[SPELL_THIEF]: SPELL_THIEF}


def discount(g: State, seat: Seat) -> int:
    """Elements off the next spell: only the first one a seat casts in a round may have some."""
    return 0 if g.casts[seat] else g.rule[SPELL_DISCOUNT]


def can_pay(g: State, seat: Seat, kind: int) -> bool:
    """Whether the fixed cost of a spell is there."""
    base = seat * N_ITEMS
    items = g.items
    spare = 0 if g.casts[seat] else g.rule[SPELL_DISCOUNT]
    for item, n in S_COST[kind]:
        have = items[base + item]
        if have < n:
            spare -= n - have
            if spare < 0 or item < WIND:
                return False
    return True


def may_hold(g: State, seat: Seat, kind: int) -> bool:
    """Whether a seat could hold this card as far as everybody can see: backs are public, so its deck is known."""
    deck = S_DECK[kind]
    shown = g.shown[seat]
    if shown:
        hidden = sum(S_DECK[card] == deck for card in g.hands[seat]) - sum(S_DECK[card] == deck for card in shown)
        return hidden > 0 or kind in shown
    return deck in map(S_DECK.__getitem__, g.hands[seat])


def spell_cost_refusal(g: State, seat: Seat, kind: int) -> Refusal | None:
    """Why a spell cannot be paid, or None if it can."""
    if can_pay(g, seat, kind):
        return None
    short = [(item, n) for item, n in S_COST[kind] if held(g, seat, item) < n]
    item, n = short[0]
    if len(short) == 1 and item >= WIND:
        n -= discount(g, seat)
    return refuse("pay.too_little", "DD-SPELL-04", item=ITEM_REFS[item], n=n, have=held(g, seat, item))


def pay_spell(g: State, seat: Seat, kind: int, cost: tuple[tuple[int, int], ...] | None = None) -> Flow[None]:
    """Pay the cost (the printed one, or the amount the caster picked) and discard the card at once (DD-SPELL-03)."""
    owed = dict(S_COST[kind] if cost is None else cost)
    for _ in range(discount(g, seat)):
        yield from _take_off(g, seat, owed)
    g.casts[seat] += 1
    for item, n in owed.items():
        if item == ANY_ELEMENT:
            for left in range(n, 0, -1):
                pay(g, seat, (yield from _held_element(g, seat, left)), 1)
        else:
            pay(g, seat, item, n)
    leave_hand(g, seat, kind)
    g.spell_discards[S_DECK[kind]].append(kind)
    g.chance.reveal()  # everybody has seen the card (DD-INFO-04)


def _held_element(g: State, seat: Seat, left: int) -> Flow[int]:
    def refusal(item: int) -> Refusal | None:
        return None if held(g, seat, item) else refuse("pay.none_left", "DD-SPELL-04", item=ITEM_REFS[item], n=0)

    args: dict[str, Arg] = {"left": left, **purse(g, seat, *ELEMENTS)}
    return (yield from pick(seat, "pay_element", ELEMENT_OF_REF, refusal, forced=True, args=args, rule="DD-SPELL-03"))


def _take_off(g: State, seat: Seat, owed: dict[int, int]) -> Flow[None]:
    """One element less: the caster's choice, but what he lacks comes first."""
    elements = [item for item, n in owed.items() if item >= WIND and n > 0]
    short = [item for item in elements if held(g, seat, item) < owed[item]]
    if not elements:
        return
    item = yield from pick(seat, "spell_discount", _keys(short or elements), forced=True, rule="DD-SPELL-03")
    owed[item] -= 1


def _keys(items: list[int]) -> dict[str, int]:
    return {"item:any_element" if item == ANY_ELEMENT else ITEM_REFS[item]: item for item in items}


def announce(g: State, seat: Seat, kind: int, targets: list[str]) -> Flow[bool]:
    """Tell the spell and its targets, let the others react; whether it takes effect."""
    note(g, SpellCast, seat, SPELL_REFS[kind])
    for target in _told(targets):
        note(g, TargetNamed, seat, target)
    for other in clockwise_from(g, seat):
        if may_react(g, other) and (yield from _react(g, other, seat, kind, targets)):
            return False
    return True


def _told(targets: list[str]) -> list[str]:
    """Goods that are taken from somebody are told when they change hands."""
    return [target for target in targets if not target.startswith("item:")] or targets


def may_react(g: State, seat: Seat) -> bool:
    """Public facts: a card that could be a cancelling spell, and its cost."""
    if can_pay(g, seat, COUNTER_MAGIC) and may_hold(g, seat, COUNTER_MAGIC):
        return True
    return can_pay(g, seat, SPELL_THIEF) and may_hold(g, seat, SPELL_THIEF)


def reaction_refusal(g: State, seat: Seat, kind: int) -> Refusal | None:
    """Why this cancelling spell cannot be cast by `seat` now."""
    if kind not in g.hands[seat]:
        return refuse("cast.not_in_hand", "DD-SPELL-06", spell=SPELL_REFS[kind])
    return spell_cost_refusal(g, seat, kind)


def _react(g: State, seat: Seat, caster: Seat, kind: int, targets: list[str]) -> Flow[bool]:
    """Ask one player; whether the spell is cancelled (DD-SPELL-06, 07)."""
    args: dict[str, Arg] = {"who": f"seat:{caster}", "spell": SPELL_REFS[kind], "n": len(targets)}
    args |= dict(zip_longest(("first", "second", "third"), targets, fillvalue="target:none"))
    args |= purse(g, seat, *ELEMENTS)
    with_card = yield from choose(
        seat, "react", CANCELLING, partial(reaction_refusal, g, seat), or_pass=True, args=args
    )
    if with_card is None or with_card not in g.hands[seat]:
        return False
    yield from pay_spell(g, seat, with_card)
    if with_card == SPELL_THIEF:
        pile = g.spell_discards[S_DECK[kind]]
        del pile[len(pile) - 1 - pile[::-1].index(kind)]
        g.hands[seat].append(kind)
        g.shown[seat].append(kind)
    note(g, SpellCancelled, seat, SPELL_REFS[kind], SPELL_REFS[with_card])
    return True
