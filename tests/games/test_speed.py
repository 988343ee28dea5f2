"""Speed has a budget: far below what an idle machine does, so that only a real slip fails.

Counted in processor time, best of three, because the machine has other things to do. Not here: the budget as a ratio
to plain Python (tests/lab/test_speed.py).
"""

from __future__ import annotations

import time

import pytest

from gruft.lab import speed

TRIES = 3


@pytest.mark.parametrize(
    ("slug", "decisions"), [("lords", 30_000), ("tyrants", 50_000), ("domains", 12_000), ("descent", 7_500)]
)
def test_random_play_is_fast_enough(slug: str, decisions: int) -> None:
    assert any(speed.decisions_per_second(slug, 0.3, clock=time.process_time) > decisions for _ in range(TRIES))


def forks_per_second(slug: str, forks: int = 300) -> float:
    """Full forks of one table in the middle of a game."""
    table = speed.midgame(slug)
    begun = time.process_time()
    for _ in range(forks):
        table.fork()
    return forks / (time.process_time() - begun)


@pytest.mark.parametrize(
    ("slug", "forks"), [("lords", 10_000), ("tyrants", 10_000), ("domains", 5_000), ("descent", 3_000)]
)
def test_forks_are_fast_enough(slug: str, forks: int) -> None:
    assert any(forks_per_second(slug) > forks for _ in range(TRIES))
