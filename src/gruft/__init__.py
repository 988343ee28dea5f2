"""Gruft: one table for four dark-fantasy board games.

    import gruft
    t = gruft.open_table("lords", seats=4, seed="any text")
    t.asks[0].options
    t.answer(0, "order:mine_gold")

The names below load on first use, so `import gruft` is cheap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gruft.version import __version__

if TYPE_CHECKING:
    from gruft.table.opening import open_table
    from gruft.table.replay import replay
    from gruft.table.rules import Refusal
    from gruft.table.table import Accepted, Table

__all__ = ["Accepted", "Refusal", "Table", "__version__", "open_table", "replay"]

_HOMES = {
    "open_table": "gruft.table.opening",
    "replay": "gruft.table.replay",
    "Refusal": "gruft.table.rules",
    "Accepted": "gruft.table.table",
    "Table": "gruft.table.table",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'gruft' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
