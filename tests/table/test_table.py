"""The table with a tiny game: answers, refusals, simultaneous choices, forks, undo."""

from __future__ import annotations

import pytest

from gruft.table.ask import Ask, Candidates
from gruft.table.chance import FastChance
from gruft.table.game import register
from gruft.table.opening import OpeningError, open_table
from gruft.table.rules import Refusal, refuse
from gruft.table.table import Accepted, Table
from tests import harness
from tests.harness import code_of
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def table(seats: int = 2, **options: int) -> Table:
    return open_table("pebbles", seats, "table tests", options)


def bid_all(t: Table, *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        assert t.answer(seat, f"bid:{amount}")
        assert t.answer(seat, "yes")


def test_an_offered_key_is_accepted_and_counted() -> None:
    t = table()

    assert t.answer(0, "bid:1") == Accepted(1)


def test_a_refused_candidate_says_why_and_changes_nothing() -> None:
    t = table(pebbles=1)
    before = t.hash()

    assert code_of(t.answer(0, "bid:2")) == "bid.too_high"
    assert t.why_not(0, "bid:2") == Refusal("bid.too_high", "PB-BID-01", {"pebbles": 1})
    assert t.hash() == before


@pytest.mark.parametrize(
    ("seat", "key", "expected"),
    [
        (0, "nonsense", "table.not_an_option"),
        (0, "", "table.malformed_key"),
        (0, "x" * 201, "table.malformed_key"),
        (0, "bid:\x07", "table.malformed_key"),
        (7, "bid:1", "table.no_such_seat"),
        (-1, "bid:1", "table.no_such_seat"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_reason(seat: int, key: str, expected: str) -> None:
    assert code_of(table().answer(seat, key)) == expected


def test_answers_of_the_wrong_type_are_refused() -> None:
    t = table()

    assert code_of(t.answer(0, None)) == "table.malformed_key"  # type: ignore[arg-type]  # on purpose
    assert code_of(t.answer("0", "bid:1")) == "table.no_such_seat"  # type: ignore[arg-type]  # on purpose


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    t = table()
    bid_all(t, 1, 0)

    assert code_of(t.answer(1, "keep")) == "table.not_asked"


def test_after_the_end_nothing_can_be_answered() -> None:
    t = harness.random_game("pebbles", 2, 1)

    assert code_of(t.answer(0, "bid:1")) == "table.over"
    assert t.result is not None and t.asks == []


def test_simultaneous_choices_stay_hidden_until_all_are_in() -> None:
    t = table()
    before = t.view(1)

    t.answer(0, "bid:2")
    t.answer(0, "yes")

    assert t.view(1) == before
    assert [ask.seat for ask in t.asks] == [1]


def test_a_fork_for_a_seat_leaves_the_others_secret_answers_undecided() -> None:
    t = table()
    t.answer(0, "bid:2")
    t.answer(1, "bid:1")

    mine = t.fork(1)

    assert [(ask.seat, ask.kind) for ask in mine.asks] == [(0, "bid"), (1, "sure")]


def test_an_own_secret_answer_can_be_taken_back_after_others_have_answered() -> None:
    t = table(3)
    t.answer(0, "bid:2")
    t.answer(1, "bid:1")

    assert isinstance(t.undo(0), Accepted)
    assert [(ask.seat, ask.kind) for ask in t.asks] == [(0, "bid"), (1, "sure"), (2, "bid")]


def test_undo_stops_once_the_bids_are_shown() -> None:
    t = table()
    bid_all(t, 1, 0)

    assert code_of(t.undo(1)) in ("undo.revealed", "undo.others")


def test_undo_stops_at_another_players_answer() -> None:
    t = table()
    bid_all(t, 1, 0)
    t.answer(0, "pass")
    t.answer(1, "extra:1")

    assert code_of(t.undo(0)) == "undo.others"


def test_undo_goes_back_over_several_own_answers_and_beats() -> None:
    t = table()
    bid_all(t, 1, 0)
    start = t.hash()
    t.answer(0, "keep")
    t.answer(0, "extra:2")

    assert isinstance(t.undo(0), Accepted)
    assert isinstance(t.undo(0), Accepted)
    assert t.hash() == start
    assert code_of(t.undo(0)) in ("undo.revealed", "undo.others")


def test_with_first_of_the_first_answer_counts() -> None:
    t = table()
    bid_all(t, 1, 0)
    t.answer(0, "keep")
    t.answer(0, "extra:1")

    assert [ask.seat for ask in t.asks] == [0, 1]
    t.answer(1, "look")

    assert t.view(1)["top"] is None and t.state.round == 2
    assert [type(e).__name__ for e in t.told(1)] == ["BidsShown", "TopSeen"]
    assert [type(e).__name__ for e in t.told(0)] == ["BidsShown"]


def test_a_light_table_plays_the_same_rules() -> None:
    t = harness.random_game("pebbles", 3, 5, live=False)

    assert t.over and t.log == []
    assert code_of(t.undo(0)) == "undo.nothing"


@pytest.mark.parametrize("seats", [2, 3])
def test_every_property_holds_in_random_games(seats: int) -> None:
    for seed in range(20):
        t = harness.random_game("pebbles", seats, seed, check=_checks)
        harness.points_add_up(t)


def _checks(t: Table, dice: FastChance) -> None:
    for check in harness.ALL_CHECKS:
        if check is not harness.asks_can_be_told and check is not harness.ALL_CHECKS[4]:
            check(t, dice)


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (9, {}, "options.seats"),
        (2, {"stones": 1}, "options.unknown"),
        (2, {"pebbles": 99}, "options.value"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(seats: int, options: dict[str, int], expected: str) -> None:
    with pytest.raises(OpeningError) as caught:
        open_table("pebbles", seats, options=options)

    assert caught.value.refusal.code == expected


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OpeningError) as caught:
        open_table("chess")

    assert caught.value.refusal.code == "options.game"


def test_candidates_are_put_together_once_and_only_when_somebody_asks_why_not() -> None:
    asked = []

    def listing() -> dict[str, int]:
        asked.append(1)
        return {"near": 1}

    candidates = Candidates(listing, {"near": 1, "far": 0}.get)
    ask = Ask(0, "toy", candidates, lambda value: refuse("toy.no", n=value), offer=["pass"])

    assert ask.why_not("pass") is None and not asked
    assert [code_of(ask.why_not(key)) for key in ("near", "far", "nowhere")] == [
        "toy.no",
        "toy.no",
        "table.not_an_option",
    ]
    assert list(ask.refused()) == ["near"], "what is only known is not listed"
    assert len(asked) == 1


def test_candidates_may_be_keys_that_are_their_own_values() -> None:
    candidates = Candidates(lambda: ["one", "two"])

    assert dict(candidates) == {"one": "one", "two": "two"} and len(candidates) == 2
    assert "three" not in candidates and candidates.get("three") is None
