"""Leaving a seat for good: giving up, and handing it over to somebody else."""

from __future__ import annotations

from typing import Any

from tests.server.support import Person, Server, play_on
from tests.server.tables.test_live import two_players


def seat(server: Server, table: dict[str, Any], number: int, change: dict[str, Any], token: str) -> Any:
    return server.call("POST", f"/api/tables/{table['id']}/seats/{number}", change, token)


def test_who_gives_up_has_a_bot_play_to_the_end_and_everybody_sees_it(server: Server) -> None:
    table, red, blue = two_players(server)
    friend = table["seats"][1]["token"]

    given = seat(server, table, 1, {"gives_up": True}, friend)
    red.until(lambda: red.presence[1]["gave_up"])

    assert given.status_code == 201 and given.json()["seats"][1]["level"] == "greedy"
    again = seat(server, table, 1, {"bot": None}, friend)
    assert (again.status_code, again.json()["code"]) == (409, "seat.gave_up")
    named = seat(server, table, 1, {"name": "Blau"}, friend).json()["seats"][1]
    assert (named["name"], named["gave_up"]) == ("Blau", True)
    play_on([red], lambda ask: ask["options"][0]["key"])
    assert red.state["result"]["winners"]
    mine = server.call("POST", "/api/tables/mine", {"tokens": [table["token"]]}).json()[0]
    plays = server.call("POST", "/api/tables/plays", {"tokens": [table["token"]]}).json()[0]
    assert [[one["gave_up"] for one in told["seats"]] for told in (mine, plays)] == [[False, True]] * 2
    blue.close()


def test_a_finished_game_is_given_up_by_nobody(server: Server) -> None:
    table = server.open("me", "bot:random")
    red = Person(server, table["id"], table["token"])
    play_on([red], lambda ask: ask["options"][0]["key"])

    late = seat(server, table, 0, {"gives_up": True}, table["token"])

    assert (late.status_code, late.json()["code"]) == (409, "table.over")


def test_who_hands_over_their_seat_looks_on_and_the_other_plays(server: Server) -> None:
    table, red, blue = two_players(server)
    friend = table["seats"][1]["token"]
    red.answered("bid:1")

    fresh = server.call("POST", f"/api/tables/{table['id']}/seats/1/link", None, friend).json()

    assert (fresh["role"], fresh["seat"]) == ("player", 1)
    onlooker, other = (Person(server, table["id"], token) for token in (friend, fresh["token"]))
    assert (onlooker.welcome["role"], onlooker.welcome["you"]) == ("spectator", [])
    assert (other.welcome["role"], other.welcome["you"]) == ("player", [1])
    assert seat(server, table, 1, {"name": "x"}, friend).status_code == 403
    red = Person(server, table["id"], table["token"])
    play_on([red, other], lambda ask: ask["options"][0]["key"])
    assert red.state["result"]["winners"]
    blue.close()


def test_who_opened_the_table_may_hand_over_and_stays_its_host(server: Server) -> None:
    table = server.open("me", "hotseat", "bot:random")
    one = server.call("POST", f"/api/tables/{table['id']}/seats/1/link", None, table["token"]).json()
    host = Person(server, table["id"], table["token"])
    assert (host.welcome["role"], host.welcome["you"]) == ("player", [0])
    host.close()

    two = server.call("POST", f"/api/tables/{table['id']}/seats/0/link", None, table["token"]).json()

    host = Person(server, table["id"], table["token"])
    assert (host.welcome["role"], host.welcome["you"]) == ("spectator", [])
    people = [Person(server, table["id"], link["token"]) for link in (one, two)]
    play_on(people, lambda ask: ask["options"][0]["key"])
    assert server.call("DELETE", f"/api/tables/{table['id']}", None, table["token"]).status_code == 200
