"""What a server of a test is doing, told in its log when it is asked by signals: every thread, and every task."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import sys

THREADS, TASKS = signal.SIGUSR1, signal.SIGUSR2


def listen() -> None:
    """In the server. Threads are told even by one that is stuck."""
    faulthandler.register(THREADS)
    signal.signal(TASKS, lambda *_: _tell_tasks())


def ask(pid: int) -> None:
    """Have a server tell."""
    for number in (THREADS, TASKS):
        os.kill(pid, number)


def _tell_tasks() -> None:
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:
        print("nothing is going on", file=sys.stderr, flush=True)
        return
    for task in tasks:
        task.print_stack(file=sys.stderr)
    sys.stderr.flush()
