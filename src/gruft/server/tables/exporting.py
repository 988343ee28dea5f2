"""The journal of a table, as far as a link may know it.

After the end everybody may know everything: the file can be replayed and its dice checked. Before it, the file holds
no seed, no outcome of chance, no position, and only the answers of the link's own seats.
"""

from __future__ import annotations

import msgspec

from gruft.server.store.reading import Link, Store
from gruft.table.journal import Entry, Header, Journal
from gruft.table.replay import close, play_through


def journal_text(source: Store, link: Link) -> str:
    row = source.table(link.table_id)
    assert row is not None
    header = msgspec.json.decode(row["header"], type=Header)
    entries = source.journal(link.table_id)
    if row["over"]:
        journal = Journal(header)
        journal.entries = entries
        return close(play_through(journal)).text()
    journal = Journal(msgspec.structs.replace(header, seed=None, position=None))
    mine = link.seats if link.role in ("player", "coach") else []
    journal.entries = [Entry(entry.seat, entry.key, [], entry.undo) for entry in entries if entry.seat in mine]
    journal.closing = {"over": False}
    return journal.text()
