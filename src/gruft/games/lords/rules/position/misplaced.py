"""What may lie on the table, but not at every beat: minions, chosen orders, plans and battles.

A state alone does not say how far the round is; the beat does. What would be swept away by the next phase, or would
surprise it, is refused when a position is opened.

Not here: what can never be (invariants.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.lords.state import FREE_SPACE, NON_PLAYER, State
from gruft.table.rules import Refusal, refuse

CHOOSING: Final = ("first_orders", "new_round", "choose_orders")
BATTLE: Final = ("trap_step", "fast_spell", "monsters", "slow_spell", "aftermath", "battle_over")
PLANNED: Final = ("planning", "show_card", "battle", *BATTLE)
COMBAT: Final = ("combat_round", *PLANNED, "end_of_combat")
TRAINING: Final = ("first_orders", *COMBAT)


def misplaced(g: State, beat: str) -> list[Refusal]:
    """Everything on the table that cannot be there at this beat."""
    if g.rules.scenario:
        return [] if beat in TRAINING else [refuse("misplaced.training", "DL-TRAIN-01", beat=beat)]
    return _time(g, beat) + _orders(g, beat) + _battle(g, beat)


def _time(g: State, beat: str) -> list[Refusal]:
    """Rounds of Combat are counted in Combat only (DL-COMB-01)."""
    if g.combat_round and beat not in COMBAT:
        return [refuse("misplaced.round", "DL-COMB-01", beat=beat, round=g.combat_round)]
    return []


def _orders(g: State, beat: str) -> list[Refusal]:
    """Orders are chosen for a round, minions stand on the board while they are carried out (DL-ORD-01, -03)."""
    wrong = []
    owners = set(g.spaces) - {FREE_SPACE}
    if owners and (beat not in ("reveal_orders", "carry_out") or (beat == "reveal_orders" and owners != {NON_PLAYER})):
        wrong.append(refuse("misplaced.minions", "DL-ORD-03", beat=beat))
    if any(other.third >= 0 for other in g.others) and beat != "reveal_orders":
        wrong.append(refuse("misplaced.third", "DL-P2-03", beat=beat))
    for seat, lord in enumerate(g.lords):
        who = f"seat:{seat}"
        if lord.orders and beat not in ("reveal_orders", "carry_out", "production"):
            wrong.append(refuse("misplaced.orders", "DL-ORD-01", seat=who, beat=beat))
        if beat == "first_orders" and g.rules.chosen_orders and not lord.drawn:
            wrong.append(refuse("misplaced.drawn", "DL-FULL-01", seat=who, beat=beat))
        if lord.secret_hero >= 0 and beat in CHOOSING:
            wrong.append(refuse("misplaced.gift", "DL-VARIANT-07", seat=who, beat=beat))
    return wrong


def _battle(g: State, beat: str) -> list[Refusal]:
    """A plan lasts from Planning to its battle, a battle through its steps (DL-PLAN-01, DL-BAT-01)."""
    wrong = [
        refuse("misplaced.plan", "DL-PLAN-01", seat=f"seat:{seat}", beat=beat)
        for seat, lord in enumerate(g.lords)
        if lord.battle_cell >= 0 and beat not in PLANNED
    ]
    if g.battle is not None and beat not in BATTLE:
        wrong.append(refuse("misplaced.battle", "DL-BAT-01", beat=beat))
    return wrong
