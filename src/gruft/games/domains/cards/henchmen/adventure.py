"""Henchmen who strengthen an attacked space, and Tarpa's walk (DD-HENCH-09, 15; DD-ADV-02; DD-RUL-85)."""

from __future__ import annotations

from gruft.games.domains.pieces.content import HENCHMAN
from gruft.games.domains.pieces.tables import EVIL, HENCHMAN_OF, LAND_REFS, OWN_LAND_OF_REF, TARPA, amount_key
from gruft.games.domains.rules.basics.domain import lift, put
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import held, pay
from gruft.games.domains.rules.basics.servants import holder
from gruft.games.domains.rules.playing.henchmen import before_adventure, henchman
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal, refuse


def needs_fresh(g: State, seat: Seat) -> Refusal | None:
    """One number per attack (DD-RUL-68)."""
    return refuse("henchman.one_number", "DD-RUL-68", henchman="henchman:zasch") if g.zasch else None


@henchman("zasch", needs_fresh, pays_himself=True)
def zasch(g: State, seat: Seat) -> Flow[None]:
    """Any number of Evil, dice of defence for each, rolled later with all other dice."""
    have = held(g, seat, EVIL)
    amounts = {amount_key(n): n for n in range(1, have + 1)}
    n = yield from pick(seat, "zasch", amounts, args={"have": have}, rule="DD-HENCH-15")
    pay(g, seat, EVIL, n)
    g.bonus_dice += HENCHMAN["zasch"].dice * n
    g.zasch = True


@henchman("dorn_ironjaw")
def dorn_ironjaw(g: State, seat: Seat) -> None:
    """A die of defence for metal."""
    g.bonus_dice += HENCHMAN["dorn_ironjaw"].dice


@before_adventure
def tarpa_walks(g: State) -> Flow[None] | None:
    """At the start of the Adventure phase her controller may put or move her to any own space."""
    seat = holder(g, HENCHMAN_OF["tarpa"])
    if seat < 0 or TARPA in g.monsters_removed:
        return None
    return _walk(g, seat)


def _walk(g: State, seat: Seat) -> Flow[None]:
    here = g.where[TARPA]

    def refusal(space: int) -> Refusal | None:
        return refuse("monster.already_there", "DD-ADV-02", land=LAND_REFS[space]) if space == here else None

    space = yield from choose(seat, "move_tarpa", OWN_LAND_OF_REF[seat], refusal, or_pass=True)
    if space is not None:
        if here >= 0:
            lift(g, TARPA)
        put(g, TARPA, space)
