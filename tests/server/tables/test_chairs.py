"""Chairs of friends: one nobody has sat in goes to a bot at once, one whose player is here or was just now does not.

At a server where people may be away for ten minutes, so that nothing here comes of their being long gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gruft.table.chance import pledge
from tests.server.support import Person, Server, play_on


@pytest.fixture
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("chairs") / "tables.db"), away_seconds=600.0)
    yield running
    running.stop()


def to_a_bot(server: Server, table: dict[str, Any], seat: int = 1) -> tuple[int, str]:
    """What the server says when whoever opened the table lets a bot play a seat."""
    path = f"/api/tables/{table['id']}/seats/{seat}"
    told = server.call("POST", path, {"bot": "random"}, table["token"])
    return told.status_code, told.json().get("code", "")


def test_a_chair_nobody_has_sat_in_goes_to_a_bot_at_once(patient: Server) -> None:
    table = patient.open("me", "friend")
    red = Person(patient, table["id"], table["token"])

    assert to_a_bot(patient, table) == (201, "")

    play_on([red], lambda ask: ask["options"][0]["key"])
    assert red.state["result"]["winners"]


def test_the_chair_of_somebody_who_is_here_or_has_just_gone_is_theirs(patient: Server) -> None:
    table = patient.open("me", "friend")
    red, blue = (Person(patient, table["id"], token) for token in (table["token"], table["seats"][1]["token"]))
    assert to_a_bot(patient, table) == (409, "seat.present")

    blue.close()
    red.until(lambda: not red.presence[1]["online"])

    assert to_a_bot(patient, table) == (409, "seat.present")


@pytest.mark.parametrize("way", ["mixed", "answered", "looked"])
def test_a_chair_stays_theirs_though_the_server_has_begun_anew(patient: Server, way: str) -> None:
    table = patient.open("me", "friend")
    red = Person(patient, table["id"], table["token"])
    blue = Person(patient, table["id"], table["seats"][1]["token"])
    if way == "mixed":
        assert blue.request("contribution", seat=1, pledge=pledge(bytes(32)))["status"] == "accepted"
    elif way == "answered":
        blue.answered("bid:0")
    else:
        blue.close()
        red.until(lambda: not red.presence[1]["online"])
        assert red.request("chat", text="gone")["status"] == "accepted"

    if way == "looked":
        patient.stop()
    else:
        patient.kill()
    patient.start()

    assert to_a_bot(patient, table) == (409, "seat.present")


def test_a_seat_a_bot_plays_is_not_my_turn(patient: Server) -> None:
    table = patient.open("me", "friend")

    def mine() -> dict[str, Any]:
        found: list[dict[str, Any]] = patient.call("POST", "/api/tables/mine", {"tokens": [table["token"]]}).json()
        return found[0]

    assert mine()["your_turn"]

    assert to_a_bot(patient, table, 0) == (201, "")

    assert 0 in mine()["waiting"] and not mine()["your_turn"]
