"""What may lie on the table, but not at every beat. Refused when a position is opened.

Not here: what can never be (invariants.py, shape.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.tables import PURPLE, WHITE
from gruft.games.domains.state import State
from gruft.table.rules import Refusal, refuse

AT_A_PLACE = ("resolve", "builders", "charm")
OUT_WITH_MINIONS = ("place_minion", "after_minions", "resolution_phase", *AT_A_PLACE)


def misplaced(g: State, beat: str) -> list[Refusal]:
    """Everything on the table that cannot be there at this beat.

    A visit lasts while its minion buys (DD-RUL-42); minions act at the place that is being resolved (DD-RES-06); the
    white and the purple one stand on the City Board only between being placed and being resolved (DD-MINION-05).
    """
    if g.visit is not None and beat != "builders":
        return [refuse("misplaced.visit", "DD-RUL-42", beat=beat)]
    if g.place < 0 and beat in AT_A_PLACE:
        return [refuse("misplaced.place", "DD-RES-06", beat=beat)]
    if beat not in OUT_WITH_MINIONS and any(minion in (WHITE, PURPLE) for minion in (*g.board, *g.guild)):
        return [refuse("misplaced.lent", "DD-MINION-05", beat=beat)]
    return []
