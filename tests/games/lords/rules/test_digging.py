"""Dig Tunnels and Mine Gold (DL-DIG, DL-MINE)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.events import GoldMined, OrderNotDone, TunnelDug
from gruft.games.lords.pieces.spelling import AT_HOME, ON_CARD
from tests.games.lords.lords import Game, dungeon, lords
from tests.rule import rule

WIDE = dungeon(c1_2="tunnel", c1_4="tunnel", c3_2="tunnel")


def working(place: str, number: int, **lord: Any) -> Game:
    """Seat 0 has a minion on this space; play ends with Production."""
    return lords(4).lord(0, **lord).sends(0, place, number).ordered().at("carry_out", until="production")


def dig_all(game: Game) -> int:
    """Dig as long as it is allowed, always the first cell; how many tunnels."""
    while not game.table.over:
        game.answers(game.offered[0])
    return len(game.told(TunnelDug))


@rule("DL-DIG-01")
@pytest.mark.parametrize(("number", "tunnels"), [(1, 2), (2, 3), (3, 4)])
def test_up_to_two_three_or_four_tunnels_with_enough_imps(number: int, tunnels: int) -> None:
    assert dig_all(working("dig_tunnels", number, imps=9)) == tunnels


@rule("DL-DIG-01", "DL-GEN-09")
def test_each_tunnel_needs_a_free_imp_and_the_imp_is_used_for_the_round() -> None:
    game = working("dig_tunnels", 2, imps=3, working=1)

    assert dig_all(game) == 2
    assert game.lord(0).working == 3


@rule("DL-DIG-01")
def test_fewer_tunnels_may_be_dug() -> None:
    game = working("dig_tunnels", 2, imps=5)
    assert game.ask.args == {"space": "space:dig_tunnels.2", "left": 3, "dug": 0}

    game.answers("cell:4,3")
    assert game.ask.args == {"space": "space:dig_tunnels.2", "left": 2, "dug": 1}

    game.answers("stop")
    assert game.lord(0).working == 1 and game.lord(0).minions[0] == AT_HOME


@rule("DL-DIG-02")
@pytest.mark.parametrize(("imps", "tunnels", "used"), [(5, 4, 5), (4, 3, 4), (3, 2, 3), (2, 1, 2)])
def test_on_space_three_one_more_imp_oversees(imps: int, tunnels: int, used: int) -> None:
    game = working("dig_tunnels", 3, imps=imps)

    assert dig_all(game) == tunnels
    assert game.lord(0).working == used


@rule("DL-DIG-02", "DL-DIG-03")
def test_a_single_imp_cannot_dig_on_space_three() -> None:
    game = working("dig_tunnels", 3, imps=1)

    assert game.table.over and game.lord(0).working == 0
    assert [e.why for e in game.told(OrderNotDone)] == ["imp"]


@rule("DL-DIG-03")
def test_digging_nothing_uses_no_foreman_and_is_not_carried_out() -> None:
    game = working("dig_tunnels", 3, imps=5).answers("stop")

    assert game.lord(0).working == 0 and game.lord(0).minions[0] == ON_CARD


@rule("DL-DIG-04")
def test_a_tunnel_goes_on_an_empty_cell_next_to_a_tile_and_may_support_the_next() -> None:
    game = working("dig_tunnels", 1)
    assert game.why_not("cell:2,3") == "dig.taken"
    assert game.why_not("cell:4,1") == "dig.not_adjacent"
    assert game.why_not("cell:5,3") == "table.not_an_option", "off the grid"

    game.answers("cell:4,3")

    assert game.tile("4,3") == "tunnel" and "cell:4,2" in game.offered
    game.answers("cell:4,2")
    assert game.tile("4,2") == "tunnel"


@rule("DL-DIG-05")
def test_no_two_by_two_block_may_be_filled_rooms_and_conquered_tiles_included() -> None:
    tiles = dungeon(c1_2="souvenir_shop", c2_3="conquered tunnel")
    game = working("dig_tunnels", 1, tiles=tiles)

    refusal = game.refusal("cell:2,2")
    assert (refusal.code, refusal.rule) == ("dig.block", "DL-DIG-05")


@rule("DL-DIG-06")
def test_tunnels_may_be_dug_next_to_rooms_and_conquered_tiles() -> None:
    tiles = dungeon(c3_3="mint", c1_3="conquered tunnel")
    game = working("dig_tunnels", 1, tiles=tiles)

    assert {"cell:4,3", "cell:3,4", "cell:1,2"} <= set(game.offered)


@rule("DL-DIG-07", "DL-GEN-11")
def test_troll_tokens_neither_dig_nor_oversee_nor_mine() -> None:
    assert dig_all(working("dig_tunnels", 2, imps=1, lair=["troll", "troll"])) == 1
    assert working("dig_tunnels", 3, imps=1, lair=["troll"]).table.over
    assert working("mine_gold", 1, imps=0, lair=["troll"]).table.over


@rule("DL-MINE-01")
@pytest.mark.parametrize(("number", "most"), [(1, 2), (2, 3), (3, 4)])
def test_up_to_two_three_or_four_imps_mine_a_gold_each(number: int, most: int) -> None:
    game = working("mine_gold", number, imps=9, tiles=WIDE)
    assert game.offered == [*(f"imps:{n}" for n in range(1, most + 1)), "pass"]

    game.answers(f"imps:{most}")

    assert game.lord(0).gold == 3 + most
    assert game.lord(0).working == most + (1 if number == 3 else 0), "space III needs a foreman"
    assert [e.imps for e in game.told(GoldMined)] == [most]


@rule("DL-MINE-01")
def test_more_imps_than_allowed_or_free_are_refused() -> None:
    game = working("mine_gold", 1, imps=9, tiles=WIDE)
    assert game.why_not("imps:3") == "mine.too_many"

    game = working("mine_gold", 3, imps=4, working=1, tiles=WIDE)
    assert game.why_not("imps:3") == "mine.no_imp"
    assert game.offered == ["imps:1", "imps:2", "pass"]


@rule("DL-MINE-02")
def test_every_imp_needs_an_unconquered_tunnel_of_its_own() -> None:
    tiles = dungeon(c1_3="conquered tunnel", c2_3="tunnel", c3_3="mint")
    game = working("mine_gold", 2, imps=5, tiles=tiles)

    assert game.offered == ["imps:1", "pass"]
    assert game.why_not("imps:2") == "mine.no_tunnel"


@rule("DL-MINE-03", "DL-GEN-09")
def test_a_new_tunnel_may_be_mined_but_imps_that_dug_or_oversaw_cannot() -> None:
    setting = lords(4).lord(0, imps=6).sends(0, "dig_tunnels", 3).sends(0, "mine_gold", 3).ordered()
    game = setting.at("carry_out", until="production")
    game.answers("cell:4,3", "stop")
    assert game.lord(0).working == 2

    assert game.offered == ["imps:1", "imps:2", "imps:3", "pass"], "a second foreman is needed"
    game.answers("imps:3")
    assert game.lord(0).working == 6 and game.lord(0).gold == 6


@rule("DL-MINE-04")
def test_mining_with_no_imp_is_not_carried_out() -> None:
    game = working("mine_gold", 1).answers("pass")

    assert game.lord(0).minions[0] == ON_CARD and game.lord(0).working == 0
