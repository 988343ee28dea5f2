"""Names of everything a ref can point at, in both languages (refs without their copy number)."""

from __future__ import annotations

from functools import cache

from gruft.games.domains.content import (
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
    Component,
)
from gruft.games.domains.tables import AREAS, COLOURS

_KINDS: dict[str, list[Component]] = {
    "adventurer": list(ADVENTURERS),
    "building": list(BUILDINGS),
    "fortune": list(FORTUNE),
    "henchman": list(HENCHMEN),
    "item": list(ITEMS),
    "master": list(MASTERS),
    "monster": list(MONSTERS),
    "place": list(PLACES),
    "space": list(PLACES),
    "spell": list(SPELLS),
    "token": list(TOKENS),
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
    known = {f"{kind}:{card.id}": card.name(lang) for kind, cards in _KINDS.items() for card in cards}
    for place in PLACES:
        what = "Diener" if lang == "de" else "minion"
        known[f"minion:{place.id}"] = f"{what} ({place.name(lang)})"
    for seat in range(len(COLOURS)):
        for area, name in zip(AREAS, _AREAS[lang]):
            known[f"land:{seat}_{area}"] = f"{name} ({_DOMAINS[lang][seat]})"
    for n in range(401):
        known[f"amount:{n}"] = str(n)
    return known
