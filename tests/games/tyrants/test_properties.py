"""What holds in every game of Tyrants of the Underdark, checked in random play over all pairs of decks."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from gruft.games.tyrants.pieces.minions import MARKET_DECKS
from tests import harness

PAIRS = list(combinations(MARKET_DECKS, 2))


def options(number: int) -> dict[str, Any]:
    """The options of the n-th table: every pair of decks in turn, both outer sections."""
    one, two = PAIRS[number % len(PAIRS)]
    return {"deck_one": one, "deck_two": two, "outer": ("left", "right")[number % 2]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_appears_or_vanishes(seats: int) -> None:
    for number in range(8):
        check = harness.nothing_impossible
        table = harness.random_game("tyrants", seats, number, options(number), check=check, live=False)
        harness.points_add_up(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_question_offers_and_refuses(seats: int) -> None:
    for number in range(5):
        table = options(3 * number + seats)
        harness.random_game("tyrants", seats, 40 + number, table, check=harness.one_question, every=2, live=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_key_of_another_question_is_told_what_hinders_it(seats: int) -> None:
    for number in range(4):
        table = options(4 * number + seats)
        harness.random_game("tyrants", seats, 90 + number, table, check=harness.Elsewhere(), every=3, live=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_survive_json_copies_positions_and_undo(seats: int) -> None:
    harness.random_game("tyrants", seats, 50, options(seats), check=harness.goes_through_json, every=7)
    harness.random_game("tyrants", seats, 51, options(seats + 3), check=harness.copies_are_independent, every=7)
    harness.random_game("tyrants", seats, 52, options(seats + 6), check=harness.positions_come_back, every=29)
    harness.random_game("tyrants", seats, 53, options(seats + 9), check=harness.undo_goes_back, every=7)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_a_difference_between_twin_worlds(seats: int) -> None:
    for number in range(2):
        harness.random_game("tyrants", seats, 60 + number, options(3 * number), check=harness.twin_worlds, every=9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_offered_is_refused_with_a_sentence(seats: int) -> None:
    harness.random_game("tyrants", seats, 70, options(seats * 4), check=harness.illegal_keys_are_refused(), every=17)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_and_event_has_a_sentence(seats: int) -> None:
    for number in range(3):
        check = harness.asks_can_be_told
        harness.random_game("tyrants", seats, 80 + number, options(number * 5 + seats), check=check, every=5)


@pytest.mark.long
def test_a_thousand_games_over_all_decks_and_numbers_of_players() -> None:
    for number in range(1005):
        seats = 2 + number // 15 % 3
        check = harness.nothing_impossible
        table = harness.random_game("tyrants", seats, 1000 + number, options(number), check=check, live=False)
        harness.points_add_up(table)


@pytest.mark.long
def test_everything_at_once_in_every_pairing() -> None:
    for number in range(45):
        seats = 2 + number // 15
        harness.random_game("tyrants", seats, 500 + number, options(number), check=harness.everything_holds, every=11)


@pytest.mark.long
def test_every_question_of_two_hundred_games_is_one_question() -> None:
    for number in range(200):
        seats = 2 + number % 3
        harness.random_game("tyrants", seats, 2000 + number, options(number), check=harness.explained(), live=False)
