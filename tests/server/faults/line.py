"""The line between a server and its PostgreSQL: it can be cut, be slow, and come back."""

from __future__ import annotations

import contextlib
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

SOCKET = ".s.PGSQL.5432"


class Line:
    """Passes everything on between a socket of its own and the database's."""

    def __init__(self, folder: Path, address: str) -> None:
        parts = urlsplit(address)
        self._theirs = str(Path(parse_qs(parts.query)["host"][0]) / SOCKET)
        self.address = parts._replace(query=f"host={quote(str(folder), safe='')}").geturl()
        self._ears = socket.socket(socket.AF_UNIX)
        self._ears.bind(str(folder / SOCKET))
        self._ears.listen(64)
        self._pairs: list[socket.socket] = []
        self._open = True
        self._delay = 0.0
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                ours, _ = self._ears.accept()
            except OSError:
                return
            theirs = socket.socket(socket.AF_UNIX)
            try:
                if not self._open:
                    raise ConnectionRefusedError
                theirs.connect(self._theirs)
            except OSError:
                ours.close()
                theirs.close()
                continue
            self._pairs += [ours, theirs]
            for one, other in ((ours, theirs), (theirs, ours)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self._delay:
                    time.sleep(self._delay)
                to.sendall(data)
        for one in (source, to):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def cut(self) -> None:
        """All connections break, and no new one comes through."""
        self._open = False
        pairs, self._pairs = self._pairs, []
        for one in pairs:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._open = True
        self._delay = 0.0

    def slow_down(self, seconds: float) -> None:
        """Every word takes so long, each way."""
        self._delay = seconds

    def close(self) -> None:
        self.cut()
        self._ears.close()


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    with tempfile.TemporaryDirectory(prefix="gruft-line-") as folder:
        made = Line(Path(folder), address)
        try:
            yield made
        finally:
            made.close()
