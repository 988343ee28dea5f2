"""The database: migrations, checkpoints, opening long games, writing many at once, and who was first."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from gruft.server import bodies
from gruft.server.store import schema, statements
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.reading import Store
from gruft.server.store.statements import entry_statements
from gruft.server.store.writer import Conflict, Writer
from gruft.server.tables.chronicle import CHECKPOINT_EVERY, MOST_UNSETTLED, Chronicle, NewEntry
from gruft.server.tables.opening import Opening, new_table
from gruft.table.ask import Seat
from gruft.table.chance import FastChance
from gruft.table.game import register
from gruft.table.journal import Entry
from gruft.table.rules import Refusal
from tests.server.store.test_updates import Kept
from tests.table.pebbles import PEBBLES

register(PEBBLES)
MOST_FOLLOWED, MOST_QUERIES = 3 * CHECKPOINT_EVERY, 6


@pytest.fixture
def engine(tmp_path: Path) -> sa.Engine:
    url = database_url(str(tmp_path / "tables.db"))
    migrate(url)
    return connect(url)


def wait(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


def accepted(row: NewEntry | Refusal) -> NewEntry:
    assert isinstance(row, NewEntry), row
    return row


def opened(engine: sa.Engine, game: str = "pebbles", seats: int = 2, **options: str | int | bool) -> Opening:
    """A stored table."""
    made = new_table(bodies.NewTable(game, [bodies.NewSeat("me") for _ in range(seats)], "", dict(options)))
    made.opened()

    async def save() -> None:
        writer = Writer(engine)
        await writer.store(made.statements())
        writer.close()

    wait(save())
    return made


def played(engine: sa.Engine, made: Opening, seed: int, undo_every: int = 7) -> Chronicle:
    """The table played to its end at random, some answers taken back, everything stored."""
    chronicle, dice = made.chronicle, FastChance(seed)

    async def play() -> None:
        writer = Writer(engine)
        saved = []
        last: Seat = 0
        while not chronicle.over:
            if dice.below(undo_every) == 0 and chronicle.undo_refusal(last) is None:
                row = chronicle.undo(last)
            else:
                ask = dice.pick(chronicle.table.asks)
                last = ask.seat
                row = chronicle.answer(ask.seat, dice.pick(ask.keys))
            saved.append(asyncio.ensure_future(writer.store(entry_statements(made.id, accepted(row), None, 0))))
        await asyncio.gather(*saved)
        writer.close()

    wait(play())
    return chronicle


def alike(one: Chronicle, other: Chronicle) -> bool:
    """Whether two chronicles tell the same, ask ids included."""
    seats = range(one.header.seats)
    return (
        (one.number, one.moment, one.log, one.over) == (other.number, other.moment, other.log, other.over)
        and one.table.hash() == other.table.hash()
        and [one.ask_id(seat) for seat in seats] == [other.ask_id(seat) for seat in seats]
    )


def test_the_migrations_lead_to_the_tables_we_use(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_sqlite_is_set_up_to_survive(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_a_table_from_before_pointing_keeps_its_chat(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.db"))
    migrate(url, "0001")
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("INSERT INTO chat VALUES ('table', 1, 0, 'Mira', 'hello', 5, NULL)")

    migrate(url)

    line = Store(connect(url)).chat("table", 0)[0]
    assert (line["text"], line["ref"]) == ("hello", "")


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.db"))
    migrate(url)
    migrate(url)


def test_the_database_is_in_the_users_data_folder_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert database_url(None).database == str(tmp_path / "gruft" / "tables.db")
    assert database_url("postgresql://host/games").drivername == "postgresql+psycopg"


def test_a_table_read_from_the_database_is_the_one_that_was_stored(engine: sa.Engine) -> None:
    for seed in range(4):
        made = opened(engine, seats=3)
        chronicle = played(engine, made, seed)

        assert alike(Store(engine).open(made.id), chronicle)


def test_more_is_stored_together_than_one_statement_takes(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "connect")
    def as_usual(connection: sqlite3.Connection, _: object) -> None:  # some are built to take more
        connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 32_766)

    made = opened(engine)
    lines: list[statements.Statement] = [
        (
            statements.INSERT_CHAT,
            {"table_id": made.id, "number": number, "name": "A", "text": "hm", "at": 0, "by": str(number)},
        )
        for number in range(6000)
    ]

    async def save() -> None:
        writer = Writer(engine)
        await writer.store(lines)
        writer.close()

    wait(save())
    with engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(schema.chat)) == len(lines)


def test_every_moment_can_be_looked_at_again(engine: sa.Engine) -> None:
    made = opened(engine)
    chronicle = made.chronicle
    seen = {0: (chronicle.table.view(0), len(chronicle.log))}
    dice = FastChance(5)

    async def play() -> None:
        writer = Writer(engine)
        while not chronicle.over:
            ask = dice.pick(chronicle.table.asks)
            row = accepted(chronicle.answer(ask.seat, dice.pick(ask.keys)))
            await writer.store(entry_statements(made.id, row, None, 0))
            seen.setdefault(chronicle.moment, (chronicle.table.view(0), len(chronicle.log)))
        writer.close()

    wait(play())
    assert Store(engine).moments(made.id) == chronicle.moment == max(seen)
    for moment, (view, lines) in seen.items():
        again = Store(engine).open(made.id, moment)
        assert (again.table.view(0), len(again.log)) == (view, lines), moment


def count_followed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts, by game, the stored answers that are played again from now on."""
    follow, counted = Chronicle.follow, Counter[str]()

    def counting(chronicle: Chronicle, entry: Entry) -> NewEntry:
        counted[chronicle.header.game] += 1
        return follow(chronicle, entry)

    monkeypatch.setattr(Chronicle, "follow", counting)
    return counted


@pytest.mark.parametrize(("game", "seats"), [("lords", 4), ("tyrants", 4), ("domains", 5), ("descent", 5)])
def test_the_longest_game_opens_from_near_its_end_and_unchanged(
    engine: sa.Engine, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = opened(engine, game, seats)
    chronicle = played(engine, made, 1, undo_every=25)
    source = Store(engine)
    with engine.connect() as connection:
        marks = connection.execute(sa.select(sa.func.count()).select_from(schema.checkpoints)).scalar() or 0
    assert marks > 2
    assert alike(source.open(made.id), chronicle)

    with engine.begin() as connection:  # as it was just before the end, the furthest from any checkpoint
        connection.execute(sa.delete(schema.checkpoints).where(schema.checkpoints.c.number == chronicle.number))
        connection.execute(sa.delete(schema.entries).where(schema.entries.c.number == chronicle.number))
    asked: list[str] = []
    sa.event.listen(engine, "before_cursor_execute", lambda *call: asked.append(call[2]))
    followed = count_followed(monkeypatch)

    again = source.open(made.id)

    assert again.number == chronicle.number - 1 > MOST_FOLLOWED
    assert followed.total() <= MOST_FOLLOWED and len(asked) <= MOST_QUERIES, (followed, asked)


def test_many_answers_share_a_commit_and_only_the_late_one_fails(engine: sa.Engine) -> None:
    tables = [opened(engine) for _ in range(5)]
    rows = [accepted(made.chronicle.answer(0, "bid:1")) for made in tables]

    async def race() -> list[BaseException | None]:
        writer = Writer(engine)
        work = [writer.store(entry_statements(made.id, row, None, 0)) for made, row in zip(tables, rows)]
        late = writer.store(entry_statements(tables[2].id, rows[2], None, 0))
        found = await asyncio.gather(*work, late, return_exceptions=True)
        writer.close()
        return found

    outcome = asyncio.run(race())

    assert outcome[:5] == [None] * 5 and isinstance(outcome[5], Conflict)
    assert all(Store(engine).open(made.id).number == 1 for made in tables)


def test_the_same_request_cannot_be_stored_twice(engine: sa.Engine) -> None:
    made = opened(engine)
    first, second = (accepted(made.chronicle.answer(seat, "bid:1")) for seat in (0, 1))

    async def twice() -> None:
        writer = Writer(engine)
        await writer.store(entry_statements(made.id, first, "link:request", 0))
        with pytest.raises(Conflict):
            await writer.store(entry_statements(made.id, second, "link:request", 0))
        writer.close()

    asyncio.run(twice())
    assert Store(engine).done(made.id, "link:request")
    assert statements.now() > 1_700_000_000_000


def test_however_often_somebody_thinks_again_little_is_done_again_to_open_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, dice = Kept(tmp_path, "lords", 2), FastChance(2)
    kept.plays(30)
    table, made = kept.open(), list[statements.Statement]()
    for _ in range(3 * MOST_UNSETTLED):
        ask = table.table.asks[0]
        undone = table.undo_refusal(ask.seat) is None
        made += kept.stored(table, table.undo(ask.seat) if undone else table.answer(ask.seat, dice.pick(ask.keys)))
    kept.write(made)
    followed = count_followed(monkeypatch)

    assert kept.open().number == table.number
    assert followed.total() <= MOST_UNSETTLED + 2 * CHECKPOINT_EVERY


def test_rows_that_name_other_columns_are_stored_together_and_each_as_it_is(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    said = {"table_id": kept.id, "seat": 0, "name": "Red", "text": "look", "at": 5, "by": None}

    kept.write(
        [(statements.INSERT_CHAT, {**said, "number": n, **more}) for n, more in enumerate(({}, {"ref": "card"}))]
    )

    assert [(row["number"], row["ref"]) for row in kept.store.chat(kept.id, -1)] == [(0, ""), (1, "card")]
