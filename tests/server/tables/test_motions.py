"""Agreeing on something: to end a game early, and whether everybody is ready."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from gruft.server.records import ChatLine
from gruft.server.store.reading import SignedEntry
from gruft.server.tables.talk import Talk, to_take_back
from gruft.table.game import register
from gruft.table.journal import Entry, Journal
from gruft.table.replay import verify
from tests.server.support import Person, Server, play_on
from tests.table.pebbles import PEBBLES

register(PEBBLES)


def said(*lines: tuple[int, str]) -> Talk:
    talk = Talk()
    for n, (seat, ref) in enumerate(lines, 1):
        talk.add(ChatLine(n, seat, f"Player {seat}", "", "", f"motion:{ref}"))
    return talk


def test_a_proposal_is_carried_when_everybody_has_agreed() -> None:
    assert not said((0, "end")).carried("end", {0, 1})
    assert said((0, "end"), (1, "end.yes")).carried("end", {0, 1})
    assert said((0, "end")).carried("end", {0})


def test_one_no_ends_a_proposal_and_an_old_yes_counts_no_more() -> None:
    assert not said((0, "end"), (1, "end.no"), (2, "end.yes")).carried("end", {0, 2})
    assert not said((0, "end"), (1, "end.yes"), (2, "end")).carried("end", {1, 2})
    assert not said((1, "end.yes")).carried("end", {1})
    assert not said((0, "ready"), (1, "ready.yes")).carried("end", {0, 1})


def test_a_game_ends_early_when_all_agree_and_stays_ended(server: Server) -> None:
    table = server.open("me", "friend", "bot:random")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    red.request("chat", ref="motion:end")
    blue.until(lambda: any(line["ref"] == "motion:end" for line in blue.chat))
    red.answered("bid:0", 0)

    blue.request("chat", ref="motion:end.yes")

    red.until(lambda: any('"closed"' in one[:20] for one in red.received))
    assert red.answer("yes", 0)["refusal"]["code"] == "table.ended_early"
    again = Person(server, table["id"], table["token"])
    assert again.welcome["closed"]["code"] == "table.ended_early"
    mine = server.call("POST", "/api/tables/mine", {"tokens": [table["token"]]}).json()
    assert mine[0]["over"] and mine[0]["result"] is None and not mine[0]["your_turn"]
    assert server.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"]).status_code == 200


def test_a_table_is_taken_along_when_all_agree_and_goes_on_elsewhere(server: Server) -> None:
    table = server.open("me", "friend", "bot:random")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    red.answered("bid:0", 0)

    def file(token: str) -> Journal:
        return Journal.parse(server.call("GET", f"/api/tables/{table['id']}/journal", token=token).text, "taken along")

    red.request("chat", ref="motion:move")
    blue.until(lambda: any(line["ref"] == "motion:move" for line in blue.chat))
    assert file(table["token"]).header.seed is None, "not before everybody has agreed"
    blue.request("chat", ref="motion:move.yes")

    for person in (red, blue):
        person.until(lambda person=person: any('"closed"' in one[:20] for one in person.received))
    assert red.answer("yes", 0)["refusal"]["code"] == "table.moved"
    again = Person(server, table["id"], table["token"])
    assert again.welcome["closed"]["code"] == "table.moved"
    whole = file(table["seats"][1]["token"])
    assert whole.header.seed is not None and (0, "bid:0") in {(one.seat, one.key) for one in whole.entries}
    assert file(table["spectator"]).header.seed is None and file(table["coach"][0]["token"]).header.seed is None
    seats = [{"kind": "friend"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
    there = server.call("POST", "/api/tables/import", {"journal": whole.text(), "seats": seats})
    assert there.status_code == 201, there.text
    new = Person(server, there.json()["id"], there.json()["token"])
    assert new.welcome["table"]["options"] == red.welcome["table"]["options"] and new.welcome["closed"] is None


def test_a_revealed_step_is_taken_back_when_the_others_grant_it(server: Server) -> None:
    table = server.open("me", "friend", "bot:random")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    for person, seat in ((blue, 1), (red, 0)):
        person.until(lambda person=person: person.asks)
        person.answered("bid:2" if person is red else "bid:0", seat)
    blue.answered("yes", 1)
    red.up_to_date()
    before = red.part(0)["asks"][0]
    assert before["kind"] == "sure"
    red.answered("yes", 0)  # all bids are shown, and the best bidder has rolled
    red.until(lambda: red.state["over"] or any(one["event"] == "bids_shown" for one in red.logs[0]))

    assert red.request("undo", seat=0)["refusal"]["code"] == "undo.revealed"
    assert red.request("chat", ref="motion:back")["status"] == "accepted"
    blue.until(lambda: any(line["ref"] == "motion:back" for line in blue.chat))
    blue.request("chat", ref="motion:back.yes")

    red.until(lambda: not any(one["event"] == "bids_shown" for one in red.logs[0]))
    assert [ask["kind"] for ask in red.part(0)["asks"]] == ["sure"]
    assert red.part(0)["asks"][0]["id"] != before["id"]
    red.until(lambda: any(step["kind"] == "back" for step in red.chance.get("steps", [])))
    again = Person(server, table["id"], table["token"])
    assert [ask["id"] for ask in again.asks] == [ask["id"] for ask in red.asks]
    red.answered("yes", 0)
    play_on([red, blue], lambda ask: ask["options"][-1]["key"])
    told = server.call("GET", f"/api/tables/{table['id']}/journal", token=table["token"]).text
    journal = Journal.parse(told, "journal")
    assert sum(bool(entry.back) for entry in journal.entries) == 1 and verify(journal) == []
    assert server.call("POST", "/api/tables/import", {"journal": told, "seats": []}).status_code == 201


def test_alone_with_bots_one_grants_it_oneself_and_may_go_back_again(server: Server) -> None:
    table = server.open("me", "hotseat")
    both = Person(server, table["id"], table["token"])
    assert both.request("chat", ref="motion:back")["refusal"]["code"] == "undo.nothing"
    for seat in (0, 1):
        both.answered("bid:1", seat)
        both.answered("yes", seat)

    both.request("chat", ref="motion:back")

    both.until(lambda: not any(one["event"] == "bids_shown" for one in both.logs[0]))
    assert [(ask["seat"], ask["kind"]) for ask in both.asks] == [(1, "sure")]
    both.request("chat", ref="motion:back")
    both.until(lambda: [(ask["seat"], ask["kind"]) for ask in both.asks] == [(1, "bid")])


def test_a_clock_that_is_put_back_takes_back_no_more_than_was_asked(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        table = server.open("me", "hotseat")
        both = Person(server, table["id"], table["token"])
        for seat in (0, 1):
            both.answered("bid:1", seat)
            both.answered("yes", seat)
        server.kill()
        server.settings["clock_behind"] = 3_600_000
        server.start()
        both.join()

        both.request("chat", ref="motion:back")
        both.until(lambda: [(ask["seat"], ask["kind"]) for ask in both.asks] == [(1, "sure")])
        both.answered("yes", 1)
        both.request("chat", ref="motion:back")
        both.until(lambda: [(ask["seat"], ask["kind"]) for ask in both.asks] == [(1, "sure")])
    finally:
        server.stop()


def test_who_does_not_grant_it_keeps_the_table_as_it_is(server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    red.answered("bid:1", 0)

    red.request("chat", ref="motion:back")
    blue.request("chat", ref="motion:back.no")
    blue.request("chat", ref="motion:back.yes")
    red.up_to_date()

    assert [ask["kind"] for ask in red.part(0)["asks"]] == ["sure"]


def given(*entries: tuple[str, Entry]) -> list[SignedEntry]:
    return [SignedEntry(n, 10 * n, link, entry) for n, (link, entry) in enumerate(entries, 1)]


def test_what_is_asked_back_is_the_last_answer_of_that_link_when_it_was_asked() -> None:
    told = given(("a", Entry(0, "x")), ("", Entry(1, "bot")), ("b", Entry(2, "y")), ("a", Entry(0, "later")))

    assert to_take_back(told, "a", 35) == 1 and to_take_back(told, "a", 45) == 4
    assert to_take_back(told, "b", 25) is None and to_take_back(told, "b", 35) == 3


def test_what_was_taken_back_since_is_not_taken_back_again() -> None:
    undone = given(("a", Entry(0, "w")), ("a", Entry(0, "x")), ("a", Entry(0, "", undo=True)))
    granted = given(("a", Entry(0, "w")), ("a", Entry(0, "x")), ("", Entry(0, "", undo=True, back=2)))

    for told in (undone, granted):
        assert to_take_back(told, "a", 25) is None and to_take_back(told, "a", 35) == 1


def test_who_shares_a_screen_is_asked_too_whatever_their_seats_are_called(server: Server) -> None:
    table = server.open("hotseat", "hotseat", "friend")
    friend = Person(server, table["id"], table["seats"][2]["token"])
    host = Person(server, table["id"], table["token"])

    for what in ("end", "move"):
        assert friend.request("chat", ref=f"motion:{what}")["status"] == "accepted"

    told = server.call("GET", f"/api/tables/{table['id']}/journal", token=table["seats"][2]["token"]).text
    assert Journal.parse(told, "journal").header.seed is None
    host.answered("bid:1", 0)
    assert host.request("chat", ref="motion:move.yes")["status"] == "accepted"
    friend.until(lambda: any('"closed"' in one[:20] for one in friend.received))


@contextmanager
def nothing_stored(server: Server, doing: str) -> Iterator[None]:
    """Something cannot be written meanwhile."""
    with closing(sqlite3.connect(server.db)) as plain:
        plain.execute(f"CREATE TRIGGER refuse BEFORE {doing} BEGIN SELECT RAISE(ABORT, 'not now'); END")
        yield
        plain.execute("DROP TRIGGER refuse")


@pytest.mark.parametrize("what", ["end", "move"])
def test_the_last_yes_and_what_follows_from_it_are_stored_together(tmp_path: Path, what: str) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        table = server.open("me", "friend")
        red = Person(server, table["id"], table["token"])
        blue = Person(server, table["id"], table["seats"][1]["token"])
        red.request("chat", ref=f"motion:{what}")
        blue.until(lambda: bool(blue.chat))

        with nothing_stored(server, "UPDATE OF over ON tables"):
            assert blue.request("chat", id="once", ref=f"motion:{what}.yes")["status"] == "later"
        assert blue.request("chat", id="once", ref=f"motion:{what}.yes")["status"] == "accepted"

        red.until(lambda: any('"closed"' in one[:20] for one in red.received))
        assert [line["ref"] for line in red.chat] == [f"motion:{what}", f"motion:{what}.yes"]
    finally:
        server.stop()


def test_what_was_granted_is_done_when_it_is_asked_again(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        table = server.open("me", "friend")
        red = Person(server, table["id"], table["token"])
        blue = Person(server, table["id"], table["seats"][1]["token"])
        red.answered("bid:1", 0)
        red.request("chat", ref="motion:back")
        blue.until(lambda: bool(blue.chat))

        with nothing_stored(server, "INSERT ON entries"):
            assert blue.request("chat", id="once", ref="motion:back.yes")["status"] == "later"
        assert blue.request("chat", id="once", ref="motion:back.yes")["status"] == "accepted"

        red.up_to_date()
        assert [ask["kind"] for ask in red.part(0)["asks"]] == ["bid"]
        again = blue.request("chat", id="once", ref="motion:back.yes")
        red.up_to_date()
        assert again["status"] == "accepted" and sum(step["kind"] == "back" for step in red.chance["steps"]) == 1
    finally:
        server.stop()


def test_one_who_does_not_agree_is_enough_to_play_on(server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    red.request("chat", ref="motion:end")
    blue.request("chat", ref="motion:end.no")
    blue.request("chat", ref="motion:end.yes")

    red.answered("bid:0", 0)
