"""The bot's common sense: it answers with offered keys, beats chance clearly, and values the right things."""

from __future__ import annotations

import pytest

from gruft.games.tyrants.bot import evaluate, prefer
from gruft.table.opening import open_table
from tests.games.tyrants.test_properties import options
from tests.games.tyrants.underdark import underdark
from tests.harness import random_game
from tests.harness.sense import CommonSense, greedy_among_random


def won_against_random(seed: int, seats: int, seat: int) -> bool:
    """Whether a greedy bot on `seat` wins alone among random players."""
    return greedy_among_random(open_table("tyrants", seats, f"bots {seed}", options(seed)), seat, seed) == [seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_players_nearly_always(seats: int) -> None:
    assert sum(won_against_random(seed, seats, seed % seats) for seed in range(4)) >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_common_sense_names_only_offered_keys(seats: int) -> None:
    for seed in range(3):
        random_game("tyrants", seats, seed, options(seed * 4 + seats), check=CommonSense(prefer), every=4)


def test_control_trophies_and_promoted_cards_are_worth_something() -> None:
    bare = underdark(2).troops("black", "kanaglym").begin().g
    held = underdark(2).troops("black", "kanaglym", "menzoberranzan").begin().g
    trophy = underdark(2).troops("black", "kanaglym").trophies("black", white=2).begin().g
    promoted = underdark(2).troops("black", "kanaglym").circle("black", "lich").begin().g

    for better in (held, trophy, promoted):
        assert evaluate(better, 0) > evaluate(bare, 0)
        assert evaluate(better, 1) < evaluate(bare, 1)


def test_it_pays_with_chaff_and_keeps_good_cards() -> None:
    chaff = underdark(2).troops("black", "kanaglym").hand("black", "marilith", "orcus", "noble").begin()
    chaff.plays("marilith")
    assert prefer(chaff.g, 0, chaff.ask) == "card:noble.1"

    good = underdark(2).troops("black", "kanaglym").hand("black", "marilith", "orcus", "balor").begin()
    good.plays("marilith")
    assert prefer(good.g, 0, good.ask) == "pass"


def test_it_ends_the_turn_when_nothing_is_left_to_gain() -> None:
    game = underdark(2).troops("black", "kanaglym").begin()

    assert prefer(game.g, 0, game.ask) == "end"
