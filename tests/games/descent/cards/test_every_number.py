"""Every number of every component counts: change it, and its text changes; change it as an owner would, and play does.

Numbers that stand beside a text are named in `pieces/beside.py` with the reason. What the numbers of a card's own rule
do is shown in `test_every_card.py`: there each is changed in turn, and a test of the card must notice.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import yaml
from msgspec import NODEFAULT, structs

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
    NUMBERS,
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
    Surge,
)
from gruft.games.descent.pieces.content import Texts as Written
from gruft.games.descent.seen.printed import PLACE, on_item, written
from gruft.games.descent.seen.surges import option_of_surge, shown_on
from gruft.table.content import Record, load_plain
from gruft.texts import LANGUAGES, Texts
from tests.games.descent.cards.measures import MEASURES

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


def abilities(file: str) -> list[Record]:
    return [ABILITIES[ability["id"]] for ability in load_plain("descent", f"{file}.yaml", "abilities")]


PARTS: dict[str, tuple[str, Sequence[Record], Text]] = {
    "dice": ("dice", list(DICE.values()), on_die),
    "heroes": ("heroes", list(HEROES.values()), on_sheet),
    "classes": ("classes", list(CLASSES.values()), on_skills),
    "starting_items": ("classes", list(STARTING_ITEMS.values()), on_item),
    "familiars": ("classes", [FAMILIAR], written),
    "items": ("items", list(SHOP_ITEMS.values()), on_item),
    "search_cards": ("search", list(SEARCH.values()), written),
    "conditions": ("conditions", list(CONDITIONS.values()), written),
    "relics": ("relics", list(RELIC_CARDS.values()), on_relic),
    "monsters": ("monsters", list(MONSTERS.values()), on_monster),
    "abilities": ("monsters", abilities("monsters"), written),
    "lieutenants": ("lieutenants", list(LIEUTENANTS.values()), on_lieutenant),
    "their abilities": ("lieutenants", abilities("lieutenants"), written),
    "overlord_cards": ("overlord", list(OVERLORD.values()), written),
}
"""By heading: the file, the records, and what makes their text."""


class Change(NamedTuple):
    """One number of a component, the record and field it stands in, and the component with another one."""

    path: str
    owner: type[Record]
    field: str
    changed: Any  # a record of any kind, or a part of one


def changes(part: Any, owner: type[Record], field: str, path: str = "") -> Iterator[Change]:
    """Every way to change one number of a component that is written in its file."""
    if isinstance(part, bool):
        return
    if isinstance(part, int):
        yield Change(path, owner, field, part + 1)
    elif isinstance(part, msgspec.Struct):
        for info in structs.fields(part):
            value = getattr(part, info.name)
            if info.default is not NODEFAULT and value == info.default:
                continue
            for change in changes(value, type(part), info.name, f"{path}.{info.name}".lstrip(".")):  # type: ignore[arg-type]  # records all
                yield change._replace(changed=structs.replace(part, **{info.name: change.changed}))
    elif isinstance(part, dict):
        for key, value in part.items():
            for change in changes(value, owner, field, f"{path}.{key}"):
                yield change._replace(changed={**part, key: change.changed})
    elif isinstance(part, tuple):
        for n, value in enumerate(part):
            for change in changes(value, owner, field, f"{path}.{n}"):
                yield change._replace(changed=(*part[:n], change.changed, *part[n + 1 :]))


def beside(change: Change) -> bool:
    return change.field in BESIDE.get(change.owner, {})


def of(record: Any) -> Iterator[Change]:
    return changes(record, type(record), "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("heading", PARTS)
def test_every_number_is_part_of_the_text_or_named_as_standing_beside_it(heading: str, lang: str) -> None:
    _, records, text = PARTS[heading]
    texts = Texts("descent", lang)
    for record in records:
        before = text(record, texts)
        for change in of(record):
            if not beside(change):
                assert text(change.changed, texts) != before, (heading, getattr(record, "id", ""), change.path)


def test_nothing_is_named_as_standing_beside_a_text_that_is_not_there() -> None:
    there = {(change.owner, change.field) for _, records, _ in PARTS.values() for r in records for change in of(r)}

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
    files: dict[str, dict[str, Any]] = {}
    expected = set()
    for heading, (file, records, _) in PARTS.items():
        told_of = [bumped(msgspec.to_builtins(record, str_keys=False)) for record in records]
        files.setdefault(file, {})[heading.removeprefix("their ")] = told_of
        for record, plain in zip(records, told_of, strict=True):
            named = {f"{heading} {plain['id']} {change.path}": measured(change, heading) for change in of(record)}
            expected |= {name for name, must in named.items() if must or name in MEASURES}
    (tmp_path / "descent").mkdir()
    for file, own in files.items():
        (tmp_path / "descent" / f"{file}.yaml").write_text(yaml.safe_dump(own), encoding="utf-8")
    there = subprocess.run(
        [sys.executable, "-m", "tests.games.descent.cards.measures"],
        env={**os.environ, "GRUFT_CONTENT": str(tmp_path)},
        cwd=Path(__file__).parents[4],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert there.returncode == 0, there.stderr[-2000:]
    here = json.loads(json.dumps({name: MEASURES[name]() for name in sorted(expected)}))
    told = json.loads(there.stdout)
    assert [name for name in here if here[name] == told[name]] == []
    numbers = {f"numbers {card} {word}": n for card, own in NUMBERS.items() for word, n in own.items()}
    assert [name for name, n in numbers.items() if told[name] != n + 1] == []


def measured(change: Change, heading: str) -> bool:
    """Whether the number has a measurement of its own."""
    told = heading in ("monsters", "lieutenants", "dice")
    return (told or beside(change)) and change.field not in UNPLAYED.get(change.owner, ())


def bumped(data: Any) -> Any:
    """The plain data of a record with every number one more."""
    if isinstance(data, dict):
        return {key: bumped(value) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [bumped(value) for value in data]
    return data + 1 if isinstance(data, int) and not isinstance(data, bool) else data
