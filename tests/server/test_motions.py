"""Agreeing on something: to end a game early, and whether everybody is ready."""

from __future__ import annotations

from gruft.server.records import ChatLine
from gruft.server.tables.talk import Talk
from tests.server.support import Person, Server


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


def test_one_who_does_not_agree_is_enough_to_play_on(server: Server) -> None:
    table = server.open("me", "friend")
    red = Person(server, table["id"], table["token"])
    blue = Person(server, table["id"], table["seats"][1]["token"])
    red.request("chat", ref="motion:end")
    blue.request("chat", ref="motion:end.no")
    blue.request("chat", ref="motion:end.yes")

    red.answered("bid:0", 0)
