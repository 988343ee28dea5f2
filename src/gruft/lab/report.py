"""A simulation's report as files: the figures as JSON and a page to read."""

from __future__ import annotations

import json
from pathlib import Path

from gruft.lab.simulate import Plan, Tally, as_record


def write_report(folder: Path, plan: Plan, total: Tally) -> None:
    """Write `report.json` and `report.md` into `folder`."""
    record = as_record(plan, total)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    lines = [
        f"# {plan.slug}: {total.games} games",
        "",
        f"Seed `{plan.seed}`, options `{json.dumps(plan.options)}`, {record['decisions_per_game']} decisions per game "
        f"(longest {total.longest}).",
        "",
        "| seat | player | wins | points | where they come from |",
        "|---|---|---|---|---|",
    ]
    for seat, line in enumerate(record["seats"]):
        parts = ", ".join(f"{name} {value:g}" for name, value in line["parts"].items())
        lines.append(f"| {seat} | {line['player']} | {line['win_rate']:.1%} | {line['points']:.1f} | {parts} |")
    if total.reasons:
        lines += ["", "Ends: " + ", ".join(f"{reason} {count}" for reason, count in sorted(total.reasons.items()))]
    (folder / "report.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
