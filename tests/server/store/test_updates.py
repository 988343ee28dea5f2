"""Updates never cost a game: other components, other rules, other fields, and tables that were in progress."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from gruft.server import bodies
from gruft.server.desk import exporting
from gruft.server.store import schema, statements
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.links import token_hash
from gruft.server.store.reading import Store
from gruft.server.store.writer import Writer
from gruft.server.tables import chronicle as chronicling
from gruft.server.tables import reopening
from gruft.server.tables.chronicle import CHECKPOINT_EVERY, Chronicle, NewEntry, packed
from gruft.server.tables.opening import new_table
from gruft.server.tables.reopening import Unreadable
from gruft.table import replay
from gruft.table.chance import FastChance, pledge
from gruft.table.flow import Flow
from gruft.table.game import register
from gruft.table.journal import Entry, Journal
from tests.server.support import Person, Server
from tests.table import pebbles
from tests.table.pebbles import PEBBLES

register(PEBBLES)


class Kept:
    """A table in a database, played at without a server."""

    def __init__(
        self, folder: Path, game: str = "pebbles", seats: int = 2, options: dict[str, str] | None = None
    ) -> None:
        url = database_url(str(folder / "tables.db"))
        migrate(url)
        self.engine = connect(url)
        self.store = Store(self.engine)
        hot = [bodies.NewSeat("hotseat") for _ in range(seats)]
        made = new_table(bodies.NewTable(game, hot, options={**(options or {})}))
        self.links = made.opened()
        self.id = made.id
        self.write(made.statements())

    def write(self, made: list[statements.Statement]) -> None:
        async def save() -> None:
            writer = Writer(self.engine)
            await writer.store(made)
            writer.close()

        asyncio.run(save())

    def journal(self, token: str) -> Journal:
        link = self.store.link(token_hash(token))
        assert link is not None
        return Journal.parse(exporting.journal_text(self.store, link), "journal")

    def open(self, moment: int | None = None) -> Chronicle:
        return self.store.open(self.id, moment)

    def plays(self, answers: int, seed: int = 1) -> Chronicle:
        """Some answers, each stored."""
        table, dice = self.open(), FastChance(seed)
        made: list[statements.Statement] = []
        for _ in range(answers):
            if table.over:
                break
            ask = dice.pick(table.table.asks)
            made += self.stored(table, table.answer(ask.seat, dice.pick(ask.keys)))
        self.write(made)
        return table

    def mixes(self, *seats: int) -> Chronicle:
        """Bytes of these seats, pledged and mixed in."""
        table = self.open()
        made: list[statements.Statement] = []
        for seat in seats:
            given = bytes([seat] * 32)
            for entry in (Entry(seat, "", pledge=pledge(given)), Entry(seat, "", mix=given.hex())):
                made += self.stored(table, table.stir(entry))
        self.write(made)
        return table

    def stored(self, table: Chronicle, row: Any) -> list[statements.Statement]:
        assert isinstance(row, NewEntry), row
        summary = {"new_updated": 0, "new_over": table.over, "new_waiting": "[]", "new_result": None}
        summary |= {"table": self.id, "new_latest": packed(table.table), "new_asked": "{}"}
        return [*statements.entry_statements(self.id, row, None, 0), (statements.UPDATE_SUMMARY, summary)]

    def marks(self) -> list[int]:
        """After which entries there are checkpoints."""
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(schema.checkpoints.c.number)).scalars())

    def change(self, statement: sa.Update) -> None:
        with self.engine.begin() as connection:
            connection.execute(statement)


def richer_bidding(g: pebbles.State) -> Flow[str | None]:
    """A changed rule: everybody has a pebble more. Nothing about it shows in what is asked or drawn."""
    g.pebbles = [pebble + 1 for pebble in g.pebbles]
    return (yield from pebbles.bidding(g))


def wordier_bidding(g: pebbles.State) -> Flow[str | None]:
    """A changed rule that draws more than before."""
    g.chance.roll(stream="weather")
    return (yield from pebbles.bidding(g))


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts other rules in the place of the ones a table was played by."""

    def change(bidding: Any) -> None:
        monkeypatch.setitem(PEBBLES.beats, "bidding", bidding)
        for module in (chronicling, reopening, replay):
            monkeypatch.setattr(module, "rules_version", lambda slug: "9.0.0-newer")

    return change


@pytest.mark.parametrize("bidding", [richer_bidding, wordier_bidding])
@pytest.mark.parametrize("answers", [4, 5, 6, 12])
def test_a_table_in_progress_goes_on_where_it_stood(tmp_path: Path, update: Any, bidding: Any, answers: int) -> None:
    kept = Kept(tmp_path)
    before = kept.plays(answers)
    view, log = before.table.view(None), list(before.log)

    update(bidding)
    after = kept.open()

    assert after.table.view(None) == view and after.log == log and after.moment == before.moment
    assert after.notice is not None and after.notice.code == "table.newer_rules"
    kept.plays(3, seed=2)
    again = kept.open()
    assert again.notice is None and again.number == answers + 3 and again.rules == "9.0.0-newer"
    assert [entry.rules for entry in kept.journal(kept.links.token).entries] == [""] * answers + ["9.0.0-newer", "", ""]


def test_a_table_whose_last_answer_was_kept_with_a_checkpoint_goes_on_under_other_rules(
    tmp_path: Path, update: Any
) -> None:
    """There is one before the first entry of the new rules already; a second would never be taken."""
    kept = Kept(tmp_path, "lords", 2)
    kept.plays(CHECKPOINT_EVERY - 2)
    number = kept.open().number
    while number not in (marks := kept.marks()):
        number = kept.plays(1, seed=number).number

    update(pebbles.bidding)
    kept.plays(3, seed=2)

    assert kept.open().number == number + 3 and kept.marks() == marks


@pytest.mark.parametrize("bidding", [richer_bidding, wordier_bidding])
@pytest.mark.parametrize("answers", [1, 3, 7, 8])
def test_in_the_middle_of_a_beat_that_changed_the_answers_count_by_the_new_rules(
    tmp_path: Path, update: Any, bidding: Any, answers: int
) -> None:
    kept = Kept(tmp_path)
    before = kept.plays(answers)
    asked = [(ask.seat, ask.kind) for ask in before.table.asks]

    update(bidding)
    after = kept.open()

    assert [(ask.seat, ask.kind) for ask in after.table.asks] == asked and after.log == before.log
    assert kept.plays(100, seed=3).over and kept.open().over


def test_the_journal_says_from_which_entry_on_other_rules_were_played(tmp_path: Path, update: Any) -> None:
    kept = Kept(tmp_path)
    kept.plays(5)
    update(wordier_bidding)
    ended = kept.plays(500, seed=2)
    assert ended.over
    result = b'{"winners":[0],"places":[1,2],"points":[0,0],"breakdown":[{},{}],"reason":"","seed":""}'
    kept.change(sa.update(schema.tables).values(result=result))

    told = kept.journal(kept.links.spectator)
    verdict = replay.verdict(told)

    assert told.entries[5].rules == "9.0.0-newer"
    assert verdict.problems == [] and verdict.changes[0].code == "journal.rules_changed"


def test_past_moments_that_cannot_be_played_again_are_shown_from_the_last_picture(tmp_path: Path, update: Any) -> None:
    kept = Kept(tmp_path, "pebbles", 3)
    before = kept.plays(12)
    pictures = [kept.open(moment).table.view(None) for moment in range(before.moment + 1)]

    update(wordier_bidding)
    after = kept.open(before.moment)

    assert after.notice is not None and after.notice.code == "moment.from_picture"
    assert after.table.view(None) in pictures


def test_what_cannot_be_opened_any_more_is_shown_from_its_pictures_and_can_only_be_looked_at(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "lords", 2)
    before = kept.plays(CHECKPOINT_EVERY * 3)
    kept.change(sa.update(schema.tables).values(latest=b"of other fields"))
    kept.change(sa.update(schema.checkpoints).values(data=b"of other fields"))

    still = kept.open()

    assert still.still and still.log == before.log and still.number == before.number
    assert still.notice is not None and still.notice.code == "table.pictures_only"
    assert still.table.view(0).keys() == before.table.view(0).keys() and still.table.asks == []
    assert still.undo_refusal(0) is not None and still.ask_id(0) is None


def test_a_table_of_which_nothing_is_left_says_so(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.plays(3)
    kept.change(sa.update(schema.tables).values(latest=None))
    kept.change(sa.update(schema.checkpoints).values(data=b"of other fields", views=None))

    with pytest.raises(Unreadable):
        kept.open()


def test_components_that_change_under_a_table_leave_it_as_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "own" / "lords"
    folder.mkdir(parents=True)
    overlay = folder / "monsters.yaml"
    overlay.write_text("monsters:\n- {id: goblin, name_en: Imp, name_de: Wicht}\n")
    monkeypatch.setenv("GRUFT_CONTENT", str(tmp_path / "own"))
    server = Server(str(tmp_path / "tables.db"))
    try:
        table = server.open("hotseat", "bot:greedy", game="lords")
        me = Person(server, table["id"], table["token"])
        for _ in range(6):
            me.until(lambda: bool(me.asks))
            me.answered(me.asks[0]["options"][0]["key"])
        overlay.write_text("monsters:\n- {id: goblin, name_en: Kobold, name_de: Kobold}\n")
        me.until(lambda: bool(me.asks))
        me.answered(me.asks[0]["options"][0]["key"])  # while it runs
        me.until(lambda: bool(me.asks))
        view = me.part(0)["view"]
        server.stop()

        server.start()  # and after a restart
        me.join()

        assert me.closing is None and me.welcome["closed"] is None
        assert me.welcome["notice"]["code"] == "table.own_components"
        assert me.part(0)["view"] == view
        for _ in range(6):
            me.until(lambda: bool(me.asks))
            me.answered(me.asks[0]["options"][0]["key"])
        assert server.call("GET", "/api/games/lords/names?lang=en").json()["monster:goblin"]["name"] == "Kobold"
    finally:
        server.stop()
