"""Checkpoints: a table resumed from one goes on exactly like the original."""

from __future__ import annotations

import json
import pickle

from gruft.table import checkpoint
from gruft.table.chance import FastChance
from gruft.table.game import register
from gruft.table.opening import open_table
from gruft.table.table import Table
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def asked(table: Table) -> list[tuple[int, str, list[str]]]:
    return [(ask.seat, ask.kind, ask.keys) for ask in table.asks]


def test_a_resumed_table_plays_on_to_the_same_end() -> None:
    for seed in range(20):
        dice = FastChance(seed)
        table = open_table("pebbles", 3, f"checkpoint {seed}")
        assert table.journal is not None
        for _ in range(dice.below(12)):
            ask = dice.pick(table.asks)
            table.answer(ask.seat, dice.pick(ask.keys))

        stored = json.loads(json.dumps(checkpoint.written(checkpoint.take(table))))
        twin = checkpoint.resume(checkpoint.read(stored, table.journal.header), table.journal.header)

        assert asked(twin) == asked(table) and twin.hash() == table.hash() and twin.answers == table.answers
        while not table.over:
            ask = dice.pick(table.asks)
            key = dice.pick(ask.keys)
            assert table.answer(ask.seat, key) == twin.answer(ask.seat, key)
            assert asked(twin) == asked(table) and twin.hash() == table.hash()


def test_events_told_before_the_beat_are_counted_not_repeated() -> None:
    table = open_table("pebbles", 2, "log")
    assert table.journal is not None
    for seat in (0, 1):
        table.answer(seat, "bid:1")
        table.answer(seat, "yes")
    mark = checkpoint.take(table)

    twin = checkpoint.resume(mark, table.journal.header)

    assert mark.told + len(twin.log) == len(table.log)


def test_a_table_is_settled_when_nothing_can_be_taken_back() -> None:
    table = open_table("pebbles", 2, "settled")
    assert checkpoint.settled(table)
    for seat in (0, 1):
        table.answer(seat, "bid:1")
        assert not checkpoint.settled(table)
        table.answer(seat, "yes")

    assert checkpoint.settled(table)


def test_a_checkpoint_can_be_handed_to_another_process() -> None:
    table = open_table("pebbles", 2, "pickle")
    assert table.journal is not None
    table.answer(0, "bid:2")

    mark = pickle.loads(pickle.dumps(checkpoint.take(table)))

    assert asked(checkpoint.resume(mark, table.journal.header)) == asked(table)


def test_a_finished_table_resumes_as_finished() -> None:
    table = open_table("pebbles", 2, "finished")
    assert table.journal is not None
    dice = FastChance(3)
    while not table.over:
        ask = dice.pick(table.asks)
        table.answer(ask.seat, dice.pick(ask.keys))

    twin = checkpoint.resume(checkpoint.take(table), table.journal.header)

    assert twin.over and twin.result == table.result
