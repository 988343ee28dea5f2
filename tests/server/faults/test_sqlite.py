"""kill -9 of the server and a full disk, on SQLite."""

from __future__ import annotations

import resource
import secrets
import time
from pathlib import Path

import pytest

from tests.server.faults.crowd import LORDS_AND_DOMAINS, SMALL, Figures, Sitting, play_through_faults
from tests.server.support import Server


def kill(server: Server) -> None:
    """kill -9 and a new start."""
    server.kill()
    server.start()


def fill_the_disk(server: Server, seconds: float) -> None:
    """No file of the server can grow beyond where it is now."""
    most = max(Path(server.db + end).stat().st_size for end in ("", "-wal") if Path(server.db + end).exists())
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    time.sleep(seconds)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def kill_many_times(folder: Path, kills: int, players: int = 4, sittings: list[Sitting] = SMALL) -> Figures:
    server = Server(str(folder / "tables.db"), log=folder / "server.log")
    try:
        return play_through_faults(server, [lambda: kill(server)] * kills, secrets.randbits(32), players, sittings)
    finally:
        server.stop()


def test_ten_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    assert kill_many_times(tmp_path, 10).accepted > 50


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "server.log")
    try:
        play_through_faults(server, [lambda: fill_the_disk(server, 0.5)] * 2, secrets.randbits(32), 3)
    finally:
        server.stop()


@pytest.mark.long
def test_two_hundred_kills_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    assert kill_many_times(tmp_path, 200, players=6).accepted > 2000


@pytest.mark.long
def test_forty_kills_lose_nothing_of_lords_and_domains(tmp_path: Path) -> None:
    assert kill_many_times(tmp_path, 40, sittings=LORDS_AND_DOMAINS).accepted > 500
