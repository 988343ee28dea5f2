"""Laying a map: tiles with their walls, openings, doors and terrain (DE-COMP-05, DE-SETUP-02, DE-TERR-01).

Spaces are numbered row by row; everything here is fixed for the whole encounter. Two spaces side by side are
joined unless a printed wall, an unused opening or a tile's outer edge lies between them.

Not here: what depends on closed doors (board.py), line of sight (sight.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from gruft.games.descent.pieces.atlas import QUESTS, TILES, Area, Door, PlacedTile, QuestMap, Tile

PLAIN, OBSTACLE, WATER, PIT, LAVA, BLOCKED = range(6)
TERRAIN: Final = {".": PLAIN, "#": OBSTACLE, "~": WATER, "o": PIT, "^": LAVA, "X": BLOCKED}
SIGNS: Final = ".#~o^X"

SIDES: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TURNED: Final = {"N": "E", "E": "S", "S": "W", "W": "N"}

Edge = tuple[int, int, str]


class LaidDoor:
    """A door on the map: the pairs of spaces it stands between."""

    __slots__ = ("beside", "id", "key", "kind", "pairs", "starts_closed")

    def __init__(self, door: Door, pairs: tuple[tuple[int, int], ...]) -> None:
        self.id = door.id
        self.key = f"door:{door.id}"
        self.kind = door.kind
        self.starts_closed = door.state == "closed"
        self.pairs = pairs
        self.beside = frozenset(s for pair in pairs for s in pair)


class Map:
    """The spaces of one encounter and how they hang together with all doors open."""

    def __init__(
        self,
        terrain: Mapping[tuple[int, int], int],
        joined: set[frozenset[tuple[int, int]]],
        tile_of: Mapping[tuple[int, int], str],
        doors: tuple[Door, ...] = (),
        areas: tuple[Area, ...] = (),
    ) -> None:
        places = sorted(terrain, key=lambda place: (place[1], place[0]))
        self.places: Final = places
        self.number: Final = {place: s for s, place in enumerate(places)}
        self.size: Final = len(places)
        self.terrain: Final = [terrain[place] for place in places]
        self.tile: Final = [tile_of.get(place, "") for place in places]
        self.key: Final = [f"space:{x},{y}" for x, y in places]
        self.by_key: Final = {key: s for s, key in enumerate(self.key)}
        self.step_key: Final = [f"step:{x},{y}" for x, y in places]
        self.one: Final = [(s,) for s in range(self.size)]
        self.joined: Final = {(self.number[a], self.number[b]) for pair in joined for a in pair for b in pair if a != b}
        self.doors: Final = tuple(self._lay(door) for door in doors)
        self.areas: Final = {
            area.id: tuple(s for s in range(self.size) if self.tile[s] in area.tiles) for area in areas
        }
        self.area_mask: Final = {name: self.mask(spaces) for name, spaces in self.areas.items()}
        self.tile_mask: Final = {
            tile: sum(1 << s for s in range(self.size) if self.tile[s] == tile) for tile in set(self.tile)
        }
        self.solid: Final = sum(1 << s for s in range(self.size) if self.terrain[s] in (OBSTACLE, BLOCKED))
        self.pits: Final = sum(1 << s for s in range(self.size) if self.terrain[s] == PIT)
        self.water: Final = sum(1 << s for s in range(self.size) if self.terrain[s] == WATER)
        self.lava: Final = sum(1 << s for s in range(self.size) if self.terrain[s] == LAVA)
        self.boards: Final[dict[tuple[int, bool], object]] = {}
        """Its tables by closed doors, kept for `board_of` (board.py)."""

    def _lay(self, door: Door) -> LaidDoor:
        pairs = []
        for x, y, side in door.edges:
            dx, dy = SIDES[side]
            pairs.append((self.number[x, y], self.number[x + dx, y + dy]))
        return LaidDoor(door, tuple(pairs))

    def feet_key(self, spaces: tuple[int, ...]) -> str:
        """The ref of a resting place: its space, or the rectangle from its top left space."""
        if len(spaces) == 1:
            return self.key[spaces[0]]
        x, y = self.places[spaces[0]]
        right, low = self.places[spaces[-1]]
        return f"stand:{x},{y},{right - x + 1},{low - y + 1}"

    def mask(self, spaces: tuple[int, ...]) -> int:
        """These spaces as bits."""
        return sum(1 << s for s in spaces)


def turned(tile: Tile, rot: int) -> tuple[list[str], set[tuple[int, int, str]], list[Edge]]:
    """Grid, openings (space and side) and walls of a tile turned clockwise by `rot` degrees."""
    grid = list(tile.grid)
    openings: set[Edge] = set()
    width, height = tile.size
    for opening in tile.openings:
        for place in range(opening.start, opening.start + 2):
            x = {"N": place, "S": place, "W": 0, "E": width - 1}[opening.side]
            y = {"W": place, "E": place, "N": 0, "S": height - 1}[opening.side]
            openings.add((x, y, opening.side))
    walls = list(tile.walls)
    for _ in range(rot // 90 % 4):
        height = len(grid)
        grid = ["".join(grid[height - 1 - y][x] for y in range(height)) for x in range(len(grid[0]))]
        openings = {(height - 1 - y, x, TURNED[side]) for x, y, side in openings}
        walls = [(height - 1 - y, x, TURNED[side]) for x, y, side in walls]
    return grid, openings, walls


def lay(tiles: tuple[PlacedTile, ...], doors: tuple[Door, ...] = (), areas: tuple[Area, ...] = ()) -> Map:
    """Put the tiles side by side."""
    terrain: dict[tuple[int, int], int] = {}
    tile_of: dict[tuple[int, int], str] = {}
    openings: set[Edge] = set()
    walls: set[Edge] = set()
    for placed in tiles:
        grid, gates, inner = turned(TILES[placed.tile], placed.rot)
        for y, row in enumerate(grid):
            for x, sign in enumerate(row):
                if sign != "_":
                    place = (placed.x + x, placed.y + y)
                    assert place not in terrain, (placed.key, place)
                    terrain[place] = TERRAIN[sign]
                    tile_of[place] = placed.key
        openings |= {(placed.x + x, placed.y + y, side) for x, y, side in gates}
        walls |= {(placed.x + x, placed.y + y, side) for x, y, side in inner}
    joined = set()
    for (x, y), key in tile_of.items():
        for side in ("E", "S"):
            dx, dy = SIDES[side]
            other = (x + dx, y + dy)
            back = TURNED[TURNED[side]]
            if other not in tile_of or (x, y, side) in walls or (*other, back) in walls:
                continue
            if tile_of[other] == key or ((x, y, side) in openings and (*other, back) in openings):
                joined.add(frozenset(((x, y), other)))
    return Map(terrain, joined, tile_of, doors, areas)


def draw(rows: tuple[str, ...], walls: tuple[Edge, ...] = (), doors: tuple[Door, ...] = ()) -> Map:
    """A map from a drawing, as tests and puzzles use it: all neighbours joined but for the walls."""
    terrain = {(x, y): TERRAIN[sign] for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in TERRAIN}
    shut = {frozenset(((x, y), (x + SIDES[side][0], y + SIDES[side][1]))) for x, y, side in walls}
    joined = {
        frozenset(((x, y), other))
        for x, y in terrain
        for other in ((x + 1, y), (x, y + 1))
        if other in terrain and frozenset(((x, y), other)) not in shut
    }
    return Map(terrain, joined, dict.fromkeys(terrain, "drawn"), doors)


def lay_quest_map(quest_map: QuestMap, areas: tuple[Area, ...]) -> Map:
    """The map of a quest, with the named areas of one encounter."""
    return lay(quest_map.tiles, quest_map.doors, areas)


@cache
def encounter_map(quest: str, encounter: int) -> Map:
    """The map of encounter 0 or 1 of a quest; laid once, shared by all games."""
    part = QUESTS[quest].encounters[encounter]
    return lay_quest_map(part.map, part.areas)


def every_map() -> list[Map]:
    """The maps of all quests."""
    return [encounter_map(name, n) for name, quest in QUESTS.items() for n in range(len(quest.encounters))]
