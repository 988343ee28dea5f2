"""`gruft backup` and `gruft restore`: all tables in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from gruft.server.store.database import database_url
from gruft.server.store.keeping import back_up, put_back
from gruft.texts import Texts


def backup(args: argparse.Namespace, texts: Texts) -> int:
    """Copy all tables to a file."""
    found = back_up(database_url(args.db), Path(args.file))
    print(texts.say("backup-done", {"file": args.file, "tables": found.tables, "entries": found.entries}))
    return 0


def restore(args: argparse.Namespace, texts: Texts) -> int:
    """Put a backup back."""
    found, before = put_back(database_url(args.db), Path(args.file))
    told = {"tables": found.tables, "entries": found.entries}
    if before is None:
        print(texts.say("restore-done-new", told))
    else:
        print(texts.say("restore-done", {**told, "old": before.name}))
    return 0
