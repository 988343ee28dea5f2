"""The other Pythons: the table and the games tried with every supported version that is on this machine.

Each gets its own environment below `.pythons/`, with the plain package and what the tests need; a version that is not
here, or for which the packages cannot be had, is skipped with the reason. Called by `make test-long`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
NEEDED = ("pytest", "hypothesis", "reportlab")
TRIED = (
    "tests/table",
    "tests/games/test_texts.py",
    *(f"tests/games/{slug}/test_golden.py" for slug in ("lords", "tyrants", "domains", "descent")),
)
PROBE = "import sys; print('%d.%d' % sys.version_info[:2])"


def candidates(version: str) -> list[str]:
    """Where an interpreter of this version may be."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [shutil.which(f"python{version}"), *map(str, sorted(kept.glob(f"{version}.*/bin/python"), reverse=True))]
    return [one for one in found if one]


def interpreter(version: str) -> str | None:
    """An interpreter of this version that really runs."""
    for one in candidates(version):
        told = subprocess.run([one, "-c", PROBE], capture_output=True, text=True)
        if told.returncode == 0 and told.stdout.strip() == version:
            return one
    return None


def prepared(version: str, python: str) -> Path | None:
    """The environment for a version with everything in it; None if the packages cannot be had."""
    home = ROOT / ".pythons" / version
    inside = home / "bin" / "python"
    if not inside.exists():
        subprocess.run([python, "-m", "venv", str(home)], check=True)
    quiet = ["--quiet", "--disable-pip-version-check"]
    pip = subprocess.run([inside, "-m", "pip", "install", *quiet, "-e", str(ROOT), *NEEDED])
    return inside if pip.returncode == 0 else None


def main() -> int:
    """Try them all; how many of them fail."""
    failed = 0
    for version in VERSIONS:
        if version == f"{sys.version_info[0]}.{sys.version_info[1]}":
            continue
        python = interpreter(version)
        inside = prepared(version, python) if python is not None else None
        if inside is None:
            why = "is not on this machine" if python is None else "has no packages to be had for it here"
            print(f"Python {version}: skipped, {why}", flush=True)
            continue
        tried = subprocess.run([inside, "-m", "pytest", "-x", *TRIED], cwd=ROOT)
        failed += tried.returncode != 0
        print(f"Python {version}: {'fails' if tried.returncode else 'passes'}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
