"""Every overlord card: when it may be played and what it does."""

from __future__ import annotations

from gruft.games.descent.moments.fights import MonsterDefeated
from gruft.games.descent.moments.hooks import OVERLORD_HOOKS
from gruft.games.descent.moments.marks import has_mark
from gruft.games.descent.moments.moment import (
    ActionDone,
    DoorOpened,
    HeroEntersSpace,
    MonsterActivation,
    OverlordTurn,
    OverlordTurnEnd,
    OverlordTurnStart,
    Searched,
)
from gruft.games.descent.pieces.cards import CARDS, ID
from gruft.games.descent.pieces.content import OVERLORD as PRINTED
from gruft.games.descent.pieces.dice import BLUE
from gruft.games.descent.pieces.kinds import AWARENESS, NOBODY, OVERLORD
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.damage import defeat, knock_out, suffer
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.rules.turns.hero import hero_end, hero_flip
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


def hand(scene: Scene) -> list[str]:
    return sorted(ID[c] for c in scene.g.ol_hand)


def discarded(scene: Scene) -> list[str]:
    return [ID[c] for c in scene.g.ol_discard]


def test_every_overlord_card_has_a_behaviour() -> None:
    assert set(PRINTED) == set(OVERLORD_HOOKS)


# -- basic --------------------------------------------------------------------------


@card("critical_blow")
@rule("DE-OLC-02", "DE-OLC-04")
def test_critical_blow_gives_a_surge_for_three_damage() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").overlord_holds("critical_blow").overlords_turn("z")

    scene.dice(1, 1, 0).attacks("z", "card:critical_blow", "surge:critical_blow.1")

    assert scene.damage("A") == 6
    assert discarded(scene) == ["critical_blow"]


@card("dark_charm")
def test_dark_charm_drawn_card_if_the_hero_resists() -> None:
    scene = Scene("A", A="syndrael").overlord_holds("dark_charm").overlords_turn()

    scene.dice(*PASSES).moment(OverlordTurnStart(), "card:dark_charm")

    assert len(hand(scene)) == 1 and discarded(scene) == ["dark_charm"]


@card("dark_charm")
def test_dark_charm_makes_a_hero_attack_his_friends() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "iron_longsword").overlord_holds("dark_charm")

    scene.overlords_turn().dice(*FAILS, 2, 1, 0)
    scene.moment(OverlordTurnStart(), "card:dark_charm", "hero:syndrael", "attack", "space:1,0")

    assert scene.damage("B") == 4
    assert scene.g.live.charmed < 0


@card("dark_charm")
def test_dark_charm_moves_a_hero_through_monsters() -> None:
    scene = Scene("Az..", A="syndrael", z="zombie").overlord_holds("dark_charm").overlords_turn()

    scene.dice(*FAILS).moment(OverlordTurnStart(), "card:dark_charm", "move", "step:1,0", "step:2,0", "stop")

    assert scene.at("A") == (2, 0)


@card("dark_charm")
def test_dark_charm_may_make_a_hero_attack_himself_but_not_tire_him() -> None:
    scene = Scene("A", A="widow_tarha").give("A", "runic_knowledge", "arcane_bolt").overlord_holds("dark_charm")

    scene.overlords_turn().dice(*FAILS, 1, 1, 0)
    scene.moment(OverlordTurnStart(), "card:dark_charm", "attack")

    assert scene.damage("A") == 3 and scene.fatigue("A") == 0
    assert not any("surge:runic_knowledge.1" in ask for ask in scene.asked)


@card("dark_fortune")
def test_dark_fortune_rerolls_one_of_the_overlords_dice() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").overlord_holds("dark_fortune").overlords_turn("z")

    scene.dice(0, 4, 0, 2).attacks("z", "card:dark_fortune", "die:blue_0.1")

    assert scene.damage("A") == 4


@card("dark_fortune")
def test_dark_fortune_also_helps_defenders_and_other_rolls() -> None:
    scene = Scene("Az", A="syndrael", z="flesh_moulder*").give("A", "iron_longsword").overlord_holds("dark_fortune")

    scene.turn_of("A").dice(2, 1, 0, 5).attacks("A", "card:dark_fortune")
    scene.overlord_holds("dark_fortune")
    rolled = scene.dice(0, 1).play(roll(scene.g, OVERLORD, (BLUE,)), "card:dark_fortune")

    assert scene.damage("z") == 1
    assert rolled.dice == [[BLUE, 1]]


@card("dark_might")
def test_dark_might_adds_a_surge_to_a_monsters_attack_only() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_longsword").overlord_holds("dark_might")

    scene.overlords_turn("z").dice(2, 1, 0).attacks("z", "card:dark_might", "surge:zombie.2")
    scene.overlord_holds("dark_might").turn_of("A").dice(2, 1, 0).attacks("A")

    assert scene.damage("A") == 4
    assert "dark_might" in hand(scene)


@card("dash", "frenzy")
@rule("DE-R-29")
def test_dash_and_frenzy_give_a_monster_more_to_do() -> None:
    scene = Scene("A.z", A="syndrael", z="zombie").overlord_holds("dash", "frenzy").overlords_turn("z")

    scene.moment(MonsterActivation(figure=scene.figure("z")), "card:dash", "card:frenzy")

    assert (scene.g.extra_moves, scene.g.extra_attacks) == (1, 1)


@card("frenzy")
@rule("DE-OLC-03", "DE-BAD-07")
def test_worked_example_no_second_frenzy_on_the_same_monster() -> None:
    scene = Scene("A.z", A="syndrael", z="zombie").overlord_holds("frenzy", "frenzy").overlords_turn("z")

    scene.moment(MonsterActivation(figure=scene.figure("z")), "card:frenzy")
    scene.moment(MonsterActivation(figure=scene.figure("z")))
    first = scene.g.extra_attacks
    scene.g.played.clear()
    scene.moment(MonsterActivation(figure=scene.figure("z")), "card:frenzy")

    assert (first, scene.g.extra_attacks) == (1, 2)


@card("frenzy")
@rule("DE-ATK-25", "DE-OLT-03")
def test_the_extra_attack_of_frenzy_counts_whatever_the_order() -> None:
    for first, second in (("attack", "ability:fire"), ("ability:fire", "attack")):
        scene = Scene("ee.", "eeA", A="syndrael", e="elemental").overlord_holds("frenzy").overlords_turn()
        scene.g.actor = scene.figure("e")

        scene.dice(0, 0, 0, 0, 0, 0).beats(
            "monster_start", "card:frenzy", first, second, "move", "stop", until=("ol_group",)
        )

        done = [event for event in scene.g.log if type(event).__name__ in ("AttackDeclared", "MoveActionTaken")]
        assert [type(event).__name__ for event in done] == ["AttackDeclared", "AttackDeclared", "MoveActionTaken"]


@card("pit_trap")
@rule("DE-R-15", "DE-R-17")
def test_pit_trap_hurts_and_stuns_a_hero_without_movement_points() -> None:
    scene = Scene("A..", A="syndrael").overlord_holds("pit_trap").turn_of("A")
    scene.g.mp[0] = 1

    scene.dice(*FAILS).does("A", "step:1,0", "card:pit_trap")

    assert scene.damage("A") == 1
    assert scene.conditions("A") == {"stunned"}


@card("pit_trap")
def test_pit_trap_takes_a_movement_point_if_there_is_one() -> None:
    scene = Scene("A..", A="syndrael").overlord_holds("pit_trap").turn_of("A")
    scene.g.mp[0] = 3

    scene.dice(*FAILS).does("A", "step:1,0", "card:pit_trap")

    assert scene.g.mp[0] == 1
    assert scene.conditions("A") == set()


def test_traps_do_nothing_to_a_hero_who_passes() -> None:
    scene = Scene("A..", A="syndrael").overlord_holds("pit_trap").turn_of("A")
    scene.g.mp[0] = 3

    scene.dice(*PASSES).does("A", "step:1,0", "card:pit_trap")

    assert scene.damage("A") == 0 and scene.g.mp[0] == 2


@card("poison_dart")
def test_poison_dart_poisons_who_fails_and_draws_a_card_from_who_passes() -> None:
    failed = Scene("A", A="syndrael").overlord_holds("poison_dart").turn_of("A")
    passed = Scene("A", A="syndrael").overlord_holds("poison_dart").turn_of("A")

    failed.dice(*FAILS).moment(Searched(figure=0, token=0, card=-1, space=0), "card:poison_dart", "awareness")
    passed.dice(*PASSES).moment(DoorOpened(figure=0, door=0), "card:poison_dart", "might")

    assert (failed.damage("A"), failed.fatigue("A"), failed.conditions("A")) == (1, 1, {"poisoned"})
    assert len(hand(passed)) == 1


@card("tripwire")
@rule("DE-R-16", "DE-MOVE-09")
def test_tripwire_ends_the_move_action_and_takes_all_points() -> None:
    scene = Scene("A....", A="syndrael").overlord_holds("tripwire").turn_of("A")
    scene.does("A", "move")

    scene.dice(*FAILS).does("A", "step:1,0", "card:tripwire")

    assert scene.g.mp[0] == 0 and not scene.g.moving


@card("tripwire")
def test_tripwire_needs_a_move_action() -> None:
    scene = Scene("A....", A="syndrael").overlord_holds("tripwire").turn_of("A")
    scene.g.mp[0] = 2

    scene.does("A", "step:1,0")

    assert hand(scene) == ["tripwire"]


@card("word_of_misery")
@rule("DE-R-74")
def test_word_of_misery_tires_every_hero_who_suffers_damage_this_turn() -> None:
    scene = Scene("A", A="syndrael").overlord_holds("word_of_misery").overlords_turn()
    scene.moment(OverlordTurnStart(), "card:word_of_misery")

    scene.play(suffer(scene.g, 0, damage=2))
    once = (scene.damage("A"), scene.fatigue("A"))
    scene.hurt("A", fatigue=3)
    scene.play(suffer(scene.g, 0, damage=1))

    assert once == (2, 1)
    assert (scene.damage("A"), scene.fatigue("A")) == (4, 4)


# -- warlord ------------------------------------------------------------------------


@card("blood_rage")
def test_blood_rage_attacks_twice_and_dies() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").overlord_holds("blood_rage").overlords_turn()

    scene.dice(2, 1, 0, 2, 1, 0).moment(OverlordTurnEnd(), "card:blood_rage")

    assert scene.damage("A") == 6
    assert scene.at("z") is None


@card("blood_rage")
@rule("DE-OLC-03")
def test_a_second_blood_rage_may_find_another_monster() -> None:
    scene = Scene("z..z", z="zombie").overlord_holds("blood_rage", "blood_rage").overlords_turn()

    scene.moment(OverlordTurnEnd(), "card:blood_rage", "monster:zombie.1", "card:blood_rage")

    assert scene.at("z", 0) is None and scene.at("z", 1) is None


@card("dark_fortitude")
def test_dark_fortitude_adds_two_shields_to_a_monster() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_longsword").overlord_holds("dark_fortitude")

    scene.turn_of("A").dice(2, 1, 0).attacks("A", "card:dark_fortitude")

    assert scene.damage("z") == 2


@card("dark_fortitude")
def test_dark_fortitude_twice_on_two_monsters_of_one_attack() -> None:
    scene = Scene("zAz", A="grisban_the_thirsty", z="zombie*").give("A", "whirlwind", "chipped_greataxe")

    scene.overlord_holds("dark_fortitude", "dark_fortitude").dice(2, 1, 0, 0)
    scene.does("A", "card:whirlwind", "card:dark_fortitude", "master:zombie.1", "card:dark_fortitude")

    assert (scene.damage("z", 0), scene.damage("z", 1)) == (2, 2)


@card("bloodlust")
@rule("DE-ERR-10")
def test_bloodlust_draws_two_cards_besides_the_normal_one() -> None:
    scene = Scene("ABC", A="syndrael", B="ashrian", C="jain_fairwood").overlord_holds("bloodlust").overlords_turn()

    scene.play(knock_out(scene.g, 0), "card:bloodlust")

    assert len(hand(scene)) == 3


@card("bloodlust")
@rule("DE-ERR-10")
def test_bloodlust_as_printed_draws_one_card_per_hero() -> None:
    scene = Scene("ABC", A="syndrael", B="ashrian", C="jain_fairwood", errata=False).overlord_holds("bloodlust")

    scene.overlords_turn().play(knock_out(scene.g, 0), "card:bloodlust")

    assert len(hand(scene)) == 4


@card("expert_blow")
def test_expert_blow_hits_harder_and_may_return_to_the_hand() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").overlord_holds("expert_blow").overlords_turn("z")

    scene.dice(1, 1, 0).attacks("z", "card:expert_blow", "surge:expert_blow.1")

    assert scene.damage("A") == 5
    assert hand(scene) == ["expert_blow"]


@card("reinforce")
@rule("DE-R-30", "DE-R-70", "DE-ERR-10")
def test_reinforce_brings_minions_to_the_side_of_a_master() -> None:
    scene = Scene("...", ".Z.", "..A", Z="zombie*", A="syndrael").reserve("zombie", n=4).overlord_holds("reinforce")

    scene.overlords_turn().moment(OverlordTurnEnd(), "card:reinforce", "space:0,0", "space:1,0")

    assert len([f for f in range(5, len(scene.g.kind)) if scene.g.spaces[f]]) == 3


@card("reinforce")
@rule("DE-ERR-10")
def test_reinforce_as_printed_fills_a_group_far_from_heroes() -> None:
    scene = Scene("A....z..", A="syndrael", z="zombie", errata=False).reserve("zombie", n=1).overlord_holds("reinforce")

    scene.overlords_turn().moment(OverlordTurnStart(), "card:reinforce", "space:4,0")

    assert scene.g.live.map.places[scene.g.spaces[scene.figure("z") + 1][0]] == (4, 0)


@card("reinforce")
def test_reinforce_as_printed_keeps_away_from_heroes() -> None:
    scene = Scene("A....z..", A="syndrael", z="zombie", errata=False).reserve("zombie", n=1).overlord_holds("reinforce")

    scene.overlords_turn().moment(OverlordTurnStart(), "card:reinforce")

    offered = next(ask for ask in scene.asked if ask.startswith("card_space"))
    assert "space:3,0" not in offered and "space:4,0" in offered


# -- saboteur -----------------------------------------------------------------------


@card("explosive_runes")
def test_explosive_runes_hurt_by_the_shields_above_awareness() -> None:
    scene = Scene("A.B.C", A="syndrael", B="jain_fairwood", C="ashrian").overlord_holds("explosive_runes").turn_of("A")

    scene.dice(*FAILS, *FAILS).moment(Searched(figure=0, token=0, card=-1, space=0), "card:explosive_runes")

    assert [scene.damage(sign) for sign in "ABC"] == [5, 3, 0]


@card("explosive_runes", "uthuk_demon_trap")
def test_traps_of_the_saboteur_also_wait_behind_doors() -> None:
    runes = Scene("A", A="syndrael").overlord_holds("explosive_runes").turn_of("A")
    demon = Scene("A", A="syndrael").overlord_holds("uthuk_demon_trap").turn_of("A")

    runes.dice(*FAILS).moment(DoorOpened(figure=0, door=0), "card:explosive_runes")
    demon.dice(*PASSES).moment(DoorOpened(figure=0, door=0), "card:uthuk_demon_trap", "awareness")

    assert (runes.damage("A"), demon.damage("A")) == (5, 2)


@card("dark_fortune")
def test_dark_fortune_rerolls_a_die_of_a_lieutenants_test() -> None:
    scene = Scene("s", s="splig").overlord_holds("dark_fortune")

    made = scene.dice(*FAILS, 0).play(
        attribute_test(scene.g, scene.figure("s"), AWARENESS), "card:dark_fortune", "die:black_5.2"
    )

    assert made.shields == 3 and made.dice[1][1] == 0


@card("web_trap")
def test_web_trap_holds_the_hero_and_those_beside_him() -> None:
    scene = Scene("A.BC", A="syndrael", B="ashrian", C="jain_fairwood").overlord_holds("web_trap").turn_of("A")
    scene.g.mp[0] = 2

    scene.dice(*FAILS, *FAILS).does("A", "step:1,0", "card:web_trap")

    assert [scene.conditions(sign) for sign in "ABC"] == [{"immobilized"}, {"immobilized"}, set()]


@card("curse_of_the_monkey_god")
def test_curse_of_the_monkey_god_lasts_until_the_end_of_the_next_turn() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_longsword").overlord_holds("curse_of_the_monkey_god")
    scene.turn_of("A").dice(*FAILS).moment(
        Searched(figure=0, token=0, card=-1, space=0), "card:curse_of_the_monkey_god"
    )

    refused = scene.why_not("A", "attack")
    a = scene.dice(2, 1).attacks("z")
    scene.play(hero_end(scene.g))
    hero_flip(scene.g)
    still = has_mark(scene.g, "monkey", 0)
    scene.turn_of("A").play(hero_end(scene.g))

    assert refused == "attack.monkey"
    assert speed_of(scene.g, 0) == 4 and not has_mark(scene.g, "monkey", 0)
    assert a.defence[0] == [] and still


@card("curse_of_the_monkey_god")
def test_curse_of_the_monkey_god_makes_speed_five() -> None:
    scene = Scene("A", A="grisban_the_thirsty").overlord_holds("curse_of_the_monkey_god").turn_of("A")

    scene.dice(*FAILS).moment(Searched(figure=0, token=0, card=-1, space=0), "card:curse_of_the_monkey_god")

    assert speed_of(scene.g, 0) == 5


@card("wicked_laughter")
def test_wicked_laughter_demands_the_test_again_one_lower() -> None:
    fails_again = Scene("A", A="syndrael").overlord_holds("wicked_laughter")
    passes_again = Scene("A", A="syndrael").overlord_holds("wicked_laughter")

    lost = fails_again.dice(0, 1, 0, 1).play(attribute_test(fails_again.g, 0, AWARENESS), "card:wicked_laughter")
    kept = passes_again.dice(0, 1, 0, 0).play(attribute_test(passes_again.g, 0, AWARENESS), "card:wicked_laughter")

    assert not lost.passed and hand(fails_again) == []
    assert kept.passed and len(hand(passes_again)) == 1


@card("uthuk_demon_trap")
def test_uthuk_demon_trap_hurts_who_passes_and_fells_who_fails() -> None:
    passed = Scene("A", A="syndrael").overlord_holds("uthuk_demon_trap").turn_of("A")
    failed = Scene("A", A="syndrael").overlord_holds("uthuk_demon_trap").turn_of("A")

    passed.dice(*PASSES).moment(Searched(figure=0, token=0, card=-1, space=0), "card:uthuk_demon_trap", "might")
    failed.dice(*FAILS).moment(Searched(figure=0, token=0, card=-1, space=0), "card:uthuk_demon_trap", "awareness")

    assert passed.damage("A") == 4
    assert failed.at("A") is None


# -- magus ----------------------------------------------------------------------------


@card("unholy_ritual")
def test_unholy_ritual_draws_by_figures_keeps_two_and_costs_actions() -> None:
    scene = Scene("zzz.m", z="zombie", m="flesh_moulder").overlord_holds("unholy_ritual").overlords_turn()
    deck = [ID[c] for c in scene.g.ol_deck]

    scene.moment(OverlordTurnStart(), "card:unholy_ritual", "group:zombie", f"card:{deck[-1]}.{_copy(scene, -1)}")

    assert len(hand(scene)) == 2
    assert has_mark(scene.g, "fewer_actions", scene.figure("z"))
    assert not has_mark(scene.g, "fewer_actions", scene.figure("m"))


def _copy(scene: Scene, place: int) -> int:
    card = scene.g.ol_deck[place]
    return CARDS[ID[card]].index(card) + 1


@card("word_of_pain")
def test_word_of_pain_hurts_every_hero_who_fails() -> None:
    scene = Scene("A..B", A="syndrael", B="ashrian").overlord_holds("word_of_pain").overlords_turn()

    scene.dice(*FAILS, *PASSES).moment(OverlordTurnEnd(), "card:word_of_pain")

    assert (scene.damage("A"), scene.damage("B")) == (1, 0)


@card("rise_again")
@rule("DE-R-63")
def test_rise_again_brings_a_monster_back_for_one_turn() -> None:
    scene = Scene("z.....A", z="zombie", A="syndrael").overlord_holds("rise_again").turn_of("A")

    scene.play(defeat(scene.g, scene.figure("z")), "card:rise_again")
    scene.overlords_turn().moment(OverlordTurnStart(), "space:3,0")
    back = scene.at("z")
    scene.moment(OverlordTurnEnd())

    assert back == (3, 0)
    assert scene.at("z") is None


@card("rise_again")
def test_rise_again_is_not_for_lieutenants() -> None:
    scene = Scene("s", s="splig").overlord_holds("rise_again")

    scene.moment(MonsterDefeated(scene.figure("s"), NOBODY, None, (0,), scene.g.kind[scene.figure("s")]))

    assert hand(scene) == ["rise_again"]


@card("word_of_despair")
def test_word_of_despair_tires_after_each_action_of_the_next_turn() -> None:
    scene = Scene("A..B", A="syndrael", B="ashrian").overlord_holds("word_of_despair").overlords_turn()
    scene.dice(*FAILS, *PASSES).moment(OverlordTurnEnd(), "card:word_of_despair")

    scene.does("A", "rest")
    after = scene.fatigue("A")
    scene.moment(ActionDone(figure=scene.figure("B")))

    assert (after, scene.fatigue("B")) == (1, 0)


@card("diabolic_power")
def test_diabolic_power_takes_any_card_and_tests_by_its_trait() -> None:
    scene = Scene("A", A="jain_fairwood").overlord_holds("diabolic_power").overlords_turn()
    scene.g.ol_discard = [CARDS["pit_trap"][0]]

    scene.dice(5, 1).moment(OverlordTurn(), "card:diabolic_power", "card:pit_trap")

    assert "pit_trap" in hand(scene)
    assert scene.damage("A") == 2


# -- universal ------------------------------------------------------------------------------


@card("dark_resilience")
def test_dark_resilience_heals_a_monster_by_two_red_dice() -> None:
    scene = Scene("z", z="zombie*").overlord_holds("dark_resilience").hurt("z", 5).overlords_turn()

    scene.dice(1, 1).moment(OverlordTurn(), "card:dark_resilience")

    assert scene.damage("z") == 1


@card("plan_ahead")
def test_plan_ahead_reorders_the_top_of_the_deck() -> None:
    scene = Scene("z", z="zombie").overlord_holds("plan_ahead").overlords_turn()
    first, second, third = CARDS["pit_trap"][0], CARDS["poison_dart"][0], CARDS["critical_blow"][0]
    scene.g.ol_deck = [first, second, third]

    scene.moment(OverlordTurn(), "card:plan_ahead", "card:pit_trap", "card:critical_blow")

    assert scene.g.ol_deck == [second, third, first]


@card("schemes")
def test_schemes_reveals_until_the_named_trait_comes() -> None:
    scene = Scene("z", z="zombie").overlord_holds("schemes").overlords_turn()
    scene.g.ol_deck = [CARDS[name][0] for name in ("dash", "pit_trap", "frenzy", "critical_blow")]

    scene.moment(OverlordTurn(), "card:schemes", "trap")

    assert hand(scene) == ["pit_trap"]
    assert [ID[c] for c in scene.g.ol_deck] == ["dash"]
    assert sorted(discarded(scene)) == ["critical_blow", "frenzy", "schemes"]


def test_traps_are_not_offered_when_a_hero_passes_a_friend() -> None:
    scene = Scene("AB.", A="syndrael", B="ashrian").overlord_holds("pit_trap").turn_of("A")

    scene.moment(HeroEntersSpace(figure=0, space=1, was_empty=False))

    assert hand(scene) == ["pit_trap"]
