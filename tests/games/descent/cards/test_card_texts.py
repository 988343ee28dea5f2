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
    Texts,
)
from gruft.games.descent.seen.printed import filled, printed
from gruft.texts import Texts as Speech

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


def said(card: Texts, lang: str) -> list[str]:
    """The text of a card, and its erratum if it has one, with its numbers and surges."""
    texts = (card.text(lang), card.errata(lang))
    return [filled(text, card, Speech("descent", lang)) for text in texts if text]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_corrected_card_either_printing_can_be_read_alone(lang: str) -> None:
    told = printed(lang)
    corrected = {name for name, card in WRITTEN.items() if card.errata(lang)}

    refs = [ref.partition(":")[2] for ref in told if ref.startswith("corrected:")]
    assert len(refs) == len(corrected) > 8
    for ref in refs:
        now, first = told[f"corrected:{ref}"], told[f"first_printing:{ref}"]
        both = told[ref.replace(".", ":", 1)]
        assert now != first and both.startswith(now) and both.endswith(f"{first})"), ref
