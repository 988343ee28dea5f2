"""Events: what happened, as small records of ids.

The log, the animation and the statistics are made from them. An event says who may see it: everybody, or
only the seats in `only`. Playouts throw events away (`SILENCE`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from gruft.table.ask import Seat
from gruft.table.rules import Arg


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. Fields of type `Seat` are seats, strings are words or refs, numbers are numbers."""

    only: tuple[Seat, ...] | None = field(default=None, kw_only=True)

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator) may see it."""
        return self.only is None or seat in self.only


def event_kind(cls: type[Event]) -> str:
    """`TroopDeployed` is told as `troop_deployed`."""
    return _snake(cls.__name__)


@cache
def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


_LAYOUT: dict[type[Event], tuple[tuple[str, bool], ...]] = {}


def _fields(cls: type[Event]) -> tuple[tuple[str, bool], ...]:
    """The fields of an event class, each with whether it is a seat."""
    if cls not in _LAYOUT:
        _LAYOUT[cls] = tuple((f.name, str(f.type).startswith("Seat")) for f in fields(cls) if f.name != "only")
    return _LAYOUT[cls]


def event_args(event: Event) -> dict[str, Arg]:
    """The parameters of an event's sentence; seats become refs (`seat:2`)."""
    args: dict[str, Arg] = {}
    for name, is_seat in _fields(type(event)):
        value = getattr(event, name)
        if value is None:
            continue
        args[name] = f"seat:{value}" if is_seat else value
    return args


def event_record(event: Event) -> dict[str, Any]:
    """An event as plain data."""
    return {"kind": event_kind(type(event)), "args": event_args(event)}


class _Silence(list[Event]):
    """A log that keeps nothing."""

    def append(self, event: Event) -> None:
        pass


SILENCE: list[Event] = _Silence()
