"""The player aid of a game: one data file, shown in the terminal or printed.

`games/<slug>/aid.yaml` holds sections, each with a title and paragraphs, a table, or both.
Not here: the sheet of paper (paper.py).
"""

from __future__ import annotations

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from gruft.table.content import load
from gruft.table.game import Meta


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph in both languages."""

    en: str
    de: str


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table in both languages."""

    en: list[str | int]
    de: list[str | int]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One block of the aid."""

    id: str
    title_en: str
    title_de: str
    paragraphs: list[Words] = []
    columns_en: list[str] = []
    columns_de: list[str] = []
    rows: list[Row] = []

    def title(self, lang: str) -> str:
        """Its heading in a language."""
        return self.title_de if lang == "de" else self.title_en

    def text(self, lang: str) -> list[str]:
        """Its paragraphs in a language."""
        return [words.de if lang == "de" else words.en for words in self.paragraphs]

    def grid(self, lang: str) -> list[list[str]]:
        """The table, its heads first if it has any."""
        heads = self.columns_de if lang == "de" else self.columns_en
        lines = [[str(cell) for cell in (row.de if lang == "de" else row.en)] for row in self.rows]
        return [heads, *lines] if heads else lines


def load_aid(slug: str) -> list[Section]:
    """The sections of a game's player aid."""
    return load(slug, "../aid.yaml", list[Section], key="sections")


def draw_aid(sections: list[Section], meta: Meta, lang: str) -> RenderableType:
    """The aid for the terminal."""
    blocks: list[RenderableType] = []
    for section in sections:
        inside: list[RenderableType] = [escape(text) for text in section.text(lang)]
        lines = section.grid(lang)
        if lines:
            heads = bool(section.columns_en)
            grid = Grid(box=None, show_header=heads, header_style="bold yellow", padding=(0, 2, 0, 0))
            for cell in lines[0]:
                grid.add_column(escape(cell) if heads else "")
            for line in lines[1:] if heads else lines:
                grid.add_row(*map(escape, line))
            inside.append(grid)
        blocks.append(Panel(Group(*inside), title=f"[bold]{escape(section.title(lang))}", title_align="left"))
    return Group(f"[bold yellow]{escape(meta.name[lang])}", *blocks)
