"""What a game can say: its messages with their variables, and the questions and refusals written in its source.

Read from the source, so that a new question or refusal without a sentence fails before anybody meets it in a game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gruft.table.content import GAMES
from gruft.table.events import Event, event_kind, events_of
from gruft.table.game import load_game
from gruft.texts import SHARED

Messages = dict[str, set[str]]
"""Message ids with the variables their sentences use."""


def dashed(word: str) -> str:
    """`hire.too_dear` is said by the message `hire-too-dear`."""
    return re.sub(r"[^A-Za-z0-9]+", "-", word)


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (named by fluent.syntax)
        self.names.add(node.id.name)


class _Branches(Visitor):
    """Collects by what a message chooses its words: beside the default, and beside one thing or several."""

    def __init__(self) -> None:
        self.of: dict[str, dict[str | int, None]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  (named by fluent.syntax)
        keys = [one.key for one in node.variants if not one.default]
        match node.selector:
            case ftl.VariableReference(id=ftl.Identifier(name=variable)):
                known = self.of.setdefault(variable, {})
                known |= {key.name: None for key in keys if isinstance(key, ftl.Identifier) and key.name != "one"}
                known |= {int(key.value): None for key in keys if isinstance(key, ftl.NumberLiteral)}
            case ftl.FunctionReference(arguments=both):
                # SAME: with the same number in all slots, two of them are the same unless one is told apart.
                first, other = both.positional
                assert isinstance(first, ftl.VariableReference)
                same = other.value if isinstance(other, ftl.StringLiteral) else "another"
                self.of.setdefault(first.id.name, {})[same] = None
        self.generic_visit(node)


@cache
def branches(file: Path) -> dict[str, list[dict[str, str | int]]]:
    """For every message what makes it say each of its sentences; `{}` where it is as the default has it."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            chosen = _Branches()
            chosen.visit(entry)
            ways = [[(), *(((name, key),) for key in keys)] for name, keys in chosen.of.items()]
            found[entry.id.name] = [dict(pair for pairs in way for pair in pairs) for way in product(*ways)]
    return found


@cache
def _messages_of(file: Path) -> tuple[tuple[str, set[str]], ...]:
    """The messages of a file in order, each with its variables."""
    found = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            found.append((entry.id.name, variables.names))
    return tuple(found)


def read_messages(*files: Path) -> Messages:
    """Every message of some files; none may be there twice, nothing may be unreadable."""
    found: Messages = {}
    for file in files:
        for name, variables in _messages_of(file):
            assert name not in found, f"{file.name}: {name} twice"
            found[name] = variables
    return found


@cache
def messages(slug: str, lang: str) -> Messages:
    """Everything a game can say in a language, over all its files."""
    return read_messages(*sorted((GAMES / slug / "texts").glob(f"*{lang}.ftl")))


def prompts(slug: str) -> set[str]:
    """The kinds of asks a game has a prompt for, with dashes."""
    return {name.removeprefix("ask-") for name in messages(slug, "en") if name.startswith("ask-")}


def shared_messages(lang: str) -> Messages:
    """What every game can say."""
    return read_messages(SHARED / f"{lang}.ftl")


@cache
def _sources(slug: str) -> tuple[ast.Module, ...]:
    files = sorted((GAMES / slug).rglob("*.py"))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in files)


def calls(slug: str, *names: str) -> Iterator[ast.Call]:
    """Every call of a function of these names in a game's source."""
    for tree in _sources(slug):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def words(*nodes: ast.AST) -> list[str]:
    """Every string constant below these nodes, in the order `ast.walk` finds them."""
    return [
        node.value
        for start in nodes
        for node in ast.walk(start)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def words_of(slug: str) -> set[str]:
    """Every string constant in a game's source."""
    return set(words(*_sources(slug)))


def refusals(slug: str) -> dict[str, set[str] | None]:
    """Every refusal code in a game's source with the parameters it is always given; None where they are not written
    down (`**where`): the tests that meet such a refusal show its sentence."""
    found: dict[str, set[str] | None] = {}
    for call in calls(slug, "refuse"):
        code = call.args[0]
        if not isinstance(code, ast.Constant) or not isinstance(code.value, str):
            continue
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
        before = found.get(code.value, given)
        open_end = before is None or any(keyword.arg is None for keyword in call.keywords)
        found[code.value] = None if open_end or before is None else before & given
    return found


def events(slug: str) -> dict[str, type[Event]]:
    """Every event of a game by the message that tells it."""
    load_game(slug)
    return {f"event-{dashed(event_kind(cls))}": cls for cls in events_of(slug)}
