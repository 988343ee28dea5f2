"""One question: what is offered is allowed, what is not is refused by a rule, what belongs elsewhere is explained."""

from __future__ import annotations

import pytest

from gruft.texts import Texts
from tests.games.domains.domains import domains, land_key
from tests.harness import explained, random_game
from tests.rule import rule


def ask_everything(games: int, seed: int) -> None:
    for number in range(games):
        random_game("domains", 2 + number % 4, seed + number, {"masters": number % 2 == 0}, check=explained())


def test_every_question_explains_what_it_refuses() -> None:
    ask_everything(8, 4200)


@pytest.mark.long
def test_every_question_of_two_hundred_games_explains_what_it_refuses() -> None:
    ask_everything(200, 5000)


@rule("DD-CITY-03")
def test_pointing_at_a_minion_says_that_its_space_is_taken() -> None:
    game = domains(2).minion(1, "seer.1").at("minion_phase")

    assert game.why_not(0, "space:seer.1") == game.why_not(0, "minion:seer.1") == "minion.space_taken"
    assert game.sentence(0, "minion:seer.1") == game.sentence(0, "space:seer.1")
    assert game.why_not(0, "minion:library.1") == "minion.not_here"


@rule("DD-SPELL-02", "DD-SPELL-04")
def test_a_spell_of_another_window_says_when_it_is_cast() -> None:
    game = domains(2).hand(0, "tunnel", "rust").at("minion_phase")

    assert game.sentence(0, "spell:tunnel").endswith("in the Production phase.")
    assert game.sentence(0, "spell:rust").endswith("after all minions have been placed.")
    assert game.why_not(0, "spell:destroy") == "cast.not_in_hand"


@rule("DD-SPELL-09")
def test_nothing_is_cancelled_in_production() -> None:
    game = domains(2).hand(0, "counter_magic", "tunnel").has(0, earth=9, fire=9, wind=9, water=9).at("production_phase")

    refusal = game.table.why_not(0, "spell:counter_magic")
    assert refusal is not None and (refusal.code, refusal.rule) == ("cast.no_cancelling", "DD-SPELL-09")


@rule("DD-SPELL-03")
def test_another_spell_has_to_wait_for_the_aim_of_the_first() -> None:
    board = domains(2).hand(0, "banish", "fireball", "destroy").has(0, fire=9, earth=9, wind=9, water=9)
    game = board.monster(1, "forest.1", "goblin").at("end_of_turn_phase").does(0, "spell:banish")

    assert game.ask(0).kind == "target_monster" and game.why_not(0, "spell:fireball") == "choice.finish_first"
    assert game.why_not(0, "spell:destroy") == "cast.wrong_window"
    assert game.why_not(0, "pass") == "choice.duty"


def test_cards_and_monsters_say_where_they_are() -> None:
    board = (
        domains(2)
        .plans(0, "grove")
        .plans(1, "market")
        .inn("zasch")
        .henchman(1, "soojin")
        .henchman(0, "karn_the_builder")
    )
    game = board.market("goblin").build(1, "town.1", "keep").at("minion_phase")

    assert game.why_not(0, "building:grove.1") == "build.not_now"
    assert game.why_not(0, "building:market.1") == "building.not_yours"
    assert game.why_not(0, "building:keep.1") == "building.stands"
    assert game.why_not(0, "henchman:zasch") == "henchman.at_inn"
    assert game.why_not(0, "henchman:soojin") == "henchman.not_yours"
    assert game.why_not(0, "henchman:karn_the_builder") == "henchman.wrong_phase"
    assert game.why_not(0, "monster:goblin.1") == "monster.at_market"
    assert game.why_not(0, "amount:7") == "amount.not_now"
    assert game.why_not(0, land_key(1, "town.1")) == "minion.other_domain"
    assert game.why_not(0, "building:nonsense.1") == game.why_not(0, "land:9_town.1") == "table.not_an_option"


@rule("DD-SPELL-14")
def test_charm_on_an_own_action_is_asked_as_a_repetition() -> None:
    board = domains(2).minion(0, "business_district.1").hand(0, "charm").has(0, earth=9, fire=9, wind=9, water=9)
    game = board.at("resolution_phase").does(0, "act")

    assert game.ask(0).kind == "charm"
    assert Texts("domains", "en").prompt(game.ask(0)) == (
        "You have acted here yourself: The Business District. Do it once more with Charm, or pass. "
        "You have: wind 9, earth 9, fire 9, water 9."
    )
    game.does(0, "spell:charm")
    assert game.coins(0) == 4


@rule("DD-INFO-04")
def test_a_spell_everybody_has_seen_cannot_be_taken_back() -> None:
    game = domains(2).hand(0, "rust", "rust").has(0, earth=9, fire=9, wind=9, water=9).at("after_minions")
    game.does(0, "spell:rust")

    refusal = game.table.undo_refusal(0)
    assert refusal is not None and refusal.code == "undo.revealed"


@rule("DD-HENCH-15")
def test_zasch_takes_any_number_of_evil() -> None:
    board = domains(2).henchman(0, "zasch").has(0, evil=500).build(0, "forest.1", "grove", dark=True)
    game = board.party(0, "wren_ashby").at("adventure_phase")
    while game.ask().kind == "adventure_open":
        game.does(game.ask().seat, "pass")
    game.does(0, "henchman:zasch")

    assert game.keys(0)[-1] == "amount:500" and Texts("domains", "de").option("zasch", "amount:450") == "450"
    game.does(0, "amount:450")
    assert game.evil(0) >= 50
