"""A table that is closed and opened again anywhere goes on as if nothing had happened, and its journal is believed."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from gruft.server import bodies
from gruft.server.desk.study import bring
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.reading import Store
from gruft.server.store.statements import carry_out, in_parts
from gruft.server.tables.chronicle import CHECKPOINT_EVERY, Chronicle, NewEntry, pack
from gruft.server.tables.reopening import Stored, StoredEntry, StoredMark, reopened
from gruft.table.journal import Entry, Header, Journal
from gruft.table.opening import open_table
from gruft.table.replay import close, verify

SITTINGS = {"lords": 4, "tyrants": 2, "domains": 3, "descent": 3}
UNDONE = 0.05
NO_STORE = "sqlite://"


class Kept:
    """What is stored of a table, as the database would keep it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        chronicle = Chronicle(header)
        begun = chronicle.table.journal
        assert begun is not None
        self.journal = Journal(header, begun.laid)
        self.journal.begin(begun.setup)
        self.first_events = msgspec.json.encode(chronicle.log)
        self.entries: list[StoredEntry] = []
        self.mark: StoredMark | None = None
        self.latest: bytes | None = None

    def store(self, chronicle: Chronicle, new: NewEntry) -> None:
        entry = Entry(new.seat, new.key, new.draws, new.undo)
        self.journal.entries.append(msgspec.structs.replace(entry, moment=new.moment))
        self.entries.append(StoredEntry(entry, new.keep, msgspec.json.encode(new.events), new.moment))
        if new.checkpoint is not None:
            self.mark = StoredMark(new.number, new.checkpoint.data, new.checkpoint.views)
        self.latest = pack(chronicle.latest())

    def opened(self) -> Chronicle:
        return reopened(Stored(self.header, self.first_events, [*self.entries], self.mark, self.latest, False, None))


def shown(chronicle: Chronicle) -> object:
    """All that people notice of a table."""
    seats = range(chronicle.header.seats)
    views = chronicle.views((None, *seats))
    return [chronicle.moment, [chronicle.ask_id(seat) for seat in seats], views, chronicle.log]


def play_with_interruptions(slug: str, seed: int, often: float, most: int) -> Kept:
    """A random game in which the table is opened again so often; what it shows then is compared."""
    dice, seats = random.Random(seed), SITTINGS[slug]
    begun = open_table(slug, seats, f"s{seed}").journal
    assert begun is not None
    kept = Kept(begun.header)
    chronicle = Chronicle(kept.header)
    while not chronicle.over and len(kept.entries) < most:
        ask, seat = dice.choice(chronicle.table.asks), dice.randrange(seats)
        if dice.random() >= UNDONE:
            new = chronicle.answer(ask.seat, dice.choice(ask.keys))
        elif chronicle.undo_refusal(seat) is None:
            new = chronicle.undo(seat)
        else:
            continue
        assert isinstance(new, NewEntry), (slug, seed, new)
        kept.store(chronicle, new)
        if not chronicle.over and dice.random() < often:
            again = kept.opened()
            assert shown(again) == shown(chronicle), (slug, seed, len(kept.entries))
            chronicle = again
    return kept


@pytest.mark.parametrize("slug", SITTINGS)
def test_a_table_that_is_opened_again_goes_on_as_before(slug: str) -> None:
    kept = play_with_interruptions(slug, 1, 0.1, 150)

    assert verify(kept.journal) == []


def test_a_table_is_not_stored_in_the_middle_of_a_choice_that_still_hides_something() -> None:
    kept = play_with_interruptions("domains", 175, 0.5, 110)

    assert verify(kept.journal) == []


def thought_over(seed: int) -> tuple[Chronicle, str]:
    """A game that stands in the middle of a choice, in which somebody has changed their mind often; and its file."""
    dice, table = random.Random(seed), open_table("domains", 3, f"i{seed}")
    assert table.journal is not None
    chronicle = Chronicle(table.journal.header)
    while chronicle.secretly is None or chronicle.number - chronicle.marked < CHECKPOINT_EVERY:
        seat = chronicle.secretly
        if seat is not None and chronicle.undo_refusal(seat) is None:
            chronicle.undo(seat)
            table.undo(seat)
        ask = chronicle.table.ask_of(seat) if seat is not None else None
        ask = ask or dice.choice(chronicle.table.asks)
        key = dice.choice(ask.keys)
        chronicle.answer(ask.seat, key)
        table.answer(ask.seat, key)
    return chronicle, close(table).text()


def test_a_journal_that_ends_in_the_middle_of_a_choice_goes_on_as_it_was(tmp_path: Path) -> None:
    here, text = thought_over(5)
    brought = bring(NO_STORE, bodies.JournalFile(text))
    url = database_url(str(tmp_path / "tables.db"))
    migrate(url)
    engine = connect(url)
    with engine.execution_options(writing=True).begin() as connection:
        for part in in_parts(brought.rows):
            carry_out(connection, part)

    there, dice = Store(engine).open(brought.opened.id), random.Random(1)
    engine.dispose()

    for _ in range(60):
        ask = dice.choice(here.table.asks)
        key = dice.choice(ask.keys)
        one, other = here.answer(ask.seat, key), there.answer(ask.seat, key)
        assert isinstance(one, NewEntry) and isinstance(other, NewEntry)
        assert (one.number, one.moment, one.draws) == (other.number, other.moment, other.draws)


@pytest.mark.long
@pytest.mark.parametrize("slug", SITTINGS)
@pytest.mark.parametrize("seed", range(2, 42))
def test_whole_games_go_on_as_before_wherever_they_are_opened_again(slug: str, seed: int) -> None:
    kept = play_with_interruptions(slug, seed, (0.02, 0.1, 0.5)[seed % 3], 3000)

    assert verify(kept.journal) == []
