"""The names of all components, by ref, in both languages."""

from __future__ import annotations

from functools import cache

from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    HERO_TYPES,
    HEROES,
    MONSTERS,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TITLES,
    TRAPS,
)
from gruft.games.lords.pieces.tables import ATTACKS
from gruft.table.content import Named, names_by_ref

_KINDS: dict[str, list[Named]] = {
    "monster": [*MONSTERS.values()],
    "room": [*ROOMS.values()],
    "trap": [*TRAPS.values()],
    "hero": [*HEROES.values(), HERO_TYPES["illusion"]],
    "spell": [*SPELLS.values()],
    "event": [*EVENTS.values()],
    "special": [*SPECIAL_EVENTS.values()],
    "order": [*PLACES.values()],
    "space": [*PLACES.values()],
    "title": [*TITLES.values()],
    "gift": [*GIFTS.values()],
    "attack": [*ATTACKS.values()],
}
ROMAN = ("I", "II", "III")


@cache
def names(lang: str) -> dict[str, str]:
    """Ref (`monster:goblin`, `space:get_food.2`) to name."""
    found = names_by_ref(lang, _KINDS)
    for name, place in PLACES.items():
        for number, roman in enumerate(ROMAN, 1):
            found[f"space:{name}.{number}"] = f"{place.name(lang)} {roman}"
    return found
