"""Live tables through real sockets: answers, refusals, repetition, two tabs, undo, log, chat, standing orders."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

import pytest

from gruft.server.names import clean_name
from gruft.table.chance import pledge
from tests.server.support import Person, Server, play_on


def two_players(server: Server, **options: Any) -> tuple[dict[str, Any], Person, Person]:
    table = server.open("me", "friend", options=options)
    return table, Person(server, table["id"], table["token"]), Person(server, table["id"], table["seats"][1]["token"])


def bids(red: Person, blue: Person, *amounts: int) -> None:
    for person, amount in zip((red, blue), amounts):
        person.answered(f"bid:{amount}")
        assert person.answer("yes")["status"] == "accepted"
    for person in (red, blue):
        person.until(lambda person=person: len(person.logs[person.state["parts"][0]["seat"]]) > 0)


def test_an_accepted_answer_is_followed_by_the_new_view(server: Server) -> None:
    _, red, _ = two_players(server)

    red.answered("bid:1")

    assert [ask["kind"] for ask in red.asks] == ["sure"]


def test_a_refused_answer_says_why_and_changes_nothing(server: Server) -> None:
    _, red, _ = two_players(server, pebbles=1)
    ask = red.asks[0]

    reply = red.answer("bid:2")

    refusal = {"code": "bid.too_high", "rule": "PB-BID-01", "args": {"pebbles": 1}}
    assert reply["status"] == "refused" and reply["refusal"] == refusal
    assert {"key": "bid:2", **refusal} in ask["refused"]
    assert red.asks == [ask]


def test_why_not_answers_without_playing(server: Server) -> None:
    _, red, _ = two_players(server, pebbles=1)

    assert red.request("why_not", seat=0, key="bid:2")["refusal"]["code"] == "bid.too_high"
    assert red.request("why_not", seat=0, key="bid:1").get("refusal") is None


def test_a_repeated_message_is_answered_again_and_not_applied_again(server: Server) -> None:
    _, red, _ = two_players(server)
    ask = red.asks[0]

    first = red.request("answer", id="again", seat=0, ask=ask["id"], key="bid:1")
    second = red.request("answer", id="again", seat=0, ask=ask["id"], key="bid:1")

    assert first == second and first["status"] == "accepted"
    red.up_to_date()
    assert [one["kind"] for one in red.asks] == ["sure"]


def test_a_repeated_undo_takes_back_only_once(server: Server) -> None:
    _, red, _ = two_players(server)
    red.answered("bid:1")

    first = red.request("undo", id="back", seat=0)
    red.until(lambda: red.asks[0]["kind"] == "bid")
    red.answered("bid:2")
    second = red.request("undo", id="back", seat=0)

    assert first["status"] == second["status"] == "accepted"
    red.up_to_date()
    assert red.asks[0]["kind"] == "sure"


def test_two_tabs_answer_the_same_ask_and_one_is_told_it_was_late(server: Server) -> None:
    table, red, _ = two_players(server)
    tab = Person(server, table["id"], table["token"])

    statuses = [red.answer("bid:1")["status"], tab.answer("bid:2")["status"]]

    assert statuses == ["accepted", "stale"]
    tab.until(lambda: tab.asks[0]["kind"] == "sure")
    assert tab.asks[0]["args"] == {"bid": 1}


def test_an_answer_to_another_question_is_told_so_and_shown_the_new_one(server: Server) -> None:
    _, red, _ = two_players(server)
    old = red.asks[0]["id"]
    red.answered("bid:1")

    reply = red.request("answer", seat=0, ask=old, key="bid:2")

    assert (reply["status"], reply["refusal"]["code"]) == ("stale", "ask.changed")
    assert reply["ask"] == red.asks[0] and reply["ask"]["kind"] == "sure"


def test_an_open_ask_keeps_its_id_while_others_answer(server: Server) -> None:
    _, red, blue = two_players(server)
    ask = blue.asks[0]["id"]

    red.answered("bid:1")
    red.answered("yes")

    assert blue.request("answer", seat=1, ask=ask, key="bid:0")["status"] == "accepted"


def test_nobody_is_sent_anything_for_a_secret_answer_of_somebody_else(server: Server) -> None:
    table, red, blue = two_players(server)
    watcher = Person(server, table["id"], table["spectator"])
    blue.drain()
    heard = [len(blue.received), len(watcher.received)]

    red.answered("bid:2")
    red.request("undo", seat=0)
    red.until(lambda: red.asks[0]["kind"] == "bid")
    red.answered("bid:1")

    blue.drain()
    watcher.drain()
    assert heard[0] == len(blue.received)
    assert all('"state"' not in data for data in watcher.received[heard[1] :])


def test_undo_shortens_the_log_of_everybody(server: Server) -> None:
    _, red, blue = two_players(server)
    bids(red, blue, 1, 0)
    red.answered("keep")

    assert red.request("undo", seat=0)["status"] == "accepted"
    red.until(lambda: red.asks[0]["kind"] == "keep")

    assert [entry["event"] for entry in red.logs[0]] == ["bids_shown"]
    assert red.request("undo", seat=0)["refusal"]["code"] in ("undo.revealed", "undo.others")


def test_after_a_gap_everything_is_sent_again(server: Server) -> None:
    _, red, blue = two_players(server)
    bids(red, blue, 1, 0)

    red.send({"type": "sync"})
    red.until(lambda: red.state["since"] is None)

    assert red.state["parts"][0]["log_from"] == 0 and len(red.logs[0]) == 1


def test_who_comes_back_is_told_what_is_new_since_then(server: Server) -> None:
    table, red, blue = two_players(server)
    bids(red, blue, 1, 0)
    red.up_to_date()
    blue.close()
    red.until(lambda: not red.presence[1]["online"])
    red.answered("pass")

    blue = Person(server, table["id"], table["seats"][1]["token"])
    red.until(lambda: red.presence[1]["online"])
    assert blue.part(1)["seen"] == 1
    blue.answered("extra:1")
    blue.answered("look")

    blue.until(lambda: len(blue.logs[1]) == 2)
    blue.close()
    red.until(lambda: not red.presence[1]["online"])
    assert Person(server, table["id"], table["seats"][1]["token"]).part(1)["seen"] == 2


def test_a_standing_order_answers_optional_asks_by_itself(server: Server) -> None:
    _, red, blue = two_players(server)
    for person, seat in ((red, 0), (blue, 1)):
        reply = person.request("standing", seat=seat, orders={"look": {"key": "pass", "unless": []}})
        assert reply["status"] == "accepted"
    assert red.part(0)["standing"] == {} or red.part(0)["standing"]["look"]["key"] == "pass"
    bids(red, blue, 1, 0)
    red.answered("keep")
    red.answered("extra:1")

    red.until(lambda: red.asks and red.asks[0]["kind"] == "bid")

    assert red.part(0)["standing"] == {"look": {"key": "pass", "unless": [], "until": "game", "made": ""}}
    assert all(entry["event"] == "bids_shown" for entry in red.logs[0])


def test_a_standing_order_waits_where_it_was_told_to(server: Server) -> None:
    _, red, blue = two_players(server)
    red.request("standing", seat=0, orders={"look": {"key": "pass", "unless": ["look"]}, "keep": "keep"})
    bids(red, blue, 1, 0)

    red.until(lambda: red.asks and red.asks[0]["kind"] == "extra")
    red.answered("extra:1")

    assert [ask["kind"] for ask in red.asks] == ["look"]


def test_only_optional_asks_take_standing_orders(server: Server) -> None:
    _, red, _ = two_players(server)

    red.request("standing", seat=0, orders={"bid": "bid:1"})

    red.up_to_date()
    assert red.asks[0]["kind"] == "bid" and not red.asks[0]["optional"]


def test_chat_goes_to_everybody_as_it_was_typed(server: Server) -> None:
    table, red, blue = two_players(server)
    words = "<img src=x onerror=alert(1)> & <b>hello</b>"

    assert red.request("chat", id="hi", text=words)["status"] == "accepted"
    assert red.request("chat", id="hi", text=words)["status"] == "accepted"

    blue.until(lambda: bool(blue.chat))
    blue.up_to_date()
    assert [line["text"] for line in blue.chat] == [words]
    assert (blue.chat[0]["seat"], blue.chat[0]["name"]) == (0, "Player 0")
    assert Person(server, table["id"], table["spectator"]).chat == blue.chat


def test_pointing_goes_to_everybody_with_or_without_words(server: Server) -> None:
    table, red, blue = two_players(server)

    assert red.request("chat", ref="space:3,4")["status"] == "accepted"
    assert red.request("chat", ref="hero:ashrian", text="go there")["status"] == "accepted"

    blue.until(lambda: len(blue.chat) == 2)
    assert [(line["ref"], line["text"]) for line in blue.chat] == [("space:3,4", ""), ("hero:ashrian", "go there")]
    assert Person(server, table["id"], table["spectator"]).chat == blue.chat


def test_who_comes_late_is_told_the_last_lines_and_the_others_on_demand(server: Server) -> None:
    table, red, _ = two_players(server)
    with sqlite3.connect(server.db, timeout=20) as plain:
        rows = [(table["id"], n, 0, "Mira", f"line {n}", n, f"by {n}", "") for n in range(1, 501)]
        plain.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    assert red.request("chat", text="newest")["status"] == "accepted"

    late = Person(server, table["id"], table["spectator"])
    assert [line["n"] for line in late.chat] == list(range(302, 502))
    late.send({"type": "earlier", "before": 302})
    late.until(lambda: len(late.chat) == 400)

    assert [line["n"] for line in late.chat[200:]] == list(range(102, 302))


def test_long_lines_are_not_all_sent_at_once(server: Server) -> None:
    table, _, _ = two_players(server)
    with sqlite3.connect(server.db, timeout=20) as plain:
        rows = [(table["id"], n, 0, "Mira", "ü" * 500, n, f"by {n}", "") for n in range(1, 201)]
        plain.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    red = Person(server, table["id"], table["token"])
    red.request("chat", text="newest")
    late = Person(server, table["id"], table["spectator"])

    assert max(len(data.encode()) for data in late.received) < 80_000 and late.chat[-1]["text"] == "newest"


def test_whoever_talks_without_end_is_asked_to_wait(server: Server) -> None:
    _, red, _ = two_players(server)

    replies = [red.request("chat", text=str(n)) for n in range(60)]

    assert next(one for one in replies if one["status"] == "refused")["refusal"]["code"] == "chat.too_fast"


def test_signs_nobody_can_see_are_left_out_of_names_and_words(server: Server) -> None:
    name = "\u202eMira\u0000 \u2066of\u2069\n  the\u200f Deep\u0007"
    body = {"game": "pebbles", "name": name, "seats": [{"kind": "me", "name": name}, {"kind": "friend"}]}
    opened = server.call("POST", "/api/tables", body).json()
    red = Person(server, opened["id"], opened["token"])

    changed = server.call("POST", f"/api/tables/{opened['id']}/seats/0", {"name": name + "s"}, opened["token"]).json()
    red.request("chat", text="a\u0000b\u202ec")

    assert opened["seats"][0]["name"] == "Mira of the Deep" == red.welcome["table"]["name"]
    assert changed["seats"][0]["name"] == "Mira of the Deeps"
    red.until(lambda: bool(red.chat))
    assert red.chat[0]["text"] == "abc"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("An\u200bna\ufeff", "Anna"),
        ("\u200b\u2060\u00ad", ""),
        ("\u3164\u2800", ""),
        ("\U000e0041nna", "nna"),
        ("\u200dAnna \u200c", "Anna"),
        ("a" + "\u0301" * 50 + "b", "a" + "\u0301" * 4 + "b"),
        (
            "\U0001f469\u200d\U0001f680 \u0646\u0645\u06cc\u200c\u062e",
            "\U0001f469\u200d\U0001f680 \u0646\u0645\u06cc\u200c\u062e",
        ),
        ("Ж\u00e9 \u0e19\u0e49\u0e33", "Ж\u00e9 \u0e19\u0e49\u0e33"),
    ],
)
def test_a_name_is_what_people_see_of_it(written: str, kept: str) -> None:
    assert clean_name(written) == kept


def test_an_id_that_was_used_for_something_else_is_told_so(server: Server) -> None:
    """Whatever it was used for: else somebody would believe that what they did is stored."""
    _, red, _ = two_players(server)
    bytes_ = bytes(32)
    red.request("contribution", id="pledge", seat=0, pledge=pledge(bytes_))
    red.request("contribution", id="mix", seat=0, mix=bytes_.hex())
    red.request("chat", id="word", text="hello")
    red.up_to_date()
    red.answer("bid:1", 0, id="answer")

    def told(kind: str, **wanted: Any) -> str:
        reply = red.request(kind, **wanted)
        return str(reply["status"] if reply["status"] == "accepted" else reply["refusal"]["code"])

    assert told("contribution", id="pledge", seat=0, pledge=pledge(bytes_)) == "accepted"
    assert told("contribution", id="pledge", seat=0, pledge=pledge(b"other")) == "request.used"
    assert told("contribution", id="answer", seat=0, mix=bytes_.hex()) == "request.used"
    assert told("chat", id="word", text="hello") == "accepted"
    assert told("chat", id="word", text="good night") == "request.used"
    assert told("undo", id="answer", seat=0) == "request.used"


def test_saying_nothing_is_refused(server: Server) -> None:
    _, red, _ = two_players(server)

    reply = red.request("chat", text="", ref="")

    assert (reply["status"], reply["refusal"]["code"]) == ("refused", "request.invalid")


def test_everybody_sees_who_is_here(server: Server) -> None:
    table, red, _ = two_players(server)

    red.until(lambda: bool(red.presence) and red.presence[1]["online"])

    assert [seat["name"] for seat in red.presence] == ["Player 0", "Player 1"]
    assert red.welcome["commitment"] and table["id"] == red.welcome["table"]["id"]


def test_hotseat_players_share_one_link_and_each_sees_their_own(server: Server) -> None:
    table = server.open("hotseat", "hotseat", "hotseat")
    person = Person(server, table["id"], table["token"])

    play_on([person], lambda ask: ask["options"][0]["key"])

    assert [part["seat"] for part in person.state["parts"]] == [0, 1, 2]
    assert person.state["result"]["seed"] and person.state["result"]["winners"]


def test_a_left_seat_is_played_by_a_bot_and_given_back(server: Server) -> None:
    table, red, blue = two_players(server)
    friend = table["seats"][1]["token"]
    here = server.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"}, table["token"])
    assert (here.status_code, here.json()["code"]) == (409, "seat.present")
    blue.close()
    red.until(lambda: not red.presence[1]["online"])
    gone = server.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"}, table["token"])
    assert gone.status_code == 409

    while True:  # until they are gone long enough
        taken = server.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"}, table["token"])
        if taken.status_code != 409:
            break
        time.sleep(0.1)
    assert taken.status_code == 201 and taken.json()["seats"][1]["level"] == "random"
    red.answered("bid:0")
    red.answered("yes")
    red.until(lambda: len(red.logs[0]) > 0)

    blue = Person(server, table["id"], friend)
    assert blue.request("undo", seat=1)["refusal"]["code"] == "seat.bot"
    given = server.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": None, "name": "Blau"}, friend)
    assert given.json()["seats"][1] == {"seat": 1, "name": "Blau", "kind": "friend", "level": None, "online": True} | {
        "gave_up": False
    }
    play_on([red, blue], lambda ask: ask["options"][0]["key"])


def test_a_game_with_a_bot_goes_to_the_end(server: Server) -> None:
    table = server.open("me", "bot:random", "bot:random")
    person = Person(server, table["id"], table["token"])

    play_on([person], lambda ask: ask["options"][0]["key"])

    assert len(person.state["result"]["points"]) == 3


def test_the_end_reveals_the_seed_and_closes_the_table(server: Server) -> None:
    table, red, blue = two_players(server)
    assert red.state.get("result") is None
    play_on([red, blue], lambda ask: ask["options"][0]["key"])

    assert red.request("undo", seat=0)["refusal"]["code"] == "table.over"
    mine = server.call("POST", "/api/tables/mine", {"tokens": [table["token"], "nonsense"]}).json()
    assert [(one["id"], one["over"], one["your_turn"]) for one in mine] == [(table["id"], True, False)]
    assert mine[0]["result"]["seed"] == red.state["result"]["seed"]
