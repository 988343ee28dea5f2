"""Every number of every component counts: change it in an overlay, and what is printed and what happens change.

Numbers that are no part of a text are named by their record's class (`beside`), with the reason. In play a changed game
stands beside ours: both open the same positions and give the same answers; somewhere the two must part.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from gruft.games.lords.game import GAME
from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    HEROES,
    MONSTERS,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
)
from gruft.games.lords.seen import printed
from gruft.table.chance import Chance, FastChance
from gruft.table.content import load_plain
from gruft.table.events import event_record
from gruft.table.game import Game
from gruft.table.plain import to_plain
from gruft.table.position import PositionError
from gruft.texts import LANGUAGES
from tests.games.lords.lords import Setting
from tests.games.lords.scenes import SCENES, Written
from tests.harness.numbers import Way, changed, own_game, table_of, ways

MIDDLE = {"order": 4, "rank": 2}


def place_text(place: Any, lang: str) -> str:
    return "\n".join(printed.space_text(place, number, lang) for number in (1, 2, 3))


FILES: dict[str, tuple[str, dict[str, Any], Callable[[Any, str], str]]] = {
    "monsters": ("monsters.yaml", MONSTERS, printed.monster_text),
    "traps": ("traps.yaml", TRAPS, printed.trap_text),
    "rooms": ("rooms.yaml", ROOMS, printed.room_text),
    "places": ("orders.yaml", PLACES, place_text),
    "cards": ("combat_cards.yaml", SPELLS, printed.spell_text),
    "event_tiles": ("events.yaml", EVENTS, printed.event_text),
    "special_events": ("events.yaml", SPECIAL_EVENTS, printed.special_text),
    "gifts": ("board.yaml", GIFTS, printed.gift_text),
    "heroes": ("heroes.yaml", HEROES, lambda hero, lang: hero.name(lang)),
}
"""By heading: the file, the records, and what makes their text."""


def other(name: str | int, value: Any) -> Any:
    """Another value: one more (of evil lost: one more lost), the other end of a line, the other way round."""
    if name == "space_order":
        return value[::-1]
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    if name == "year":
        return 3 - value
    if name in ("order", "rank"):
        return 0 if value > MIDDLE[name] else 99
    return value + 1 if value >= 0 else value - 1


def written(heading: str) -> list[Written]:
    found: list[Written] = load_plain("lords", FILES[heading][0], heading)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("heading", FILES)
def test_every_number_of_a_component_is_part_of_its_text(heading: str, lang: str) -> None:
    _, records, text = FILES[heading]
    for entry in written(heading):
        record = records[entry["id"]]
        for way in ways(entry, other):
            now = text(msgspec.convert(changed(entry, way, other), type(record)), lang)
            if way[0] not in getattr(type(record), "beside", {}):
                assert now != text(record, lang), (entry["id"], way)


def test_a_hero_without_a_name_of_his_own_is_called_by_his_numbers() -> None:
    hero = HEROES["thief_y1_4"]

    assert hero.name("en") == "Thief 4/2"
    assert msgspec.structs.replace(hero, hp=6, anti_trap=3).name("de") == "Dieb 6/3"


# -- play ------------------------------------------------------------------------


def steps(game: Game, setting: Setting, beat: str, number: int) -> Iterator[str]:
    """All that is asked and comes of it when questions are answered by these dice."""
    table = table_of(game, {**setting.position(beat), "seed": "numbers"})
    dice = FastChance(number)
    told = 0
    for _ in range(12):
        log = [event_record(event) for event in table.log[told:]]
        told = len(table.log)
        if table.over:
            yield json.dumps([log, game.result(table.state).points])
            return
        ask = table.asks[0]
        mine = to_plain(table.state)["lords"]
        yield json.dumps([log, mine, ask.seat, ask.kind, ask.keys, dict(ask.args or {})], sort_keys=True)
        keys = [key for key in ask.keys if key not in ("pass", "stop", "done")] or ask.keys
        table.answer(ask.seat, dice.pick(keys if number % 3 else ask.keys))


def piles(game: Game) -> dict[str, Counter[str]]:
    """After set-up: by component, how often it lies in which pile."""
    found: dict[str, Counter[str]] = {}
    for pile, things in to_plain(game.setup(4, game.meta.default_options(), Chance(b"numbers"))).items():
        for thing in things if isinstance(things, list) else ():
            if isinstance(thing, str):
                found.setdefault(thing.partition(".")[0], Counter())[pile] += 1
    return found


def overlaid(heading: str, entries: list[Written]) -> Game:
    """The game with these entries laid over ours."""
    return own_game("lords", {FILES[heading][0]: {heading: entries}})


@cache
def ours(heading: str, ident: str, scene: int, number: int) -> list[str]:
    entry = next(entry for entry in written(heading) if entry["id"] == ident)
    return list(steps(GAME, *list(SCENES[heading](entry))[scene], number))


def parts(heading: str, entry: Written, game: Game) -> bool:
    """Whether a game in which this entry is different plays differently somewhere, or refuses a scene naming it."""
    for number in range(1, 5):
        for scene, (setting, beat) in enumerate(SCENES[heading](entry)):
            here, there = ours(heading, entry["id"], scene, number), steps(game, setting, beat, number)
            try:
                if any(now != was for now, was in zip_longest(there, here)):
                    return True
            except PositionError as refused:
                if entry["id"] in str(refused):
                    return True
    return False


def batches(heading: str) -> Iterator[dict[str, Way]]:
    """Which numbers are changed at once, one for each of these components.

    Of heroes who meet in one scene only one is changed: one type at a time, and one rank of a type.
    """
    numbers = {entry["id"]: list(ways(entry, other)) for entry in written(heading)}
    if heading != "heroes":
        for turn in range(max(map(len, numbers.values()))):
            yield {ident: found[turn] for ident, found in numbers.items() if turn < len(found)}
        return
    for way in dict.fromkeys(way for found in numbers.values() for way in found):
        have = [ident for ident, found in numbers.items() if way in found]
        groups = [have[n::4] for n in range(4)] if way == ("rank",) else _by_type(have)
        yield from (dict.fromkeys(group, way) for group in groups)


def _by_type(heroes: list[str]) -> list[list[str]]:
    return [[name for name in heroes if HEROES[name].type == kind] for kind in {HEROES[name].type for name in heroes}]


MANY = ("heroes", "places")
"""Headings with so many numbers that they belong to the long suite."""


@pytest.mark.parametrize(
    "heading", [pytest.param(heading, marks=[pytest.mark.long] if heading in MANY else []) for heading in FILES]
)
def test_numbers_change_what_happens(heading: str) -> None:
    entries = {entry["id"]: entry for entry in written(heading)}
    laid_out = piles(GAME)
    dull: list[tuple[str, Way]] = []
    for batch in batches(heading):
        game = overlaid(heading, [changed(entries[ident], way, other) for ident, way in batch.items()])
        now = piles(game)
        still = [ident for ident in batch if now.get(ident) == laid_out.get(ident)]
        dull += [(ident, batch[ident]) for ident in still if not parts(heading, entries[ident], game)]

    for ident, way in dull:  # nothing has shown, or others got in its way
        game = overlaid(heading, [changed(entries[ident], way, other)])
        assert parts(heading, entries[ident], game), (ident, way)
