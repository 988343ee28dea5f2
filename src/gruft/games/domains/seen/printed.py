"""What a card says, in both languages: rendered from its effect where it has one, else its own text.

Used by the player aid, the terminal and the component pages, so all of them say the same.
"""

from __future__ import annotations

from functools import cache

from gruft.games.domains.cards.words.base import goods, listed, noun
from gruft.games.domains.cards.words.rolls import tell
from gruft.games.domains.pieces.content import (
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    MASTERS,
    MONSTERS,
    SPELLS,
    Bonus,
    Building,
    Fortune,
    Henchman,
    Master,
    Monster,
    Spell,
)
from gruft.games.domains.rules.playing.effects import read


def spell_text(card: Spell, lang: str) -> str:
    """What a spell does; its price is shown beside it."""
    if card.do:
        return tell(read(card.do), lang)
    return card.text_de if lang == "de" else card.text_en


def henchman_text(card: Henchman | Master, lang: str) -> str:
    """When, price, effect and how often; the State of Decay first."""
    text = card.text_de if lang == "de" else card.text_en
    if card.do:
        text = tell(read(card.do), lang)
        before = price_text(card.cost, lang)
        if isinstance(card, Master) and card.kind == "pre_game":
            before = "Beim Aufbau" if lang == "de" else "At set-up"
        if before:
            text = f"{before}: {text[0].lower() + text[1:] if lang == 'en' else text}"
    if isinstance(card, Henchman) and card.decay:
        star = "Nur im Zustand des Verfalls." if lang == "de" else "Only in a State of Decay."
        text = f"{star} {text}"
    if card.uses > 1:
        often = f"Bis zu {card.uses}-mal je Runde." if lang == "de" else f"Up to {card.uses} times per round."
        text = f"{text} {often}"
    return text


def price_text(cost: dict[str, int], lang: str) -> str:
    """A price to be returned, or cards to be discarded."""
    if not cost:
        return ""
    parts = listed([goods(item, n, lang) for item, n in cost.items()], lang)
    cards = any(item in ("henchmen", "monsters", "spells") for item in cost)
    if lang == "de":
        return f"{'Lege' if cards else 'Gib'} {parts} ab"
    return f"{'Discard' if cards else 'Return'} {parts}"


def cost_text(cost: dict[str, int | list[int]], lang: str) -> str:
    """The price printed on a spell: 2 fire, 1 metal; or one of several amounts."""
    parts = []
    for item, n in cost.items():
        if isinstance(n, list):
            either = " / ".join(map(str, n))
            parts.append(f"{either} {noun(item, lang, True)}")
        else:
            parts.append(goods(item, n, lang))
    return listed(parts, lang)


def fortune_text(card: Fortune, side: str, lang: str) -> str:
    """One of the texts of a Fortune card: match, other or single."""
    return tell(read(getattr(card, side)), lang)


def monster_text(card: Monster, lang: str) -> str:
    """Production and bonus bar."""
    if card.text_en:
        return card.text_de if lang == "de" else card.text_en
    parts = []
    if card.production:
        made = listed([goods(item, n, lang) for item, n in card.production.items()], lang)
        parts.append(f"Produziert {made}." if lang == "de" else f"Produces {made}.")
    if card.bonus is not None:
        parts.append(_bonus_text(card.bonus, lang))
    return " ".join(parts) or ("Keine Produktion, kein Bonus." if lang == "de" else "No production, no bonus.")


_AREA_EN = {"forest": "the forest", "town": "the town", "plains": "the plains", "mountain": "the mountains"}
_AREA_DE = {"forest": "im Wald", "town": "in der Stadt", "plains": "in der Ebene", "mountain": "im Gebirge"}


def _bonus_text(bonus: Bonus, lang: str) -> str:
    if bonus.kind == "terrain":
        if lang == "de":
            return f"+{bonus.defence} Verteidigung auf einem Feld {_AREA_DE[bonus.area]}."
        return f"+{bonus.defence} defence while on a space of {_AREA_EN[bonus.area]}."
    price = goods(bonus.item, bonus.n, lang)
    if lang == "de":
        adds = str(bonus.adds).replace("d", "W")
        return f"Bei einem Angriff: Gib {price} ab für +{adds} Verteidigung, beliebig oft."
    return f"When attacked: return {price} for +{bonus.adds} defence, any number of times."


def building_text(card: Building, lang: str) -> str:
    """Light and dark production and the special effect."""
    light = _production(card.light_production, lang)
    dark = _production(card.dark_production, lang)
    text = f"Hell: {light}. Dunkel: {dark}." if lang == "de" else f"Light: {light}. Dark: {dark}."
    if card.special is not None:
        text += " " + (card.special.text_de if lang == "de" else card.special.text_en)
    return text


@cache
def printed(lang: str) -> dict[str, str]:
    """The text on every component by its ref, copies included; Fortune cards with two texts in two lines."""
    told: dict[str, str] = {}
    for kind in BUILDINGS:
        for n in range(len(kind.ranks) + 1):
            told[f"building:{kind.id}" + (f".{n}" if n else "")] = building_text(kind, lang)
    for monster in MONSTERS:
        for n in range(len(monster.ranks) + 1):
            told[f"monster:{monster.id}" + (f".{n}" if n else "")] = monster_text(monster, lang)
    told |= {f"spell:{card.id}": spell_text(card, lang) for card in SPELLS}
    told |= {f"henchman:{card.id}": henchman_text(card, lang) for card in HENCHMEN}
    told |= {f"master:{card.id}": henchman_text(card, lang) for card in MASTERS}
    for card in FORTUNE:
        sides = ["single"] if card.single else ["match", "other"]
        told[f"fortune:{card.id}"] = "\n".join(fortune_text(card, side, lang) for side in sides)
    return told


def _production(made: dict[str, int], lang: str) -> str:
    return listed([goods(item, n, lang) for item, n in made.items()], lang) or ("nichts" if lang == "de" else "nothing")
