"""Golden games: they replay to the same end, and together they show the whole game."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.domains.pieces.tables import FORTUNE_IDS, HENCHMAN_IDS, MASTER_IDS, PLACE_IDS, SPELL_IDS
from tests.games.domains.golden import features
from tests.harness.golden import journals, replayed, replays_to_the_same_end

FILES = journals("domains")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_golden_game_replays_to_the_same_end(file: Path) -> None:
    replays_to_the_same_end(file)


def test_the_golden_games_show_the_whole_game() -> None:
    shown: set[str] = set().union(*(features(replayed(file).table) for file in FILES))

    assert [name for name in SPELL_IDS if f"cast spell:{name}" not in shown and name not in CANCELLING] == []
    assert {f"cancelled by spell:{name}" for name in CANCELLING} <= shown
    assert [name for name in HENCHMAN_IDS if f"taken henchman:{name}" not in shown] == []
    assert [name for name in MASTER_IDS if f"served master:{name}" not in shown] == []
    assert [name for name in FORTUNE_IDS if f"read fortune:{name}" not in shown] == []
    assert [name for name in PLACE_IDS if f"at space:{name}" not in shown and name != "builders_guild"] == []
    assert {"end most_evil", "end evil_production", "rounds 6", "rounds 7", "rounds 8"} <= shown


CANCELLING = {"counter_magic", "spell_thief"}
