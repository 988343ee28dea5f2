"""Playing a card (TU-CARD-02 to TU-CARD-06): it goes to the play area and is resolved completely.

Cards played through another card come through here too: they are a play of their own inside the other. What each
design does is learnt from cards/, so that no rule has to know a card.
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.events import CardPlayed
from gruft.games.tyrants.pieces.minions import CARD_REFS, DESIGN
from gruft.games.tyrants.rules.step import LateStep, Play, Steps
from gruft.games.tyrants.state import State, cause
from gruft.table.ask import Seat
from gruft.table.effect import run_all
from gruft.table.events import note
from gruft.table.flow import Flow

EFFECTS: Final[dict[int, Steps]] = {}
"""By design: what the card does."""
LATE: Final[dict[int, list[LateStep]]] = {}
"""By design: its effects that can be put off to the end of the turn."""


def learn(design: int, effect: Steps, late: list[LateStep]) -> None:
    """What a design does, from now on."""
    EFFECTS[design] = effect
    LATE[design] = late


def play_card(g: State, seat: Seat, card: int) -> Flow[None]:
    """Lay the card open and follow its instructions from top to bottom."""
    g.in_play.append(card)
    g.played.append(card)
    note(g, CardPlayed, seat, CARD_REFS[card], cause(g))
    g.resolving.append(card)
    yield from run_all(g, Play(seat, card), EFFECTS[DESIGN[card]])
    g.resolving.pop()
