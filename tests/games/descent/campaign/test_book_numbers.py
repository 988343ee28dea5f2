"""Every number of the quest book counts: quests, the campaign, travel cards, and what search cards fetch.

All that are measured are changed at once in an owner's own files, and each is measured again in a process of its own.
The others are named in `pieces/beside.py`, with the reason.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gruft.games.descent.pieces.beside import BOOK
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, CampaignStart
from gruft.table.chance import Chance
from gruft.table.content import load_plain
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
