"""Masters of the Domain, the variant: ten lords on five two-sided cards (DD-MASTER, DD-SETUP-04).

Masters with a benefit before the game are handled by set-up; Kragh's and Tobren's benefits are looked up where they
count (combat.py, guild.py). Here are those that are used like a henchman.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.domains import effects
from gruft.games.domains.content import MASTERS
from gruft.games.domains.domain import draw_and_place
from gruft.games.domains.effects import Play
from gruft.games.domains.effects.domain import flip_one, flip_refusal
from gruft.games.domains.events import BuildingTaken, MasterUsed
from gruft.games.domains.henchmen.base import (
    CARD_COSTS,
    ELSEWHERE,
    card_cost_refusal,
    hidden_free,
    item_cost,
    no_target,
    pay_cards,
    when,
    window_of,
)
from gruft.games.domains.items import cost_refusal, pay_cost
from gruft.games.domains.state import FROM_HENCHMEN, State
from gruft.games.domains.tables import BUILDING_KEY, MASTER_KEY, MASTER_OF, OWN_SPACES
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose, must
from gruft.table.news import note
from gruft.table.rules import Refusal, refuse

MASTER_WINDOW: Final = [
    window_of(card.phase, card.point, "optional")
    if card.kind == "in_game" and card.point in ("window", "any")
    else ELSEWHERE
    for card in MASTERS
]
MASTER_COST: Final = [item_cost(card.cost) for card in MASTERS]
MASTER_CARDS: Final = [{name: n for name, n in card.cost.items() if name in CARD_COSTS} for card in MASTERS]
MASTER_WORDS: Final = [effects.read(card.do) for card in MASTERS]
CASSIAN: Final = MASTER_OF["cassian"]
MORWEN: Final = MASTER_OF["morwen_ashgrove"]
COUNTESS: Final = MASTER_OF["pale_countess"]
JESSAMINE: Final = MASTER_OF["jessamine_crow"]


def master_refusal(g: State, seat: Seat, master: int, window: int, *, public: bool = False) -> Refusal | None:
    """Why a Master's benefit cannot be used in this window now."""
    if MASTER_WINDOW[master] != window:
        phase = when(MASTERS[master].phase)
        return refuse("master.wrong_phase", "DD-MASTER-03", master=MASTER_KEY[master], when=phase)
    uses = MASTERS[master].uses
    if uses and g.master_uses[seat] >= uses:
        return refuse("master.used_up", "DD-MASTER-03", master=MASTER_KEY[master], uses=uses)
    cost = MASTER_COST[master]
    refusal = cost_refusal(g, seat, hidden_free(cost) if public else cost, "DD-MASTER-03")
    refusal = refusal or card_cost_refusal(g, seat, MASTER_CARDS[master], -1)
    if refusal is None and master == CASSIAN:
        able = any(flip_refusal(g, True, "religion", space) is None for space in OWN_SPACES[seat])
        return None if able else no_target("own_religion")
    return refusal


def use_master(g: State, seat: Seat) -> Flow[None]:
    """Pay and do, like a henchman."""
    master = g.master[seat]
    g.master_uses[seat] += 1
    note(g, MasterUsed, seat, MASTER_KEY[master])
    yield from pay_cost(g, seat, MASTER_COST[master])
    yield from pay_cards(g, seat, MASTER_CARDS[master], -1)
    if master == CASSIAN:
        yield from flip_one(g, seat, partial(flip_refusal, g, True, "religion"), to_dark=True, optional=False)
    else:
        yield from effects.run(g, seat, MASTER_WORDS[master], Play(FROM_HENCHMEN, card=MASTER_KEY[master]))


def before_the_game(g: State, seat: Seat) -> Flow[None]:
    """What a Master brings at set-up (DD-MASTER-03); Morwen's spell cards come with the others."""
    master = g.master[seat]
    if MASTERS[master].kind != "pre_game":
        return
    if master == COUNTESS:
        yield from draw_and_place(g, seat)
    elif master == JESSAMINE:
        yield from _pick_building(g, seat)
    else:
        yield from effects.run(g, seat, MASTER_WORDS[master], Play(FROM_HENCHMEN, card=MASTER_KEY[master]))


def _pick_building(g: State, seat: Seat) -> Flow[None]:
    """Jessamine Crow: see the top 3 buildings, keep one, the others go under the deck unseen by others."""
    g.chance.reveal()
    seen = g.building_deck[-3:]
    g.buildings_secret[seat] += seen
    card = must((yield from choose(seat, "keep_building", {BUILDING_KEY[card]: card for card in reversed(seen)})))
    del g.building_deck[-3:]
    g.chance.reveal()
    g.building_deck[:0] = [other for other in seen if other != card]
    g.buildings_secret[seat].remove(card)
    g.plans[seat].append(card)
    note(g, BuildingTaken, seat, BUILDING_KEY[card])
