"""What a seat cannot know, dealt anew (TU-INFO-01, TU-INFO-03).

Unknown are the order of every deck and the other hands. Which cards are in another player's hand and deck together
is known, because everything else lies open. So a card that was in the hand when the deck ran out stays there, and so
does a card revealed for focus or chosen for a forced discard.
"""

from __future__ import annotations

from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.chance import Chance


def redeal(g: State, seat: Seat | None, chance: Chance) -> None:
    """Replace in place everything the seat (None: a spectator) cannot know."""
    chance.shuffle(g.market_deck)
    open_cards = set(g.known)
    for player in range(g.seats):
        deck, hand = g.decks[player], g.hands[player]
        if player == seat:
            chance.shuffle(deck)
            continue
        known = [card for card in hand if card in open_cards]
        pool = [card for card in hand if card not in open_cards] + deck
        chance.shuffle(pool)
        size = len(hand) - len(known)
        g.hands[player] = known + pool[:size]
        g.decks[player] = pool[size:]
