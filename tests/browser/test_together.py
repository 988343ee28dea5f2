"""Coming together: links after the start, a name on joining, unread words, a table that no single click loses."""

from __future__ import annotations

from tests.browser.conftest import Sit
from tests.browser.people import ASKING


def test_friends_get_their_links_and_bring_their_names(sit: Sit) -> None:
    host = sit("/new/tyrants")
    host.sees(".seat-row").nth(1).get_by_role("button", name="By link").click()
    host.page.locator(".new-foot button.main").click()
    host.sees(".chair .qr path")
    link = host.page.locator(".chair input").first.input_value()
    host.page.locator(".invite button.main").click()

    guest = sit(link.removeprefix(host.server.url), width=390, height=844)
    guest.sees(".joining input").fill("Mira")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".joining", state="detached")

    host.page.wait_for_function("() => document.body.innerText.includes('Mira')")
    guest.page.locator(".head-nav button").nth(2).click()
    guest.sees(".chat input").fill("Hello")
    guest.page.keyboard.press("Enter")
    assert host.sees(".unread").inner_text().startswith("1")
    assert host.problems == [] and guest.problems == []


def test_a_table_is_removed_only_on_purpose_and_comes_back(sit: Sit) -> None:
    tab = sit("/new/lords")
    tab.sees(".new-foot button.main").click()
    tab.sees(ASKING)
    tab.go("/")
    tab.sees(".table-row > button").click()

    assert tab.page.locator(".table-row").count() == 1, "one click is not enough"
    tab.sees(".table-sure button").first.click()
    tab.page.wait_for_selector(".table-row", state="detached")
    tab.sees(".table-gone button").click()

    assert tab.sees(".table-row").count() == 1
