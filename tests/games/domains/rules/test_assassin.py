"""Assassin and Street Thug (DD-ACTION-04 to 08)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.events import TargetNamed
from gruft.games.domains.pieces.tables import ADVENTURER_IDS, HENCHMAN_OF, WHITE
from tests.games.domains.domains import Domains, domains, spot_key
from tests.rule import rule


def hired(place: str = "assassin.1", **items: int) -> Domains:
    return (
        domains(2).minion(0, place).has(0, **items).party(0, "garrick_holt", "ysolde_marr", "lucan_vale", "amarantha")
    )


@rule("DD-ACTION-04", "DD-ITEM-02", "DD-BAD-10")
def test_worked_example_2_the_assassins_price_in_coins_and_evil() -> None:
    game = hired(coins=8, evil=3).at("resolution_phase")

    game.does(0, "adventurer:garrick_holt")
    assert game.why_not(0, "amount:1") == "pay.too_little" and game.why_not(0, "amount:4") == "pay.too_little"
    game.does(0, "amount:2")
    assert game.coins(0) == 0 and game.evil(0) == 1
    assert "garrick_holt" not in game.party(0)


@rule("DD-ACTION-04", "DD-BAD-10")
def test_who_cannot_pay_the_assassin_is_told_that_evil_counts_too() -> None:
    game = hired(coins=5, evil=3).at("resolution_phase")

    assert game.keys(0) == ["pass"] and game.why_not(0, "adventurer:garrick_holt") == "assassin.too_dear"
    assert "12 coins, and each Evil counts as 2" in game.sentence(0, "adventurer:garrick_holt")


@rule("DD-ACTION-06", "DD-RUL-03", "DD-TERM-02")
def test_an_assassinated_adventurer_leaves_the_game_and_the_party_is_refilled() -> None:
    game = hired(coins=12).at("resolution_phase").does(0, "adventurer:ysolde_marr", "amount:0")

    assert game.party(0)[:3] == ["garrick_holt", "lucan_vale", "amarantha"] and len(game.party(0)) == 4
    assert ADVENTURER_IDS.index("ysolde_marr") in game.g.adventurers_removed


@rule("DD-ACTION-07", "DD-HENCH-03", "DD-RUL-28", "DD-RUL-83")
def test_henchmen_of_players_at_the_inn_and_in_the_far_lands_can_be_killed() -> None:
    board = hired(coins=12).henchman(1, "zasch").inn("soojin").far_lands("octavian")
    game = board.at("resolution_phase")

    assert {"henchman:zasch", "henchman:soojin", "hidden:far_lands.1"} <= set(game.keys(0))
    assert "henchman:octavian" not in game.keys(0)
    game.does(0, "hidden:far_lands.1", "amount:0")
    assert game.g.henchmen_removed == [HENCHMAN_OF["octavian"]] and game.g.far_lands[0] == -1


@rule("DD-ACTION-08", "DD-BAD-13", "DD-RUL-45", "DD-RUL-52", "DD-BAD-17")
def test_a_killed_minion_may_be_put_on_a_later_place() -> None:
    board = hired(coins=12).minion(1, "street_thug.1").minion(1, "library.1").minion(1, "inn.1")
    board.g.unavailable[31] = 1
    game = board.at("resolution_phase")

    assert game.why_not(0, "minion:assassin.1") == "assassin.acting_minion"
    game.does(0, "minion:library.1", "amount:0")
    assert game.why_not(1, spot_key("seer.1")) == "minion.place_over"
    assert game.why_not(1, spot_key("assassin.1")) == "minion.place_over"
    assert game.why_not(1, spot_key("library.1")) == "minion.same_space"
    assert game.why_not(1, spot_key("inn.1")) == "minion.space_taken"
    assert game.why_not(1, "land:1_forest.1") == "minion.not_into_domain"
    game.does(1, spot_key("library.2"))
    assert game.g.board.count(1) == 3


@rule("DD-ACTION-08", "DD-RUL-64")
def test_worked_example_11_a_minion_of_the_builders_guild_is_in_effect_immune() -> None:
    board = hired(coins=12).minion(1, "builders_guild")
    game = board.at("resolution_phase").does(0, "minion:builders_guild.1", "amount:0")
    named = next(event for event in game.table.log if isinstance(event, TargetNamed))
    assert named.target == "minion:builders_guild.1"

    game.does(1, "space:builders_guild")
    assert game.g.guild == [1]


@rule("DD-RUL-64", "DD-ACTION-17")
def test_a_white_minion_that_is_not_put_back_goes_to_the_royal_court() -> None:
    board = hired(coins=12).minion(1, "library.1", colour="white")
    game = board.at("resolution_phase").does(0, "minion:library.1", "amount:0").does(1, "pass")

    assert WHITE not in game.g.board and game.g.white == -1


@rule("DD-ACTION-05", "DD-RUL-44", "DD-BAD-10")
@pytest.mark.parametrize(("roll", "dead"), [(1, True), (2, True), (3, False), (6, False)])
def test_worked_example_3_the_thug_succeeds_on_one_or_two(roll: int, dead: bool) -> None:
    game = hired("street_thug.1", coins=2, evil=5).dice(roll).at("resolution_phase")

    game.does(0, "adventurer:lucan_vale")
    assert ("lucan_vale" not in game.party(0)) == dead
    assert game.coins(0) == 0 and game.evil(0) == 5


@rule("DD-BAD-10", "DD-ACTION-05")
def test_the_thug_takes_no_evil_and_works_for_nobody_without_coins() -> None:
    game = hired("street_thug.1", coins=1, evil=9).at("resolution_phase")

    assert game.keys(0) == ["pass"]
    assert game.why_not(0, "adventurer:lucan_vale") == "pay.too_little"


@rule("DD-MASTER-04", "DD-BAD-14")
def test_masters_cannot_be_assassinated() -> None:
    game = hired(coins=12).master(1, "kragh").at("resolution_phase")

    assert game.why_not(0, "master:kragh") == "assassin.master"


@rule("DD-HENCH-08", "DD-RUL-29", "DD-RUL-30")
def test_a_killed_henchman_takes_his_monster_along() -> None:
    board = hired(coins=12).henchman(1, "essoli").monster(1, "forest.1", "elf_mercenaries")
    game = board.at("resolution_phase").does(0, "henchman:essoli", "amount:0")

    assert game.monsters(1, "forest.1") == [] and game.henchmen(1) == []


def test_fortune_changes_price_and_luck() -> None:
    board = hired(coins=6)
    board.g.rule[2] = 6
    game = board.at("resolution_phase").does(0, "adventurer:garrick_holt", "amount:0")
    assert game.coins(0) == 0

    lucky = hired("street_thug.1", coins=2).dice(3)
    lucky.g.rule[3] = 3
    assert "amarantha" not in lucky.at("resolution_phase").does(0, "adventurer:amarantha").party(0)
