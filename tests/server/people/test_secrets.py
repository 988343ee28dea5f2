"""What is written down where others may read it: the log holds no secret of an account, of the operator, of a table."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.people.conftest import Browser, enter
from tests.server.support import Server


def test_the_log_of_a_server_with_accounts_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    """Everything goes wrong that can while secrets are on their way, and every line of it can be read by a program."""
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "log", form="json", accounts="open")
    try:
        mira = Browser(server)
        assert mira.registers("Mira").status_code == 201
        operator = enter(server)
        table = mira.opens("me", "friend")
        asked = mira.asks_to_sign_in()
        invited = mira.call("POST", "/api/account/invitations").json()["token"]
        used = {"name": "Mira", "code": mira.codes[0]}
        secrets = [*mira.http.cookies.values(), *operator.http.cookies.values(), *mira.codes, asked["id"], invited]
        secrets += [table["token"], table["spectator"], table["seats"][1]["token"], asked["options"]["challenge"]]
        assert len(secrets) > 12 and all(secrets)
        with closing(sqlite3.connect(server.db)) as base, base:
            base.execute("alter table sessions rename to elsewhere")
            base.execute("alter table codes rename to nowhere")
            base.execute("alter table tickets rename to somewhere")
        credential = mira.device.signs(asked["options"])
        calls = [
            mira.call("GET", "/api/account"),
            mira.call("POST", "/api/account/recover", used),
            mira.call("POST", "/api/account/sign-in", {"id": asked["id"], "credential": credential}),
            mira.call("POST", "/api/account/tables", {"tokens": [table["token"]]}),
            operator.call("GET", "/api/operator"),
            operator.call("POST", "/api/operator/enter", {"token": invited}),
            mira.call("POST", "/api/notices/confirm", {"token": invited}),
        ]
        assert all(answer.status_code in (500, 503) for answer in calls), [answer.text for answer in calls]
    finally:
        server.stop()

    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert lines and all({"at", "level", "from", "says"} <= set(line) for line in lines)
    written = json.dumps(lines)
    assert "out of reach" in written or "unexpected" in written
    assert [secret for secret in secrets if secret in written] == []
