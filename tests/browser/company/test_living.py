"""Around one television: the open board there, everybody's own hand and question on a phone."""

from __future__ import annotations

import pytest

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING
from tests.browser.scenes import scene
from tests.server.support import Server

SCENES = {"lords": "choose_order", "tyrants": "main", "domains": "place_minion", "descent": "act"}

VISIBLE = """() => [...document.querySelectorAll('.stage-inner *')].filter(
    one => one.getClientRects().length && !one.closest('[data-own]') && !one.querySelector('[data-own]')
).map(one => one.className)"""

PRESSABLE = """() => [...document.querySelectorAll('button')].filter(
    one => one.checkVisibility({visibilityProperty: true})
).length"""
FITS = """() => document.documentElement.scrollWidth <= innerWidth
    && document.documentElement.scrollHeight <= innerHeight"""


@pytest.mark.parametrize("slug", SCENES)
def test_the_phone_shows_only_the_own_hand_and_the_whole_question(server: Server, sit: Sit, slug: str) -> None:
    table, _ = scene(server, slug, lambda one: one.asks[0].kind == SCENES[slug])
    phone = sit(f"/hand/{table['id']}#{table['token']}", width=390, height=844)
    assert "Your turn" in phone.sees(".face-down:has(strong)").inner_text()
    assert not phone.has(".stage [data-own]"), "it lies face down at first"
    assert not phone.page.locator(ASKING).is_visible(), "what can be answered tells what is in the hand"

    phone.page.locator(".face-down").click()
    phone.sees(".stage [data-own]")
    phone.sees(ASKING)

    assert phone.page.evaluate(VISIBLE) == []
    assert not phone.has(".answers button[aria-expanded]"), "nothing is left to a board that lies elsewhere"
    assert violations(phone) == []
    before = phone.counted()
    phone.page.locator(".answers [data-answer]").first.click()
    phone.confirm(before)
    assert phone.problems == []


@pytest.mark.parametrize("slug", SCENES)
def test_the_television_shows_the_open_table_and_nothing_to_press(server: Server, sit: Sit, slug: str) -> None:
    table, _ = scene(server, slug, lambda one: one.asks[0].kind == SCENES[slug])

    tv = sit(f"/tv/{table['id']}#{table['spectator']}", width=1920, height=1080)

    assert "Player" in tv.sees(".tv-turn").inner_text()
    tv.sees(".tv-codes .qr")
    tv.sees(".stage-inner > *")
    assert tv.page.evaluate(PRESSABLE) == 0
    assert tv.page.evaluate(FITS)
    assert violations(tv) == [] and tv.problems == []


def test_who_opened_the_table_finds_both_pages_where_friends_are_invited(server: Server, sit: Sit) -> None:
    me = sit("/new/lords")
    me.sees(".seat-row")
    table = server.open("me", "friend", game="lords")
    held = [
        {
            "id": table["id"],
            "token": table["token"],
            "links": [
                {"label": "Blue", "seat": 1, "token": table["seats"][1]["token"], "kind": "friend"},
                {"label": "Watch", "seat": None, "token": table["spectator"], "kind": "spectator"},
            ],
        }
    ]
    me.page.evaluate("held => localStorage.setItem('gruft.tables', JSON.stringify(held))", held)
    me.go(f"/table/{table['id']}#{table['token']}")
    me.sees(".invite .living summary").click()
    assert me.sees(".invite .living a").get_attribute("href") == f"/tv/{table['id']}#{table['spectator']}"
    me.sees(".invite-phones input").check()
    assert f"/hand/{table['id']}#" in me.sees(".chair input").input_value()

    me.go(f"/tv/{table['id']}#{table['spectator']}")

    me.sees(".tv-codes figure .qr")
    assert me.page.locator(".tv-codes:not(.is-small) figure").count() == 1, "the empty chair has its code"
