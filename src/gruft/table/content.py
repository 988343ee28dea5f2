"""Components as data: what every record has, and reading a game's YAML files into them, with the owner's overlay.

Who owns a game can put files of the same name into a folder (`--content DIR`, files `DIR/<slug>/*.yaml`); an entry
there replaces the named fields of the component with the same id. It is checked like ours. The folder goes
through the environment (`GRUFT_CONTENT`) so that worker processes see the same components.
"""

from __future__ import annotations

import hashlib
import os
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import msgspec
import yaml

T = TypeVar("T")

GAMES = Path(__file__).resolve().parent.parent / "games"
OVERLAY_VARIABLE = "GRUFT_CONTENT"

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
    """A component file that cannot be used; the message is one sentence naming file and reason."""


def read_yaml(path: Path) -> Any:
    """A YAML file as plain data."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        with path.open(encoding="utf-8") as file:
            return yaml.load(file, Loader=loader)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        reason = " ".join(str(error).split())
        raise ContentError(f"{path.name}: {reason}") from error


def overlay_folder(slug: str) -> Path | None:
    """Where the owner's own components for this game lie, if there are any."""
    root = os.environ.get(OVERLAY_VARIABLE)
    if not root:
        return None
    folder = Path(root) / slug
    return folder if folder.is_dir() else None


def load_plain(slug: str, file: str, key: str | None = None) -> Any:
    """`games/<slug>/content/<file>` (the part under `key`) as plain data, the overlay applied."""
    data = read_yaml(GAMES / slug / "content" / file)
    part = data[key] if key is not None else data
    folder = overlay_folder(slug)
    if folder is not None and (folder / Path(file).name).is_file():
        own = read_yaml(folder / Path(file).name)
        part = _overlay(part, own.get(key, []) if key is not None and isinstance(own, dict) else own, file)
    return part


_LOADED: dict[str, dict[str, type[Record]]] = {}


def loaded_records(slug: str) -> dict[str, type[Record]]:
    """The record behind each heading of a loaded game's content files."""
    return dict(_LOADED.get(slug, {}))


def load(slug: str, file: str, kind: type[T], key: str | None = None) -> T:
    """Read `games/<slug>/content/<file>` (the part under `key`) as a `kind`, the overlay applied."""
    inner = typing.get_args(kind)
    if key is not None and inner and isinstance(inner[0], type) and issubclass(inner[0], Record):
        _LOADED.setdefault(slug, {})[key] = inner[0]
    try:
        return msgspec.convert(load_plain(slug, file, key), type=kind, strict=True)
    except msgspec.ValidationError as error:
        raise ContentError(f"{slug}/{file}: {error}") from error


def load_by_id(slug: str, file: str, kind: type[E], key: str) -> dict[str, E]:
    """The entries under `key` of a content file, by their ids."""
    found: list[E] = load(slug, file, list[kind], key)  # type: ignore[valid-type]  # a list of whatever is asked for
    return {entry.id: entry for entry in found}


def names_by_ref(lang: str, kinds: Mapping[str, Iterable[Named]]) -> dict[str, str]:
    """`monster:goblin` to its name in a language, for all things of these kinds."""
    return {f"{kind}:{thing.id}": thing.name(lang) for kind, things in kinds.items() for thing in things}


def _overlay(part: Any, own: Any, file: str) -> Any:
    """`part` with the fields of `own` laid over, entry by entry."""
    if isinstance(part, dict) and isinstance(own, dict):
        return {**part, **{name: _overlay(part.get(name), value, file) for name, value in own.items()}}
    if not (isinstance(part, list) and part and isinstance(part[0], dict) and "id" in part[0]):
        return own
    if not isinstance(own, list) or not all(isinstance(entry, dict) and "id" in entry for entry in own):
        raise ContentError(f"{file}: the overlay must be a list of entries with an id")
    known = {entry["id"] for entry in part}
    strangers = sorted({str(entry["id"]) for entry in own} - {str(name) for name in known})
    if strangers:
        raise ContentError(f"{file}: the overlay names unknown components: {', '.join(strangers)}")
    changes = {entry["id"]: entry for entry in own}
    return [{**entry, **changes.get(entry["id"], {})} for entry in part]


def content_digest(slug: str) -> str:
    """A short hash of everything a game's components are made of, overlay included."""
    digest = hashlib.sha256()
    folders = [GAMES / slug / "content", overlay_folder(slug)]
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")) if folder else []:
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
