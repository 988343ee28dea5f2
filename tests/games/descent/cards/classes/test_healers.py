"""The Disciple and the Spiritspeaker: every skill."""

from __future__ import annotations

from typing import Any

from gruft.games.descent.moments.marks import has_mark
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.damage import knock_out
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.turns.hero import hero_end
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


def disciple(*rows: str, cards: tuple[str, ...] = (), **legend: Any) -> Scene:
    return Scene(*rows, A="avric_albright", **legend).give("A", "prayer_of_healing", "iron_mace", *cards)


@card("prayer_of_healing")
@rule("DE-SKILL-02")
def test_prayer_of_healing_costs_fatigue_exhausts_and_heals_by_a_red_die() -> None:
    scene = disciple("AB", B="syndrael").hurt("B", 5).dice(4)

    scene.does("A", "card:prayer_of_healing", "hero:syndrael")

    assert scene.damage("B") == 2
    assert scene.fatigue("A") == 1
    assert scene.exhausted("A", "prayer_of_healing")
    assert scene.why_not("A", "card:prayer_of_healing") == "card.exhausted"


@card("prayer_of_healing")
@rule("DE-KO-08")
def test_prayer_of_healing_lets_a_knocked_out_hero_stand() -> None:
    scene = disciple("AB", B="syndrael")
    scene.play(knock_out(scene.g, scene.figure("B")))

    scene.dice(0).does("A", "card:prayer_of_healing", "hero:syndrael")

    assert scene.at("B") == (1, 0)


@card("prayer_of_healing")
def test_prayer_of_healing_reaches_only_adjacent_heroes() -> None:
    scene = disciple("A.B", B="syndrael").hurt("A", 2).hurt("B", 2).dice(0)

    scene.does("A", "card:prayer_of_healing")

    assert (scene.damage("A"), scene.damage("B")) == (1, 2)


@card("prayer_of_healing", "blessed_strike")
@rule("DE-ADJ-04", "DE-KO-08")
def test_prayers_and_blessed_strikes_do_not_reach_who_lies_under_the_disciples_feet() -> None:
    scene = disciple("ABz", cards=("blessed_strike",), B="syndrael", z="zombie*").knocked_out("B").hurt("A", 5)
    put(scene.g, 0, (scene.g.token[1],))

    scene.dice(0).does("A", "card:prayer_of_healing")
    scene.dice(2, 1, 0).does("A", "card:blessed_strike")

    assert scene.at("B") is None
    assert scene.damage("A") == 5 - 1 - 2


@card("armor_of_faith")
def test_armor_of_faith_gives_a_brown_die_until_the_disciples_next_turn() -> None:
    scene = disciple("ABz", cards=("armor_of_faith",), B="syndrael", z="zombie").dice(0)

    scene.does("A", "card:prayer_of_healing", "hero:syndrael")
    a = scene.dice(2, 4, 0, 0).attacks("z")

    assert len(a.defence[scene.figure("B")]) == 2


@card("cleansing_touch")
def test_cleansing_touch_lets_the_healed_hero_discard_a_condition() -> None:
    scene = disciple("AB", cards=("cleansing_touch",), B="syndrael").has("B", "stunned", "poisoned").dice(0)

    scene.does("A", "card:prayer_of_healing", "hero:syndrael", "condition:poisoned")

    assert scene.conditions("B") == {"stunned"}


@card("divine_fury")
def test_divine_fury_adds_a_yellow_die_to_the_next_attack_only() -> None:
    scene = disciple("ABz", cards=("divine_fury",), B="syndrael", z="zombie*").give("B", "iron_longsword").dice(0)

    scene.does("A", "card:prayer_of_healing", "hero:syndrael")
    first = scene.dice(4, 0, 1, 5).attacks("B")
    second = scene.dice(4, 0, 5).attacks("B")

    assert len(first.dice) == 3
    assert len(second.dice) == 2


@card("blessed_strike")
@rule("DE-ATK-23")
def test_blessed_strike_heals_both_if_it_deals_damage() -> None:
    scene = disciple("BAz", cards=("blessed_strike",), B="syndrael", z="zombie*").hurt("A", 3).hurt("B", 3)

    scene.dice(2, 4, 0)
    scene.does("A", "card:blessed_strike")

    assert (scene.damage("A"), scene.damage("B")) == (1, 1)


@card("blessed_strike")
def test_blessed_strike_without_damage_heals_nobody() -> None:
    scene = disciple("BAz", cards=("blessed_strike",), B="syndrael", z="zombie*").hurt("A", 3)

    scene.dice(0, 4, 0)
    scene.does("A", "card:blessed_strike")

    assert scene.damage("A") == 3


@card("blessed_strike")
def test_blessed_strike_needs_a_melee_weapon_with_a_target() -> None:
    scene = disciple("A.z", cards=("blessed_strike",), z="zombie*")

    assert scene.why_not("A", "card:blessed_strike") == "attack.no_target"


@card("prayer_of_peace")
def test_prayer_of_peace_stops_attacks_of_monsters_beside_the_disciple() -> None:
    scene = disciple("A.zB", cards=("prayer_of_peace",), B="syndrael", z="goblin_archer")
    near = disciple("Az.B", cards=("prayer_of_peace",), B="syndrael", z="goblin_archer")

    for one in (scene, near):
        one.does("A", "card:prayer_of_peace")

    assert attack_refusal(scene.g, scene.figure("z")) is None
    refusal = attack_refusal(near.g, near.figure("z"))
    assert refusal is not None and refusal.code == "attack.peace"


@card("time_of_need")
def test_time_of_need_gives_movement_points_and_rest() -> None:
    scene = disciple("A..", cards=("time_of_need",)).hurt("A", fatigue=3)

    scene.does("A", "card:time_of_need")

    assert scene.g.mp[0] == 2
    assert scene.fatigue("A") == 1


@card("holy_power")
def test_holy_power_prays_for_two_and_a_surge_rests_both() -> None:
    scene = disciple("AB", cards=("holy_power",), B="syndrael").hurt("A", 4, 2).hurt("B", 4, 2).dice(5)

    scene.does("A", "card:prayer_of_healing", "hero:avric_albright", "hero:syndrael")

    assert (scene.damage("A"), scene.damage("B")) == (1, 1)
    assert (scene.fatigue("A"), scene.fatigue("B")) == (2, 1)


@card("radiant_light")
def test_radiant_light_heals_heroes_and_burns_monsters_in_sight() -> None:
    scene = disciple("A..B", "....", "#...", "z..z", cards=("radiant_light",), B="syndrael", z="zombie*")

    scene.hurt("A", 3).hurt("B", 3).dice(1).does("A", "card:radiant_light")

    assert (scene.damage("A"), scene.damage("B")) == (1, 1)
    assert (scene.damage("z", 0), scene.damage("z", 1)) == (0, 2)


# -- Spiritspeaker --------------------------------------------------------------


def speaker(*rows: str, cards: tuple[str, ...] = (), errata: bool = True, **legend: Any) -> Scene:
    return Scene(*rows, A="ashrian", errata=errata, **legend).give("A", "stoneskin", "oak_staff", *cards)


@card("stoneskin")
def test_stoneskin_adds_a_grey_die_before_the_roll() -> None:
    scene = speaker("A..Bz", B="syndrael", z="zombie*")

    a = scene.dice(2, 4, 5, 5).attacks("z", "card:stoneskin")

    assert len(a.defence[scene.figure("B")]) == 2
    assert scene.damage("B") == 0
    assert scene.exhausted("A", "stoneskin") and scene.fatigue("A") == 1


@card("stoneskin")
def test_stoneskin_does_not_reach_farther_than_three_spaces() -> None:
    scene = speaker("A...Bz", B="syndrael", z="zombie*")

    a = scene.dice(2, 4, 5).attacks("z")

    assert len(a.defence[scene.figure("B")]) == 1


@card("drain_spirit")
def test_drain_spirit_heals_heroes_near_if_it_deals_damage() -> None:
    scene = speaker("B.Az", cards=("drain_spirit",), B="syndrael", z="zombie*").hurt("A", 2).hurt("B", 2)

    scene.dice(2, 4, 0).does("A", "card:drain_spirit")

    assert (scene.damage("A"), scene.damage("B")) == (1, 1)


@card("healing_rain", "heal")
def test_healing_rain_heals_everybody_within_three_spaces() -> None:
    scene = speaker("A..B.C", cards=("healing_rain",), B="syndrael", C="jain_fairwood")

    scene.hurt("A", 3).hurt("B", 3).hurt("C", 3).dice(2).does("A", "card:healing_rain")

    assert [scene.damage(sign) for sign in "ABC"] == [1, 1, 3]


@card("shared_pain")
def test_shared_pain_hurts_the_rest_of_the_group() -> None:
    scene = speaker("Az...z", cards=("shared_pain",), z="flesh_moulder")

    scene.dice(4, 1, 1).does("A", "card:shared_pain")

    assert (scene.damage("z", 0), scene.damage("z", 1)) == (1, 1)


@card("cloud_of_mist")
@rule("DE-SURGE-07")
def test_cloud_of_mist_makes_attacks_near_miss_unless_a_surge_is_spent() -> None:
    scene = speaker("A.Bz", cards=("cloud_of_mist",), B="syndrael", z="zombie*")
    scene.does("A", "card:cloud_of_mist")

    no_surge = scene.dice(2, 4, 0).attacks("z")
    paid = scene.dice(1, 4, 0).attacks("z", "must:cloud_of_mist")

    assert no_surge.missed
    assert not paid.missed and scene.damage("B") == 4


@card("natures_bounty")
def test_natures_bounty_heals_as_much_as_was_rested() -> None:
    scene = speaker("A", cards=("natures_bounty",)).hurt("A", 5, 3)

    scene.does("A", "rest")
    scene.play(hero_end(scene.g))

    assert (scene.damage("A"), scene.fatigue("A")) == (2, 0)


@card("tempest")
def test_tempest_strikes_monsters_and_heals_heroes_on_a_passed_test() -> None:
    scene = speaker("A.z.B", cards=("tempest",), B="syndrael", z="zombie*").hurt("A", 2).hurt("B", 2)

    scene.dice(*PASSES).does("A", "card:tempest")

    assert scene.damage("z") == 2
    assert (scene.damage("A"), scene.damage("B")) == (1, 2)


@card("tempest")
def test_tempest_failed_gives_back_one_fatigue() -> None:
    scene = speaker("A.z", cards=("tempest",), z="zombie*")

    scene.dice(*FAILS).does("A", "card:tempest")

    assert scene.damage("z") == 0
    assert scene.fatigue("A") == 1


@card("ancestor_spirits")
@rule("DE-ERR-10")
def test_ancestor_spirits_poison_every_monster_hurt_by_a_skill() -> None:
    scene = speaker("zAz", cards=("tempest", "ancestor_spirits"), z="zombie*")

    scene.dice(*PASSES).does("A", "card:tempest", "card:ancestor_spirits")

    assert scene.conditions("z", 0) == scene.conditions("z", 1) == {"poisoned"}


@card("ancestor_spirits")
def test_ancestor_spirits_as_printed_poison_one_of_them() -> None:
    scene = speaker("zAz", cards=("tempest", "ancestor_spirits"), errata=False, z="zombie*")

    scene.dice(*PASSES).does("A", "card:tempest", "card:ancestor_spirits", "master:zombie.2")

    assert (scene.conditions("z", 0), scene.conditions("z", 1)) == (set(), {"poisoned"})


@card("ancestor_spirits")
def test_ancestor_spirits_heal_every_hero_restored_by_a_skill() -> None:
    scene = speaker("AB", cards=("healing_rain", "ancestor_spirits"), B="syndrael").hurt("A", 4).hurt("B", 4, 2)

    scene.dice(0).does("A", "card:healing_rain", "card:ancestor_spirits")

    assert (scene.damage("A"), scene.damage("B")) == (2, 2)
    assert scene.fatigue("B") == 1


@card("vigor")
def test_vigor_lets_a_surge_rest_every_hero() -> None:
    scene = speaker("B......Az", cards=("vigor",), B="syndrael", z="zombie*").hurt("A", fatigue=2).hurt("B", fatigue=2)

    scene.turn_of("A").dice(1, 4, 5).attacks("A", "surge:vigor.1")

    assert (scene.fatigue("A"), scene.fatigue("B")) == (1, 1)


def test_marks_of_prayers_end_with_the_disciples_next_turn() -> None:
    from gruft.games.descent.rules.turns.hero import hero_start

    scene = disciple("AB", cards=("armor_of_faith",), B="syndrael").dice(0)
    scene.does("A", "card:prayer_of_healing", "hero:syndrael")
    before = has_mark(scene.g, "armor_of_faith", scene.figure("B"))

    scene.play(hero_start(scene.g))

    assert before and not has_mark(scene.g, "armor_of_faith", scene.figure("B"))
