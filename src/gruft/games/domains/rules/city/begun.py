"""An action is told when its minion begins with it, before what it brings (DD-RES-02)."""

from __future__ import annotations

from gruft.games.domains.pieces.events import ActionTaken
from gruft.games.domains.pieces.tables import SPOT_REFS
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note


def begun(g: State, seat: Seat) -> None:
    """The minion on the space being resolved carries out its action."""
    note(g, ActionTaken, seat, SPOT_REFS[g.spot])
