"""Planning, Reveal, the order of battles and the end of Combat (DL-COMB, DL-PLAN, DL-REV, DL-BAT, DL-CEND)."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.combat_events import (
    BattleBegan,
    BattleCancelled,
    CardShown,
    CombatRoundBegan,
    HeroLeft,
    MonsterSent,
    PrisonerReleased,
    SpellCast,
    TileChosen,
    TrapSprung,
)
from gruft.games.lords.pieces.events import EvilMoved
from tests.games.lords.lords import Game, battle, dungeon, lords
from tests.rule import rule

TOWN = ["fireball", "magic_shield", "fist_of_justice", "detect_treasure"]
"""Four cards of year 1 with fatigue 1."""


def combat(seats: int = 4, evil: list[int] | None = None, number: int = 1, **parties: list[str]) -> Game:
    """Combat round `number` before Planning: `p0=[…]` is the party of seat 0; everyone has a goblin or a slime."""
    setting = lords(seats, evil=evil)
    monsters = ["goblin", "goblin", "slime", "slime"]
    for seat in range(seats):
        setting.lord(seat, lair=[monsters[seat]], party=parties.get(f"p{seat}", []))
    hosts = [seat for seat in range(seats) if "paladin_y1" in parties.get(f"p{seat}", [])]
    setting.table(season="autumn", combat_round=number, town=TOWN, paladin=hosts[0] if hosts else -1)
    return setting.at("planning", until="end_of_combat")


@rule("DL-COMB-01", "DL-COMB-02", "DL-REV-01")
def test_each_round_has_planning_then_its_card_then_the_battles() -> None:
    game = combat(p0=["warrior_y1_4"])

    assert game.told(CardShown) == []
    game.answers("done")
    assert [(told.number, told.spell, told.fatigue) for told in game.told(CardShown)] == [(1, "spell:fireball", 1)]
    game.answers("done", "done")

    assert [told.spell for told in game.told(CardShown)] == [f"spell:{card}" for card in TOWN]
    assert [told.number for told in game.told(CombatRoundBegan)] == [2, 3, 4]


@rule("DL-REV-01")
def test_a_turned_up_card_does_nothing_before_its_step() -> None:
    game = battle(["wizard_y1_4", "warrior_y1_4"], card="detect_evil", lair=["witch"])

    game.answers("monster:witch.1")

    assert game.ask.kind == "attack"
    assert len(game.told(CardShown)) == 1 and game.told(SpellCast) == [] and game.lord().evil == 5


@rule("DL-PLAN-01", "DL-PLAN-02", "DL-BAD-10", "DL-R-09")
def test_the_battle_is_on_one_of_the_nearest_unconquered_tiles() -> None:
    setting = lords(4).lord(
        0,
        party=["warrior_y1_4"],
        lair=["goblin"],
        tiles=dungeon(c1_3="conquered tunnel", c1_2="tunnel", c1_4="conquered tunnel", c1_5="tunnel"),
    )
    game = setting.table(season="autumn", combat_round=2, town=TOWN).at("planning")

    assert game.offered == ["cell:1,2", "cell:2,3"]
    assert game.why_not("cell:1,5") == "battle.not_nearest"
    assert game.why_not("cell:3,3") == "battle.not_nearest"
    assert game.why_not("cell:1,4") == "battle.conquered"
    assert game.why_not("cell:4,4") == "battle.no_tile"


@rule("DL-PLAN-01", "DL-R-09")
def test_distance_is_walked_through_tiles_not_as_the_crow_flies() -> None:
    setting = lords(4).lord(
        0,
        party=["warrior_y1_4"],
        lair=["goblin"],
        tiles=dungeon(
            c1_3="conquered tunnel",
            c2_3="conquered tunnel",
            c3_3="conquered tunnel",
            c3_4="conquered tunnel",
            c3_5="tunnel",
            c2_5="tunnel",
            c4_3="tunnel",
        ),
    )
    game = setting.table(season="autumn", combat_round=2, town=TOWN).at("planning")

    assert [told.cell for told in game.told(TileChosen)] == ["cell:4,3"]


@rule("DL-PLAN-02")
def test_in_round_one_of_year_one_the_tile_below_the_entrance_is_attacked() -> None:
    game = combat(p0=["warrior_y1_4"])

    assert [told.cell for told in game.told(TileChosen)] == ["cell:1,3"]


@rule("DL-PLAN-03", "DL-BAD-18")
def test_without_an_unconquered_tile_a_prisoner_must_be_released() -> None:
    lost = dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", c3_3="conquered tunnel")
    setting = lords(4).lord(0, party=["warrior_y1_4"], prison=["paladin_y1", "thief_y1_1"], tiles=lost, lair=["goblin"])
    game = setting.table(season="autumn", combat_round=3, town=TOWN, paladin=-2).at("planning", until="end_of_combat")

    assert (game.ask.kind, (game.ask.args or {})["why"]) == ("release", "tiles")
    assert game.offered == ["hero:paladin_y1", "hero:thief_y1_1"]
    assert game.why_not("pass") == "elsewhere.duty"
    assert game.why_not("hero:warrior_y1_4") == "release.not_prisoner"
    game.answers("hero:thief_y1_1")

    assert [told.hero for told in game.told(PrisonerReleased)] == ["hero:thief_y1_1", "hero:paladin_y1"]
    assert game.told(BattleBegan) == []


@rule("DL-PLAN-03", "DL-R-36")
def test_without_tile_and_prisoner_nothing_happens() -> None:
    lost = dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", c3_3="conquered tunnel")
    setting = lords(4).lord(0, party=["warrior_y1_4"], tiles=lost, lair=["goblin"])
    game = setting.table(season="autumn", combat_round=3, town=TOWN).at("planning", until="end_of_combat")

    assert game.table.over and game.told(PrisonerReleased) == []


@rule("DL-PLAN-03")
def test_with_no_hero_left_nobody_is_released() -> None:
    lost = dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", c3_3="conquered tunnel")
    setting = lords(4).lord(0, prison=["thief_y1_1"], tiles=lost)
    setting.lord(1, party=["warrior_y1_4"], lair=["goblin"])
    game = setting.table(season="autumn", combat_round=3, town=TOWN).at("planning", until="end_of_combat")

    game.answers("done", "done")

    assert game.prison(0) == ["thief_y1_1"]


@rule("DL-PLAN-04", "DL-PLAN-06", "DL-BAD-11")
def test_a_tunnel_takes_one_trap_one_monster_and_any_number_of_ghosts() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin", "troll", "ghost", "ghost"], traps=["pendulum", "fire_wall"])

    game.answers("trap:pendulum.1")
    assert game.ask.kind == "send" and game.ask.args == {"round": 1, "cell": "cell:1,3", "sent": 0}
    game.answers("monster:goblin.1")

    assert game.ask.args == {"round": 1, "cell": "cell:1,3", "sent": 1}
    assert game.why_not("monster:troll.1") == "plan.too_many_monsters"
    assert game.offered == ["monster:ghost.1", "monster:ghost.2", "done"]


@rule("DL-PLAN-05", "DL-BAD-11")
def test_a_room_takes_two_monsters_and_a_trap_for_a_gold() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin", "troll", "slime"], traps=["pendulum"], tile="souvenir_shop", gold=1)

    game.answers("trap:pendulum.1", "monster:goblin.1", "monster:troll.1")

    assert game.ask.kind != "send", "no third monster"
    assert [told.tile for told in game.told(MonsterSent)] == ["monster:goblin.1", "monster:troll.1"]


@rule("DL-PLAN-05")
@pytest.mark.parametrize(("tile", "fee"), [("tunnel", 0), ("souvenir_shop", 1)])
def test_who_lays_a_trap_is_told_what_the_room_takes_and_what_there_is(tile: str, fee: int) -> None:
    game = battle(["warrior_y1_4"], traps=["pendulum"], tile=tile, gold=2, food=4)

    assert game.ask.kind == "lay_trap"
    assert {name: (game.ask.args or {})[name] for name in ("fee", "has_gold", "has_food")} == {
        "fee": fee,
        "has_gold": 2,
        "has_food": 4,
    }


@rule("DL-PLAN-06")
def test_nothing_has_to_be_sent() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin"], traps=["pendulum"])

    game.answers("pass", "done")

    assert game.traps() == ["pendulum.1"] and game.lair() == ["goblin.1"]


@rule("DL-PLAN-07", "DL-BAD-11")
def test_face_down_monsters_cannot_be_sent() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin"], stunned=["troll"])

    assert game.offered == ["monster:goblin.1", "done"]
    assert game.why_not("monster:troll.1") == "plan.face_down"
    assert game.why_not("monster:slime.1") == "plan.not_yours"


@rule("DL-PLAN-08", "DL-BAD-11", "DL-R-66")
def test_a_trap_may_be_laid_only_if_everything_due_can_be_paid() -> None:
    game = battle(["warrior_y1_4"], traps=["cursed_ring", "pendulum"], lair=["goblin"], tile="souvenir_shop", gold=1)

    assert game.offered == ["trap:pendulum.1", "pass"]
    refusal = game.refusal("trap:cursed_ring.1")
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("price.gold", 2, 1)
    assert game.why_not("trap:fire_wall.1") == "plan.trap_not_yours"


@rule("DL-PLAN-08")
def test_two_traps_must_be_payable_together() -> None:
    game = battle(["warrior_y2_1"], traps=["cursed_ring", "cursed_ring", "pendulum"], tile="labyrinth", year=2, gold=1)

    game.answers("trap:cursed_ring.1")

    assert game.why_not("trap:cursed_ring.2") == "price.gold"
    assert "trap:pendulum.1" in game.offered


@rule("DL-PLAN-09", "DL-R-29", "DL-INFO-09")
def test_planning_is_in_turn_order_and_later_players_see_monsters_but_no_traps() -> None:
    setting = lords(4).lord(0, party=["warrior_y1_4"], lair=["goblin"], traps=["pendulum", "fire_wall"])
    setting.lord(1, party=["warrior_y1_3"], lair=["slime"])
    game = setting.table(season="autumn", combat_round=1, town=TOWN).at("planning", until="end_of_combat")

    game.answers("trap:pendulum.1", "monster:goblin.1")

    assert game.ask.seat == 1
    seen = game.table.view(1)["lords"][0]
    assert (seen["sent"], seen["laid_count"], seen["laid"]) == (["monster:goblin.1"], 1, None)
    assert game.table.view(0)["lords"][0]["laid"] == ["trap:pendulum.1"]


@rule("DL-BAT-01", "DL-R-34")
def test_battles_are_fought_one_after_another_in_turn_order() -> None:
    setting = lords(4)
    for seat, hero in enumerate(["warrior_y1_4", "warrior_y1_3", "thief_y1_4", "priest_y1_4"]):
        setting.lord(seat, party=[hero])
    game = setting.table(season="autumn", combat_round=4, town=TOWN, start=2).at("planning", until="end_of_combat")

    assert [told.seat for told in game.told(BattleBegan)] == [2, 3, 0, 1]


@rule("DL-BAT-03", "DL-R-12")
def test_if_the_only_hero_was_the_paladin_and_he_left_everything_comes_back() -> None:
    setting = lords(4, evil=[11, 10, 5, 5]).lord(0, party=["paladin_y1", "warrior_y1_4"], lair=["goblin"])
    setting.lord(1, party=["warrior_y1_3"], lair=["slime"])
    setting.table(season="autumn", combat_round=1, town=TOWN, paladin=0, start=1)
    game = setting.at("planning", until="end_of_combat")
    assert game.ask.seat == 1

    alone = lords(4, evil=[10, 10, 5, 5]).lord(1, party=["paladin_y1"], lair=["slime"], traps=["pendulum"])
    alone.lord(0, party=["wizard_y1_4"], lair=["goblin"])
    town = ["detect_evil", *TOWN[1:]]
    alone.table(season="autumn", combat_round=1, town=town, paladin=1)
    left = alone.at("planning", until="combat_round")
    left.answers("done", "trap:pendulum.1", "monster:slime.1")

    assert left.state.paladin == 0
    assert [told.seat for told in left.told(BattleCancelled)] == [1]
    assert (left.lair(1), left.traps(1)) == (["slime.1"], ["pendulum.1"])
    assert left.told(TrapSprung) == []


@rule("DL-BAT-02", "DL-CEND-01")
def test_once_the_party_is_gone_the_players_combat_is_over() -> None:
    game = combat(p0=["warrior_y1_1"], p1=["warrior_y1_4"])
    game.answers("monster:goblin.1", "done")

    assert game.prison(0) == ["warrior_y1_1"]
    assert game.conquered(0) == []
    assert game.ask.seat == 1, "only the other one plans on"


@rule("DL-R-62")
def test_when_nobody_has_heroes_left_the_remaining_rounds_are_skipped() -> None:
    game = combat(p0=["warrior_y1_1"])
    game.answers("monster:goblin.1")

    assert game.table.over
    assert [told.number for told in game.told(CardShown)] == [1]
    assert game.told(CombatRoundBegan) == []


@rule("DL-CEND-01", "DL-CEND-02", "DL-CEND-03")
def test_after_round_four_the_heroes_leave_and_everyone_in_the_lairs_wakes_up() -> None:
    setting = lords(4).lord(0, party=["warrior_y1_4"], bonus=[1], stunned=["troll", "ghost"])
    game = setting.table(season="autumn", combat_round=4, town=TOWN).at("planning", until="change_of_year")

    assert [told.hero for told in game.told(HeroLeft)] == ["hero:warrior_y1_4"]
    assert game.party() == []
    assert (game.lair(), game.stunned()) == (["troll.1", "ghost.1"], [])


@rule("DL-INFO-04", "DL-INFO-09")
def test_nobody_sees_a_combat_card_before_its_round() -> None:
    game = combat(p0=["warrior_y1_4"], number=2)

    assert [card["spell"] for card in game.table.view(0)["town"]] == [None] * 4
    game.answers("done")
    assert [card["spell"] for card in game.table.view(None)["town"]][1] == "spell:magic_shield"


# -- the paladin in combat -------------------------------------------------------


@rule("DL-PAL-03", "DL-PAL-08")
def test_the_paladin_fights_at_the_front_besides_the_three_heroes() -> None:
    party = ["paladin_y1", "warrior_y1_4", "thief_y1_1", "priest_y1_1"]
    game = battle(party, lair=["troll"], evil=[10, 5, 5, 5], table={"paladin": 0})

    game.answers("monster:troll.1")

    assert game.hurt()[0] == ("paladin_y1", 3)


@rule("DL-PAL-07", "DL-PAL-09", "DL-R-61", "DL-R-14")
def test_the_paladin_takes_his_damage_along_and_fights_twice_in_one_round() -> None:
    setting = lords(4, evil=[10, 10, 5, 5])
    setting.lord(0, party=["paladin_y1"], lair=["goblin"])
    setting.lord(1, party=["warrior_y1_4"], lair=["slime"])
    game = setting.table(season="autumn", combat_round=1, town=TOWN, paladin=0).at("planning", until="combat_round")

    game.answers("monster:goblin.1", "monster:slime.1", "drip")

    assert game.conquered(0) == ["1,3"] and game.lord(0).evil == 9
    assert game.told(EvilMoved)[0].cause == "conquest"
    assert game.state.paladin == 1
    assert [told.seat for told in game.told(BattleBegan)] == [0, 1]
    assert game.party(1)[0][0] == "paladin_y1"
    assert game.hurt() == [
        ("paladin_y1", 2),
        ("paladin_y1", 1),
        ("paladin_y1", 1),
        ("warrior_y1_4", 1),
        ("paladin_y1", 1),
    ]


@rule("DL-PAL-07", "DL-COMB-03")
def test_an_eliminated_paladin_moves_no_more_whatever_the_track_says() -> None:
    setting = lords(4, evil=[10, 9, 5, 5]).lord(0, party=[("paladin_y1", 3)], lair=["goblin"])
    setting.lord(1, party=["wizard_y1_4"], lair=["slime"])
    setting.table(season="autumn", combat_round=1, town=["detect_evil", *TOWN[1:]], paladin=0)
    game = setting.at("planning", until="combat_round")

    game.answers("monster:goblin.1", "done")

    assert game.prison(0) == ["paladin_y1"] and game.state.paladin == -2
    assert game.lord(1).evil == 10 and game.party(1)[0][0] == "wizard_y1_4"


@rule("DL-R-13")
def test_a_paladin_who_comes_in_mid_battle_joins_at_the_front_and_takes_the_fatigue() -> None:
    game = battle(["wizard_y1_4"], card="detect_evil", lair=["goblin"], evil=[8, 5, 5, 5])

    game.answers("done")

    assert game.state.paladin == 0
    assert game.hurt() == [("paladin_y1", 1), ("paladin_y1", 1)]
    assert game.party() == [("paladin_y1", 2), ("wizard_y1_4", 0)]


@rule("DL-R-13")
def test_a_paladin_who_comes_in_mid_battle_keeps_the_party_alive_and_heals() -> None:
    game = battle([("wizard_y1_4", 3)], card="detect_evil", lair=["ghost", "goblin"], evil=[8, 5, 5, 5])

    game.answers("monster:ghost.1", "monster:goblin.1", "monster:ghost.1")

    assert game.prison() == ["wizard_y1_4"], "the goblin fells him, so nobody casts"
    assert game.state.paladin == -1


@rule("DL-R-14")
def test_if_the_paladin_leaves_because_of_the_spell_the_battle_ends_there() -> None:
    game = battle(["paladin_y1"], card="graffiti", lair=["goblin"], evil=[11, 10, 5, 5], table={"paladin": 0})

    game.answers("done")

    assert game.state.paladin == 1
    assert game.conquered() == [] and game.hurt() == []


@rule("DL-R-15")
def test_poison_pending_on_a_paladin_who_has_left_is_not_dealt() -> None:
    game = battle(["paladin_y1", "warrior_y1_4"], traps=["poisoned_dart"], evil=[10, 10, 5, 5], table={"paladin": 0})

    game.answers("trap:poisoned_dart.1", "hero:paladin_y1")

    assert game.state.paladin == 1, "the conquest makes him walk"
    assert game.hurt() == [("paladin_y1", 1)]


@pytest.mark.parametrize("number", [3, 4])
@rule("DL-R-51", "DL-PAL-09")
def test_a_player_who_did_not_plan_does_not_fight_even_if_the_paladin_has_come(number: int) -> None:
    game = combat(evil=[10, 10, 5, 5], number=number, p0=["paladin_y1"])
    game.answers("done")

    assert game.state.paladin == 1
    assert [told.seat for told in game.told(BattleBegan)] == [0]
    if number == 3:
        assert (game.ask.seat, game.state.combat_round) == (1, 4)
    else:
        assert game.table.over
