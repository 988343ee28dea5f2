"""Playing a card (TU-CARD-02 to TU-CARD-06): it goes to the play area and is resolved completely.

Cards played through another card come through here too: they are a play of their own inside the other.
"""

from __future__ import annotations

from gruft.games.tyrants.effects.step import Play, run_steps
from gruft.games.tyrants.effects.vocabulary import EFFECTS
from gruft.games.tyrants.minions import CARD_REFS, DESIGN
from gruft.games.tyrants.news import CardPlayed
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.news import note


def play_card(g: State, seat: Seat, card: int) -> Flow[None]:
    """Lay the card open and follow its instructions from top to bottom."""
    g.in_play.append(card)
    g.played.append(card)
    g.resolving.append(card)
    note(g, CardPlayed, seat, CARD_REFS[card])
    yield from run_steps(g, Play(seat, card), EFFECTS[DESIGN[card]])
    g.resolving.pop()
