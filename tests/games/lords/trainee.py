"""A table with one training scenario on it."""

from __future__ import annotations

from gruft.table.opening import open_table
from tests.games.lords.lords import Game


def trainee(scenario: str) -> Game:
    """The scenario before its first round."""
    return Game(open_table("lords", 1, "training", {"training": scenario}))
