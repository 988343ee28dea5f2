"""Accessibility of what opens beside the table and before it, judged by axe: nothing serious, nothing critical."""

from __future__ import annotations

import pytest

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, link
from tests.server.support import Person, Server


@pytest.mark.parametrize(("slug", "theme"), [("tyrants", "dark"), ("domains", "dark"), ("descent", "light")])
def test_setting_up_a_table(sit: Sit, slug: str, theme: str) -> None:
    tab = sit(f"/new/{slug}", width=1024, height=768)
    tab.sees(".seat-row")
    tab.page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")

    assert violations(tab) == []


def test_the_gallery_and_the_chronicle(sit: Sit) -> None:
    tab = sit("/rules/tyrants")
    tab.sees(".rule-book .segments button").nth(2).click()
    tab.sees(".card-gallery")
    assert violations(tab) == []

    tab.go("/chronicle")
    tab.sees("h1")
    assert violations(tab) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_map_of_the_quest_book(sit: Sit, theme: str) -> None:
    tab = sit("/maps/descent", width=1024, height=768)
    tab.sees(".map-shown svg.dungeon")
    tab.page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")

    assert violations(tab) == []


def test_invitation_links_settings_and_help(sit: Sit) -> None:
    tab = sit("/new/tyrants")
    tab.sees(".seat-row").nth(1).get_by_role("button", name="By link").click()
    tab.page.locator(".new-foot button.main").click()
    tab.sees(".chair .qr path")
    assert violations(tab) == [], "the invitation"
    tab.page.locator(".invite button.main").click()
    tab.page.keyboard.press("?")
    tab.sees("dl.keys")
    assert violations(tab) == [], "help"
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("dialog", state="detached")
    tab.page.get_by_role("button", name="Settings").click()
    tab.sees("dialog .setting")
    assert violations(tab) == [], "settings"
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("dialog", state="detached")
    tab.page.keyboard.press("g")
    tab.page.get_by_role("button", name="Links to this table").click()
    tab.sees(".links .qr path")
    assert violations(tab) == [], "links"


def test_joining_and_what_the_table_agrees_on(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    host = Person(server, table["id"], table["token"])
    host.request("chat", text="", ref="motion:ready")
    tab = sit(link(table, table["seats"][1]["token"]))
    tab.sees(".motion button")
    tab.sees(".joining input")
    assert violations(tab) == []
    tab.sees(ASKING)
    tab.press_answer(1)
    tab.page.keyboard.press("g")
    tab.page.get_by_role("button", name="Give up").click()
    tab.sees(".affairs-sure")
    assert violations(tab) == []
