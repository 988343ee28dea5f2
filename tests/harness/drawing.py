"""A board in the terminal as plain text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from gruft.table.ask import Seat
from gruft.table.table import Table
from gruft.terminal.board import board
from gruft.texts import Texts


def drawn(table: Table, seat: Seat | None, lang: str = "en", width: int = 120) -> str:
    """What `seat` (None: a spectator) sees of a table, drawn by its game."""
    slug = table.game.meta.slug
    console = Console(width=width, color_system=None, force_terminal=False, record=True, file=StringIO())
    console.print(board(table, seat, Texts(slug, lang)))
    return console.export_text()
