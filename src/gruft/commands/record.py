"""`gruft replay` and `gruft verify`: what a journal leads to and whether it tells the truth."""

from __future__ import annotations

import argparse

from rich.console import Console

from gruft.commands import UsageError, print_json
from gruft.table import replay as replaying
from gruft.table.journal import Journal
from gruft.table.news import event_record
from gruft.table.rules import Refusal
from gruft.terminal.board import draw_board, result_grid
from gruft.texts import Texts


def replay(args: argparse.Namespace, texts: Texts) -> int:
    """Play a journal again and show where it leads."""
    journal = Journal.load(args.file)
    if args.to is not None and not 0 <= args.to <= len(journal.entries):
        raise UsageError("usage.step", entries=len(journal.entries), to=args.to)
    problems = replaying.check(journal) if args.check else []
    table = replaying.play_through(journal, args.to)
    speaker = Texts(journal.header.game, texts.lang, journal.header.players)
    told = {"game": f"game:{journal.header.game}", "answers": table.answers, "hash": table.hash()[:16]}
    if args.json:
        print_json(
            {
                **told,
                "game": journal.header.game,
                "hash": table.hash(),
                "over": table.over,
                "view": table.view(None),
                "news": [event_record(event) for event in table.told(None)],
                "problems": [speaker.refusal(problem) for problem in problems],
            }
        )
    else:
        console = Console()
        draw_board(console, table, None, speaker)
        if table.result is not None:
            console.print(result_grid(table.result, speaker))
        console.print(speaker.say("cli-replayed", told))
        _tell(console, problems, speaker, "cli-holds" if args.check else "")
    return 1 if problems else 0


def verify(args: argparse.Namespace, texts: Texts) -> int:
    """Check that the dice were honest."""
    journal = Journal.load(args.file)
    problems = replaying.verify(journal)
    speaker = Texts(journal.header.game, texts.lang)
    if args.json:
        told = [{"code": problem.code, "text": speaker.refusal(problem)} for problem in problems]
        print_json({"honest": not problems, "commitment": journal.header.commitment, "problems": told})
    else:
        _tell(Console(), problems, speaker, "cli-verified", commitment=journal.header.commitment)
    return 1 if problems else 0


def _tell(console: Console, problems: list[Refusal], texts: Texts, good: str, **args: str) -> None:
    for problem in problems:
        console.print(f"[bold red]✗[/] {texts.refusal(problem)}")
    if good and not problems:
        console.print(f"[bold green]✓[/] {texts.say(good, args)}")
