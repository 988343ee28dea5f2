"""Backups: taken while people play, and put back, by the commands an operator uses; also while people play."""

from __future__ import annotations

import secrets
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from gruft.server.store import keeping
from gruft.server.store.database import database_url
from gruft.server.store.holding import NotOurs, hold
from gruft.server.store.keeping import Handover, back_up, contents, put_back
from tests.server.faults.crowd import LOST, Player, Restless, audit
from tests.server.faults.postgres import Postgres, postgres
from tests.server.nursery import ROOT
from tests.server.support import Person, Server, eventually


def gruft(*words: str) -> subprocess.CompletedProcess[str]:
    """A command as the operator gives it."""
    command = [sys.executable, "-m", "gruft.cli", *words, "--lang", "en"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


def test_a_backup_taken_while_people_play_holds_whole_tables(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    player = Player(server, 1)
    player.start()
    try:
        eventually(lambda: len(player.tables) > 1)
        told = gruft("backup", str(tmp_path / "backup.0"), "--db", server.db)
        taken = [back_up(database_url(server.db), tmp_path / f"backup.{n}") for n in (1, 2)]
        player.stopped.set()
        player.join(60)
        assert player.problem is None
    finally:
        server.stop()
    first = contents(tmp_path / "backup.0")
    assert 0 < first.entries <= taken[0].entries <= taken[1].entries
    assert told.returncode == 0 and f"{first.tables} tables" in told.stdout, told

    other = str(tmp_path / "other.db")
    back = gruft("restore", str(tmp_path / "backup.2"), "--db", other)
    assert back.returncode == 0 and f"{taken[1].tables} tables" in back.stdout, back
    again = Server(other)
    try:
        audit(again, player.tables[: max(1, taken[1].tables - 1)], 1)
    finally:
        again.stop()
    assert contents(Path(other)).tables == taken[1].tables
    _, before = put_back(database_url(other), tmp_path / "backup.0")
    assert before is not None and contents(before).tables == taken[1].tables


class Stubborn(Restless):
    """Somebody who plays whatever happens: where a table is gone, they open another one."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(server, seed)
        self.told: list[str] = []
        """The requests that were called accepted."""

    def play(self) -> None:
        seats = [{"kind": "hotseat"}] * 3
        answer = self.server.call("POST", "/api/tables", {"game": "pebbles", "seats": seats})
        if answer.status_code == 503:
            return
        assert answer.status_code == 201, answer.text
        try:
            person = Person(self.server, answer.json()["id"], answer.json()["token"])
        except LOST:  # told to try again: a backup is just being put back
            return
        while not self.stopped.is_set() and person.closing is None and not person.state["over"]:
            try:
                self.answer(person)
            except LOST:
                self.come_back(person)
        assert person.closing in (None, "link.unknown", "link.revoked", "table.deleted"), person.closing
        person.close()

    def come_back(self, person: Person) -> None:
        """As a client does: again and again."""
        while not self.stopped.is_set():
            try:
                person.join()
            except LOST:
                self.stopped.wait(0.05)
            else:
                return

    def answer(self, person: Person) -> None:
        if not person.asks:
            person.hear(5)
            return
        ask, name = self.dice.choice(person.asks), secrets.token_hex(8)
        key = self.dice.choice(ask["options"])["key"]
        reply = person.request("answer", id=name, seat=ask["seat"], ask=ask["id"], key=key)
        gone = reply["status"] == "refused" and reply["refusal"]["code"] == "table.deleted"
        assert gone or reply["status"] in ("accepted", "stale", "later"), reply
        if reply["status"] == "accepted":
            self.told.append(name)
            person.until(lambda: person.closing is not None or all(one["id"] != ask["id"] for one in person.asks))


def see_them_play(crowd: list[Stubborn]) -> None:
    """Wait until everybody was told of some answers more."""
    so_far = [len(player.told) for player in crowd]

    def on() -> bool:
        assert [player.problem for player in crowd if player.problem is not None] == []
        return all(len(player.told) > count + 5 for player, count in zip(crowd, so_far))

    eventually(on)


def requests(file: Path) -> dict[str, list[str]]:
    """By table, the requests behind its answers in order; an answer of the server itself is nobody's."""
    found: dict[str, list[str]] = {}
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as plain:
        for table_id, number, by in plain.execute("SELECT table_id, number, by FROM entries ORDER BY table_id, number"):
            found.setdefault(table_id, []).append((by or "").partition(":")[2])
            assert number == len(found[table_id]), "a gap"
    return found


def all_of(rows: dict[str, list[str]]) -> set[str]:
    return {name for names in rows.values() for name in names} - {""}


def test_a_backup_is_put_back_while_people_play_and_nothing_is_mixed_up(tmp_path: Path) -> None:
    """What was acknowledged is there, or in what was kept from before; and nothing from before is stored on top."""
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "log")
    backup = tmp_path / "backup"
    crowd = [Stubborn(server, seed) for seed in range(4)]
    stays = server.open("me", "friend")
    red = Person(server, stays["id"], stays["token"])
    red.answered("bid:1")
    try:
        for player in crowd:
            player.start()
        see_them_play(crowd)
        assert gruft("backup", str(backup), "--db", server.db).returncode == 0
        red.answered("yes")
        later = server.open("me", "friend")
        see_them_play(crowd)

        told = gruft("restore", str(backup), "--db", server.db)
        assert told.returncode == 0 and "tables.db.before" in told.stdout, (told, (tmp_path / "log").read_text())

        see_them_play(crowd)
        for player in crowd:
            player.stopped.set()
            player.join(120)
            assert player.problem is None and not player.is_alive(), player.problem
        with pytest.raises(LOST):  # it hung up, so that everybody looks again
            red.until(lambda: False)
        red.join()
        assert red.asks[0]["kind"] == "sure" and Person(server, later["id"], later["token"]).closing == "link.unknown"
    finally:
        server.stop()

    then, before, now = (all_of(requests(file)) for file in (backup, tmp_path / "tables.db.before", Path(server.db)))
    acknowledged = {name for player in crowd for name in player.told}
    assert acknowledged <= before | now and then <= before & now
    assert not (before - then) & now and now - then
    assert not [*tmp_path.glob("tables.db.rest*"), *tmp_path.glob("*.part")]


def test_what_the_server_cannot_put_back_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "log")
    table = server.open("me", "friend")
    back_up(database_url(server.db), tmp_path / "backup")
    handover = Handover.beside(database_url(server.db))
    Person(server, table["id"], table["token"]).answered("bid:1")
    monkeypatch.setattr(keeping, "_prepared", lambda backup, target: _spoilt(target))
    try:
        with pytest.raises(NotOurs) as no:
            put_back(database_url(server.db), tmp_path / "backup")

        assert no.value.refusal.code == "backup.refused" and not handover.refused.exists()
        red = Person(server, table["id"], table["token"])
        red.answered("yes")
    finally:
        server.stop()
    assert "could not be put back" in (tmp_path / "log").read_text()


def _spoilt(target: Path) -> Path:
    part = target.with_name("spoilt")
    part.write_text("Dear Gruft, " * 1000)
    return part


def test_who_holds_a_database_and_does_not_look_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of an older version, or one that hangs."""
    url = database_url(str(tmp_path / "tables.db"))
    Server(str(tmp_path / "tables.db")).stop()
    back_up(url, tmp_path / "backup")
    monkeypatch.setattr(keeping, "NOTICE_SECONDS", 0.1)

    with hold(url), pytest.raises(NotOurs) as no:
        put_back(url, tmp_path / "backup")

    assert no.value.refusal.code == "server.held" and not Handover.beside(url).offer.exists()


def test_what_is_no_backup_is_not_put_back(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Gruft, " * 500)
    told = gruft("restore", str(tmp_path / "letter.txt"), "--db", str(tmp_path / "tables.db"))

    assert told.returncode == 2 and "letter.txt" in told.stderr, told
    with pytest.raises(NotOurs):
        back_up(database_url("postgresql://host/games"), tmp_path / "x")


@pytest.mark.long
def test_what_pg_dump_has_saved_can_be_played_on(tmp_path: Path) -> None:
    """As the guide says it: dumped while people play, restored while the server is stopped."""
    with postgres() as database:
        server = Server(database.address)
        player = Player(server, 1)
        player.start()
        try:
            eventually(lambda: len(player.tables) > 2)
            tool(database, "pg_dump", "-Fc", "-f", str(tmp_path / "gruft.dump"), database.address)
            saved = len(player.tables) - 1  # the last one may have been opened meanwhile
            player.stopped.set()
            player.join(60)
            assert player.problem is None
            lost = server.open("me", "friend")
        finally:
            server.stop()
        tool(database, "pg_restore", "--clean", "-d", database.address, str(tmp_path / "gruft.dump"))

        again = Server(database.address)
        try:
            assert Person(again, lost["id"], lost["token"]).closing == "link.unknown"
            audit(again, player.tables[: saved - 1], 1)
            table = again.open("me", "friend")
            Person(again, table["id"], table["token"]).answered("bid:1")
        finally:
            again.stop()


def tool(database: Postgres, name: str, *words: str) -> None:
    subprocess.run([str(database.tools / name), *words], check=True, capture_output=True, timeout=120)
