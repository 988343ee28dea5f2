"""The record of a game: game, options, seed and answers, from which every state follows.

A file is JSON lines: a header, one line per answer with what chance gave, and a closing line. Each line carries
a hash over all lines before it, so a cut or edited file is noticed. Seeds are in the file only when they may be
known; their commitments always are. Format 2 adds to format 1: how the key of chance was mixed, and the version of the
rules. Format 3 adds what was taken back by agreement, format 4 which components were the owner's own, format 5 the
public moments, so that everybody sees where a line about chance belongs. Every old file is still read.

Not here: playing a journal (replay.py), what the lines about chance mean and what a moment is (mixing.py).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

from gruft.table.ask import Seat
from gruft.table.plain import Plain
from gruft.table.rules import Refusal, refuse

FORMAT = 5
FORMAT_OF_MARKS = 4
"""From here on a header says which components were the owner's own."""
FORMAT_OF_MOMENTS = 5
"""From here on every line about chance says in which public moment it left the table."""
MARK = '"gruft"'
"""What the first line of every file begins with."""
_ENOUGH = 64
"""So many signs show whether it does."""
Draws = list[tuple[str, int, int]]
"""What chance gave: (stream, number of possibilities, outcome)."""


class JournalError(ValueError):
    """A file that is no journal, or no longer one; `refusal` says what is wrong, in the words of the game `slug`."""

    def __init__(self, refusal: Refusal, slug: str | None = None) -> None:
        super().__init__(f"{refusal.code} {refusal.args}")
        self.refusal = refusal
        self.slug = slug


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game starts from."""

    game: str
    seats: int
    options: dict[str, Plain]
    commitment: str
    content: str
    seed: str | None = None
    players: list[str] = []
    position: dict[str, Plain] | None = None
    format: int = FORMAT
    rules: str = ""
    """The version of the rules it began with; files of format 1 do not say."""
    fresh: list[str] = []
    """The seeds behind the commitments that came later, in order."""
    own: dict[str, str] = {}
    """A mark for every component the owner's own files changed or added; files before format 4 do not say."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One answer, or the taking back of the seat's last one, or one step in how the key of chance came about."""

    seat: Seat
    key: str
    draws: list[tuple[str, int, int]] = []
    undo: bool = False
    commitment: str = ""
    """From here on chance comes from a new secret that fits this; nobody's doing but the table's (`seat` is -1)."""
    pledge: str = ""
    """The seat has fixed bytes to mix in, and shows their hash."""
    mix: str = ""
    """The seat has mixed in these bytes."""
    laid: int | None = None
    """The change of key came before the first answer, so the table was laid out anew, with so many draws."""
    rules: str = ""
    """From here on these rules, if they are not those of the entry before."""
    back: int = 0
    """By agreement the table stands again as before the entry of this number; what chance gave since is drawn anew."""
    moment: int | None = None
    """How many public moments there were then; what is played without a server does not say."""

    @property
    def about_chance(self) -> bool:
        """Whether it is a step of chance and no answer."""
        return bool(self.commitment or self.pledge or self.mix or self.back)


class Journal:
    """All that was answered at one table, in order."""

    def __init__(self, header: Header, laid: int | None = None) -> None:
        """`laid`: how many draws it took to lay out the table."""
        self.header = header
        self.laid = laid
        self.setup: Draws = []
        self.entries: list[Entry] = []
        self.closing: dict[str, Plain] = {}

    def begin(self, draws: Draws) -> None:
        """What chance gave once the table was laid out, before the first question."""
        self.setup = list(draws)

    def add(self, seat: Seat, key: str, draws: Draws) -> None:
        """An answer, with the draws it led to."""
        self.entries.append(Entry(seat, key, list(draws)))

    def undo(self, seat: Seat) -> None:
        """The last answer of the seat is taken back."""
        self.entries.append(Entry(seat, "", undo=True))

    def save(self, path: str | Path) -> None:
        """Write the file; an old one of that name is replaced only once the new one is complete."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(self.text(), encoding="utf-8")
        part.replace(target)

    def text(self) -> str:
        """The whole file."""
        setup = {"setup": self.setup} if self.laid is None else {"setup": self.setup, "laid": self.laid}
        header = msgspec.to_builtins(self.header)
        if not self.header.own:
            del header["own"]
        records: list[dict[str, Plain]] = [{"gruft": header}, setup]
        records += [msgspec.to_builtins(entry) for entry in self.entries]
        records.append({"end": {"entries": len(self.entries), **self.closing}})
        lines = []
        chain = ""
        for record in records:
            body = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
            chain = _link(chain, body)
            lines.append(f'{body[:-1]},"h":"{chain}"}}')
        return "\n".join(lines) + "\n"

    @classmethod
    def load(cls, path: str | Path) -> Journal:
        """Read a file; `JournalError` says in one refusal what is wrong with it."""
        name = str(path)
        try:
            with Path(path).open(encoding="utf-8-sig") as file:
                text = file.read(_ENOUGH)
                if MARK in text:  # whatever else it is need not be read, however long
                    text += file.read()
        except FileNotFoundError:
            raise JournalError(refuse("journal.missing", file=name)) from None
        except (OSError, UnicodeDecodeError):
            raise JournalError(refuse("journal.unreadable", file=name)) from None
        return cls.parse(text, name)

    @classmethod
    def parse(cls, text: str, name: str) -> Journal:
        """A journal from the text of its file."""
        records = _checked_lines(text, name)
        written = records[0].get("gruft")
        newer = written.get("format") if isinstance(written, dict) else None
        if isinstance(newer, int) and newer > FORMAT:  # whatever else it says, nobody here can know what it means
            raise JournalError(refuse("journal.too_new", file=name, format=newer))
        try:
            header = msgspec.convert(written, Header)
            journal = cls(header, msgspec.convert(records[1].get("laid"), int | None))
            journal.setup = msgspec.convert(records[1]["setup"], list[tuple[str, int, int]])
            journal.entries = [msgspec.convert(record, Entry) for record in records[2:-1]]
            closing = dict(records[-1]["end"])
            if closing.pop("entries") != len(journal.entries):
                raise JournalError(refuse("journal.cut", file=name))
            journal.closing = closing
        except (KeyError, TypeError, ValueError, msgspec.ValidationError) as error:
            if isinstance(error, JournalError):
                raise
            raise JournalError(refuse("journal.not_one", file=name)) from None
        return journal


def _record(body: str, name: str) -> dict[str, Plain]:
    """A line as data; one that was written by something else may fit its hash and be none."""
    try:
        record = json.loads(body)
    except (ValueError, RecursionError):
        raise JournalError(refuse("journal.not_one", file=name)) from None
    assert isinstance(record, dict), "it ends with a brace"
    return record


def _link(chain: str, body: str) -> str:
    return hashlib.sha256((chain + body).encode()).hexdigest()[:16]


def _checked_lines(text: str, name: str) -> list[dict[str, Plain]]:
    """Every line as data, its hash checked and taken off."""
    lines = text.splitlines()
    if not lines or MARK not in lines[0]:
        raise JournalError(refuse("journal.not_one", file=name))
    chain = ""
    records: list[dict[str, Plain]] = []
    for number, line in enumerate(lines, 1):
        body, mark, tail = line.rpartition(',"h":"')
        chain = _link(chain, body + "}")
        if not mark or tail != f'{chain}"}}':
            last = number == len(lines)
            raise JournalError(refuse("journal.cut" if last else "journal.edited", file=name, line=number))
        records.append(_record(body + "}", name))
    if len(records) < 3 or "end" not in records[-1]:
        raise JournalError(refuse("journal.cut", file=name, line=len(lines)))
    return records
