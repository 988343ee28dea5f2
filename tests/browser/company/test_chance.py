"""How a table's chance came about, for everybody to read, and checked in the browser after the end."""

from __future__ import annotations

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import Tab, link
from tests.server.support import Person, Server, play_on
from tests.server.tables.test_chance import BLUE, RED, mixes


def opens_the_panel(tab: Tab, dock: str, title: str) -> None:
    tab.page.get_by_role("button", name=dock, exact=True).first.click()
    tab.page.get_by_role("button", name=title).click()
    tab.sees("dialog.chance")


def test_two_browsers_mix_by_themselves_and_everybody_reads_how(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    mine = sit(link(table, table["token"]))
    mine.sees(".prompt.is-asking")
    theirs = sit(link(table, table["seats"][1]["token"]), lang="de", width=390, height=844)
    theirs.sees(".prompt.is-asking")

    opens_the_panel(mine, "Table", "How chance came about here")
    mine.sees("dialog.chance li:nth-of-type(3)")
    theirs.page.evaluate("() => document.documentElement.dataset.theme = 'light'")
    opens_the_panel(theirs, "Tisch", "Wie hier der Zufall zustande kam")

    assert violations(mine) == violations(theirs) == []
    words = mine.page.locator("dialog.chance").inner_text()
    assert words.count("mixed in bytes of their own") == 3 and "laid out anew" in words
    assert theirs.page.locator("dialog.chance li").count() == 3
    assert "hat eigene Bytes beigemischt" in theirs.page.locator("dialog.chance").inner_text()
    story = Person(server, table["id"], table["spectator"]).chance["steps"]
    assert [(step["kind"], step["seat"]) for step in story] == [
        ("pledge", 0),
        ("mix", 0),
        ("pledge", 1),
        ("mix", 0),
        ("mix", 1),
    ]
    assert mine.problems == theirs.problems == []


def test_after_the_end_the_browser_checks_every_draw(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    people = [Person(server, table["id"], token) for token in (table["token"], table["seats"][1]["token"])]
    for seat, given in enumerate((RED, BLUE)):
        mixes(people[seat], given, seat)
    play_on(people, lambda ask: ask["options"][0]["key"], most=5000)

    tab = sit(link(table, table["token"]))
    tab.sees(".score")
    tab.page.keyboard.press("Escape")
    opens_the_panel(tab, "Table", "How chance came about here")
    tab.page.get_by_role("button", name="Check every draw now").click()

    told = tab.sees(".chance-check p:not(:empty)").inner_text()
    assert "draws follow from the secret" in told and "2 contributions" in told
    assert tab.problems == []
