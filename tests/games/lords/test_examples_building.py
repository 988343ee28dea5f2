"""The worked examples about building, events, players and points (19 to 24, 26 to 28, 31 to 38, 42, 43)."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.events import MinionPlaced, MinionTurnedAway, PaladinCame, StartPlayer
from gruft.games.lords.pieces.spelling import ON_CARD
from gruft.games.lords.pieces.tables import ORDER_IDS
from gruft.games.lords.rules.scoring import score_sheet
from tests.games.lords.lords import Game, Setting, dungeon, lords
from tests.harness import random_game
from tests.rule import rule

AS_LAID = (4, 3, 2, 1)
"""What chance must give so that a stack of five stays in its order."""


def choosing(setting: Setting, inaccessible: list[str] | None = None) -> Game:
    for seat in setting.lords:
        setting.lord(seat, inaccessible=inaccessible or ["recruit_imps", "buy_traps"])
    return setting.at("choose_orders")


def choose(game: Game, seat: int, *orders: str) -> None:
    game.seat_answers(seat, *(f"order:{order}" for order in orders))


@rule("DL-ORD-05")
def test_example_19_the_fourth_miner_finds_no_space() -> None:
    game = choosing(lords(4))

    for seat in range(4):
        choose(game, seat, "mine_gold", "get_food", "dig_tunnels")

    assert [game.lord(seat).minions[0] == ON_CARD for seat in range(4)] == [False, False, False, True]


def retrieving(*minions: str) -> Game:
    setting = lords(4).lord(
        0,
        inaccessible=["get_food", "improve_reputation"],
        orders=["dig_tunnels", "mine_gold", "recruit_imps"],
        minions=list(minions),
    )
    return setting.ordered().at("production", until="end_of_round")


@rule("DL-RET-01", "DL-RET-02")
@pytest.mark.parametrize(("back", "stays"), [("dig_tunnels", "mine_gold"), ("mine_gold", "dig_tunnels")])
def test_example_20_the_first_order_or_the_one_not_carried_out_comes_back(back: str, stays: str) -> None:
    game = retrieving("at home", "on the card", "at home")

    assert game.offered == ["order:dig_tunnels", "order:mine_gold"]
    game.answers(f"order:{back}")

    assert sorted(order_names(game)) == sorted([stays, "recruit_imps"])


def order_names(game: Game, seat: int = 0) -> list[str]:
    return [ORDER_IDS[order] for order in game.lord(seat).inaccessible]


@rule("DL-RET-01", "DL-R-38", "DL-R-39")
def test_example_37_two_orders_failed_and_still_only_one_comes_back() -> None:
    game = retrieving("on the card", "at home", "on the card")

    assert game.offered == ["order:dig_tunnels", "order:recruit_imps"]
    game.answers("order:recruit_imps")

    assert sorted(order_names(game)) == ["dig_tunnels", "mine_gold"]


PAY_DAY_TILES = ["witch", "vampire", "goblin"]


def pay_day(evil: int, lair: list[str], food: int = 5) -> Game:
    return lords(4, evil=[evil, 5, 5, 5]).lord(0, lair=lair, food=food, gold=0).at("pay_day", until="gifts")


@rule("DL-PAY-01", "DL-PAY-02")
@pytest.mark.parametrize(
    ("gone", "food", "evil", "paladin"),
    [("", 2, 10, True), ("witch", 1, 10, True), ("vampire", 2, 9, False)],
)
def test_example_21_only_letting_the_vampire_go_keeps_the_paladin_away(
    gone: str, food: int, evil: int, paladin: bool
) -> None:
    game = pay_day(7, PAY_DAY_TILES)

    for number, tile in enumerate(PAY_DAY_TILES):
        if number < 2:
            game.answers(f"monster:{tile}.1")
        game.answers("dismiss" if tile == gone else "pay")

    assert game.lord().food == 5 - food
    assert game.lord().evil == evil
    assert bool(game.told(PaladinCame)) == paladin


@rule("DL-GEN-05", "DL-PAY-02")
def test_example_22_at_field_13_only_one_of_vampire_and_witch_can_stay() -> None:
    game = pay_day(13, ["vampire", "witch"])

    game.answers("monster:vampire.1", "pay")

    assert game.lord().evil == 15
    assert game.lair() == ["vampire.1"]
    assert game.lord().food == 5


@rule("DL-TAX-01")
def test_example_23_three_tunnels_owe_two_gold() -> None:
    game = lords(4).at("taxes")

    assert (game.ask.args or {}).items() >= {"owed": 2, "seals": 1}.items()


@rule("DL-DIG-05")
@pytest.mark.parametrize("third", ["tunnel", "souvenir_shop", "conquered tunnel"])
def test_example_24_a_block_of_two_by_two_is_never_filled(third: str) -> None:
    setting = lords(4).lord(0, tiles=dungeon(c1_2="tunnel", c2_3=third)).sends(0, "dig_tunnels", 1)
    game = setting.ordered().at("carry_out")

    assert game.why_not("cell:2,2") == "dig.block"


@rule("DL-PAL-04", "DL-PAL-06")
def test_example_26_of_two_equals_the_paladin_takes_the_one_farther_from_the_start_player() -> None:
    setting = lords(4, evil=[11, 10, 10, 5]).lord(0, party=["paladin_y1"]).table(paladin=0)
    game = setting.sends(0, "improve_reputation", 2).ordered().at("carry_out")

    game.answers("act")

    assert game.state.paladin == 2


@rule("DL-PAL-05", "DL-FOOD-01", "DL-REP-01")
def test_example_27_the_paladin_who_came_for_food_stays_in_spite_of_a_better_reputation() -> None:
    setting = lords(4, evil=[8, 5, 5, 5]).sends(0, "get_food", 3).sends(0, "improve_reputation", 3)
    game = setting.ordered().at("carry_out")

    game.answers("act")
    assert (game.lord().evil, game.state.paladin) == (10, 0)

    game.answers("act", "pass")
    assert (game.lord().evil, game.state.paladin) == (8, 0)


def producing(year: int, imps: int, food: int) -> Game:
    setting = lords(4).lord(0, imps=imps, food=food, tiles=dungeon(c2_3="magic_room", c1_2="chicken_coop"))
    return setting.table(year=year).ordered().at("production", until="end_of_round")


@rule("DL-PROD-03")
def test_example_28_the_magic_room_first_when_there_is_food_and_four_imps() -> None:
    game = producing(1, imps=4, food=1)

    game.answers("room:magic_room", "room:chicken_coop")

    assert (game.lord().imps, game.lord().food) == (5, 1)


@rule("DL-PROD-03")
def test_example_28_the_coop_first_when_there_is_no_food_and_five_imps() -> None:
    game = producing(1, imps=5, food=0)

    assert game.why_not("room:magic_room") == "price.food"
    game.answers("room:chicken_coop", "room:magic_room")

    assert (game.lord().imps, game.lord().food) == (6, 0)


@rule("DL-PROD-02", "DL-PROD-03")
def test_example_28_in_year_2_three_imps_and_two_food_make_two_imps() -> None:
    game = producing(2, imps=3, food=2)

    game.answers("room:magic_room", "room:magic_room")

    assert (game.lord().imps, game.lord().food) == (5, 0)


@rule("DL-SCORE-01", "DL-SCORE-04")
def test_example_31_a_conquered_room_costs_four_points() -> None:
    kept = lords(4).lord(0, tiles=dungeon(c2_3="souvenir_shop")).at("scoring")
    lost = lords(4).lord(0, tiles=dungeon(c2_3="conquered souvenir_shop")).at("scoring")

    parts = ("unconquered_rooms", "conquered_tiles")
    points = [sum(score_sheet(game.state, 0)[part] for part in parts) for game in (kept, lost)]

    assert points[0] - points[1] == 4


@rule("DL-EOR-02", "DL-Y2-03", "DL-Y2-07", "DL-R-03")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(4, [0, 1, 2, 3, 2, 3, 0, 1]), (3, [0, 1, 2, 0, 1, 2, 0, 1]), (2, [0, 1, 0, 1, 1, 0, 1, 0])],
)
def test_example_32_who_is_start_player_in_each_season(seats: int, expected: list[int]) -> None:
    table = random_game("lords", seats, 5, {"rules": "first"})

    told = [event.seat for event in table.log if isinstance(event, StartPlayer)]
    first = (told[0] - 1) % seats

    assert [(seat - first) % seats for seat in [first, *told]] == expected


@rule("DL-P3-02", "DL-P3-03", "DL-R-01")
def test_example_33_with_three_players_the_non_player_blocks_space_two() -> None:
    setting = lords(3).given("non-player orders", *AS_LAID)
    setting.table(
        others=[
            {
                "stack": ["dig_tunnels", "get_food", "mine_gold", "build_room", "hire_monster"],
                "inaccessible": ["recruit_imps", "buy_traps", "improve_reputation"],
                "shown": [],
                "third": None,
            }
        ]
    )
    game = choosing(setting)

    for seat in range(3):
        choose(game, seat, "dig_tunnels", "build_room", "hire_monster")

    spots = [game.lord(seat).minions[0] for seat in range(3)]
    assert spots == [6, 8, ON_CARD]
    assert game.ask.args == {"space": "space:dig_tunnels.1", "left": 2, "dug": 0}


def two_players(first: list[str], second: list[str]) -> Game:
    """Both non-player stacks lie like this, the first two orders of each are turned up."""
    setting = lords(2).given("non-player orders", *AS_LAID, *AS_LAID)
    every = [
        "get_food",
        "improve_reputation",
        "dig_tunnels",
        "mine_gold",
        "recruit_imps",
        "buy_traps",
        "hire_monster",
        "build_room",
    ]
    boards = [
        {"stack": stack, "inaccessible": [order for order in every if order not in stack], "shown": [], "third": None}
        for stack in (first, second)
    ]
    return choosing(setting.table(others=boards))


@rule("DL-P2-02", "DL-P2-04", "DL-P2-05", "DL-R-02")
@pytest.mark.parametrize(
    ("stacks", "thirds", "place", "player_space"),
    [
        (
            (
                ["mine_gold", "get_food", "dig_tunnels", "build_room", "hire_monster"],
                ["mine_gold", "buy_traps", "dig_tunnels", "recruit_imps", "hire_monster"],
            ),
            ("build_room", "recruit_imps"),
            "mine_gold",
            1,
        ),
        (
            (
                ["get_food", "mine_gold", "dig_tunnels", "build_room", "hire_monster"],
                ["buy_traps", "recruit_imps", "get_food", "dig_tunnels", "hire_monster"],
            ),
            ("build_room", "get_food"),
            "get_food",
            3,
        ),
        (
            (
                ["get_food", "mine_gold", "dig_tunnels", "build_room", "hire_monster"],
                ["buy_traps", "recruit_imps", "build_room", "dig_tunnels", "hire_monster"],
            ),
            ("build_room", "build_room"),
            "build_room",
            3,
        ),
    ],
)
def test_example_34_two_non_player_boards_leave_one_space(
    stacks: tuple[list[str], list[str]], thirds: tuple[str, str], place: str, player_space: int
) -> None:
    game = two_players(*stacks)

    others = [order for order in ("dig_tunnels", "hire_monster", "improve_reputation") if order != place]
    for seat in range(2):
        choose(game, seat, place, *others[:2], thirds[seat])

    placed = [event.space for event in game.told(MinionPlaced) if event.seat == 0]
    assert placed[0] == f"space:{place}.{player_space}"
    assert game.told(MinionTurnedAway)[0].seat == 1


@rule("DL-FOOD-01", "DL-GEN-05")
def test_example_35_two_evil_can_be_paid_on_field_13_but_not_on_field_14() -> None:
    for evil, payable in ((13, True), (14, False)):
        setting = lords(4, evil=[evil, 5, 5, 5]).sends(0, "get_food", 3).ordered()
        game = setting.at("carry_out", until="production")
        if payable:
            game.answers("act")
        assert game.lord().food == (6 if payable else 3)
        assert (game.lord().minions[0] == ON_CARD) == (not payable)


@rule("DL-DIG-01", "DL-DIG-02", "DL-DIG-03")
@pytest.mark.parametrize(("space", "imps", "tunnels"), [(3, 3, 2), (3, 1, 0), (2, 3, 3)])
def test_example_36_how_many_tunnels_so_many_imps_can_dig(space: int, imps: int, tunnels: int) -> None:
    setting = lords(4).lord(0, imps=imps).sends(0, "dig_tunnels", space).ordered()
    game = setting.at("carry_out", until="production")

    for cell in ("cell:1,2", "cell:1,1", "cell:1,4", "cell:1,5"):
        if not game.table.over:
            game.answers(cell)

    assert sum(1 for tile in game.lord().tiles if tile) - 3 == tunnels
    assert (game.lord().minions[0] == ON_CARD) == (tunnels == 0)


@rule("DL-P2-08", "DL-P2-09", "DL-R-64")
def test_example_38_the_non_player_is_friendlier_than_a_player_on_the_same_field() -> None:
    setting = lords(2, evil=[7, 5]).table(
        season="spring",
        other_evil=6,
        heroes_now=["warrior_y1_1", "thief_y1_2", "priest_y1_4"],
        gifts_now=[None, None, None],
    )
    game = setting.at("heroes", until="end_of_round")

    assert game.state.other_evil == 7
    assert game.party(1) == [("warrior_y1_1", 0)]
    assert game.party(0) == [("priest_y1_4", 0)]


@rule("DL-SCORE-01", "DL-SCORE-02", "DL-SCORE-03", "DL-SCORE-04", "DL-SCORE-05", "DL-TITLE-02")
def test_example_42_a_whole_score_sheet() -> None:
    setting = lords(4, evil=[5, 9, 5, 5]).lord(
        0,
        imps=1,
        gold=0,
        food=0,
        seals=1,
        lair=["troll", "goblin", "vampire", "ghost"],
        prison=["warrior_y1_1", "thief_y1_1", "priest_y1_1", "wizard_y1_1", "paladin_y1"],
        tiles=dungeon(
            c1_3="conquered tunnel",
            c2_3="conquered tunnel",
            c3_3="conquered tunnel",
            c1_2="cafeteria",
            c2_4="souvenir_shop",
            c3_2="mint",
        ),
    )
    setting.lord(1, imps=9, gold=20, tiles=dungeon(c1_1="tunnel", c1_2="tunnel"), lair=["troll", "goblin"])
    setting.lord(2, tiles=dungeon(c1_4="workshop", c2_2="magic_room", c3_4="printing_press"))
    game = setting.table(year=2).at("scoring")

    sheet = score_sheet(game.state, 0)

    assert sheet == {
        "unconquered_rooms": 6,
        "monsters": 3,
        "heroes": 8,
        "paladins": 5,
        "conquered_tiles": -6,
        "red_seals": -3,
        "scoring_rooms": 2,
        "titles": 5,
        "hall_of_fame": 0,
    }
    assert sum(sheet.values()) == 20
    assert sum(sheet.values()) - sheet["titles"] == 15


@rule("DL-HIRE-01", "DL-R-66")
@pytest.mark.parametrize(("space", "food"), [(1, 1), (2, 1), (3, 2)])
def test_example_43_what_a_witch_costs_on_each_space(space: int, food: int) -> None:
    setting = lords(4).lord(0, food=5).sends(0, "hire_monster", space).ordered()
    game = setting.table(monster_offer=["witch", "troll", "slime"]).at("carry_out")

    game.answers("monster:witch.1")

    assert game.lord().food == 5 - food
    assert game.lord().evil == 6
    assert game.lair() == ["witch.1"]
