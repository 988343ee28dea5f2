"""Answers nobody types come after a while, so that others do not learn from it that nobody was asked."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from gruft.server.tables.automatic import _while
from gruft.server.tables.room import Room
from tests.server.support import Person, Server

PAUSE = 0.6
LEAST, MOST = 0.5, 1.5
"""The shortest and the longest while, in pauses."""


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Server]:
    """A server that pauses as those of people do; the others in tests do not."""
    running = Server(str(tmp_path / "unhurried.db"), pass_pause=PAUSE)
    yield running
    running.stop()


def test_a_settled_answer_waits_between_half_a_pause_and_one_and_a_half_never_the_same() -> None:
    room = cast(Room, SimpleNamespace(house=SimpleNamespace(pass_pause=2.0)))

    whiles = [_while(room) / 2.0 for _ in range(500)]

    assert LEAST <= min(whiles) < 0.6 and 1.4 < max(whiles) <= MOST
    assert len(set(whiles)) > 300
    assert 0.9 < sum(whiles) / len(whiles) < 1.1, "the pause is what it takes on average"


def test_standing_orders_and_questions_with_nothing_left_are_answered_after_a_while(unhurried: Server) -> None:
    table = unhurried.open("me", "friend", options={"pebbles": 1})
    red = Person(unhurried, table["id"], table["token"])
    blue = Person(unhurried, table["id"], table["seats"][1]["token"])

    def takes(person: Person, key: str, until: Person, kind: str) -> float:
        """Seconds from an answer of one until the other is asked something."""
        begun = time.monotonic()
        person.answer(key)
        until.until(lambda: bool(until.asks) and until.asks[0]["kind"] == kind)
        return time.monotonic() - begun

    red.request("standing", seat=0, orders={"keep": {"key": "pass", "until": "round"}})
    red.answered("bid:1")
    red.answer("yes")
    blue.answered("bid:1")
    ordered = takes(blue, "yes", blue, "extra")  # red would keep or pass on the roll, and has said before: pass
    nothing_left = takes(blue, "extra:1", red, "bid")  # both may look, and have no pebble left for it

    assert ordered >= LEAST * PAUSE and nothing_left >= LEAST * PAUSE, (ordered, nothing_left)
