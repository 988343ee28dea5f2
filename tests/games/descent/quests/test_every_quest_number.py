"""Every number of a quest's own rule counts: with another one in an owner's own file a test of the quest fails.

What the sentences say of it is shown in campaign/test_book_numbers.py.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.content import SLUG
from gruft.table.content import load_plain
from tests.harness.numbers import ROOT, Way, at, changed, overlay, ways

HERE = Path(__file__).resolve().parent
HOME = {"first_blood": HERE / "test_quests.py", "a_fat_goblin": HERE / "test_quests.py"}
"""Quests whose tests stand elsewhere than in a file of their own."""


def numbers() -> Iterator[tuple[str, Way]]:
    for quest in QUESTS:
        entry = load_plain(SLUG, f"quests/{quest}.yaml", "quest")
        yield from ((quest, way) for way in ways(entry) if "numbers" in way)


def name_of(quest: str, way: Way) -> str:
    """The rule and the word."""
    rule = at(load_plain(SLUG, f"quests/{quest}.yaml", "quest"), way[: way.index("numbers")])
    return f"{rule['id']} {way[-1]}"


def test_every_quest_has_a_file_of_tests() -> None:
    assert [quest for quest, _ in numbers() if not shown_in(quest).is_file()] == []


def shown_in(quest: str) -> Path:
    return HOME.get(quest, HERE / "each" / f"test_{quest}.py")


@pytest.mark.long
@pytest.mark.parametrize(
    ("quest", "way"), [pytest.param(quest, way, id=name_of(quest, way)) for quest, way in numbers()]
)
def test_a_test_notices_another_number(quest: str, way: Way, tmp_path: Path) -> None:
    entry = load_plain(SLUG, f"quests/{quest}.yaml", "quest")
    own = overlay(tmp_path, SLUG, {f"{quest}.yaml": {"quest": changed(entry, way)}})

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", str(shown_in(quest))],
        env={**os.environ, "GRUFT_CONTENT": str(own)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1, done.stdout[-1000:]
