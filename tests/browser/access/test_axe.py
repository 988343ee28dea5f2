"""Accessibility of every screen, judged by axe: nothing serious, nothing critical."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.server.support import Person, Server

AXE = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
# How a board is looked at: once quickly, in every way in the long suite.
LOOKS = [(1440, "light"), *(pytest.param(*look, marks=pytest.mark.long) for look in [(1440, "dark"), (360, "dark")])]


def violations(tab: Tab) -> list[str]:
    tab.page.evaluate(AXE.read_text(encoding="utf-8"))
    return violations_of(tab.page)


def violations_of(page: Page) -> list[str]:
    """What axe, which the page knows already, finds."""
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]


def board_and_words_are_accessible(sit: Sit, path: str, words: str, width: int, theme: str) -> None:
    """Look at a table in a theme, then switch to the board in words."""
    tab = sit("/")
    tab.sees(".game-card")
    tab.page.evaluate(f"() => localStorage.setItem('gruft.settings', JSON.stringify({{lang: 'en', theme: '{theme}'}}))")
    tab.page.set_viewport_size({"width": width, "height": 800})
    tab.go(path)
    tab.sees(ASKING)
    assert violations(tab) == []

    tab.page.keyboard.press("t")
    tab.sees(words)
    assert violations(tab) == []


@pytest.mark.parametrize(
    ("path", "ready"),
    [("/", ".game-card"), ("/new/lords", ".seat-row"), ("/rules/lords", ".aid"), ("/about", ".about h2")],
)
@pytest.mark.parametrize("width", [1440, pytest.param(360, marks=pytest.mark.long)])
def test_the_pages_of_the_lobby(sit: Sit, path: str, ready: str, width: int) -> None:
    tab = sit(path, width=width, height=800)
    tab.sees(ready)

    assert violations(tab) == []


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.long), 360])
def test_the_table_and_its_sheets(server: Server, sit: Sit, width: int) -> None:
    table = server.open("me", "bot:random", "bot:random", "bot:random", game="lords")
    tab = sit(link(table, table["token"]), width=width, height=800)
    tab.sees(ASKING)
    tab.press_answer(1)
    tab.sees(ASKING)
    assert violations(tab) == []

    for key, ready in (("r", ".dock .aid"), ("l", ".dock"), ("c", ".chat"), ("g", ".dock"), ("t", ".stage")):
        tab.page.keyboard.press(key)
        tab.sees(ready)
        assert violations(tab) == [], key


def test_the_cover_and_the_score(server: Server, sit: Sit) -> None:
    table = server.open("me", "hotseat", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(".cover")
    assert violations(tab) == []

    person = Person(server, table["id"], table["token"])
    while not person.state["over"]:
        person.answered(person.asks[0]["options"][-1]["key"])
    tab.sees(".score-sheet table")

    assert violations(tab) == []


def test_the_light_theme(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit("/")
    tab.sees(".game-card")
    tab.page.evaluate("() => localStorage.setItem('gruft.settings', JSON.stringify({lang: 'de', theme: 'light'}))")
    tab.go(link(table, table["token"]))
    tab.sees(ASKING)
    assert tab.page.evaluate("() => document.documentElement.dataset.theme") == "light"

    assert violations(tab) == []
