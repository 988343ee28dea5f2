"""Positions from outside, changed at random: refused with a reason, or opened and played; never anything else."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from gruft.server import records
from gruft.server.desk.study import Declined, bring
from gruft.table.chance import FastChance
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.position import write_position
from gruft.table.table import Table
from tests.table.pebbles import PEBBLES

register(PEBBLES)
GAMES = [("pebbles", 2), ("lords", 3), ("tyrants", 2), ("domains", 2), ("descent", 3)]
ODD: list[Any] = [None, True, -1, 0, 1, 7, 10**9, "", "x", "stone:red.0", [], {}, [1], {"a": 1}]


def midgame(game: str, seats: int, seed: int) -> Table:
    table, dice = open_table(game, seats, f"seed {seed}"), FastChance(seed)
    for _ in range(40):
        if not table.over:
            ask = dice.pick(table.asks)
            table.answer(ask.seat, dice.pick(ask.keys))
    return table


def changed(value: Any, dice: random.Random) -> Any:
    """The same data with one part of it replaced, doubled, dropped or taken from elsewhere."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(list(value))
        if dice.random() < 0.1:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: changed(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.85:
        at = dice.randrange(len(value))
        if dice.random() < 0.25:
            return dice.choice([value[:at], value + value[at:], value[::-1]])
        return [*value[:at], changed(value[at], dice), *value[at + 1 :]]
    if isinstance(value, int) and dice.random() < 0.6:
        return value + dice.choice([-1, 1, 5, -10, 1000])
    return dice.choice(ODD)


def bring_many(game: str, seats: int, count: int) -> int:
    """How many of the changed positions could be opened; anything but an opening or a refusal is raised."""
    opened = 0
    for seed in range(count):
        dice = random.Random(seed)
        table = midgame(game, seats, seed % 3)
        assert table.journal is not None
        position = json.loads(json.dumps(write_position(table, f"seed {seed % 3}")))
        for _ in range(dice.randint(1, 3)):
            position = changed(position, dice)
        if not isinstance(position, dict):
            continue
        header = msgspec.structs.replace(table.journal.header, position=position)
        try:
            brought = bring(records.JournalFile(Journal(header).text()))
        except Declined as no:
            assert no.refusal.code
            continue
        assert brought.opened.token and brought.rows
        opened += 1
    return opened


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_changed_position_is_opened_or_refused(game: str, seats: int) -> None:
    assert bring_many(game, seats, 15) < 15


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_many_changed_positions_are_opened_or_refused(game: str, seats: int) -> None:
    assert bring_many(game, seats, 1000) > 0
