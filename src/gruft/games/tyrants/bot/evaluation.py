"""How a seat stands: the score a position would bring, plus what is still good for something in the turns left.

Deck, markers, spies and unspent resources are worth more the longer the game lasts.

Not here: common sense for single choices (sense.py), looking ahead (gruft.bots).
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import (
    CIRCLE_VP,
    DECK_VP,
    DESIGN,
)
from gruft.games.tyrants.pieces.underdark import (
    ALL_SITES,
    SITE_VP,
    nodes_of,
)
from gruft.games.tyrants.rules.control import controller
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.scoring import score
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat

POWER: Final = 0.5
INFLUENCE: Final = 0.5
TURNS: Final = 12
"""How many turns a game has about left at its start."""


def _quality(design: int) -> float:
    """What a card is worth each time it is played."""
    card = CARDS[design]
    if card.returns_to_supply:
        return -0.4
    return 0.6 if card.cost is None else 0.5 + 0.7 * card.cost


QUALITY: Final = [_quality(design) for design in DESIGN]


def turns_left(g: State) -> float:
    """A guess from the emptiest barracks and the market deck."""
    if g.ending:
        return 0.5
    return 0.5 + TURNS * min(min(g.barracks) / 40, len(g.market_deck) / 74)


def evaluate(g: State, seat: Seat) -> float:
    """How the seat stands against the others; higher is better."""
    left = turns_left(g)
    worth = [standing(g, player, left) for player in range(g.seats)]
    own = worth.pop(seat)
    return own - 0.7 * max(worth) - 0.3 * sum(worth) / len(worth)


def standing(g: State, seat: Seat, left: float) -> float:
    """What a seat has, in points."""
    cards = g.decks[seat] + g.hands[seat] + g.discards[seat]
    worth = float(sum(score(g, seat).values()))
    if seat == g.active:
        cards = cards + g.in_play
        worth += POWER * g.power + INFLUENCE * g.influence + 1.2 * len(g.late)
    worth += 0.8 * left * sum(QUALITY[card] for card in cards) / max(len(cards), 5)
    worth += 0.4 * left * g.holders.count(seat)
    worth += 0.5 * g.spies[seat].bit_count() * min(left, 3) / 3
    worth += 0.12 * g.troops[seat].bit_count()
    for site in nodes_of((g.live.at[seat] | presence(g, seat)) & ALL_SITES):
        if controller(g, site) != seat:
            worth += SITE_VP[site] * (0.25 if g.live.at[seat] >> site & 1 else 0.08) * min(left, 4) / 4
    return worth


def wanted(g: State, card: int) -> float:
    """What recruiting a card is worth: its use in the turns left and its points."""
    left = turns_left(g)
    points = DECK_VP[card] if left < 3 else 0.6 * DECK_VP[card] + 0.4 * CIRCLE_VP[card]
    return points + 0.08 * left * QUALITY[card]
