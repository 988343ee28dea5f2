"""Masters of the Domain, the variant: ten lords on five two-sided cards (DD-MASTER, DD-VARIANT, DD-SETUP-04).

Kragh's, Tobren's and Morwen's benefits are looked up where they count (combat, the Builders' Guild, set-up).

Not here: Masters who are their own little rule (cards/masters.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from gruft.games.domains.pieces.content import MASTERS
from gruft.games.domains.pieces.events import MasterUsed
from gruft.games.domains.pieces.numbers import FROM_HENCHMEN
from gruft.games.domains.pieces.tables import MASTER_OF, MASTER_REFS
from gruft.games.domains.rules.basics.items import cost_refusal, pay_cost
from gruft.games.domains.rules.playing import effects
from gruft.games.domains.rules.playing.effects import Play, Word
from gruft.games.domains.rules.playing.henchmen import (
    CARD_COSTS,
    ELSEWHERE,
    card_cost_refusal,
    hidden_free,
    item_cost,
    pay_cards,
    when,
    window_of,
)
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, caused
from gruft.table.rules import Refusal, refuse

MASTER_WINDOW: Final = [
    window_of(card.phase, card.point, "optional")
    if card.kind == "in_game" and card.point in ("window", "any")
    else ELSEWHERE
    for card in MASTERS
]
MASTER_COST: Final = [item_cost(card.cost) for card in MASTERS]
MASTER_CARDS: Final = [{name: n for name, n in card.cost.items() if name in CARD_COSTS} for card in MASTERS]
MORWEN: Final = MASTER_OF["morwen_ashgrove"]

Use = Callable[[State, Seat], Flow[None]]
Needs = Callable[[State, Seat], Refusal | None]


@dataclass(frozen=True, slots=True)
class MasterRule:
    """How one Master works who is not made of words."""

    use: Use
    needs: Needs | None = None


MASTER_RULES: dict[int, MasterRule] = {}


def master(name: str, needs: Needs | None = None) -> Callable[[Use], Use]:
    """Register what a Master does."""

    def register(use: Use) -> Use:
        MASTER_RULES[MASTER_OF[name]] = MasterRule(use, needs)
        return use

    return register


@cache
def words_of(card: int) -> list[Word]:
    """The steps of a Master's benefit."""
    return effects.read(MASTERS[card].do)


def master_refusal(g: State, seat: Seat, master: int, window: int, *, public: bool = False) -> Refusal | None:
    """Why a Master's benefit cannot be used in this window now."""
    if MASTER_WINDOW[master] != window:
        phase = when(MASTERS[master].phase)
        return refuse("master.wrong_phase", "DD-MASTER-03", master=MASTER_REFS[master], when=phase)
    uses = MASTERS[master].uses
    if uses and g.master_uses[seat] >= uses:
        return refuse("master.used_up", "DD-MASTER-03", master=MASTER_REFS[master], uses=uses)
    cost = MASTER_COST[master]
    refusal = cost_refusal(g, seat, hidden_free(cost) if public else cost, "DD-MASTER-03")
    refusal = refusal or card_cost_refusal(g, seat, MASTER_CARDS[master], -1)
    rule = MASTER_RULES.get(master)
    return refusal or (rule.needs(g, seat) if rule is not None and rule.needs is not None else None)


def use_master(g: State, seat: Seat) -> Flow[None]:
    """Pay and do, like a henchman."""
    master = g.master[seat]
    g.master_uses[seat] += 1
    note(g, MasterUsed, seat, MASTER_REFS[master])
    yield from caused(MASTER_REFS[master], pay_cost(g, seat, MASTER_COST[master]))
    yield from caused(MASTER_REFS[master], pay_cards(g, seat, MASTER_CARDS[master], -1))
    yield from _benefit(g, seat, master)


def before_the_game(g: State, seat: Seat) -> Flow[None]:
    """What a Master brings at set-up (DD-MASTER-03); Morwen's spell cards come with the others."""
    master = g.master[seat]
    if MASTERS[master].kind == "pre_game":
        yield from _benefit(g, seat, master)


def _benefit(g: State, seat: Seat, master: int) -> Flow[None]:
    rule = MASTER_RULES.get(master)
    if rule is not None:
        flow = rule.use(g, seat)
    else:
        flow = effects.run(g, words_of(master), Play(seat, FROM_HENCHMEN, card=MASTER_REFS[master]))
    yield from caused(MASTER_REFS[master], flow)
