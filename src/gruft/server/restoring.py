"""Putting a backup back while people play (SQLite): the side of the server.

`gruft restore` lays a checked copy of the backup beside the database (store/keeping.py); the server that holds the
database looks for it. What was handed over is stored first, and nothing new is taken until the backup is in its place.
Then every room is forgotten, so nothing that was known before is ever stored on top of it; whoever is at a table comes
back by themselves and is shown what is there now.
"""

from __future__ import annotations

import asyncio
import logging

from gruft.server.store.keeping import Handover, swap
from gruft.server.tables.house import House

LOOK_SECONDS = 0.5
_log = logging.getLogger("gruft.server.restoring")


async def watch(house: House, handover: Handover) -> None:
    """Look for a backup to put back, for as long as we are there."""
    handover.refuse()  # an earlier server ended in the middle of it: nobody knows what became of that
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if handover.offer.exists():
            handover.offer.replace(handover.taken)
            try:
                await put_back(house, handover)
            except Exception:
                _log.exception("a backup could not be put back")
                handover.refuse()
            else:
                _log.warning("a backup was put back; what was there before is in %s", handover.before.name)
                handover.taken.unlink()


async def put_back(house: House, handover: Handover) -> None:
    """The backup is the database from here on."""
    async with house.writer.still():
        await asyncio.to_thread(swap, handover)
        house.begin_anew()
    await house.decree(ring=False)
    for table_id in [*house.rooms]:
        await house.reopen(table_id, ring=False)
