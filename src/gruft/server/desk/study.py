"""Dear work, done in a process of its own (desk.py): looking at past moments, writing journals, taking journals in.

Each function gets plain data and gives plain data back, and reads the database by itself. No is `Declined`.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

from gruft.server import bodies
from gruft.server.desk import exporting
from gruft.server.store import statements
from gruft.server.store.database import connect
from gruft.server.store.reading import Link, Store
from gruft.server.store.removing import Removed
from gruft.server.tables import opening
from gruft.server.tables.chronicle import CHECKPOINT_EVERY, MOST_ENTRIES, Chronicle, Mark, shot
from gruft.server.tables.picture import open_asks, result_of
from gruft.server.tables.reopening import Unreadable
from gruft.table.ask import Seat
from gruft.table.content import Files
from gruft.table.journal import Header
from gruft.table.rules import Refusal, refuse
from gruft.table.variants import files_for

LIVE_SECONDS = 0.3
"""What everybody sees at a table is made where others play too: more processor time than that would be felt."""
_NAMES = {id(statement): name for name, statement in statements.BY_NAME.items()}


class Declined(Exception):
    """The work shows that the answer is no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Looked:
    """What a viewer could see after a moment: the view as JSON, and how many lines of the log."""

    view: bytes
    lines: int
    notice: Refusal | None


@dataclass(frozen=True, slots=True)
class Brought:
    """A journal as a table: its links, and what is to be stored, by the name of the statement."""

    opened: bodies.OpenedTable
    header: Header
    files: Files | None
    """The components it will be played with, as this process knows them."""
    rows: list[tuple[str, dict[str, Any]]]  # as the columns take them


@cache
def store_at(url: str) -> Store:
    """The store at an address; one for each process."""
    return Store(connect(sa.make_url(url)))


def moment(url: str, table_id: str, number: int, seat: Seat | None) -> Looked:
    """A table as it was after a public moment."""
    try:
        chronicle = store_at(url).open(table_id, number)
    except Unreadable:
        raise Declined(refuse("table.unreadable")) from None
    lines = sum(one.seen_by(seat) for one in chronicle.log)
    return Looked(msgspec.json.encode(chronicle.table.view(seat)), lines, chronicle.notice)


def journal(url: str, link: Link) -> str:
    """The journal of a table as far as a link may know it."""
    try:
        return exporting.journal_text(store_at(url), link)
    except Removed:
        raise Declined(refuse("table.deleted")) from None


def _sound(made: opening.Opening) -> bool:
    """Whether everybody can look at a table, be asked something, and come back to it."""
    chronicle, rows = made.chronicle, made.entries
    if rows and rows[-1].checkpoint is not None:
        data, entries = rows[-1].checkpoint.data, dict(chronicle.entries)
        mark = Mark(chronicle.number, data, chronicle.moment, entries, list(chronicle.stirred), chronicle.rules)
        chronicle = Chronicle(chronicle.header, mark, list(chronicle.log))
    for viewer, view in chronicle.table.views((None, *range(chronicle.header.seats))).items():
        msgspec.json.encode([view, open_asks(chronicle, viewer)])
    if chronicle.over:
        return result_of(chronicle) is not None
    return bool(chronicle.table.asks) and all(ask.keys for ask in chronicle.table.asks)


def bring(url: str, wanted: bodies.JournalFile, most_entries: int = MOST_ENTRIES) -> Brought:
    """A table from a journal. It ends in a checkpoint, so that opening it is cheap however it was played.

    But not in the middle of a choice: whoever began there would take for shown what it still hides.
    """
    try:
        made = opening.from_journal(wanted, store_at(url).content, most_entries)
    except opening.NotOpened as error:
        raise Declined(error.refusal) from None
    rows, chronicle = made.entries, made.chronicle
    due = chronicle.number - chronicle.marked >= CHECKPOINT_EVERY and chronicle.secretly is None
    if rows and due and rows[-1].checkpoint is None:
        rows[-1].checkpoint = shot(chronicle.table, chronicle.header)
    started = time.process_time()
    try:
        sound = _sound(made)
    except Exception:  # a position from outside may be what no rule and no view is prepared for
        sound = False
    if time.process_time() - started > LIVE_SECONDS:
        raise Declined(refuse("request.too_dear"))
    if not sound:
        raise Declined(refuse("journal.not_one", file="journal"))
    opened, header = made.opened(), chronicle.header
    named = [(_NAMES[id(statement)], parameters) for statement, parameters in made.statements()]
    return Brought(opened, header, files_for(header), named)
