"""Setting up (DL-SETUP, DL-FIRST-01, DL-P2-01, DL-P3-01, DL-P4) and the first inaccessible orders (DL-FULL-01).

With one player the table is set for a training scenario instead (training.py).
"""

from __future__ import annotations

from gruft.games.lords.meta import META
from gruft.games.lords.pieces.content import BOARD
from gruft.games.lords.pieces.events import OrderInaccessible
from gruft.games.lords.pieces.tables import (
    CELLS,
    EMPTY,
    EVENT_IDS,
    GIFT_COUNT,
    HERO_TYPE,
    HERO_YEAR,
    ILLUSION,
    MONSTER_IDS,
    MONSTER_YEAR,
    ORDER_IDS,
    ORDER_OF_REF,
    ORDER_REFS,
    ROOM_IDS,
    ROOM_KIND,
    SPECIAL_IDS,
    SPELL_IDS,
    SPELL_KIND,
    TRAP_IDS,
    TUNNEL,
    TURN_ORDER,
)
from gruft.games.lords.rules.dungeon import cell_at
from gruft.games.lords.rules.training import training_table
from gruft.games.lords.state import Lord, NonPlayer, Rules, State
from gruft.table.ask import Ask
from gruft.table.chance import Chance
from gruft.table.flow import Flow, together
from gruft.table.game import Options, first_player
from gruft.table.rules import Refusal, refuse

INACCESSIBLE = 2
NON_PLAYER_INACCESSIBLE = 3


def setup(seats: int, options: Options, chance: Chance) -> State:
    """The table before the first round."""
    if seats == 1:
        return training_table(str(options.get("training", "training_1")), chance)
    rules = rules_of(options)
    lords = [new_lord() for _ in range(seats)]
    orders = range(len(ORDER_IDS))
    g = State(
        rules=rules,
        lords=lords,
        others=[_new_non_player(chance) for _ in range({2: 2, 3: 1, 4: 0}[seats])],
        other_evil=BOARD.evil_start if seats == 2 else 0,
        start=first_player(META, seats, options, chance),
        chance=chance,
    )
    lay_stacks(g)
    for lord in lords:
        lord.inaccessible = chance.sample(orders, INACCESSIBLE, "inaccessible orders")
        if rules.chosen_orders:
            third = chance.pick([order for order in orders if order not in lord.inaccessible], "inaccessible orders")
            lord.drawn = [*lord.inaccessible, third]
    give_tokens(g)
    return g


def rules_of(options: Options) -> Rules:
    """The options as the rules ask about them (DL-GEN-12, DL-VARIANT)."""
    full = options.get("rules", "full") == "full"
    return Rules(
        chosen_orders=full or bool(options.get("choose_inaccessible", False)),
        special_events=full and bool(options.get("special_events", True)),
        hire_fee=full,
        greedy=options.get("non_player", "quiet") == "greedy",
        gifts=str(options.get("gifts", "none")),
    )


def new_lord() -> Lord:
    """A dungeon board with its starting stock and its three tunnels (DL-SETUP-02 to -04)."""
    tiles = [EMPTY] * CELLS
    for row, column in BOARD.starting_tunnels:
        tiles[cell_at(row, column)] = TUNNEL
    return Lord(BOARD.start_gold, BOARD.start_food, BOARD.start_imps, BOARD.evil_start, tiles)


def _new_non_player(chance: Chance) -> NonPlayer:
    cards = list(range(len(ORDER_IDS)))
    chance.shuffle(cards, "non-player orders")
    return NonPlayer(stack=cards[NON_PLAYER_INACCESSIBLE:], inaccessible=cards[:NON_PLAYER_INACCESSIBLE])


def lay_stacks(g: State) -> None:
    """Shuffle cards and tiles and lay them where they belong (DL-SETUP-05 to -10, -13)."""
    chance = g.chance

    def shuffled(things: list[int], stream: str) -> list[int]:
        chance.shuffle(things, stream)
        return things

    spells = range(len(SPELL_IDS))
    first = shuffled([n for n in spells if SPELL_KIND[n].year == 1], "combat cards")
    second = shuffled([n for n in spells if SPELL_KIND[n].year == 2], "combat cards")
    count = BOARD.combat_cards
    g.town, g.town_2 = first[:count], second[:count]
    g.cards_out = first[count:] + second[count:]
    g.trap_stack = shuffled(list(range(len(TRAP_IDS))), "traps")
    monsters = range(len(MONSTER_IDS))
    g.monster_stack = shuffled([n for n in monsters if MONSTER_YEAR[n] == 1], "monsters")
    g.monster_stack_2 = shuffled([n for n in monsters if MONSTER_YEAR[n] == 2], "monsters")
    rooms = range(len(ROOM_IDS))
    g.room_stack = shuffled([n for n in rooms if ROOM_KIND[n].year == 1], "rooms")
    g.room_stack_2 = shuffled([n for n in rooms if ROOM_KIND[n].year == 2], "rooms")
    heroes = [n for n in range(ILLUSION) if HERO_TYPE[n] != "paladin"]
    g.hero_stack = shuffled([n for n in heroes if HERO_YEAR[n] == 1], "heroes")
    g.hero_stack_2 = shuffled([n for n in heroes if HERO_YEAR[n] == 2], "heroes")
    g.events = shuffled(list(range(len(EVENT_IDS))), "events")
    if g.rules.special_events:
        specials = shuffled(list(range(len(SPECIAL_IDS))), "special events")
        g.specials, g.specials_out = specials[:2], specials[2:]


def give_tokens(g: State) -> None:
    """Gift variant: every player has all five tokens of his colour (DL-VARIANT-05)."""
    if g.rules.gifts != "none":
        for seat, lord in enumerate(g.lords):
            lord.tokens = list(range(seat * GIFT_COUNT, (seat + 1) * GIFT_COUNT))


def first_orders(g: State) -> Flow[str] | str:
    """The beat in which the first inaccessible orders are picked or shown."""
    if g.rules.scenario:
        return "combat_round"
    if g.rules.chosen_orders:
        return _pick_inaccessible(g)
    for seat in TURN_ORDER[len(g.lords)][g.start]:
        _tell_inaccessible(g, seat)
    return "new_round"


def _pick_inaccessible(g: State) -> Flow[str]:
    """Everybody has drawn three orders and secretly keeps one; the other two are inaccessible (DL-FULL-01)."""
    kept = yield from together({seat: _keep_one(seat, lord) for seat, lord in enumerate(g.lords)})
    for seat in TURN_ORDER[len(g.lords)][g.start]:
        lord = g.lords[seat]
        lord.inaccessible = [order for place, order in enumerate(lord.drawn) if place != kept[seat]]
        lord.drawn = []
        _tell_inaccessible(g, seat)
    g.chance.reveal()
    return "new_round"


def _keep_one(seat: int, lord: Lord) -> Flow[int]:
    """Which of the drawn cards is kept, as its place among the three."""

    def refusal(order: int) -> Refusal | None:
        if order not in lord.drawn:
            return refuse("orders.not_drawn", "DL-FULL-01", order=ORDER_REFS[order])
        return None

    keys = [ORDER_REFS[order] for order in lord.drawn]
    key = yield Ask(seat, "keep_order", ORDER_OF_REF, refusal, keys)
    return keys.index(key)


def _tell_inaccessible(g: State, seat: int) -> None:
    for order in g.lords[seat].inaccessible:
        g.log.append(OrderInaccessible(seat, ORDER_REFS[order]))
