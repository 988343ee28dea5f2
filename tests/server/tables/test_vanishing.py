"""A table that is deleted while somebody asks about it: they are told so, and it is no mistake of ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gruft.server import bodies
from gruft.server.desk import remembering, study
from gruft.server.http import lobby
from gruft.server.operator.expiry import Expiry
from gruft.server.store import schema
from gruft.server.store.database import database_url
from gruft.server.store.links import new_token, token_hash
from gruft.server.store.reading import Link
from gruft.server.store.removing import Removed
from gruft.server.store.statements import INSERT_LINK
from gruft.server.tables.opening import link_row
from tests.server.store.test_updates import Kept
from tests.server.support import Server


@pytest.fixture
def vanished(tmp_path: Path) -> tuple[Kept, str]:
    """A table of which only a link is left, as somebody sees it who read the link before the rest was deleted."""
    kept, token = Kept(tmp_path), new_token()
    kept.write([(INSERT_LINK, link_row(token, kept.id, "player", [0]))])
    with closing(sqlite3.connect(tmp_path / "tables.db")) as plain, plain:
        for table in (schema.entries, schema.checkpoints, schema.seats, schema.tables):
            plain.execute(f"DELETE FROM {table.name}")
    return kept, token


def test_what_a_link_leads_to_may_be_gone(vanished: tuple[Kept, str], tmp_path: Path) -> None:
    (kept, token), url = vanished, str(database_url(str(tmp_path / "tables.db")))
    link = kept.store.link(token_hash(token))
    assert isinstance(link, Link)

    assert lobby._summaries(kept.store, [token], Expiry(0)) == []
    assert remembering.plays(url, [token]) == list[bodies.Play]()
    with pytest.raises(Removed):
        lobby._may_look(kept.store, link, 0, None)
    with pytest.raises(study.Declined) as no:
        study.journal(url, link)
    assert no.value.refusal.code == "table.deleted"


def test_what_does_not_fit_any_more_when_it_is_written_is_overtaken(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"))
    try:
        table = server.open("me", "friend")
        with closing(sqlite3.connect(server.db)) as plain, plain:  # as the database says it when the table is gone
            gone = "SELECT RAISE(ABORT, 'FOREIGN KEY constraint failed')"
            plain.execute(f"CREATE TRIGGER vanish BEFORE INSERT ON links BEGIN {gone}; END")
        here, token = f"/api/tables/{table['id']}", table["token"]

        told = [
            server.call("POST", f"{here}/coach", {"seat": 0}, token),
            server.call("POST", f"{here}/links", {"role": "spectator"}, token),
            server.call("POST", f"{here}/seats/1/link", None, table["seats"][1]["token"]),
        ]

        assert [(one.status_code, one.json()["code"]) for one in told] == [(409, "request.overtaken")] * 3
    finally:
        server.stop()
