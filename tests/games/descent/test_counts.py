"""How many decisions lie ahead of fixed positions, their order, and how fast they are taken."""

from __future__ import annotations

import time

from gruft.table.chance import FastChance
from gruft.table.opening import light_table, open_table
from gruft.table.table import Table
from tests.games.descent.quest_table import fresh, ready, say, until


def perft(table: Table, depth: int) -> int:
    """How many sequences of `depth` answers there are, always from the first seat that is asked."""
    if depth == 0 or table.over:
        return 1
    ask = table.asks[0]
    if depth == 1:
        return len(ask.keys)
    count = 0
    for key in ask.keys:
        twin = table.fork()
        twin.answer(ask.seat, key)
        count += perft(twin, depth - 1)
    return count


def hero_turn() -> Table:
    return until(say(ready(2), "hero:jain_fairwood"), "act")


def test_how_many_ways_lead_on_from_set_up() -> None:
    assert [perft(fresh(2), depth) for depth in (1, 2, 3)] == [8, 16, 112]


def test_how_many_ways_lead_on_from_a_hero_turn_and_in_which_order() -> None:
    table = hero_turn()

    assert table.asks[0].keys == ["fatigue", "move", "rest", "feat", "end"]
    assert [perft(table, depth) for depth in (1, 2, 3)] == [5, 29, 142]


def test_how_many_ways_lead_on_from_an_activation() -> None:
    table = until(ready(2), "monster_act")

    assert [perft(table, depth) for depth in (1, 2, 3)] == [2, 16, 90]


def test_random_play_takes_fifteen_thousand_decisions_a_second() -> None:
    """Measured in processor time, best of three, on a machine that has other things to do: half of the goal."""
    best = 0.0
    for attempt in range(3):
        dice = FastChance(attempt)
        counted = 0
        start = time.process_time()
        for seed in range(4):
            table = light_table("descent", 5, FastChance(seed + 10 * attempt))
            for _ in range(1200):
                if table.over:
                    break
                ask = table.asks[0]
                counted += len(ask.keys) > 1
                table.answer(ask.seat, ask.keys[dice.below(len(ask.keys))])
        best = max(best, counted / (time.process_time() - start))
    assert best >= 7_500


def test_a_table_forks_three_thousand_times_a_second() -> None:
    table = open_table("descent", 5, "forks")
    dice = FastChance(1)
    for _ in range(150):
        ask = table.asks[0]
        table.answer(ask.seat, dice.pick(ask.keys))

    start = time.process_time()
    for _ in range(300):
        table.fork()

    assert 300 / (time.process_time() - start) >= 3_000
