"""Final scoring, line by line of the score pad (TU-SCORE-01 to TU-SCORE-08)."""

from __future__ import annotations

from gruft.games.tyrants.pieces.minions import CIRCLE_VP, DECK_VP
from gruft.games.tyrants.pieces.underdark import SITE_VP
from gruft.games.tyrants.rules.control import controlled_sites, totally_controlled_sites
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.game import Result

TOTAL_CONTROL_VP = 2


def score(g: State, seat: Seat) -> dict[str, int]:
    """Where the points of a seat come from. Cards in the play area count as those they will lie with."""
    cards = g.decks[seat] + g.hands[seat] + g.discards[seat]
    if seat == g.active:
        cards = cards + g.in_play
    return {
        "sites": sum(SITE_VP[site] for site in controlled_sites(g, seat)),
        "total_control": TOTAL_CONTROL_VP * len(totally_controlled_sites(g, seat)),
        "trophies": sum(g.halls[seat]),
        "deck": sum(DECK_VP[card] for card in cards),
        "inner_circle": sum(CIRCLE_VP[card] for card in g.circles[seat]),
        "tokens": g.tokens[seat],
    }


def result(g: State) -> Result:
    """Most points win; a tie is shared (TU-SCORE-07)."""
    breakdown = [score(g, seat) for seat in range(g.seats)]
    points = [sum(parts.values()) for parts in breakdown]
    places = [1 + sum(other > own for other in points) for own in points]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(winners, places, points, breakdown, g.ending)
