"""Coming together by the keyboard alone, on small screens, and with files that are no games."""

from __future__ import annotations

import json
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, digits, link, newest
from tests.server.support import PATIENCE, Server

MOST_TABS = 60
INSIDE = """() => {
    const around = document.querySelector('.invite').getBoundingClientRect();
    return [...document.querySelectorAll('.invite .qr, .invite input, .invite button')]
        .map(one => one.getBoundingClientRect())
        .every(one => one.width > 0 && one.left >= around.left && one.right <= around.right);
}"""


def tab_to(tab: Tab, what: str) -> None:
    """Press Tab until something has the focus; nothing is clicked."""
    tab.sees(what)
    for _ in range(MOST_TABS):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate("what => document.activeElement?.matches(what)", what):
            return
    raise AssertionError(f"the keyboard does not come to {what}")


def asked_first(*tabs: Tab) -> Tab:
    """Who is asked once everybody has mixed and all pages show what is on the table since."""

    def mixed(tab: Tab) -> bool:
        steps = [json.loads(one)["steps"] for one in tab.heard if one.startswith('{"type":"chance"')]
        return {0, 1} <= {step["seat"] for step in (steps or [[]])[-1] if step["kind"] == "mix"}

    def asks(tab: Tab) -> list[str]:
        return [ask["id"] for ask in newest(tab)["parts"][0]["asks"]]

    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        tabs[0].page.wait_for_timeout(20)
        if all(mixed(tab) and tab.counted().ask == (asks(tab) or [""])[0] for tab in tabs):
            found = [tab for tab in tabs if tab.asked]
            if found:
                return found[0]
    raise AssertionError("nobody is asked")


def answer(tab: Tab) -> None:
    """What may be chosen on the board first, else the first answer in words."""
    tab.sees(ASKING)
    before = tab.counted()
    if tab.has(".stage .is-option"):
        tab.page.keyboard.press("n")
        tab.page.keyboard.press("Enter")
    else:
        tab.page.keyboard.press(str(digits(tab)[0]))
    tab.confirm(before, PATIENCE, keys=True)


def test_two_people_come_together_and_begin_by_the_keyboard_alone(sit: Sit) -> None:
    host = sit("/new/tyrants")
    host.sees(".new-table[aria-busy=false]")
    tab_to(host, '[aria-label="Number of players"] button:first-child')
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".seat-row")).to_have_count(2)
    tab_to(host, ".seat-row:nth-child(1) input[type=text]")
    host.page.keyboard.type("Mira")
    tab_to(host, ".seat-row:nth-child(2) button:nth-child(3)")
    host.page.keyboard.press("Enter")
    host.page.locator('.seat-row:nth-child(2) button[aria-pressed=true]:text-is("By link")').wait_for()
    tab_to(host, ".new-foot button.main")
    host.page.keyboard.press("Enter")

    tab_to(host, ".chair .link-row input")
    invitation = host.page.locator(".chair .link-row input").input_value()
    tab_to(host, ".chair .link-row button")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".chair .link-row button").first).to_have_text("Copied")
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector(".invite", state="detached")

    guest = sit(invitation.removeprefix(host.server.url))
    tab_to(guest, ".joining input")
    guest.page.keyboard.type("Jon")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".joining", state="detached")
    expect(host.page.locator(".stage")).to_contain_text("Jon")
    first, second = (host, guest) if asked_first(host, guest) is host else (guest, host)
    name = "Mira" if first is host else "Jon"

    answer(first)

    expect(second.page.locator("[data-spoken]")).to_contain_text(name)
    answer(second)
    answer(first)
    for one in (host, guest):
        assert one.page.evaluate("() => document.activeElement !== document.body"), "the keyboard is somewhere"
        assert one.problems == []


def test_the_way_to_the_television_fits_on_a_phone(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    links = [
        {"seat": 1, "token": table["seats"][1]["token"], "kind": "friend"},
        {"seat": None, "token": table["spectator"], "kind": "spectator"},
    ]
    held = [{"id": table["id"], "token": table["token"], "links": links}]
    me = sit("/", width=390, height=844)
    me.page.evaluate("held => localStorage.setItem('gruft.tables', JSON.stringify(held))", held)
    me.page.reload()
    me.sees(".table-row.is-mine")
    me.page.evaluate("() => document.documentElement.dataset.theme = 'light'")
    assert violations(me) == [], "my turn, on parchment"

    me.go(link(table, table["token"]))
    me.sees(".invite .living summary").click()
    me.sees(".living .qr path")

    assert me.page.evaluate(INSIDE)
    assert violations(me) == []


def test_a_file_that_is_no_game_is_told_in_a_sentence_and_may_be_chosen_again(sit: Sit, tmp_path: Path) -> None:
    broken = tmp_path / "evening.jsonl"
    broken.write_text("<html>not this one</html>", encoding="utf-8")
    me = sit("/", lang="de", fresh=True)
    me.sees(".import input").set_input_files(broken)

    assert me.sees(".import [role=alert]").inner_text() == "Diese Datei ist keine Gruft-Mitschrift."
    # A browser tells only of a choice that differs from the one before.
    assert me.page.locator(".import input").input_value() == ""
