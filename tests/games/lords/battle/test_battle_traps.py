"""The Trap step (DL-TRAP) and traps in rooms (DL-ROOM-02), with the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.combat_events import (
    ConquestSkipped,
    DamagePrevented,
    HeroHealed,
    PoisonStruck,
    SpellCast,
    SpellsBlocked,
    TrapSprung,
)
from tests.games.lords.lords import battle
from tests.rule import rule

WARRIORS = ["warrior_y1_4", "warrior_y1_3", "warrior_y1_2"]


@rule("DL-TRAP-01", "DL-R-37")
def test_a_trap_in_a_room_costs_one_gold_on_top_paid_when_it_is_sprung() -> None:
    game = battle(WARRIORS, traps=["rolling_stone"], lair=["goblin"], tile="souvenir_shop", gold=1)

    game.answers("trap:rolling_stone.1")
    assert game.lord().gold == 1
    game.answers("done")

    assert game.lord().gold == 0
    assert game.hurt()[0] == ("warrior_y1_4", 3)


@rule("DL-TRAP-01")
def test_a_used_trap_is_discarded_for_good() -> None:
    game = battle(WARRIORS, traps=["rolling_stone"])

    game.answers("trap:rolling_stone.1")

    assert game.traps() == []
    assert [told.trap for told in game.told(TrapSprung)] == ["trap:rolling_stone.1"]


@rule("DL-TRAP-01", "DL-BAD-14")
def test_a_laid_trap_cannot_be_called_off() -> None:
    game = battle(WARRIORS, traps=["rolling_stone"], lair=["goblin"])
    game.answers("trap:rolling_stone.1")

    assert game.ask.kind == "send"
    assert game.why_not("pass") == "exit.done"
    game.answers("done")

    assert len(game.told(TrapSprung)) == 1


@rule("DL-TRAP-01")
@pytest.mark.parametrize(
    ("trap", "stock", "left"),
    [("poisoned_meal", "food", 1), ("cursed_ring", "gold", 1), ("kamikaze_imp", "imps", 1)],
)
def test_a_trap_with_a_price_is_paid_when_it_is_sprung(trap: str, stock: str, left: int) -> None:
    wealth: dict[str, Any] = {stock: 2}
    game = battle(WARRIORS, traps=[trap], **wealth)

    game.answers(f"trap:{trap}.1")

    assert getattr(game.lord(), stock) == left


@rule("DL-TRAP-02", "DL-TRAP-03")
def test_symbols_work_afresh_every_round_and_only_against_damage() -> None:
    party = ["warrior_y1_4", "thief_y1_4"]
    for number in (1, 2):
        game = battle(party, traps=["rolling_stone"], number=number)
        game.answers("trap:rolling_stone.1")
        assert [told.points for told in game.told(DamagePrevented)] == [2]


@rule("DL-TRAP-02")
def test_the_paladin_prevents_trap_damage_like_a_thief() -> None:
    game = battle(["paladin_y1", "thief_y1_1"], traps=["rolling_stone"], evil=[10, 5, 5, 5], table={"paladin": 0})

    game.answers("trap:rolling_stone.1")

    assert [told.points for told in game.told(DamagePrevented)] == [3]


@rule("DL-TRAP-02")
def test_damage_to_all_is_dealt_at_once() -> None:
    game = battle([("thief_y1_1", 2), ("warrior_y1_1", 2)], traps=["fire_wall"], card="invisibility")

    game.answers("trap:fire_wall.1")

    assert game.hurt() == [("warrior_y1_1", 2)], "the thief prevents his own point and the warrior takes two"


@rule("DL-TRAP-04", "DL-R-35")
def test_a_dart_is_aimed_when_it_is_revealed() -> None:
    game = battle(WARRIORS, traps=["poisoned_dart"], lair=["goblin"])

    game.answers("trap:poisoned_dart.1")
    assert game.ask.kind == "send"
    game.answers("done")

    assert game.ask.kind == "aim"
    assert game.offered == [f"hero:{hero}" for hero in WARRIORS]


@rule("DL-TRAP-05")
def test_a_poisoned_dart_strikes_again_after_the_conquest() -> None:
    game = battle(WARRIORS, traps=["poisoned_dart"], card="invisibility")

    game.answers("trap:poisoned_dart.1", "hero:warrior_y1_3")

    assert game.hurt() == [("warrior_y1_3", 1), ("warrior_y1_3", 2)]
    assert game.conquered() == ["1,3"]


@rule("DL-TRAP-05")
def test_poison_works_although_the_first_point_was_prevented_and_nothing_was_conquered() -> None:
    game = battle(["warrior_y1_4", "thief_y1_4"], traps=["poisoned_dart"], lair=["slime"])

    game.answers("trap:poisoned_dart.1", "monster:slime.1", "hero:warrior_y1_4", "hold")

    assert game.hurt() == [("warrior_y1_4", 2)]
    assert game.conquered() == []


@rule("DL-TRAP-05")
def test_poison_is_lost_with_its_target() -> None:
    game = battle([("warrior_y1_1", 1), "warrior_y1_4"], traps=["poisoned_dart"], lair=["goblin"])

    game.answers("trap:poisoned_dart.1", "monster:goblin.1", "hero:warrior_y1_1")

    assert game.prison() == ["warrior_y1_1"]
    assert game.told(PoisonStruck) == []


@rule("DL-TRAP-06")
def test_an_anti_magic_dart_on_a_wizard_silences_both_spell_steps_for_the_paladin_too() -> None:
    game = battle(
        ["paladin_y1", "wizard_y1_4"],
        traps=["anti_magic_dart"],
        card="detect_evil",
        evil=[10, 5, 5, 5],
        table={"paladin": 0},
    )

    game.answers("trap:anti_magic_dart.1", "hero:wizard_y1_4")

    assert len(game.told(SpellsBlocked)) == 1
    assert game.told(SpellCast) == []


@rule("DL-TRAP-06", "DL-HEAL-02")
def test_an_anti_magic_dart_on_a_priest_stops_all_healing() -> None:
    game = battle(
        ["paladin_y1", "priest_y1_4"],
        traps=["anti_magic_dart"],
        lair=["goblin"],
        evil=[10, 5, 5, 5],
        table={"paladin": 0},
    )

    game.answers("trap:anti_magic_dart.1", "monster:goblin.1", "hero:priest_y1_4")

    assert game.told(HeroHealed) == []


@rule("DL-TRAP-06")
def test_an_anti_magic_dart_on_the_paladin_has_no_special_effect() -> None:
    game = battle(
        ["paladin_y1", "priest_y1_4"],
        traps=["anti_magic_dart"],
        lair=["goblin"],
        card="detect_evil",
        evil=[10, 5, 5, 5],
        table={"paladin": 0},
    )

    game.answers("trap:anti_magic_dart.1", "monster:goblin.1", "hero:paladin_y1")

    assert len(game.told(SpellCast)) == 1
    assert len(game.told(HeroHealed)) == 1


@rule("DL-TRAP-08", "DL-R-16")
def test_a_pendulum_with_one_hero_does_nothing_but_costs_the_room_fee() -> None:
    game = battle(["warrior_y1_4"], traps=["pendulum"], tile="souvenir_shop", gold=1, card="invisibility")

    game.answers("trap:pendulum.1")

    assert game.hurt() == []
    assert (game.lord().gold, game.traps()) == (0, [])


@rule("DL-TRAP-08")
def test_a_pendulum_hits_the_second_hero_behind_the_paladin() -> None:
    game = battle(["paladin_y1", "warrior_y1_4"], traps=["pendulum"], evil=[10, 5, 5, 5], table={"paladin": 0})

    game.answers("trap:pendulum.1")

    assert game.hurt()[0] == ("warrior_y1_4", 1), "3 damage, 2 of it prevented by the paladin"


@rule("DL-TRAP-08")
def test_a_fire_wall_on_a_single_hero_deals_two() -> None:
    game = battle(["warrior_y1_4"], traps=["fire_wall"])

    game.answers("trap:fire_wall.1")

    assert game.hurt()[0] == ("warrior_y1_4", 2)


@rule("DL-TRAP-09")
@pytest.mark.parametrize("trap", ["cursed_ring", "trap_door"])
def test_ring_and_trap_door_skip_fatigue_and_conquest(trap: str) -> None:
    game = battle(WARRIORS, traps=[trap], gold=1, card="graffiti")

    game.answers(f"trap:{trap}.1")

    assert len(game.told(ConquestSkipped)) == 1
    assert game.conquered() == []
    assert game.lord().evil == 5


def test_a_kamikaze_imp_hits_the_first_hero_hard_and_the_others_once() -> None:
    game = battle(WARRIORS, traps=["kamikaze_imp"])

    game.answers("trap:kamikaze_imp.1")

    assert game.hurt()[:3] == [("warrior_y1_4", 3), ("warrior_y1_3", 1), ("warrior_y1_2", 1)]
    assert game.lord().imps == 2


@rule("DL-R-57", "DL-Y2-06")
@pytest.mark.parametrize(
    ("trap", "year", "damage"),
    [("rolling_stone", 1, 3), ("rolling_stone", 2, 4), ("pendulum", 1, 3), ("pendulum", 2, 4)],
)
def test_traps_have_the_strength_of_the_year_of_the_battle(trap: str, year: int, damage: int) -> None:
    game = battle(["warrior_y2_4", "warrior_y2_3"] if year == 2 else WARRIORS, traps=[trap], year=year)

    game.answers(f"trap:{trap}.1")

    assert game.hurt()[0][1] == damage


@rule("DL-R-57", "DL-PLAN-08")
def test_a_poisoned_meal_costs_two_food_in_year_2() -> None:
    game = battle(["warrior_y2_1"], traps=["poisoned_meal"], year=2, food=1, lair=["goblin"])

    assert game.why_not("trap:poisoned_meal.1") == "price.food"


@rule("DL-R-17", "DL-TRAP-07")
def test_a_poisoned_meal_counts_full_hit_points_even_on_a_wounded_hero() -> None:
    game = battle([("warrior_y1_4", 2), "thief_y1_1"], traps=["poisoned_meal"], food=1)

    game.answers("trap:poisoned_meal.1")

    assert game.hurt()[0] == ("warrior_y1_4", 4)
    assert game.prison() == ["warrior_y1_4"]


@rule("DL-R-59", "DL-HEAL-02")
def test_a_dart_that_fells_the_priest_still_stops_the_healing() -> None:
    game = battle([("warrior_y1_4", 2), ("priest_y1_1", 2), "priest_y1_4"], traps=["anti_magic_dart"], lair=["goblin"])

    game.answers("trap:anti_magic_dart.1", "monster:goblin.1", "hero:priest_y1_1")

    assert game.prison()[0] == "priest_y1_1"
    assert game.told(HeroHealed) == []


@rule("DL-R-60")
def test_a_dart_may_be_aimed_at_the_paladin_and_at_an_illusion() -> None:
    game = battle(
        ["illusion", "paladin_y2", "warrior_y2_1"],
        traps=["poisoned_dart"],
        year=2,
        evil=[10, 5, 5, 5],
        table={"paladin": 0},
    )

    game.answers("trap:poisoned_dart.1")

    assert game.offered == ["hero:illusion", "hero:paladin_y2", "hero:warrior_y2_1"]


@rule("DL-R-69")
def test_each_dart_brings_its_own_poison_and_a_conquered_tile_stays_conquered() -> None:
    game = battle(
        [("warrior_y2_4", 1)],
        traps=["poisoned_dart", "poisoned_dart"],
        tile="labyrinth",
        year=2,
        card="song_of_courage",
    )

    game.answers("trap:poisoned_dart.1", "trap:poisoned_dart.2", "trap:poisoned_dart.1")

    assert [damage for _, damage in game.hurt()] == [1, 1, 1, 2, 2]
    assert game.prison() == ["warrior_y2_4"]
    assert game.conquered() == ["1,3"]


@rule("DL-ROOM-02", "DL-R-52")
def test_if_the_first_trap_ends_the_battle_the_second_goes_back_unseen_and_unpaid() -> None:
    game = battle([("warrior_y2_1", 4)], traps=["rolling_stone", "cursed_ring"], tile="labyrinth", year=2, gold=1)

    game.answers("trap:rolling_stone.1", "trap:cursed_ring.1", "trap:rolling_stone.1")

    assert game.prison() == ["warrior_y2_1"]
    assert (game.traps(), game.lord().gold) == (["cursed_ring.1"], 1)
    assert [told.trap for told in game.told(TrapSprung)] == ["trap:rolling_stone.1"]


@rule("DL-ROOM-02", "DL-R-26")
def test_symbols_spent_on_the_first_trap_are_missing_against_the_second() -> None:
    game = battle(["warrior_y2_1", ("thief_y2_3", 4)], traps=["fire_wall", "rolling_stone"], tile="labyrinth", year=2)

    game.answers("trap:fire_wall.1", "trap:rolling_stone.1", "trap:fire_wall.1")

    prevented = [told.points for told in game.told(DamagePrevented)]
    assert prevented == [3], "the wall uses all three symbols"
    assert game.hurt()[0] == ("warrior_y2_1", 4)


@rule("DL-ROOM-02", "DL-R-26")
def test_a_thief_felled_by_the_first_trap_helps_no_more_against_the_second() -> None:
    game = battle(
        ["warrior_y2_4", "warrior_y2_3", ("thief_y2_1", 3)],
        traps=["fire_wall", "rolling_stone"],
        tile="labyrinth",
        year=2,
    )

    game.answers("trap:fire_wall.1", "trap:rolling_stone.1", "trap:fire_wall.1")

    assert game.prison()[0] == "thief_y2_1"
    assert game.hurt()[1] == ("warrior_y2_4", 4)
