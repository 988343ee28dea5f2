"""Finished games as a group remembers them: how each ended, and for whom the dice fell how."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from gruft.server import bodies, records
from gruft.server.desk.study import store_at
from gruft.server.names import iso
from gruft.server.store.links import token_hash
from gruft.server.store.reading import Store
from gruft.server.tables.chronicle import StoredEvent
from gruft.table.game import Game, load_game
from gruft.table.journal import Header
from gruft.table.plain import Plain


def plays(url: str, tokens: list[str]) -> list[bodies.Play]:
    """The finished games behind some links."""
    source = store_at(url)
    links = source.links([token_hash(token) for token in tokens])
    ids = list(dict.fromkeys(link.table_id for link in links))
    seats: dict[str, list[sa.RowMapping]] = {}
    for row in source.seats(ids):
        seats.setdefault(row["table_id"], []).append(row)
    return [
        bodies.Play(
            row["id"],
            row["game"],
            row["name"],
            msgspec.json.decode(row["header"], type=Header).options,
            [
                bodies.SummarySeat(seat["name"], seat["kind"], seat["level"], seat["gave_up"])
                for seat in seats.get(row["id"], ())
            ],
            sorted({seat for link in links if link.table_id == row["id"] for seat in link.seats}),
            iso(row["created"]),
            iso(row["updated"]),
            msgspec.json.decode(row["result"], type=records.Result),
            _luck(source, row, len(seats.get(row["id"], ()))),
            row["imported"],
        )
        for row in source.tables(ids)
        if row["over"] and row["result"] is not None
    ]


def _luck(source: Store, row: sa.RowMapping, seats: int) -> list[bodies.Luck]:
    game = load_game(row["game"])
    if game.luck is None:
        return luck(game, None, (), seats)
    chronicle = source.open(row["id"])
    return luck(game, chronicle.table.view(None), chronicle.log, seats)


def luck(game: Game, view: Plain, log: Iterable[StoredEvent], seats: int) -> list[bodies.Luck]:
    """For each seat the dice that fell for it: how many, and how well on average (50 is even)."""
    found: list[list[float]] = [[] for _ in range(seats)]
    for one in log:
        thrown = game.luck(view, one.event, one.args) if game.luck is not None else None
        if thrown is not None and thrown.seat < seats:
            found[thrown.seat] += thrown.heights
    return [bodies.Luck(len(fell), round(sum(fell) / len(fell)) if fell else 50) for fell in found]
