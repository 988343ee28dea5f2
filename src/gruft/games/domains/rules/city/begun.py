"""An action is told when its minion begins with it, before what it brings; and what it lacked (DD-RES-02)."""

from __future__ import annotations

from typing import Final

from gruft.games.domains.pieces.events import ActionLacked, ActionTaken
from gruft.games.domains.pieces.tables import SPOT_REFS
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.rules import Refusal

LACKING: Final = {
    "pay.too_little": "price",
    "assassin.too_dear": "price",
    "guild.blocked": "blocked",
    "monster.no_space": "space",
    "monster.no_cost": "never",
    "place.nothing_there": "nothing",
}
"""What is told, by why nothing could be carried out."""


def begun(g: State, seat: Seat, what: str = "none") -> None:
    """The minion on the space being resolved carries out its action; `what`: takes this card."""
    note(g, ActionTaken, seat, SPOT_REFS[g.spot], what)


def lacked(g: State, seat: Seat, space: int, missing: Refusal | None) -> None:
    """The minion goes home with nothing done; `missing` says why nothing could be, None that the player declined."""
    if missing is not None:
        note(g, ActionLacked, seat, SPOT_REFS[space], LACKING[missing.code], only=(seat,))
