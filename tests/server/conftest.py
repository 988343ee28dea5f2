"""One server process for the tests that only talk to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("server") / "tables.db"))
    yield running
    running.stop()
