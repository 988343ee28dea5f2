"""Every number of every component is told: change it as an overlay would, and what is printed changes.

Numbers that are no part of a text are named by their record's class (`beside`), with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    HEROES,
    MONSTERS,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
)
from gruft.games.lords.seen import printed
from gruft.table.content import load_plain
from gruft.texts import LANGUAGES

Way = tuple[str | int, ...]
Written = dict[str, Any]


def place_text(place: Any, lang: str) -> str:
    return "\n".join(printed.space_text(place, number, lang) for number in (1, 2, 3))


FILES: dict[str, tuple[str, dict[str, Any], Callable[[Any, str], str]]] = {
    "monsters": ("monsters.yaml", MONSTERS, printed.monster_text),
    "traps": ("traps.yaml", TRAPS, printed.trap_text),
    "rooms": ("rooms.yaml", ROOMS, printed.room_text),
    "places": ("orders.yaml", PLACES, place_text),
    "cards": ("combat_cards.yaml", SPELLS, printed.spell_text),
    "event_tiles": ("events.yaml", EVENTS, printed.event_text),
    "special_events": ("events.yaml", SPECIAL_EVENTS, printed.special_text),
    "gifts": ("board.yaml", GIFTS, printed.gift_text),
    "heroes": ("heroes.yaml", HEROES, lambda hero, lang: hero.name(lang)),
}
"""By heading: the file, the records, and what makes their text."""


def ways(data: Any, way: Way = ()) -> Iterator[Way]:
    """Where the numbers of a record stand; the order of spaces is one number."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in parts:
        here = (*way, name)
        if name == "space_order" or (isinstance(value, int) and not isinstance(value, bool)):
            yield here
        else:
            yield from ways(value, here)


def other(name: str | int, value: Any) -> Any:
    """Another value: one more (of evil lost: one more lost), the other end of the board, the other way round."""
    if name == "space_order":
        return value[::-1]
    if name == "order":
        return 0 if value > 4 else 99
    return value + 1 if value >= 0 else value - 1


def changed(data: Any, way: Way) -> Any:
    """The record with another number there."""
    made = data.copy()
    made[way[0]] = changed(data[way[0]], way[1:]) if len(way) > 1 else other(way[0], data[way[0]])
    return made


def written(heading: str) -> list[Written]:
    found: list[Written] = load_plain("lords", FILES[heading][0], heading)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("heading", FILES)
def test_every_number_of_a_component_is_part_of_its_text(heading: str, lang: str) -> None:
    _, records, text = FILES[heading]
    for entry in written(heading):
        record = records[entry["id"]]
        for way in ways(entry):
            now = text(msgspec.convert(changed(entry, way), type(record)), lang)
            if way[0] not in getattr(type(record), "beside", {}):
                assert now != text(record, lang), (entry["id"], way)


def test_a_hero_without_a_name_of_his_own_is_called_by_his_numbers() -> None:
    hero = HEROES["thief_y1_4"]

    assert hero.name("en") == "Thief 4/2"
    assert msgspec.structs.replace(hero, hp=6, anti_trap=3).name("de") == "Dieb 6/3"
