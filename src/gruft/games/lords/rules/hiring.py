"""Hire Monster (DL-HIRE): one tile on offer, its own cost, and on space III a meal on top.

Not here: the gold for Hire Monster as first order (orders.py), pay day (events.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import MonsterHired, TileTaken
from gruft.games.lords.pieces.tables import (
    DEAL_REFS,
    HIRE_MONSTER,
    MONSTER_KIND,
    MONSTER_OF_REF,
    MONSTER_REFS,
    SPACE_REFS,
    SPACES,
    near,
)
from gruft.games.lords.rules.price import lacking, means, pay_in_kind, price_refusal, together_due
from gruft.games.lords.state import State
from gruft.table.ask import MAY_PASS, PASS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

HIRE_COST = {
    space: [together_due(kind.cost, SPACES[space].pay) for kind in MONSTER_KIND]
    for space in range(HIRE_MONSTER * 3, HIRE_MONSTER * 3 + 3)
}
"""For each of the three spaces the whole price of each tile (DL-HIRE-01, DL-R-66)."""


def hire_monster(g: State, seat: int, space: int) -> Flow[str]:
    """Take one of the tiles still on offer and pay for it (DL-HIRE-01 to -05)."""
    if not g.monster_offer:
        return "offer"
    lord = g.lords[seat]
    costs = HIRE_COST[space]
    keys = [MONSTER_REFS[tile] for tile in g.monster_offer if not lacking(lord, costs[tile])]
    if not keys:
        return "price"

    def refusal(tile: int) -> Refusal | None:
        return hire_refusal(g, seat, space, tile)

    offer = near((MONSTER_REFS[tile] for tile in g.monster_offer), MONSTER_OF_REF)
    args: dict[str, Arg] = {"space": SPACE_REFS[space], "deal": DEAL_REFS[space], **means(g.lords[seat])}
    key = yield Ask(seat, "hire", offer, refusal, keys, MAY_PASS, args)
    if key == PASS:
        return "declined"
    tile = MONSTER_OF_REF[key]
    yield from pay_in_kind(g, seat, costs[tile], tile)
    g.monster_offer.remove(tile)
    lord.lair.append(tile)
    if g.log is not SILENCE:
        g.log.append(MonsterHired(seat, key))
    return ""


def hire_refusal(g: State, seat: int, space: int, tile: int) -> Refusal | None:
    """Why this tile cannot be hired from this space, or None if it can."""
    if tile not in g.monster_offer:
        return refuse("hire.not_on_offer", "DL-HIRE-01", tile=MONSTER_REFS[tile])
    return price_refusal(g.lords[seat], HIRE_COST[space][tile])


def tempt_non_player(g: State, space: int) -> None:
    """A non-player minion does nothing, unless it is the greedy one at Hire Monster (DL-P3-04, DL-VARIANT-03)."""
    if g.rules.greedy and space // 3 == HIRE_MONSTER and g.monster_offer:
        tile = g.monster_offer.pop(0)
        g.monsters_gone.append(tile)
        g.log.append(TileTaken(MONSTER_REFS[tile]))
