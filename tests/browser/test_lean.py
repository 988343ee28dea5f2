"""Hours at one table: what the page holds in memory stays level, whatever has been answered.

Measured after garbage collection, early and late. Boards differ from moment to moment, so a few samples are taken each
time: what has piled up shows even in the smallest late one. A dungeon full of rooms has more nodes than an empty one:
those that are on the page are left out, what counts is what is held beside them.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.browser.recorded import UNPAINTED
from tests.server.support import Server

SETTLED = 30
GROWTH = 1.3
SEATS = {
    "lords": ("me", "bot:random", "bot:random"),
    "tyrants": ("me", "bot:random"),
    "domains": ("me", "bot:random", "bot:random"),
    "descent": ("bot:random", "me"),
}

# Somebody who answers whatever is asked as fast as the page lets them, always in the same order of whims.
PLAYER = """() => {
  let whim = 7;
  const any = (list) => list[(whim = (whim * 1103515245 + 12345) % 2147483648) % list.length];
  const shown = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length);
  window.player = setInterval(() => {
    const prompt = document.querySelector('.prompt.is-asking');
    if (!prompt || prompt.getAttribute('aria-busy') === 'true') return;
    const sure = shown('.prompt-buttons .main')[0];
    const found = [...shown('.answers [data-answer]'), ...shown('.stage .is-option')];
    const target = sure ?? (found.length ? any(found) : shown('.answers button[aria-expanded=false]')[0]);
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 20);
}"""


@dataclass(frozen=True)
class Held:
    nodes: int
    shown: int
    """How many of them are on the page."""
    listeners: int
    heap: int


SHOWN = """() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count++;
    return count;
}"""


def held(tab: Tab, devtools: CDPSession) -> Held:
    """What the page holds when nothing is left to be collected."""
    devtools.send("HeapProfiler.collectGarbage")
    shown = int(tab.page.evaluate(SHOWN))
    found = {one["name"]: int(one["value"]) for one in devtools.send("Performance.getMetrics")["metrics"]}
    return Held(found["Nodes"], shown, found["JSEventListeners"], found["JSHeapUsedSize"])


class Evening:
    """One tab that goes on to the next table when a game is over."""

    def __init__(self, server: Server, tab: Tab, game: str) -> None:
        self.server, self.tab, self.game = server, tab, game
        self.devtools = tab.page.context.new_cdp_session(tab.page)
        self.devtools.send("Performance.enable")
        tab.page.add_style_tag(content=UNPAINTED)
        self.sit_down()
        tab.page.evaluate(PLAYER)

    def sit_down(self) -> None:
        table = self.server.open(*SEATS[self.game], game=self.game)
        self.tab.page.evaluate(
            "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }",
            link(table, table["token"]),
        )
        self.tab.page.locator(ASKING).wait_for()

    @property
    def answers(self) -> int:
        return sum('"status":"accepted"' in one for one in self.tab.heard if one.startswith('{"type":"reply"'))

    def play_until(self, answers: int) -> None:
        end = time.monotonic() + 300
        while self.answers < answers:
            assert time.monotonic() < end, f"{self.answers} answers, then: {self.tab.question}"
            if self.tab.over:
                self.sit_down()
            self.tab.page.wait_for_timeout(25)

    def samples(self, answers: int) -> list[Held]:
        """Around a number of answers."""
        found = []
        for number in (answers - 6, answers - 3, answers):
            self.play_until(number)
            found.append(held(self.tab, self.devtools))
        return found


def stays_level(server: Server, sit: Sit, game: str, answers: int) -> None:
    evening = Evening(server, sit("/", fresh=True), game)

    early = evening.samples(SETTLED)
    late = evening.samples(answers)

    spare = min(one.nodes - one.shown for one in late)
    room = max(one.nodes - one.shown for one in early) + (GROWTH - 1) * max(one.nodes for one in early)
    assert spare <= room, f"nodes: {early} after {SETTLED} answers, {late} after {answers}"
    for what in ("listeners", "heap"):
        then, now = max(getattr(one, what) for one in early), min(getattr(one, what) for one in late)
        assert now <= GROWTH * then, f"{what}: {then} after {SETTLED} answers, {now} after {answers}"
    assert evening.tab.problems == []


def test_the_page_stays_lean(server: Server, sit: Sit) -> None:
    """With the board that has the most nodes; all four games below."""
    stays_level(server, sit, "lords", 48)


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_the_page_stays_lean_for_hours(server: Server, sit: Sit, game: str) -> None:
    stays_level(server, sit, game, 150)
