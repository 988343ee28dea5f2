"""Every number of the quest book counts: quests, the campaign, travel cards, and what search cards fetch.

All that are measured are changed at once in an owner's own files, and each is measured again in a process of its own.
The others are named in `pieces/beside.py`, with the reason.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.beside import BOOK, TOLD, WORDS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, CampaignStart, Outcome
from gruft.games.descent.pieces.content import SearchCard
from gruft.table.chance import Chance
from gruft.table.content import PLACE, load_plain
from gruft.table.rules import printed_rules
from gruft.texts import LANGUAGES
from tests.games.descent.campaign.measures import MEASURES, every_number, name_of, numbers, other, written
from tests.harness.numbers import as_told, changed, holder, measured_with, overlay, own_game, ways

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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_of_a_quest_changes_the_sentence_that_says_it(lang: str) -> None:
    for _, heading, _, record, entry in written():
        if heading == "quest":
            said = sentences(entry, lang)
            for way in ways(entry, other):
                owner, field = holder(record, way)
                if TOLD.get(owner, {}).get(field) == WORDS:
                    assert sentences(changed(entry, way, other), lang) != said, (entry["id"], way)


def sentences(quest: dict[str, Any], lang: str) -> list[str]:
    """Everything the rules of a quest say."""
    return [rule.text(lang) for rule in printed_rules(quest)]


OF_THE_RULES = re.compile(
    r"\b[A-Z]{2}-(?:R-)?[A-Z0-9]+\b|\b(?:Encounter|Szene|round|Runde) \d+"
    r"|\b(?:with|bei|mit) (?:[34]|2 heroes|2 Helden)\b"  # how many play
    r"|\(?[\[(]\d+, ?\d+[\])]"  # a space
    r"|\((?:bei )?3 [^)]*\)|\b2 actions|\b2 Aktionen|for 2 actions|für 2 Aktionen"  # an example; what everybody has
)
"""What is no number of the quest."""
OWN_NUMBERS = {
    "CP-C1": "as many zombies as there are",
    "FS-2": "how wide the bridge is",
    "GU-1": "a seal is bare, strong or safe",
    "GU-S1": "how many lines the campaign has",
    "MH-4": "an example",
    "MH-R1": "the largest base that fits; named when it is too large",
    "WR-3": "half of them",
}
"""Rules that write a number themselves, with the reason."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_of_a_quest_writes_its_numbers_beside_the_record(lang: str) -> None:
    """One is an article; whatever is more stands in the record."""
    found = set()
    for quest in QUESTS.values():
        for rule in quest.all_rules():
            text = " ".join(getattr(rule, f"text_{lang}").split())
            if re.search(r"\d{2}|[2-9]", OF_THE_RULES.sub("", PLACE.sub("", text))):
                found.add(rule.id)

    assert found == set(OWN_NUMBERS)


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
