"""The Event phase: Payday, Taxes (DL-EVT, DL-PAY, DL-TAX) and the special events (DL-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.events import (
    EventBegan,
    EvilMoved,
    FoodChanged,
    GoldChanged,
    MonsterLost,
    MonsterPaid,
    MonsterStruck,
    SealsTaken,
    SpecialBegan,
    TunnelCollapsed,
)
from gruft.texts import Texts
from tests.games.lords.lords import Game, Setting, dungeon, lords
from tests.rule import rule


def event(tile: str, seats: int = 4, year: int = 1, start: int = 0, **lord: Any) -> Setting:
    """It is Spring and this event tile is up."""
    others = [name for name in ("pay_day", "taxes", "special_event") if name != tile]
    setting = lords(seats).table(season="spring", events=[tile, *others], year=year, start=start)
    return setting.lord(0, **lord)


def special(card: str, year: int = 1, seats: int = 4, rules: str = "full", **lord: Any) -> Setting:
    """It is Spring and this special event is resolved."""
    others = [name for name in ("rats", "rust") if name != card]
    specials = [card, others[0]] if year == 1 else [others[0], card]
    setting = lords(seats, rules).lord(0, **lord)
    return setting.table(season="spring", events=["special_event", "taxes", "pay_day"], specials=specials, year=year)


def resolved(setting: Setting) -> Game:
    return setting.at("event", until="gifts")


@rule("DL-EVT-01", "DL-GEN-02")
def test_the_event_of_the_season_is_resolved_in_turn_order() -> None:
    setting = event("taxes", start=2)
    game = resolved(setting)
    asked = []
    while not game.table.over:
        asked.append(game.ask.seat)
        game.answers("gold:0")

    assert asked == [2, 3, 0, 1]
    assert [e.event for e in game.told(EventBegan)] == ["event:taxes"]


# -- pay day ---------------------------------------------------------------------


@rule("DL-PAY-01", "DL-GEN-03")
def test_each_monster_and_ghost_is_paid_again_or_discarded_for_an_evil_in_any_order() -> None:
    game = resolved(event("pay_day", lair=["goblin", "ghost"], stunned=["troll"]))
    assert game.ask.kind == "pay_day"
    assert sorted(game.offered) == ["monster:ghost.1", "monster:goblin.1", "monster:troll.1"]

    game.answers("monster:troll.1", "pay", "monster:ghost.1", "pay", "dismiss")

    assert game.lair() == ["ghost.1"] and game.stunned() == ["troll.1"]
    assert (game.lord(0).food, game.lord(0).evil) == (1, 7), "2 food; 1 evil paid, 1 gained"
    assert [e.tile for e in game.told(MonsterPaid)] == ["monster:troll.1", "monster:ghost.1"]


@rule("DL-PAY-02")
def test_paying_is_voluntary_but_who_cannot_pay_must_let_the_tile_go() -> None:
    game = resolved(event("pay_day", lair=["goblin"]))
    assert game.offered == ["pay", "dismiss"]

    poor = resolved(event("pay_day", lair=["goblin"], food=0))
    assert poor.table.over and poor.lair() == [] and poor.lord(0).evil == 6


@rule("DL-PAY-01")
def test_the_log_tells_what_a_tile_costs_before_it_names_the_tile() -> None:
    game = resolved(event("pay_day", lair=["goblin", "ghost"], stunned=["troll"]))
    game.answers("monster:troll.1", "pay", "monster:ghost.1", "dismiss", "pay")

    told = [type(e) for e in game.table.log if isinstance(e, FoodChanged | EvilMoved | MonsterPaid | MonsterLost)]
    assert told == [FoodChanged, MonsterPaid, EvilMoved, MonsterLost, FoodChanged, MonsterPaid]


@rule("DL-PAY-01", "DL-SPEC-01")
@pytest.mark.parametrize(
    ("lang", "paid", "lost"),
    [
        ("de", "Rot zahlt 1 Nahrung (Goblin).", "Rot verliert 3 Gold (Einbruch)."),
        ("en", "Red pays 1 food (Goblin).", "Red loses 3 gold (Burglary)."),
    ],
)
def test_the_log_says_what_for_and_a_loss_is_no_payment(lang: str, paid: str, lost: str) -> None:
    texts = Texts("lords", lang)
    pay_day = resolved(event("pay_day", lair=["goblin"])).answers("pay")
    burglary = resolved(special("burglary", gold=5))

    assert [texts.event(told) for told in pay_day.told(FoodChanged)] == [paid]
    assert texts.event(burglary.told(GoldChanged)[0]) == lost


@rule("DL-PAY-03", "DL-R-23")
def test_a_monster_given_for_a_demon_need_not_be_paid_and_costs_no_evil() -> None:
    game = resolved(event("pay_day", year=2, lair=["demon", "goblin", "slime"], food=0))
    game.answers("monster:demon.1", "pay", "monster:slime.1")

    assert game.table.over, "the goblin cannot be paid and leaves"
    assert game.lair() == ["demon.1"]
    assert game.lord(0).evil == 7, "1 paid for the demon, 1 gained for the goblin, none for the slime"


@rule("DL-PAY-04")
def test_a_golem_takes_a_gold_and_a_trap_card_again() -> None:
    game = resolved(event("pay_day", year=2, lair=["golem"], traps=["pendulum"])).answers("pay")
    assert game.lord(0).gold == 2 and game.traps() == [] and game.lair() == ["golem.1"]

    without = resolved(event("pay_day", year=2, lair=["golem"]))
    assert without.table.over and without.lair() == []


# -- taxes -----------------------------------------------------------------------


@rule("DL-TAX-01")
def test_one_gold_per_two_tiles_rounded_up_conquered_and_rooms_too() -> None:
    tiles = dungeon(c1_3="conquered tunnel", c3_3="mint", c1_2="tunnel", c1_4="conquered tunnel")
    game = resolved(event("taxes", tiles=tiles, gold=9))

    assert (game.ask.args or {}).items() >= {"owed": 3, "seals": 1}.items()
    assert game.offered == ["gold:0", "gold:1", "gold:2", "gold:3"]


@rule("DL-TAX-02")
def test_every_gold_not_paid_is_a_red_seal() -> None:
    game = resolved(event("taxes", gold=1))
    assert game.why_not("gold:2") == "price.gold" and game.why_not("gold:3") == "taxes.too_much"
    game.answers("gold:1")

    assert (game.lord(0).gold, game.lord(0).seals) == (0, 1)
    broke = resolved(event("taxes", gold=0, seats=2))
    assert broke.lord(0).seals == 2 and broke.ask.seat == 1, "without gold there is nothing to choose"
    assert [(e.count, e.cause) for e in broke.told(SealsTaken)] == [(2, "event:taxes")]


# -- special events --------------------------------------------------------------


@rule("DL-SPEC-01", "DL-FIRST-01", "DL-VARIANT-01")
def test_in_the_first_game_and_without_special_events_the_tile_does_nothing() -> None:
    first = lords(4, "first").table(season="spring", events=["special_event", "taxes", "pay_day"]).lord(0, gold=8)
    game = resolved(first)
    assert game.table.over and game.lord(0).gold == 8 and game.told(SpecialBegan) == []

    left_out = lords(4, "full", special_events=False).table(
        season="spring", events=["special_event", "taxes", "pay_day"]
    )
    assert resolved(left_out.lord(0, gold=8)).lord(0).gold == 8


@rule("DL-SPEC-01", "DL-FULL-02")
def test_the_card_of_the_year_is_resolved() -> None:
    game = resolved(special("burglary", gold=5).lord(1, gold=4).lord(2, gold=0))
    assert [lord.gold for lord in game.state.lords] == [2, 2, 0, 1]
    assert [e.special for e in game.told(SpecialBegan)] == ["special:burglary"]
    assert game.told(EventBegan) == [], "it is told once"

    second = resolved(special("burglary", year=2, gold=5))
    assert second.lord(0).gold == 2


@rule("DL-SPEC-01", "DL-R-24")
def test_witch_hunt_takes_a_monster_or_three_evil() -> None:
    game = resolved(special("witch_hunt", lair=["witch", "ghost"], stunned=["goblin"]))
    assert game.offered == ["monster:witch.1", "monster:goblin.1", "evil"]
    assert game.why_not("monster:ghost.1") == "special.ghost"
    assert game.why_not("monster:slime.1") == "special.not_yours"
    game.answers("monster:goblin.1")

    assert game.stunned() == [] and game.lord(0).evil == 5
    assert game.lord(1).evil == 8, "without monsters there is no choice"
    assert resolved(special("witch_hunt", evil=14)).lord(0).evil == 15


@rule("DL-SPEC-01", "DL-R-25")
def test_monster_strike_wants_one_symbol_or_the_monster_lies_down() -> None:
    game = resolved(special("monster_strike", lair=["witch", "goblin", "ghost"], food=1, evil=15))
    game.answers("monster:witch.1")
    assert game.offered == ["food", "evil", "down"], "the evil is gained, possible even at the top"
    assert game.why_not("gold") == "strike.not_on_tile"
    game.answers("evil")
    assert game.ask.kind == "monster_strike_tile", "one monster left: no question which"
    game.answers("down")

    assert game.lair() == ["witch.1", "ghost.1"] and game.stunned() == ["goblin.1"]
    assert [e.tile for e in game.told(MonsterStruck)] == ["monster:goblin.1"]
    assert (game.lord(0).food, game.lord(0).evil) == (1, 15)


@rule("DL-SPEC-01", "DL-R-25")
def test_monster_strike_can_be_paid_with_a_trap_or_a_monster() -> None:
    game = resolved(special("monster_strike", year=2, lair=["golem", "demon", "slime"], traps=["pendulum"], gold=0))
    game.answers("monster:golem.1")
    assert game.offered == ["trap", "down"]
    game.answers("trap", "monster:demon.1")
    assert game.offered == ["evil", "monster", "down"]
    game.answers("monster", "monster:slime.1")

    assert game.table.over and game.lair() == ["golem.1", "demon.1"] and game.traps() == []


@rule("DL-SPEC-01")
def test_rats_eat_half_of_the_food_rounded_up() -> None:
    game = resolved(special("rats", food=5).lord(1, food=0))

    assert [lord.food for lord in game.state.lords] == [2, 0, 1, 1]


@rule("DL-SPEC-01")
def test_imp_holiday_takes_a_food_or_an_imp_for_every_three_imps_begun() -> None:
    setting = special("imp_holiday", imps=7, food=2, lair=["troll"])
    for seat in (1, 2, 3):
        setting.lord(seat, imps=0)
    game = resolved(setting)
    assert (game.ask.args or {}).items() >= {"left": 3, "food": 1, "imps": 1}.items()
    game.answers("food", "imp")
    assert game.offered == ["food", "imp"]
    game.answers("food")

    assert (game.lord(0).food, game.lord(0).imps) == (0, 6)
    hungry = resolved(special("imp_holiday", imps=4, food=0))
    assert hungry.lord(0).imps == 2, "without food two groups cost two imps"


@rule("DL-SPEC-01")
def test_safety_inspection_wants_a_gold_or_a_seal_for_each_dark_room() -> None:
    tiles = dungeon(c3_3="mint", c1_3="souvenir_shop", c4_3="tunnel", c4_2="tunnel", c4_1="conquered workshop")
    game = resolved(special("safety_inspection", tiles=tiles))
    assert game.offered == ["gold:0", "gold:1", "gold:2"]
    game.answers("gold:1")

    assert (game.lord(0).gold, game.lord(0).seals) == (2, 1)
    assert game.table.over, "who has no room is not asked"


@rule("DL-SPEC-01")
@pytest.mark.parametrize(("held", "lost"), [(1, 1), (2, 1), (3, 2)])
def test_rust_takes_half_of_the_traps_rounded_up(held: int, lost: int) -> None:
    game = resolved(special("rust", traps=["pendulum", "fire_wall", "trap_door"][:held]))
    while not game.table.over:
        game.answers(game.offered[-1])

    assert len(game.lord(0).traps) == held - lost and len(game.lord(0).binned) == lost


@rule("DL-SPEC-01", "DL-R-67")
def test_bad_press_goes_round_twice() -> None:
    setting = special("bad_press", evil=7, gold=1)
    setting.lord(1, evil=7, gold=0)
    setting.lord(2, evil=7, gold=2)
    game = resolved(setting)
    assert [lord.evil for lord in game.state.lords] == [8, 8, 8, 6], "first everyone gains one"
    assert game.ask.seat == 0 and game.offered == ["gold", "evil"]
    game.answers("evil")
    assert game.ask.seat == 2, "seat 1 has no gold and gains one more"
    game.answers("gold")

    assert [lord.evil for lord in game.state.lords] == [9, 9, 8, 6]
    assert game.lord(2).gold == 1


@rule("DL-SPEC-01")
def test_cave_in_turns_a_farthest_dark_tunnel_over_or_costs_two_gold() -> None:
    tiles = dungeon(c3_2="tunnel", c3_4="tunnel", c1_2="tunnel")
    game = resolved(special("cave_in", tiles=tiles, gold=2))
    assert game.offered == ["cell:3,2", "cell:3,4", "gold"]
    assert game.why_not("cell:1,2") == "cave_in.not_farthest"
    game.answers("cell:3,4")

    assert game.tile("3,4") == "conquered tunnel" and game.lord(0).evil == 5, "no evil is lost"
    assert [e.cell for e in game.told(TunnelCollapsed) if e.seat == 0] == ["cell:3,4"]
    paid = resolved(special("cave_in", tiles=tiles, gold=2)).answers("gold")
    assert paid.lord(0).gold == 0 and paid.conquered() == []
    poor = resolved(special("cave_in", gold=1))
    assert poor.conquered() == ["3,3"], "one farthest tunnel and too little gold: no choice"
    bare = resolved(special("cave_in", tiles=dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", c3_3="mint")))
    assert bare.conquered() == ["1,3", "2,3"], "without a dark tunnel nothing happens"


@rule("DL-SPEC-01", "DL-GEN-05")
def test_evil_from_special_events_is_gained_not_paid() -> None:
    game = resolved(special("bad_press", evil=15, gold=0))

    assert game.lord(0).evil == 15
