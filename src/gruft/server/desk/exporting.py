"""The journal of a table, as far as a link may know it.

After the end everybody may know everything: the file can be replayed and its dice checked. So may, at any time, who
opened the table and plays there with nobody but bots and people at the same screen: a game over many evenings goes on
from the file on another machine. And so may every player once all have agreed to take the table along: nothing is
decided here any more then, and where it goes on fresh chance comes in with the people who sit down there.

Else, before the end, the file holds no seed, no outcome of chance, no position, and only the answers of the link's own
seats; how the key of chance came about is for everybody. It is written from what was stored, not played again: rules
may have changed since.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gruft.server.store.reading import Link, Store
from gruft.server.store.removing import Removed
from gruft.table.journal import FORMAT_OF_MOMENTS, Draws, Entry, Header, Journal
from gruft.table.mixing import begin
from gruft.table.table import Table


def journal_text(source: Store, link: Link) -> str:
    """The journal as whoever has this link may see it: whole once the game is over, else the own answers only."""
    copy = source.copy(link)
    if copy is None:
        raise Removed(link.table_id)
    row, link = copy.table, copy.link  # which may have lost a seat since it was shown
    header = msgspec.json.decode(row["header"], type=Header)
    entries = copy.entries
    if header.format < FORMAT_OF_MOMENTS:
        entries = [msgspec.structs.replace(entry, moment=None) for entry in entries]
    over = row["over"] and row["result"] is not None
    moved = row["moved"] and link.role == "player"
    alone = link.creator and link.role == "player" and "friend" not in copy.kinds
    if over or moved or alone:
        journal = _whole(header, entries, row["setup"])
        journal.closing = _closing(source, link) if over else {"over": False}
        return journal.text()
    journal = Journal(msgspec.structs.replace(header, seed=None, position=None, fresh=[]))
    mine = link.seats if link.role in ("player", "coach") else []
    journal.entries = [
        msgspec.structs.replace(entry, draws=[], laid=None, back=int(bool(entry.back)))  # numbers count others' secrets
        for entry in entries
        if entry.seat in mine or entry.about_chance
    ]
    journal.closing = {"over": False}
    return journal.text()


def _whole(header: Header, entries: list[Entry], setup: bytes | None) -> Journal:
    if setup is not None:
        laid, draws = msgspec.json.decode(setup, type=tuple[int | None, Draws])
        journal = Journal(header, laid)
        journal.begin(draws)
    else:  # a table from before this was stored
        begun = begin(header).journal
        assert begun is not None
        journal = begun
    journal.entries = entries
    return journal


def _closing(source: Store, link: Link) -> dict[str, Any]:
    """How it ended; the state too, where today's rules still lead there."""
    table = source.open(link.table_id).table
    result = table.result
    assert result is not None
    told: dict[str, Any] = {"over": True, "points": list(result.points), "winners": list(result.winners)}
    return {"hash": table.hash(), **told} if isinstance(table, Table) else told
