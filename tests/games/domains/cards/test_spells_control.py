"""The control spells, reactions (DD-SPELL-02 to 10, 15 to 20, 32 to 34)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.tables import ITEM_OF, S_DECK, SPELL_OF, SPOT_OF_REF
from gruft.texts import Texts
from tests.games.domains.domains import Domains, domains, land_key, spot_key
from tests.rule import rule


@rule("DD-SPELL-17", "DD-SPELL-34", "DD-SPELL-03", "DD-RUL-80")
@pytest.mark.parametrize(
    ("spell", "cost", "item"),
    [
        ("blight", "water", "workers"),
        ("cave_in", "earth", "stone"),
        ("guardians_of_the_wood", "wind", "wood"),
        ("rust", "fire", "metal"),
    ],
)
def test_four_spells_block_an_item_of_the_builders_guild(spell: str, cost: str, item: str) -> None:
    game = domains(2).hand(0, spell).has(0, **{cost: 1}).at("after_minions").does(0, f"spell:{spell}")

    assert game.g.blocked[ITEM_OF[item]] == 1 and sum(game.g.blocked) == 1
    assert game.item(0, cost) == 0 and game.hand(0) == []
    assert game.g.spell_discards[2] == [SPELL_OF[spell]]


@rule("DD-SPELL-15", "DD-RUL-49", "DD-SPELL-32")
def test_confusion_exchanges_two_minions_on_the_city_board() -> None:
    board = domains(2).hand(0, "confusion").has(0, wind=1, fire=1).minion(0, "library.1").minion(1, "builders_guild")
    board.build(1, "forest.1", "grove").posted(1, "forest.1")
    game = board.at("after_minions").does(0, "spell:confusion")

    assert set(game.keys(0)) == {"minion:library.1", "minion:builders_guild.1"}
    game.does(0, "minion:library.1", "minion:builders_guild.1")
    assert game.g.guild == [0] and game.g.board.count(1) == 1


@rule("DD-RUL-52", "DD-SPELL-15", "DD-TOKEN-07")
def test_confusion_moves_nobody_onto_an_unavailable_space() -> None:
    board = domains(2).hand(0, "confusion", "rust").has(0, wind=1, fire=2).minion(0, "library.1").minion(1, "inn.1")
    board.g.unavailable[SPOT_OF_REF[spot_key("inn.1")]] = 1
    assert board.at("after_minions").why_not(0, "spell:confusion") == "cast.no_target"

    game = board.minion(1, "builders_guild").at("after_minions").does(0, "spell:confusion")
    assert game.why_not(0, "minion:inn.1") == "minion.unavailable"
    game.does(0, "minion:library.1")
    assert game.keys(0) == ["minion:builders_guild.1"]


@rule("DD-SPELL-15", "DD-SPELL-07")
def test_cancelled_confusion_fails_for_both() -> None:
    board = domains(2).hand(0, "confusion").has(0, wind=1, fire=1).minion(0, "library.1").minion(1, "inn.1")
    board.hand(1, "counter_magic").has(1, water=1)
    game = board.at("after_minions").does(0, "spell:confusion", "minion:library.1", "minion:inn.1")
    spots = game.g.board[:]

    assert Texts("domains", "en", ["Ann", "Ben"]).prompt(game.ask(1)) == (
        "Ann casts Confusion. Targets: Library of the Shadin Council 1, The Wayward Dragon Inn 1."
        " Cancel it, or let it happen. You have: wind 0, earth 0, fire 0, water 1."
    )
    game.does(1, "spell:counter_magic")
    assert game.g.board == spots and game.item(0, "wind") == 0 and game.hand(0) == []


@rule("DD-SPELL-16", "DD-RUL-66", "DD-RUL-52")
def test_nullification_makes_the_controller_move_his_minion() -> None:
    board = (
        domains(2).hand(0, "nullification").has(0, wind=1, water=1).minion(1, "library.1").build(1, "forest.1", "grove")
    )
    game = board.at("after_minions").does(0, "spell:nullification", "minion:library.1")

    assert game.asked() == [(1, "move_minion")]
    assert game.why_not(1, spot_key("library.1")) == "minion.space_taken"
    assert "space:builders_guild" in game.keys(1)
    game.does(1, land_key(1, "forest.1"))
    assert game.g.posted[1] >= 0 and 1 not in game.g.board


@rule("DD-SPELL-18", "DD-SPELL-34")
def test_dispel_takes_one_element_from_all_others() -> None:
    board = domains(3).hand(0, "dispel").has(0, earth=1, wind=1, fire=2).has(1, fire=3, water=1).has(2, fire=1)
    game = board.at("preparation").does(0, "spell:dispel", "item:fire")

    assert [game.item(seat, "fire") for seat in range(3)] == [2, 0, 0] and game.item(1, "water") == 1


@rule("DD-SPELL-19", "DD-RUL-29", "DD-RUL-65")
def test_enthrall_takes_a_henchman_and_his_monster() -> None:
    board = domains(2).hand(0, "enthrall").has(0, fire=1, water=1, wind=1).henchman(1, "gnarl").henchman(0, "zasch")
    board.monster(1, "forest.1", "white_mask_gnolls").inn("soojin").far_lands("octavian")
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:enthrall")

    assert set(game.keys(0)) == {"henchman:gnarl", "henchman:soojin", "hidden:far_lands.1"}
    game.does(0, "henchman:gnarl", land_key(0, "plains.1"))
    assert game.henchmen(0) == ["zasch", "gnarl"] and game.henchmen(1) == []
    assert game.monsters(0, "plains.1") == ["white_mask_gnolls"] and game.monsters(1, "forest.1") == []


@rule("DD-SPELL-19", "DD-RUL-65")
def test_a_face_down_henchman_is_enthralled_unseen_and_then_laid_open() -> None:
    board = domains(2).hand(0, "enthrall").has(0, fire=1, water=1, wind=1).far_lands("octavian")
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:enthrall", "hidden:far_lands.1")

    assert game.henchmen(0) == ["octavian"]


@rule("DD-SPELL-20", "DD-TOKEN-04", "DD-BAD-11", "DD-RUL-11", "DD-MON-06", "DD-RUL-72")
def test_sanctify_turns_a_building_light_for_good_and_monsters_stay() -> None:
    board = domains(2).hand(0, "sanctify").has(0, water=2, wind=1).build(1, "forest.1", "grove", dark=True)
    board.monster(1, "forest.1", "ogre").curse(1, "forest.1").build(1, "town.1", "market")
    board.henchman(1, "malachar").has(1, fire=1).build(1, "plains.1", "tomb", dark=True)
    board.build(1, "plains.2", "temple", dark=True).build(1, "plains.3", "bog", dark=True)
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:sanctify")

    assert game.why_not(0, land_key(1, "town.1")) == "building.already_light"
    game.does(0, land_key(1, "forest.1"))
    assert not game.dark(1, "forest.1") and game.monsters(1, "forest.1") == ["ogre"]
    game.does(1, "henchman:malachar")
    assert game.dark(1, "town.1") and not game.dark(1, "forest.1")


# -- reactions -----------------------------------------------------------------


def duel(spell: str = "counter_magic", **items: int) -> Domains:
    board = domains(3).hand(0, "rust").has(0, fire=1).hand(2, spell)
    return board.has(2, **(items or {"water": 1}))


@rule("DD-SPELL-06", "DD-SPELL-07", "DD-SPELL-33", "DD-RUL-15", "DD-INFO-04")
def test_counter_magic_cancels_a_spell_after_its_target_was_named() -> None:
    game = duel().at("after_minions").does(0, "spell:rust")

    assert game.asked() == [(2, "react")]
    assert Texts("domains", "en", ["Ann", "Ben", "Cleo"]).prompt(game.ask(2)) == (
        "Ann casts Rust. Cancel it, or let it happen. You have: wind 0, earth 0, fire 0, water 1."
    )
    game.does(2, "spell:counter_magic")
    assert sum(game.g.blocked) == 0 and game.item(0, "fire") == 0
    assert len(game.g.spell_discards[2]) == 2


@rule("DD-SPELL-07")
def test_spell_thief_takes_the_card_and_everybody_knows_it() -> None:
    game = duel("spell_thief", earth=1, fire=1).at("after_minions").does(0, "spell:rust").does(2, "spell:spell_thief")

    assert game.hand(2) == ["rust"] and sum(game.g.blocked) == 0
    assert game.table.view(1)["players"][2]["shown"] == ["spell:rust"]


@rule("DD-SPELL-10", "DD-RUL-16")
def test_players_are_asked_clockwise_and_the_first_cancellation_ends_it() -> None:
    board = domains(4).hand(1, "rust").has(1, fire=1)
    for seat in (0, 2, 3):
        board.hand(seat, "counter_magic").has(seat, water=1)
    game = board.first(1).at("after_minions").does(1, "spell:rust")

    assert game.asked() == [(2, "react")]
    game.does(2, "pass")
    assert game.asked() == [(3, "react")]
    game.does(3, "spell:counter_magic")
    assert game.hand(0) == ["counter_magic"] and game.item(0, "water") == 1


@rule("DD-SPELL-08", "DD-RUL-15", "DD-BAD-06")
def test_a_cancelling_spell_cannot_be_cancelled_nor_an_own_one() -> None:
    board = duel().hand(1, "counter_magic").has(1, water=1).hand(0, "rust", "counter_magic").has(0, fire=1, water=1)
    game = board.at("after_minions").does(0, "spell:rust")

    assert game.asked() == [(1, "react")]
    game.does(1, "spell:counter_magic")
    assert all(kind != "react" for _, kind in game.asked())


@rule("DD-INFO-05", "DD-RUL-16", "DD-RUL-67", "DD-SPELL-10")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    holder = duel().at("after_minions").does(0, "spell:rust")
    bluffer = duel("dispel").at("after_minions").does(0, "spell:rust")
    poor = duel("counter_magic", wind=1).at("after_minions").does(0, "spell:rust")
    other_back = duel("tunnel").at("after_minions").does(0, "spell:rust")

    assert holder.asked() == bluffer.asked() == [(2, "react")]
    assert bluffer.keys(2) == ["pass"] and bluffer.why_not(2, "spell:counter_magic") == "cast.not_in_hand"
    assert all(kind != "react" for game in (poor, other_back) for _, kind in game.asked())
    assert holder.table.view(0) == bluffer.table.view(0)


@rule("DD-SPELL-10", "DD-BAD-06")
def test_henchmen_cannot_be_cancelled() -> None:
    board = domains(2).henchman(0, "father_savonarola").has(0, coins=1).hand(1, "counter_magic").has(1, water=1)
    game = board.at("preparation").does(0, "henchman:father_savonarola")

    assert all(kind != "react" for _, kind in game.asked())


@rule("DD-SPELL-09", "DD-PROD-04", "DD-BAD-06")
def test_nothing_is_cancelled_in_the_production_phase() -> None:
    board = domains(2).hand(0, "tunnel").has(0, earth=1).hand(1, "counter_magic", "tunnel").has(1, water=1)
    game = board.at("production_phase").does(0, "spell:tunnel")

    assert game.item(0, "stone") == 4 and all(kind != "react" for _, kind in game.asked())


@rule("DD-SPELL-33", "DD-RUL-67", "DD-SPELL-05", "DD-RUL-05")
def test_after_a_cancellation_the_caster_goes_on_with_his_slot() -> None:
    board = duel().hand(0, "rust", "blight").has(0, fire=1, water=1)
    game = board.at("after_minions").does(0, "spell:rust").does(2, "spell:counter_magic")

    assert game.asked() == [(0, "after_minions")] and "spell:blight" in game.keys(0)


# -- when and at what price ---------------------------------------------------------


@rule("DD-SPELL-02", "DD-SPELL-04", "DD-BAD-06", "DD-RUL-48", "DD-SPELL-11")
def test_a_spell_needs_its_window_its_cost_and_a_target() -> None:
    board = domains(2).hand(0, "rust", "dispel", "desecration", "sanctify").has(0, earth=2, fire=1)
    game = board.at("preparation")

    assert game.keys(0) == ["spell:desecration", "pass"]
    assert game.why_not(0, "spell:rust") == "cast.wrong_window"
    assert game.sentence(0, "spell:rust") == "Rust can be cast only after all minions have been placed."
    assert game.why_not(0, "spell:dispel") == "pay.too_little"
    late = (
        domains(2).hand(0, "sanctify", "banish").has(0, water=2, wind=1, earth=1).at("end_of_turn_phase", until="reset")
    )
    assert late.why_not(0, "spell:sanctify") == "cast.no_target"
    assert late.sentence(0, "spell:sanctify").endswith("not there now: a dark building.")
    assert late.hand(0) == ["sanctify", "banish"]


@rule("DD-SPELL-03", "DD-TERM-04")
def test_a_discarded_spell_lies_open_on_the_pile_of_its_deck() -> None:
    game = domains(2).hand(0, "rust").has(0, fire=1).at("after_minions").does(0, "spell:rust")

    assert S_DECK[SPELL_OF["rust"]] == 2
    assert game.table.view(1)["tops"]["deck:control"] == "spell:rust"


def test_the_first_spell_of_the_round_may_cost_an_element_less() -> None:
    board = domains(2).hand(0, "confusion", "nullification").has(0, fire=1, wind=1, water=0)
    board.minion(1, "library.1").minion(1, "inn.1")
    board.g.rule[10] = 1
    game = board.at("after_minions").does(0, "spell:confusion", "minion:library.1", "minion:inn.1")

    assert game.asked() == [(0, "spell_discount")]
    game.does(0, "item:fire")
    assert game.item(0, "fire") == 1 and game.item(0, "wind") == 0
    dear = domains(2).hand(0, "sanctify", "phantom_thieves").has(0, wind=1).has(1, wood=1)
    dear.build(0, "town.1", "market", dark=True).g.rule[10] = 1
    refusal = dear.at("end_of_turn_phase", until="reset").table.why_not(0, "spell:sanctify")
    assert refusal is not None and refusal.args == {"item": "item:water", "n": 1, "have": 0}
    short = domains(2).hand(0, "rust")
    short.g.rule[10] = 1
    assert short.at("after_minions").does(0, "spell:rust").g.blocked[ITEM_OF["metal"]] == 1


@rule("DD-RUL-05", "DD-PREP-01", "DD-RUL-61", "DD-TERM-09")
def test_worked_example_13_the_token_moves_in_a_window_but_the_order_stays() -> None:
    board = domains(3).henchman(1, "rot").henchman(0, "father_savonarola").has(0, coins=1)
    board.henchman(2, "oswin_pike").has(2, coins=2)
    game = board.at("preparation", until="resolution_phase")

    game.does(0, "pass").does(1, "henchman:rot")
    assert game.g.first == 1
    game.pass_until("preparation")
    assert game.asked() == [(2, "preparation")]
    game.does(2, "pass")
    assert game.asked() == [(1, "place_minion")]
    game.does(1, game.keys(1)[0])
    assert game.asked() == [(2, "place_minion")]
