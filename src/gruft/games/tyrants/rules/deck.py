"""What happens to a player's cards: draw, discard, promote, devour (TU-DRAW, TU-PROM, TU-DEVOUR).

The functions only lay the card down where it goes; whoever calls them has taken it from where it was. An Insane
Outcast that would be devoured or promoted goes to its stack instead, whatever the effect (TU-CARD-13).
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.events import (
    CardDevoured,
    CardDiscarded,
    CardDrawn,
    CardPromoted,
    CardsDrawn,
    DeckShuffled,
    OutcastSentBack,
)
from gruft.games.tyrants.pieces.minions import CARD_REFS, IS_OUTCAST
from gruft.games.tyrants.state import State, cause
from gruft.table.ask import Seat
from gruft.table.events import note

HAND: Final = 5


def fill_deck(g: State, seat: Seat) -> bool:
    """With an empty deck shuffle the discard pile into a new one; False if there is no card at all.

    While the deck was empty everybody could work out the hand, and knows it still (TU-INFO-02).
    """
    if g.decks[seat]:
        return True
    if not g.discards[seat]:
        return False
    g.decks[seat], g.discards[seat] = g.discards[seat], []
    own = {*g.decks[seat], *g.hands[seat]}
    g.known = [card for card in g.known if card not in own] + g.hands[seat]
    g.chance.shuffle(g.decks[seat], "deck")
    note(g, DeckShuffled, seat)
    return True


def draw(g: State, seat: Seat, count: int) -> None:
    """Draw cards one after another until deck and discard pile are empty."""
    drawn = 0
    while drawn < count and fill_deck(g, seat):
        card = g.decks[seat].pop()
        g.hands[seat].append(card)
        drawn += 1
        note(g, CardDrawn, seat, CARD_REFS[card], only=(seat,))
    if drawn:
        g.chance.reveal()
        note(g, CardsDrawn, seat, drawn, cause(g))


def discard(g: State, seat: Seat, card: int) -> None:
    """A card goes face up on the discard pile."""
    g.discards[seat].append(card)
    note(g, CardDiscarded, seat, CARD_REFS[card])


def promote(g: State, seat: Seat, card: int) -> None:
    """A card goes face up to the inner circle."""
    if IS_OUTCAST[card]:
        send_back(g, seat, card)
        return
    g.circles[seat].append(card)
    note(g, CardPromoted, seat, CARD_REFS[card], cause(g))


def devour(g: State, seat: Seat, card: int) -> None:
    """A card goes on top of the devoured pile, out of the game."""
    if IS_OUTCAST[card]:
        send_back(g, seat, card)
        return
    g.devoured.append(card)
    note(g, CardDevoured, seat, CARD_REFS[card])


def send_back(g: State, seat: Seat, card: int) -> None:
    """An Insane Outcast goes back to its stack."""
    assert IS_OUTCAST[card], card
    g.outcasts.append(card)
    note(g, OutcastSentBack, seat)


def promote_top(g: State, seat: Seat) -> bool:
    """Turn up the top card of the deck and promote it; False if there is none."""
    if not fill_deck(g, seat):
        return False
    card = g.decks[seat].pop()
    g.chance.reveal()
    promote(g, seat, card)
    return True
