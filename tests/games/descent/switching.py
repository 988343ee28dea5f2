"""Rules switched off, to see which test notices: tests that prove other tests.

    with otherwise(shut, "sheet.box", "g.shop1"):
        assert notices("CA-43")

A module lists what it takes away, `LOSSES`, and has a test of all of it: `test_… = noticed(LOSSES)`.
`otherwise` lets a function say something else for a while: one piece of its source is another one, and everybody who
has imported the function meets the changed one. `reprinted` does the same with what a quest file prints.
"""

from __future__ import annotations

import inspect
import itertools
import textwrap
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import msgspec
import pytest

from gruft.games.descent.pieces.atlas import QUESTS, Encounter
from gruft.games.descent.pieces.maps import encounter_map

HERE = Path(__file__).resolve().parent
WHOLE = ("test_random_quests.py", "test_random_play.py", "test_hidden.py", "test_two_heroes.py", "test_campaigns.py")
"""Tests that play whole games: they are asked last."""
Run = Callable[[], None]
Loss = Callable[[], AbstractContextManager[None]]


@cache
def named_tests() -> dict[str, list[Run]]:
    """Every run of every quick test by the rules it names."""
    found: dict[str, list[Run]] = {}
    for path in sorted(HERE.rglob("test_*.py"), key=lambda path: (path.name in WHOLE, path)):
        if path.name.startswith("test_every_"):
            continue
        module = import_module(".".join(("tests.games.descent", *path.relative_to(HERE).with_suffix("").parts)))
        for test in vars(module).values():
            if not isinstance(test, FunctionType) or not test.__name__.startswith("test_"):
                continue
            marks = list(getattr(test, "pytestmark", ()))
            if any(mark.name == "long" for mark in marks):
                continue
            for name in {name for mark in marks if mark.name == "rule" for name in mark.args}:
                found.setdefault(name, []).extend(runs_of(test))
    return found


def runs_of(test: Callable[..., None]) -> Iterator[Run]:
    """A test with each set of its parameters; one that wants other fixtures than the one that patches is left out."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for values in itertools.product(*(mark.args[1] for mark in marks)):
        if any(hasattr(value, "marks") for value in values):
            continue  # with marks of its own: a slow one
        given: dict[str, object] = {}
        for mark, value in zip(marks, values, strict=True):
            names = mark.args[0] if isinstance(mark.args[0], tuple) else mark.args[0].split(", ")
            given.update(zip(names, value if len(names) > 1 else (value,), strict=True))
        wanted = set(inspect.signature(test).parameters) - set(given)
        if not wanted:
            yield partial(test, **given)
        elif wanted == {"monkeypatch"}:
            yield partial(_patching, test, given)


def _patching(test: Callable[..., None], given: dict[str, object]) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        test(monkeypatch=monkeypatch, **given)


def fails(run: Run) -> bool:
    try:
        run()
    except (Exception, pytest.fail.Exception):  # however it notices
        return True
    return False


def notices(name: str) -> bool:
    """Whether some test that names the rule fails now."""
    return any(fails(run) for run in named_tests().get(name, ()))


def noticed(*losses: Mapping[str, list[Loss]]) -> Callable[[str, Loss], None]:
    """The test of these losses: with each of them some test that names the rule must fail."""
    cases = [
        pytest.param(name, lose, id=f"{name}.{n}")
        for book in losses
        for name, ways in book.items()
        for n, lose in enumerate(ways, 1)
    ]

    @pytest.mark.parametrize(("name", "lose"), cases)
    def test(name: str, lose: Loss) -> None:
        with lose():
            assert notices(name), f"no test notices that {name} is gone"

    return test


# -- what can be switched ----------------------------------------------------------------


@contextmanager
def otherwise(function: Callable[..., Any], *changes: str) -> Iterator[None]:
    """Pieces of the function's source are others: was, instead, was, instead, …"""
    assert isinstance(function, FunctionType)
    source = textwrap.dedent(inspect.getsource(function))
    for was, instead in zip(changes[::2], changes[1::2], strict=True):
        assert was in source, f"{function.__qualname__} no longer says {was!r}"
        source = source.replace(was, instead, 1)
    made = compile(source, inspect.getfile(function), "exec")
    code = next(one for one in made.co_consts if isinstance(one, CodeType) and one.co_name == function.__name__)
    before = function.__code__
    function.__code__ = code
    try:
        yield
    finally:
        function.__code__ = before


@contextmanager
def put(book: Any, key: Any, value: Any) -> Iterator[None]:
    """An entry of a table (or an attribute of a module) is another one."""
    table = book if isinstance(book, dict | list) else vars(book)
    before = table[key]
    table[key] = value
    try:
        yield
    finally:
        table[key] = before


@contextmanager
def without(book: dict[str, Any], name: str) -> Iterator[None]:
    """A record is not there."""
    before = dict(book)
    del book[name]
    try:
        yield
    finally:
        book.clear()
        book.update(before)


@contextmanager
def reprinted(quest: str, encounter: int, change: Callable[[Encounter], dict[str, object]]) -> Iterator[None]:
    """The quest file prints other things of an encounter."""
    before = QUESTS[quest]
    parts = list(before.encounters)
    parts[encounter] = msgspec.structs.replace(parts[encounter], **change(parts[encounter]))
    QUESTS[quest] = msgspec.structs.replace(before, encounters=tuple(parts))
    encounter_map.cache_clear()
    try:
        yield
    finally:
        QUESTS[quest] = before
        encounter_map.cache_clear()


@contextmanager
def laid_anew(lose: Loss) -> Iterator[None]:
    """Something about maps is other: they are laid again."""
    encounter_map.cache_clear()
    try:
        with lose():
            yield
    finally:
        encounter_map.cache_clear()


def edit(function: Callable[..., Any], *changes: str) -> Loss:
    return partial(otherwise, function, *changes)


def anyone(record: object) -> bool:
    return True


def each(records: tuple[Any, ...], which: Callable[[Any], bool] = anyone, /, **values: object) -> tuple[Any, ...]:
    """The records of a quest file, these with other values."""
    return tuple(msgspec.structs.replace(one, **values) if which(one) else one for one in records)
