"""The Thief and the Wildlander: every skill."""

from __future__ import annotations

from typing import Any

from gruft.games.descent.moments.moment import MonsterActivationStart
from gruft.games.descent.pieces.cards import CARDS, ID
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.turns.hero import hero_start
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene, opened
from tests.rule import rule


def thief(*rows: str, cards: tuple[str, ...] = (), **legend: Any) -> Scene:
    return Scene(*rows, A="tomble_burrowell", **legend).give("A", "greedy", "throwing_knives", *cards)


def deck(scene: Scene, *names: str) -> Scene:
    """The search deck, its top card last."""
    scene.g.search_deck = [CARDS[name][0] for name in names]
    return scene


def held(scene: Scene) -> list[str]:
    return [ID[c] for c in scene.g.cards[0]]


@card("greedy")
@rule("DE-SEARCH-05")
def test_greedy_searches_a_token_three_spaces_away() -> None:
    scene = deck(thief("A....").token((3, 0)), "curse_doll")

    scene.does("A", "card:greedy")

    assert "curse_doll" in held(scene)
    assert scene.g.search_at == [-1]


@card("greedy")
def test_greedy_needs_a_token_within_three_spaces() -> None:
    assert thief("A....").token((4, 0)).why_not("A", "card:greedy") == "card.no_target"


@card("appraisal")
def test_appraisal_swaps_the_card_found_for_the_next() -> None:
    scene = deck(thief("A...", cards=("appraisal",)).token((1, 0)), "fire_flask", "curse_doll")

    scene.does("A", "card:greedy", "card:appraisal")

    assert "fire_flask" in held(scene) and "curse_doll" not in held(scene)
    assert [ID[c] for c in scene.g.search_gone] == ["curse_doll"]


@card("dirty_tricks")
def test_dirty_tricks_stuns_what_it_hurts() -> None:
    scene = thief("Az", cards=("dirty_tricks",), z="zombie*")

    scene.dice(4, 1, 0).does("A", "card:dirty_tricks")

    assert scene.conditions("z") == {"stunned"}


@card("dirty_tricks")
def test_dirty_tricks_needs_a_melee_or_blade_weapon() -> None:
    scene = Scene("Az", A="tomble_burrowell", z="zombie").give("A", "dirty_tricks", "sling")

    assert scene.why_not("A", "card:dirty_tricks") == "attack.no_weapon"


@card("sneaky")
def test_sneaky_adds_damage_against_monsters_that_did_not_see_the_thief() -> None:
    scene = thief("A#z", "...", cards=("sneaky",), z="zombie*")
    scene.turn_of("A").play(hero_start(scene.g))
    scene.does("A", "move")
    scene.does("A", "step:1,1")

    hidden = scene.dice(2, 4, 0).attacks("A")

    assert hidden.damage == 2  # one more for the knives beside it


@card("sneaky")
def test_sneaky_adds_nothing_against_monsters_that_saw_him() -> None:
    scene = thief("A..z", cards=("sneaky",), z="zombie*")
    scene.turn_of("A").play(hero_start(scene.g))

    assert scene.dice(3, 4, 0).attacks("A").damage == 0


@card("sneaky")
def test_sneaky_opens_a_door_without_an_action() -> None:
    scene = Scene("A.", doors=((0, 0, "E"),), A="tomble_burrowell").give("A", "sneaky")

    scene.does("A", "card:sneaky")

    assert scene.g.closed == 0
    assert scene.g.actions == 2 and scene.exhausted("A", "sneaky")


@card("sneaky")
def test_sneaky_opens_no_door_where_there_is_none() -> None:
    assert thief("A..", cards=("sneaky",)).why_not("A", "card:sneaky") == "card.no_target"


@card("caltrops")
def test_caltrops_hurt_and_hold_a_monster_that_steps_beside_the_thief() -> None:
    scene = thief("A..z", cards=("caltrops",), z="zombie*").overlords_turn("z")

    scene.dice(*PASSES).play(move_spaces(scene.g, scene.figure("z"), 3), "step:2,0", "step:1,0", "card:caltrops")

    assert scene.damage("z") == 1
    assert scene.conditions("z") == {"immobilized"}


@card("caltrops")
def test_caltrops_do_nothing_on_a_failed_test() -> None:
    scene = thief("A.z", cards=("caltrops",), z="zombie*").overlords_turn("z")

    scene.dice(*FAILS).play(move_spaces(scene.g, scene.figure("z"), 1), "step:1,0", "card:caltrops")

    assert scene.damage("z") == 0


@card("tumble")
def test_tumble_lets_the_thief_move_through_enemies() -> None:
    scene = thief("Az.", cards=("tumble",), z="zombie")
    scene.turn_of("A").does("A", "move")
    before = scene.why_not("A", "step:1,0")

    scene.does("A", "card:tumble")
    scene.does("A", "step:1,0", "step:2,0")

    assert before == "move.enemy"
    assert scene.at("A") == (2, 0)


@card("unseen")
def test_unseen_makes_attacks_on_the_thief_miss_without_a_surge() -> None:
    scene = thief("Az", cards=("unseen",), z="zombie*")
    scene.does("A", "card:unseen")

    missed = scene.dice(2, 4, 0).attacks("z")
    hit = scene.dice(1, 4, 0).attacks("z", "must:unseen")

    assert missed.missed and not hit.missed


@card("unseen")
@rule("DE-FAT-01", "DE-BAD-02")
def test_worked_example_tomble_with_four_fatigue_cannot_use_unseen() -> None:
    scene = thief("A", cards=("unseen",)).hurt("A", fatigue=4)

    assert scene.why_not("A", "card:unseen") == "card.too_tired"


@card("bushwhack")
def test_bushwhack_attacks_the_only_monster_in_sight_without_an_action() -> None:
    scene = thief("A..z", cards=("bushwhack",), z="zombie")

    scene.dice(3, 4, 0).does("A", "card:bushwhack")

    assert scene.at("z") is None and scene.g.actions == 2


@card("bushwhack")
def test_bushwhack_is_refused_with_two_monsters_in_sight() -> None:
    assert thief("zA.z", cards=("bushwhack",), z="zombie").why_not("A", "card:bushwhack") == "card.no_target"


@card("lurk")
def test_lurk_searches_without_an_action_and_gives_a_brown_die() -> None:
    scene = deck(thief("A.z", cards=("lurk",), z="goblin_archer").token((1, 0)), "curse_doll")

    scene.does("A", "card:lurk")
    a = scene.dice(2, 1, 0, 0).attacks("z")

    assert "curse_doll" in held(scene) and scene.g.actions == 2
    assert len(a.defence[0]) == 2


@card("lurk")
def test_lurk_needs_a_token_beside() -> None:
    assert thief("A..", cards=("lurk",)).token((2, 0)).why_not("A", "card:lurk") == "card.no_target"


@card("throwing_knives")
def test_throwing_knives_have_more_damage_against_adjacent_monsters() -> None:
    near, far = thief("Az", z="zombie*"), thief("A.z", z="zombie*")

    assert near.dice(2, 4, 0).attacks("A").hearts() == 5
    assert far.dice(2, 4, 0).attacks("A").hearts() == 4


# -- Wildlander -----------------------------------------------------------------


def wildlander(*rows: str, cards: tuple[str, ...] = (), errata: bool = True, **legend: Any) -> Scene:
    return Scene(*rows, A="jain_fairwood", errata=errata, **legend).give("A", "nimble", "yew_shortbow", *cards)


@card("nimble")
def test_nimble_steps_away_when_a_monster_comes_beside() -> None:
    scene = wildlander(".A.z", z="zombie").overlords_turn("z")

    scene.play(move_spaces(scene.g, scene.figure("z"), 1), "step:2,0", "card:nimble", "step:0,0")

    assert scene.at("A") == (0, 0)
    assert scene.fatigue("A") == 1


@card("nimble")
def test_nimble_works_once_per_step() -> None:
    scene = wildlander("...A.z", z="zombie").overlords_turn("z")

    steps = ("step:4,0", "card:nimble", "step:2,0", "step:3,0", "card:nimble", "step:1,0")
    scene.play(move_spaces(scene.g, scene.figure("z"), 2), *steps)

    assert scene.at("A") == (1, 0)
    assert scene.fatigue("A") == 2


@card("nimble")
@rule("DE-LARGE-08")
def test_nimble_answers_a_large_monster_only_where_it_can_stand() -> None:
    scene = wildlander("ee##A#..", "ee......", "######..", e="ettin").overlords_turn("e")

    scene.play(move_spaces(scene.g, scene.figure("e"), 5), *(f"step:{x},1" for x in range(2, 7)))

    assert scene.at("A") == (4, 0)
    assert not any("card:nimble" in ask for ask in scene.asked)


@card("accurate")
def test_accurate_rerolls_a_power_die() -> None:
    scene = wildlander("A.z", cards=("accurate",), z="zombie*")

    scene.turn_of("A").dice(2, 1, 0, 4).attacks("A", "card:accurate")

    assert scene.damage("z") == 4


@card("danger_sense")
def test_danger_sense_makes_the_overlord_discard_at_random() -> None:
    scene = wildlander("A", cards=("danger_sense",)).overlord_holds("tripwire", "pit_trap")

    scene.does("A", "card:danger_sense")

    assert len(scene.g.ol_hand) == 1 and len(scene.g.ol_discard) == 1


@card("danger_sense")
def test_danger_sense_needs_cards_in_the_overlords_hand() -> None:
    assert wildlander("A", cards=("danger_sense",)).why_not("A", "card:danger_sense") == "card.no_overlord_cards"


@card("eagle_eyes")
def test_eagle_eyes_shoots_past_friends() -> None:
    scene = wildlander("ABz", B="syndrael", z="zombie")
    keen = wildlander("ABz", cards=("eagle_eyes",), B="syndrael", z="zombie")

    assert scene.why_not("A", "attack") == "attack.no_target"
    keen.dice(2, 4, 0).does("A", "attack")
    assert keen.at("z") is None


@card("bow_mastery")
def test_bow_mastery_adds_a_surge() -> None:
    scene = wildlander("A.z", cards=("bow_mastery",), z="zombie*")

    scene.turn_of("A").dice(2, 4, 0).attacks("A", "card:bow_mastery", "surge:yew_shortbow.2")

    assert scene.damage("z") == 5


@card("first_strike")
def test_first_strike_attacks_a_monster_just_chosen_to_activate() -> None:
    scene = wildlander("A..z", cards=("first_strike",), z="zombie").overlords_turn("z")

    scene.dice(3, 4, 0).moment(MonsterActivationStart(figure=scene.figure("z")), "card:first_strike")

    assert scene.at("z") is None
    assert scene.fatigue("A") == 2


@card("first_strike")
def test_first_strike_needs_sight_to_the_monster() -> None:
    scene = wildlander("A#z", "###", cards=("first_strike",), z="zombie").overlords_turn("z")

    scene.moment(MonsterActivationStart(figure=scene.figure("z")))

    assert scene.at("z") == (2, 0)


@card("nimble", "fleet_of_foot")
def test_fleet_of_foot_doubles_fatigue_movement_and_nimble() -> None:
    scene = wildlander("...A.z", cards=("fleet_of_foot",), z="zombie")

    scene.does("A", "fatigue")
    points = scene.g.mp[0]
    scene.overlords_turn("z")
    scene.play(move_spaces(scene.g, scene.figure("z"), 1), "step:4,0", "card:nimble", "step:2,0", "step:1,0")

    assert points == 2
    assert scene.at("A") == (1, 0)


@card("black_arrow")
def test_black_arrow_deals_at_least_three_damage() -> None:
    scene = wildlander("A.z", cards=("black_arrow",), z="zombie*")

    a = scene.dice(4, 1, 5)
    a.does("A", "card:black_arrow")

    assert scene.damage("z") == 3


@card("black_arrow")
def test_black_arrow_that_misses_deals_nothing() -> None:
    scene = wildlander("A.z", cards=("black_arrow",), z="zombie*")

    scene.dice(0, 4, 0).does("A", "card:black_arrow")

    assert scene.damage("z") == 0


@card("running_shot")
def test_running_shot_moves_before_or_after_the_attack_but_not_both() -> None:
    scene = wildlander("A...z", "....#", cards=("running_shot",), z="zombie*")

    scene.turn_of("A").dice(3, 4, 0)
    scene.play(perform_attack(scene.g, 0), "card:running_shot", "step:1,0", "step:2,0")

    assert scene.at("A") == (2, 0)
    assert not any("card:running_shot" in ask for ask in scene.asked[1:])


@card("running_shot")
@rule("DE-ERR-10")
def test_running_shot_after_the_attack() -> None:
    scene = wildlander("A...z", cards=("running_shot",), z="zombie")

    scene.turn_of("A").dice(3, 4, 0)
    flow = perform_attack(scene.g, 0)
    assert "card:running_shot" in opened(flow).keys
    while "card:running_shot" not in opened(flow, "pass").keys:
        pass

    assert "step:1,0" in opened(flow, "card:running_shot").keys


@card("running_shot")
def test_running_shot_as_printed_gives_movement_points_fewer_in_heavy_armour() -> None:
    scene = wildlander("A..z", cards=("running_shot", "chainmail"), errata=False, z="zombie*")

    scene.turn_of("A").dice(3, 4, 0).attacks("A", "card:running_shot")

    assert scene.g.mp[0] == 1
