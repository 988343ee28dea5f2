"""Components as data: what every record has, and reading a game's YAML files into them, with the owner's overlay.

Who owns a game can put files of the same name into a folder (`--content DIR`, files `DIR/<slug>/*.yaml`); an entry
there replaces the named fields of the component with the same id, or with `added: true` is a new one. It is checked
like ours. The folder goes through the environment (`GRUFT_CONTENT`) so that worker processes see the same components.

A game that is being played has read its files once (`freeze`): who changes them meanwhile changes later games, never
this one. `Files` is what was read; the server keeps it, so that a table goes on with what it began with.

Not here: a game with other components than today's (variants.py), where in a file an error stands (blame.py).
"""

from __future__ import annotations

import hashlib
import os
import re
import typing
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, Protocol, TypeVar

import msgspec
import yaml

from gruft.table import blame
from gruft.table.plain import Plain

T = TypeVar("T")

GAMES = Path(__file__).resolve().parent.parent / "games"
GAMES_GROUP = "gruft.games"
"""Entry points of other packages: a slug, and the package with the rooms of that game (`meta.py`, `game.py`, `bot`)."""
OVERLAY_VARIABLE = "GRUFT_CONTENT"
ADDED = "added"
"""`added: true` in an overlay's entry: a new component; without it an unknown id is taken for a slip."""

Source = Literal["seed", "public", "reconstructed"]
"""Where a component comes from: handed down with the game, found in public, or our own design."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something printed, never changed by play; a file with a field we do not know is refused."""


class Named(Record, frozen=True, kw_only=True):
    """Something printed that has a name."""

    id: str
    name_en: str
    name_de: str

    def name(self, lang: str) -> str:
        """Its name in a language."""
        return self.name_de if lang == "de" else self.name_en


class Component(Named, frozen=True, kw_only=True):
    """A component of the box; `reconstructed` names the fields of a handed-down one that are our own."""

    source: Source
    reconstructed: tuple[str, ...] = ()


class _Entry(Protocol):
    """Whatever is called by an id."""

    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=_Entry)


class ContentError(ValueError):
    """A component file that cannot be used; the message is one sentence naming file, line and reason."""


class Files(msgspec.Struct, frozen=True):
    """The content files of a game as they were read, by path: ours, and the owner's own."""

    ours: dict[str, str]
    own: dict[str, str] = {}
    folder: str = ""
    """Where the owner's own lie."""

    @property
    def digest(self) -> str:
        """A short hash of everything the components are made of."""
        digest = hashlib.sha256()
        for files in (self.ours, self.own):
            for path, text in files.items():
                digest.update(Path(path).name.encode() + b"\0" + text.encode() + b"\0")
        return digest.hexdigest()[:16]

    def packed(self) -> bytes:
        """All texts in few bytes, without the folder they came from."""
        return zlib.compress(msgspec.json.encode(msgspec.structs.replace(self, folder="")))

    @classmethod
    def unpacked(cls, data: bytes) -> Files:
        """What `packed` has packed."""
        return msgspec.json.decode(zlib.decompress(data), type=cls)


_FROZEN: dict[tuple[str, str], tuple[Files, str]] = {}
"""By game and overlay: what was read, and its digest."""
_INSTEAD: ContextVar[tuple[str, Files] | None] = ContextVar("instead", default=None)


@cache
def foreign_home(slug: str) -> str | None:
    """The package another distribution names for a game, if one does."""
    return next((point.value for point in entry_points(group=GAMES_GROUP) if point.name == slug), None)


def folder_of(slug: str) -> Path:
    """Where the files of a game lie: among ours, or in the package another distribution names for it."""
    ours = GAMES / slug
    return ours if ours.is_dir() else _foreign_folder(slug) or ours


@cache
def _foreign_folder(slug: str) -> Path | None:
    home = foreign_home(slug)
    spec = find_spec(home) if home is not None else None
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def read_yaml(path: Path) -> Plain:
    """A YAML file as plain data."""
    return parsed(_text(path), path.name)


def _text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return file.read()
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name}: {' '.join(str(error).split())}") from error


def parsed(text: str, name: str) -> Plain:
    """The text of a YAML file as plain data; `name` is how an error calls the file."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.load(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ContentError(f"{name}, line {line}: {' '.join(str(error.problem).split())}") from error
    except yaml.YAMLError as error:
        raise ContentError(f"{name}: {' '.join(str(error).split())}") from error


def overlay_folder(slug: str) -> Path | None:
    """Where the owner's own components for this game lie, if there are any."""
    root = os.environ.get(OVERLAY_VARIABLE)
    if not root:
        return None
    folder = Path(root) / slug
    return folder if folder.is_dir() else None


def files_of(slug: str) -> Files:
    """The content files of a game as it plays, or will play, in this process."""
    instead = _INSTEAD.get()
    if instead is not None and instead[0] == slug:
        return instead[1]
    frozen = _FROZEN.get((slug, os.environ.get(OVERLAY_VARIABLE, "")))
    return frozen[0] if frozen is not None else _on_disk(slug)


def _on_disk(slug: str) -> Files:
    own = overlay_folder(slug)
    return Files(_texts(folder_of(slug) / "content"), _texts(own) if own else {}, str(own or ""))


def _texts(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): _text(path) for path in sorted(folder.rglob("*.yaml"))}


def freeze(slug: str) -> None:
    """From now on this process plays with the components as they are now."""
    key = slug, os.environ.get(OVERLAY_VARIABLE, "")
    if key not in _FROZEN:
        files = _on_disk(slug)
        _FROZEN[key] = files, files.digest


@contextmanager
def instead(slug: str, files: Files) -> Iterator[None]:
    """Inside, the components of a game are read from `files`."""
    token = _INSTEAD.set((slug, files))
    try:
        yield
    finally:
        _INSTEAD.reset(token)


def load_plain(slug: str, file: str, key: str | None = None) -> Plain:
    """`games/<slug>/content/<file>` (the part under `key`) as plain data, the overlay applied."""
    files = files_of(slug)
    ours, text = files.ours.get(file), _own(files, file)
    if ours is None and text is not None:
        return _new(text, _own_name(files, file), key)
    data = read_yaml(folder_of(slug) / "content" / file) if ours is None else parsed(ours, f"{slug}/{file}")
    part = data[key] if key is not None else data
    if text is not None:
        name = _own_name(files, file)
        own = parsed(text, name)
        if key is not None and isinstance(own, dict) and key not in own:
            return part
        part = _overlay(part, own.get(key, []) if key is not None and isinstance(own, dict) else own, name, text)
    return part


def _own(files: Files, file: str) -> str | None:
    """What the owner says beside one of our files, or in a file of his own."""
    return files.own.get(file, files.own.get(Path(file).name))


def _own_name(files: Files, file: str) -> str:
    return str(Path(files.folder) / (file if file in files.own else Path(file).name))


def _new(text: str, name: str, key: str | None) -> Plain:
    """A file we have none of: a component that is a file by itself, such as a quest."""
    data = parsed(text, name)
    inner = next(iter(data.values()), None) if isinstance(data, dict) else None
    if not isinstance(inner, dict) or inner.pop(ADDED, False) is not True:
        raise ContentError(f"{name}, line 1: there is no such file to be changed; a new component says `added: true`")
    return data.get(key) if key is not None else data


_LOADED: dict[str, dict[str, type[Record]]] = {}


def loaded_records(slug: str) -> dict[str, type[Record]]:
    """The record behind each heading of a loaded game's content files."""
    return dict(_LOADED.get(slug, {}))


def load(slug: str, file: str, kind: type[T], key: str | None = None) -> T:
    """Read `games/<slug>/content/<file>` (the part under `key`) as a `kind`, the overlay applied."""
    inner = typing.get_args(kind)
    if (
        _INSTEAD.get() is None
        and key is not None
        and inner
        and isinstance(inner[0], type)
        and issubclass(inner[0], Record)
    ):
        _LOADED.setdefault(slug, {})[key] = inner[0]
    try:
        return msgspec.convert(load_plain(slug, file, key), type=kind, strict=True)
    except msgspec.ValidationError as error:
        files = files_of(slug)
        own, ours = _own(files, file), files.ours.get(file)
        where = blame.place(str(error), key, ours, own)
        name = _own_name(files, file) if where.own else f"{slug}/{file}"
        raise ContentError(f"{name}, line {where.line}: {error}") from error


def load_by_id(slug: str, file: str, kind: type[E], key: str) -> dict[str, E]:
    """The entries under `key` of a content file, by their ids."""
    found: list[E] = load(slug, file, list[kind], key)  # type: ignore[valid-type]  # a list of whatever is asked for
    return {entry.id: entry for entry in found}


def names_by_ref(lang: str, kinds: Mapping[str, Iterable[Named]]) -> dict[str, str]:
    """`monster:goblin` to its name in a language, for all things of these kinds."""
    return {f"{kind}:{thing.id}": thing.name(lang) for kind, things in kinds.items() for thing in things}


PLACE = re.compile(r"\{([\w.-]+?)(-1)?(?:\|([^|}]*)\|([^}]*))?\}")
"""A number in a written text: `{damage}`, one less: `{spaces-1}`, a word that goes with one: `{spaces|space|spaces}`.

`{nimble.spaces}` is the number of another component; `#` in the word for many is the number itself.
"""


def with_numbers(text: str, number: Callable[[str], int | str]) -> str:
    """A written text with its numbers; a word that is looked up in place of one is put in as it is."""

    def fill(match: re.Match[str]) -> str:
        name, less, one, many = match.groups()
        n = number(name)
        if isinstance(n, str):
            return n
        n -= 1 if less else 0
        return str(n) if one is None else one if n == 1 else many.replace("#", str(n))

    return PLACE.sub(fill, text)


def _overlay(part: Plain, own: Plain, name: str, text: str) -> Plain:
    """`part` with the fields of `own` laid over, entry by entry."""
    if isinstance(part, dict) and isinstance(own, dict):
        return {**part, **{field: _overlay(part.get(field), value, name, text) for field, value in own.items()}}
    if not (isinstance(part, list) and part and isinstance(part[0], dict) and "id" in part[0]):
        return own
    if not isinstance(own, list) or not all(isinstance(entry, dict) and "id" in entry for entry in own):
        line = blame.first_odd_line(text)
        raise ContentError(f"{name}, line {line}: the overlay must be a list of entries with an id")
    known = {entry["id"] for entry in part}
    added = [{key: value for key, value in entry.items() if key != ADDED} for entry in own if entry.get(ADDED) is True]
    own = [entry for entry in own if entry.get(ADDED) is not True]
    twice = sorted(str(entry["id"]) for entry in added if entry["id"] in known)
    if twice:
        line = blame.line_of_id(text, twice[0])
        raise ContentError(f"{name}, line {line}: there is already a component with this id: {', '.join(twice)}")
    strangers = sorted({str(entry["id"]) for entry in own} - {str(known_id) for known_id in known})
    if strangers:
        line = blame.line_of_id(text, strangers[0])
        raise ContentError(f"{name}, line {line}: the overlay names unknown components: {', '.join(strangers)}")
    changes = {entry["id"]: entry for entry in own}
    for entry in part:
        for field, value in changes.get(entry["id"], {}).items():
            if _adds(value):  # components inside a component (skills of a class): what is not named stays
                changes[entry["id"]] = {**changes[entry["id"]], field: _overlay(entry.get(field), value, name, text)}
    return [{**entry, **changes.get(entry["id"], {})} for entry in part] + added


def _adds(value: Plain) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict) and ADDED in entry for entry in value)


def content_digest(slug: str) -> str:
    """A short hash of everything a game's components are made of, overlay included."""
    frozen = _FROZEN.get((slug, os.environ.get(OVERLAY_VARIABLE, "")))
    return frozen[1] if frozen is not None and _INSTEAD.get() is None else files_of(slug).digest
