"""Lasting effects that lie on a figure or on nothing (DE-HTURN-01, DE-OLT-01, DE-R-54).

A mark has a name, who made it, on whom it lies and until when. The turn chapters end marks at their moments.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.state import Mark, State

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


def add_mark(g: State, name: str, by: int, on: int, until: int, value: int = 0) -> None:
    g.marks.append((name, by, on, until, value))


def has_mark(g: State, name: str, on: int = NOBODY) -> bool:
    """Whether this effect lies on the figure (NOBODY: on anybody)."""
    return any(mark[0] == name and on in (NOBODY, mark[2]) for mark in g.marks)


def marks_of(g: State, name: str) -> list[Mark]:
    return [mark for mark in g.marks if mark[0] == name]


def drop_mark(g: State, name: str, on: int = NOBODY) -> None:
    """Take this effect off the figure (NOBODY: off everybody)."""
    g.marks[:] = [mark for mark in g.marks if mark[0] != name or on not in (NOBODY, mark[2])]


def end_marks(g: State, until: int, by: int = NOBODY, on: int = NOBODY) -> None:
    """The moment `until` has come (for effects made `by`, or lying `on`, this figure)."""
    if g.marks:
        g.marks[:] = [
            mark
            for mark in g.marks
            if mark[3] != until or (by != NOBODY and mark[1] != by) or (on != NOBODY and mark[2] != on)
        ]


def end_marks_off_heroes(g: State) -> None:
    """A new encounter: effects on monsters, tokens and spaces end (DE-R-54)."""
    g.marks[:] = [mark for mark in g.marks if 0 <= mark[2] < g.nh and not mark[0].startswith("token:")]
