"""Servers whose chance is the same in every run: what a test meets there today, it meets tomorrow.

For tests about pages and people, not about chance: every table has one and the same seed, and a bot's dice follow from
how far its game has come.
"""

from __future__ import annotations

from typing import Any

from gruft.server.http import seats
from gruft.server.tables import opening, workers
from gruft.table import opening as table_opening
from gruft.table.checkpoint import Checkpoint

SEED = "the same in every run"

# What browsers mix into the chance of a table, for the pages of such a server.
NO_CHANCE = "crypto.getRandomValues = bytes => bytes.fill(7)"


def settle() -> None:
    """In the process of a server, before it takes anything."""
    modules: tuple[Any, ...] = (table_opening, opening, seats)
    for module in modules:
        module.new_seed = lambda: SEED
    thought = workers.Thought

    def known(header: Any, checkpoint: Checkpoint, seat: int, level: str, _: int) -> workers.Thought:
        return thought(header, checkpoint, seat, level, checkpoint.answers)

    workers.Thought = known  # type: ignore[misc,assignment]  # the worker processes import their own
