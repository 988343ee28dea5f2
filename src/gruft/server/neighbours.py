"""What the server processes behind one port know of each other: their figures, and how many are inside.

Both lie in a folder of the process that oversees them. Figures are a file for each, written every second and whenever
somebody asks; whoever takes the place of a process that died goes on from what it had counted. Who is inside is counted
in memory that all of them share: each writes its own row only, and the row of a dead one is wiped, so nobody waits for
anybody, and none takes the others' counts along.

Other processes' visitors are counted by a hash of their address: two addresses in some thousands share one count.

Not here: starting and replacing them (several.py), tables and people at them (store/bell.py, tables/presence.py).
"""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import msgspec

from gruft.server.tables.figures import Tally

SALT_BYTES, CELL_BYTES = 16, 4
BUCKETS = 1 << 16
PUBLISH_SECONDS = 1.0


class Kind(IntEnum):
    """What is counted by address."""

    CONNECTIONS = 0
    SOCKETS = 1


ROW = len(Kind) * (BUCKETS + 1)
"""The cells of a process: for each kind all of them, and by the hash of their address."""


@dataclass(frozen=True, slots=True)
class Place:
    """One of several processes; `folder` is what they share."""

    folder: Path
    number: int
    processes: int

    @property
    def memory(self) -> Path:
        """The file in which the processes count who is inside."""
        return self.folder / "inside"

    def figures(self, number: int) -> Path:
        """The file with the figures of a process."""
        return self.folder / f"figures.{number}"


def prepare(folder: Path, processes: int) -> None:
    """Lay out what they share."""
    nothing = bytes(processes * ROW * CELL_BYTES)
    Place(folder, 0, processes).memory.write_bytes(secrets.token_bytes(SALT_BYTES) + nothing)


def wipe(place: Place) -> None:
    """Nobody is inside at a process that is not there."""
    with place.memory.open("r+b") as file:
        file.seek(SALT_BYTES + place.number * ROW * CELL_BYTES)
        file.write(bytes(ROW * CELL_BYTES))


class Neighbours:
    """The others, as one of them sees them."""

    def __init__(self, place: Place) -> None:
        self.place = place
        with place.memory.open("r+b") as file:
            memory = mmap.mmap(file.fileno(), 0)
        self._salt = memory[:SALT_BYTES]
        self._cells = memoryview(memory)[SALT_BYTES:].cast("I")
        self._others = [number for number in range(place.processes) if number != place.number]
        before = self._read(place.number)
        self.before = before.counts_only() if before is not None else None
        """What the process at this place had counted before it died."""

    def _cell(self, kind: Kind, address: str | None) -> int:
        """Where something is counted, in any row; None: all of it."""
        if address is None:
            return kind * (BUCKETS + 1)
        found = hashlib.blake2s(address.encode(), key=self._salt, digest_size=2).digest()
        return kind * (BUCKETS + 1) + 1 + int.from_bytes(found)

    def count(self, kind: Kind, address: str, change: int) -> None:
        """Tell the others that somebody has come or gone here."""
        for cell in (self._cell(kind, None), self._cell(kind, address)):
            self._cells[self.place.number * ROW + cell] += change

    def elsewhere(self, kind: Kind, address: str | None = None) -> int:
        """How many there are with the others, of one address or in all."""
        cell = self._cell(kind, address)
        return sum(self._cells[number * ROW + cell] for number in self._others)

    def publish(self, tally: Tally) -> None:
        """Lay our figures out, whole or not at all."""
        file = self.place.figures(self.place.number)
        part = file.with_name(file.name + ".part")
        part.write_bytes(msgspec.json.encode(tally))
        os.replace(part, file)

    def with_others(self, tally: Tally) -> Tally:
        """Our figures and those of the others together."""
        for number in self._others:
            other = self._read(number)
            tally = tally + other if other is not None else tally
        return tally

    def _read(self, number: int) -> Tally | None:
        try:
            return msgspec.json.decode(self.place.figures(number).read_bytes(), type=Tally)
        except FileNotFoundError:
            return None


class Crowd:
    """How many there are, from each address and in all: exactly here, and with the others."""

    def __init__(self, kind: Kind, neighbours: Neighbours | None = None) -> None:
        self._kind = kind
        self._neighbours = neighbours
        self._here: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are here, those of other processes included."""
        return self._here.total() + (self._neighbours.elsewhere(self._kind) if self._neighbours else 0)

    def of(self, address: str) -> int:
        """How many of this address are here, those of other processes included."""
        return self._here[address] + (self._neighbours.elsewhere(self._kind, address) if self._neighbours else 0)

    def enter(self, address: str) -> None:
        """One more of this address."""
        self._here[address] += 1
        if self._neighbours is not None:
            self._neighbours.count(self._kind, address, 1)

    def leave(self, address: str) -> None:
        """One less of this address."""
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]
        if self._neighbours is not None:
            self._neighbours.count(self._kind, address, -1)
