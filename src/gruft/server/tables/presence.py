"""Who is at a table: its seats, the connections of this process, and what other processes have told of theirs.

A process tells who sits at a table with it when that changes, every quarter of a minute, and when another one asks. One
that falls silent is forgotten: it may have died.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from gruft.server import records
from gruft.server.store.reading import Link
from gruft.server.tables.picture import Picture, Viewer
from gruft.server.tables.standing import Standing

SILENCE_SECONDS = 40.0


class Elsewhere:
    """Other processes, and seats by table and process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        self._heard: dict[str, float] = {}

    def heard(self, process: str) -> None:
        """Another process has said something, whatever it was."""
        self._heard[process] = self._clock()

    @property
    def company(self) -> bool:
        """Whether another process has been heard of lately."""
        since = self._clock() - SILENCE_SECONDS
        return any(at > since for at in self._heard.values())

    def told(self, table_id: str, process: str, seats: frozenset[int]) -> None:
        """A process has told who of a table is there."""
        at = self._told.setdefault(table_id, {})
        at[process] = (seats, self._clock())
        if not seats:
            del at[process]
        if not at:
            del self._told[table_id]

    def seats(self, table_id: str) -> set[int]:
        """The seats somebody is at in another process."""
        since = self._clock() - SILENCE_SECONDS
        return {seat for seats, at in self._told.get(table_id, {}).values() if at > since for seat in seats}

    def forget_the_silent(self) -> None:
        """Who has not been heard of for a while is no longer there."""
        since = self._clock() - SILENCE_SECONDS
        self._heard = {process: at for process, at in self._heard.items() if at > since}
        for table_id, at in list(self._told.items()):
            self._told[table_id] = {process: told for process, told in at.items() if told[1] > since}
            if not self._told[table_id]:
                del self._told[table_id]


class Guest(Protocol):
    """A connection as the room sees it."""

    link: Link
    viewers: list[Viewer]
    shown: Picture | None
    contributes: bool
    """Whether it sits at a seat and mixes bytes of its own into the table's chance."""

    def show(self, picture: Picture) -> None:
        """Show a picture of the table."""

    def post(self, message: records.FromServer) -> None:
        """Send a message."""

    def end(self, code: str | None) -> None:
        """The connection ends; the code says why, None if there is nothing to say."""


@dataclass(slots=True)
class SeatState:
    """Who sits on a seat; with a `level`, a bot plays it now, and to the end if they `gave_up`."""

    kind: records.SeatKind
    name: str
    level: str | None
    standing: Standing
    gave_up: bool = False


class Company:
    """Those who sit at a table or look on."""

    def __init__(self, table_id: str, elsewhere: Elsewhere) -> None:
        self.id = table_id
        self.seats: list[SeatState] = []
        self.guests: set[Guest] = set()
        self.left: dict[int, float] = {}
        """When the player of a seat was last seen to go, by this process."""
        self.opened = time.monotonic()
        self._elsewhere = elsewhere

    @property
    def several(self) -> bool:
        """Whether people who were invited sit at this table."""
        return any(seat.kind == "friend" for seat in self.seats)

    def here(self) -> set[int]:
        """The seats whose players are at the table with this process."""
        return {seat for guest in self.guests if guest.link.role == "player" for seat in guest.link.seats}

    def seat_infos(self) -> list[records.SeatInfo]:
        """All seats: who plays, and who is there."""
        here = self.here() | self._elsewhere.seats(self.id)
        return [
            records.SeatInfo(number, seat.name, seat.kind, seat.level, number in here, seat.gave_up)
            for number, seat in enumerate(self.seats)
        ]

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat, as far as this process knows; 0: somebody is there."""
        if seat in self.here() or seat in self._elsewhere.seats(self.id):
            return 0.0
        return time.monotonic() - self.left.get(seat, self.opened)

    def tell(self, message: records.FromServer) -> None:
        """Send a message to everybody who is there."""
        for guest in self.guests:
            guest.post(message)
