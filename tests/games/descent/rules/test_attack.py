"""Attacks step by step: weapon and target, dice, range, surges, damage (DE-ATK, DE-SURGE, DE-DICE)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import DICE, Surge
from gruft.games.descent.pieces.dice import BLUE, COLOUR_NAMES, GREY, HEARTS, RANGE, RED, SHIELDS, SURGES, YELLOW
from gruft.games.descent.pieces.events import DamageSuffered
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import FISTS, NO_TARGET, OWN, attack_refusal, target_refusal, targets_of
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.figures import figures
from gruft.table.chance import FastChance
from tests.games.descent.scene import FAILS, Scene
from tests.rule import rule

# Faces: blue 0 is the X; blue 1 is 2 range 2 hearts 1 surge; blue 3 is 4 range 2 hearts; red 5 is 3 hearts 1 surge.
X, BLUE_SURGE, BLUE_FOUR, RED_TWO, RED_SURGE, BLANK = 0, 1, 3, 1, 5, 0


@rule("DE-DICE-01", "DE-DICE-02", "DE-COMP-07")
def test_the_faces_of_the_dice() -> None:
    assert [DICE[name].kind for name in COLOUR_NAMES] == ["attack", "power", "power", "defense", "defense", "defense"]
    assert [DICE[name].faces[0].miss for name in COLOUR_NAMES] == [True] + [False] * 5
    assert (sum(HEARTS[BLUE]), sum(RANGE[BLUE]), sum(SURGES[BLUE])) == (8, 20, 2)
    assert (sum(HEARTS[RED]), sum(SURGES[RED])) == (13, 1)
    assert (sum(HEARTS[YELLOW]), sum(RANGE[YELLOW]), sum(SURGES[YELLOW])) == (7, 4, 3)
    assert [sum(SHIELDS[colour]) for colour in (3, 4, 5)] == [4, 8, 13]


@rule("DE-ATK-01", "DE-BAD-04")
def test_the_target_space_must_hold_an_enemy() -> None:
    scene = Scene("BA.", "..z", A="syndrael", B="jain_fairwood", z="zombie")
    g = scene.g

    codes = [target_refusal(g, 0, s, True, False, 0, None) for s in (0, 2)]

    assert [refusal.code for refusal in codes if refusal] == ["attack.friend", "attack.empty_space"]
    assert targets_of(g, scene.figure("A"), melee=True, reach=False) == [g.live.map.number[2, 1]]


@rule("DE-ATK-02", "DE-BAD-04", "DE-KEY-05")
def test_melee_needs_an_adjacent_target_reach_two_spaces_and_all_a_line_of_sight() -> None:
    scene = Scene("A..z.#z", A="syndrael", z="zombie")
    g = scene.g
    near, far = g.live.map.number[3, 0], g.live.map.number[6, 0]

    def code(space: int, melee: bool, reach: bool) -> str | None:
        refusal = target_refusal(g, 0, space, melee, reach, 0, None)
        return refusal.code if refusal else None

    assert code(near, True, False) == "attack.not_adjacent"
    assert code(near, True, True) == "attack.out_of_reach"
    assert code(near, False, False) is None
    assert code(far, False, False) == "attack.no_sight"


@rule("DE-ATK-02", "DE-ATK-01")
def test_worked_example_the_archer_may_shoot_the_near_goblin_or_the_far_one() -> None:
    """Worked example 3: one goblin is adjacent, one two spaces away; a ranged weapon may target either."""
    scene = Scene("Ag.", "..g", A="jain_fairwood", g="goblin_archer").give("A", "yew_shortbow")

    assert len(targets_of(scene.g, 0, melee=False, reach=False)) == 2


@rule("DE-ATK-03", "DE-ATK-04")
def test_bare_fists_roll_the_blue_die_and_weapons_in_hand_add_nothing() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_battleaxe")

    a = scene.dice(BLUE_FOUR, BLANK).attacks("A", "fists")

    assert a.weapon == FISTS
    assert a.dice == [[BLUE, BLUE_FOUR]]
    assert a.pierce == 0
    assert a.surge_list == []


@rule("DE-ATK-04", "DE-ITEM-04")
def test_only_the_named_weapon_counts() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword", "light_hammer")

    a = scene.dice(BLUE_FOUR, 4, BLANK).attacks("A", "card:light_hammer")

    assert [die[0] for die in a.dice] == [BLUE, YELLOW]
    assert {option.source for option in a.surge_list} == {"light_hammer"}


@rule("DE-ATK-06")
def test_every_target_is_affected_and_nobody_twice() -> None:
    scene = Scene("zA", "zz", A="leoric_of_the_book", z="zombie")

    a = scene.dice(BLUE_FOUR, 0, 0, 0).play(
        perform_attack(scene.g, 0, targets=[scene.figure("z", n) for n in range(3)], dice=(BLUE,))
    )

    assert a.affected == a.targets
    assert len(set(a.affected)) == 3


@rule("DE-ATK-07", "DE-ATK-08")
def test_dice_can_be_added_before_rolling_only() -> None:
    scene = Scene("Az", A="syndrael", z="zombie")
    zombie = scene.figure("z")

    def mods(a: Attack) -> None:
        a.add_die(RED, "card:frenzy")
        a.add_defence_die(zombie, GREY, "card:frenzy")

    a = scene.dice(BLUE_FOUR, RED_TWO, BLANK, 1).play(perform_attack(scene.g, 0, mods=mods))

    assert [die[0] for die in a.dice] == [BLUE, RED]
    assert len(a.defence[zombie]) == 2
    with pytest.raises(AssertionError):
        a.add_die(RED, "card:frenzy")
    a.add_defence_die(zombie, GREY, "card:frenzy")
    assert len(a.defence[zombie]) == 2


@rule("DE-ATK-08")
def test_every_affected_figure_rolls_for_itself() -> None:
    scene = Scene("zA", "z.", A="leoric_of_the_book", z="zombie")
    both = [scene.figure("z", 0), scene.figure("z", 1)]

    a = scene.dice(BLUE_FOUR, 0, 5).play(perform_attack(scene.g, 0, targets=both, dice=(BLUE,)))

    assert [a.shields_of(f) for f in both] == [0, 2]
    assert [a.dealt[f] for f in both] == [2, 0]


@rule("DE-ATK-09", "DE-ATK-11")
def test_a_reroll_after_the_roll_comes_before_the_miss_is_carried_out() -> None:
    scene = Scene("Az", A="widow_tarha", z="zombie")

    a = scene.dice(X, BLANK, BLUE_FOUR).attacks("A", "ability:widow_tarha")

    assert not a.missed
    assert a.dealt[scene.figure("z")] == 2


@rule("DE-ATK-10", "DE-ATK-20")
def test_an_x_voids_everything_and_the_attack_misses() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword")

    a = scene.dice(X, RED_SURGE, BLANK).attacks("A")

    assert a.missed
    assert a.dealt == {}
    assert scene.damage("z") == 0


@rule("DE-ATK-13", "DE-ATK-14", "DE-ATK-20")
def test_a_ranged_attack_needs_range_even_for_an_adjacent_space() -> None:
    scene = Scene("Az", A="jain_fairwood", z="zombie").give("A", "throwing_knives")
    short = Scene("A......z", A="jain_fairwood", z="zombie").give("A", "sling")

    near = scene.dice(BLUE_FOUR, 4, BLANK).attacks("A")
    far = short.dice(BLUE_FOUR, 4, BLANK).attacks("A")

    assert not near.missed
    assert far.missed and far.dealt == {}


@rule("DE-ATK-13", "DE-SURGE-01")
def test_range_may_be_bought_with_surges_in_step_three_and_nothing_else() -> None:
    scene = Scene("A...z", A="jain_fairwood", z="zombie").give("A", "sling")

    a = scene.dice(BLUE_SURGE, 1, BLANK).attacks("A", "surge:sling.1")

    assert not a.missed
    assert a.total_range() == 4
    assert any(asked.startswith("surge_range: surge:sling.1 stop") for asked in scene.asked)


@rule("DE-ATK-13", "DE-ERR-3")
def test_as_first_printed_all_surges_are_spent_in_step_four() -> None:
    scene = Scene("A...z", A="jain_fairwood", z="zombie").give("A", "sling")
    scene.g.crrg = False

    a = scene.dice(BLUE_SURGE, 1, BLANK).attacks("A", "surge:sling.1")

    assert not a.missed
    assert not any(asked.startswith("surge_range") for asked in scene.asked)


@rule("DE-ATK-15", "DE-ATK-16")
def test_with_several_targets_the_range_must_reach_the_farthest() -> None:
    scene = Scene("Az....z", A="widow_tarha", z="zombie")
    both = [scene.figure("z", 0), scene.figure("z", 1)]

    def far(a: Attack) -> None:
        a.ignore_range = False

    a = scene.dice(BLUE_FOUR, 0, 0).play(
        perform_attack(scene.g, 0, targets=both, dice=(BLUE,), melee=False, mods=far), "pass"
    )

    assert a.missed


@rule("DE-ATK-17", "DE-KEY-04")
def test_damage_is_hearts_minus_shields_never_below_zero() -> None:
    """Worked example 7: three hearts against one shield are two damage."""
    scene = Scene("A.z", A="leoric_of_the_book", z="zombie").give("A", "arcane_bolt")

    a = scene.dice(BLUE_FOUR, 1, 3).attacks("A")

    assert a.hearts() == 3
    assert a.shields_of(scene.figure("z")) == 1
    assert scene.damage("z") == 2


@rule("DE-ATK-13", "DE-ATK-17")
def test_worked_example_the_bolt_of_the_mage_carries_far_enough() -> None:
    """Worked example 5: range 3 and 2 make 5, the zombie stands 3 spaces away."""
    scene = Scene("A..z", A="leoric_of_the_book", z="zombie").give("A", "arcane_bolt")

    a = scene.dice(2, 2, 0).attacks("A")

    assert a.total_range() == 5
    assert not a.missed


@rule("DE-SURGE-02", "DE-SURGE-03", "DE-SURGE-04")
def test_worked_example_two_surges_with_the_greataxe() -> None:
    """Worked example 6: one surge for damage, one to recover fatigue; both damage surges would do as well."""
    scene = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "chipped_greataxe").hurt("A", fatigue=2)

    a = scene.dice(BLUE_SURGE, RED_SURGE, BLANK).attacks(
        "A", "card:chipped_greataxe", "surge:chipped_greataxe.1", "fatigue"
    )

    assert a.hearts() == 2 + 3 + 1
    assert scene.fatigue("A") == 1
    again = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "chipped_greataxe")
    b = again.dice(BLUE_SURGE, RED_SURGE, BLANK).attacks(
        "A", "card:chipped_greataxe", "surge:chipped_greataxe.1", "surge:chipped_greataxe.2"
    )
    assert b.hearts() == 2 + 3 + 2


@rule("DE-KEY-04")
def test_worked_example_pierce_values_add_up() -> None:
    """Worked example 8: Pierce 1 and Pierce 2 ignore up to three shields."""
    scene = Scene("Az", A="syndrael", z="zombie")

    def mods(a: Attack) -> None:
        a.pierce += 1
        a.pierce += 2
        a.shields[scene.figure("z")] = 4

    a = scene.dice(BLUE_FOUR, BLANK).play(perform_attack(scene.g, 0, mods=mods))

    assert a.dealt[scene.figure("z")] == 2 - (4 - 3)


@rule("DE-ATK-13", "DE-SURGE-01", "DE-ATK-17")
def test_worked_example_the_sling_against_an_elite_zombie() -> None:
    """Worked example 10: range 4, three hearts, one surge for range and damage: 4 hearts, 1 shield, 3 damage."""
    scene = Scene("A..z", A="tomble_burrowell", z="zombie*").give("A", "sling")

    a = scene.dice(BLUE_FOUR, 3, 3).attacks("A", "surge:sling.1")

    assert a.hearts() == 4
    assert scene.damage("z") == 3
    assert scene.g.live.max_health[scene.figure("z")] == 6
    assert scene.at("z") == (3, 0)


@rule("DE-ATK-18", "DE-SURGE-05")
def test_conditions_of_surges_come_before_the_damage_is_suffered_and_to_all_affected() -> None:
    scene = Scene("zA", "z.", A="leoric_of_the_book", z="zombie")
    both = [scene.figure("z", 0), scene.figure("z", 1)]

    def mods(a: Attack) -> None:
        a.gain(Surge(condition="stunned"), "iron_mace")

    scene.dice(BLUE_SURGE, 0, 5).play(
        perform_attack(scene.g, 0, targets=both, dice=(BLUE,), mods=mods), "surge:iron_mace.1"
    )

    assert scene.conditions("z", 0) == {"stunned"}
    assert scene.conditions("z", 1) == set(), "dealt no damage, no condition"


@rule("DE-ATK-19", "DE-DMG-01")
def test_the_active_player_orders_who_suffers_first() -> None:
    scene = Scene("zA", "z.", A="leoric_of_the_book", z="zombie").turn_of("A")
    both = [scene.figure("z", 0), scene.figure("z", 1)]

    scene.dice(BLUE_FOUR, 0, 0).play(perform_attack(scene.g, 0, targets=both, dice=(BLUE,)), "monster:zombie.2")

    order = [event.figure for event in scene.g.log if isinstance(event, DamageSuffered)]
    assert order == ["monster:zombie.2", "monster:zombie.1"]


@rule("DE-ATK-20")
def test_an_attack_that_deals_nothing_is_no_miss() -> None:
    scene = Scene("Az", A="syndrael", z="zombie")

    a = scene.dice(BLUE_FOUR, 5).attacks("A")

    assert a.dealt == {scene.figure("z"): 0}
    assert not a.missed


@rule("DE-ATK-21")
def test_damage_outside_attacks_meets_no_defence_dice() -> None:
    scene = Scene("z", z="zombie")

    scene.play(suffer(scene.g, scene.figure("z"), damage=2))

    assert scene.damage("z") == 2
    assert scene.g.chance.ticks == 0


@rule("DE-ATK-22", "DE-R-50")
def test_an_attacker_felled_by_his_own_attack_has_still_hurt_the_others() -> None:
    scene = Scene("Az", A="leoric_of_the_book", z="zombie").hurt("A", 7)

    def mods(a: Attack) -> None:
        a.blast = True

    a = scene.dice(BLUE_FOUR, RED_SURGE, 0, 0).play(perform_attack(scene.g, 0, dice=(BLUE, RED), mods=mods))

    assert a.dealt[scene.figure("z")] == 5
    assert scene.at("A") is None
    assert scene.at("z") is None


@rule("DE-ATK-23", "DE-ATK-24")
def test_what_a_quest_allows_to_be_attacked_counts_as_an_enemy() -> None:
    scene = Scene("AB", A="syndrael", B="jain_fairwood")
    other = scene.figure("B")

    assert attack_refusal(scene.g, 0) == NO_TARGET
    a = scene.dice(BLUE_FOUR, 0).play(perform_attack(scene.g, 0, enemy=lambda g, f: f == other))

    assert a.targets == [other]
    assert scene.damage("B") == 2


@rule("DE-ATK-25", "DE-BAD-04")
def test_a_monster_attacks_once_per_activation_a_hero_as_often_as_he_has_actions() -> None:
    from gruft.games.descent.rules.turns.monster_actions import do_monster, monster_refusal

    scene = Scene("zA", A="syndrael", z="zombie").overlords_turn("z")
    g = scene.g
    g.actions, g.attacks_made = 2, 0
    zombie = scene.figure("z")
    scene.dice(X, 0, 0).play(do_monster(g, zombie, "attack"))

    refusal = monster_refusal(g, zombie, "attack")
    assert refusal is not None and refusal.code == "monster.one_attack"

    scene.turn_of("A")
    scene.dice(X, 0).does("A", "attack")
    scene.dice(X, 0).does("A", "attack")


@rule("DE-ATK-26")
def test_lieutenants_and_familiars_attack_with_the_dice_on_their_cards() -> None:
    scene = Scene("sA", s="splig", A="syndrael")

    a = scene.dice(X, 1, 0).attacks("s")

    assert [die[0] for die in a.dice] == list(kind_of(scene.g, scene.figure("s")).attack)
    assert a.weapon == OWN


@rule("DE-ATK-27")
def test_the_number_of_dice_in_the_box_is_no_limit() -> None:
    scene = Scene("Az", A="syndrael", z="zombie")

    a = scene.dice(BLUE_FOUR, *[RED_TWO] * 4, 0).play(perform_attack(scene.g, 0, dice=(BLUE, RED, RED, RED, RED)))

    assert a.hearts() == 2 + 4 * 2


@rule("DE-SURGE-08", "DE-ATK-12")
def test_surges_buy_nothing_outside_attacks_and_tests_take_no_defence_abilities() -> None:
    from gruft.games.descent.rules.attribute_tests import test

    scene = Scene("A", A="syndrael").give("A", "iron_shield")

    scene.dice(*FAILS).play(test(scene.g, 0, 0))

    assert scene.asked == []


@rule("DE-SURGE-08")
def test_a_surge_rolled_for_a_skill_buys_nothing() -> None:
    scene = Scene("AB", A="avric_albright", B="syndrael").give("A", "prayer_of_healing", "iron_mace").hurt("B", 9)

    scene.dice(RED_SURGE).does("A", "card:prayer_of_healing", "hero:syndrael")

    assert scene.damage("B") == 9 - HEARTS[RED][RED_SURGE]
    assert not any("surge:" in ask for ask in scene.asked)


@rule("DE-ATK-01", "DE-ATK-02")
def test_what_is_offered_as_a_target_is_exactly_what_is_not_refused() -> None:
    dice = FastChance(5)
    signs = "AB.......#zzg"
    for _ in range(150):
        width, height = 4 + dice.below(4), 3 + dice.below(3)
        rows = [["."] * width for _ in range(height)]
        for sign in signs:
            x, y = dice.below(width), dice.below(height)
            rows[y][x] = sign
        for y, row in enumerate(rows):
            for x, sign in enumerate(row):
                if (sign in "AB" and any(sign in other for other in rows[:y])) or (sign in row[:x] and sign in "AB"):
                    rows[y][x] = "."
        text = "".join(map("".join, rows))
        if "A" not in text or "B" not in text:
            continue
        legend = {"A": "syndrael", "B": "jain_fairwood", "z": "zombie", "g": "goblin_archer"}
        present: dict[str, Any] = {sign: name for sign, name in legend.items() if sign in text}
        scene = Scene(*map("".join, rows), **present)
        g = scene.g
        for f in figures(g):
            for melee, reach in ((True, False), (True, True), (False, False)):
                legal = [s for s in range(g.live.map.size) if target_refusal(g, f, s, melee, reach, 0, None) is None]
                assert targets_of(g, f, melee, reach) == legal, (rows, f, melee, reach)
