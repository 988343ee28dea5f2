"""Speed has tests too: a budget that fails loudly, as a ratio to plain Python on the same machine.

`gruft bench` compares with another engine; here a fixed piece of Python work is the measure, so that the test means the
same on every machine. The budgets leave room for a busy one.
"""

from __future__ import annotations

import time

import pytest

from gruft.lab import speed

STEPS = 200_000


def python_steps_per_second() -> float:
    """How often this machine can do a small fixed piece of interpreter work."""
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        table = {n: n for n in range(64)}
        total = 0
        for n in range(STEPS):
            total += table[n & 63]
        assert total
        best = max(best, STEPS / (time.perf_counter() - start))
    return best


@pytest.mark.parametrize(("slug", "steps_per_decision", "steps_per_fork"), [("lords", 600, 2500)])
def test_play_and_forks_stay_within_budget(slug: str, steps_per_decision: int, steps_per_fork: int) -> None:
    steps = python_steps_per_second()

    assert speed.decisions_per_second(slug, 1.0) > steps / steps_per_decision
    assert speed.forks_per_second(slug, 0.4) > steps / steps_per_fork


@pytest.mark.parametrize("slug", ["lords"])
def test_a_table_fits_into_two_megabytes(slug: str) -> None:
    assert speed.table_kilobytes(slug) < 2048


def test_the_help_comes_at_once() -> None:
    bare = min(_seconds("-c", "pass") for _ in range(3))

    assert speed.help_seconds() < max(0.3, 20 * bare)


def _seconds(*words: str) -> float:
    import subprocess
    import sys

    start = time.perf_counter()
    subprocess.run([sys.executable, *words], check=True)
    return time.perf_counter() - start
