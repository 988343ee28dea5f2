"""The names of all components, by ref, in both languages."""

from __future__ import annotations

import re
from functools import cache
from string import ascii_uppercase

from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    HERO_TYPES,
    HEROES,
    MONSTERS,
    PLACES,
    ROOMS,
    SCENARIOS,
    SPECIAL_EVENTS,
    SPELLS,
    TITLES,
    TRAPS,
)
from gruft.games.lords.pieces.tables import ATTACKS
from gruft.games.lords.seen.printed import cost_text, room_text, space_line
from gruft.table.content import Named, names_by_ref
from gruft.texts import Texts

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
    "scenario": [*SCENARIOS.values()],
}
ROMAN = ("I", "II", "III")
_WITH_ARTICLE = frozenset({"hero:illusion", "hero:paladin_y1", "hero:paladin_y2"})
"""Heroes that are no "Warrior 4"."""
_BRACKETS = re.compile(r" \([^)]*\)")


@cache
def names(lang: str) -> dict[str, str]:
    """Ref (`monster:goblin`, `space:get_food.2`) to name; `deal:` and `cost:` to what is asked and given."""
    found = names_by_ref(lang, _KINDS)
    found |= _twins(found, lang)
    for name, place in PLACES.items():
        for number, roman in enumerate(ROMAN, 1):
            found[f"space:{name}.{number}"] = f"{place.name(lang)} {roman}"
            found[f"deal:{name}.{number}"] = space_line(place, number, lang)
    found |= {f"cost:{name}": cost_text(monster.cost, lang) for name, monster in MONSTERS.items()}
    return found | {f"cost:{name}": room_text(room, lang).rstrip(".") for name, room in ROOMS.items() if room.imps}


def _twins(found: dict[str, str], lang: str) -> dict[str, str]:
    """Heroes of one kind and strength, told apart by letters: Warrior 4 (A), Warrior 4 (B)."""
    say = Texts("lords", lang).say
    alike: dict[str, list[str]] = {}
    for name in HEROES:
        alike.setdefault(found[f"hero:{name}"], []).append(f"hero:{name}")
    return {
        ref: say("twin-hero", {"name": name, "letter": letter})
        for name, refs in alike.items()
        if len(refs) > 1
        for letter, ref in zip(ascii_uppercase, refs)
    }


@cache
def calls(lang: str) -> dict[str, str]:
    """Ref to what sentences say: an order without what stands in brackets on its card, monsters and rooms with their
    article."""
    say = Texts("lords", lang).say
    found = {}
    for ref, name in names(lang).items():
        family, _, kind = ref.partition(":")
        if family in ("order", "space") and "(" in name:
            found[ref] = _BRACKETS.sub("", name)
        elif family in ("monster", "room") or ref in _WITH_ARTICLE:
            found[ref] = say("called-room" if family == "room" else "called-figure", {"kind": kind, "name": name})
    return found
