"""Minions: where they may stand, the Minion phase (DD-MINION, DD-CITY-03, DD-TOKEN-07).

A minion is put on a spot (an action space 0-36 or the Builders' Guild, 37) or on a space of a domain. Minions are coded
by colour; the white and the purple one belong to whoever has them this round.

Not here: what minions do (rules/city/resolution.py, rules/city/places.py).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.domains.pieces.events import MinionMoved, MinionPlaced, MinionRemoved, PhaseBegan, SpaceClosed
from gruft.games.domains.pieces.tables import (
    GUILD,
    LAND_REFS,
    MINION_REFS,
    N_SPOTS,
    OWN_SPACES,
    PURPLE,
    SPACES,
    SPOT_PLACE,
    SPOT_REFS,
    WHITE,
)
from gruft.games.domains.pieces.things import LAND_THINGS, MINION_THINGS, SPOT_THINGS, Thing
from gruft.games.domains.rules.basics.duty import duty, pick
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.state import State
from gruft.table.ask import PASS, Ask, Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal, refuse

ALL_SPOTS: Final = {
    **dict(zip(SPOT_REFS, SPOT_THINGS, strict=True)),
    **dict(zip(LAND_REFS, LAND_THINGS, strict=True)),
}
MUST_PLACE: Final = {PASS: refuse("minion.must_place", "DD-MINION-06")}
MUST_MOVE: Final = {PASS: duty("DD-SPELL-16")}
BOARD_SPOTS: Final = {SPOT_REFS[spot]: spot for spot in range(N_SPOTS + 1)}


def controller(g: State, minion: int) -> Seat:
    """Who commands a minion (DD-MINION-05)."""
    if minion == WHITE:
        return g.white
    if minion == PURPLE:
        return g.purple
    return minion


def place_refusal(g: State, seat: Seat, place: Thing) -> Refusal | None:
    """Why a minion of `seat` may not be put there (DD-MINION-02, 03; DD-BAD-01)."""
    if place.kind == "spot":
        return board_refusal(g, place.number)
    space = place.number
    if space // SPACES != seat:
        return refuse("minion.other_domain", "DD-MINION-03")
    if g.posted[seat] >= 0:
        return refuse("minion.one_in_domain", "DD-MINION-03")
    if g.land[space] < 0:
        return refuse("building.none", "DD-MINION-03", land=LAND_REFS[space])
    if g.dark[space]:
        return refuse("building.already_dark", "DD-MINION-03", land=LAND_REFS[space])
    if g.holy[space]:
        return refuse("building.sanctified", "DD-TOKEN-04", land=LAND_REFS[space])
    return None


def board_refusal(g: State, spot: int) -> Refusal | None:
    """Why no minion may be put on this action space (DD-CITY-03, DD-TOKEN-07)."""
    if spot == GUILD:
        return None
    if g.unavailable[spot]:
        return refuse("minion.unavailable", "DD-TOKEN-07", space=SPOT_REFS[spot])
    if g.board[spot] >= 0:
        return refuse("minion.space_taken", "DD-CITY-03", space=SPOT_REFS[spot])
    return None


def open_spots(g: State, seat: Seat) -> list[str]:
    """The keys of all spots that `place_refusal` does not refuse, found fast."""
    keys = [key for key, minion, closed in zip(SPOT_REFS, g.board, g.unavailable) if minion < 0 and not closed]
    keys.append(SPOT_REFS[GUILD])
    if g.posted[seat] < 0:
        land, dark, holy = g.land, g.dark, g.holy
        keys += [LAND_REFS[s] for s in OWN_SPACES[seat] if land[s] >= 0 and not dark[s] and not holy[s]]
    return keys


def set_down(g: State, seat: Seat, minion: int, place: Thing) -> None:
    """Put a minion on a spot or a space of the domain."""
    if place.kind == "land":
        g.posted[seat] = place.number
        g.posted_colour[seat] = minion
    elif place.number == GUILD:
        g.guild.append(minion)
    else:
        g.board[place.number] = minion


# -- the Minion phase ------------------------------------------------------------


def minion_phase(g: State) -> str:
    """Everybody gets his minions: 4, changed by Fortune cards to 3 or 5 (DD-MINION-04, DD-FORTUNE-07)."""
    g.phase = 3
    note(g, PhaseBegan, "phase:minions")
    count = min(5, max(3, 4 + g.minion_change))
    g.to_place = [count] * g.seats
    g.white_ready = g.white >= 0
    g.purple_ready = g.purple >= 0
    begin(g)
    return "place_minion"


def colours_left(g: State, seat: Seat) -> list[int]:
    """The colours of minions a seat has still to place."""
    colours = [seat] if g.to_place[seat] else []
    if g.white_ready and g.white == seat:
        colours.append(WHITE)
    if g.purple_ready and g.purple == seat:
        colours.append(PURPLE)
    return colours


def place_minion(g: State) -> Flow[str] | str:
    """The next seat with minions places one; when all are placed the window before the Resolution phase opens."""
    for _ in g.order:
        g.turn %= len(g.order)
        seat = g.order[g.turn]
        colours = colours_left(g, seat)
        if colours:
            return _place(g, seat, colours)
        g.turn += 1
    begin(g)
    return "after_minions"


def _place(g: State, seat: Seat, colours: list[int]) -> Flow[str]:
    minion = colours[0]
    if len(colours) > 1:
        names = {"white" if colour == WHITE else "purple" if colour == PURPLE else "own": colour for colour in colours}
        minion = yield from pick(seat, "which_minion", names, rule="DD-MINION-06")
    refusal = partial(place_refusal, g, seat)
    key = yield Ask(seat, "place_minion", ALL_SPOTS, refusal, open_spots(g, seat), MUST_PLACE)
    place = ALL_SPOTS[key]
    if minion == WHITE:
        g.white_ready = False
    elif minion == PURPLE:
        g.purple_ready = False
    else:
        g.to_place[seat] -= 1
    set_down(g, seat, minion, place)
    note(g, MinionPlaced, seat, key)
    g.turn = (g.turn + 1) % len(g.order)
    return "place_minion"


def close(g: State, spot: int) -> None:
    """An Unavailable token on an action space (DD-TOKEN-07)."""
    g.unavailable[spot] = 1
    note(g, SpaceClosed, SPOT_REFS[spot])


# -- minions as targets -----------------------------------------------------------


def minions_on_board(g: State) -> dict[str, Thing]:
    """Every minion on the City Board by key."""
    found = {MINION_REFS[spot]: MINION_THINGS[spot] for spot, minion in enumerate(g.board) if minion >= 0}
    for n in range(len(g.guild)):
        found[f"minion:builders_guild.{n + 1}"] = Thing("visitor", n)
    return found


def minion_at(g: State, target: Thing) -> int:
    """Which minion that is."""
    return g.guild[target.number] if target.kind == "visitor" else g.board[target.number]


def where_ref(target: Thing) -> str:
    """The place a minion stands on."""
    return SPOT_REFS[GUILD if target.kind == "visitor" else target.number]


def take_off(g: State, target: Thing) -> int:
    """Take a minion off the City Board; which one it is."""
    if target.kind == "visitor":
        return g.guild.pop(target.number)
    minion = g.board[target.number]
    g.board[target.number] = -1
    return minion


def home(g: State, minion: int) -> None:
    """A resolved minion goes back to its owner, the white one to the Royal Court (DD-RES-02, DD-ACTION-17)."""
    if minion == WHITE:
        g.white = -1


def move(g: State, target: Thing) -> Flow[None]:
    """The controller must move this minion elsewhere (Nullification, DD-SPELL-16)."""
    minion = minion_at(g, target)
    seat = controller(g, minion)
    refusal = partial(place_refusal, g, seat)
    key = yield Ask(seat, "move_minion", ALL_SPOTS, refusal, open_spots(g, seat), MUST_MOVE)
    take_off(g, target)
    set_down(g, seat, minion, ALL_SPOTS[key])
    note(g, MinionMoved, seat, where_ref(target), key)


def knock_off(g: State, target: Thing, place: int) -> Flow[None]:
    """Assassinate a minion: its controller may put it on a later place (DD-ACTION-08, DD-RUL-64)."""
    minion = take_off(g, target)
    seat = controller(g, minion)
    note(g, MinionRemoved, seat, where_ref(target))

    def refusal(spot: int) -> Refusal | None:
        if spot != GUILD and SPOT_PLACE[spot] <= place:
            return refuse("minion.place_over", "DD-ACTION-08", space=SPOT_REFS[spot])
        if target == ("minion", spot):
            return refuse("minion.same_space", "DD-ACTION-08", space=SPOT_REFS[spot])
        return board_refusal(g, spot)

    spot = yield from choose(seat, "save_minion", BOARD_SPOTS, refusal, or_pass=True)
    if spot is None:
        home(g, minion)
        return
    set_down(g, seat, minion, SPOT_THINGS[spot])
    note(g, MinionPlaced, seat, SPOT_REFS[spot])
