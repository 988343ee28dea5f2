"""A game with the components a table began with, beside the one this process plays by default.

A game reads its components while it is imported and builds its tables from them, so other components need another copy
of its modules. `Twin` runs them once more, under names of their own (`gruft.games.lords@<digest>.state`): the code is
the same, whatever it imports from its game is the copy, and everything outside the game is shared.

Not here: which components a table began with (the journal's header), where they are kept (server/store).
"""

from __future__ import annotations

import builtins
import logging
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

from gruft.ready import work_out_records
from gruft.table.content import Files, content_digest, files_of, instead
from gruft.table.game import SLUGS, Game, Mind, load_game, load_mind
from gruft.table.journal import Header

_log = logging.getLogger("gruft.table.variants")
_FILES: dict[str, Files] = {}
_TWINS: dict[str, Twin | None] = {}
_LOCK = threading.RLock()


def know(digest: str, files: Files) -> None:
    """From now on games with these components can be played here."""
    _FILES.setdefault(digest, files)


def files_for(header: Header) -> Files | None:
    """The components a header was written for, if they are known here."""
    if header.game not in SLUGS:
        return None
    return files_of(header.game) if header.content == content_digest(header.game) else _FILES.get(header.content)


def game_of(header: Header) -> Game:
    """The game a header was written for, with its own components where they are known and today's code can use them."""
    twin = _twin(header)
    return twin.game if twin is not None else load_game(header.game)


def keeps_its_components(header: Header) -> bool:
    """Whether a table of this header is played with the components it began with."""
    return header.content == content_digest(header.game) or _twin(header) is not None


def mind_of(game: Game) -> Mind:
    """What a bot thinks of a game, by its own components."""
    for twin in [*_TWINS.values()]:
        if twin is not None and twin.game is game:
            return twin.mind
    return load_mind(game.meta.slug)


def _twin(header: Header) -> Twin | None:
    slug, digest = header.game, header.content
    if slug not in SLUGS or digest not in _FILES or digest == content_digest(slug):
        return None
    with _LOCK:
        if digest not in _TWINS:
            try:
                _TWINS[digest] = Twin(slug, digest, _FILES[digest])
            except Exception:  # components of years ago may lack what today's code needs
                _log.exception("the components %s of %s cannot be used any more", digest, slug)
                _TWINS[digest] = None
        return _TWINS[digest]


class Twin:
    """A copy of a game's modules that has read other components."""

    def __init__(self, slug: str, digest: str, files: Files) -> None:
        load_game(slug)
        self.home = f"gruft.games.{slug}"
        self.name = f"{self.home}@{digest}"
        self.guests = {point.value for point in entry_points(group=self.home)}
        """Modules of other distributions that add to this game: they are run once more as well."""
        self.modules: dict[str, ModuleType] = {}
        self._builtins = {**vars(builtins), "__import__": self._imported}
        with instead(slug, files):
            game = self._load(f"{self.home}.game").GAME
            self.mind = cast(Mind, self._load(f"{self.home}.bot"))  # a module with the functions of Mind
        work_out_records()
        assert isinstance(game, Game)
        self.game = game

    def _load(self, name: str) -> ModuleType:
        parent, _, last = name.rpartition(".")
        if name not in self.modules and name != self.home and name not in self.guests:
            self._load(parent)
        if name in self.modules:
            return self.modules[name]
        spec = find_spec(name)
        assert spec is not None and spec.loader is not None, name
        module = ModuleType(f"{self.name}.{name}" if name in self.guests else self.name + name.removeprefix(self.home))
        module.__file__, module.__spec__ = spec.origin, spec
        module.__package__ = module.__name__ if spec.submodule_search_locations else self.name
        if spec.submodule_search_locations is not None:
            module.__path__ = list(spec.submodule_search_locations)
        vars(module)["__builtins__"] = self._builtins  # imports inside functions come here too
        self.modules[name] = sys.modules[module.__name__] = module
        exec(cast(Any, spec.loader).get_code(name), vars(module))
        if name != self.home and name not in self.guests:
            setattr(self.modules[parent], last, module)
        return module

    def _imported(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """What `import` does inside the copy."""
        if name != self.home and not name.startswith(self.home + ".") and name not in self.guests:
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        with _LOCK:
            module = self._load(name)
            for part in fromlist or ():
                if not hasattr(module, part):
                    self._load(f"{name}.{part}")
        return module if fromlist else builtins.__import__("gruft")
