"""Common sense for every question of a dungeon lord.

`prefer` answers by common sense; for battle plans it plays the possible plans out (tactics.py).

Not here: what a state is worth (estimate.py), the search that uses both (gruft.bots).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.lords.bot.estimate import MONSTER_WORTH, TRAP_WORTH, evaluate
from gruft.games.lords.bot.tactics import best_plan, planned_key, quick_reply
from gruft.games.lords.pieces.content import BOARD, Cost
from gruft.games.lords.pieces.tables import (
    BUILD_ROOM,
    BUY_TRAPS,
    CELL_OF_REF,
    DIG_TUNNELS,
    GET_FOOD,
    HIRE_MONSTER,
    IMPROVE_REPUTATION,
    MINE_GOLD,
    MONSTER_KIND,
    MONSTER_OF_REF,
    ORDER_OF_REF,
    RECRUIT_IMPS,
    ROOM_KIND,
    ROOM_OF_REF,
    SPECIAL_KIND,
    TAXES,
    TRAP_KIND,
    TRAP_OF_REF,
    TUNNEL,
)
from gruft.games.lords.rules.digging import IMPS_OF
from gruft.games.lords.rules.dungeon import NEXT_TO, build_cells, dig_keys, distances, filled
from gruft.games.lords.rules.events import GOLD_OF, tax_due
from gruft.games.lords.rules.price import lacking
from gruft.games.lords.state import Lord, State
from gruft.table.ask import Ask

HORIZON = 0
"""Common sense answers everything, so nothing needs to be played on."""

__all__ = ["HORIZON", "evaluate", "prefer"]

PLANNING = ("battle_tile", "lay_trap", "send")


# -- common sense ----------------------------------------------------------------


def prefer(g: State, seat: int, ask: Ask) -> str | None:
    """The answer common sense gives, or None if there is none."""
    lord = g.lords[seat]
    if ask.kind in PLANNING:
        return planned_key(best_plan(g, seat, evaluate), lord, ask)
    reply = quick_reply(g, seat, ask)
    if reply is not None:
        return reply
    answer = COMMON_SENSE.get(ask.kind)
    return answer(g, seat, ask) if answer is not None else None


def order_worth(g: State, lord: Lord, order: int, chosen: list[int]) -> float:
    """How much this order would help now."""
    tunnels = lord.tiles.count(TUNNEL)
    imps = lord.imps
    if order == GET_FOOD:
        return 4.5 - 0.8 * lord.food
    if order == IMPROVE_REPUTATION:
        return 1.2 * (lord.evil - 5)
    if order == DIG_TUNNELS:
        busy = 2 if MINE_GOLD in chosen else 0
        return (4.2 - 0.55 * max(0, tunnels - 2)) if imps - busy >= 2 else 0.5
    if order == MINE_GOLD:
        busy = 2 if DIG_TUNNELS in chosen else 0
        can = min(imps - busy, tunnels, 3)
        return (7.0 - 0.5 * lord.gold + _tax_ahead(g, lord)) * can / 3
    if order == RECRUIT_IMPS:
        return (4.2 - 0.5 * max(0, imps - 3)) if lord.food >= 2 else 0.3
    if order == BUY_TRAPS:
        return 4.2 - 0.7 * len(lord.traps) + (0.6 if g.season >= 2 else 0)
    if order == HIRE_MONSTER:
        best = max((_bargain(lord, tile) for tile in g.monster_offer), default=0.0)
        return 0.6 * best
    rooms = [room for room in g.room_offer if build_cells(lord.tiles, room)]
    return 4.0 if rooms and lord.gold >= 1 else 1.0 if rooms else 0.0


def _tax_ahead(g: State, lord: Lord) -> float:
    """Gold is dearer while taxes are still to come."""
    due = TAXES in g.events[max(0, g.season - 1) :]
    return 3.0 if due and lord.gold < tax_due(lord) else 0.0


def _price(lord: Lord, cost: Cost) -> float:
    """What a price hurts; evil hurts most where it brings the paladin."""
    evil = 0.5 * cost.evil
    if cost.evil and lord.evil < BOARD.paladin_field <= lord.evil + cost.evil:
        evil += 2.5
    return 0.7 * cost.gold + 0.7 * cost.food + evil + 1.2 * cost.trap + 4.0 * cost.monster + 0.8 * cost.imp


def _bargain(lord: Lord, tile: int) -> float:
    kind = MONSTER_KIND[tile]
    if lacking(lord, kind.cost, tile):
        return 0.0
    return MONSTER_WORTH[kind.id] - _price(lord, kind.cost)


def _choose_order(g: State, seat: int, ask: Ask) -> str:
    lord = g.lords[seat]
    args = ask.args or {}
    chosen = [ORDER_OF_REF[str(args[name])] for name in ("first", "second") if name in args]
    return max(ask.keys, key=lambda key: order_worth(g, lord, ORDER_OF_REF[key], chosen))


def _keep_order(g: State, seat: int, ask: Ask) -> str:
    liked = (HIRE_MONSTER, MINE_GOLD, DIG_TUNNELS, GET_FOOD, BUILD_ROOM, RECRUIT_IMPS, BUY_TRAPS, IMPROVE_REPUTATION)
    return min(ask.keys, key=lambda key: liked.index(ORDER_OF_REF[key]))


def _get_food(g: State, seat: int, ask: Ask) -> str:
    lord = g.lords[seat]
    cost = {"1": 0, "2": 1, "3": 2}[str((ask.args or {})["space"])[-1]]
    draws_paladin = lord.evil < BOARD.paladin_field <= lord.evil + cost
    return "pass" if draws_paladin and lord.food >= 2 else "act"


def _improve_reputation(g: State, seat: int, ask: Ask) -> str:
    costs_gold = str((ask.args or {})["space"]).endswith("3")
    return "pass" if costs_gold and g.lords[seat].evil <= 4 else "act"


def _spy(g: State, seat: int, ask: Ask) -> str:
    unknown = [n for n in range(BOARD.combat_cards) if n not in g.lords[seat].spied]
    return f"town:{unknown[0] + 1}" if unknown else "pass"


def _dig(g: State, seat: int, ask: Ask) -> str:
    """The cell that leaves the most room for more, until the dungeon is big enough for its taxes."""
    lord = g.lords[seat]
    mask = filled(lord.tiles)
    if "stop" in ask.keys and bin(mask).count("1") >= 11:
        return "stop"
    cells = [CELL_OF_REF[key] for key in ask.keys if key in CELL_OF_REF]

    def room_left(cell: int) -> tuple[int, int]:
        after = mask | 1 << cell
        return len(dig_keys(after)), -bin(NEXT_TO[cell] & mask).count("1")

    best = max(cells, key=room_left)
    return next(key for key in ask.keys if CELL_OF_REF.get(key) == best)


def _mine(g: State, seat: int, ask: Ask) -> str:
    return max((key for key in ask.keys if key in IMPS_OF), key=lambda key: IMPS_OF[key])


def _hire(g: State, seat: int, ask: Ask) -> str:
    lord = g.lords[seat]
    best = max((key for key in ask.keys if key in MONSTER_OF_REF), key=lambda key: _bargain(lord, MONSTER_OF_REF[key]))
    return best if _bargain(lord, MONSTER_OF_REF[best]) > 1.0 else "pass"


def _build(g: State, seat: int, ask: Ask) -> str:
    """Any room is worth two points; production rooms of year 1 more while there is time."""

    def liking(key: str) -> float:
        kind = ROOM_KIND[ROOM_OF_REF[key]]
        owned = [MONSTER_KIND[tile].id for tile in g.lords[seat].lair + g.lords[seat].stunned]
        return kind.points_each * sum(1 for name in owned if name in kind.points_for) + (3 if kind.imps == 2 else 1)

    return max((key for key in ask.keys if key in ROOM_OF_REF), key=liking)


def _build_where(g: State, seat: int, ask: Ask) -> str:
    """Far from the entrance, where it is safest."""
    steps = distances(filled(g.lords[seat].tiles))
    return max(ask.keys, key=lambda key: steps[CELL_OF_REF[key]])


def _produce(g: State, seat: int, ask: Ask) -> str:
    lord = g.lords[seat]

    def liking(key: str) -> float:
        if key not in ROOM_OF_REF:
            return 0.0
        gain = ROOM_KIND[ROOM_OF_REF[key]].gain
        if gain.evil:
            return 0.4 if lord.evil >= 6 else -1.0
        if gain.imp:
            return 3.0 if lord.imps < 9 else -1.0
        if gain.tunnel:
            return 0.3 if sum(1 for tile in lord.tiles if tile) < 11 else -1.0
        return 2.0 if gain.gold and lord.gold < 5 else 1.0

    return max(ask.keys, key=liking)


def _retrieve(g: State, seat: int, ask: Ask) -> str:
    return max(ask.keys, key=lambda key: order_worth(g, g.lords[seat], ORDER_OF_REF[key], []))


def _pay_day(g: State, seat: int, ask: Ask) -> str:
    """The best bargains are paid first."""
    lord = g.lords[seat]
    return max(ask.keys, key=lambda key: _bargain(lord, MONSTER_OF_REF[key]))


def _pay_day_tile(g: State, seat: int, ask: Ask) -> str:
    tile = MONSTER_OF_REF[str((ask.args or {})["tile"])]
    keeps = 0.55 * MONSTER_WORTH[MONSTER_KIND[tile].id] if g.season < 3 or g.year == 1 else 1.5
    return "pay" if keeps + 1.0 > _price(g.lords[seat], MONSTER_KIND[tile].cost) else "dismiss"


def _most_gold(g: State, seat: int, ask: Ask) -> str:
    return max(ask.keys, key=lambda key: GOLD_OF[key])


def _witch_hunt(g: State, seat: int, ask: Ask) -> str:
    lord = g.lords[seat]
    if lord.evil + SPECIAL_KIND[g.specials[g.year - 1]].numbers["evil"] < BOARD.paladin_field:
        return "evil"
    return min((key for key in ask.keys if key in MONSTER_OF_REF), key=lambda key: _worth_of(MONSTER_OF_REF[key]))


def _worth_of(tile: int) -> float:
    return MONSTER_WORTH[MONSTER_KIND[tile].id]


def _strike(g: State, seat: int, ask: Ask) -> str:
    lord = g.lords[seat]
    wishes = ["food" if lord.food >= 2 else "gold", "gold", "evil" if lord.evil < 9 else "food", "food", "trap", "down"]
    return next(word for word in wishes if word in ask.keys)


def _worst_trap(g: State, seat: int, ask: Ask) -> str:
    return min(ask.keys, key=lambda key: TRAP_WORTH[TRAP_KIND[TRAP_OF_REF[key]].id])


def _worst_monster(g: State, seat: int, ask: Ask) -> str:
    return min(ask.keys, key=lambda key: _worth_of(MONSTER_OF_REF[key]))


def _release(g: State, seat: int, ask: Ask) -> str:
    return next((key for key in ask.keys if "paladin" not in key), ask.keys[0])


def _bad_press(g: State, seat: int, ask: Ask) -> str:
    return "gold" if g.lords[seat].evil >= 8 and "gold" in ask.keys else "evil"


def _always(*wishes: str) -> Callable[[State, int, Ask], str]:
    def answer(g: State, seat: int, ask: Ask) -> str:
        return next((wish for wish in wishes if wish in ask.keys), ask.keys[0])

    return answer


COMMON_SENSE: dict[str, Callable[[State, int, Ask], str]] = {
    "keep_order": _keep_order,
    "choose_order": _choose_order,
    "choose_non_player_order": _always(),
    "secret_gift": _always("pass"),
    "give_gift": _always("pass"),
    "get_food": _get_food,
    "improve_reputation": _improve_reputation,
    "recruit_imps": _always("act"),
    "buy_traps": _always("act"),
    "spy": _spy,
    "dig": _dig,
    "mine": _mine,
    "discard_trap": _worst_trap,
    "pay_with_trap": _worst_trap,
    "hire": _hire,
    "pay_with_monster": _worst_monster,
    "build": _build,
    "build_where": _build_where,
    "produce": _produce,
    "shed_tunnel": _dig,
    "retrieve": _retrieve,
    "pay_day": _pay_day,
    "pay_day_tile": _pay_day_tile,
    "taxes": _most_gold,
    "safety_inspection": _most_gold,
    "witch_hunt": _witch_hunt,
    "monster_strike": _worst_monster,
    "monster_strike_tile": _strike,
    "imp_holiday": _always("food"),
    "bad_press": _bad_press,
    "cave_in": _always("gold"),
    "release": _release,
}
