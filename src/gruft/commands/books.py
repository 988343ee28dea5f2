"""`gruft rules`, `gruft aid`, `gruft export`: what is written about a game."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from gruft.commands import UsageError, chosen_meta, print_json
from gruft.commands.sources import told_source
from gruft.extras import need
from gruft.lab.coverage import TESTS, coverage
from gruft.table.components import exported
from gruft.table.rules import Rule, load_ledger
from gruft.texts import Texts


def rules(args: argparse.Namespace, texts: Texts) -> int:
    """Look rules up; with --coverage list which tests show them."""
    meta = chosen_meta(args.slug)
    if args.coverage:
        return _coverage(meta.slug, args.json, texts)
    ledger = load_ledger(meta.slug)
    found = ledger.find(args.id) if args.id else ledger.rules
    if not found:
        raise UsageError("usage.no_rule", game=f"game:{meta.slug}", typed=args.id)
    if args.json:
        print_json([{"id": rule.id, "kind": rule.kind, "text": rule.text(texts.lang)} for rule in found])
        return 0
    console = Console()
    of_the_game = Texts(meta.slug, texts.lang)
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.rule(f"[bold]{of_the_game.say(f'chapter-{chapter}')}", align="left")
        source = escape(told_source(rule.source, texts))
        console.print(f"[bold yellow]{rule.id}[/] [dim]{source}[/]", highlight=False)
        console.print(Padding(escape(rule.text(texts.lang)), (0, 0, 0, 3)), highlight=False)
    return 0


def _coverage(slug: str, as_json: bool, texts: Texts) -> int:
    if not TESTS.is_dir():
        raise UsageError("usage.no_tests")
    found = coverage(slug)
    if as_json:
        print_json(
            {
                "game": slug,
                "rules": {rule.id: found.tests.get(rule.id, []) for rule in found.rules},
                "missing": [rule.id for rule in found.missing],
                "strangers": found.strangers,
            }
        )
        return 1 if found.missing or found.strangers else 0
    console = Console()
    for rule in found.rules:
        tests = found.tests.get(rule.id, [])
        mark = "[green]✓[/]" if tests else "[bold red]✗[/]"
        more = f" (+{len(tests) - 1})" if len(tests) > 1 else ""
        console.print(f"{mark} {rule.id:16} {tests[0] if tests else '-'}{more}", highlight=False, soft_wrap=True)
    _list(console, texts.say("cli-rules-missing"), found.missing)
    if found.strangers:
        console.print(f"[bold red]{texts.say('cli-rules-strangers')}[/] {', '.join(found.strangers)}")
    covered = len(found.rules) - len(found.missing)
    told = {"covered": covered, "all": len(found.rules), "percent": f"{found.percent:.1f}"}
    console.print(texts.say("cli-rules-covered", told))
    return 1 if found.missing or found.strangers else 0


def _list(console: Console, title: str, missing: list[Rule]) -> None:
    if missing:
        console.print(f"[bold red]{title}[/] {', '.join(rule.id for rule in missing)}")


def aid(args: argparse.Namespace, texts: Texts) -> int:
    """Show the player aid, or write it as a PDF."""
    from gruft.lab.aid import draw_aid, load_aid

    meta = chosen_meta(args.slug)
    sheet = load_aid(meta.slug)
    if args.pdf:
        need("aid")
        from gruft.lab.paper import write_pdf

        write_pdf(sheet, meta, texts.lang, args.pdf)
    else:
        Console().print(draw_aid(sheet, meta, texts.lang))
    return 0


def export(args: argparse.Namespace, texts: Texts) -> int:
    """All components of a game as JSON, each with its source mark and its text in both languages."""
    print_json(exported(chosen_meta(args.slug).slug))
    return 0
