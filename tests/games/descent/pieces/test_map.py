"""The map: tiles laid side by side, who is next to whom, how spaces are counted, where there is room."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.atlas import QUESTS, TILES, Door
from gruft.games.descent.pieces.board import FAR, board_of
from gruft.games.descent.pieces.kinds import KIND, KINDS, MINION, Kind
from gruft.games.descent.pieces.maps import SIGNS, Map, draw, encounter_map, turned
from gruft.games.descent.rules.figures import adjacent, beside, distance, empty, within
from gruft.games.descent.rules.places import closest_empty, room
from tests.games.descent.scene import Scene
from tests.rule import rule

ENCOUNTERS = [(quest.id, n) for quest in QUESTS.values() for n in range(len(quest.encounters))]


def space(laid: Map, x: int, y: int) -> int:
    return laid.number[x, y]


@rule("DE-COMP-05", "DE-SETUP-02", "DE-TERR-01")
@pytest.mark.parametrize(("quest", "number"), ENCOUNTERS)
def test_the_laid_tiles_give_the_printed_grid(quest: str, number: int) -> None:
    laid = encounter_map(quest, number)
    printed = QUESTS[quest].encounters[number].map.grid

    for y, row in enumerate(printed):
        for x, sign in enumerate(row):
            found = laid.number.get((x, y))
            assert ("_" if found is None else SIGNS[laid.terrain[found]]) == sign, (x, y)


@rule("DE-COMP-05")
@pytest.mark.parametrize(("quest", "number"), ENCOUNTERS)
def test_every_space_of_a_map_hangs_together_once_the_doors_are_open(quest: str, number: int) -> None:
    laid = encounter_map(quest, number)
    ground = [s for s in range(laid.size) if not laid.solid >> s & 1]
    row = board_of(laid, 0).row(ground[0])

    assert [laid.places[s] for s in ground if row[s] == FAR] == []


@rule("DE-COMP-05")
def test_a_tile_turned_four_times_is_itself() -> None:
    for tile in TILES.values():
        grid, openings, walls = turned(tile, 360)
        assert tuple(grid) == tile.grid
        assert len(openings) == 2 * len(tile.openings)
        assert walls == list(tile.walls)
        quarter = turned(tile, 90)[0]
        assert len(quarter) == tile.size[0] and len(quarter[0]) == tile.size[1]


@rule("DE-ADJ-01", "DE-MOVE-03")
def test_spaces_that_share_an_edge_or_a_corner_are_adjacent() -> None:
    laid = draw(("...", "...", "..."))
    board = board_of(laid, 0)

    assert len(board.adj[space(laid, 1, 1)]) == 8
    assert len(board.adj[space(laid, 0, 0)]) == 3


@rule("DE-ADJ-02", "DE-EXIT-01")
def test_a_wall_separates_even_spaces_that_share_a_corner() -> None:
    laid = draw(("..", ".."), ((0, 0, "E"), (0, 1, "E")))
    board = board_of(laid, 0)

    assert space(laid, 1, 0) not in board.adj[space(laid, 0, 0)]
    assert space(laid, 1, 1) not in board.adj[space(laid, 0, 0)]
    assert space(laid, 0, 1) in board.adj[space(laid, 0, 0)]


@rule("DE-ADJ-03", "DE-R-1", "DE-MOVE-03")
def test_diagonal_spaces_are_adjacent_if_one_corner_is_open_even_over_an_obstacle() -> None:
    around_a_corner = draw((".#", "_."))
    closed = draw(("._", "_."))

    assert board_of(around_a_corner, 0).adj[space(around_a_corner, 0, 0)] == (space(around_a_corner, 1, 1),)
    assert board_of(closed, 0).adj[space(closed, 0, 0)] == ()


@rule("DE-R-42")
def test_who_touches_several_spaces_of_a_large_monster_is_beside_it_once() -> None:
    scene = Scene("eeB", "eeA", A="syndrael", B="ashrian", e="ettin")

    assert beside(scene.g, scene.figure("e"), [0, 1]) == [0, 1]


@rule("DE-ADJ-04", "DE-OBST-01")
def test_nothing_is_adjacent_to_an_obstacle_or_to_itself() -> None:
    laid = draw((".#.", "..."))
    board = board_of(laid, 0)
    scene = Scene("ee.", "eeA", A="syndrael", e="ettin")

    assert board.adj[space(laid, 1, 0)] == ()
    assert all(s not in near for s, near in enumerate(board.adj))
    assert not adjacent(scene.g, scene.figure("e"), scene.figure("e"))
    assert adjacent(scene.g, scene.figure("A"), scene.figure("e"))


@rule("DE-COUNT-01", "DE-COUNT-02", "DE-R-5")
def test_counting_goes_through_figures_but_not_through_obstacles_or_walls() -> None:
    scene = Scene("AzB", A="syndrael", z="zombie", B="jain_fairwood")
    around = draw((".#.", ".#.", "..."))
    wall = draw(("..", ".."), ((0, 0, "E"),))

    assert distance(scene.g, scene.figure("A"), scene.figure("B")) == 2
    assert board_of(around, 0).dist(space(around, 0, 0), space(around, 2, 0)) == 4
    assert board_of(wall, 0).dist(space(wall, 0, 0), space(wall, 1, 0)) == 2


@rule("DE-COUNT-02", "DE-DOOR-02")
def test_counting_stops_at_a_closed_door() -> None:
    door = Door(id="door_1", kind="normal", state="closed", edges=((0, 0, "E"), (0, 1, "E")))
    laid = draw(("..", ".."), doors=(door,))

    assert board_of(laid, 0).dist(0, 1) == 1
    assert board_of(laid, 1).dist(0, 1) == FAR
    assert board_of(laid, 1).adj[0] == (2,)


@rule("DE-COUNT-03", "DE-LARGE-06")
def test_within_needs_no_line_of_sight_and_counts_from_the_nearest_space() -> None:
    scene = Scene("A#ee", "..ee", A="syndrael", e="ettin")

    assert within(scene.g, scene.figure("A"), scene.figure("e"), 2)
    assert not within(scene.g, scene.figure("A"), scene.figure("e"), 1)


@rule("DE-EMPTY-01", "DE-EMPTY-03")
def test_an_empty_space_has_neither_figure_nor_obstacle_but_may_have_tokens_and_water() -> None:
    scene = Scene("A#~.", A="syndrael")
    scene.token((3, 0))

    assert [empty(scene.g, s) for s in range(4)] == [False, False, True, True]


@rule("DE-EMPTY-02", "DE-R-66")
def test_the_closest_empty_spaces_are_counted_and_ties_are_all_offered() -> None:
    scene = Scene(".zAz.", ".zzz.", "zzzz.", A="syndrael", z="zombie")
    g = scene.g

    found = {g.live.map.places[s] for s in closest_empty(g, g.spaces[0][0])}

    assert found == {(0, 0), (0, 1), (4, 0), (4, 1), (4, 2)}


@rule("DE-R-66")
def test_in_a_sealed_room_any_empty_space_of_the_map_will_do() -> None:
    scene = Scene("A_..", A="syndrael")

    assert {scene.g.live.map.places[s] for s in closest_empty(scene.g, 0)} == {(2, 0), (3, 0)}


@rule("DE-LARGE-01")
def test_sizes_of_the_large_monsters() -> None:
    sizes = {KINDS[KIND[f"{name}.act1.minion"]].size for name in ("ettin", "elemental", "merriod")}

    assert sizes == {(2, 2)}
    assert KINDS[KIND["barghest.act1.master"]].size == (1, 2)
    assert KINDS[KIND["shadow_dragon.act1.minion"]].size == (2, 3)
    assert not KINDS[KIND["belthir.act1.2"]].large


@rule("DE-LARGE-01")
def test_what_takes_more_than_one_space_is_large() -> None:
    small, *large = [Kind("b", "b", MINION, speed=3, health=5, size=size) for size in ((1, 1), (1, 2), (2, 2), (2, 3))]

    assert not small.large and all(kind.large for kind in large)


@rule("DE-LARGE-03", "DE-R-45", "DE-LARGE-12")
def test_a_large_figure_is_one_body_on_empty_spaces_in_any_direction() -> None:
    laid = draw(("....", "....", "...."))
    wall = draw(("..", ".."), ((0, 0, "E"), (0, 1, "E")))

    assert len(board_of(laid, 0).footprints((1, 2), space(laid, 1, 1))) == 4
    assert len(board_of(laid, 0).footprints((2, 3), space(laid, 1, 1))) == 2 + 4
    assert board_of(wall, 0).footprints((2, 2), 0) == ()
    assert board_of(draw((".#", "..")), 0).footprints((2, 2), 0) == ()


@rule("DE-R-45")
def test_a_body_never_lies_across_a_closed_door() -> None:
    door = Door(id="door_1", kind="normal", state="closed", edges=((0, 0, "E"),))
    laid = draw(("..",), doors=(door,))

    assert board_of(laid, 0).footprints((1, 2), 0)
    assert board_of(laid, 1).footprints((1, 2), 0) == ()


@rule("DE-LARGE-03", "DE-LARGE-05")
def test_friends_may_not_be_overlapped_but_ones_own_old_spaces_are_free() -> None:
    scene = Scene("bb.z", b="barghest", z="zombie")
    g = scene.g
    barghest = scene.figure("b")

    assert [tuple(g.live.map.places[s] for s in feet) for feet in room(g, barghest, 2)] == [((1, 0), (2, 0))]
    assert room(g, barghest, 3) == []
