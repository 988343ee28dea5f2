"""Everything the engine can say has a sentence in both languages; the player aid says what the cards say."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import gruft.games.domains as package
from gruft.games.domains import events
from gruft.games.domains.cards import building_text, fortune_text, henchman_text, monster_text, spell_text
from gruft.games.domains.content import BUILDINGS, FORTUNE, HENCHMEN, MASTERS, MONSTERS, PLACES, SPELLS
from gruft.games.domains.meta import META
from gruft.games.domains.names import names
from gruft.games.domains.state import SOURCES
from gruft.games.domains.tables import (
    AREAS,
    BUILDING_KEY,
    DECKS,
    LAND_KEY,
    MONSTER_KEY,
    PHASES,
    SPELL_KEY,
    SPOT_KEY,
    SYMBOLS,
    TYPES,
    WINDOWS,
)
from gruft.table.content import read_yaml
from gruft.table.news import Event, event_kind
from gruft.texts import LANGUAGES, Texts

FOLDER = Path(package.__file__).parent
SOURCES_OF_CODE = sorted(FOLDER.rglob("*.py"))


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    found = {}
    for entry in parse((FOLDER / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry
        if isinstance(entry, ftl.Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


EN, DE = messages("en"), messages("de")


def calls(*names: str) -> list[ast.Call]:
    return [
        node
        for path in SOURCES_OF_CODE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert sorted(EN) == sorted(DE)
    assert {name for name in EN if EN[name] != DE[name]} == set()


def test_every_refusal_has_a_sentence_that_uses_only_what_it_is_given() -> None:
    codes = 0
    for call in calls("refuse"):
        code = call.args[0]
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            message = code.value.replace(".", "-").replace("_", "-")
            given = {keyword.arg for keyword in call.keywords}
            assert message in EN, code.value
            assert EN[message] <= given, (message, EN[message], given)
            codes += 1
    assert codes > 80
    assert {"pay-too-few-henchmen", "pay-too-few-monsters", "pay-too-few-spells"} <= set(EN)


def test_every_question_has_a_prompt() -> None:
    kinds = {
        argument.value
        for call in calls("choose", "choose_held", "Ask", "_name", "_aim_move")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    kinds |= {*WINDOWS, "turn_dark", "turn_light", "give_henchmen", "give_monsters", "give_spells"}
    assert [kind for kind in sorted(kinds) if "ask-" + kind.replace("_", "-") not in EN] == []
    asked = {name.removeprefix("ask-").replace("-", "_") for name in EN if name.startswith("ask-")}
    assert asked <= kinds


def test_every_event_has_a_sentence_made_of_its_fields() -> None:
    kinds = [
        thing
        for thing in vars(events).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    ]
    assert len(kinds) > 50
    for kind in kinds:
        message = "news-" + event_kind(kind).replace("_", "-")
        assert message in EN and EN[message] <= {field.name for field in fields(kind)}, kind
    told = {"news-" + event_kind(kind).replace("_", "-") for kind in kinds}
    assert {name for name in EN if name.startswith("news-")} == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ref_has_a_name(lang: str) -> None:
    texts = Texts("domains", lang)
    known = names(lang)
    refs = [*LAND_KEY, *SPOT_KEY, *BUILDING_KEY, *MONSTER_KEY, *SPELL_KEY, "hidden:far_lands.1", "target:none"]
    refs += [f"phase:{name}" for name in PHASES] + [f"symbol:{name}" for name in SYMBOLS]
    refs += [f"deck:{name}" for name in (*DECKS, "buildings", "henchmen", "adventurers", "fortune", "monsters")]
    refs += [f"area:{name}" for name in AREAS] + [f"type:{name}" for name in TYPES]
    refs += ["party:green", "party:yellow", "source:fortune", "source:prepared", "token:gate", "item:any_element"]
    for ref in refs:
        bare = ref.rpartition(".")[0] or ref
        assert ref in known or texts.has("name-" + re.sub(r"[^A-Za-z0-9]+", "-", bare)), ref
    assert len({texts.name(key) for key in LAND_KEY}) == len(LAND_KEY)
    assert len({texts.name(key) for key in SPOT_KEY}) == len(SPOT_KEY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_the_lobby_and_parts_of_the_score_are_named(lang: str) -> None:
    texts = Texts("domains", lang)
    for choice in META.choices:
        name = choice.id.replace("_", "-")
        assert texts.has(f"setting-{name}") and all(texts.has(f"setting-{name}-{value}") for value in choice.values)
    assert all(texts.has(f"points-{part}") for part in SOURCES)


# -- the player aid ------------------------------------------------------------------


def aid() -> dict[str, Any]:
    sections = read_yaml(FOLDER / "aid.yaml")["sections"]
    return {section["id"]: section for section in sections}


def test_the_player_aid_is_complete_in_both_languages() -> None:
    for section in aid().values():
        assert section["title_en"] and section["title_de"]
        for paragraph in section.get("paragraphs", []):
            assert paragraph["en"] and paragraph["de"] and paragraph["en"] != paragraph["de"]
        for row in section.get("rows", []):
            assert len(row["en"]) == len(section["columns_en"]) == len(section["columns_de"]) == len(row["de"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_player_aid_says_what_the_cards_say(lang: str) -> None:
    sections = aid()

    def last(section: str) -> list[str]:
        return [row[lang][-1] for row in sections[section]["rows"]]

    assert last("spells") == [spell_text(card, lang) for card in SPELLS]
    assert last("henchmen") == [henchman_text(card, lang) for card in HENCHMEN]
    assert last("masters") == [henchman_text(card, lang) for card in MASTERS]
    assert last("buildings") == [building_text(card, lang) for card in BUILDINGS]
    assert last("monsters") == [monster_text(card, lang) for card in MONSTERS]
    upper = [row[lang][1] for row in sections["fortune"]["rows"]]
    assert upper == [fortune_text(card, "single" if card.single else "match", lang) for card in FORTUNE]
    assert [row[lang][1] for row in sections["places"]["rows"]] == [place.name(lang) for place in PLACES]
