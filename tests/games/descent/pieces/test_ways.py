"""Ways that meet something: pits with somebody in them, large figures that climb, leaving without movement points."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from gruft.games.descent.moments.marks import OL_TURN_START, add_mark, has_mark
from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.quests.drawn import Drawn
from gruft.games.descent.rules.attack.targets import targets_of
from gruft.games.descent.rules.damage import leave_map
from gruft.games.descent.rules.figures import sees
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.places import spawn
from gruft.games.descent.rules.turns.monster_actions import do_monster, monster_keys, monster_listing, monster_refusal
from gruft.games.descent.state import State
from tests.games.descent.scene import Scene
from tests.harness import code_of
from tests.rule import rule


def places(scene: Scene, sign: str) -> set[tuple[int, int]]:
    return {scene.g.live.map.places[s] for s in scene.g.spaces[scene.figure(sign)]}


def in_the_pit(*rows: str, errata: bool = True, **legend: Any) -> Scene:
    """B has stepped into the pit to his right."""
    scene = Scene(*rows, errata=errata, **legend).turn_of("B")
    scene.does("B", "move")
    x, y = scene.at("B") or (0, 0)
    scene.does("B", f"step:{x + 1},{y}")
    return scene


def dig(scene: Scene, spaces: tuple[int, ...]) -> None:
    """These spaces are a pit; maps of one drawing are one, so this scene gets its own."""
    own = copy(scene.g.live.map)
    own.__dict__["pits"] = own.mask(spaces)
    scene.g.live.map = own


# -- pits ----------------------------------------------------------------------------------


@rule("DE-MOVE-06", "DE-PIT-12", "DE-PIT-06")
@pytest.mark.parametrize("errata", [True, False])
def test_nobody_walks_on_through_a_pit_with_a_friend_in_it(errata: bool) -> None:
    scene = in_the_pit("Bo.", "A__", A="syndrael", B="ashrian", errata=errata).turn_of("A")
    scene.does("A", "move")

    assert scene.why_not("A", "step:1,0") == "move.no_way_on"
    scene.does("A", "step:0,0")
    assert scene.why_not("A", "step:1,0") == "move.no_way_on"


@rule("DE-PIT-12", "DE-MOVE-10")
def test_an_effect_without_points_does_lead_through_a_pit_with_a_friend_in_it() -> None:
    scene = in_the_pit("Bo.", "A__", A="syndrael", B="ashrian")

    scene.play(move_spaces(scene.g, scene.figure("A"), 2), "step:1,0", "step:2,0")

    assert scene.at("A") == (2, 0) and scene.damage("A") == 2


@rule("DE-PIT-16", "DE-ERR-2")
@pytest.mark.parametrize(("errata", "seen"), [(True, True), (False, False)])
def test_as_first_printed_a_figure_in_a_pit_is_in_the_way_of_a_look(errata: bool, seen: bool) -> None:
    scene = in_the_pit("ABo.z", A="syndrael", B="ashrian", z="zombie", errata=errata)

    assert sees(scene.g, scene.figure("A"), scene.figure("z")) == seen


@rule("DE-PIT-14", "DE-PIT-15", "DE-LARGE-03")
def test_a_large_monster_climbs_out_and_the_overlord_says_how_it_stands() -> None:
    scene = Scene("bb..", "....", b="barghest")
    dig(scene, (0, 1))
    f = scene.figure("b")
    scene.overlords_turn("b")
    scene.g.actions = 2

    scene.play(do_monster(scene.g, f, "climb"), "space:2,0", "stand:2,0,1,2")

    assert places(scene, "b") == {(2, 0), (2, 1)}
    assert any(ask.startswith("expand") for ask in scene.asked)


@rule("DE-PIT-12", "DE-BAD-06")
def test_a_large_monster_in_a_pit_does_not_move_on_and_a_stunned_one_does_not_climb() -> None:
    scene = Scene("bb..", b="barghest")
    dig(scene, (0, 1))
    f = scene.figure("b")
    scene.overlords_turn("b")
    scene.g.actions, scene.g.mp[f] = 2, 3

    assert "go" not in monster_keys(scene.g, f)
    assert code_of(monster_refusal(scene.g, f, "go")) == "move.in_pit"
    scene.has("b", "stunned")
    assert code_of(monster_refusal(scene.g, f, "climb")) == "act.only_shake_off"


@rule("DE-R-60", "DE-MOVE-11", "DE-R-58")
def test_climbing_out_beside_the_knight_is_entering_and_he_may_guard() -> None:
    scene = Scene("A.z.", A="syndrael", z="zombie").give("A", "guard", "iron_longsword")
    dig(scene, (2,))
    f = scene.figure("z")
    scene.overlords_turn("z")
    scene.g.actions = 2

    scene.dice(2, 1, 0).play(do_monster(scene.g, f, "climb"), "space:1,0", "card:guard")

    assert scene.at("z") is None


# -- large monsters that interrupt their move -------------------------------------------------


def halted(*rows: str, **legend: Any) -> Scene:
    """A large monster with two actions that has moved one space and stopped to act."""
    scene = Scene(*rows, **legend).overlords_turn("e")
    scene.g.actions = 2
    scene.play(do_monster(scene.g, scene.figure("e"), "move"), "step:2,0", "halt", "stand:2,0,2,2")
    return scene


@rule("DE-LARGE-07", "DE-ERR-1", "DE-R-82")
def test_who_stopped_to_act_does_not_move_on_before_it_has_acted() -> None:
    scene = halted("ee......", "ee......", "..A.....", A="syndrael", e="ettin")
    f = scene.figure("e")

    assert monster_keys(scene.g, f) == ["attack"], "throwing him was out of reach"
    assert code_of(monster_refusal(scene.g, f, "go")) == "monster.act_first"
    assert code_of(monster_refusal(scene.g, f, "move")) == "monster.not_declared"

    scene.dice(2, 1, 0).play(do_monster(scene.g, f, "attack"))

    assert scene.g.mp[f] > 0 and "go" in monster_keys(scene.g, f)


@rule("DE-LARGE-07", "DE-ERR-1", "DE-R-82")
def test_it_attacks_only_whom_it_could_attack_from_the_counted_space() -> None:
    scene = halted("ee......", "ee......", ".A...B..", A="syndrael", B="ashrian", e="ettin")
    f = scene.figure("e")
    both = {scene.g.live.map.places[s] for s in targets_of(scene.g, f, True, True)}

    scene.dice(2, 1, 0).play(do_monster(scene.g, f, "attack"))

    assert both == {(1, 2), (5, 2)}, "put down it reaches both"
    assert scene.damage("A") > 0 and scene.damage("B") == 0


@rule("DE-LARGE-07", "DE-R-26")
def test_a_flailing_monster_adds_a_second_target_after_it_was_put_down() -> None:
    scene = halted("ee......", "ee......", ".A...B..", A="syndrael", B="ashrian", e="merriod*")

    scene.dice(2, 1, 0, 0).play(do_monster(scene.g, scene.figure("e"), "attack"), "space:5,2")

    assert scene.damage("A") > 0 and scene.damage("B") > 0


@rule("DE-MOVE-07", "DE-MOVE-09", "DE-R-82")
def test_a_second_move_action_before_the_first_step_makes_one_pool() -> None:
    scene = Scene("ee.#....", "ee......", "_.._....", e="ettin").overlords_turn("e")
    f = scene.figure("e")
    scene.g.actions = 2

    scene.play(do_monster(scene.g, f, "move"), "halt")
    points = scene.g.mp[f]
    scene.play(do_monster(scene.g, f, "move"), "step:2,1", "step:3,1", "step:4,1", "step:5,1", "stand:5,0,2,2")

    assert points == 3 and places(scene, "e") == {(5, 0), (6, 0), (5, 1), (6, 1)}
    assert scene.g.mp[f] == 0, "stopping without an action ends the movement"


# -- flying ------------------------------------------------------------------------------------


def belthir(*rows: str, errata: bool = True, **legend: Any) -> Scene:
    scene = Scene(*rows, b="belthir", errata=errata, **legend).overlords_turn("b")
    scene.g.actions = 2
    return scene


@rule("DE-R-73", "DE-PIT-11", "DE-LAVA-01")
def test_who_flies_notices_pits_and_lava_only_where_he_rests() -> None:
    over = belthir("bo^.", A="syndrael")
    over.play(do_monster(over.g, over.figure("b"), "move"), "step:1,0", "step:2,0", "step:3,0", "stop")
    into = belthir("bo^.", A="syndrael")
    into.play(do_monster(into.g, into.figure("b"), "move"), "step:1,0", "stop")

    assert over.at("b") == (3, 0) and over.damage("b") == 0
    assert into.at("b") == (1, 0) and into.damage("b") == 2
    into.g.mp[into.figure("b")] = 2
    assert code_of(monster_refusal(into.g, into.figure("b"), "go")) == "move.in_pit"


@rule("DE-R-73", "DE-MOVE-06")
def test_who_flies_does_not_rest_on_an_obstacle_or_on_anybody() -> None:
    scene = belthir("b#A.", A="syndrael")

    scene.play(do_monster(scene.g, scene.figure("b"), "move"), "step:1,0", "step:2,0", "step:3,0", "stop")

    middle = [ask.split() for ask in scene.asked if ask.startswith("roam")][1:3]
    assert all("stop" not in keys and "halt" not in keys for keys in middle)
    assert scene.at("b") == (3, 0)


@rule("DE-R-73", "DE-MOVE-07")
@pytest.mark.parametrize("errata", [True, False])
def test_who_flies_interrupts_his_move_like_any_small_figure(errata: bool) -> None:
    scene = belthir("b.....", A="syndrael", errata=errata)
    f = scene.figure("b")

    scene.play(do_monster(scene.g, f, "move"), "step:1,0", "halt")

    assert scene.g.mp[f] > 0 and {"go", "move"} <= set(monster_keys(scene.g, f))


# -- leaving --------------------------------------------------------------------------------


class WayOut(Drawn):
    """Everybody may leave on the first space of the map."""

    id = "way_out"

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        return (0,)


SCRIPTS.setdefault("way_out", WayOut())


@rule("DE-EXIT-02", "DE-MOVE-10")
def test_one_space_of_a_movement_without_points_leads_off_the_map() -> None:
    scene = Scene("..A", A="syndrael")
    scene.g.quest = "way_out"

    scene.play(move_spaces(scene.g, 0, 3), "step:1,0", "step:0,0", "leave")

    assert scene.g.left & 1 and scene.at("A") is None
    short = Scene("..A", A="syndrael")
    short.g.quest = "way_out"
    short.play(move_spaces(short.g, 0, 2), "step:1,0", "step:0,0")
    assert short.at("A") == (0, 0), "the way out takes a space more"


@rule("DE-EXIT-02", "DE-MOVE-13")
def test_nobody_is_pushed_off_the_map() -> None:
    scene = Scene("A.", A="syndrael")
    scene.g.quest = "way_out"

    scene.play(move_spaces(scene.g, 0, 1, seat=0), "stop")

    assert "leave" not in scene.asked[0].split()


@rule("DE-EXIT-02", "DE-R-44")
def test_a_large_monster_leaves_as_a_whole_with_one_of_its_spaces_on_the_edge() -> None:
    scene = Scene("..bb", b="barghest")
    scene.g.quest = "way_out"
    scene.overlords_turn("b")
    scene.g.actions = 2
    f = scene.figure("b")

    scene.play(do_monster(scene.g, f, "move"), "step:1,0", "step:0,0", "leave")

    assert scene.g.left >> f & 1 and scene.at("b") is None and scene.g.live.occupied == 0


# -- figures that come back --------------------------------------------------------------------


@rule("DE-R-51", "DE-MON-04")
def test_a_figure_that_comes_back_has_not_acted_and_bears_no_old_effects() -> None:
    scene = Scene("z..", z="zombie")
    f = scene.figure("z")
    scene.g.activated = 1 << f
    add_mark(scene.g, "air", OVERLORD, f, OL_TURN_START)

    leave_map(scene.g, f)
    again = spawn(scene.g, scene.g.kind[f], (2,))

    assert again == f and not scene.g.activated >> f & 1
    assert not has_mark(scene.g, "air")


@rule("DE-OLT-02", "DE-R-52")
def test_a_monster_felled_as_its_activation_begins_leaves_nothing_to_do() -> None:
    scene = Scene("A.z", "...", A="syndrael", z="goblin_archer").has("z", "poisoned").hurt("z", 1)

    scene.beats("ol_begin", until=("ol_finish",))

    assert scene.at("z") is None
    assert (scene.g.actor, scene.g.actions) == (-2, 0)


@rule("DE-OLT-04", "DE-CARD-01")
def test_what_a_relic_can_do_is_explained_like_any_other_action() -> None:
    scene = Scene("A..a", A="syndrael", a="sir_alric_farrow").relic("a", "scorpions_kiss")
    f = scene.figure("a")
    scene.overlords_turn("a")
    scene.g.actions, scene.g.relic_down = 2, 1 << f

    assert "relic:scorpions_kiss" in monster_listing(scene.g, f)
    refusal = monster_refusal(scene.g, f, "relic:scorpions_kiss")
    assert refusal is not None and refusal.code == "monster.relic_exhausted"
