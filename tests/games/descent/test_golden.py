"""Golden quests: they replay to the same end, and between them they show every way a quest can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.descent.meta import OF_THE_CAMPAIGN, QUESTS
from gruft.games.descent.pieces import campaign_events
from gruft.games.descent.pieces.content import OVERLORD
from gruft.table.events import event_kind, events_of
from tests.games.descent.golden import features
from tests.harness.golden import all_told, journals, replayed, replays_to_the_same_end

RARE = {"card_passed", "search_token_shown", "item_sold", "overlord_showed", "overlord_discarded"}

BETWEEN_QUESTS = {event_kind(cls) for cls in events_of("descent") if cls.__module__ == campaign_events.__name__}
"""Told in campaigns only; tests/games/descent/campaign demands each of them."""

FILES = journals("descent")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_golden_quest_replays_to_the_same_end(file: Path) -> None:
    replays_to_the_same_end(file)


def test_the_golden_quests_show_every_end_player_count_and_kind_of_event() -> None:
    tables = [replayed(file).table for file in FILES]
    shown: set[str] = set().union(*(features(table) for table in tables))

    assert {table.seats for table in tables} == {2, 3, 4, 5}
    for quest in (*QUESTS, *OF_THE_CAMPAIGN):
        assert {f"{quest} won by heroes", f"{quest} won by overlord"} <= shown
    assert {kind for kind in all_told("descent") if f"event {kind}" not in shown} <= RARE | BETWEEN_QUESTS
    basic = {f"card:{name}" for name, card in OVERLORD.items() if card.cls == "basic"}
    assert len(basic & shown) >= len(basic) - 2
