"""Every number of every component counts: change it, and what is printed changes, and what happens changes.

Numbers that are not part of the text are named by the record class, with the reason.
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
from gruft.games.domains.rules.basics.domain import put
from gruft.games.domains.rules.playing.effects import Play, read, run
from gruft.games.domains.seen import printed
from gruft.games.domains.state import State
from gruft.table.ask import Ask
from gruft.table.content import load_plain
from gruft.table.events import event_record
from gruft.table.plain import to_plain
from tests.games.domains.domains import land
from tests.games.domains.measures import MEASURES
from tests.games.domains.test_fortune_cards import board

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


class Change(NamedTuple):
    """One number of a record, and the record with another one."""

    path: str
    data: Any  # plain data of any record


def other(name: str, value: Any) -> Any:
    """Another value for a number or for dice; None if it is neither."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value + (2 if name == "uses" else 1)
    if isinstance(value, str) and (found := DICE.fullmatch(value)):
        count, sides, plus = found.groups()
        return f"{int(count) + 1 if count else ''}d{int(sides) + (0 if count else 2)}" + (f"+{plus}" if plus else "")
    if isinstance(value, str) and re.fullmatch(r"\d\*x", value):
        return f"{int(value[0]) + 1}*x"
    return None


def changes(data: Any, path: tuple[str, ...] = ()) -> Iterator[Change]:
    """Every way to change one number of a record."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in parts:
        here = (*path, str(name))
        new = other(str(name), value)
        if new is not None:
            yield Change(".".join(here), _with(data, name, new))
        for change in changes(value, here):
            yield Change(change.path, _with(data, name, change.data))


def _with(data: Any, name: Any, value: Any) -> Any:
    copy = data.copy()
    copy[name] = value
    return copy


def unprinted(card: Any, path: str) -> bool:
    """Whether the record says that this number is no part of its text."""
    return path.partition(".")[0] in type(card).beside or path in card.unprinted


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("part", PARTS)
def test_every_number_of_a_component_is_part_of_its_text(part: str, lang: str) -> None:
    records, file, text = PARTS[part]
    count = 0
    for card, written in zip(records, load_plain("domains", f"{file}.yaml", part), strict=True):
        for path, data in changes(written):
            changed = text(msgspec.convert(data, type(card)), lang)
            if not unprinted(card, path):
                assert changed != text(card, lang), (card.id, path)
                count += 1
    assert count > 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_number_of_a_fortune_card_is_part_of_its_text(lang: str) -> None:
    for card in FORTUNE:
        for side in ("match", "other", "single"):
            for index, step in enumerate(getattr(card, side)):
                for path, data in changes(step):
                    steps = [*getattr(card, side)]
                    steps[index] = data
                    changed = msgspec.structs.replace(card, **{side: steps})
                    told = [printed.fortune_text(one, side, lang) for one in (card, changed)]
                    assert told[0] != told[1], (card.id, side, path)


def outcome(steps: list[dict[str, Any]]) -> str:
    """What a card does on a table where there is much of everything, however its questions are answered."""
    return played(steps, 0) + played(steps, 1) + played(steps, -1)


def played(steps: list[dict[str, Any]], choice: int) -> str:
    """What a card does if questions get their first, second or last answer."""
    g: State = board()
    put(g, g.stock.pop(0), land(0, "mountain.4"))
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
        for path, data in changes(steps):
            step = steps[int(path.partition(".")[0])]
            if step["op"] == "bonus_on_resolve" or "rows" in path or "die" in path:
                continue  # places look the first up themselves; which row of a table counts is up to the die
            least = [*steps]
            least[int(path.partition(".")[0])] = _least(step, path.split(".")[1:])
            assert len({outcome(steps), outcome(data), outcome(least)}) > 1, (name, path)


def _least(step: Any, path: list[str]) -> Any:
    """The step with this number as small as can be; a number that says "at most" may be too large to matter."""
    name = path[0] if isinstance(step, dict) else int(path[0])
    if len(path) > 1:
        return _with(step, name, _least(step[name], path[1:]))
    return _with(step, name, 0 if isinstance(step[name], int) else step[name])


def test_every_number_of_a_little_rule_changes_what_happens(tmp_path: Path) -> None:
    numbers = {
        f"{part} {card.id} {name}"
        for part, (records, _, _) in PARTS.items()
        for card in records
        for name in card.numbers
    }
    assert numbers == set(MEASURES)
    for part, (records, name, _) in PARTS.items():
        own = [
            {"id": card.id, "numbers": {key: other(key, value) for key, value in card.numbers.items()}}
            for card in records
            if card.numbers
        ]
        if own:
            file = tmp_path / "domains" / f"{name}.yaml"
            file.parent.mkdir(exist_ok=True)
            file.write_text(json.dumps({part: own}), encoding="utf-8")
    there = subprocess.run(
        [sys.executable, "-m", "tests.games.domains.measures"],
        env={**os.environ, "GRUFT_CONTENT": str(tmp_path)},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert there.returncode == 0, there.stderr[-2000:]
    here = json.loads(json.dumps({name: measure() for name, measure in MEASURES.items()}))
    told = json.loads(there.stdout)
    assert [name for name in here if here[name] == told[name]] == []
