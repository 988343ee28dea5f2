"""Production and Retrieval (DL-PROD, DL-RET)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.events import OrderRetrieved, RoomUsed
from gruft.games.lords.pieces.tables import CELL_IDS, ORDER_IDS, ROOM_IDS, TRAP_IDS
from gruft.games.lords.rules.dungeon import ROOM_ZONE
from tests.games.lords.lords import Game, dungeon, lords
from tests.rule import rule


def producing(*rooms: str, year: int = 1, table: dict[str, Any] | None = None, **lord: Any) -> Game:
    """Seat 0 has these rooms, each in its zone, and everybody has carried out his orders."""
    tiles = dungeon(c4_3="tunnel", c4_2="tunnel", c4_1="tunnel", c3_1="tunnel", c2_1="tunnel", c1_1="tunnel")
    free = ["1,1", "3,1", "2,3", "4,3"]
    for room in rooms:
        zone = ROOM_ZONE[ROOM_IDS.index(room.removeprefix("conquered "))]
        cell = next(cell for cell in free if zone >> CELL_IDS.index(cell) & 1)
        free.remove(cell)
        tiles[CELL_IDS.index(cell)] = room
    setting = lords(4).lord(0, **{"tiles": tiles, **lord}).table(year=year, **(table or {})).ordered()
    return setting.at("production", until="end_of_round")


@rule("DL-PROD-01")
@pytest.mark.parametrize(
    ("room", "imps", "gains"),
    [
        ("chicken_coop", 3, {"food": 1}),
        ("mushroom_bed", 3, {"food": 1}),
        ("souvenir_shop", 3, {"gold": 1}),
        ("mint", 3, {"gold": 1}),
        ("printing_press", 3, {"evil": -1}),
        ("magic_room", 2, {"food": -1, "imps": 1}),
    ],
)
def test_a_room_turns_free_imps_and_its_price_into_its_product(room: str, imps: int, gains: dict[str, int]) -> None:
    game = producing(room, imps=imps)
    assert game.offered == [f"room:{room}", "stop"]
    before = {name: getattr(game.lord(0), name) for name in ("gold", "food", "imps", "evil")}

    game.answers(f"room:{room}")

    for name, value in before.items():
        assert getattr(game.lord(0), name) == value + gains.get(name, 0), name
    assert game.lord(0).working == imps
    assert [e.room for e in game.told(RoomUsed)] == [f"room:{room}"]


@rule("DL-PROD-01")
def test_the_workshop_needs_four_imps_and_draws_a_trap() -> None:
    few = producing("workshop", "mint", imps=3)
    assert few.why_not("room:workshop") == "produce.workers"
    game = producing("workshop", imps=4).answers("room:workshop")

    assert len(game.lord(0).traps) == 1


@rule("DL-PROD-01", "DL-GEN-11")
def test_troll_tokens_work_like_imps_in_rooms() -> None:
    game = producing("mint", imps=1, lair=["troll"], stunned=["troll"]).answers("room:mint")

    assert game.lord(0).gold == 4 and game.lord(0).imps == 1


@rule("DL-PROD-02", "DL-Y2-06")
@pytest.mark.parametrize(("year", "uses"), [(1, 1), (2, 2)])
def test_a_room_works_once_in_the_first_year_and_twice_in_the_second(year: int, uses: int) -> None:
    game = producing("mint", "chicken_coop", year=year, imps=20)
    for _ in range(uses):
        game.answers("room:mint")

    assert game.why_not("room:mint") == "produce.used_up"
    assert game.lord(0).gold == 3 + uses and game.lord(0).working == 3 * uses


@rule("DL-PROD-02")
def test_a_room_built_this_round_may_be_used() -> None:
    setting = lords(4).lord(0, imps=3).table(room_offer=["mint"]).sends(0, "build_room", 1).ordered()
    game = setting.at("carry_out", until="end_of_round").answers("room:mint")

    assert game.offered == ["room:mint", "stop"]


@rule("DL-PROD-03")
def test_rooms_are_used_in_any_order_and_products_help_the_next_use() -> None:
    game = producing("magic_room", "chicken_coop", imps=5, food=0)
    assert game.why_not("room:magic_room") == "price.food"

    game.answers("room:chicken_coop")
    assert game.ask.args == {"workers": 2, "trolls": 0, "has_food": 1, "used": 1}
    assert [used.workers for used in game.told(RoomUsed)] == [3]
    game.answers("room:magic_room")

    assert (game.lord(0).food, game.lord(0).imps, game.lord(0).working) == (0, 6, 5)
    again = producing("magic_room", "chicken_coop", imps=4, food=1).answers("room:magic_room")
    assert "room:chicken_coop" in again.offered, "the new imp is free at once"


@rule("DL-PROD-04")
def test_using_a_room_is_optional() -> None:
    game = producing("mint", imps=3).answers("stop")

    assert game.lord(0).gold == 3 and game.lord(0).working == 0


@rule("DL-PROD-04", "DL-R-54")
def test_a_room_whose_product_cannot_be_taken_cannot_be_used() -> None:
    used = list(TRAP_IDS)
    game = producing("workshop", "mint", imps=9, table={"trap_stack": [], "traps_used": used})
    assert game.why_not("room:workshop") == "produce.deck_empty"

    press = producing("printing_press", imps=3, evil=1).answers("room:printing_press")
    assert press.lord(0).evil == 1, "usable at the bottom of the track, without movement"


@rule("DL-PROD-05")
def test_the_tool_shed_digs_a_tunnel_without_a_further_imp() -> None:
    game = producing("tool_shed", imps=2).answers("room:tool_shed")
    assert game.ask.kind == "shed_tunnel"
    assert game.why_not("cell:2,3") == "dig.taken"
    assert game.why_not("cell:4,5") == "dig.not_adjacent"
    assert game.why_not("cell:3,2") == "dig.block"
    game.answers("cell:2,2")

    assert game.tile("2,2") == "tunnel" and game.lord(0).working == 2


@rule("DL-PROD-06")
def test_conquered_rooms_produce_nothing() -> None:
    game = producing("conquered mint", "chicken_coop", imps=9)

    assert game.why_not("room:mint") == "produce.conquered"
    assert game.why_not("room:workshop") == "produce.not_yours"


@rule("DL-TBUY-03")
def test_the_workshop_of_the_second_year_draws_one_card_and_discards_none() -> None:
    game = producing("workshop", year=2, imps=4, traps=["pendulum"]).answers("room:workshop")

    assert len(game.lord(0).traps) == 2 and game.lord(0).binned == []


# -- retrieval -------------------------------------------------------------------


def retrieving(*minions: str) -> Game:
    """Seat 0 has played Get Food, Dig Tunnels, Mine Gold; where his minions are."""
    orders = ["get_food", "dig_tunnels", "mine_gold"]
    setting = lords(4).lord(0, orders=orders, minions=list(minions), inaccessible=["buy_traps", "build_room"]).ordered()
    return setting.at("production", until="end_of_round")


def inaccessible(game: Game, seat: int = 0) -> list[str]:
    return [ORDER_IDS[order] for order in game.lord(seat).inaccessible]


@rule("DL-RET-01", "DL-RET-02")
def test_if_all_was_carried_out_the_first_order_comes_back_by_itself() -> None:
    game = retrieving("at home", "at home", "at home")

    assert game.table.over, "nobody is asked"
    assert inaccessible(game) == ["dig_tunnels", "mine_gold"]
    assert [e.order for e in game.told(OrderRetrieved) if e.seat == 0] == ["order:get_food"]


@rule("DL-RET-01", "DL-R-38", "DL-R-39")
def test_one_order_comes_back_the_first_or_one_that_was_not_carried_out() -> None:
    game = retrieving("on the card", "at home", "on the card")
    assert game.offered == ["order:get_food", "order:mine_gold"]
    assert game.why_not("order:dig_tunnels") == "retrieve.carried_out"
    assert game.why_not("order:buy_traps") == "retrieve.not_played"

    game.answers("order:mine_gold")

    assert inaccessible(game) == ["get_food", "dig_tunnels"]


@rule("DL-RET-02")
def test_if_only_the_first_was_not_carried_out_there_is_no_choice() -> None:
    assert retrieving("on the card", "at home", "at home").table.over


@rule("DL-RET-03", "DL-R-67")
def test_players_produce_and_retrieve_in_turn_order_each_finishing_first() -> None:
    setting = lords(3).table(start=1)
    for seat in range(3):
        orders = ["get_food", "dig_tunnels", "mine_gold"]
        setting.lord(seat, orders=orders, minions=["at home", "on the card", "at home"], imps=3)
    for seat, room in ((1, "mint"), (2, "mushroom_bed")):
        setting.lord(seat, tiles=dungeon(c3_3=room))
    game = setting.ordered().at("production", until="end_of_round")

    asked = []
    while not game.table.over:
        asked.append((game.ask.seat, game.ask.kind))
        game.answers(game.offered[-1])
    assert asked == [(1, "produce"), (1, "retrieve"), (2, "produce"), (2, "retrieve"), (0, "retrieve")]
