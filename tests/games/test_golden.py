"""Golden games of every game replay to the same end, by honest dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.table.game import SLUGS
from gruft.table.replay import verify
from tests.harness.golden import journals, replayed

FILES = [pytest.param(file, id=f"{slug}-{file.stem}") for slug in SLUGS for file in journals(slug)]


@pytest.mark.parametrize("slug", SLUGS)
def test_there_are_at_least_ten_golden_games_of_every_game(slug: str) -> None:
    assert len(journals(slug)) >= 10


@pytest.mark.parametrize("file", FILES)
def test_a_golden_game_replays_to_the_same_end(file: Path) -> None:
    again = replayed(file)

    assert verify(again.journal) == []
    assert again.table.over and again.table.result is not None
    assert again.table.result.points == again.journal.closing["points"]
    assert again.table.result.winners == again.journal.closing["winners"]
    assert again.table.hash() == again.journal.closing["hash"]
