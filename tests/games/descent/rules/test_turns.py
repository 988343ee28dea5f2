"""The hero turn: steps, actions, cards that are exhausted (DE-HTURN, DE-ACT, DE-CARD, DE-REST)."""

from __future__ import annotations

from gruft.games.descent.moments.marks import BY_TURN_START, add_mark, has_mark
from gruft.games.descent.pieces.cards import USE
from gruft.games.descent.rules.turns.hero_actions import act_keys
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


@rule("DE-HTURN-01", "DE-CARD-01", "DE-CARD-02", "DE-COND-01")
def test_at_the_start_of_the_turn_effects_end_conditions_are_tested_and_cards_refreshed() -> None:
    scene = Scene("A", A="syndrael").give("A", "iron_shield").exhaust("A", "iron_shield").has("A", "poisoned")
    add_mark(scene.g, "armor_of_faith", 0, 0, BY_TURN_START)

    scene.dice(*PASSES).takes_turn("A")

    assert not has_mark(scene.g, "armor_of_faith", 0)
    assert scene.conditions("A") == set()
    assert not scene.exhausted("A", "iron_shield")


@rule("DE-CARD-02")
def test_cards_turned_face_down_are_not_refreshed() -> None:
    scene = Scene("A", A="syndrael").give("A", "stamina_potion").hurt("A", fatigue=2)
    scene.does("A", "card:stamina_potion")

    scene.takes_turn("A")

    assert scene.why_not("A", "card:stamina_potion") == "card.flipped"


@rule("DE-CARD-05", "DE-PLAYERS-02")
def test_only_the_cards_of_the_hero_whose_turn_it_is_are_refreshed() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "iron_shield").give("B", "wooden_shield_disciple")
    scene.exhaust("A", "iron_shield").exhaust("B", "wooden_shield_disciple")

    scene.takes_turn("A")

    assert not scene.exhausted("A", "iron_shield") and scene.exhausted("B", "wooden_shield_disciple")


@rule("DE-CARD-03")
def test_exhausting_a_card_costs_no_fatigue_by_itself() -> None:
    scene = Scene("A.z", A="leoric_of_the_book", z="zombie*").give("A", "rune_mastery", "arcane_bolt")

    scene.turn_of("A").dice(2, 4, 0).attacks("A", "card:rune_mastery")

    assert scene.exhausted("A", "rune_mastery") and scene.fatigue("A") == 0


@rule("DE-CARD-01", "DE-BAD-02")
def test_an_exhausted_card_cannot_be_used() -> None:
    scene = Scene("A", A="ashrian").give("A", "prayer_of_healing").exhaust("A", "prayer_of_healing")

    assert scene.why_not("A", "card:prayer_of_healing") == "card.exhausted"


@rule("DE-CARD-04")
def test_what_is_not_exhausted_may_be_used_again_while_it_can_be_paid() -> None:
    scene = Scene("A.z", A="leoric_of_the_book", z="flesh_moulder").give("A", "ghost_armor")

    scene.dice(1, 5, 0).attacks("z", "card:ghost_armor", "card:ghost_armor")

    assert scene.fatigue("A") == 2


@rule("DE-HTURN-02", "DE-ITEM-03")
def test_equipment_changes_in_step_two_and_nowhere_else() -> None:
    scene = Scene("A", A="syndrael").give("A", "light_hammer", "iron_spear", "immolation")
    scene.g.status[scene.card("A", "immolation")] = 0

    scene.takes_turn("A", "card:light_hammer", "card:iron_spear", "card:immolation", "done")

    assert scene.g.status[scene.card("A", "immolation")]
    assert not scene.g.status[scene.card("A", "light_hammer")]
    assert not any("light_hammer" in key for key in act_keys(scene.turn_of("A").g, 0))


@rule("DE-HTURN-03", "DE-ROUND-04", "DE-BAD-01")
def test_a_hero_has_two_actions_may_repeat_one_and_may_forgo_them() -> None:
    scene = Scene("A....", A="syndrael").turn_of("A")

    scene.does("A", "rest")
    scene.does("A", "rest")

    assert scene.why_not("A", "rest") == "act.no_actions"
    assert Scene("A", A="syndrael").takes_turn("A", "end") == "next_hero"


@rule("DE-HTURN-04", "DE-ACT-01")
def test_all_hero_actions_are_offered_where_they_are_possible() -> None:
    scene = (
        Scene("AB.", "..z", A="jain_fairwood", B="ashrian", z="zombie", doors=((0, 0, "S"),))
        .token((0, 0))
        .objective((1, 1))
    )
    scene.give("A", "yew_shortbow", "time_of_need").knocked_out("B").turn_of("A")

    keys = set(act_keys(scene.g, 0))

    assert {"move", "attack", "rest", "feat", "card:time_of_need", "search:0,0", "door:d1", "revive:ashrian"} <= keys
    assert {"token:crop.1", "fatigue"} <= keys
    assert {"stand_up", "shake_off", "climb", "drop", "leave", "free_attack"}.isdisjoint(keys)


@rule("DE-ACT-04", "DE-HTURN-06")
def test_potions_fatigue_movement_and_used_cards_cost_no_action() -> None:
    scene = Scene("A..", A="tomble_burrowell").give("A", "tumble", "stamina_potion").turn_of("A")

    scene.does("A", "card:tumble")
    scene.does("A", "fatigue")
    scene.does("A", "card:stamina_potion")

    assert scene.g.actions == 2


@rule("DE-HTURN-06")
def test_a_card_without_a_time_is_not_used_in_another_heros_turn() -> None:
    scene = Scene("AB.", A="syndrael", B="tomble_burrowell").give("B", "tumble").turn_of("A")

    assert "card:tumble" not in act_keys(scene.g, 0)
    assert scene.why_not("A", "card:tumble") == "act.not_yours"


@rule("DE-HTURN-06")
def test_cards_without_a_time_are_not_offered_in_the_overlords_turn() -> None:
    scene = Scene("A..z", A="tomble_burrowell", z="zombie").give("A", "tumble", "unseen")

    scene.dice(4, 1, 0).overlord_takes_turn("move", "step:2,0", "step:1,0", "attack")

    assert scene.at("z") == (1, 0)
    assert not any("card:tumble" in ask or "card:unseen" in ask for ask in scene.asked)


@rule("DE-HTURN-05", "DE-HTURN-08")
def test_at_the_end_movement_points_are_lost_and_the_card_is_flipped() -> None:
    scene = Scene("A....", A="syndrael").has("A", "immobilized")
    scene.g.acted = 0

    after = scene.takes_turn("A", "end")

    assert after == "next_hero"
    assert scene.g.acted == 1 and scene.g.mp[0] == 0
    assert scene.conditions("A") == set()


@rule("DE-HTURN-07", "DE-R-52")
def test_a_hero_knocked_out_in_his_turn_is_done() -> None:
    scene = Scene("A", A="syndrael").hurt("A", 11, 3).has("A", "poisoned").give("A", "iron_shield")
    scene.exhaust("A", "iron_shield")

    scene.dice(*FAILS).takes_turn("A")

    assert scene.g.ko & 1 and scene.g.acted & 1
    assert scene.exhausted("A", "iron_shield")


@rule("DE-REST-01", "DE-REST-02", "DE-R-10")
def test_resting_recovers_all_fatigue_at_the_end_even_what_came_later() -> None:
    scene = Scene("A....", A="ashrian").hurt("A", fatigue=2)

    scene.takes_turn("A", "rest", "fatigue", "step:1,0", "end")

    assert scene.fatigue("A") == 0


@rule("DE-R-75", "DE-CARD-04")
def test_once_a_round_is_reset_with_the_round() -> None:
    scene = Scene("A.m", A="widow_tarha", m="flesh_moulder*")
    scene.give("A", "arcane_bolt").turn_of("A")
    scene.dice(4, 1, 5, 4).attacks("A", "ability:widow_tarha", "die:blue_4.1")
    scene.dice(4, 1, 5).attacks("A")
    again = list(scene.asked)

    scene.beats("round_end")
    scene.turn_of("A").dice(4, 1, 5, 4).attacks("A", "ability:widow_tarha", "die:blue_4.1")

    assert not any("ability:widow_tarha" in ask for ask in again)


@rule("DE-R-8", "DE-MOVE-07")
def test_worked_example_a_move_is_interrupted_by_an_attack() -> None:
    scene = Scene("A.z...", "......", A="syndrael", z="zombie").give("A", "iron_longsword")

    scene.dice(2, 1, 0)
    scene.takes_turn("A", "move", "step:0,1", "step:1,1", "attack", "step:2,1", "step:3,1", "end")

    assert scene.at("A") == (3, 1)
    assert scene.at("z") is None


@rule("DE-R-9")
def test_no_fatigue_movement_inside_another_action() -> None:
    scene = Scene("A.z.z", A="leoric_of_the_book", z="zombie").give("A", "quick_casting", "arcane_bolt").turn_of("A")

    scene.dice(2, 4, 0, 2, 4, 0).attacks("A", "card:quick_casting")

    assert not any("fatigue" in ask.split() for ask in scene.asked if not ask.startswith("surge"))
    assert scene.g.mp[0] == 0 and scene.fatigue("A") == USE[scene.card("A", "quick_casting")].fatigue


@rule("DE-PLAYERS-05", "DE-ERR-9")
def test_with_two_heroes_each_has_a_free_attack_or_recovers_two_damage() -> None:
    uses = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword").hurt("A", 5)
    rests = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword").hurt("A", 5)
    for scene in (uses, rests):
        scene.g.bonus = True

    uses.dice(2, 1, 0).takes_turn("A", "free_attack", "end")
    rests.takes_turn("A", "end")

    assert uses.at("z") is None and uses.damage("A") == 5
    assert rests.damage("A") == 3


@rule("DE-R-43")
def test_a_hero_who_stood_up_has_no_free_attack_but_recovers_two_damage() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword").knocked_out("A")
    scene.g.bonus = True

    scene.dice(0, 0).takes_turn("A", "stand_up")

    assert scene.damage("A") == 12 - 2 - 2
    assert scene.at("z") == (1, 0)
