"""Games of Descent played to their end, at random with a little sense, and looked at on the way."""

from __future__ import annotations

from collections.abc import Mapping

from gruft.table.chance import FastChance
from gruft.table.opening import light_table, open_table
from gruft.table.table import Accepted, Table
from tests.games.descent.golden import choose
from tests.harness import Check, telling

MOST_ANSWERS = 20_000


def random_game(
    seed: int, options: Mapping[str, object], sense: int, check: Check | None, every: int = 1, live: bool = False
) -> Table:
    """One game with these options to its end; the number of seats follows from the seed."""
    seats, chosen = 2 + seed % 4, dict(options)
    if live:
        table = open_table("descent", seats, f"random {seed}", chosen)
    else:
        table = light_table("descent", seats, FastChance(seed + 77), chosen)
    with telling(f"random_game({seed}): {seats} seats, {chosen}"):
        return to_the_end(table, FastChance(seed), sense, check, every)


def to_the_end(table: Table, dice: FastChance, sense: int, check: Check | None, every: int = 1) -> Table:
    """Answer until the table is over; `check` looks at it after every so many answers."""
    for number in range(MOST_ANSWERS):
        if table.over:
            return table
        seat, key = choose(table, dice, sense, sense)
        assert isinstance(table.answer(seat, key), Accepted)
        if check is not None and number % every == 0:
            check(table, dice)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")
