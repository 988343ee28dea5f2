"""Standing orders and asking back, as somebody meets them at the table."""

from __future__ import annotations

from gruft.table.table import Table
from tests.browser.conftest import Sit
from tests.browser.people import ASKING
from tests.browser.scenes import scene
from tests.browser.test_axe import violations
from tests.server.support import Server

COUNT = ".orders-button.is-on"


def a_trap_may_be_sprung(table: Table) -> bool:
    ask = table.asks[0]
    return ask.kind == "window" and len(ask.keys) > 1 and "pass" in ask.keys


def test_an_order_about_what_sets_a_question_off_acts_is_listed_and_taken_back(server: Server, sit: Sit) -> None:
    _, path = scene(server, "descent", a_trap_may_be_sprung, of="first_blood_three_players")
    tab = sit(path)
    tab.sees(f"{ASKING} .orders-button")
    question = tab.question
    before = tab.counted()

    tab.page.locator(".orders-button").click()
    assert tab.sees(".orders-make fieldset").count() == 2, "about what sets it off, and about all of its kind"
    words = tab.page.locator(".orders-make legend").first.text_content()
    tab.page.locator('.orders-make [data-order$=" round"]').first.click()
    tab.confirm(before)

    tab.page.wait_for_function("old => document.querySelector('.prompt-words')?.innerText !== old", arg=question)
    tab.sees(COUNT).click()
    assert words and words in (tab.sees(".orders li").text_content() or "")
    assert violations(tab) == []
    tab.page.locator(".orders li button").click()
    tab.page.wait_for_selector(".orders", state="detached")
    tab.page.reload()
    tab.sees(".prompt-words")
    assert not tab.has(COUNT), "it stays taken back"
    assert tab.problems == []


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
