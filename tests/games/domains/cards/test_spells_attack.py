"""The attack spells (DD-SPELL-21, 22; DD-ATTACK-05 to 07, 10)."""

from __future__ import annotations

from gruft.games.domains.pieces.events import Stolen, TargetNamed
from gruft.games.domains.pieces.tables import MERCENARY, MONSTER_OF
from tests.games.domains.domains import domains, land, land_key
from tests.rule import rule


@rule("DD-SPELL-21", "DD-RUL-09", "DD-RUL-86", "DD-ATTACK-05")
def test_destroy_counts_only_the_monsters_own_defence_and_its_terrain_bonus() -> None:
    board = domains(2).hand(0, "destroy").has(0, fire=2).party(0, "garrick_holt")
    board.build(1, "forest.1", "tomb", dark=True).monster(1, "forest.1", "troll", imbued=2, armed=1).curse(
        1, "forest.1"
    )
    game = board.dice(4, 4, 4, 1).at("party", until="adventure_settled").does(0, "spell:destroy", "monster:troll.1")
    assert game.monsters(1, "forest.1") == [] and game.building(1, "forest.1") == "tomb"

    board = domains(2).hand(0, "destroy").has(0, fire=2).party(0, "garrick_holt").monster(1, "forest.1", "troll")
    game = board.dice(4, 4, 3, 1).at("party", until="adventure_settled").does(0, "spell:destroy", "monster:troll.1")
    assert game.monsters(1, "forest.1") == ["troll"]


@rule("DD-SPELL-21", "DD-MON-12", "DD-BAD-20")
def test_the_owner_may_pay_for_the_bonus_bar_against_destroy() -> None:
    board = domains(2).hand(0, "destroy").has(0, fire=2, wind=2).party(0, "garrick_holt").has(1, wind=1)
    board.monster(1, "forest.1", "wyvern")
    game = board.dice(3, 3, 3, 2, 3).at("party", until="adventure_settled").does(0, "spell:destroy", "monster:wyvern")

    purse = {"wind": 1, "earth": 0, "fire": 0, "water": 0, "stone": 0}
    asked = {"attack": 11, "defence": 10, "short": 1, "cause": "spell:destroy", **purse}
    assert game.asked() == [(1, "bonus_bar")] and game.ask(1).args == asked
    game.does(1, "monster:wyvern")
    assert game.monsters(1, "forest.1") == ["wyvern"] and game.item(1, "wind") == 0


@rule("DD-ATTACK-07", "DD-RUL-14", "DD-RUL-86", "DD-BAD-20")
def test_in_the_niktmarg_only_the_printed_number_counts_and_the_slot_stays_empty() -> None:
    board = (
        domains(2).hand(0, "destroy").has(0, fire=2, wind=3).party(0, "garrick_holt").market("wyvern").has(1, wind=3)
    )
    game = board.dice(3, 3, 3, 2).at("party", until="adventure_settled").does(0, "spell:destroy", "monster:wyvern")

    assert game.g.market[0] == -1 and MONSTER_OF["wyvern"] in game.g.monsters_removed
    assert game.evil(0) == 0


@rule("DD-SPELL-22", "DD-RUL-70", "DD-BAD-21")
def test_banish_removes_any_monster_and_nobody_can_save_it() -> None:
    board = domains(2).hand(0, "banish").has(0, wind=1, earth=1, water=1).monster(1, "forest.1", "dragon")
    board.hand(1, "resurrection").has(1, earth=1, water=1)
    game = board.at("end_of_turn_phase").does(0, "spell:banish", "monster:dragon.1")

    game.pass_until("stopped")
    assert game.monsters(1, "forest.1") == [] and game.hand(1) == ["resurrection"]


@rule("DD-RUL-84", "DD-RUL-71")
def test_a_banished_mercenary_goes_back_to_the_docks_and_leaves_its_tokens() -> None:
    board = domains(2).hand(0, "banish").has(0, wind=1, earth=1, water=1).build(1, "town.1", "market")
    board.monster(1, "town.1", "foreign_mercenary", imbued=1)
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:banish", "monster:foreign_mercenary")

    assert game.g.where[MERCENARY] == -1 and game.g.mercenary == -1 and game.g.imbued[MERCENARY] == 0
    assert MERCENARY not in game.g.monsters_removed


@rule("DD-RUL-84", "DD-ATTACK-06")
def test_earthquake_takes_the_building_alone() -> None:
    board = domains(2).hand(0, "earthquake").has(0, earth=2, fire=1).build(1, "town.1", "market", dark=True)
    board.monster(1, "town.1", "ogre", armed=1).monster(1, "town.1", "foreign_mercenary")
    board.build(1, "town.2", "keep", dark=True)
    game = board.dice(3, 3, 3).at("end_of_turn_phase", until="reset").does(0, "spell:earthquake", land_key(1, "town.1"))

    assert game.building(1, "town.1") == "" and game.monsters(1, "town.1") == ["ogre", "foreign_mercenary"]


def test_earthquake_respects_area_bonuses_and_desecration() -> None:
    board = domains(2).hand(0, "earthquake").has(0, earth=2, fire=1).build(1, "town.1", "market").curse(1, "town.1")
    board.build(1, "town.2", "keep", dark=True)
    game = board.dice(1, 1, 4, 3, 3).at("end_of_turn_phase", until="reset")
    game.does(0, "spell:earthquake", land_key(1, "town.1"))

    assert game.building(1, "town.1") == "market"


@rule("DD-ATTACK-06", "DD-ATTACK-10", "DD-RUL-14", "DD-TOKEN-03")
def test_fireball_clears_a_space_and_brings_no_evil_to_a_defender() -> None:
    board = domains(2).hand(0, "fireball").has(0, fire=1, wind=1).build(1, "town.1", "market", dark=True)
    board.monster(1, "town.1", "zombie").curse(1, "town.1")
    won = (
        board.dice(1, 1, 6, 5, 3)
        .at("end_of_turn_phase", until="reset")
        .does(0, "spell:fireball", land_key(1, "town.1"))
    )
    assert won.building(1, "town.1") == "" and won.monsters(1, "town.1") == []
    assert won.g.cursed[land(1, "town.1")] == 1

    board = domains(2).hand(0, "fireball").has(0, fire=1, wind=1).monster(1, "town.1", "ogre")
    held = board.dice(3, 3, 3).at("end_of_turn_phase", until="reset").does(0, "spell:fireball", land_key(1, "town.1"))
    assert held.monsters(1, "town.1") == ["ogre"] and held.evil(1) == 0


@rule("DD-TERM-07", "DD-TERM-11")
def test_life_drain_takes_three_evil_or_all_there_is() -> None:
    board = domains(3).hand(0, "life_drain").has(0, water=1, fire=1).has(1, evil=2).has(2, evil=9)
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:life_drain", "seat:1")

    assert game.evil(0) == 2 and game.evil(1) == 0 and game.evil(2) == 9


@rule("DD-TERM-06", "DD-TERM-07")
def test_phantom_thieves_take_two_stored_goods_of_choice() -> None:
    board = domains(3).hand(0, "phantom_thieves").has(0, wind=1).has(1, metal=1, fire=1, coins=9)
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:phantom_thieves")

    assert game.why_not(0, "seat:2") == "cast.nothing_stored"
    game.does(0, "seat:1")
    assert game.why_not(0, "item:coins") == "item.not_now"
    game.does(0, "item:metal")
    assert game.why_not(0, "item:metal") == "pay.none_left"
    game.does(0, "item:fire")
    assert game.item(0, "metal") == game.item(0, "fire") == 1 and game.coins(1) == 9
    told = [event for event in game.table.log if isinstance(event, (TargetNamed, Stolen))]
    assert [type(event) for event in told] == [TargetNamed, Stolen, Stolen]
