"""Random quests over both maps: invariants after every answer, everything the table promises every so often.

Half of the answers are common sense, so that quests come to an end; the other half is anything at all.

Not here: invariants and twin worlds of every quest (quests/test_random_play.py).
"""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from gruft.games.descent.moments.wiring import wire, work_out_occupancy
from gruft.games.descent.state import State
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from gruft.table.plain import to_plain
from gruft.table.table import Table
from tests.games.descent.golden import choose
from tests.games.descent.random_play import random_game
from tests.harness import Check, everything_holds, nothing_impossible, twin_worlds
from tests.rule import rule


def options_of(seed: int) -> dict[str, object]:
    """Quest, level, number of heroes and rules of the quest with this seed."""
    return {
        "quest": ("first_blood", "a_fat_goblin")[seed % 2],
        "level": ("novice", "advanced", "expert")[seed // 2 % 3],
        "heroes": ("players", "players", 4)[seed // 6 % 3],
        "errata": seed % 5 != 0,
        "crrg_rulings": seed % 7 != 0,
        "overlord": ("first", "last", "random")[seed % 3],
    }


def quest(seed: int, check: Check | None, every: int, sense: int = 60, live: bool = False) -> Table:
    """Play one quest to its end."""
    return random_game(seed, options_of(seed), sense, check, every, live)


def some(first: int, end: int) -> list[Any]:
    """Seeds of which the first two, one for each map, are played in the usual run of tests."""
    return [first, first + 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(first + 2, end))]


@rule("DE-GOLD-05", "DE-BAD-01", "DE-BAD-07")
@pytest.mark.parametrize("seed", range(2))
def test_a_random_quest_never_reaches_an_impossible_state(seed: int) -> None:
    quest(seed, nothing_impossible, 1)


@rule("DE-R-79")
@pytest.mark.parametrize("seed", some(40, 44))
def test_even_players_without_any_sense_come_to_an_end(seed: int) -> None:
    table = quest(seed, None, 1, sense=0)

    assert table.over and table.state.round <= 50


@rule("DE-INFO-01", "DE-INFO-02", "DE-BAD-01")
@pytest.mark.parametrize("seed", some(0, 6))
def test_everything_holds_in_random_quests(seed: int) -> None:
    quest(seed, everything_holds, 41, live=True)


@rule("DE-INFO-01", "DE-INFO-03")
@pytest.mark.parametrize("seed", some(20, 24))
def test_twin_worlds_in_random_quests(seed: int) -> None:
    quest(seed, twin_worlds, 17, live=True)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(600, 640))
def test_two_thousand_twin_worlds(seed: int) -> None:
    quest(seed, twin_worlds, 9, live=True)


def kept_equals_worked_out(table: Table, dice: FastChance) -> None:
    """What is kept beside the fields is what follows from them."""
    g: State = table.state
    if (
        g.live.attack is not None
        or g.live.guest >= 0
        or any(len(s) == 1 and g.live.occ[s[0]] != f for f, s in enumerate(g.spaces))
    ):
        return
    kept = (
        list(g.live.max_health),
        list(g.live.max_stamina),
        list(g.live.pool),
        list(g.live.keys),
        list(g.live.occ),
        g.live.occupied,
    )
    twin = g.copy()
    wire(twin)
    work_out_occupancy(twin)
    assert kept == (
        twin.live.max_health,
        twin.live.max_stamina,
        twin.live.pool,
        twin.live.keys,
        twin.live.occ,
        twin.live.occupied,
    )
    assert [[live.key for live in lives] for lives in twin.live.hooks.values()] == [
        [live.key for live in lives] for lives in g.live.hooks.values()
    ]


def test_a_state_goes_to_another_process_and_back() -> None:
    table = light_table("descent", 4, FastChance(8), quiet=False)
    dice = FastChance(9)
    for _ in range(120):
        table.answer(*choose(table, dice, 80, 80))

    again = pickle.loads(pickle.dumps(table.state))

    assert to_plain(again) == to_plain(table.state)
    table.game.wake(again)
    assert again.live.max_health == table.state.live.max_health and again.live.occ == table.state.live.occ


@pytest.mark.parametrize("seed", some(30, 34))
def test_what_is_kept_equals_what_follows_from_the_fields(seed: int) -> None:
    quest(seed, kept_equals_worked_out, 3)
