"""Slow games: everybody has their time, and what happens then was agreed at the start."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from gruft.server.tables.pace import DAY, Pace
from gruft.table.ask import PASS
from tests.server.support import Person, Server


def slow(server: Server, late: str, pace: str = "day") -> tuple[dict[str, Any], Person, Person]:
    table = server.open("me", "friend", pace=pace, late=late)
    red = Person(server, table["id"], table["token"])
    return table, red, Person(server, table["id"], table["seats"][1]["token"])


def days_pass(server: Server, table: dict[str, Any], days: float) -> None:
    """As if everybody had been asked so much earlier."""
    with sqlite3.connect(server.db, timeout=10) as connection:
        query = "SELECT asked FROM tables WHERE id = ?"
        (asked,) = connection.execute(query, (table["id"],)).fetchone()
        earlier = {seat: at - int(days * DAY) for seat, at in json.loads(asked).items()}
        connection.execute("UPDATE tables SET asked = ? WHERE id = ?", (json.dumps(earlier), table["id"]))


def test_only_who_is_asked_anew_has_all_the_time_again() -> None:
    pace = Pace("day", "bot", {0: 100, 1: 200})

    pace.asked = pace.after([0, 1, 2], answered=1, at=500)

    assert pace.asked == {0: 100, 1: 500, 2: 500}
    assert pace.overdue(DAY + 99) == [] and pace.overdue(DAY + 100) == [0]
    assert Pace("live", "bot", {0: 1}).overdue(100 * DAY) == []


def test_when_time_is_over_a_bot_takes_the_seat_until_its_player_takes_it_back(server: Server) -> None:
    table, red, blue = slow(server, "bot")
    red.answered("bid:1")
    red.answered("yes")

    days_pass(server, table, 1.01)
    red.until(lambda: red.presence[1]["level"] is not None)
    red.until(lambda: bool(red.asks))

    answer = server.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": None}, token=blue.token)
    assert answer.status_code == 201 and answer.json()["seats"][1]["level"] is None


def test_when_time_is_over_one_decision_is_passed_and_the_seat_stays_the_players(server: Server) -> None:
    table, red, blue = slow(server, "pass")
    red.answered("bid:1")
    red.answered("yes")
    for _ in range(2):  # neither question can be passed, so a bot makes these two decisions
        before = blue.asks
        assert before
        days_pass(server, table, 1.01)
        blue.until(lambda before=before: blue.asks != before)

    blue.up_to_date()
    red.up_to_date()
    assert blue.presence[1]["level"] is None and red.presence[1]["level"] is None


def test_where_passing_is_allowed_the_decision_is_passed_and_no_bot_thinks(server: Server) -> None:
    table, red, blue = slow(server, "pass")
    for person, bid in ((red, "bid:2"), (blue, "bid:0")):
        person.answered(bid)
        person.answered("yes")
    red.until(lambda: bool(red.asks))
    assert [ask["kind"] for ask in red.asks] == ["keep"] and not blue.asks

    days_pass(server, table, 1.01)
    blue.until(lambda: bool(blue.asks))  # the points go to whoever sits next

    with sqlite3.connect(server.db, timeout=10) as connection:
        query = "SELECT seat, key, by FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        assert connection.execute(query, (table["id"],)).fetchone() == (0, PASS, None)
    blue.up_to_date()
    assert [ask["kind"] for ask in blue.asks] == ["extra"] and blue.presence[0]["level"] is None


@pytest.mark.parametrize(
    ("late", "pace", "days"), [("wait", "day", 9.0), ("bot", "three_days", 2.9), ("bot", "day", 0.9)]
)
def test_nothing_happens_before_or_where_people_agreed_to_wait(
    server: Server, late: str, pace: str, days: float
) -> None:
    table, _, blue = slow(server, late, pace)
    days_pass(server, table, days)

    blue.drain(0.8)

    assert blue.presence[1]["level"] is None and blue.asks


def test_the_list_of_my_tables_says_until_when(server: Server) -> None:
    table, red, _ = slow(server, "bot", "three_days")
    live = server.open("me", "friend")

    told = server.call("POST", "/api/tables/mine", {"tokens": [table["token"], live["token"]]}).json()

    assert told[0]["your_turn"] and told[0]["due"] > told[0]["updated"] and told[1]["due"] is None
    assert red.welcome["table"]["pace"] == "three_days" and red.welcome["table"]["late"] == "bot"
