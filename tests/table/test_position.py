"""Positions: any situation as a small readable file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from gruft.table.chance import FastChance
from gruft.table.game import register
from gruft.table.opening import open_table
from gruft.table.position import PositionError, differences, laid_over, write_position
from gruft.table.replay import close, verify
from tests import harness
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def refused(position: Any) -> list[str]:
    with pytest.raises(PositionError) as caught:
        open_table("pebbles", position=position)
    return [refusal.code for refusal in caught.value.refusals]


def test_what_a_position_does_not_name_is_as_after_set_up() -> None:
    t = open_table("pebbles", position={"seats": 2, "state": {"points": [4, 9]}})

    assert t.view(0)["points"] == [4, 9]
    assert t.view(0)["pebbles"] == [3, 3]
    assert [ask.kind for ask in t.asks] == ["bid", "bid"]


@pytest.mark.parametrize("written", ["", "7", None, True, -1, 1 << 40, [3]])
def test_how_many_draws_there_were_is_a_number(written: Any) -> None:
    with pytest.raises(PositionError) as caught:
        open_table("pebbles", position={"seats": 2, "chance": written})

    assert [refusal.code for refusal in caught.value.refusals] == ["position.misfit"]


@pytest.mark.parametrize("number", [-1, 6, 1000])
def test_where_a_die_has_no_such_number_chance_gives_one_and_the_journal_is_honest(number: int) -> None:
    t = open_table("pebbles", position={"seats": 2, "beat": "rolling", "state": {"lead": 1}, "next": {"die": [number]}})
    assert t.journal is not None
    t.answer(1, "keep")

    assert [0 <= value < 6 for _, _, value in t.journal.setup] == [True]
    assert verify(close(t)) == []


def test_a_position_names_beat_and_next_dice() -> None:
    t = open_table("pebbles", position={"seats": 2, "beat": "rolling", "state": {"lead": 1}, "next": {"die": [5]}})
    t.answer(1, "keep")
    t.answer(1, "extra:2")

    assert t.view(None)["points"] == [0, 8]


def test_seats_may_be_named_by_their_colour() -> None:
    t = open_table("pebbles", position={"seats": 2, "state": {"lead": "blue", "pebbles": {"blue": 1}}}, hold=True)

    assert t.state.lead == 1 and t.state.pebbles == [3, 1]
    assert refused({"seats": 2, "state": {"pebbles": {"purple": 1}}}) == ["position.misfit"]
    assert refused({"seats": 2, "state": {"lead": "purple"}}) == ["position.misfit"]


def test_a_position_can_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "late.yaml"
    path.write_text(yaml.safe_dump({"game": "pebbles", "seats": 3, "state": {"round": 3, "pebbles": {1: 0}}}))

    t = open_table("pebbles", position=path)

    assert t.view(None)["pebbles"] == [3, 0, 3]


def test_answers_since_the_beat_began_are_given_again() -> None:
    t = open_table("pebbles", position={"seats": 2, "answers": [[0, "bid:1"]]})

    assert [(ask.seat, ask.kind) for ask in t.asks] == [(0, "sure"), (1, "bid")]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"seats": 9}, ["options.seats"]),
        ({"seats": 2, "color": 1}, ["position.unknown_field"]),
        ({"game": "lords"}, ["position.other_game"]),
        ({"seats": 2, "beat": "dancing"}, ["position.beat"]),
        ({"seats": 2, "state": {"bag": ["stone:grey.7"]}}, ["position.misfit"]),
        ({"seats": 2, "state": {"bag": 3}}, ["position.misfit"]),
        ({"seats": 2, "state": {"stones": 3}}, ["position.misfit"]),
        ({"seats": 2, "state": {"pebbles": {7: 1}}}, ["position.misfit"]),
        ({"seats": 2, "answers": [[0, "bid:9"]]}, ["position.answer", "table.not_an_option"]),
        (
            {"seats": 2, "state": {"pebbles": [-1, -2], "bag": ["stone:red.0", "stone:red.0"]}},
            ["pebbles.negative", "pebbles.negative", "pebbles.stone_twice"],
        ),
    ],
)
def test_an_impossible_position_is_refused_with_everything_wrong_about_it(
    position: dict[str, Any], expected: list[str]
) -> None:
    assert refused(position) == expected


@pytest.mark.parametrize("beat", ["train", "scheme", "outfit", "hero_act", "monster_start"])
def test_a_beat_for_which_something_is_missing_is_refused(beat: str) -> None:
    with pytest.raises(PositionError) as problem:
        open_table("descent", position={"seats": 3, "beat": beat})

    assert [one.code for one in problem.value.refusals] == ["position.not_here"]


def test_an_unreadable_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("a: [1, 2")

    assert refused(tmp_path / "x.yaml") == ["position.unreadable"]
    assert refused(tmp_path / "none.yaml") == ["position.unreadable"]


def test_every_table_can_be_written_out_and_read_back() -> None:
    for seed in range(10):
        harness.random_game("pebbles", 3, seed, check=harness.positions_come_back)


def test_a_written_position_names_only_what_differs() -> None:
    t = open_table("pebbles", 2, "small")
    dice = FastChance(1)
    for _ in range(6):
        ask = dice.pick(t.asks)
        t.answer(ask.seat, dice.pick(ask.keys))

    state = write_position(t, "small")["state"]

    assert "bag" not in state and "seats" not in state


def test_differences_and_laying_over_are_inverse() -> None:
    base = {"a": 1, "b": [{"x": 1, "y": 2}, {"x": 3, "y": 4}], "c": [1, 2]}
    now = {"a": 1, "b": [{"x": 1, "y": 2}, {"x": 5, "y": 4}], "c": [2]}

    change = differences(base, now)

    assert change == {"b": {1: {"x": 5}}, "c": [2]}
    assert laid_over(base, change) == now
