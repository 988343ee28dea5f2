"""Henchmen: rules for all (DD-HENCH) and what each of them does."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.domains.pieces.content import HENCHMEN
from gruft.games.domains.pieces.tables import (
    ADVENTURER_IDS,
    BUILDING_REFS,
    HENCHMAN_OF,
    MONSTER_OF,
    PLACE_SPOTS,
    TEMPLE,
)
from tests.games.domains.domains import Domains, domains, land_key
from tests.rule import rule


def decaying(seat: int = 0) -> Domains:
    """A State of Decay: two dark buildings, one light."""
    board = domains(2).build(seat, "town.1", "market", dark=True).build(seat, "plains.1", "tomb", dark=True)
    return board.build(seat, "plains.2", "temple")


# -- Preparation ------------------------------------------------------------------


@rule("DD-HENCH-13", "DD-HENCH-01", "DD-HENCH-02", "DD-HENCH-05", "DD-BAD-08", "DD-RUL-18")
def test_banchal_turns_a_building_of_any_domain_dark_once_per_round() -> None:
    board = domains(2).henchman(0, "banchal").has(0, coins=9).build(1, "town.1", "market").build(1, "town.2", "market")
    game = board.build(1, "town.3", "temple", holy=True).at("preparation").does(0, "henchman:banchal")

    assert game.why_not(0, land_key(1, "town.3")) == "building.sanctified"
    game.does(0, land_key(1, "town.1"))
    assert game.dark(1, "town.1") and game.coins(0) == 5
    assert game.asked() == [(0, "stopped")]


@rule("DD-HENCH-13", "DD-RUL-01")
def test_benar_shimon_attacks_a_monster_without_building() -> None:
    board = domains(2).henchman(0, "benar_shimon").monster(1, "forest.1", "ogre", armed=1).market("zombie")
    board.build(1, "town.1", "market", dark=True).monster(1, "town.1", "giant")
    game = board.dice(5, 5, 4).at("preparation").does(0, "henchman:benar_shimon")

    assert set(game.keys(0)) == {"monster:ogre.1", "monster:zombie.1"}
    game.does(0, "monster:ogre.1")
    assert game.monsters(1, "forest.1") == []


@rule("DD-HENCH-13", "DD-HENCH-16", "DD-RUL-65", "DD-MINION-04")
def test_benoit_hogue_hires_the_purple_minion_for_this_round() -> None:
    board = domains(2).henchman(0, "benoit_hogue").has(0, coins=3)
    game = board.at("preparation", until="after_minions").does(0, "henchman:benoit_hogue")

    assert game.g.purple == 0 and game.henchmen(0) == ["benoit_hogue"]
    assert game.asked() == [(0, "which_minion")] and game.keys(0) == ["own", "purple"]
    unpaid = domains(2).henchman(0, "benoit_hogue").at("preparation").does(0, "pass")
    assert unpaid.henchmen(0) == ["benoit_hogue"]


@rule("DD-HENCH-13", "DD-RUL-52", "DD-TOKEN-07")
def test_father_savonarola_closes_the_temple_for_everybody() -> None:
    board = domains(2).henchman(0, "father_savonarola").has(0, coins=1)
    game = board.at("preparation", until="after_minions").does(0, "henchman:father_savonarola")

    assert all(game.g.unavailable[spot] for spot in PLACE_SPOTS[TEMPLE])
    assert game.why_not(0, "space:temple_black_kult.1") == "minion.unavailable"


@rule("DD-HENCH-13", "DD-HENCH-03", "DD-BAD-17", "DD-ITEM-02")
def test_karkhofen_kills_and_is_discarded() -> None:
    board = domains(2).henchman(0, "karkhofen").has(0, coins=4, evil=1).minion(1, "inn.1").henchman(1, "zasch")
    game = board.at("preparation").does(0, "henchman:karkhofen")

    assert game.why_not(0, "henchman:karkhofen") == "henchman.not_here"
    assert game.why_not(0, "minion:inn.1") == "assassin.no_minion"
    game.does(0, "henchman:zasch")
    assert game.henchmen(1) == [] and game.g.henchman_discard == [HENCHMAN_OF["karkhofen"]]
    assert game.evil(0) == 0 and game.coins(0) == 0


@rule("DD-HENCH-13", "DD-TERM-09")
def test_rot_is_discarded_for_the_token_and_a_look() -> None:
    board = domains(2).henchman(1, "rot").fortune("the_fool", "ace_of_cups")
    game = board.at("preparation").does(1, "henchman:rot")

    assert game.g.first == 1 and game.henchmen(1) == []
    assert [entry["card"] for entry in game.table.view(1)["lore"]] == ["fortune:the_fool"]
    assert game.table.view(0)["lore"] == [] and "the_fool" not in str(game.table.told(0))


def test_pellam_rook_cycles_one_or_two_buildings() -> None:
    board = domains(2).henchman(0, "pellam_rook").has(0, coins=1).row("grove", "market", "temple")
    game = board.at("preparation")
    top = game.g.building_deck[-1]
    game.does(0, "henchman:pellam_rook", "building:market.1")

    assert game.g.row[1] == top and BUILDING_REFS[game.g.building_deck[0]] == "building:market.1"
    game.does(0, "pass")
    assert not game.g.taken


def test_oswin_pike_sends_a_leader_to_the_end() -> None:
    board = domains(2).henchman(0, "oswin_pike").has(0, coins=2).party(1, "garrick_holt", "lucan_vale", "amarantha")
    game = board.at("preparation").does(0, "henchman:oswin_pike", "party:yellow")

    assert game.party(1) == ["lucan_vale", "amarantha", "garrick_holt"]


def test_malachar_turns_an_own_building_dark_at_the_end_of_turn() -> None:
    board = decaying().henchman(0, "malachar").has(0, fire=1)
    game = board.at("end_of_turn_phase", until="reset").does(0, "henchman:malachar")

    assert game.dark(0, "plains.2") and game.item(0, "fire") == 0


# -- Foreman ------------------------------------------------------------------------


@rule("DD-HENCH-15")
def test_karn_builds_without_workers_once() -> None:
    board = domains(2).henchman(0, "karn_the_builder").plans(0, "market", "market").has(0, wood=2)
    game = board.at("foreman_phase").does(0, "building:market.1", land_key(0, "town.1"))

    assert game.building(0, "town.1") == "market" and game.item(0, "wood") == 1
    assert game.asked() == [(0, "stopped")]
    rich = domains(2).henchman(0, "karn_the_builder").plans(0, "market").has(0, wood=1, workers=1)
    game = rich.at("foreman_phase").does(0, "building:market.1", land_key(0, "town.1"))
    assert game.asked() == [(0, "use_karn")]
    game.does(0, "pass")
    assert game.item(0, "workers") == 0 and game.g.uses[HENCHMAN_OF["karn_the_builder"]] == 0


def test_magda_replaces_one_unit_of_the_cost() -> None:
    board = domains(2).henchman(0, "magda_coppernail").plans(0, "market").has(0, wood=1, metal=1)
    game = board.at("foreman_phase").does(0, "building:market.1", land_key(0, "town.1"))

    assert game.building(0, "town.1") == "market" and game.item(0, "metal") == 0
    choice = domains(2).henchman(0, "magda_coppernail").plans(0, "market").has(0, wood=1, workers=1, metal=1)
    game = choice.at("foreman_phase").does(0, "building:market.1", land_key(0, "town.1"))
    assert game.asked() == [(0, "swap_cost")]
    game.does(0, "item:wood")
    assert game.item(0, "wood") == 1 and game.item(0, "metal") == 0
    assert game.g.uses[HENCHMAN_OF["magda_coppernail"]] == 1


@rule("DD-HENCH-15", "DD-RUL-52")
def test_kavai_sells_everything_but_workers_whatever_is_blocked() -> None:
    board = domains(2).henchman(0, "guild_master_kavai").has(0, coins=4)
    board.g.blocked[4] = 1
    game = board.at("foreman_phase").does(0, "henchman:guild_master_kavai")

    assert set(game.keys(0)) == {"item:wood", "item:stone", "item:metal", "pass"}
    game.does(0, "item:metal", "item:wood", "item:stone")
    assert (game.item(0, "metal"), game.item(0, "wood"), game.item(0, "stone")) == (1, 2, 1)
    assert game.coins(0) == 0


# -- Adventure ------------------------------------------------------------------------


def attacked() -> Domains:
    board = domains(2).build(0, "forest.1", "grove", dark=True).party(0, "wren_ashby", "dame_ortrun")
    board.g.skips = [0, 1]
    return board


@rule("DD-HENCH-15", "DD-RUL-68")
def test_zasch_adds_a_d6_per_evil_one_number_per_attack() -> None:
    board = attacked().henchman(0, "zasch", "dorn_ironjaw").has(0, evil=4, metal=1).dice(6, 6, 8, 12)
    game = board.at("adventure_phase").does(0, "henchman:zasch", "amount:2")

    assert game.why_not(0, "henchman:zasch") == "henchman.one_number"
    game.does(0, "pass")
    assert game.evil(0) == 2 + 3 and game.building(0, "forest.1") == "grove"


@rule("DD-HENCH-05")
def test_dorn_ironjaw_adds_a_d8_per_metal_twice_a_round() -> None:
    board = attacked().henchman(0, "dorn_ironjaw").has(0, metal=3).dice(8, 8, 8, 12)
    game = board.at("adventure_phase").does(0, "henchman:dorn_ironjaw", "henchman:dorn_ironjaw")

    assert game.item(0, "metal") == 1 and game.evil(0) == 3


# -- Production -------------------------------------------------------------------------


@rule("DD-HENCH-11", "DD-HENCH-06", "DD-HENCH-05", "DD-RUL-56", "DD-BAD-08")
@pytest.mark.parametrize(
    ("name", "cost", "evil", "uses"),
    [
        ("hyrista", {"stone": 1}, 1, 5),
        ("yvgeny", {"wood": 2}, 1, 5),
        ("zygin", {"metal": 1}, 2, 5),
        ("sounseril", {"workers": 3}, 2, 5),
        ("istan_charon", {"coins": 5}, 2, 5),
        ("zartin", {"metal": 1, "wood": 1, "stone": 1}, 4, 3),
        ("sizarsith", {"wind": 1, "earth": 1, "fire": 1, "water": 1}, 10, 1),
    ],
)
def test_starred_henchmen_turn_goods_into_evil(name: str, cost: dict[str, int], evil: int, uses: int) -> None:
    board = decaying().henchman(0, name).has(0, **{item: n * (uses + 1) for item, n in cost.items()})
    game = board.at("production_phase")
    before = game.evil(0)
    for _ in range(uses):
        game.does(0, f"henchman:{name}")

    assert game.evil(0) == before + evil * uses
    for item in cost:
        if item != "coins":
            assert game.item(0, item) >= cost[item]
    assert game.asked() == [(0, "stopped")] or game.why_not(0, f"henchman:{name}") == "henchman.used_up"
    record = HENCHMEN[HENCHMAN_OF[name]]
    assert record.decay and record.uses == uses
    light = domains(2).henchman(0, name, "soojin").has(0, coins=30, **{i: 9 for i in cost if i != "coins"})
    assert light.at("production_phase").why_not(0, f"henchman:{name}") == "henchman.no_decay"


@rule("DD-HENCH-11", "DD-BAD-08", "DD-RUL-54")
def test_chrastopheles_eats_two_other_henchmen() -> None:
    board = decaying().henchman(0, "chrastopheles", "gnarl", "zygin").monster(0, "forest.1", "white_mask_gnolls")
    game = board.at("production_phase")
    before = game.evil(0)
    game.does(0, "henchman:chrastopheles")

    assert game.why_not(0, "henchman:chrastopheles") == "henchman.himself"
    game.does(0, "henchman:gnarl")
    assert game.henchmen(0) == ["chrastopheles"] and game.evil(0) == before + 3
    assert game.monsters(0, "forest.1") == []


@rule("DD-HENCH-09", "DD-RUL-29", "DD-RUL-54")
def test_a_discarded_tarpa_leaves_the_game_card_and_token() -> None:
    board = decaying().henchman(0, "chrastopheles", "tarpa", "zygin").monster(0, "forest.1", "tarpa")
    game = board.at("production_phase").does(0, "henchman:chrastopheles", "henchman:tarpa")

    assert game.monsters(0, "forest.1") == [] and MONSTER_OF["tarpa"] in game.g.monsters_removed
    assert game.g.henchmen_removed == [HENCHMAN_OF["tarpa"]]
    assert game.g.henchman_discard == [HENCHMAN_OF["zygin"]]


@rule("DD-HENCH-11", "DD-RUL-51", "DD-PROD-03", "DD-TERM-08")
def test_erto_eats_a_monster_but_not_the_mercenary() -> None:
    board = decaying().henchman(0, "erto_gourmounth").monster(0, "forest.1", "ghoul")
    board.monster(0, "town.1", "foreign_mercenary").monster(0, "forest.2", "elf_mercenaries").henchman(0, "essoli")
    game = board.at("production_phase")
    before = game.evil(0)
    game.does(0, "henchman:erto_gourmounth")

    assert set(game.keys(0)) == {"monster:ghoul.1", "monster:elf_mercenaries"}
    game.does(0, "monster:ghoul.1")
    assert game.evil(0) == before + 3 and game.g.monster_discard == [MONSTER_OF["ghoul.1"]]
    game.does(0, "henchman:erto_gourmounth")
    assert game.monsters(0, "forest.2") == [] and "essoli" in game.henchmen(0)


@rule("DD-HENCH-11")
def test_evermerista_collects_two_spells() -> None:
    board = decaying().henchman(0, "evermerista").hand(0, "rust", "rust", "tunnel")
    game = board.at("production_phase")
    before = game.evil(0)
    game.does(0, "henchman:evermerista", "spell:rust", "spell:tunnel")

    assert game.hand(0) == ["rust"] and game.evil(0) == before + 3


def test_grisl_counts_monsters_without_building() -> None:
    board = decaying().henchman(0, "grisl")
    for n in range(1, 5):
        board.monster(0, f"forest.{n}", "zombie" if n < 4 else "orc")
    board.monster(0, "town.1", "ogre")
    game = board.at("production_phase")
    before = game.evil(0)

    assert game.does(0, "henchman:grisl").evil(0) == before + 3


@rule("DD-HENCH-12")
def test_octavian_sells_up_to_three_resources_spread_over_the_phase() -> None:
    board = domains(2).henchman(0, "octavian", "soojin").has(0, wood=1, stone=1, metal=2)
    game = board.at("production_phase").does(0, "henchman:octavian", "item:metal")

    game.does(0, "henchman:soojin", "item:fire", "henchman:octavian", "item:metal", "henchman:octavian", "item:stone")
    assert game.coins(0) == 3 + 3 + 2 - 3 and game.item(0, "wood") == 1
    assert game.why_not(0, "henchman:octavian") == "henchman.used_up"
    none = domains(2).henchman(0, "octavian", "soojin").has(0, coins=3).at("production_phase")
    refusal = none.table.why_not(0, "henchman:octavian")
    assert refusal is not None and (refusal.code, refusal.rule) == ("pay.none_left", "DD-TERM-07")
    assert none.sentence(0, "henchman:octavian") == "You have none left: wood, stone or metal."


@rule("DD-HENCH-12")
def test_soojin_sells_an_element_up_to_three_times() -> None:
    game = domains(2).henchman(0, "soojin").has(0, coins=12).at("production_phase")
    for element in ("fire", "fire", "wind"):
        game.does(0, "henchman:soojin", f"item:{element}")

    assert game.item(0, "fire") == 2 and game.item(0, "wind") == 1 and game.coins(0) == 3


def test_ludo_vane_buys_elements_and_mother_crookfinger_sells_a_spell() -> None:
    game = domains(2).henchman(0, "ludo_vane", "mother_crookfinger").has(0, fire=1, water=1).at("production_phase")
    game.does(0, "henchman:ludo_vane", "item:fire", "henchman:ludo_vane")
    assert game.coins(0) == 6

    game.does(0, "henchman:mother_crookfinger", "deck:attack")
    assert len(game.hand(0)) == 1 and game.coins(0) == 4


@rule("DD-HENCH-05", "DD-BAD-18", "DD-RUL-65")
def test_uses_belong_to_the_card_whoever_holds_it() -> None:
    board = domains(2).henchman(1, "banchal").has(1, coins=4).build(0, "town.1", "market")
    board.g.uses[HENCHMAN_OF["banchal"]] = 1
    board.henchman(1, "father_savonarola")
    game = board.at("preparation")

    assert game.why_not(1, "henchman:banchal") == "henchman.used_up"


@rule("DD-HENCH-01", "DD-BAD-08")
def test_a_henchman_works_in_his_phase_only() -> None:
    board = domains(2).henchman(0, "soojin", "father_savonarola").has(0, coins=9)

    game = board.at("preparation")
    assert game.why_not(0, "henchman:soojin") == "henchman.wrong_phase"
    assert game.sentence(0, "henchman:soojin") == "Soojin the Elementalist works only in the Production phase."


def test_every_henchman_is_named_in_a_test_of_this_game() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert [card.id for card in HENCHMEN if f'"{card.id}"' not in source] == []
    assert len(ADVENTURER_IDS) == 48
