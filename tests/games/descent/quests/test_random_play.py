"""Every quest that is offered is played to its end, at random with a little sense, and by bots alone.

Five games of each look for impossible states after every answer: three here, one that is looked at from twin worlds as
well, and one at whose questions every key is tried (../test_questions.py). The many are among the long ones.
"""

from __future__ import annotations

from itertools import count

import pytest

from gruft.games.descent.meta import META
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from gruft.table.table import Table
from tests.games.descent.random_play import random_game, to_the_end
from tests.harness import Check, nothing_impossible, twin_worlds

PLAYED = [str(name) for choice in META.choices if choice.id == "quest" for name in (*choice.values, *choice.beyond)]


def played(name: str, seed: int, sense: int, check: Check | None, every: int = 1, live: bool = False) -> Table:
    """One game of the quest; number of heroes, level and rules by the seed."""
    options = {
        "quest": name,
        "level": ("novice", "advanced", "expert")[seed % 3],
        "errata": seed % 5 != 0,
        "crrg_rulings": seed % 7 != 0,
    }
    return random_game(seed, options, sense, check, every, live)


def nothing_impossible_and(check: Check, every: int) -> Check:
    """After every answer nothing is impossible, and every so often something dearer is looked at."""
    looks = count()

    def both(table: Table, dice: FastChance) -> None:
        nothing_impossible(table, dice)
        if next(looks) % every == 0:
            check(table, dice)

    return both


@pytest.mark.parametrize("seed", (1, 3, 4))
@pytest.mark.parametrize("name", PLAYED)
def test_a_random_game_of_every_quest_never_reaches_an_impossible_state(name: str, seed: int) -> None:
    played(name, seed, 15 * seed, nothing_impossible)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 600, 50))
@pytest.mark.parametrize("name", PLAYED)
def test_five_hundred_random_games_of_every_quest(name: str, first: int) -> None:
    """Fifty at a time: ten thousand tests would be collected at every run."""
    for seed in range(first, first + 50):
        played(name, seed, 60, nothing_impossible)


@pytest.mark.parametrize("name", PLAYED)
def test_bots_play_every_quest_to_a_decision(name: str) -> None:
    table = played(name, 1, 100, None)

    assert table.state.winner in ("heroes", "overlord")
    assert table.state.round < 50, "decided, not out of time"


@pytest.mark.parametrize("name", PLAYED)
def test_twin_worlds_in_every_quest(name: str) -> None:
    played(name, 2, 70, nothing_impossible_and(twin_worlds, 99), live=True)


@pytest.mark.long
@pytest.mark.parametrize("level", ["novice", "advanced", "expert"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("name", PLAYED)
def test_every_quest_with_every_number_of_heroes_on_every_level(name: str, heroes: int, level: str) -> None:
    table = light_table("descent", 2, FastChance(heroes), {"quest": name, "heroes": heroes, "level": level})
    to_the_end(table, FastChance(7), 90, nothing_impossible, every=7)

    assert table.state.nh == heroes and table.state.winner in ("heroes", "overlord")
