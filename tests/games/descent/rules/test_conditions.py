"""Conditions and attribute tests (DE-COND, DE-TEST), searching and doors (DE-SEARCH, DE-DOOR, DE-SPEC)."""

from __future__ import annotations

from gruft.games.descent.moments.marks import TURN_END, add_mark
from gruft.games.descent.moments.quest import Quest
from gruft.games.descent.pieces.board import FAR
from gruft.games.descent.pieces.cards import CARDS, ID
from gruft.games.descent.pieces.content import CONDITIONS
from gruft.games.descent.pieces.kinds import KNOWLEDGE, MIGHT, NOBODY, OVERLORD, REANIMATE, WILLPOWER
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.conditions import POISONED, STUNNED, give_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import adjacent, distance, sees
from gruft.games.descent.rules.searching import search
from gruft.games.descent.rules.turns.familiars import activate, summon
from gruft.games.descent.rules.turns.hero_actions import act_keys
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


@rule("DE-COND-01")
def test_there_are_four_conditions() -> None:
    assert set(CONDITIONS) == {"diseased", "immobilized", "poisoned", "stunned"}


@rule("DE-COND-01", "DE-HTURN-01")
def test_diseased_tires_and_poisoned_hurts_who_fails_the_test() -> None:
    scene = Scene("A", A="ashrian").has("A", "diseased", "poisoned")

    scene.dice(*FAILS, *FAILS).takes_turn("A", "condition:diseased", "end")

    assert (scene.fatigue("A"), scene.damage("A")) == (1, 1)
    assert scene.conditions("A") == {"diseased", "poisoned"}


@rule("DE-COND-03")
def test_a_second_condition_of_the_same_kind_has_no_effect() -> None:
    scene = Scene("A", A="syndrael")

    first, second = give_condition(scene.g, 0, STUNNED), give_condition(scene.g, 0, STUNNED)

    assert first and not second


@rule("DE-COND-04", "DE-R-27", "DE-FAT-03", "DE-TEST-02")
def test_monsters_test_at_the_start_of_their_activation_and_shake_off_immobilized_at_its_end() -> None:
    scene = Scene("z......A", A="syndrael", z="zombie*").has("z", "poisoned", "diseased", "immobilized")

    scene.overlord_takes_turn("condition:poisoned")

    assert scene.damage("z") == 2
    assert scene.conditions("z") == {"poisoned", "diseased"}


@rule("DE-COND-05", "DE-BAD-06", "DE-R-28", "DE-ACT-02")
def test_a_stunned_figure_spends_its_first_action_on_it_and_is_free_then() -> None:
    scene = Scene("A......z", A="syndrael", z="zombie").has("A", "stunned").has("z", "stunned").turn_of("A")

    assert scene.why_not("A", "move") == scene.why_not("A", "rest") == "act.only_shake_off"
    scene.does("A", "shake_off")
    scene.does("A", "move")
    scene.overlord_takes_turn("shake_off", "move", "step:6,0", "step:5,0", "end")

    assert scene.conditions("A") == scene.conditions("z") == set()
    assert scene.at("z") == (5, 0)


@rule("DE-ACT-03", "DE-COND-05")
def test_a_stunned_familiar_uses_one_of_its_actions_for_it() -> None:
    scene = Scene("A.z", A="leoric_of_the_book", z="zombie").give("A", "raise_dead")
    summon(scene.g, 0, 1)
    scene.g.cond[REANIMATE] = STUNNED

    scene.turn_of("A").play(activate(scene.g, 0), "shake_off", "move", "end")

    assert scene.g.cond[REANIMATE] == 0
    assert "move" not in scene.asked[-1].split()


@rule("DE-TEST-01")
def test_a_test_passes_with_at_most_as_many_shields_as_the_attribute() -> None:
    scene = Scene("A", A="syndrael")

    exact = scene.dice(1, 1).play(attribute_test(scene.g, 0, KNOWLEDGE))
    over = scene.dice(4, 1).play(attribute_test(scene.g, 0, KNOWLEDGE))

    assert exact.passed and exact.shields == exact.value == 3
    assert not over.passed and over.shields == 4


@rule("DE-TEST-02", "DE-FAM-05", "DE-LT-01")
def test_monsters_and_familiars_fail_without_dice_lieutenants_roll() -> None:
    scene = Scene("zs", z="zombie*", s="splig")

    monster = scene.play(attribute_test(scene.g, scene.figure("z"), MIGHT))
    lieutenant = scene.dice(*PASSES).play(attribute_test(scene.g, scene.figure("s"), WILLPOWER))

    assert not monster.passed and monster.dice == []
    assert lieutenant.passed


@rule("DE-R-23", "DE-ATK-18")
def test_conditions_come_with_damage_dealt_not_with_damage_suffered() -> None:
    scene = Scene("As", A="jain_fairwood", s="cave_spider")

    scene.dice(1, 1, 1)
    scene.attacks("s", "surge:cave_spider.1", "ability:jain_fairwood", "number:2")

    assert scene.damage("A") == 0 and scene.g.cond[0] == POISONED


# -- searching ------------------------------------------------------------------------------


@rule("DE-SEARCH-01", "DE-INFO-05")
def test_searching_turns_the_token_over_and_draws_the_top_card() -> None:
    scene = Scene("A..", A="syndrael").token((1, 0), (2, 0))
    scene.g.search_deck = [CARDS["fire_flask"][0], CARDS["curse_doll"][0]]

    scene.does("A", "search:1,0")

    assert [ID[c] for c in scene.g.cards[0]] == ["curse_doll"]
    assert scene.g.search_at[0] == -1 and scene.g.actions == 1
    assert scene.why_not("A", "search:2,0") == "search.too_far"


@rule("DE-SEARCH-02")
def test_the_special_token_gives_no_card() -> None:
    scene = Scene("A.", A="syndrael").token((1, 0))
    scene.g.special = 0
    scene.g.search_deck = [CARDS["fire_flask"][0]]

    scene.does("A", "search:1,0")

    assert scene.g.cards[0] == [] and len(scene.g.search_deck) == 1


@rule("DE-SEARCH-04")
def test_an_empty_search_deck_gives_nothing_and_is_not_shuffled_anew() -> None:
    scene = Scene("A.", A="syndrael").token((1, 0))
    scene.g.search_gone = [CARDS["nothing"][0]]

    scene.does("A", "search:1,0")

    assert scene.g.cards[0] == [] and scene.g.search_deck == []


@rule("DE-SEARCH-05")
def test_a_hero_felled_while_searching_still_gets_the_card() -> None:
    scene = Scene("A.", A="syndrael").token((1, 0)).overlord_holds("uthuk_demon_trap").turn_of("A")
    scene.g.search_deck = [CARDS["fire_flask"][0]]

    scene.dice(*FAILS).play(search(scene.g, 0, 1), "card:uthuk_demon_trap", "might")

    assert scene.g.ko & 1
    assert [ID[c] for c in scene.g.cards[0]] == ["fire_flask"]


# -- doors and special actions ---------------------------------------------------------------


@rule("DE-DOOR-01", "DE-DOOR-02", "DE-R-65", "DE-ADJ-02")
def test_a_closed_door_separates_spaces_until_somebody_opens_it() -> None:
    scene = Scene("Az", A="syndrael", z="zombie", doors=((0, 0, "E"),))
    z = scene.figure("z")
    shut = (adjacent(scene.g, 0, z), sees(scene.g, 0, z), distance(scene.g, 0, z))

    scene.does("A", "door:d1")

    assert shut == (False, False, FAR)
    assert adjacent(scene.g, 0, z) and sees(scene.g, 0, z)
    scene.overlord_takes_turn("door:d1", "end")
    assert not adjacent(scene.g, 0, z)


@rule("DE-R-6")
def test_a_figure_is_not_at_a_door_diagonally() -> None:
    scene = Scene("..", "A.", A="syndrael", doors=((0, 0, "E"),))

    assert scene.why_not("A", "door:d1") == "door.not_adjacent"


@rule("DE-LARGE-11", "DE-R-65")
def test_a_figure_on_both_sides_keeps_a_door_open() -> None:
    scene = Scene("Abb.", A="syndrael", b="barghest", doors=((1, 0, "E"),))
    scene.g.closed = 0
    refusal = door_refusal(scene.g, scene.figure("b"), 0)

    assert refusal is not None and refusal.code == "door.in_the_way"


@rule("DE-DOOR-03")
def test_a_locked_door_follows_the_quest() -> None:
    scene = Scene("A.", A="syndrael", doors=((0, 0, "E"),))
    scene.g.locked = 1

    refusal = Quest().door_refusal(scene.g, 0, 0)

    assert refusal is not None and refusal.code == "door.locked"


@rule("DE-SPEC-01", "DE-OBJ-01", "DE-OBJ-02", "DE-OBJ-03", "DE-OBJ-04", "DE-ERR-8")
def test_tokens_are_taken_carried_and_dropped_as_actions() -> None:
    scene = Scene("A.B", A="syndrael", B="ashrian").objective((1, 0)).objective((1, 0)).turn_of("A")

    scene.does("A", "token:crop.1")
    carried, full = scene.g.carries[0], scene.why_not("A", "token:crop.2")
    other = scene.why_not("B", "token:crop.1")
    scene.turn_of("A").does("A", "drop")

    assert (carried, full, other) == ((0,), "objective.hands_full", "objective.carried")
    assert scene.g.carries[0] == () and scene.g.actions == 1


@rule("DE-OBJ-01", "DE-ERR-8")
def test_tokens_on_the_own_space_are_taken_with_errata_only() -> None:
    with_errata = Scene("A.", A="syndrael").objective((0, 0)).turn_of("A")
    without = Scene("A.", A="syndrael", errata=False).objective((0, 0))

    assert "token:crop.1" in act_keys(with_errata.g, 0)
    assert without.why_not("A", "token:crop.1") == "objective.too_far"


@rule("DE-R-74")
def test_damage_and_fatigue_of_one_effect_are_one_event() -> None:
    scene = Scene("A", A="syndrael").hurt("A", fatigue=4).overlord_holds("word_of_misery").overlords_turn()
    add_mark(scene.g, "word_of_misery", OVERLORD, NOBODY, TURN_END)

    scene.play(suffer(scene.g, 0, damage=1, fatigue=1))

    assert scene.damage("A") == 1 + 1 + 1
