"""Henchmen of the Foreman phase: Kavai sells; Karn and Magda lower what a building costs (DD-HENCH-15)."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.content import HENCHMEN
from gruft.games.domains.guild import lot_refusal
from gruft.games.domains.henchmen.base import henchman
from gruft.games.domains.items import gain, pay
from gruft.games.domains.state import FROM_HENCHMEN, State
from gruft.games.domains.tables import BUILDERS_PRICES, COINS, HENCHMAN_OF, ITEM_KEY, METAL, STONE, WOOD
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg

KARN = HENCHMAN_OF["karn_the_builder"]
MAGDA = HENCHMAN_OF["magda_coppernail"]
KAVAI_SELLS = {ITEM_KEY[item]: item for item in (WOOD, STONE, METAL)}


@henchman("guild_master_kavai")
def guild_master_kavai(g: State, seat: Seat) -> Flow[None]:
    """Wood, stone and metal at the Guild's prices; he is not the Guild, so blocks and Fortune cards do not bind him."""
    paid = 0
    while True:
        refusal = partial(lot_refusal, g, seat, 0, 0, 0, False)
        args: dict[str, Arg] = {"paid": paid}
        item = yield from choose(seat, "buy", KAVAI_SELLS, refusal, or_pass=True, args=args)
        if item is None:
            return
        units, coins = BUILDERS_PRICES[item]
        pay(g, seat, COINS, coins)
        gain(g, seat, item, units, FROM_HENCHMEN)
        paid += coins


def ready(g: State, seat: Seat, card: int) -> bool:
    """Whether a seat has this henchman and may still use him this round."""
    return card in g.henchmen[seat] and g.uses[card] < HENCHMEN[card].uses
