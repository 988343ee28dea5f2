"""Everything the ledger says must be refused (DL-BAD), with the reason, and a few rulings about what is not."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.events import HireFeePaid, MinionPlaced, MinionTurnedAway
from gruft.games.lords.rules.elsewhere import RULES
from gruft.lab.coverage import coverage
from gruft.table.rules import Refusal
from tests.games.lords.lords import Game, dungeon, lords
from tests.harness.speech import dashed, prompts
from tests.rule import rule

INACCESSIBLE = ["recruit_imps", "buy_traps"]


def choosing(rules: str = "first", **fields: int) -> Game:
    setting = lords(4, rules=rules)
    for seat in range(4):
        setting.lord(seat, inaccessible=INACCESSIBLE)
    return setting.lord(0, **fields).at("choose_orders")


def acting(place: str, number: int, **fields: object) -> Game:
    """Seat 0's minion stands on this space and is up."""
    table = {name: fields.pop(name) for name in ("monster_offer", "room_offer", "year") if name in fields}
    setting = lords(4).lord(0, **fields).sends(0, place, number).table(**table)
    return setting.ordered().at("carry_out", until="production")


def producing(year: int = 1, **fields: object) -> Game:
    return lords(4).lord(0, **fields).table(year=year).ordered().at("production", until="end_of_round")


@rule("DL-BAD-01")
def test_inaccessible_orders_and_the_same_order_twice_are_refused() -> None:
    game = choosing()

    assert game.why_not("order:recruit_imps", seat=0) == "orders.inaccessible"
    game.seat_answers(0, "order:get_food")
    assert game.why_not("order:get_food", seat=0) == "orders.chosen_twice"


@rule("DL-BAD-01")
def test_exactly_three_orders_are_chosen() -> None:
    game = choosing()

    for number, order in enumerate(("get_food", "dig_tunnels", "mine_gold"), 1):
        ask = game.table.ask_of(0)
        assert ask is not None and ask.args is not None and ask.args["number"] == number
        assert game.why_not("stop", seat=0) == game.why_not("pass", seat=0) == "elsewhere.duty"
        game.seat_answers(0, f"order:{order}")

    assert game.table.ask_of(0) is None
    assert game.why_not("order:build_room", seat=0) == "table.not_asked"


@rule("DL-BAD-02")
def test_nobody_is_asked_for_a_space_the_lowest_free_one_is_taken() -> None:
    game = choosing()
    assert isinstance(game.table.answer(0, "space:get_food.3"), Refusal)

    for seat in range(4):
        game.seat_answers(seat, "order:get_food", "order:dig_tunnels", "order:mine_gold")

    food = [told.space for told in game.told(MinionPlaced) if "get_food" in told.space]
    assert food == ["space:get_food.1", "space:get_food.2", "space:get_food.3"]
    assert {told.seat for told in game.told(MinionTurnedAway)} == {3}


@rule("DL-BAD-03", "DL-GEN-10")
@pytest.mark.parametrize(
    ("place", "number", "stock"),
    [
        ("get_food", 1, {"gold": 0}),
        ("get_food", 2, {"evil": 15}),
        ("get_food", 3, {"evil": 14}),
        ("improve_reputation", 3, {"gold": 0}),
        ("recruit_imps", 2, {"food": 1}),
        ("recruit_imps", 3, {"food": 1, "gold": 0}),
        ("buy_traps", 3, {"gold": 1}),
    ],
)
def test_what_cannot_be_paid_in_full_is_not_carried_out_at_all(place: str, number: int, stock: dict[str, int]) -> None:
    game = acting(place, number, **stock)
    lord = game.lord()

    assert game.table.over, "there is nothing to ask"
    assert {name: getattr(lord, name) for name in stock} == stock
    assert lord.traps == [] and lord.imps == 3


@rule("DL-BAD-03", "DL-R-07")
def test_a_tile_whose_price_is_not_payable_cannot_be_hired_also_in_the_first_game() -> None:
    game = acting("hire_monster", 3, monster_offer=["troll", "vampire", "goblin"], food=2, evil=14)

    assert game.offered == ["monster:goblin.1", "pass"]
    refusal = game.refusal("monster:troll.1")
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("price.food", 3, 2)
    assert acting("hire_monster", 2, monster_offer=["troll", "vampire", "goblin"], evil=14).why_not(
        "monster:vampire.1"
    ) == ("price.evil")


@rule("DL-BAD-04")
@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("cell:1,3", "dig.taken"),
        ("cell:4,5", "dig.not_adjacent"),
        ("cell:2,2", "dig.block"),
        ("cell:5,1", "table.not_an_option"),
        ("cell:0,3", "table.not_an_option"),
    ],
)
def test_where_no_tunnel_can_be_dug(cell: str, code: str) -> None:
    game = acting("dig_tunnels", 2, tiles=dungeon(c1_2="tunnel"))

    assert game.why_not(cell) == code


@rule("DL-BAD-05")
def test_no_more_imps_work_than_the_space_and_the_den_allow() -> None:
    wide = dungeon(c1_2="tunnel", c1_1="tunnel", c1_4="tunnel", c1_5="tunnel")

    assert acting("mine_gold", 1, tiles=wide, imps=6).why_not("imps:3") == "mine.too_many"
    assert acting("mine_gold", 3, tiles=wide, imps=3).offered == ["imps:1", "imps:2", "pass"]
    lacking = acting("mine_gold", 3, tiles=wide, imps=3).refusal("imps:3")
    assert (lacking.code, lacking.args["need"], lacking.args["have"]) == ("mine.no_imp", 4, 3), "the foreman counts"


@rule("DL-BAD-05", "DL-DIG-07")
def test_troll_tokens_neither_dig_nor_mine_nor_oversee() -> None:
    for place in ("dig_tunnels", "mine_gold"):
        assert acting(place, 1, imps=0, lair=["troll"]).table.over
        assert acting(place, 3, imps=1, lair=["troll"]).table.over


@rule("DL-BAD-05", "DL-DIG-01")
def test_after_the_allowed_number_of_tunnels_nobody_asks_for_more() -> None:
    game = acting("dig_tunnels", 1, imps=6)

    game.answers("cell:1,2", "cell:1,4")

    assert game.table.over and sum(1 for tile in game.lord().tiles if tile) == 5


@rule("DL-BAD-06")
def test_rooms_and_conquered_tunnels_cannot_be_mined_and_each_tunnel_only_once() -> None:
    game = acting("mine_gold", 2, imps=5, tiles=dungeon(c1_3="conquered tunnel", c2_3="chicken_coop", c3_3="tunnel"))

    assert game.offered == ["imps:1", "pass"]
    assert game.why_not("imps:2") == "mine.no_tunnel"


@rule("DL-BAD-07", "DL-R-47")
@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("cell:4,5", "build.no_tunnel"),
        ("cell:1,3", "build.conquered"),
        ("cell:1,5", "build.on_room"),
        ("cell:1,4", "build.next_to_room"),
        ("cell:3,3", "build.zone"),
    ],
)
def test_where_no_room_can_be_built(cell: str, code: str) -> None:
    tiles = dungeon(
        c1_3="conquered tunnel", c1_4="tunnel", c1_5="chicken_coop", c1_2="tunnel", c1_1="tunnel", c2_3="tunnel"
    )
    game = acting("build_room", 1, tiles=tiles, room_offer=["souvenir_shop", "printing_press"])

    game.answers("room:souvenir_shop")

    assert game.why_not(cell) == code


@rule("DL-R-47", "DL-BUILD-02")
def test_a_conquered_tunnel_takes_no_room_in_its_zone_or_out_of_it() -> None:
    lost = dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", c3_3="conquered tunnel")
    assert acting("build_room", 1, tiles=lost, room_offer=["souvenir_shop", "mushroom_bed"]).table.over
    game = acting("build_room", 1, tiles=lost, room_offer=["cafeteria", "chapel"], year=2)
    assert game.table.over, "the rooms of year 2 do not either"


@rule("DL-BAD-08")
def test_conquered_rooms_too_few_workers_and_used_up_rooms_are_refused() -> None:
    game = producing(imps=5, tiles=dungeon(c1_2="chicken_coop", c2_4="conquered souvenir_shop", c4_3="tunnel"))
    assert game.why_not("room:souvenir_shop") == "produce.conquered"
    assert game.why_not("room:workshop") == "produce.not_yours"

    both = producing(imps=5, tiles=dungeon(c1_2="chicken_coop", c2_3="printing_press"))
    both.answers("room:chicken_coop")
    assert both.table.over, "two imps are left, the press needs three"

    few = producing(imps=5, tiles=dungeon(c1_2="tool_shed", c3_4="mint"))
    few.answers("room:tool_shed", "cell:1,4")
    assert few.why_not("room:tool_shed") == "produce.used_up"
    few.answers("room:mint")

    busy = producing(imps=4, tiles=dungeon(c1_2="tool_shed", c3_4="mint"))
    busy.answers("room:tool_shed", "cell:1,4")
    assert busy.table.over, "two imps are left, the mint needs three"


@rule("DL-BAD-09")
def test_an_order_that_was_carried_out_and_was_not_the_first_does_not_come_back() -> None:
    setting = lords(4).lord(
        0, orders=["get_food", "dig_tunnels", "mine_gold"], minions=["at home", "at home", "on the card"]
    )
    game = setting.ordered().at("production", until="end_of_round")

    assert game.why_not("order:dig_tunnels") == "retrieve.carried_out"
    assert game.why_not("order:build_room") == "retrieve.not_played"


@rule("DL-BAD-13", "DL-HIRE-05")
def test_a_demon_takes_no_ghost_not_itself_and_nobody_elses_monster() -> None:
    game = acting(
        "hire_monster", 2, year=2, monster_offer=["demon", "golem", "dragon"], lair=["ghost", "troll", "goblin"]
    )
    game.answers("monster:demon.1")

    assert game.why_not("monster:ghost.1") == "demon.ghost"
    assert game.why_not("monster:demon.1") == "demon.itself"
    assert game.why_not("monster:slime.1") == "demon.not_yours"
    assert game.offered == ["monster:troll.1", "monster:goblin.1"]


@rule("DL-BAD-13", "DL-HIRE-05")
def test_with_only_ghosts_a_demon_cannot_be_hired() -> None:
    game = acting("hire_monster", 2, year=2, monster_offer=["demon", "goblin", "dragon"], lair=["ghost"])

    assert game.why_not("monster:demon.1") == "price.monster"


@rule("DL-BAD-15", "DL-PAY-02")
def test_a_monster_that_is_not_paid_on_pay_day_leaves() -> None:
    game = lords(4).lord(0, lair=["troll", "goblin"], food=2).at("pay_day", until="gifts")
    game.answers("monster:goblin.1")
    assert game.offered == ["pay", "dismiss"]
    assert game.why_not("pass") == "elsewhere.duty"
    game.answers("pay")

    assert game.lair() == ["goblin.1"], "the troll's two food are not there any more"
    assert game.lord().evil == 6


@rule("DL-BAD-16", "DL-FULL-03")
def test_nobody_with_gold_keeps_it_when_hiring_is_the_first_order_revealed() -> None:
    game = choosing(rules="full", gold=2)
    game.seat_answers(0, "order:hire_monster", "order:get_food", "order:dig_tunnels")
    for seat in (1, 2, 3):
        game.seat_answers(seat, "order:improve_reputation", "order:mine_gold", "order:build_room")

    assert [told.seat for told in game.told(HireFeePaid)] == [0]
    assert game.lord().gold == 1


@rule("DL-BAD-17", "DL-PROD-04")
def test_a_tool_shed_without_a_legal_cell_cannot_be_used() -> None:
    rows = ["1,1 1,2 1,3 1,4 1,5", "2,1 2,3 2,5", "3,1 3,3 3,5", "4,1 4,2 4,3 4,4 4,5"]
    full: dict[str, Any] = {"c" + cell.replace(",", "_"): "tunnel" for row in rows for cell in row.split()}
    tiles = dungeon(**{**full, "c1_2": "tool_shed", "c4_3": "mint"})
    game = producing(imps=6, tiles=tiles)

    assert game.offered == ["room:mint", "stop"]
    assert game.why_not("room:tool_shed") == "produce.no_cell"


@rule("DL-BAD-18", "DL-TAX-02")
def test_nobody_can_pay_more_taxes_than_owed() -> None:
    game = lords(4).lord(0, gold=9).at("taxes")

    assert game.offered == ["gold:0", "gold:1", "gold:2"]
    assert game.why_not("gold:3") == "taxes.too_much"


@rule("DL-BAD-18", "DL-TBUY-02")
def test_after_a_purchase_in_year_two_one_of_the_own_cards_goes() -> None:
    setting = lords(4).lord(0, traps=["pendulum"]).sends(0, "buy_traps", 2).ordered()
    game = setting.table(year=2, trap_stack=["fire_wall", "trap_door"]).at("carry_out", until="production")
    game.answers("act")

    assert game.offered == ["trap:pendulum.1", "trap:fire_wall.1", "trap:trap_door.1"]
    assert game.why_not("pass") == "elsewhere.duty"
    refusal = game.refusal("trap:rolling_stone.1")
    assert (refusal.code, refusal.rule) == ("plan.trap_not_yours", "DL-TBUY-02")


# -- rulings ---------------------------------------------------------------------


@rule("DL-R-58")
def test_the_gold_of_get_food_three_comes_from_the_supply() -> None:
    game = acting("get_food", 3, gold=0)

    game.answers("act")

    assert (game.lord().gold, game.lord().food) == (1, 6)


@rule("DL-R-44", "DL-HIRE-04")
def test_a_lost_troll_takes_his_token_along_but_the_product_stays() -> None:
    setting = lords(4).lord(0, imps=2, food=0, lair=["troll"], tiles=dungeon(c1_2="chicken_coop"))
    setting.table(season="spring", events=["pay_day", "taxes", "special_event"])
    game = setting.ordered().at("production", until="gifts")
    assert game.table.view(0)["lords"][0]["troll_tokens"] == 1

    game.answers("room:chicken_coop")

    assert game.lair() == [] and game.lord().food == 1, "one food does not pay a troll"
    assert game.table.view(0)["lords"][0]["troll_tokens"] == 0


def test_every_rule_and_every_ruling_has_a_test_that_names_it() -> None:
    found = coverage("lords")

    assert [entry.id for entry in found.missing] == []
    assert found.strangers == {}
    assert len(found.rules) == 327


# -- duties and keys of other questions -----------------------------------------


def reason(game: Game, key: str, seat: int | None = None) -> tuple[str, str | None]:
    refusal = game.table.why_not(game.table.asks[0].seat if seat is None else seat, key)
    assert isinstance(refusal, Refusal)
    return refusal.code, refusal.rule


@rule("DL-ORD-01")
def test_declining_to_choose_orders_names_the_rule() -> None:
    assert reason(choosing(), "pass", 0) == ("elsewhere.duty", "DL-ORD-01")


@rule("DL-DIG-01")
def test_a_key_of_another_question_is_answered_with_what_is_asked() -> None:
    game = acting("dig_tunnels", 1)

    assert reason(game, "pass") == ("exit.stop", "DL-DIG-01")
    assert reason(game, "imps:2") == ("elsewhere.something_else", "DL-DIG-01")


@rule("DL-ORD-01", "DL-ORD-03", "DL-HIRE-01", "DL-BUILD-01", "DL-PROD-01", "DL-PLAN-06", "DL-PLAN-08")
def test_what_is_chosen_at_another_time_says_when_and_whose_it_is() -> None:
    setting = lords(4).lord(0, lair=["troll.1"], traps=["pendulum.1"]).lord(1, lair=["witch.1"])
    setting.sends(0, "dig_tunnels", 1).table(monster_offer=["goblin.1"], room_offer=["mint"])
    game = setting.ordered().at("carry_out", until="production")

    assert reason(game, "order:get_food") == ("elsewhere.order", "DL-ORD-01")
    assert reason(game, "space:get_food.1") == ("elsewhere.space", "DL-ORD-03")
    assert reason(game, "monster:troll.1") == ("elsewhere.monster_yours", "DL-PLAN-06")
    assert reason(game, "monster:goblin.1") == ("elsewhere.monster_offered", "DL-HIRE-01")
    assert reason(game, "monster:witch.1") == ("elsewhere.others", "DL-HIRE-01")
    assert reason(game, "room:mint") == ("elsewhere.room_offered", "DL-BUILD-01")
    assert reason(game, "trap:pendulum.1") == ("elsewhere.trap", "DL-PLAN-08")
    assert reason(game, "trap:trap_door.1") == ("plan.trap_not_yours", "DL-PLAN-08")
    assert reason(game, "hero:warrior_y1_1") == ("elsewhere.hero", "DL-MON-03")


def test_every_question_knows_what_it_is_about() -> None:
    special = {"bad_press", "cave_in", "imp_holiday", "monster_strike", "monster_strike_tile", "safety_inspection"}

    assert prompts("lords") - {dashed(kind) for kind in RULES} == {
        dashed(kind) for kind in special | {"witch_hunt", "discard_trap"}
    }
    assert {dashed(kind) for kind in RULES} <= prompts("lords")
