"""How far and how often, one step beyond: cards that move, draw, roll again or strike more than once."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.moment import OverlordTurn, OverlordTurnStart, Searched
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.damage import defeat, knock_out
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.searching import draw_search
from gruft.games.descent.rules.turns.familiars import summon
from gruft.games.descent.rules.turns.hero import hero_start
from tests.games.descent.card import card
from tests.games.descent.cards.test_numbers import asked
from tests.games.descent.scene import PASSES, Scene
from tests.rule import rule


def deck(scene: Scene, *names: str) -> Scene:
    """The overlord's deck, its top card last."""
    scene.g.ol_deck = [c for name in names for c in CARDS[name]]
    return scene


# -- heroes -----------------------------------------------------------------------------


@card("feat:ashrian")
def test_ashrians_feat_stuns_nobody_four_spaces_away() -> None:
    assert Scene("A...z", A="ashrian", z="zombie").why_not("A", "feat") == "card.no_target"


@card("feat:avric_albright")
def test_avrics_feat_heals_nobody_four_spaces_away() -> None:
    scene = Scene("A...B", A="avric_albright", B="syndrael").hurt("B", 5)

    scene.dice(1, 1).does("A", "feat")

    assert scene.damage("B") == 5


@card("feat:tomble_burrowell")
def test_tomble_comes_back_at_most_four_spaces_from_his_token() -> None:
    scene = Scene("A.......", A="tomble_burrowell")

    scene.does("A", "feat")
    scene.play(hero_start(scene.g), "space:4,0")

    assert not asked(scene, "space:5,0")


@card("feat:syndrael")
def test_syndrael_takes_nobody_with_her_who_is_four_spaces_away() -> None:
    assert Scene("A...B", A="syndrael", B="ashrian").why_not("A", "feat") == "card.no_target"


@card("leoric_of_the_book")
def test_leoric_leaves_one_heart_of_two() -> None:
    scene = Scene("Az", A="leoric_of_the_book", z="zombie")

    assert scene.dice(4, 1, 0).attacks("z").hearts() == 1


# -- skills and items -------------------------------------------------------------------


@card("deathly_haste")
def test_deathly_haste_moves_the_reanimate_one_space_and_no_second() -> None:
    scene = Scene("A....", A="leoric_of_the_book").give("A", "raise_dead", "deathly_haste")
    summon(scene.g, 0, scene.g.live.map.number[2, 0])

    scene.does("A", "fatigue", "card:deathly_haste", "step:3,0")

    assert not asked(scene, "step:4,0")


@card("fleet_of_foot")
def test_fleet_of_foot_slips_away_two_spaces_and_no_third() -> None:
    scene = Scene("....A.z", A="jain_fairwood", z="zombie").give("A", "nimble", "fleet_of_foot")

    scene.overlords_turn("z")
    scene.play(move_spaces(scene.g, scene.figure("z"), 1), "step:5,0", "card:nimble", "step:3,0", "step:2,0")

    assert scene.at("A") == (2, 0) and not asked(scene, "step:1,0")


@card("black_arrow")
def test_black_arrow_flies_two_spaces_farther() -> None:
    scene = Scene("A....z", A="jain_fairwood", z="zombie*").give("A", "yew_shortbow", "black_arrow")

    scene.dice(1, 3, 5).does("A", "card:black_arrow")

    assert scene.damage("z") == 0


@card("running_shot")
def test_running_shot_runs_two_spaces_and_no_third() -> None:
    scene = Scene("A....z", A="jain_fairwood", z="zombie*").give("A", "yew_shortbow", "running_shot")

    scene.turn_of("A").dice(3, 4, 0)
    scene.play(perform_attack(scene.g, 0), "card:running_shot", "step:1,0", "step:2,0")

    assert not asked(scene, "step:3,0")


@card("iron_shield", "heavy_steel_shield")
@pytest.mark.parametrize("name", ["iron_shield", "heavy_steel_shield"])
def test_a_shield_has_one_die_of_two_rolled_again(name: str) -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "leather_armor", name)
    word = ["reroll"] if name == "iron_shield" else []

    a = scene.dice(2, 4, 0, 0, 1).attacks("z", f"card:{name}", *word, "die:grey_0.3")

    assert sum(what == "reroll" for what, *_ in a.changes) == 1


@card("steel_broadsword")
def test_the_steel_broadsword_has_one_red_die_of_two_rolled_again() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "steel_broadsword").turn_of("A").dice(2, 0, 0, 0, 1)

    a = scene.play(
        perform_attack(scene.g, 0, mods=lambda a: a.add_die(RED, "card:steel_broadsword")),
        "card:steel_broadsword",
        "card:steel_broadsword",
        "die:red_0.2",
    )

    assert sum(what == "reroll" for what, *_ in a.changes) == 1


@card("curse_doll")
def test_the_curse_doll_lifts_one_condition_of_two() -> None:
    scene = Scene("A", A="syndrael").give("A", "curse_doll").has("A", "diseased", "poisoned")

    scene.does("A", "card:curse_doll", "condition:diseased")

    assert scene.conditions("A") == {"poisoned"}


@card("treasure_chest")
def test_a_treasure_chest_holds_one_item() -> None:
    scene = Scene("A", A="syndrael")
    scene.g.search_deck = [CARDS["treasure_chest"][0]]
    scene.g.shop1 = [CARDS["sling"][0], CARDS["crossbow"][0], CARDS["immolation"][0]]

    scene.play(draw_search(scene.g, 0))

    assert len(scene.g.cards[0]) == 1


# -- the overlord -----------------------------------------------------------------------


@card("dark_might")
def test_dark_might_adds_one_surge() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").overlord_holds("dark_might").overlords_turn("z")

    a = scene.dice(2, 1, 0).attacks("z", "card:dark_might")

    assert [amount for _, amount, source, *_ in a.changes if source == "card:dark_might"] == [1]


@card("bloodlust")
def test_bloodlust_as_printed_draws_one_card_per_hero_and_no_more() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian", errata=False).overlord_holds("bloodlust").overlords_turn()
    deck(scene, "dash", "frenzy", "pit_trap", "tripwire")

    scene.play(knock_out(scene.g, 0), "card:bloodlust")

    assert len(scene.g.ol_hand) == 3


@card("curse_of_the_monkey_god")
def test_who_escapes_the_curse_gives_the_overlord_one_card() -> None:
    scene = Scene("A", A="syndrael").overlord_holds("curse_of_the_monkey_god").turn_of("A")

    scene.dice(*PASSES).moment(Searched(0, token=0, card=-1, space=0), "card:curse_of_the_monkey_god")

    assert len(scene.g.ol_hand) == 1


@card("wicked_laughter")
def test_wicked_laughter_lowers_the_attribute_by_one() -> None:
    scene = Scene("A", A="tomble_burrowell").overlord_holds("wicked_laughter")

    again = scene.dice(0, 0, 4, 1).play(attribute_test(scene.g, 0, AWARENESS), "card:wicked_laughter")

    assert again.value == 4 and again.passed


@card("unholy_ritual")
@rule("DE-ERR-10")
def test_unholy_ritual_as_printed_keeps_one_card_per_hero() -> None:
    scene = Scene("zzzz.ABC", errata=False, z="zombie", A="syndrael", B="ashrian", C="jain_fairwood")
    deck(scene.overlord_holds("unholy_ritual").overlords_turn(), "dash", "frenzy")

    scene.moment(OverlordTurnStart(), "card:unholy_ritual", "card:frenzy.1")

    assert len(scene.g.ol_hand) == 3


@card("unholy_ritual")
def test_monsters_of_the_ritual_have_one_action_left() -> None:
    scene = Scene("z.....A", z="zombie", A="syndrael").overlord_holds("unholy_ritual")

    scene.overlord_takes_turn("card:unholy_ritual", "move", "step:1,0")

    assert scene.at("z") == (1, 0)


@card("rise_again")
def test_who_rises_again_stands_at_most_five_spaces_from_the_token() -> None:
    scene = Scene("z......A", z="zombie", A="syndrael").overlord_holds("rise_again").turn_of("A")

    scene.play(defeat(scene.g, scene.figure("z")), "card:rise_again")
    scene.overlords_turn().moment(OverlordTurnStart(), "space:5,0")

    assert not asked(scene, "space:6,0")


@card("plan_ahead")
def test_plan_ahead_looks_at_five_cards_and_no_sixth() -> None:
    scene = deck(
        Scene("z", z="zombie").overlord_holds("plan_ahead").overlords_turn(), "pit_trap", "dash", "frenzy", "tripwire"
    )
    lowest, *looked_at = scene.g.ol_deck = scene.g.ol_deck[:6]

    scene.moment(OverlordTurn(), "card:plan_ahead", *(CARD_REFS[c] for c in looked_at[:4]))

    assert scene.g.ol_deck[0] == lowest and scene.g.ol_top_known == 5


# -- monsters and lieutenants -----------------------------------------------------------


@card("reach")
def test_reach_carries_two_spaces_and_no_third() -> None:
    scene = Scene("A..ee", "...ee", A="syndrael", e="ettin")

    assert scene.attacks("e") is None


@card("flail")
def test_flail_strikes_two_heroes_and_no_third() -> None:
    scene = Scene("A.B", "mmC", "mm.", A="syndrael", B="ashrian", C="jain_fairwood", m="merriod*")

    scene.dice(2, 1, 0, 0).attacks("m", "space:0,0", "space:2,0")

    assert [scene.damage(sign) for sign in "ABC"] == [4, 4, 0]
    assert sum(ask.startswith("second_target") for ask in scene.asked) == 1


@card("fire_breath")
def test_fire_breath_burns_four_spaces_and_no_fifth() -> None:
    scene = Scene("..Add", "...dd", "...dd", A="syndrael", d="shadow_dragon*")

    scene.dice(1, 1, 0).attacks("d", "surge:shadow_dragon.1", "space:1,0", "space:0,0", "space:0,1")

    assert sum(ask.startswith("card_space") for ask in scene.asked) == 3


@card("seduce")
def test_seduce_moves_a_hero_one_space_and_no_second() -> None:
    scene = Scene("e..A..", e="lady_eliza_farrow", A="syndrael")

    scene.dice(*PASSES).uses("e", "seduce", "step:4,0")

    assert scene.at("A") == (4, 0) and not asked(scene, "step:5,0")


@card("knockback")
def test_nobody_is_knocked_back_four_spaces() -> None:
    scene = Scene("sA.....", s="splig", A="syndrael")

    scene.dice(1, 0, 5).attacks("s", "surge:splig.1", "space:4,0")

    assert not asked(scene, "space:5,0")
