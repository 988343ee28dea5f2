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


def scene(server: Server, slug: str, holds: Callable[[Table], bool], *, of: str = "*") -> tuple[dict[str, Any], str]:
    """A table where it holds, and the link of whoever is asked there. All seats are people's."""
    for path in sorted((JOURNALS / slug).glob(f"{of}.jsonl")):
        journal = Journal.load(path)
        for number, table in enumerate(steps(journal)):
            if table.asks and holds(table):
                return _opened(server, journal, number, table.asks[0].seat)
    raise AssertionError("no golden game comes there")


def _opened(server: Server, journal: Journal, number: int, seat: int) -> tuple[dict[str, Any], str]:
    journal.entries = journal.entries[:number]
    journal.closing = {}
    kinds = ["me" if one == seat else "friend" for one in range(journal.header.seats)]
    seats = [{"kind": kind, "name": f"Player {one}"} for one, kind in enumerate(kinds)]
    today = content_digest(journal.header.game)
    brought = {"journal": journal.text(), "seats": seats, "name": "Scene", "agreed": today}
    answer = server.call("POST", "/api/tables/import", brought)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened, f"/table/{opened['id']}#{opened['token']}"
