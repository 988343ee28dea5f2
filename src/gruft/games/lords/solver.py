"""The training scenarios solved by trying everything (DL-TRAIN-06).

There is no chance in a scenario and the stock is tiny, so every line of play can be followed to its end. The solver
asks the same rules as the players do: it forks the table, gives every possible answer and remembers what it has
seen. A result is better with fewer conquered tiles, then with more food and gold left.
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.games.lords.pieces.tables import LOST
from gruft.table.table import Table

Score = tuple[int, int]
"""Conquered tiles and, negative, the food and gold that are left: the smaller the better."""


@dataclass(frozen=True)
class Solution:
    """The best result and one line of answers that reaches it."""

    conquered: int
    left: int
    answers: list[str]
    positions: int
    """How many different positions were looked at."""


def solve(table: Table) -> Solution:
    """The best that can be reached from here by the one player at this table."""
    seen: dict[str, tuple[Score, list[str]]] = {}
    score, answers = _best(table, "", seen)
    return Solution(score[0], -score[1], answers, len(seen))


def conquered(table: Table) -> int:
    """How many tiles of the trainee are conquered."""
    return sum(1 for tile in table.state.lords[0].tiles if LOST[tile])


def _best(table: Table, before: str, seen: dict[str, tuple[Score, list[str]]]) -> tuple[Score, list[str]]:
    """The best from here on; `before` is the kind of the last decision, which tells a second blow from a first."""
    if table.over:
        lord = table.state.lords[0]
        return (conquered(table), -(lord.food + lord.gold)), []
    (ask,) = table.asks
    situation = f"{table.hash()} {before} {ask.kind} {ask.args} {ask.keys}"
    if situation not in seen:
        found: list[tuple[Score, list[str]]] = []
        for key in ask.keys:
            branch = table.fork()
            branch.answer(ask.seat, key)
            score, rest = _best(branch, ask.kind, seen)
            found.append((score, [key, *rest]))
        seen[situation] = min(found, key=lambda line: line[0])
    return seen[situation]
