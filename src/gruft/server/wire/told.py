"""What a game tells, in the client's types: its view, events, questions, components and options.

Questions are known by their prompts: the message `ask-<kind>` names the kind, and the variables it uses or documents
(`# $number (Number) ...` above it) are its arguments.
"""

from __future__ import annotations

import dataclasses
import json
import re
import typing
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gruft.server.wire.writer import Writer
from gruft.table.components import singular
from gruft.table.content import loaded_records
from gruft.table.events import Event, event_kind, events_of
from gruft.table.game import load_game
from gruft.texts import text_files

_DOCUMENTED = re.compile(r"\$(\w+)(?: \((Number|String)\))?")
_ARG = "string | number"


def game_types(slug: str) -> str:
    """Everything the client must know about a game to draw it."""
    game = load_game(slug)
    shape = typing.get_type_hints(game.view, include_extras=True)["return"]
    assert typing.is_typeddict(shape) and isinstance(shape, type)
    writer = Writer()
    writer.declare(shape)
    writer.of(typing.get_type_hints(game.maps).get("return", dict[str, Any]))
    _components(writer, slug)
    _events(writer, slug)
    _asks(writer, slug)
    _options(writer, slug)
    return writer.text()


def _components(writer: Writer, slug: str) -> None:
    """Records as they stand in the content files: what has a default may be missing."""
    kinds = {singular(key): kind for key, kind in loaded_records(slug).items()}
    for kind in kinds.values():
        writer.names[kind] = f"{kind.__name__}Data"
    lines = ["/** What is printed on the components of each kind. */", "export interface Components {"]
    lines += [f"  {name}: {writer.of(kind)};" for name, kind in sorted(kinds.items())]
    writer.declared["Components"] = "\n".join([*lines, "}"])


def _events(writer: Writer, slug: str) -> None:
    lines = ["/** What a line of the log tells, by the kind of event. */", "export interface Events {"]
    for cls in sorted(events_of(slug), key=event_kind):
        fields = [f"{name}: {kind}" for name, kind in _event_fields(cls)]
        lines.append(f"  {event_kind(cls)}: {{ {'; '.join(fields)} }};" if fields else f"  {event_kind(cls)}: Empty;")
    writer.declared["Empty"] = "export type Empty = Record<string, never>;"
    writer.declared["Events"] = "\n".join([*lines, "}"])


def _event_fields(cls: type[Event]) -> list[tuple[str, str]]:
    found = []
    hints = typing.get_type_hints(cls)
    for field in dataclasses.fields(cls):
        if field.name == "only":
            continue
        seat = str(field.type).startswith("Seat")
        kind = "`seat:${number}`" if seat else "number" if hints[field.name] is int else _word(hints[field.name])
        optional = type(None) in typing.get_args(hints[field.name])
        found.append((f"{field.name}?" if optional else field.name, kind))
    return found


def _word(hint: Any) -> str:  # whatever may be the type of an event's field
    parts = {int: "number", str: "string"}
    return " | ".join(dict.fromkeys(parts[one] for one in typing.get_args(hint) or (hint,) if one in parts))


def _asks(writer: Writer, slug: str) -> None:
    lines = ["/** What a prompt knows, by the kind of question. */", "export interface Asks {"]
    for kind, args in sorted(questions(slug).items()):
        fields = "; ".join(f"{name}?: {of}" for name, of in sorted(args.items()))
        lines.append(f"  {kind}: {{ {fields} }};" if fields else f"  {kind}: Empty;")
    writer.declared["Asks"] = "\n".join([*lines, "}"])


def _options(writer: Writer, slug: str) -> None:
    lines = ["/** What may be agreed on before the game, by option. */", "export interface Options {"]
    for choice in load_game(slug).meta.choices:
        lines.append(f"  {choice.id}: {' | '.join(json.dumps(value) for value in choice.values)};")
    writer.declared["Options"] = "\n".join([*lines, "}"])


def questions(slug: str) -> dict[str, dict[str, str]]:
    """The kinds of question a game can ask, each with its arguments and their types."""
    found: dict[str, dict[str, str]] = {}
    for lang in ("en", "de"):
        for file in text_files(slug, lang):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.id.name.startswith("ask-"):
                    args = found.setdefault(entry.id.name.removeprefix("ask-").replace("-", "_"), {})
                    _note_args(entry, args)
    return found


def _note_args(message: ast.Message, args: dict[str, str]) -> None:
    for name, kind in _DOCUMENTED.findall((message.comment and message.comment.content) or ""):
        args[name] = {"Number": "number", "String": "string"}.get(kind, _ARG)
    variables = _Variables()
    variables.visit(message)
    for name in variables.found:
        args.setdefault(name, _ARG)


class _Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # fluent's name; its nodes have no types
        self.found.append(node.id.name)
