"""Starting equipment, shop items and search cards: what they do beyond their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.moments.hooks import DOINGS, HOOKS, SURGE_EFFECTS
from gruft.games.descent.moments.values import COMPUTED
from gruft.games.descent.pieces.cards import CARDS, EQUIPPED, FLIPPED, ID
from gruft.games.descent.pieces.content import ITEMS, SEARCH
from gruft.games.descent.pieces.dice import BLACK, BROWN, GREY
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.damage import knock_out
from gruft.games.descent.rules.equipment import equip_refusal
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.searching import draw_search
from gruft.games.descent.rules.turns.hero import hero_end
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule

KNOWN = {*HOOKS, *COMPUTED}
"""Everything that takes part at some moment or changes some value."""


def hero(*rows: str, cards: tuple[str, ...] = (), name: str = "syndrael", **legend: Any) -> Scene:
    return Scene(*rows, A=name, **legend).give("A", *cards)


@card("wooden_shield_disciple", "wooden_shield_knight")
@pytest.mark.parametrize("shield", ["wooden_shield_disciple", "wooden_shield_knight"])
def test_wooden_shields_add_a_shield_and_are_exhausted(shield: str) -> None:
    scene = hero("Az", cards=(shield,), z="zombie*")

    scene.dice(2, 4, 0).attacks("z", f"card:{shield}")

    assert scene.damage("A") == 3
    assert scene.exhausted("A", shield)


@card("iron_shield")
def test_iron_shield_adds_a_shield_or_rerolls_a_die() -> None:
    adds, rerolls = hero("Az", cards=("iron_shield",), z="zombie*"), hero("Az", cards=("iron_shield",), z="zombie*")

    adds.dice(2, 4, 0).attacks("z", "card:iron_shield", "shield")
    rerolls.dice(2, 4, 0, 5).attacks("z", "card:iron_shield", "reroll")

    assert (adds.damage("A"), rerolls.damage("A")) == (3, 1)


@rule("DE-TEST-03", "DE-ATK-12")
def test_shields_do_not_help_in_attribute_tests() -> None:
    scene = hero("A", cards=("iron_shield",))

    result = scene.dice(*FAILS).play(attribute_test(scene.g, 0, AWARENESS))

    assert not result.passed and scene.asked == []


@card("heavy_steel_shield")
def test_heavy_steel_shield_rerolls_a_die_and_adds_a_shield() -> None:
    scene = hero("Az", cards=("heavy_steel_shield",), z="zombie*")

    scene.dice(2, 4, 0, 4).attacks("z", "card:heavy_steel_shield")

    assert scene.damage("A") == 1


@card("heavy_cloak")
def test_heavy_cloak_cancels_a_surge_of_an_attack_on_its_wearer() -> None:
    scene = hero("Az", cards=("heavy_cloak",), z="zombie*")

    a = scene.dice(1, 4, 0).attacks("z", "card:heavy_cloak")

    assert a.surges_left() == 0
    assert scene.exhausted("A", "heavy_cloak")


@card("elven_cloak")
def test_elven_cloak_replaces_the_result_by_awareness() -> None:
    scene = hero("Az", cards=("elven_cloak",), name="jain_fairwood", z="zombie*")

    scene.dice(2, 4, 0).attacks("z", "card:elven_cloak")

    assert scene.damage("A") == 0


@rule("DE-ATK-28")
def test_symbols_added_to_a_replaced_result_still_count() -> None:
    scene = hero("Az", cards=("elven_cloak", "wooden_shield_knight"), z="zombie*")

    scene.dice(2, 5, 0).attacks("z", "card:elven_cloak", "card:wooden_shield_knight")

    assert scene.damage("A") == 4 - 2 - 1


@card("iron_bound_ring")
def test_iron_bound_ring_gives_health_and_a_shield_for_a_blank() -> None:
    scene = hero("Az", cards=("iron_bound_ring",), z="zombie*")

    scene.dice(2, 4, 0).attacks("z")
    blank = scene.damage("A")
    scene.dice(2, 4, 1).attacks("z")

    assert scene.g.live.max_health[0] == 14
    assert (blank, scene.damage("A") - blank) == (3, 3)


@card("chainmail", "platemail")
def test_chainmail_and_platemail_cap_speed() -> None:
    fast = hero("A", cards=("chainmail",), name="jain_fairwood")
    slow = hero("A", cards=("platemail",), name="jain_fairwood")

    assert (speed_of(fast.g, 0), speed_of(slow.g, 0)) == (4, 3)


ARMOUR = {"leather_armor": BROWN, "chainmail": GREY, "demonhide_leather": GREY, "platemail": BLACK}


@card(*ARMOUR)
@pytest.mark.parametrize("armour", ARMOUR)
def test_armour_adds_its_die_to_the_defence(armour: str) -> None:
    scene = hero("Az", cards=(armour,), z="zombie").overlords_turn("z")

    a = scene.dice(2, 4, 1, 1).attacks("z")

    assert [colour for colour, _ in a.defence[0]] == [GREY, ARMOUR[armour]]


@card("leather_armor")
def test_leather_armor_gives_a_health() -> None:
    assert hero("A", cards=("leather_armor",)).g.live.max_health[0] == 13


@card("chainmail", "platemail")
@rule("DE-BAD-03")
@pytest.mark.parametrize("armour", ["chainmail", "platemail"])
def test_no_rune_is_equipped_with_heavy_armour(armour: str) -> None:
    scene = hero("A", cards=(armour,))
    rune = CARDS["mana_weave"][0]
    scene.g.cards[0].append(rune)

    refusal = equip_refusal(scene.g, 0, rune)

    assert refusal is not None and refusal.code == "equip.no_runes"


@card("ring_of_power")
def test_ring_of_power_gives_stamina() -> None:
    assert hero("A", cards=("ring_of_power",)).g.live.max_stamina[0] == 5


@card("demonhide_leather")
def test_demonhide_leather_tires_after_two_move_actions() -> None:
    scene = hero("A", cards=("demonhide_leather",)).turn_of("A")
    scene.g.move_actions = 2
    scene.g.moved = 1

    scene.play(hero_end(scene.g))

    assert scene.fatigue("A") == 1


@card("demonhide_leather")
def test_demonhide_leather_does_not_tire_after_one() -> None:
    scene = hero("A", cards=("demonhide_leather",)).turn_of("A")
    scene.g.move_actions = scene.g.moved = 1

    scene.play(hero_end(scene.g))

    assert scene.fatigue("A") == 0


# -- weapons ------------------------------------------------------------------------


@card("steel_broadsword")
def test_steel_broadsword_rerolls_a_red_die_once_per_attack() -> None:
    scene = hero("Az", cards=("steel_broadsword",), z="zombie*").turn_of("A")

    scene.dice(2, 0, 0, 4).attacks("A", "card:steel_broadsword", "card:steel_broadsword")

    assert scene.damage("z") == 5


@card("steel_greatsword")
def test_steel_greatsword_rerolls_a_power_die() -> None:
    scene = hero("Az", cards=("steel_greatsword",), z="zombie*")

    scene.turn_of("A").dice(4, 0, 1, 5, 4).attacks("A", "card:steel_greatsword", "card:steel_greatsword", "die:red_0.2")

    assert scene.damage("z") == 1 + 3 + 1 - 2


@card("mana_weave")
def test_mana_weave_adds_a_surge_with_any_weapon() -> None:
    scene = hero("Az", cards=("mana_weave", "light_hammer"), z="zombie*").turn_of("A")

    scene.dice(2, 1, 0).attacks("A", "card:mana_weave", "surge:light_hammer.1")

    assert scene.damage("z") == 5


@card("scorpion_helm")
def test_scorpion_helm_lengthens_ranged_attacks() -> None:
    scene = hero("A.z", cards=("scorpion_helm", "sling"), z="zombie*")

    assert scene.dice(2, 4, 0).attacks("A").total_range() == 4


@card("dragontooth_hammer")
def test_dragontooth_hammer_hits_harder_with_a_free_hand() -> None:
    free = hero("Az", cards=("dragontooth_hammer",), z="zombie*")
    full = hero("Az", cards=("dragontooth_hammer", "iron_shield"), z="zombie*")

    assert free.dice(4, 0, 0, 0).attacks("A").damage == 1
    assert full.dice(4, 0, 0, 0).attacks("A").damage == 0


@card("elm_greatbow")
def test_elm_greatbow_shoots_past_figures_beside_its_owner() -> None:
    scene = hero("ABz", cards=("elm_greatbow",), B="ashrian", z="zombie")
    other = hero("ABz", cards=("latari_longbow",), B="ashrian", z="zombie")

    scene.dice(2, 4, 0).does("A", "attack")

    assert scene.at("z") is None
    assert other.why_not("A", "attack") == "attack.no_target"


@card("iron_longsword")
def test_iron_longsword_forces_a_defence_die_to_be_rerolled() -> None:
    scene = hero("Az", cards=("iron_longsword",), z="flesh_moulder*").turn_of("A")

    scene.dice(1, 0, 5, 0).attacks("A", "surge:iron_longsword.1")

    assert scene.damage("z") == 3


@card("crossbow")
@rule("DE-MOVE-13", "DE-ATK-15")
def test_crossbow_pushes_the_target_where_the_attacker_wants() -> None:
    scene = hero("A.z..", cards=("crossbow",), z="zombie*").turn_of("A")

    scene.dice(1, 4, 0).attacks("A", "surge:crossbow.2", "step:3,0")

    assert scene.at("z") == (3, 0)
    assert scene.damage("z") == 5


@card("magic_staff")
def test_magic_staff_sparks_to_another_monster_near_the_target() -> None:
    scene = hero("A.z", "....", "...z", cards=("magic_staff",), z="zombie*").turn_of("A")

    scene.dice(1, 0, 5).attacks("A", "space:2,0", "surge:magic_staff.1")

    assert scene.damage("z", 1) == 1


@card("mace_of_kellos")
def test_mace_of_kellos_bursts_and_heals() -> None:
    scene = hero("zAz", cards=("mace_of_kellos",), z="zombie*").hurt("A", 2).turn_of("A")

    scene.dice(1, 5, 5, 5).attacks("A", "space:0,0", "surge:mace_of_kellos.1", "surge:mace_of_kellos.2")

    assert scene.damage("z", 1) == 1
    assert scene.damage("A") == 1


@card("grinding_axe")
@rule("DE-SURGE-02", "DE-BAD-05")
def test_grinding_axe_needs_two_surges_for_five_damage() -> None:
    scene = hero("Az", cards=("grinding_axe",), z="zombie*").turn_of("A")

    scene.dice(1, 5, 0, 5).attacks("A", "surge:grinding_axe.2")

    assert scene.at("z") is None


@card("dwarven_firebomb")
@rule("DE-SURGE-06", "DE-R-21")
def test_dwarven_firebomb_buys_blast() -> None:
    scene = hero("A..z", "...z", cards=("dwarven_firebomb",), z="zombie").turn_of("A")

    scene.dice(5, 1, 4, 0, 0)
    scene.attacks("A", "space:3,0", "surge:dwarven_firebomb.2")

    assert scene.at("z", 0) is None and scene.at("z", 1) is None


@rule("DE-KEY-04")
def test_worked_example_pierce_values_add_up() -> None:
    scene = hero("Az", cards=("dragontooth_hammer", "iron_shield"), z="flesh_moulder*").turn_of("A")

    scene.dice(1, 0, 0, 5).attacks("A", "surge:dragontooth_hammer.1")

    assert scene.damage("z") == 4


@card("lucky_charm_thief", "lucky_charm")
def test_lucky_charm_rerolls_the_whole_test() -> None:
    for name in ("lucky_charm", "lucky_charm_thief"):
        scene = hero("A", cards=(name,))
        scene.dice(*FAILS, *PASSES)
        result = scene.play(attribute_test(scene.g, 0, AWARENESS), f"card:{name}")

        assert result.passed and scene.exhausted("A", name)


@card("tival_crystal")
def test_tival_crystal_heals_for_an_action() -> None:
    scene = hero("A", cards=("tival_crystal",)).hurt("A", 4).dice(4)

    scene.does("A", "card:tival_crystal")

    assert scene.damage("A") == 1 and scene.g.actions == 1


def test_an_item_that_is_not_equipped_does_nothing() -> None:
    scene = hero("A", cards=("tival_crystal",)).hurt("A", 4)
    scene.g.status[scene.card("A", "tival_crystal")] &= ~EQUIPPED

    assert scene.why_not("A", "card:tival_crystal") == "card.not_equipped"


def test_every_item_has_numbers_or_a_behaviour() -> None:
    for name, item in ITEMS.items():
        numbers = item.dice or item.health or item.stamina or item.surges
        assert numbers or name in KNOWN or name in DOINGS, name
        assert item.use.kind == "passive" or name in KNOWN or name in DOINGS, name
        assert all(not surge.effect or surge.effect in SURGE_EFFECTS for surge in item.surges), name


# -- search cards -----------------------------------------------------------------------


def flipped(scene: Scene, name: str) -> bool:
    return bool(scene.g.status[scene.card("A", name)] & FLIPPED)


@card("health_potion", "heal")
@rule("DE-SEARCH-03")
def test_health_potion_heals_all_damage_even_of_a_fallen_friend() -> None:
    scene = hero("AB", cards=("health_potion",), B="ashrian")
    scene.play(knock_out(scene.g, 1))

    scene.does("A", "card:health_potion", "hero:ashrian")

    assert scene.damage("B") == 0 and scene.at("B") == (1, 0)
    assert flipped(scene, "health_potion")
    assert scene.why_not("A", "card:health_potion") == "card.flipped"


@card("health_potion")
@rule("DE-ADJ-04", "DE-KO-08")
def test_health_potion_does_not_reach_a_friend_who_lies_under_ones_own_feet() -> None:
    scene = hero("AB", cards=("health_potion",), B="ashrian").knocked_out("B").hurt("A", 2)
    put(scene.g, 0, (scene.g.token[1],))

    scene.does("A", "card:health_potion")

    assert scene.damage("A") == 0 and scene.at("B") is None


@card("stamina_potion")
@rule("DE-ACT-04")
def test_stamina_potion_rests_without_an_action() -> None:
    scene = hero("AB", cards=("stamina_potion",), B="ashrian").hurt("B", fatigue=3)

    scene.does("A", "card:stamina_potion", "hero:ashrian")

    assert scene.fatigue("B") == 0 and scene.g.actions == 2


@card("curse_doll")
def test_curse_doll_discards_a_condition() -> None:
    scene = hero("AB", cards=("curse_doll",), B="ashrian").has("B", "stunned")

    scene.does("A", "card:curse_doll")

    assert scene.conditions("B") == set()


@card("curse_doll")
def test_curse_doll_needs_somebody_with_a_condition() -> None:
    assert hero("A", cards=("curse_doll",)).why_not("A", "card:curse_doll") == "card.no_target"


@card("fire_flask")
def test_fire_flask_is_a_ranged_attack_with_blast_for_a_surge() -> None:
    scene = hero("A..z", "...z", cards=("fire_flask",), z="zombie")

    scene.dice(5, 4, 0, 0).does("A", "card:fire_flask", "space:3,0", "surge:fire_flask.1")

    assert scene.at("z", 0) is None and scene.at("z", 1) is None


@card("fire_flask")
def test_fire_flask_needs_a_target() -> None:
    assert hero("A", cards=("fire_flask",)).why_not("A", "card:fire_flask") == "attack.no_target"


@card("power_potion")
def test_power_potion_rerolls_any_attack_dice() -> None:
    scene = hero("Az", cards=("power_potion", "light_hammer"), z="zombie*").turn_of("A")

    scene.dice(0, 0, 0, 2, 4).attacks("A", "card:power_potion", "die:blue_0.1", "die:yellow_0.2")

    assert scene.damage("z") == 4


@card("warding_talisman")
def test_warding_talisman_adds_two_shields() -> None:
    scene = hero("Az", cards=("warding_talisman",), z="zombie*")

    scene.dice(2, 4, 0).attacks("z", "card:warding_talisman")

    assert scene.damage("A") == 2


@card("nothing")
def test_nothing_is_discarded_at_once() -> None:
    scene = hero("A")
    scene.g.search_deck = [CARDS["nothing"][0]]

    scene.play(draw_search(scene.g, 0))

    assert scene.g.cards[0] == [] and [ID[c] for c in scene.g.search_gone] == ["nothing"]


@card("treasure_chest")
@rule("DE-R-35")
def test_treasure_chest_gives_a_shop_item_of_the_act() -> None:
    scene = hero("A")
    scene.g.search_deck = [CARDS["treasure_chest"][0]]
    scene.g.shop1 = [CARDS["sling"][0]]

    scene.play(draw_search(scene.g, 0))

    assert [ID[c] for c in scene.g.cards[0]] == ["sling"]
    assert not scene.g.status[CARDS["sling"][0]] & EQUIPPED


def test_every_search_card_has_a_behaviour() -> None:
    for name in SEARCH:
        assert name in KNOWN or name in DOINGS or name in ("nothing", "treasure_chest")
