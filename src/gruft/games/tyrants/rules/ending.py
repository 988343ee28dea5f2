"""How the end of the game is triggered (TU-END-01, TU-END-02, TU-END-04).

Once triggered it stays so; the round is played to its end (end_of_turn.py).
"""

from __future__ import annotations

from gruft.games.tyrants.pieces.events import EndTriggered
from gruft.games.tyrants.state import State
from gruft.table.events import note


def trigger_end(g: State, reason: str) -> None:
    """The first reason counts."""
    if not g.ending:
        g.ending = reason
        note(g, EndTriggered, f"ending:{reason}")
