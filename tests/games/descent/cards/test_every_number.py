"""Every number of every component counts: change it, and its text changes; change it as an owner would, and play does.

Numbers that stand beside a text are named in `pieces/beside.py` with the reason. What the numbers of a card's own rule
do is shown in `test_every_card.py`: there each is changed in turn, and a test of the card must notice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gruft.games.descent.pieces.beside import BESIDE, UNPLAYED
from gruft.games.descent.pieces.content import (
    ABILITIES,
    CARDS,
    CLASSES,
    CONDITIONS,
    DICE,
    FAMILIAR,
    HEROES,
    LIEUTENANTS,
    MONSTERS,
    OVERLORD,
    RELIC_CARDS,
    SEARCH,
    SHOP_ITEMS,
    STARTING_ITEMS,
    Die,
    Hero,
    HeroClass,
    Lieutenant,
    Monster,
    Relic,
    SearchCard,
    Surge,
)
from gruft.games.descent.pieces.content import Texts as Written
from gruft.games.descent.seen.printed import on_item, written
from gruft.games.descent.seen.surges import option_of_surge, shown_on
from gruft.table.content import PLACE, Record
from gruft.texts import LANGUAGES, Texts
from tests.games.descent.cards.measures import HEADINGS, MEASURES
from tests.games.descent.cards.measures import written as in_file
from tests.harness.numbers import Way, as_told, changed, dotted, holder, measured_with, overlay, ways

Text = Callable[[Any, Texts], str]


def on_sheet(hero: Hero, texts: Texts) -> str:
    return written(hero.ability, texts) + written(hero.feat, texts)


def on_skills(deck: HeroClass, texts: Texts) -> str:
    return " ".join(written(skill, texts) for skill in deck.skills)


def on_relic(relic: Relic, texts: Texts) -> str:
    return on_item(relic.hero, texts) + written(relic.overlord, texts)


def options(surges: Sequence[Surge], texts: Texts) -> str:
    return " ".join(texts.tell(option_of_surge(surge, texts.lang)) for surge in surges)


def on_monster(monster: Monster, texts: Texts) -> str:
    halves = [half for act in (monster.act1, monster.act2) for half in (act.minion, act.master)]
    return " | ".join(options(half.surges, texts) for half in halves)


def on_lieutenant(lieutenant: Lieutenant, texts: Texts) -> str:
    return " | ".join(options(act.surges, texts) for act in (lieutenant.act1, lieutenant.act2))


def on_die(die: Die, texts: Texts) -> str:
    return " ".join(shown_on(face, texts) for face in die.faces)


CARDS_OF: dict[str, tuple[Mapping[str, Record], Text]] = {
    "dice": (DICE, on_die),
    "heroes": (HEROES, on_sheet),
    "classes": (CLASSES, on_skills),
    "starting_items": (STARTING_ITEMS, on_item),
    "familiars": ({FAMILIAR.id: FAMILIAR}, written),
    "items": (SHOP_ITEMS, on_item),
    "search_cards": (SEARCH, written),
    "conditions": (CONDITIONS, written),
    "relics": (RELIC_CARDS, on_relic),
    "monsters": (MONSTERS, on_monster),
    "abilities": (ABILITIES, written),
    "lieutenants": (LIEUTENANTS, on_lieutenant),
    "their abilities": (ABILITIES, written),
    "overlord_cards": (OVERLORD, written),
}
"""By heading: the records by id, and what makes their text."""


def beside(record: Record, way: Way) -> bool:
    """Whether the number is named as no part of the text."""
    owner, field = holder(record, way)
    return field in BESIDE.get(owner, {})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("heading", CARDS_OF)
def test_every_number_is_part_of_the_text_or_named_as_standing_beside_it(heading: str, lang: str) -> None:
    records, text = CARDS_OF[heading]
    texts = Texts("descent", lang)
    for entry in in_file(heading):
        record = records[entry["id"]]
        before = text(record, texts)
        for way in ways(entry):
            if not beside(record, way):
                other = msgspec.convert(changed(entry, way), type(record))
                assert text(other, texts) != before, (heading, entry["id"], way)


def test_nothing_is_named_as_standing_beside_a_text_that_is_not_there() -> None:
    there = {
        holder(records[entry["id"]], way)
        for heading, (records, _) in CARDS_OF.items()
        for entry in in_file(heading)
        for way in ways(entry)
    }

    assert {(owner, field) for owner, fields in BESIDE.items() for field in fields} <= there


OF_THE_RULES = re.compile(
    r"at least 1 damage|mindestens 1 Schaden"  # any damage at all
    r"|1 fatigue to gain 1 movement point|1 Erschöpfung für 1 Bewegungspunkt"  # what everybody may do
    r"|to recover 1 fatigue you|um 1 Ausdauer zurückzugewinnen"
    r"|besides its 2 actions|zu seinen 2 Aktionen|1 attack action besides|Bewegungsaktion 1 Angriffsaktion"
    r"|with [12] hand icons?|mit (je )?[12] Handsymbol(en)?"  # which weapons
    r"|At most 1 Helmet|Höchstens 1 Helm"
)
"""Numbers of the rule book a card reminds of; they are the same for everybody and no part of the card."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_writes_a_number_of_its_own(lang: str) -> None:
    cards: dict[str, Written] = {**CARDS, FAMILIAR.id: FAMILIAR}
    cards |= {f"ability:{name}": hero.ability for name, hero in HEROES.items()}
    cards |= {f"feat:{name}": hero.feat for name, hero in HEROES.items()}
    for name, card in cards.items():
        for text in (card.text(lang), card.errata(lang)):
            left = OF_THE_RULES.sub("", PLACE.sub("", " ".join(text.split())))
            assert not re.search(r"\d", left), (name, left)


def test_every_number_changes_play_when_an_owner_changes_it(tmp_path: Path) -> None:
    """All at once, in a process of its own: each measurement and each number of a card's own rule is another."""
    files: dict[str, dict[str, list[Any]]] = {}
    expected = set()
    for heading, file in HEADINGS.items():
        for entry in in_file(heading):
            record = CARDS_OF[heading][0][entry["id"]]
            for way in ways(entry):
                name = f"{heading} {entry['id']} {dotted(way)}"
                if must_be_measured(record, heading, way) or name in MEASURES:
                    expected.add(name)
                entry = changed(entry, way)
            files.setdefault(f"{file}.yaml", {}).setdefault(heading.removeprefix("their "), []).append(entry)
    told = measured_with(overlay(tmp_path, "descent", files), "tests.games.descent.cards.measures")

    here = as_told({name: MEASURES[name] for name in sorted(expected)})
    assert [name for name in here if here[name] == told[name]] == []
    own = as_told({name: MEASURES[name] for name in MEASURES if name.split()[0] in ("numbers", "words")})
    assert [name for name, n in own.items() if told[name] != n + 1] == []


def must_be_measured(record: Record, heading: str, way: Way) -> bool:
    """Whether the number has a measurement of its own."""
    owner, field = holder(record, way)
    if (owner, field) == (SearchCard, "gold"):
        return False  # paid in a campaign, measured there (campaign/test_book_numbers.py)
    told = heading in ("monsters", "lieutenants", "dice")
    return (told or beside(record, way)) and field not in UNPLAYED.get(owner, ())
