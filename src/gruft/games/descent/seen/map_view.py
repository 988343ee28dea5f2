"""Maps as they are looked at: the spaces of a laid map, and every map of the quest book before anybody stands on it.

Not here: what lies and stands on a map in play (views.py).
"""

from __future__ import annotations

from typing import TypedDict
from weakref import WeakKeyDictionary

from gruft.games.descent.pieces.atlas import QUESTS, Encounter, Quest
from gruft.games.descent.pieces.maps import SIDES, SIGNS, Map, encounter_map
from gruft.games.descent.seen.briefing import BriefingView, briefing


class SpaceView(TypedDict):
    ref: str
    x: int
    y: int
    terrain: str
    tile: str
    walls: str


class DoorView(TypedDict):
    ref: str
    closed: bool
    locked: bool
    """Closed, and only what the quest says opens it."""
    edges: list[list[int]]


class SignView(TypedDict):
    """Spaces with a meaning of their own: a barn, a throne."""

    ref: str
    spaces: list[str]


class AreaView(TypedDict):
    """A named part of a map."""

    name: str
    spaces: list[str]


class ThingView(TypedDict):
    """Something that lies or stands on a map from the beginning."""

    ref: str
    name: str
    spaces: list[str]


class MapView(TypedDict):
    """A map of the quest book. Face-down tokens show only their backs; search tokens may lie on `search`."""

    title: str
    mood: str
    size: list[int]
    spaces: list[SpaceView]
    doors: list[DoorView]
    areas: list[AreaView]
    search: list[str]
    tokens: list[ThingView]
    signs: list[SignView]
    figures: list[ThingView]
    start: list[str]
    """Where the heroes begin."""
    briefing: BriefingView


_LAID: WeakKeyDictionary[Map, list[SpaceView]] = WeakKeyDictionary()


def space_views(laid: Map) -> list[SpaceView]:
    """The spaces of a map; they never change, so they are made once."""
    found = _LAID.get(laid)
    if found is None:
        found = _LAID[laid] = [_space(laid, s) for s in range(laid.size)]
    return found


def _space(laid: Map, s: int) -> SpaceView:
    x, y = laid.places[s]
    walls = ""
    for side, (dx, dy) in SIDES.items():
        other = laid.number.get((x + dx, y + dy))
        if other is None or (s, other) not in laid.joined:
            walls += side
    return {
        "ref": laid.key[s],
        "x": x,
        "y": y,
        "terrain": SIGNS[laid.terrain[s]],
        "tile": laid.tile[s],
        "walls": walls,
    }


def door_views(laid: Map, closed: int, locked: int, gone: int = 0) -> list[DoorView]:
    """The doors that are there, closed, locked or open (a bit each)."""
    return [
        {
            "ref": door.key,
            "closed": bool(closed >> number & 1),
            "locked": bool(closed & locked & 1 << number),
            "edges": [[*laid.places[a], *laid.places[b]] for a, b in door.pairs],
        }
        for number, door in enumerate(laid.doors)
        if not gone >> number & 1
    ]


def sign_views(part: Encounter, laid: Map) -> list[SignView]:
    """The named spaces of an encounter."""
    return [
        {"ref": f"sign:{one.id}", "spaces": [laid.key[laid.number[place]] for place in one.spaces]}
        for one in part.special_spaces
    ]


def map_size(laid: Map) -> list[int]:
    """Columns and rows of a map."""
    return [1 + max(x for x, _ in laid.places), 1 + max(y for _, y in laid.places)]


def maps(lang: str) -> dict[str, MapView]:
    """Every map of the quest book by the id of its encounter, in the order of the book."""
    return {
        part.id: _map(quest, part, encounter_map(quest.id, number), lang)
        for quest in QUESTS.values()
        for number, part in enumerate(quest.encounters)
    }


def _map(quest: Quest, part: Encounter, laid: Map, lang: str) -> MapView:
    def keys(places: tuple[tuple[int, int], ...]) -> list[str]:
        return [laid.key[laid.number[place]] for place in places]

    tokens: list[ThingView] = []
    for token in part.tokens:
        for number, place in enumerate(token.spaces):
            face = token.faces[number] if token.faces and token.face_up else token.id
            ref = f"token:{face}.{number + 1}"
            tokens.append({"ref": ref, "name": token.meaning(lang), "spaces": keys((place,))})
    figures: list[ThingView] = []
    for npc in part.npcs:
        bodies = [npc.spaces] if npc.size != (1, 1) else [(place,) for place in npc.spaces]
        figures += [
            {"ref": f"npc:{npc.id}.{number}", "name": npc.name(lang), "spaces": keys(body)}
            for number, body in enumerate(bodies, 1)
        ]
    for one in part.lieutenants:
        if one.space is not None:
            ref = f"lieutenant:{one.lieutenant}"
            figures.append({"ref": ref, "name": "", "spaces": keys((one.space,))})
    areas: list[AreaView] = [
        {"name": area.name(lang), "spaces": [laid.key[s] for s in laid.areas[area.id]]} for area in part.areas
    ]
    closed = sum(1 << number for number, door in enumerate(part.map.doors) if door.state == "closed")
    locked = sum(1 << number for number, door in enumerate(part.map.doors) if door.kind == "locked")
    start = keys(part.hero_spaces) or [laid.key[s] for s in laid.areas[part.hero_start]]
    return {
        "title": f"{quest.name(lang)}: {part.name(lang)}",
        "mood": part.mood,
        "size": map_size(laid),
        "spaces": space_views(laid),
        "doors": door_views(laid, closed, locked),
        "areas": areas,
        "search": keys(part.search.spaces),
        "tokens": tokens,
        "signs": sign_views(part, laid),
        "figures": figures,
        "start": start,
        "briefing": briefing(quest, part, lang),
    }
