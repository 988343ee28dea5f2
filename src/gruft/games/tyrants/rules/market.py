"""The market: what is for sale, recruiting, devouring there, refilling (TU-RECR, TU-DEVOUR-02).

A market card lies on one of six spaces; the Ghost can add the top devoured card, which has no space (TU-RUL-66).
The House Guard and Priestess stacks count for recruiting only (TU-RUL-61).
"""

from __future__ import annotations

from gruft.games.tyrants.pieces.events import CardRecruited, MarketRefilled, OutcastsRecruited
from gruft.games.tyrants.pieces.minions import ASPECT, ASPECT_IDS, CARD_REFS, COST, GUARDS, NO_COST, PRIESTESSES
from gruft.games.tyrants.rules.ending import trigger_end
from gruft.games.tyrants.state import State, cause
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.rules import Refusal, refuse


def market_cards(g: State) -> list[int]:
    """The cards of the market row, with the Ghost also the top devoured card."""
    row = [card for card in g.market if card >= 0]
    if g.ghost and g.devoured:
        row.append(g.devoured[-1])
    return row


def offered(g: State) -> list[int]:
    """Everything that can be recruited: the market row and the tops of the two paid stacks."""
    cards = market_cards(g)
    if g.priestesses:
        cards.append(g.priestesses[-1])
    if g.guards:
        cards.append(g.guards[-1])
    return cards


def refill(g: State, space: int) -> None:
    """Turn up the top of the market deck on an empty market space (TU-RECR-03, TU-END-02)."""
    if not g.market_deck:
        return
    card = g.market_deck.pop()
    g.market[space] = card
    g.chance.reveal()
    note(g, MarketRefilled, CARD_REFS[card])
    if not g.market_deck:
        trigger_end(g, "market")


def take(g: State, card: int) -> int:
    """Take a card that is offered; returns the market space that is now empty, or -1."""
    if card in g.market:
        space = g.market.index(card)
        g.market[space] = -1
        return space
    for pile in (g.priestesses, g.guards, g.devoured):
        if pile and pile[-1] == card:
            pile.pop()
            return -1
    raise AssertionError(CARD_REFS[card])


def recruit(g: State, seat: Seat, card: int, influence: int = 0) -> None:
    """The card goes to the discard pile and its market space is refilled at once (TU-RECR-01).

    `influence`: what was paid.
    """
    space = take(g, card)
    g.discards[seat].append(card)
    note(g, CardRecruited, seat, CARD_REFS[card], cause(g), influence)
    if space >= 0:
        refill(g, space)


def recruit_refusal(g: State, card: int) -> Refusal | None:
    """Why the active player cannot buy this card (TU-RECR-02, TU-RUL-65)."""
    cost = COST[card]
    if cost <= g.influence and card in offered(g):
        return None
    ref = CARD_REFS[card]
    if cost == NO_COST:
        return refuse("recruit.not_for_sale", rule="TU-RECR-02", card=ref)
    if (card in PRIESTESSES and not g.priestesses) or (card in GUARDS and not g.guards):
        return refuse("recruit.stack_empty", rule="TU-RECR-04", card=ref)
    if card not in offered(g):
        return refuse("recruit.not_offered", rule="TU-BAD-09", card=ref)
    return refuse("recruit.too_dear", rule="TU-BAD-03", card=ref, cost=cost, influence=g.influence)


def fits(card: int, aspect: int, max_cost: int | None) -> bool:
    """Whether a card may be taken without paying; cards without a cost never fit."""
    cheap = COST[card] != NO_COST if max_cost is None else COST[card] <= max_cost
    return cheap and aspect in (-1, ASPECT[card])


def fit_refusal(g: State, rule: str, aspect: int, max_cost: int | None, card: int) -> Refusal | None:
    """Why the card does not fit the demand of a card text; `rule` is the one about that demand."""
    ref = CARD_REFS[card]
    if fits(card, aspect, max_cost):
        return None if card in offered(g) else refuse("recruit.not_offered", rule="TU-BAD-09", card=ref)
    if COST[card] == NO_COST:
        return refuse("recruit.not_for_sale", rule="TU-RUL-65", card=ref)
    if aspect not in (-1, ASPECT[card]):
        return refuse("recruit.other_aspect", rule=rule, card=ref, aspect=f"aspect:{ASPECT_IDS[aspect]}")
    assert max_cost is not None, "without a limit only the aspect can be wrong"
    return refuse("recruit.above_limit", rule=rule, card=ref, limit=max_cost)


def recruit_outcasts(g: State, seat: Seat, count: int) -> None:
    """Take Insane Outcasts to the discard pile as long as there are any (TU-RECR-05)."""
    taken = min(count, len(g.outcasts))
    for _ in range(taken):
        g.discards[seat].append(g.outcasts.pop())
    if taken:
        note(g, OutcastsRecruited, seat, taken)
