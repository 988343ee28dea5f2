"""Common sense where one step ahead shows too little: the order of play, costs and options.

Choices whose effect shows at once (targets, cards to promote or discard) are left to looking one step ahead.

Not here: what a position is worth (evaluation.py), looking ahead (gruft.bots).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.tyrants.bot.evaluation import QUALITY, evaluate, wanted
from gruft.games.tyrants.bot.expectation import expected
from gruft.games.tyrants.cards.vocabulary import OPTIONS
from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import (
    CARD_OF_PLAY,
    CARD_OF_RECRUIT,
    CARD_OF_REF,
    CIRCLE_VP,
    COST,
    DECK_VP,
    DESIGN,
    IS_OUTCAST,
    NO_COST,
)
from gruft.games.tyrants.pieces.underdark import (
    COLORS,
    NODE_SPACES,
    SITE_OF_REF,
    SPY_OF_REF,
    TROOP_OF_REF,
    nodes_of,
)
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.scoring import score
from gruft.games.tyrants.rules.spies import return_spy
from gruft.games.tyrants.rules.targets import ENEMY, STOP, spy_masks, troop_masks
from gruft.games.tyrants.rules.troops import assassinate, deploy_nodes, lift, put
from gruft.games.tyrants.state import State
from gruft.table.ask import PASS, Ask, Seat
from gruft.table.events import SILENCE


def prefer(g: State, seat: Seat, ask: Ask) -> str | None:
    """The key that common sense names, or None to look one step ahead."""
    judge = JUDGES.get(ask.kind)
    return judge(g, seat, ask.keys) if judge is not None else None


def main(g: State, seat: Seat, keys: list[str]) -> str | None:
    """First all cards, then recruit, then act on the board, then end."""
    plays = [key for key in keys if key in CARD_OF_PLAY]
    if plays:
        return max(plays, key=lambda key: eagerness(g, seat, CARD_OF_PLAY[key]))
    buys = [key for key in keys if key in CARD_OF_RECRUIT]
    if buys:
        return max(buys, key=lambda key: wanted(g, CARD_OF_RECRUIT[key]))
    return board_action(g, seat, keys)


def eagerness(g: State, seat: Seat, card: int) -> float:
    """Which card comes first: costs that eat hand cards while there is chaff, then what draws, then the rest."""
    words = str(CARDS[DESIGN[card]].effect)
    chaff = sum(COST[other] == NO_COST for other in g.hands[seat] if other != card)
    if ("devour_hand" in words or IS_OUTCAST[card]) and chaff:
        return 10.0
    if "draw" in words or "promote_top" in words:
        return 8.0
    return 5.0 if COST[card] != NO_COST else 1.0


def board_action(g: State, seat: Seat, keys: list[str]) -> str:
    """The basic action that brings most for its power; the turn ends when none brings anything."""
    base = evaluate(g, seat)
    best, best_gain = "end", 0.01
    if "deploy" in keys:
        gain = 1.0 if g.barracks[seat] == 0 else best_deploy(g, seat) - base
        if gain > best_gain:
            best, best_gain = "deploy", gain
    if "assassinate" in keys:
        gain = (best_assassination(g, seat) - base) / 3
        if gain > best_gain:
            best, best_gain = "assassinate", gain
    if "return_spy" in keys:
        gain = (best_spy_return(g, seat) - base) / 3
        if gain > best_gain:
            best = "return_spy"
    return best


def trial(g: State) -> State:
    """A copy to try something on; it tells nobody."""
    twin = g.copy()
    twin.log = SILENCE
    return twin


def best_deploy(g: State, seat: Seat) -> float:
    """How good the table gets by the best deployment; minus infinity if there is none."""
    found = float("-inf")
    for node in nodes_of(deploy_nodes(g, seat)):
        twin = trial(g)
        put(twin, seat, node)
        twin.barracks[seat] -= 1
        found = max(found, evaluate(twin, seat))
    return found


def best_assassination(g: State, seat: Seat) -> float:
    """How good the table gets by the best assassination; minus infinity if there is none."""
    found = float("-inf")
    for color, mask in enumerate(troop_masks(g, seat, ENEMY, presence(g, seat))):
        for node in nodes_of(mask):
            twin = trial(g)
            assassinate(twin, seat, color, node)
            found = max(found, evaluate(twin, seat))
    return found


def best_spy_return(g: State, seat: Seat) -> float:
    """How good the table gets by sending the best spy home; minus infinity if there is none."""
    found = float("-inf")
    for color, mask in enumerate(spy_masks(g, seat, presence(g, seat))):
        for site in nodes_of(mask):
            twin = trial(g)
            return_spy(twin, seat, color, site)
            found = max(found, evaluate(twin, seat))
    return found


def option(g: State, seat: Seat, keys: list[str]) -> str:
    """The option that promises most."""
    steps = {choice.ref: choice.steps for choices in OPTIONS for choice in choices if choice.ref in keys}
    return max(keys, key=lambda key: sum(expected(g, seat, step) for step in steps[key]))


def pay_with_card(g: State, seat: Seat, keys: list[str]) -> str:
    """Pay with the weakest card, but not with a good one."""
    cards = [CARD_OF_REF[key] for key in keys if key != PASS]
    worst = min(cards, key=lambda card: QUALITY[card] + 0.3 * DECK_VP[card])
    if QUALITY[worst] > 2.0:
        return PASS
    return next(key for key in keys if CARD_OF_REF.get(key) == worst)


def pay_with_circle(g: State, seat: Seat, keys: list[str]) -> str:
    """Pay with a card of the inner circle that is worth next to nothing there."""
    cards = [CARD_OF_REF[key] for key in keys if key != PASS]
    worst = min(cards, key=lambda card: CIRCLE_VP[card])
    return next(key for key in keys if CARD_OF_REF.get(key) == worst) if CIRCLE_VP[worst] <= 2 else PASS


def pay_with_spy(g: State, seat: Seat, keys: list[str]) -> str:
    """Return the spy whose site has most enemy troops: effects at its site like that, others do not mind."""
    spies = [key for key in keys if key in SPY_OF_REF]
    if not spies:
        return keys[-1]

    def enemies(key: str) -> int:
        site = SPY_OF_REF[key][1]
        return sum(held >> site & 1 for color, held in enumerate(g.live.at) if color != seat)

    return max(spies, key=enemies)


def more_spies(g: State, seat: Seat, keys: list[str]) -> str:
    """Return another spy only from a site where others stand as well."""
    best = pay_with_spy(g, seat, keys)
    if best not in SPY_OF_REF:
        return STOP
    site = SPY_OF_REF[best][1]
    return best if any(held >> site & 1 for color, held in enumerate(g.live.at) if color != seat) else STOP


def leader(g: State, seat: Seat, keys: list[str]) -> str:
    """The strongest opponent."""
    return max(keys, key=lambda key: sum(score(g, int(key.partition(":")[2])).values()))


def lift_best(g: State, seat: Seat, keys: list[str]) -> str:
    """The troop whose absence helps most."""

    def without(key: str) -> float:
        twin = trial(g)
        lift(twin, *TROOP_OF_REF[key])
        return evaluate(twin, seat)

    troops = [key for key in keys if key in TROOP_OF_REF]
    best = max(troops, key=without)
    return STOP if STOP in keys and without(best) <= evaluate(g, seat) else best


def own_trophy(g: State, seat: Seat, keys: list[str]) -> str:
    """Own troops come back; others rather stay where they are."""
    own = [key for key in keys if key.endswith(f"-{COLORS[seat]}")]
    return own[0] if own else STOP if STOP in keys else keys[0]


def crowded_site(g: State, seat: Seat, keys: list[str]) -> str:
    """The site with most enemy troops."""

    def enemies(key: str) -> int:
        spaces = NODE_SPACES[SITE_OF_REF[key]]
        return sum((mask & spaces).bit_count() for color, mask in enumerate(g.troops) if color != seat)

    return max((key for key in keys if key != STOP), key=enemies)


def dearest(g: State, seat: Seat, keys: list[str]) -> str:
    """The card with the highest cost: to play it, or to take it from the others."""
    return max(keys, key=lambda key: QUALITY[CARD_OF_REF[key]])


def first(g: State, seat: Seat, keys: list[str]) -> str:
    """Whatever is offered first."""
    return keys[0]


def never(g: State, seat: Seat, keys: list[str]) -> str:
    """Whatever is offered last, which is to decline."""
    return keys[-1]


JUDGES: Final[dict[str, Callable[[State, Seat, list[str]], str | None]]] = {
    "main": main,
    "option": option,
    "pay_devour": pay_with_card,
    "pay_discard": pay_with_card,
    "pay_circle": pay_with_circle,
    "pay_spy": pay_with_spy,
    "pay_spies": pay_with_spy,
    "pay_more_spies": more_spies,
    "pay_this": first,
    "outcast_for": leader,
    "discard_for": leader,
    "hall": leader,
    "move": lift_best,
    "trophy": own_trophy,
    "one_site": crowded_site,
    "play_from": dearest,
    "swap_market": dearest,
    "spy_back": never,
    "react": first,
    "focus": first,
    "late": first,
    "spy_order": first,
}
