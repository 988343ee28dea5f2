"""What refs are called in a language: cards, places, pieces, options, effects put off."""

from __future__ import annotations

from functools import cache
from typing import Final

from gruft.games.tyrants.cards.telling import card_text, option_texts, tell_step
from gruft.games.tyrants.cards.trophies import TROPHY_REFS
from gruft.games.tyrants.pieces.content import ASPECTS, CARDS, DECKS, ROUTES, SECTION_LINES, SECTIONS, SITES, TYPES
from gruft.games.tyrants.pieces.underdark import COLORS, NODE_REFS, NODES, SITE_COUNT, SPY_REFS, TROOP_REFS, WHITE
from gruft.games.tyrants.rules.playing import LATE
from gruft.table.content import names_by_ref

COLOR_NAMES: Final = {
    "en": ["Black", "Red", "Blue", "Orange", "White"],
    "de": ["Schwarz", "Rot", "Blau", "Orange", "Weiß"],
}
TROOP_NAMES: Final = {
    "en": ["black troop", "red troop", "blue troop", "orange troop", "white troop"],
    "de": ["schwarze Einheit", "rote Einheit", "blaue Einheit", "orange Einheit", "weiße Einheit"],
}
SPY_NAME: Final = {"en": "{color} spy ({site})", "de": "Spion von {color} ({site})"}
TROPHY_NAME: Final = {"en": "{troop} from the hall of {hall}", "de": "{troop} aus der Halle von {hall}"}
ROUTE_NAME: Final = {"en": "route {a} – {b}", "de": "Weg {a} – {b}"}
ROUTE_SPACE: Final = {"en": "{route}, space {n}", "de": "{route}, Feld {n}"}


@cache
def node_names(lang: str) -> list[str]:
    """The names of all places, by node."""
    found = [site.name(lang) for site in SITES]
    by_id = {site.id: site.name(lang) for site in SITES}
    for route in ROUTES:
        name = ROUTE_NAME[lang].format(a=by_id[route.a], b=by_id[route.b])
        for n in range(len(route.white)):
            alone = len(route.white) == 1
            found.append(name if alone else ROUTE_SPACE[lang].format(route=name, n=n + 1))
    return found


@cache
def names(lang: str) -> dict[str, str]:
    """Every ref without its copy number, and its name."""
    lang = "de" if lang == "de" else "en"
    found = dict(option_texts(lang))
    for design, card in enumerate(CARDS):
        name = card.name(lang)
        found[f"card:{card.id}"] = found[f"play:{card.id}"] = name
        found[f"recruit:{card.id}"] = name if card.cost is None else f"{name} ({card.cost})"
        for step in LATE[design]:
            found[f"late:{card.id}-{step.number}"] = f"{name}: {tell_step(step, lang)}"
    found |= names_by_ref(lang, {"aspect": ASPECTS, "deck": DECKS, "section": SECTIONS, "type": TYPES})
    by_id = {site.id: site.name(lang) for site in SITES}
    for route in ROUTES:
        found[f"route:{route.id}"] = ROUTE_NAME[lang].format(a=by_id[route.a], b=by_id[route.b])
    for line in SECTION_LINES:
        found[f"section_line:{line.id}"] = " – ".join(found[f"section:{section}"] for section in line.id.split("_"))
    places = node_names(lang)
    colors = COLOR_NAMES[lang]
    for node in NODES:
        found[NODE_REFS[node]] = places[node]
        for color in range(len(COLORS)):
            found[TROOP_REFS[color][node]] = f"{TROOP_NAMES[lang][color]} ({places[node]})"
    for color in range(WHITE):
        found[f"colour:{COLORS[color]}"] = colors[color]
        for site in range(SITE_COUNT):
            shown = colors[color].lower() if lang == "en" else colors[color]
            found[SPY_REFS[color][site]] = SPY_NAME[lang].format(color=shown, site=places[site])
        for troop in range(len(COLORS)):
            name = TROPHY_NAME[lang].format(troop=TROOP_NAMES[lang][troop], hall=colors[color])
            found[TROPHY_REFS[color][troop]] = name
    found[f"colour:{COLORS[WHITE]}"] = colors[WHITE]
    return found


@cache
def printed(lang: str) -> dict[str, str]:
    """What is printed on every card, rendered from its effect."""
    lang = "de" if lang == "de" else "en"
    texts = {card.id: card_text(design, lang) for design, card in enumerate(CARDS)}
    return {f"{kind}:{name}": text for name, text in texts.items() for kind in ("card", "play", "recruit")}
