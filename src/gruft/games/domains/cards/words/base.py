"""How the words of the vocabulary say who is concerned and how many."""

from __future__ import annotations

from typing import Any

from gruft.games.domains.pieces.tables import ITEM_OF, TYPES
from gruft.games.domains.rules.playing.effects import Filter

_EN: dict[str, tuple[str, str]] = {
    "coins": ("coin", "coins"),
    "evil": ("Evil", "Evil"),
    "workers": ("worker", "workers"),
    "element_choice": ("element of choice", "elements of choice"),
    "any_element": ("element", "elements"),
    "any_resource": ("resource", "resources"),
    "stored_choice": ("resource or element", "resources and/or elements"),
    "spells": ("spell card", "spell cards"),
    "henchmen": ("other henchman", "other henchmen"),
    "henchman": ("own henchman", "own henchmen"),
    "monsters": ("monster of the own domain", "monsters of the own domain"),
    "henchman_from_deck": ("henchman from the top of the deck", "henchmen from the top of the deck"),
}
_DE: dict[str, tuple[str, str]] = {
    "coins": ("Münze", "Münzen"),
    "evil": ("Böses", "Böses"),
    "wood": ("Holz", "Holz"),
    "stone": ("Stein", "Stein"),
    "metal": ("Metall", "Metall"),
    "workers": ("Arbeiter", "Arbeiter"),
    "wind": ("Wind", "Wind"),
    "earth": ("Erde", "Erde"),
    "fire": ("Feuer", "Feuer"),
    "water": ("Wasser", "Wasser"),
    "element_choice": ("Element nach Wahl", "Elemente nach Wahl"),
    "any_element": ("Element", "Elemente"),
    "any_resource": ("Ressource", "Ressourcen"),
    "stored_choice": ("Ressource oder Element", "Ressourcen und/oder Elemente"),
    "spells": ("Zauberkarte", "Zauberkarten"),
    "henchmen": ("anderen Handlanger", "andere Handlanger"),
    "henchman": ("eigenen Handlanger", "eigene Handlanger"),
    "monsters": ("Monster der eigenen Domäne", "Monster der eigenen Domäne"),
    "henchman_from_deck": ("Handlanger vom Stapel", "Handlanger vom Stapel"),
}


def noun(item: str, lang: str, many: bool) -> str:
    """What an item is called."""
    if lang == "de":
        return _DE[item][many]
    return _EN.get(item, (item, item))[many]


def goods(item: str, n: int, lang: str) -> str:
    """A number of an item: 1 coin, 3 coins."""
    return f"{n} {noun(item, lang, n != 1)}"


def dice_text(text: str, lang: str) -> str:
    return text.replace("d", "W") if lang == "de" else text


TYPE_NAMES = {
    "de": {
        "economic": "Wirtschaftsgebäude",
        "magic": "Magiegebäude",
        "martial": "Militärgebäude",
        "nature": "Naturgebäude",
        "power": "Machtgebäude",
        "religion": "Religionsgebäude",
    },
    "en": {name: f"{name.capitalize()} building" for name in TYPES},
}


def subject(who: Any, lang: str) -> str:
    """Who is concerned; empty for the acting player, who is addressed."""
    if isinstance(who, Filter):
        return _filter_subject(who, lang)
    en = {"each": "each player", "first_player": "the first player", "others": "every other player"}
    de = {"each": "jeder Spieler", "first_player": "der Startspieler", "others": "jeder Mitspieler"}
    return (de if lang == "de" else en).get(who, "")


def _filter_subject(who: Filter, lang: str) -> str:
    thing, _, kind = who.of.partition(":")
    if lang == "de":
        if who.filter == "state_of_decay":
            return "jeder Spieler im Zustand des Verfalls"
        if who.filter == "most":
            most = {"workers": "Arbeiter", "buildings": "Gebäude", "dark_buildings": "dunklen Gebäude"}[thing]
            return (
                f"jeder Spieler mit den meisten {most.replace('Gebäude', 'Gebäuden').replace('Arbeiter', 'Arbeitern')}"
            )
        if thing == "henchman":
            return "jeder Spieler mit mindestens einem Handlanger"
        return f"jeder Spieler mit einem hellen {TYPE_NAMES['de'].get(kind, 'Gebäude')}"
    if who.filter == "state_of_decay":
        return "each player in a State of Decay"
    if who.filter == "most":
        return f"every player with the most {thing.replace('_', ' ')}"
    if thing == "henchman":
        return "each player with at least one henchman"
    return f"each player with a light {TYPE_NAMES['en'].get(kind, 'building')}"


def sentence(who: Any, lang: str, verb: tuple[str, str], rest: str) -> str:
    """`verb` is (he does, do it!): third person with a subject, else addressed to the reader."""
    name = subject(who, lang)
    text = f"{name} {verb[0]} {rest}" if name else f"{verb[1]} {rest}"
    return text[0].upper() + text[1:] + "."


def listed(parts: list[str], lang: str) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + (" und " if lang == "de" else " and ") + parts[-1]


def known_item(name: str) -> int:
    """The number of an item, -1 for a choice."""
    return ITEM_OF.get(name, -1)
