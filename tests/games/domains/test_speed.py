"""Speed has a budget: far below what an idle machine does, so that only a real slip fails."""

from __future__ import annotations

import time

from gruft.table.chance import FastChance
from gruft.table.opening import light_table, open_table

DECISIONS_PER_SECOND = 12_000
FORKS_PER_SECOND = 5_000


def test_random_play_is_fast() -> None:
    dice = FastChance(1)
    decisions = 0
    start = time.process_time()
    while decisions < 6_000:
        table = light_table("domains", 5, FastChance(dice.below(1 << 30)))
        while not table.over:
            ask = table.asks[0]
            decisions += len(ask.keys) > 1
            table.answer(ask.seat, dice.pick(ask.keys))

    assert decisions / (time.process_time() - start) > DECISIONS_PER_SECOND


def test_forks_are_fast() -> None:
    dice = FastChance(2)
    table = open_table("domains", 5, "forks")
    for _ in range(120):
        ask = table.asks[0]
        table.answer(ask.seat, dice.pick(ask.keys))
    start = time.process_time()
    for _ in range(500):
        table.fork()

    assert 500 / (time.process_time() - start) > FORKS_PER_SECOND
