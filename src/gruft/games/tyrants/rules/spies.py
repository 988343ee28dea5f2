"""What happens to spies: place and return (TU-SPY-01, TU-SPY-02, TU-RET).

Spies stand at sites, never on routes, one of each player per site. They change presence and total control but
never who holds a marker.
"""

from __future__ import annotations

from functools import partial

from gruft.games.tyrants.pieces.events import SpyPlaced, SpyReturned
from gruft.games.tyrants.pieces.underdark import ALL_SITES, NODE_REFS, SPIES, SPY_OF_REF, SPY_REFS
from gruft.games.tyrants.rules.targets import Args, Question, pick_node, spies_on_board, spy_keys
from gruft.games.tyrants.state import State, cause
from gruft.table.ask import MAY_PASS, PASS, Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def spies_left(g: State, seat: Seat) -> int:
    """Spies in the barracks."""
    return SPIES - g.spies[seat].bit_count()


def spy_sites(g: State, seat: Seat) -> int:
    """Where a spy may be placed: any site in play without a spy of one's own."""
    return g.live.nodes & ALL_SITES & ~g.spies[seat]


def spy_site_refusal(g: State, seat: Seat, node: int) -> Refusal | None:
    """Why no spy of `seat` can be placed at `node`."""
    if spy_sites(g, seat) >> node & 1:
        return None
    if not ALL_SITES >> node & 1:
        return refuse("spy.not_a_site", rule="TU-MAP-07", place=NODE_REFS[node])
    if not g.live.nodes >> node & 1:
        return refuse("place.not_in_play", rule="TU-SETUP-01", place=NODE_REFS[node])
    return refuse("spy.already_there", rule="TU-SPY-01", site=NODE_REFS[node])


def take_back(g: State, seat: Seat, site: int) -> None:
    """The seat's spy leaves the site."""
    assert g.spies[seat] >> site & 1, (seat, site)
    g.spies[seat] &= ~(1 << site)
    g.live.reached[seat] = -1


def return_spy(g: State, by: Seat, owner: Seat, site: int, power: int = 0) -> None:
    """A spy goes back to its owner's barracks. `power`: what was paid."""
    take_back(g, owner, site)
    note(g, SpyReturned, by, SPY_REFS[owner][site], cause(g), power)


def own_spy_refusal(seat: Seat, spy: tuple[int, int]) -> Refusal | None:
    """Why this spy is not one's own to return."""
    color, site = spy
    return None if color == seat else refuse("spy.not_own", rule="TU-SPY-02", spy=SPY_REFS[color][site])


def own_spy_masks(g: State, seat: Seat) -> list[int]:
    """Where the spies of one seat are, as masks for every seat."""
    masks = [0] * g.seats
    masks[seat] = g.spies[seat]
    return masks


def place_spy(g: State, seat: Seat, args: Args) -> Flow[int]:
    """Place one spy; with all five on the board first take one back, or do nothing. The site, or -1."""
    if spies_left(g, seat) == 0:
        keys = spy_keys(own_spy_masks(g, seat))
        why = partial(own_spy_refusal, seat)
        key = yield Question(seat, "spy_back", keys, lambda: spies_on_board(g), why, args, MAY_PASS)
        if key == PASS:
            return -1
        return_spy(g, seat, seat, SPY_OF_REF[key][1])
    site = yield from pick_node(seat, "place_spy", spy_sites(g, seat), partial(spy_site_refusal, g, seat), args)
    assert site >= 0, "there are more sites than spies"
    g.spies[seat] |= 1 << site
    if g.live.reached[seat] >= 0:
        g.live.reached[seat] |= 1 << site
    note(g, SpyPlaced, seat, NODE_REFS[site])
    return site
