"""Who may see what (DL-INFO)."""

from __future__ import annotations

import json

import gruft
from gruft.games.lords.pieces.combat_events import FatigueSet, HeroHurt
from gruft.games.lords.pieces.events import TrapDrawn
from gruft.games.lords.pieces.tables import TRAP_KIND
from gruft.table.chance import FastChance
from tests.games.lords.lords import Game, dungeon, lords
from tests.harness import random_game
from tests.rule import rule


def bytes_seen(game: Game, seat: int | None) -> str:
    """Everything sent to a seat: its view and the events it may see."""
    told = [repr(event) for event in game.table.told(seat)]
    return json.dumps([game.table.view(seat), told])


@rule("DL-INFO-01", "DL-R-28")
def test_stocks_boards_counters_and_the_number_of_traps_are_public() -> None:
    setting = lords(4).lord(0, gold=7, traps=["pendulum", "fire_wall"], lair=["troll"], stunned=["slime"], seals=2)
    setting.lord(0, prison=["thief_y1_1"], tiles=dungeon(c3_3="mint", c1_3="conquered tunnel"))
    game = setting.at("new_round")

    seen = game.table.view(2)["lords"][0]
    assert (seen["gold"], seen["food"], seen["imps"], seen["evil"], seen["seals"]) == (7, 3, 3, 5, 2)
    assert (seen["trap_count"], seen["traps"]) == (2, None)
    assert (seen["lair"], seen["stunned"], seen["prison"]) == (
        ["monster:troll.1"],
        ["monster:slime.1"],
        ["hero:thief_y1_1"],
    )
    assert {tile["cell"]: (tile["room"], tile["conquered"]) for tile in seen["tiles"]} == {
        "cell:1,3": (None, True),
        "cell:2,3": (None, False),
        "cell:3,3": ("room:mint", False),
    }
    assert len(seen["inaccessible"]) == 2
    assert len(game.table.view(None)["monsters"]) == 3 and len(game.table.view(None)["heroes_next"]) == 4


@rule("DL-INFO-03")
def test_trap_cards_are_known_to_their_owner_only() -> None:
    setting = lords(4).sends(0, "buy_traps", 2).ordered().table(trap_stack=["kamikaze_imp"])
    game = setting.at("carry_out", until="production").answers("act")

    assert game.table.view(0)["lords"][0]["traps"] == ["trap:kamikaze_imp.1"]
    assert "kamikaze" in bytes_seen(game, 0)
    for seat in (1, 2, 3, None):
        assert "kamikaze" not in bytes_seen(game, seat)
    assert [event.only for event in game.told(TrapDrawn)] == [(0,)]


@rule("DL-INFO-03", "DL-GEN-06")
def test_discarded_traps_stay_face_down_and_only_their_owner_remembers_them() -> None:
    setting = lords(4, "full").lord(0, traps=["kamikaze_imp"]).table(specials=["rust", "rats"])
    game = setting.at("special_event", until="gifts")

    assert game.table.view(0)["lords"][0]["discarded_traps"] == ["trap:kamikaze_imp.1"]
    assert game.table.view(1)["traps_discarded"] == 1
    for seat in (1, 2, 3, None):
        assert "kamikaze" not in bytes_seen(game, seat)


@rule("DL-INFO-03", "DL-INFO-09")
def test_a_laid_trap_is_hidden_until_its_trap_step_tile_and_monsters_are_not() -> None:
    setting = lords(4).table(season="autumn", combat_round=1).lord(0, party=["thief_y1_4"], traps=["pendulum"])
    setting.lord(0, lair=["goblin"]).lord(1, party=["thief_y1_1", "thief_y1_2"], traps=["fire_wall"])
    game = setting.at("planning", until="combat_round")
    game.answers("trap:pendulum.1", "monster:goblin.1")

    seen = game.table.view(1)["lords"][0]
    assert (seen["laid_count"], seen["laid"], seen["battle_cell"]) == (1, None, "cell:1,3")
    assert seen["sent"] == ["monster:goblin.1"]
    assert "pendulum" not in bytes_seen(game, 1) and "pendulum" in bytes_seen(game, 0)
    game.answers("pass")
    assert "trap:pendulum.1" in game.table.view(1)["traps_used"]
    assert "pendulum" in bytes_seen(game, None)


@rule("DL-INFO-04", "DL-REV-01")
def test_combat_cards_are_face_down_until_their_round() -> None:
    town = ["fireball", "graffiti", "suggestion", "detect_evil"]
    setting = lords(4).table(season="autumn", combat_round=2, cards_shown=1, town=town)
    setting.lord(1, spied=[3]).lord(0, party=["thief_y1_4"], traps=["pendulum"])
    game = setting.at("planning")

    assert [card["spell"] for card in game.table.view(0)["town"]] == ["spell:fireball", None, None, None]
    assert [card["spell"] for card in game.table.view(1)["town"]] == ["spell:fireball", None, None, "spell:detect_evil"]
    assert [card["fatigue"] for card in game.table.view(0)["town"]] == [1, None, None, None]


@rule("DL-INFO-05")
def test_nobody_sees_stacks_or_what_left_the_game_unseen() -> None:
    game = lords(4, "full").at("new_round")
    state = game.state
    before = [bytes_seen(game, seat) for seat in (0, 1, None)]

    state.monster_stack.reverse()
    state.trap_stack.reverse()
    state.hero_stack.reverse()
    state.town, state.cards_out[:4] = state.cards_out[:4], state.town
    state.specials, state.specials_out[:2] = state.specials_out[:2], state.specials

    assert [bytes_seen(game, seat) for seat in (0, 1, None)] == before


@rule("DL-INFO-02")
def test_the_others_choices_are_not_in_any_view_before_all_have_chosen() -> None:
    game = lords(4).at("choose_orders")
    before = [bytes_seen(game, seat) for seat in (1, 2, 3, None)]
    ask = game.table.ask_of(0)
    assert ask is not None
    game.seat_answers(0, ask.keys[0])

    assert [bytes_seen(game, seat) for seat in (1, 2, 3, None)] == before


@rule("DL-INFO-03", "DL-INFO-04", "DL-INFO-05", "DL-INFO-06")
def test_a_redealt_world_keeps_what_the_seat_knows_and_changes_what_it_does_not() -> None:
    setting = lords(4, "full").lord(0, traps=["pendulum", "fire_wall"], spied=[1], binned=["trap_door"])
    setting.lord(1, traps=["rolling_stone", "kamikaze_imp"])
    game = setting.at("choose_orders")
    known = (list(game.lord(0).traps), list(game.lord(0).binned), game.state.town[1])
    hands, towns, specials = set(), set(), set()
    dice = FastChance(1)

    for _ in range(120):
        twin = game.table.imagine(0, FastChance(dice.below(1 << 30))).state
        assert (twin.lords[0].traps, twin.lords[0].binned, twin.town[1]) == known
        hands.add(tuple(twin.lords[1].traps))
        towns.add(tuple(twin.town))
        specials.add(twin.specials[0])

    assert len(hands) > 20 and len(towns) > 20 and len(specials) == 9


@rule("DL-INFO-09")
def test_a_redealt_laid_trap_is_one_its_owner_could_pay() -> None:
    setting = lords(4).table(season="autumn", combat_round=1)
    setting.lord(0, party=["thief_y1_4"], laid=["pendulum"], battle_cell="1,3", gold=0, food=0, imps=0)
    setting.lord(1, party=["thief_y1_1"], traps=["fire_wall"]).table(turn=1)
    game = setting.at("planning")
    costly = {"poisoned_meal", "cursed_ring", "kamikaze_imp"}

    laid = {TRAP_KIND[game.table.imagine(1, FastChance(seed)).state.lords[0].laid[0]].id for seed in range(80)}

    assert len(laid) == 6 and not laid & costly


@rule("DL-INFO-07")
def test_a_redealt_world_draws_other_first_orders_for_the_others() -> None:
    table = gruft.open_table("lords", 3, "redeal")
    mine = list(table.state.lords[0].drawn)
    theirs = set()

    for seed in range(40):
        twin = table.imagine(0, FastChance(seed))
        assert twin.state.lords[0].drawn == mine
        theirs.add(tuple(sorted(twin.state.lords[1].drawn)))
        for seat in (1, 2, 0):
            ask = twin.ask_of(seat)
            assert ask is not None
            twin.answer(seat, ask.keys[0])
        assert twin.game.invariants(twin.state) == []

    assert len(theirs) > 10


@rule("DL-INFO-01")
def test_face_up_discards_are_public() -> None:
    table = random_game("lords", 3, 4)

    assert len(table.view(None)["discarded_monsters"]) == len(table.state.monsters_gone) > 5


@rule("DL-INFO-01", "DL-CONQ-02")
def test_every_wound_is_told_with_its_cause() -> None:
    setting = lords(4).table(
        season="autumn", combat_round=1, town=["word_of_peace", "suggestion", "graffiti", "fireball"]
    )
    setting.lord(0, party=["warrior_y1_4", "priest_y1_3"], traps=["poisoned_dart"], lair=["goblin"])
    game = setting.at("planning", until="combat_round")
    game.answers("trap:poisoned_dart.1", "monster:goblin.1", "hero:priest_y1_3")

    told = [(event.hero, event.damage, event.cause) for event in game.told(HeroHurt)]
    assert told == [
        ("hero:priest_y1_3", 1, "trap:poisoned_dart.1"),
        ("hero:warrior_y1_4", 2, "monster:goblin.1"),
        ("hero:warrior_y1_4", 1, "fatigue"),
        ("hero:warrior_y1_4", 1, "fatigue"),
        ("hero:priest_y1_3", 2, "poison"),
    ]
    assert [event.points for event in game.told(FatigueSet)] == [2]


@rule("DL-VARIANT-07")
def test_a_secret_gift_stays_secret_through_the_event_phase() -> None:
    setting = lords(3, gifts="secret").lord(0, gold=3).lord(1, secret_hero="thief_y1_1", secret_token="potion.1")
    setting.table(season="spring", heroes_now=["thief_y1_1", "warrior_y1_2", "wizard_y1_4"])
    game = setting.at("taxes")
    assert game.ask.kind == "taxes" and game.ask.seat == 0, "the orders are back in hand, the gifts not yet shown"

    imagined = set()
    for seed in range(60):
        twin = game.table.imagine(0, FastChance(seed))
        imagined.add((twin.state.lords[1].secret_hero, twin.state.lords[1].secret_token))

    assert len(imagined) > 10 and (-1, -1) in imagined
