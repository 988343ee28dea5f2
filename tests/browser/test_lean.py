"""Hours at one table: what the page holds in memory stays level, whatever has been answered.

Measured after garbage collection, early and late, while nobody answers. Boards differ from moment to moment, so a few
samples are taken each time: what has piled up shows even in the smallest late one. A dungeon full of rooms has more
nodes than an empty one: those that are on the page, and who listens to them, are counted for themselves. What is held
beside them is the same after every answer, so a single listener more for each shows.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, fields, replace

import pytest
from playwright.sync_api import CDPSession

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, SCORE, Tab, link
from tests.browser.recorded import UNPAINTED
from tests.server.support import Server

SETTLED, LATER = 30, 150
LIVELY = 60
"""So many answers are enough where every step of what happens is seen moving."""
GROWTH = 1.3
# A board may become fuller; more than twice as full it never is.
FULLER = 2.0
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


STOP = "() => clearInterval(window.player)"
PAUSE_MS = 100
"""So long the page goes on after an answer, with what was put off until it rests."""

# Counts who listens to each node, from the first script of the page on. Nothing that listens is held by that.
COUNT = """() => {
  const [known, numbers] = [new WeakMap(), new WeakMap()];
  let next = 0;
  const named = (type, act, how) => {
    if (!numbers.has(act)) numbers.set(act, next++);
    return `${type} ${numbers.get(act)} ${typeof how === 'object' ? !!how?.capture : !!how}`;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, act, how) {
    if (this instanceof Node && act) known.set(this, (known.get(this) ?? new Set()).add(named(type, act, how)));
    return add.call(this, type, act, how);
  };
  EventTarget.prototype.removeEventListener = function (type, act, how) {
    if (act) known.get(this)?.delete(named(type, act, how));
    return remove.call(this, type, act, how);
  };
  window.listening = (node) => known.get(node)?.size ?? 0;
}"""

# How many nodes are on the page, and how many listen to them; who listens to the page as a whole is not among these.
SHOWN = """() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let [nodes, listeners] = [1, 0];
    while (walker.nextNode()) {
        nodes++;
        listeners += window.listening(walker.currentNode);
    }
    return [nodes, listeners];
}"""


@dataclass(frozen=True)
class Held:
    """What the page holds: on it, and beside it."""

    nodes_shown: int
    nodes_beside: int
    listeners_shown: int
    listeners_beside: int
    heap: int


def held(tab: Tab, devtools: CDPSession) -> Held:
    """What the page holds when nothing is left to be collected."""
    devtools.send("HeapProfiler.collectGarbage")
    nodes, listeners = tab.page.evaluate(SHOWN)
    found = {one["name"]: int(one["value"]) for one in devtools.send("Performance.getMetrics")["metrics"]}
    beside = found["Nodes"] - nodes, found["JSEventListeners"] - listeners
    return Held(nodes, beside[0], listeners, beside[1], found["JSHeapUsedSize"])


def piled_up(early: list[Held], late: list[Held]) -> list[str]:
    """What has become more than it may, in words."""
    found = []
    for what in fields(Held):
        then, now = max(getattr(one, what.name) for one in early), min(getattr(one, what.name) for one in late)
        if now > then * (FULLER if what.name.endswith("shown") else GROWTH):
            found.append(f"{what.name}: at most {then} early, at least {now} late")
    return found


class Evening:
    """One tab that goes on to the next table when a game is over."""

    def __init__(self, server: Server, tab: Tab, game: str) -> None:
        self.server, self.tab, self.game = server, tab, game
        self.devtools = tab.page.context.new_cdp_session(tab.page)
        self.devtools.send("Performance.enable")
        tab.page.add_style_tag(content=UNPAINTED)
        self.sit_down()

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
        """Ends when nobody plays any more and the page rests."""
        end = time.monotonic() + 300
        self.tab.page.evaluate(PLAYER)
        while self.answers < answers:
            assert time.monotonic() < end, f"{self.answers} answers, then: {self.tab.question}"
            if self.tab.over:
                self.sit_down()
            self.tab.page.wait_for_timeout(25)
        self.tab.page.evaluate(STOP)
        self.tab.page.locator(f"{ASKING}, {SCORE}").first.wait_for()
        self.tab.page.wait_for_timeout(PAUSE_MS)

    def samples(self, answers: int) -> list[Held]:
        """Around a number of answers."""
        found = []
        for number in (answers - 6, answers - 3, answers):
            self.play_until(number)
            found.append(held(self.tab, self.devtools))
        return found


def stays_level(server: Server, sit: Sit, game: str, answers: int, **look: str) -> None:
    tab = sit("/", fresh=True, **look)
    tab.page.add_init_script(f"({COUNT})()")
    tab.go("/")
    evening = Evening(server, tab, game)

    early = evening.samples(SETTLED)
    late = evening.samples(answers)

    assert piled_up(early, late) == [], f"{early} after {SETTLED} answers, {late} after {answers}"
    assert tab.problems == []


@pytest.mark.parametrize("game", SEATS)
def test_the_page_stays_lean(server: Server, sit: Sit, game: str) -> None:
    stays_level(server, sit, game, LATER)


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_the_page_stays_lean_while_everything_is_seen_moving(server: Server, sit: Sit, game: str) -> None:
    stays_level(server, sit, game, LIVELY, speed="quick", reduced_motion="no-preference")


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"nodes_beside": 300}, "nodes_beside"),
        ({"nodes_shown": 300}, "nodes_shown"),
        ({"listeners_beside": 1}, "listeners_beside"),
        ({"listeners_shown": 200}, "listeners_shown"),
        ({"heap": 150_000}, "heap"),
    ],
    ids=str,
)
def test_what_piles_up_with_every_answer_is_noticed(more: dict[str, int], what: str) -> None:
    """With what a board of ours holds, and some number more of something for every answer."""

    def after(answers: int) -> list[Held]:
        then = Held(2200, 1400, 1900, 45, 7_500_000)
        return [replace(then, **{what: getattr(then, what) + n * add}) for n in range(answers - 6, answers + 1, 3)]

    (add,) = more.values()
    assert [one.partition(":")[0] for one in piled_up(after(SETTLED), after(LATER))] == [what]
