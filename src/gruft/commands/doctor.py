"""`gruft doctor`: is everything here that Gruft needs?"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from gruft.commands import print_json
from gruft.extras import PACKAGES as EXTRAS
from gruft.extras import Extra, present
from gruft.table.game import SLUGS, UnknownGame, load_game
from gruft.table.rules import load_ledger
from gruft.texts import LANGUAGES, Texts, text_files

PACKAGES = ("msgspec", "PyYAML", "rich", "fluent.runtime", "litestar", "uvicorn", "websockets", "SQLAlchemy", "alembic")


def doctor(args: argparse.Namespace, texts: Texts) -> int:
    """Check Python, packages, games, texts, disk; exit code 1 if something is missing."""
    findings = [_python(), *(_package(name) for name in PACKAGES), *(_extra(extra) for extra in EXTRAS)]
    findings += [*(_game(slug) for slug in SLUGS), _disk()]
    good = all(ok for _, ok, _ in findings)
    if args.json:
        print_json({"ok": good, "findings": [{"what": what, "ok": ok, "state": state} for what, ok, state in findings]})
        return 0 if good else 1
    grid = Grid()
    for column in ("what", "state"):
        grid.add_column(texts.say(f"cli-column-{column}"))
    for what, ok, state in findings:
        grid.add_row(escape(what), f"{'[green]✓[/]' if ok else '[bold red]✗[/]'} {escape(state)}")
    console = Console()
    console.print(grid)
    console.print(texts.say("cli-doctor-ok" if good else "cli-doctor-bad"))
    return 0 if good else 1


def _python() -> tuple[str, bool, str]:
    return "Python", sys.version_info >= (3, 11), sys.version.split()[0]


def _package(name: str) -> tuple[str, bool, str]:
    try:
        return name, True, version(name)
    except PackageNotFoundError:
        return name, False, "-"


def _extra(extra: Extra) -> tuple[str, bool, str]:
    """An extra may be missing; it is told, but nothing is wrong."""
    return f"gruft[{extra}]", True, version(EXTRAS[extra]) if present(extra) else "-"


def _game(slug: str) -> tuple[str, bool, str]:
    try:
        game = load_game(slug)
        rules = len(load_ledger(slug).rules)
        languages = [lang for lang in LANGUAGES if len(text_files(slug, lang)) > 1]
    except UnknownGame:
        return slug, False, "-"
    except Exception as error:  # a doctor reports whatever is wrong
        return slug, False, f"{type(error).__name__}: {error}"
    return slug, languages == list(LANGUAGES), f"{len(game.beats)} beats, {rules} rules, {'/'.join(languages)}"


def _disk() -> tuple[str, bool, str]:
    free = shutil.disk_usage(Path(tempfile.gettempdir())).free
    return "disk", free > 50 * 1024 * 1024, f"{free // (1024 * 1024):,} MB"
