"""Kavai, the henchman who sells before building (DD-HENCH-15).

Not here: Karn and Magda, who lower what a building costs (rules/foreman.py).
"""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.numbers import FROM_HENCHMEN
from gruft.games.domains.pieces.tables import BUILDERS_PRICES, COINS, ITEM_REFS, METAL, STONE, WOOD
from gruft.games.domains.rules.basics.items import gain, pay, purse
from gruft.games.domains.rules.city.guild import lot_refusal
from gruft.games.domains.rules.playing.henchmen import henchman
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg

KAVAI_SELLS = {ITEM_REFS[item]: item for item in (WOOD, STONE, METAL)}


@henchman("guild_master_kavai")
def guild_master_kavai(g: State, seat: Seat) -> Flow[None]:
    """Wood, stone and metal at the Guild's prices; he is not the Guild, so blocks and Fortune cards do not bind him."""
    paid = 0
    while True:
        refusal = partial(lot_refusal, g, seat, 0, 0, 0, False)
        args: dict[str, Arg] = {"paid": paid, **purse(g, seat, COINS)}
        item = yield from choose(seat, "buy", KAVAI_SELLS, refusal, or_pass=True, args=args)
        if item is None:
            return
        units, coins = BUILDERS_PRICES[item]
        pay(g, seat, COINS, coins)
        gain(g, seat, item, units, FROM_HENCHMEN)
        paid += coins
