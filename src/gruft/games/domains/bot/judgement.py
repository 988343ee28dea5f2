"""What is good for me here: an evaluation, and sensible answers to nearly every question.

`evaluate` prices the whole position (worth.py) and adds what placed minions will fetch. `prefer` answers by rules of
thumb - where to send minions, what to build, when to defend - and leaves what it has no opinion on to looking ahead.
Both read public facts and the seat's own cards only.

Not here: casting (spells.py), choosing targets (choices.py).
"""

from __future__ import annotations

from gruft.games.domains.bot.choices import prefer as prefer_choice
from gruft.games.domains.bot.spells import prefer as prefer_play
from gruft.games.domains.bot.worth import (
    SPELL,
    coins,
    danger,
    monster_worth,
    plan_worth,
    price,
    rounds_left,
    side_worth,
    standing_worth,
)
from gruft.games.domains.pieces.numbers import YIELD_BUSINESS, YIELD_LIBRARY, YIELD_TEMPLE, YIELD_TOWERS
from gruft.games.domains.pieces.tables import (
    ARCHITECTS,
    ASSASSIN,
    B_COST,
    BUILDERS,
    BUSINESS,
    COINS,
    COUNCIL,
    COURT,
    DOCKS,
    FAR_LANDS,
    GREEN_UNICORN,
    GUILD,
    INN,
    LIBRARY,
    NIKTMARG,
    RESOURCES,
    SEER,
    SPACES,
    SPOT_NUMBER,
    SPOT_PLACE,
    TEMPLE,
    THUG,
    TOWERS,
    WIND,
    YELLOW_SWAN,
)
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.rules.city.places import monster_price
from gruft.games.domains.rules.minions import ALL_SPOTS, controller
from gruft.games.domains.state import State
from gruft.table.ask import Ask, Seat


def evaluate(g: State, seat: Seat) -> float:
    """How good a position is for a seat; the strongest rival counts against it."""
    mine = standing_worth(g, seat) + _minions(g, seat)
    rivals = max(standing_worth(g, other) for other in range(g.seats) if other != seat)
    return mine - 0.35 * rivals


def _minions(g: State, seat: Seat) -> float:
    total = 0.0
    for spot, minion in enumerate(g.board):
        if minion >= 0 and controller(g, minion) == seat:
            total += spot_worth(g, seat, spot)
    if any(controller(g, minion) == seat for minion in g.guild):
        total += spot_worth(g, seat, GUILD, present=True)
    if g.posted[seat] >= 0:
        total += post_worth(g, seat, g.posted[seat])
    return total + (1.6 if g.white_next == seat and not g.last else 0.0)


def spot_worth(g: State, seat: Seat, spot: int, *, present: bool = False) -> float:
    """What a minion will fetch at an action space."""
    place = SPOT_PLACE[spot]
    left = rounds_left(g)
    if place == ARCHITECTS:
        card = g.row[SPOT_NUMBER[spot]]
        waiting = len(g.plans[seat])
        return plan_worth(g, seat, card, left) * (0.75 if waiting < 2 else 0.3) if card >= 0 else 0.0
    if place == NIKTMARG:
        return _monster_worth(g, seat, g.market[SPOT_NUMBER[spot]], left)
    if place == BUILDERS:
        return _shopping_worth(g, seat, left, present)
    if place == DOCKS:
        return 1.5 if any(danger(g, party)[0] // SPACES == seat for party in range(2)) else 0.3
    return {
        SEER: 0.3,
        BUSINESS: g.rule[YIELD_BUSINESS] * price(COINS, left),
        TEMPLE: float(g.rule[YIELD_TEMPLE]),
        ASSASSIN: 0.1,
        THUG: 0.25,
        INN: 1.5 * min(1.0, left / 3),
        TOWERS: g.rule[YIELD_TOWERS] * price(WIND, left),
        LIBRARY: g.rule[YIELD_LIBRARY] * SPELL * min(1.0, left / 3) / (1 + len(g.hands[seat]) / 6),
        GREEN_UNICORN: 0.15,
        YELLOW_SWAN: 0.15,
        FAR_LANDS: 1.2 * min(1.0, left / 3),
        COUNCIL: 2 * price(COINS, left) + 0.4,
        COURT: 2 * price(COINS, left) + (0.0 if g.last else 1.4),
    }[place]


def _monster_worth(g: State, seat: Seat, monster: int, left: float) -> float:
    if monster < 0:
        return 0.0
    cost = monster_price(g, seat, monster, own=True)
    dark = any(g.dark[space] and not g.blacks[space] for space in range(seat * SPACES, (seat + 1) * SPACES))
    if cost > coins(g, seat):
        return 0.05
    return monster_worth(g, monster, left) * (1.6 if dark else 0.8) - cost * price(COINS, left) * 0.6


def _shopping_worth(g: State, seat: Seat, left: float, present: bool) -> float:
    """Money is there and a plan lacks something: go and buy it."""
    if not present and any(controller(g, minion) == seat for minion in g.guild):
        return 0.05
    best = 0.0
    planned = [*g.plans[seat], *_claimed(g, seat)]
    for card in planned:
        lacking = [max(0, n - held(g, seat, item)) for item, n in zip(RESOURCES, B_COST[card])]
        cost = (lacking[0] + 1) // 2 + lacking[1] + 2 * lacking[2] + (lacking[3] + 1) // 2
        if 0 < cost <= coins(g, seat):
            gain = side_worth(card, 0, left) + side_worth(card, 1, left) * max(0.0, left - 1) * 0.8
            best = max(best, gain * 0.8)
    return best


def _claimed(g: State, seat: Seat) -> list[int]:
    """Buildings my minions will take this round."""
    return [
        g.row[SPOT_NUMBER[spot]]
        for spot, minion in enumerate(g.board)
        if minion >= 0
        and SPOT_PLACE[spot] == ARCHITECTS
        and controller(g, minion) == seat
        and g.row[SPOT_NUMBER[spot]] >= 0
    ]


def post_worth(g: State, seat: Seat, space: int) -> float:
    """What turning a building dark brings from this round's production on."""
    left = rounds_left(g)
    card = g.land[space]
    if card < 0:
        return 0.0
    return (side_worth(card, 1, left) - side_worth(card, 0, left)) * left * 0.8


def prefer(g: State, seat: Seat, ask: Ask) -> str | None:
    """The answer common sense gives, or None to look ahead."""
    if ask.kind == "place_minion":
        return _place(g, seat, ask)
    if ask.kind == "which_minion":
        return ask.keys[0]
    if ask.kind == "action":
        return ask.keys[0]
    return prefer_play(g, seat, ask) or prefer_choice(g, seat, ask)


def _place(g: State, seat: Seat, ask: Ask) -> str:
    best, choice = -1.0, ask.keys[0]
    for key in ask.keys:
        kind, number = ALL_SPOTS[key]
        value = post_worth(g, seat, number) if kind == "land" else spot_worth(g, seat, number)
        if value > best:
            best, choice = value, key
    return choice
