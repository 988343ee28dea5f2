"""The player aid of a game: one data file, shown in the terminal or printed.

`games/<slug>/aid.yaml` holds sections, each with a title and paragraphs, a table, or both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from gruft.table.content import load
from gruft.table.game import Meta

LINES: Any = [  # reportlab's own little language for table lines
    ("LINEBELOW", (0, 0), (-1, -1), 0.25, "#b8a888"),
    ("VALIGN", (0, 0), (-1, -1), "TOP"),
    ("LEFTPADDING", (0, 0), (-1, -1), 2),
    ("RIGHTPADDING", (0, 0), (-1, -1), 4),
    ("TOPPADDING", (0, 0), (-1, -1), 1.5),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5),
]


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
        return self.title_de if lang == "de" else self.title_en

    def text(self, lang: str) -> list[str]:
        return [words.de if lang == "de" else words.en for words in self.paragraphs]

    def grid(self, lang: str) -> list[list[str]]:
        """The table, its heads first if it has any."""
        heads = self.columns_de if lang == "de" else self.columns_en
        lines = [[str(cell) for cell in (row.de if lang == "de" else row.en)] for row in self.rows]
        return [heads, *lines] if heads else lines


def load_aid(slug: str) -> list[Section]:
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


def write_pdf(sections: list[Section], meta: Meta, lang: str, path: str) -> None:
    """The aid on A4 paper."""
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import Flowable, KeepTogether, Paragraph, SimpleDocTemplate, Spacer, TableStyle
    from reportlab.platypus import Table as Sheet

    body = ParagraphStyle("body", fontName="Helvetica", fontSize=8.5, leading=10.5)
    title = ParagraphStyle("title", parent=body, fontName="Times-Bold", fontSize=18, leading=24)
    heading = ParagraphStyle("heading", parent=body, fontName="Times-Bold", fontSize=11.5, leading=15, spaceBefore=6)
    story: list[Flowable] = [Paragraph(_printable(meta.name[lang]), title)]
    for section in sections:
        block: list[Flowable] = [Paragraph(_printable(section.title(lang)), heading)]
        block += [Paragraph(_printable(text), body) for text in section.text(lang)]
        lines = section.grid(lang)
        if lines:
            cells = [[Paragraph(_printable(cell), body) for cell in line] for line in lines]
            block.append(Sheet(cells, colWidths=_widths(lines, A4[0] - 72), style=TableStyle(LINES)))
        story += [KeepTogether(block), Spacer(1, 3)]
    target = Path(path)
    document = SimpleDocTemplate(
        str(target), pagesize=A4, title=meta.name[lang], leftMargin=36, rightMargin=36, topMargin=36, bottomMargin=36
    )
    document.build(story)


def _widths(lines: list[list[str]], room: float) -> list[float]:
    """Columns as wide as their longest cells ask for, within reason."""
    longest = [max(6, min(60, max(len(line[n]) for line in lines))) for n in range(len(lines[0]))]
    return [room * length / sum(longest) for length in longest]


def _printable(text: str) -> str:
    """What the built-in printing fonts cannot draw, in words they can; markup made harmless."""
    for sign, plain in (("→", "->"), ("≥", ">="), ("≤", "<="), ("−", "-"), ("★", "*"), ("×", "x"), ("…", "...")):
        text = text.replace(sign, plain)
    return text.replace("&", "&amp;").replace("<", "&lt;").encode("cp1252", "replace").decode("cp1252")
