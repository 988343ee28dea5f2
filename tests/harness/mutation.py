"""Positions as people get them wrong: real ones with something changed.

Each changed position must be refused with sentences in both languages, or be played to its end without an exception;
one that has no end is an error too. Where that takes long a sample plays only the next few answers (`most`).
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gruft.table.chance import FastChance
from gruft.table.game import Options, load_game
from gruft.table.opening import open_table
from gruft.table.plain import to_plain
from gruft.table.position import PositionError, open_position, write_position
from gruft.texts import LANGUAGES, Texts
from tests.harness.play import Choose, at_random, play_on, telling

Way = tuple[str | int, ...]
Position = dict[str, Any]

ODD: tuple[Any, ...] = (None, -1, 0, 1, 2, 7, 99, 10**9, True, "", "red", "no_such_thing", [], {}, [None], "🗡")


def real_positions(
    slug: str,
    seats: int,
    seed: int,
    options: Options,
    every: int,
    *,
    choose: Choose = at_random,
    most: int = 4000,
) -> Iterator[Position]:
    """The positions of a random game (its first `most` answers), their states written out in full."""
    table = open_table(slug, seats, f"mutation {seed}", options)
    dice = FastChance(seed)
    found: list[Position] = []
    for number in range(most):
        if table.over:
            break
        if number % every == 0:
            position = write_position(table, f"mutation {seed}")
            position.pop("answers", None)
            position["state"] = to_plain(table._past[-1].state)
            found.append(json.loads(json.dumps(position)))
        table.answer(*choose(table, dice))
    yield from found


def _ways(data: Any, way: Way = ()) -> Iterator[Way]:
    """Every place of a state."""
    if way:
        yield way
    if isinstance(data, dict):
        for key, part in data.items():
            yield from _ways(part, (*way, key))
    elif isinstance(data, list):
        for key, part in enumerate(data):
            yield from _ways(part, (*way, key))


def _at(data: Any, way: Way) -> Any:
    for step in way:
        data = data[step]
    return data


def changed(position: Position, dice: FastChance) -> Position:
    """The position with one to three things changed."""
    made = copy.deepcopy(position)
    for _ in range(1 + dice.below(3)):
        state = made["state"]
        ways = list(_ways(state))
        way = dice.pick(ways)
        home, key = _at(state, way[:-1]), way[-1]
        value = home[key]
        match dice.below(6):
            case 0:
                home[key] = dice.pick(list(ODD))
            case 1 if isinstance(value, int) and not isinstance(value, bool):
                home[key] = value + dice.pick([-2, -1, 1, 2, 40])
            case 2:  # what stands somewhere else comes here
                home[key] = copy.deepcopy(_at(state, dice.pick(ways)))
            case 3 if isinstance(home, list):
                home.insert(int(key), copy.deepcopy(value))
            case 4 if isinstance(home, list) or len(way) > 1:
                del home[key]
            case _:
                made["beat"] = dice.pick(sorted(load_game(made["game"]).beats))
    return made


@dataclass
class Tried:
    """What became of the changed positions."""

    refused: int = 0
    played: int = 0


def refused_or_played(
    slug: str, position: Position, dice: FastChance, tried: Tried, choose: Choose, most: int | None
) -> None:
    """Refused with sentences, or played to the end (or for `most` answers) without an exception."""
    with telling(f"open_position({slug!r}, {json.dumps(position)})"):
        try:
            table = open_position(slug, position)
        except PositionError as error:
            tried.refused += 1
            assert error.refusals
            for lang in LANGUAGES:
                texts = Texts(slug, lang)
                for refusal in error.refusals:
                    assert not texts.refusal(refusal).startswith("["), refusal
            return
        if most is None:
            play_on(table, dice, choose)
        else:
            play_on(table, dice, choose, most=most + 1, ended=lambda table: table.over or table.answers >= most)
        tried.played += 1


def positions_hold(
    slug: str, positions: list[Position], numbers: range, *, choose: Choose = at_random, most: int | None = None
) -> Tried:
    """Try changes of these positions, one for each number: it says which position and how it is changed and played."""
    tried = Tried()
    for number in numbers:
        dice = FastChance(number)
        refused_or_played(slug, changed(positions[number % len(positions)], dice), dice, tried, choose, most)
    return tried


def lots(count: int, parts: int, first: int = 10_000) -> tuple[range, ...]:
    """So many numbers in equal parts, so that long tests can be run side by side."""
    size = count // parts
    return tuple(range(first + n * size, first + (n + 1) * size) for n in range(parts))
