"""What each surge ability does, as the name of its option: "Sling: +1 range, +1 damage".

A surge is told from its numbers and its effect, so the option can never promise something else than it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gruft.games.descent.pieces.content import (
    CONDITIONS,
    DICE,
    HEROES,
    ITEMS,
    LIEUTENANTS,
    MONSTERS,
    OVERLORD,
    RELICS,
    SEARCH,
    SKILLS,
    SLUG,
    Hero,
    Item,
    OverlordCard,
    RelicSide,
    SearchCard,
    Skill,
    Surge,
)
from gruft.games.descent.pieces.content import FAMILIAR as FAMILIAR_CARD
from gruft.games.descent.pieces.kinds import FAMILIAR, KINDS, LIEUTENANT, Kind
from gruft.table.content import Record, load


class SurgeWord(Record, frozen=True, kw_only=True):
    """A part of a surge ability in words."""

    id: str
    text_en: str
    text_de: str


FACE_PARTS = ("range", "hearts", "surges", "shields")
WORDS = {word.id: word for word in load(SLUG, "surges.yaml", list[SurgeWord], key="surge_words")}

GAINED = {
    "avric_albright": Surge(effect="drink_life"),
    "runic_knowledge": Surge(damage=2, effect="runic_knowledge"),
    "vigor": Surge(effect="vigor"),
    "shield_slam": Surge(effect="shield_slam"),
    "death_rage": Surge(effect="death_rage"),
    "fire_flask": Surge(blast=True),
    "critical_blow": Surge(damage=3),
    "expert_blow": Surge(effect="expert_blow"),
}
"""Surges that come from abilities and cards other than the weapon."""


def tell(surge: Surge, lang: str) -> str:
    """The surge ability in words."""
    parts = [_word(name, lang, getattr(surge, name)) for name in ("range", "damage", "pierce") if getattr(surge, name)]
    if surge.blast:
        parts.append(_word("blast", lang))
    if surge.condition:
        card = CONDITIONS[surge.condition]
        parts.append(card.keyword_de if lang == "de" else card.keyword_en)
    if surge.effect:
        parts.append(_word(surge.effect, lang, surge.x))
    told = ", ".join(parts)
    return f"{_word('cost', lang, surge.surge)}: {told}" if surge.surge > 1 else told


def _word(name: str, lang: str, n: int = 0) -> str:
    word = WORDS[name]
    return (word.text_de if lang == "de" else word.text_en).replace("{n}", str(n))


def surge_names(lang: str) -> dict[str, str]:
    """Refs of all surge abilities (`surge:sling.1`) with what they do."""
    german = lang == "de"
    found = {}
    for source, name, surges in _sources(german):
        for number, surge in enumerate(surges, start=1):
            found[f"surge:{source}.{number}"] = f"{name}: {tell(surge, lang)}"
    return found


def face_names(lang: str) -> dict[str, str]:
    """Refs of all faces of all dice (`die:red_3`) with what they show: "Red power die: 2 hearts"."""
    found = {}
    for colour, die in DICE.items():
        name = die.name_de if lang == "de" else die.name_en
        for number, face in enumerate(die.faces):
            parts = [_counted(word, lang, getattr(face, word)) for word in FACE_PARTS if getattr(face, word)]
            shown = ", ".join(parts) or _word("blank_face", lang)
            found[f"die:{colour}_{number}"] = f"{name}: {_word('miss_face', lang) if face.miss else shown}"
    return found


def _counted(name: str, lang: str, n: int) -> str:
    return _word(f"{name}_face" if n == 1 else f"{name}_faces", lang, n)


def _sources(german: bool) -> Iterator[tuple[str, str, Iterable[Surge]]]:
    things: dict[str, Item | RelicSide] = {**ITEMS, **RELICS}
    for name, thing in things.items():
        yield name, thing.name_de if german else thing.name_en, thing.surges
    for kind in KINDS:
        if kind.surges:
            yield kind.name, _figure(kind, german), kind.surges
    cards: dict[str, Hero | Skill | SearchCard | OverlordCard] = {**HEROES, **SKILLS, **SEARCH, **OVERLORD}
    for source, surge in GAINED.items():
        yield source, cards[source].name_de if german else cards[source].name_en, (surge,)


def _figure(kind: Kind, german: bool) -> str:
    if kind.rank == FAMILIAR:
        return FAMILIAR_CARD.name_de if german else FAMILIAR_CARD.name_en
    card = LIEUTENANTS[kind.group] if kind.rank == LIEUTENANT else MONSTERS[kind.group]
    return card.name_de if german else card.name_en
