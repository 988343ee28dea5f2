"""Everything the engine can say has a sentence in both languages, and cards say exactly what they do.

Questions, refusals and events are read from the source, so a new one without a sentence fails here before anybody
meets it in a game. The texts of the cards are compared with a snapshot that was read line by line against the meaning
of each word.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import gruft.games.tyrants as package
from gruft.games.tyrants import news
from gruft.games.tyrants.content import CARDS, SITES, load
from gruft.games.tyrants.effects.step import COUNTERS
from gruft.games.tyrants.effects.telling import LANGUAGES as VOICES
from gruft.games.tyrants.effects.telling import card_text, option_texts
from gruft.games.tyrants.effects.vocabulary import EFFECTS, OPTIONS, WORDS
from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.meta import META
from gruft.games.tyrants.names import names
from gruft.table.content import ContentError
from gruft.table.news import Event, event_kind
from gruft.texts import LANGUAGES, SHARED, Texts

FOLDER = Path(package.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))
SNAPSHOT = Path(__file__).with_name("card_texts.yaml")
ASKING = {
    "Ask",
    "Question",
    "choose",
    "pick_node",
    "pick_troop",
    "pick_spy",
    "pick_seat",
    "pick_card",
    "deploy",
    "return_one",
}


def calls(*wanted: str) -> Iterator[ast.Call]:
    """Every call of a function of these names in the game's source."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in wanted:
                yield node


def ask_kinds() -> set[str]:
    """Every kind of question in the source: the first word among the arguments of a call that asks."""
    found = set()
    for call in calls(*ASKING):
        words = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        found |= set(words[:1])
    return found


def message_variables(lang: str) -> dict[str, set[str]]:
    """Each message of the game with the variables its sentence uses."""

    class Collector(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by fluent.syntax)
            self.names.add(node.id.name)

    found = {}
    for file in sorted((FOLDER / "texts").glob(f"*{lang}.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_that_uses_only_what_it_is_given(lang: str) -> None:
    texts = Texts("tyrants", lang)
    codes = 0
    for call in calls("refuse"):
        code = call.args[0]
        assert isinstance(code, ast.Constant) and isinstance(code.value, str)
        message = code.value.replace(".", "-").replace("_", "-")
        given = {keyword.arg for keyword in call.keywords}
        assert texts.has(message), code.value
        assert EN.get(message, set()) <= given, (message, EN[message], given)
        codes += 1
    assert codes > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ask_has_a_prompt_and_no_prompt_is_left_over(lang: str) -> None:
    told = {name.removeprefix("ask-").replace("-", "_") for name in EN if name.startswith("ask-")}

    assert ask_kinds() == told
    assert len(told) > 30


def events() -> list[type[Event]]:
    return [
        thing
        for thing in vars(news).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    ]


@pytest.mark.parametrize("event", events(), ids=lambda event: str(event.__name__))
def test_every_event_has_a_sentence_made_of_its_fields(event: type[Event]) -> None:
    message = "news-" + event_kind(event).replace("_", "-")

    assert message in EN
    assert EN[message] <= {field.name for field in fields(event)}


def test_every_sentence_about_an_event_belongs_to_one() -> None:
    known = {"news-" + event_kind(event).replace("_", "-") for event in events()}
    assert sorted(name for name in EN if name.startswith("news-") and name not in known) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_lobby_is_named(lang: str) -> None:
    texts = Texts("tyrants", lang)
    for choice in META.choices:
        name = choice.id.replace("_", "-")
        assert texts.has(f"setting-{name}")
        assert all(texts.has(f"setting-{name}-{value}") for value in choice.values)


def test_game_sentences_do_not_replace_shared_ones() -> None:
    shared = parse((SHARED / "en.ftl").read_text(encoding="utf-8"))
    assert {entry.id.name for entry in shared.body if isinstance(entry, ftl.Message)}.isdisjoint(EN)


# -- cards -----------------------------------------------------------------------


@pytest.mark.parametrize("design", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_a_card_says_what_its_snapshot_says(design: int) -> None:
    snapshot = yaml.safe_load(SNAPSHOT.read_text(encoding="utf-8"))[CARDS[design].id]

    assert {lang: card_text(design, lang) for lang in ("en", "de")} == snapshot


def test_the_text_of_a_card_goes_with_every_ref_that_means_it() -> None:
    texts = GAME.printed("de")

    assert texts["card:noble"] == texts["play:noble"] == texts["recruit:noble"] == "Erhalte 1 Einfluss."
    assert len(texts) == 3 * 125


def test_the_snapshot_has_every_card_and_no_other() -> None:
    assert list(yaml.safe_load(SNAPSHOT.read_text(encoding="utf-8"))) == [card.id for card in CARDS]


def test_every_word_of_the_vocabulary_is_used_and_can_be_told() -> None:
    assert len(WORDS) == 31
    used = str([card.effect for card in CARDS])
    assert [word for word in WORDS if f"'{word}'" not in used] == []
    for voice in VOICES.values():
        assert set(voice.SENTENCES) | {"choose_one", "choose_times", "pay", "for_each_returned_spy"} | {
            "focus",
            "if",
            "at_end_of_turn",
        } == set(WORDS)
    assert len(COUNTERS) == 9


def test_every_card_has_an_effect_and_names_in_both_languages() -> None:
    assert all(EFFECTS) and len(EFFECTS) == len(CARDS) == 125
    for card in CARDS:
        assert card.name_en and card.name_de
        assert card.source in ("seed", "public")


def test_options_are_told_by_what_they_do() -> None:
    count = sum(len(options) for options in OPTIONS)

    assert len(option_texts("en")) == len(option_texts("de")) == count > 70
    assert option_texts("de")["option:advocate-1"] == "Erhalte 2 Einfluss."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ref_has_a_name(lang: str) -> None:
    known = names(lang)

    assert known["site:everfire"] == {"en": "Everfire", "de": "Immerfeuer"}[lang]
    assert known["troop:araumycos-white"] == {"en": "white troop (Araumycos)", "de": "weiße Einheit (Araumycos)"}[lang]
    assert known["space:araumycos__labyrinth_2"].endswith({"en": "space 2", "de": "Feld 2"}[lang])
    assert known["recruit:house_guard"] == {"en": "House Guard (3)", "de": "Hausgardist (3)"}[lang]
    assert all(known.values())


@pytest.mark.parametrize(
    "effect",
    [
        [{"dance": 1}],
        [{"gain_power": 1, "gain_influence": 1}],
        [{"pay": {"cost": "a_song", "then": []}}],
        [{"gain_vp": {"per": "songs", "every": 2}}],
        [{"supplant": {"number": 1}}],
        [{"if": {"at_least": {"counter": "songs", "n": 1}, "then": []}}],
    ],
)
def test_an_effect_outside_the_vocabulary_is_refused_with_the_name_of_the_card(effect: list[dict[str, Any]]) -> None:
    from gruft.games.tyrants.effects.vocabulary import Reader

    with pytest.raises(ContentError, match="noble"):
        Reader(CARDS[0]).steps(effect)


# -- the player aid --------------------------------------------------------------


def test_the_player_aid_is_complete_in_both_languages() -> None:
    sections: list[dict[str, Any]] = load("tyrants", "../aid.yaml", list[dict[str, Any]], key="sections")
    for section in sections:
        assert section["title_en"] and section["title_de"]
        for paragraph in section.get("paragraphs", []):
            assert paragraph["en"] and paragraph["de"] and paragraph["en"] != paragraph["de"]
        for row in section.get("rows", []):
            assert len(row["en"]) == len(section["columns_en"]) == len(section["columns_de"]) == len(row["de"])
    markers = next(section["rows"] for section in sections if section["id"] == "markers")
    assert {(row["en"][0], row["en"][2]) for row in markers} == {
        (site.name_en, f"{site.marker_vp} VP") for site in SITES if site.marker_vp is not None
    }
