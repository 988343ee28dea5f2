"""Carrying out orders (DL-ACT): minion by minion, and the four places where one pays and gains.

These four (DL-FOOD, DL-REP, DL-IMP, DL-TBUY) are words of their spaces (content/orders.yaml).
Each beat is one minion: its owner carries the action out and takes the minion home, or the minion goes on the
order card. A minion whose owner has no choice (cannot pay, nothing left) is handled without asking.

Not here: digging and mining (digging.py), hiring (hiring.py), building (building.py).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.lords.pieces.content import PLACES
from gruft.games.lords.pieces.events import OrderDone, OrderNotDone
from gruft.games.lords.pieces.spelling import AT_HOME, ON_CARD
from gruft.games.lords.pieces.tables import (
    DEAL_REFS,
    ORDER_IDS,
    SPACE_REFS,
    SPACES,
    SPACES_IN_TURN,
)
from gruft.games.lords.rules.building import build_room
from gruft.games.lords.rules.digging import dig_tunnels, mine_gold
from gruft.games.lords.rules.hiring import hire_monster, tempt_non_player
from gruft.games.lords.rules.price import discard_trap, lacking, means, pay
from gruft.games.lords.rules.words import Play, draw_traps, gains
from gruft.games.lords.state import FREE_SPACE, NON_PLAYER, State
from gruft.table.ask import MAY_PASS, PASS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Arg

Why = str
"""Why an order was not carried out: `declined`, what is lacking, or nothing if it was."""

ACT = {"act": True}
EXTRA_DRAW = PLACES["buy_traps"].year_2_extra_draw
SPACE_GAINS = [gains(space.gain) for space in SPACES]


def carry_out(g: State) -> Flow[str] | str:
    """The beat of the next minion on the main board (DL-ACT-01, -02)."""
    n = g.turn
    spaces = g.spaces
    while n < len(SPACES_IN_TURN):
        space = SPACES_IN_TURN[n]
        n += 1
        who = spaces[space]
        if who == FREE_SPACE:
            continue
        if who == NON_PLAYER:
            spaces[space] = FREE_SPACE
            tempt_non_player(g, space)
            continue
        g.turn = n
        return _act(g, who, space)
    g.turn = 0
    return "production"


def _act(g: State, seat: int, space: int) -> Flow[str]:
    """One minion's action; afterwards he is at home or on the card (DL-ACT-03, -05)."""
    why = yield from PLACE_ACTIONS[space // 3](g, seat, space)
    g.spaces[space] = FREE_SPACE
    lord = g.lords[seat]
    lord.minions[lord.orders.index(space // 3)] = ON_CARD if why else AT_HOME
    if g.log is not SILENCE:
        g.log.append(OrderNotDone(seat, SPACE_REFS[space], why) if why else OrderDone(seat, SPACE_REFS[space]))
    return "carry_out"


def pay_and_gain(g: State, seat: int, space: int) -> Flow[Why]:
    """Get Food, Improve Reputation and Recruit Imps (DL-FOOD-01, DL-REP-01, -02, DL-IMP-01)."""
    why = yield from _agree(g, seat, space)
    if why:
        return why
    pay(g, seat, SPACES[space].pay, SPACE_REFS[space])
    play = Play(seat, SPACE_REFS[space])
    for word in SPACE_GAINS[space]:
        yield from word.run(g, play)
    return ""


def buy_traps(g: State, seat: int, space: int) -> Flow[Why]:
    """Draw trap cards; in year 2 one more, then discard one of all one holds (DL-TBUY-01 to -04)."""
    if not g.trap_stack:
        return "deck"
    why = yield from _agree(g, seat, space)
    if why:
        return why
    pay(g, seat, SPACES[space].pay, SPACE_REFS[space])
    draw_traps(g, seat, SPACES[space].gain.trap + (EXTRA_DRAW if g.year == 2 else 0))
    if g.year == 2:
        for _ in range(min(EXTRA_DRAW, len(g.lords[seat].traps))):
            yield from discard_trap(g, seat, "discard_trap", reason="bought")
    return ""


def _agree(g: State, seat: int, space: int) -> Flow[Why]:
    """Ask the owner whether he pays for this space; why not, or nothing if he agrees."""
    lord = g.lords[seat]
    cost = SPACES[space].pay
    lack = lacking(lord, cost)
    if lack:
        return lack

    args: dict[str, Arg] = {"space": SPACE_REFS[space], "deal": DEAL_REFS[space], **means(lord)}
    key = yield Ask(seat, ORDER_IDS[space // 3], ACT, None, ["act"], MAY_PASS, args)
    return "declined" if key == PASS else ""


PLACE_ACTIONS: list[Callable[[State, int, int], Flow[Why]]] = [
    pay_and_gain,
    pay_and_gain,
    dig_tunnels,
    mine_gold,
    pay_and_gain,
    buy_traps,
    hire_monster,
    build_room,
]
"""In the order of the places on the board."""
