"""Golden games replay to the same end, and together they show the whole game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from gruft.games.domains.tables import FORTUNE_IDS, HENCHMAN_IDS, MASTER_IDS, PLACE_IDS, SPELL_IDS
from gruft.table.journal import Journal
from gruft.table.replay import verify
from gruft.table.table import Table
from tests.games.domains.golden import JOURNALS, replayed

FILES = sorted(JOURNALS.glob("*.jsonl"))


@cache
def again(path: Path) -> tuple[Journal, Table, frozenset[str]]:
    journal = Journal.load(path)
    table, shown = replayed(journal)
    return journal, table, frozenset(shown)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_to_the_same_end(path: Path) -> None:
    journal, table, _ = again(path)

    assert table.over and table.result is not None
    assert journal.closing["points"] == table.result.points
    assert journal.closing["winners"] == table.result.winners
    assert journal.closing["hash"] == table.hash()


def test_the_dice_of_a_golden_game_were_honest() -> None:
    assert verify(Journal.load(FILES[0])) == []


def test_the_golden_games_show_the_whole_game() -> None:
    shown = set().union(*(again(path)[2] for path in FILES))

    assert len(FILES) >= 10
    assert [name for name in SPELL_IDS if f"cast spell:{name}" not in shown and name not in CANCELLING] == []
    assert {f"cancelled by spell:{name}" for name in CANCELLING} <= shown
    assert [name for name in HENCHMAN_IDS if f"taken henchman:{name}" not in shown] == []
    assert [name for name in MASTER_IDS if f"served master:{name}" not in shown] == []
    assert [name for name in FORTUNE_IDS if f"read fortune:{name}" not in shown] == []
    assert [name for name in PLACE_IDS if f"at space:{name}" not in shown and name != "builders_guild"] == []
    assert {"end most_evil", "end evil_production", "rounds 6", "rounds 7", "rounds 8"} <= shown


CANCELLING = {"counter_magic", "spell_thief"}
