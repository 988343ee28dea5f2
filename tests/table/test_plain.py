"""States as plain data: everything comes back, nothing foreign gets in."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from gruft.table.plain import Misfit, added, bits, dropped, from_plain, named, older, renamed, to_plain

IDS = ["troll", "witch", "ghost"]


@dataclass(slots=True)
class Inner:
    gold: int
    name: str | None = None


@dataclass(slots=True)
class Outer:
    inner: list[Inner]
    lair: list[int] = field(metadata=named(IDS))
    best: int = field(metadata=named(IDS))
    mask: int = field(metadata=bits(IDS))
    pairs: dict[tuple[int, int], bool]
    seen: set[int]
    spot: tuple[int, str]


def outer() -> Outer:
    return Outer([Inner(3), Inner(0, "x")], [2, 0], -1, 0b101, {(1, 2): True}, {4, 2}, (1, "a"))


def test_a_state_reads_well_and_comes_back() -> None:
    plain = to_plain(outer())

    assert plain["lair"] == ["ghost", "troll"]
    assert plain["best"] is None
    assert plain["mask"] == ["troll", "ghost"]
    assert plain["pairs"] == {"1,2": True}
    assert from_plain(Outer, plain) == outer()


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("lair", ["dragon"], "lair[0]"),
        ("lair", "troll", "lair"),
        ("best", 7, "best"),
        ("mask", ["troll", "elf"], "mask"),
        ("inner", [{"gold": "three", "name": None}], "inner[0].gold"),
        ("inner", [{"gold": True, "name": None}], "inner[0].gold"),
        ("inner", [{"gold": 1}], "inner[0].name"),
        ("spot", [1], "spot"),
        ("pairs", {"a": True}, "pairs"),
    ],
)
def test_data_that_does_not_fit_says_where(name: str, value: object, where: str) -> None:
    with pytest.raises(Misfit) as caught:
        from_plain(Outer, {**to_plain(outer()), name: value})

    assert caught.value.where == where


def test_a_state_may_not_hold_what_cannot_be_written_down() -> None:
    with pytest.raises(TypeError):
        to_plain(object())


@dataclass(slots=True)
class Lord:
    """Once this held `coins`, then `gold` and `luck`."""

    gold: int
    mood: str


older(Lord, renamed(coins="gold"), dropped("luck"), added(mood="calm"))


@pytest.mark.parametrize(
    "data", [{"coins": 3}, {"gold": 3, "luck": 1}, {"gold": 3, "mood": "calm"}, {"coins": 3, "gold": 9, "mood": "calm"}]
)
def test_data_of_every_older_version_are_read(data: dict[str, object]) -> None:
    before = dict(data)

    assert from_plain(list[Lord], [data]) == [Lord(3, "calm")]
    assert data == before


def test_a_migration_lets_nothing_foreign_in() -> None:
    with pytest.raises(Misfit):
        from_plain(Lord, {"coins": 3, "silver": 1})
    with pytest.raises(Misfit):
        from_plain(Lord, {"luck": 3})
