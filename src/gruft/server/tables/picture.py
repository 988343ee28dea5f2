"""What the people at a table see after an answer is stored, one face for each seat that somebody looks at.

A picture is made once, right after the commit, and never changes; connections send it when they can, and a slow one
skips to the newest. The log is sent as what is new since the last picture that connection got.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gruft.server import records
from gruft.server.tables.chronicle import Chronicle, StoredEvent
from gruft.server.tables.standing import Standing
from gruft.table.ask import PASS, Ask, Seat
from gruft.table.journal import FORMAT_OF_MOMENTS
from gruft.table.plain import Plain
from gruft.table.rules import Refusal
from gruft.table.table import Table

Viewer = Seat | None


class ViewerLog:
    """The part of the log one viewer can see. Lists handed out only ever grow; undo starts a new one."""

    def __init__(self) -> None:
        self.lines: list[StoredEvent] = []
        self._source: list[StoredEvent] | None = None
        self._upto = 0

    def follow(self, viewer: Viewer, source: list[StoredEvent]) -> None:
        """Take over what has been told since; a log that was replaced is read anew."""
        if source is not self._source:
            self.lines = []
            self._source = source
            self._upto = 0
        self.lines.extend(one for one in source[self._upto :] if one.seen_by(viewer))
        self._upto = len(source)


class Face:
    """What one viewer sees, without the log that is already known there."""

    __slots__ = ("acted", "asks", "can_undo", "lines", "log", "standing", "turn", "view", "viewer")

    def __init__(
        self,
        viewer: Viewer,
        chronicle: Chronicle,
        view: Plain,
        log: ViewerLog,
        standing: Standing,
        *,
        asking: bool = True,
    ) -> None:
        self.viewer = viewer
        self.view = msgspec.json.encode(view)
        self.asks = open_asks(chronicle, viewer) if asking else []
        self.can_undo = viewer is not None and chronicle.undo_refusal(viewer) is None
        self.standing = standing
        self.acted = chronicle.turns.acted(viewer)
        self.turn = chronicle.turns.since(viewer, chronicle.moment)
        self.log = log.lines
        self.lines = len(log.lines)

    def same(self, other: Face) -> bool:
        """Whether nobody could tell the two apart, the log aside."""
        return (
            self.view == other.view
            and self.asks == other.asks
            and self.can_undo == other.can_undo
            and self.standing == other.standing
        )

    def part(self, known: Face | None, seen: int | None) -> records.Part:
        """The face as it is sent to somebody who was last sent `known`."""
        first = 0 if known is None else common_start(known, self)
        lines = [
            records.Told(n, one.event, one.args, one.only is not None)
            for n, one in enumerate(self.log[first : self.lines], first)
        ]
        view = msgspec.Raw(self.view)
        return records.Part(
            self.viewer, view, self.asks, self.can_undo, self.acted, self.standing, first, lines, self.turn, seen
        )


class Picture:
    """The table as everybody may see it at one moment. Not `asking`: nobody is asked yet."""

    __slots__ = ("faces", "length", "over", "result", "waiting")

    def __init__(self, chronicle: Chronicle, *, asking: bool = True) -> None:
        table = chronicle.table
        self.length = chronicle.moment
        self.over = table.over
        self.waiting = waiting(table) if asking else []
        self.result = result_of(chronicle)
        self.faces: dict[Viewer, Face] = {}

    def same(self, other: Picture, viewers: Iterable[Viewer]) -> bool:
        """Whether these viewers could not tell the two apart."""
        if (self.length, self.over, self.waiting) != (other.length, other.over, other.waiting):
            return False
        for viewer in viewers:
            mine, theirs = self.faces[viewer], other.faces.get(viewer)
            if theirs is None or not mine.same(theirs):
                return False
            if mine.lines != theirs.lines or common_start(theirs, mine) != mine.lines:
                return False
        return True


def common_start(known: Face, now: Face) -> int:
    """How many lines of the log two faces share."""
    if known.log is now.log:
        return min(known.lines, now.lines)
    pairs = zip(known.log[: known.lines], now.log[: now.lines])
    return next((n for n, (old, new) in enumerate(pairs) if old != new), min(known.lines, now.lines))


def waiting(table: Table) -> list[Seat]:
    """The seats that are asked now."""
    return [ask.seat for ask in table.asks]


def open_asks(chronicle: Chronicle, viewer: Viewer) -> list[records.Ask]:
    """What the viewer is asked; who only watches is asked nothing."""
    ask = chronicle.table.ask_of(viewer) if viewer is not None else None
    name = chronicle.ask_id(viewer) if viewer is not None else None
    if viewer is None or ask is None or name is None:
        return []
    return [told_ask(ask, name, ask.kind in chronicle.table.game.reactions)]


def told_ask(ask: Ask, name: str, reaction: bool) -> records.Ask:
    """An ask as it is sent: what may be answered, and what may not and why."""
    return records.Ask(
        name,
        ask.seat,
        ask.kind,
        ask.args or {},
        [records.Option(key) for key in ask.keys],
        [records.Refused(key, no.code, no.rule, no.args) for key, no in ask.refused().items()],
        PASS in ask.keys,
        reaction,
    )


def told_refusal(refusal: Refusal) -> records.Refusal:
    """A refusal as it goes over the wire."""
    return records.Refusal(refusal.code, refusal.rule, refusal.args)


def result_of(chronicle: Chronicle) -> records.Result | None:
    """How the game ended, and the seed that may be known from then on."""
    result = chronicle.table.result
    if result is None:
        return None
    assert chronicle.header.seed is not None
    return records.Result(
        list(result.winners),
        list(result.places),
        list(result.points),
        [dict(parts) for parts in result.breakdown],
        result.reason,
        chronicle.header.seed,
        list(chronicle.header.fresh),
    )


def told_chance(chronicle: Chronicle, *, several: bool) -> records.Chance:
    """How the key of this table's chance came about so far. Numbers of entries would count secret answers."""
    header = chronicle.header
    placed = header.format >= FORMAT_OF_MOMENTS
    steps = []
    for stirred in chronicle.stirred:
        entry = stirred.entry
        kind: records.ChanceKind = "commitment" if entry.commitment else "pledge" if entry.pledge else "mix"
        if entry.back:
            kind = "back"
        value = entry.commitment or entry.pledge or entry.mix
        seat, laid = entry.seat if entry.seat >= 0 else None, entry.laid is not None
        steps.append(records.ChanceStep(kind, seat, value, stirred.moment if placed else None, laid))
    return records.Chance(header.commitment, several, header.position is not None, steps)
