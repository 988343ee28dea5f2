"""Taking back what nobody reacted to, and knowing beforehand what cannot be taken back."""

from __future__ import annotations

from dataclasses import replace

from gruft.server.tables.deciding import no_way_back
from gruft.table.chance import Chance, secret_of
from gruft.table.game import Game
from gruft.table.rules import Refusal
from gruft.table.table import Accepted, Table
from tests.table.pebbles import PEBBLES, setup

WATCHED = replace(PEBBLES, reactions=frozenset({"look"}))


def fresh(game: Game = WATCHED) -> Table:
    return Table(game, setup(2, {"pebbles": 3}, Chance(secret_of("undo"))), "bidding")


def pebbles(game: Game = WATCHED) -> Table:
    """A table at which red has bid 1 and blue nothing: red leads."""
    table = fresh(game)
    for seat, amount in enumerate((1, 0)):
        table.answer(seat, f"bid:{amount}")
        table.answer(seat, "yes")
    return table


def final_answers(table: Table, seat: int) -> set[str]:
    """What the seat is offered and could not take back."""
    ask = table.ask_of(seat)
    return {key for key in ask.keys if no_way_back(table, seat, key) is not None} if ask is not None else set()


def test_what_nobody_reacted_to_can_be_taken_back() -> None:
    table = pebbles()
    table.answer(0, "keep")
    before = table.hash()
    table.answer(0, "extra:2")
    assert table.answer(1, "pass") == Accepted(7)
    assert [ask.kind for ask in table.asks] == ["bid", "bid"]

    assert table.undo(0) == Accepted(5)

    assert table.hash() == before and [ask.kind for ask in table.asks] == ["extra"]


def test_what_somebody_reacted_to_stays() -> None:
    table = pebbles()
    table.answer(0, "keep")
    table.answer(0, "extra:2")
    table.answer(1, "look")

    assert table.undo(0) == Refusal("undo.revealed", "", {})


def test_where_passing_is_no_reaction_it_counts_as_an_answer() -> None:
    table = pebbles(PEBBLES)
    table.answer(0, "keep")
    table.answer(0, "extra:2")
    table.answer(1, "pass")

    assert table.undo_refusal(0) == Refusal("undo.others", "", {})


def test_others_secret_answers_keep_one_from_going_behind_them() -> None:
    table = pebbles()
    table.answer(0, "keep")
    table.answer(0, "extra:2")
    table.answer(1, "pass")
    table.answer(1, "bid:1")

    assert table.undo_refusal(0) == Refusal("undo.others", "", {})
    assert table.undo_refusal(1) is None


def test_final_is_what_reveals_something_or_what_others_go_on_from() -> None:
    table = pebbles()
    assert final_answers(table, 0) == {"pass"}  # the other goes on from there
    table.answer(0, "keep")
    assert final_answers(table, 0) == set()  # unless somebody looks
    assert no_way_back(pebbles(PEBBLES), 1, "pass") is None  # is not asked


def test_in_a_choice_of_several_only_the_last_answer_is_final() -> None:
    table = fresh()
    table.answer(0, "bid:1")
    assert final_answers(table, 0) == set()
    table.answer(1, "bid:1")
    table.answer(1, "yes")

    assert final_answers(table, 0) == {"yes", "no"}
