"""How many decisions lie ahead of fixed positions, and their order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gruft
from gruft.games.tyrants.game import GAME
from gruft.table.position import PositionError, open_position, write_position
from gruft.table.table import Table
from tests.games.tyrants.underdark import underdark
from tests.harness import counts, opens_at


def opening() -> Table:
    return gruft.open_table("tyrants", 2, "count")


def middle() -> Table:
    s = underdark(2).troops("black", "ched_nasad", "ched_nasad").troops("red", "ched_nasad", "skullport")
    s.troops("white", "araumycos__ched_nasad_1").spies("red", "ched_nasad").spies("black", "skullport")
    s.hand("black", "spellspinner", "council_member", "noble").market("advocate", "kobold").hand("red", "noble")
    return s.pool(power=3, influence=2).begin().table


def nested() -> Table:
    s = underdark(3).troops("black", "kanaglym").troops("red", "everfire").hand("red", "umber_hulk", *["noble"] * 3)
    s.hand("black", "ulitharid", "noble", "soldier").market("gauth", "cloaker", "nothic").spies("black", "everfire")
    return s.begin().table


@pytest.mark.parametrize(
    ("position", "ahead"),
    [(opening, [4, 12, 72]), (middle, [10, 53, 382]), (nested, [4, 15, 51])],
    ids=["opening", "middle", "nested"],
)
def test_the_number_of_decisions_ahead(position: Callable[[], Table], ahead: list[int]) -> None:
    assert counts(position()) == ahead


def test_the_order_of_options_is_stable() -> None:
    table = middle()

    assert table.asks[0].keys == [
        "play:spellspinner.1",
        "play:council_member.1",
        "play:noble.1",
        "deploy",
        "assassinate",
        "return_spy",
        "recruit:advocate.1",
        "recruit:kobold.1",
        "recruit:priestess_of_lolth.15",
        "end",
    ]


@pytest.mark.parametrize("beat", list(GAME.beats))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_can_be_opened_at_every_beat(beat: str, seats: int) -> None:
    opens_at("tyrants", beat, seats)


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ({"troops": {0: ["araumycos.1"], 1: ["araumycos.1"]}}, "position.space_twice"),
        ({"troops": {0: ["chaulssin.1"]}}, "position.out_of_play"),
        ({"spies": {0: ["chaulssin"]}}, "position.spies"),
        ({"hands": {0: ["noble.1"], 1: ["noble.1"]}}, "position.card_count"),
        ({"discards": {0: ["orcus.1"]}}, "position.card_not_in_game"),
        ({"halls": {0: [0, 41, 0, 0, 0]}}, "position.troops"),
        ({"halls": {0: [0, -1, 0, 0, 0]}}, "position.negative"),
        ({"power": -1}, "position.negative"),
        ({"active": 2}, "position.whose_turn"),
        ({"ending": "boredom"}, "position.ending"),
        ({"market": ["kobold.1"]}, "position.market"),
        ({"tokens": [1]}, "position.seats"),
        ({"troops": {0: ["nowhere.1"]}}, "position.misfit"),
    ],
)
def test_an_impossible_position_is_refused_with_what_is_wrong(state: dict[str, object], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        open_position("tyrants", {"seats": 2, "state": state, "seed": "any"})

    assert code in {refusal.code for refusal in caught.value.refusals}


def test_markers_that_do_not_lie_with_the_controller_are_impossible() -> None:
    table = middle()
    table.state.holders[0] = 1

    assert [refusal.code for refusal in GAME.invariants(table.state)] == ["position.marker"]


def test_a_card_half_resolved_survives_being_written_down() -> None:
    table = nested()
    table.answer(0, "play:ulitharid.1")
    table.answer(0, "card:gauth.1")
    table.answer(0, "option:gauth-2")
    assert table.asks[0].kind == "discard" and table.asks[0].seat == 1
    assert table.journal is not None

    again = open_position("tyrants", write_position(table, str(table.journal.header.seed)))

    assert again.hash() == table.hash()
    assert again.asks[0].keys == table.asks[0].keys
    for copy in (again, table.fork()):
        copy.answer(1, "card:umber_hulk.1")
        assert copy.asks[0].seat == 0 and copy.asks[0].kind == "discard"
