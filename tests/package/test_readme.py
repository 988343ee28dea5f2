"""What the README and the documentation show really runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```python run\n(.*?)^```", re.M | re.S)


def examples() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for number, code in enumerate(FENCE.findall(page.read_text(encoding="utf-8")), 1):
            found.append((f"{page.name}-{number}", code))
    return found


@pytest.mark.parametrize("code", [code for _, code in examples()], ids=[name for name, _ in examples()])
def test_an_example_runs_as_it_stands(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_readme_has_an_example() -> None:
    assert any(name.startswith("README") for name, _ in examples())


def test_pages_point_to_files_that_exist() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
