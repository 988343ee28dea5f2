"""What refs are called in a language: cards, places, pieces, options, effects put off."""

from __future__ import annotations

from functools import cache

from gruft.games.tyrants.cards.trophies import TROPHY_REFS
from gruft.games.tyrants.pieces.content import (
    ASPECTS,
    CARDS,
    DECKS,
    ROUTES,
    SECTION_LINES,
    SECTIONS,
    SITES,
    SLUG,
    TYPES,
    Route,
)
from gruft.games.tyrants.pieces.underdark import COLORS, NODE_REFS, NODES, SITE_COUNT, SPY_REFS, TROOP_REFS, WHITE
from gruft.games.tyrants.rules.playing import LATE
from gruft.games.tyrants.seen.printed import choice_texts, option_texts
from gruft.table.content import names_by_ref
from gruft.texts import Texts


@cache
def names(lang: str) -> dict[str, str]:
    """Every ref without its copy number, and its name."""
    texts = Texts(SLUG, lang)
    found = names_by_ref(texts.lang, {"aspect": ASPECTS, "deck": DECKS, "section": SECTIONS, "type": TYPES})
    options = option_texts(texts.lang) | choice_texts(texts.lang)
    return found | options | _cards(texts) | _lines(texts, found) | _pieces(texts)


def _cards(texts: Texts) -> dict[str, str]:
    found = {}
    for design, card in enumerate(CARDS):
        name = card.name(texts.lang)
        found[f"card:{card.id}"] = found[f"play:{card.id}"] = name
        priced = {"card": name, "cost": card.cost}
        found[f"recruit:{card.id}"] = name if card.cost is None else texts.say("named-price", priced)
        for step in LATE[design]:
            effect = texts.tell(step.tell_late()).rstrip(".")
            found[f"late:{card.id}-{step.number}"] = texts.say("named-late", {"card": name, "effect": effect})
    return found


def _lines(texts: Texts, sections: dict[str, str]) -> dict[str, str]:
    """Routes, and the dotted lines between sections."""
    found = {f"route:{route.id}": texts.say("named-route", _ends(texts, route)) for route in ROUTES}
    for line in SECTION_LINES:
        found[f"section_line:{line.id}"] = " – ".join(sections[f"section:{section}"] for section in line.id.split("_"))
    return found


def _ends(texts: Texts, route: Route) -> dict[str, str | int]:
    by_id = {site.id: site.name(texts.lang) for site in SITES}
    return {"a": by_id[route.a], "b": by_id[route.b]}


def _places(texts: Texts) -> list[str]:
    """The names of all places, by node."""
    found = [site.name(texts.lang) for site in SITES]
    for route in ROUTES:
        ends = _ends(texts, route)
        for n in range(len(route.white)):
            alone = len(route.white) == 1
            found.append(
                texts.say("named-route", ends) if alone else texts.say("named-route-space", ends | {"n": n + 1})
            )
    return found


def _pieces(texts: Texts) -> dict[str, str]:
    """Places, and the troops, spies and trophies of every colour."""
    places = _places(texts)
    found = {NODE_REFS[node]: places[node] for node in NODES}
    for color, name in enumerate(COLORS):
        found[f"colour:{name}"] = texts.say(f"name-colour-{name}")
        for node in NODES:
            found[TROOP_REFS[color][node]] = texts.say("named-troop", {"color": name, "place": places[node]})
    for color, name in enumerate(COLORS[:WHITE]):
        for site in range(SITE_COUNT):
            found[SPY_REFS[color][site]] = texts.say("named-spy", {"color": name, "place": places[site]})
        for troop, kind in enumerate(COLORS):
            hall = {"color": kind, "hall": found[f"colour:{name}"]}
            found[TROPHY_REFS[color][troop]] = texts.say("named-trophy", hall)
    return found
