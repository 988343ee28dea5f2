"""Simulation: repeatable, and a game that goes wrong names its seed."""

from __future__ import annotations

import pytest

from gruft.lab.simulate import Plan, SimulationError, play_one, simulate
from gruft.table.game import register
from tests.table.pebbles import PEBBLES, State

register(PEBBLES)


def test_a_game_depends_only_on_the_seed_and_its_number() -> None:
    plan = Plan("pebbles", 5, ("random", "random"))

    one, again = play_one(plan, 3), play_one(plan, 3)

    assert (one.points, one.answers) == (again.points, again.answers)
    assert len({tuple(play_one(plan, n).points) for n in range(20)}) > 5


def test_tallies_add_up_whatever_the_number_of_jobs() -> None:
    plan = Plan("pebbles", 30, ("random", "random", "random"), check=True)
    heard: list[int] = []

    total = simulate(plan, 1, heard.append)

    assert total.games == 30 and sum(heard) == 30
    assert sum(total.wins) == pytest.approx(30)
    assert sum(total.points) == sum(part["rolls"] for part in total.parts)


def test_a_game_that_goes_wrong_names_everything_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(g: State) -> str:
        raise ZeroDivisionError("oh")

    monkeypatch.setitem(PEBBLES.beats, "closing", broken)

    with pytest.raises(SimulationError, match=r"game 0 of seed 'gruft' with random,random"):
        play_one(Plan("pebbles", 1, ("random", "random")), 0)
