"""Attacks in general, bonus bars, what is saved (DD-ATTACK, DD-MON-10 to 12, DD-AFTER-02, DD-SPELL-29)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.events import DefenceRolled
from gruft.games.domains.rules.adventure.combat import space_parts
from tests.games.domains.domains import Domains, domains, land, land_key
from tests.rule import rule


def defence(board: Domains, seat: int, where: str, *, adventurers: bool = True) -> tuple[int, list[int]]:
    g = board.at("adventure_phase", until="party").g
    parts = space_parts(g, land(seat, where), adventurers=adventurers)
    return sum(part.flat for part in parts), sorted(sides for part in parts for sides in part.dice)


@rule("DD-ATTACK-02", "DD-MON-10", "DD-TOKEN-05", "DD-TOKEN-06", "DD-TOKEN-03", "DD-RUL-43", "DD-RUL-47")
def test_the_defence_of_a_space_adds_up() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "ogre", imbued=1, armed=1)
    board.monster(0, "forest.1", "foreign_mercenary").curse(0, "forest.1")

    assert defence(board, 0, "forest.1") == (9 + 9 + 4, [6, 6, 6, 10])
    assert defence(domains(2).monster(0, "town.1", "ogre"), 0, "town.1") == (9, [])


@rule("DD-MON-11")
def test_worked_example_8_terrain_bonus_production_and_cost() -> None:
    assert defence(domains(2).monster(0, "town.1", "gargoyle"), 0, "town.1") == (9, [])
    assert defence(domains(2).monster(0, "forest.1", "gargoyle"), 0, "forest.1") == (7, [])
    game = domains(2).monster(0, "town.1", "fire_elemental").monster(0, "town.2", "spectre.2").at("production_phase")
    assert game.item(0, "fire") == 1 and game.evil(0) == 1
    market = {
        m["monster"]: m
        for m in domains(2).market("fire_elemental", "spectre.2").at("minion_phase").table.view(0)["market"]
        if m
    }
    assert market["monster:fire_elemental.1"]["cost"] == 6 and market["monster:spectre.2"]["rank"] == 136


@rule("DD-BLD-05", "DD-BLD-06", "DD-BLD-09", "DD-RUL-08")
def test_area_bonuses_count_for_other_buildings_of_the_area_light_or_dark() -> None:
    board = domains(2).build(0, "town.1", "castle", dark=True).build(0, "town.2", "market")
    board.build(0, "town.3", "keep", dark=True).monster(0, "town.4", "ogre").build(1, "town.1", "market")

    assert defence(board, 0, "town.2") == (5 + 7 + 3, [])
    assert defence(board, 0, "town.1") == (12 + 3, []) and defence(board, 0, "town.3") == (10 + 7, [])
    assert defence(board, 0, "town.4") == (9, []) and defence(board, 1, "town.1") == (5, [])
    two = domains(2).build(0, "town.1", "castle", dark=True).build(0, "town.2", "castle", dark=True)
    assert defence(two, 0, "town.1") == (19, [])
    light = domains(2).build(0, "town.1", "castle").build(0, "town.2", "market", dark=True)
    assert defence(light, 0, "town.2") == (5, [])


def test_bonuses_of_the_round_count_for_dark_buildings() -> None:
    board = domains(2).build(0, "town.1", "castle", dark=True).build(0, "forest.1", "grove", dark=True)
    board.build(0, "plains.1", "temple")
    board.g.rule[11] = -2
    board.g.type_defence[4] = 3

    assert defence(board, 0, "town.1") == (13, []) and defence(board, 0, "forest.1") == (7, [])
    assert defence(board, 0, "plains.1") == (9, [])


@rule("DD-ATTACK-10")
def test_a_defence_is_never_lower_than_zero() -> None:
    board = domains(2).build(0, "town.1", "market", dark=True).party(0, "hobb_reeve")
    board.g.rule[11] = -20
    board.g.skips = [0, 1]
    game = board.dice(1).at("adventure_phase")

    assert game.building(0, "town.1") == ""
    assert [event.total for event in game.told(DefenceRolled)] == [0]


# -- bonus bars -------------------------------------------------------------------


@rule("DD-MON-12", "DD-ADV-09", "DD-ATTACK-04", "DD-RUL-58", "DD-RUL-69", "DD-INFO-06")
def test_worked_example_1_the_dragons_bonus() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "dragon")
    board.has(0, fire=1, water=1).party(0, "dame_ortrun", "percival_orme", "wren_ashby", "father_benedek")
    board.g.skips = [0, 1]
    game = board.dice(12, 11, 1, 7, 2, 3).at("adventure_phase")

    purse = {"wind": 0, "earth": 0, "fire": 1, "water": 1, "stone": 0}
    assert game.ask(0).args == {"attack": 31, "defence": 27, "short": 4, **purse}
    game.does(0, "monster:dragon.1", "item:fire")
    assert game.ask(0).args == {"attack": 31, "defence": 29, "short": 2, **purse, "fire": 0}
    game.does(0, "monster:dragon.1")
    assert game.building(0, "forest.1") == "grove" and game.monsters(0, "forest.1") == ["dragon"]
    assert game.evil(0) == 3 and game.item(0, "fire") == game.item(0, "water") == 0


@rule("DD-BAD-20", "DD-RUL-69")
def test_nobody_pays_while_the_attack_is_not_higher_or_for_monsters_elsewhere() -> None:
    board = domains(2).monster(0, "forest.1", "dragon").monster(0, "forest.2", "hydra").has(0, fire=3, water=3)
    board.party(0, "garrick_holt", "dame_ortrun", "percival_orme")
    board.g.skips = [0, 1]
    held = board.dice(6, 6, 6).at("adventure_phase")
    assert held.evil(0) == 3 and held.item(0, "fire") == 3

    board = domains(2).monster(0, "forest.1", "dragon").monster(0, "forest.2", "hydra").has(0, fire=3, water=3)
    board.party(0, "garrick_holt", "dame_ortrun", "percival_orme")
    board.g.skips = [0, 1]
    game = board.dice(6, 12, 12).at("adventure_phase")
    assert game.keys(0) == ["monster:dragon.1", "pass"]
    game.does(0, "pass")
    assert game.monsters(0, "forest.1") == []


def test_a_golem_adds_one_per_stone() -> None:
    board = domains(2).monster(0, "forest.1", "stone_golem").has(0, stone=2).party(0, "dame_ortrun")
    board.g.skips = [0, 1]
    game = board.dice(10).at("adventure_phase").does(0, "monster:stone_golem.1", "monster:stone_golem.1")

    assert game.monsters(0, "forest.1") == ["stone_golem"] and game.item(0, "stone") == 0


# -- Resurrection -----------------------------------------------------------------


def doomed(**items: int) -> Domains:
    board = domains(2).build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "ogre", imbued=1)
    board.party(0, "wren_ashby", "dame_ortrun", "percival_orme", "father_benedek").hand(0, "resurrection")
    board.has(0, **(items or {"earth": 1, "water": 1})).dice(1, 8, 12, 12, 12)
    board.g.skips = [0, 1]
    return board


@rule("DD-SPELL-29", "DD-AFTER-02", "DD-RUL-70", "DD-RUL-17")
def test_worked_example_14_lost_space_and_resurrection() -> None:
    game = doomed().at("adventure_phase").pass_until("resurrect")

    assert game.building(0, "forest.1") == "" and game.asked() == [(0, "resurrect")]
    game.does(0, "monster:ogre.1", land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["ogre"] and game.evil(0) == 0
    assert sum(game.g.imbued) == 1 and game.party(0)[0] == "dame_ortrun"


@rule("DD-SPELL-29", "DD-RUL-67", "DD-SPELL-33")
def test_resurrection_can_be_cancelled() -> None:
    board = doomed().hand(1, "counter_magic").has(1, water=1)
    game = board.at("adventure_phase").pass_until("resurrect")

    game.does(0, "monster:ogre.1", land_key(0, "town.1")).does(1, "spell:counter_magic")
    assert game.monsters(0, "town.1") == [] and len(game.g.monsters_removed) == 1 and game.g.limbo == []


@rule("DD-INFO-05", "DD-RUL-67")
def test_asking_for_resurrection_follows_public_facts() -> None:
    bluff = doomed().hand(0, "bulwark").at("adventure_phase").pass_until("resurrect")
    poor = doomed(fire=2).at("adventure_phase").pass_until("stopped")

    assert bluff.keys(0) == ["pass"] and bluff.why_not(0, "monster:ogre.1") == "cast.not_in_hand"
    assert poor.monsters(0, "forest.1") == [] and poor.asked() == [(0, "stopped")]


@rule("DD-RUL-70", "DD-RUL-17")
def test_each_monster_needs_a_card_of_its_own_in_the_order_its_controller_likes() -> None:
    board = doomed(earth=2, water=2).hand(0, "resurrection", "resurrection")
    board.monster(0, "forest.1", "elf_mercenaries").monster(0, "forest.1", "foreign_mercenary").dice()
    board.henchman(0, "essoli").build(0, "town.1", "market")
    board.dice_next = [0, 0, 7, 11, 11, 11]
    game = board.at("adventure_phase").pass_until("resurrect")

    assert game.keys(0) == ["monster:ogre.1", "monster:elf_mercenaries", "pass"]
    game.does(0, "monster:elf_mercenaries")
    assert game.why_not(0, land_key(0, "town.1")) == "monster.light_building"
    game.does(0, land_key(0, "town.2"), "monster:ogre.1", land_key(0, "town.3"))
    assert game.monsters(0, "town.2") == ["elf_mercenaries"] and game.monsters(0, "town.3") == ["ogre"]


@rule("DD-ATTACK-01")
@pytest.mark.parametrize("saved", [True, False])
def test_a_spell_attack_also_lets_a_monster_be_saved(saved: bool) -> None:
    board = domains(2).monster(1, "forest.1", "zombie").hand(0, "fireball").has(0, fire=1, wind=1)
    board.hand(1, "resurrection").has(1, earth=1, water=1).dice(6, 6, 6)
    game = board.at("end_of_turn_phase", until="reset").does(0, "spell:fireball", land_key(1, "forest.1"))

    game.pass_until("resurrect")
    if saved:
        game.does(1, "monster:zombie.1", land_key(1, "forest.1"))
    else:
        game.does(1, "pass")
    assert game.monsters(1, "forest.1") == (["zombie"] if saved else [])
