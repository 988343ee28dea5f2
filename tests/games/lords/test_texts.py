"""Everything the engine can say has a sentence in both languages, with the parameters it really gets.

The questions, refusals and events are read from the source, so a new one without a sentence fails here before
anybody meets it in a game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import gruft.games.lords as package
from gruft.games.lords import combat_news, news
from gruft.games.lords.content import MONSTERS, load
from gruft.games.lords.meta import META
from gruft.table.news import Event, event_kind
from gruft.texts import LANGUAGES, SHARED, Texts
from tests.games.lords.lords import component_names

FOLDER = Path(package.__file__).parent
SOURCES = sorted(FOLDER.glob("*.py"))


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function of this name in the game's source."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def words_in_source() -> set[str]:
    """Every string constant in the game's source."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def message_variables(lang: str) -> dict[str, set[str]]:
    """Each message of the game with the variables its sentence uses."""

    class Collector(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
            self.names.add(node.id.name)

    found = {}
    resource = parse((FOLDER / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), (lang, entry.content[:80])
        if isinstance(entry, ftl.Message):
            collector = Collector()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


EN, DE = message_variables("en"), message_variables("de")


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert sorted(EN) == sorted(DE)
    assert {name: EN[name] ^ DE[name] for name in EN if EN[name] != DE[name]} == {}


def refusals() -> dict[str, set[str]]:
    """Every refusal code written in the source, with the parameters it is always given."""
    found: dict[str, set[str]] = {}
    for call in calls("refuse"):
        code = call.args[0]
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            given = {keyword.arg for keyword in call.keywords if keyword.arg}
            if any(keyword.arg is None for keyword in call.keywords):
                given |= EN[
                    code.value.replace(".", "-").replace("_", "-")
                ]  # `**where`: shown by the tests that meet it
            found[code.value] = found.get(code.value, given) & given
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_that_uses_only_what_it_is_given(lang: str) -> None:
    texts = Texts("lords", lang)
    for code, given in refusals().items():
        message = code.replace(".", "-").replace("_", "-")
        assert texts.has(message), code
        assert EN.get(message, set()) <= given, (code, EN[message], given)


def asks() -> dict[str, set[str]]:
    """Every kind of ask written in the source, with the parameters of its prompt where they are written there."""
    found: dict[str, set[str]] = {}
    for name, place in (("Ask", 1), ("choose", 1)):
        for call in calls(name):
            if len(call.args) > place and isinstance(call.args[place], ast.Constant):
                found.setdefault(call.args[place].value, set())  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ask_has_a_prompt(lang: str) -> None:
    texts = Texts("lords", lang)
    kinds = asks()
    assert len(kinds) > 25
    assert [kind for kind in kinds if not texts.has("ask-" + kind.replace("_", "-"))] == []


def test_no_prompt_is_left_over() -> None:
    words = words_in_source() | {name.replace("-", "_") for name in component_names("order")}
    asked = [name.removeprefix("ask-").replace("-", "_") for name in EN if name.startswith("ask-")]
    assert [kind for kind in asked if kind not in words] == []


def events() -> list[type[Event]]:
    return [
        thing
        for thing in [*vars(news).values(), *vars(combat_news).values()]
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    ]


@pytest.mark.parametrize("event", events(), ids=lambda event: str(event.__name__))
def test_every_event_has_a_sentence_made_of_its_fields(event: type[Event]) -> None:
    message = "news-" + event_kind(event).replace("_", "-")
    given = {field.name for field in fields(event)}

    assert message in EN, message
    assert EN[message] <= given, (EN[message], given)


def test_every_sentence_about_an_event_belongs_to_one() -> None:
    known = {"news-" + event_kind(event).replace("_", "-") for event in events()}
    assert sorted(name for name in EN if name.startswith("news-") and name not in known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_lobby_is_named(lang: str) -> None:
    texts = Texts("lords", lang)
    for choice in META.choices:
        name = choice.id.replace("_", "-")
        assert texts.has(f"setting-{name}")
        for value in choice.values:
            assert texts.has(f"setting-{name}-{str(value).replace('_', '-')}"), (choice.id, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attack_is_described(lang: str) -> None:
    texts = Texts("lords", lang)
    attacks = [attack.id for monster in MONSTERS.values() for attack in monster.attacks]
    assert all(texts.has("option-attack-" + attack.replace("_", "-")) for attack in [*attacks, "sheep"])


def test_game_sentences_do_not_replace_shared_ones() -> None:
    shared = FluentResource((SHARED / "en.ftl").read_text(encoding="utf-8"))
    names = {entry.id.name for entry in shared.body if isinstance(entry, ftl.Message)}
    assert names.isdisjoint(EN)


# -- the player aid --------------------------------------------------------------


def aid() -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = load("lords", "../aid.yaml", list[dict[str, Any]], key="sections")
    return data


def test_the_player_aid_is_complete_in_both_languages() -> None:
    for section in aid():
        assert section["title_en"] and section["title_de"]
        for paragraph in section.get("paragraphs", []):
            assert paragraph["en"] and paragraph["de"] and paragraph["en"] != paragraph["de"]
        for row in section.get("rows", []):
            assert len(row["en"]) == len(section["columns_en"]) == len(section["columns_de"]) == len(row["de"])
            assert all(row["en"]) and all(row["de"])


@pytest.mark.parametrize(
    ("section", "kinds"),
    [
        ("orders", ["order"]),
        ("monsters", ["monster"]),
        ("traps", ["trap"]),
        ("rooms", ["room"]),
        ("spells", ["spell"]),
        ("events", ["event", "special"]),
        ("titles", ["title"]),
    ],
)
def test_the_player_aid_lists_every_component_with_its_own_text(section: str, kinds: list[str]) -> None:
    rows = next(part["rows"] for part in aid() if part["id"] == section)
    for lang in LANGUAGES:
        told = {row[lang][0].removesuffix(" *"): row[lang][-1] for row in rows}
        for record in [record for kind in kinds for record in component_names(kind).values()]:
            name = record.name_en if lang == "en" else record.name_de
            assert name in told
            if hasattr(record, "text_en"):
                assert told[name] == (record.text_en if lang == "en" else record.text_de)
