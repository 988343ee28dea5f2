"""Servers whose chance is the same in every run: what a test meets there today, it meets tomorrow.

For tests about pages and people, not about chance: every table has one and the same seed, and a bot's dice follow from
how far its game has come.
"""

from __future__ import annotations

from typing import Any

from gruft.server.http import seats
from gruft.server.tables import opening, workers
from gruft.table import opening as table_opening

SEED = "the same in every run"

# What browsers mix into the chance of a table, for the pages of such a server.
NO_CHANCE = "crypto.getRandomValues = bytes => bytes.fill(7)"


def settle() -> None:
    """In the process of a server, before it takes anything."""
    seeding: tuple[Any, ...] = (table_opening, opening, seats)
    for module in seeding:
        module.new_seed = lambda: SEED
    thinking: Any = workers
    thinking.new_dice = lambda checkpoint: checkpoint.answers
