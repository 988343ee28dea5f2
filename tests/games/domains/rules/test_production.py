"""Phase 7, Production (DD-PROD), and the production spells (DD-SPELL-30)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.events import Gained
from gruft.games.domains.pieces.records import Extra
from tests.games.domains.domains import domains, land_key
from tests.rule import rule


@rule("DD-PROD-01", "DD-PROD-02", "DD-PROD-05", "DD-RUL-79", "DD-MON-13", "DD-BLD-11")
def test_production_without_a_choice_is_given_to_all_at_once() -> None:
    board = domains(2).build(0, "town.1", "estate").build(1, "mountain.1", "mine", dark=True)
    board.monster(0, "forest.1", "lich").monster(1, "forest.1", "medusa").build(1, "forest.2", "woods")
    game = board.at("production_phase")

    assert game.coins(0) == 4 and game.evil(0) == 2
    assert game.coins(1) == 2 + 2 and game.evil(1) == 2 and game.item(1, "stone") == 1 and game.item(1, "wood") == 2
    assert game.asked() == [(0, "stopped")]


@rule("DD-PROD-03", "DD-PROD-05", "DD-RUL-79")
def test_all_act_at_the_same_time_and_in_any_order() -> None:
    board = domains(2).build(0, "plains.1", "monastery").build(1, "plains.1", "monastery").hand(0, "tunnel")
    game = board.at("production_phase")

    assert game.asked() == [(0, "production"), (1, "production")]
    assert game.why_not(0, "pass") == "production.still_due"
    game.does(1, "item:fire")
    assert game.asked() == [(0, "production")]
    game.does(0, "item:earth", "spell:tunnel")
    assert game.item(0, "stone") == 4 and game.asked() == [(0, "stopped")]


def test_an_element_of_choice_says_which_building_gave_it() -> None:
    board = domains(2).build(0, "plains.1", "alchemy_lab").build(0, "forest.1", "monastery").hand(0, "summon_elements")
    game = board.has(0, coins=3).at("production_phase").does(0, "item:fire", "spell:summon_elements")

    game.does(0, "item:wind", "item:wind", "item:water", "item:earth")
    given = [(event.item, event.cause.partition(".")[0]) for event in game.told(Gained) if event.who == 0]
    assert given[-5:] == [
        ("item:fire", "building:monastery"),
        ("item:wind", "none"),
        ("item:wind", "none"),
        ("item:water", "building:alchemy_lab"),
        ("item:earth", "building:alchemy_lab"),
    ]
    assert game.asked() == [(0, "stopped")]


def test_undo_takes_back_an_own_step_of_production() -> None:
    board = domains(2).build(0, "plains.1", "observatory").build(1, "plains.1", "monastery")
    game = board.at("production_phase").does(0, "item:fire")

    assert game.table.undo_refusal(0) is None
    game.table.undo(0)
    assert game.item(0, "fire") == 0


@rule("DD-PROD-02")
def test_choices_are_taken_once() -> None:
    board = domains(2).build(0, "town.1", "library", dark=True).hand(0, "tunnel").has(0, earth=1)
    game = board.at("production_phase").does(0, "deck:attack")

    assert len(game.hand(0)) == 2 and game.why_not(0, "deck:attack") == "production.no_spell_due"


@rule("DD-SPELL-30", "DD-SPELL-09")
@pytest.mark.parametrize(
    ("spell", "cost", "answers", "gain"),
    [
        ("offering", {"coins": 6}, ["amount:6"], {"evil": 3}),
        ("offering", {"coins": 5}, ["amount:4"], {"evil": 2, "coins": 1}),
        ("summon_elements", {"coins": 3}, ["item:fire", "item:wind"], {"fire": 1, "wind": 1}),
        ("spent_soul", {"fire": 3}, ["amount:3"], {"evil": 9}),
        ("tunnel", {"earth": 1}, [], {"stone": 4}),
        ("forest_path", {"coins": 1}, [], {"wood": 5}),
        ("refine", {"fire": 1}, [], {"metal": 2}),
        ("wind_walk", {"coins": 2}, [], {"wind": 2}),
        ("alchemy_formula", {"water": 2}, ["amount:2"], {"coins": 8}),
    ],
)
def test_production_spells(spell: str, cost: dict[str, int], answers: list[str], gain: dict[str, int]) -> None:
    game = domains(2).hand(0, spell).has(0, **cost).at("production_phase").does(0, f"spell:{spell}", *answers)

    held = {name: game.item(0, name) for name in (*cost, *gain)}
    assert held == {name: gain.get(name, 0) for name in held}
    assert game.hand(0) == []


def test_ritual_of_darkness_rolls_a_die_and_adds_two() -> None:
    board = domains(2).hand(0, "ritual_of_darkness").has(0, earth=1, fire=1).dice(5)

    assert board.at("production_phase").does(0, "spell:ritual_of_darkness").evil(0) == 7


@rule("DD-SPELL-27", "DD-RUL-23")
def test_animate_brings_a_monster_that_produces_at_once() -> None:
    board = domains(2).hand(0, "animate").has(0, water=1).stock("spectre")
    game = board.at("production_phase").does(0, "spell:animate", land_key(0, "forest.1"))

    assert game.monsters(0, "forest.1") == ["spectre"] and game.evil(0) == 1


@rule("DD-BAD-06", "DD-SPELL-04")
def test_production_spells_are_refused_without_cost_or_at_another_time() -> None:
    game = domains(2).hand(0, "tunnel", "rust", "offering").at("production_phase")

    assert game.why_not(0, "spell:tunnel") == "pay.too_little"
    assert game.why_not(0, "spell:rust") == "cast.wrong_window"
    assert game.why_not(0, "spell:offering") == "pay.too_little"


def test_bonuses_of_the_round_are_produced() -> None:
    board = domains(2).build(0, "town.1", "market").build(0, "forest.1", "grove", dark=True)
    board.g.extra = [Extra(0, 0, 0, 1), Extra(1, -1, 1, 1)]
    game = board.at("production_phase")

    assert game.coins(0) == 3 and game.evil(0) == 5
