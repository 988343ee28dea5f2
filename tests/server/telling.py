"""What a server of a test is doing, told in its log when it is asked by signals: every thread, and every task."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import sys
import threading

THREADS, TASKS = signal.SIGUSR1, signal.SIGUSR2


def listen() -> None:
    """In the server, once it is a process of its own and before it has other threads.

    A thread waits for the question, so that threads are told even while the first one is stuck, and only while none of
    them is running: looking at a thread that runs may crash the process.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, {THREADS})
    threading.Thread(target=_tell_threads, name="telling", daemon=True).start()
    signal.signal(TASKS, lambda *_: _tell_tasks())


def ask(pid: int) -> None:
    """Have a server tell."""
    for number in (THREADS, TASKS):
        os.kill(pid, number)


def _tell_threads() -> None:
    while True:
        signal.sigwait({THREADS})
        faulthandler.dump_traceback(sys.stderr)


def _tell_tasks() -> None:
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:
        print("nothing is going on", file=sys.stderr, flush=True)
        return
    for task in tasks:
        task.print_stack(file=sys.stderr)
    sys.stderr.flush()
