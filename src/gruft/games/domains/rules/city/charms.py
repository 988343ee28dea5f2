"""The Charm window: who may copy the action just carried out (DD-RES-04, DD-RUL-63, 67).

Asked is who has a card with a fitting back and the elements for Charm, in turn order; whether he holds Charm is his
secret.

Not here: what a copied action does (places.py), the asking itself (resolution.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.tables import CHARM
from gruft.games.domains.rules.basics.order import turn_order
from gruft.games.domains.rules.playing.casting import can_pay, may_hold
from gruft.games.domains.state import State
from gruft.table.ask import Seat


def may_charm(g: State, seat: Seat) -> bool:
    """Public facts: the cost of Charm and a card whose back fits."""
    return can_pay(g, seat, CHARM) and may_hold(g, seat, CHARM)


def open_charms(g: State) -> None:
    """An action was carried out: everybody who could may copy it, in turn order."""
    hands = g.hands
    g.charms = [seat for seat in turn_order(g) if hands[seat] and may_charm(g, seat)]
