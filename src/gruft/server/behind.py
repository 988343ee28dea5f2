"""The rule behind an event, so that a line of the log can lead to it.

The rules name their ids where they are written: beside a line or in the docstring of the function. An event is told
inside such a function; the id nearest to where it is told is the rule it leads to. An event that several chapters
tell leads nowhere: a wrong link is worse than none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from gruft.table.content import GAMES
from gruft.table.game import load_game
from gruft.table.news import Event, event_kind
from gruft.table.rules import load_ledger

_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")


@cache
def rules_of_events(slug: str) -> dict[str, str]:
    """Kind of event to rule id, for every event of a game that is told where a rule is named."""
    load_game(slug)
    home = f"gruft.games.{slug}."
    kinds = {cls.__name__: event_kind(cls) for cls in _below(Event) if cls.__module__.startswith(home)}
    if not kinds:
        return {}
    known = load_ledger(slug).by_id
    named: dict[str, list[str]] = {}
    for path in sorted((GAMES / slug).rglob("*.py")):
        for name, words in _told(path.read_text(encoding="utf-8"), set(kinds)):
            rule = next((one for one in _ID.findall(words) if one in known), "")
            named.setdefault(kinds[name], []).append(rule)
    return {
        kind: rules[0]
        for kind, rules in named.items()
        if len({known[r].chapter if r else "" for r in rules} - {""}) == 1 and rules[0]
    }


def _below(cls: type[Event]) -> Iterator[type[Event]]:
    for below in cls.__subclasses__():
        yield below
        yield from _below(below)


def _told(source: str, names: set[str]) -> Iterator[tuple[str, str]]:
    """(event class, what is written around it, the nearest first) for every place where an event is told."""
    tree = ast.parse(source)
    lines = source.splitlines()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        doc = ast.get_docstring(function) or ""
        for node in ast.walk(function):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            if name in names:
                assert isinstance(node, ast.expr)
                beside = " ".join(lines[max(0, node.lineno - 2) : node.lineno + 1])
                yield name, f"{beside} {doc}"
