"""Where in a component file an error stands, so that its owner need not search.

msgspec names the place by a path (`$[3].cost`, counted in our file with the overlay applied); people need a line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import yaml

_PATH = re.compile(r"`\$([^`]*)`")
_PART = re.compile(r"\[(\d+)\]|\.([\w-]+)")


@dataclass(frozen=True, slots=True)
class Place:
    """A line (from 1), and whether it is in the owner's own file."""

    line: int
    own: bool


def place(error: str, key: str | None, ours: str | None, own: str | None) -> Place:
    """The line a validation error is about: in the owner's file if it says anything about that component."""
    found = _PATH.search(error)
    path = _PART.findall(found[1]) if found else []
    node = _under(ours, key)
    line, name = 1, None
    while node is not None:
        line = node.start_mark.line + 1
        name = name or _id(node)
        if not path:
            break
        index, field = path.pop(0)
        if name is not None and own is not None and _entry(own, name) is not None:
            return Place(_line_in(own, name, field), True)
        node = _child(node, index, field)
    if own is not None and name is not None and _entry(own, name) is not None:
        return Place(_line_in(own, name, ""), True)
    return Place(line, own is not None and ours is None)


def line_of_id(text: str, name: str) -> int:
    """The line on which the entry of this id begins."""
    entry = _entry(text, name)
    return entry.start_mark.line + 1 if entry is not None else 1


def first_odd_line(text: str) -> int:
    """The line of the first thing that is no entry with an id, where only those may be."""
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    parts = [value for _, value in root.value] if isinstance(root, yaml.MappingNode) else [root]
    for part in parts:
        if not isinstance(part, yaml.SequenceNode):
            return int(part.start_mark.line) + 1 if part is not None else 1
        for entry in part.value:
            if _id(entry) is None:
                return int(entry.start_mark.line) + 1
    return 1


def _under(text: str | None, key: str | None) -> yaml.Node | None:
    root = yaml.compose(text, Loader=yaml.SafeLoader) if text is not None else None
    return _child(root, "", key) if root is not None and key is not None else root


def _child(node: yaml.Node, index: str, field: str) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and index and int(index) < len(node.value):
        child: yaml.Node = node.value[int(index)]
        return child
    if isinstance(node, yaml.MappingNode):
        return next((value for name, value in node.value if name.value == field), None)
    return None


def _id(node: yaml.Node) -> str | None:
    found = _child(node, "", "id")
    return str(found.value) if found is not None else None


def _entry(text: str, name: str) -> yaml.Node | None:
    """The entry with this id, however deep it lies."""
    waiting = [yaml.compose(text, Loader=yaml.SafeLoader)]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, yaml.MappingNode):
            if _id(node) == name:
                return node
            waiting += [value for _, value in node.value]
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value
    return None


def _line_in(text: str, name: str, field: str) -> int:
    entry = _entry(text, name)
    assert entry is not None
    inside = _child(entry, "", field)
    return (inside if inside is not None else entry).start_mark.line + 1
