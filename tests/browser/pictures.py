"""Pictures of every screen in both languages and all sizes (`make pictures`).

A real server, a real table: somebody answers over the socket until the wanted decision is open, then browsers of all
sizes look at the same seat. `python -m tests.browser.pictures FOLDER [WORD…]` takes only screens with the word in
their name.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.chromium import found

from tests.browser.campaigns import laid, moment
from tests.server.support import Person, Server

SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 640)]
LANGUAGES = ["de", "en"]
MOST_ANSWERS = 12_000
MOST_TABLES = 2
BREATH = 0.02  # the server hangs up on whoever answers sixty times a second
WORDS_OF_REFUSAL = {"pass", "stop", "done", "dismiss", "withdraw", "end"}

# Which decision a picture of a game waits for: its name, and the kinds of ask that will do.
SCENES: dict[str, list[tuple[str, set[str]]]] = {
    "lords": [
        ("inaccessible", {"keep_order"}),
        ("orders", {"choose_order"}),
        ("dig", {"dig"}),
        ("hire", {"hire"}),
        ("build", {"build_where"}),
        ("plan", {"send", "lay_trap"}),
        ("battle", {"attack", "target", "act_next"}),
    ],
    "tyrants": [
        ("claim", {"claim"}),
        ("main", {"main"}),
        ("deploy", {"deploy", "deploy_basic"}),
        ("strike", {"assassinate", "assassinate_basic", "supplant"}),
        ("spy", {"place_spy"}),
        ("option", {"option"}),
        ("promote", {"promote", "late"}),
    ],
    "domains": [
        ("spells", {"draw_deck"}),
        ("place", {"place_minion"}),
        ("action", {"action", "buy"}),
        ("build", {"build", "build_land"}),
        ("monster", {"buy_monster", "place_monster"}),
        ("adventure", {"adventure_open", "adventure_defend", "bonus_bar"}),
        ("production", {"production"}),
    ],
    "descent": [
        ("place", {"place_hero", "place_monster"}),
        ("group", {"next_hero", "ol_group"}),
        ("turn", {"act", "monster_act"}),
        ("step", {"step", "roam"}),
        ("target", {"target", "second_target"}),
        ("surge", {"surge"}),
        ("window", {"window"}),
    ],
}
ELSEWHERE: list[tuple[str, set[str]]] = [("start", set()), ("later", set())]

# Rooms of the campaign of Descent: the name of the picture, the question it waits for, after how many quests, what is
# shown of the hub (nothing: the map).
CAMPAIGN: list[tuple[str, str, int, str]] = [
    ("road", "choose_quest", 3, "road"),
    ("journey", "travel_tester", 5, "road"),
    ("shop", "shop", 3, "shop"),
    ("skills", "train", 3, "skills"),
    ("desk", "scheme", 4, "desk"),
    ("chronicle", "shop", 4, "chronicle"),
    ("briefing", "place_hero", 2, ""),
]
ROOMS = ("road", "shop", "skills", "desk", "chronicle")


class House(Server):
    """The server as people run it, without the tests' own game, and with bots that do not pretend to think."""

    def start(self) -> None:
        wanted = f"Settings(port=0, db={str(self.db)!r}, bot_pause=0.0)"
        call = f"from gruft.server.serve import main; from gruft.server.settings import Settings; main({wanted})"
        self.process = subprocess.Popen([sys.executable, "-c", call], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))


class Photographer:
    """Takes one screen in all languages and sizes."""

    def __init__(self, browser: Browser, url: str, folder: Path, wanted: list[str]) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.wanted = wanted
        self.taken = 0

    def wants(self, name: str) -> bool:
        return not self.wanted or any(word in name for word in self.wanted)

    def take(self, name: str, path: str, ready: str, prepare: Callable[[Page], None] | None = None) -> None:
        """Photograph `path` once `ready` is there; `prepare` may open a dialog first."""
        if not self.wants(name):
            return
        for lang in LANGUAGES:
            for width, height in SIZES:
                with self.page(lang, width, height) as page:
                    page.goto(self.url + path)
                    page.wait_for_selector(ready, timeout=60_000)
                    if prepare is not None:
                        prepare(page)
                    page.wait_for_timeout(400)
                    page.screenshot(path=self.folder / f"{name}.{lang}.{width}x{height}.png")
                    self.taken += 1

    @contextmanager
    def page(self, lang: str, width: int, height: int, theme: str = "dark") -> Iterator[Page]:
        small = width < 500
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=small,
            is_mobile=small,
            reduced_motion="reduce",
            service_workers="block",
        )
        kept = f'{{"lang":"{lang}","theme":"{theme}","aid":false,"speed":"off"}}'
        context.add_init_script(f"localStorage.setItem('gruft.settings', '{kept}')")
        try:
            yield context.new_page()
        finally:
            context.close()


def chromium() -> str:
    """The system's own browser."""
    path = found()
    assert path, "no Chromium; `make chromium` finds or installs one"
    return path


def likely(ask: dict[str, Any], chance: random.Random) -> str:
    """An answer that does something rather than nothing."""
    keys: list[str] = [option["key"] for option in ask["options"]]
    active = [key for key in keys if key not in WORDS_OF_REFUSAL]
    return chance.choice(active if active and chance.random() < 0.93 else keys)


def play_until(person: Person, kinds: set[str], chance: random.Random, at_least: int = 0) -> bool:
    """Answer until an ask of these kinds (empty: any) is open; False when the game ends first."""
    for count in range(MOST_ANSWERS):
        person.until(lambda: bool(person.asks) or person.state["over"], 60)
        if person.state["over"]:
            return False
        ask = person.asks[0]
        if count >= at_least and (not kinds or ask["kind"] in kinds):
            return True
        time.sleep(BREATH)
        person.answer(likely(ask, chance))
    raise AssertionError(f"{MOST_ANSWERS} answers and no {kinds}")


def link(opened: dict[str, Any]) -> str:
    return f"/table/{opened['id']}#{opened['token']}"


def shell_pictures(camera: Photographer, games: list[dict[str, Any]]) -> None:
    camera.take("lobby", "/", ".game-card")
    camera.take("about", "/about", ".about h2")
    for game in games:
        camera.take(f"{game['slug']}-new", f"/new/{game['slug']}", ".seat-row")
        camera.take(f"{game['slug']}-rules", f"/rules/{game['slug']}", ".aid")


def map_pictures(camera: Photographer, server: Server, game: dict[str, Any]) -> None:
    """Every map of a game once: on a large screen in English, on a phone in German."""
    slug = game["slug"]
    for name in server.call("GET", f"/api/games/{slug}/maps").json():
        if not camera.wants(f"{slug}-map-{name}"):
            continue
        for lang, (width, height) in (("en", SIZES[0]), ("de", SIZES[2])):
            with camera.page(lang, width, height) as page:
                page.goto(f"{camera.url}/maps/{slug}/{name}")
                page.wait_for_selector(".map-shown svg.dungeon", timeout=60_000)
                page.wait_for_timeout(200)
                page.screenshot(path=camera.folder / f"{slug}-map-{name}.{lang}.{width}x{height}.png")
                camera.taken += 1


class Table:
    """A table at which somebody plays until a wanted decision is open; when a game has ended, the next one begins."""

    def __init__(self, server: Server, game: dict[str, Any]) -> None:
        self.server = server
        self.slug = game["slug"]
        self.bots = min(4, max(game["players"])) - 1
        self.chance = random.Random(self.slug)
        self.person: Person | None = None
        self.path = ""

    def until(self, kinds: set[str], at_least: int = 0) -> bool:
        """Play on; what one game does not bring, another may."""
        for _ in range(MOST_TABLES):
            person = self._sit_down()
            found = play_until(person, kinds, self.chance, at_least)
            person.close()  # nobody listens while pictures are taken
            if found:
                return True
            self.person = None
        return False

    def to_the_end(self) -> None:
        person = self._sit_down()
        play_until(person, {"nothing"}, self.chance)
        person.close()

    def _sit_down(self) -> Person:
        if self.person is None:
            seats = ["bot:random"] * self.bots
            opened = self.server.open("me", *seats, game=self.slug, name="Freitagabend")
            self.path = link(opened)
            self.person = Person(self.server, opened["id"], opened["token"])
        else:
            self.person.join()
        return self.person


def game_pictures(camera: Photographer, server: Server, game: dict[str, Any]) -> None:
    slug = game["slug"]
    table = Table(server, game)
    for number, (name, kinds) in enumerate(SCENES.get(slug, ELSEWHERE)):
        if camera.wants(f"{slug}-{name}") and table.until(kinds, 0 if kinds else 40 * number):
            camera.take(f"{slug}-{name}", table.path, ".prompt.is-asking")
    if camera.wants(f"{slug}-score") or camera.wants(f"{slug}-end"):
        table.to_the_end()
        camera.take(f"{slug}-score", table.path, ".score .score-winner")
        camera.take(f"{slug}-end", table.path, ".score .score-winner", lambda page: page.click(".dialog header button"))


def campaign_pictures(camera: Photographer, server: Server) -> None:
    """The campaign of Descent between its quests, as whoever is asked there sees it."""
    for name, kind, played, room in CAMPAIGN:
        if camera.wants(f"descent-campaign-{name}"):
            table = laid(server, moment(kind, played=played, found=150))
            ready = ".cover button, .hub, .descent"
            camera.take(f"descent-campaign-{name}", table.path, ready, partial(enter, room=room))


def enter(page: Page, room: str) -> None:
    """Uncover the table and go to a room of the hub, or to the map."""
    if page.locator(".cover button").count() > 0:
        page.click(".cover button")
    if room:
        page.wait_for_selector(".hub-rooms")
        page.locator(".hub-rooms button").nth(ROOMS.index(room)).click()
    else:
        page.wait_for_selector("svg.dungeon")


def table_pictures(camera: Photographer, server: Server) -> None:
    """What every table has, whichever game is played at it."""
    shared = server.open("me", "hotseat", game="lords")
    camera.take("table-cover", link(shared), ".cover")
    asking = ".prompt.is-asking"
    path = link(server.open("me", "bot:random", "bot:random", game="lords", name="Freitagabend"))
    camera.take("table-keys", path, asking, lambda page: page.keyboard.press("?"))
    camera.take("table-settings", path, asking, lambda page: page.click(".head-nav button:has(+ .keys-button)"))
    camera.take("table-rules", path, asking, lambda page: page.keyboard.press("r"))
    camera.take("table-text", path, asking, lambda page: page.keyboard.press("t"))


def main(folder: Path, wanted: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = House(str(Path(scratch) / "pictures.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            camera = Photographer(browser, server.url, folder, wanted)
            games = server.call("GET", "/api/games").json()
            shell_pictures(camera, games)
            table_pictures(camera, server)
            for game in games:
                map_pictures(camera, server, game)
                game_pictures(camera, server, game)
            campaign_pictures(camera, server)
            print(f"{camera.taken} pictures in {folder}")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), sys.argv[2:]))
