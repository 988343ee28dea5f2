"""A whole game of Dungeon Lords: two people at two browsers, two bots."""

from __future__ import annotations

import random

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, link, newest, play_to_the_end
from tests.server.support import Server


def test_a_game_of_four_with_two_browsers_and_two_bots_to_the_score(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", "friend", "bot:random", game="lords")
    tabs = [sit(link(table, table["token"])), sit(link(table, table["seats"][2]["token"]), lang="de")]
    for tab in tabs:
        tab.sees(ASKING)

    answers = play_to_the_end(tabs, random.Random(4))

    assert answers > 40
    for tab in tabs:
        sheet = tab.sees(".score-sheet").inner_text()
        for points in newest(tab)["result"]["points"]:
            assert str(points).replace("-", "−") in sheet  # a true minus sign
        assert tab.page.locator(".score code").inner_text() == newest(tab)["result"]["seed"]
        assert tab.problems == []
