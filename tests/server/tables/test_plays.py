"""Finished games as a group remembers them."""

from __future__ import annotations

from gruft.server import bodies
from gruft.server.desk.remembering import luck
from gruft.server.store.reading import SignedEntry
from gruft.table.journal import Entry
from tests.server.support import Person, Server, play_on


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
    assert sum(one["dice"] for one in play["luck"]) == 3, "one roll a round"


def test_more_than_a_few_at_once_are_refused(server: Server) -> None:
    assert server.call("POST", "/api/tables/plays", {"tokens": ["x"] * 21}).status_code == 400


def test_luck_is_how_high_the_dice_fell_upon_ones_own_answers() -> None:
    draws = [("die", 6, 5), ("die", 6, 2), ("bag", 40, 39)]
    given = [
        SignedEntry(1, 1, "a", Entry(0, "x", draws)),
        SignedEntry(2, 2, "", Entry(-1, "", [("die", 6, 0)], commitment="c")),
    ]

    assert luck(given, 2) == [bodies.Luck(2, 67), bodies.Luck(0, 50)]
