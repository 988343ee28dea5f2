"""Henchmen who act after a place of the City Board: Nhoj Nomrah and Lord Winston (DD-RES-05, DD-HENCH-14).

Those who only add to the action of an own minion are looked up by the places themselves.
"""

from __future__ import annotations

from gruft.games.domains.pieces.content import HENCHMAN
from gruft.games.domains.pieces.events import BuildingTaken, HenchmanUsed
from gruft.games.domains.pieces.tables import (
    ARCHITECTS,
    BUILDING_REFS,
    HENCHMAN_OF,
    HENCHMAN_REFS,
    MONSTER_REFS,
    NIKTMARG,
)
from gruft.games.domains.rules.basics.domain import has_black_space
from gruft.games.domains.rules.city.places import buy_from_market, buy_refusal
from gruft.games.domains.rules.playing.henchmen import AFTER_PLACE, Helper
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal

NHOJ = HENCHMAN_OF["nhoj_nomrah"]
WINSTON = HENCHMAN_OF["lord_winston"]
WINSTON_PRICE = HENCHMAN["lord_winston"].number()


def nhoj_may(g: State, seat: Seat) -> bool:
    """Whether Nhoj has not acted this turn and a building lies in the row."""
    return not g.uses[NHOJ] and any(card >= 0 for card in g.row)


def nhoj(g: State, seat: Seat) -> Flow[None]:
    """Take one of the buildings left in the Architects' Guild."""
    row = {BUILDING_REFS[card]: slot for slot, card in enumerate(g.row) if card >= 0}
    slot = yield from choose(seat, "nhoj_nomrah", row, or_pass=True)
    if slot is None:
        return
    g.uses[NHOJ] += 1
    note(g, HenchmanUsed, seat, HENCHMAN_REFS[NHOJ])
    card = g.row[slot]
    g.row[slot] = -1
    g.taken = True
    g.plans[seat].append(card)
    note(g, BuildingTaken, seat, BUILDING_REFS[card])


def winston_may(g: State, seat: Seat) -> bool:
    """Whether Winston has not acted this turn, a monster is for sale and there is room for it."""
    return not g.uses[WINSTON] and any(monster >= 0 for monster in g.market) and has_black_space(g, seat)


def winston(g: State, seat: Seat) -> Flow[None]:
    """Buy one of the monsters left in the Nik'tmarg for a small price (DD-RUL-31)."""
    market = {MONSTER_REFS[monster]: slot for slot, monster in enumerate(g.market) if monster >= 0}

    def refusal(slot: int) -> Refusal | None:
        return buy_refusal(g, seat, g.market[slot], WINSTON_PRICE)

    slot = yield from choose(seat, "lord_winston", market, refusal, or_pass=True)
    if slot is None:
        return
    g.uses[WINSTON] += 1
    note(g, HenchmanUsed, seat, HENCHMAN_REFS[WINSTON])
    yield from buy_from_market(g, seat, slot, WINSTON_PRICE)


AFTER_PLACE[ARCHITECTS] = Helper(NHOJ, nhoj_may, nhoj)
AFTER_PLACE[NIKTMARG] = Helper(WINSTON, winston_may, winston)
