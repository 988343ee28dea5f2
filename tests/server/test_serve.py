"""Starting the server: where it listens, what it says when it cannot, and the load script in small."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from gruft.server import load
from gruft.server.serve import is_loopback
from gruft.server.store.database import database_url, migrate
from tests.server.support import ROOT, Server


def start(*words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.server.launch", *words]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, env={"LANG": lang, "PATH": "/usr/bin:/bin"}
    )


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "The database cannot be opened"), ("de_DE.UTF-8", "Die Datenbank")]
)
def test_a_database_that_cannot_be_opened_is_one_clear_sentence(lang: str, sentence: str) -> None:
    done = start("--db", "/no/such/folder/tables.db", lang=lang)

    assert done.returncode == 2
    assert done.stderr.startswith(sentence) and len(done.stderr.splitlines()) == 1


def test_a_port_that_is_taken_is_an_error(server: Server, tmp_path: Path) -> None:
    assert start("--db", str(tmp_path / "tables.db"), "--port", str(server.port)).returncode != 0


@pytest.mark.parametrize(("lang", "words"), [("en", "in use by another"), ("de", "benutzt schon ein anderer")])
def test_a_second_server_on_one_file_is_told_who_holds_it(server: Server, lang: str, words: str) -> None:
    done = start("--db", server.db, lang=lang)

    assert done.returncode == 2 and words in done.stderr and str(server.pid) in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(("lang", "words"), [("en", "newer version"), ("de", "neueren Version")])
def test_a_database_of_a_newer_version_is_one_clear_sentence(tmp_path: Path, lang: str, words: str) -> None:
    migrate(database_url(str(tmp_path / "tables.db")))
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")

    done = start("--db", str(tmp_path / "tables.db"), lang=lang)

    assert done.returncode == 2 and words in done.stderr and len(done.stderr.splitlines()) == 1


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


def test_the_load_script_measures_without_errors() -> None:
    figures = load.measure(tables=3, seats=2, seconds=3.0, pace=0.2)

    assert figures.errors == [] and len(figures.waits) > 10
    assert 0 < figures.at(0.5) <= figures.at(0.99) and figures.memory > 20
