"""kill -9 of the server between two quests of a campaign: every step of the campaign phase is there afterwards."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gruft.table.chance import FastChance
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.position import write_position
from tests.games.descent.campaign.phase import H, by_quest, decided
from tests.harness.play import at_random
from tests.server.faults.crowd import LOST, stored_rows
from tests.server.support import Person, Server

MOST = 60
ON = ("done", "pass", "keep")
"""What leads from one step to the next."""
STEPS = ["shop", "train", "scheme", "choose_quest", "place_hero"]
"""What is asked on the way, up to the next quest."""


def between_quests() -> str:
    """A journal that begins with the shopping after the first quest."""
    with decided(by_quest({}, H)):
        table, dice = open_table("descent", 2, "way", {"mode": "campaign"}), FastChance(3)
        for _ in range(MOST):
            if table.asks[0].kind == "shop":
                break
            table.answer(*at_random(table, dice))
        assert table.journal is not None and table.asks[0].kind == "shop"
        position: dict[str, Any] = json.loads(json.dumps(write_position(table, "way")))
        return Journal(msgspec.structs.replace(table.journal.header, position=position)).text()


def key_of(ask: dict[str, Any], times: int) -> str:
    """Something is done at each step first, then it goes on."""
    keys: list[str] = [option["key"] for option in ask["options"]]
    return next((key for key in keys if key in ON), keys[0]) if times else keys[0]


def play_through_the_phase(folder: Path, harm: Callable[[Server, int], None], answers: int) -> None:
    server = Server(str(folder / "tables.db"))
    told: list[tuple[int, str]] = []
    times: dict[str, int] = {}
    try:
        answer = server.call("POST", "/api/tables/import", {"journal": between_quests()}, timeout=300)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        person = Person(server, table["id"], table["token"], hello=False)
        come_back(person)
        for number in range(answers):
            ask = person.asks[0]
            key = key_of(ask, times.get(ask["kind"], 0))
            times[ask["kind"]] = times.get(ask["kind"], 0) + 1
            assert person.answer(key, ask["seat"])["status"] == "accepted"
            told.append((ask["seat"], key))

            harm(server, number)
            come_back(person)

            assert [(row.seat, row.key) for row in stored_rows(server.db)[table["id"]] if row.asked] == told
            assert person.asks and person.asks[0]["id"] != ask["id"]
        assert [*times] == STEPS
    finally:
        server.stop()


def come_back(person: Person) -> None:
    """As a browser does: again and again, because a table that is read slowly is told to come later."""
    for _ in range(30):
        try:
            person.join()
        except LOST:
            time.sleep(0.5)
        else:
            return
    raise AssertionError("the server does not come back")


def kill(server: Server, number: int) -> None:
    server.kill()
    server.start()


def kill_at_first(server: Server, number: int) -> None:
    if number in (0, 3, 6):
        kill(server, number)


def test_a_server_that_dies_between_two_steps_of_a_campaign_loses_none(tmp_path: Path) -> None:
    play_through_the_phase(tmp_path, kill_at_first, 8)


@pytest.mark.long
def test_a_server_that_dies_after_every_answer_of_the_campaign_phase_loses_none(tmp_path: Path) -> None:
    play_through_the_phase(tmp_path, kill, 8)
