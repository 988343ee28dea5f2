"""The Berserker and the Knight: every skill."""

from __future__ import annotations

from typing import Any

from gruft.games.descent.moments.hooks import DOINGS
from gruft.games.descent.pieces.content import LIEUTENANTS
from gruft.games.descent.rules.damage import knock_out, suffer
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.turns.hero import hero_start
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


def berserker(*rows: str, cards: tuple[str, ...] = (), **legend: Any) -> Scene:
    return Scene(*rows, A="grisban_the_thirsty", **legend).give("A", "rage", "chipped_greataxe", *cards)


@card("rage")
@rule("DE-SKILL-01")
def test_rage_attacks_with_one_more_damage() -> None:
    scene = berserker("Az", z="zombie*")

    scene.dice(2, 0, 0).does("A", "card:rage")

    assert scene.damage("z") == 4
    assert (scene.fatigue("A"), scene.g.actions) == (1, 1)


@card("rage")
@rule("DE-SKILL-01")
def test_rage_takes_an_action() -> None:
    scene = berserker("Az", z="zombie*").turn_of("A")
    scene.g.actions = 0

    assert scene.why_not("A", "card:rage") == "act.no_actions"


@card("rage")
def test_rage_needs_a_melee_weapon() -> None:
    scene = Scene("Az", A="grisban_the_thirsty", z="zombie").give("A", "rage", "sling")

    assert scene.why_not("A", "card:rage") == "attack.no_weapon"


@card("brute")
@rule("DE-STAND-01")
def test_brute_has_four_more_health_and_stands_up_stronger() -> None:
    scene = berserker("A", cards=("brute",))
    scene.play(knock_out(scene.g, 0))

    scene.turn_of("A").dice(0, 0).does("A", "stand_up")

    assert scene.g.live.max_health[0] == 18
    assert scene.damage("A") == 18 - 2 - 2


@card("counter_attack")
def test_counter_attack_answers_a_monster_beside() -> None:
    scene = berserker("Az", cards=("counter_attack",), z="zombie").overlords_turn("z")

    scene.dice(4, 1, 0, 2, 1, 0).attacks("z", "card:counter_attack")

    assert scene.at("z") is None
    assert scene.exhausted("A", "counter_attack")


@card("counter_attack")
def test_counter_attack_does_not_answer_from_afar() -> None:
    scene = berserker("A.z", cards=("counter_attack",), z="goblin_archer").overlords_turn("z")

    scene.dice(2, 1, 0).attacks("z")

    assert scene.at("z") == (2, 0)


@card("cripple")
def test_cripple_holds_a_monster_on_a_passed_test() -> None:
    scene = berserker("Az", cards=("cripple",), z="zombie")

    scene.dice(*PASSES).does("A", "card:cripple")

    assert scene.conditions("z") == {"immobilized"}


@card("cripple")
def test_cripple_fails_with_the_test_and_needs_a_monster_beside() -> None:
    scene = berserker("Az", cards=("cripple",), z="zombie")

    scene.dice(*FAILS).does("A", "card:cripple")

    assert scene.conditions("z") == set()
    assert berserker("A.z", cards=("cripple",), z="zombie").why_not("A", "card:cripple") == "card.no_target"


@card("charge")
@rule("DE-MOVE-10")
def test_charge_moves_up_to_speed_and_attacks() -> None:
    scene = berserker("A~~~z", cards=("charge",), z="zombie")

    scene.dice(2, 1, 0).does("A", "card:charge", "step:1,0", "step:2,0", "step:3,0")

    assert scene.at("A") == (3, 0)
    assert scene.at("z") is None


@card("charge")
def test_charge_needs_a_melee_weapon() -> None:
    scene = Scene("A.z", A="grisban_the_thirsty", z="zombie").give("A", "charge", "sling")

    assert scene.why_not("A", "card:charge") == "card.no_melee_weapon"


@card("weapon_mastery")
def test_weapon_mastery_adds_a_surge_to_two_handed_attacks() -> None:
    scene = berserker("Az", cards=("weapon_mastery",), z="zombie*").turn_of("A")

    scene.dice(2, 0, 0).attacks("A", "card:weapon_mastery", "surge:chipped_greataxe.1")

    assert scene.damage("z") == 4


@card("weapon_mastery")
@rule("DE-R-38")
def test_weapon_mastery_is_free_and_not_for_a_single_one_handed_weapon() -> None:
    scene = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "weapon_mastery", "light_hammer").turn_of("A")
    pair = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "weapon_mastery", "light_hammer", "iron_spear")

    scene.dice(2, 1, 0).attacks("A")
    pair.turn_of("A").dice(2, 1, 0).attacks("A", "card:weapon_mastery")

    assert not scene.exhausted("A", "weapon_mastery")
    assert pair.exhausted("A", "weapon_mastery") and pair.fatigue("A") == 0


@rule("DE-R-38")
def test_disputed_values_of_belthir_and_the_elemental() -> None:
    assert LIEUTENANTS["belthir"].act1.by_heroes[4].health == 15
    assert all(DOINGS[name].action for name in ("air", "earth", "fire", "water"))


@card("whirlwind")
def test_whirlwind_strikes_all_adjacent_monsters_with_one_roll() -> None:
    scene = berserker("zA.", "z.z", cards=("whirlwind",), z="zombie")

    scene.dice(2, 1, 0, 0, 0).does("A", "card:whirlwind")

    assert [scene.at("z", n) for n in range(3)] == [None, None, None]


@card("whirlwind")
def test_whirlwind_needs_a_monster_beside() -> None:
    assert berserker("A.z", cards=("whirlwind",), z="zombie").why_not("A", "card:whirlwind") == "card.no_target"


@card("death_rage")
def test_death_rage_turns_wounds_into_damage() -> None:
    scene = berserker("Az", cards=("death_rage",), z="zombie*").hurt("A", 5)

    scene.dice(1, 0, 0).does("A", "card:death_rage", "surge:death_rage.1")

    assert scene.damage("z") == 5


@card("execute")
def test_execute_turns_chosen_fatigue_into_damage() -> None:
    scene = berserker("Az", cards=("execute",), z="zombie*").turn_of("A")

    scene.dice(2, 0, 0).attacks("A", "card:execute", "number:2")

    assert scene.damage("z") == 5
    assert scene.fatigue("A") == 2 and scene.exhausted("A", "execute")


@rule("DE-SURGE-01", "DE-SURGE-03", "DE-SURGE-04")
def test_worked_example_grisban_spends_two_surges() -> None:
    scene = berserker("Az", z="zombie*").hurt("A", fatigue=2).turn_of("A")

    scene.dice(1, 5, 5).attacks("A", "surge:chipped_greataxe.1", "fatigue")

    assert scene.fatigue("A") == 1
    assert scene.damage("z") == 2 + 3 + 1 - 2


# -- Knight -----------------------------------------------------------------------


def knight(*rows: str, cards: tuple[str, ...] = (), errata: bool = True, **legend: Any) -> Scene:
    start = ("oath_of_honor", "iron_longsword", "wooden_shield_knight")
    return Scene(*rows, A="syndrael", errata=errata, **legend).give("A", *start, *cards)


@card("oath_of_honor")
@rule("DE-R-39")
def test_oath_of_honor_brings_the_knight_to_the_monster_beside_a_friend() -> None:
    scene = knight("A..B", "...z", B="ashrian", z="zombie")

    scene.dice(2, 1, 0).does("A", "card:oath_of_honor", "space:2,1")

    assert scene.at("A") == (2, 1)
    assert scene.at("z") is None


@card("oath_of_honor", "syndrael")
@rule("DE-MOVE-11")
def test_who_was_placed_elsewhere_has_moved() -> None:
    sworn = knight("A..B", "...z", B="ashrian", z="zombie").hurt("A", fatigue=3)
    still = knight("A..B", "...z", B="ashrian", z="zombie").hurt("A", fatigue=3)

    sworn.dice(2, 1, 0).takes_turn("A", "card:oath_of_honor", "space:2,1", "end")
    still.takes_turn("A", "end")

    assert sworn.fatigue("A") == 3 + 1
    assert still.fatigue("A") == 3 - 2


@card("oath_of_honor")
def test_oath_of_honor_needs_a_threatened_friend_within_three_spaces() -> None:
    assert knight("A..B.z", B="ashrian", z="zombie").why_not("A", "card:oath_of_honor") == "card.no_target"
    assert knight("A...Bz", B="ashrian", z="zombie").why_not("A", "card:oath_of_honor") == "card.no_target"


@card("advance")
def test_advance_moves_on_and_attacks_again_after_a_kill() -> None:
    scene = knight("Az..z", cards=("advance",), z="zombie").turn_of("A")

    scene.dice(2, 1, 0, 2, 1, 0)
    scene.attacks("A", "card:advance", "step:1,0", "step:2,0", "step:3,0", "stop", "space:4,0")

    assert scene.at("A") == (3, 0)
    assert scene.at("z", 1) is None


@card("challenge")
def test_challenge_makes_the_duel_harder_for_both() -> None:
    scene = knight("Az", cards=("challenge",), z="zombie*")

    scene.does("A", "card:challenge")
    mine = scene.dice(4, 0, 5).attacks("A")
    theirs = scene.dice(4, 1, 5).attacks("z")

    assert mine.damage == theirs.damage == 1


@card("challenge")
def test_challenge_needs_a_monster_in_sight_and_ends_with_the_next_turn() -> None:
    scene = knight("Az", cards=("challenge",), z="zombie*")
    scene.does("A", "card:challenge")
    scene.play(hero_start(scene.g))

    assert scene.dice(4, 0, 5).attacks("A").damage == 0
    assert knight("A#z", "###", cards=("challenge",), z="zombie").why_not("A", "card:challenge") == "card.no_target"


@card("defend")
def test_defend_takes_the_blow_for_a_friend() -> None:
    scene = knight("AB", ".z", cards=("defend",), B="ashrian", z="zombie*")

    scene.dice(2, 4, 0).attacks("z", "space:1,0", "card:defend")

    assert (scene.damage("A"), scene.damage("B")) == (4, 0)
    assert scene.fatigue("A") == 1


@card("defend")
@rule("DE-ATK-29")
def test_defend_as_a_target_oneself_defends_twice() -> None:
    scene = knight("AB", "mm", "mm", cards=("defend",), B="ashrian", m="merriod*")

    scene.dice(2, 1, 0, 0).attacks("m", "space:1,0", "space:0,0", "card:defend")

    assert scene.damage("A") == 8
    assert scene.damage("B") == 0
    told = [type(event).__name__ for event in scene.g.log]
    assert (told.count("DefenceRolled"), told.count("DamageDealt")) == (2, 2)


@card("defense_training")
def test_defense_training_adds_a_brown_die_and_spares_the_shield() -> None:
    scene = knight("Az", cards=("defense_training",), z="zombie*")

    a = scene.dice(2, 4, 0, 0).attacks(
        "z", "card:wooden_shield_knight", "exhaust_training", "card:wooden_shield_knight"
    )

    assert len(a.defence[0]) == 2
    assert scene.damage("A") == 2
    assert scene.exhausted("A", "defense_training") and scene.exhausted("A", "wooden_shield_knight")


@card("guard")
def test_guard_strikes_a_monster_that_steps_beside() -> None:
    scene = knight("A..z", cards=("guard",), z="zombie").overlords_turn("z")

    scene.dice(2, 1, 0).play(move_spaces(scene.g, scene.figure("z"), 2), "step:2,0", "step:1,0", "card:guard")

    assert scene.at("z") is None
    assert scene.fatigue("A") == 2


@card("shield_slam")
def test_shield_slam_stuns_a_monster_beside_for_a_surge() -> None:
    scene = knight("Az", cards=("shield_slam",), z="zombie*").turn_of("A")

    scene.dice(1, 0, 5).attacks("A", "surge:shield_slam.1")

    assert scene.conditions("z") == {"stunned"}


@card("inspiration")
def test_inspiration_rests_the_knight_and_heroes_beside_at_the_start_of_the_turn() -> None:
    scene = knight("AB.C", cards=("inspiration",), B="ashrian", C="jain_fairwood")
    for sign in "ABC":
        scene.hurt(sign, fatigue=2)

    scene.turn_of("A").play(hero_start(scene.g))

    assert [scene.fatigue(sign) for sign in "ABC"] == [1, 1, 2]


@card("inspiration")
def test_inspiration_needs_another_hero_beside() -> None:
    scene = knight("A.B", cards=("inspiration",), B="ashrian").hurt("A", fatigue=2)

    scene.turn_of("A").play(hero_start(scene.g))

    assert scene.fatigue("A") == 2


@card("stalwart")
def test_stalwart_moves_and_strikes_before_falling() -> None:
    scene = knight("A..z", cards=("stalwart",), z="zombie").overlords_turn()

    scene.dice(2, 1, 0).play(suffer(scene.g, 0, damage=20), "card:stalwart", "step:1,0", "step:2,0", "stop")

    assert scene.g.live.max_health[0] == 14
    assert scene.at("z") is None
    assert scene.at("A") is None and scene.g.ko & 1
