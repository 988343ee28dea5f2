"""A whole game as an evening goes: two people at their own screens, a third who comes by link on a phone, and bots.

`python -m tests.browser.evening FOLDER [GAME…]` plays each game to its end and keeps a picture of every kind of
question, of every tenth answer and of the score, in both languages and themes, to be looked at.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

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
PEOPLE = [("de", "dark", 1440, 900), ("en", "light", 1024, 768), ("de", "dark", 390, 844)]
EVERY = 10
PATIENCE = 1800.0


class Guest(Tab):
    """Somebody of whose screen pictures are kept."""

    def __init__(self, browser: Browser, server: Server, path: str, folder: Path, number: int) -> None:
        lang, theme, width, height = PEOPLE[number]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 500,
            reduced_motion="reduce",
            service_workers="block",
        )
        kept = json.dumps({"lang": lang, "theme": theme, "speed": "auto", "player": f"Guest {number + 1}"})
        context.add_init_script(f"if (!localStorage['gruft.settings']) localStorage['gruft.settings'] = '{kept}'")
        super().__init__(context.new_page(), server)
        self.folder, self.who = folder, f"{number + 1}.{lang}.{theme}.{width}"
        self.seen: set[str] = set()
        self.go(path)

    def keep(self, name: str) -> None:
        self.page.screenshot(path=self.folder / f"{name}.{self.who}.png")


def evening(browser: Browser, server: Server, game: str, folder: Path, seconds: float = PATIENCE) -> int:
    """Play a game to the end; how many answers it took."""
    folder.mkdir(parents=True, exist_ok=True)
    table = server.open(*SEATS[game], game=game, name="Friday")
    tokens = [table["token"], *(seat["token"] for seat in table["seats"] if seat["token"])]
    with ExitStack() as leaving:
        guests = []
        for number, token in enumerate(tokens):
            guests.append(Guest(browser, server, link(table, token), folder, number))
            leaving.callback(guests[-1].page.context.close)
            guests[-1].page.wait_for_selector(".prompt")
            guests[-1].keep(f"{game}-000-arrives")
        answers = _play(guests, game, random.Random(game), time.monotonic() + seconds)
        for guest in guests:
            guest.keep(f"{game}-999-score")
            assert guest.problems == [], guest.problems
    return answers


def _play(guests: list[Guest], game: str, dice: random.Random, end: float) -> int:
    answers, playing = 0, list(guests)
    while playing:
        assert time.monotonic() < end, [guest.question for guest in guests]
        for guest in list(playing):
            if guest.has(SCORE):
                playing.remove(guest)
            elif guest.has(ASKING):
                kind = " ".join(guest.question.split()[:3])
                if kind not in guest.seen or answers % EVERY == 0:
                    guest.seen.add(kind)
                    guest.keep(f"{game}-{answers:03d}")
                answers += 1
                if answers % 6 == 0:
                    guest.click_answer(dice.choice)
                else:
                    guest.press_answer(dice.choice(digits(guest)))
            else:
                guest.page.wait_for_timeout(15)
    return answers


def main(folder: Path, games: list[str]) -> int:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = House(str(Path(scratch) / "evening.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in games or list(SEATS):
                answers = evening(browser, server, game, folder)
                print(f"{game}: {answers} answers")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
