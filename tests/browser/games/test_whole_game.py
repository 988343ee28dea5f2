"""Whole games: two people at two browsers with bots, and an evening of each game with a third on a phone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Sit
from tests.browser.evening import SEATS, evening
from tests.browser.people import link, newest, play_to_the_end
from tests.server.support import Person, Server, play_on


def until_the_last_season_elsewhere(people: list[Person]) -> None:
    """They play most of the game without looking at it, and leave."""
    dice = random.Random(3)

    def last_season() -> bool:
        view = people[0].state["parts"][0]["view"]
        return (view["year"], view["season"]) == (2, "season:autumn")

    play_on(people, lambda ask: dice.choice([option["key"] for option in ask["options"]]), until=last_season)
    for person in people:
        person.close()


def test_a_game_of_four_with_two_browsers_and_two_bots_to_the_score(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", "friend", "bot:random", game="lords")
    tokens = [table["token"], table["seats"][2]["token"]]
    until_the_last_season_elsewhere([Person(server, table["id"], token) for token in tokens])
    tabs = [sit(link(table, tokens[0])), sit(link(table, tokens[1]), lang="de")]

    answers = play_to_the_end(tabs, random.Random(4))

    assert answers > 10
    for tab in tabs:
        sheet = tab.sees(".score-sheet").inner_text()
        for points in newest(tab)["result"]["points"]:
            assert str(points).replace("-", "−") in sheet  # a true minus sign
        assert tab.page.locator(".score code").inner_text() == newest(tab)["result"]["seed"]
        assert tab.problems == []


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_an_evening_with_two_people_a_third_on_a_phone_and_bots(
    server: Server, browser: Browser, tmp_path: Path, game: str
) -> None:
    assert evening(browser, server, game, tmp_path) > 30
    assert len(list(tmp_path.glob("*.png"))) > 12
