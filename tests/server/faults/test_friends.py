"""kill -9 of the server while two friends mix chance, answer and take back: each step is there once, and is honest."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from gruft.table.chance import pledge
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.replay import verify
from tests.server.faults.crowd import stored_rows
from tests.server.support import Person, Server, play_on
from tests.table.pebbles import PEBBLES

register(PEBBLES)
RED, BLUE = bytes(range(32)), bytes(range(32, 64))


class Friends:
    """Two people at a server that dies whenever one of them has asked for something."""

    def __init__(self, server: Server, kills: set[int]) -> None:
        self.server = server
        self.kills = kills
        self.asked = 0
        self.table = server.open("me", "friend")
        tokens = (self.table["token"], self.table["seats"][1]["token"])
        self.people = [Person(server, self.table["id"], token) for token in tokens]

    def ask(self, seat: int, kind: str, **wanted: Any) -> str:
        """Ask, let the server die before it can say anything, and ask again under the same id; what it says then."""
        person, name = self.people[seat], secrets.token_hex(8)
        self.asked += 1
        if self.asked in self.kills:
            person.send({"type": kind, "id": name, "seat": seat, **wanted})
            self.server.kill()
            self.server.start()
            for one in self.people:
                one.join()
        status: str = person.request(kind, id=name, seat=seat, **wanted)["status"]
        for one in self.people:
            one.up_to_date()
        return status

    def answers(self, seat: int, key: str) -> str:
        ask = next(ask for ask in self.people[seat].asks if ask["seat"] == seat)
        return self.ask(seat, "answer", ask=ask["id"], key=key)


def mix_answer_and_take_back(folder: Path, kills: set[int]) -> None:
    server = Server(str(folder / "tables.db"))
    try:
        friends = Friends(server, kills)
        told = [
            friends.ask(0, "contribution", pledge=pledge(RED)),
            friends.ask(1, "contribution", mix=BLUE.hex()),
            friends.ask(0, "contribution", mix=RED.hex()),
            friends.answers(0, "bid:1"),
            friends.ask(0, "undo"),
            friends.answers(0, "bid:2"),
            friends.answers(1, "bid:1"),
            friends.answers(0, "yes"),
        ]
        assert told == ["accepted"] * 8
        rows = stored_rows(server.db)[friends.table["id"]]
        mixed, taken_back = [(0, ""), (1, ""), (0, "")], (0, "")  # entries of their own, without a key
        answered = [(0, "bid:1"), taken_back, (0, "bid:2"), (1, "bid:1"), (0, "yes")]
        assert [(row.seat, row.key) for row in rows] == [*mixed, *answered] and all(row.asked for row in rows)
        play_on(friends.people, lambda ask: ask["options"][0]["key"])
        place = f"/api/tables/{friends.table['id']}/journal"
        journal = Journal.parse(server.call("GET", place, token=friends.table["token"]).text, "journal")
        assert verify(journal) == []
        assert [entry.mix for entry in journal.entries if entry.mix] == [BLUE.hex(), RED.hex()]
    finally:
        server.stop()


def test_a_server_that_dies_while_friends_mix_and_take_back_does_everything_once(tmp_path: Path) -> None:
    mix_answer_and_take_back(tmp_path, {2, 3, 5, 7})


@pytest.mark.long
def test_a_server_that_dies_at_every_step_of_friends_does_everything_once(tmp_path: Path) -> None:
    mix_answer_and_take_back(tmp_path, set(range(1, 9)))
