"""Drawing in the terminal: boards from views, logs, results.

A board is drawn from the view of one seat, never from the state, so it cannot show more than the seat may see.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from gruft.table.ask import Seat
from gruft.table.events import event_args
from gruft.table.game import Result, home_of
from gruft.table.table import Table
from gruft.texts import Texts


def board(table: Table, seat: Seat | None, texts: Texts) -> RenderableType:
    """The board as `seat` sees it."""
    drawn: RenderableType = _of(table).draw(table.view(seat), texts)
    return drawn


def _of(table: Table) -> ModuleType:
    """The game's drawings: `draw(view, texts)`; if it likes, `glance(view, texts)` and `allies(view, one, other)`."""
    return import_module(f"{home_of(table.game.meta.slug)}.seen.terminal")


def draw_board(console: Console, table: Table, seat: Seat | None, texts: Texts) -> None:
    """Print the board as this seat sees it."""
    console.print(board(table, seat, texts))


def glance(table: Table, seat: Seat, texts: Texts) -> RenderableType | None:
    """The part of the board that is drawn again whenever it has changed, if the game has one."""
    show = getattr(_of(table), "glance", None)
    return show(table.view(seat), texts) if show is not None else None


def allies(table: Table, one: Seat, other: Seat) -> bool:
    """Whether two players have no secrets from each other."""
    allied = getattr(_of(table), "allies", None)
    return allied is not None and bool(allied(table.view(None), one, other))


def log_lines(table: Table, seat: Seat | None, since: int, texts: Texts) -> list[str]:
    """What happened since event number `since`, as sentences the seat may read."""
    told = table.told(seat, since)
    for event in told:
        texts.meet(event_args(event).values())
    return [texts.event(event) for event in told]


def print_log(console: Console, lines: list[str]) -> None:
    """Print what has happened, one line each."""
    for line in lines:
        console.print(f"  [dim]·[/] {escape(line)}", highlight=False)


def result_grid(result: Result, texts: Texts) -> Grid:
    """Places, points and where they come from."""
    seats = sorted(range(len(result.points)), key=lambda seat: result.places[seat])
    grid = Grid(title=texts.say("terminal-result"), title_style="bold yellow")
    grid.add_column("")
    for seat in seats:
        winner = " ★" if seat in result.winners else ""
        grid.add_column(escape(texts.seat(seat)) + winner, justify="right")
    parts = list(dict.fromkeys(name for parts in result.breakdown for name in parts))
    for name in parts:
        label = texts.say("points-" + name.replace("_", "-"))
        grid.add_row(escape(label), *(str(result.breakdown[seat].get(name, 0)) for seat in seats))
    grid.add_section()
    grid.add_row(f"[bold]{texts.say('terminal-points')}", *(f"[bold]{result.points[seat]}" for seat in seats))
    grid.add_row(texts.say("terminal-place"), *(str(result.places[seat]) for seat in seats))
    return grid
