"""A turn: its start and its main phase (TU-TURN, TU-RES, TU-ACT).

Each decision of the main phase is one beat: play a card, take a basic action, or end the phase.

Not here: the end-of-turn steps (end_of_turn.py).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.tyrants.pieces.events import TurnBegun
from gruft.games.tyrants.pieces.minions import CARD_OF_PLAY, CARD_OF_RECRUIT, COST, PLAY_REFS, RECRUIT_REFS
from gruft.games.tyrants.rules.control import marker_influence
from gruft.games.tyrants.rules.market import offered, recruit, recruit_refusal
from gruft.games.tyrants.rules.playing import play_card
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.spies import return_spy
from gruft.games.tyrants.rules.targets import (
    BASIC_ACTION,
    ENEMY,
    Aim,
    Question,
    pick_spy,
    pick_troop,
    spy_masks,
    spy_refusal,
    troop_masks,
    troop_refusal,
)
from gruft.games.tyrants.rules.troops import assassinate, can_deploy, deploy
from gruft.games.tyrants.state import State
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

PRICE: Final = {"deploy": 1, "assassinate": 3, "return_spy": 3}
END: Final = "end"
MAY_END: Final = {END: None}
"""Nobody has to play all cards or spend everything (TU-TURN-04)."""
ASSASSINATE: Final = Aim(ENEMY, "TU-ASSA-02", "TU-ASSA-01")


def turn(g: State) -> str:
    """A turn begins: an empty pool, then the influence of held markers."""
    if g.active == g.first:
        g.round += 1
    g.power = g.influence = g.paid_markers = 0
    marker_influence(g)
    note(g, TurnBegun, g.active, g.round, g.influence)
    return "main"


def main(g: State) -> Flow[str]:
    """One decision of the main phase."""
    offer = main_keys(g)
    why = partial(main_refusal, g)
    pool: dict[str, Arg] = {"power": g.power, "influence": g.influence}
    key = yield Question(g.active, "main", offer, partial(main_candidates, g), why, pool, MAY_END)
    if key == END:
        return "late"
    if key in CARD_OF_PLAY:
        card = CARD_OF_PLAY[key]
        g.hands[g.active].remove(card)
        yield from play_card(g, g.active, card)
    elif key in CARD_OF_RECRUIT:
        card = CARD_OF_RECRUIT[key]
        g.influence -= COST[card]
        recruit(g, g.active, card, COST[card])
    else:
        g.power -= PRICE[key]
        yield from BASIC_ACTIONS[key](g)
    return "main"


def main_keys(g: State) -> list[str]:
    """Everything the active player may do now."""
    keys = [PLAY_REFS[card] for card in g.hands[g.active]]
    if g.power:
        keys += [word for word, price in PRICE.items() if price <= g.power and action_refusal(g, word) is None]
    if g.influence:
        influence = g.influence
        keys += [RECRUIT_REFS[card] for card in offered(g) if COST[card] <= influence]
    return keys


def main_candidates(g: State) -> dict[str, str]:
    """What a player might try in the main phase."""
    known = {PLAY_REFS[card]: PLAY_REFS[card] for card in g.hands[g.active]}
    known.update({word: word for word in PRICE})
    for card in offered(g) + g.outcasts[-1:] + g.devoured[-1:]:
        known[RECRUIT_REFS[card]] = RECRUIT_REFS[card]
    return known


def main_refusal(g: State, key: str) -> Refusal | None:
    """Why the active player may not do this now."""
    if key in PRICE:
        return action_refusal(g, key)
    if key in CARD_OF_RECRUIT:
        return recruit_refusal(g, CARD_OF_RECRUIT[key])
    return None


def action_refusal(g: State, word: str) -> Refusal | None:
    """Why a basic action is impossible: too little power, or nothing to do it to."""
    if g.power < PRICE[word]:
        return refuse("action.too_little_power", rule="TU-BAD-03", price=PRICE[word], power=g.power)
    seat = g.active
    if word == "deploy":
        return None if can_deploy(g, seat) else refuse("deploy.nowhere", rule="TU-DEPLOY-04")
    if word == "assassinate":
        found = any(troop_masks(g, seat, ENEMY, presence(g, seat)))
        return None if found else refuse("assassinate.no_target", rule="TU-ASSA-01")
    found = any(spy_masks(g, seat, presence(g, seat)))
    return None if found else refuse("return_spy.no_target", rule="TU-RET-04")


def deploy_for_power(g: State) -> Flow[None]:
    """Deploy a troop (1 power)."""
    yield from deploy(g, g.active, "deploy_basic", {}, BASIC_ACTION, PRICE["deploy"])


def assassinate_for_power(g: State) -> Flow[None]:
    """Assassinate a troop (3 power)."""
    area = presence(g, g.active)
    why = partial(troop_refusal, g, g.active, ASSASSINATE, area)
    masks = troop_masks(g, g.active, ENEMY, area)
    troop = yield from pick_troop(g, g.active, "assassinate_basic", masks, why, {}, BASIC_ACTION)
    assert troop is not None
    assassinate(g, g.active, *troop, PRICE["assassinate"])


def return_spy_for_power(g: State) -> Flow[None]:
    """Return an enemy spy (3 power)."""
    masks = spy_masks(g, g.active, presence(g, g.active))
    why = partial(spy_refusal, g, g.active, False)
    spy = yield from pick_spy(g, g.active, "return_spy_basic", masks, why, {}, BASIC_ACTION)
    assert spy is not None
    return_spy(g, g.active, *spy, PRICE["return_spy"])


BASIC_ACTIONS: Final = {
    "deploy": deploy_for_power,
    "assassinate": assassinate_for_power,
    "return_spy": return_spy_for_power,
}
