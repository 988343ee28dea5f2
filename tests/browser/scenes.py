"""Tables in the middle of a game: a golden journal, followed until something holds, opened for people to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gruft.table.content import content_digest
from gruft.table.journal import Journal
from gruft.table.replay import steps
from gruft.table.table import Table
from tests.server.support import Server

JOURNALS = Path(__file__).resolve().parents[1] / "journals"


def scene(
    server: Server, slug: str, holds: Callable[[Table], bool], *, of: str = "*", level: str | None = None
) -> tuple[dict[str, Any], str]:
    """A table where it holds, and the link of whoever is asked there. The others are people, or bots of a level."""
    for path in sorted((JOURNALS / slug).glob(f"{of}.jsonl")):
        journal = Journal.load(path)
        for number, table in enumerate(steps(journal)):
            if table.asks and holds(table):
                return _opened(server, journal, number, table.asks[0].seat, level)
    raise AssertionError("no golden game comes there")


def ended(server: Server, slug: str, of: str) -> str:
    """The link of the first seat of a golden game that has been played to its end."""
    journal = Journal.load(JOURNALS / slug / f"{of}.jsonl")
    return _opened(server, journal, len(journal.entries), 0, None)[1]


def _opened(server: Server, journal: Journal, number: int, seat: int, level: str | None) -> tuple[dict[str, Any], str]:
    journal.entries = journal.entries[:number]
    journal.closing = {}
    other = {"kind": "friend"} if level is None else {"kind": "bot", "level": level}
    kinds = [{"kind": "me"} if one == seat else other for one in range(journal.header.seats)]
    seats = [{**kind, "name": f"Player {one}"} for one, kind in enumerate(kinds)]
    today = content_digest(journal.header.game)
    brought = {"journal": journal.text(), "seats": seats, "name": "Scene", "agreed": today}
    answer = server.call("POST", "/api/tables/import", brought)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened, f"/table/{opened['id']}#{opened['token']}"
