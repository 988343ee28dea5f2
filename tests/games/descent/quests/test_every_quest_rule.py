"""Every rule of a quest has a test that names it and notices when the rule is switched off.

`@rule` names what a test shows. Here each declared rule is switched off in turn: at least one of the tests of the
quest that name it must fail. Rules the quest file or the common rules say alone need a test that names them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from inspect import isfunction
from pathlib import Path

import pytest

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.quests.words.script import Script
from gruft.table.game import load_game

load_game("descent")
HERE = Path(__file__).resolve().parent
TESTED = sorted(path.stem.removeprefix("test_") for path in HERE.glob("test_*.py") if path.stem[5:] in SCRIPTS)
Run = Callable[[], None]


@cache
def named_tests(quest: str) -> dict[str, list[Run]]:
    """Every run of every test of the quest by the rules it names."""
    found: dict[str, list[Run]] = {}
    module = import_module(f"tests.games.descent.quests.test_{quest}")
    for test in vars(module).values():
        if not isfunction(test) or not test.__name__.startswith("test_"):
            continue
        marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "rule"]
        for name in {name for mark in marks for name in mark.args}:
            found.setdefault(name, []).extend(runs_of(test))
    return found


def runs_of(test: Callable[..., None]) -> Iterator[Run]:
    """A test with each set of its parameters."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for values in itertools.product(*(mark.args[1] for mark in marks)):
        given: dict[str, object] = {}
        for mark, value in zip(marks, values, strict=True):
            names = mark.args[0] if isinstance(mark.args[0], tuple) else (mark.args[0],)
            given.update(zip(names, value if isinstance(mark.args[0], tuple) else (value,), strict=True))
        yield partial(test, **given)


def declared() -> Iterator[tuple[str, str]]:
    """Every rule of every quest that has a test file."""
    for quest in TESTED:
        script = SCRIPTS[quest]
        assert isinstance(script, Script)
        for name in sorted({name for part in script.parts for name in part.ids if not name.startswith("QC-")}):
            yield quest, name


@pytest.mark.parametrize(("quest", "name"), list(declared()))
def test_a_test_names_the_rule_and_notices_when_it_is_switched_off(quest: str, name: str) -> None:
    script = SCRIPTS[quest]
    assert isinstance(script, Script)
    runs = named_tests(quest).get(name, [])
    assert runs, f"no test names {name}"
    if any(name in part.said for part in script.parts):
        return
    for part in script.parts:
        part.off.add(name)
    try:
        assert any(fails(run) for run in runs), f"no test notices that {name} is gone"
    finally:
        for part in script.parts:
            part.off.discard(name)


def fails(run: Run) -> bool:
    try:
        run()
    except Exception:  # however it notices
        return True
    return False
