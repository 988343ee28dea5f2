"""Line of sight: drawn positions, a second implementation to compare with, and what must always hold."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.board import board_of
from gruft.games.descent.pieces.maps import SIDES, Edge, Map, draw
from gruft.games.descent.rules.figures import sees
from gruft.table.chance import FastChance
from tests.games.descent.pieces.sight_oracle import Oracle, Place
from tests.games.descent.scene import Scene
from tests.rule import rule

Walls = tuple[Edge, ...]

# a looks at b; f are other figures, # obstacles, _ is off the map; walls as (x, y, side).
DRAWN: list[tuple[tuple[str, ...], Walls, bool]] = [
    (("a..b",), (), True),
    (("a.fb",), (), False),
    (("a.#b",), (), False),
    (("a....", "..f..", "....b"), (), True),
    (("af...", "f....", "....b"), (), True),
    (("a.f.b", "....."), (), False),
    (("a.f.b", "..f.."), (), False),
    (("..f..", "a.f.b", "..f.."), (), False),
    (("a_b", "..."), (), False),
    (("a__b", "...."), (), False),
    (("a.b",), ((0, 0, "E"),), False),
    (("a.b", "..."), ((0, 0, "E"),), True),
    (("a.b", "..."), ((0, 0, "E"), (0, 1, "E")), False),
    (("a.", "._", "b_"), (), True),
    (("a_", "_b"), (), False),
    (("a.", "_b"), (), True),
    (("ab",), ((0, 0, "E"),), False),
    (("a.", ".b"), ((0, 0, "E"), (0, 0, "S")), False),
    (("a.", ".b"), ((0, 0, "E"),), True),
    (("af", "fb"), (), True),
    (("a.f", "f.b"), (), True),
    (("aff", "..b"), (), True),
    (("a.fb", ".f.."), (), False),
    (("a..", "f..", "b.."), (), False),
    (("af.", ".f.", "..b"), (), True),
    (("a#.", "...", "..b"), (), True),
    (("a...", ".##.", ".##.", "...b"), (), False),
    (("a..f..b",), (), False),
    (("a.....b", "...f..."), (), True),
    (("a.....b", "..f.f.."), (), True),
    (("a_.b", "..._"), (), False),
    (("a...", "__._", "b..."), (), False),
    (("a....", "_____", "....b"), (), False),
    ((".f.#..", "..f..f", "..#b#.", "..f..f", ".__af."), (), True),
    (("ff_af", "fbf..", "f...f"), (), False),
    (("..f#fa#", ".f_#...", ".....fb", "ff...._"), (), True),
    ((".bf..", "_f...", "._.ff", "...fa", "#.__."), ((1, 1, "E"), (0, 0, "E")), False),
    (("f..f", "f._b", ".ff.", "..a."), ((0, 1, "E"), (1, 0, "S")), True),
    (("..f.fa.", "..##_..", "..b.f..", ".ff...f", "f.....#"), (), False),
    (("..#ff", "_...f", ".a.._", ".f.fb"), ((1, 1, "S"),), True),
    (("b_ff.", "...ff", "...fa", "...ff", "#_..f"), ((1, 3, "E"), (2, 0, "S")), False),
    (("f#ff_#b", "#.f._.#", ".......", "__a....", ".....__"), (), True),
    ((".#af", ".ff.", "#b_."), ((0, 0, "S"), (2, 1, "E")), False),
    (("..a_#__", ".f.._..", "..f.b.."), (), True),
    (("b#a_", "__..", ".fff"), (), False),
    (("...b.", "..ff.", "a.f..", "...f."), ((3, 0, "E"), (0, 2, "S")), True),
    (("_...#.f", "..b..a.", "f.#_..."), ((3, 1, "E"), (4, 1, "S")), False),
    (("..f#.", "a._..", ".f.#.", "f....", "..._b"), (), True),
    ((".#ff", "a.#b", "f...", "#..."), (), False),
    (("f#_#...", ".fff_b.", "_.f.f..", "...f._a"), ((2, 2, "S"), (5, 1, "E")), True),
    ((".a#...", ".__ff#", "_._...", ".#f.f.", ".b...f"), (), False),
    (("..._...", "#..a_f.", "....#.f", "..#f.bf", "...._.f"), (), True),
    (("#b##.#_", "ff._ff.", "..f....", "f__...f", "a.._._."), ((5, 1, "E"),), False),
    (("af....", "f..f..", "f..b.f", "_..f.."), ((0, 0, "S"), (2, 0, "S")), True),
    (("____f", "bf.a.", "_._f#"), (), False),
    ((".___...", "fff#.ff", "ff_..b.", "...ff#.", "a.f_..."), (), True),
    (("f.....", "#f...#", "...ff#", "affbf.", ".#..f."), ((3, 2, "E"), (4, 3, "E")), False),
    (("#..a#", ".b...", ".f#f."), (), True),
    (("..a..", ".f#_f", ".f...", "fb_.f", "....f"), (), False),
    (("_.af", ".#._", "....", "#.f.", "#b._"), (), True),
    (("...._", "..f..", "f..f.", "..b_a", ".__._"), (), False),
    (("...#f_b", "_f..f..", ".f.f.._", "fffa..."), (), True),
    ((".fb_...", "....f_a", "._..__.", "..f...."), (), False),
    ((".#.b..", ".#..f.", "f....a"), (), True),
]


def drawn(rows: tuple[str, ...], walls: Walls = (), along: bool = True) -> tuple[bool, bool]:
    """What the engine says from a to b and from b to a."""
    places = {sign: [(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == sign] for sign in "abf"}
    laid = draw(tuple("".join("." if sign in "abf" else sign for sign in row) for row in rows), walls)
    blockers = laid.solid | sum(1 << laid.number[place] for found in places.values() for place in found)
    a, b = laid.number[places["a"][0]], laid.number[places["b"][0]]
    sight = board_of(laid, 0, along).sight
    return sight.sees(a, b, blockers), sight.sees(b, a, blockers)


@rule("DE-LOS-01", "DE-LOS-02", "DE-LOS-07", "DE-LOS-12")
@pytest.mark.parametrize(("rows", "walls", "expected"), DRAWN)
def test_sixty_drawn_positions(rows: tuple[str, ...], walls: Walls, expected: bool) -> None:
    assert drawn(rows, walls) == (expected, expected)


def test_there_are_at_least_sixty_of_both_kinds() -> None:
    assert len(DRAWN) >= 60
    assert min(sum(e for *_, e in DRAWN), sum(not e for *_, e in DRAWN)) >= 25


@rule("DE-LOS-04", "DE-R-4")
def test_touching_the_corner_of_occupied_spaces_does_not_block() -> None:
    assert drawn(("af..", "f...", "..b."))[0]
    assert drawn((".f..", "a.f.", "...b"))[0]


@rule("DE-LOS-03", "DE-R-4")
def test_a_line_along_the_edge_of_an_occupied_space_is_blocked() -> None:
    assert not drawn(("a.fb", ".f.."))[0]
    assert drawn(("a.fb", "...."))[0] is False, "the only lines left run along the figure or through it"


@rule("DE-LOS-03", "DE-R-2")
def test_in_a_corridor_sight_goes_through_the_middle_not_along_the_walls() -> None:
    assert drawn(("a....b",))[0]
    assert not drawn(("a.f..b",))[0]


@rule("DE-R-2", "DE-LOS-03")
def test_without_the_community_rulings_a_line_along_a_wall_is_free() -> None:
    rows = ("a.f.b",)

    assert drawn(rows, along=False) == (False, False), "a figure still blocks the edge it stands at"
    past_the_rock = ("a__b", "....")
    assert (drawn(past_the_rock)[0], drawn(past_the_rock, along=False)[0]) == (False, True)
    assert not drawn(("a__b", ".f.."), along=False)[0], "nor does the rock help along a figure"
    assert not drawn(("..._...", ".a___b."), along=False)[0], "and nobody looks through the rock itself"


@rule("DE-LOS-05", "DE-R-3")
def test_no_line_passes_through_the_looker_or_the_target_itself() -> None:
    laid = draw(("....", "....", "...."))
    board = board_of(laid, 0)

    for a in range(laid.size):
        for b in range(laid.size):
            if a != b and b not in board.adj[a]:
                assert board.sight.lines(a, b)
                assert not any(mask & (1 << a | 1 << b) for mask in board.sight.lines(a, b))


@rule("DE-LOS-06")
def test_adjacent_spaces_always_see_each_other_and_a_space_itself() -> None:
    laid = draw(("....", "....", "...."))
    sight = board_of(laid, 0).sight
    everything = (1 << laid.size) - 1

    for s in range(laid.size):
        assert sight.sees(s, s, everything)
        for t in board_of(laid, 0).adj[s]:
            assert sight.sees(s, t, everything)


@rule("DE-LOS-08", "DE-ADJ-03")
def test_a_point_closed_on_both_sides_stops_the_line() -> None:
    assert not drawn(("a._", "._.", "_.b"))[0]
    assert not drawn(("a_", "_b"))[0]
    assert not drawn(("a.", ".b"), ((0, 0, "E"), (0, 0, "S")))[0]
    assert drawn(("a.", ".b"), ((0, 0, "E"),))[0], "round an open corner it goes on"


@rule("DE-LOS-02")
def test_nobody_looks_through_the_wall_beside_him() -> None:
    wall: Walls = ((0, 0, "E"), (0, 1, "E"), (0, 2, "E"))

    assert not drawn(("...", "a.b", "..."), wall)[0]
    assert drawn(("...", "a.b", "..."), wall[:1])[0], "past the end of a wall he does"


@rule("DE-LOS-09")
def test_a_large_figure_sees_from_any_of_its_spaces_but_not_through_itself() -> None:
    scene = Scene("eeff.", "ee..A", A="syndrael", e="ettin", f="zombie")

    assert sees(scene.g, scene.figure("e"), scene.figure("A"))

    wall = Scene("zee", "zee", "A..", A="syndrael", e="ettin", z="zombie")
    assert sees(wall.g, wall.figure("A"), wall.figure("e"))


@rule("DE-LOS-10", "DE-KO-05")
def test_a_knocked_out_hero_does_not_block_sight() -> None:
    from gruft.games.descent.rules.damage import knock_out

    scene = Scene("AB.z", A="syndrael", B="jain_fairwood", z="zombie")
    assert not sees(scene.g, scene.figure("A"), scene.figure("z"))

    scene.play(knock_out(scene.g, scene.figure("B")))

    assert sees(scene.g, scene.figure("A"), scene.figure("z"))


@rule("DE-LOS-01", "DE-LOS-04")
def test_worked_example_corners_only_for_the_mage_and_no_line_for_the_scout() -> None:
    """Worked example 4: one line touches corners of occupied spaces only; every other runs through or along one."""
    assert drawn(("af..", ".f..", "..b."))[0]
    assert not drawn(("a.f..", "..f..", "..f.b"))[0]


def random_map(dice: FastChance) -> tuple[Map, set[Place], set[frozenset[Place]]]:
    width, height = 3 + dice.below(6), 3 + dice.below(4)
    rows = ["".join("#_........"[dice.below(10)] for _ in range(width)) for _ in range(height)]
    rows[0] = ".." + rows[0][2:]
    squares = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "_"}
    walls: list[Edge] = []
    for x, y in sorted(squares):
        for side in ("E", "S"):
            if (x + SIDES[side][0], y + SIDES[side][1]) in squares and dice.below(8) == 0:
                walls.append((x, y, side))
    shut = {frozenset(((x, y), (x + SIDES[s][0], y + SIDES[s][1]))) for x, y, s in walls}
    return draw(tuple(rows), tuple(walls)), squares, shut


def agree(maps: int, pairs: int, seed: int, compare: bool, along: bool = True) -> None:
    dice = FastChance(seed)
    for number in range(maps):
        laid, squares, walls = random_map(dice)
        board = board_of(laid, 0, along)
        spaces = sorted(squares)
        oracle = Oracle(squares, walls, along)
        for _ in range(pairs):
            p, q = dice.pick(spaces), dice.pick(spaces)
            figures = {dice.pick(spaces) for _ in range(3)} - {p, q}
            solid = {place for place in spaces if laid.solid >> laid.number[place] & 1}
            mask = laid.solid | sum(1 << laid.number[place] for place in figures | {p, q})
            a, b = laid.number[p], laid.number[q]
            seen = board.sight.sees(a, b, mask)
            assert seen == board.sight.sees(b, a, mask), (seed, number, p, q)
            if b in board.adj[a]:
                assert seen and a in board.adj[b] and board.dist(a, b) == 1, (seed, number, p, q)
            if compare:
                assert seen == oracle.sees(p, q, figures | solid), (seed, number, p, q)


@rule("DE-LOS-07", "DE-LOS-12", "DE-ADJ-01", "DE-COUNT-01")
def test_the_engine_agrees_with_the_second_implementation_on_random_maps() -> None:
    agree(250, 10, seed=1, compare=True)


@rule("DE-LOS-03", "DE-R-2")
def test_both_agree_where_a_line_along_a_wall_is_free() -> None:
    agree(250, 10, seed=4, compare=True, along=False)


@rule("DE-LOS-06", "DE-LOS-07")
@pytest.mark.long
def test_sight_is_mutual_and_adjacent_spaces_see_each_other_on_ten_thousand_random_maps() -> None:
    agree(10_000, 12, seed=2, compare=False)


def test_sight_is_mutual_and_adjacent_spaces_see_each_other_on_random_maps() -> None:
    agree(1_000, 8, seed=3, compare=False)
