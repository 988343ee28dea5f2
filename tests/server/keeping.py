"""Games in progress as this version of the server stores them: kept for ever, opened by every version to come.

A file holds one table as it lies in the database (its entries, its first and its newest checkpoint, where it stands,
its components) and how long its log is. Files are added whenever the shape of states or storage changes
(`python -m tests.server.keeping NAME SLUG SEATS ANSWERS [OPTION=VALUE ...]`); old ones are never changed.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from gruft.server.store import schema, statements
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.reading import Store
from gruft.table.content import files_of

CORPUS = Path(__file__).parent / "corpus"
KEPT = (schema.contents, schema.tables, schema.seats, schema.entries, schema.checkpoints)


def files() -> list[Path]:
    return sorted(CORPUS.glob("*.json.z"))


def _plain(value: Any) -> Any:  # whatever a column holds
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _stored(value: Any) -> Any:  # whatever a column holds
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def write(name: str, engine: sa.Engine, table_id: str) -> Path:
    """Keep a table of a database."""
    chronicle = Store(engine).open(table_id)
    rows: dict[str, list[dict[str, Any]]] = {}
    with engine.connect() as connection:
        for table in KEPT:
            found = connection.execute(sa.select(table)).mappings().all()
            if table is schema.checkpoints:
                found = [*found[:1], *found[1:][-1:]]
            rows[table.name] = [{column: _plain(value) for column, value in row.items()} for row in found]
    told = {"table": table_id, "log": len(chronicle.log), "rows": rows}
    path = CORPUS / f"{name}.json.z"
    CORPUS.mkdir(exist_ok=True)
    path.write_bytes(zlib.compress(json.dumps(told).encode(), 9))
    return path


def lay(path: Path, folder: Path) -> tuple[Store, str, int]:
    """A database with the table of a file in it; the table's id, and the length of its log."""
    told = json.loads(zlib.decompress(path.read_bytes()))
    url = database_url(str(folder / "tables.db"))
    migrate(url)
    engine = connect(url)
    with engine.execution_options(writing=True).begin() as connection:
        for table in KEPT:
            for row in told["rows"][table.name]:
                connection.execute(sa.insert(table), {column: _stored(value) for column, value in row.items()})
    return Store(engine), told["table"], told["log"]


if __name__ == "__main__":
    from tests.server.store.test_updates import Kept

    name, slug, seats, answers = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    with tempfile.TemporaryDirectory() as folder:
        kept = Kept(Path(folder), slug, seats, dict(pair.split("=") for pair in sys.argv[5:]))
        kept.plays(answers // 2, seed=answers)
        kept.mixes(*range(seats))
        kept.plays(answers - answers // 2, seed=answers + 1)
        header = kept.open().header
        content = {"digest": header.content, "game": slug, "data": files_of(slug).packed()}
        kept.write([(statements.INSERT_CONTENT, content)])
        print(write(name, kept.engine, kept.id))
