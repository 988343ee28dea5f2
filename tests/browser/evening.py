"""A whole game as an evening goes: two people at their own screens, a third who comes late on a phone, and bots.

The first has opened the table, sees everything move at normal speed, skips what goes on for long, and invites the
third once the game waits for them. `python -m tests.browser.evening FOLDER [GAME…] [NUMBER…]` plays each game to its
end and keeps pictures to be looked at: of every kind of question, of staged steps, of every tenth answer, of the pages
beside the board that people open now and then, and of the score. An evening shows three of the four looks (both
languages in both themes), one on each screen; evenings 0 to 3 show every look on every screen.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import ASKING, SCORE, Tab, digits, link
from tests.browser.pictures import House, chromium
from tests.server.support import Server

SEATS = {
    "lords": ("me", "friend", "friend", "bot:greedy"),
    "tyrants": ("me", "friend", "friend", "bot:greedy"),
    "domains": ("me", "friend", "friend", "bot:greedy"),
    "descent": ("bot:greedy", "me", "friend", "friend"),
}
SIZES = [(1440, 900), (1024, 768), (390, 844)]
LOOKS = [("de", "dark"), ("en", "light"), ("de", "light"), ("en", "dark")]
EVERY = 10
ASIDE = 25
"""So often somebody opens a page beside the board: the chronicle, the rules, the chat, the affairs of the table."""
PATIENCE = 1800.0
STEP = "() => document.querySelector('.playing-step')?.textContent"
INVITE = ".prompt .waiting button.main"
MOST_STEPS = 120
CLOSE = ".dock-close"
PAGES = ".head-nav button[aria-pressed]"
TOLD = ".score:not(:has(.story)), .score .story polyline[points*=' ']"


class Guest(Tab):
    """Somebody of whose screen pictures are kept."""

    def __init__(self, browser: Browser, server: Server, folder: Path, number: int, first_look: int) -> None:
        (lang, theme), (width, height) = LOOKS[(first_look + number) % len(LOOKS)], SIZES[number]
        self.is_phone = width < 500
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.is_phone,
            reduced_motion="no-preference" if number == 0 else "reduce",
            service_workers="block",
        )
        speed = "normal" if number == 0 else "off"
        kept = json.dumps({"lang": lang, "theme": theme, "speed": speed, "player": f"Guest {number + 1}"})
        context.add_init_script(f"if (!localStorage['gruft.settings']) localStorage['gruft.settings'] = '{kept}'")
        super().__init__(context.new_page(), server)
        self.folder, self.who = folder, f"{number + 1}.{lang}.{theme}.{width}"
        self.seen: set[str] = set()
        self.steps: set[str] = set()
        self.read = 0

    def keep(self, name: str) -> None:
        self.page.screenshot(path=self.folder / f"{name}.{self.who}.png")

    def comes(self, path: str, name: str) -> None:
        self.go(path)
        self.sees(".prompt")
        self.keep(name)

    def reads(self, name: str) -> None:
        """Open the next page beside the board, or close the one that is open. On a phone it covers the question."""
        if self.has(CLOSE):
            self.page.locator(CLOSE).click()
            return
        pages = self.page.locator(PAGES)
        pages.nth(self.read % pages.count()).click()
        self.read += 1
        self.sees(CLOSE)
        self.keep(f"{name}-aside")
        if self.is_phone:
            self.page.locator(CLOSE).click()

    def watches(self, name: str, dice: random.Random) -> None:
        """Look at what is shown just now, and often skip the rest."""
        step = self.page.evaluate(STEP)
        if step and step not in self.steps and len(self.steps) < MOST_STEPS:
            self.steps.add(step)
            self.keep(f"{name}-step-{len(self.steps):02d}")
        elif step and dice.random() < 0.3:
            self.page.keyboard.press("End")


def evening(
    browser: Browser, server: Server, game: str, folder: Path, seconds: float = PATIENCE, *, which: int = 0
) -> int:
    """Play a game to the end; how many answers it took. Which evening it is turns the looks and the dice."""
    folder.mkdir(parents=True, exist_ok=True)
    table = server.open(*SEATS[game], game=game, name="Friday")
    tokens = [seat["token"] for seat in table["seats"] if seat["token"]]
    with ExitStack() as leaving:
        first_look = list(SEATS).index(game) + which
        guests = [Guest(browser, server, folder, number, first_look) for number in range(len(SIZES))]
        for guest in guests:
            leaving.callback(guest.page.context.close)
        host, second, third = guests
        _holds_the_links(host, table)
        host.comes(link(table, table["token"]), f"{game}-000-invites")
        host.page.locator(".invite button.main").click()
        second.comes(link(table, tokens[0]), f"{game}-000-arrives")
        second.sees(".joining button").click()
        dice, end = random.Random(f"{game} {which}"), time.monotonic() + seconds
        answers = _play([host, second], game, dice, end, until=lambda: host.has(INVITE))
        host.keep(f"{game}-{answers:03d}-waits")
        host.page.locator(INVITE).click()
        invitation = host.sees(".chair input").last.input_value()
        host.keep(f"{game}-{answers:03d}-invites")
        host.page.locator(".invite button.main").click()
        third.comes(invitation.removeprefix(server.url), f"{game}-{answers:03d}-arrives")
        third.sees(".joining button").click()
        answers = _play(guests, game, dice, end, answers)
        for guest in guests:
            guest.sees(TOLD)
            guest.keep(f"{game}-999-score")
            assert guest.problems == [], guest.problems
        assert host.steps, "nothing was staged"
    return answers


def _holds_the_links(host: Guest, table: dict[str, Any]) -> None:
    """As if the host had opened the table in this browser."""
    links = [
        {"seat": seat["seat"], "token": seat["token"], "kind": "friend"} for seat in table["seats"] if seat["token"]
    ]
    held = json.dumps([{"id": table["id"], "token": table["token"], "links": links}])
    host.page.add_init_script(f"localStorage['gruft.tables'] ??= {json.dumps(held)}")


def _play(
    guests: list[Guest],
    game: str,
    dice: random.Random,
    end: float,
    answers: int = 0,
    until: Callable[[], bool] = lambda: False,
) -> int:
    playing = list(guests)
    while playing and not until():
        assert time.monotonic() < end, [guest.question for guest in guests]
        for guest in list(playing):
            if guest.has(SCORE):
                playing.remove(guest)
            elif guest.has(ASKING):
                _answer(guest, game, dice, answers)
                answers += 1
            else:
                guest.watches(f"{game}-{answers:03d}", dice)
                guest.page.wait_for_timeout(15)
    return answers


def _answer(guest: Guest, game: str, dice: random.Random, number: int) -> None:
    """By a key, now and then by a click; people end their turn when little is left to do."""
    kind = " ".join(guest.question.split()[:3])
    if kind not in guest.seen or number % EVERY == 0:
        guest.seen.add(kind)
        guest.keep(f"{game}-{number:03d}")
    if number % ASIDE == ASIDE - 1:
        guest.reads(f"{game}-{number:03d}")
    if number % 6 == 0:
        guest.click_answer(dice.choice)
        return
    known = digits(guest)
    deeds = [digit for digit in known if digit]
    guest.press_answer(dice.choice(deeds if deeds and dice.random() < 0.85 else known))


def main(folder: Path, words: list[str]) -> int:
    games = [word for word in words if word in SEATS] or list(SEATS)
    evenings = [int(word) for word in words if word.isdecimal()] or [0]
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = House(str(Path(scratch) / "evening.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for which in evenings:
                for game in games:
                    answers = evening(browser, server, game, folder / str(which), which=which)
                    print(f"{game}, evening {which}: {answers} answers", flush=True)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
