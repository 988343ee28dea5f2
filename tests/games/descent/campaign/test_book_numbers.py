"""Every number of the quest book counts: quests, the campaign, travel cards, and what search cards fetch.

All that are measured are changed at once in an owner's own files, and each is measured again in a process of its own.
The others are named in `pieces/beside.py`, with the reason.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gruft.games.descent.pieces.atlas import Quest
from gruft.games.descent.pieces.beside import BOOK, TOLD, WORDS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, CampaignStart, Outcome
from gruft.games.descent.pieces.content import SearchCard
from gruft.table.chance import Chance
from gruft.table.content import load_plain
from gruft.texts import LANGUAGES
from tests.games.descent.campaign.measures import MEASURES, every_number, name_of, numbers, other, written
from tests.harness.numbers import as_told, at, changed, holder, measured_with, overlay, own_game, ways

ACT = (CampaignStart, "act")
"""Everything depends on the act, so this one is changed alone."""


def test_a_number_of_the_book_is_measured_or_says_why_not() -> None:
    measured = numbers()
    left = {holder(*found) for name, found in every_number().items() if name not in measured} - {ACT}
    named = {(owner, field) for owner, fields in BOOK.items() for field in fields}

    assert left == named
    assert named & {holder(*found) for found in measured.values()} == set()
    assert len(measured) > 150


def test_a_number_of_the_book_is_told_by_a_text_or_says_where() -> None:
    of_texts = {Outcome, SearchCard}  # test_campaign_book.py, cards/test_every_number.py
    played = {holder(*found) for found in numbers().values()}

    named = {(owner, field) for owner, fields in TOLD.items() for field in fields}
    assert {(owner, field) for owner, field in played if owner not in of_texts} == named


IN_WORDS = {
    "en": {1: "an?|one", 2: "two", 3: "three", 4: "four", 5: "five", 10: "ten"},
    "de": {1: "eine?[mnrs]?", 2: "zwei", 3: "drei", 4: "vier", 5: "fünf", 10: "zehn"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_sentences_of_a_quest_say_again_is_what_its_numbers_say(lang: str) -> None:
    for record, way in numbers().values():
        owner, field = holder(record, way)
        if TOLD.get(owner, {}).get(field) == WORDS and isinstance(record, Quest):
            n = at(record, way)
            said = sentences(record, lang)
            assert re.search(rf"(?<!\d){n}(?!\d)|\b({IN_WORDS[lang].get(n, n)})\b", said, re.I), (record.id, way)


def sentences(quest: Quest, lang: str) -> str:
    """Everything the rules and tokens of a quest say."""
    parts = [part for encounter in quest.encounters for part in (encounter.setup, encounter.rules)]
    parts += [encounter.reinforcements for encounter in quest.encounters]
    parts += [encounter.carry_over for encounter in quest.encounters]
    said = [getattr(rule, f"text_{lang}") for part in parts for rule in part]
    return " ".join([*said, *(token.meaning(lang) for encounter in quest.encounters for token in encounter.tokens)])


def test_every_number_of_the_book_changes_play_when_an_owner_changes_it(tmp_path: Path) -> None:
    files: dict[str, dict[str, Any]] = {}
    for file, heading, kind, _, entry in written():
        found = entry
        for way in ways(entry, other):
            if name_of(kind, entry, way) in MEASURES:
                found = changed(found, way, other)
        book = files.setdefault(Path(file).name, {})
        if heading in ("quest", "campaign"):
            book[heading] = found
        else:
            book.setdefault(heading, []).append(found)

    there = measured_with(overlay(tmp_path, "descent", files), "tests.games.descent.campaign.measures")

    here = as_told({name: MEASURES[name] for name in numbers()})
    assert [name for name in here if here[name] == there[name]] == []


def test_a_campaign_begins_with_the_act_its_file_names() -> None:
    start = load_plain("descent", "campaign.yaml", "campaign")["start"]
    game = own_game("descent", {"campaign.yaml": {"campaign": {"start": {**start, "act": 2}}}})

    options = {**game.meta.default_options(), "mode": "campaign"}
    assert game.setup(3, options, Chance(b"act")).campaign.act == 2 != CAMPAIGN.start.act
