"""Moving: points, steps, friends and enemies on the way, fatigue, effects that move (DE-MOVE, DE-WATER, DE-EXIT)."""

from __future__ import annotations

from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.rules.movement.moves import move_action, move_spaces, place
from gruft.games.descent.rules.movement.steps import gain_mp, step_refusal
from gruft.games.descent.rules.turns.hero_actions import act_keys
from gruft.games.descent.rules.turns.overlord import monster_act, monster_start
from tests.games.descent.scene import PASSES, Scene, opened
from tests.rule import rule


@rule("DE-MOVE-01", "DE-MOVE-09")
def test_a_move_action_gives_points_equal_to_speed_and_two_give_twice_that() -> None:
    scene = Scene("A...", A="syndrael")

    scene.does("A", "move")
    scene.does("A", "move")

    assert scene.g.mp[0] == 8
    assert "move" not in act_keys(scene.g, 0)


@rule("DE-MOVE-02")
def test_a_step_to_an_adjacent_space_costs_one_point() -> None:
    scene = Scene("A..", A="syndrael")
    scene.does("A", "move")

    scene.does("A", "step:1,0")

    assert scene.at("A") == (1, 0)
    assert scene.g.mp[0] == 3
    assert scene.why_not("A", "step:1,0") == "move.not_adjacent"


@rule("DE-MOVE-02", "DE-BAD-01")
def test_without_points_no_step() -> None:
    assert Scene("A.", A="syndrael").why_not("A", "step:1,0") == "move.no_points"


@rule("DE-MOVE-03", "DE-R-1")
def test_diagonal_steps_go_between_two_occupied_spaces_and_round_a_corner() -> None:
    scene = Scene("Az", "z.", A="syndrael", z="zombie")
    corner = Scene("A_", "..", A="syndrael")

    for board in (scene, corner):
        board.does("A", "move")
        board.does("A", "step:1,1")
        assert board.at("A") == (1, 1)


@rule("DE-MOVE-04", "DE-BAD-01")
def test_nobody_moves_through_enemies_or_obstacles() -> None:
    scene = Scene("Az#", "..#", A="syndrael", z="zombie")
    scene.does("A", "move")

    assert scene.why_not("A", "step:1,0") == "move.enemy"
    scene.does("A", "step:1,1")
    assert scene.why_not("A", "step:2,1") == "move.obstacle"


@rule("DE-MOVE-05", "DE-MOVE-06")
def test_friends_are_passed_if_an_empty_space_lies_behind_them() -> None:
    scene = Scene("AB.", A="syndrael", B="jain_fairwood")
    scene.does("A", "move")

    scene.does("A", "step:1,0", "step:2,0")

    assert scene.at("A") == (2, 0)
    assert scene.g.mp[0] == 2
    assert scene.g.live.occ == [-1, 1, 0]


@rule("DE-MOVE-06", "DE-BAD-01")
def test_a_step_onto_a_friend_is_refused_when_no_empty_space_can_be_reached() -> None:
    enclosed = Scene("ABz", A="syndrael", B="jain_fairwood", z="zombie").hurt("A", fatigue=4).turn_of("A")
    gain_mp(enclosed.g, 0, 1)
    tired = Scene("AB.", A="syndrael", B="jain_fairwood").hurt("A", fatigue=4)
    tired.turn_of("A")
    gain_mp(tired.g, 0, 1)

    assert enclosed.why_not("A", "step:1,0") == "move.no_way_on"
    assert tired.why_not("A", "step:1,0") == "move.no_way_on"


@rule("DE-MOVE-06", "DE-MOVE-08")
def test_the_way_past_a_friend_may_be_paid_with_fatigue() -> None:
    scene = Scene("AB.", A="syndrael", B="jain_fairwood").turn_of("A")
    gain_mp(scene.g, 0, 1)

    scene.does("A", "step:1,0", "step:2,0")

    assert scene.at("A") == (2, 0)
    assert scene.fatigue("A") == 1


@rule("DE-MOVE-07", "DE-HTURN-03")
def test_a_move_is_interrupted_by_another_action_and_goes_on() -> None:
    """Worked example 1: two spaces, an attack, two more spaces."""
    scene = Scene("A..z", "....", A="syndrael", z="zombie").give("A", "iron_longsword")
    scene.does("A", "move")
    scene.does("A", "step:1,0")
    scene.does("A", "step:2,0")

    scene.dice(2, 1, 0).does("A", "attack")
    scene.does("A", "step:1,1")
    scene.does("A", "step:0,1")

    assert scene.at("A") == (0, 1)
    assert scene.g.mp[0] == 0
    assert scene.g.actions == 0


@rule("DE-MOVE-07")
def test_a_second_move_action_may_be_declared_before_the_first_point_is_spent() -> None:
    scene = Scene("A.", A="syndrael")
    scene.does("A", "move")

    assert "move" in act_keys(scene.g, 0)


@rule("DE-MOVE-08", "DE-FAT-01")
def test_fatigue_movement_needs_no_move_action_and_stops_at_stamina() -> None:
    scene = Scene("A....", A="syndrael").turn_of("A")

    for x in range(1, 5):
        scene.does("A", "fatigue")
        scene.does("A", f"step:{x},0")

    assert scene.fatigue("A") == 4
    assert scene.g.actions == 2
    assert scene.why_not("A", "fatigue") == "act.too_tired"


@rule("DE-MOVE-08", "DE-MOVE-15")
def test_monsters_cannot_suffer_fatigue_to_move_but_otherwise_move_alike() -> None:
    scene = Scene("z..", "...", z="zombie")
    scene.overlords_turn("z")
    g = scene.g

    scene.play(monster_start(g))
    scene.play(monster_act(g), "move")

    assert g.mp[scene.figure("z")] == 3
    ask = opened(monster_act(g))
    assert "fatigue" not in ask.keys and "step:1,0" in ask.keys


@rule("DE-MOVE-09")
def test_points_of_all_sources_form_one_pool_lost_with_the_turn() -> None:
    scene = Scene("A.", A="syndrael").give("A", "time_of_need").turn_of("A")

    scene.does("A", "move")
    scene.does("A", "card:time_of_need")
    scene.does("A", "fatigue")
    assert scene.g.mp[0] == 4 + 2 + 1

    scene.beats("hero_end")
    assert scene.g.mp[0] == 0


@rule("DE-MOVE-10", "DE-WATER-01")
def test_moving_a_number_of_spaces_takes_no_points_and_water_costs_nothing() -> None:
    scene = Scene("A~~.", A="syndrael").turn_of("A")

    moved = scene.play(move_spaces(scene.g, 0, 2), "step:1,0", "step:2,0")

    assert moved == 2
    assert scene.at("A") == (2, 0)
    assert scene.g.mp[0] == 0


@rule("DE-MOVE-11", "DE-R-60")
def test_a_placed_figure_enters_only_its_destination() -> None:
    scene = Scene("A^^.", A="syndrael").overlord_holds("pit_trap")

    scene.play(place(scene.g, 0, (3,)))

    assert scene.at("A") == (3, 0)
    assert scene.damage("A") == 0
    assert any(asked.startswith("window") for asked in scene.asked), "the destination was entered"


@rule("DE-MOVE-12", "DE-R-60")
def test_entering_an_empty_space_opens_a_window_passing_a_friend_does_not() -> None:
    scene = Scene("AB.", A="syndrael", B="jain_fairwood").overlord_holds("pit_trap")
    scene.does("A", "move")

    scene.does("A", "step:1,0", "step:2,0")

    assert sum(asked.startswith("window") for asked in scene.asked) == 1


@rule("DE-MOVE-12")
def test_a_trap_works_at_once_and_the_movement_goes_on() -> None:
    scene = Scene("A..", A="syndrael").overlord_holds("pit_trap")
    scene.does("A", "move")

    scene.dice(*PASSES).does("A", "step:1,0", "card:pit_trap")
    scene.does("A", "step:2,0")

    assert scene.at("A") == (2, 0)


@rule("DE-MOVE-13")
def test_who_uses_the_ability_chooses_and_the_moved_figure_obeys_the_rules_of_moving() -> None:
    scene = Scene(".A.", ".z.", A="syndrael", z="zombie")
    flow = move_spaces(scene.g, scene.figure("A"), 1, seat=0, must=True)

    ask = opened(flow)

    assert ask.seat == 0
    assert set(ask.keys) == {"step:0,0", "step:2,0", "step:0,1", "step:2,1"}


@rule("DE-MOVE-14")
def test_a_move_in_anothers_turn_is_used_at_once_or_lost() -> None:
    scene = Scene("A.B", A="syndrael", B="jain_fairwood").turn_of("B")

    scene.play(move_action(scene.g, scene.figure("A")), "step:1,0")

    assert scene.at("A") == (1, 0)
    assert scene.g.mp[scene.figure("A")] == 0


@rule("DE-WATER-01")
def test_water_takes_two_points() -> None:
    scene = Scene("A~.", A="syndrael").turn_of("A")
    gain_mp(scene.g, 0, 1)
    assert scene.why_not("A", "step:1,0") == "move.too_deep"

    gain_mp(scene.g, 0, 1)
    scene.does("A", "step:1,0")
    assert scene.g.mp[0] == 0


@rule("DE-R-73", "DE-OBST-01")
def test_who_flies_passes_enemies_obstacles_and_water_but_no_walls() -> None:
    scene = Scene("bA#.", b="belthir", A="syndrael")
    g = scene.g
    scene.overlords_turn("b")
    b = scene.figure("b")

    assert step_refusal(g, b, 1, 4) is None
    assert step_refusal(g, b, 1, 1) is not None, "it cannot rest on the hero's space"
    g.mp[b] = 4
    scene.play(move_action(g, b), "step:1,0", "step:2,0", "step:3,0")
    assert scene.at("b") == (3, 0)


@rule("DE-MOVE-03", "DE-MOVE-04")
def test_worked_example_the_dwarf_passes_the_archers_diagonally() -> None:
    """Worked example 2: three diagonal steps past goblin archers he may not move through, round the black corner."""
    scene = Scene("Ag___", "g.g__", "__.g_", "___..", A="grisban_the_thirsty", g="goblin_archer")
    scene.does("A", "move")

    assert scene.why_not("A", "step:1,0") == "move.enemy"
    for key in ("step:1,1", "step:2,2", "step:3,3"):
        scene.does("A", key)

    assert scene.at("A") == (3, 3)
    assert scene.g.mp[0] == 0


@rule("DE-EXIT-02", "DE-EXIT-01")
def test_the_map_is_left_only_where_the_quest_allows_it() -> None:
    scene = Scene("A.", A="syndrael")
    scene.does("A", "move")

    assert scene.why_not("A", "leave") == "leave.not_here"
    assert scene.g.turn != OVERLORD
