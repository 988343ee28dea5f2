"""What holds in every game of Dungeon Lords, checked in random play."""

from __future__ import annotations

from typing import Any

import pytest

from tests import harness

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (4, {"rules": "first"}),
    (3, {"rules": "first", "choose_inaccessible": True, "non_player": "greedy"}),
    (2, {"rules": "first", "non_player": "greedy"}),
    (4, {"gifts": "open"}),
    (3, {"gifts": "secret", "special_events": False}),
    (2, {"gifts": "secret"}),
    (1, {"training": "training_3"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_appears_or_vanishes(seats: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        table = harness.random_game("lords", seats, seed, options, check=harness.nothing_impossible, live=False)
        harness.points_add_up(table)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_same_question_offers_and_refuses(seats: int, options: dict[str, Any]) -> None:
    for seed in range(70, 73):
        harness.random_game("lords", seats, seed, options, check=harness.one_question, every=2, live=False)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_key_of_another_question_is_told_what_hinders_it(seats: int, options: dict[str, Any]) -> None:
    for seed in range(80, 83):
        harness.random_game("lords", seats, seed, options, check=harness.Elsewhere(), every=2, live=False)


@pytest.mark.long
def test_every_question_of_two_hundred_games_is_one_question() -> None:
    for number in range(200):
        seats, options = TABLES[number % len(TABLES)]
        harness.random_game("lords", seats, 3000 + number, options, check=harness.explained(), live=False)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_states_survive_json_copies_positions_and_undo(seats: int, options: dict[str, Any]) -> None:
    harness.random_game("lords", seats, 50, options, check=harness.goes_through_json, every=7)
    harness.random_game("lords", seats, 51, options, check=harness.copies_are_independent, every=5)
    harness.random_game("lords", seats, 52, options, check=harness.positions_come_back, every=23)
    harness.random_game("lords", seats, 53, options, check=harness.undo_goes_back, every=5)


@pytest.mark.parametrize("positions", [400, pytest.param(2000, marks=pytest.mark.long)])
def test_nobody_sees_a_difference_between_twin_worlds(positions: int) -> None:
    check = harness.Counting(harness.twin_worlds)

    for seed in range(60, 90):
        for seats, options in TABLES:
            harness.random_game("lords", seats, seed, options, check=check, every=7)
            if check.times >= positions:
                return
    raise AssertionError(f"only {check.times} positions")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_not_offered_is_refused_with_a_sentence(seats: int, options: dict[str, Any]) -> None:
    harness.random_game("lords", seats, 70, options, check=harness.illegal_keys_are_refused(), every=5)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_and_event_has_a_sentence(seats: int, options: dict[str, Any]) -> None:
    harness.random_game("lords", seats, 80, options, check=harness.asks_can_be_told, every=3)


@pytest.mark.long
def test_a_thousand_games_of_every_kind() -> None:
    for seats, options in TABLES:
        for seed in range(1000):
            table = harness.random_game("lords", seats, seed, options, check=harness.nothing_impossible, live=False)
            harness.points_add_up(table)
