"""Large monsters: shrinking, counting, growing (DE-LARGE-01 to DE-LARGE-12, DE-R-45, DE-R-46)."""

from __future__ import annotations

from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.drawing import Drawing
from gruft.games.descent.rules.attack.roll import needed_range
from gruft.games.descent.rules.attack.targets import targets_of
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import adjacent, blockers
from gruft.games.descent.rules.movement.moves import move_spaces, roam
from gruft.games.descent.rules.movement.steps import gain_mp
from gruft.games.descent.rules.turns.monster_actions import declarable, do_monster, monster_keys
from tests.games.descent.scene import Scene, opened
from tests.rule import rule


def places(scene: Scene, sign: str) -> set[tuple[int, int]]:
    return {scene.g.live.map.places[s] for s in scene.g.spaces[scene.figure(sign)]}


@rule("DE-LARGE-02", "DE-LARGE-03", "DE-LARGE-05")
def test_it_counts_from_one_of_its_spaces_and_covers_the_last_one() -> None:
    scene = Scene("ee...", "ee...", e="ettin").overlords_turn("e")
    scene.g.actions = 2

    scene.play(do_monster(scene.g, scene.figure("e"), "move"), "step:2,0", "step:3,0", "step:4,0")

    assert places(scene, "e") == {(3, 0), (4, 0), (3, 1), (4, 1)}
    assert scene.g.live.occ[0] == -1


@rule("DE-LARGE-02", "DE-LARGE-05", "DE-R-46", "DE-LARGE-12")
def test_its_old_spaces_do_not_hinder_it_and_only_counted_spaces_are_entered() -> None:
    scene = Scene("ee.", "ee.", "...", e="ettin").overlords_turn("e")
    f = scene.figure("e")
    gain_mp(scene.g, f, 1)

    flow = roam(scene.g, f, 0)
    ask = opened(flow)

    assert "step:1,1" in ask.keys, "a space it covers itself may be counted"
    assert "step:2,2" in ask.keys


@rule("DE-LARGE-03", "DE-R-46", "DE-LARGE-12")
def test_it_cannot_end_where_it_does_not_fit_and_turns_only_after_moving() -> None:
    scene = Scene("bb_", "._.", b="barghest").overlords_turn("b")
    f = scene.figure("b")
    gain_mp(scene.g, f, 1)

    scene.play(roam(scene.g, f, 0), "step:0,1")

    assert places(scene, "b") == {(0, 0), (0, 1)}
    still = Scene("bb", "..", b="barghest").overlords_turn("b")
    assert not any(key.startswith("stand:") for key in monster_keys(still.g, still.figure("b")))
    gain_mp(still.g, still.figure("b"), 1)
    still.play(roam(still.g, still.figure("b"), 0), "stop")
    assert not any(ask.startswith("expand") for ask in still.asked)


@rule("DE-LARGE-04", "DE-WATER-01")
def test_counted_water_costs_two_points_covered_water_nothing() -> None:
    scene = Scene("bb.~.", b="barghest").overlords_turn("b")
    f = scene.figure("b")
    gain_mp(scene.g, f, 3)

    scene.play(roam(scene.g, f, 0), "step:2,0", "step:3,0", "stand:3,0,2,1")

    assert scene.g.mp[f] == 0
    other = Scene("bb.~", b="barghest").overlords_turn("b")
    gain_mp(other.g, f, 1)
    other.play(roam(other.g, f, 0), "step:2,0", "stand:2,0,2,1")
    assert places(other, "b") == {(2, 0), (3, 0)}


@rule("DE-LARGE-06", "DE-ATK-05")
def test_it_is_adjacent_by_its_nearest_space_and_the_attacker_names_one() -> None:
    beside = Scene("Aee", ".ee", A="syndrael", e="ettin")
    assert adjacent(beside.g, 0, beside.figure("e"))
    assert {beside.g.live.map.places[s] for s in targets_of(beside.g, 0, melee=True, reach=False)} == {(1, 0), (1, 1)}

    scene = Scene("...ee", "...ee", "A....", A="syndrael", e="ettin").give("A", "sling")
    a = scene.dice(3, 4, 1, 1).attacks("A", "space:3,0")
    assert a.target_spaces == [scene.g.live.map.number[3, 0]]
    assert needed_range(scene.g, a) == 3


@rule("DE-LARGE-07", "DE-ERR-1")
def test_with_the_erratum_it_stops_to_act_only_where_the_action_could_be_declared_already() -> None:
    near = Scene("bb..A", b="barghest", A="syndrael").overlords_turn("b")
    f = near.figure("b")
    near.g.actions = 1
    gain_mp(near.g, f, 4)
    flow = roam(near.g, f, 0, halt=declarable)
    next(flow)
    howl = opened(flow, "step:2,0")
    assert "halt" in howl.keys, "howling needs no target"

    ettin = Scene("ee....A", "ee.....", e="ettin", A="syndrael").overlords_turn("e")
    f = ettin.figure("e")
    ettin.g.actions = 1
    gain_mp(ettin.g, f, 4)
    flow = roam(ettin.g, f, 0, halt=declarable)
    next(flow)
    far = opened(flow, "step:2,0")
    assert "halt" not in far.keys
    flow.send("step:3,0")
    at_reach = opened(flow, "step:4,0")
    assert "halt" in at_reach.keys


@rule("DE-LARGE-07", "DE-ERR-1")
def test_as_first_printed_it_may_interrupt_its_move_anywhere_it_fits() -> None:
    ettin = Scene("ee....A", "ee.....", e="ettin", A="syndrael", errata=False).overlords_turn("e")
    f = ettin.figure("e")
    ettin.g.actions = 1
    gain_mp(ettin.g, f, 3)

    ettin.play(roam(ettin.g, f, 0, halt=declarable), "step:2,0", "halt", "stand:2,0,2,2")

    assert ettin.g.mp[f] == 2


@rule("DE-LARGE-09")
def test_sight_from_one_space_and_range_from_another() -> None:
    scene = Scene("llz.A", "ll...", l="elemental", z="zombie", A="syndrael")
    g = scene.g
    f = scene.figure("l")
    hero = g.spaces[0][0]

    assert not g.live.board.sight.sees(g.live.map.number[1, 0], hero, blockers(g)), (
        "the zombie stands before that space"
    )
    assert targets_of(g, f, melee=False, reach=False) == [hero]
    a = scene.dice(3, 1, 1).attacks("l")
    assert needed_range(g, a) == 3
    assert not a.missed


@rule("DE-LARGE-10", "DE-MOVE-13")
def test_moved_by_an_effect_it_shrinks_to_the_space_aimed_at() -> None:
    scene = Scene("bb..", b="barghest")
    f = scene.figure("b")

    scene.play(move_spaces(scene.g, f, 1, seat=1, must=True, origin=1), "step:2,0", "stand:2,0,2,1")

    assert places(scene, "b") == {(2, 0), (3, 0)}


@rule("DE-LARGE-11", "DE-R-6", "DE-R-65")
def test_a_large_figure_in_the_doorway_keeps_the_door_open() -> None:
    scene = Scene("Abb", "...", A="syndrael", b="barghest")
    g = scene.g
    g.drawn = Drawing(("...", "..."), doors=("1,0,E+1,1,E",))
    work_out(g)

    assert door_refusal(g, scene.figure("b"), 0) is not None
    refusal = door_refusal(g, 0, 0)
    assert refusal is not None and refusal.code == "door.not_adjacent"


@rule("DE-LARGE-02", "DE-LARGE-03", "DE-LARGE-05")
def test_worked_example_an_ettin_leaves_its_corner_and_a_dragon_moves_in() -> None:
    """Worked example 14: an attack, three counted spaces, and the corner is free for the next large monster."""
    scene = Scene("eeA...", "ee....", "dd....", "dd....", "dd....", e="ettin*", d="shadow_dragon", A="widow_tarha")
    scene.overlords_turn("e")
    g = scene.g
    g.actions = 2
    ettin, dragon = scene.figure("e"), scene.figure("d")

    scene.dice(0, 0, 0).play(do_monster(g, ettin, "attack"))
    scene.play(do_monster(g, ettin, "move"), "step:2,1", "step:3,2", "step:4,3", "stand:4,3,2,2")
    g.actions, g.mp[dragon] = 2, 0
    scene.play(do_monster(g, dragon, "move"), "step:0,1", "step:0,0", "stop")

    assert places(scene, "e") == {(4, 3), (5, 3), (4, 4), (5, 4)}
    assert places(scene, "d") == {(x, y) for x in (0, 1) for y in (0, 1, 2)}
