"""Using a henchman: his phase, his uses, State of Decay, his price (DD-HENCH-01, 02, 05, 06; DD-RUL-18, 56).

Whether a window is opened for a henchman follows from public facts: coins and Evil, which others cannot see, count as
there (`public`).

Not here: how henchmen come and go (rules/basics/servants.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from gruft.games.domains.pieces.content import HENCHMEN
from gruft.games.domains.pieces.events import HenchmanUsed
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    COINS,
    DEFEND,
    END_OF_TURN,
    EVIL,
    HENCHMAN_OF,
    HENCHMAN_REFS,
    ITEM_OF,
    MERCENARY,
    MONSTER_REFS,
    N_BLACK,
    PREPARATION,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import discard_spell, hand_keys
from gruft.games.domains.rules.basics.domain import decays, lift, monsters_of, out_of_game, strip
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import cost_refusal, pay_cost
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, caused
from gruft.table.rules import Refusal, refuse

PRODUCTION: Final = 5
FOREMAN: Final = 6
ELSEWHERE: Final = 7
"""Windows besides those of the spells; ELSEWHERE: passive, or asked at a point of its own."""

_WINDOW = {
    "preparation": PREPARATION,
    "adventure": DEFEND,
    "end_of_turn": END_OF_TURN,
    "production": PRODUCTION,
}


def window_of(phase: str, point: str, mode: str) -> int:
    """When a henchman may act by choice; what happens by itself has no window."""
    if point == "before_building":
        return FOREMAN
    return _WINDOW.get(phase, ELSEWHERE) if mode == "optional" else ELSEWHERE


H_WINDOW: Final = [window_of(card.phase, card.point, card.mode) for card in HENCHMEN]
CARD_COSTS: Final = ("henchmen", "monsters", "spells")


def item_cost(cost: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """The price of a henchman in items; cards to be paid are counted elsewhere."""
    return tuple(
        (ANY_ELEMENT if name == "any_element" else ITEM_OF[name], n)
        for name, n in cost.items()
        if name not in CARD_COSTS
    )


H_COST: Final = [item_cost(card.cost) for card in HENCHMEN]
H_CARDS: Final = [{name: n for name, n in card.cost.items() if name in CARD_COSTS} for card in HENCHMEN]
ZASCH: Final = HENCHMAN_OF["zasch"]

Use = Callable[[State, Seat], Flow[None] | None]
Needs = Callable[[State, Seat], Refusal | None]


@dataclass(frozen=True, slots=True)
class HenchmanRule:
    """How one henchman works."""

    use: Use
    needs: Needs | None = None
    pays_himself: bool = False


HENCHMAN_RULES: dict[int, HenchmanRule] = {}


def henchman(name: str, needs: Needs | None = None, *, pays_himself: bool = False) -> Callable[[Use], Use]:
    """Register what a henchman does."""

    def register(use: Use) -> Use:
        HENCHMAN_RULES[HENCHMAN_OF[name]] = HenchmanRule(use, needs, pays_himself)
        return use

    return register


BEFORE_ADVENTURE: list[Callable[[State], Flow[None] | None]] = []
"""What may be done at the start of the Adventure phase; None if there is nothing to ask."""


def before_adventure(act: Callable[[State], Flow[None] | None]) -> Callable[[State], Flow[None] | None]:
    """Register somebody who may act at the start of the Adventure phase (DD-ADV-02)."""
    BEFORE_ADVENTURE.append(act)
    return act


@dataclass(frozen=True, slots=True)
class Helper:
    """A henchman with a point of his own in the Resolution phase."""

    card: int
    may: Callable[[State, Seat], bool]
    use: Callable[[State, Seat], Flow[None]]


AFTER_PLACE: dict[int, Helper] = {}
"""Who may act after all minions of a place are resolved (DD-RES-05)."""


def ready(g: State, seat: Seat, card: int) -> bool:
    """Whether a seat has this henchman and may still use him this round."""
    return card in g.henchmen[seat] and g.uses[card] < HENCHMEN[card].uses


_WHEN = {
    "setup": "setup",
    "preparation": "preparation",
    "resolution": "resolution",
    "foreman": "foreman",
    "adventure": "adventure_defend",
    "production": "production",
    "end_of_turn": "end_of_turn",
    "when_taken": "taken",
}


def when(phase: str) -> str:
    """When a card of this phase works, as a ref to be named."""
    return f"window:{_WHEN[phase]}"


@cache
def no_target(need: str) -> Refusal:
    """There is nothing a card could be used on; `need` says what it would take."""
    return refuse("henchman.no_target", "DD-RUL-80", need=f"need:{need}")


def hidden_free(cost: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """A cost without what others cannot see."""
    return tuple((item, n) for item, n in cost if item not in (COINS, EVIL))


def use_refusal(g: State, seat: Seat, card: int, window: int, *, public: bool = False) -> Refusal | None:
    """Why a henchman cannot be used in this window now (DD-BAD-08, DD-BAD-18)."""
    if H_WINDOW[card] != window:
        phase = when(HENCHMEN[card].phase)
        return refuse("henchman.wrong_phase", "DD-HENCH-01", henchman=HENCHMAN_REFS[card], when=phase)
    record = HENCHMEN[card]
    if record.uses and g.uses[card] >= record.uses:
        return refuse("henchman.used_up", "DD-HENCH-05", henchman=HENCHMAN_REFS[card], uses=record.uses)
    if record.decay and not decays(g, seat):
        return refuse("henchman.no_decay", "DD-HENCH-06", henchman=HENCHMAN_REFS[card])
    refusal = cost_refusal(g, seat, hidden_free(H_COST[card]) if public else H_COST[card], "DD-HENCH-02")
    refusal = refusal or card_cost_refusal(g, seat, H_CARDS[card], card)
    if refusal is not None:
        return refusal
    rule = HENCHMAN_RULES[card]
    return rule.needs(g, seat) if rule.needs is not None else None


def card_cost_refusal(g: State, seat: Seat, cost: dict[str, int], card: int) -> Refusal | None:
    """Why henchmen, monsters or spells that must be discarded are not there."""
    for what, n in cost.items():
        have = len(g.hands[seat]) if what == "spells" else len(_payable(g, seat, what))
        have -= card in g.henchmen[seat] if what == "henchmen" else 0
        if have < n:
            return refuse(f"pay.too_few_{what}", "DD-HENCH-02", need=n, have=have)
    return None


def _payable(g: State, seat: Seat, what: str) -> dict[str, int]:
    if what == "henchmen":
        return {HENCHMAN_REFS[other]: other for other in g.henchmen[seat]}
    if what == "monsters":
        return {MONSTER_REFS[monster]: monster for monster in monsters_of(g, seat) if monster != MERCENARY}
    return hand_keys(g, seat)


def pay_cards(g: State, seat: Seat, cost: dict[str, int], card: int) -> Flow[None]:
    """Discard what the price asks for, chosen one by one (DD-RUL-51, 54)."""

    def himself(other: int) -> Refusal | None:
        return refuse("henchman.himself", "DD-BAD-08", henchman=HENCHMAN_REFS[card]) if other == card else None

    for what, n in cost.items():
        refusal = himself if what == "henchmen" else None
        for _ in range(n):
            able = _payable(g, seat, what)
            paid = yield from pick(seat, f"give_{what}", able, refusal, rule="DD-HENCH-02", forced=True)
            if what == "henchmen":
                servants.discard(g, seat, paid)
            elif what == "monsters":
                discard_monster(g, paid)
            else:
                discard_spell(g, seat, paid)


def discard_monster(g: State, monster: int) -> None:
    """A black-banner monster goes to its discard pile, a yellow one leaves the game (DD-RUL-51)."""
    lift(g, monster)
    if monster < N_BLACK:
        strip(g, monster)
        g.monster_discard.append(monster)
    else:
        out_of_game(g, monster)


def use(g: State, seat: Seat, card: int) -> Flow[None]:
    """Pay and do; some leave afterwards."""
    g.uses[card] += 1
    note(g, HenchmanUsed, seat, HENCHMAN_REFS[card])
    rule = HENCHMAN_RULES[card]
    if not rule.pays_himself:
        yield from caused(HENCHMAN_REFS[card], pay_cost(g, seat, H_COST[card]))
        yield from caused(HENCHMAN_REFS[card], pay_cards(g, seat, H_CARDS[card], card))
    if HENCHMEN[card].discard:
        servants.discard(g, seat, card)
    flow = rule.use(g, seat)
    if flow is not None:
        yield from caused(HENCHMAN_REFS[card], flow)
