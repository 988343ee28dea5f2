"""Prices: all or nothing (DL-GEN-05, DL-GEN-10, DL-R-66).

Everything due for one action is one price: it is checked as a sum first and then paid at once. `lacking` is the
one question; `price_refusal` puts its answer into words for the player.
"""

from __future__ import annotations

from functools import lru_cache

from gruft.games.lords.pieces.content import FREE, Cost
from gruft.games.lords.pieces.events import (
    FoodChanged,
    GoldChanged,
    ImpsChanged,
    MonsterLost,
    TrapBinned,
    TrapDiscarded,
)
from gruft.games.lords.pieces.tables import (
    IS_GHOST,
    IS_TROLL,
    MONSTER_OF_REF,
    MONSTER_REFS,
    TRAP_OF_REF,
    TRAP_REFS,
    near,
)
from gruft.games.lords.rules.evil import TOP, move_evil
from gruft.games.lords.state import Lord, State
from gruft.table.ask import Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

DISCARD_RULE = {"bought": "DL-TBUY-02", "rust": "DL-SPEC-01", "treasure": "DL-SPELL-06"}
"""Why a trap card is discarded, if not as part of a price."""


def means(lord: Lord) -> dict[str, Arg]:
    """What somebody has who is asked to pay."""
    return {"has_gold": lord.gold, "has_food": lord.food, "has_evil": lord.evil}


@lru_cache(maxsize=1024)
def together_due(one: Cost, other: Cost) -> Cost:
    """The sum of two prices due for one action."""
    if other is FREE:
        return one
    return Cost(
        one.gold + other.gold,
        one.food + other.food,
        one.evil + other.evil,
        one.imp + other.imp,
        one.trap + other.trap,
        one.monster + other.monster,
    )


def lacking(lord: Lord, cost: Cost, payee: int = -1) -> str:
    """What this lord lacks to pay the price in full: a word, or nothing.

    `payee` is the tile that is paid for; it cannot be the monster that is given away (DL-R-23).
    """
    if lord.gold < cost.gold:
        return "gold"
    if lord.food < cost.food:
        return "food"
    if cost.evil and lord.evil + cost.evil > TOP:
        return "evil"
    if lord.imps < cost.imp:
        return "imp"
    if len(lord.traps) < cost.trap:
        return "trap"
    if cost.monster and len(food_for_demon(lord, payee)) < cost.monster:
        return "monster"
    return ""


def price_refusal(lord: Lord, cost: Cost, payee: int = -1) -> Refusal | None:
    """Why this lord cannot pay, or None if he can."""
    lack = lacking(lord, cost, payee)
    if not lack:
        return None
    if lack == "gold":
        return refuse("price.gold", "DL-GEN-10", need=cost.gold, have=lord.gold)
    if lack == "food":
        return refuse("price.food", "DL-GEN-10", need=cost.food, have=lord.food)
    if lack == "evil":
        return refuse("price.evil", "DL-GEN-05", need=cost.evil, have=TOP - lord.evil)
    if lack == "imp":
        return refuse("price.imp", "DL-GEN-10", need=cost.imp, have=lord.imps)
    if lack == "trap":
        return refuse("price.trap", "DL-HIRE-05", need=cost.trap, have=len(lord.traps))
    return refuse("price.monster", "DL-HIRE-05", need=cost.monster)


def pay(g: State, seat: int, cost: Cost, cause: str) -> None:
    """Pay gold, food, imps and evil for `cause`; cards and tiles are chosen by `pay_in_kind`."""
    lord = g.lords[seat]
    if cost.gold:
        change_gold(g, seat, -cost.gold, cause, "pay")
    if cost.food:
        change_food(g, seat, -cost.food, cause, "pay")
    if cost.imp:
        change_imps(g, seat, -cost.imp, cause)
    assert lord.gold >= 0 and lord.food >= 0 and lord.imps >= 0, (seat, cost)
    if cost.evil:
        move_evil(g, seat, cost.evil, cause)


def pay_in_kind(g: State, seat: int, cost: Cost, payee: int) -> Flow[None]:
    """The whole price of a tile, with the trap cards or monsters its owner picks (DL-HIRE-05)."""
    for _ in range(cost.trap):
        yield from discard_trap(g, seat, "pay_with_trap", tile=MONSTER_REFS[payee])
    for _ in range(cost.monster):
        fed = yield from _pick_fodder(g, seat, payee)
        lose_monster(g, seat, fed)
    pay(g, seat, cost, MONSTER_REFS[payee])


def food_for_demon(lord: Lord, payee: int) -> list[int]:
    """The monsters this lord could give away: any other, face up or down, in the lair or sent (DL-R-23)."""
    return [
        tile for pile in (lord.lair, lord.stunned, lord.sent) for tile in pile if tile != payee and not IS_GHOST[tile]
    ]


def fodder_refusal(lord: Lord, payee: int, tile: int) -> Refusal | None:
    """Why `tile` cannot be given away for the Demon `payee`."""
    if tile == payee:
        return refuse("demon.itself", "DL-HIRE-05", tile=MONSTER_REFS[tile])
    if tile not in lord.lair and tile not in lord.stunned and tile not in lord.sent:
        return refuse("demon.not_yours", "DL-HIRE-05", tile=MONSTER_REFS[tile])
    if IS_GHOST[tile]:
        return refuse("demon.ghost", "DL-HIRE-05", tile=MONSTER_REFS[tile])
    return None


def _pick_fodder(g: State, seat: int, payee: int) -> Flow[int]:
    lord = g.lords[seat]
    food = food_for_demon(lord, payee)
    if len(food) == 1:
        return food[0]
    keys = [MONSTER_REFS[tile] for tile in food]
    own = [payee, *lord.lair, *lord.stunned, *lord.sent]
    key = yield Ask(
        seat,
        "pay_with_monster",
        near((MONSTER_REFS[tile] for tile in own), MONSTER_OF_REF),
        lambda tile: fodder_refusal(lord, payee, tile),
        offer=keys,
        args={"tile": MONSTER_REFS[payee]},
    )
    return MONSTER_OF_REF[key]


def discard_trap(g: State, seat: int, kind: str, **args: str) -> Flow[None]:
    """The owner picks a trap card and discards it face down."""
    lord = g.lords[seat]
    if len(lord.traps) == 1:
        trap = lord.traps[0]
    else:
        keys = [TRAP_REFS[card] for card in lord.traps]
        rule = DISCARD_RULE.get(args.get("reason", ""), "DL-HIRE-05")
        key = yield Ask(
            seat,
            kind,
            near(keys, TRAP_OF_REF),
            lambda card: held_refusal(lord, rule, card),
            offer=keys,
            args=dict(args),
        )
        trap = TRAP_OF_REF[key]
    lord.traps.remove(trap)
    lord.binned.append(trap)
    if g.log is not SILENCE:
        g.log.append(TrapDiscarded(seat))
        g.log.append(TrapBinned(seat, TRAP_REFS[trap], only=(seat,)))


def held_refusal(lord: Lord, rule: str, trap: int) -> Refusal | None:
    """Only a card one holds can be discarded."""
    return None if trap in lord.traps else refuse("plan.trap_not_yours", rule)


def lose_monster(g: State, seat: int, tile: int) -> None:
    """A monster or ghost leaves this lord for good; a Troll takes his token along (DL-HIRE-04)."""
    lord = g.lords[seat]
    for pile in (lord.lair, lord.stunned, lord.sent):
        if tile in pile:
            pile.remove(tile)
            break
    else:
        raise AssertionError((seat, tile, "is not his"))
    g.monsters_gone.append(tile)
    if IS_TROLL[tile]:
        _send_home(lord)
    if g.log is not SILENCE:
        g.log.append(MonsterLost(seat, MONSTER_REFS[tile]))


def workforce(lord: Lord) -> int:
    """All imps and Troll tokens, at work or free; a lord has a token for each of his Trolls (DL-GEN-11)."""
    trolls = sum(1 for pile in (lord.lair, lord.stunned, lord.sent) for tile in pile if IS_TROLL[tile])
    return lord.imps + trolls


def _send_home(lord: Lord) -> None:
    """Who is lost no longer counts as working; what he made stays (DL-R-44)."""
    lord.working = min(lord.working, workforce(lord))


def change_gold(g: State, seat: int, by: int, cause: str, going: str = "lose") -> None:
    """Gold comes or goes (`going`: lose or pay), and it is told unless nobody listens."""
    g.lords[seat].gold += by
    if g.log is not SILENCE:
        g.log.append(GoldChanged(seat, abs(by), "gain" if by > 0 else going, cause))


def change_food(g: State, seat: int, by: int, cause: str, going: str = "lose") -> None:
    """Food comes or goes (`going`: lose or pay), and it is told unless nobody listens."""
    g.lords[seat].food += by
    if g.log is not SILENCE:
        g.log.append(FoodChanged(seat, abs(by), "gain" if by > 0 else going, cause))


def change_imps(g: State, seat: int, by: int, cause: str) -> None:
    """Imps come or go; who is lost no longer counts as working (DL-R-44)."""
    g.lords[seat].imps += by
    if by < 0:
        _send_home(g.lords[seat])
    if g.log is not SILENCE:
        g.log.append(ImpsChanged(seat, abs(by), "gain" if by > 0 else "lose", cause))


def lose_imps(g: State, seat: int, count: int, cause: str) -> None:
    """Lose so many imps, or all there are."""
    lost = min(count, g.lords[seat].imps)
    if lost:
        change_imps(g, seat, -lost, cause)
