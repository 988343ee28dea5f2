"""`gruft train`: the training exercises of a game, to play or to have solved."""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from pathlib import Path

from rich.console import Console

from gruft.commands import UsageError, chosen_meta
from gruft.table.game import Meta
from gruft.table.opening import open_table
from gruft.terminal.session import Session
from gruft.texts import Texts


def train(args: argparse.Namespace, texts: Texts) -> int:
    """List the exercises, play one, or let the solver prove the best result."""
    meta = chosen_meta(args.slug)
    names = exercises(meta)
    if not names:
        raise UsageError("usage.no_training", game=f"game:{meta.slug}")
    speaker = Texts(meta.slug, texts.lang)
    console = Console()
    if args.exercise is None and not args.solve:
        for number, name in enumerate(names, 1):
            told = speaker.say(f"setting-training-{name.replace('_', '-')}")
            console.print(f"  [green]{number}[/]  {told}  [dim]{name}[/]", highlight=False)
        return 0
    wanted = names if args.exercise is None else [_chosen(args.exercise, names)]
    if args.solve:
        for name in wanted:
            _solve(console, meta, name, speaker)
        return 0
    table = open_table(meta.slug, 1, "training", {"training": wanted[0]})
    save_to = Path(f"gruft-{meta.slug}-{wanted[0]}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
    Session(table, {}, console, speaker, console.input, save_to).play()
    return 0


def exercises(meta: Meta) -> list[str]:
    """The names of a game's exercises; most games have none."""
    return [str(value) for choice in meta.choices if choice.id == "training" for value in choice.values]


def _chosen(word: str, names: list[str]) -> str:
    if word.isdigit() and 1 <= int(word) <= len(names):
        return names[int(word) - 1]
    if word not in names:
        raise UsageError("usage.no_exercise", typed=word, known=", ".join(names))
    return word


def _solve(console: Console, meta: Meta, name: str, texts: Texts) -> None:
    """Try everything and tell the best line of play."""
    solver = import_module(f"gruft.games.{meta.slug}.solver")
    table = open_table(meta.slug, 1, "training", {"training": name})
    with console.status(texts.say("cli-train-solve")):
        solution = solver.solve(table)
    told = {"name": texts.say(f"setting-training-{name.replace('_', '-')}"), "conquered": solution.conquered}
    console.print(f"[bold]{texts.say('cli-train-solved', {**told, 'positions': solution.positions})}[/]")
    for key in solution.answers:
        (ask,) = table.asks
        console.print(f"  {texts.prompt(ask)}  [green]{texts.option(ask.kind, key, ask.args)}[/]", highlight=False)
        table.answer(ask.seat, key)
