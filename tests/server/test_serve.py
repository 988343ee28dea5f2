"""Starting the server: where it listens, what it says when it cannot, and the load script in small."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from gruft.server import logs
from gruft.server.http import pages
from gruft.server.http.forwarded import is_loopback
from gruft.server.load.bench import measure
from gruft.server.load.figures import Figures, Load
from gruft.server.serve import main
from gruft.server.settings import Settings
from gruft.server.store.database import database_url, migrate
from tests.server.nursery import ROOT
from tests.server.support import Server

Start = Callable[[str, str], "Ended"]


@dataclass
class Ended:
    """A server that did not begin, and what it said."""

    code: int
    said: str


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Start:
    """Try to serve, in this process: it ends before anything is opened."""
    monkeypatch.setattr(logs, "set_up", lambda form: None)

    def begin(db: str, lang: str) -> Ended:
        monkeypatch.setenv("LC_ALL", lang)
        capsys.readouterr()
        return Ended(main(Settings(port=0, db=db)), capsys.readouterr().err)

    return begin


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "The database cannot be opened"), ("de_DE.UTF-8", "Die Datenbank")]
)
def test_a_database_that_cannot_be_opened_is_one_clear_sentence(start: Start, lang: str, sentence: str) -> None:
    done = start("/no/such/folder/tables.db", lang)

    assert done.code == 2
    assert done.said.startswith(sentence) and len(done.said.splitlines()) == 1


@pytest.mark.parametrize("db", ["mysql://games.example/tables", "postgresql://[::1", "tab\0les.db", "README.md"])
def test_what_is_no_database_of_ours_is_one_clear_sentence(tmp_path: Path, start: Start, db: str) -> None:
    words = tmp_path / "README.md"
    words.write_text("This is a text and no database. " * 100)

    done = start(str(words) if db == words.name else db, "en")

    assert done.code == 2 and done.said.startswith("The database cannot be opened")
    assert len(done.said.splitlines()) == 1


def test_a_port_that_is_taken_is_an_error(server: Server, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.launch", "--db", str(tmp_path / "tables.db")]
    done = subprocess.run([*command, "--port", str(server.port)], cwd=ROOT, capture_output=True, timeout=60)

    assert done.returncode != 0


@pytest.mark.parametrize(("lang", "words"), [("en", "in use by another"), ("de", "benutzt schon ein anderer")])
def test_a_second_server_on_one_file_is_told_who_holds_it(server: Server, start: Start, lang: str, words: str) -> None:
    done = start(server.db, lang)

    assert done.code == 2 and words in done.said and str(server.pid) in done.said
    assert len(done.said.splitlines()) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "newer version"), ("de", "neueren Version")])
def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path, start: Start, lang: str, words: str) -> None:
    migrate(database_url(str(tmp_path / "tables.db")))
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")

    done = start(str(tmp_path / "tables.db"), lang)

    assert done.code == 2 and words in done.said and len(done.said.splitlines()) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "is being built"), ("de", "wird gerade gebaut")])
def test_a_client_that_is_just_being_built_is_one_sentence(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(pages, "PLACES", (tmp_path,))
    monkeypatch.setattr(Path, "read_bytes", lambda path: (tmp_path / "gone" / path.name).open("rb").read())

    done = start(str(tmp_path / "tables.db"), lang)

    assert done.code == 2 and words in done.said and len(done.said.splitlines()) == 1


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    old = tmp_path / "tables.db"
    old.touch()
    old.chmod(0o644)
    for path in (old, tmp_path / "new.db"):
        running = Server(str(path))
        running.open("me", "friend")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob(f"{path.name}*")}
        running.stop()
        assert len(modes) == 4 and set(modes.values()) == {0o600}, modes


def test_only_loopback_counts_as_loopback() -> None:
    assert is_loopback("127.0.0.1") and is_loopback("::1") and is_loopback("localhost")
    assert not is_loopback("0.0.0.0") and not is_loopback("192.168.0.2") and not is_loopback("games.example")


def test_a_load_nobody_bore_beside_is_not_fine() -> None:
    def fine(dear: dict[str, int]) -> bool:
        return Figures(Load(beside=True), waits=[0.01] * 100, dear=dear).fine

    assert fine({"import 200": 1, "replay 200": 2, "import 503": 7})
    assert (
        not fine({}) and not fine({"import 200": 1, "replay 404": 9}) and not fine({"import 503": 1, "replay 200": 1})
    )
    assert not Figures(Load(beside=True), waits=[1.0] * 100, dear={"import 200": 1, "replay 200": 1}).fine


def test_the_load_script_measures_without_errors() -> None:
    figures = measure(Load(tables=3, seats=2, seconds=2.0, pace=0.1, beside=True))

    assert figures.errors == [] and figures.waits
    assert figures.dear and figures.load.beside
    assert 0 < figures.at(0.5) <= figures.at(0.99) and figures.memory > 20
