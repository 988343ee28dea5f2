"""Golden quests: they replay to the same end, and between them they show every way a quest can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.descent import events
from gruft.games.descent.content import OVERLORD
from gruft.table.journal import Journal
from gruft.table.news import Event, event_kind
from gruft.table.replay import play_through, verify
from tests.games.descent.golden import JOURNALS, features

FILES = sorted(JOURNALS.glob("*.jsonl"))
RARE = {"card_passed", "overlord_showed", "overlord_discarded"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_golden_quest_replays_to_the_same_end(file: Path) -> None:
    journal = Journal.load(file)

    assert verify(journal) == []
    table = play_through(journal)
    assert table.over and table.result is not None
    assert table.result.winners == journal.closing["winners"]


def test_the_golden_quests_show_every_end_player_count_and_kind_of_news() -> None:
    tables = [play_through(Journal.load(file)) for file in FILES]
    shown: set[str] = set().union(*(features(table) for table in tables))

    assert len(FILES) >= 10
    assert {table.seats for table in tables} == {2, 3, 4, 5}
    for quest in ("first_blood", "a_fat_goblin"):
        assert {f"{quest} won by heroes", f"{quest} won by overlord"} <= shown
    classes = [t for t in vars(events).values() if isinstance(t, type) and issubclass(t, Event) and t is not Event]
    missing = {event_kind(thing) for thing in classes if f"news {event_kind(thing)}" not in shown}
    assert missing <= RARE
    basic = {f"card:{name}" for name, card in OVERLORD.items() if card.cls == "basic"}
    assert len(basic & shown) >= len(basic) - 2
