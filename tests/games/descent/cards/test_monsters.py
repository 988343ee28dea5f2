"""Every ability of monsters and lieutenants, and both sides of the relics."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.monsters import KNOWN_TO_THE_RULES
from gruft.games.descent.moments.hooks import DOINGS, HOOKS, SURGE_EFFECTS
from gruft.games.descent.moments.moment import HeroTurnStart, OverlordTurn, OverlordTurnStart
from gruft.games.descent.moments.values import COMPUTED
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import CARDS, EXHAUSTED
from gruft.games.descent.pieces.content import ABILITIES, ITEMS, RELICS
from gruft.games.descent.pieces.dice import BLACK, GREY, RED
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KINDS, MASTER, MIGHT
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.rules.turns.monster_actions import move_refusal
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule

KNOWN = {*HOOKS, *COMPUTED}
"""Everything that takes part at some moment or changes some value."""


def test_every_ability_has_a_behaviour() -> None:
    for name, ability in ABILITIES.items():
        if ability.kind == "surge":
            assert ability.condition or name in SURGE_EFFECTS, name
        else:
            assert name in KNOWN or name in DOINGS or name in KNOWN_TO_THE_RULES, name


def test_every_surge_effect_of_a_card_exists() -> None:
    for kind in KINDS:
        assert all(not surge.effect or surge.effect in SURGE_EFFECTS for surge in kind.surges), kind.id
    for name, side in RELICS.items():
        assert all(not surge.effect or surge.effect in SURGE_EFFECTS for surge in side.surges), name


# -- monsters -------------------------------------------------------------------------


@card("howl")
def test_howl_tires_heroes_within_three_spaces_who_fail() -> None:
    scene = Scene("bb.A.B", A="syndrael", B="ashrian", b="barghest")

    scene.dice(*FAILS).uses("b", "howl")

    assert (scene.fatigue("A"), scene.fatigue("B")) == (1, 0)
    assert Scene("bb....A", A="syndrael", b="barghest").why_not_use("b", "howl") == "card.no_target"


@card("night_stalker")
def test_night_stalker_adds_a_brown_die_against_attacks_from_afar() -> None:
    far = Scene("A..bb", A="jain_fairwood", b="barghest*").give("A", "yew_shortbow")
    near = Scene("Abb", A="syndrael", b="barghest*").give("A", "iron_longsword")

    a = far.dice(4, 1, 0, 0).attacks("A", "ability:night_stalker")
    b = near.dice(4, 0, 0).attacks("A")

    assert len(a.defence[far.figure("b")]) == 2
    assert len(b.defence[near.figure("b")]) == 1


@card("web")
@rule("DE-R-19")
def test_web_tires_heroes_who_leave_a_space_beside_the_spider() -> None:
    scene = Scene("As", "..", A="syndrael", s="cave_spider*").turn_of("A")
    tired = Scene("As", "..", A="syndrael", s="cave_spider*").hurt("A", fatigue=4).turn_of("A")

    for one in (scene, tired):
        one.does("A", "move")
        one.does("A", "step:0,1")

    assert (scene.fatigue("A"), scene.damage("A")) == (1, 0)
    assert (tired.fatigue("A"), tired.damage("A")) == (4, 1)


@card("fire")
def test_fire_attacks_everybody_beside_the_elemental() -> None:
    scene = Scene("Aeez", ".ee.", A="syndrael", e="elemental", z="zombie")

    scene.dice(2, 1, 0, 0).uses("e", "fire")

    assert scene.damage("A") == 4
    assert scene.at("z") is None


@card("earth", "water")
def test_earth_holds_and_water_tires_heroes_beside_who_fail() -> None:
    scene = Scene("Aee", ".ee", A="syndrael", e="elemental")

    scene.dice(*FAILS).uses("e", "earth")
    scene.dice(*FAILS).uses("e", "water")

    assert scene.conditions("A") == {"immobilized"}
    assert scene.fatigue("A") == 2


@card("earth", "water")
def test_earth_and_water_need_a_hero_beside() -> None:
    scene = Scene("A.ee", "..ee", A="syndrael", e="elemental")

    assert scene.why_not_use("e", "earth") == scene.why_not_use("e", "water") == "card.no_target"


@card("air")
@rule("DE-R-41", "DE-ERR-10")
def test_air_protects_from_attacks_that_are_not_adjacent() -> None:
    scene = Scene("A..ee", "B..ee", A="jain_fairwood", B="syndrael", e="elemental").give("A", "yew_shortbow")
    near = Scene("Aee", ".ee", A="jain_fairwood", e="elemental").give("A", "yew_shortbow")

    for one in (scene, near):
        one.uses("e", "air")

    refusal = attack_refusal(scene.g, 0)
    assert refusal is not None and refusal.code == "attack.no_target"
    assert attack_refusal(near.g, 0) is None


@card("air")
def test_air_as_printed_protects_from_everything_and_lets_heroes_through() -> None:
    scene = Scene("Aee.", "#ee#", A="jain_fairwood", e="elemental", errata=False).give("A", "yew_shortbow")
    scene.uses("e", "air")

    assert attack_refusal(scene.g, 0) is not None
    scene.turn_of("A").does("A", "move")
    scene.does("A", "step:1,0", "step:2,0", "step:3,0")
    assert scene.at("A") == (3, 0)


@card("reach")
@rule("DE-KEY-05", "DE-BAD-04")
def test_reach_lets_an_ettin_strike_two_spaces_away() -> None:
    scene = Scene("A.ee", "..ee", A="syndrael", e="ettin")

    scene.dice(2, 1, 0).attacks("e")

    assert scene.damage("A") == 4


@card("throw")
@rule("DE-MOVE-11", "DE-R-60")
def test_throw_places_a_hero_who_fails_and_hurts_him() -> None:
    scene = Scene("..Aee", "...ee", A="syndrael", e="ettin*")

    scene.dice(*FAILS).uses("e", "throw", "space:0,0")

    assert scene.at("A") == (0, 0)
    assert scene.damage("A") == 1


@card("throw")
def test_throw_does_nothing_to_a_hero_who_passes() -> None:
    scene = Scene(".Aee", "..ee", A="syndrael", e="ettin*")

    scene.dice(*PASSES).uses("e", "throw")

    assert scene.at("A") == (1, 0) and scene.damage("A") == 0


@card("heal")
def test_heal_recovers_a_monster_within_three_spaces() -> None:
    scene = Scene("m..z", m="flesh_moulder*", z="zombie*").hurt("z", 5)

    scene.dice(4).uses("m", "heal", "master:zombie.1")

    assert scene.damage("z") == 2


@card("mend")
def test_mend_recovers_the_attacker() -> None:
    scene = Scene("A.m", A="syndrael", m="flesh_moulder*").hurt("m", 4)

    scene.dice(1, 1, 5).attacks("m", "surge:flesh_moulder.1")

    assert scene.damage("m") == 2


@card("scamper")
def test_scamper_lets_goblins_run_through_heroes() -> None:
    scene = Scene("gA.", A="syndrael", g="goblin_archer").overlords_turn("g")

    scene.play(move_spaces(scene.g, scene.figure("g"), 2), "step:1,0", "step:2,0")

    assert scene.at("g") == (2, 0)


@card("cowardly")
@rule("DE-R-25", "DE-BAD-05")
def test_cowardly_goblins_spend_surges_only_near_a_master_or_lieutenant() -> None:
    alone = Scene("A.g", A="syndrael", g="goblin_archer")
    led = Scene("A.gG", A="syndrael", g="goblin_archer", G="goblin_archer*")

    alone.dice(1, 1, 5).attacks("g")
    led.dice(1, 1, 5).attacks("g", "surge:goblin_archer.2")

    assert not any(ask.startswith("surge") for ask in alone.asked)
    assert led.damage("A") == 1


@card("flail")
@rule("DE-R-26")
def test_flail_may_strike_two_heroes_with_one_roll() -> None:
    scene = Scene("A.B", "mm.", "mm.", A="syndrael", B="ashrian", m="merriod*")

    scene.dice(2, 1, 0, 0).attacks("m", "space:0,0", "space:2,0")

    assert (scene.damage("A"), scene.damage("B")) == (4, 4)


@card("shadow")
def test_shadow_demands_a_surge_of_heroes_beside_whatever_they_attack() -> None:
    scene = Scene("zAdd", "..dd", "..dd", A="syndrael", d="shadow_dragon", z="zombie*").give("A", "iron_longsword")

    missed = scene.dice(2, 1, 0).attacks("A", "space:0,0")
    hit = scene.dice(1, 1, 0).attacks("A", "space:0,0", "must:shadow")

    assert missed.missed and not hit.missed


@card("fire_breath")
@rule("DE-SURGE-06")
def test_fire_breath_burns_a_path_from_the_target() -> None:
    scene = Scene("BAdd", "..dd", "C.dd", A="syndrael", B="ashrian", C="jain_fairwood", d="shadow_dragon*")

    scene.dice(1, 1, 0, 0, 0)
    scene.attacks("d", "surge:shadow_dragon.1", "space:0,0", "space:0,1", "space:0,2")

    assert [scene.damage(sign) for sign in "ABC"] == [4, 4, 4]


@card("grab")
def test_grab_holds_a_hero_who_fails() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*")

    scene.dice(*FAILS).uses("z", "grab")

    assert scene.conditions("A") == {"immobilized"}


@card("shambling")
def test_shambling_monsters_move_once_and_once_more_with_dash() -> None:
    scene = Scene("z....A", A="syndrael", z="zombie").overlords_turn("z")
    f = scene.figure("z")
    scene.g.actions, scene.g.move_actions = 1, 1

    refusal = move_refusal(scene.g, f)
    scene.g.extra_moves = 1

    assert refusal is not None and refusal.code == "monster.shambling"
    assert move_refusal(scene.g, f) is None


@card("poison", "disease", "immobilize")
@rule("DE-COND-02", "DE-R-22")
@pytest.mark.parametrize(
    ("monster", "condition"), [("cave_spider", "poisoned"), ("zombie", "diseased"), ("merriod", "immobilized")]
)
def test_condition_surges_need_damage(monster: str, condition: str) -> None:
    rows = ("Amm", ".mm") if monster == "merriod" else ("Am", "..")
    hit, blocked = (Scene(*rows, A="syndrael", m=monster) for _ in range(2))

    hit.dice(1, 1, 0).attacks("m", f"surge:{monster}.1")
    blocked.give("A", "leather_armor", "warding_talisman").dice(1, 1, 5, 5)
    blocked.attacks("m", "card:warding_talisman", f"surge:{monster}.1")

    assert hit.conditions("A") == {condition}
    assert blocked.conditions("A") == set()


# -- lieutenants ----------------------------------------------------------------------------


@card("dominion")
def test_dominion_moves_a_hero_and_holds_him_if_he_fails() -> None:
    scene = Scene("b..A..", b="baron_zachareth", A="syndrael")

    scene.dice(*PASSES, *FAILS).uses("b", "dominion", "hero:syndrael", "step:4,0", "step:5,0")

    assert scene.at("A") == (5, 0)
    assert scene.conditions("A") == {"immobilized"}


@card("dominion")
def test_dominion_fails_with_the_barons_own_test() -> None:
    scene = Scene("b..A", b="baron_zachareth", A="syndrael")

    scene.dice(*FAILS).uses("b", "dominion")

    assert scene.at("A") == (3, 0)


@card("subdue")
def test_subdue_gives_the_target_a_condition_if_damage_is_dealt() -> None:
    scene = Scene("bA", b="baron_zachareth", A="syndrael")

    scene.dice(1, 1, 0).attacks("b", "surge:baron_zachareth.2", "condition:stunned")
    hit = scene.conditions("A")
    scene.dice(1, 0, 5).attacks("b", "surge:baron_zachareth.2")

    assert hit == {"stunned"}
    assert scene.conditions("A") == {"stunned"}


@card("shadow_bolt")
def test_shadow_bolt_is_a_ranged_attack_with_three_dice() -> None:
    scene = Scene("b..A", b="baron_zachareth", A="syndrael", level="expert")

    scene.dice(3, 1, 1, 0).uses("b", "shadow_bolt")

    assert scene.damage("A") == 5
    assert ABILITIES["shadow_bolt"].contains_attack


@card("fly")
@rule("DE-R-73")
def test_fly_passes_figures_and_terrain() -> None:
    scene = Scene("bA#.", b="belthir", A="syndrael").overlords_turn("b")

    scene.play(move_spaces(scene.g, scene.figure("b"), 3), "step:1,0", "step:2,0", "step:3,0")

    assert scene.at("b") == (3, 0)


@card("cry_havoc")
def test_cry_havoc_attacks_everybody_flown_over() -> None:
    scene = Scene("bA.B.", b="belthir", A="syndrael", B="ashrian", level="expert")

    scene.dice(2, 1, 1, 0, 0).uses("b", "cry_havoc", "step:1,0", "step:2,0", "step:3,0", "step:4,0")

    assert (scene.damage("A"), scene.damage("B")) == (6, 6)


@card("sacrifice")
def test_sacrifice_heals_eliza_by_what_a_servant_suffers() -> None:
    scene = Scene("ez", e="lady_eliza_farrow", z="zombie").hurt("e", 5)

    scene.uses("e", "sacrifice", "number:3")

    assert scene.damage("e") == 2
    assert scene.at("z") is None
    assert Scene("e.z", e="lady_eliza_farrow", z="zombie").why_not_use("e", "sacrifice") == "card.no_target"


@card("seduce")
def test_seduce_moves_and_stuns_a_hero() -> None:
    scene = Scene("e..A.", e="lady_eliza_farrow", A="syndrael")

    scene.dice(*PASSES).uses("e", "seduce", "step:2,0")

    assert scene.at("A") == (2, 0)
    assert scene.conditions("A") == {"stunned"}


@card("blood_call")
@rule("DE-R-24")
def test_blood_call_heals_by_the_damage_dealt() -> None:
    scene = Scene("e.A", e="lady_eliza_farrow", A="syndrael").hurt("e", 5)

    scene.dice(1, 4, 1).attacks("e", "surge:lady_eliza_farrow.1")

    assert scene.damage("e") == 2


@card("blood_call")
@rule("DE-R-24")
def test_blood_call_heals_by_the_damage_dealt_to_all() -> None:
    scene = Scene("e.AB", e="lady_eliza_farrow", A="syndrael", B="ashrian").hurt("e", 8)

    def mods(a: Attack) -> None:
        a.blast = True

    flow = perform_attack(scene.g, scene.figure("e"), mods=mods)
    a = scene.dice(1, 4, 1, 1).play(flow, "surge:lady_eliza_farrow.1")

    assert all(a.dealt.values()) and len(a.dealt) == 2
    assert scene.damage("e") == 8 - sum(a.dealt.values())


@card("wail")
@rule("DE-FAT-02")
def test_worked_example_wail_gives_tomble_a_fatigue_and_a_damage() -> None:
    scene = Scene("e..A", e="lady_eliza_farrow", A="tomble_burrowell").hurt("A", fatigue=4)

    scene.dice(*FAILS).uses("e", "wail")

    assert (scene.fatigue("A"), scene.damage("A")) == (5, 1)


@card("aftershock")
def test_aftershock_tires_a_hero_who_strikes_merick_from_beside() -> None:
    scene = Scene("Am", m="lord_merick_farrow", A="syndrael").give("A", "iron_longsword").turn_of("A")

    scene.dice(4, 0, 0, *FAILS).attacks("A")

    assert scene.fatigue("A") == 1


@card("ignite")
def test_ignite_costs_merick_a_damage_and_burns_all_around() -> None:
    scene = Scene("Amz", m="lord_merick_farrow", A="syndrael", z="zombie")

    scene.dice(2, 1, 0, 0).uses("m", "ignite")

    assert scene.damage("m") == 1 and scene.damage("A") == 4
    assert scene.at("z") is None


@card("ignite")
def test_ignite_is_refused_if_it_would_defeat_merick() -> None:
    scene = Scene("Am", m="lord_merick_farrow", A="syndrael").hurt("m", 7)

    assert scene.why_not_use("m", "ignite") == "card.would_be_defeated"


@card("wither")
def test_wither_tires_the_target_in_step_four() -> None:
    scene = Scene("m.A", m="lord_merick_farrow", A="syndrael", level="expert")

    scene.dice(1, 0, 0, 5).attacks("m", "surge:lord_merick_farrow.1")

    assert scene.fatigue("A") == 1


@card("unmovable")
def test_unmovable_alric_is_not_pushed() -> None:
    scene = Scene("A.a..", a="sir_alric_farrow", A="syndrael").give("A", "crossbow").turn_of("A")

    scene.dice(1, 4, 0, 0).attacks("A", "surge:crossbow.2")

    assert scene.at("a") == (2, 0)


@card("overpower")
def test_overpower_trades_places_with_a_hero_beside() -> None:
    scene = Scene("a.A.", a="sir_alric_farrow", A="syndrael")

    scene.dice(*PASSES).uses("a", "overpower", "step:1,0", "hero:syndrael", "yes", "stop")

    assert scene.at("a") == (2, 0) and scene.at("A") == (1, 0)
    assert scene.fatigue("A") == 1


@card("regeneration")
def test_regeneration_heals_alric_at_the_start_of_the_overlords_turn() -> None:
    scene = Scene("a", a="sir_alric_farrow", level="expert").hurt("a", 3)

    scene.moment(OverlordTurnStart())

    assert scene.damage("a") == 2


@card("not_me")
def test_not_me_lets_a_goblin_take_the_blow() -> None:
    scene = Scene("Asg", s="splig", g="goblin_archer*", A="syndrael").give("A", "iron_longsword").turn_of("A")

    scene.dice(*PASSES, 2, 1, 0).attacks("A")

    assert scene.damage("s") == 0
    assert scene.at("g") is None


@card("not_me")
def test_not_me_fails_with_the_test() -> None:
    scene = Scene("Asg", s="splig", g="goblin_archer*", A="syndrael").give("A", "iron_longsword").turn_of("A")

    scene.dice(*FAILS, 2, 1, 0).attacks("A")

    assert scene.damage("s") == 4


@card("knockback")
def test_knockback_throws_the_target_up_to_three_spaces_away() -> None:
    scene = Scene("sA....", s="splig", A="syndrael")

    scene.dice(1, 0, 5).attacks("s", "surge:splig.1", "space:4,0")

    assert scene.at("A") == (4, 0)


@card("promotion")
def test_promotion_turns_a_minion_into_a_master() -> None:
    scene = Scene("sg", s="splig", g="goblin_archer", level="expert").reserve("goblin_archer", MASTER)

    scene.dice(*PASSES).uses("s", "promotion")

    masters = [f for f in range(FIRST_MONSTER, len(scene.g.kind)) if KINDS[scene.g.kind[f]].rank == MASTER]
    assert scene.at("g") is None
    assert scene.g.live.map.places[scene.g.spaces[masters[0]][0]] == (1, 0)


@card("promotion")
def test_promotion_keeps_the_group_limit() -> None:
    scene = Scene("sgG", s="splig", g="goblin_archer", G="goblin_archer*", level="expert")

    assert scene.why_not_use("s", "promotion") == "card.no_target"


# -- relics ----------------------------------------------------------------------------------


def test_every_relic_side_has_a_behaviour() -> None:
    for name, side in RELICS.items():
        assert name in KNOWN or name in DOINGS or side.surges, name
    assert all(ITEMS[name].origin == "relic" for name in ("dawnblade", "trueshot", "staff_of_light"))


@card("dawnblade")
def test_dawnblade_strikes_a_second_monster_beside() -> None:
    scene = Scene("zAz", A="syndrael", z="zombie").give("A", "dawnblade").turn_of("A")

    scene.dice(1, 1, 1, 0, 0).attacks("A", "space:0,0", "surge:dawnblade.2")

    assert scene.at("z", 0) is None and scene.at("z", 1) is None


@card("duskblade")
@rule("DE-RELIC-02")
def test_duskblade_slows_heroes_and_pierces() -> None:
    scene = Scene("aA", a="sir_alric_farrow", A="syndrael").relic("a", "duskblade").turn_of("A")

    scene.moment(HeroTurnStart(figure=scene.figure("A")))
    slow = speed_of(scene.g, scene.figure("A"))
    a = scene.dice(1, 0, 5).attacks("a", "surge:duskblade.1")

    assert slow == 3
    assert a.pierce == 5


@card("fortunas_dice")
def test_fortunas_dice_reroll_any_own_die() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "fortunas_dice")

    scene.dice(2, 4, 0, 5).attacks("z", "card:fortunas_dice")

    assert scene.damage("A") == 1 and scene.fatigue("A") == 1


@card("bones_of_woe")
def test_bones_of_woe_draw_a_card_on_a_surge() -> None:
    scene = Scene("a", a="sir_alric_farrow").relic("a", "bones_of_woe").overlord_holds("tripwire")

    scene.dice(1).moment(OverlordTurnStart())
    lucky = len(scene.g.ol_hand)
    scene.dice(2).moment(OverlordTurnStart())

    assert (lucky, len(scene.g.ol_hand)) == (2, 2)


@card("shield_of_the_dark_god")
def test_shield_of_the_dark_god_keeps_the_better_result() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "shield_of_the_dark_god")

    scene.dice(2, 4, 1, 0).attacks("z", "card:shield_of_the_dark_god", "die:grey_1.3")

    assert scene.damage("A") == 3


@card("shield_of_zoreks_favor")
def test_shield_of_zoreks_favor_hurts_the_attacker_on_a_passed_test() -> None:
    scene = (
        Scene("Aa", a="sir_alric_farrow", A="syndrael").relic("a", "shield_of_zoreks_favor").give("A", "iron_longsword")
    )

    scene.turn_of("A").dice(4, 0, 0, 0, 1, 1).attacks("A")

    assert scene.damage("A") == 3


@card("staff_of_light")
def test_staff_of_light_heals_heroes_near_as_an_action() -> None:
    scene = Scene("A..B", A="leoric_of_the_book", B="syndrael").give("A", "staff_of_light").hurt("B", 2, 2)

    scene.does("A", "card:staff_of_light")

    assert (scene.damage("B"), scene.fatigue("B")) == (1, 1)


@card("staff_of_shadows")
def test_staff_of_shadows_swaps_a_card_or_turns_any_die() -> None:
    scene = Scene("Aa", a="sir_alric_farrow", A="syndrael").relic("a", "staff_of_shadows")
    scene.overlord_holds("tripwire", "pit_trap").give("A", "iron_longsword").turn_of("A")
    hand = len(scene.g.ol_hand)

    scene.dice(2, 1, 0, 0, 0).attacks("A", "relic:staff_of_shadows", "card:tripwire.1", "reroll", "die:blue_2.1")

    assert len(scene.g.ol_hand) == hand - 1
    assert scene.damage("a") == 0


@card("staff_of_shadows")
def test_staff_of_shadows_turns_a_die_of_a_test_or_another_roll() -> None:
    scene = Scene("Aa", a="sir_alric_farrow", A="syndrael").relic("a", "staff_of_shadows")
    staff = ("relic:staff_of_shadows", "card:tripwire.1", "reroll")

    scene.overlord_holds("tripwire", "dash").dice(*PASSES, 5)
    failed = scene.play(attribute_test(scene.g, 0, MIGHT), *staff, "die:black_0.2")
    scene.g.relic_down = 0
    scene.overlord_holds("tripwire").dice(5, 0)
    rolled = scene.play(roll(scene.g, 0, (RED,)), "relic:staff_of_shadows", "card:tripwire.2", "reroll")

    assert failed.dice == [[GREY, 0], [BLACK, 5]]
    assert rolled.hearts == 1


@card("fortunas_dice")
def test_fortunas_dice_turn_a_die_of_a_test_or_another_roll() -> None:
    scene = Scene("A", A="syndrael").give("A", "fortunas_dice")

    scene.dice(*FAILS, 0)
    tested = scene.play(attribute_test(scene.g, 0, MIGHT), "card:fortunas_dice", "die:black_5.2")
    scene.g.status[scene.card("A", "fortunas_dice")] &= ~EXHAUSTED
    rolled = scene.dice(0, 5).play(roll(scene.g, 0, (RED,)), "card:fortunas_dice")

    assert tested.dice == [[GREY, 5], [BLACK, 0]]
    assert rolled.hearts == 3


@card("staff_of_light")
def test_staff_of_light_heals_its_bearer_for_a_surge() -> None:
    scene = Scene("Az", A="avric_albright", z="zombie*").give("A", "staff_of_light").hurt("A", 3).turn_of("A")

    scene.dice(1, 1, 0).attacks("A", "surge:staff_of_light.2")

    assert scene.damage("A") == 2


@card("staff_of_shadows")
def test_staff_of_shadows_draws_a_card_in_the_overlords_turn() -> None:
    scene = Scene("a", a="sir_alric_farrow").relic("a", "staff_of_shadows").overlord_holds("tripwire")

    scene.overlords_turn().moment(OverlordTurn(), "relic:staff_of_shadows")

    assert len(scene.g.ol_hand) == 1 and scene.g.ol_discard == [CARDS["tripwire"][0]]


@card("the_shadow_rune_hero")
def test_the_shadow_rune_rests_its_hero_on_a_kill() -> None:
    scene = Scene("A.z", A="leoric_of_the_book", z="zombie").give("A", "the_shadow_rune_hero").hurt("A", fatigue=2)

    scene.turn_of("A").dice(2, 4, 4, 0).attacks("A")

    assert scene.fatigue("A") == 1


@card("the_shadow_rune_overlord")
def test_the_shadow_rune_in_the_barons_hand_draws_cards() -> None:
    scene = Scene("Ab", b="baron_zachareth", A="syndrael").relic("b", "the_shadow_rune_overlord")
    scene.overlord_holds("tripwire")

    scene.dice(1, 0, 5).attacks("b", "surge:the_shadow_rune_overlord.3")

    assert len(scene.g.ol_hand) == 2


@card("trueshot")
def test_trueshot_reaches_far_and_pushes() -> None:
    scene = Scene("A.z..", A="jain_fairwood", z="zombie*").give("A", "trueshot").turn_of("A")

    a = scene.dice(1, 0, 4, 5).attacks("A", "surge:trueshot.1", "step:3,0")

    assert a.total_range() == 5
    assert scene.at("z") == (3, 0)


@card("scorpions_kiss")
def test_scorpions_kiss_holds_and_poisons() -> None:
    failed = Scene("b..A", b="belthir", A="syndrael").relic("b", "scorpions_kiss")
    passed = Scene("b..A", b="belthir", A="syndrael").relic("b", "scorpions_kiss")

    failed.dice(*FAILS).uses("b", "scorpions_kiss")
    passed.dice(*PASSES).uses("b", "scorpions_kiss", "condition:poisoned")

    assert failed.conditions("A") == {"immobilized", "poisoned"}
    assert passed.conditions("A") == {"poisoned"}
