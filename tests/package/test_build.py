"""What is shipped: the sources bring the built client, and the wheel made from them plays and holds every licence."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LICENCES = sorted(path.name for path in (ROOT / "licenses").iterdir())
BESIDE = shutil.ignore_patterns("node_modules", ".venv", ".git", ".*_cache", "__pycache__", "site", "test-results")
BUILD = "import sys; from hatchling import build; print(getattr(build, sys.argv[1])(sys.argv[2]))"
STEPS = {"metadata": "prepare_metadata_for_build_wheel", "sdist": "build_sdist", "wheel": "build_wheel"}


def test_the_licence_of_everything_shipped_is_there_in_full() -> None:
    table = (ROOT / "licenses" / "README.md").read_text(encoding="utf-8")
    named = {name for pattern in re.findall(r"`([\w.*-]+\.txt)`", table) for name in matching(pattern)}

    assert named == {name for name in LICENCES if name.endswith(".txt")}
    assert all((ROOT / "licenses" / name).stat().st_size > 900 for name in named)


def matching(pattern: str) -> list[str]:
    return [path.name for path in (ROOT / "licenses").glob(pattern)]


def test_what_the_package_points_to_comes_with_it() -> None:
    assert all((ROOT / target).is_file() for target in PROJECT["urls"].values())


def built(kind: str, tree: Path, out: Path) -> Path:
    """What the build backend makes of a source tree."""
    out.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", BUILD, STEPS[kind], str(out)], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return out / done.stdout.split()[-1]


@pytest.mark.long
@pytest.mark.skipif(not (ROOT / "web" / "dist" / "index.html").is_file(), reason="the client is not built here")
def test_the_sources_bring_the_client_and_the_wheel_made_from_them_plays(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(ROOT, tree, ignore=BESIDE)
    described = built("metadata", tree, tmp_path / "metadata") / "METADATA"
    shutil.copy(described, tree / "PKG-INFO")  # as in unpacked sources: the client that is there is taken, without npm

    sources = built("sdist", tree, tmp_path / "sdist")
    with tarfile.open(sources) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web" / "dist" / "index.html").is_file()
    assert sorted(path.name for path in (unpacked / "licenses").iterdir()) == LICENCES
    assert not list(unpacked.rglob("node_modules"))

    wheel = built("wheel", unpacked, tmp_path / "wheel")
    with zipfile.ZipFile(wheel) as packed_wheel:
        names = packed_wheel.namelist()
        packed_wheel.extractall(tmp_path / "installed")
    assert "gruft/server/static/index.html" in names
    assert [name for name in LICENCES if not any(one.endswith(f"/licenses/licenses/{name}") for one in names)] == []
    assert not [name for name in names if name.startswith(("tests/", "web/"))]
    assert playing(tmp_path / "installed") == f"{tmp_path / 'installed'} True"


def playing(installed: Path) -> str:
    """Where a fresh process finds Gruft, and whether a game of every kind can be opened there."""
    code = (
        "import gruft, pathlib; from gruft.table.game import SLUGS, load_game;"
        "from gruft.table.opening import open_table; print(pathlib.Path(gruft.__file__).parents[1],"
        " all(open_table(slug, load_game(slug).meta.seats[1], 'wheel').asks for slug in SLUGS))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=installed.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()
