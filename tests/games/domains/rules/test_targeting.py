"""How a party finds its target (DD-TARGET), and the account of it (whom will they attack?)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.dice import chance_to_beat, odds
from gruft.games.domains.pieces.tables import ADVENTURER_IDS, LAND_REFS, SYMBOLS
from gruft.games.domains.rules.adventure.targeting import Target, search
from gruft.games.domains.seen.forecast import forecast
from tests.games.domains.domains import Domains, domains, land, land_key
from tests.rule import rule


def goes(board: Domains, leader: str) -> tuple[str, str, bool] | None:
    """Where a leader goes: (land, symbol, pilgrimage)."""
    g = board.at("adventure_phase", until="party").g
    found: Target | None = search(g, ADVENTURER_IDS.index(leader))
    if found is None:
        return None
    return LAND_REFS[found.space], SYMBOLS[found.symbol], found.pilgrims


@rule("DD-TARGET-02", "DD-ADV-03")
def test_dark_targets_by_the_left_then_the_right_symbol_then_light_ones() -> None:
    leader = "lucan_vale"  # Evil, then town

    assert goes(domains(2).build(0, "town.1", "market", dark=True).build(1, "town.1", "temple"), leader) == (
        land_key(0, "town.1"),
        "evil",
        False,
    )
    assert goes(domains(2).build(0, "town.1", "market"), leader) == (land_key(0, "town.1"), "town", True)
    assert goes(domains(2).build(0, "forest.1", "grove"), leader) is None
    both = domains(2).build(0, "town.1", "market").monster(0, "forest.1", "zombie")
    assert goes(both, "ysolde_marr") == (land_key(0, "forest.1"), "monster", False)


@rule("DD-TARGET-03", "DD-MON-09", "DD-TARGET-08")
def test_worked_example_4_the_highest_rank_is_attacked_first() -> None:
    monsters = domains(2).monster(0, "forest.1", "goblin.3").monster(1, "town.1", "gargoyle.1")
    assert goes(monsters, "garrick_holt") == (land_key(1, "town.1"), "monster", False)
    monsters = domains(2).monster(0, "forest.1", "elf_mercenaries").monster(1, "town.1", "goblin.2")
    assert goes(monsters, "garrick_holt") == (land_key(0, "forest.1"), "monster", False)
    types = domains(2).build(0, "town.1", "market", dark=True).build(1, "town.1", "mine", dark=True)
    types.g.land[land(1, "town.1")] = -1
    types.g.dark[land(1, "town.1")] = 0
    types.build(1, "mountain.1", "mine", dark=True)
    assert goes(types, "cuthbert_penny") == (land_key(1, "mountain.1"), "economic", False)


@rule("DD-TARGET-03")
def test_monsters_in_the_niktmarg_and_without_rank_are_never_hunted() -> None:
    board = domains(2).market("dragon").build(0, "town.1", "market").monster(0, "town.1", "foreign_mercenary")

    assert goes(board, "garrick_holt") is None


@rule("DD-TARGET-04", "DD-RUL-73", "DD-RUL-33")
def test_worked_example_15_the_evil_symbol() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True)
    board.build(1, "town.1", "temple", holy=True).monster(1, "town.1", "spectre")
    assert goes(board, "lucan_vale") == (land_key(0, "forest.1"), "evil", False)

    board = domains(2).build(1, "town.1", "temple", holy=True).monster(1, "town.1", "spectre")
    assert goes(board, "lucan_vale") == (land_key(1, "town.1"), "evil", False)
    assert goes(domains(2).build(1, "forest.1", "grove"), "perpetua_snow") is None


@rule("DD-TARGET-04")
def test_ties_for_evil_prefer_a_building_then_its_rank_then_the_monsters_rank() -> None:
    lone = domains(2).monster(0, "town.1", "spectre").build(1, "town.1", "market", dark=True)
    assert goes(lone, "lucan_vale") == (land_key(1, "town.1"), "evil", False)
    ranks = domains(2).build(0, "forest.1", "grove.2", dark=True).build(1, "forest.1", "grove.1", dark=True)
    assert goes(ranks, "lucan_vale") == (land_key(1, "forest.1"), "evil", False)
    monsters = domains(2).monster(0, "town.1", "ghoul").monster(1, "plains.1", "vampire")
    assert goes(monsters, "lucan_vale") == (land_key(1, "plains.1"), "evil", False)


@rule("DD-TARGET-05", "DD-RUL-34", "DD-RUL-60")
def test_area_symbols_match_buildings_only_the_highest_rank_first() -> None:
    board = domains(2).build(0, "forest.1", "woods", dark=True).build(1, "forest.2", "grove", dark=True)
    board.monster(0, "forest.3", "dragon")
    assert goes(board, "wren_ashby") == (land_key(1, "forest.2"), "forest", False)
    assert goes(domains(2).monster(0, "forest.3", "dragon"), "wren_ashby") is None
    light = domains(2).build(0, "forest.1", "woods").build(1, "forest.2", "grove")
    assert goes(light, "wren_ashby") == (land_key(1, "forest.2"), "forest", True)


@rule("DD-TARGET-06", "DD-TARGET-09")
def test_type_symbols_match_buildings_of_the_type() -> None:
    board = domains(2).build(0, "town.1", "market", dark=True).build(1, "plains.1", "tomb", dark=True)

    assert goes(board, "father_benedek") == (land_key(1, "plains.1"), "religion", False)
    assert goes(board, "odette_fairweather") == (land_key(0, "town.1"), "economic", False)


@rule("DD-TARGET-07", "DD-RUL-33")
def test_monster_and_evil_never_lead_to_a_pilgrimage() -> None:
    board = domains(2).build(0, "town.1", "temple").monster(0, "town.1", "foreign_mercenary")

    assert goes(board, "garrick_holt") is None


# -- the account ---------------------------------------------------------------------


def test_the_account_shows_every_step_of_the_search_and_the_odds() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True).build(1, "forest.2", "woods", dark=True)
    board.monster(0, "forest.1", "ogre", imbued=1, armed=1).curse(0, "forest.1")
    board.party(0, "wren_ashby", "garrick_holt").party(1, "brunhild_varga")
    game = board.at("adventure_phase", until="party")

    told = forecast(game.g, 0)
    assert [step["symbol"] for step in told["steps"]] == ["symbol:forest"]
    assert [c["land"] for c in told["steps"][0]["candidates"]] == [land_key(0, "forest.1"), land_key(1, "forest.2")]
    assert told["target"] == land_key(0, "forest.1") and told["owner"] == 0 and told["attack"] == "1d6+1d8"
    parts = {part["source"]: (part["flat"], part["dice"]) for part in told["defence"]}
    assert parts == {
        "building:grove.1": (9, ""),
        "monster:ogre.1": (9, ""),
        "token:weapon": (4, ""),
        "token:imbue": (0, "1d6"),
        "token:desecration": (0, "2d6"),
    }
    assert told["success"] == 0.0
    search_of_the_swan = forecast(game.g, 1)
    assert [(s["symbol"], s["dark"]) for s in search_of_the_swan["steps"]] == [
        ("symbol:martial", True),
        ("symbol:evil", True),
    ]


def threatened(*party: str) -> Domains:
    board = domains(2).build(0, "forest.1", "grove", dark=True).party(0, *party).party(1, "fenwick_oakes")
    return board.hand(0, "frailty", "bulwark", "bulwark").has(0, earth=2, water=1)


def test_the_account_leaves_out_who_will_not_roll() -> None:
    board = threatened("wren_ashby", "lucan_vale", "dame_ortrun")
    board.g.blessed = {ADVENTURER_IDS.index("lucan_vale"): 1}
    board.g.party_drop = [1, 0]
    game = board.at("adventure_phase").pass_until("adventure_defend")

    assert forecast(game.g, 0)["attack"] == "1d8+1d12"


def test_what_is_prepared_against_one_party_is_not_told_of_the_other() -> None:
    game = threatened("wren_ashby", "dame_ortrun").at("adventure_phase").pass_until("adventure_defend")
    game.does(0, "spell:frailty", "spell:bulwark")

    green, yellow = forecast(game.g, 0), forecast(game.g, 1)
    assert green["attack"] == "2d6" and yellow["attack"] == "1d8" and green["target"] == yellow["target"]
    assert [part["source"] for part in green["defence"]] == ["building:grove.1", "source:prepared"]
    assert [part["source"] for part in yellow["defence"]] == ["building:grove.1"]


@rule("DD-ADV-05", "DD-RUL-04")
def test_in_step_3_the_account_keeps_the_final_target() -> None:
    board = domains(2).monster(0, "forest.1", "ogre").monster(0, "town.1", "goblin").party(0, "garrick_holt")
    board.hand(0, "transport", "bulwark").has(0, wind=1, earth=1)
    board.g.skips = [0, 1]
    game = board.at("adventure_phase").pass_until("adventure_defend")
    game.does(0, "spell:transport", "monster:ogre.1", land_key(0, "plains.1"))

    assert game.asked() == [(0, "adventure_defend")]
    assert forecast(game.g, 0)["target"] == land_key(0, "forest.1")


def test_the_account_is_the_same_for_everybody() -> None:
    game = domains(3).build(0, "forest.1", "grove", dark=True).at("minion_phase")

    accounts = [game.table.view(seat)["forecast"] for seat in (None, 0, 1, 2)]
    assert all(account == accounts[0] for account in accounts)


@pytest.mark.parametrize(
    ("attack", "flat", "defence", "chance"),
    [((6,), 3, (), 0.5), ((6, 6), 7, (), 15 / 36), ((6,), 0, (6,), 15 / 36), ((), 0, (), 0.0), ((12,), -1, (), 1.0)],
)
def test_odds_are_exact(attack: tuple[int, ...], flat: int, defence: tuple[int, ...], chance: float) -> None:
    assert chance_to_beat(attack, flat, defence) == pytest.approx(chance)
    assert sum(odds(attack)) == pytest.approx(1.0)
