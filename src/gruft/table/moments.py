"""Public moments: how often somebody who only looks on has seen a table change.

They are told to everybody and give away nothing: an answer to a choice that is still open counts only once the choice
is made. So they say where a step of chance stands among the answers, in words that everybody at the table can compare
with what they were shown.
"""

from __future__ import annotations

import msgspec

from gruft.table.table import Table


class Moments:
    """Counts the public moments of a table that goes on."""

    def __init__(self, table: Table, told: int, count: int = 0) -> None:
        """`told`: how many events everybody has been told so far."""
        self.count = count
        self._shown = _shown(table, told)

    def look(self, table: Table, told: int) -> None:
        """Something was done, and it was no part of a choice that is still open."""
        shown = _shown(table, told)
        if shown != self._shown:
            self.count += 1
            self._shown = shown


def _shown(table: Table, told: int) -> bytes:
    return msgspec.json.encode([table.view(None), told, table.over])
