"""Cards that meet in one window: who may still act, what stays settled, what a later roll may not touch."""

from __future__ import annotations

from typing import Any

from gruft.games.descent.moments.marks import OL_TURN_START, QUEST_END, add_mark, has_mark
from gruft.games.descent.moments.moment import OverlordTurnStart
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.kinds import OVERLORD, REANIMATE
from gruft.games.descent.rules.conditions import CONDITION
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.turns.familiars import summon
from gruft.games.descent.rules.turns.hero import hero_end
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


def windows(scene: Scene, key: str) -> int:
    """How often this card was offered."""
    return sum(key in ask.split() for ask in scene.asked)


# -- figures a surge adds later ------------------------------------------------------


@rule("DE-SURGE-06", "DE-ATK-09")
def test_dice_of_the_attack_are_not_rolled_again_when_a_surge_adds_figures() -> None:
    scene = Scene("A..z", "...z", A="widow_tarha", z="zombie").give("A", "dwarven_firebomb", "mana_weave").turn_of("A")

    scene.dice(5, 1, 4, 0, 0).attacks("A", "space:3,0", "surge:dwarven_firebomb.2")

    assert windows(scene, "ability:widow_tarha") == 1
    assert windows(scene, "card:mana_weave") == 1


DRAGON = ("dd....", "ddA.B.", "dd....")
BREATH = ("surge:shadow_dragon.1", "space:3,1", "space:4,1", "pass")


def dragon() -> Scene:
    return Scene(*DRAGON, A="leoric_of_the_book", B="ashrian", d="shadow_dragon*").overlords_turn("d")


@rule("DE-SURGE-06")
def test_figures_added_later_do_not_bring_back_the_time_before_the_roll() -> None:
    scene = dragon().overlord_holds("expert_blow", "critical_blow", "dark_might")

    scene.dice(5, 5, 0, 0).attacks("d", *BREATH)

    for key in ("card:expert_blow", "card:critical_blow", "card:dark_might"):
        assert windows(scene, key) == 1, key


@rule("DE-SURGE-06")
def test_who_has_defended_does_not_improve_his_result_when_others_join() -> None:
    scene = dragon().give("A", "ghost_armor")

    scene.dice(5, 5, 0, 0).attacks("d", *BREATH)

    assert windows(scene, "card:ghost_armor") == 1
    assert scene.damage("B") == 3


@rule("DE-SURGE-06")
def test_who_joins_later_may_use_his_own_defence() -> None:
    scene = dragon().give("B", "wooden_shield_disciple")

    scene.dice(5, 5, 0, 0).attacks("d", *BREATH, "card:wooden_shield_disciple")

    assert scene.exhausted("B", "wooden_shield_disciple")


# -- again and again -----------------------------------------------------------------


@card("deathly_haste")
@rule("DE-CARD-04")
def test_deathly_haste_moves_the_reanimate_once_for_each_point() -> None:
    scene = Scene("A..", "...", A="leoric_of_the_book").give("A", "raise_dead", "deathly_haste")
    summon(scene.g, 0, scene.g.live.map.number[2, 0])

    scene.does("A", "fatigue", "card:deathly_haste", "step:2,1")

    assert windows(scene, "card:deathly_haste") == 1
    assert scene.g.live.map.places[scene.g.spaces[REANIMATE][0]] == (2, 1)


# -- what cannot be used is not paid for ---------------------------------------------


@card("bushwhack")
def test_bushwhack_is_refused_if_no_weapon_reaches_the_monster() -> None:
    scene = Scene("A..z", A="tomble_burrowell", z="zombie").give("A", "bushwhack", "iron_longsword")

    assert scene.why_not("A", "card:bushwhack") == "attack.no_target"


def test_a_monkey_cannot_use_a_feat_that_is_an_attack() -> None:
    scene = Scene("A.z.z", A="widow_tarha", z="zombie").give("A", "arcane_bolt")
    scene.overlord_holds("curse_of_the_monkey_god")
    add_mark(scene.g, "monkey", OVERLORD, scene.figure("A"), QUEST_END)

    assert scene.why_not("A", "feat") == "attack.monkey"


@card("feat:widow_tarha")
def test_tarhas_feat_measures_range_to_a_space_she_sees() -> None:
    scene = Scene("A#ee", "..ee", "z...", A="widow_tarha", e="ettin", z="zombie").give("A", "arcane_bolt")

    scene.turn_of("A").dice(4, 1, 0, 0, 0).does("A", "feat", "monster:ettin.1", "monster:zombie.1")

    assert scene.damage("e") > 0


# -- effects that outlive their owner or their attack ----------------------------------


@card("armor_of_faith", "divine_fury")
@rule("DE-KO-04")
def test_armor_of_faith_and_divine_fury_stay_when_the_disciple_falls() -> None:
    scene = Scene("ABz", A="avric_albright", B="syndrael", z="zombie*")
    scene.give("A", "prayer_of_healing", "armor_of_faith", "divine_fury").give("B", "iron_longsword").dice(0)
    scene.does("A", "card:prayer_of_healing", "hero:syndrael")
    scene.knocked_out("A")

    struck = scene.overlords_turn("z").dice(2, 0, 0, 0).attacks("z")
    strikes = scene.turn_of("B").dice(2, 0, 0, 0).attacks("B")

    assert len(struck.defence[scene.figure("B")]) == 2
    assert len(strikes.dice) == 3


@card("subdue")
def test_subdue_of_an_attack_that_misses_is_lost() -> None:
    scene = Scene("A..b", A="syndrael", b="baron_zachareth", level="expert", crrg=False)
    scene.relic("b", "the_shadow_rune_overlord")
    scene.dice(1, 0, 3, 0).uses("b", "shadow_bolt", "surge:baron_zachareth.2")
    missed = scene.damage("A") == 0

    scene.dice(2, 0, 4, 0).uses("b", "shadow_bolt")

    assert missed and scene.damage("A") > 0
    assert scene.conditions("A") == set()


@card("iron_bound_ring")
@rule("DE-ATK-28")
def test_the_iron_bound_ring_looks_at_the_dice_after_all_rerolls() -> None:
    turned = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_bound_ring", "iron_shield").overlords_turn("z")
    left = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_bound_ring", "iron_shield").overlords_turn("z")

    turned.dice(2, 4, 0, 5).attacks("z", "card:iron_shield", "reroll")
    left.dice(2, 4, 0).attacks("z", "card:iron_shield", "shield")

    assert turned.damage("A") == 4 - 3
    assert left.damage("A") == 4 - 2


# -- recovering and its followers -------------------------------------------------------


@card("tempest", "ancestor_spirits")
def test_ancestor_spirits_follow_the_fatigue_a_failed_tempest_gives_back() -> None:
    scene = Scene("A", A="ashrian").give("A", "tempest", "ancestor_spirits").hurt("A", damage=2).dice(*FAILS)

    scene.does("A", "card:tempest", "card:ancestor_spirits")

    assert (scene.damage("A"), scene.fatigue("A")) == (1, 1)


@card("grisban_the_thirsty")
def test_grisban_discards_a_condition_with_each_rest() -> None:
    scene = Scene("A", A="grisban_the_thirsty").has("A", "poisoned", "diseased")

    scene.does("A", "rest", "ability:grisban_the_thirsty", "condition:poisoned")
    scene.does("A", "rest", "ability:grisban_the_thirsty")

    assert scene.conditions("A") == set()


@card("demonhide_leather", "feat:syndrael")
def test_demonhide_leather_counts_the_move_action_of_syndraels_feat() -> None:
    scene = Scene("AB......", A="syndrael", B="ashrian").give("A", "demonhide_leather")
    scene.does("A", "feat", "hero:syndrael", "stop", "stop")
    scene.does("A", "move")

    scene.play(hero_end(scene.g))

    assert scene.g.move_actions == 2


# -- the Reanimate is treated as a hero (DE-FAM-07) -------------------------------------


def with_servant(*rows: str, at: tuple[int, int], **legend: Any) -> Scene:
    scene = Scene(*rows, **legend)
    scene.g.classes[1] = "necromancer"
    summon(scene.g, 1, scene.g.live.map.number[at])
    return scene


@card("prayer_of_healing")
@rule("DE-FAM-07")
def test_a_prayer_on_the_reanimate_brings_what_it_brings_besides_healing() -> None:
    scene = with_servant("A..", at=(1, 0), A="avric_albright")
    scene.give("A", "prayer_of_healing", "armor_of_faith", "cleansing_touch").dice(0)
    scene.g.cond[REANIMATE] = CONDITION["stunned"]

    scene.does("A", "card:prayer_of_healing", "familiar:reanimate", "condition:stunned")

    assert scene.g.cond[REANIMATE] == 0 and has_mark(scene.g, "armor_of_faith", REANIMATE)


@card("curse_doll", "feat:syndrael")
@rule("DE-FAM-07")
def test_curse_doll_and_syndraels_feat_serve_the_reanimate_too() -> None:
    scene = with_servant("A....", at=(1, 0), A="syndrael").give("A", "curse_doll")
    scene.g.cond[REANIMATE] = CONDITION["stunned"]

    scene.does("A", "card:curse_doll")
    scene.does("A", "feat", "familiar:reanimate", "step:2,0", "step:3,0", "stop", "stop")

    assert scene.g.cond[REANIMATE] == 0
    assert scene.g.live.map.places[scene.g.spaces[REANIMATE][0]] == (3, 0)


# -- who may be hit ---------------------------------------------------------------------


@card("fire_breath")
def test_fire_breath_does_not_burn_an_elemental_in_the_air() -> None:
    scene = Scene("dd.....", "ddA..ee", "dd...ee", A="syndrael", d="shadow_dragon*", e="elemental")
    add_mark(scene.g, "air", scene.figure("e"), scene.figure("e"), OL_TURN_START)
    wire(scene.g)

    a = (
        scene.overlords_turn("d")
        .dice(5, 5, 0)
        .attacks("d", "surge:shadow_dragon.1", "space:3,1", "space:4,1", "space:5,1")
    )

    assert scene.figure("e") not in a.affected


@card("not_me")
def test_not_me_finds_no_stand_in_that_no_attack_can_hit() -> None:
    scene = Scene("A...see", ".....ee", A="jain_fairwood", s="splig", e="elemental").give("A", "yew_shortbow")
    add_mark(scene.g, "air", scene.figure("e"), scene.figure("e"), OL_TURN_START)

    a = scene.turn_of("A").dice(*PASSES, 4, 1, 0).attacks("A")

    assert a.targets == [scene.figure("s")]


@card("tomble_burrowell")
def test_tomble_borrows_nothing_from_a_monkey() -> None:
    scene = Scene("zAB", A="tomble_burrowell", B="syndrael", z="zombie").overlord_holds("curse_of_the_monkey_god")
    add_mark(scene.g, "monkey", OVERLORD, scene.figure("B"), QUEST_END)

    a = scene.overlords_turn("z").dice(2, 4, 1).attacks("z", "ability:tomble_burrowell")

    assert len(a.defence[scene.figure("A")]) == 1


@card("stoneskin")
def test_stoneskin_helps_against_the_fire_of_a_friend_too() -> None:
    scene = Scene("LA", L="leoric_of_the_book", A="ashrian").give("L", "arcane_bolt").give("A", "stoneskin")

    scene.dice(2, 1, 0, 0).does("L", "feat", "card:stoneskin")

    assert scene.exhausted("A", "stoneskin")


def test_a_monkey_has_no_defence_result_to_improve() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_shield").overlord_holds("curse_of_the_monkey_god")
    add_mark(scene.g, "monkey", OVERLORD, scene.figure("A"), QUEST_END)

    scene.overlords_turn("z").dice(2, 4).attacks("z")

    assert windows(scene, "card:iron_shield") == 0


@card("death_rage")
def test_death_rage_counts_the_wounds_when_the_surge_is_spent() -> None:
    scene = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "death_rage", "chipped_greataxe")
    scene.hurt("A", damage=5)

    scene.dice(1, 0, 0).does("A", "card:death_rage", "surge:death_rage.1")

    assert scene.damage("z") == 5


# -- taking over, being charmed, coming back ---------------------------------------------


@card("unseen")
def test_who_takes_the_place_of_the_unseen_thief_is_seen() -> None:
    scene = Scene("AB", ".z", A="syndrael", B="tomble_burrowell", z="zombie").give("A", "defend").give("B", "unseen")
    scene.exhaust("B", "unseen").overlords_turn("z")

    a = scene.dice(2, 4, 0).attacks("z", "space:1,0", "card:defend")

    assert not a.missed and scene.damage("A") == 4


def test_a_charmed_hero_made_to_attack_himself_defends_himself() -> None:
    scene = Scene("A", A="syndrael").give("A", "iron_longsword", "iron_shield").overlord_holds("dark_charm")

    scene.overlords_turn().dice(*FAILS, 2, 1, 0)
    scene.moment(OverlordTurnStart(), "card:dark_charm", "attack", "card:iron_shield", "shield")

    assert scene.damage("A") == 3
    assert scene.exhausted("A", "iron_shield")


@card("dark_charm", "pit_trap")
def test_no_trap_waits_for_a_charmed_hero_who_counts_as_a_monster() -> None:
    scene = Scene("A..", A="syndrael").overlord_holds("dark_charm", "pit_trap").overlords_turn().dice(*FAILS)

    scene.moment(OverlordTurnStart(), "card:dark_charm", "move", "step:1,0", "stop")

    assert scene.at("A") == (1, 0) and scene.damage("A") == 0
    assert not any("card:pit_trap" in ask for ask in scene.asked)


def test_the_overlord_does_not_use_the_cards_of_a_charmed_hero() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "iron_longsword", "mana_weave")

    scene.overlord_holds("dark_charm").overlords_turn().dice(*FAILS, 2, 1, 0)
    scene.moment(OverlordTurnStart(), "card:dark_charm", "hero:syndrael", "attack", "space:1,0")

    assert windows(scene, "card:mana_weave") == 0 and scene.damage("B") == 4


def test_a_large_monster_rises_with_as_many_spaces_as_possible_near_its_token() -> None:
    scene = Scene("ee.....", "ee.....", "A......", A="syndrael", e="ettin").overlord_holds("rise_again")
    scene.play(defeat(scene.g, scene.figure("e"), 0), "card:rise_again")

    scene.overlords_turn().moment(OverlordTurnStart(), "stand:4,0,2,2")

    assert windows(scene, "stand:4,0,2,2") == 1
    assert windows(scene, "stand:5,0,2,2") == 0


def test_a_knocked_out_hero_may_stay_down_when_avric_heals() -> None:
    scene = Scene("AB", A="avric_albright", B="syndrael").knocked_out("B")

    scene.dice(1, 1).does("A", "feat", "no")

    assert scene.at("B") is None
