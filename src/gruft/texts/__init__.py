"""Sentences in German and English, made from keys and numbers (Fluent).

The engine speaks keys; here they become sentences. A `Texts` belongs to one language and one game (or none). Refs among
the arguments (`monster:goblin.2`, `seat:1`) are replaced by names before a sentence is made. In a sentence somebody
with a long name is called by the short one (`Game.calls`), and figures of one kind are told apart by their number as
soon as more than one of them has been met (`copy-<kind>`).
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gruft.table.ask import Ask, Option, option_of
from gruft.table.components import components
from gruft.table.content import folder_of
from gruft.table.effect import Joined, Said, Saying, Several
from gruft.table.events import Event, event_args, event_kind
from gruft.table.game import Options, load_game, load_meta
from gruft.table.rules import Refusal
from gruft.texts.cases import FUNCTIONS

LANGUAGES = ("en", "de")
SHARED = Path(__file__).resolve().parent
AS_WRITTEN = frozenset(
    {"asked", "expected", "file", "folder", "found", "heading", "known", "label", "problem", "told", "typed"}
)
"""Arguments that are no refs even if they hold a colon."""
SYSTEM = {
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EEXIST: "system-exists",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENOENT: "system-missing",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
}
"""What the system may have against a file."""
_COPY = re.compile(r"\.\d+$")
_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")
_DICE = re.compile(r"\d+d\d+")


def kind_of(ref: str) -> str:
    """The ref of the kind of thing: `monster:goblin.2` without its copy number."""
    return _COPY.sub("", ref)


def language(wanted: str | None) -> str:
    """`de_DE.UTF-8` is German; everything unknown is English."""
    return "de" if (wanted or "").lower().startswith("de") else "en"


def text_files(slug: str | None, lang: str) -> list[Path]:
    """The shared sentences, then the game's own."""
    files = [SHARED / f"{lang}.ftl", *sorted(SHARED.glob(f"*.{lang}.ftl"))]
    if slug is not None:
        folder = folder_of(slug) / "texts"
        files += [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]
    return [file for file in files if file.is_file()]


@cache
def _bundle(slug: str | None, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for file in text_files(slug, lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def _names(slug: str, lang: str) -> dict[str, str]:
    return load_game(slug).names(lang)


@cache
def _calls(slug: str, lang: str) -> dict[str, str]:
    return load_game(slug).calls(lang)


@cache
def _printed(slug: str, lang: str) -> dict[str, str]:
    return load_game(slug).printed(lang)


@cache
def _written(slug: str, lang: str) -> dict[str, str]:
    """What stands in a game's content files as the text of a component, by ref."""
    found = {f"{kind}:{ident}": record.get(f"text_{lang}") for (kind, ident), record in components(slug).items()}
    return {ref: str(text) for ref, text in found.items() if text}


class Texts:
    """Everything that can be said in one language about one game."""

    def __init__(
        self, slug: str | None, lang: str, players: list[str] | None = None, options: Options | None = None
    ) -> None:
        """`options` are those of a table; without them a component that was printed twice has both its texts."""
        self.slug = slug
        self.lang = language(lang)
        self.players = players or []
        self.options = options
        self._bundle = _bundle(slug, self.lang)
        self._first: dict[str, str] = {}
        self._crowds: set[str] = set()

    def meet(self, things: Iterable[object]) -> None:
        """Learn what is in play from refs among these: of which kinds there is more than one."""
        for ref in things:
            if isinstance(ref, str) and _COPY.search(ref):
                kind = _COPY.sub("", ref)
                if self._first.setdefault(kind, ref) != ref:
                    self._crowds.add(kind)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence of a message id; a missing one is shown as its id in brackets."""
        given = args or {}
        n = given.get("n")
        return self._format(
            message, {name: value if name in AS_WRITTEN else self._filled(value, n) for name, value in given.items()}
        )

    def _format(self, message: str, filled: dict[str, Any]) -> str:
        if not self.has(message):
            return f"[{message}]"
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        sentence, problems = self._bundle.format_pattern(pattern, filled)
        assert not problems, (message, filled, problems)
        return _MINUS.sub("−", str(sentence))

    def tell(self, said: Said) -> str:
        """What an effect says it does."""
        if isinstance(said, Saying):
            return self.say(said.key, said.args)
        parts = [self.tell(part) for part in said.parts]
        match said.joined:
            case Joined.SENTENCES:
                return " ".join(parts)
            case Joined.LINES:
                return "\n".join(parts)
            case Joined.BULLETS:
                return "".join(f"\n• {part}" for part in parts)
            case Joined.AND | Joined.OR:
                if len(parts) < 2:
                    return "".join(parts)
                listed = {"first": ", ".join(parts[:-1]), "last": parts[-1]}
                return self._format(f"listed-{said.joined.value}", listed)

    def _filled(self, value: Any, n: Any) -> Any:
        """A ref by its name; beside a number `n` in the form for that number, where the game has one (`count-…`)."""
        if isinstance(value, (Saying, Several)):
            return self.tell(value)
        if isinstance(value, str) and ":" in value:
            counted = f"count-{_dashed(value)}"
            return self.say(counted, {"n": n}) if isinstance(n, int) and self.has(counted) else self.called(value)
        if isinstance(value, str) and self.lang == "de" and _DICE.fullmatch(value):
            return value.replace("d", "W")
        return value

    def names(self, refs: Iterable[str]) -> str:
        """What several refs point at, one after the other."""
        return ", ".join(self.name(ref) for ref in refs)

    def name(self, ref: str) -> str:
        """What a ref points at, by name."""
        kind, _, ident = ref.partition(":")
        if kind == "seat" and ident.isdigit():
            return self.seat(int(ident))
        if kind == "game":
            return load_meta(ident).name[self.lang]
        bare = _COPY.sub("", ref)
        if self.slug is not None:
            names = _names(self.slug, self.lang)
            found = names.get(ref) or names.get(bare)
            if found is not None:
                return found
        message = "name-" + _dashed(bare)
        if self.has(message):
            return self.say(message)
        message = f"ref-{_dashed(kind)}"
        return self.say(message, _parts(ident)) if self.has(message) else ident

    def called(self, ref: str) -> str:
        """What a ref points at as a sentence says it: by its short name, and by its number where there are several."""
        short = None
        if self.slug is not None:
            known = ref if ref in _names(self.slug, self.lang) else _COPY.sub("", ref)
            short = _calls(self.slug, self.lang).get(known)
        return self.told_apart(ref, short or self.name(ref))

    def told_apart(self, ref: str, name: str) -> str:
        """A name with the number of the copy, if there are several of them and they differ."""
        copy = f"copy-{_dashed(ref.partition(':')[0])}"
        number = ref.rpartition(".")[2]
        if _COPY.sub("", ref) not in self._crowds or not number.isdigit() or not self.has(copy):
            return name
        return self._format(copy, {"name": name, "copy": number})

    def seat(self, seat: int) -> str:
        """A player's name, or the colour of the seat."""
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        if self.slug is None:
            return str(seat + 1)
        colours = load_meta(self.slug).seat_names
        return self.say(f"name-colour-{_dashed(colours[seat])}") if seat < len(colours) else str(seat + 1)

    @cached_property
    def _told(self) -> dict[str, str]:
        """What is printed on the components of the game, as the table plays them."""
        if self.slug is None:
            return {}
        told = _printed(self.slug, self.lang)
        return told if self.options is None else load_game(self.slug).in_force(told, self.options)

    def printed(self, key: str) -> dict[str, str]:
        """What is printed on the thing a key is about, by ref; on several of its parts, such as ability and feat."""
        if self.slug is None:
            return {}
        told, ref = self._told, kind_of(key)
        if text := told.get(ref) or _written(self.slug, self.lang).get(ref):
            return {ref: text}
        return {one: text for one, text in told.items() if text and one.partition(":")[2] == ref.partition(":")[2]}

    def prompt(self, ask: Ask) -> str:
        """What to decide, behind the name of what it comes from; `told` is what is printed on the card that asks."""
        args = ask.prompt.args
        asked = _capital(self.say(ask.prompt.text, {**args, "told": self._told_on(args)})).rstrip()
        cause = args.get("cause")
        return asked if cause is None else _capital(self.say("asked-by", {"cause": cause, "asked": asked}))

    def _told_on(self, args: Mapping[str, Any]) -> str:
        """What is printed on the card among these, if there is one."""
        return self._told.get(kind_of(str(args.get("card", ""))), "")

    def option(self, kind: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """How an option reads: a ref by its name, a word by its message or by what is printed on the thing it means.

        `args` are those of the question: an answer that costs something says how much. What a question says under the
        key of an answer is about that answer alone (`$what`): what lies on a cell, whether a door is open.
        """
        asked = args or {}
        option: Option = option_of(kind, key)
        if option.text == "option-ref":
            special = f"option-{_dashed(kind)}-{_dashed(key.partition(':')[0])}"
            if self.has(special):
                ident = _COPY.sub("", key.partition(":")[2])
                named = {"ref": key, "id": ident, "cost": f"cost:{ident}", "label": self.name(key)}
                return _capital(self.say(special, {**asked, **named, "what": asked.get(key, "")}))
            return _capital(self.told_apart(key, self.name(key)))
        if self.has(option.text):
            return self.say(option.text, asked)
        if told := self._told.get(f"{kind}:{key}"):
            return told
        return self.say(f"option-{_dashed(key)}")

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal, without its rule id. A file is called as it is written.

        `told` is what is printed on the card that is refused.
        """
        sentence = self.say(_dashed(refusal.code), {"told": self._told_on(refusal.args), **refusal.args}).rstrip()
        file = str(refusal.args.get("file", ""))
        return sentence if file and sentence.startswith(file) else _capital(sentence)

    def system(self, error: OSError) -> str:
        """What the system has against it; in its own words where we have none."""
        message = SYSTEM.get(error.errno or 0)
        return self.say(message) if message is not None else error.strerror or str(error)

    def ending(self, reason: str) -> str | None:
        """How a game has ended, if there is anything to be said of it."""
        message = f"ending-{_dashed(reason)}"
        if self.has(message):
            return self.say(message)
        return _names(self.slug, self.lang).get(f"ending:{reason}") if self.slug is not None else None

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return _capital(self.say("event-" + _dashed(event_kind(type(event))), event_args(event)))


def _capital(sentence: str) -> str:
    """A sentence begins with a capital, also where it begins with a name such as `das Grüne Einhorn`."""
    return sentence[:1].upper() + sentence[1:]


def _parts(ident: str) -> dict[str, str | int]:
    """What a message about a ref may use: its id; for several spaces also from where on, and how many."""
    corner, extent = ident.split(",")[:2], ident.split(",")[2:]
    covers = {"place": ",".join(corner), "size": " × ".join(extent)} if len(extent) == 2 else {}
    return {"id": int(ident) if ident.isdigit() else ident, **covers}


def _dashed(code: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "-", code).strip("-")
