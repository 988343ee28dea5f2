"""The Spell steps (DL-SPELL), the eighteen spells, and the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.combat_events import (
    HeroHealed,
    IllusionVanished,
    MonsterActed,
    MonsterIdle,
    MonsterSheep,
    MonsterWithdrawn,
    PrisonerReleased,
    ShieldHeld,
    SpellCast,
    SpellIgnored,
)
from gruft.games.lords.pieces.content import SPELLS
from gruft.games.lords.pieces.events import MonsterPaid, TrapDiscarded
from gruft.games.lords.rules.combat.party import anti_trap, hearts, magic
from gruft.games.lords.rules.combat.spells import SPELLS as SPELL_FUNCTIONS
from gruft.games.lords.rules.evil import move_evil
from tests.games.lords.lords import battle
from tests.rule import rule

WIZARDS = ["warrior_y1_4", "wizard_y1_4"]
YEAR_2 = ["warrior_y2_4", "wizard_y2_4"]


@rule("DL-SPELL-06")
def test_every_card_has_a_spell_and_every_spell_a_card() -> None:
    assert {spell.effect for spell in SPELLS.values()} == set(SPELL_FUNCTIONS)


@rule("DL-SPELL-01", "DL-SPELL-02")
@pytest.mark.parametrize(("number", "cast"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_spell_of_a_round_needs_as_many_magic_symbols(number: int, cast: bool) -> None:
    game = battle(WIZARDS, card="detect_evil", number=number, lair=["goblin"])

    game.answers("done")

    assert bool(game.told(SpellCast)) == cast
    assert bool(game.told(SpellIgnored)) != cast
    assert game.lord().evil == (6 if cast else 4), "and the conquest costs one evil"


@rule("DL-SPELL-01")
def test_a_slow_spell_is_checked_after_the_monsters() -> None:
    game = battle(["warrior_y1_4", ("wizard_y1_2", 1)], card="detect_evil", lair=["vampire"])

    game.answers("monster:vampire.1", "bite", "hero:wizard_y1_2")

    assert game.told(SpellCast) == []


@rule("DL-SPELL-01")
def test_a_fast_spell_is_cast_before_the_monsters_act() -> None:
    game = battle(["warrior_y1_4", ("wizard_y1_2", 1)], card="magic_shield", lair=["vampire"])

    game.answers("monster:vampire.1")

    assert len(game.told(SpellCast)) == 1


@rule("DL-SPELL-01", "DL-PAL-03")
def test_the_paladins_magic_counts() -> None:
    game = battle(["paladin_y1"], card="graffiti", number=2, lair=["goblin"], evil=[12, 5, 5, 5], table={"paladin": 0})

    game.answers("done")

    assert game.lord().evil == 9


# -- spells about monsters -------------------------------------------------------


@rule("DL-SPELL-03", "DL-SPELL-04", "DL-HEAL-02")
def test_word_of_peace_withdraws_all_monsters_but_no_ghost() -> None:
    game = battle([*WIZARDS, "priest_y1_1"], card="word_of_peace", lair=["goblin", "ghost"])

    game.answers("monster:goblin.1", "monster:ghost.1", "withdraw", "hero:wizard_y1_4")

    assert game.lair() == ["goblin.1"] and game.stunned() == ["ghost.1"]
    assert [told.tile for told in game.told(MonsterActed)] == ["monster:ghost.1"]


@rule("DL-SPELL-04")
def test_word_of_peace_may_be_answered_with_evil() -> None:
    game = battle(WIZARDS, card="word_of_peace", lair=["goblin"])

    game.answers("monster:goblin.1", "evil")

    assert game.stunned() == ["goblin.1"]
    assert game.lord().evil == 6, "5 + 2, and 1 lost by the conquest"


@rule("DL-R-21")
def test_word_of_peace_without_monsters_does_nothing() -> None:
    game = battle(WIZARDS, card="word_of_peace", lair=["ghost"])

    game.answers("monster:ghost.1")

    assert len(game.told(SpellCast)) == 1
    assert game.lord().evil == 4


@rule("DL-R-68")
def test_at_the_top_of_the_track_the_evil_of_word_of_peace_is_still_a_choice() -> None:
    game = battle(
        ["paladin_y1", "wizard_y1_4"],
        card="word_of_peace",
        lair=["goblin"],
        evil=[15, 5, 5, 5],
        table={"paladin": 0},
    )

    game.answers("monster:goblin.1", "evil")

    assert game.stunned() == ["goblin.1"]
    assert game.lord().evil == 14


@rule("DL-R-22", "DL-SPELL-04")
def test_suggestion_asks_for_each_monster_and_the_unpayable_are_withdrawn() -> None:
    game = battle(WIZARDS, card="suggestion", lair=["goblin", "troll", "ghost"], tile="souvenir_shop", food=1)

    game.answers("monster:goblin.1", "monster:troll.1", "monster:ghost.1")
    assert game.ask.kind == "suggestion" and game.offered == ["monster:goblin.1", "monster:troll.1"]
    game.answers("monster:goblin.1", "pay")

    assert [told.tile for told in game.told(MonsterPaid)] == ["monster:goblin.1"]
    assert [told.tile for told in game.told(MonsterWithdrawn)] == ["monster:troll.1"]
    assert game.lord().food == 0


@rule("DL-R-22", "DL-GEN-05")
def test_evil_is_a_cost_for_suggestion() -> None:
    game = battle(
        ["paladin_y1", "wizard_y1_4"],
        card="suggestion",
        lair=["vampire"],
        evil=[14, 5, 5, 5],
        table={"paladin": 0},
    )

    game.answers("monster:vampire.1")

    assert [told.tile for told in game.told(MonsterWithdrawn)] == ["monster:vampire.1"]
    assert game.lord().evil == 13


@rule("DL-R-65")
def test_suggestion_does_not_ask_for_ghosts() -> None:
    game = battle([*WIZARDS, "thief_y1_1"], card="suggestion", lair=["ghost"], evil=[5, 5, 5, 5])

    game.answers("monster:ghost.1")

    assert game.ask.kind == "target"
    assert game.lord().evil == 5


@rule("DL-SPELL-04", "DL-BAD-13")
def test_aura_of_fear_withdraws_one_monster_never_a_ghost() -> None:
    game = battle(YEAR_2, card="aura_of_fear", lair=["goblin", "troll", "ghost"], tile="souvenir_shop", year=2)

    game.answers("monster:goblin.1", "monster:troll.1", "monster:ghost.1")
    assert game.ask.kind == "spell_monster"
    assert game.why_not("monster:ghost.1") == "spell.ghost"
    game.answers("monster:troll.1")

    assert [told.tile for told in game.told(MonsterWithdrawn)] == ["monster:troll.1"]


@rule("DL-SPELL-04")
@pytest.mark.parametrize("card", ["aura_of_fear", "metamorphosis", "dimensional_gate"])
def test_a_spell_for_one_monster_does_nothing_without_monsters(card: str) -> None:
    game = battle(YEAR_2, card=card, lair=["ghost"], year=2)

    game.answers("monster:ghost.1")

    assert len(game.told(SpellCast)) == 1
    assert game.stunned() == ["ghost.1"]


@rule("DL-MON-14")
@pytest.mark.parametrize("tile", ["golem", "vampire", "dragon", "troll"])
def test_a_sheep_bites_for_one_loses_its_abilities_and_is_knocked_out(tile: str) -> None:
    game = battle(["warrior_y2_4", "wizard_y2_4", "priest_y2_1"], card="metamorphosis", lair=[tile], year=2)

    game.answers(f"monster:{tile}.1")

    assert len(game.told(MonsterSheep)) == 1
    assert game.hurt()[0] == ("warrior_y2_4", 1)
    assert game.stunned() == [f"{tile}.1"]
    assert len(game.told(HeroHealed)) == 1, "a dragon as a sheep does not stop the healing"


@rule("DL-MON-14", "DL-ROOM-01")
def test_a_sheep_gets_no_bonus_from_the_training_room() -> None:
    game = battle(YEAR_2, card="metamorphosis", lair=["troll"], tile="training_room", year=2)

    game.answers("monster:troll.1")

    assert game.hurt()[0] == ("warrior_y2_4", 1)


@rule("DL-MON-14")
def test_a_dragon_in_blind_rage_hits_only_the_first_hero_and_still_stops_the_healing() -> None:
    game = battle(["warrior_y2_4", "wizard_y2_4", "priest_y2_1"], card="blind_rage", lair=["dragon"], year=2)

    game.answers("monster:dragon.1")

    assert game.hurt()[:1] == [("warrior_y2_4", 2)]
    assert game.told(HeroHealed) == []


@rule("DL-R-49")
def test_in_blind_rage_a_vampire_before_a_priest_cannot_attack() -> None:
    game = battle(
        ["priest_y2_1", "wizard_y2_4"], card="blind_rage", lair=["vampire", "slime"], tile="souvenir_shop", year=2
    )

    game.answers("monster:vampire.1", "monster:slime.1", "monster:vampire.1", "up")

    assert len(game.told(MonsterIdle)) == 1 and game.lair() == ["vampire.1"]
    assert game.offered == ["drip", "hold"]


@rule("DL-SPELL-04")
def test_blind_rage_does_not_touch_ghosts() -> None:
    game = battle(["warrior_y2_4", "warrior_y2_1", "wizard_y2_4"], card="blind_rage", lair=["ghost"], year=2)

    game.answers("monster:ghost.1")

    assert game.offered == ["hero:warrior_y2_1", "hero:wizard_y2_4"]


@rule("DL-R-45")
def test_dimensional_gate_may_take_a_golem_that_has_returned() -> None:
    game = battle(YEAR_2, card="dimensional_gate", lair=["golem"], year=2)

    game.answers("monster:golem.1")

    assert game.lair() == [] and game.stunned() == []
    assert game.lord().evil == 4, "losing it adds no evil"


# -- spells for the party --------------------------------------------------------


@rule("DL-R-18", "DL-R-33", "DL-SPELL-05")
def test_a_magic_shield_takes_the_first_point_and_the_attack_still_counts() -> None:
    game = battle([("warrior_y1_4", 1), "wizard_y1_4", "priest_y1_1"], card="magic_shield", lair=["slime"])

    game.answers("monster:slime.1", "drip")

    assert [told.hero for told in game.told(ShieldHeld)] == ["hero:warrior_y1_4"]
    assert game.hurt()[:2] == [("wizard_y1_4", 1), ("priest_y1_1", 1)]
    assert len(game.told(HeroHealed)) == 1


@rule("DL-R-33")
def test_an_attack_that_is_fully_absorbed_calls_the_priest() -> None:
    game = battle([("warrior_y1_4", 2), "wizard_y1_4", "priest_y1_1"], card="magic_shield", lair=["witch"])

    game.answers("monster:witch.1", "two_small_spells", "hero:wizard_y1_4", "hero:priest_y1_1")

    assert [told.hero for told in game.told(ShieldHeld)] == ["hero:wizard_y1_4"]
    assert [told.hero for told in game.told(HeroHealed)] == ["hero:warrior_y1_4"]


@rule("DL-SPELL-05")
def test_a_magic_shield_holds_against_a_ghost() -> None:
    game = battle(WIZARDS, card="magic_shield", lair=["ghost"])

    game.answers("monster:ghost.1")

    assert game.hurt()[0] == ("wizard_y1_4", 1)


@rule("DL-R-18")
def test_a_magic_shield_holds_against_fatigue_and_poison_but_not_against_traps() -> None:
    tired = battle(WIZARDS, card="magic_shield", lair=["goblin"])
    tired.answers("done")
    assert tired.hurt() == [] and len(tired.told(ShieldHeld)) == 1

    trapped = battle(WIZARDS, card="magic_shield", traps=["rolling_stone"])
    trapped.answers("trap:rolling_stone.1")
    assert trapped.hurt() == [("warrior_y1_4", 3)]

    poisoned = battle(WIZARDS, card="magic_shield", traps=["poisoned_dart"], lair=["slime"])
    poisoned.answers("trap:poisoned_dart.1", "monster:slime.1", "hero:warrior_y1_4", "hold")
    assert poisoned.hurt() == [("warrior_y1_4", 1), ("warrior_y1_4", 1)]


@rule("DL-R-19")
def test_invisible_wizards_go_to_the_back_and_nothing_harms_them_this_round() -> None:
    game = battle(["wizard_y1_4", "wizard_y1_3", "warrior_y1_1"], card="invisibility", lair=["slime", "ghost"])

    game.answers("monster:slime.1", "monster:ghost.1", "monster:slime.1", "drip")

    assert game.hurt() == [("warrior_y1_1", 1)]
    assert [hero for hero, _ in game.party()] == ["warrior_y1_1", "wizard_y1_4", "wizard_y1_3"]
    assert len(game.told(MonsterIdle)) == 1, "the ghost finds nobody behind the first hero"


@rule("DL-R-19")
def test_invisible_wizards_alone_cannot_be_fought_and_conquer_the_tile() -> None:
    game = battle([("wizard_y1_4", 3)], card="invisibility", lair=["goblin"])

    game.answers("monster:goblin.1")

    assert len(game.told(MonsterIdle)) == 1
    assert game.party() == [("wizard_y1_4", 3)] and game.conquered() == ["1,3"]


@rule("DL-R-20", "DL-R-56")
def test_an_illusion_takes_the_first_hit_and_calls_the_goblins_second() -> None:
    game = battle(YEAR_2, card="illusion", lair=["goblin"], year=2)

    game.answers("monster:goblin.1")

    assert game.hurt()[:2] == [("illusion", 2), ("warrior_y2_4", 1)]
    assert game.prison() == [] and len(game.told(IllusionVanished)) == 1


@rule("DL-R-20")
def test_an_illusion_lets_a_ghost_strike_the_hero_behind_it_and_never_stays_alone() -> None:
    game = battle([("wizard_y2_1", 2)], card="illusion", lair=["ghost"], year=2)

    game.answers("monster:ghost.1")

    assert game.prison() == ["wizard_y2_1"]
    assert game.party() == [] and game.conquered() == []


@rule("DL-R-20")
def test_not_even_two_illusions_keep_a_party_alive() -> None:
    game = battle(["illusion", ("wizard_y2_1", 2)], card="illusion", lair=["ghost", "vampire"], year=2)

    game.answers("monster:ghost.1", "done").pass_until("nothing")

    assert game.party() == []


@rule("DL-R-20")
def test_an_illusion_has_no_symbols_and_stands_before_a_paladin_who_comes_later() -> None:
    game = battle(["illusion", "warrior_y2_1"], card="create_food", lair=["vampire"], year=2, evil=[9, 5, 5, 5])
    assert (anti_trap(game.lord()), hearts(game.lord()), magic(game.lord())) == (0, 0, 0)

    move_evil(game.state, 0, 1)

    assert [hero for hero, _ in game.party()] == ["illusion", "paladin_y2", "warrior_y2_1"]


@rule("DL-CEND-03", "DL-TRAP-07")
def test_create_food_gives_the_first_hero_a_hit_point_that_makes_a_poisoned_meal_bigger() -> None:
    game = battle(["warrior_y2_1", "wizard_y2_1"], card="create_food", lair=["goblin"], year=2)
    game.answers("done")
    assert [member.bonus for member in game.lord().party] == [1, 0]

    fed = battle(["warrior_y2_1"], traps=["poisoned_meal"], year=2, food=2, bonus=[1])
    fed.answers("trap:poisoned_meal.1")
    assert fed.hurt()[0] == ("warrior_y2_1", 6)


@rule("DL-COMB-03", "DL-CEND-03")
def test_a_bonus_hit_point_must_be_used_up_too() -> None:
    game = battle([("warrior_y2_1", 3)], lair=["goblin"], year=2, card="song_of_courage", bonus=[1])
    game.answers("done")
    assert game.party() == [("warrior_y2_1", 4)]

    on_the_edge = battle([("warrior_y2_1", 4)], lair=["goblin"], year=2, card="song_of_courage", bonus=[1])
    on_the_edge.answers("done")
    assert on_the_edge.party() == [("warrior_y2_1", 5)], "five printed points are not enough"

    gone = battle([("warrior_y2_1", 5)], lair=["goblin"], year=2, card="song_of_courage", bonus=[1])
    gone.answers("done")
    assert gone.prison() == ["warrior_y2_1"]


def test_song_of_courage_spares_the_fatigue_but_not_the_tile() -> None:
    game = battle(YEAR_2, card="song_of_courage", lair=["goblin"], year=2)

    game.answers("done")

    assert game.hurt() == [] and game.conquered() == ["1,3"]


@rule("DL-MON-12")
def test_regeneration_heals_even_after_a_dragon() -> None:
    game = battle(YEAR_2, card="regeneration", lair=["dragon"], year=2)

    game.answers("monster:dragon.1")

    (healed,) = game.told(HeroHealed)
    assert (healed.hero, healed.points, healed.cause) == ("hero:warrior_y2_4", 2, "spell:regeneration")


# -- spells against the owner ----------------------------------------------------


@rule("DL-R-48", "DL-GEN-11")
def test_the_fist_of_justice_takes_an_imp_but_no_troll_token() -> None:
    game = battle(WIZARDS, card="fist_of_justice", lair=["troll"], imps=0)
    game.answers("done")
    assert game.lord().imps == 0

    rich = battle(WIZARDS, card="fist_of_justice", lair=["troll"], imps=3)
    rich.answers("done")
    assert rich.lord().imps == 2


@pytest.mark.parametrize(("stock", "lost"), [({"gold": 1, "food": 1}, "gold"), ({"food": 1}, "food"), ({}, "trap")])
def test_detect_treasure_takes_gold_or_food_or_a_trap(stock: dict[str, Any], lost: str) -> None:
    game = battle(WIZARDS, card="detect_treasure", traps=["fire_wall", "pendulum"], **stock)

    game.answers("pass")
    if lost == "trap":
        game.answers("trap:fire_wall.1")

    assert len(game.told(TrapDiscarded)) == (1 if lost == "trap" else 0)
    assert (game.lord().gold, game.lord().food) == {"gold": (0, 1), "food": (0, 0), "trap": (0, 0)}[lost]


def test_graffiti_makes_the_owner_look_harmless() -> None:
    game = battle(WIZARDS, card="graffiti", lair=["goblin"])

    game.answers("done")

    assert game.lord().evil == 2


@rule("DL-R-63")
def test_the_magic_key_frees_a_prisoner_of_the_owners_choice() -> None:
    game = battle(
        YEAR_2, card="magic_key", lair=["goblin"], year=2, prison=["warrior_y1_1", "paladin_y1"], table={"paladin": -1}
    )

    game.answers("done")
    assert (game.ask.kind, (game.ask.args or {})["why"]) == ("release", "magic_key")
    game.answers("hero:warrior_y1_1")

    assert game.prison() == ["paladin_y1"]
    assert [told.hero for told in game.told(PrisonerReleased)] == ["hero:warrior_y1_1"]
    assert [hero for hero, _ in game.party()] == ["warrior_y2_4", "wizard_y2_4"]


def test_a_fireball_only_looks_impressive() -> None:
    game = battle(WIZARDS, card="fireball", lair=["goblin"])

    game.answers("done")

    assert len(game.told(SpellCast)) == 1 and game.hurt() == [("warrior_y1_4", 1)]
