"""The Builders' Guild (DD-ACTION-11)."""

from __future__ import annotations

from gruft.games.domains.pieces.records import Visit
from gruft.games.domains.state import State
from gruft.table.plain import from_plain, to_plain
from tests.games.domains.domains import domains
from tests.rule import rule


@rule("DD-ACTION-11", "DD-RUL-46", "DD-BAD-09", "DD-TERM-07")
def test_goods_are_bought_in_whole_lots() -> None:
    game = domains(2).minion(0, "builders_guild").has(0, coins=6).at("resolution_phase")

    game.does(0, "item:wood", "item:workers", "item:stone", "item:metal")
    assert (game.item(0, "wood"), game.item(0, "workers"), game.item(0, "stone"), game.item(0, "metal")) == (2, 2, 1, 1)
    assert game.coins(0) == 1 and game.why_not(0, "item:metal") == "pay.too_little"
    assert game.why_not(0, "item:fire") == "item.not_now"


@rule("DD-RUL-42", "DD-RUL-63", "DD-CITY-03")
def test_visitors_buy_in_turn_order_then_one_charm_window_for_the_place() -> None:
    board = domains(2).first(1).minion(0, "builders_guild").minion(1, "builders_guild").has(0, coins=1).has(1, coins=1)
    board.hand(0, "charm").has(0, fire=1, water=1)
    game = board.at("resolution_phase")

    assert game.asked() == [(1, "buy")]
    game.does(1, "item:stone", "pass")
    assert game.asked() == [(0, "buy")]
    game.does(0, "pass")
    assert game.asked() == [(0, "charm")] and game.g.guild == []
    copied = {"who": "seat:1", "place": "place:builders_guild", "own": "no"}
    assert game.ask(0).args == {**copied, "wind": 0, "earth": 0, "fire": 1, "water": 1}


@rule("DD-RES-04", "DD-RUL-63")
def test_nobody_bought_so_nothing_is_copied() -> None:
    board = domains(2).minion(1, "builders_guild").hand(0, "charm").has(0, fire=1, water=1)
    game = board.at("resolution_phase").does(1, "pass")

    assert game.asked() == [(0, "stopped")]


@rule("DD-SPELL-17", "DD-TOKEN-07", "DD-BAD-09")
def test_blocked_goods_cannot_be_bought() -> None:
    board = domains(2).minion(0, "builders_guild").has(0, coins=9)
    board.g.blocked[3] = 1
    game = board.at("resolution_phase")

    assert game.why_not(0, "item:stone") == "guild.blocked" and "item:wood" in game.keys(0)


def test_half_price_is_rounded_up_over_the_whole_visit() -> None:
    board = domains(2).minion(0, "builders_guild").has(0, coins=2)
    board.g.rule[8] = 1
    game = board.at("resolution_phase").does(0, "item:stone", "item:stone", "item:metal")

    assert game.coins(0) == 0 and game.item(0, "stone") == 2 and game.item(0, "metal") == 1


@rule("DD-MASTER-03")
def test_tobren_kase_lowers_each_visit_of_an_own_minion_by_two_coins() -> None:
    board = domains(2).minion(0, "builders_guild").minion(0, "builders_guild").has(0, coins=1).master(0, "tobren_kase")
    game = board.at("resolution_phase").does(0, "item:metal", "pass", "item:stone", "item:stone", "item:stone")

    assert game.coins(0) == 0 and game.item(0, "stone") == 3


def test_a_visit_of_an_older_version_goes_on() -> None:
    game = domains(2).minion(0, "builders_guild").has(0, coins=6).at("resolution_phase").does(0, "item:wood")
    older = to_plain(game.g)
    assert game.g.visit == Visit(0, 1, 1) and not game.g.helped
    del older["helped"], older["purchases"]
    older |= {"visit": [0, 1, 1], "step": 0}

    assert to_plain(from_plain(State, older)) == to_plain(game.g)
    between = from_plain(State, older | {"visit": [], "step": 2})
    assert between.visit is None and between.purchases == 2 and between.step == 0
    afterwards = from_plain(State, older | {"visit": [], "step": 1, "place": 0})
    assert afterwards.helped and afterwards.purchases == 0
