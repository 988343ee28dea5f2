"""Finished games as a group remembers them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gruft.server import bodies
from gruft.server.desk.remembering import luck
from gruft.server.tables.chronicle import StoredEvent, stored_event
from gruft.table.content import content_digest
from gruft.table.events import Throw, height
from gruft.table.game import load_game
from gruft.table.journal import Journal
from gruft.table.replay import steps
from gruft.table.rules import Arg
from tests.server.support import Person, Server, play_on
from tests.table.pebbles import PEBBLES

JOURNALS = Path(__file__).resolve().parents[2] / "journals"


def test_a_finished_game_is_told_to_its_links_and_one_in_progress_is_not(server: Server) -> None:
    done = server.open("me", "bot:random", name="Friday")
    going = server.open("me", "bot:random")
    play_on([Person(server, done["id"], done["token"])], lambda ask: ask["options"][0]["key"])

    tokens = [done["token"], done["spectator"], going["token"], "unknown"]
    answer = server.call("POST", "/api/tables/plays", {"tokens": tokens})

    assert answer.status_code == 200
    [play] = answer.json()
    assert (play["id"], play["game"], play["name"], play["you"]) == (done["id"], "pebbles", "Friday", [0])
    assert [seat["name"] for seat in play["seats"]] == ["Player 0", "Player 1"]
    assert sorted(play["result"]["places"])[0] == 1 and play["began"] <= play["ended"]
    assert play["luck"] == [{"dice": 0, "height": 50}] * 2, "this game does not say what its dice are worth"


def test_more_than_a_few_at_once_are_refused(server: Server) -> None:
    assert server.call("POST", "/api/tables/plays", {"tokens": ["x"] * 21}).status_code == 400


def test_luck_is_how_well_the_dice_fell_for_somebody() -> None:
    def thrown(view: Any, event: str, args: Mapping[str, Arg]) -> Throw | None:
        return Throw(view["who"], [float(args["height"])]) if event == "rolled" else None

    told = [StoredEvent(kind, {"height": high}) for kind, high in (("rolled", 90), ("rolled", 43), ("paid", 0))]

    assert luck(replace(PEBBLES, luck=thrown), {"who": 1}, told, 2) == [bodies.Luck(0, 50), bodies.Luck(2, 66)]


def test_every_die_is_even_in_the_long_run() -> None:
    assert [height(eyes, range(1, 5)) for eyes in range(1, 5)] == [12.5, 37.5, 62.5, 87.5]
    red = [1, 2, 2, 2, 3, 3]
    assert sum([height(hearts, red) for hearts in red]) == pytest.approx(50 * len(red))


@pytest.mark.parametrize(
    ("slug", "name", "throwers"),
    [
        ("lords", "four_full", set()),
        ("tyrants", "drow_demons_3_26", set()),
        ("domains", "five_by_sense_111", {0, 1, 2, 4}),
        ("descent", "first_blood_three_players", {0, 1, 2}),
    ],
)
def test_whole_games_tell_whose_dice_fell_how(slug: str, name: str, throwers: set[int]) -> None:
    *_, table = steps(Journal.load(JOURNALS / slug / f"{name}.jsonl"))

    found = luck(load_game(slug), table.view(None), [stored_event(event) for event in table.log], table.seats)

    assert {seat for seat, one in enumerate(found) if one.dice} == throwers
    assert all(20 < one.height < 80 for one in found), found


def test_a_finished_game_with_dice_is_told_with_everybodys_luck(server: Server) -> None:
    journal = (JOURNALS / "descent" / "first_blood_two.jsonl").read_text(encoding="utf-8")
    agreed = content_digest("descent")
    seats = [{"kind": "me", "name": "A"}, {"kind": "friend", "name": "B"}]
    table = server.call(
        "POST", "/api/tables/import", {"journal": journal, "seats": seats, "name": "", "agreed": agreed}
    )

    [play] = server.call("POST", "/api/tables/plays", {"tokens": [table.json()["token"]]}).json()

    assert all(one["dice"] > 5 for one in play["luck"])
