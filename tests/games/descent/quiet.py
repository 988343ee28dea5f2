"""Budgets in processor time that hold on a busy machine too."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def processor_milliseconds(work: Callable[[], object], repeats: int = 5) -> float:
    """What the work takes at best of several; the garbage of all the other tests is not collected meanwhile."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(repeats):
            start = time.process_time()
            work()
            best = min(best, time.process_time() - start)
    finally:
        gc.enable()
    return 1000 * best


MOST_CROWDED = 3.0
"""However slow the machine is: what takes longer than so many times its budget is our doing."""


def crowded() -> float:
    """How much slower than alone the machine is now, as far as we allow for it: this sum takes 20 ms of a quiet one."""
    slower = processor_milliseconds(lambda: sum(n & 7 for n in range(1_000_000))) / 20
    return min(max(1.0, slower), MOST_CROWDED)
