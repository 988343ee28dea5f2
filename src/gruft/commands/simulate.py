"""`gruft simulate`: bots play many games."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from gruft.bots import known
from gruft.commands import UsageError, at_least, chosen_meta, chosen_options, print_json
from gruft.lab.report import write_report
from gruft.lab.simulate import Plan, Tally, as_record
from gruft.lab.simulate import simulate as play_plan
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from gruft.texts import Texts


def simulate(args: argparse.Namespace, texts: Texts) -> int:
    """Play, show a progress bar, print what came out."""
    meta = chosen_meta(args.slug)
    players = tuple(word.strip().removeprefix("bot:") for word in args.seats.split(",") if word.strip())
    for player in players:
        if player not in known():
            raise UsageError("usage.bots", typed=player, known=", ".join(known()))
    options = chosen_options(args, meta)
    if args.campaign:
        if not any(choice.id == "mode" and "campaign" in choice.values for choice in meta.choices):
            raise UsageError("usage.no_campaign", game=f"game:{meta.slug}")
        options["mode"] = "campaign"
    plan = Plan(meta.slug, at_least("--games", args.games, 1), players, args.seed, options, args.check)
    if args.cluster and find_spec("ray") is None:
        raise UsageError("usage.no_ray")
    light_table(plan.slug, len(players), FastChance(0), plan.options)  # refuses what cannot be opened
    jobs = args.jobs if args.jobs > 0 else os.cpu_count() or 1
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=args.json or not console.is_terminal) as progress:
        bar = progress.add_task(meta.name[texts.lang], total=plan.games)
        total = play_plan(plan, jobs, lambda done: progress.advance(bar, done), args.cluster)
    if args.report:
        write_report(Path(args.report), plan, total)
    if args.json:
        print_json(as_record(plan, total))
    else:
        show(plan, total, Texts(plan.slug, texts.lang))
    return 0


def show(plan: Plan, total: Tally, texts: Texts) -> None:
    """The result as a table for people."""
    record = as_record(plan, total)
    console = Console()
    console.print(
        texts.say(
            "cli-simulated",
            {
                "games": total.games,
                "game": f"game:{plan.slug}",
                "decisions": round(record["decisions_per_game"]),
                "speed": record["decisions_per_second"] or 0,
            },
        )
    )
    grid = Grid()
    for column in ("seat", "player", "wins", "points", "parts"):
        grid.add_column(texts.say(f"cli-column-{column}"), justify="right" if column in ("wins", "points") else "left")
    for seat, line in enumerate(record["seats"]):
        parts = ", ".join(
            f"{texts.say('points-' + name.replace('_', '-'))} {value:g}"
            for name, value in line["parts"].items()
            if value
        )
        grid.add_row(texts.seat(seat), line["player"], f"{line['win_rate']:.1%}", f"{line['points']:.1f}", parts)
    console.print(grid)
