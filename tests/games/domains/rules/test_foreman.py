"""Phase 5, Foreman (DD-FOREMAN), and the specials of buildings (DD-BLD)."""

from __future__ import annotations

from gruft.games.domains.rules.basics.domain import decays
from tests.games.domains.domains import domains, land, land_key
from tests.rule import rule


@rule("DD-FOREMAN-01", "DD-FOREMAN-02", "DD-BLD-04", "DD-RUL-25")
def test_worked_example_5_the_market() -> None:
    board = (
        domains(2).first(1).plans(0, "market").has(0, wood=1, workers=1).plans(1, "market").has(1, wood=1, workers=1)
    )
    game = board.at("foreman_phase")

    assert game.asked() == [(1, "build")]
    game.does(1, "pass").does(0, "building:market.1", land_key(0, "town.1"))
    assert game.building(0, "town.1") == "market" and not game.dark(0, "town.1")
    assert game.item(0, "wood") == game.item(0, "workers") == 0 and game.g.plans[1] != []


@rule("DD-FOREMAN-03", "DD-BAD-03", "DD-DOMAIN-02", "DD-RUL-11", "DD-DOMAIN-03")
def test_a_building_needs_a_free_space_in_an_allowed_area() -> None:
    board = domains(2).plans(0, "grove").has(0, wood=1, stone=1, workers=1).build(0, "forest.1", "woods")
    board.monster(0, "forest.2", "ogre").monster(0, "forest.3", "elf_mercenaries").curse(0, "forest.3")
    game = board.at("foreman_phase").does(0, "building:grove.1")

    assert game.why_not(0, land_key(0, "forest.1")) == "build.space_taken"
    assert game.why_not(0, land_key(0, "forest.2")) == "build.monster_there"
    assert game.why_not(0, land_key(0, "town.1")) == "build.wrong_area"
    assert game.keys(0) == [land_key(0, "forest.3"), land_key(0, "forest.4")]


@rule("DD-FOREMAN-02", "DD-BAD-03", "DD-FOREMAN-06")
def test_without_the_full_cost_nothing_is_built() -> None:
    board = domains(2).plans(0, "grove", "market").has(0, wood=1, workers=1)
    game = board.at("foreman_phase")

    assert game.why_not(0, "building:grove.1") == "pay.too_little"
    game.does(0, "pass")
    assert len(game.g.plans[0]) == 2


@rule("DD-FOREMAN-04", "DD-BAD-04")
def test_a_building_once_placed_cannot_be_moved() -> None:
    board = domains(2).build(0, "town.1", "market.1").plans(0, "market.2").has(0, wood=2, workers=2)
    game = board.at("foreman_phase")

    assert game.why_not(0, "building:market.1") == "building.stands"


@rule("DD-FOREMAN-05", "DD-RUL-26", "DD-RUL-27", "DD-BAD-03")
def test_in_the_last_round_buildings_may_be_built_dark_also_beside_a_monster() -> None:
    board = domains(2).plans(0, "citadel").has(0, stone=2, metal=1, workers=2).monster(0, "town.1", "ogre")
    board.build(0, "town.2", "market")
    game = board.last_round().at("foreman_phase").does(0, "building:citadel.1")

    assert game.keys(0) == ["light", "dark"]
    game.does(0, "dark", land_key(0, "town.1"))
    assert game.dark(0, "town.1") and not game.dark(0, "town.2")
    light = domains(2).plans(0, "market").has(0, wood=1, workers=1).monster(0, "town.1", "ogre").last_round()
    game = light.at("foreman_phase").does(0, "building:market.1", "light")
    assert game.why_not(0, land_key(0, "town.1")) == "build.monster_there"


@rule("DD-FOREMAN-05", "DD-BAD-03")
def test_before_the_last_round_nobody_is_asked_for_a_side() -> None:
    board = domains(2).plans(0, "market").has(0, wood=1, workers=1)
    game = board.at("foreman_phase").does(0, "building:market.1")

    assert game.ask(0).kind == "build_land"


@rule("DD-BLD-07", "DD-RUL-27", "DD-RUL-82", "DD-TOKEN-04")
def test_a_citadel_turned_dark_takes_its_area_along() -> None:
    board = domains(2).build(0, "town.1", "citadel").build(0, "town.2", "market").build(0, "town.3", "citadel")
    board.build(0, "town.4", "temple", holy=True).build(0, "plains.1", "tomb").build(1, "town.1", "market")
    game = board.posted(0, "town.1").at("resolution_phase")

    assert [game.dark(0, f"town.{n}") for n in range(1, 5)] == [True, True, True, False]
    assert not game.dark(0, "plains.1") and not game.dark(1, "town.1")


@rule("DD-BLD-08", "DD-PROD-03", "DD-RUL-23", "DD-MON-13")
def test_a_necromancers_lab_may_draw_a_monster_that_produces_at_once() -> None:
    board = domains(2).build(0, "town.1", "alchemy_lab", dark=True).stock("ghoul")
    game = board.at("production_phase")
    before = game.evil(0)

    game.does(0, "lab", land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["ghoul"] and game.evil(0) == before + 1
    assert game.asked() == [(0, "stopped")]


@rule("DD-BLD-08", "DD-MON-07", "DD-BAD-05")
def test_without_a_legal_space_the_lab_draws_nothing() -> None:
    board = domains(2).build(0, "town.1", "alchemy_lab", dark=True).monster(0, "town.1", "ogre")
    spaces = [
        f"{area}.{n}"
        for area in ("forest", "town", "plains", "mountain")
        for n in range(1, 5)
        if (area, n) != ("town", 1)
    ]
    for space in spaces:
        board.fill(0, space)
    game = board.at("production_phase")

    assert game.why_not(0, "lab") == "monster.no_space"


@rule("DD-BLD-10", "DD-BLD-12")
def test_worked_example_10_state_of_decay() -> None:
    def state(dark: int, light: int, holy: bool = False) -> bool:
        board = domains(2).plans(0, "temple")
        spaces = [f"{area}.{n}" for area in ("forest", "town", "plains", "mountain") for n in range(1, 5)]
        for n in range(dark + light):
            board.fill(0, spaces[n], dark=n < dark, holy=holy and n >= dark)
        return decays(board.at("minion_phase").g, 0)

    assert state(2, 1) and state(7, 3) and state(1, 0)
    assert not state(3, 3) and not state(0, 0) and not state(1, 1, holy=True)


def test_worked_examples_6_and_7_grove_and_tower_of_dark_magic() -> None:
    board = domains(2).build(0, "forest.1", "grove").build(1, "forest.1", "grove", dark=True)
    board.build(1, "town.1", "wizards_school", dark=True)
    game = board.at("production_phase")

    assert game.coins(0) == 1 and game.evil(1) == 4 + 4
    view = game.table.view(0)["players"][1]["domain"]
    tower = next(field for field in view if field["land"] == land_key(1, "town.1"))
    assert (tower["rank"], tower["defence"]) == (177, 13)
    assert game.asked() == [(1, "production")] and "deck:attack" in game.keys(1)
    grove = next(field for field in game.table.view(0)["players"][0]["domain"] if field["building"])
    assert (grove["rank"], grove["defence"], grove["area"]) == (156, 9, "area:forest")
    planned = domains(2).plans(0, "grove").has(0, wood=1, stone=1, workers=1).at("foreman_phase")
    planned.does(0, "building:grove.1")
    assert planned.keys(0) == [land_key(0, f"forest.{n}") for n in range(1, 5)]
    planned.does(0, land_key(0, "forest.1"))
    assert planned.g.items[2:6] == [0, 0, 0, 0] and planned.g.land[land(0, "forest.1")] >= 0
