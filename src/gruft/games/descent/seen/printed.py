"""What cards, abilities, hero sheets, quests and travel events say, by ref.

What the data of an item say of themselves (dice, keywords, bonuses, surges) and what is a sum of words is told from
them; a rule of its own is written in our words, with its numbers and surges filled in from the record the code reads.
Where the publisher has corrected a card the corrected text comes first and the first printing after it; the option
`errata` decides which one is played, and who knows it shows only that one (`corrected:`, `first_printing:`).
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gruft.games.descent.cards.worded import MOMENTS
from gruft.games.descent.cards.words.outcomes import GetsCondition
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, TRAVEL_CARDS, Outcome, TravelEvent
from gruft.games.descent.pieces.content import (
    ABILITIES,
    CONDITIONS,
    FAMILIAR,
    HEROES,
    ITEMS,
    NUMBERS,
    OVERLORD,
    RELICS,
    SEARCH,
    SKILLS,
    SLUG,
    Item,
    MonsterAbility,
    RelicSide,
    SearchCard,
    Skill,
    Worded,
)
from gruft.games.descent.pieces.content import Texts as Written
from gruft.games.descent.rules.searching import DRAWN
from gruft.games.descent.rules.words import Form, read
from gruft.games.descent.seen.stories import stories
from gruft.games.descent.seen.surges import printed_surges, quoted_surges
from gruft.table.content import with_numbers
from gruft.table.effect import Said, Several, saying
from gruft.table.game import Options
from gruft.texts import Texts

PRICE = {"cost": "fatigue", "discard": "discard"}
"""Names under which a text speaks of the price of its use."""


def printed(lang: str) -> dict[str, str]:
    """In a language: ref without copy number to the text on the component."""
    texts = Texts(SLUG, lang)
    cards: dict[str, Written] = {**SKILLS, **SEARCH, **OVERLORD}
    told = {f"card:{name}": written(card, texts) for name, card in cards.items()}
    told |= {f"card:{name}": on_item(item, texts) for name, item in ITEMS.items()}
    told |= {f"ability:{name}": written(ability, texts) for name, ability in ABILITIES.items()}
    told |= {f"relic:{name}": written(side, texts) for name, side in RELICS.items()}
    told |= {f"condition:{name}": written(card, texts) for name, card in CONDITIONS.items()}
    told[f"familiar:{FAMILIAR.id}"] = written(FAMILIAR, texts)
    for ref, card in corrected_cards().items():
        told[f"corrected:{ref}"] = filled(card.errata(lang), card, texts)
        told[f"first_printing:{ref}"] = as_first_printed(card, texts)
    for name, hero in HEROES.items():
        told[f"ability:{name}"] = written(hero.ability, texts)
        told[f"feat:{name}"] = written(hero.feat, texts)
    german = lang == "de"
    told |= {f"quest:{name}": quest.story_de if german else quest.story_en for name, quest in QUESTS.items()}
    events = [event for card in TRAVEL_CARDS.values() for event in card.events]
    told |= {f"travel:{event.id}": on_the_road(event, lang) for event in events}
    told |= stories(lang)
    told[f"campaign:{CAMPAIGN.id}"] = CAMPAIGN.setting_de if german else CAMPAIGN.setting_en
    return told


def in_force(told: dict[str, str], options: Options) -> dict[str, str]:
    """Of a card that was printed twice only the text that counts: a table may play without the errata."""
    printing = "first_printing" if options.get("errata") is False else "corrected"
    return told | {ref.replace(".", ":", 1): told[f"{printing}:{ref}"] for ref in corrected_cards()}


def corrected_cards() -> dict[str, Written]:
    """What the publisher has corrected, by the ref of its text, with a dot for the colon."""
    cards: dict[str, Mapping[str, Written]] = {
        "card": {**SKILLS, **SEARCH, **OVERLORD},
        "ability": {**ABILITIES, **{name: hero.ability for name, hero in HEROES.items()}},
    }
    return {
        f"{family}.{name}": card for family, found in cards.items() for name, card in found.items() if card.errata("en")
    }


def on_item(item: Item, texts: Texts) -> str:
    """What an item's data say, then its own rule, then its surges."""
    told: list[Said] = []
    if item.slot == "armor":
        told += [saying("effect-adds-die", colour=colour) for colour in item.dice]
    if item.forbid_rune:
        told.append(saying("effect-no-runes"))
    if item.speed_cap:
        told.append(saying("effect-speed-cap", n=item.speed_cap))
    if item.reach:
        told.append(saying("effect-reach"))
    for word in ("health", "stamina", "pierce", "range"):
        if n := getattr(item, word):
            told.append(saying(f"effect-{word}", n=n))
    own = written(item, texts)
    return " ".join([*(texts.tell(said) for said in told), *([own] if own else [])])


def written(card: Written, texts: Texts) -> str:
    """The rule of a card in our words with its numbers and surges; both printings where one was corrected."""
    first = as_first_printed(card, texts)
    corrected = filled(card.errata(texts.lang), card, texts)
    return f"{corrected} ({texts.say('effect-without-errata')}: {first})" if corrected else first


def as_first_printed(card: Written, texts: Texts) -> str:
    """The rule of a card before anybody corrected it."""
    first = filled(card.text(texts.lang), card, texts)
    if not first and isinstance(card, Worded):
        first = texts.tell(from_words(card))
    if isinstance(card, (Item, SearchCard)):
        surges = [texts.tell(said) for said in printed_surges(card.surges, texts.lang)]
        first = " ".join([*([first] if first else []), *surges])
    return first


def from_words(card: Worded) -> Said:
    """What the words of a component say, behind when and at what price it is used."""
    if isinstance(card, MonsterAbility) and card.condition:
        return saying("effect-dealt-damage", does=GetsCondition(card.condition).said(Form.WHO))
    steps = read(card)
    flip = "yes" if isinstance(card, SearchCard) and card.use.flip else "no"
    if card.at == DRAWN:
        return (
            saying("effect-at-drawn", does=steps.said(Form.SENTENCE)) if card.does else saying("effect-at-drawn-only")
        )
    if card.at:
        return saying(f"effect-at-{card.at.replace('_', '-')}", flip=flip, does=steps.said(MOMENTS[card.at].form))
    if isinstance(card, SearchCard):
        return saying(f"effect-use-{card.use.kind}", flip=flip, does=steps.said(Form.SENTENCE))
    return Several(tuple(saying("effect-sentence", does=step.tell()) for step in steps.words))


def number_on(card: Written, name: str) -> int:
    """A number of the card: of its own rule, the price of its use, a bonus it gives, or `nimble.spaces`."""
    other, dot, word = name.partition(".")
    if dot:
        return NUMBERS[other][word]
    if name in card.numbers:
        return card.numbers[name]
    if name in PRICE:
        assert isinstance(card, (Skill, Item, SearchCard, RelicSide)), name
        return int(getattr(card.use, PRICE[name]))
    return int(getattr(card, name))


def filled(text: str, card: Written, texts: Texts) -> str:
    """A text with its numbers, and its surges where it speaks of them."""

    def look_up(name: str) -> int | str:
        return texts.tell(quoted_surges(card.surges, texts.lang)) if name == "surge" else number_on(card, name)

    return with_numbers(text, look_up)


def on_the_road(event: TravelEvent, lang: str) -> str:
    """The text of a travel event with its numbers."""
    return with_numbers(event.text_de if lang == "de" else event.text_en, numbers_on(event).__getitem__)


def numbers_on(event: TravelEvent) -> dict[str, int]:
    """The numbers of an event by name; a second of the same name is called by where it stands: `all_failed.damage`."""
    branches: list[tuple[str, tuple[Outcome, ...]]] = [("outcomes", event.outcomes)]
    branches += [(option.id, option.outcomes) for option in event.options]
    if event.test is not None:
        branches += [(word, getattr(event.test, word)) for word in ("passed", "failed", "all_passed", "all_failed")]
    found: dict[str, int] = {}
    for where, outcomes in branches:
        for outcome in outcomes:
            for name, n in msgspec.structs.asdict(outcome).items():
                if isinstance(n, int) and not isinstance(n, bool) and n:
                    found[f"{where}.{name}" if name in found else name] = n
    return found
