"""Components as data: typed, checked, and replaceable by the owner's own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gruft.table import content
from gruft.table.content import ContentError, content_digest, load


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
    "overlay",
    ["things:\n- {id: c, cost: 9}\n", "things:\n- {id: b, cost: many}\n", "things: 3\n", "things: [", "things:\n- 7\n"],
)
def test_a_bad_overlay_is_refused_in_one_sentence(things: Path, overlay: str) -> None:
    things.write_text(overlay)

    with pytest.raises(ContentError) as caught:
        costs()

    assert "things.yaml" in str(caught.value) and "\n" not in str(caught.value)
