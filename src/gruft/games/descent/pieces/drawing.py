"""Maps of a position's own: drawn in rows, played without any quest (DE-TERR-01, DE-SETUP-02).

    rows: ["A..z", "B.#z"]

A space is plain (`.`), an obstacle (`#`), water (`~`), a pit (`o`), lava (`^`) or blocked (`X`); `_` is no space. Walls
and doors stand on edges: `1,0,E` is the east side of the second space of the first row, `1,0,E+1,1,E` a door two spaces
wide.

Not here: the figures on it (rules/setup/drawn.py), maps laid from tiles (maps.py).
"""

from __future__ import annotations

import re
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
PLACE: Final = re.compile("[0-9]{1,2}")


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map as it is drawn; doors are closed at first and called d1, d2 and so on."""

    rows: tuple[str, ...]
    walls: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()


def edges_of(word: str) -> tuple[Edge, ...]:
    """`1,0,E+1,1,E` as two edges; none if one of them is none."""
    found = []
    for part in word.split("+"):
        x, _, rest = part.partition(",")
        y, _, side = rest.partition(",")
        if not (PLACE.fullmatch(x) and PLACE.fullmatch(y) and side in SIDES):
            return ()
        found.append((int(x), int(y), side))
    return tuple(found)


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
        sides = [{edge[:2], _beyond(edge)} for edge in edges_of(word)]
        if not sides or any(not pair <= spaces for pair in sides):
            found.append(refuse("drawn.edge", "DE-SETUP-02", edge=word))
    stood_on = [frozenset((edge[:2], _beyond(edge))) for word in drawing.doors for edge in edges_of(word)]
    if len(set(stood_on)) != len(stood_on):
        found.append(refuse("drawn.door_twice", "DE-SETUP-02"))
    return found


def _beyond(edge: Edge) -> tuple[int, int]:
    x, y, side = edge
    return x + SIDES[side][0], y + SIDES[side][1]


def _doors(drawing: Drawing) -> tuple[Door, ...]:
    return tuple(
        Door(id=f"d{number}", kind="normal", state="closed", edges=edges_of(word))
        for number, word in enumerate(drawing.doors, 1)
    )


@cache
def drawn_map(drawing: Drawing) -> Map:
    """The map of a drawing that can be one."""
    walls = tuple(edge for word in drawing.walls for edge in edges_of(word))
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
