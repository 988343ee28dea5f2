"""Bar charts as small SVG files, for the balance report: no fonts to load, readable in light and dark."""

from __future__ import annotations

from html import escape
from pathlib import Path

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 44, 56
FILLS = ("#7a1f2b", "#3d5a80", "#5b7f4b", "#b08d3c", "#6b4c8a")
INK = "#6d6459"


def bars(path: Path, title: str, names: list[str], series: dict[str, list[float]], *, percent: bool = False) -> None:
    """Groups of bars: one group per name, one bar per series."""
    low = min(0.0, *(value for values in series.values() for value in values))
    high = max(1e-9, *(value for values in series.values() for value in values))
    inner = HEIGHT - TOP - BOTTOM

    def y(value: float) -> float:
        return TOP + inner * (high - value) / (high - low)

    def told(value: float) -> str:
        return f"{value:.0%}" if percent else f"{value:.0f}"

    group = (WIDTH - LEFT - RIGHT) / len(names)
    bar = group * 0.8 / len(series)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"',
        f' aria-label="{escape(title)}" font-family="Georgia, serif" font-size="12" fill="{INK}">',
        f'<text x="{LEFT}" y="20" font-size="15">{escape(title)}</text>',
    ]
    for n in range(5):
        value = low + (high - low) * n / 4
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="{INK}33"/>'
        )
        parts.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{told(value)}</text>')
    for number, (label, values) in enumerate(series.items()):
        fill = FILLS[number % len(FILLS)]
        for n, value in enumerate(values):
            x = LEFT + group * n + group * 0.1 + bar * number
            top, base = min(y(value), y(0)), max(y(value), y(0))
            tip = f"{escape(label)}, {escape(names[n])}: {told(value)}"
            parts.append(
                f'<rect x="{x:.1f}" y="{top:.1f}" width="{bar:.1f}" height="{base - top:.1f}" fill="{fill}">'
                f"<title>{tip}</title></rect>"
            )
        if len(series) > 1:
            x = LEFT + number * 120
            parts.append(f'<rect x="{x}" y="{HEIGHT - 20}" width="11" height="11" fill="{fill}"/>')
            parts.append(f'<text x="{x + 16}" y="{HEIGHT - 10}">{escape(label)}</text>')
    for n, name in enumerate(names):
        x = LEFT + group * (n + 0.5)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{escape(name)}</text>')
    path.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")
