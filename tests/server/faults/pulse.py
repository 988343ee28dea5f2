"""How slow this machine is just now: how long a piece of work takes beside the processor time it needs.

Other work on the machine stretches everything alike, the server and this. A server that waits, hangs or does too much
does not stretch it.
"""

from __future__ import annotations

import hashlib
import time

PIECE = bytes(1 << 22)
MOST = 4.0


class Pulse:
    """Feels it again and again."""

    def __init__(self) -> None:
        self._lasted = self._worked = 0.0

    def feel(self) -> None:
        started, worked = time.monotonic(), time.thread_time()
        for _ in range(8):  # longer than the system's slice, or others would hardly be noticed
            hashlib.sha256(PIECE).digest()
        self._lasted += time.monotonic() - started
        self._worked += time.thread_time() - worked

    @property
    def slowness(self) -> float:
        """1 on a quiet machine; never so much that a server that hangs would be excused."""
        return min(MOST, max(1.0, self._lasted / self._worked)) if self._worked else 1.0
