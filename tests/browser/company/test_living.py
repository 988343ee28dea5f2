"""Around one television: the open board there, everybody's own hand and question on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING
from tests.browser.scenes import scene
from tests.server.support import Server

SCENES = {"lords": "choose_order", "tyrants": "main", "domains": "place_minion", "descent": "act"}

SCREENS = [(1920, 1080), (1280, 720)]
FULL: dict[str, tuple[str, str, Callable[[Any], bool]]] = {
    "lords": ("four_full", "hire", lambda g: g.year == 2),
    "tyrants": ("*_4_*", "main", lambda g: g.round > 8),
    "domains": ("five*", "place_minion", lambda g: g.round > 3),
    "descent": ("first_blood_five", "act", lambda g: g.round > 1),
}
"""As many as can play, when much lies on the table: which games, at what question, and when."""

VISIBLE = """() => [...document.querySelectorAll('.stage-inner *')].filter(
    one => one.getClientRects().length && !one.closest('[data-own]') && !one.querySelector('[data-own]')
).map(one => one.className)"""

PRESSABLE = """() => [...document.querySelectorAll('button')].filter(
    one => one.checkVisibility({visibilityProperty: true})
).length"""
WHOLE = """() => [...document.querySelectorAll('.stage, .stage *')].every(part => {
    const {overflowX, overflowY} = getComputedStyle(part);
    const moves = part.matches('.battle-log');
    const cut = (how, all, seen) => ['auto', 'scroll'].includes(how) && all > seen + 1 && seen > 0;
    return moves || !cut(overflowX, part.scrollWidth, part.clientWidth)
        && !cut(overflowY, part.scrollHeight, part.clientHeight);
})"""
"""Nobody scrolls there: the list of a battle alone moves, by itself."""
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


@pytest.mark.parametrize("slug", FULL)
def test_nothing_of_the_board_is_cut_on_a_television(server: Server, sit: Sit, slug: str) -> None:
    games, kind, most = FULL[slug]
    table, _ = scene(server, slug, lambda one: one.asks[0].kind == kind and most(one.state), of=games)
    friends = [seat for seat in table["seats"] if seat["token"] != table["token"]]

    for width, height in SCREENS:
        tv = sit("/about", width=width, height=height)
        tv.go(f"/tv/{table['id']}#{table['spectator']}")
        tv.sees(".tv-codes.is-small .qr")
        tv.page.wait_for_function(WHOLE, timeout=10_000)
        assert tv.page.evaluate(FITS)

        tv.page.evaluate(
            "held => localStorage.setItem('gruft.tables', JSON.stringify([held]))",
            {
                "id": table["id"],
                "token": table["token"],
                "links": [{"seat": one["seat"], "token": one["token"], "kind": "friend"} for one in friends],
            },
        )
        tv.page.reload()
        tv.sees(".tv-codes:not(.is-small) .qr")
        assert tv.page.locator(".tv-codes figure").count() == len(friends)
        tv.page.wait_for_function(WHOLE, timeout=10_000)
        assert tv.page.evaluate(FITS) and tv.problems == []


def test_who_opened_the_table_finds_both_pages_where_friends_are_invited(server: Server, sit: Sit) -> None:
    me = sit("/new/lords")
    me.sees(".seat-row")
    table = server.open("me", "friend", game="lords")
    held = [
        {
            "id": table["id"],
            "token": table["token"],
            "links": [
                {"seat": 1, "token": table["seats"][1]["token"], "kind": "friend"},
                {"seat": None, "token": table["spectator"], "kind": "spectator"},
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
