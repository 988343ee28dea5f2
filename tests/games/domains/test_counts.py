"""Counts: how many decisions there are from fixed positions, and their order, because replays and bots depend on it."""

from __future__ import annotations

from tests.games.domains.domains import Domains, domains
from tests.harness import counts, perft


def opening() -> Domains:
    board = domains(2).build(0, "forest.1", "grove").build(1, "town.1", "market", dark=True)
    return board.has(0, coins=3).has(1, coins=3)


def test_placing_minions() -> None:
    table = opening().at("minion_phase").table

    assert [perft(table, depth) for depth in (1, 2)] == [39, 37 * 37 + 38 + 38]


def test_a_defence_with_several_means() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True).party(0, "wren_ashby", "torvald_brand", "lucan_vale")
    board.monster(0, "town.1", "ogre").hand(0, "pain", "bulwark", "transport").has(0, fire=1, earth=1, wind=1)
    board.g.skips = [0, 1]
    table = board.at("adventure_phase", until="adventure_roll").pass_until("adventure_defend").table

    assert counts(table, stop="stopped") == [4, 2 + 3 + 1 + 1, 2 * 3 + (2 + 1 + 1) + 15 + 1]


def test_the_order_of_options_is_fixed() -> None:
    game = opening().hand(0, "tunnel", "rust", "destroy").henchman(0, "soojin").at("production_phase")
    assert game.keys(0) == ["henchman:soojin", "pass"]
    keys = opening().at("minion_phase").keys(0)
    assert keys[:5] == [
        "space:seer.1",
        "space:business_district.1",
        "space:business_district.2",
        "space:business_district.3",
        "space:temple_black_kult.1",
    ]
    assert keys[-2:] == ["space:builders_guild", "land:0_forest.1"]
