"""The worked examples about combat (1 to 18, 25, 29, 30, 39 to 41), number by number."""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    BattleBegan,
    CombatRoundBegan,
    ConquestSkipped,
    DamagePrevented,
    HeroHealed,
    HeroImprisoned,
    PrisonerReleased,
    TileChosen,
    TileConquered,
)
from tests.games.lords.lords import battle, dungeon, lords
from tests.games.lords.trainee import trainee
from tests.rule import rule

FIRST_PARTY = ["warrior_y1_1", "warrior_y1_2", "priest_y1_1"]
SECOND_PARTY = ["warrior_y1_3", "thief_y1_3", "thief_y1_2"]
THIRD_PARTY = ["warrior_y1_4", "priest_y1_3", "thief_y1_4"]
TOWN = ["detect_evil", "fireball", "graffiti", "suggestion"]


@rule("DL-TRAP-02")
def test_example_1_a_fire_wall_burns_everyone_and_the_last_twice() -> None:
    game = battle(FIRST_PARTY, traps=["fire_wall"])

    game.answers("trap:fire_wall.1")

    assert game.hurt()[:3] == [("warrior_y1_1", 1), ("warrior_y1_2", 1), ("priest_y1_1", 2)]


@rule("DL-COMB-03")
def test_example_2_a_rolling_stone_eliminates_the_first_warrior() -> None:
    game = battle(FIRST_PARTY, traps=["rolling_stone"])

    game.answers("trap:rolling_stone.1")

    assert game.hurt()[0] == ("warrior_y1_1", 3)
    assert game.prison() == ["warrior_y1_1"]
    assert [hero for hero, _ in game.party()] == ["warrior_y1_2", "priest_y1_1"]


@rule("DL-TRAP-02")
def test_example_3_a_thief_takes_two_points_off_a_rolling_stone() -> None:
    game = battle(THIRD_PARTY, traps=["rolling_stone"])

    game.answers("trap:rolling_stone.1")

    assert [told.points for told in game.told(DamagePrevented)] == [2]
    assert game.hurt()[0] == ("warrior_y1_4", 1)


@rule("DL-TRAP-02")
def test_example_4_a_thief_protects_the_front_first_and_burns_himself() -> None:
    game = battle(THIRD_PARTY, traps=["fire_wall"])

    game.answers("trap:fire_wall.1")

    assert game.hurt()[0] == ("thief_y1_4", 2)


@rule("DL-TRAP-02")
def test_example_5_two_thieves_prevent_all_three_points() -> None:
    game = battle(SECOND_PARTY, traps=["rolling_stone"], card="invisibility")

    game.answers("trap:rolling_stone.1")

    assert game.hurt() == []


@rule("DL-TRAP-03")
def test_example_6_the_special_effect_of_a_prevented_trap_still_holds() -> None:
    game = battle(SECOND_PARTY, traps=["trap_door"])

    game.answers("trap:trap_door.1")

    assert game.hurt() == []
    assert len(game.told(ConquestSkipped)) == 1
    assert game.conquered() == []


@rule("DL-COMB-04")
def test_example_7_surplus_damage_is_lost() -> None:
    game = battle([("warrior_y1_3", 2), "thief_y1_3", "thief_y1_2"], lair=["witch"], card="invisibility")

    game.answers("monster:witch.1", "big_spell")

    assert game.prison() == ["warrior_y1_3"]
    assert game.party() == [("thief_y1_3", 0), ("thief_y1_2", 0)]


@rule("DL-MON-03", "DL-MON-10")
def test_example_8_a_vampire_may_choose_anyone_in_this_party() -> None:
    game = battle([("warrior_y1_3", 1), "thief_y1_3", "thief_y1_2"], lair=["vampire"])

    game.answers("monster:vampire.1", "bite")

    assert game.offered == ["hero:warrior_y1_3", "hero:thief_y1_3", "hero:thief_y1_2"]
    for victim, imprisoned in (("warrior_y1_3", True), ("thief_y1_2", True), ("thief_y1_3", False)):
        twin = battle([("warrior_y1_3", 1), "thief_y1_3", "thief_y1_2"], lair=["vampire"])
        twin.answers("monster:vampire.1", "bite", f"hero:{victim}")
        assert (twin.hurt()[0], victim in twin.prison()) == ((victim, 3), imprisoned)


@rule("DL-MON-03", "DL-MON-06")
def test_example_9_a_slime_hits_all_and_fells_the_one_who_was_nearly_down() -> None:
    game = battle([("warrior_y1_3", 3), "thief_y1_3", "thief_y1_2"], lair=["slime"], card="invisibility")

    game.answers("monster:slime.1", "drip")

    assert game.hurt() == [("warrior_y1_3", 1), ("thief_y1_3", 1), ("thief_y1_2", 1)]
    assert game.prison() == ["warrior_y1_3"]


@rule("DL-HEAL-03")
def test_example_10_a_priest_heals_one_of_three() -> None:
    game = battle(["warrior_y1_4", "priest_y1_3", "thief_y1_4"], lair=["troll"], card="invisibility")

    game.answers("monster:troll.1")

    assert game.party()[0] == ("warrior_y1_4", 2)


@rule("DL-HEAL-03")
def test_example_11_nobody_is_left_to_be_healed() -> None:
    game = battle(["warrior_y1_4", "priest_y1_3", ("thief_y1_4", 1)], lair=["vampire"], card="invisibility")

    game.answers("monster:vampire.1", "bite", "hero:thief_y1_4")

    assert game.prison() == ["thief_y1_4"]
    assert game.told(HeroHealed) == []


@rule("DL-HEAL-03")
def test_example_12_two_priests_heal_four_from_the_front() -> None:
    game = battle(["priest_y1_2", ("thief_y1_1", 1), ("priest_y1_4", 2)], lair=["goblin"], card="invisibility")

    game.answers("monster:goblin.1")

    assert [(told.hero, told.points) for told in game.told(HeroHealed)] == [
        ("hero:priest_y1_2", 2),
        ("hero:thief_y1_1", 1),
        ("hero:priest_y1_4", 1),
    ]
    assert game.party() == [("priest_y1_2", 0), ("thief_y1_1", 0), ("priest_y1_4", 1)]


@rule("DL-TRAIN-06", "DL-COMB-05")
def test_example_13_the_easy_way_through_the_first_scenario() -> None:
    game = trainee("training_1")

    game.answers("trap:rolling_stone.1", "monster:troll.1", "fed_club")
    assert game.prison() == ["warrior_y1_1", "warrior_y1_2"]
    assert game.party() == [("priest_y1_1", 2)]
    assert game.conquered() == ["1,3"]

    game.answers("done")
    assert game.prison()[-1] == "priest_y1_1"
    assert game.conquered() == ["1,3"] and game.table.over


@rule("DL-TRAIN-06")
def test_example_14_the_thrifty_way_saves_the_food() -> None:
    game = trainee("training_1")

    game.answers("trap:rolling_stone.1", "monster:troll.1", "club")
    assert game.prison() == ["warrior_y1_1", "warrior_y1_2"]
    assert game.party() == [("priest_y1_1", 0)]

    game.answers("monster:goblin.1")
    assert game.table.over and game.prison()[-1] == "priest_y1_1"
    assert (game.conquered(), game.lord().food) == (["1,3"], 1)


@rule("DL-TRAIN-06", "DL-TRAP-07")
def test_example_15_the_second_scenario() -> None:
    game = trainee("training_2")

    game.answers("pass", "monster:ghost.1", "monster:witch.1")
    game.answers("monster:ghost.1", "hero:thief_y1_3", "big_spell")
    assert game.prison() == ["warrior_y1_3", "thief_y1_3"]
    assert game.conquered() == ["1,3"]

    game.answers("trap:poisoned_meal.1")
    assert game.hurt()[-3:] == [("thief_y1_2", 1), ("thief_y1_2", 1), ("thief_y1_2", 1)]
    assert game.table.over and game.conquered() == ["1,3"]


@rule("DL-TRAP-07")
def test_example_15_in_the_first_round_the_meal_would_have_done_one_damage() -> None:
    game = trainee("training_2")

    game.answers("trap:poisoned_meal.1", "done")

    assert game.told(DamagePrevented)[0].points == 3
    assert game.hurt()[0] == ("warrior_y1_3", 1)


@rule("DL-TRAIN-06", "DL-TRAP-08", "DL-TRAP-09")
def test_example_16_the_third_scenario() -> None:
    game = trainee("training_3")

    game.answers("trap:cursed_ring.1", "monster:vampire.1", "quick_bite", "hero:thief_y1_4")
    assert game.lord().gold == 0
    assert game.party() == [("warrior_y1_4", 0), ("priest_y1_3", 0), ("thief_y1_4", 2)]
    assert game.conquered() == []

    game.answers("pass", "monster:vampire.1", "quick_bite", "hero:thief_y1_4")
    assert game.party() == [("warrior_y1_4", 2), ("priest_y1_3", 0)]
    assert game.conquered() == ["1,3"]

    game.answers("trap:pendulum.1", "monster:vampire.1", "bite")
    assert game.prison() == ["thief_y1_4", "warrior_y1_4", "priest_y1_3"]
    assert game.conquered() == ["1,3"] and game.table.over


@rule("DL-TRAIN-06", "DL-TRAP-06")
def test_example_17_the_fourth_scenario() -> None:
    game = trainee("training_4")

    game.answers("trap:fire_wall.1", "done")
    assert game.party() == [("priest_y1_2", 2), ("thief_y1_1", 1), ("priest_y1_4", 2)]
    assert game.conquered() == ["1,3"]

    game.answers("trap:anti_magic_dart.1", "monster:slime.1", "hero:priest_y1_2", "drip")
    assert game.prison() == ["priest_y1_2", "thief_y1_1", "priest_y1_4"]
    assert game.conquered() == ["1,3"] and game.table.over


@rule("DL-TRAIN-03", "DL-TRAIN-06")
def test_example_18_the_first_party_in_a_room_conquers_nothing() -> None:
    game = trainee("training_1_room")

    game.answers("trap:rolling_stone.1", "monster:troll.1", "monster:goblin.1")
    game.answers("monster:troll.1", "fed_club")

    assert game.table.over and game.conquered() == []
    assert game.prison() == ["warrior_y1_1", "warrior_y1_2", "priest_y1_1"]
    assert (game.lord().food, game.lord().gold) == (0, 0)


@rule("DL-PLAN-01")
def test_example_25_the_nearest_tile_is_chosen_anew_every_round() -> None:
    setting = lords(4).lord(
        0,
        party=["warrior_y1_4", "thief_y1_4", "thief_y1_3"],
        lair=["slime"],
        tiles=dungeon(c1_2="tunnel", c2_3="chicken_coop"),
    )
    setting.table(season="autumn", combat_round=1, town=["invisibility", "magic_shield", "fireball", "fist_of_justice"])
    game = setting.at("planning", until="end_of_combat")

    game.answers("done")
    assert game.offered == ["cell:1,2", "cell:2,3"]
    game.answers("cell:2,3", "monster:slime.1", "hold")
    assert game.offered == ["cell:1,2", "cell:2,3"]
    game.answers("cell:1,2")

    assert [told.cell for told in game.told(TileChosen)] == ["cell:1,3", "cell:2,3", "cell:1,2", "cell:2,3"]
    assert [told.cell for told in game.told(TileConquered)] == ["cell:1,3", "cell:1,2", "cell:2,3"]


LABYRINTH_PARTY = ["paladin_y2", "warrior_y2_1", "warrior_y2_2", "thief_y2_1"]


@rule("DL-ROOM-02")
def test_example_29_the_order_of_two_traps_in_the_labyrinth_matters() -> None:
    for first, expected in (
        ("rolling_stone", [("warrior_y2_1", 1), ("warrior_y2_2", 1), ("thief_y2_1", 2)]),
        ("fire_wall", [("paladin_y2", 4)]),
    ):
        game = battle(
            LABYRINTH_PARTY,
            traps=["rolling_stone", "fire_wall"],
            tile="labyrinth",
            year=2,
            card="song_of_courage",
            table={"paladin": 0},
        )

        game.answers("trap:rolling_stone.1", "trap:fire_wall.1", f"trap:{first}.1")

        assert game.hurt() == expected


@rule("DL-ROOM-01", "DL-R-32")
def test_example_30_the_training_room_adds_one_to_both_hits_of_a_goblin() -> None:
    game = battle(
        [("warrior_y2_1", 2), "warrior_y2_2"], lair=["goblin.1"], tile="training_room", year=2, card="song_of_courage"
    )

    game.answers("monster:goblin.1")

    assert game.hurt()[:2] == [("warrior_y2_1", 3), ("warrior_y2_2", 2)]


@rule("DL-ROOM-01")
def test_example_30_the_dark_room_adds_one_to_every_hit_of_witches_and_vampires() -> None:
    party = ["warrior_y2_4", "warrior_y2_3"]
    for tile, answers, expected in (
        ("witch", ["big_spell"], [("warrior_y2_4", 5)]),
        (
            "witch",
            ["two_small_spells", "hero:warrior_y2_4", "hero:warrior_y2_3"],
            [("warrior_y2_4", 2), ("warrior_y2_3", 2)],
        ),
        ("vampire", ["bite", "hero:warrior_y2_3"], [("warrior_y2_3", 4)]),
        ("vampire", ["quick_bite", "hero:warrior_y2_3"], [("warrior_y2_3", 3)]),
    ):
        game = battle(party, lair=[tile], tile="dark_room", year=2)

        game.answers(f"monster:{tile}.1", *answers)

        assert game.hurt()[: len(expected)] == expected


@rule("DL-CONQ-02", "DL-CONQ-03")
def test_example_39_fatigue_passes_from_a_fallen_warrior_to_the_priest() -> None:
    game = battle([("warrior_y1_3", 3), "priest_y1_1"], lair=["ghost"], card="graffiti", evil=[7, 5, 5, 5])

    game.answers("done")

    assert game.hurt() == [("warrior_y1_3", 1), ("priest_y1_1", 1)]
    assert game.conquered() == ["1,3"]
    assert game.lord().evil == 6


@rule("DL-PAL-09", "DL-R-51")
def test_example_40_the_paladin_walks_to_a_player_who_did_not_plan() -> None:
    setting = lords(2, evil=[10, 10])
    setting.lord(0, party=["paladin_y1"], lair=["goblin"]).lord(1, lair=["slime"])
    setting.table(
        season="autumn", combat_round=2, paladin=0, town=["detect_evil", "fireball", "graffiti", "suggestion"]
    )
    game = setting.at("planning", until="end_of_combat")

    game.answers("done")
    assert game.state.paladin == 1
    assert [told.seat for told in game.told(BattleBegan)] == [0]
    assert game.ask.seat == 1 and game.state.combat_round == 3

    last = lords(2, evil=[10, 10])
    last.lord(0, party=["paladin_y1"], lair=["goblin"]).lord(1, lair=["slime"])
    last.table(season="autumn", combat_round=4, paladin=0, town=TOWN)
    end = last.at("planning", until="end_of_combat").answers("done")
    assert end.table.over and end.state.paladin == 1


@rule("DL-PLAN-03", "DL-CEND-01")
def test_example_41_without_tiles_one_prisoner_is_released_each_round() -> None:
    setting = lords(4).lord(
        0,
        party=["warrior_y1_4"],
        prison=["thief_y1_1", "priest_y1_1"],
        lair=["ghost"],
        evil=5,
        tiles=dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", c3_3="tunnel"),
    )
    setting.table(season="autumn", combat_round=2, town=["detect_evil", "fireball", "graffiti", "suggestion"])
    game = setting.at("planning", until="end_of_combat")

    game.answers("done")
    assert len(game.conquered()) == 3 and game.lord().evil == 4

    game.answers("hero:thief_y1_1")
    assert [told.hero for told in game.told(PrisonerReleased)] == ["hero:thief_y1_1", "hero:priest_y1_1"]
    assert [told.number for told in game.told(CombatRoundBegan)] == [3, 4]
    assert (game.prison(), game.lord().evil, len(game.told(HeroImprisoned))) == ([], 4, 0)
