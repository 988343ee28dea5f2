"""What a house does by itself as time goes by: bots go on after a restart, late players, idle tables, old things."""

from __future__ import annotations

import asyncio
import logging
import time

from gruft.server.store import statements
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.house import House
from gruft.server.tables.late import see_to

IDLE_SECONDS = 60.0
SWEEP_SECONDS = 15.0
_log = logging.getLogger("gruft.server.upkeep")


def begin(house: House) -> None:
    """Do all of it from now on, until the house is left."""
    for work in (_sweep, _tidy, _watch_the_clock, _go_on):
        house.spawn(work(house))


async def _go_on(house: House) -> None:
    """After a restart: tables where a bot is asked would otherwise wait until somebody looks."""
    unfinished = await house.read(house.store.unfinished_with_bots)
    if unfinished:
        house.workers.warm()
    for table_id in unfinished:
        try:
            house.wake(await house.room(table_id))
        except Exception:
            _log.exception("table %s cannot be opened", table_id)
        await asyncio.sleep(0.01)


async def _watch_the_clock(house: House) -> None:
    """At slow tables, do what was agreed for those whose time is over."""
    while True:
        await asyncio.sleep(house.clock_seconds)
        try:
            at = statements.now()
            for table_id, pace in await house.read(house.store.slow_tables):
                if pace.overdue(at):
                    await see_to(await house.room(table_id), at)
        except OutOfReach as outage:
            _log.info("the clock waits for the database: %s", outage)
        except Exception:
            _log.exception("somebody's time is over, and it could not be seen to")


async def _sweep(house: House) -> None:
    """Forget tables nobody is at, and what they leave behind."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.memory.collect_all()
        house.announce_again()
        for room in house.there():
            idle = time.monotonic() - room.touched > IDLE_SECONDS
            busy = room.guests or room.lock.locked() or (room.playing is not None and not room.playing.done())
            if idle and not busy:
                del house.rooms[room.id]
                house.memory.forgotten += 1


async def _tidy(house: House) -> None:
    """Forget what is too old: tickets, sign-ins, and tables whose time is over."""
    while True:
        await asyncio.sleep(house.tidy_seconds)
        try:
            await house.read(house.people.sweep)
            if not house.bylaws.read_only:
                for table_id in await house.read(house.expiry.expired, house.engine, statements.now()):
                    await house.remove(table_id)
        except OutOfReach as outage:
            _log.info("tidying waits for the database: %s", outage)
