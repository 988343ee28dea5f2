"""How slow this machine is just now: how long a piece of work takes beside the processor time it needs.

Other work on the machine stretches everything alike, the server and this, without any limit: with the lowest priority
on a busy machine a server needs minutes to start. A server that waits or hangs does not stretch it, and one that does
too much hardly, because it has but a few processes.
"""

from __future__ import annotations

import hashlib
import os
import threading
import time

PIECE = bytes(1 << 22)
BOTS = 5
"""So much lower is the priority of the server's bots, for whom people wait too."""


class Pulse:
    """Feels it again and again."""

    def __init__(self) -> None:
        self._lasted = self._worked = 0.0

    def feel(self) -> None:
        working = threading.Thread(target=self._work)
        working.start()
        working.join()

    def _work(self) -> None:
        me = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, me, os.getpriority(os.PRIO_PROCESS, me) + BOTS)
        started, worked = time.monotonic(), time.thread_time()
        for _ in range(8):  # longer than the system's slice, or others would hardly be noticed
            hashlib.sha256(PIECE).digest()
        self._lasted += time.monotonic() - started
        self._worked += time.thread_time() - worked

    @property
    def slowness(self) -> float:
        """1 on a quiet machine."""
        return max(1.0, self._lasted / self._worked) if self._worked else 1.0
