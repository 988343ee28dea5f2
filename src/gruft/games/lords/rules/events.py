"""The Event phase: Payday, Taxes and special events (DL-EVT, DL-PAY, DL-TAX, DL-SPEC), player by player in turn order.

What each special event does is registered under the word its card names.

Not here: the nine special events (cards/special_events.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.lords.pieces.content import EVENTS, Numbers
from gruft.games.lords.pieces.events import EventBegan, MonsterPaid, SealsTaken, SpecialBegan
from gruft.games.lords.pieces.tables import (
    EVENT_REFS,
    MONSTER_KIND,
    MONSTER_OF_REF,
    MONSTER_REFS,
    PAY_DAY,
    SPECIAL_KIND,
    SPECIAL_REFS,
    TAXES,
    TURN_ORDER,
    near,
)
from gruft.games.lords.rules.evil import move_evil
from gruft.games.lords.rules.price import change_gold, lacking, lose_monster, means, pay_in_kind, price_refusal
from gruft.games.lords.state import Lord, State
from gruft.table.ask import Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

GOLD_KEYS = [f"gold:{n}" for n in range(41)]
GOLD_OF = {key: n for n, key in enumerate(GOLD_KEYS)}
DISMISSED = EVENTS["pay_day"].numbers["evil"]
"""The evil a lord gains for a tile he does not pay again."""
TAX = EVENTS["taxes"].numbers

OnePlayer = Callable[[State, int, Numbers], Flow[None]]
Everybody = Callable[[State, Numbers], Flow[None]]
PLAYER_BY_PLAYER: Final[dict[str, OnePlayer]] = {}
"""What a special event does to one player after the other, by the word its card names."""
ALL_TOGETHER: Final[dict[str, Everybody]] = {}
"""What a special event does to all at once."""


def player_by_player(word: str) -> Callable[[OnePlayer], OnePlayer]:
    """Make known what a special event does to each player."""

    def register(run: OnePlayer) -> OnePlayer:
        PLAYER_BY_PLAYER[word] = run
        return run

    return register


def all_together(word: str) -> Callable[[Everybody], Everybody]:
    """Make known what a special event does to all players at once."""

    def register(run: Everybody) -> Everybody:
        ALL_TOGETHER[word] = run
        return run

    return register


def event(g: State) -> str:
    """The season's event tile is resolved and removed (DL-EVT-01, DL-SPEC-01)."""
    tile = g.events[g.season - 1]
    g.turn = 0
    if tile not in (PAY_DAY, TAXES) and g.specials:
        g.log.append(SpecialBegan(special_ref(g)))
        return "special_event"
    g.log.append(EventBegan(EVENT_REFS[tile]))
    if tile == PAY_DAY:
        return "pay_day"
    return "taxes" if tile == TAXES else "gifts"


# -- pay day ---------------------------------------------------------------------


def pay_day(g: State) -> Flow[str] | str:
    """The beat of the next player who has anyone to pay."""
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    while g.turn < len(turn_order):
        seat = turn_order[g.turn]
        g.turn += 1
        if g.lords[seat].lair or g.lords[seat].stunned:
            return _pay_all(g, seat)
    return "gifts"


def _pay_all(g: State, seat: int) -> Flow[str]:
    """Tile by tile in the owner's order: pay again, or gain an evil and discard (DL-PAY-01 to -04).

    Either way the price is told before the tile it is for, as it is with orders.
    """
    lord = g.lords[seat]
    paid: list[int] = []
    while True:
        unpaid = [tile for pile in (lord.lair, lord.stunned) for tile in pile if tile not in paid]
        if not unpaid:
            return "pay_day"
        tile = yield from next_tile(lord, seat, "pay_day", unpaid, lord.lair + lord.stunned, "DL-PAY-01")
        paid.append(tile)
        cost = MONSTER_KIND[tile].cost
        if (yield from pays(lord, seat, "pay_day_tile", tile, "dismiss", evil=DISMISSED)):
            yield from pay_in_kind(g, seat, cost, tile)
            if g.log is not SILENCE:
                g.log.append(MonsterPaid(seat, MONSTER_REFS[tile]))
        else:
            move_evil(g, seat, DISMISSED, EVENT_REFS[PAY_DAY])
            lose_monster(g, seat, tile)


def next_tile(lord: Lord, seat: int, kind: str, waiting: list[int], own: list[int], rule: str) -> Flow[int]:
    """Which of the waiting tiles is handled next."""
    if len(waiting) == 1:
        return waiting[0]

    def refusal(tile: int) -> Refusal | None:
        if tile not in waiting:
            return refuse("pay_day.not_waiting", rule, tile=MONSTER_REFS[tile])
        return None

    keys = [MONSTER_REFS[tile] for tile in waiting]
    tiles = near((MONSTER_REFS[tile] for tile in own), MONSTER_OF_REF)
    key = yield Ask(seat, kind, tiles, refusal, keys, args=means(lord))
    return MONSTER_OF_REF[key]


def pays(lord: Lord, seat: int, kind: str, tile: int, otherwise: str, **args: int) -> Flow[bool]:
    """Whether the owner pays this tile's cost again; if he cannot, he is not asked (DL-PAY-02, DL-R-22)."""
    cost = MONSTER_KIND[tile].cost
    if lacking(lord, cost, tile):
        return False

    def refusal(paid: bool) -> Refusal | None:
        return price_refusal(lord, cost, tile) if paid else None

    answers = {"pay": True, otherwise: False}
    told: dict[str, Arg] = {"tile": MONSTER_REFS[tile], "cost": f"cost:{MONSTER_KIND[tile].id}", **args, **means(lord)}
    key = yield Ask(seat, kind, answers, refusal, offer=list(answers), args=told)
    return answers[key]


# -- taxes -----------------------------------------------------------------------


def tax_due(lord: Lord) -> int:
    """So much gold per so many dungeon tiles, rounded up, conquered ones too (DL-TAX-01)."""
    tiles = sum(1 for tile in lord.tiles if tile)
    return -(-tiles // TAX["tiles"]) * TAX["gold"]


def taxes(g: State) -> Flow[str] | str:
    """The beat of the next player with gold to pay taxes from (DL-TAX-02)."""
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    while g.turn < len(turn_order):
        seat = turn_order[g.turn]
        g.turn += 1
        owed = tax_due(g.lords[seat])
        if g.lords[seat].gold:
            return _pay_taxes(g, seat, owed)
        take_seals(g, seat, owed * TAX["seals"], EVENT_REFS[TAXES])
    return "gifts"


def _pay_taxes(g: State, seat: int, owed: int) -> Flow[str]:
    yield from pay_or_take_seals(g, seat, "taxes", owed, 1, TAX["seals"], EVENT_REFS[TAXES])
    return "taxes"


def pay_or_take_seals(g: State, seat: int, kind: str, owed: int, per: int, seals: int, cause: str) -> Flow[None]:
    """Pay as much of the debt as you like; for every `per` gold not paid take so many red seals."""
    lord = g.lords[seat]

    def refusal(gold: int) -> Refusal | None:
        if gold > owed:
            return refuse("taxes.too_much", "DL-TAX-02", owed=owed)
        if gold > lord.gold:
            return refuse("price.gold", "DL-GEN-10", need=gold, have=lord.gold)
        return None

    gold = 0
    if lord.gold and owed:
        keys = GOLD_KEYS[: min(owed, lord.gold) + 1]
        amounts = near(GOLD_KEYS[: owed + 1], GOLD_OF)
        key = yield Ask(seat, kind, amounts, refusal, offer=keys, args={"owed": owed, "seals": seals, **means(lord)})
        gold = GOLD_OF[key]
    if gold:
        change_gold(g, seat, -gold, cause, "pay")
    take_seals(g, seat, -(-(owed - gold) // per) * seals, cause)


def take_seals(g: State, seat: int, count: int, cause: str) -> None:
    """Red seals go to the dead letter office."""
    if count:
        g.lords[seat].seals += count
        if g.log is not SILENCE:
            g.log.append(SealsTaken(seat, count, cause))


# -- special events --------------------------------------------------------------


def special_ref(g: State) -> str:
    """The special event of this year."""
    return SPECIAL_REFS[g.specials[g.year - 1]]


def special_event(g: State) -> Flow[str] | str:
    """The beat of the next player; with Bad Press of all of them (DL-SPEC-01)."""
    if not g.specials:
        return "gifts"
    card = SPECIAL_KIND[g.specials[g.year - 1]]
    if card.effect in ALL_TOGETHER:
        return _everybody(g, ALL_TOGETHER[card.effect], card.numbers)
    turn_order = TURN_ORDER[len(g.lords)][g.start]
    if g.turn >= len(turn_order):
        return "gifts"
    seat = turn_order[g.turn]
    g.turn += 1
    return _one_player(g, seat, PLAYER_BY_PLAYER[card.effect], card.numbers)


def _everybody(g: State, effect: Everybody, numbers: Numbers) -> Flow[str]:
    yield from effect(g, numbers)
    return "gifts"


def _one_player(g: State, seat: int, effect: OnePlayer, numbers: Numbers) -> Flow[str]:
    yield from effect(g, seat, numbers)
    return "special_event"
