"""The bot's common sense: it answers everything with an offered key, fights sensibly and beats chance."""

from __future__ import annotations

import pytest

from gruft.bots import bot
from gruft.games.lords.bot.sense import evaluate, prefer
from gruft.games.lords.solver import conquered
from gruft.table.chance import FastChance
from gruft.table.game import Options
from gruft.table.opening import open_table
from tests.games.lords.lords import lords
from tests.games.lords.trainee import trainee
from tests.harness import random_game
from tests.harness.sense import CommonSense, greedy_among_random


def share_against_random(seed: int, seats: int, seat: int) -> float:
    """The share of the victory a greedy bot on `seat` gets among random players."""
    winners = greedy_among_random(open_table("lords", seats, f"bots {seed}"), seat, seed)
    return 1 / len(winners) if seat in winners else 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_players_nearly_always(seats: int) -> None:
    games = 20

    won = sum(share_against_random(seed, seats, seed % seats) for seed in range(games))

    assert won > 0.9 * games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"rules": "full"}),
        (3, {"rules": "full", "gifts": "open", "non_player": "greedy"}),
        (2, {"rules": "first", "gifts": "secret"}),
        (1, {"training": "training_2"}),
    ],
)
def test_common_sense_has_an_offered_answer_to_every_question(seats: int, options: Options) -> None:
    sense = CommonSense(prefer)

    for seed in range(2):
        random_game("lords", seats, seed, options, check=sense, every=3)

    assert sense.unanswered <= {"secret_gift_token"}


def test_a_party_that_can_be_defeated_is_defeated_without_loss() -> None:
    setting = lords(4).lord(
        0,
        party=["warrior_y1_1", "warrior_y1_2"],
        lair=["troll", "slime"],
        traps=["rolling_stone", "anti_magic_dart"],
    )
    setting.table(season="autumn", combat_round=1, town=["fireball", "graffiti", "magic_shield", "detect_evil"])
    game = setting.at("planning", until="end_of_combat")
    dice = FastChance(1)
    greedy = bot("greedy")

    while not game.table.over:
        game.answers(greedy(game.table, 0, dice))

    assert sorted(game.prison()) == ["warrior_y1_1", "warrior_y1_2"]
    assert game.conquered() == []


@pytest.mark.parametrize("scenario", ["training_1", "training_1_room"])
def test_the_first_training_is_well_played(scenario: str) -> None:
    game = trainee(scenario)
    dice = FastChance(1)
    greedy = bot("greedy")

    while not game.table.over:
        game.answers(greedy(game.table, 0, dice))

    assert conquered(game.table) <= 2


def test_more_is_better() -> None:
    plain = lords(4).at("choose_orders")
    rich = lords(4).lord(0, gold=8, imps=5, prison=["warrior_y1_1"], lair=["troll"]).at("choose_orders")
    poor = lords(4).lord(0, gold=0, seals=2).at("choose_orders")

    assert evaluate(poor.state, 0) < evaluate(plain.state, 0) < evaluate(rich.state, 0)
