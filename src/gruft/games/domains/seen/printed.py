"""What stands on a component: told by its effect where it has one, else by a sentence that takes its numbers.

Used by the player aid, the terminal and the component pages, so all of them say the same. An owner's own words
(`text_en`, `text_de` in his overlay) come first.

Not here: what the words say of themselves (cards/words/), the sentences (texts/).
"""

from __future__ import annotations

from functools import cache

from gruft.games.domains.cards.words.goods import tell
from gruft.games.domains.cards.words.offers import Offer
from gruft.games.domains.cards.words.telling import goods, listed, noun
from gruft.games.domains.pieces.content import (
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    TOKEN,
    TOKENS,
    Bonus,
    Building,
    Fortune,
    Henchman,
    Master,
    Monster,
    Place,
    Printed,
    Spell,
    Token,
)
from gruft.games.domains.pieces.tables import BUILDERS_PRICES, ITEM_IDS
from gruft.games.domains.rules.playing.effects import read
from gruft.games.domains.rules.setup import START_SPELLS
from gruft.table.effect import Joined, Part, Said, Saying, Several, saying
from gruft.texts import Texts

CARD_COSTS = ("henchmen", "monsters", "spells")
OF_TOKEN = {"desecration": "desecration", "imbue": "imbue", "enchanted_weapon": "weapon"}
"""Spells that put down a token say what the token does."""


def _texts(lang: str) -> Texts:
    return Texts("domains", lang)


def _own_words(card: Printed, lang: str) -> str:
    words: str = getattr(card, f"text_{lang}")
    return words


def _sentence(kind: str, card: Printed, **more: Part) -> Saying:
    """The sentence of a component that is its own little rule, with the numbers of its record."""
    args: dict[str, Part] = {**card.numbers, **more}
    return Saying(f"card-{kind}-{card.id}".replace("_", "-"), args)


def spell_text(card: Spell, lang: str) -> str:
    """What a spell does; its price is shown beside it."""
    if own := _own_words(card, lang):
        return own
    if card.do:
        return _texts(lang).tell(tell(read(card.do)))
    token = TOKEN[OF_TOKEN[card.id]].numbers if card.id in OF_TOKEN else {}
    return _texts(lang).tell(_sentence("spell", card, **token))


def henchman_text(card: Henchman | Master, lang: str) -> str:
    """When, price, effect and how often; the State of Decay first."""
    parts: list[str] = []
    speak = _texts(lang)
    if isinstance(card, Henchman) and card.decay:
        parts.append(speak.say("card-decay"))
    parts.append(_own_words(card, lang) or speak.tell(_benefit(card)))
    if card.uses > 1:
        parts.append(speak.say("card-often", {"uses": card.uses}))
    return " ".join(parts)


def _benefit(card: Henchman | Master) -> Said:
    if card.do:
        text = tell(read(card.do))
        if isinstance(card, Master) and card.kind == "pre_game":
            return saying("card-at-setup", text=_after_colon(text))
        return saying("card-priced", price=_price(card.cost), text=_after_colon(text)) if card.cost else text
    more: dict[str, Part] = dict(card.cost)
    if isinstance(card, Henchman) and card.id == "tarpa":
        more["dice"] = next(str(monster.defence) for monster in MONSTERS if monster.id == "tarpa")
    if card.id == "morwen_ashgrove":
        more["usual"] = START_SPELLS
    price = listed(goods(item, n) for item, n in card.cost.items())
    return _sentence("henchman" if isinstance(card, Henchman) else "master", card, price=price, **more)


def _after_colon(text: Several) -> Several:
    """Addressing the reader behind a colon: the first sentence begins small where the language wants it."""
    first, *rest = text.parts
    if isinstance(first, Saying) and first.args.get("who") == "self":
        first = Saying(first.key, {**first.args, "who": "after"})
    return Several((first, *rest))


def _price(cost: dict[str, int]) -> Saying:
    """A price to be returned, or cards to be discarded."""
    cards = any(item in CARD_COSTS for item in cost)
    return saying("price-discard" if cards else "price-return", what=_goods(cost))


def _goods(made: dict[str, int]) -> Said:
    parts = tuple(goods(item, n) for item, n in made.items())
    return Several(parts, Joined.AND) if parts else saying("goods-nothing")


def cost_text(cost: dict[str, int | list[int]], lang: str) -> str:
    """The price printed on a spell: 2 fire, 1 metal; or one of several amounts."""
    parts = [
        goods(item, n)
        if isinstance(n, int)
        else saying("goods-several", amounts=" / ".join(map(str, n)), item=noun(item, 2))
        for item, n in cost.items()
    ]
    return _texts(lang).tell(listed(parts) if parts else saying("price-nothing"))


def fortune_text(card: Fortune, side: str, lang: str) -> str:
    """One of the texts of a Fortune card: match, other or single."""
    return _texts(lang).tell(tell(read(getattr(card, side))))


def deal_texts(lang: str) -> dict[str, str]:
    """What Fortune cards offer, by ref: card, side, and which of its steps; what spells of any price give."""
    speak = _texts(lang)
    variable = [spell for spell in SPELLS if any(isinstance(n, list) for n in spell.cost.values())]
    return {f"deal:{spell.id}": spell_text(spell, lang) for spell in variable} | {
        f"deal:{card.id}-{side}-{n}": speak.tell(word.trade())
        for card in FORTUNE
        for side in (("single",) if card.single else ("match", "other"))
        for n, word in enumerate(read(getattr(card, side)))
        if isinstance(word, Offer)
    }


def price_texts(lang: str) -> dict[str, str]:
    """What something costs beside its name, by ref: buildings, cards, bonus bars, lots at the Builders' Guild."""
    speak = _texts(lang)
    found = {f"cost:{building.id}": cost_text(dict(building.cost), lang) for building in BUILDINGS}
    found |= {f"cost:{spell.id}": cost_text(spell.cost, lang) for spell in SPELLS}
    helpers: list[Henchman | Master] = [*HENCHMEN, *MASTERS]
    found |= {f"cost:{card.id}": cost_text(dict(card.cost), lang) for card in helpers}
    for monster in MONSTERS:
        if monster.bonus is not None:
            found[f"cost:{monster.id}"] = speak.tell(_bonus(monster.bonus))
    for item, (units, coins) in BUILDERS_PRICES.items():
        lot = {"what": goods(ITEM_IDS[item], units), "price": goods("coins", coins)}
        found[f"cost:{ITEM_IDS[item]}"] = speak.tell(Saying("price-lot", lot))
    return found


def monster_text(card: Monster, lang: str) -> str:
    """Production and bonus bar."""
    if own := _own_words(card, lang):
        return own
    if isinstance(card.defence, str):
        return _texts(lang).tell(_sentence("monster", card, dice=card.defence))
    parts: list[Said] = []
    if card.production:
        parts.append(saying("card-produces", what=_goods(card.production)))
    if card.bonus is not None:
        parts.append(_bonus(card.bonus))
    return _texts(lang).tell(Several(tuple(parts) or (saying("card-plain-monster"),)))


def _bonus(bonus: Bonus) -> Saying:
    if bonus.kind == "terrain":
        return saying("card-terrain-bonus", n=bonus.defence, area=saying(f"area-{bonus.area}"))
    return saying("card-spend-bonus", price=goods(bonus.item, bonus.n), adds=bonus.adds)


def building_text(card: Building, lang: str) -> str:
    """Light and dark production and the special effect."""
    parts = [saying("card-building", light=_goods(card.light_production), dark=_goods(card.dark_production))]
    if card.special is not None:
        parts.append(_sentence("building", card, n=card.special.n))
    return _own_words(card, lang) or _texts(lang).tell(Several(tuple(parts)))


def place_text(place: Place, lang: str) -> str:
    """What a minion does here, and what Charm makes of it."""
    more: dict[str, Part] = {"next": place.number("max") + 1} if "max" in place.numbers else {}
    speak = _texts(lang)
    action = _own_words(place, lang) or speak.tell(_sentence("place", place, **more))
    own: str = getattr(place, f"charm_{lang}")
    copied = Saying(f"charm-place-{place.id}".replace("_", "-"), dict(place.numbers))
    return f"{action}\n{own or speak.tell(saying('card-charm', text=copied))}"


def token_text(token: Token, lang: str) -> str:
    """What a token does where it lies."""
    return _own_words(token, lang) or _texts(lang).tell(_sentence("token", token))


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
    told |= {f"token:{token.id}": token_text(token, lang) for token in TOKENS}
    for place in PLACES:
        text = place_text(place, lang)
        for ref in (place.id, *(f"{place.id}.{n}" for n in range(1, place.spaces + 1))):
            told |= {f"{kind}:{ref}": text for kind in ("place", "space", "minion")}
    for card in FORTUNE:
        sides = ["single"] if card.single else ["match", "other"]
        told[f"fortune:{card.id}"] = "\n".join(fortune_text(card, side, lang) for side in sides)
    return told
