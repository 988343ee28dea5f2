"""The player aid on paper; needs the extra `aid`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Flowable, KeepTogether, Paragraph, SimpleDocTemplate, Spacer, TableStyle
from reportlab.platypus import Table as Sheet

from gruft.lab.aid import Section
from gruft.table.game import Meta

LINES: Any = [  # reportlab's own little language for table lines
    ("LINEBELOW", (0, 0), (-1, -1), 0.25, "#b8a888"),
    ("VALIGN", (0, 0), (-1, -1), "TOP"),
    ("LEFTPADDING", (0, 0), (-1, -1), 2),
    ("RIGHTPADDING", (0, 0), (-1, -1), 4),
    ("TOPPADDING", (0, 0), (-1, -1), 1.5),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5),
]


def write_pdf(sections: list[Section], meta: Meta, lang: str, path: str) -> None:
    """The aid on A4 paper."""
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
