"""Masters of the Domain (DD-MASTER)."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.domains.pieces.content import MASTERS
from gruft.games.domains.pieces.tables import BUILDING_REFS, MASTER_IDS
from gruft.games.domains.rules.adventure.combat import space_parts
from tests.games.domains.domains import Game, domains, land, land_key
from tests.rule import rule


def dealt(seat: int, name: str) -> Game:
    """The seat got the card of this Master and chooses him."""
    board = domains(2, masters=True).first(seat)
    card = next(record.card for record in MASTERS if record.id == name)
    board.g.master_cards = [card if other == seat else card % 5 + 1 for other in range(2)]
    return board.at("choose_masters", until="fortune_phase").does(seat, f"master:{name}")


@rule("DD-MASTER-05", "DD-SETUP-04", "DD-RUL-53")
def test_each_player_chooses_a_side_of_his_card_in_turn_order() -> None:
    board = domains(3, masters=True).first(1)
    board.g.master_cards = [1, 2, 3]
    game = board.at("choose_masters")

    assert game.asked() == [(1, "choose_master")] and game.keys(1) == ["master:cassian", "master:yselle"]
    game.does(1, "master:cassian")
    assert game.keys(2) == ["master:tobren_kase", "master:hester_grimm"]


@rule("DD-MASTER-03", "DD-MASTER-02")
def test_aldric_vorne_brings_six_coins() -> None:
    assert dealt(0, "aldric_vorne").coins(0) == 6


def test_morwen_ashgrove_draws_five_spells() -> None:
    game = dealt(0, "morwen_ashgrove")
    game.pass_until("draw_deck")
    game.does(0, *["deck:attack"] * 5)

    assert len(game.hand(0)) == 5


def test_yselle_brings_one_element_of_each_kind() -> None:
    game = dealt(0, "yselle")

    assert [game.item(0, name) for name in ("wind", "earth", "fire", "water")] == [1, 1, 1, 1]


def test_the_pale_countess_brings_a_monster() -> None:
    game = dealt(0, "pale_countess")

    assert game.asked() == [(0, "place_monster")]
    game.does(0, land_key(0, "forest.1"))
    assert len(game.monsters(0, "forest.1")) == 1


@rule("DD-MASTER-03", "DD-INFO-01")
def test_jessamine_crow_keeps_one_of_three_buildings() -> None:
    board = domains(2, masters=True)
    board.g.master_cards = [5, 1]
    game = board.at("choose_masters", until="fortune_phase")
    top = game.g.building_deck[-3:]
    game.does(0, "master:jessamine_crow")

    assert len(game.keys(0)) == 3
    game.does(0, game.keys(0)[0])
    assert game.g.plans[0] == [top[2]] and set(game.g.building_deck[:2]) == set(top[:2])


@rule("DD-MASTER-03")
@pytest.mark.parametrize("deepest", [0, 1])
def test_jessamine_crow_buries_the_others_in_the_order_she_likes(deepest: int) -> None:
    board = domains(2, masters=True)
    board.g.master_cards = [5, 1]
    game = board.at("choose_masters", until="fortune_phase")
    top = game.g.building_deck[-3:]
    game.does(0, "master:jessamine_crow", BUILDING_REFS[top[2]])

    assert game.ask(0).kind == "bury_building" and game.why_not(0, "pass") == "choice.duty"
    assert game.table.view(1)["building_top"] == BUILDING_REFS[game.g.building_deck[-1]]
    game.does(0, BUILDING_REFS[top[deepest]])
    assert game.g.building_deck[:2] == [top[deepest], top[1 - deepest]]


def test_cassian_turns_an_own_religion_building_dark() -> None:
    board = domains(2).master(0, "cassian").has(0, coins=2).build(0, "plains.1", "temple").build(0, "town.1", "market")
    game = board.at("preparation").does(0, "master:cassian")

    assert game.dark(0, "plains.1") and not game.dark(0, "town.1") and game.coins(0) == 0


@rule("DD-MASTER-03")
def test_hester_grimm_and_ovidan_work_twice_a_round() -> None:
    game = domains(2).master(0, "hester_grimm").has(0, workers=6).at("production_phase")
    game.does(0, "master:hester_grimm", "master:hester_grimm")
    assert game.evil(0) == 2 and game.item(0, "workers") == 2

    game = domains(2).master(0, "ovidan").hand(0, "rust", "rust").at("production_phase")
    game.does(0, "master:ovidan", "item:fire")
    assert game.item(0, "fire") == 1 and game.hand(0) == ["rust"]


def test_kragh_strengthens_spaces_with_monsters_against_adventurers() -> None:
    board = domains(2).master(0, "kragh").build(0, "town.1", "market", dark=True).monster(0, "town.1", "ogre")
    board.build(0, "town.2", "market", dark=True)
    g = board.at("minion_phase").g

    assert sum(part.flat for part in space_parts(g, land(0, "town.1"), adventurers=True)) == 5 + 9 + 2
    assert sum(part.flat for part in space_parts(g, land(0, "town.1"), adventurers=False)) == 5 + 9
    assert sum(part.flat for part in space_parts(g, land(0, "town.2"), adventurers=True)) == 5


def test_a_master_has_his_time_and_his_number_of_uses() -> None:
    board = domains(2).master(0, "hester_grimm").has(0, workers=9).henchman(0, "father_savonarola")
    assert board.at("preparation").why_not(0, "master:hester_grimm") == "master.wrong_phase"

    used = domains(2).master(0, "hester_grimm").has(0, workers=9).hand(0, "tunnel")
    used.g.master_uses[0] = 2
    assert used.at("production_phase").why_not(0, "master:hester_grimm") == "master.used_up"


def test_every_master_is_named_in_a_test_of_this_game() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert [name for name in MASTER_IDS if f'"{name}"' not in source and f"master:{name}" not in source] == []
