"""Seeded chance that anyone can check afterwards.

Every draw is SHA-256 over (secret, stream name, counter): the same game on every machine, unpredictable
without the secret, and its whole state is the secret and one counter, so a copy costs nothing. Before the
game the hash of the secret is shown; after it the secret itself (see `commitment`). The key may be changed on the way:
whoever sits down mixes in bytes of their own (`mixed`), and from that draw on nobody alone has chosen the key.

`FastChance` has the same interface for playouts, where nobody checks and speed is all.
Not here: what undo may take back; it only asks `ticks`, which counts draws and reveals. When keys change (mixing.py).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def _mixed(number: int) -> int:
    """64 bits in which neighbouring numbers have nothing in common (splitmix)."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK
    number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ number >> 27) * 0x94D049BB133111EB) & _MASK
    return number ^ number >> 31


def secret_of(seed: str) -> bytes:
    """The 256-bit secret that belongs to a seed text."""
    return hashlib.sha256(b"gruft seed\0" + seed.encode()).digest()


def commitment(seed: str) -> str:
    """What is published before the game: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(b"gruft commitment\0" + secret_of(seed)).hexdigest()


def mixed(key: bytes, seat: int, contribution: bytes) -> bytes:
    """The key once a seat has mixed in bytes of its own: who knew the old one could not choose this one."""
    return hashlib.sha256(b"gruft mix\0" + key + bytes([seat]) + contribution).digest()


def again(key: bytes) -> bytes:
    """The key after a step was taken back that had revealed something: what comes now was not to be known then."""
    return hashlib.sha256(b"gruft again\0" + key).digest()


def pledge(contribution: bytes) -> str:
    """What a seat says before its contribution: it fixes the bytes and tells nothing about them."""
    return hashlib.sha256(b"gruft pledge\0" + contribution).hexdigest()


def drawn(key: bytes, stream: str, counter: int, n: int) -> int:
    """Draw number `counter` of a key: from 0 to n - 1. Anyone who knows the key can check it."""
    digest = hashlib.sha256(key + stream.encode() + b"\0" + counter.to_bytes(8, "big")).digest()
    return int.from_bytes(digest, "big") % n


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


class Source(Protocol):
    """Where a game gets its chance from."""

    ticks: int

    def below(self, n: int, stream: str = ...) -> int:
        """A number from 0 to n - 1."""

    def copy(self) -> Source:
        """One that goes on with the same draws."""


class Chance:
    """Chance of a real game. Use the verbs; `below` is the only source.

    `later` holds the keys that took over from the first one, each with the draw it began with. All copies made at a
    table share it: one that starts again before a change of key makes the same draws and comes to the same change.
    """

    __slots__ = ("counter", "later", "log", "preset", "secret", "ticks")

    def __init__(
        self,
        secret: bytes,
        counter: int = 0,
        preset: dict[str, list[int]] | None = None,
        ticks: int = 0,
        later: list[tuple[int, bytes]] | None = None,
    ) -> None:
        self.secret = secret
        self.counter = counter
        self.ticks = ticks
        self.preset = preset
        self.later = [] if later is None else later
        self.log: list[tuple[str, int, int]] | None = None

    def below(self, n: int, stream: str = "") -> int:
        """A number from 0 to n - 1."""
        assert n > 0, n
        self.ticks += 1
        if self.preset:
            queue = self.preset.get(stream)
            if queue:
                value = queue[0]
                self.preset = {**self.preset, stream: queue[1:]}
                if 0 <= value < n:  # else it was fixed for another draw than came
                    self._note(stream, n, value)
                    return value
        value = drawn(self.key, stream, self.counter, n)
        self.counter += 1
        self._note(stream, n, value)
        return value

    @property
    def key(self) -> bytes:
        """The key of the next draw."""
        for start, key in reversed(self.later):
            if self.counter >= start:
                return key
        return self.secret

    def change_key(self, key: bytes) -> None:
        """From the next draw on, here and in all copies."""
        self.later.append((self.counter, key))

    def _note(self, stream: str, n: int, value: int) -> None:
        if self.log is not None:
            self.log.append((stream, n, value))

    def roll(self, sides: int = 6, stream: str = "die") -> int:
        """One die: 1 to `sides`."""
        return self.below(sides, stream) + 1

    def pick(self, things: Sequence[T], stream: str = "") -> T:
        """One of the things, each as likely as the others."""
        return things[self.below(len(things), stream)]

    def shuffle(self, things: MutableSequence[T], stream: str = "") -> None:
        """In place, every order equally likely (Fisher and Yates)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1, stream)
            things[last], things[other] = things[other], things[last]

    def sample(self, things: Sequence[T], count: int, stream: str = "") -> list[T]:
        """`count` different ones, in the order drawn."""
        pool = list(things)
        drawn = []
        for _ in range(count):
            drawn.append(pool.pop(self.below(len(pool), stream)))
        return drawn

    def reveal(self) -> None:
        """Somebody has just learnt something that undo must not take back (a card turned up, a look at one)."""
        self.ticks += 1

    def copy(self) -> Chance:
        """One that goes on with the same draws and shares the list of keys."""
        return Chance(self.secret, self.counter, self.preset, self.ticks, self.later)


class FastChance(Chance):
    """The same verbs for playouts: a 64-bit multiplicative generator, no log, no commitment."""

    __slots__ = ("state",)

    def __init__(self, state: int, ticks: int = 0) -> None:
        super().__init__(b"", 0, None, ticks)
        self.state = _mixed(state)

    def below(self, n: int, stream: str = "") -> int:
        self.ticks += 1
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((state >> 32) * n) >> 32

    def copy(self) -> FastChance:
        twin = FastChance.__new__(FastChance)
        twin.secret = b""
        twin.counter = 0
        twin.preset = None
        twin.later = self.later
        twin.log = None
        twin.ticks = self.ticks
        twin.state = self.state
        return twin


class Dealer(FastChance):
    """Deals hidden things anew: what comes out depends on *what* is hidden, never on how it truly lies.

    Everything is put into one fixed order before it is shuffled or drawn from, so two worlds a seat cannot tell
    apart are imagined alike, and a bot cannot learn anything from the truth.
    """

    __slots__ = ()

    def shuffle(self, things: MutableSequence[T], stream: str = "") -> None:
        things[:] = sorted(things)  # type: ignore[type-var]  # pieces are numbers or words
        super().shuffle(things, stream)

    def sample(self, things: Sequence[T], count: int, stream: str = "") -> list[T]:
        return super().sample(sorted(things), count, stream)  # type: ignore[type-var]  # see shuffle

    def pick(self, things: Sequence[T], stream: str = "") -> T:
        return super().pick(sorted(things), stream)  # type: ignore[type-var]  # see shuffle
