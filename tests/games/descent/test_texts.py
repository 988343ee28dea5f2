"""Everything the engine can say has a sentence in both languages with the same parameters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gruft.games.descent as package
from gruft.games.descent import events
from gruft.games.descent.meta import META
from gruft.games.descent.windows import WINDOW_NAMES
from gruft.table.news import Event, event_kind
from gruft.texts import LANGUAGES, Texts

FOLDER = Path(package.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))
ASKING = {
    "Ask": 1,
    "ask_key": 1,
    "choose_one": 1,
    "choose_word": 1,
    "choose_number": 1,
    "choose_die": 2,
    "confirm": 1,
    "choose_figure": 2,
    "choose_space": 2,
    "choose_card": 2,
}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


def kinds() -> set[str]:
    """Kinds of asks written down in the source."""
    found = set()
    for name, call in calls():
        place = ASKING.get(name)
        if place is not None and len(call.args) > place:
            for node in ast.walk(call.args[place]):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def codes() -> set[str]:
    """Codes of refusals written down in the source."""
    return {
        call.args[0].value
        for name, call in calls()
        if name == "refuse" and call.args and isinstance(call.args[0], ast.Constant)
    }


def dashed(word: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "-", word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_refusal_and_event_has_a_sentence(lang: str) -> None:
    texts = Texts("descent", lang)
    wanted = {f"ask-{dashed(kind)}" for kind in kinds()} | {dashed(code) for code in codes()}
    for thing in vars(events).values():
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event:
            wanted.add(f"news-{dashed(event_kind(thing))}")
    wanted |= {f"name-window-{dashed(name)}" for name in WINDOW_NAMES[:41]}

    assert len(kinds()) > 40 and len(codes()) > 100
    assert sorted(message for message in wanted if not texts.has(message)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_a_name(lang: str) -> None:
    texts = Texts("descent", lang)

    for choice in META.choices:
        assert texts.has(f"setting-{dashed(choice.id)}")
        for value in choice.values:
            assert texts.has(f"setting-{dashed(choice.id)}-{dashed(str(value))}"), (choice.id, value)


def messages(lang: str) -> dict[str, set[str]]:
    """Message ids of the game with the parameters each of them uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / "texts").glob(f"*{lang}.ftl")):
        for block in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
            name = re.match(r"([A-Za-z][\w-]*) =", block)
            if name:
                assert name[1] not in found, f"{name[1]} is said twice"
                found[name[1]] = set(re.findall(r"\{ ?\$(\w+)", block))
    return found


def test_both_languages_say_the_same_things_with_the_same_parameters() -> None:
    english, german = messages("en"), messages("de")

    assert english.keys() == german.keys()
    assert {name for name in english if english[name] != german[name]} == set()
