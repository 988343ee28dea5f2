"""Asking back, and many simple answers at once, as somebody meets them at the table."""

from __future__ import annotations

from gruft.server.tables.deciding import no_way_back
from gruft.table.table import Table
from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, link
from tests.browser.scenes import scene
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


def test_what_others_have_acted_on_is_taken_back_when_they_grant_it(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="tyrants")
    people = [sit(link(table, table["token"])), sit(link(table, table["seats"][1]["token"]))]
    for tab in people:
        tab.sees(f"{ASKING}, .prompt .waiting-seat")
    mira, jon = sorted(people, key=lambda tab: not tab.asked)
    site = mira.question
    mira.press_answer(1)
    jon.sees(ASKING)
    jon.press_answer(1)
    mira.page.wait_for_selector(".hand .is-option")

    mira.page.keyboard.press("z")
    mira.sees(".asking-back button.main").click()
    jon.sees(".motion button.main").click()

    mira.page.wait_for_selector(".hand .is-option", state="detached")
    mira.sees(ASKING)
    assert mira.question == site
    assert mira.problems == jon.problems == []


def test_who_always_wants_to_be_asked_is_asked_back_before_what_cannot_be_taken_back(server: Server, sit: Sit) -> None:
    """The table is asked about the one answer that was chosen; it says so before anything counts."""
    final: list[str] = []

    def holds(table: Table) -> bool:
        final[:] = _final(table)
        return bool(final)

    _, path = scene(server, "lords", holds)
    tab = sit(path, confirm="always")
    tab.sees(ASKING)
    before = tab.counted()

    tab.page.locator(f'[data-answer="{final[0]}"], .stage .is-option[data-ref="{final[0]}"]').first.click(force=True)
    asked = tab.sees(".is-asking-back")

    assert "cannot be taken back" in asked.inner_text() and tab.counted().states == before.states
    asked.locator("button.main").click()
    tab.confirm(before)
    assert tab.problems == []


def _final(table: Table) -> list[str]:
    """What whoever is asked could not take back, where they are asked alone and have a choice."""
    ask = table.asks[0]
    if table.choice is not None or len(ask.keys) < 2:
        return []
    return [key for key in ask.keys if no_way_back(table, ask.seat, key) is not None]
