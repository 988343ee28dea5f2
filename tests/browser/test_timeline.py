"""What happened is shown in order, and nothing runs ahead of it: board, chronicle, question, score."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.server.support import Server

# Writes down everything that is shown, as somebody who never blinks would.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const now = {
      step: document.querySelector('.playing-step')?.textContent ?? '',
      asking: !!document.querySelector('.prompt.is-asking'),
      lines: document.querySelectorAll('.log-line').length,
      score: !!document.querySelector('.score'),
      minions: document.querySelectorAll('.lords-town [data-piece^="minion:"]').length,
    };
    const last = window.seen.at(-1);
    if (!last || JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
  look();
}"""


def seen(tab: Tab) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tab.page.evaluate("() => window.seen")
    return found


def until(tab: Tab, words: str) -> None:
    """Answer whatever is asked until a question begins like this."""
    for _ in range(60):
        tab.page.locator(ASKING).wait_for()
        if tab.question.startswith(words):
            return
        tab.press_answer(1)
    raise AssertionError(f"nobody asks: {words}")


def test_orders_are_turned_up_one_by_one_and_servants_walk_before_anything_is_asked(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", "bot:random", game="lords")
    tab = sit(link(table, table["token"]), speed="quick")
    until(tab, "Choose your third order")
    tab.page.evaluate(WATCH)

    tab.press_answer(1)
    tab.page.locator(f"{ASKING} .answers").wait_for()

    told = [one for one in seen(tab) if one["step"]]
    assert len({one["step"] for one in told if "reveals order" in one["step"]}) == 9
    assert len({one["step"] for one in told if "sends a minion" in one["step"]}) >= 5
    assert not any(one["asking"] for one in told)
    reveals = [one for one in told if "reveals order 1" in one["step"]]
    assert all(one["minions"] < told[-1]["minions"] for one in reveals), "a servant stood in town before the orders"
    assert [one["lines"] for one in told] == sorted(one["lines"] for one in told), "the chronicle runs ahead"


def test_pause_step_end_and_speed_by_key(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]), speed="slow")
    until(tab, "You drew three order cards")
    tab.press_answer(1)
    step = tab.sees(".playing-step")
    tab.page.keyboard.press("Space")
    tab.sees(".playing-buttons [aria-label=Play]")
    before = step.inner_text()

    tab.page.wait_for_timeout(900)
    assert step.inner_text() == before
    tab.page.keyboard.press(".")
    tab.page.wait_for_function("before => document.querySelector('.playing-step').textContent !== before", arg=before)
    assert violations(tab) == []
    tab.page.keyboard.press(">")
    assert tab.page.locator(".playing-buttons select").input_value() == "normal"
    tab.page.keyboard.press("End")

    tab.sees(ASKING)
    assert tab.sees("[data-spoken]").inner_text()
    assert tab.problems == []


def test_the_score_waits_for_the_last_blow(server: Server, sit: Sit) -> None:
    table = server.open("me", game="lords")
    tab = sit(link(table, table["token"]), speed="quick")
    tab.page.locator(ASKING).wait_for()
    tab.page.evaluate(WATCH)
    end = time.monotonic() + 120
    while not tab.has(".score"):
        assert time.monotonic() < end, tab.question
        if tab.asked:
            tab.press_answer(1)
        tab.page.wait_for_timeout(20)

    told = seen(tab)
    first = next(number for number, one in enumerate(told) if one["score"])
    assert not any(one["step"] for one in told[first:]), "the score covers what is still played"
    assert any(one["step"] for one in told[:first]), "the last blows were not played"


def test_what_happened_since_ones_last_turn_can_be_stepped_through_even_after_a_reload(
    server: Server, sit: Sit
) -> None:
    table = server.open("me", "bot:random", game="tyrants")
    tab = sit(link(table, table["token"]))
    while not tab.has(".since"):
        tab.page.locator(ASKING).wait_for()
        if tab.has("[data-answer=end]"):
            tab.click_answer(lambda options: "[data-answer=end]")
        else:
            tab.press_answer(1)
    tab.page.reload()
    tab.page.locator(".since").wait_for()

    tab.page.keyboard.press("b")
    slider = tab.sees(".replay input[type=range]")
    tab.page.wait_for_function("() => document.querySelector('.prompt-words').textContent.includes('earlier moment')")
    tab.page.keyboard.press("Space")
    tab.page.keyboard.press("Home")
    tab.page.wait_for_function("() => { const s = document.querySelector('.replay input'); return s.value === s.min }")
    first = int(slider.input_value())
    end = time.monotonic() + 60
    while int(slider.input_value()) == first:  # a moment may have many steps, and the next one has to be fetched
        assert time.monotonic() < end, "the arrows do nothing"
        tab.page.keyboard.press("ArrowRight")
        tab.page.wait_for_timeout(30)
    assert violations(tab) == []

    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector(".replay", state="detached")
    assert tab.sees(ASKING)
    assert tab.problems == []


def test_a_line_of_the_chronicle_rings_what_it_speaks_of_and_can_be_unfolded(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]))
    while not tab.has(".log-more"):
        tab.page.locator(ASKING).wait_for()
        tab.press_answer(1)

    tab.page.locator(".log-line:has(.log-more)").last.hover()
    tab.page.locator(".log-more").last.click()
    assert tab.sees(".log-details li").count() > 0
    tab.page.locator(".log-offered, .log-monster-offered, .log-room-offered").last.hover()
    assert tab.sees(".rung").count() > 0
    everything = tab.page.locator(".log-line").count()
    tab.page.locator(".log-filter button").nth(2).click()
    assert 0 < tab.page.locator(".log-line").count() < everything
    assert violations(tab) == []
