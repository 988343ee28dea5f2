"""Ask and Option: who must decide what, from which options.

An ask is made from candidates and the predicate that refuses some of them, so the offer, the refusal and the
explanation come from one place. Besides the candidates there are named exits (`pass`, `stop`, `done`): a closed one
carries the reason why nobody may decline, stop or be done now. Options are written out only when somebody looks.

Not here: how rules wait for the answer (flow.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from gruft.table.rules import Arg, Refusal, refuse

Seat: TypeAlias = int

Value: TypeAlias = Any  # what a game chooses among is its own business

PASS: Final = "pass"
DONE: Final = "done"


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


class Candidates(Mapping[str, Value]):
    """What a player might try, put together only when somebody wants to know why not.

    `listing` gives what lies before the player: keys with their values, or keys that are their own values. `known`
    gives the value of further keys that can be explained but are too many to list, or None if there is no such thing.
    """

    __slots__ = ("known", "listed", "listing")

    def __init__(
        self,
        listing: Callable[[], Mapping[str, Value] | Iterable[str]],
        known: Callable[[str], Value] | None = None,
    ) -> None:
        self.listing = listing
        self.known = known
        self.listed: Mapping[str, Value] | None = None

    def _all(self) -> Mapping[str, Value]:
        if self.listed is None:
            found = self.listing()
            self.listed = found if isinstance(found, Mapping) else {key: key for key in found}
        return self.listed

    def __getitem__(self, key: str) -> Value:
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


Exits: TypeAlias = Mapping[str, Refusal | None]
"""Words that lead out of a question: open (None), or closed with the reason."""

MAY_PASS: Final[Exits] = {PASS: None}
NO_EXITS: Final[Exits] = {}


class Ask:
    """One open decision of one seat.

    `refusal` says of a candidate's value why it may not be chosen. `offer` lists the keys it does not refuse where the
    rules know them faster than by asking one by one; the tests hold it against the predicate. A class is called much
    faster without names, so the questions asked most give everything by its place.
    """

    __slots__ = ("args", "candidates", "exits", "keys", "kind", "refusal", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        candidates: Mapping[str, Value],
        refusal: Callable[[Value], Refusal | None] | None = None,
        offer: list[str] | None = None,
        exits: Exits = NO_EXITS,
        args: dict[str, Arg] | None = None,
    ) -> None:
        if offer is None:
            if refusal is None:
                offer = list(candidates)
            else:
                offer = [key for key, value in candidates.items() if refusal(value) is None]
        if exits is MAY_PASS:  # the most by far
            offer = [*offer, PASS]
        elif exits:
            for word, closed in exits.items():
                if closed is None:
                    offer = [*offer, word]
        self.seat = seat
        self.kind = kind
        self.candidates = candidates
        self.refusal = refusal
        self.keys = offer
        self.exits = exits
        self.args = args

    @property
    def options(self) -> list[Option]:
        """What may be answered, in a stable order."""
        return [option_of(self.kind, key) for key in self.keys]

    @property
    def prompt(self) -> Prompt:
        """The sentence that says what to decide."""
        return Prompt("ask-" + self.kind.replace("_", "-"), self.args or {})

    def why_not(self, key: str) -> Refusal | None:
        """Why `key` is no answer to this ask, or None if it is one."""
        if key in self.keys:
            return None
        return self.reason(key) or refuse("table.not_an_option")

    def reason(self, key: str) -> Refusal | None:
        """What the rules of this question say against a candidate or an exit; None if it is neither."""
        closed = self.exits.get(key)
        if closed is not None:
            return closed
        if self.refusal is not None and key in self.candidates:
            return self.refusal(self.candidates[key])
        return None

    def refused(self) -> dict[str, Refusal]:
        """Every candidate and exit that is not offered, with the reason."""
        found = {word: closed for word, closed in self.exits.items() if closed is not None}
        if self.refusal is None:
            return found
        offered = set(self.keys)
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
