"""Dialogs on a phone, in the language with the longer words: nothing is cut, nothing sticks out, nothing lies sideways.

What the games end with is judged by axe as well, for it is another sheet in each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gruft.table.table import Table
from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.layout.test_overflow import CUT
from tests.browser.people import ASKING, Tab, link
from tests.browser.scenes import ended, scene
from tests.server.support import Server

PHONE: dict[str, Any] = {"lang": "de", "width": 390, "height": 844}
DIALOG = "dialog[open]"

# What of a dialog lies beside the screen, or is reached only sideways.
SIDEWAYS = """() => {
    const box = document.querySelector('dialog[open]').getBoundingClientRect();
    const beyond = box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
    return [
        ...(beyond ? ['beyond the screen'] : []),
        ...[...document.querySelectorAll('dialog[open], dialog[open] .dialog-body')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1)
            .map((part) => `${part.className}: ${part.scrollWidth} in ${part.clientWidth}`),
    ];
}"""

GAMES = {
    "lords": ("four_full", "dark"),
    "tyrants": ("demons_aberrations_4_6", "light"),
    "domains": ("five_mostly_chance_87", "dark"),
    "descent": ("first_blood_five", "light"),
}


def faults(tab: Tab) -> list[str]:
    tab.sees(DIALOG)
    tab.page.wait_for_load_state("networkidle")
    return [*tab.page.evaluate(CUT, DIALOG), *tab.page.evaluate(SIDEWAYS)]


def away(tab: Tab) -> None:
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("dialog", state="detached")


def test_the_dialogs_of_a_table_fit_on_a_phone(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="tyrants")
    links = [
        {"seat": 1, "token": table["seats"][1]["token"], "kind": "friend"},
        {"seat": None, "token": table["spectator"], "kind": "spectator"},
    ]
    tab = sit("/about", **PHONE)
    held = [{"id": table["id"], "token": table["token"], "links": links}]
    tab.page.evaluate("held => localStorage.setItem('gruft.tables', JSON.stringify(held))", held)
    tab.go(link(table, table["token"]))
    tab.sees(".invite .living summary").click()
    assert faults(tab) == [], "the invitation"
    away(tab)

    def from_the_dock(title: str) -> Callable[[], None]:
        def opens() -> None:
            if not tab.page.get_by_role("button", name=title).is_visible():
                tab.page.keyboard.press("g")
            tab.page.get_by_role("button", name=title).click()

        return opens

    for name, opens in {
        "help": lambda: tab.page.keyboard.press("?"),
        "settings": lambda: tab.page.get_by_role("button", name="Einstellungen").click(),
        "links": from_the_dock("Links zum Tisch"),
        "chance": from_the_dock("Wie hier der Zufall zustande kam"),
    }.items():
        opens()
        assert faults(tab) == [], name
        away(tab)
    assert tab.problems == []


def may_react(table: Table) -> bool:
    ask = table.asks[0]
    return ask.kind == "react" and len(ask.keys) > 1


def test_standing_orders_fit_on_a_phone(server: Server, sit: Sit) -> None:
    _, path = scene(server, "domains", may_react, of="five_masters_by_chance_19")
    tab = sit(path, **PHONE)

    tab.sees(f"{ASKING} .orders-button").click()

    assert faults(tab) == []
    assert tab.problems == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_score_fits_on_a_phone_and_can_be_heard(server: Server, sit: Sit, slug: str) -> None:
    golden, theme = GAMES[slug]
    tab = sit("/about", **PHONE)
    tab.page.evaluate(f"""() => localStorage['gruft.settings'] = JSON.stringify(
        {{ ...JSON.parse(localStorage['gruft.settings']), theme: '{theme}' }})""")
    tab.go(ended(server, slug, golden))
    tab.sees(".score .score-winner")

    assert faults(tab) == []
    assert violations(tab) == []
    assert tab.problems == []
