"""Combat training (DL-TRAIN): the scenarios as positions, their rules, and the proof of the best results."""

from __future__ import annotations

from pathlib import Path

import pytest

import gruft.games.lords as package
from gruft.games.lords.pieces.combat_events import (
    CardShown,
    CombatRoundBegan,
    SpellCast,
)
from gruft.games.lords.pieces.content import SCENARIOS
from gruft.games.lords.solver import conquered, solve
from gruft.table.opening import open_table
from gruft.table.plain import to_plain
from gruft.table.table import Accepted
from tests.games.lords.lords import Game
from tests.games.lords.trainee import trainee
from tests.rule import rule

POSITIONS = Path(package.__file__).parent / "positions"


@rule("DL-TRAIN-01", "DL-GEN-12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_can_be_opened_as_a_position(scenario: str) -> None:
    table = open_table("lords", position=POSITIONS / f"{scenario}.yaml")
    game = Game(table)

    assert [hero for hero, _ in game.party()] == list(SCENARIOS[scenario].party)
    assert [tile.partition(".")[0] for tile in game.lair()] == list(SCENARIOS[scenario].monsters)
    assert [card.partition(".")[0] for card in game.traps()] == list(SCENARIOS[scenario].traps)
    assert to_compare(game) == to_compare(trainee(scenario))


def to_compare(game: Game) -> list[object]:
    return [to_plain(game.state), [(ask.kind, ask.keys) for ask in game.table.asks]]


@rule("DL-TRAIN-06")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_best_possible_result_is_proved_by_trying_everything(scenario: str) -> None:
    game = trainee(scenario)

    solution = solve(game.table)

    assert solution.conquered == SCENARIOS[scenario].best
    for key in solution.answers:
        assert isinstance(game.table.answer(0, key), Accepted)
    assert game.table.over and conquered(game.table) == solution.conquered


@rule("DL-TRAIN-06")
def test_the_first_scenario_can_be_won_without_spending_the_food_but_not_in_a_room() -> None:
    assert solve(trainee("training_1").table).left == 1
    assert solve(trainee("training_1_room").table).left == 0


@rule("DL-TRAIN-02", "DL-CONQ-02")
def test_there_are_no_cards_no_spells_and_always_two_fatigue() -> None:
    game = trainee("training_1")

    game.answers("pass", "done")

    assert game.told(CardShown) == [] and game.told(SpellCast) == []
    assert game.hurt() == [("warrior_y1_1", 1), ("warrior_y1_1", 1)]


@rule("DL-TRAIN-03")
def test_a_tunnel_takes_one_monster_and_the_room_two() -> None:
    tunnel = trainee("training_1").answers("pass", "monster:troll.1")
    assert tunnel.ask.kind == "attack", "the goblin cannot be sent as well"

    room = trainee("training_1_room").answers("pass", "monster:troll.1")
    assert room.ask.kind == "send" and "monster:goblin.1" in room.offered


@rule("DL-TRAIN-03")
def test_a_trap_in_the_room_costs_a_gold() -> None:
    game = trainee("training_1_room")

    game.answers("trap:rolling_stone.1", "done")

    assert game.lord().gold == 0


@rule("DL-TRAIN-04")
def test_there_is_no_evil_track_and_no_limit_of_four_rounds() -> None:
    game = trainee("training_3")
    evil = game.lord().evil

    game.answers("pass", "done", "pass", "done", "pass", "done")

    assert game.table.over and len(game.conquered()) == 3
    assert game.lord().evil == evil

    longer = trainee("training_3")
    for _ in range(2):
        longer.answers("pass", "monster:vampire.1", "quick_bite", "hero:warrior_y1_4")
    assert len(longer.told(CombatRoundBegan)) == 3


@rule("DL-TRAIN-04")
def test_fewer_conquered_tiles_are_a_better_result() -> None:
    game = trainee("training_1")
    game.answers("pass", "done", "pass", "done", "pass", "done")

    result = game.table.result

    assert result is not None and result.points == [-len(game.conquered())]


@rule("DL-TRAIN-05")
def test_traps_have_their_values_of_year_1() -> None:
    game = trainee("training_1")

    game.answers("trap:rolling_stone.1", "done")

    assert game.hurt()[0] == ("warrior_y1_1", 3)
