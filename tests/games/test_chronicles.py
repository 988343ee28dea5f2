"""The whole games whose chronicles the client's tests read (web/tests/fixtures/chronicles.json) are told as they are today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gruft.server.tables.chronicle import stored_event
from tests.harness.golden import JOURNALS, replayed

CHRONICLES = Path(__file__).resolve().parents[2] / "web" / "tests" / "fixtures" / "chronicles.json"
GAMES: dict[str, dict[str, Any]] = json.loads(CHRONICLES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("slug", GAMES)
def test_a_recorded_chronicle_is_what_everybody_is_told_of_the_game(slug: str) -> None:
    game = GAMES[slug]
    events = map(stored_event, replayed(JOURNALS / slug / f"{game['journal']}.jsonl").table.log)

    assert game["log"] == [[one.event, one.args] for one in events if one.only is None]
