"""Pictures of a table, a position and a component, as text or SVG: for notebooks, bug reports and the documentation.

What is drawn is the view of one seat (or of a spectator), so a picture never shows more than that seat may see.
"""

from __future__ import annotations

import io

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel

from gruft.table.ask import Seat
from gruft.table.components import components
from gruft.table.game import load_game
from gruft.table.position import Source, open_position
from gruft.table.table import Table
from gruft.terminal.board import board
from gruft.texts import Texts

WIDTH = 110
_FRAME = """<svg class="gruft" viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, monospace; font-size: {char_height}px; \
line-height: {line_height}px; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>\
</clipPath>{lines}</defs>
<rect width="{terminal_width}" height="{terminal_height}" rx="6" fill="#15121a"/>
<g clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def text_of(table: Table, seat: Seat | None = None, lang: str = "en") -> str:
    """The board as `seat` (None: a spectator) sees it, in plain characters."""
    return _text(_table(table, seat, lang))


def svg_of(table: Table, seat: Seat | None = None, lang: str = "en") -> str:
    """The board as `seat` (None: a spectator) sees it, as a drawing."""
    return _svg(_table(table, seat, lang))


def position_text(slug: str, position: Source, lang: str = "en") -> str:
    """What a position looks like to a spectator; `PositionError` if it cannot be."""
    return text_of(open_position(slug, position), None, lang)


def position_svg(slug: str, position: Source, lang: str = "en") -> str:
    """The same as a drawing."""
    return svg_of(open_position(slug, position), None, lang)


def component_text(slug: str, ref: str, lang: str = "en") -> str:
    """A component by its ref (`monster:goblin`): name, what is printed on it, its numbers."""
    return _text(_component(slug, ref, lang))


def component_svg(slug: str, ref: str, lang: str = "en") -> str:
    """The same as a drawing."""
    return _svg(_component(slug, ref, lang))


def _table(table: Table, seat: Seat | None, lang: str) -> RenderableType:
    return board(table, seat, Texts(table.game.meta.slug, lang))


def _component(slug: str, ref: str, lang: str) -> RenderableType:
    game, texts = load_game(slug), Texts(slug, lang)
    kind, _, ident = ref.partition(":")
    known = components(slug)
    record = known.get((kind, ident)) or known.get(("", ident))
    if record is None:
        raise KeyError(ref)
    printed = game.printed(lang).get(ref) or record.get(f"text_{lang}") or ""
    facts = ", ".join(f"{name} {value}" for name, value in record.items() if isinstance(value, int))
    body = [escape(part) for part in (str(printed), facts) if part]
    return Panel(Group(*body), title=f"[bold]{escape(texts.name(ref))}", width=60)


def _console() -> Console:
    return Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")


def _text(drawn: RenderableType) -> str:
    console = _console()
    console.print(drawn)
    return console.export_text()


def _svg(drawn: RenderableType) -> str:
    console = _console()
    console.print(drawn)
    return console.export_svg(code_format=_FRAME)
