"""Opening a stored table again, also by other rules than those it was played by.

By the same rules: from the newest checkpoint, doing again what came after it. By others: from the state in which the
last answer left it, because doing old answers again may lead elsewhere. What not even that opens is shown as it was
last stored, and can only be looked at. Past moments that today's rules do not lead to any more are shown as they stood
at the checkpoint before them.

Not here: reading from the database (store/reading.py).
"""

from __future__ import annotations

import logging
import zlib
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

from gruft.server import records
from gruft.server.tables.chronicle import Chronicle, Mark, Stirred, StoredEvent
from gruft.server.tables.turns import Turns
from gruft.table.ask import Ask, Seat
from gruft.table.components import what_changed
from gruft.table.content import content_digest
from gruft.table.events import later_fields
from gruft.table.game import Result, load_game
from gruft.table.journal import Entry, Header
from gruft.table.mixing import Mixing
from gruft.table.plain import Plain
from gruft.table.rules import Arg, Refusal, refuse
from gruft.table.variants import keeps_its_components
from gruft.table.version import rules_version

_EVENTS = msgspec.json.Decoder(list[StoredEvent])
_log = logging.getLogger("gruft.server.reopening")


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it was stored, with what followed from it then."""

    entry: Entry
    keep: int
    events: bytes
    moment: int


@dataclass(frozen=True, slots=True)
class StoredMark:
    """A checkpoint as it was stored."""

    number: int
    data: bytes
    views: bytes | None


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything about a table up to some entry."""

    header: Header
    first_events: bytes
    entries: list[StoredEntry]
    mark: StoredMark | None
    """The newest checkpoint among them."""
    latest: bytes | None
    """Where the table stood after its very last entry; None if that is not asked for."""
    over: bool
    result: records.Result | None

    @property
    def rules(self) -> str:
        """The rules of the last entry."""
        return _rules(self.header, self.entries)


def reopened(stored: Stored) -> Chronicle:
    """The table as it stands after the last of these entries, as exactly as it can still be had."""
    changed = stored.rules != rules_version(stored.header.game)
    if changed and stored.latest is not None:
        chronicle = _tried(_from_latest, stored)
        if chronicle is not None:
            chronicle.notice = _notice(stored)
            return chronicle
    chronicle = _tried(_done_again, stored)
    if chronicle is None and stored.latest is not None:
        chronicle = _tried(_from_latest, stored)
    if chronicle is None and stored.latest is None:
        chronicle = _tried(_at_the_mark, stored)
    if chronicle is None:
        chronicle = Still(stored)
        chronicle.notice = refuse("table.pictures_only")
    elif chronicle.notice is None:
        chronicle.notice = _about_components(stored)
    return chronicle


def _notice(stored: Stored) -> Refusal | None:
    """What people should know who go on with a table of another version."""
    if stored.rules and keeps_its_components(stored.header):
        return refuse("table.newer_rules")
    return _about_components(stored)


def _about_components(stored: Stored) -> Refusal | None:
    """What people should know about the components of a table that began with others than today's."""
    header = stored.header
    if header.content == content_digest(header.game):
        return None
    if keeps_its_components(header):
        return refuse("table.own_components")
    return Refusal("table.other_components", "", what_changed(header).args)


def _tried(way: Any, stored: Stored) -> Chronicle | None:  # one of the ways below
    try:
        chronicle = way(stored)
    except Exception as error:  # other rules may stumble over anything
        _log.warning("%s after entry %d: %s: %r", stored.header.game, len(stored.entries), way.__name__, error)
        return None
    assert isinstance(chronicle, Chronicle)
    return chronicle


def _done_again(stored: Stored) -> Chronicle:
    """From the newest checkpoint, everything after it done again."""
    chronicle = _from_mark(stored)
    for one in stored.entries[chronicle.number :]:
        chronicle.follow(one.entry)
    return chronicle


def _from_latest(stored: Stored) -> Chronicle:
    """From the state in which the last answer left it; nothing before it can be taken back."""
    assert stored.latest is not None
    number = len(stored.entries)
    marked = stored.mark is not None and stored.mark.number == number  # then nobody need store one again
    mark = _mark(stored, number, stored.latest, stored=marked)
    return Chronicle(stored.header, mark, _log_of(stored, stored.entries))


def _at_the_mark(stored: Stored) -> Chronicle:
    """As it stood at the newest checkpoint."""
    chronicle = _from_mark(stored)
    chronicle.notice = refuse("moment.from_picture")
    return chronicle


def _from_mark(stored: Stored) -> Chronicle:
    found = stored.mark
    if found is None:
        return Chronicle(stored.header)
    mark = _mark(stored, found.number, found.data, stored=True)
    return Chronicle(stored.header, mark, _log_of(stored, stored.entries[: found.number]))


def _mark(stored_: Stored, number: int, data: bytes, *, stored: bool) -> Mark:
    known = stored_.entries[:number]
    answers = Counter(one.entry.seat for one in known if not one.entry.about_chance)
    moment = known[-1].moment if known else 0
    return Mark(number, data, moment, answers, _stirred(known), _rules(stored_.header, known), stored, _turns(known))


def _stirred(entries: list[StoredEntry]) -> list[Stirred]:
    moments = [0, *(one.moment for one in entries)]
    return [Stirred(moments[n], one.entry) for n, one in enumerate(entries) if one.entry.about_chance]


def _turns(entries: list[StoredEntry]) -> Turns:
    turns = Turns()
    for before, one in zip([0, *(one.moment for one in entries)], entries):
        if not one.entry.about_chance:
            turns.took(one.entry.seat, before, one.moment)
    return turns


def _rules(header: Header, entries: list[StoredEntry]) -> str:
    marks = [header.rules, *(one.entry.rules for one in entries if one.entry.rules)]
    return marks[-1]


def _log_of(stored: Stored, entries: list[StoredEntry]) -> list[StoredEvent]:
    """The log as it was told, from what was stored; what events say since then is filled in."""
    log = _EVENTS.decode(stored.first_events)
    for one in entries:
        if one.keep != len(log):
            del log[one.keep :]
        if one.events != b"[]":
            log.extend(_EVENTS.decode(one.events))
    load_game(stored.header.game)
    later = later_fields(stored.header.game)
    return [_completed(event, later[event.event]) if event.event in later else event for event in log]


def _completed(event: StoredEvent, defaults: dict[str, Arg]) -> StoredEvent:
    """An event with every field it has today."""
    if defaults.keys() <= event.args.keys():
        return event
    return msgspec.structs.replace(event, args={**defaults, **event.args})


class Unreadable(Exception):
    """A table that today's rules cannot open, and of which no pictures were ever stored."""


class StillTable:
    """A table of which only pictures are left: nobody is asked, nothing can be done."""

    asks: list[Ask] = []
    choice = None

    def __init__(self, views: dict[str, Any], over: bool, result: records.Result | None) -> None:
        self.over = over
        self.result = None
        if over and result is not None:
            self.result = Result(result.winners, result.places, result.points, result.breakdown, result.reason)
        self._views = views

    def view(self, seat: Seat | None) -> Any:
        """The last picture a seat was shown."""
        return self._views[str(seat)]

    def ask_of(self, seat: Seat) -> None:
        """Nobody is asked any more."""

    def why_not(self, seat: Seat, key: str) -> Refusal:
        """Nothing can be answered: there are only pictures."""
        return refuse("table.pictures_only")

    def undo_refusal(self, seat: Seat) -> Refusal:
        """Nothing can be taken back: there are only pictures."""
        return refuse("table.pictures_only")


class Still(Chronicle):
    """A chronicle that can be read and not continued: its log to the end, and the last pictures that were stored."""

    def __init__(self, stored: Stored) -> None:
        if stored.mark is None or stored.mark.views is None:
            raise Unreadable(stored.header.game)
        self.header = stored.header
        views: dict[str, Any] = msgspec.json.decode(zlib.decompress(stored.mark.views))
        self.table = StillTable(views, stored.over, stored.result)  # type: ignore[assignment]  # all that is looked at
        self.log = _log_of(stored, stored.entries)
        self.number = len(stored.entries)
        self._last = stored.entries[-1].moment if stored.entries else 0
        self.rules = stored.rules
        self.torn = False
        self.secretly = None
        self.entries = Counter()
        self.taken_back = Counter()
        self.mixing = Mixing(stored.header)
        self.stirred = _stirred(stored.entries)
        self.turns = _turns(stored.entries)
        self.notice = None

    def views(self, viewers: Collection[Seat | None]) -> dict[Seat | None, Plain]:
        return {viewer: self.table.view(viewer) for viewer in viewers}

    @property
    def moment(self) -> int:
        return self._last

    @property
    def still(self) -> bool:
        return True
