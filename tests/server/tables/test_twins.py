"""Twin worlds on the wire: tables that differ only in somebody's secret answers send everybody else the same bytes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from unittest.mock import patch

import pytest

from gruft.server import bodies
from gruft.server.store.database import connect, database_url
from gruft.server.tables import opening
from gruft.table.game import register
from gruft.table.opening import open_table
from gruft.table.replay import close
from tests.server.support import Person, Server
from tests.table.pebbles import PEBBLES

register(PEBBLES)


class World:
    """A table whose chance is known, everybody at it, and a spectator.

    Friends get fresh chance from the server, which would tell two worlds apart, so it is laid into the database.
    """

    def __init__(self, server: Server, game: str, seats: int, seed: str) -> None:
        me, *friends = [bodies.NewSeat("me"), *(bodies.NewSeat("friend") for _ in range(seats - 1))]
        file = bodies.JournalFile(close(open_table(game, seats, seed)).text(), [me, *friends])
        with patch.object(opening, "new_seed", lambda: f"fresh {seed}"):
            made = opening.from_journal(file)
        opened = made.opened()
        with connect(database_url(server.db)).execution_options(writing=True).begin() as connection:
            for statement, parameters in made.statements():
                connection.execute(statement, parameters)
        self.id = opened.id
        tokens = [opened.token, *(seat.token or "" for seat in opened.seats[1:])]
        self.people = [Person(server, self.id, token) for token in tokens]
        self.watcher = Person(server, self.id, opened.spectator)

    def heard(self, *but: int) -> list[list[str]]:
        """What everybody else was sent, without names that only tell tables and questions apart."""
        others = [person for seat, person in enumerate(self.people) if seat not in but] + [self.watcher]
        for person in others:
            person.quiet()
        mine = ('{"type":"presence"', '{"type":"reply"')
        return [[_masked(data, self.id) for data in one.received if not data.startswith(mine)] for one in others]

    def close(self) -> None:
        for person in (*self.people, self.watcher):
            person.close()


def _masked(data: str, table_id: str) -> str:
    data = data.replace(table_id, "TABLE")
    data = re.sub(r'"created":"[^"]*"', '"created":""', data)
    return re.sub(r'"id":"[0-9a-f]{18}"', '"id":""', data)


def play_secretly(person: Person, dice: random.Random, undo: bool) -> list[str]:
    """Answer one's own part of a simultaneous choice at random until nothing is asked any more."""
    chosen = []
    for _ in range(30):
        if not person.asks:
            break
        chosen.append(dice.choice(person.asks[0]["options"])["key"])
        person.answered(chosen[-1])
        if undo and person.asks and person.state["parts"][0]["can_undo"] and dice.random() < 0.4:
            ask = person.asks[0]["id"]
            assert person.request("undo", seat=person.asks[0]["seat"])["status"] == "accepted"
            person.until(lambda ask=ask: person.asks[0]["id"] != ask)
    return chosen


def all_answer_alike(world: World) -> None:
    """A simultaneous choice, everybody taking their first option."""
    kind = world.people[0].asks[0]["kind"]
    for person in world.people:
        while person.asks and person.asks[0]["kind"] == kind:
            person.answered(person.asks[0]["options"][0]["key"])
    for person in (*world.people, world.watcher):
        person.until(lambda person=person: len(person.state["waiting"]) == len(world.people))


@pytest.mark.parametrize(
    ("game", "seats", "rounds", "tries"), [("pebbles", 3, 0, 6), ("lords", 3, 0, 1), ("lords", 3, 1, 3)]
)
def test_nobody_can_tell_what_somebody_chose_secretly(
    server: Server, game: str, seats: int, rounds: int, tries: int
) -> None:
    differed = 0
    for attempt in range(tries):
        worlds = [World(server, game, seats, f"twins {attempt}") for _ in range(2)]
        for world in worlds:
            for _ in range(rounds):
                all_answer_alike(world)
            assert len(world.watcher.state["waiting"]) == seats, "a simultaneous choice is open"
        chosen = [
            play_secretly(world.people[0], random.Random(10 * attempt + number), undo=number == 1)
            for number, world in enumerate(worlds)
        ]

        assert worlds[0].heard(0) == worlds[1].heard(0), attempt
        differed += chosen[0] != chosen[1]
        for world in worlds:
            world.close()

    assert differed


@pytest.mark.parametrize(("game", "rounds"), [("pebbles", 0), ("lords", 0), ("lords", 1)])
def test_nor_what_was_chosen_secretly_before_a_restart(tmp_path: Path, game: str, rounds: int) -> None:
    """Who comes back is shown everything anew, and what is still hidden is not among it."""
    server = Server(str(tmp_path / "tables.db"))
    try:
        worlds = [World(server, game, 3, "twins again") for _ in range(2)]
        chosen = []
        for number, world in enumerate(worlds):
            for _ in range(rounds):
                all_answer_alike(world)
            chosen.append(play_secretly(world.people[0], random.Random(number), undo=number == 1))
        server.kill()
        server.start()
        for world in worlds:
            for person in (*world.people[1:], world.watcher):
                person.received.clear()
                person.join()
                person.up_to_date()

        assert chosen[0] != chosen[1]
        assert worlds[0].heard(0) == worlds[1].heard(0)
        for world in worlds:
            world.close()
    finally:
        server.stop()
