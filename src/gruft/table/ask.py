"""Ask and Option: who must decide what, from which options.

An ask keeps the candidates it was made from and the predicate that refused some of them, so the offer, the
refusal and the explanation come from one place. Options are written out for people only when somebody looks.

Not here: how rules wait for the answer (flow.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from gruft.table.rules import Arg, Refusal, refuse

Seat: TypeAlias = int

PASS = "pass"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered: its key, and the message that names it."""

    key: str
    text: str
    args: dict[str, Arg]


@dataclass(frozen=True, slots=True)
class Prompt:
    """The sentence that says what to decide: a message id and its parameters."""

    text: str
    args: dict[str, Arg]


class Candidates(Mapping[str, Any]):
    """What a player might try, put together only when somebody wants to know why not.

    `listing` gives what lies before the player: keys with their values, or keys that are their own values. `known`
    gives the value of further keys that can be explained but are too many to list, or None if there is no such thing.
    """

    __slots__ = ("known", "listed", "listing")

    def __init__(
        self,
        listing: Callable[[], Mapping[str, Any] | Iterable[str]],
        known: Callable[[str], Any] | None = None,
    ) -> None:
        self.listing = listing
        self.known = known
        self.listed: Mapping[str, Any] | None = None

    def _all(self) -> Mapping[str, Any]:
        if self.listed is None:
            found = self.listing()
            self.listed = found if isinstance(found, Mapping) else {key: key for key in found}
        return self.listed

    def __getitem__(self, key: str) -> Any:
        listed = self._all()
        if key in listed:
            return listed[key]
        value = self.known(key) if self.known is not None else None
        if value is None:
            raise KeyError(key)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


class Ask:
    """One open decision of one seat."""

    __slots__ = ("args", "candidates", "keys", "kind", "refusal", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        keys: list[str],
        candidates: Mapping[str, Any],  # what a game chooses among is its own business
        refusal: Callable[[Any], Refusal | None] | None = None,
        args: dict[str, Arg] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.keys = keys
        self.candidates = candidates
        self.refusal = refusal
        self.args = args

    @property
    def options(self) -> list[Option]:
        """What may be answered, in a stable order."""
        return [option_of(self.kind, key) for key in self.keys]

    @property
    def prompt(self) -> Prompt:
        return Prompt("ask-" + self.kind.replace("_", "-"), self.args or {})

    def why_not(self, key: str) -> Refusal | None:
        """Why `key` is no answer to this ask, or None if it is one."""
        if key in self.keys:
            return None
        if self.refusal is not None and key in self.candidates:
            refusal = self.refusal(self.candidates[key])
            if refusal is not None:
                return refusal
        return refuse("table.not_an_option")

    def refused(self) -> dict[str, Refusal]:
        """Every candidate that is not offered, with the reason."""
        if self.refusal is None:
            return {}
        offered = set(self.keys)
        found = {}
        for key, value in self.candidates.items():
            if key not in offered:
                refusal = self.refusal(value)
                if refusal is not None:
                    found[key] = refusal
        return found

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, {self.keys})"


def option_of(kind: str, key: str) -> Option:
    """How a key is named: a ref by the name of what it points at, a bare word by its own message."""
    if ":" in key:
        return Option(key, "option-ref", {"ref": key})
    return Option(key, f"option-{kind}-{key}".replace("_", "-"), {})
