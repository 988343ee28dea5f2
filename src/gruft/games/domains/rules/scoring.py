"""The end: most Evil wins; ties by Evil production, then by the highest building (DD-SCORE, DD-RUL-24, 73)."""

from __future__ import annotations

from gruft.games.domains.pieces.numbers import SOURCES
from gruft.games.domains.pieces.tables import B_RANK, EVIL, OWN_SPACES
from gruft.games.domains.rules.basics.domain import buildings_of, evil_production
from gruft.games.domains.rules.basics.items import N_SOURCES, held
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.game import Result


def standing(g: State, seat: Seat) -> tuple[int, int, int]:
    """What decides: Evil, Evil production of the whole domain, the highest rank of a building (-1 without one)."""
    production = sum(evil_production(g, space) for space in OWN_SPACES[seat])
    ranks = [B_RANK[g.land[space]] for space in buildings_of(g, seat)]
    return held(g, seat, EVIL), production, max(ranks, default=-1)


def result(g: State) -> Result:
    """Who won, with where all Evil came from."""
    standings = [standing(g, seat) for seat in range(g.seats)]
    places = [1 + sum(other > mine for other in standings) for mine in standings]
    winners = [seat for seat in range(g.seats) if places[seat] == 1]
    tied = [other for other in standings if other[0] == max(standings)[0]]
    reason = "most_evil"
    if len(winners) > 1:
        reason = "shared"
    elif len(tied) > 1:
        reason = "evil_production" if len({mine[1] for mine in tied}) > 1 else "highest_building"
    breakdown = [{name: g.score[seat * N_SOURCES + n] for n, name in enumerate(SOURCES)} for seat in range(g.seats)]
    return Result(winners, places, [mine[0] for mine in standings], breakdown, reason)
