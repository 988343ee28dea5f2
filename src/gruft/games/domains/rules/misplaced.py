"""What may lie on the table, but not at every beat. Refused when a position is opened.

Not here: what can never be (invariants.py, shape.py).
"""

from __future__ import annotations

from gruft.games.domains.state import State
from gruft.table.rules import Refusal, refuse


def misplaced(g: State, beat: str) -> list[Refusal]:
    """Everything on the table that cannot be there at this beat: a visit lasts while its minion buys (DD-RUL-42)."""
    if g.visit is not None and beat != "builders":
        return [refuse("misplaced.visit", "DD-RUL-42", beat=beat)]
    return []
