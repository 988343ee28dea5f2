"""The log: one line per event, as text or as JSON, and never a flood.

Of lines that say the same (same logger, same words before the figures are filled in) a few are written each minute; the
rest are counted, and the next one that is written tells how many were left out.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Literal

import msgspec

AT_ONCE = 10
SECONDS = 60.0
MOST_KINDS = 500
LONGEST = 4000

Form = Literal["text", "json"]


class Sparing(logging.Filter):
    """Lets a few lines of each kind through."""

    def __init__(self, at_once: int = AT_ONCE, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._at_once = at_once
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written: few of a kind within a while."""
        kind = (record.name, str(record.msg)[:200])
        now = self._clock()
        begun, count = self._seen.get(kind, (now, 0))
        left_out = 0
        if now - begun >= SECONDS:
            left_out = max(0, count - self._at_once)
            begun, count = now, 0
        if len(self._seen) >= MOST_KINDS and kind not in self._seen:
            self._seen.clear()
        self._seen[kind] = (begun, count + 1)
        if count >= self._at_once:
            return False
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more like this)"
            record.args = None
        return True


class AsJson(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of the log as JSON."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage()[:LONGEST],
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)[-LONGEST:]
        return msgspec.json.encode(line).decode()


def set_up(form: Form = "text", level: str = "warning") -> None:
    """Send everything to the error output, sparingly."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(AsJson() if form == "json" else text)
    handler.addFilter(Sparing())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # that another process was first is told by its exception
