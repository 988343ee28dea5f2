"""What a card says is what it does: its surges, keywords and price are told in both languages."""

from __future__ import annotations

import re

import pytest

from gruft.games.descent.pieces.content import (
    ABILITIES,
    CONDITIONS,
    FAMILIAR,
    HEROES,
    ITEMS,
    OVERLORD,
    RELICS,
    SEARCH,
    SKILLS,
    Item,
    RelicSide,
    SearchCard,
    Skill,
    Surge,
    Texts,
)
from gruft.games.descent.seen.printed import printed
from gruft.games.descent.seen.surge_names import WORDS

LANGUAGES = ("en", "de")
CHATTER = re.compile(r" - |\b(YOUR|ONE|OTHER|EIN|DEINER|ANDERE)\b|[Ss]tep \d|Schritt \d|R-\d|CRRG")
"""What belongs into a ledger and not on a card."""
WRITTEN: dict[str, Texts] = {
    **SKILLS,
    **ITEMS,
    **SEARCH,
    **OVERLORD,
    **ABILITIES,
    **RELICS,
    **CONDITIONS,
    FAMILIAR.id: FAMILIAR,
    **{f"{name} ability": hero.ability for name, hero in HEROES.items()},
    **{f"{name} feat": hero.feat for name, hero in HEROES.items()},
}
BEARERS: dict[str, Item | RelicSide] = {**ITEMS, **RELICS}


def said(card: Texts, lang: str) -> list[str]:
    """The text of a card, and its erratum if it has one."""
    texts = (card.text_de, card.errata_de) if lang == "de" else (card.text_en, card.errata_en)
    return [text for text in texts if text]


def clauses(text: str, lang: str) -> list[str]:
    """What the surge abilities in a text do, one by one."""
    word = "[Ss]urges?" if lang == "en" else "Energie"
    return re.split(rf"(?:\d )?{word}: ", text)[1:]


def parts(surge: Surge, lang: str) -> list[str]:
    """Words that a clause about this surge must have."""
    numbers = [name for name in ("range", "damage", "pierce") if getattr(surge, name)]
    words = [WORDS[name] for name in numbers]
    found = [(w.text_de if lang == "de" else w.text_en).replace("{n}", str(getattr(surge, w.id))) for w in words]
    if surge.blast:
        found.append(WORDS["blast"].text_de if lang == "de" else WORDS["blast"].text_en)
    if surge.condition:
        condition = CONDITIONS[surge.condition]
        found.append(condition.keyword_de if lang == "de" else condition.keyword_en)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, thing in BEARERS.items() if thing.surges])
def test_a_card_tells_each_of_its_surges(name: str, lang: str) -> None:
    thing = BEARERS[name]
    told = clauses(said(thing, lang)[0], lang)

    assert len(told) == len(thing.surges)
    for clause, surge in zip(told, thing.surges, strict=True):
        for part in parts(surge, lang):
            assert part in clause, (clause, part)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ITEMS)
def test_an_item_tells_its_keywords_and_bonuses(name: str, lang: str) -> None:
    item, text = ITEMS[name], said(ITEMS[name], lang)[0]
    german = lang == "de"
    wanted = ["Weitreichend" if german else "Reach"] * item.reach
    wanted += [f"{'Durchbohren' if german else 'Pierce'} {item.pierce}"] * bool(item.pierce)
    wanted += [f"+{item.range} {'Reichweite' if german else 'range'}"] * bool(item.range)
    wanted += [f"+{item.health} {'Lebenskraft' if german else 'Health'}"] * bool(item.health)
    wanted += [f"+{item.stamina} {'Ausdauer' if german else 'Stamina'}"] * bool(item.stamina)
    wanted += [str(item.speed_cap)] * bool(item.speed_cap) + ["Run"] * item.forbid_rune

    assert [word for word in wanted if word not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_exhausted_or_turned_over_says_so(lang: str) -> None:
    used: dict[str, Skill | Item | SearchCard | RelicSide] = {**SKILLS, **ITEMS, **SEARCH, **RELICS}
    for name, thing in used.items():
        for text in said(thing, lang):
            if thing.use.exhaust:
                assert ("xhaust" if lang == "en" else "rschöpfe") in text, name
            if thing.use.flip:
                assert ("flip" if lang == "en" else "rehe") in text, name


@pytest.mark.parametrize("name", WRITTEN)
def test_a_text_reads_like_a_card(name: str) -> None:
    for lang in LANGUAGES:
        for text in said(WRITTEN[name], lang):
            assert text[-1] in ".)“”" and text[0] in text[0].upper(), text
            assert not re.search(r" - |\b(YOUR|ONE|OTHER|EIN|DEINER|ANDERE)\b|[Ss]tep \d|Schritt \d|R-\d|CRRG", text), (
                text
            )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrected_card_also_tells_its_first_printing(lang: str) -> None:
    texts = printed(lang)

    for name in ("guard", "running_shot", "reinforce"):
        first, corrected = said(WRITTEN[name], lang)
        assert texts[f"card:{name}"].startswith(corrected) and first in texts[f"card:{name}"]
