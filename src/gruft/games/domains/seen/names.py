"""Names of everything a ref can point at, in both languages (refs without their copy number)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gruft.games.domains.pieces.content import (
    ADVENTURERS,
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    ITEMS,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    TOKENS,
)
from gruft.games.domains.pieces.tables import AREAS, COLOURS
from gruft.table.content import Component, names_by_ref

_KINDS: dict[str, Sequence[Component]] = {
    "adventurer": ADVENTURERS,
    "building": BUILDINGS,
    "fortune": FORTUNE,
    "henchman": HENCHMEN,
    "item": ITEMS,
    "master": MASTERS,
    "monster": MONSTERS,
    "place": PLACES,
    "space": PLACES,
    "spell": SPELLS,
    "token": TOKENS,
}
_AREAS = {
    "en": ("forest", "town", "plains", "mountains"),
    "de": ("Wald", "Stadt", "Ebene", "Gebirge"),
}
_DOMAINS = {
    "en": ("red", "blue", "green", "yellow", "violet"),
    "de": ("rote Domäne", "blaue Domäne", "grüne Domäne", "gelbe Domäne", "violette Domäne"),
}


@cache
def names(lang: str) -> dict[str, str]:
    """Ref to name."""
    known = names_by_ref(lang, _KINDS)
    what = "Diener" if lang == "de" else "minion"
    for place in PLACES:
        known[f"minion:{place.id}"] = f"{what} ({place.name(lang)})"
        for n in range(1, place.spaces + 1):
            number = f" {n}" if place.spaces > 1 else ""
            known[f"space:{place.id}.{n}"] = place.name(lang) + number
            known[f"minion:{place.id}.{n}"] = f"{what} ({place.name(lang)}{number})"
    for n in range(1, 41):
        known[f"minion:builders_guild.{n}"] = f"{known['minion:builders_guild']} {n}"
    for n in (1, 2):
        known[f"hidden:far_lands.{n}"] = (
            f"verdeckter Handlanger {n} in den Fernen Ländern"
            if lang == "de"
            else f"face-down henchman {n} in the Far Lands"
        )
    for kind in BUILDINGS:
        for n, rank in enumerate(kind.ranks, 1):
            known[f"building:{kind.id}.{n}"] = f"{kind.name(lang)} #{rank}"
    for monster in MONSTERS:
        for n, order in enumerate(monster.ranks, 1):
            if len(monster.ranks) > 1:
                known[f"monster:{monster.id}.{n}"] = f"{monster.name(lang)} #{order}"
    for seat in range(len(COLOURS)):
        for area, name in zip(AREAS, _AREAS[lang]):
            known[f"land:{seat}_{area}"] = f"{name} ({_DOMAINS[lang][seat]})"
            for n in range(1, 5):
                known[f"land:{seat}_{area}.{n}"] = f"{name} {n} ({_DOMAINS[lang][seat]})"
    return known
