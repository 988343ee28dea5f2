"""Properties over random play: conservation, copies, JSON, positions, illegal keys, twin worlds, undo."""

from __future__ import annotations

import pytest

from gruft.games.domains.game import GAME
from gruft.table.chance import FastChance
from gruft.table.table import Table
from tests.harness import Counting, everything_holds, nothing_impossible, points_add_up, random_game, twin_worlds

MOST_ROUNDS = 8


def whole_game(seats: int, seed: int, masters: bool) -> Table:
    table = random_game("domains", seats, seed, {"masters": masters}, check=nothing_impossible, live=False)
    points_add_up(table)
    assert 5 <= table.state.round <= MOST_ROUNDS
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_nothing_appears_or_vanishes(seats: int) -> None:
    for seed in range(5):
        whole_game(seats, seed, masters=seed % 2 == 1)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_thousand_random_games(seats: int) -> None:
    for seed in range(250):
        whole_game(seats, 1000 + seed, masters=seed % 2 == 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_holds_all_along_a_random_game(seats: int) -> None:
    random_game("domains", seats, 40 + seats, {"masters": seats % 2 == 0}, check=everything_holds, every=29)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_holds_in_many_random_games(seats: int) -> None:
    for seed in range(12):
        random_game("domains", seats, 500 + seed, {"masters": seed % 2 == 0}, check=everything_holds, every=5)


@pytest.mark.long
def test_twin_worlds_on_two_thousand_positions() -> None:
    check = Counting(twin_worlds)

    seed = 0
    while check.times < 2000:
        random_game("domains", 2 + seed % 4, 7000 + seed, {"masters": seed % 3 == 0}, check=check, every=3)
        seed += 1


def test_twin_worlds_also_agree_on_who_is_asked_for_a_reaction() -> None:
    reactions = 0

    def check(table: Table, dice: FastChance) -> None:
        nonlocal reactions
        if table.asks and table.asks[0].kind in ("react", "charm", "resurrect"):
            reactions += 1
            twin_worlds(table, dice)

    for seed in range(6):
        random_game("domains", 4, 300 + seed, check=check)
    assert reactions > 20


def test_a_state_and_its_copy_never_share_what_can_change() -> None:
    table = random_game("domains", 3, 3, live=False)
    twin = table.state.copy()
    for name in type(twin).__slots__:
        mine, other = getattr(table.state, name), getattr(twin, name)
        if isinstance(mine, (list, dict)) and name != "log":
            assert mine == other and mine is not other, name
            if isinstance(mine, list) and mine and isinstance(mine[0], list):
                assert all(a is not b for a, b in zip(mine, other)), name
    assert GAME.invariants(twin) == []
