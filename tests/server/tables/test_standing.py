"""What people have settled beforehand: which order acts, when it ends, and what is passed without asking."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gruft.server.records import Order
from gruft.server.tables.standing import lasting, made, read_orders, settled_answer
from gruft.table.ask import MAY_PASS, Ask
from gruft.table.game import Hour
from tests.server.support import Person, Server

NOON = Hour("3", "3.blue")


def trap(*cards: str, window: str = "window:hero_enters_space") -> Ask:
    return Ask(0, "window", dict.fromkeys(cards), exits=MAY_PASS, args={"window": window, "figure": "hero:1"})


def test_an_order_about_what_sets_a_question_off_acts_there_only() -> None:
    orders = {"window window:hero_enters_space": Order("pass")}

    assert settled_answer(orders, trap("card:pit"), NOON) == "pass"
    assert settled_answer(orders, trap("card:pit", window="window:after_roll"), NOON) is None


def test_an_order_about_a_kind_acts_wherever_no_other_is_nearer() -> None:
    orders = {"window": Order("pass"), "window hero:1": Order("card:pit")}

    assert settled_answer(orders, trap("card:pit"), NOON) == "card:pit"
    assert settled_answer({"window": Order("pass")}, trap("card:pit"), NOON) == "pass"


@pytest.mark.parametrize(
    ("until", "later", "acts"),
    [
        ("turn", Hour("3", "3.blue"), True),
        ("turn", Hour("3", "3.red"), False),
        ("round", Hour("3", "3.red"), True),
        ("round", Hour("4", "4.blue"), False),
        ("game", Hour("9", "9.red"), True),
    ],
)
def test_orders_end_by_themselves(until: Any, later: Hour, acts: bool) -> None:
    orders = {"window": made(Order("pass", until=until), NOON)}

    assert (settled_answer(orders, trap("card:pit"), later) == "pass") is acts
    assert bool(lasting(orders, later)) is acts


def test_nobody_is_asked_where_only_passing_is_left_unless_they_want_to_be() -> None:
    assert settled_answer({}, trap(), NOON) == "pass"
    assert settled_answer({}, trap("card:pit"), NOON) is None
    assert settled_answer({"nothing": Order("ask")}, trap(), NOON) is None


def test_nobody_is_asked_where_they_can_only_be_done_but_everybody_ends_their_own_turn() -> None:
    assert settled_answer({}, Ask(0, "ol_start", {}, exits={"done": None}), NOON) == "done"
    assert settled_answer({}, Ask(0, "ol_start", {"card:dash": 1}, exits={"done": None}), NOON) is None
    assert settled_answer({"nothing": Order("ask")}, Ask(0, "ol_start", {}, exits={"done": None}), NOON) is None
    assert settled_answer({}, Ask(0, "main", {}, exits={"end": None}), NOON) is None


def test_before_everybody_has_come_nothing_is_passed_by_itself() -> None:
    assert settled_answer({}, trap(), NOON, begun=False) is None
    assert settled_answer({"window": Order("pass")}, trap(), NOON, begun=False) == "pass"


def test_orders_that_cannot_be_read_keep_nobody_from_the_table() -> None:
    assert read_orders(msgspec.json.encode({"bid": Order("pass")})) == {"bid": Order("pass")}
    assert read_orders(msgspec.json.encode({"bid": Order("x" * 201)})) == {}


def poor(server: Server) -> tuple[Person, Person]:
    """Two at a table with one pebble each; who bids it has none left to look with."""
    table = server.open("me", "friend", options={"pebbles": 1})
    return Person(server, table["id"], table["token"]), Person(server, table["id"], table["seats"][1]["token"])


def until_looking(red: Person, blue: Person) -> None:
    for person, amount in ((red, 1), (blue, 1)):
        person.answered(f"bid:{amount}")
        person.answer("yes")
    red.until(lambda: bool(red.asks) and red.asks[0]["kind"] == "keep")
    red.answered("keep")
    red.answer("extra:1")


def test_a_question_that_leaves_nothing_but_to_pass_passes_by_itself(server: Server) -> None:
    red, blue = poor(server)

    until_looking(red, blue)

    red.until(lambda: bool(red.asks) and red.asks[0]["kind"] == "bid")


def test_who_wants_to_be_asked_always_is(server: Server) -> None:
    red, blue = poor(server)
    for person, seat in ((red, 0), (blue, 1)):
        person.request("standing", seat=seat, orders={"nothing": "ask"})

    until_looking(red, blue)

    red.until(lambda: bool(red.asks) and red.asks[0]["kind"] == "look")
    assert [option["key"] for option in red.asks[0]["options"]] == ["pass"]
    red.answered("pass")


def test_an_order_for_this_round_is_gone_in_the_next_also_after_a_reload(server: Server) -> None:
    red, blue = poor(server)
    red.request("standing", seat=0, orders={"keep": {"key": "pass", "until": "round"}})
    red.until(lambda: bool(red.part(0)["standing"]))
    assert red.part(0)["standing"]["keep"]["made"] == "1"
    again = Person(server, red.table_id, red.token)
    assert again.part(0)["standing"]["keep"]["until"] == "round"
    again.close()

    for person in (red, blue):
        person.answered("bid:0")
        person.answer("yes")
    blue.until(lambda: bool(blue.asks) and blue.asks[0]["kind"] == "extra")
    blue.answered("extra:1")
    blue.answered("pass")
    red.until(lambda: bool(red.asks) and red.asks[0]["kind"] == "bid")

    assert red.part(0)["standing"] == {}


def final_options(person: Person) -> list[str]:
    """What this person is offered and could not take back."""
    keys = [option["key"] for option in person.asks[0]["options"]]
    return [key for key in keys if person.request("final", seat=0, key=key).get("refusal") is not None]


def test_who_asks_is_told_whether_an_answer_can_be_taken_back(server: Server) -> None:
    red, blue = poor(server)
    assert final_options(red) == []  # the other still chooses
    blue.answered("bid:0")
    blue.answer("yes")
    red.until(lambda: red.state["waiting"] == [0])

    assert final_options(red) == []  # one may still say no
    red.answered("bid:1")

    assert final_options(red) == ["yes", "no"]
    assert red.request("final", seat=0, key="yes")["refusal"]["code"] == "undo.others"
    assert red.state["waiting"] == [0]  # nothing was answered by asking
