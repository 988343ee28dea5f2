"""Carrying out orders (DL-ACT) and the places where one pays and gains."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.events import OrderDone, OrderNotDone, Spied, SpyReport
from gruft.games.lords.pieces.spelling import AT_HOME, ON_CARD
from gruft.games.lords.pieces.tables import ORDER_IDS, SPELL_IDS, TRAP_IDS
from tests.games.lords.lords import Game, dungeon, lords
from tests.rule import rule


def at_place(place: str, number: int, seats: int = 4, table: dict[str, Any] | None = None, **lord: Any) -> Game:
    """Seat 0 has a minion on this space; play ends with Production."""
    setting = lords(seats).lord(0, **lord).table(**(table or {}))
    return setting.sends(0, place, number).ordered().at("carry_out", until="production")


@rule("DL-ACT-01")
def test_places_are_carried_out_in_the_order_of_the_board() -> None:
    setting = lords(4, evil=[5, 5, 5, 5])
    where = [
        ["get_food", "mine_gold", "hire_monster"],
        ["build_room", "dig_tunnels", "buy_traps"],
        ["recruit_imps", "improve_reputation", "get_food"],
    ]
    for seat, places in enumerate(where):
        for place in places:
            setting.sends(seat, place, 1 if place != "get_food" or seat == 0 else 2)
    setting.ordered().table(monster_offer=["goblin"], room_offer=["mint"])
    game = setting.at("carry_out", until="production").pass_until("nothing")

    done = [e.space.removeprefix("space:").split(".")[0] for e in game.told(OrderNotDone)]
    assert done == ["get_food", *ORDER_IDS]


@rule("DL-ACT-02")
@pytest.mark.parametrize(
    ("place", "order"),
    [("get_food", [0, 1, 2]), ("buy_traps", [0, 1, 2]), ("hire_monster", [2, 1, 0]), ("build_room", [2, 1, 0])],
)
def test_spaces_are_carried_out_from_one_to_three_but_backwards_for_monsters_and_rooms(
    place: str, order: list[int]
) -> None:
    setting = lords(4)
    for seat in range(3):
        setting.sends(seat, place, seat + 1)
    setting.ordered().table(monster_offer=["goblin", "slime", "ghost"], room_offer=["mint", "workshop"])
    game = setting.at("carry_out", until="production").pass_until("nothing")

    assert [e.seat for e in game.told(OrderNotDone)] == order


@rule("DL-ACT-03", "DL-ACT-06")
def test_a_minion_comes_home_after_the_action_or_goes_on_the_card() -> None:
    done = at_place("get_food", 1).answers("act")
    assert done.lord(0).minions[0] == AT_HOME and [e.seat for e in done.told(OrderDone)] == [0]
    assert done.table.over, "one action for one minion"

    declined = at_place("get_food", 1).answers("pass")
    assert declined.lord(0).minions[0] == ON_CARD
    assert [e.why for e in declined.told(OrderNotDone)] == ["declined"]


@rule("DL-ACT-04", "DL-GEN-10")
def test_who_cannot_pay_the_whole_price_gets_nothing() -> None:
    game = at_place("recruit_imps", 3, food=1, gold=0)

    assert game.table.over
    assert (game.lord(0).food, game.lord(0).imps) == (1, 3)
    assert [e.why for e in game.told(OrderNotDone)] == ["gold"]
    assert game.lord(0).minions[0] == ON_CARD


@rule("DL-ACT-05")
def test_an_unused_space_stays_empty_and_nobody_moves_up() -> None:
    setting = lords(4).lord(0, gold=0).sends(0, "buy_traps", 1).sends(1, "buy_traps", 2).ordered()
    game = setting.at("carry_out", until="production").answers("act")

    assert len(game.lord(1).traps) == 1 and game.lord(1).gold == 3, "space II is free, he did not move to I"
    assert [e.space for e in game.told(OrderNotDone)] == ["space:buy_traps.1"]


@rule("DL-FOOD-01")
@pytest.mark.parametrize(("number", "gold", "food", "evil"), [(1, 2, 5, 5), (2, 3, 6, 6), (3, 4, 6, 7)])
def test_get_food(number: int, gold: int, food: int, evil: int) -> None:
    lord = at_place("get_food", number).answers("act").lord(0)

    assert (lord.gold, lord.food, lord.evil) == (gold, food, evil)


@rule("DL-REP-01")
@pytest.mark.parametrize(("number", "gold", "evil", "spy"), [(1, 3, 4, True), (2, 3, 3, False), (3, 2, 3, True)])
def test_improve_reputation(number: int, gold: int, evil: int, spy: bool) -> None:
    game = at_place("improve_reputation", number).answers("act")

    assert (game.lord(0).gold, game.lord(0).evil) == (gold, evil)
    assert (not game.table.over and game.ask.kind == "spy") == spy


@rule("DL-REP-01", "DL-R-41")
def test_improving_a_perfect_reputation_counts_as_carried_out() -> None:
    game = at_place("improve_reputation", 2, evil=1).answers("act")

    assert game.lord(0).evil == 1 and game.lord(0).minions[0] == AT_HOME


@rule("DL-REP-02", "DL-INFO-04", "DL-R-46")
def test_a_spy_alone_sees_the_card_he_looks_at() -> None:
    town = ["fireball", "graffiti", "suggestion", "detect_evil"]
    game = at_place("improve_reputation", 1, table={"town": town}, spied=[2]).answers("act")
    assert game.offered == ["town:1", "town:2", "town:3", "town:4", "pass"], "also one he knows already"

    game.answers("town:2")

    assert [card["spell"] for card in game.table.view(0)["town"]] == [None, "spell:graffiti", "spell:suggestion", None]
    assert [card["spell"] for card in game.table.view(1)["town"]] == [None] * 4
    assert game.table.view(1)["lords"][0]["spied"] == ["town:2", "town:3"], "everyone sees which position"
    assert [e.position for e in game.told(Spied)] == ["town:2"]
    assert [e.only for e in game.told(SpyReport)] == [(0,)]
    assert [SPELL_IDS[card] for card in game.state.town] == town, "it is put back unchanged"


@rule("DL-REP-02")
def test_spying_is_optional() -> None:
    game = at_place("improve_reputation", 1).answers("act", "pass")

    assert game.lord(0).spied == [] and game.lord(0).minions[0] == AT_HOME


@rule("DL-IMP-01")
@pytest.mark.parametrize(("number", "gold", "food", "imps"), [(1, 3, 2, 4), (2, 3, 1, 5), (3, 2, 2, 5)])
def test_recruit_imps(number: int, gold: int, food: int, imps: int) -> None:
    lord = at_place("recruit_imps", number).answers("act").lord(0)

    assert (lord.gold, lord.food, lord.imps) == (gold, food, imps)


@rule("DL-IMP-01")
def test_new_imps_are_too_late_to_mine_but_work_in_production() -> None:
    tiles = dungeon(c3_3="mint")
    setting = lords(4).lord(0, imps=2, tiles=tiles).sends(0, "mine_gold", 2).sends(0, "recruit_imps", 2).ordered()
    game = setting.at("carry_out", until="end_of_round")
    assert game.offered == ["imps:1", "imps:2", "pass"], "the imps still to be recruited do not mine"
    game.answers("pass", "act")

    assert game.ask.kind == "produce" and game.offered == ["room:mint", "stop"]
    game.answers("room:mint")
    assert game.lord(0).gold == 4 and game.lord(0).working == 3


@rule("DL-TBUY-01", "DL-R-05")
@pytest.mark.parametrize(("number", "gold", "traps"), [(1, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_buy_traps_in_the_first_year(number: int, gold: int, traps: int) -> None:
    game = at_place("buy_traps", number).answers("act")

    assert (game.lord(0).gold, len(game.lord(0).traps)) == (gold, traps)
    assert game.table.over, "nothing is discarded"


@rule("DL-TBUY-02")
@pytest.mark.parametrize(("number", "drawn"), [(1, 2), (2, 2), (3, 3)])
def test_in_the_second_year_one_more_is_drawn_and_any_one_discarded(number: int, drawn: int) -> None:
    game = at_place("buy_traps", number, table={"year": 2}, traps=["pendulum"]).answers("act")

    assert len(game.lord(0).traps) == drawn + 1 and game.ask.kind == "discard_trap"
    assert "trap:pendulum.1" in game.offered, "older ones too"
    assert game.why_not("pass") == "elsewhere.duty"
    game.answers("trap:pendulum.1")
    assert len(game.lord(0).traps) == drawn and game.lord(0).binned


@rule("DL-TBUY-04", "DL-R-08")
def test_with_too_few_cards_one_draws_what_is_there_and_with_none_the_action_fails() -> None:
    used = list(TRAP_IDS)
    last = at_place("buy_traps", 3, table={"trap_stack": used[:1], "traps_used": used[1:]}).answers("act")
    assert len(last.lord(0).traps) == 1 and last.lord(0).gold == 1, "the full price is due"
    none = at_place("buy_traps", 3, table={"trap_stack": [], "traps_used": used})
    assert none.table.over and none.lord(0).minions[0] == ON_CARD and none.lord(0).gold == 3
    assert [e.why for e in none.told(OrderNotDone)] == ["deck"]
