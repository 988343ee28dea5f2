"""Coins, resources, elements, Evil: taking, paying, losing (DD-ITEM, DD-TERM-06, 07, 11).

All dealings with the supply come through here, so the score knows where every Evil came from.
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.domains.pieces.events import Gained, Paid, Stolen
from gruft.games.domains.pieces.numbers import SOURCES, SPENT
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    ELEMENT_OF_REF,
    ELEMENTS,
    EVIL,
    ITEM_IDS,
    ITEM_REFS,
    LIMITS,
    N_ITEMS,
    RESOURCES,
    WATER,
    WIND,
)
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

Cost = tuple[tuple[int, int], ...]
"""Items and how many of each; `ANY_ELEMENT` counts as an item here."""

N_SOURCES = len(SOURCES)


def held(g: State, seat: Seat, item: int) -> int:
    """How many of an item a seat has (all its elements for `ANY_ELEMENT`)."""
    if item == ANY_ELEMENT:
        base = seat * N_ITEMS
        return sum(g.items[base + WIND : base + WATER + 1])
    return g.items[seat * N_ITEMS + item]


def purse(g: State, seat: Seat, *items: int) -> dict[str, Arg]:
    """What a seat has of these items, for a question that costs some of them."""
    return {ITEM_IDS[item]: held(g, seat, item) for item in items}


def gain(g: State, seat: Seat, item: int, n: int, source: int, cause: str = "none") -> None:
    """Take `n` from the supply, which never runs out (DD-COMP-02)."""
    if n <= 0:
        return
    g.items[seat * N_ITEMS + item] += n
    if item == EVIL:
        g.score[seat * N_SOURCES + source] += n
    note(g, Gained, seat, ITEM_REFS[item], n, cause)


def pay(g: State, seat: Seat, item: int, n: int) -> None:
    """Return `n` to the supply; the caller has made sure they are there."""
    if n <= 0:
        return
    place = seat * N_ITEMS + item
    assert g.items[place] >= n, (seat, item, n)
    g.items[place] -= n
    if item == EVIL:
        g.score[seat * N_SOURCES + SPENT] -= n
    note(g, Paid, seat, ITEM_REFS[item], n)


def lose(g: State, seat: Seat, item: int, n: int) -> int:
    """Return `n`, or all there is if that is less (DD-TERM-11); how many it were."""
    n = min(n, g.items[seat * N_ITEMS + item])
    pay(g, seat, item, n)
    return n


def steal(g: State, seat: Seat, victim: Seat, item: int, n: int, source: int) -> None:
    """Take up to `n` from another player instead of from the supply (DD-TERM-07)."""
    n = min(n, g.items[victim * N_ITEMS + item])
    if n == 0:
        return
    g.items[victim * N_ITEMS + item] -= n
    g.items[seat * N_ITEMS + item] += n
    if item == EVIL:
        g.score[victim * N_SOURCES + SPENT] -= n
        g.score[seat * N_SOURCES + source] += n
    note(g, Stolen, seat, victim, ITEM_REFS[item], n)


def cost_refusal(g: State, seat: Seat, cost: Iterable[tuple[int, int]], rule: str) -> Refusal | None:
    """Why a cost cannot be paid from what is stored, or None if it can."""
    for item, n in cost:
        have = held(g, seat, item)
        if have < n:
            name = "item:any_element" if item == ANY_ELEMENT else ITEM_REFS[item]
            return refuse("pay.too_little", rule, item=name, n=n, have=have)
    return None


def pay_cost(g: State, seat: Seat, cost: Iterable[tuple[int, int]]) -> Flow[None]:
    """Pay a cost; the kinds of any elements are chosen one by one."""
    for item, n in cost:
        if item == ANY_ELEMENT:
            for left in range(n, 0, -1):
                pay(g, seat, (yield from choose_element_to_pay(g, seat, left)), 1)
        else:
            pay(g, seat, item, n)


def choose_held(g: State, seat: Seat, kind: str, keys: dict[str, int], args: dict[str, Arg] | None = None) -> Flow[int]:
    """One kind among `keys` that the seat has."""

    def refusal(item: int) -> Refusal | None:
        if g.items[seat * N_ITEMS + item] > 0:
            return None
        return refuse("pay.none_left", "DD-TERM-06", item=ITEM_REFS[item], n=0)

    return (yield from pick(seat, kind, keys, refusal, forced=True, args=args, rule="DD-TERM-07"))


def choose_element_to_pay(g: State, seat: Seat, left: int) -> Flow[int]:
    """One of the elements a seat has, while `left` are still owed."""
    args: dict[str, Arg] = {"left": left, **purse(g, seat, *ELEMENTS)}
    return (yield from choose_held(g, seat, "pay_element", ELEMENT_OF_REF, args))


def take_elements(g: State, seat: Seat, n: int, source: int) -> Flow[None]:
    """Take any elements from the supply, one after another."""
    for number in range(1, n + 1):
        args: dict[str, Arg] = {"number": number, "of": n}
        gain(g, seat, (yield from pick(seat, "element", ELEMENT_OF_REF, args=args, rule="DD-TERM-11")), 1, source)


def cut_to_limit(g: State, seat: Seat) -> None:
    """Return what exceeds the limit of any one resource or element (DD-ITEM-04, DD-EOT-11)."""
    base = seat * N_ITEMS
    for item, limit in LIMITS.items():
        if g.items[base + item] > limit:
            pay(g, seat, item, g.items[base + item] - limit)


def stored_total(g: State, seat: Seat) -> int:
    """All resources and elements of a seat together."""
    return sum(held(g, seat, item) for item in RESOURCES + ELEMENTS)
