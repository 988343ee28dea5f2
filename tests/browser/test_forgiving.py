"""Asking back, and many simple answers at once, as somebody meets them at the table."""

from __future__ import annotations

from gruft.table.table import Table
from tests.browser.conftest import Sit
from tests.browser.people import ASKING
from tests.browser.scenes import scene
from tests.browser.test_axe import violations
from tests.server.support import Server


def test_in_tyrants_the_end_of_a_turn_is_asked_back_and_simple_cards_are_played_at_once(
    server: Server, sit: Sit
) -> None:
    _, path = scene(server, "tyrants", lambda table: table.asks[0].kind == "main" and _simple(table) >= 3)
    tab = sit(path)
    tab.sees(ASKING)
    tab.page.keyboard.press("0")
    tab.page.wait_for_function(
        "() => document.querySelector('.prompt.is-asking') && !document.querySelector('.answers')"
    )
    assert violations(tab) == []
    tab.page.keyboard.press("Escape")
    tab.sees(".answers")
    cards = tab.page.locator(".hand .is-option").count()

    tab.sees(".play-simple").click()

    tab.page.wait_for_function("cards => document.querySelectorAll('.hand .is-option').length <= cards - 3", arg=cards)
    assert tab.problems == []


def _simple(table: Table) -> int:
    return sum(key.startswith(("play:noble", "play:soldier")) for key in table.asks[0].keys)
