"""Numbers of components as they are written: where they stand, and the same data with another one there.

A test walks every number of every component, changes it as an owner's own file would, and demands that text and play
change. Measurements are taken again in a process of its own that has read the changed components.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import yaml

from gruft.table.content import Files, files_of
from gruft.table.game import Game
from gruft.table.position import Position, _laid_out
from gruft.table.table import Table
from gruft.table.variants import Twin

ROOT = Path(__file__).resolve().parents[2]
Way: TypeAlias = tuple[str | int, ...]
Other: TypeAlias = Callable[[str | int, Any], Any]
"""Another value for what stands under this name, or None where it is no number."""


def one_more(name: str | int, value: Any) -> Any:
    """Whole numbers grow by one; nothing else is a number."""
    return value + 1 if isinstance(value, int) and not isinstance(value, bool) else None


def ways(data: Any, other: Other = one_more, way: Way = ()) -> Iterator[Way]:
    """Where numbers stand in plain data."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, (list, tuple)) else ()
    for name, value in parts:
        if other(name, value) is not None:
            yield (*way, name)
        else:
            yield from ways(value, other, (*way, name))


def at(data: Any, way: Way) -> Any:
    """What stands there, in plain data or in a record."""
    for name in way:
        data = getattr(data, str(name)) if isinstance(data, msgspec.Struct) else data[name]
    return data


def changed(data: Any, way: Way, other: Other = one_more) -> Any:
    """The same data with another number there."""
    return put(data, way, other(way[-1], at(data, way)))


def put(data: Any, way: Way, value: Any) -> Any:
    """The same data with this value there."""
    made: Any = list(data) if isinstance(data, tuple) else data.copy()
    made[way[0]] = put(data[way[0]], way[1:], value) if len(way) > 1 else value
    return made


def dotted(way: Way) -> str:
    return ".".join(map(str, way))


def holder(record: msgspec.Struct, way: Way) -> tuple[type[Any], str]:
    """The class of the innermost record a number belongs to, and the field it stands in."""
    found: tuple[type[Any], str] = (type(record), str(way[0]))
    for n, name in enumerate(way):
        inner = at(record, way[:n])
        if isinstance(inner, msgspec.Struct):
            found = type(inner), str(name)
    return found


def overlay(folder: Path, slug: str, files: Mapping[str, Mapping[str, object]]) -> Path:
    """An owner's own components: by file, what stands under each heading."""
    (folder / slug).mkdir(exist_ok=True)
    for file, own in files.items():
        (folder / slug / file).write_text(yaml.safe_dump(own), encoding="utf-8")
    return folder


def own_game(slug: str, files: Mapping[str, Mapping[str, object]]) -> Game:
    """The game of somebody who has laid these components over ours, in this process."""
    laid = Files(files_of(slug).ours, {file: json.dumps(own) for file, own in files.items()})
    return Twin(slug, f"numbers {laid.digest}", laid).game


def table_of(game: Game, position: Position) -> Table:
    """A table of this very game, be it ours or an owner's, that stands as the position says."""
    options = {**game.meta.default_options(), **position.get("options", {})}
    return Table(game, *_laid_out(game, position, position["seats"], options, str(position["seed"])))


def measured_with(own: Path, module: str) -> dict[str, Any]:
    """What a module of measurements prints in a process of its own that has read these components."""
    there = subprocess.run(
        [sys.executable, "-m", module],
        env={**os.environ, "GRUFT_CONTENT": str(own)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert there.returncode == 0, there.stderr[-2000:]
    found: dict[str, Any] = json.loads(there.stdout)
    return found


def as_told(measures: Mapping[str, Callable[[], object]]) -> dict[str, Any]:
    """The same measurements here, as the other process would print them."""
    found: dict[str, Any] = json.loads(json.dumps({name: measure() for name, measure in measures.items()}))
    return found
