"""`gruft bench`: speed on this machine, with the ratio to a peer in the same run."""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

from gruft.commands import print_json
from gruft.lab import speed
from gruft.table.game import SLUGS, UnknownGame, load_game
from gruft.texts import Texts

ALL_QUESTS: Final = "descent decisions over all quests"
FIRST_QUESTS: Final = "descent decisions over the first two quests"


def bench(args: argparse.Namespace, texts: Texts) -> int:
    """Measure everything, print figures and ratios."""
    if args.what == "server":
        from gruft.server.load.bench import bench_server

        return int(bench_server(args, texts))
    games = _games_here()
    problem = ""
    measures: dict[str, Callable[[], float]] = {}
    console = Console(stderr=True)
    with console.status(texts.say("cli-bench")):
        try:
            python = speed.set_up_peer()
            measures["peer"] = partial(speed.peer_decisions_per_second, python, args.seconds)
        except (OSError, subprocess.CalledProcessError) as error:
            problem = type(error).__name__
        for slug in games:
            measures[f"{slug} decisions"] = partial(speed.decisions_per_second, slug, args.seconds)
            measures[f"{slug} forks"] = partial(speed.forks_per_second, slug, args.seconds / 3)
        if "descent" in games:
            for name, kinds in ((ALL_QUESTS, speed.every_quest()), (FIRST_QUESTS, speed.FIRST_QUESTS)):
                measures[name] = partial(speed.decisions_per_second, "descent", args.seconds, kinds=kinds)
        figures = speed.in_turn(measures)
        figures["help"] = speed.help_seconds()
        if "descent" in games:
            figures["descent sight"] = speed.dearest_sight_milliseconds()
        for slug in games:
            figures[f"{slug} kilobytes"] = speed.table_kilobytes(slug)
    peer = figures.get("peer")
    ratios = {slug: figures[f"{slug} decisions"] / peer for slug in games} if peer else {}
    if ALL_QUESTS in figures:
        ratios[ALL_QUESTS] = figures[ALL_QUESTS] / figures[FIRST_QUESTS]
    if args.json:
        print_json({"figures": figures, "ratios": ratios, "problem": problem})
    else:
        _show(games, figures, ratios, problem, texts)
    return 0


def _games_here() -> list[str]:
    found = []
    for slug in SLUGS:
        try:
            load_game(slug)
        except (UnknownGame, ModuleNotFoundError):
            continue
        found.append(slug)
    return found


def _show(games: list[str], figures: dict[str, float], ratios: dict[str, float], problem: str, texts: Texts) -> None:
    grid = Grid()
    grid.add_column(texts.say("cli-column-what"))
    grid.add_column(texts.say("cli-column-figure"), justify="right")

    def row(message: str, figure: str, **args: Any) -> None:
        grid.add_row(texts.say(message, args), figure)

    if "peer" in figures:
        row("cli-bench-catanatron", f"{figures['peer']:,.0f}")
    for slug in games:
        name = f"game:{slug}"
        row("cli-bench-decisions", f"{figures[f'{slug} decisions']:,.0f}", game=name)
        if slug in ratios:
            row("cli-bench-ratio", f"{ratios[slug]:.2f} ×", game=name)
        row("cli-bench-forks", f"{figures[f'{slug} forks']:,.0f}", game=name)
        row("cli-bench-memory", f"{figures[f'{slug} kilobytes']:,.0f}", game=name)
    if ALL_QUESTS in figures:
        row("cli-bench-quests", f"{figures[ALL_QUESTS]:,.0f}", game="game:descent")
        row("cli-bench-first-quests", f"{figures[FIRST_QUESTS]:,.0f}", game="game:descent")
        row("cli-bench-quests-ratio", f"{ratios[ALL_QUESTS]:.2f} ×", game="game:descent")
        row("cli-bench-sight", f"{figures['descent sight']:.0f}", game="game:descent")
    row("cli-bench-help", f"{figures['help']:.2f}")
    console = Console()
    console.print(grid)
    if problem:
        console.print(texts.say("cli-bench-peer-missing", {"problem": problem}))
