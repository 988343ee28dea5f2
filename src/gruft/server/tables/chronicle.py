"""A table together with all that is stored about it: numbered entries, the log, public moments, checkpoints.

Every change goes through `answer`, `undo`, `stir` or `follow`; each gives the new entry that makes it permanent. The
same entries played again by the same rules give the same chronicle in any process, ask ids included; where they do
not, they have parted (`Parted`), and reopening.py goes on from a stored state.

What counts other people's secret answers never leaves here: viewers get ask ids that are hashes, logs numbered by what
they can see, and moments that count only what a spectator saw change.
"""

from __future__ import annotations

import hashlib
import zlib
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gruft.server.tables.turns import Turns
from gruft.table import checkpoint
from gruft.table.ask import Seat
from gruft.table.chance import commitment, secret_of
from gruft.table.events import Event, event_args, event_kind
from gruft.table.journal import Entry, Header
from gruft.table.mixing import Mixing, Moments, begin
from gruft.table.plain import Plain, to_plain
from gruft.table.rules import Arg, Refusal, refuse
from gruft.table.table import Table
from gruft.table.version import rules_version

CHECKPOINT_EVERY = 40
MOST_UNSETTLED = 400
"""Who opens a table does again what came after the newest checkpoint, and there is none while all can be taken back.

So much of it may come from taking back and answering anew; every seat has its share of that.
"""
MOST_ENTRIES = 60_000
"""A campaign of nine quests with four heroes has some twenty thousand."""


class StoredEvent(msgspec.Struct, array_like=True, frozen=True):
    """An event as it is stored: its kind, its parameters, and who may see it (None: everybody)."""

    event: str
    args: dict[str, Arg]
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.only is None or seat in self.only


class Parted(Exception):
    """What is stored cannot be done again: the rules or the components are others now."""


class Shot(msgspec.Struct, frozen=True):
    """A checkpoint as it is stored: the state, and what everybody could see of it."""

    data: bytes
    views: bytes


class NewEntry(msgspec.Struct):
    """One entry of the journal with what follows from it.

    `about`: what an entry says beside an answer (about chance, about the version of the rules). `before`: where the
    table stood before it, if other rules take over here.
    """

    number: int
    seat: int
    key: str
    undo: bool
    draws: list[tuple[str, int, int]]
    keep: int
    events: list[StoredEvent]
    moment: int
    checkpoint: Shot | None = None
    about: Entry | None = None
    before: Shot | None = None


@dataclass(frozen=True, slots=True)
class Stirred:
    """An entry about chance, and the public moment it came after."""

    moment: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Mark:
    """A stored checkpoint: the table after entry `number`, and what the entries up to there amount to."""

    number: int
    data: bytes
    moment: int
    entries: dict[Seat, int]
    """How often each seat has answered or taken back."""
    stirred: list[Stirred]
    rules: str
    stored: bool = True
    """Whether later openings find it too."""
    turns: Turns = field(default_factory=Turns)


class Chronicle:
    """One game in progress and its record."""

    def __init__(self, header: Header, mark: Mark | None = None, log: list[StoredEvent] | None = None) -> None:
        """From the start, or from a checkpoint and the log as it was then."""
        assert header.seed is not None
        self.header = header
        self.table: Table
        if mark is None:
            self.table = begin(header)
            self.number = moment = 0
            self.log = [stored_event(event) for event in self.table.log]
        else:
            assert log is not None
            self.table = checkpoint.resume(_unpacked(mark.data, header), header)
            self.number, moment = mark.number, mark.moment
            self.log = log
        self.torn = False
        """Whether entries are missing after this one: then it can be looked at, and nothing may be added."""
        self.marked = self.number if mark is None or mark.stored else -1
        self.rules = header.rules if mark is None else mark.rules
        """The rules of the last entry."""
        self.notice: Refusal | None = None
        """What people should know about how this table was opened."""
        self.mixing = Mixing(header)
        self.stirred: list[Stirred] = []
        for stirred in mark.stirred if mark is not None else []:
            self.mixing.takes(stirred.entry)
            self.stirred.append(stirred)
        self.mixing.begun = mark is not None and bool(mark.entries)
        self.secret = secret_of(header.seed)
        self.entries = Counter(mark.entries if mark is not None else {})
        """How often each seat has answered or taken back."""
        self.undos = 0
        """What was taken back since the last checkpoint, except within a simultaneous choice that stayed open."""
        self.taken_back = Counter[Seat]()
        """How often each seat has taken something back since the last checkpoint."""
        self.turns = mark.turns if mark is not None else Turns()
        self.secretly: Seat | None = None
        """Whose answer was the last, if it was part of a simultaneous choice that is still open."""
        self.public_events = sum(one.only is None for one in self.log)
        self._beat: tuple[object, msgspec.Raw] | None = None
        """The state of the beat that goes on, and how it is written."""
        self._behind = len(self.log) - len(self.table.log)
        self._moments = Moments(self.table, self.public_events, moment)

    @property
    def moment(self) -> int:
        """How many public moments there were."""
        return self._moments.count

    @property
    def still(self) -> bool:
        """Whether only pictures of it are left."""
        return False

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def ask_id(self, seat: Seat) -> str | None:
        """Names the open decision of a seat, in every process the same: it stands for what is asked.

        It changes with the kind of question, its arguments and its options, with every answer of the seat itself, and
        when somebody took back, alone or by agreement, what the question may have come from. It stays while others
        answer an open simultaneous choice, or take that back, so an answer that crosses theirs counts. What is said in
        a vote changes only how the question reads.
        """
        ask = self.table.ask_of(seat)
        if ask is None:
            return None
        args = None if self.table.vote else ask.args
        backs = sum(bool(stirred.entry.back) for stirred in self.stirred)
        words = msgspec.json.encode([seat, self.entries[seat], self.undos, backs, ask.kind, args, ask.keys])
        return hashlib.blake2b(words, key=self.secret, digest_size=9).hexdigest()

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take its last answer back, by the rules or because it does nothing else."""
        refusal = self._undo_refusal(seat)
        enough = 2 * self.taken_back[seat] >= MOST_UNSETTLED // self.header.seats
        return refuse("table.enough_undone") if refusal is None and enough else refusal

    def _undo_refusal(self, seat: Seat) -> Refusal | None:
        """After the end the seed is known: nobody can."""
        return refuse("table.over") if self.over else self.table.undo_refusal(seat)

    def views(self, viewers: Collection[Seat | None]) -> dict[Seat | None, Plain]:
        """What each of these may see now; what everybody sees is known from the last look."""
        return self.table.views(viewers, self._moments.view if self.secretly is None else None)

    def answer(self, seat: Seat, key: str) -> NewEntry | Refusal:
        """Take an answer; a refused one changes nothing."""
        before = self._before()
        new = self._answer(seat, key)
        return new if isinstance(new, Refusal) else self._under_these_rules(new, before)

    def undo(self, seat: Seat) -> NewEntry | Refusal:
        """Take back the seat's last answer, however often that was done."""
        before = self._before()
        new = self._undo(seat)
        return new if isinstance(new, Refusal) else self._under_these_rules(new, before)

    def _answer(self, seat: Seat, key: str) -> NewEntry | Refusal:
        choice = self.table.choice
        outcome = self.table.answer(seat, key)
        if isinstance(outcome, Refusal):
            return outcome
        self.secretly = seat if choice is not None and self.table.choice is choice else None
        return self._entered(seat, key, False, len(self.log), self._fresh_events(len(self.log)))

    def _undo(self, seat: Seat) -> NewEntry | Refusal:
        refusal = self._undo_refusal(seat)
        if refusal is not None:
            return refusal
        self.secretly = None
        before, choice = list(self.table.log), self.table.choice
        outcome = self.table.undo(seat)
        assert not isinstance(outcome, Refusal), outcome
        self.taken_back[seat] += 1
        if choice is None or self.table.choice is None:
            self.undos += 1
        now = self.table.log
        same = next((n for n, (a, b) in enumerate(zip(before, now)) if a is not b), min(len(before), len(now)))
        keep = len(self.log) - (len(before) - same)
        return self._entered(seat, "", True, keep, [stored_event(event) for event in now[same:]])

    def stir(self, entry: Entry) -> NewEntry:
        """One step in how the key of chance comes about; who may do that is not asked here."""
        before = self.table
        self.table = self.mixing.stir(before, entry)
        journal = self.table.journal
        assert journal is not None
        done = journal.entries[-1]
        journal.entries.clear()
        about = msgspec.structs.replace(done, draws=[], moment=None)
        self.stirred.append(Stirred(self.moment, about))
        keep, events = len(self.log), list[StoredEvent]()
        self.number += 1
        if self.table is not before:
            keep, events = 0, [stored_event(event) for event in self.table.log]
            self.log = list(events)
            self.public_events = sum(one.only is None for one in self.log)
            self.secretly = None
            self.undos += 1  # whoever was asked is asked anew
            self._look()
        return NewEntry(self.number, entry.seat, "", False, done.draws, keep, events, self.moment, about=about)

    def renew(self, seed: str) -> NewEntry:
        """Chance comes from a new secret from here on: somebody knows the old one. The header is to be stored too."""
        self.header = self.mixing.header = msgspec.structs.replace(self.header, fresh=[*self.header.fresh, seed])
        return self.stir(Entry(-1, "", commitment=commitment(seed)))

    def back(self, seat: Seat, number: int, earlier: Table, log: list[StoredEvent]) -> NewEntry:
        """By agreement the table stands again as before entry `number`, and chance has another key.

        `earlier` and `log` are what was there then. It is stored with a checkpoint: who opens the table later, or
        follows it in another process, begins there.
        """
        about = Entry(seat, "", undo=True, back=number)
        self.mixing.takes(about)
        earlier.state.chance.change_key(self.mixing.key)
        self.stirred.append(Stirred(self.moment, about))
        made = shot(earlier, self.header)
        self.table = checkpoint.resume(_unpacked(made.data, self.header), self.header)
        pairs = enumerate(zip(self.log, log))
        keep = next((n for n, (old, new) in pairs if old != new), min(len(self.log), len(log)))
        self.log = list(log)
        self.public_events = sum(one.only is None for one in self.log)
        self.secretly = None
        self.number += 1
        self.marked = self.number
        self.undos = 0
        self.taken_back.clear()
        self._look()
        return NewEntry(self.number, seat, "", True, [], keep, log[keep:], self.moment, made, about)

    def follow(self, entry: Entry) -> NewEntry:
        """Do again what is already stored; `Parted` if that leads elsewhere now."""
        if entry.back:
            raise Parted(f"{self.header.game}: entry {self.number + 1} begins with a checkpoint of its own")
        if entry.commitment and self.mixing.fresh == len(self.header.fresh):
            raise Parted(f"{self.header.game}: the secret of entry {self.number + 1} came later")
        if entry.about_chance:
            new: NewEntry | Refusal = self.stir(entry)
        else:
            new = self._undo(entry.seat) if entry.undo else self._answer(entry.seat, entry.key)
            self.rules = entry.rules or self.rules
        if isinstance(new, Refusal) or new.draws != entry.draws:
            raise Parted(f"{self.header.game}, after entry {self.number}: {entry} leads to {new}")
        return new

    def latest(self) -> bytes:
        """Where the table stands, to be packed and stored; the state of a beat is written once for all its answers."""
        mark = checkpoint.here(self.table)
        if self._beat is None or self._beat[0] is not mark.state:
            self._beat = mark.state, msgspec.Raw(msgspec.json.encode(to_plain(mark.state)))
        return msgspec.json.encode(checkpoint.written(mark, self._beat[1]))

    def _before(self) -> Shot | None:
        """Where the table stands, if the next entry is the first under these rules and nobody has stored it yet."""
        changes = self.rules != rules_version(self.header.game)
        return shot(self.table, self.header) if changes and self.marked != self.number else None

    def _under_these_rules(self, new: NewEntry, before: Shot | None) -> NewEntry:
        version = rules_version(self.header.game)
        if self.rules != version:
            self.rules = version
            new.about = Entry(new.seat, new.key, undo=new.undo, rules=version)
            if before is not None:
                new.before = before
                self.undos = int(new.undo)
        return new

    def _fresh_events(self, before: int) -> list[StoredEvent]:
        """The events the last answer brought. The table's own list begins at the last checkpoint."""
        events = self.table.log
        start = before - self._behind
        return [stored_event(event) for event in events[start:]]

    def _entered(self, seat: Seat, key: str, undo: bool, keep: int, events: list[StoredEvent]) -> NewEntry:
        journal = self.table.journal
        assert journal is not None
        draws = journal.entries[-1].draws
        journal.entries.clear()
        if undo:
            self.log = self.log[:keep] + events
            self.public_events = sum(one.only is None for one in self.log)
        else:
            self.log.extend(events)
            self.public_events += sum(one.only is None for one in events)
        self.number += 1
        self.mixing.begun = True
        self.entries[seat] += 1
        before = self.moment
        self._look()
        self.turns.took(seat, before, self.moment)
        new = NewEntry(self.number, seat, key, undo, draws, keep, events, self.moment)
        due = self.number - self.marked >= CHECKPOINT_EVERY and not undo
        unseen = self.secretly is not None  # who begins there would take for shown what a choice still hides
        if self.over or (due and not unseen and checkpoint.settled(self.table)):
            self.marked = self.number
            self.undos = 0
            self.taken_back.clear()
            new.checkpoint = shot(self.table, self.header)
        return new

    def _look(self) -> None:
        """Note whether spectators see anything new."""
        self._behind = len(self.log) - len(self.table.log)
        if self.secretly is None:  # a choice that is still open shows nothing to anybody else
            self._moments.look(self.table, self.public_events)


def stored_event(event: Event) -> StoredEvent:
    """An event as it is stored."""
    return StoredEvent(event_kind(type(event)), event_args(event), event.only)


def shot(table: Table, header: Header) -> Shot:
    """A table as it is stored to be opened again, and to be looked at if it never can be."""
    views = {str(seat): view for seat, view in table.views((None, *range(header.seats))).items()}
    return Shot(packed(table), pack(msgspec.json.encode(views)))


def packed(table: Table) -> bytes:
    """A checkpoint of a table as stored bytes."""
    return pack(msgspec.json.encode(checkpoint.written(checkpoint.here(table))))


def pack(data: bytes) -> bytes:
    """Bytes as they are stored."""
    return zlib.compress(data, 1)


def _unpacked(data: bytes, header: Header) -> checkpoint.Checkpoint:
    plain: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return checkpoint.read(plain, header)
