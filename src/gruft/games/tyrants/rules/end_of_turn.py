"""The end of a turn in its four steps, and the end of the game (TU-EOT-01 to TU-EOT-04, TU-END-03).

Step 1 is one beat for each effect that was put off; the active player chooses the order. Steps 2 to 4 ask nobody.
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.events import LateEffect, MarkerPointsGained
from gruft.games.tyrants.pieces.minions import CARD_IDS, CARD_REFS, DESIGN, DESIGN_IDS
from gruft.games.tyrants.rules.control import marker_points
from gruft.games.tyrants.rules.deck import HAND, draw
from gruft.games.tyrants.rules.playing import LATE
from gruft.games.tyrants.rules.step import LateStep, Play
from gruft.games.tyrants.rules.targets import Question, duty
from gruft.games.tyrants.state import PutOff, State
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

LATE_DUTY: Final = duty("late", "TU-EOT-01")


def late_ref(put_off: PutOff) -> str:
    """An effect that was put off, as a ref: design, which of its late effects, copy."""
    card = put_off.card
    return f"late:{DESIGN_IDS[DESIGN[card]]}-{put_off.effect}.{CARD_IDS[card].rpartition('.')[2]}"


def late_step(put_off: PutOff) -> LateStep:
    """What was put off."""
    return LATE[DESIGN[put_off.card]][put_off.effect - 1]


def late(g: State) -> Flow[str]:
    """Step 1: one of the effects put off to the end of the turn."""
    if not g.late:
        return "close"
    place = yield from choose_late(g)
    put_off = g.late.pop(place)
    note(g, LateEffect, g.active, CARD_REFS[put_off.card])
    g.resolving.append(put_off.card)
    yield from late_step(put_off).run_late(g, Play(g.active, put_off.card))
    g.resolving.pop()
    return "late"


def choose_late(g: State) -> Flow[int]:
    """Which effect comes next; only asked if there is a choice."""
    places = [place for place in range(len(g.late)) if late_refusal(g, place) is None]
    if len(places) == 1:
        return places[0]
    known: dict[str, int] = {}
    for place, put_off in enumerate(g.late):
        known.setdefault(late_ref(put_off), place)
    keys = [key for key, place in known.items() if place in places]
    if len(keys) == 1:
        return known[keys[0]]
    key = yield Question(g.active, "late", keys, lambda: known, lambda place: late_refusal(g, place), {}, LATE_DUTY)
    return known[key]


def late_refusal(g: State, place: int) -> Refusal | None:
    """What a card ties to its own promotions comes after them."""
    put_off = g.late[place]
    if not late_step(put_off).waits:
        return None
    for other in g.late:
        if other.card == put_off.card and not late_step(other).waits:
            return refuse("late.promotions_first", rule="TU-EOT-01", effect=late_ref(put_off))
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
