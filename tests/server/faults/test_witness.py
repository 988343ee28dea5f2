"""A run that fails says what everybody waited for, what is stored, and what the server was doing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.faults.crowd import Player, witnessed
from tests.server.support import PATIENCE, Server, eventually


def test_what_fails_among_players_says_what_they_wait_for_and_what_the_server_does(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "server.log")
    player = Player(server, 1)
    player.start()
    try:
        eventually(lambda: player.accepted_at > 0)
        with pytest.raises(AssertionError, match="it stands still") as failed, witnessed(server, [player]):
            raise AssertionError("it stands still")
        player.stopped.set()
        player.join(PATIENCE)
        assert not player.is_alive(), player.doing
    finally:
        server.stop()

    told = str(failed.value)
    assert "machine: load" in told and "the server worked" in told
    assert "player 0: " in told and "last answer acknowledged" in told
    assert re.search(r"stored of table \S+: waiting for \[", told)  # meanwhile the player may sit at another one
    assert "Current thread" in told and "Task " in told and "not found out" not in told
