"""The components of a game as they are written in its content files, the owner's overlay included.

A record is found by its kind and id: the kind is what its heading holds (`monsters` holds things of the kind
`monster`). Texts that a game renders from effects are no part of the files; `exported` puts them beside the effects.

Not here: the typed records a game plays with (content.py and each game's own content.py).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from gruft.table.content import Files, content_digest, files_of, load_plain, parsed
from gruft.table.game import load_game
from gruft.table.journal import FORMAT_OF_MARKS, Header
from gruft.table.plain import Plain
from gruft.table.rules import Refusal, refuse

Record = dict[str, Plain]
"""A component as it is written; each kind of component has its own fields."""

_SINGULAR = {"heroes": "hero", "henchmen": "henchman"}


def component_files(slug: str) -> dict[str, Plain]:
    """Every content file of a game by its name, as plain data."""
    return {file.removesuffix(".yaml"): load_plain(slug, file) for file in files_of(slug).ours}


def records(name: str, data: Plain) -> Iterator[tuple[str, Record]]:
    """(kind, record) of everything with an id in a content file."""
    for heading, part in (data if isinstance(data, dict) else {name.rpartition("/")[2]: data}).items():
        for record in part if isinstance(part, list) else []:
            if isinstance(record, dict) and "id" in record:
                yield singular(str(heading)), record


def components(slug: str) -> dict[tuple[str, str], Record]:
    """Every record of a game by (kind, id), and by ("", id) for the first one of that id or side of that id."""
    found: dict[tuple[str, str], Record] = {}
    for name, data in component_files(slug).items():
        for kind, record in records(name, data):
            found[kind, str(record["id"])] = record
            found.setdefault(("", str(record["id"])), record)
            for side in sides(record):
                found.setdefault(("", str(side["id"])), side)
    return found


def sides(record: Record) -> Iterator[Record]:
    """What is printed on the sides of a thing that has several, such as a relic for heroes and overlord."""
    for part in record.values():
        if isinstance(part, dict) and "id" in part:
            yield part


def own_marks(slug: str) -> dict[str, str]:
    """The id of everything the owner's overlay changes or adds, with a mark that tells whether it is still the same."""
    found: dict[str, str] = {}
    for name, text in files_of(slug).own.items():
        for _, record in records(name, parsed(text, name)):
            body = json.dumps(record, sort_keys=True, default=str)
            found[str(record["id"])] = hashlib.sha256(body.encode()).hexdigest()[:8]
    return found


def what_changed(header: Header) -> Refusal:
    """What is different about today's components for a game that began with others; who goes on has to agree.

    `how`: the owner's own files (`own`) name other things now or say something else of them, or only what comes with
    Gruft is different (`ours`), or it cannot be told (`unknown`): an old file of a game with components of its own.
    """
    today, then = own_marks(header.game), header.own
    if header.format >= FORMAT_OF_MARKS or header.content == Files(files_of(header.game).ours).digest:
        changed = sorted(name for name in {*today, *then} if today.get(name) != then.get(name))
        how = "own" if changed else "ours"
    else:
        changed, how = sorted(today), "unknown"
    digest = content_digest(header.game)
    return refuse("journal.other_components", how=how, count=len(changed), components=", ".join(changed), digest=digest)


def exported(slug: str) -> dict[str, Plain]:
    """All components of a game; a record whose text is rendered from its effect carries it in both languages."""
    files = component_files(slug)
    printed = load_game(slug).printed
    english, german = printed("en"), printed("de")
    for name, data in files.items():
        for kind, record in records(name, data):
            ref = f"{kind}:{record['id']}"
            if ref in english and not record.get("text_en"):
                record["text_en"], record["text_de"] = english[ref], german[ref]
    return files


def singular(heading: str) -> str:
    """`monsters` holds things of the kind `monster`."""
    if heading in _SINGULAR:
        return _SINGULAR[heading]
    if heading.endswith("ies"):
        return heading[:-3] + "y"
    return heading[:-2] if heading.endswith("sses") else heading.removesuffix("s")
