"""The next game of the same people: one table for all of them, whoever asks first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.support import Person, Server, play_on

SEATS = [{"kind": "friend", "name": "Blue"}, {"kind": "me", "name": "Red"}]
TURNED = {"table": {"game": "pebbles", "seats": SEATS}, "was": [1, 0]}
BY_BLUE = {"table": {"game": "pebbles", "seats": SEATS[::-1]}, "was": [1, 0]}


def ask(server: Server, table: dict[str, Any], token: str, wanted: dict[str, Any] = TURNED) -> Any:
    return server.call("POST", f"/api/tables/{table['id']}/next", wanted, token)


def known(server: Server, table: dict[str, Any], token: str) -> str | None:
    by: str | None = server.call("GET", f"/api/tables/{table['id']}/next", token=token).json()["by"]
    return by


@pytest.fixture
def played(server: Server) -> dict[str, Any]:
    """A finished game of two."""
    table = server.open("me", "friend")
    people = [Person(server, table["id"], token) for token in (table["token"], table["seats"][1]["token"])]
    play_on(people, lambda ask: ask["options"][0]["key"])
    return table


def test_the_first_opens_it_and_the_others_come_to_their_seats_there(server: Server, played: dict[str, Any]) -> None:
    red, blue, watching = played["token"], played["seats"][1]["token"], played["spectator"]
    assert known(server, played, blue) is None

    opened = ask(server, played, red).json()
    assert known(server, played, blue) == known(server, played, watching) == "Player 0"
    found = ask(server, played, blue, BY_BLUE).json()

    assert found["id"] == opened["id"] and found["opened"] is None
    assert Person(server, opened["id"], opened["token"]).welcome["you"] == [1]
    assert Person(server, opened["id"], found["token"]).welcome["you"] == [0]


def test_who_comes_twice_or_from_another_device_gets_the_same_link(server: Server, played: dict[str, Any]) -> None:
    blue = played["seats"][1]["token"]
    opened = ask(server, played, played["token"]).json()

    first, second = (ask(server, played, blue).json() for _ in range(2))

    assert first == second and first["token"] not in (blue, opened["token"], opened["opened"]["seats"][0]["token"])
    assert ask(server, played, played["token"]).json()["id"] == opened["id"]


def test_it_is_for_players_after_the_end(server: Server, played: dict[str, Any]) -> None:
    running = server.open("me", "friend")
    assert ask(server, running, running["token"]).json()["code"] == "table.not_over"
    assert ask(server, played, played["spectator"]).json()["code"] == "link.not_allowed"
    assert ask(server, played, running["token"]).status_code == 404
    assert ask(server, played, played["token"], TURNED | {"was": [0]}).json()["code"] == "request.invalid"
    assert known(server, played, played["token"]) is None


def test_a_seat_that_goes_to_a_bot_is_nobodys(server: Server, played: dict[str, Any]) -> None:
    seats = [{"kind": "bot", "name": "Bot", "level": "random"}, SEATS[1]]
    ask(server, played, played["token"], {"table": {"game": "pebbles", "seats": seats}, "was": [1, 0]})

    assert ask(server, played, played["seats"][1]["token"]).json()["code"] == "link.not_allowed"


@pytest.mark.parametrize(("game", "begins"), [("lords", "start"), ("tyrants", "first"), ("domains", "first")])
def test_another_begins_the_next_game_and_everybody_keeps_their_seat(server: Server, game: str, begins: str) -> None:
    kinds = ("me", "hotseat", "hotseat")
    table, began = server.open(*kinds, game=game), []
    for _ in range(3):
        person = Person(server, table["id"], table["token"])
        began.append(person.part(0)["view"][begins])
        options = person.welcome["table"]["options"]
        person.request("chat", ref="motion:end")
        person.close()
        wanted = {"game": game, "options": options, "seats": [{"kind": kind, "name": kind} for kind in kinds]}
        table = ask(server, table, table["token"], {"table": wanted, "was": [0, 1, 2]}).json()

    assert began == [(began[0] + step) % 3 for step in range(3)]


def test_where_the_next_table_was_deleted_another_one_follows(server: Server, played: dict[str, Any]) -> None:
    first = ask(server, played, played["token"]).json()
    assert server.call("DELETE", f"/api/tables/{first['id']}", token=first["token"]).status_code == 200
    assert known(server, played, played["token"]) is None

    second = ask(server, played, played["seats"][1]["token"], BY_BLUE).json()

    assert second["opened"] is not None and second["id"] != first["id"]
    assert known(server, played, played["token"]) == "Player 1"
