"""Lasting effects that lie on a figure or on nothing (DE-HTURN-01, DE-OLT-01, DE-R-54).

A mark has a name, who made it, on whom it lies and until when. The turn chapters end marks at their moments.
"""

from __future__ import annotations

from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.pieces.marks import (
    BY_TURN_END,
    BY_TURN_START,
    NEXT_ATTACK,
    OL_TURN_START,
    ON_TURN_END,
    QUEST_END,
    ROUND_END,
    TURN_END,
    Mark,
)
from gruft.games.descent.state import State

__all__ = [
    "BY_TURN_END",
    "BY_TURN_START",
    "NEXT_ATTACK",
    "OL_TURN_START",
    "ON_TURN_END",
    "QUEST_END",
    "ROUND_END",
    "TURN_END",
    "add_mark",
    "drop_mark",
    "end_marks",
    "end_marks_off_heroes",
    "has_mark",
    "marks_of",
]


def add_mark(g: State, name: str, by: int, on: int, until: int, number: int = 0) -> None:
    """Remember something until its time is over; the same mark may lie twice."""
    g.marks.append(Mark(name, by, on, until, number))


def has_mark(g: State, name: str, on: int = NOBODY) -> bool:
    """Whether this effect lies on the figure (NOBODY: on anybody)."""
    return any(mark.name == name and on in (NOBODY, mark.on) for mark in g.marks)


def marks_of(g: State, name: str) -> list[Mark]:
    """All marks of a name, oldest first."""
    return [mark for mark in g.marks if mark.name == name]


def drop_mark(g: State, name: str, on: int = NOBODY) -> None:
    """Take this effect off the figure (NOBODY: off everybody)."""
    g.marks[:] = [mark for mark in g.marks if mark.name != name or on not in (NOBODY, mark.on)]


def end_marks(g: State, until: int, by: int = NOBODY, on: int = NOBODY) -> None:
    """The moment `until` has come (for effects made `by`, or lying `on`, this figure)."""
    if g.marks:
        g.marks[:] = [
            mark
            for mark in g.marks
            if mark.until != until or (by != NOBODY and mark.by != by) or (on != NOBODY and mark.on != on)
        ]


def end_marks_off_heroes(g: State) -> None:
    """A new encounter: effects on monsters, tokens and spaces end (DE-R-54)."""
    g.marks[:] = [mark for mark in g.marks if 0 <= mark.on < g.nh and not mark.name.startswith("token:")]
