"""The names of all components, by ref, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

from gruft.games.lords.content import (
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
from gruft.games.lords.pieces import SHEEP_ATTACK

_FAMILIES: dict[str, dict[str, Any]] = {  # records of several kinds, all with a name in both languages
    "monster": MONSTERS,
    "room": ROOMS,
    "trap": TRAPS,
    "hero": {**HEROES, **{name: kind for name, kind in HERO_TYPES.items() if name == "illusion"}},
    "spell": SPELLS,
    "event": EVENTS,
    "special": SPECIAL_EVENTS,
    "order": PLACES,
    "title": TITLES,
    "gift": GIFTS,
    "attack": {attack.id: attack for kind in MONSTERS.values() for attack in kind.attacks} | {"sheep": SHEEP_ATTACK},
}
ROMAN = ("I", "II", "III")


@cache
def names(lang: str) -> dict[str, str]:
    """Ref (`monster:goblin`, `space:get_food.2`) to name."""
    field = "name_de" if lang == "de" else "name_en"
    found = {
        f"{family}:{name}": str(getattr(record, field))
        for family, records in _FAMILIES.items()
        for name, record in records.items()
    }
    for name, place in PLACES.items():
        found[f"space:{name}"] = str(getattr(place, field))
        for number, roman in enumerate(ROMAN, 1):
            found[f"space:{name}.{number}"] = f"{getattr(place, field)} {roman}"
    return found
