"""The keyboard alone: a round of the games that are played on a board full of choices, and the end of a turn."""

from __future__ import annotations

import pytest

from gruft.table.table import Table
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, digits, link, newest
from tests.browser.scenes import scene
from tests.server.support import PATIENCE, Server

SHORT = {"descent": "first_blood_three_players"}
MAP = ".stage .zoom"
ASKED_BACK = ".prompt.is-asking-back"


def answer(tab: Tab) -> None:
    """Whatever may be chosen on the board first, else the first answer in words. Nothing is clicked."""
    before = tab.counted()
    if tab.has(".stage .is-option"):
        tab.page.keyboard.press("n")
        tab.page.keyboard.press("Enter")
    else:
        tab.page.keyboard.press(str(digits(tab)[0]))
    tab.confirm(before, PATIENCE, keys=True)


@pytest.mark.parametrize("game", ["tyrants", "domains"])
def test_a_round_with_the_keyboard_alone(server: Server, sit: Sit, game: str) -> None:
    table = server.open("me", "bot:random", game=game)
    tab = sit(link(table, table["token"]))
    asked = set()
    for _ in range(10):
        tab.sees(ASKING)
        asked.add(tab.question)
        answer(tab)

    assert len(asked) > 1 and tab.problems == []


def ends_a_turn(table: Table) -> bool:
    """The first question of a turn that has something to lose."""
    ask = table.asks[0]
    if ask.kind == "act":
        return "end" in ask.keys and (ask.args or {}).get("actions") == 2
    if ask.kind == "main":
        return len(ask.keys) > 4
    return ask.kind == "action" and len(ask.keys) > 1


@pytest.mark.parametrize("slug", ["descent", "tyrants", "domains"])
def test_a_turn_is_ended_by_key_after_asking_back(server: Server, sit: Sit, slug: str) -> None:
    _, path = scene(server, slug, ends_a_turn, of=SHORT.get(slug, "*"))
    tab = sit(path)
    tab.sees(ASKING)
    (ask,) = newest(tab)["parts"][0]["asks"]

    if tab.has(MAP):  # the key means the same wherever one is
        tab.page.locator(MAP).first.focus()
    tab.page.keyboard.press("0")
    tab.sees(ASKED_BACK)
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_selector(ASKED_BACK, state="detached")
    assert newest(tab)["parts"][0]["asks"] == [ask], "a hasty Enter means no"
    before = tab.counted()
    tab.page.keyboard.press("0")
    tab.sees(ASKED_BACK)
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Enter")
    tab.confirm(before)

    assert ask["id"] not in [one["id"] for one in newest(tab)["parts"][0]["asks"]]
    assert tab.problems == []
