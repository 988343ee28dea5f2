"""The Monsters step (DL-MON), Healing (DL-HEAL), Conquest (DL-CONQ) and the rooms of year 2 in battle (DL-ROOM)."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.combat_events import (
    ConquestSkipped,
    HeroHealed,
    MonsterActed,
    MonsterIdle,
    MonsterReturned,
    MonsterStunned,
    PartyDefeated,
    SpellCast,
    SpellsBlocked,
    TileConquered,
)
from tests.games.lords.lords import battle
from tests.rule import rule

WARRIORS = ["warrior_y1_4", "warrior_y1_3", "warrior_y1_2"]
YEAR_2 = ["warrior_y2_4", "warrior_y2_3", "priest_y2_2"]
QUIET = "invisibility"
"""The card without fatigue; no wizard is there to cast it."""


@rule("DL-MON-01")
def test_the_owner_chooses_who_acts_next() -> None:
    game = battle(WARRIORS, lair=["goblin", "troll"], tile="souvenir_shop", card=QUIET)
    game.answers("monster:goblin.1", "monster:troll.1")

    assert game.ask.kind == "act_next"
    game.answers("monster:troll.1")

    assert [told.tile for told in game.told(MonsterActed)] == ["monster:troll.1", "monster:goblin.1"]


@rule("DL-MON-01", "DL-PLAN-09")
def test_targets_and_options_are_chosen_when_the_monster_acts() -> None:
    game = battle(WARRIORS, lair=["witch"])

    game.answers("monster:witch.1")

    assert game.ask.kind == "attack"
    assert game.offered == ["big_spell", "two_small_spells"]


@rule("DL-MON-02", "DL-BAD-12")
def test_a_sent_monster_cannot_be_held_back() -> None:
    game = battle(WARRIORS, lair=["witch"])
    game.answers("monster:witch.1")

    assert game.why_not("pass") == "elsewhere.duty"
    assert game.why_not("done") == "elsewhere.duty"


@rule("DL-MON-03", "DL-MON-08")
def test_a_troll_hits_the_first_hero_harder_if_he_is_fed() -> None:
    for option, damage, food in (("club", 3, 1), ("fed_club", 4, 0)):
        game = battle(WARRIORS, lair=["troll"], food=1)
        game.answers("monster:troll.1", option)
        assert game.hurt()[0] == ("warrior_y1_4", damage)
        assert game.lord().food == food


@rule("DL-MON-08", "DL-BAD-12")
def test_a_troll_without_food_uses_the_plain_club() -> None:
    hungry = battle(WARRIORS, lair=["troll"])
    hungry.answers("monster:troll.1")
    assert [told.attack for told in hungry.told(MonsterActed)] == ["attack:club"]

    with_slime = battle(WARRIORS, lair=["witch", "troll"], tile="souvenir_shop")
    with_slime.answers("monster:witch.1", "monster:troll.1", "monster:witch.1")
    assert with_slime.why_not("fed_club") == "elsewhere.something_else"


@rule("DL-MON-04")
def test_after_acting_a_monster_or_ghost_is_knocked_out() -> None:
    game = battle(WARRIORS, lair=["goblin", "ghost"])

    game.answers("monster:goblin.1", "monster:ghost.1", "monster:ghost.1", "hero:warrior_y1_2")

    assert game.stunned() == ["ghost.1", "goblin.1"]
    assert game.lair() == []


@rule("DL-MON-05")
def test_a_goblin_hits_on_if_the_first_hero_falls_but_only_once() -> None:
    game = battle([("warrior_y1_1", 1), ("warrior_y1_2", 3), "warrior_y1_4"], lair=["goblin"], card=QUIET)

    game.answers("monster:goblin.1")

    assert game.hurt() == [("warrior_y1_1", 2), ("warrior_y1_2", 1)]
    assert game.prison() == ["warrior_y1_1", "warrior_y1_2"]


@rule("DL-MON-06", "DL-HEAL-02", "DL-CONQ-01")
def test_a_slime_that_holds_skips_conquest_and_does_not_call_the_priest() -> None:
    game = battle([("warrior_y1_4", 2), "priest_y1_4"], lair=["slime"], card="graffiti")

    game.answers("monster:slime.1", "hold")

    assert game.party() == [("warrior_y1_4", 2), ("priest_y1_4", 0)]
    assert game.told(HeroHealed) == [] and len(game.told(ConquestSkipped)) == 1
    assert game.conquered() == [] and game.stunned() == ["slime.1"]


@rule("DL-MON-07", "DL-BAD-12")
def test_a_ghost_strikes_anyone_but_the_first_hero() -> None:
    game = battle(WARRIORS, lair=["ghost"])

    game.answers("monster:ghost.1")

    assert game.offered == ["hero:warrior_y1_3", "hero:warrior_y1_2"]
    assert game.why_not("hero:warrior_y1_4") == "target.first"


@rule("DL-MON-07", "DL-MON-04", "DL-HEAL-02")
def test_a_ghost_cannot_attack_a_single_hero_and_is_knocked_out_all_the_same() -> None:
    game = battle([("priest_y1_4", 2)], lair=["ghost"], card=QUIET)

    game.answers("monster:ghost.1")

    assert len(game.told(MonsterIdle)) == 1
    assert game.stunned() == ["ghost.1"]
    assert game.party() == [("priest_y1_4", 2)], "no attack, no healing"


@rule("DL-MON-09")
def test_a_witch_may_split_her_two_small_hits_or_not() -> None:
    for second in ("warrior_y1_4", "warrior_y1_2"):
        game = battle(WARRIORS, lair=["witch"])
        game.answers("monster:witch.1", "two_small_spells", "hero:warrior_y1_4", f"hero:{second}")
        assert game.hurt()[:2] == [("warrior_y1_4", 1), (second, 1)]


@rule("DL-MON-10", "DL-BAD-12")
def test_a_vampire_bites_no_priest_but_may_bite_the_paladin() -> None:
    game = battle(
        ["paladin_y1", "priest_y1_1", "thief_y1_1"], lair=["vampire"], evil=[10, 5, 5, 5], table={"paladin": 0}
    )
    game.answers("monster:vampire.1", "bite")

    assert game.offered == ["hero:paladin_y1", "hero:thief_y1_1"]
    assert game.why_not("hero:priest_y1_1") == "target.priest"


@rule("DL-MON-04", "DL-MON-10")
def test_a_vampire_returns_after_a_quick_bite() -> None:
    game = battle(WARRIORS, lair=["vampire"])

    game.answers("monster:vampire.1", "quick_bite", "hero:warrior_y1_2")

    assert game.hurt()[0] == ("warrior_y1_2", 2)
    assert game.lair() == ["vampire.1"] and len(game.told(MonsterReturned)) == 1


@rule("DL-MON-04")
@pytest.mark.parametrize(("choice", "face_up"), [("up", True), ("down", False)])
def test_a_vampire_among_priests_comes_home_as_its_owner_likes(choice: str, face_up: bool) -> None:
    game = battle(["priest_y1_4"], lair=["vampire"], card=QUIET)

    game.answers("monster:vampire.1", choice)

    assert (game.lair() == ["vampire.1"]) == face_up
    assert (game.stunned() == ["vampire.1"]) != face_up


@rule("DL-MON-11", "DL-MON-04")
def test_a_golem_hits_the_first_hero_and_always_returns() -> None:
    game = battle(YEAR_2, lair=["golem"], year=2)

    game.answers("monster:golem.1")

    assert game.hurt()[0] == ("warrior_y2_4", 4)
    assert game.lair() == ["golem.1"] and game.told(MonsterStunned) == []


@rule("DL-MON-12", "DL-HEAL-02")
def test_a_dragon_burns_all_and_stops_the_healing_for_the_paladin_too() -> None:
    game = battle(
        ["paladin_y2", "warrior_y2_1", "priest_y2_1"], lair=["dragon"], year=2, evil=[10, 5, 5, 5], table={"paladin": 0}
    )

    game.answers("monster:dragon.1")

    assert game.hurt()[:3] == [("paladin_y2", 2), ("warrior_y2_1", 2), ("priest_y2_1", 2)]
    assert game.told(HeroHealed) == []


@rule("DL-MON-13")
def test_a_demon_deals_seven_to_anyone_and_nothing_is_conquered() -> None:
    game = battle(YEAR_2, lair=["demon"], year=2)

    game.answers("monster:demon.1", "hero:warrior_y2_3")

    assert game.hurt() == [("warrior_y2_3", 7)]
    assert game.prison() == ["warrior_y2_3"] and game.conquered() == []


@rule("DL-R-11", "DL-BAT-02")
def test_who_has_not_acted_when_the_last_hero_falls_returns_face_up() -> None:
    game = battle([("warrior_y1_1", 2)], lair=["goblin", "troll"], tile="souvenir_shop")
    game.answers("monster:goblin.1", "monster:troll.1", "monster:goblin.1")

    assert len(game.told(PartyDefeated)) == 1
    assert (game.stunned(), game.lair()) == (["goblin.1"], ["troll.1"])
    assert game.conquered() == [] and game.told(TileConquered) == []


# -- healing ---------------------------------------------------------------------


@rule("DL-HEAL-01", "DL-HEAL-02")
def test_without_an_attack_nobody_is_healed() -> None:
    game = battle([("warrior_y1_4", 2), "priest_y1_4"], lair=["goblin"], card=QUIET)

    game.answers("done")

    assert game.party() == [("warrior_y1_4", 2), ("priest_y1_4", 0)]


@rule("DL-HEAL-01")
def test_without_a_heart_in_the_party_nobody_is_healed() -> None:
    game = battle([("warrior_y1_4", 1)], lair=["goblin"], card=QUIET)

    game.answers("monster:goblin.1")

    assert game.party() == [("warrior_y1_4", 3)]


@rule("DL-HEAL-03")
def test_the_paladin_heals_too_whatever_the_damage_came_from() -> None:
    game = battle(
        [("paladin_y1", 3), ("thief_y1_1", 1)], lair=["ghost"], card=QUIET, evil=[10, 5, 5, 5], table={"paladin": 0}
    )

    game.answers("monster:ghost.1")

    assert game.prison() == ["thief_y1_1"]
    assert game.party() == [("paladin_y1", 1)]


@rule("DL-COMB-03")
def test_the_eliminated_are_not_healed_back() -> None:
    game = battle([("warrior_y1_1", 1), "priest_y1_4"], lair=["goblin"], card=QUIET)

    game.answers("monster:goblin.1")

    assert game.prison() == ["warrior_y1_1"]
    assert game.party() == [("priest_y1_4", 0)], "the second hit on the priest is healed"


# -- conquest --------------------------------------------------------------------


@rule("DL-CONQ-02")
def test_fatigue_counts_although_the_spell_was_not_cast() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin"], card="detect_evil")

    game.answers("done")

    assert game.told(SpellCast) == []
    assert game.party() == [("warrior_y1_4", 2)]


@rule("DL-CONQ-03")
def test_the_owner_of_a_conquered_tile_loses_one_evil() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin"], evil=[7, 5, 5, 5])

    game.answers("done")

    assert game.tile("1,3") == "conquered tunnel"
    assert game.lord().evil == 6


@rule("DL-CONQ-03")
def test_if_fatigue_fells_the_last_hero_nothing_is_conquered() -> None:
    game = battle([("warrior_y1_4", 4)], lair=["goblin"], evil=[7, 5, 5, 5])

    game.answers("done")

    assert game.conquered() == [] and game.lord().evil == 7


@rule("DL-CONQ-04", "DL-GEN-07")
def test_a_conquered_room_keeps_its_name_and_its_place() -> None:
    game = battle(["warrior_y1_4"], lair=["goblin"], tile="souvenir_shop")

    game.answers("done")

    assert game.tile("1,3") == "conquered souvenir_shop"


# -- rooms of year 2 -------------------------------------------------------------


@rule("DL-ROOM-01")
def test_a_troll_in_the_training_room_deals_four_or_five() -> None:
    for option, damage in (("club", 4), ("fed_club", 5)):
        game = battle(YEAR_2, lair=["troll"], tile="training_room", year=2, food=1)
        game.answers("monster:troll.1", option)
        assert game.hurt()[0] == ("warrior_y2_4", damage)


@rule("DL-ROOM-01")
def test_the_rooms_help_only_their_own_monsters() -> None:
    for room in ("training_room", "dark_room"):
        game = battle(YEAR_2, lair=["golem"], tile=room, year=2)
        game.answers("monster:golem.1")
        assert game.hurt()[0] == ("warrior_y2_4", 4)


@rule("DL-ROOM-03")
def test_in_the_anti_magic_room_the_party_casts_nothing_but_a_witch_does() -> None:
    game = battle(["wizard_y2_4", "wizard_y2_3"], lair=["witch"], tile="antimagic_room", year=2, card="illusion")

    game.answers("monster:witch.1", "big_spell")

    assert len(game.told(SpellsBlocked)) == 1
    assert game.hurt()[0] == ("wizard_y2_4", 4)


@rule("DL-ROOM-02", "DL-PLAN-05", "DL-BAD-11")
def test_the_labyrinth_takes_two_traps_for_nothing_but_one_monster() -> None:
    game = battle(YEAR_2, lair=["troll", "goblin", "ghost"], traps=["fire_wall", "pendulum"], tile="labyrinth", year=2)

    game.answers("trap:fire_wall.1", "trap:pendulum.1", "monster:troll.1")

    refusal = game.table.why_not(0, "monster:goblin.1")
    assert refusal is not None and (refusal.code, refusal.rule) == ("plan.too_many_monsters", "DL-ROOM-02")
    assert "monster:ghost.1" in game.offered
