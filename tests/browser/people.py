"""What somebody in front of a browser sees and does. No test reaches past the screen except to listen to the socket."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as NotInTime

from tests.server.support import Server

ASKING = ".prompt.is-asking"
SCORE = ".score .score-winner"
STATE = """() => [
    document.querySelector('.prompt-words')?.textContent,
    ...[...document.querySelectorAll('.is-option,[data-answer]')].map(e => e.dataset.ref || e.dataset.answer),
    !!document.querySelector('.score .score-winner'),
    !!document.querySelector('.cover'),
].join('|')"""
OPTIONS = """() => {
    const inside = (element, frame) => {
        const [box, view] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > view.left && x < view.right && y > view.top && y < view.bottom;
    };
    return [...document.querySelectorAll('.answers [data-answer], .stage .is-option')]
        .filter(e => e.getClientRects().length && (!e.closest('.zoom') || inside(e, e.closest('.zoom'))))
        .map(e => e.dataset.answer
            ? [e.dataset.answer, `[data-answer="${e.dataset.answer}"]`]
            : [e.dataset.ref, `.stage .is-option[data-ref="${e.dataset.ref}"]`]);
}"""
"""Answers that can be clicked, each with where it is found; on a map that is zoomed in, those in its window."""


class Counted(NamedTuple):
    """What has come, and which question the page shows."""

    replies: int
    states: int
    ask: str

    def beyond(self, before: Counted) -> bool:
        """Whether a reply and a state have come since."""
        return self.replies > before.replies and self.states > before.states


class Tab:
    """One tab of a browser at our client."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.heard: list[str] = []
        self.problems: list[str] = []
        page.on("websocket", self._listen)
        page.on("pageerror", self._stumble)
        page.on("console", self._complain)

    def leave(self) -> None:
        """Somebody else gets the page."""
        self.page.remove_listener("websocket", self._listen)
        self.page.remove_listener("pageerror", self._stumble)
        self.page.remove_listener("console", self._complain)

    def _stumble(self, error: Error) -> None:
        self.problems.append(str(error))

    def _complain(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.problems.append(line.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(data if isinstance(data, str) else data.decode()))

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    # -- looking -----------------------------------------------------------

    def sees(self, what: str) -> Locator:
        """Wait until something is there."""
        self.page.wait_for_selector(what, timeout=60_000)
        return self.page.locator(what)

    def has(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def soon(self, what: str, within: float = 3.0) -> bool:
        """Whether something is there, or comes within so many seconds."""
        with suppress(NotInTime):
            self.page.wait_for_selector(what, timeout=within * 1000)
        return self.has(what)

    @property
    def question(self) -> str:
        """The sentence that says what to decide."""
        return self.page.locator(".prompt-words").first.inner_text()

    @property
    def asked(self) -> bool:
        return self.has(ASKING)

    @property
    def over(self) -> bool:
        return self.has(SCORE)

    @property
    def state(self) -> str:
        """Changes with every decision: the question and everything that can be chosen."""
        return str(self.page.evaluate(STATE))

    # -- acting ------------------------------------------------------------

    def changed(self, before: str) -> None:
        """Wait until the decision is another one, or nobody asks any more."""
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=60_000)

    def options(self) -> list[str]:
        """Everything that can be clicked as an answer, on the board and in the prompt, each key once."""
        found: list[list[str]] = self.page.evaluate(OPTIONS)
        return list(dict(reversed(found)).values())[::-1]

    def click_answer(self, choose: Callable[[list[str]], str]) -> None:
        """Answer by clicking, and wait until it has counted. What lies under something else is missed: click again."""
        for _ in range(4):
            options = self.options()
            if not options:
                self.page.locator(".answers button[aria-expanded=false]").click()
                options = self.options()
            before = self.counted()
            self.page.locator(f"{choose(options)}:visible").first.click(force=True)
            try:
                self.confirm(before)
                return
            except AssertionError:
                if not self.asked:
                    return
        raise AssertionError(f"nothing happens, whatever one clicks: {self.question}")

    def press_answer(self, digit: int = 1) -> None:
        """Answer by a number key (another one if this one answers nothing now), and wait until it has counted.

        Where none answers, a click does.
        """
        known = digits(self)
        before = self.counted()
        self.page.keyboard.press(str(digit if digit in known else known[0]))
        try:
            self.confirm(before, 10)
        except AssertionError:
            self.click_answer(lambda options: options[0])

    @property
    def confirming(self) -> bool:
        """Whether the prompt asks back before something that cannot be taken back."""
        return self.has(f"{ASKING} .prompt-buttons button.main") and not self.has(f"{ASKING} .answers")

    def counted(self) -> Counted:
        """How many replies and how many states have come, and what is asked."""
        replies, states = (
            sum(one.startswith(f'{{"type":"{kind}"') for one in self.heard) for kind in ("reply", "state")
        )
        return Counted(
            replies, states, self.page.evaluate("() => document.querySelector('.prompt')?.dataset.ask ?? ''")
        )

    def confirm(self, before: Counted, patience: float = 8, *, keys: bool = False) -> None:
        """Wait until the answer has counted and the page shows another question or none.

        What cannot be undone is asked once more: by the mouse, or by `keys`.
        """
        end = time.monotonic() + patience
        while not self.counted().beyond(before):
            assert time.monotonic() < end, f"nothing happens: {self.question}"
            if self.confirming and keys:
                self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
            elif self.confirming:
                self.page.locator(f"{ASKING} .prompt-buttons button.main").click()
            self.page.wait_for_timeout(5)
        if before.ask:
            self.page.wait_for_function(
                "before => document.querySelector('.prompt')?.dataset.ask !== before", arg=before.ask
            )
        self.page.wait_for_function(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true))))"
        )


def link(table: dict[str, Any], token: str) -> str:
    return f"/table/{table['id']}#{token}"


def play_to_the_end(tabs: list[Tab], dice: random.Random, seconds: float = 300) -> int:
    """Everybody answers when asked, by number keys and now and then by a click, until all see the score."""
    end = time.monotonic() + seconds
    answers = 0
    playing = list(tabs)
    while playing:
        assert time.monotonic() < end, [tab.question for tab in tabs]
        for tab in list(playing):
            look = tab.page.evaluate(
                f"() => [!!document.querySelector('{SCORE}'), !!document.querySelector('{ASKING}')]"
            )
            if look[0]:
                playing.remove(tab)
            elif look[1]:
                answers += 1
                if answers % 8 == 0:
                    tab.click_answer(dice.choice)
                else:
                    tab.press_answer(dice.choice(digits(tab)))
            else:
                tab.page.wait_for_timeout(10)
    return answers


NUMBERS = "() => [...document.querySelectorAll('.answers [data-answer] kbd')].map(one => Number(one.textContent))"
FOLDED = ".answers [aria-expanded=false]"


def digits(tab: Tab) -> list[int]:
    """The number keys that answer now: 1 to 9 for what can be done, 0 for what ends it. Unfolds a folded list."""
    if tab.has(FOLDED):
        written = tab.page.locator(".answers kbd").all_text_contents()
        tab.page.keyboard.press(next(digit for digit in "123456789" if digit not in written))
        tab.page.wait_for_selector(FOLDED, state="detached")
    found: list[int] = tab.page.evaluate(NUMBERS)
    return found or [1]


def newest(tab: Tab) -> dict[str, Any]:
    """The newest state the tab was sent."""
    found: dict[str, Any] = next(json.loads(one) for one in reversed(tab.heard) if one.startswith('{"type":"state"'))
    return found
