"""Everything a game can say has a sentence in both languages, with the parameters it really gets.

What is asked, and in which words, differs from game to game: each game's own test_texts.py shows its prompts.
"""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from gruft.table.chance import FastChance
from gruft.table.content import GAMES, read_yaml
from gruft.table.events import Event
from gruft.table.game import SLUGS, load_meta
from gruft.table.rules import load_ledger
from gruft.table.table import Table
from gruft.texts import LANGUAGES, Texts
from tests.harness.play import random_game
from tests.harness.speech import dashed, events, messages, read_messages, refusals, shared_messages

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
EVENTS = [
    pytest.param(slug, message, event, id=f"{slug}-{event.__name__}")
    for slug in SLUGS
    for message, event in events(slug).items()
]


@pytest.mark.parametrize("slug", SLUGS)
def test_both_languages_have_the_same_messages_with_the_same_variables(slug: str) -> None:
    english, german = messages(slug, "en"), messages(slug, "de")

    assert sorted(english) == sorted(german)
    assert {name: english[name] ^ german[name] for name in english if english[name] != german[name]} == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_game_sentences_do_not_replace_shared_ones(slug: str) -> None:
    assert shared_messages("en").keys().isdisjoint(messages(slug, "en"))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_that_uses_only_what_it_is_given(slug: str, lang: str) -> None:
    texts = Texts(slug, lang)
    used = messages(slug, lang)
    codes = refusals(slug)

    assert len(codes) > 50
    for code, given in codes.items():
        assert texts.has(dashed(code)), code
        if given is not None and "card" in given:
            given = given | {"told"}  # what is printed on it is looked up
        assert given is None or used.get(dashed(code), set()) <= given, (code, used[dashed(code)], given)


@pytest.mark.parametrize(("slug", "message", "event"), EVENTS)
def test_every_event_has_a_sentence_made_of_its_fields(slug: str, message: str, event: type[Event]) -> None:
    told = messages(slug, "en")

    assert message in told
    assert told[message] <= {field.name for field in fields(event)}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_sentence_about_an_event_belongs_to_one(slug: str) -> None:
    told = {name for name in messages(slug, "en") if name.startswith("event-")}

    assert len(told) > 30
    assert told == set(events(slug))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_lobby_is_named(slug: str, lang: str) -> None:
    texts = Texts(slug, lang)

    for choice in load_meta(slug).choices:
        assert texts.has(f"setting-{dashed(choice.id)}")
        for value in choice.values:
            assert texts.has(f"setting-{dashed(choice.id)}-{dashed(str(value))}"), (choice.id, value)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_set_up_says_what_every_option_means(slug: str, lang: str) -> None:
    """In one line for the option, or for some of its values."""
    folders = (GAMES / slug / "texts", CLIENT / slug / "texts")
    told = set().union(*(read_messages(file) for folder in folders for file in folder.glob(f"*{lang}.ftl")))

    for choice in load_meta(slug).choices:
        names = [choice.id, *(f"{choice.id}-{value}" for value in choice.values)]
        assert told & {f"setting-{dashed(name)}-help" for name in names}, choice.id


@pytest.mark.parametrize("slug", SLUGS)
def test_the_player_aid_is_complete_in_both_languages(slug: str) -> None:
    sections: list[dict[str, Any]] = read_yaml(GAMES / slug / "aid.yaml")["sections"]

    for section in sections:
        assert section["title_en"] and section["title_de"]
        for paragraph in section.get("paragraphs", []):
            assert paragraph["en"] and paragraph["de"] and paragraph["en"] != paragraph["de"]
        for row in section.get("rows", []):
            assert len(row["en"]) == len(section["columns_en"]) == len(section["columns_de"]) == len(row["de"])
            assert [bool(cell) for cell in row["en"]] == [bool(cell) for cell in row["de"]], row


@pytest.mark.parametrize("slug", SLUGS)
def test_the_rules_open_with_the_aim_and_the_course_of_the_game(slug: str) -> None:
    """What is in the box, and what was corrected later, comes behind what one needs in order to play."""
    chapters = list(dict.fromkeys(rule.chapter for rule in load_ledger(slug).rules))

    assert chapters[0] == "AIM"
    assert not {"COMP", "ERR"} & set(chapters[: chapters.index("INFO") - 2])


OR = {"de": re.compile(r"\b[Oo]der\b|\bdann\b"), "en": re.compile(r"\b[Oo]r\b|\bthen\b")}


@pytest.mark.parametrize("slug", ["domains", "lords", "tyrants"])
def test_a_question_that_may_be_declined_says_so(slug: str) -> None:
    """Unless its only other answer is yes."""
    silent: dict[str, str] = {}
    spoken = {lang: Texts(slug, lang) for lang in LANGUAGES}

    def heard(table: Table, dice: FastChance) -> None:
        for ask in table.asks:
            if len(ask.candidates) < 2 or not {"pass", "stop", "done"} & set(ask.keys):
                continue
            for lang, texts in spoken.items():
                said = texts.prompt(ask)
                if not OR[lang].search(said):
                    silent[f"{ask.kind} {lang}"] = said

    for seed in range(6):
        random_game(slug, 2 + seed % 3, 70 + seed, check=heard, every=2)

    assert silent == {}
