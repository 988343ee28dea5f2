"""Maps of a position's own: drawn in rows, played without any quest (DE-TERR-01, DE-SETUP-02).

    rows: ["A..z", "B.#z"]

A space is plain (`.`), an obstacle (`#`), water (`~`), a pit (`o`), lava (`^`) or blocked (`X`); `_` is no space. Walls
and doors stand on edges: `1,0,E` is the east side of the second space of the first row.

Not here: the figures on it (rules/setup/drawn.py), maps laid from tiles (maps.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from gruft.games.descent.pieces.atlas import Door, Encounter, QuestMap
from gruft.games.descent.pieces.maps import SIDES, TERRAIN, Edge, Map, draw, encounter_map
from gruft.games.descent.pieces.quest_parts import SearchSpaces
from gruft.table.rules import Refusal, refuse

DRAWN: Final = "drawn"
"""The quest without rules that is played on a drawn map."""
NOTHING: Final = "_"
LONGEST: Final = 30
"""Rows and columns of a drawing at most."""
MOST_SPACES: Final = 300


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map as it is drawn; doors are closed at first and called d1, d2 and so on."""

    rows: tuple[str, ...]
    walls: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()


def edge_of(word: str) -> Edge | None:
    """`1,0,E` as an edge; None if it is none."""
    x, y, side = (*word.replace(" ", "").split(","), "", "", "")[:3]
    return (int(x), int(y), side) if x.isdecimal() and y.isdecimal() and side in SIDES else None


def drawing_refusals(drawing: Drawing) -> list[Refusal]:
    """Why this is no map."""
    rows = drawing.rows
    spaces = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != NOTHING}
    if not spaces or max(len(rows), *map(len, rows)) > LONGEST or len(spaces) > MOST_SPACES:
        return [refuse("drawn.size", "DE-SETUP-02", longest=LONGEST, most=MOST_SPACES)]
    found = [
        refuse("drawn.sign", "DE-TERR-01", sign=sign, row=y + 1)
        for y, row in enumerate(rows)
        for sign in dict.fromkeys(row)
        if sign != NOTHING and sign not in TERRAIN
    ]
    for word in (*drawing.walls, *drawing.doors):
        edge = edge_of(word)
        if edge is None or not {(edge[0], edge[1]), _beyond(edge)} <= spaces:
            found.append(refuse("drawn.edge", "DE-SETUP-02", edge=word))
    if len(set(drawing.doors)) != len(drawing.doors):
        found.append(refuse("drawn.door_twice", "DE-SETUP-02"))
    return found


def _beyond(edge: Edge) -> tuple[int, int]:
    x, y, side = edge
    return x + SIDES[side][0], y + SIDES[side][1]


def _doors(drawing: Drawing) -> tuple[Door, ...]:
    edges = [edge for word in drawing.doors if (edge := edge_of(word)) is not None]
    return tuple(
        Door(id=f"d{number}", kind="normal", state="closed", edges=(edge,)) for number, edge in enumerate(edges, 1)
    )


@cache
def drawn_map(drawing: Drawing) -> Map:
    """The map of a drawing that can be one."""
    walls = tuple(edge for word in drawing.walls if (edge := edge_of(word)) is not None)
    return draw(drawing.rows, walls, _doors(drawing))


@cache
def drawn_encounter(drawing: Drawing) -> Encounter:
    """What a quest file would say of it: a map, and nothing to be won."""
    size = max(map(len, drawing.rows)), len(drawing.rows)
    return Encounter(
        id=DRAWN,
        name_en=DRAWN,
        name_de=DRAWN,
        number=1,
        setting="mixed",
        mood="hall",
        map=QuestMap(size=size, tiles=(), grid=drawing.rows, doors=_doors(drawing), source="reconstructed"),
        areas=(),
        hero_start="",
        search=SearchSpaces(spaces=(), place="heroes", source="reconstructed"),
        victory_heroes=(),
        victory_overlord=(),
    )


def laid_map(quest: str, encounter: int, drawing: Drawing | None) -> Map:
    """The map that lies on the table."""
    return encounter_map(quest, encounter) if drawing is None else drawn_map(drawing)
