"""Components as data: typed, checked, and replaceable by the owner's own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gruft.table import content
from gruft.table.content import ContentError, Files, content_digest, files_of, freeze, instead, load


class Thing(msgspec.Struct, frozen=True):
    id: str
    cost: int


@pytest.fixture
def things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games" / "toy" / "content"
    folder.mkdir(parents=True)
    (folder / "things.yaml").write_text("things:\n- {id: a, cost: 1}\n- {id: b, cost: 2}\n")
    monkeypatch.setattr(content, "GAMES", tmp_path / "games")
    own = tmp_path / "own" / "toy"
    own.mkdir(parents=True)
    monkeypatch.setenv("GRUFT_CONTENT", str(tmp_path / "own"))
    return own / "things.yaml"


def costs() -> dict[str, int]:
    return {thing.id: thing.cost for thing in load("toy", "things.yaml", list[Thing], key="things")}


def test_without_an_overlay_the_components_are_ours(things: Path) -> None:
    assert costs() == {"a": 1, "b": 2}


def test_an_overlay_replaces_a_component_by_id(things: Path) -> None:
    before = content_digest("toy")
    things.write_text("things:\n- {id: b, cost: 9}\n")

    assert costs() == {"a": 1, "b": 9}
    assert content_digest("toy") != before


@pytest.mark.parametrize(
    ("overlay", "line"),
    [
        ("things:\n- {id: c, cost: 9}\n", 2),
        ("things:\n- {id: a}\n- id: b\n  cost: many\n", 4),
        ("things: 3\n", 1),
        ("things:\n- {id: a}\n- }\n", 3),
        ("things:\n- {id: a}\n- 7\n", 3),
    ],
)
def test_a_bad_overlay_is_refused_in_one_sentence_that_names_file_and_line(
    things: Path, overlay: str, line: int
) -> None:
    things.write_text(overlay)

    with pytest.raises(ContentError) as caught:
        costs()

    assert str(caught.value).startswith(f"{things}, line {line}: ") and "\n" not in str(caught.value)


def test_a_mistake_of_our_own_is_not_blamed_on_the_overlay(things: Path, tmp_path: Path) -> None:
    ours = tmp_path / "games" / "toy" / "content" / "things.yaml"
    ours.write_text("things:\n- {id: a, cost: 1}\n- {id: b, cost: much}\n")
    things.write_text("things:\n- {id: a, cost: 3}\n")

    with pytest.raises(ContentError) as caught:
        costs()

    assert str(caught.value).startswith("toy/things.yaml, line 3: ")


def test_a_game_that_is_played_keeps_its_components_when_files_change(things: Path) -> None:
    freeze("toy")
    before = content_digest("toy")

    things.write_text("things:\n- {id: b, cost: 9}\n")

    assert costs() == {"a": 1, "b": 2} and content_digest("toy") == before


def test_files_are_kept_and_read_again_word_for_word(things: Path) -> None:
    things.write_text("things:\n- {id: b, cost: 9}\n")
    files = Files.unpacked(files_of("toy").packed())
    digest = content_digest("toy")
    things.write_text("things:\n- {id: b, cost: 5}\n")

    with instead("toy", files):
        assert costs() == {"a": 1, "b": 9} and content_digest("toy") == digest == files.digest
    assert costs() == {"a": 1, "b": 5}
