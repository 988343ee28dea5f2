"""Moments of golden games, shown to the client without a server's answers: the page hears what the test says.

Every page comes from the real server; only the line to the table is ours. So a scene costs a tenth of a second, and
what somebody presses is recorded instead of played.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gruft.table.ask import PASS, Ask
from gruft.table.journal import Header, Journal
from gruft.table.replay import steps
from gruft.table.table import Table
from tests.browser.pages import MOUSE, PHONE, Pages
from tests.browser.people import Tab
from tests.server.support import Server

ROOT = Path(__file__).resolve().parents[2]
JOURNALS = ROOT / "tests" / "journals"
SOURCES = ROOT / "src" / "gruft"
KEPT = ROOT / ".pytest_cache" / "moments"
SLUGS = ("lords", "tyrants", "domains", "descent")
SIZES = ((1440, 900), (1024, 768), (390, 844))
IN_HAND = {"lords": "choose_order", "tyrants": "main", "domains": "place_minion", "descent": "act"}
"""A question of each game with much in the hand of whoever is asked."""

# The line to the table: what is sent is kept, what the test says is heard.
LINE = """
window.sent = [];
window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.line = this; setTimeout(() => this.onopen?.()); }
    send(text) { window.sent.push(JSON.parse(text)); }
    close() {}
};
"""

# Lets the page hear messages. Where another seat than before is asked, the table changes hands; a hand that lies face
# down is turned up. True once it is drawn.
HEAR = """async (messages) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    messages.forEach((one) => window.line.onmessage({ data: JSON.stringify(one) }));
    await frame();
    await pause(0);
    await frame();
    document.querySelector('.cover button, .face-down')?.click();
    await frame();
    await pause(30);
    await frame();
    return !!document.querySelector('.stage-inner');
}"""

# Pages nobody looks at are laid out, not painted, which takes much less time.
UNPAINTED = ".room { opacity: 0; }"

SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 30)))"


@dataclass(frozen=True)
class Moment:
    """What one seat sees and is asked."""

    slug: str
    kind: str
    seat: int
    seats: int
    options: dict[str, Any]
    view: dict[str, Any]
    ask: dict[str, Any] | None
    where: str
    log: tuple[dict[str, Any], ...] = ()

    def seeing(self, **parts: Any) -> Moment:
        """The same moment with parts of the view exchanged."""
        return replace(self, view={**self.view, **parts})


def told(ask: Ask) -> dict[str, Any]:
    refused = [{"key": key, "code": no.code, "rule": no.rule, "args": no.args} for key, no in ask.refused().items()]
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "args": ask.args or {},
        "options": [{"key": key} for key in ask.keys],
        "refused": refused,
        "optional": PASS in ask.keys,
    }


def shown(table: Table, ask: Ask, header: Header, where: str) -> Moment:
    """The table as whoever is asked sees it."""
    view = json.loads(msgspec.json.encode(table.view(ask.seat)))
    return Moment(header.game, ask.kind, ask.seat, header.seats, dict(header.options), view, told(ask), where)


@lru_cache
def moments(slug: str) -> tuple[Moment, ...]:
    """The first moment of each kind of question in the golden games.

    Played once for all processes that test the same sources; who comes second waits for the first.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{slug}-{_sources(slug)}.json"
    with (KEPT / f"{slug}.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not file.exists():
            for outdated in KEPT.glob(f"{slug}-*"):
                outdated.unlink()
            writing = file.with_suffix(".part")
            writing.write_bytes(msgspec.json.encode(played(slug)))
            writing.replace(file)
        return msgspec.json.decode(file.read_bytes(), type=tuple[Moment, ...])


def _sources(slug: str) -> str:
    """Changes with everything the moments of a game may depend on."""
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.yaml"), *(JOURNALS / slug).glob("*.jsonl"), Path(__file__)]
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        digest.update(f"{file} {file.stat().st_size}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:20]


def played(slug: str) -> tuple[Moment, ...]:
    """The moments from the golden games themselves."""
    found: dict[str, Moment] = {}
    for path in sorted((JOURNALS / slug).glob("*.jsonl")):
        journal = Journal.load(path)
        for number, table in enumerate(steps(journal)):
            for ask in table.asks:
                if ask.kind in found:
                    continue
                found[ask.kind] = shown(table, ask, journal.header, f"{path.stem} at {number}")
    return tuple(found.values())


class Stage:
    """One page that is shown one moment after another."""

    def __init__(self, tab: Tab, slug: str, at: str) -> None:
        self.tab = tab
        self.page = tab.page
        self.problems = tab.problems
        self.count = 0
        self.named = False
        tab.go(f"/{at}/{slug}-on-stage#nobody")
        tab.page.wait_for_function("() => window.line")

    def show(self, moment: Moment) -> None:
        """Let the page hear of a moment, and wait until it is drawn."""
        self.count += 1
        seats = [
            {"seat": seat, "name": f"Player {seat + 1}", "kind": kind, "level": None, "online": True}
            for seat in range(moment.seats)
            for kind in ["me" if seat == moment.seat else "friend"]
        ]
        about = {"id": "stage", "game": moment.slug, "name": "", "options": moment.options, "created": ""}
        asks = [] if moment.ask is None else [{**moment.ask, "id": f"{moment.kind} {self.count}"}]
        part = {"seat": moment.seat, "view": moment.view, "asks": asks, "can_undo": False, "acted": False}
        part |= {"standing": {}, "log_from": 0, "log": moment.log, "seen": None}
        state = {"version": self.count, "since": None, "length": self.count, "over": False, "result": None}
        messages = [
            {"type": "welcome", "table": {**about, "seats": seats}, "role": "player", "you": [moment.seat]}
            | {"commitment": "", "imported": False},
            {"type": "state", "waiting": [moment.seat], "parts": [part], **state},
        ]
        if not self.page.evaluate(HEAR, messages):
            self.page.wait_for_selector(".stage-inner, .face-down")
            self.page.evaluate("() => document.querySelector('.face-down')?.click()")
            self.page.wait_for_selector(".stage-inner")
            self.page.evaluate(SETTLED)
        if not self.named:  # the names of the components come a moment after the table
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate(SETTLED)
            self.named = True


@contextmanager
def stage(
    stages: Pages,
    server: Server,
    slug: str,
    size: tuple[int, int],
    *,
    lang: str = "de",
    theme: str = "dark",
    at: str = "table",
) -> Iterator[Stage]:
    """A page of `stages`, on which nothing may go wrong: the whole `table`, or the own `hand`."""
    hand = PHONE if size[0] < 500 else MOUSE
    settings = {"lang": lang, "theme": theme, "confirm": "never", "aid": False}
    tab = Tab(stages.take(server, size, settings, hand), server)
    yield Stage(tab, slug, at)
    tab.leave()
    stages.give_back(tab.page, hand)
    assert tab.problems == [], tab.problems
