"""Journals: taken along before the end they tell no secret, after it everything; taken in, they go on."""

from __future__ import annotations

from typing import Any

import msgspec

from gruft.table.chance import commitment
from gruft.table.game import register
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.replay import close, verify
from tests import harness
from tests.server.support import Person, Server, play_on
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def journal(server: Server, table_id: str, token: str) -> Journal:
    answer = server.call("GET", f"/api/tables/{table_id}/journal", token=token)
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    return Journal.parse(answer.text, "journal")


def bring(server: Server, text: str, *kinds: str) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    answer = server.call("POST", "/api/tables/import", {"journal": text, "seats": seats})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def test_who_plays_with_nobody_but_bots_takes_the_game_along_at_any_time(server: Server) -> None:
    table = server.open("me", "hotseat", "bot:random")
    me = Person(server, table["id"], table["token"])
    me.answered("bid:1", me.asks[0]["seat"])

    whole = journal(server, table["id"], table["token"])
    others = [journal(server, table["id"], token) for token in (table["spectator"], table["coach"][0]["token"])]

    assert whole.header.seed is not None and whole.entries
    assert [told.header.seed for told in others] == [None, None]
    again = bring(server, whole.text(), "me", "hotseat", "hotseat")
    there = Person(server, again["id"], again["token"])
    assert there.welcome["table"]["options"] == me.welcome["table"]["options"]


def test_before_the_end_a_journal_tells_only_ones_own_answers(server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    for person in (red, blue):
        person.answered("bid:1")
        person.answered("yes")

    told = {
        role: journal(server, table["id"], token)
        for role, token in (
            ("red", table["token"]),
            ("coach", table["coach"][0]["token"]),
            ("blue", table["seats"][1]["token"]),
            ("spectator", table["spectator"]),
        )
    }

    assert [(entry.seat, entry.key) for entry in told["red"].entries] == [(0, "bid:1"), (0, "yes")]
    assert told["coach"].entries == told["red"].entries
    assert {entry.seat for entry in told["blue"].entries} == {1} and told["spectator"].entries == []
    for one in told.values():
        assert one.header.seed is None and one.header.commitment == red.welcome["commitment"]
        assert one.setup == [] and all(entry.draws == [] for entry in one.entries)


def test_after_the_end_everybody_can_check_the_dice(server: Server) -> None:
    table = server.open("hotseat", "hotseat")
    person = Person(server, table["id"], table["token"])
    play_on([person], lambda ask: ask["options"][-1]["key"])

    told = journal(server, table["id"], table["spectator"])

    assert verify(told) == [] and told.closing["over"] is True
    assert told.header.commitment == person.welcome["commitment"]
    assert told.header.seed == person.state["result"]["seed"]


def test_a_finished_journal_opens_to_be_looked_at(server: Server) -> None:
    text = close(harness.random_game("pebbles", 2, 4)).text()

    table = bring(server, text)
    person = Person(server, table["id"], table["token"])

    assert person.state["over"] and person.welcome["imported"]
    view = server.call("GET", f"/api/tables/{table['id']}/moment/2?seat=1", token=table["spectator"]).json()
    assert view["number"] == 2 and view["length"] == person.state["length"]


def test_an_unfinished_journal_goes_on(server: Server) -> None:
    game = open_table("pebbles", 2, "brought along")
    game.answer(0, "bid:2")
    game.answer(0, "yes")
    assert game.journal is not None

    table = bring(server, close(game).text(), "me", "friend")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])

    assert red.asks == [] and blue.asks[0]["kind"] == "bid"
    play_on([red, blue], lambda ask: ask["options"][0]["key"])
    assert verify(journal(server, table["id"], table["token"])) == []


def test_a_journal_of_something_impossible_is_refused(server: Server) -> None:
    game = open_table("pebbles", 2, "impossible")
    assert game.journal is not None
    header = game.journal.header
    change = msgspec.structs.replace
    cases = [
        change(header, seats=10**9),
        change(header, seats=-1),
        change(header, game="chess"),
        change(header, options={"pebbles": [1]}),
        change(header, options={"stones": 3}),
        change(header, position={"state": {"bag": ["stone:red.0"] * 9}}),
        change(header, position={"state": {"pebbles": [10**30, -5]}}),
        change(header, position={"beat": "nowhere"}),
        change(header, position={"state": {"seats": 7, "lead": 99}, "beat": "rolling"}),
        change(header, position={"answers": [[9, "bid:1"]]}),
        change(header, seed="another seed"),
    ]

    for case in cases:
        told = Journal(case)
        answer = server.call("POST", "/api/tables/import", {"journal": told.text()})
        assert answer.status_code == 400 and answer.json()["code"], case


def test_what_is_no_journal_is_refused_with_the_reason(server: Server) -> None:
    whole = close(harness.random_game("pebbles", 2, 4)).text()
    lines = whole.splitlines()
    secret = open_table("pebbles", 2, "no seed")
    assert secret.journal is not None
    secret.journal.header = type(secret.journal.header)("pebbles", 2, {"pebbles": 3}, "x", "y")
    cases = {
        "": "journal.not_one",
        "hello": "journal.not_one",
        "\n".join(lines[:-1]): "journal.cut",
        whole.replace("bid:", "bad:", 1): "journal.edited",
        close(secret).text(): "journal.no_seed",
    }

    for text, code in cases.items():
        answer = server.call("POST", "/api/tables/import", {"journal": text})
        assert (answer.status_code, answer.json()["code"]) == (400, code), text[:80]
    foreign = Journal(
        msgspec.structs.replace(secret.journal.header, game="chess", seed="s", commitment=commitment("s"))
    )
    told = server.call("POST", "/api/tables/import", {"journal": foreign.text()}).json()
    assert (told["code"], told["args"]) == ("game.unknown", {"game": "chess"})
    wrong = server.call("POST", "/api/tables/import", {"journal": whole, "seats": [{"kind": "me"}] * 3})
    assert wrong.json()["code"] == "options.seats"


def test_a_journal_of_other_components_is_asked_about_and_goes_on_once_agreed_to(server: Server) -> None:
    whole = Journal.parse(close(harness.random_game("pebbles", 2, 4)).text(), "journal")
    whole.header = msgspec.structs.replace(whole.header, content="0123456789abcdef")

    asked = server.call("POST", "/api/tables/import", {"journal": whole.text()})
    assert asked.status_code == 400 and asked.json()["code"] == "journal.other_components"
    for agreed, code in (("fedcba9876543210", 400), (asked.json()["args"]["digest"], 201)):
        answer = server.call("POST", "/api/tables/import", {"journal": whole.text(), "agreed": agreed})
        assert answer.status_code == code, answer.text
