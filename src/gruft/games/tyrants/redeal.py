"""What a seat cannot know, dealt anew (TU-INFO-01, TU-INFO-03).

Unknown are the order of every deck and the other hands. Which cards are in another player's hand and deck together
is known, because everything else lies open. A card revealed for focus this turn stays in its hand.
"""

from __future__ import annotations

from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.chance import Chance


def redeal(g: State, seat: Seat | None, chance: Chance) -> None:
    """Replace in place everything the seat (None: a spectator) cannot know."""
    chance.shuffle(g.market_deck)
    for player in range(g.seats):
        deck, hand = g.decks[player], g.hands[player]
        if player == seat:
            chance.shuffle(deck)
            continue
        known = [card for card in hand if player == g.active and card in g.shown]
        pool = [card for card in hand if card not in known] + deck
        chance.shuffle(pool)
        size = len(hand) - len(known)
        g.hands[player] = known + pool[:size]
        g.decks[player] = pool[size:]
