"""Every quest that is offered is played to its end, at random with a little sense, and by bots alone."""

from __future__ import annotations

import pytest

from gruft.games.descent.meta import META
from gruft.table.chance import FastChance
from gruft.table.opening import light_table, open_table
from gruft.table.table import Accepted, Table
from tests.games.descent.golden import choose
from tests.harness import Check, nothing_impossible, telling, twin_worlds

PLAYED = [str(name) for choice in META.choices if choice.id == "quest" for name in (*choice.values, *choice.beyond)]
MOST_ANSWERS = 20_000


def played(name: str, seed: int, sense: int, check: Check | None, every: int = 1, live: bool = False) -> Table:
    """One game of the quest; number of heroes, level and rules by the seed."""
    seats = 2 + seed % 4
    options = {
        "quest": name,
        "level": ("novice", "advanced", "expert")[seed // 4 % 3],
        "errata": seed % 5 != 0,
        "crrg_rulings": seed % 7 != 0,
    }
    dice = FastChance(seed)
    if live:
        table = open_table("descent", seats, f"random {seed}", options)
    else:
        table = light_table("descent", seats, FastChance(seed + 77), options)
    with telling(f"played({name!r}, {seed}): {seats} seats, {options}"):
        for number in range(MOST_ANSWERS):
            if table.over:
                return table
            seat, key = choose(table, dice, sense, sense)
            assert isinstance(table.answer(seat, key), Accepted)
            if check is not None and number % every == 0:
                check(table, dice)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", PLAYED)
def test_a_random_game_of_every_quest_never_reaches_an_impossible_state(name: str, seed: int) -> None:
    played(name, seed, 60, nothing_impossible, every=11)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 600))
@pytest.mark.parametrize("name", PLAYED)
def test_five_hundred_random_games_of_every_quest(name: str, seed: int) -> None:
    played(name, seed, 60, nothing_impossible)


@pytest.mark.parametrize("name", PLAYED)
def test_bots_play_every_quest_to_a_decision(name: str) -> None:
    table = played(name, 1, 100, None)

    assert table.state.winner in ("heroes", "overlord")
    assert table.state.round < 50, "decided, not out of time"


@pytest.mark.parametrize("name", PLAYED)
def test_twin_worlds_in_every_quest(name: str) -> None:
    played(name, 2, 70, twin_worlds, every=97, live=True)


@pytest.mark.long
@pytest.mark.parametrize("level", ["novice", "advanced", "expert"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("name", PLAYED)
def test_every_quest_with_every_number_of_heroes_on_every_level(name: str, heroes: int, level: str) -> None:
    table = light_table("descent", 2, FastChance(heroes), {"quest": name, "heroes": heroes, "level": level})
    dice = FastChance(7)
    for number in range(MOST_ANSWERS):
        if table.over:
            break
        seat, key = choose(table, dice, 90, 90)
        assert isinstance(table.answer(seat, key), Accepted)
        if number % 7 == 0:
            nothing_impossible(table, dice)

    assert table.state.nh == heroes and table.state.winner in ("heroes", "overlord")
