"""The types of the client, generated from the records and from the games (`python -m gruft.server.wire`).

A test generates them again and compares, so neither side can change the wire alone.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gruft.server import bodies, records
from gruft.server.accounts import records as accounts
from gruft.server.notices import records as notices
from gruft.server.operator import records as operator
from gruft.server.wire.told import game_types
from gruft.server.wire.writer import Writer
from gruft.table.game import SLUGS

FOLDER = Path(__file__).resolve().parents[4] / "web" / "src" / "wire"
_NAMED = ("SeatKind", "Role", "Status", "OptionValue", "FromClient", "FromServer")


def server_types() -> str:
    """Everything in the modules of records."""
    writer = Writer()
    writer.imports.append('import type { AskKind, EventKind } from "./kinds";')
    writer.aliases |= {records.AskKind: "AskKind", records.EventKind: "EventKind"}
    for name in _NAMED[:4]:
        writer.alias(name, getattr(records, name))
    for module in (records, bodies, accounts, operator, notices):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                writer.declare(kind)
    for name in _NAMED[4:]:
        writer.alias(name, getattr(records, name))
    return writer.text()


def kinds() -> str:
    """The words of all games: what can be asked, and what can happen."""
    writer = Writer()
    writer.imports += [f'import type * as {slug} from "./{slug}";' for slug in sorted(SLUGS)]
    for name, of, what in (("AskKind", "Asks", "question"), ("EventKind", "Events", "event")):
        every = " | ".join(f"keyof {slug}.{of}" for slug in SLUGS)
        writer.declared[name] = f"/** Every kind of {what} of every game. */\nexport type {name} = {every};"
    return writer.text()


def files() -> dict[str, str]:
    """Every generated file by name."""
    return {"server.ts": server_types(), "kinds.ts": kinds()} | {f"{slug}.ts": game_types(slug) for slug in SLUGS}


def write() -> None:
    """Write all of them where the client looks for them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
