"""Opening a table: seats and their links, from nothing or from a journal.

The creator's link holds the seats `me` and `hotseat`; every friend gets a link of their own; spectators share one.
Links are told once, in the answer to the creator.

A journal goes on with the components it began with where they are stored here; else whoever brings it is told what is
different and has to agree to today's.

Who brings a journal knows its seed. If friends are to sit down, chance comes from a new secret from there on, and a
journal that fixes what chance will give is refused: that is for training and analysis.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from gruft.bots import NAMES
from gruft.server import bodies
from gruft.server.names import clean_name
from gruft.server.store import statements
from gruft.server.store.links import new_table_id, new_token, token_hash
from gruft.server.store.statements import Statement
from gruft.server.tables.chronicle import MOST_ENTRIES, Chronicle, NewEntry, packed, shot, stored_event
from gruft.server.tables.pace import Pace
from gruft.server.tables.picture import result_of, waiting
from gruft.table.chance import commitment, new_seed
from gruft.table.components import own_marks, what_changed
from gruft.table.content import Files, content_digest
from gruft.table.game import UnknownGame, load_game, load_meta
from gruft.table.journal import FORMAT, Header, Journal, JournalError
from gruft.table.opening import OpeningError, open_table
from gruft.table.replay import table_before
from gruft.table.rules import Refusal, refuse
from gruft.table.variants import keeps_its_components, know
from gruft.table.version import rules_version

_log = logging.getLogger("gruft.server.opening")


class NotOpened(Exception):
    """A table that cannot be opened like this; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Opening:
    """A table about to be stored: its chronicle, its links, and the statements that make it permanent."""

    def __init__(self, name: str, chronicle: Chronicle, seats: list[bodies.NewSeat], *, imported: bool) -> None:
        self.id = new_table_id()
        self.chronicle = chronicle
        self.seats = seats
        self.imported = imported
        self.name = clean_name(name)
        for seat in seats:
            seat.name = clean_name(seat.name)
        self._first_events = list(chronicle.log)
        self._first = shot(chronicle.table, chronicle.header)
        journal = chronicle.table.journal
        assert journal is not None
        self._setup = msgspec.json.encode([journal.laid, journal.setup])
        self.entries: list[NewEntry] = []
        self.pace = Pace()
        self._links: list[dict[str, Any]] = []

    def follow(self, entries: list[NewEntry]) -> None:
        """Entries that belong to the table from the start."""
        self.entries = entries

    def _link(self, role: str, seats: list[int], *, creator: bool = False) -> str:
        token = new_token()
        self._links.append(link_row(token, self.id, role, seats, creator=creator))
        return token

    def opened(self) -> bodies.OpenedTable:
        """Make the links and tell them."""
        mine = [number for number, seat in enumerate(self.seats) if seat.kind in ("me", "hotseat")]
        token = self._link("player", mine, creator=True) if mine else self._link("spectator", [], creator=True)
        return bodies.OpenedTable(
            self.id,
            token,
            [
                bodies.OpenedSeat(
                    number, seat.kind, seat.name, self._link("player", [number]) if seat.kind == "friend" else None
                )
                for number, seat in enumerate(self.seats)
            ],
            self._link("spectator", []),
            [bodies.CoachLink(seat, self._link("coach", [seat])) for seat in mine],
        )

    def statements(self) -> list[Statement]:
        """Everything that has to be stored of a new table."""
        chronicle = self.chronicle
        at = statements.now()
        result = result_of(chronicle)
        table = {
            "id": self.id,
            "game": chronicle.header.game,
            "name": self.name,
            "header": msgspec.json.encode(chronicle.header),
            "imported": self.imported,
            "created": at,
            "updated": at,
            "over": chronicle.over,
            "waiting": msgspec.json.encode(waiting(chronicle.table)).decode(),
            "result": msgspec.json.encode(result) if result is not None else None,
            "first_news": msgspec.json.encode(self._first_events),
            "setup": self._setup,
            "latest": packed(chronicle.table),
            "pace": self.pace.pace,
            "late": self.pace.late,
            "asked": msgspec.json.encode(self.pace.after(waiting(chronicle.table), None, at)).decode(),
        }
        made: list[Statement] = [(statements.INSERT_TABLE, table)]
        made.append(statements.checkpoint_statement(self.id, 0, self._first))
        for number, seat in enumerate(self.seats):
            level = seat.level if seat.kind == "bot" else None
            row = {"table_id": self.id, "seat": number, "kind": seat.kind, "name": seat.name}
            made.append((statements.INSERT_SEAT, row | {"level": level, "standing": b"{}"}))
        made += [(statements.INSERT_LINK, link) for link in self._links]
        for entry in self.entries:
            made += statements.entry_statements(self.id, entry, None, at)
        return made


def link_row(token: str, table_id: str, role: str, seats: list[int], *, creator: bool = False) -> dict[str, Any]:
    """A link as it is stored."""
    return {
        "hash": token_hash(token),
        "table_id": table_id,
        "role": role,
        "seats": msgspec.json.encode(seats).decode(),
        "creator": creator,
        "seen": "{}",
    }


def new_table(wanted: bodies.NewTable) -> Opening:
    """A table from nothing, with a seed nobody can guess."""
    _check_seats(wanted.seats)
    players = [seat.name for seat in wanted.seats]
    try:
        table = open_table(wanted.game, len(wanted.seats), options=dict(wanted.options), players=players)
    except OpeningError as error:
        raise NotOpened(error.refusal) from None
    assert table.journal is not None
    opening = Opening(wanted.name, Chronicle(table.journal.header), wanted.seats, imported=False)
    opening.pace = Pace(wanted.pace, wanted.late)
    return opening


def unknown_here(digest: str) -> Files | None:
    """Where no components of earlier days are kept."""
    return None


def from_journal(
    wanted: bodies.JournalFile, recall: Callable[[str], Files | None] = unknown_here, most_entries: int = MOST_ENTRIES
) -> Opening:
    """A table that goes on where a journal ends; a finished one can be looked at.

    `recall` gives the components that are stored here under a digest.
    """
    try:
        journal = Journal.parse(wanted.journal, "journal")
        header = journal.header
        if header.seed is not None and commitment(header.seed) != header.commitment:
            raise JournalError(refuse("journal.other_seed"))
        if len(journal.entries) > most_entries:
            raise JournalError(refuse("request.too_large"))
        if header.seed is None:
            raise JournalError(refuse("journal.no_seed"))
        load_meta(header.game)
        seed = new_seed() if any(seat.kind == "friend" for seat in wanted.seats) else None
        if seed is not None and presets_chance(header):
            raise JournalError(refuse("journal.preset"))
        content = _components(header, wanted.agreed, recall)
        chronicle = Chronicle(_taken_over(journal, content))
        if chronicle.table.seats != header.seats:  # its position is one for more or fewer people
            raise JournalError(refuse("journal.not_one", file="journal"))
        opening = Opening(wanted.name, chronicle, _fitting_seats(wanted.seats, header), imported=True)
        opening.follow(_followed(chronicle, journal, seed))
    except JournalError as error:
        raise NotOpened(error.refusal) from None
    except UnknownGame as error:
        raise NotOpened(refuse("game.unknown", game=str(error))) from None
    except NotOpened:
        raise
    except Exception as error:  # a file from outside may describe anything, also what no rule is prepared for
        _log.info("a journal cannot be played: %r", error)
        raise NotOpened(refuse("journal.not_one", file="journal")) from error
    return opening


def presets_chance(header: Header) -> bool:
    """Whether a table began with what chance would give: then it is for whoever plays alone."""
    return bool(header.position is not None and header.position.get("next"))


def _components(header: Header, agreed: str, recall: Callable[[str], Files | None]) -> str:
    """The components the table goes on with: its own, or today's if whoever brings it has agreed to them."""
    today = content_digest(header.game)
    if header.content != today and (files := recall(header.content)) is not None:
        know(header.content, files)
    if keeps_its_components(header):
        return header.content
    if agreed != today:
        raise JournalError(what_changed(header))
    return today


def _taken_over(journal: Journal, content: str) -> Header:
    """The header of a table that goes on with today's rules and these components."""
    header = journal.header
    fresh = header.fresh[: sum(bool(entry.commitment) for entry in journal.entries)]
    own = header.own if content == header.content else own_marks(header.game)
    today = {"content": content, "own": own, "rules": rules_version(header.game), "format": FORMAT}
    return msgspec.structs.replace(header, fresh=fresh, **today)


def _followed(chronicle: Chronicle, journal: Journal, seed: str | None) -> list[NewEntry]:
    """What the journal tells, done here; then, with a new secret, chance comes from there."""
    entries: list[NewEntry] = []
    keys = [chronicle.mixing.key]
    for number, entry in enumerate(journal.entries, 1):
        if number > 1:
            keys.append(chronicle.mixing.key)
        if entry.back:
            entries.append(_taken_back(chronicle, journal, number, keys))
            continue
        if entry.about_chance:
            entries.append(chronicle.stir(entry))
            continue
        new = chronicle.undo(entry.seat) if entry.undo else chronicle.answer(entry.seat, entry.key)
        if isinstance(new, Refusal):
            raise JournalError(refuse("journal.illegal", number=number, key=entry.key))
        entries.append(new)
    if seed is not None and not chronicle.over:
        entries.append(chronicle.renew(seed))
    return entries


def _taken_back(chronicle: Chronicle, journal: Journal, number: int, keys: list[bytes]) -> NewEntry:
    entry = journal.entries[number - 1]
    if not 0 < entry.back < number or not 0 <= entry.seat < journal.header.seats:
        raise JournalError(refuse("journal.illegal", number=number, key=entry.key))
    earlier = table_before(journal, entry.back, keys)
    return chronicle.back(entry.seat, entry.back, earlier, [stored_event(event) for event in earlier.log])


def _fitting_seats(wanted: list[bodies.NewSeat], header: Header) -> list[bodies.NewSeat]:
    """As wanted; what is not named is for whoever brings the journal."""
    seats = [*wanted, *(bodies.NewSeat("hotseat") for _ in range(header.seats - len(wanted)))]
    if len(seats) > header.seats:
        low, high = load_game(header.game).meta.seats
        raise JournalError(refuse("options.seats", game=f"game:{header.game}", low=low, high=high, seats=len(seats)))
    for seat, player in zip(seats, header.players):
        seat.name = seat.name or player[:60]
    _check_seats(seats)
    return seats


def _check_seats(seats: list[bodies.NewSeat]) -> None:
    for seat in seats:
        if seat.kind == "bot" and seat.level not in NAMES:
            raise NotOpened(refuse("bot.unknown", name=seat.level or "-", known=", ".join(NAMES)))
