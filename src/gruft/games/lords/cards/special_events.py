"""The nine special events of the full version (DL-SPEC-01, DL-FULL-02).

Each is one short flow for one player, in turn order; evil from them is gained, never paid. Bad Press speaks of
two steps and goes round once for each (DL-R-67).

Not here: whose turn it is (rules/events.py).
"""

from __future__ import annotations

from functools import partial

from gruft.games.lords.pieces.content import Cost, Numbers
from gruft.games.lords.pieces.events import MonsterStruck, TunnelCollapsed
from gruft.games.lords.pieces.tables import (
    CELL_OF_REF,
    CELL_REFS,
    DARK,
    FIRST_ROOM,
    IS_GHOST,
    LOST_TUNNEL,
    MONSTER_KIND,
    MONSTER_OF_REF,
    MONSTER_REFS,
    TURN_ORDER,
    near,
)
from gruft.games.lords.rules.dungeon import farthest_tunnels
from gruft.games.lords.rules.events import (
    all_together,
    next_tile,
    pay_or_take_seals,
    player_by_player,
    special_ref,
)
from gruft.games.lords.rules.evil import move_evil
from gruft.games.lords.rules.price import (
    change_food,
    change_gold,
    discard_trap,
    lacking,
    lose_imps,
    lose_monster,
    means,
    pay_in_kind,
    price_refusal,
)
from gruft.games.lords.state import Lord, State
from gruft.table.ask import Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse


def monsters_of(lord: Lord) -> list[int]:
    """A lord's monsters, face up and face down; ghosts are none (DL-GEN-03)."""
    return [tile for pile in (lord.lair, lord.stunned) for tile in pile if not IS_GHOST[tile]]


@player_by_player("discard_monster_or_evil")
def witch_hunt(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """Discard a monster or gain evil (DL-R-24)."""
    lord = g.lords[seat]
    monsters = monsters_of(lord)

    def refusal(tile: int) -> Refusal | None:
        if tile in lord.lair or tile in lord.stunned:
            if IS_GHOST[tile]:
                return refuse("special.ghost", "DL-GEN-03", tile=MONSTER_REFS[tile])
            return None
        return refuse("special.not_yours", "DL-SPEC-01", tile=MONSTER_REFS[tile])

    key = "evil"
    if monsters:
        keys = [MONSTER_REFS[tile] for tile in monsters]
        own = near((MONSTER_REFS[tile] for tile in lord.lair + lord.stunned), MONSTER_OF_REF)
        args = {"evil": numbers["evil"], **means(lord)}
        key = yield Ask(seat, "witch_hunt", own, refusal, keys, {"evil": None}, args)
    if key == "evil":
        move_evil(g, seat, numbers["evil"], special_ref(g))
    else:
        lose_monster(g, seat, MONSTER_OF_REF[key])


SYMBOLS = {
    "food": Cost(food=1),
    "gold": Cost(gold=1),
    "evil": Cost(),  # gained, not paid: possible even at the top (DL-R-25)
    "trap": Cost(trap=1),
    "monster": Cost(monster=1),
}


@player_by_player("pay_part_or_strike")
def monster_strike(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """For each monster pay one symbol of its cost, or it lies face down until after Combat (DL-R-25)."""
    lord = g.lords[seat]
    done: list[int] = []
    while True:
        waiting = [tile for tile in lord.lair if not IS_GHOST[tile] and tile not in done]
        if not waiting:
            return
        tile = yield from next_tile(lord, seat, "monster_strike", waiting, lord.lair, "DL-R-25")
        done.append(tile)
        symbol = yield from _pick_symbol(lord, seat, tile)
        if symbol == "down":
            lord.lair.remove(tile)
            lord.stunned.append(tile)
            if g.log is not SILENCE:
                g.log.append(MonsterStruck(seat, MONSTER_REFS[tile]))
        elif symbol == "evil":
            move_evil(g, seat, 1, MONSTER_REFS[tile])
        else:
            yield from pay_in_kind(g, seat, SYMBOLS[symbol], tile)


def strike_refusal(lord: Lord, tile: int, symbol: str) -> Refusal | None:
    """Why this symbol cannot be paid for this monster, or None if it can."""
    if symbol == "down":
        return None
    if not getattr(MONSTER_KIND[tile].cost, symbol):
        return refuse("strike.not_on_tile", "DL-R-25", tile=MONSTER_REFS[tile])
    return price_refusal(lord, SYMBOLS[symbol], tile)


def _pick_symbol(lord: Lord, seat: int, tile: int) -> Flow[str]:
    words = {word: word for word in (*SYMBOLS, "down")}
    keys = [word for word in words if strike_refusal(lord, tile, word) is None]
    if len(keys) == 1:
        return keys[0]
    key: str = yield Ask(
        seat,
        "monster_strike_tile",
        words,
        lambda word: strike_refusal(lord, tile, word),
        offer=keys,
        args={"tile": MONSTER_REFS[tile], "cost": f"cost:{MONSTER_KIND[tile].id}", **means(lord)},
    )
    return key


def half(count: int) -> int:
    """Half of it, rounded up."""
    return (count + 1) // 2


@player_by_player("lose_half_gold")
def burglary(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """Lose half of the gold, rounded up."""
    lost = half(g.lords[seat].gold)
    if lost:
        change_gold(g, seat, -lost, special_ref(g))
    yield from ()


@player_by_player("lose_half_food")
def rats(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """Lose half of the food, rounded up."""
    lost = half(g.lords[seat].food)
    if lost:
        change_food(g, seat, -lost, special_ref(g))
    yield from ()


@player_by_player("lose_half_traps")
def rust(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """Discard half of the trap cards, rounded up, of one's own choice."""
    for _ in range(half(len(g.lords[seat].traps))):
        yield from discard_trap(g, seat, "discard_trap", reason="rust")


@player_by_player("feed_or_lose_imps")
def imp_holiday(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """For every three imps or part of three pay a food or lose an imp; groups are counted first."""
    lord = g.lords[seat]
    groups = -(-lord.imps // numbers["group"])
    meal = Cost(food=numbers["food"])
    words = {"food": meal, "imp": Cost()}  # who cannot pay loses what he has
    for left in range(groups, 0, -1):
        key = "imp"
        if not lacking(lord, meal):
            key = yield Ask(
                seat,
                "imp_holiday",
                words,
                lambda cost: price_refusal(lord, cost),
                offer=["food", "imp"],
                args={"left": left, "food": numbers["food"], "imps": numbers["imps"], **means(lord)},
            )
        if key == "food":
            change_food(g, seat, -numbers["food"], special_ref(g), "pay")
        else:
            lose_imps(g, seat, numbers["imps"], special_ref(g))


@player_by_player("pay_rooms_or_seals")
def safety_inspection(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """For each unconquered room pay a gold or take a red seal."""
    gold = numbers["gold"]
    rooms = sum(1 for tile in g.lords[seat].tiles if tile >= FIRST_ROOM and DARK[tile])
    owed, seals = rooms * gold, numbers["seals"]
    yield from pay_or_take_seals(g, seat, "safety_inspection", owed, gold, seals, special_ref(g))


@player_by_player("collapse_or_pay")
def cave_in(g: State, seat: int, numbers: Numbers) -> Flow[None]:
    """The farthest unconquered tunnel collapses, without losing evil, or one pays gold."""
    lord = g.lords[seat]
    cells = farthest_tunnels(lord.tiles)
    if not cells:
        return
    price = Cost(gold=numbers["gold"])
    keys = [CELL_REFS[cell] for cell in cells]
    if not lacking(lord, price):
        keys.append("gold")

    def refusal(cell: int | str) -> Refusal | None:
        if isinstance(cell, str):
            return price_refusal(lord, price)
        if cell not in farthest_tunnels(lord.tiles):
            return refuse("cave_in.not_farthest", "DL-SPEC-01", cell=CELL_REFS[cell])
        return None

    key = keys[0]
    if len(keys) > 1:
        key = yield Ask(
            seat,
            "cave_in",
            {**CELL_OF_REF, "gold": "gold"},
            refusal,
            offer=keys,
            args={"gold": price.gold, **means(g.lords[seat])},
        )
    if key == "gold":
        change_gold(g, seat, -price.gold, special_ref(g), "pay")
        return
    lord.tiles[CELL_OF_REF[key]] = LOST_TUNNEL
    if g.log is not SILENCE:
        g.log.append(TunnelCollapsed(seat, key))


@all_together("evil_then_most_evil")
def bad_press(g: State, numbers: Numbers) -> Flow[None]:
    """Everyone gains evil; then whoever stands highest pays a gold or gains more."""
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    for seat in turn_order:
        move_evil(g, seat, numbers["evil"], special_ref(g))
    highest = max(lord.evil for lord in g.lords)
    price = Cost(gold=numbers["gold"])
    words = {"gold": price, "evil": Cost()}
    for seat in [seat for seat in turn_order if g.lords[seat].evil == highest]:
        lord = g.lords[seat]
        key = "evil"
        if not lacking(lord, price):
            args: dict[str, Arg] = {"gold": price.gold, "evil": numbers["more"], **means(lord)}
            key = yield Ask(seat, "bad_press", words, partial(price_refusal, lord), offer=["gold", "evil"], args=args)
        if key == "gold":
            change_gold(g, seat, -price.gold, special_ref(g), "pay")
        else:
            move_evil(g, seat, numbers["more"], special_ref(g))
