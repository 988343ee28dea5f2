"""The 37 maps as their quests need them: tiles of one box, room for every figure, everything on the map and in reach.

Not here: that the tiles give the printed grid and hang together (test_map.py).
"""

from __future__ import annotations

from collections import Counter

import pytest

from gruft.games.descent.pieces.atlas import QUESTS, TILE_SUPPLY, TILES, Encounter
from gruft.games.descent.pieces.board import FAR, Board, board_of
from gruft.games.descent.pieces.content import MONSTERS
from gruft.games.descent.pieces.kinds import KINDS, MINION, monster_kind
from gruft.games.descent.pieces.maps import Map, encounter_map
from gruft.games.descent.pieces.sight import fans
from gruft.games.descent.quests.edges import outer_spaces
from tests.games.descent.quiet import crowded, processor_milliseconds
from tests.rule import rule

PARTS = [
    pytest.param(part, encounter_map(quest.id, number), id=part.id)
    for quest in QUESTS.values()
    for number, part in enumerate(quest.encounters)
]
EVERY_MAP = pytest.mark.parametrize(("part", "laid"), PARTS)

WAYS_OUT = ("entrance", "exit", "escape", "north_gate", "red_way", "green_way", "blue_way")


def places(part: Encounter) -> dict[str, list[tuple[int, int]]]:
    """Every space the quest names, by what it is for."""
    found = {"hero": list(part.hero_spaces), "search": list(part.search.spaces)}
    found |= {token.id: list(token.spaces) for token in part.tokens}
    found |= {special.id: list(special.spaces) for special in part.special_spaces}
    found |= {npc.id: list(npc.spaces) for npc in part.npcs}
    found |= {group.group: [*group.master_spaces, *group.master_feet] for group in part.fixed}
    found |= {one.lieutenant: [one.space] for one in part.lieutenants if one.space is not None}
    return found


def hero_start(part: Encounter, laid: Map) -> list[int]:
    return [laid.number[place] for place in part.hero_spaces] or list(laid.areas[part.hero_start])


def room(laid: Map, board: Board, size: tuple[int, int], area: str) -> int:
    """How many figures of this size can be put into the area one after the other, not on pits or lava."""
    inside = laid.mask(laid.areas[area]) & ~laid.pits & ~laid.lava
    taken = count = 0
    for feet in sorted({feet for s in laid.areas[area] for feet in board.footprints(size, s)}):
        mask = laid.mask(feet)
        if mask & inside == mask and not mask & taken:
            taken |= mask
            count += 1
    return count


@rule("DE-COMP-05")
@EVERY_MAP
def test_a_map_is_laid_from_one_box(part: Encounter, laid: Map) -> None:
    pieces = Counter(TILES[tile.tile].kind for tile in part.map.tiles)
    numbers = Counter(TILES[tile.tile].number for tile in part.map.tiles if TILES[tile.tile].kind == "numbered")

    assert [number for number, times in numbers.items() if times > 1] == [], "each has one side up"
    assert {kind: count for kind, count in pieces.items() if count > TILE_SUPPLY[kind]} == {}


@EVERY_MAP
def test_every_space_a_quest_names_is_on_its_map_and_can_be_stood_on(part: Encounter, laid: Map) -> None:
    for what, named in places(part).items():
        for place in named:
            assert place in laid.number, (what, place)
            assert not (laid.solid | laid.pits | laid.lava) >> laid.number[place] & 1, (what, place)
        assert len(set(named)) == len(named), what


@rule("DE-SETUP-09")
@EVERY_MAP
def test_four_heroes_have_room_to_start(part: Encounter, laid: Map) -> None:
    start = hero_start(part, laid)
    blocked = laid.solid | laid.pits | laid.lava
    others = {laid.number[npc.spaces[0]] for npc in part.npcs if npc.spaces and npc.treated_as != "token"}

    assert len([s for s in start if not blocked >> s & 1 and s not in others]) >= 4
    assert set(start) <= set(laid.areas[part.hero_start])


@EVERY_MAP
def test_every_area_has_spaces_and_lieutenants_stand_in_theirs(part: Encounter, laid: Map) -> None:
    assert [area.id for area in part.areas if not laid.areas[area.id]] == []
    for one in part.lieutenants:
        assert one.space is None or laid.number[one.space] in laid.areas[one.area]


@rule("DE-DOOR-01")
@EVERY_MAP
def test_a_door_stands_where_one_could_walk_without_it(part: Encounter, laid: Map) -> None:
    for door in laid.doors:
        assert len(door.pairs) == 2
        for a, b in door.pairs:
            assert (a, b) in laid.joined, (door.id, laid.places[a])


@EVERY_MAP
def test_whatever_matters_can_be_walked_to_with_the_doors_open(part: Encounter, laid: Map) -> None:
    walk = board_of(laid, 0).row(hero_start(part, laid)[0])
    named = {place for spaces in places(part).values() for place in spaces}
    ways_out = [s for area in WAYS_OUT if area in laid.areas for s in laid.areas[area]]

    assert [place for place in named if walk[laid.number[place]] == FAR] == []
    assert ways_out and [laid.places[s] for s in ways_out if walk[s] == FAR] == []
    for area in WAYS_OUT:
        if area in laid.areas:
            assert len(outer_spaces(laid, laid.areas[area])) in (1, 2), area


@EVERY_MAP
def test_a_key_never_lies_behind_its_own_door(part: Encounter, laid: Map) -> None:
    unique = part.search.unique
    if unique is None or not unique.id.endswith("key"):
        return
    closed = sum(1 << n for n, door in enumerate(part.map.doors) if door.kind == "locked")
    walk = board_of(laid, closed).row(hero_start(part, laid)[0])

    assert closed
    behind = {place for place in part.search.spaces if walk[laid.number[place]] == FAR}
    assert behind == set(unique.not_on)


@rule("DE-SETUP-12")
@EVERY_MAP
def test_fixed_groups_have_room_where_they_are_set_up(part: Encounter, laid: Map) -> None:
    """The gates of a map have four spaces; a fifth figure stands before them (QC-06)."""
    board = board_of(laid, 0)
    for group in part.fixed:
        if group.size != "card":
            continue
        size = KINDS[monster_kind(group.group, 1, MINION)].size
        for heroes in (2, 3, 4):
            wanted = sum(MONSTERS[group.group].groups[heroes])
            for area in (group.area, *group.areas_choice):
                found = [room(laid, board, size, name) for name in (area, group.overflow, group.minions_area) if name]
                assert not area or sum(found) >= (4 if area in WAYS_OUT else wanted), (group.group, area, heroes)


@EVERY_MAP
def test_at_least_one_figure_of_every_open_group_that_may_come_fits_its_area(part: Encounter, laid: Map) -> None:
    """The rest stands on the closest spaces (QC-06); where not even one fits, the whole group does so."""
    board = board_of(laid, 0)
    traits = set(part.open_traits)
    for group in part.open:
        areas = [area for area in (group.area, *group.areas_choice) if area]
        kinds = [name for name, monster in MONSTERS.items() if traits & set(monster.traits)]
        none = [
            (area, name)
            for area in areas
            for name in kinds
            if not room(laid, board, KINDS[monster_kind(name, 1, MINION)].size, area)
            and MONSTERS[name].size[0] * MONSTERS[name].size[1] <= (group.max_spaces or 6)
        ]
        assert none in ([], [("entrance", "shadow_dragon")]), group.slot
        assert len(kinds) >= len(part.open) + len(part.fixed), "enough kinds to choose from"


@EVERY_MAP
def test_the_sight_tables_of_a_map_take_fifty_milliseconds(part: Encounter, laid: Map) -> None:
    def make() -> None:
        fans.cache_clear()
        Board(laid, laid.joined)

    assert processor_milliseconds(make, repeats=1) <= 50 * crowded()
