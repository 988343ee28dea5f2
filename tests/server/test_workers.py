"""Bots that fail: the game goes on with a simple answer, and the incident is logged."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle

import pytest

from gruft import bots
from gruft.server.tables import workers
from gruft.server.tables.workers import BotFailed, Thought, Workers
from gruft.table import checkpoint
from gruft.table.chance import FastChance
from gruft.table.game import SLUGS, register
from gruft.table.journal import Header
from gruft.table.opening import open_table
from tests.server.support import Person, Server, eventually, play_on
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def situation() -> tuple[Header, checkpoint.Checkpoint]:
    table = open_table("lords", 2, "thinking")
    assert table.journal is not None
    return table.journal.header, checkpoint.take(table)


def ask_after(harm: str, caplog: pytest.LogCaptureFixture) -> tuple[str, list[str]]:
    """Ask a bot, do some harm to its process, ask again."""
    pool = Workers(1, limit=4.0)
    header, mark = situation()

    async def run() -> str:
        first = await pool.choose(header, mark, 0, "random")
        process = pool._all[0].process
        if harm == "kill":
            os.kill(process.pid, 9)
            process.join()
        elif harm == "stop":
            os.kill(process.pid, 19)  # SIGSTOP: it hangs
            pool.limit = 0.3
            with pytest.raises(BotFailed):
                await pool.choose(header, mark, 0, "random")
            pool.limit = 4.0
        elif harm == "unknown":
            with pytest.raises(BotFailed):
                await pool.choose(header, mark, 0, "nobody")
        again = await pool.choose(header, mark, 0, "random")
        assert first and again
        return again

    try:
        with caplog.at_level(logging.WARNING):
            key = asyncio.run(run())
    finally:
        pool.close()
    return key, [record.getMessage() for record in caplog.records if record.name == "gruft.server.workers"]


@pytest.mark.parametrize("harm", ["kill", "stop", "unknown"])
def test_a_worker_that_fails_is_replaced(harm: str, caplog: pytest.LogCaptureFixture) -> None:
    key, said = ask_after(harm, caplog)

    header, mark = situation()
    ask = checkpoint.resume(mark, header).ask_of(0)
    assert ask is not None and key in ask.keys
    assert bool(said) == (harm != "kill") and all("failed at lords, seat 0" in line for line in said)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_situation_of_every_game_can_be_sent_to_a_worker(slug: str) -> None:
    table = open_table(slug, seed="sent away")
    assert table.journal is not None
    dice = FastChance(1)
    for _ in range(25):
        ask = dice.pick(table.asks)
        table.answer(ask.seat, dice.pick(ask.keys))
    ask = table.asks[0]

    thought = pickle.loads(pickle.dumps(Thought(table.journal.header, checkpoint.take(table), ask.seat, "random", 3)))

    assert workers.think(thought) in ask.keys


def test_a_state_that_cannot_be_sent_is_a_failure_like_any_other() -> None:
    pool = Workers(1)
    header, mark = situation()
    mark.state = lambda: None

    with pytest.raises(BotFailed):
        asyncio.run(pool.choose(header, mark, 0, "random"))
    pool.close()


def test_a_bot_answers_with_what_is_offered() -> None:
    header, mark = situation()
    ask = checkpoint.resume(mark, header).ask_of(0)
    assert ask is not None

    for level in bots.NAMES:
        assert workers.think(Thought(header, mark, 0, level, 7)) in ask.keys


def test_a_game_goes_on_when_its_bots_cannot_think(server: Server) -> None:
    # The tiny game has nothing to evaluate by, so its greedy bots fail at every answer.
    table = server.open("me", "bot:greedy")
    person = Person(server, table["id"], table["token"])

    play_on([person], lambda ask: ask["options"][0]["key"])

    assert person.state["over"]


def test_after_a_restart_bots_go_on_by_themselves(server: Server) -> None:
    table = server.open("me", "bot:random")
    person = Person(server, table["id"], table["token"])
    person.answered("bid:2")
    person.answer("yes")
    person.close()

    def waiting() -> list[int]:
        told: list[int] = server.call("POST", "/api/tables/mine", {"tokens": [table["token"]]}).json()[0]["waiting"]
        return told

    eventually(lambda: waiting() == [0])
