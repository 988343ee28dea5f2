"""Every number of every component counts: change it, and what is printed changes, and what happens changes.

Numbers that are not part of the text are named by the record class, with the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gruft.games.domains.pieces.content import (
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    TOKENS,
    Printed,
)
from gruft.games.domains.pieces.numbers import FROM_FORTUNE
from gruft.games.domains.rules.basics.domain import put as put_monster
from gruft.games.domains.rules.playing.effects import Play, read, run
from gruft.games.domains.seen import printed
from gruft.games.domains.state import State
from gruft.table.ask import Ask
from gruft.table.content import load_plain
from gruft.table.events import event_record
from gruft.table.plain import to_plain
from tests.games.domains.cards.test_fortune_cards import board
from tests.games.domains.domains import land
from tests.games.domains.measures import MEASURES
from tests.games.domains.symbols import SYMBOLS
from tests.harness.numbers import Way, as_told, at, changed, dotted, measured_with, overlay, put, ways

DICE = re.compile(r"(\d*)d(\d+)(?:\+(\d+))?")
Text = Callable[[Any, str], str]
PARTS: dict[str, tuple[Sequence[Printed], str, Text]] = {
    "spells": (SPELLS, "spells", printed.spell_text),
    "henchmen": (HENCHMEN, "henchmen", printed.henchman_text),
    "masters": (MASTERS, "masters", printed.henchman_text),
    "monsters": (MONSTERS, "monsters", printed.monster_text),
    "buildings": (BUILDINGS, "buildings", printed.building_text),
    "places": (PLACES, "city", printed.place_text),
    "tokens": (TOKENS, "tokens", printed.token_text),
}
"""By heading: the records, their file, and what makes their text."""


def other(name: str | int, value: Any) -> Any:
    """Another value for a number or for dice; None if it is neither."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return {"order": value % 17 + 1, "card": value % 5 + 1, "uses": value + 2}.get(str(name), value + 1)
    if isinstance(value, str) and (found := DICE.fullmatch(value)):
        count, sides, plus = found.groups()
        return f"{int(count) + 1 if count else ''}d{int(sides) + (0 if count else 2)}" + (f"+{plus}" if plus else "")
    if isinstance(value, str) and re.fullmatch(r"\d\*x", value):
        return f"{int(value[0]) + 1}*x"
    return None


def unprinted(card: Any, path: str) -> bool:
    """Whether the record says that this number is no part of its text."""
    return path.partition(".")[0] in type(card).beside or path in card.unprinted


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("part", PARTS)
def test_every_number_of_a_component_is_part_of_its_text(part: str, lang: str) -> None:
    records, file, text = PARTS[part]
    count = 0
    for card, written in zip(records, load_plain("domains", f"{file}.yaml", part), strict=True):
        for way in ways(written, other):
            now = text(msgspec.convert(changed(written, way, other), type(card)), lang)
            if not unprinted(card, dotted(way)):
                assert now != text(card, lang), (card.id, way)
                count += 1
    assert count > 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_number_of_a_fortune_card_is_part_of_its_text(lang: str) -> None:
    for card in FORTUNE:
        for side in ("match", "other", "single"):
            for index, step in enumerate(getattr(card, side)):
                for way in ways(step, other):
                    steps = [*getattr(card, side)]
                    steps[index] = changed(step, way, other)
                    other_card = msgspec.structs.replace(card, **{side: steps})
                    told = [printed.fortune_text(one, side, lang) for one in (card, other_card)]
                    assert told[0] != told[1], (card.id, side, way)


def outcome(steps: list[dict[str, Any]]) -> str:
    """What a card does on a table where there is much of everything, however its questions are answered."""
    faces = range(6) if any(step["op"] == "roll_table" for step in steps) else [None]
    return "".join(played(steps, choice, face) for choice in (0, 1, -1) for face in faces)


def played(steps: list[dict[str, Any]], choice: int, face: int | None = None) -> str:
    """What a card does if questions get their first, second or last answer; the first die may show a chosen face."""
    g: State = board()
    if face is not None:
        g.chance.preset = {"die": [face]}
    put_monster(g, g.stock.pop(0), land(0, "mountain.4"))
    flow = run(g, read(steps), Play(0, FROM_FORTUNE, 2, "fortune:the_sun"))
    answer = None
    for _ in range(200):
        try:
            ask = flow.send(answer)
        except StopIteration:
            break
        assert isinstance(ask, Ask)
        answer = ask.keys[choice % len(ask.keys)]
    return json.dumps([to_plain(g), [event_record(event) for event in g.log]], sort_keys=True)


def test_every_number_of_a_word_changes_what_happens() -> None:
    cards = [(card.id, steps) for card in FORTUNE for steps in (card.match, card.other, card.single) if steps]
    cards += [(card.id, card.do) for card in SPELLS if card.do] + [(card.id, card.do) for card in HENCHMEN if card.do]
    cards += [(card.id, card.do) for card in MASTERS if card.do]
    for name, steps in cards:
        for way in ways(steps, other):
            if at(steps, way[:1])["op"] == "bonus_on_resolve":
                continue  # places look it up themselves, shown below
            before = outcome(steps)
            if outcome(changed(steps, way, other)) == before:
                least = 0 if isinstance(at(steps, way), int) else at(steps, way)  # "at most" may be too large to matter
                assert outcome(put(steps, way, least)) != before, (name, way)


MEASURED = MEASURES | SYMBOLS
UNPLAYED = {"tokens": {"count": "tokens are not limited"}}
"""By part and field: numbers that change nothing in play, with the reason."""


def counts(part: str, entry: dict[str, Any], way: Way) -> bool:
    """Whether the number is to be measured here: words are shown above, but for those that places look up."""
    if way[0] == "do":
        return bool(at(entry, way[:2])["op"] == "bonus_on_resolve")
    return way[0] not in UNPLAYED.get(part, ())


def test_every_number_of_a_component_changes_what_happens(tmp_path: Path) -> None:
    """All at once, in a process of its own; what words do is shown above."""
    numbers = set()
    files: dict[str, dict[str, list[Any]]] = {}
    for part, file in [*((part, file) for part, (_, file, _) in PARTS.items()), ("adventurers", "adventurers")]:
        for entry in load_plain("domains", f"{file}.yaml", part):
            every = [way for way in ways(entry, other) if counts(part, entry, way)]
            numbers |= {f"{part} {entry['id']} {dotted(way).removeprefix('numbers.')}" for way in every}
            for way in every:
                entry = changed(entry, way, other)
            files.setdefault(f"{file}.yaml", {}).setdefault(part, []).append(entry)
    assert numbers <= set(MEASURED), numbers - set(MEASURED)

    there = measured_with(overlay(tmp_path, "domains", files), "tests.games.domains.measures")

    here = as_told(MEASURED)
    assert [name for name in sorted(numbers) if here[name] == there[name]] == []
