"""Whole games as everybody is told of them, for the client's tests: the recorded ones are told so today.

Where events have changed on purpose: `python -m tests.games.test_chronicles`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gruft.server.tables.chronicle import stored_event
from tests.harness.golden import JOURNALS, replayed

CHRONICLES = Path(__file__).resolve().parents[2] / "web" / "tests" / "fixtures" / "chronicles.json"
GAMES: dict[str, dict[str, Any]] = json.loads(CHRONICLES.read_text(encoding="utf-8"))


def told(slug: str) -> list[list[Any]]:
    """The events of a recorded game that everybody may know of."""
    events = map(stored_event, replayed(JOURNALS / slug / f"{GAMES[slug]['journal']}.jsonl").table.log)
    return [[one.event, one.args] for one in events if one.only is None]


@pytest.mark.parametrize("slug", GAMES)
def test_a_recorded_chronicle_is_what_everybody_is_told_of_the_game(slug: str) -> None:
    assert GAMES[slug]["log"] == told(slug)


if __name__ == "__main__":
    anew = {slug: {**game, "log": told(slug)} for slug, game in GAMES.items()}
    CHRONICLES.write_text(json.dumps(anew, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
