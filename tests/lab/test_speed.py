"""Speed has tests too: a budget that fails loudly, as a ratio to plain Python on the same machine.

`gruft bench` compares with another engine; here a fixed piece of Python work is the measure, so that the test means the
same on every machine, and processor time is counted, so that a busy machine does not matter.
"""

from __future__ import annotations

import itertools
import resource
import subprocess
import sys
import time

import pytest

from gruft.lab import speed
from gruft.table import opening
from gruft.table.chance import FastChance
from gruft.table.game import Options
from gruft.table.table import Table

STEPS = 200_000
TRIES = 5


def python_steps_per_second() -> float:
    """How often this machine can do a small fixed piece of interpreter work."""
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        table = {n: n for n in range(64)}
        total = 0
        for n in range(STEPS):
            total += table[n & 63]
        assert total
        best = max(best, STEPS / (time.process_time() - start))
    return best


@pytest.mark.parametrize(
    ("slug", "steps_per_decision", "steps_per_fork"),
    [("lords", 400, 1000), ("tyrants", 450, 600), ("domains", 900, 1000), ("descent", 1800, 2200)],
)
def test_play_and_forks_stay_within_budget(slug: str, steps_per_decision: int, steps_per_fork: int) -> None:
    """About twice what a quiet machine needs; the better of a few tries, each beside its own measure."""
    assert any(
        speed.decisions_per_second(slug, 0.3) > python_steps_per_second() / steps_per_decision for _ in range(TRIES)
    )
    assert any(speed.forks_per_second(slug, 0.2) > python_steps_per_second() / steps_per_fork for _ in range(TRIES))


@pytest.mark.parametrize("slug", ["lords", "tyrants", "domains", "descent"])
def test_a_table_fits_into_two_megabytes(slug: str) -> None:
    assert speed.table_kilobytes(slug) < 2048


def test_the_help_comes_at_once() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "gruft.cli", "--help"], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)

    assert (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime) < 0.5


def test_descent_is_measured_over_all_its_quests() -> None:
    quests = [options["quest"] for options in speed.every_quest()]

    assert len(quests) == len(set(quests)) == 20
    assert all(first in speed.every_quest() for first in speed.FIRST_QUESTS)


def test_every_kind_of_game_is_played_to_its_end_however_short_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Table] = []

    def light_table(slug: str, seats: int, chance: FastChance, options: Options) -> Table:
        opened.append(opening.light_table(slug, seats, chance, options))
        return opened[-1]

    monkeypatch.setattr(speed, "light_table", light_table)
    ticks = itertools.count()

    speed.decisions_per_second("lords", 1.5, clock=lambda: next(ticks), kinds=({"rules": "full"}, {"rules": "first"}))

    assert [table.over for table in opened] == [True, True]
