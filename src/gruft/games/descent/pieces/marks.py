"""Lasting effects and how long they last (DE-HTURN-01, DE-OLT-01, DE-R-54).

Not here: putting them on and ending them (moments/marks.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gruft.games.descent.pieces.kinds import FIGURES
from gruft.table.plain import named

BY_TURN_START, BY_TURN_END, ON_TURN_END, OL_TURN_START, TURN_END, ROUND_END, QUEST_END, NEXT_ATTACK = range(8)
UNTIL_NAMES: Final = (
    "by_turn_start",
    "by_turn_end",
    "on_turn_end",
    "ol_turn_start",
    "turn_end",
    "round_end",
    "quest_end",
    "next_attack",
)
"""`by_…`: a turn of who made it; `on_…`: a turn of who bears it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A lasting effect: its name, who made it, on whom it lies, until when, and a number or space it needs."""

    name: str
    by: int = field(metadata=FIGURES)
    on: int = field(metadata=FIGURES)
    until: int = field(metadata=named(UNTIL_NAMES))
    number: int = 0
