"""`gruft replay` and `gruft verify`: what a journal leads to and whether it tells the truth."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.markup import escape

from gruft.bots import known
from gruft.commands import UsageError, print_json
from gruft.table import replay as replaying
from gruft.table.events import event_record
from gruft.table.journal import Header, Journal, JournalError
from gruft.table.replay import Verdict
from gruft.table.rules import Refusal, refuse
from gruft.table.variants import keeps_its_components
from gruft.terminal.board import draw_board, result_grid
from gruft.texts import Texts

UNTRUE = ("journal.edited", "journal.cut")
"""What makes a file untrue rather than absent or something else."""


def replay(args: argparse.Namespace, texts: Texts) -> int:
    """Play a journal again and show where it leads."""
    journal = Journal.load(args.file)
    if args.to is not None and not 0 <= args.to <= len(journal.entries):
        raise UsageError("usage.step", entries=len(journal.entries), to=args.to)
    problems = replaying.check(journal) if args.check else []
    to = args.to
    chapters = replaying.chapters(journal) if args.chapter is not None else []
    if args.chapter is not None:
        if not 1 <= args.chapter <= len(chapters):
            raise UsageError("usage.chapter", chapters=len(chapters), chapter=args.chapter)
        to = chapters[args.chapter - 1].entry
    if not args.check and not keeps_its_components(journal.header):  # before it is followed as far as it goes
        print(texts.refusal(refuse("journal.other_content")), file=sys.stderr)
    table = replaying.play_through(journal, to)
    speaker = speaker_of(journal.header, texts.lang)
    told = {"game": f"game:{journal.header.game}", "answers": table.answers, "hash": table.hash()[:16]}
    if args.json:
        print_json(
            {
                **told,
                "game": journal.header.game,
                "hash": table.hash(),
                "over": table.over,
                "view": table.view(None),
                "chapters": [{"entry": one.entry, "event": event_record(one.event)} for one in chapters],
                "news": [event_record(event) for event in table.told(None)],
                "problems": [speaker.refusal(problem) for problem in problems],
            }
        )
    else:
        console = Console()
        draw_board(console, table, None, speaker)
        if table.result is not None:
            console.print(result_grid(table.result, speaker))
        for number, chapter in enumerate(chapters, 1):
            line = {"number": number, "entry": chapter.entry, "heading": speaker.event(chapter.event)}
            console.print(speaker.say("cli-chapter", line))
        console.print(speaker.say("cli-replayed", told))
        _tell(console, problems, speaker, "cli-holds" if args.check else "")
    return 1 if problems else 0


def verify(args: argparse.Namespace, texts: Texts) -> int:
    """Check that the dice were honest, and whether today's rules still play the game."""
    try:
        journal = Journal.load(args.file)
    except JournalError as error:
        if error.refusal.code not in UNTRUE:
            raise
        _report(args, Verdict([error.refusal], []), texts, None)
        return 1
    verdict = replaying.verdict(journal)
    _report(args, verdict, speaker_of(journal.header, texts.lang), journal)
    return 1 if verdict.problems else 0


def speaker_of(header: Header, lang: str) -> Texts:
    """Who tells of a game that was saved: people go by their names, bots by their colour and how well they play."""
    colours, levels = Texts(header.game, lang), known()
    players = [
        f"{colours.seat(seat)} ({colours.name(f'level:{name}')})" if name in levels else name
        for seat, name in enumerate(header.players)
    ]
    return Texts(header.game, lang, players, header.options)


def _report(args: argparse.Namespace, verdict: Verdict, texts: Texts, journal: Journal | None) -> None:
    commitments = [journal.header.commitment] if journal is not None else []
    commitments += [entry.commitment for entry in journal.entries if entry.commitment] if journal is not None else []
    if args.json:
        told = {
            name: [{"code": one.code, "text": texts.refusal(one)} for one in ones]
            for name, ones in (("problems", verdict.problems), ("changes", verdict.changes))
        }
        given = sum(bool(entry.mix) for entry in journal.entries) if journal is not None else 0
        print_json(
            {
                "honest": not verdict.problems,
                "commitment": commitments[0] if commitments else None,
                "commitments": commitments,
                "contributions": given,
                **told,
            }
        )
        return
    console = Console()
    _tell(console, verdict.problems, texts, "cli-verified", commitment=", ".join(commitments))
    for step in _steps_of_chance(journal, texts) if journal is not None and not verdict.problems else []:
        console.print(f"  {step}")
    for change in verdict.changes:
        console.print(f"[bold yellow]•[/] {texts.refusal(change)}")


def _steps_of_chance(journal: Journal, texts: Texts) -> list[str]:
    """How the key of this game's chance came about, one sentence a step."""
    told = []
    for number, entry in enumerate(journal.entries, 1):
        if entry.commitment:
            told.append(texts.say("cli-chance-fresh", {"number": number, "commitment": entry.commitment}))
        elif entry.back:
            told.append(texts.say("cli-chance-back", {"number": number, "seat": f"seat:{entry.seat}"}))
        elif entry.mix:
            told.append(texts.say("cli-chance-mix", {"number": number, "seat": f"seat:{entry.seat}"}))
    return told


def _tell(console: Console, problems: list[Refusal], texts: Texts, good: str, **args: str) -> None:
    for problem in problems:
        console.print(f"[bold red]✗[/] {escape(texts.refusal(problem))}", soft_wrap=True)
    if good and not problems:
        console.print(f"[bold green]✓[/] {texts.say(good, args)}")
