"""Standing orders, as somebody meets them at the table."""

from __future__ import annotations

from gruft.table.table import Table
from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING
from tests.browser.scenes import scene
from tests.server.support import Server

COUNT = ".orders-button.is-on"


def may_react(table: Table) -> bool:
    ask = table.asks[0]
    return ask.kind == "react" and len(ask.keys) > 1


def test_an_order_about_what_sets_a_question_off_acts_is_listed_and_taken_back(server: Server, sit: Sit) -> None:
    _, path = scene(server, "domains", may_react, of="five_masters_by_chance_19")
    tab = sit(path)
    tab.sees(f"{ASKING} .orders-button").click()
    assert tab.sees(".orders-make fieldset").count() == 2, "about this spell, and about all of its kind"
    words = tab.page.locator(".orders-make legend").first.text_content()

    tab.page.locator('.orders-make [data-order$=" round"]').first.click()

    tab.page.wait_for_selector(ASKING, state="detached")
    tab.sees(COUNT).click()
    assert words and words in (tab.sees(".orders li").text_content() or "")
    assert violations(tab) == []
    tab.page.locator(".orders li button").click()
    tab.page.wait_for_selector(".orders", state="detached")
    tab.page.reload()
    tab.sees(".prompt-words")
    assert not tab.has(COUNT), "it stays taken back"
    assert tab.problems == []
