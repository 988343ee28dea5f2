"""What cards, abilities and hero sheets say, by ref, in our own words.

Where the publisher has corrected a card the corrected text comes first and the first printing after it; the option
`errata` decides which one is played.
"""

from __future__ import annotations

from typing import Final

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
    Texts,
)

WITHOUT_ERRATA: Final = {"en": "Without errata", "de": "Ohne Errata"}


def printed(lang: str) -> dict[str, str]:
    """In a language: ref without copy number to the text on the component."""
    texts = {f"card:{name}": _text(card, lang) for name, card in (SKILLS | ITEMS | SEARCH | OVERLORD).items()}
    texts |= {f"ability:{name}": _text(ability, lang) for name, ability in ABILITIES.items()}
    texts |= {f"relic:{name}": _text(side, lang) for name, side in RELICS.items()}
    texts |= {f"condition:{name}": _text(card, lang) for name, card in CONDITIONS.items()}
    texts[f"familiar:{FAMILIAR.id}"] = _text(FAMILIAR, lang)
    for name, hero in HEROES.items():
        texts[f"ability:{name}"] = _text(hero.ability, lang)
        texts[f"feat:{name}"] = _text(hero.feat, lang)
    return texts


def _text(card: Texts, lang: str) -> str:
    first, corrected = (card.text_de, card.errata_de) if lang == "de" else (card.text_en, card.errata_en)
    return f"{corrected} ({WITHOUT_ERRATA[lang]}: {first})" if corrected else first
