"""Events: what happened, as small records of ids.

The log, the animation and the statistics are made from them. An event says who may see it: everybody, or
only the seats in `only`, and which rule it leads to, so that a line of the log can show it. Playouts throw events
away (`SILENCE`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, ParamSpec, Protocol, TypeVar

from gruft.table.ask import Seat
from gruft.table.plain import Plain
from gruft.table.rules import Arg

P = ParamSpec("P")

MANY: Final = "many"
"""An event that many rules tell: it leads to none of them, because a wrong link is worse than no link."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. Fields of type `Seat` are seats, strings are words or refs, numbers are numbers.

    A class names the rule its line in the log leads to: `class RoomBuilt(Event, rule="DL-BUILD-02")`, or `rule=MANY`.
    """

    rule: ClassVar[str] = ""
    heading: ClassVar[bool] = False
    """A chapter of a long game begins with it: replays can go there."""

    only: tuple[Seat, ...] | None = field(default=None, kw_only=True)

    def __init_subclass__(cls, rule: str | None = None, heading: bool | None = None) -> None:
        if rule is not None:  # a class with slots is made twice; the second time it has its rule already
            cls.rule = rule
        if heading is not None:
            cls.heading = heading

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator) may see it."""
        return self.only is None or seat in self.only


def event_kind(cls: type[Event]) -> str:
    """`TroopDeployed` is told as `troop_deployed`."""
    return _snake(cls.__name__)


def events_of(slug: str) -> list[type[Event]]:
    """Every class of event a loaded game can tell, in the order they are written."""
    home = f"gruft.games.{slug}."
    return [
        cls
        for cls in _below(Event)
        if cls.__module__.startswith(home) and getattr(sys.modules[cls.__module__], cls.__name__, None) is cls
    ]


def later_fields(slug: str) -> dict[str, dict[str, Arg]]:
    """By kind of event the fields that have a default: what was stored before they came lacks them."""
    found = {
        event_kind(cls): {
            f.name: f.default for f in fields(cls) if f.name != "only" and isinstance(f.default, str | int)
        }
        for cls in events_of(slug)
    }
    return {kind: defaults for kind, defaults in found.items() if defaults}


def _below(cls: type[Event]) -> Iterator[type[Event]]:
    for below in cls.__subclasses__():
        yield below
        yield from _below(below)


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


def event_record(event: Event) -> dict[str, Plain]:
    """An event as plain data."""
    return {"kind": event_kind(type(event)), "args": event_args(event)}


class _Silence(list[Event]):
    """A log that keeps nothing."""

    def append(self, event: Event) -> None:
        pass


SILENCE: list[Event] = _Silence()


class _Telling(Protocol):
    """A state, as far as it tells events."""

    log: list[Event]


def note(g: _Telling, kind: Callable[P, Event], *args: P.args, **more: P.kwargs) -> None:
    """Tell what happened; playouts that keep no log do not even make the record."""
    if g.log is not SILENCE:
        g.log.append(kind(*args, **more))


class Worth(Protocol):
    """What a face is worth: more is better."""

    def __lt__(self, other: Any, /) -> bool:
        """Whether it is worth less."""


W = TypeVar("W", bound=Worth)


class Throw(NamedTuple):
    """Dice that fell for a seat: how well each of them did, from 0 to 100; 50 is even."""

    seat: Seat
    heights: list[float]


def height(worth: W, faces: Sequence[W]) -> float:
    """How high a face of this worth is among all faces of its die."""
    lower = sum(1 for one in faces if one < worth)
    return 100 * (lower + faces.count(worth) / 2) / len(faces)
