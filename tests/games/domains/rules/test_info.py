"""Who sees what (DD-INFO), words and terms (DD-TERM), what may not be done at all (DD-BAD-16)."""

from __future__ import annotations

import json

from gruft.games.domains.game import GAME
from gruft.games.domains.pieces.events import AttackRolled, DefenceRolled, PhaseBegan, SpellCast, TargetNamed
from gruft.games.domains.pieces.tables import S_DECK, SPELL_OF
from gruft.games.domains.seen.redeal import redeal
from gruft.table.chance import FastChance
from gruft.table.events import event_args
from gruft.table.opening import open_table
from gruft.texts import Texts
from tests.games.domains.domains import domains
from tests.rule import rule


@rule("DD-INFO-01", "DD-INFO-02", "DD-ITEM-03", "DD-RUL-22")
def test_hands_coins_and_evil_of_others_are_hidden_the_log_is_open() -> None:
    board = domains(2).hand(0, "rust", "tunnel").has(0, coins=7, evil=3, wood=2).far_lands("octavian")
    game = board.minion(0, "business_district.1").at("resolution_phase").does(0, "act")
    mine, theirs = game.table.view(0)["players"][0], game.table.view(1)["players"][0]

    assert mine["hand"] == ["spell:rust", "spell:tunnel"] and mine["coins"] == 9 and mine["evil"] == 3
    assert theirs["hand"] is None and theirs["coins"] is None and theirs["evil"] is None
    assert (
        theirs["cards"] == {"attack": 0, "defence": 0, "control": 1, "production": 1} and theirs["items"]["wood"] == 2
    )
    assert "octavian" not in json.dumps(game.table.view(1))
    assert any(type(event).__name__ == "Gained" for event in game.table.told(1))


@rule("DD-INFO-03", "DD-HENCH-04", "DD-TERM-04", "DD-BAD-12")
def test_everything_on_the_table_is_public_but_only_the_top_of_a_discard_pile() -> None:
    board = domains(2).henchman(1, "zasch").plans(1, "market")
    board.g.spell_discards[2] = [SPELL_OF["rust"], SPELL_OF["blight"]]
    game = board.at("minion_phase")
    seen = game.table.view(0)

    assert seen["players"][1]["plans"] == ["building:market.1"]
    assert seen["tops"]["deck:control"] == "spell:blight" and "spell:rust" not in json.dumps(seen)
    assert all(card is not None for card in seen["architects"]) and seen["sizes"]["deck:fortune"] == 15
    assert len(seen["parties"][0]["adventurers"]) == 4


@rule("DD-INFO-04", "DD-INFO-06")
def test_cast_spells_and_dice_are_seen_by_all() -> None:
    board = domains(2).hand(0, "fireball").has(0, fire=1, wind=1).monster(1, "forest.1", "ogre", imbued=2)
    game = board.dice(4, 5, 1, 2, 3).at("end_of_turn_phase", until="reset")
    game.does(0, "spell:fireball", "land:1_forest.1")
    told = {type(event): event for event in game.table.told(None)}

    assert SpellCast in told and TargetNamed in told
    guarded = {"target": "land:1_forest.1", "total": 18, "n": 2, "dice": "4+5", "kinds": "6+6"}
    assert event_args(told[DefenceRolled]) == guarded
    rolled = {"target": "land:1_forest.1", "total": 6, "n": 3, "dice": "1+2+3", "kinds": "6+6+6"}
    assert event_args(told[AttackRolled]) == rolled
    log = Texts("domains", "de").say("event-attack-rolled", event_args(told[AttackRolled]))
    assert log == "Wald 1 (blaue Domäne) wird mit 6 angegriffen (Würfel 1+2+3)."


@rule("DD-BAD-16", "DD-RUL-81", "DD-TERM-07")
def test_nothing_can_be_given_lent_traded_or_thrown_away() -> None:
    board = domains(2).has(0, coins=9, wood=9).hand(0, "tunnel").henchman(0, "soojin").plans(0, "market")
    for beat in ("minion_phase", "production_phase"):
        game = board.at(beat)
        told = [game.why_not(0, key) for key in ("seat:1", "item:wood", "building:market.1")]
        assert told == ["seat.not_now", "item.not_now", "build.not_now"]


@rule("DD-TERM-05")
def test_dice_have_six_to_twelve_sides_and_ten_counts_ten() -> None:
    chance = FastChance(3)
    rolls = {sides: {chance.roll(sides) for _ in range(2000)} for sides in (6, 8, 10, 12)}

    assert rolls == {sides: set(range(1, sides + 1)) for sides in (6, 8, 10, 12)}


@rule("DD-DOMAIN-04", "DD-TERM-06")
def test_gained_goods_go_into_the_playing_area() -> None:
    game = domains(2).minion(0, "towers.1").at("resolution_phase").does(0, "act")

    assert game.table.view(1)["players"][0]["items"]["wind"] == 2
    assert all(field["building"] is None for field in game.table.view(1)["players"][0]["domain"])


@rule("DD-INFO-01", "DD-INFO-05")
def test_redealing_keeps_what_a_seat_has_seen_and_the_backs_of_all_cards() -> None:
    board = domains(3).hand(0, "rust", "tunnel").hand(1, "rust", "blight", "gate").hand(2, "destroy")
    board.fortune("ace_of_cups", "the_fool", "the_sun").minion(0, "seer.1")
    board.g.shown[1] = [SPELL_OF["gate"]]
    game = board.at("resolution_phase").does(0, "act", "fortune:the_sun", "fortune:the_fool")
    truth = game.g
    seen = set()
    for seed in range(30):
        twin = truth.copy()
        redeal(twin, 0, FastChance(seed))
        assert GAME.invariants(twin) == []
        assert twin.hands[0] == truth.hands[0] and SPELL_OF["gate"] in twin.hands[1]
        assert [sorted(S_DECK[k] for k in hand) for hand in twin.hands] == [
            sorted(S_DECK[k] for k in hand) for hand in truth.hands
        ]
        assert twin.fortune[-3:] == truth.fortune[-3:] and twin.building_deck[-1] == truth.building_deck[-1]
        seen.add(tuple(twin.hands[1]))
        stranger = truth.copy()
        redeal(stranger, 1, FastChance(seed))
        assert GAME.invariants(stranger) == []
    assert len(seen) > 5


@rule("DD-TURN-01", "DD-TURN-02", "DD-TURN-03")
def test_every_round_has_eight_phases_and_a_game_five_to_eight_rounds() -> None:
    dice = FastChance(5)
    table = open_table("domains", 3, "phases")
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, dice.pick(ask.keys))
    phases = [event.phase for event in table.log if isinstance(event, PhaseBegan)]
    names = ["fortune", "preparation", "minions", "resolution", "foreman", "adventure", "production", "end_of_turn"]

    assert phases == [f"phase:{name}" for name in names] * table.state.round
    assert 5 <= table.state.round <= 8
