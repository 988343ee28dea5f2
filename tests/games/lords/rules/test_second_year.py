"""The change of year and what is different in year 2 (DL-Y2), with the rulings about it."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.events import NonPlayerEvil, PaladinCame, RoomUsed, StartPlayer
from gruft.games.lords.pieces.tables import (
    EVENT_IDS,
    HERO_IDS,
    HERO_YEAR,
    MONSTER_YEAR,
    ORDER_IDS,
    ROOM_KIND,
    SPELL_IDS,
)
from tests.games.lords.lords import Game, Setting, dungeon, lords
from tests.rule import rule

TOWN = ["fireball", "magic_shield", "fist_of_justice", "detect_treasure"]
TOWN_2 = ["illusion", "regeneration", "magic_key", "create_food"]


def year_ends(setting: Setting, until: str = "new_round") -> Game:
    setting.table(season="autumn", town=TOWN, town_2=TOWN_2, combat_round=4, cards_shown=4)
    return setting.at("end_of_combat", until=until)


@rule("DL-Y2-01", "DL-R-10", "DL-R-40")
def test_new_combat_cards_in_their_order_and_the_same_three_events_shuffled_again() -> None:
    game = year_ends(lords(4))

    assert [SPELL_IDS[card] for card in game.state.town] == TOWN_2
    assert not set(game.state.town) & {SPELL_IDS.index(card) for card in TOWN}
    assert sorted(game.state.events) == list(range(len(EVENT_IDS)))
    assert game.state.events_shown == 0


@rule("DL-Y2-02", "DL-CONQ-04")
def test_dungeons_stocks_prisoners_seals_and_inaccessible_orders_stay() -> None:
    setting = lords(4).lord(
        0,
        gold=7,
        food=2,
        seals=2,
        traps=["pendulum"],
        lair=["troll"],
        prison=["thief_y1_1"],
        inaccessible=["get_food", "build_room"],
        tiles=dungeon(c1_3="conquered tunnel", c2_3="souvenir_shop"),
    )
    game = year_ends(setting)
    lord = game.lord()

    assert (lord.gold, lord.food, lord.seals) == (7, 2, 2)
    assert (game.traps(), game.lair(), game.prison()) == (["pendulum.1"], ["troll.1"], ["thief_y1_1"])
    assert [ORDER_IDS[order] for order in lord.inaccessible] == ["get_food", "build_room"]
    assert (game.tile("1,3"), game.tile("2,3")) == ("conquered tunnel", "souvenir_shop")


@rule("DL-Y2-02")
def test_from_now_on_tiles_and_heroes_of_year_2_are_drawn() -> None:
    game = year_ends(lords(4), until="choose_orders")

    assert {MONSTER_YEAR[tile] for tile in game.state.monster_offer} == {2}
    assert {ROOM_KIND[room].year for room in game.state.room_offer} == {2}
    assert {HERO_YEAR[hero] for hero in game.state.heroes_next} == {2}


@rule("DL-Y2-03", "DL-R-03")
@pytest.mark.parametrize(("seats", "autumn", "winter"), [(4, 2, 1), (4, 0, 3), (3, 1, 2), (3, 2, 0), (2, 1, 1)])
def test_who_starts_the_second_year(seats: int, autumn: int, winter: int) -> None:
    game = year_ends(lords(seats).table(start=autumn))

    assert game.told(StartPlayer)[-1].seat == winter == game.state.start


@rule("DL-Y2-04", "DL-P2-10", "DL-R-31")
def test_with_two_players_the_non_player_counter_moves_two_fields_down() -> None:
    game = year_ends(lords(2).table(other_evil=8))

    assert game.state.other_evil == 6 and game.told(NonPlayerEvil)[-1].to == 6
    assert game.state.paladin == -1


@rule("DL-Y2-05", "DL-R-43", "DL-R-42")
def test_the_gold_paladin_goes_to_the_highest_and_among_equals_to_the_last_in_the_new_turn_order() -> None:
    game = year_ends(lords(4, evil=[12, 12, 10, 5]).table(start=0))
    assert game.state.start == 3
    assert game.state.paladin == 1, "new turn order 3 0 1 2: of 0 and 1 the later is 1"
    assert len(game.told(PaladinCame)) == 1

    other = year_ends(lords(4, evil=[12, 12, 10, 5]).table(start=2))
    assert other.state.start == 1 and other.state.paladin == 0


@rule("DL-Y2-05", "DL-PAL-10")
def test_below_field_ten_the_gold_paladin_waits_in_his_tent_and_the_silver_one_is_gone() -> None:
    game = year_ends(lords(4, evil=[9, 9, 5, 5]))

    assert game.state.paladin == -1 and game.state.year == 2
    assert HERO_IDS.index("paladin_y1") in game.state.heroes_gone


@rule("DL-PAL-10")
def test_a_paladin_in_prison_stays_there_for_the_second_year() -> None:
    game = year_ends(lords(4).lord(2, prison=["paladin_y1"]).table(paladin=-2))

    assert game.prison(2) == ["paladin_y1"] and game.state.paladin == -1


@rule("DL-Y2-06", "DL-PROD-02")
@pytest.mark.parametrize(("year", "uses"), [(1, 1), (2, 2)])
def test_a_production_room_works_once_a_round_in_year_1_and_twice_in_year_2(year: int, uses: int) -> None:
    setting = lords(4).lord(0, imps=9, food=0, tiles=dungeon(c1_2="chicken_coop"))
    game = setting.table(year=year).ordered().at("production", until="end_of_round")

    for _ in range(uses):
        game.answers("room:chicken_coop")

    assert len(game.told(RoomUsed)) == uses
    assert game.lord().food == uses
    assert game.table.over


@rule("DL-Y2-06")
def test_rooms_of_year_2_produce_nothing() -> None:
    setting = lords(4).lord(0, imps=9, tiles=dungeon(c1_2="chicken_coop", c2_4="cafeteria"))
    game = setting.table(year=2).ordered().at("production")

    assert game.offered == ["room:chicken_coop", "stop"]
    assert game.why_not("room:cafeteria") == "produce.no_product"


@rule("DL-Y2-08")
def test_non_player_boards_keep_their_inaccessible_cards() -> None:
    board = {
        "stack": ["dig_tunnels", "get_food", "mine_gold", "build_room", "hire_monster"],
        "inaccessible": ["recruit_imps", "buy_traps", "improve_reputation"],
        "shown": [],
        "third": None,
    }
    game = year_ends(lords(3).table(others=[board]))

    assert [ORDER_IDS[order] for order in game.state.others[0].inaccessible] == board["inaccessible"]


@rule("DL-TBUY-02", "DL-TBUY-03", "DL-R-53", "DL-BAD-18")
def test_in_year_2_one_more_trap_is_drawn_and_any_one_discarded() -> None:
    setting = lords(4).lord(0, traps=["pendulum"]).sends(0, "buy_traps", 2)
    setting.table(year=2, trap_stack=["fire_wall", "trap_door", "cursed_ring"])
    game = setting.ordered().at("carry_out", until="production")

    game.answers("act")
    assert game.offered == ["trap:pendulum.1", "trap:fire_wall.1", "trap:trap_door.1"]
    assert game.why_not("pass") == "elsewhere.duty"
    game.answers("trap:pendulum.1")

    assert game.traps() == ["fire_wall.1", "trap_door.1"]


@rule("DL-R-53", "DL-R-08", "DL-TBUY-04")
def test_with_one_card_left_the_full_price_is_due_and_a_card_is_discarded_all_the_same() -> None:
    setting = lords(4).lord(0, gold=2).sends(0, "buy_traps", 3).table(year=2).deck("fire_wall")
    game = setting.ordered().at("carry_out", until="production")

    game.answers("act")

    assert (game.lord().gold, game.traps()) == (0, [])


@rule("DL-TBUY-03", "DL-R-53")
def test_the_workshop_draws_one_card_even_in_year_2() -> None:
    setting = lords(4).lord(0, imps=4, tiles=dungeon(c1_2="workshop")).table(year=2)
    game = setting.ordered().at("production", until="end_of_round")

    game.answers("room:workshop")

    assert len(game.lord().traps) == 1


@rule("DL-PAL-10")
def test_no_paladin_of_year_1_is_met_in_year_2_even_from_a_position_that_forgot_him() -> None:
    setting = lords(4, evil=[12, 5, 5, 5]).lord(0, party=["paladin_y1", "thief_y1_1"])
    game = setting.at("change_of_year", until="new_round")

    assert [hero for hero, _ in game.party()] == ["paladin_y2"]
    assert {HERO_IDS.index("paladin_y1"), HERO_IDS.index("thief_y1_1")} <= set(game.state.heroes_gone)
