"""Hire Monster (DL-HIRE) and Build Room (DL-BUILD)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.events import MonsterHired, OrderNotDone, RoomBuilt
from gruft.games.lords.pieces.spelling import ON_CARD
from tests.games.lords.lords import Game, dungeon, lords
from tests.rule import rule


def hiring(*offer: str, number: int = 1, year: int = 1, **lord: Any) -> Game:
    """Seat 0 has a minion at Hire Monster; play ends with Production."""
    setting = lords(4).lord(0, **lord).table(monster_offer=list(offer), year=year)
    return setting.sends(0, "hire_monster", number).ordered().at("carry_out", until="production")


def building(*offer: str, number: int = 1, year: int = 1, **lord: Any) -> Game:
    """Seat 0 has a minion at Build Room; play ends with Production."""
    setting = lords(4).lord(0, **lord).table(room_offer=list(offer), year=year)
    return setting.sends(0, "build_room", number).ordered().at("carry_out", until="production")


@rule("DL-HIRE-01")
@pytest.mark.parametrize(
    ("tile", "number", "food", "evil"),
    [
        ("goblin", 1, 2, 5),
        ("goblin", 3, 1, 5),
        ("troll", 2, 1, 5),
        ("witch", 1, 2, 6),
        ("vampire", 2, 3, 7),
        ("ghost", 1, 3, 6),
    ],
)
def test_a_tile_costs_its_price_and_on_space_three_a_food_more(tile: str, number: int, food: int, evil: int) -> None:
    game = hiring(tile, number=number).answers(f"monster:{tile}.1")

    assert (game.lord(0).food, game.lord(0).evil) == (food, evil)
    assert game.lair() == [f"{tile}.1"]


@rule("DL-HIRE-01")
def test_spaces_choose_in_the_order_three_two_one() -> None:
    setting = lords(4).table(monster_offer=["goblin", "slime", "ghost"])
    for seat in range(3):
        setting.sends(seat, "hire_monster", seat + 1)
    game = setting.ordered().at("carry_out", until="production")

    assert game.ask.seat == 2 and len(game.offered) == 4
    game.answers("monster:slime.1")
    assert game.ask.seat == 1 and game.offered == ["monster:goblin.1", "monster:ghost.1", "pass"]


@rule("DL-HIRE-02")
def test_the_tile_lies_face_up_in_the_lair_and_each_minion_gets_one() -> None:
    game = hiring("goblin", "slime").answers("monster:slime.1")

    assert game.table.over and game.lair() == ["slime.1"] and game.stunned() == []
    assert len(game.state.monster_offer) == 1
    assert [e.tile for e in game.told(MonsterHired)] == ["monster:slime.1"]


@rule("DL-HIRE-03")
def test_who_cannot_or_will_not_pay_has_not_carried_out_the_order() -> None:
    assert hiring("goblin").answers("pass").lord(0).minions[0] == ON_CARD
    poor = hiring("goblin", "troll", food=0)
    assert poor.table.over and poor.lord(0).minions[0] == ON_CARD
    assert [e.why for e in poor.told(OrderNotDone)] == ["price"]
    nothing = hiring()
    assert [e.why for e in nothing.told(OrderNotDone)] == ["offer"]


@rule("DL-HIRE-03", "DL-GEN-10")
def test_a_tile_that_is_too_dear_says_what_is_missing() -> None:
    game = hiring("goblin", "troll", "witch", food=1, evil=15)

    assert game.offered == ["monster:goblin.1", "pass"]
    assert game.why_not("monster:troll.1") == "price.food"
    assert game.why_not("monster:witch.1") == "price.evil"
    assert game.why_not("monster:slime.1") == "hire.not_on_offer"


@rule("DL-HIRE-04", "DL-R-55", "DL-GEN-11")
def test_a_troll_brings_a_token_that_works_in_the_same_round_and_leaves_with_him() -> None:
    setting = lords(4).lord(0, imps=2, tiles=dungeon(c3_3="mint")).table(monster_offer=["troll"])
    game = setting.sends(0, "hire_monster", 1).ordered().at("carry_out", until="event").answers("monster:troll.1")
    assert "room:mint" in game.offered, "two imps and a token are three workers"
    assert game.table.view(0)["lords"][0]["troll_tokens"] == 1

    hunted = (
        lords(4, "full").lord(0, lair=["troll"]).table(season="spring", events=["special_event", "taxes", "pay_day"])
    )
    lost = hunted.table(specials=["witch_hunt", "rats"]).at("event", until="gifts").answers("monster:troll.1")
    assert lost.table.view(0)["lords"][0]["troll_tokens"] == 0


@rule("DL-HIRE-05")
def test_a_golem_costs_a_gold_and_a_trap_card_of_ones_choice() -> None:
    game = hiring("golem", year=2, traps=["pendulum", "fire_wall"]).answers("monster:golem.1")
    assert game.ask.kind == "pay_with_trap"

    game.answers("trap:fire_wall.1")

    assert game.traps() == ["pendulum.1"] and game.lord(0).gold == 2 and game.lair() == ["golem.1"]
    without = hiring("golem", "goblin", year=2)
    assert without.why_not("monster:golem.1") == "price.trap"


@rule("DL-HIRE-05", "DL-R-23")
def test_a_demon_costs_an_evil_and_another_monster_never_a_ghost() -> None:
    game = hiring("demon", year=2, lair=["goblin", "slime", "ghost"]).answers("monster:demon.1")
    assert game.ask.kind == "pay_with_monster" and len(game.offered) == 2
    assert game.why_not("monster:ghost.1") == "demon.ghost"
    assert game.why_not("monster:demon.1") == "demon.itself"
    assert game.why_not("monster:troll.1") == "demon.not_yours"

    game.answers("monster:slime.1")

    assert game.lair() == ["goblin.1", "ghost.1", "demon.1"] and game.lord(0).evil == 6
    only_ghosts = hiring("demon", "goblin", year=2, lair=["ghost"])
    assert only_ghosts.why_not("monster:demon.1") == "price.monster"


# -- rooms -----------------------------------------------------------------------


@rule("DL-BUILD-01")
@pytest.mark.parametrize(("number", "gold"), [(1, 3), (2, 2), (3, 2)])
def test_spaces_two_and_three_cost_a_gold(number: int, gold: int) -> None:
    game = building("mint", number=number).answers("room:mint")

    assert game.lord(0).gold == gold and game.tile("3,3") == "mint", "the only tunnel in its zone"
    assert [e.cell for e in game.told(RoomBuilt)] == ["cell:3,3"]


@rule("DL-BUILD-01")
def test_two_rooms_are_on_offer_so_space_one_may_go_away_empty() -> None:
    setting = lords(4).table(room_offer=["mint", "printing_press"])
    for seat in range(3):
        setting.sends(seat, "build_room", seat + 1)
    game = setting.ordered().at("carry_out", until="production")
    assert game.ask.seat == 2
    game.answers("room:mint")
    assert game.ask.seat == 1
    game.answers("room:printing_press", "cell:2,3")

    assert game.table.over and [(e.seat, e.why) for e in game.told(OrderNotDone)] == [(0, "offer")]


@rule("DL-BUILD-02", "DL-BUILD-03", "DL-BUILD-04")
def test_a_room_replaces_a_dark_tunnel_in_its_zone_not_next_to_a_room() -> None:
    tiles = dungeon(c1_3="conquered tunnel", c1_4="tunnel", c1_5="tunnel", c2_5="tunnel", c3_2="mint", c1_2="tunnel")
    game = building("souvenir_shop", tiles=tiles).answers("room:souvenir_shop")
    assert sorted(game.offered) == ["cell:1,2", "cell:1,4", "cell:1,5", "cell:2,3", "cell:2,5"]

    assert game.why_not("cell:4,4") == "build.no_tunnel"
    assert game.why_not("cell:1,3") == "build.conquered"
    assert game.why_not("cell:3,2") == "build.on_room"
    assert game.why_not("cell:3,3") == "build.next_to_room"
    lower = building("mint", tiles=dungeon(c4_3="tunnel")).answers("room:mint")
    assert sorted(lower.offered) == ["cell:3,3", "cell:4,3"]
    assert lower.why_not("cell:1,3") == "build.zone"


@rule("DL-BUILD-03")
def test_rooms_may_touch_at_a_corner_but_conquered_rooms_count_as_neighbours() -> None:
    corner = dungeon(c3_4="tunnel", c4_4="tunnel", c2_3="printing_press")
    game = building("mint", tiles=corner).answers("room:mint")
    assert sorted(game.offered) == ["cell:3,4", "cell:4,4"], "3,4 touches the press at a corner only"
    beside = dungeon(c2_3="conquered printing_press")
    assert building("mint", tiles=beside).table.over, "the only lower tunnel lies next to a conquered room"


@rule("DL-BUILD-04")
@pytest.mark.parametrize(
    ("room", "cells"),
    [
        ("chicken_coop", {"1,3", "2,3", "2,2", "1,4"}),
        ("mint", {"3,3", "4,3", "4,2"}),
        ("workshop", {"1,3", "1,4", "4,3", "4,2"}),
        ("magic_room", {"2,3", "2,2", "3,3"}),
    ],
)
def test_zones_of_the_first_year(room: str, cells: set[str]) -> None:
    tiles = dungeon(c2_2="tunnel", c1_4="tunnel", c4_3="tunnel", c4_2="tunnel")
    game = building(room, tiles=tiles).answers(f"room:{room}")

    assert {key.removeprefix("cell:") for key in game.offered} == cells


@rule("DL-BUILD-04")
def test_rooms_of_the_second_year_may_lie_anywhere() -> None:
    game = building("labyrinth", year=2).answers("room:labyrinth")

    assert game.offered == ["cell:1,3", "cell:2,3", "cell:3,3"]


@rule("DL-BUILD-05")
def test_without_a_suitable_tunnel_the_room_cannot_be_taken() -> None:
    game = building("mint", "souvenir_shop", tiles=dungeon(c3_3="conquered tunnel"))
    assert game.why_not("room:mint") == "build.nowhere"
    assert game.why_not("room:workshop") == "build.not_on_offer"

    alone = building("mint", tiles=dungeon(c3_3="conquered tunnel"))
    assert alone.table.over and [e.why for e in alone.told(OrderNotDone)] == ["cell"]


@rule("DL-BUILD-06")
def test_a_tunnel_dug_and_mined_this_round_may_be_replaced_and_the_imps_stay_used() -> None:
    setting = lords(4).lord(0, imps=3, tiles=dungeon(c3_3="conquered tunnel"))
    setting.sends(0, "dig_tunnels", 1).sends(0, "mine_gold", 1).sends(0, "build_room", 1)
    setting.ordered().table(room_offer=["mint"])
    game = setting.at("carry_out", until="production")
    game.answers("cell:4,3", "stop", "imps:2", "room:mint")

    assert game.tile("4,3") == "mint" and game.lord(0).working == 3
