"""Pits and lava, with the erratum and as first printed (DE-PIT, DE-LAVA, DE-R-47, DE-R-58, DE-R-59)."""

from __future__ import annotations

import pytest

from gruft.games.descent.rules.damage import knock_out
from gruft.games.descent.rules.figures import sees
from gruft.games.descent.rules.movement.moves import roam
from gruft.games.descent.rules.movement.steps import gain_mp
from gruft.games.descent.rules.turns.hero import hero_end
from gruft.games.descent.rules.turns.hero_actions import act_keys
from gruft.games.descent.rules.turns.monster_actions import declarable
from gruft.games.descent.rules.turns.overlord import monster_end
from tests.games.descent.scene import Scene
from tests.rule import rule


@rule("DE-PIT-11", "DE-PIT-12", "DE-BAD-06", "DE-ERR-2")
def test_falling_into_a_pit_costs_two_damage_and_the_way_out_takes_no_points() -> None:
    scene = Scene("Ao.", A="syndrael")
    scene.does("A", "move")

    scene.does("A", "step:1,0")

    assert scene.damage("A") == 2
    assert scene.g.mp[0] == 3, "the move action is not ended as such"
    assert scene.why_not("A", "step:2,0") == "move.in_pit"


@rule("DE-PIT-12")
def test_effects_without_points_take_a_figure_out_of_the_pit() -> None:
    from gruft.games.descent.rules.movement.moves import move_spaces

    scene = Scene("Ao.", A="syndrael")
    scene.does("A", "move")
    scene.does("A", "step:1,0")

    scene.play(move_spaces(scene.g, 0, 1), "step:2,0")

    assert scene.at("A") == (2, 0)


@rule("DE-PIT-14", "DE-R-58")
def test_climbing_out_is_an_action_other_actions_are_allowed() -> None:
    scene = Scene("Ao.", A="syndrael")
    scene.does("A", "move")
    scene.does("A", "step:1,0")

    assert {"climb", "rest", "move"} <= set(act_keys(scene.g, 0))
    scene.does("A", "climb", "space:2,0")

    assert scene.at("A") == (2, 0)
    assert scene.g.actions == 0


@rule("DE-PIT-14")
def test_without_an_empty_space_beside_it_nobody_climbs_out() -> None:
    scene = Scene("Aoz", A="syndrael", z="zombie")
    scene.does("A", "move")
    scene.does("A", "step:1,0")
    scene.g.live.occ[0] = scene.figure("z")
    scene.g.live.occupied |= 1

    assert scene.why_not("A", "climb") == "act.no_way_out"


@rule("DE-PIT-13", "DE-PIT-02", "DE-LOS-11")
@pytest.mark.parametrize("errata", [True, False])
def test_a_figure_in_a_pit_sees_and_is_seen_only_from_adjacent_spaces(errata: bool) -> None:
    scene = Scene("Ao..z", ".z...", A="syndrael", z="zombie", errata=errata)
    scene.does("A", "move")
    scene.does("A", "step:1,0")
    hero, near, far = 0, scene.figure("z", 1), scene.figure("z", 0)

    assert sees(scene.g, hero, near) and sees(scene.g, near, hero)
    assert not sees(scene.g, hero, far) and not sees(scene.g, far, hero)


@rule("DE-PIT-16")
def test_a_figure_in_a_pit_blocks_nobodys_sight() -> None:
    scene = Scene("BAo.z", A="syndrael", B="jain_fairwood", z="zombie")
    scene.does("A", "move")
    scene.does("A", "step:2,0")

    assert sees(scene.g, scene.figure("B"), scene.figure("z"))


@rule("DE-PIT-01", "DE-PIT-03", "DE-PIT-04", "DE-PIT-06", "DE-R-58")
def test_as_first_printed_a_pit_ends_the_move_and_climbing_out_comes_first() -> None:
    scene = Scene("Ao.", A="syndrael", errata=False)
    scene.does("A", "move")

    scene.does("A", "step:1,0")

    assert scene.damage("A") == 2
    assert scene.g.mp[0] == 0
    assert scene.why_not("A", "rest") == "act.only_climb"
    scene.does("A", "climb", "space:2,0")
    assert scene.at("A") == (2, 0)


@rule("DE-PIT-05", "DE-PIT-15", "DE-R-47")
@pytest.mark.parametrize("errata", [True, False])
def test_a_large_monster_falls_only_if_it_rests_on_pits_alone(errata: bool) -> None:
    half = Scene("bb.o..", b="barghest", errata=errata)
    f = half.figure("b")
    half.overlords_turn("b")
    gain_mp(half.g, f, 2)
    half.play(roam(half.g, f, 0), "step:2,0", "step:3,0", "stand:3,0,2,1")
    whole = Scene("bboo", b="barghest", errata=errata)
    whole.overlords_turn("b")
    gain_mp(whole.g, f, 2)
    whole.play(roam(whole.g, f, 0), "step:2,0", "step:3,0")

    assert half.damage("b") == 0
    assert whole.damage("b") == 2


@rule("DE-LAVA-01")
def test_entering_lava_burns_at_once() -> None:
    scene = Scene("A^^.", A="syndrael")
    scene.does("A", "move")

    scene.does("A", "step:1,0")
    scene.does("A", "step:2,0")

    assert scene.damage("A") == 2


@rule("DE-LAVA-01", "DE-R-59", "DE-HTURN-08")
def test_who_ends_his_turn_on_lava_is_defeated_and_his_token_lies_beside_it() -> None:
    scene = Scene("A^.", A="syndrael")
    scene.does("A", "move")
    scene.does("A", "step:1,0")

    scene.play(hero_end(scene.g), "space:0,0")

    assert scene.g.ko & 1
    assert scene.g.live.map.places[scene.g.token[0]] == (0, 0)


@rule("DE-LAVA-01", "DE-LAVA-02", "DE-LARGE-04")
def test_a_large_monster_burns_on_counted_spaces_and_dies_only_if_it_rests_on_lava_alone() -> None:
    scene = Scene("bb^^.", b="barghest").overlords_turn("b")
    f = scene.figure("b")
    gain_mp(scene.g, f, 4)

    scene.play(roam(scene.g, f, 0, halt=declarable), "step:2,0", "stop", "stand:2,0,2,1")
    assert scene.damage("b") == 1, "the space covered by expanding burns nobody"

    scene.play(monster_end(scene.g))
    assert scene.at("b") is None


@rule("DE-R-59")
def test_a_hero_put_on_lava_in_anothers_turn_may_still_walk_off() -> None:
    from gruft.games.descent.rules.movement.moves import place

    scene = Scene("A^.", A="syndrael")

    scene.play(place(scene.g, 0, (1,)))

    assert scene.damage("A") == 1
    assert scene.at("A") == (1, 0)


@rule("DE-R-58")
def test_a_hero_knocked_out_in_a_pit_stands_up_in_it_without_falling_again() -> None:
    scene = Scene("Ao.", A="syndrael")
    scene.does("A", "move")
    scene.does("A", "step:1,0")
    scene.play(knock_out(scene.g, 0))

    scene.dice(0, 0).does("A", "stand_up")

    assert scene.at("A") == (1, 0)
    assert scene.damage("A") == scene.g.live.max_health[0] - 2
