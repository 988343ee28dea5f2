"""Since when a seat has only looked on: the beginning of "since your last turn"."""

from __future__ import annotations

import pytest

from gruft.server.tables.turns import Turns
from gruft.table.chance import FastChance
from tests.server.store.test_chronicle import begun
from tests.server.support import Person, Server


def test_what_happened_since_a_turn_begins_with_what_came_of_its_last_answer() -> None:
    turns = Turns()
    turns.took(0, 0, 1)
    turns.took(0, 1, 2)
    turns.took(1, 2, 3)

    assert turns.since(0, 3) == 1


def test_in_the_middle_of_a_turn_it_is_still_the_one_before_that_counts() -> None:
    turns = Turns()
    turns.took(0, 0, 1)
    turns.took(0, 1, 2)
    turns.took(1, 2, 4)
    turns.took(0, 4, 5)
    turns.took(0, 5, 6)

    assert turns.since(0, 6) == 1
    assert turns.since(0, 7) == 5


def test_others_who_choose_in_secret_end_no_turn() -> None:
    turns = Turns()
    turns.took(0, 0, 3)
    turns.took(1, 3, 3)
    turns.took(0, 3, 3)

    assert turns.since(0, 3) == 0


@pytest.mark.parametrize("game", ["lords", "domains"])
def test_a_turn_never_begins_in_the_future(game: str) -> None:
    chronicle, dice = begun(game, 3), FastChance(2)
    for _ in range(60):
        ask = dice.pick(chronicle.table.asks)
        chronicle.answer(ask.seat, dice.pick(ask.keys))

        assert all(chronicle.turns.since(seat, chronicle.moment) <= chronicle.moment for seat in range(3))


def test_after_days_the_server_still_knows_it(server: Server) -> None:
    table = server.open("me", "friend", game="pebbles")
    people = [Person(server, table["id"], token) for token in (table["token"], table["seats"][1]["token"])]
    for _ in range(3):
        for person in people:
            person.up_to_date()
            if person.asks:
                person.answered(person.asks[0]["options"][0]["key"])
    people[0].up_to_date()
    before = people[0].state["parts"][0]["turn"]

    server.kill()
    server.start()
    people[0].join()

    assert people[0].state["parts"][0]["turn"] == before
