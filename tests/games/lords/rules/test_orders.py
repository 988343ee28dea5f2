"""Choosing and placing orders (DL-ORD), alone and with non-player boards (DL-P2, DL-P3)."""

from __future__ import annotations

import pytest

import gruft
from gruft.games.lords.pieces.events import (
    GoldChanged,
    HireFeePaid,
    HireFeeUnpaid,
    MinionPlaced,
    MinionTurnedAway,
    NonPlayerPlaced,
    OrderRevealed,
    TileTaken,
)
from gruft.games.lords.pieces.spelling import MINION_SPOTS
from gruft.games.lords.pieces.tables import ORDER_IDS, SPACE_IDS
from gruft.games.lords.state import NON_PLAYER
from tests.games.lords.lords import Game, Setting, lords
from tests.rule import rule

SPARE = ["hire_monster", "build_room"]


def ordering(setting: Setting, *orders: list[str]) -> Game:
    """Everybody has chosen these orders; they are revealed and placed."""
    for seat, chosen in enumerate(orders):
        spare = [place for place in ORDER_IDS if place not in chosen]
        setting.lord(seat, orders=chosen, inaccessible=spare[:2])
    return setting.at("reveal_orders", until="carry_out")


def spots(game: Game, seat: int) -> list[str]:
    return [MINION_SPOTS.write(spot) for spot in game.lord(seat).minions]


@rule("DL-ORD-01")
def test_three_different_orders_are_chosen_secretly_and_at_the_same_time() -> None:
    setting = lords(4).lord(0, inaccessible=SPARE)
    game = setting.at("choose_orders", until="reveal_orders")
    assert [ask.seat for ask in game.table.asks] == [0, 1, 2, 3]

    game.seat_answers(0, "order:get_food", "order:dig_tunnels")
    assert game.why_not("order:get_food", 0) == "orders.chosen_twice"
    assert game.why_not("pass", 0) == "elsewhere.duty", "exactly three must be chosen"
    game.seat_answers(0, "order:mine_gold")

    assert game.table.ask_of(0) is None, "no fourth order"
    mine = ["order:get_food", "order:dig_tunnels", "order:mine_gold"]
    assert game.table.view(0)["lords"][0]["chosen"] == mine
    assert game.table.view(1)["lords"][0]["chosen"] == [], "nothing is laid open before all have chosen"
    assert [ask.seat for ask in game.table.asks] == [1, 2, 3]


@rule("DL-ORD-01", "DL-INFO-02")
def test_the_chosen_orders_are_set_in_the_order_of_choice_once_all_have_chosen() -> None:
    setting = lords(2)
    for seat in (0, 1):
        setting.lord(seat, inaccessible=SPARE)
    game = setting.at("choose_orders", until="reveal_orders")
    before = game.table.view(1)
    game.seat_answers(0, "order:mine_gold", "order:get_food", "order:dig_tunnels")
    game.seat_answers(0, game.table.asks[0].keys[0])  # the third order of the non-player board

    assert game.table.view(1)["lords"][0] == before["lords"][0]
    game.seat_answers(1, "order:get_food", "order:dig_tunnels", "order:mine_gold")
    game.seat_answers(1, game.table.asks[0].keys[0])
    assert [ORDER_IDS[order] for order in game.lord(0).orders] == ["mine_gold", "get_food", "dig_tunnels"]


@rule("DL-ORD-02")
def test_an_inaccessible_order_is_not_offered_and_says_why() -> None:
    game = lords(4).lord(0, inaccessible=SPARE).at("choose_orders")

    ask = game.table.ask_of(0)
    assert ask is not None and len(ask.keys) == 6
    refusal = game.refusal("order:build_room", 0)
    assert (refusal.code, refusal.rule) == ("orders.inaccessible", "DL-ORD-02")


@rule("DL-ORD-03", "DL-ORD-06", "DL-GEN-02")
def test_minions_take_the_lowest_free_space_in_turn_order() -> None:
    setting = lords(3).table(start=1, others={0: {"shown": [], "inaccessible": ORDER_IDS[:3], "stack": ORDER_IDS[3:]}})
    orders = ["dig_tunnels", "mine_gold", "recruit_imps"]
    game = ordering(setting, orders, orders, orders)

    assert [spots(game, seat)[0] for seat in (1, 2, 0)] == ["dig_tunnels.1", "dig_tunnels.2", "dig_tunnels.3"]
    assert [e.seat for e in game.told(MinionPlaced)] == [1, 2, 0] * 3


@rule("DL-ORD-04", "DL-INFO-02")
def test_first_second_and_third_cards_are_revealed_and_placed_one_after_another() -> None:
    game = ordering(
        lords(2),
        ["get_food", "dig_tunnels", "mine_gold"],
        ["dig_tunnels", "get_food", "buy_traps"],
    )
    placed = [(e.seat, e.space) for e in game.told(MinionPlaced)]
    numbers = [e.number for e in game.told(OrderRevealed)]

    assert numbers == [1, 1, 2, 2, 3, 3]
    assert [seat for seat, _ in placed] == [0, 1, 0, 1, 0, 1]
    assert placed[0][1].startswith("space:get_food") and placed[2][1].startswith("space:dig_tunnels")


@rule("DL-ORD-05")
def test_a_fourth_minion_at_a_place_goes_on_its_own_card() -> None:
    others = ["get_food", "dig_tunnels", "recruit_imps", "buy_traps"]
    game = ordering(lords(4), *(["mine_gold", other, "improve_reputation"] for other in others))

    assert spots(game, 2)[0] == "mine_gold.3"
    assert spots(game, 3)[0] == "on the card"
    assert [e.seat for e in game.told(MinionTurnedAway)] == [3, 3]


@rule("DL-ORD-07", "DL-FULL-03", "DL-R-06")
def test_hire_monster_as_first_order_costs_a_gold_on_revealing_in_the_full_version() -> None:
    orders = ["hire_monster", "get_food", "mine_gold"]
    later = ["get_food", "hire_monster", "mine_gold"]
    game = ordering(lords(4, "full"), orders, orders, orders, later)

    assert [lord.gold for lord in game.state.lords] == [2, 2, 2, 3], "only the first order costs"
    assert [e.seat for e in game.told(HireFeePaid)] == [0, 1, 2]
    told = game.table.log
    paid = max(n for n, e in enumerate(told) if isinstance(e, GoldChanged))
    placed = min(n for n, e in enumerate(told) if isinstance(e, MinionPlaced))
    assert paid < placed, "before any minion is placed"
    assert spots(game, 3)[1] == "on the card", "all three spaces are taken"


@rule("DL-FULL-03")
def test_without_gold_the_minion_goes_on_the_card_and_takes_no_space() -> None:
    orders = ["hire_monster", "get_food", "mine_gold"]
    other = ["hire_monster", "dig_tunnels", "buy_traps"]
    game = ordering(lords(2, "full").lord(0, gold=0), orders, other)

    assert spots(game, 0)[0] == "on the card"
    assert [e.seat for e in game.told(HireFeeUnpaid)] == [0]
    assert spots(game, 1)[0].startswith("hire_monster")
    assert game.state.spaces.count(0) == 2, "his two other minions stand on the board"


@rule("DL-FIRST-01")
def test_in_the_first_game_hire_monster_as_first_order_is_free() -> None:
    orders = ["hire_monster", "get_food", "mine_gold"]
    game = ordering(lords(4), orders, orders, orders, orders)

    assert [lord.gold for lord in game.state.lords] == [3, 3, 3, 3]


# -- three players -----------------------------------------------------------------


@rule("DL-P3-02", "DL-P3-03", "DL-R-01")
def test_three_players_the_non_player_blocks_space_two_of_three_places() -> None:
    stack, old = ORDER_IDS[:5], ORDER_IDS[5:]
    setting = lords(3).table(others={0: {"stack": stack, "inaccessible": old, "shown": []}})
    game = setting.given("non-player orders", 4, 3, 2, 1).at("choose_orders")
    other = game.state.others[0]

    blocked = [SPACE_IDS[n] for n, owner in enumerate(game.state.spaces) if owner == NON_PLAYER]
    assert blocked == [f"{place}.2" for place in stack[:3]]
    assert sorted(ORDER_IDS[n] for n in other.inaccessible) == sorted(stack[:3])
    assert sorted(ORDER_IDS[n] for n in other.stack) == sorted([*stack[3:], *old])


@rule("DL-P3-03")
def test_at_a_blocked_place_the_first_gets_one_the_second_three_and_the_third_is_turned_away() -> None:
    orders = ["dig_tunnels", "mine_gold", "recruit_imps"]
    game = ordering(lords(3).blocked("dig_tunnels", 2), orders, orders, orders)

    assert [spots(game, seat)[0] for seat in range(3)] == ["dig_tunnels.1", "dig_tunnels.3", "on the card"]


@rule("DL-P3-04", "DL-P2-07")
def test_a_non_player_minion_blocks_but_never_acts() -> None:
    setting = lords(3).blocked("hire_monster", 2).blocked("build_room", 2).ordered()
    setting.table(monster_offer=["troll", "slime", "witch"], room_offer=["mint", "workshop"])
    game = setting.at("carry_out", until="production")

    assert len(game.state.monster_offer) == 3 and len(game.state.room_offer) == 2
    assert game.state.spaces == [-1] * 24


@rule("DL-VARIANT-03")
def test_the_greedy_non_player_discards_the_left_most_monster_but_no_room() -> None:
    setting = lords(3, non_player="greedy").blocked("hire_monster", 2).blocked("build_room", 2).ordered()
    setting.table(monster_offer=["troll", "slime", "witch"], room_offer=["mint", "workshop"])
    game = setting.at("carry_out", until="production")

    assert [e.tile for e in game.told(TileTaken)] == ["monster:troll.1"]
    assert len(game.state.monster_offer) == 2 and len(game.state.room_offer) == 2


@rule("DL-VARIANT-03", "DL-ACT-02")
def test_the_greedy_non_player_takes_his_tile_in_his_turn_after_space_three() -> None:
    setting = (
        lords(3, non_player="greedy").blocked("hire_monster", 2).sends(0, "hire_monster", 3).sends(1, "hire_monster", 1)
    )
    setting.ordered().table(monster_offer=["goblin", "slime", "ghost"])
    game = setting.at("carry_out", until="production")

    game.answers("monster:goblin.1")
    assert game.offered == ["monster:ghost.1", "pass"], "the slime went to the greedy one"


# -- two players -------------------------------------------------------------------


def two_boards(first: list[str], second: list[str]) -> Setting:
    """Two players whose non-player boards have these stacks of five."""
    boards = {}
    for n, stack in enumerate((first, second)):
        boards[n] = {"stack": stack, "inaccessible": [p for p in ORDER_IDS if p not in stack], "shown": []}
    setting = lords(2).table(others=boards)
    for seat in (0, 1):
        setting.lord(seat, inaccessible=SPARE)
    return setting.given("non-player orders", 4, 3, 2, 1, 4, 3, 2, 1)  # both stacks stay as they are


@rule("DL-P2-02", "DL-R-02")
def test_two_players_two_orders_of_each_board_are_turned_up_on_space_two_or_three() -> None:
    first = ["mine_gold", "get_food", "dig_tunnels", "buy_traps", "recruit_imps"]
    second = ["mine_gold", "build_room", "dig_tunnels", "buy_traps", "recruit_imps"]
    game = two_boards(first, second).at("choose_orders")

    assert [e.space for e in game.told(NonPlayerPlaced)] == [
        "space:mine_gold.2",
        "space:get_food.2",
        "space:mine_gold.3",
        "space:build_room.2",
    ]


@rule("DL-P2-03", "DL-INFO-08")
def test_each_player_secretly_picks_the_third_order_of_his_board_from_its_other_three_cards() -> None:
    first = ["mine_gold", "get_food", "dig_tunnels", "buy_traps", "recruit_imps"]
    game = two_boards(first, first).at("choose_orders", until="reveal_orders")
    game.seat_answers(0, "order:mine_gold", "order:get_food", "order:dig_tunnels")
    ask = game.table.ask_of(0)

    assert ask is not None and ask.kind == "choose_non_player_order"
    assert sorted(ask.keys) == ["order:buy_traps", "order:dig_tunnels", "order:recruit_imps"]
    assert game.why_not("order:mine_gold", 0) == "orders.not_in_stack"
    before = game.table.view(1)
    game.seat_answers(0, "order:buy_traps")
    assert game.table.view(1) == before and game.table.view(None)["non_players"] == before["non_players"]
    assert before["non_players"][0]["stack"] == ["order:buy_traps", "order:dig_tunnels", "order:recruit_imps"]


@rule("DL-P2-04", "DL-P2-05", "DL-R-02")
@pytest.mark.parametrize(
    ("thirds", "blocked"),
    [
        (("buy_traps", "recruit_imps"), ["space:buy_traps.1", "space:recruit_imps.1"]),
        (("buy_traps", "buy_traps"), ["space:buy_traps.1", "space:buy_traps.2"]),
        (("dig_tunnels", "buy_traps"), ["space:dig_tunnels.1", "space:buy_traps.1"]),
    ],
)
def test_the_third_orders_are_placed_first_on_space_one_then_the_players(
    thirds: tuple[str, str], blocked: list[str]
) -> None:
    first = ["mine_gold", "get_food", "dig_tunnels", "buy_traps", "recruit_imps"]
    game = two_boards(first, first).at("choose_orders", until="carry_out")
    for seat in (0, 1):
        game.seat_answers(seat, "order:buy_traps", "order:get_food", "order:dig_tunnels", f"order:{thirds[seat]}")

    told = [e for e in game.table.log if isinstance(e, (NonPlayerPlaced, MinionPlaced))]
    assert [e.space for e in told[4:6]] == blocked
    assert all(isinstance(e, MinionPlaced) for e in told[6:])
    taken = sum(1 for place in thirds if place == "buy_traps")
    assert spots(game, 0)[0] == f"buy_traps.{taken + 1}", "the first free space"


@rule("DL-P2-06", "DL-Y2-08")
def test_used_orders_of_a_board_become_inaccessible_and_the_others_its_new_stack() -> None:
    first = ["mine_gold", "get_food", "dig_tunnels", "buy_traps", "recruit_imps"]
    game = two_boards(first, first).at("choose_orders", until="carry_out")
    for seat in (0, 1):
        game.seat_answers(seat, "order:buy_traps", "order:get_food", "order:dig_tunnels", "order:buy_traps")
    other = game.state.others[0]

    assert sorted(ORDER_IDS[n] for n in other.inaccessible) == ["buy_traps", "get_food", "mine_gold"]
    assert len(other.stack) == 5 and not other.shown and other.third == -1


@rule("DL-ORD-06")
def test_placing_leaves_nobody_a_choice() -> None:
    table = gruft.open_table("lords", 4, "no choice", {"rules": "first"})
    for seat in range(4):
        for _ in range(3):
            ask = table.ask_of(seat)
            assert ask is not None and ask.kind == "choose_order"
            table.answer(seat, ask.keys[0])

    assert all(len(lord.minions) == 3 for lord in table.state.lords)
    assert table.beat != "reveal_orders"
