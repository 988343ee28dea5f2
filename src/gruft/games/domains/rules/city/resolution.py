"""Phase 4, Resolution: the minions one by one, domains first, then places 1 to 17 (DD-RES, DD-CITY-02, 05).

Not here: what a place does (places.py, assassin.py, guild.py).
"""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.events import ActionCopied, ActionDeclined, PhaseBegan
from gruft.games.domains.pieces.tables import (
    BUILDERS,
    CHARM,
    ELEMENTS,
    N_PLACES,
    N_SPOTS,
    PLACE_REFS,
    PLACE_SPOTS,
    SPELL_REFS,
    SPOT_NUMBER,
    SPOT_REFS,
)
from gruft.games.domains.rules.basics.domain import turn_dark
from gruft.games.domains.rules.basics.items import purse
from gruft.games.domains.rules.basics.order import turn_order
from gruft.games.domains.rules.basics.servants import holder
from gruft.games.domains.rules.city.charms import may_charm, open_charms
from gruft.games.domains.rules.city.guild import next_visitor
from gruft.games.domains.rules.city.places import ACTIONS
from gruft.games.domains.rules.minions import controller, home
from gruft.games.domains.rules.playing.casting import announce, pay_spell, reaction_refusal
from gruft.games.domains.rules.playing.henchmen import AFTER_PLACE
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg

CASTING_CHARM = {SPELL_REFS[CHARM]: CHARM}


def resolution_phase(g: State) -> str:
    """Minions in domains turn their buildings dark, unasked (DD-RES-03, DD-RUL-62)."""
    g.phase = 4
    note(g, PhaseBegan, "phase:resolution")
    for seat in turn_order(g):
        space = g.posted[seat]
        if space >= 0:
            turn_dark(g, space)
            home(g, g.posted_colour[seat])
            g.posted[seat] = g.posted_colour[seat] = -1
    g.place = 0
    g.spot = -1
    g.helped = False
    g.purchases = 0
    return "resolve"


def resolve(g: State) -> Flow[str] | str:
    """The next minion of the place, then the henchmen of this point, then the next place (DD-RES-06)."""
    board = g.board
    while g.place < N_PLACES:
        if g.place == BUILDERS:
            if next_visitor(g) >= 0:
                return "builders"
        else:
            for spot in PLACE_SPOTS[g.place]:
                if spot > g.spot and board[spot] >= 0:
                    g.spot = spot
                    return _resolve_spot(g, spot)
        helper = AFTER_PLACE.get(g.place)
        if helper is not None and not g.helped:
            g.helped = True
            seat = holder(g, helper.card)
            if seat >= 0 and helper.may(g, seat):
                return _help(g, seat)
        g.helped = False
        g.purchases = 0
        g.place += 1
    g.place = g.spot = -1
    return "foreman_phase"


def _resolve_spot(g: State, spot: int) -> Flow[str]:
    """One minion: its controller acts or declines, the minion goes home, then Charm may be cast on it."""
    seat = g.actor = controller(g, g.board[spot])
    carried_out = yield from ACTIONS[g.place](g, seat, SPOT_NUMBER[spot], False)
    minion = g.board[spot]
    g.board[spot] = -1
    home(g, minion)
    if not carried_out:
        note(g, ActionDeclined, seat, SPOT_REFS[spot])
        return "resolve"
    open_charms(g)
    return "charm" if g.charms else "resolve"


def _help(g: State, seat: Seat) -> Flow[str]:
    yield from AFTER_PLACE[g.place].use(g, seat)
    return "resolve"


def charm(g: State) -> Flow[str] | str:
    """Whoever could cast Charm on the action just carried out is asked, in turn order (DD-SPELL-14)."""
    while g.charms:
        if may_charm(g, g.charms[0]):
            return _charm(g, g.charms[0])
        del g.charms[0]
    return "resolve"


def _charm(g: State, seat: Seat) -> Flow[str]:
    place = PLACE_REFS[g.place]
    own = "yes" if seat == g.actor else "no"
    args: dict[str, Arg] = {"who": f"seat:{g.actor}", "place": place, "own": own, **purse(g, seat, *ELEMENTS)}
    refusal = partial(reaction_refusal, g, seat)
    kind = yield from choose(seat, "charm", CASTING_CHARM, refusal, or_pass=True, args=args)
    if kind is None or kind not in g.hands[seat]:
        del g.charms[0]
        return "charm"
    yield from pay_spell(g, seat, CHARM)
    if (yield from announce(g, seat, CHARM, [place])):
        note(g, ActionCopied, seat, place)
        number = SPOT_NUMBER[g.spot] if 0 <= g.spot < N_SPOTS else 0
        yield from ACTIONS[g.place](g, seat, number, True)
    return "charm"
