"""Edge spaces of entrances and exits (DE-R-44): the row of the piece that lies opposite its opening."""

from __future__ import annotations

from functools import cache

from gruft.games.descent.pieces.maps import Map, encounter_map
from gruft.games.descent.state import State


def outer_edge(g: State, area: str) -> tuple[int, ...]:
    """The spaces from which figures leave through this entrance or exit."""
    return _outer(g.quest, g.encounter, area)


@cache
def _outer(quest: str, encounter: int, area: str) -> tuple[int, ...]:
    laid = encounter_map(quest, encounter)
    return outer_spaces(laid, laid.areas[area])


def outer_spaces(laid: Map, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Those spaces of the piece farthest from where it joins the map."""
    joints = [(a, b) for a, b in laid.joined if a in spaces and b not in spaces]
    doors = [pair for door in laid.doors for pair in door.pairs]
    joints += [(a, b) for pair in doors for a, b in (pair, pair[::-1]) if a in spaces and b not in spaces]
    assert joints, "the piece joins nothing"

    def depth(s: int) -> int:
        x, y = laid.places[s]
        return min(abs(x - laid.places[b][0]) + abs(y - laid.places[b][1]) for _, b in joints)

    most = max(depth(s) for s in spaces)
    return tuple(s for s in spaces if depth(s) == most)
