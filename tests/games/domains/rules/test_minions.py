"""Phase 3, minions (DD-MINION), and where they may stand (DD-CITY, DD-TOKEN-07, DD-BAD-01, 02)."""

from __future__ import annotations

from gruft.games.domains.pieces.tables import PLACE_OF, PLACE_SPOTS
from gruft.games.domains.rules.minions import ALL_SPOTS, open_spots, place_refusal
from tests.games.domains.domains import domains, land_key, spot_key
from tests.rule import rule


@rule("DD-MINION-01", "DD-MINION-04", "DD-CITY-01")
def test_players_place_one_minion_each_until_all_are_placed() -> None:
    game = domains(2).first(1).at("minion_phase")
    order = []

    while game.asked()[0][1] == "place_minion":
        seat = game.asked()[0][0]
        order.append(seat)
        game.does(seat, game.keys()[0])

    assert order == [1, 0] * 4
    assert game.g.to_place == [0, 0]


@rule("DD-MINION-02", "DD-CITY-03", "DD-BAD-01")
def test_an_action_space_holds_one_minion_the_builders_guild_any_number() -> None:
    game = domains(2).at("minion_phase")
    game.does(0, spot_key("library.1"))

    assert game.why_not(1, spot_key("library.1")) == "minion.space_taken"
    game.does(1, "space:builders_guild").does(0, "space:builders_guild").does(1, "space:builders_guild")
    assert game.g.guild == [1, 0, 1]


@rule("DD-MINION-03", "DD-RES-03", "DD-DOMAIN-03", "DD-BAD-01", "DD-RUL-06")
def test_one_minion_may_go_on_a_light_building_of_the_own_domain() -> None:
    board = domains(2).build(0, "forest.1", "grove").build(0, "town.1", "market", dark=True)
    board.build(0, "plains.1", "temple", holy=True).build(0, "town.2", "market").build(1, "town.1", "market")
    game = board.at("minion_phase")

    assert game.why_not(0, land_key(0, "town.1")) == "building.already_dark"
    assert game.why_not(0, land_key(0, "plains.1")) == "building.sanctified"
    assert game.why_not(0, land_key(1, "town.1")) == "minion.other_domain"
    assert game.why_not(0, land_key(0, "forest.2")) == "building.none"
    game.does(0, land_key(0, "forest.1")).does(1, "space:builders_guild")
    assert game.why_not(0, land_key(0, "town.2")) == "minion.one_in_domain"


@rule("DD-MINION-06", "DD-BAD-02")
def test_nobody_may_pass_while_minions_are_left() -> None:
    game = domains(2).at("minion_phase")

    assert game.why_not(0, "pass") == "minion.must_place"


@rule("DD-MINION-04", "DD-MINION-05", "DD-ACTION-17", "DD-HENCH-16", "DD-RUL-06", "DD-RUL-64")
def test_white_and_purple_minions_are_placed_besides_the_own_ones() -> None:
    board = domains(2).build(0, "forest.1", "grove")
    board.g.white = 0
    board.g.purple = 0
    game = board.at("minion_phase")

    assert game.ask(0).kind == "which_minion" and game.keys(0) == ["own", "white", "purple"]
    game.does(0, "white", land_key(0, "forest.1")).does(1, "space:builders_guild")
    game.does(0, "purple", spot_key("seer.1")).does(1, "space:builders_guild")
    assert game.ask(0).kind == "place_minion"
    assert game.table.view(1)["places"][0]["spaces"][0]["minion"] == {"colour": "purple", "owner": 0}


@rule("DD-TOKEN-07", "DD-BAD-01", "DD-RUL-52")
def test_an_unavailable_space_takes_no_minion() -> None:
    board = domains(2).boxes("eight_of_cups")
    for spot in PLACE_SPOTS[PLACE_OF["royal_court"]]:
        board.g.unavailable[spot] = 1
    game = board.at("minion_phase")

    assert game.why_not(0, spot_key("royal_court.1")) == "minion.unavailable"
    assert spot_key("royal_court.1") not in game.keys(0)


@rule("DD-RES-07", "DD-RUL-77")
def test_an_empty_slot_does_not_close_its_action_space() -> None:
    board = domains(2)
    board.g.market[2] = -1
    game = board.at("minion_phase")

    assert spot_key("niktmarg.3") in game.keys(0)


@rule("DD-MINION-07", "DD-SPELL-12", "DD-PREP-01")
def test_after_all_minions_each_player_has_one_slot_for_spells() -> None:
    board = domains(2).hand(0, "rust", "blight").hand(1, "cave_in")
    board.has(0, fire=1, water=1).has(1, earth=1)
    game = board.at("minion_phase").pass_until("after_minions")

    assert game.asked() == [(0, "after_minions")]
    game.does(0, "spell:rust").pass_until("after_minions")
    game.does(0, "spell:blight")
    assert game.asked() == [(1, "after_minions")]
    game.does(1, "pass")
    assert game.asked() == [(0, "stopped")]


def test_the_fast_list_of_spots_is_exactly_what_is_not_refused() -> None:
    board = domains(3).build(0, "forest.1", "grove").build(0, "town.1", "market", dark=True)
    board.minion(1, "library.1").minion(2, "seer.1").build(1, "town.1", "temple", holy=True)
    game = board.at("minion_phase")
    for seat in range(3):
        fast = open_spots(game.g, seat)
        slow = [key for key, spot in ALL_SPOTS.items() if place_refusal(game.g, seat, spot) is None]
        assert fast == slow
