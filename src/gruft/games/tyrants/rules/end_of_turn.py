"""The end of a turn in its four steps, and the end of the game (TU-EOT-01 to TU-EOT-04, TU-END-03).

Step 1 is one beat for each effect that was put off; the active player chooses the order. Steps 2 to 4 ask nobody.
"""

from __future__ import annotations

from typing import Any

from gruft.games.tyrants.pieces.events import MarkerPointsGained
from gruft.games.tyrants.pieces.minions import CARD_IDS, DESIGN, DESIGN_IDS
from gruft.games.tyrants.rules.control import marker_points
from gruft.games.tyrants.rules.deck import HAND, draw
from gruft.games.tyrants.rules.playing import LATE
from gruft.games.tyrants.rules.step import Play
from gruft.games.tyrants.rules.targets import Question
from gruft.games.tyrants.state import State
from gruft.table.flow import Flow
from gruft.table.news import note
from gruft.table.rules import Refusal, refuse


def late_ref(card: int, step: int) -> str:
    """An effect that was put off, as a ref: design, which of its late effects, copy."""
    return f"late:{DESIGN_IDS[DESIGN[card]]}-{step + 1}.{CARD_IDS[card].rpartition('.')[2]}"


def late(g: State) -> Flow[str]:
    """Step 1: one of the effects put off to the end of the turn."""
    if not g.late_cards:
        return "close"
    place = yield from choose_late(g)
    card, step = g.late_cards.pop(place), g.late_steps.pop(place)
    g.resolving.append(card)
    yield from LATE[DESIGN[card]][step].run_late(g, Play(g.active, card))
    g.resolving.pop()
    return "late"


def choose_late(g: State) -> Flow[int]:
    """Which effect comes next; only asked if there is a choice."""
    places = [place for place in range(len(g.late_cards)) if late_refusal(g, place) is None]
    if len(places) == 1:
        return places[0]
    known: dict[str, Any] = {}
    for place, (card, step) in enumerate(zip(g.late_cards, g.late_steps)):
        known.setdefault(late_ref(card, step), place)
    keys = [key for key, place in known.items() if place in places]
    if len(keys) == 1:
        return int(known[keys[0]])
    key = yield Question(g.active, "late", keys, lambda: known, lambda place: late_refusal(g, place), {})
    return int(known[key])


def late_refusal(g: State, place: int) -> Refusal | None:
    """What a card ties to its own promotions comes after them."""
    card, number = g.late_cards[place], g.late_steps[place]
    if not LATE[DESIGN[card]][number].waits:
        return None
    for other, step in zip(g.late_cards, g.late_steps):
        if other == card and not LATE[DESIGN[card]][step].waits:
            return refuse("late.promotions_first", rule="TU-EOT-01", effect=late_ref(card, number))
    return None


def close(g: State) -> str | None:
    """Steps 2 to 4: marker VP, discard everything, draw five; then the next turn or the end of the game."""
    seat = g.active
    points = marker_points(g, seat)
    if points:
        g.tokens[seat] += points
        note(g, MarkerPointsGained, seat, points)
    g.discards[seat] += g.in_play
    g.discards[seat] += g.hands[seat]
    g.in_play, g.hands[seat] = [], []
    draw(g, seat, HAND)
    g.power = g.influence = g.paid_markers = 0
    g.played = []
    g.ghost = False
    g.active = (seat + 1) % g.seats
    if g.ending and g.active == g.first:
        return None
    return "turn"
