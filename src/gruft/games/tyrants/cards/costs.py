"""Costs before an arrow (TU-CARD-08): optional, once per play, only as a whole.

Paying and choosing what to pay with is one question; passing leaves the cost unpaid. A cost that cannot be
paid is not asked for: whoever lets somebody pay asks `payable` first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from gruft.games.tyrants.pieces.minions import CARD_OF_REF, CARD_REFS
from gruft.games.tyrants.rules.deck import devour, discard
from gruft.games.tyrants.rules.spies import own_spy_masks, own_spy_refusal, return_spy
from gruft.games.tyrants.rules.step import Play
from gruft.games.tyrants.rules.targets import MAY_STOP, Question, Why, pick_spy
from gruft.games.tyrants.state import State
from gruft.table.ask import MAY_PASS, PASS, Ask, Exits, Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


@dataclass(frozen=True, slots=True)
class Cost:
    """What stands before an arrow."""

    payable: Callable[[State, Play], bool]
    """Whether there is anything to pay with."""
    pay: Callable[[State, Play], Flow[bool]]
    """Ask for it; whether it was paid."""


def has_spy(g: State, play: Play) -> bool:
    """Whether a spy of one's own is on the board."""
    return g.spies[play.seat] != 0


def has_hand(g: State, play: Play) -> bool:
    """Whether there is a card in hand."""
    return bool(g.hands[play.seat])


def has_circle(g: State, play: Play) -> bool:
    """Whether there is a card in the inner circle."""
    return bool(g.circles[play.seat])


def is_in_play(g: State, play: Play) -> bool:
    """Whether the card itself still lies in the play area."""
    return play.card in g.in_play


def return_own_spy(g: State, play: Play) -> Flow[bool]:
    """Return one own spy; its site is bound."""
    return (yield from return_one(g, play, "pay_spy", MAY_PASS))


def return_own_spies_any_number(g: State, play: Play) -> Flow[bool]:
    """Return at least one own spy; the sites are bound one by one by the effect (TU-RUL-31)."""
    paid = yield from return_one(g, play, "pay_spies", MAY_PASS)
    if not paid:
        return False
    while (yield from return_one(g, play, "pay_more_spies", MAY_STOP)):
        pass
    play.bound = -1
    return True


def return_one(g: State, play: Play, kind: str, exits: Exits) -> Flow[bool]:
    """Return one own spy; later steps of the card are bound to its site. False if it was declined."""
    masks = own_spy_masks(g, play.seat)
    spy = yield from pick_spy(g, play.seat, kind, masks, partial(own_spy_refusal, play.seat), play.price_args(), exits)
    if spy is None:
        return False
    return_spy(g, play.seat, *spy)
    play.bound = spy[1]
    play.returned.append(spy[1])
    return True


def devour_hand(g: State, play: Play) -> Flow[bool]:
    """Devour a card from hand; the card being played is not in it."""
    why = partial(hand_refusal, g, play, "TU-BAD-11")
    return (yield from give_up(g, play, "pay_devour", g.hands[play.seat], why, devour))


def discard_hand(g: State, play: Play) -> Flow[bool]:
    """Discard a card from hand; nobody forced it, so there are no reactions."""
    why = partial(hand_refusal, g, play, "TU-CARD-13")
    return (yield from give_up(g, play, "pay_discard", g.hands[play.seat], why, discard))


def devour_inner_circle(g: State, play: Play) -> Flow[bool]:
    """Devour a card of the inner circle."""
    why = partial(circle_refusal, g, play)
    return (yield from give_up(g, play, "pay_circle", g.circles[play.seat], why, devour))


def devour_this(g: State, play: Play) -> Flow[bool]:
    """Devour this card from the play area."""
    key = yield Ask(play.seat, "pay_this", {"pay": True}, exits=MAY_PASS, args=play.price_args())
    if key == PASS:
        return False
    g.in_play.remove(play.card)
    devour(g, play.seat, play.card)
    return True


def give_up(
    g: State, play: Play, kind: str, cards: list[int], why: Why[int], to: Callable[[State, Seat, int], None]
) -> Flow[bool]:
    """One of the cards goes away; False if the player passes."""
    keys = [CARD_REFS[card] for card in cards]
    key = yield Question(play.seat, kind, keys, partial(might_pay, g, play), why, play.price_args(), MAY_PASS)
    if key == PASS:
        return False
    cards.remove(CARD_OF_REF[key])
    to(g, play.seat, CARD_OF_REF[key])
    return True


def might_pay(g: State, play: Play) -> dict[str, int]:
    """What a player might try to pay with."""
    cards = [*g.hands[play.seat], *g.circles[play.seat], *g.in_play]
    return {CARD_REFS[card]: card for card in cards}


def hand_refusal(g: State, play: Play, rule: str, card: int) -> Refusal | None:
    """Why a card cannot be paid with: it is not in the hand."""
    if card in g.hands[play.seat]:
        return None
    return refuse("card.not_in_hand", rule=rule, card=CARD_REFS[card])


def circle_refusal(g: State, play: Play, card: int) -> Refusal | None:
    """Why a card cannot be paid with: it is not in the inner circle."""
    if card in g.circles[play.seat]:
        return None
    return refuse("card.not_in_circle", rule="TU-CARD-08", card=CARD_REFS[card])


COSTS: Final[dict[str, Cost]] = {
    "return_own_spy": Cost(has_spy, return_own_spy),
    "return_own_spies_any_number": Cost(has_spy, return_own_spies_any_number),
    "devour_hand": Cost(has_hand, devour_hand),
    "devour_inner_circle": Cost(has_circle, devour_inner_circle),
    "devour_this": Cost(is_in_play, devour_this),
    "discard_hand": Cost(has_hand, discard_hand),
}
