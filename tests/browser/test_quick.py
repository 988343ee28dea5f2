"""An answer and a staged step cost the page little, whatever the machine is busy with.

Milliseconds say nothing on a busy machine. So layouts are counted, and the time scripts take is compared with a sum
that is worked out in the same page at the same time: on a quiet machine of today it takes about 20 ms. The limits stand
for 100 ms from a click to the own new view and 16 ms of scripts for a staged step.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, SCORE, Tab, link
from tests.browser.scenes import scene
from tests.browser.stopwatch import FRAME_SCRIPTS_MS, OWN_VIEW_MS, too_slow
from tests.browser.test_lean import SEATS
from tests.server.support import Server

ANSWERS, MANY = 8, 12
STEPS = 5
LAYOUTS = 30
SCRIPTS = 2.5
STEP_SCRIPTS = 0.8

SUM = """() => {
    const start = performance.now();
    let sum = 0;
    for (let n = 0; n < 2e7; n++) sum = (sum * 31 + n) | 0;
    return [performance.now() - start, sum][0] / 1000;
}"""
COUNT_STEPS = """() => {
    window.steps = 0;
    let last = '';
    new MutationObserver(() => {
        const now = document.querySelector('.playing-step')?.textContent ?? '';
        if (now && now !== last) window.steps++;
        last = now;
    }).observe(document.querySelector('.room'), { subtree: true, childList: true, characterData: true });
}"""


class Cost:
    """What a page has spent on scripts and layouts while something was done in it."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.devtools: CDPSession = tab.page.context.new_cdp_session(tab.page)
        self.devtools.send("Performance.enable")

    def _now(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self.devtools.send("Performance.getMetrics")["metrics"]}

    def of(self, act: Callable[[], None]) -> tuple[float, float]:
        """Layouts, and seconds of scripts in terms of the sum that is worked out before and after."""
        sums = [float(self.tab.page.evaluate(SUM))]
        before = self._now()
        act()
        after = self._now()
        sums.append(float(self.tab.page.evaluate(SUM)))
        scripts = after["ScriptDuration"] - before["ScriptDuration"]
        return after["LayoutCount"] - before["LayoutCount"], scripts / statistics.mean(sums)


def answer_often(tab: Tab, count: int, enough: Callable[[], bool] = lambda: False) -> None:
    end = time.monotonic() + 200
    for _ in range(count):
        while not tab.asked and not tab.over:
            assert time.monotonic() < end, tab.question
            tab.page.wait_for_timeout(10)
        if tab.over or enough():
            return
        tab.press_answer(1)


def is_quick(server: Server, sit: Sit, game: str) -> None:
    table = server.open(*SEATS[game], game=game)
    tab = sit(link(table, table["token"]), speed="off", fresh=True)
    tab.page.wait_for_selector(f"{ASKING}, {SCORE}")
    cost = Cost(tab)

    layouts, scripts = cost.of(lambda: answer_often(tab, ANSWERS))

    assert layouts <= LAYOUTS * ANSWERS, f"{layouts / ANSWERS:.0f} layouts for an answer"
    assert scripts <= SCRIPTS * ANSWERS, f"scripts for an answer take {scripts / ANSWERS:.2f} of the sum"


def steps_are_quick(sit: Sit, path: str, answers: int, enough: int | None = None) -> None:
    """Over so many answers, or until enough steps were staged."""
    tab = sit(path, speed="quick", fresh=True)
    tab.page.wait_for_selector(f"{ASKING}, {SCORE}")
    tab.page.evaluate(COUNT_STEPS)
    cost = Cost(tab)

    def staged() -> int:
        return int(tab.page.evaluate("() => window.steps"))

    _, scripts = cost.of(lambda: answer_often(tab, answers, lambda: enough is not None and staged() >= enough))

    steps = staged()
    assert steps >= 3, "nothing was staged"
    assert scripts <= STEP_SCRIPTS * steps, f"{scripts:.1f} of the sum for {steps} steps and at most {answers} answers"


RESTLESS = """() => document.getAnimations()
    .filter((one) => one.effect.getTiming().iterations === Infinity)
    .map((one) => `${one.animationName} of ${one.effect.target.getAttribute('class')}`)"""


def test_a_page_rests_while_its_player_thinks(server: Server, sit: Sit) -> None:
    """What moves for ever is painted sixty times a second, for hours."""
    for game in ("domains", "descent"):
        table = server.open(*SEATS[game], game=game)
        tab = sit(link(table, table["token"]), speed="off", reduced_motion="no-preference")
        tab.sees(f"{ASKING} .answers")

        assert tab.page.evaluate(RESTLESS) == []


@pytest.mark.parametrize("game", SEATS)
def test_an_answer_costs_little(server: Server, sit: Sit, game: str) -> None:
    is_quick(server, sit, game)


@pytest.mark.parametrize("game", ["lords", "tyrants", "domains"])
def test_a_staged_step_costs_little(server: Server, sit: Sit, game: str) -> None:
    table = server.open(*SEATS[game], game=game)
    steps_are_quick(sit, link(table, table["token"]), 3 * ANSWERS, enough=STEPS)


def test_a_staged_step_of_an_attack_costs_little(server: Server, sit: Sit) -> None:
    _, path = scene(server, "descent", lambda table: table.asks[0].kind == "target", level="random")
    steps_are_quick(sit, path, ANSWERS, enough=STEPS)


@pytest.mark.long
@pytest.mark.parametrize("game", ["lords", "tyrants", "domains"])
def test_a_staged_step_costs_little_long_after_the_start(server: Server, sit: Sit, game: str) -> None:
    table = server.open(*SEATS[game], game=game)
    steps_are_quick(sit, link(table, table["token"]), 3 * MANY)


@pytest.mark.long
def test_a_staged_step_of_a_quest_costs_little(server: Server, sit: Sit) -> None:
    """Of Descent, once all figures stand where the quest begins: before, one only places one's own."""
    _, path = scene(server, "descent", lambda table: table.asks[0].kind == "act", level="random")
    steps_are_quick(sit, path, 2 * MANY)


def test_the_stopwatch_says_what_is_too_slow() -> None:
    quick, slow = [1.0] * 95, [500.0] * 5

    assert too_slow("lords", [*quick, *slow], [*quick, *slow]) == []
    (waited,) = too_slow("lords", [*quick, OWN_VIEW_MS + 1, *slow], quick)
    assert waited == "lords: 101.0 ms from the click to the own new view, where 95 of 100 may take 100 ms"
    (scripts,) = too_slow("descent", quick, [*quick, FRAME_SCRIPTS_MS + 1, *slow])
    assert "17.0 ms of scripts in the dearest frame" in scripts
    assert len(too_slow("domains", [], [])) == 2, "what was not measured is not quick"
