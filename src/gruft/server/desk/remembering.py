"""Finished games as a group remembers them: how each ended, how the dice fell. All their answers are read for it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from gruft.server import bodies, records
from gruft.server.desk.study import store_at
from gruft.server.names import iso
from gruft.server.store.links import token_hash
from gruft.server.store.reading import SignedEntry
from gruft.table.journal import Header

DICE = "die"
"""How the stream of chance begins whose numbers are eyes of a die."""


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
            luck(source.signed_entries(row["id"]), len(seats.get(row["id"], ()))),
            row["imported"],
        )
        for row in source.tables(ids)
        if row["over"] and row["result"] is not None
    ]


def luck(signed: Iterable[SignedEntry], seats: int) -> list[bodies.Luck]:
    """For each seat the dice that fell upon its answers: how many, and how high on average (50 is even)."""
    found: list[list[float]] = [[] for _ in range(seats)]
    for one in signed:
        if 0 <= one.entry.seat < seats:
            found[one.entry.seat] += [
                100 * (value + 0.5) / sides for stream, sides, value in one.entry.draws if stream.startswith(DICE)
            ]
    return [bodies.Luck(len(fell), round(sum(fell) / len(fell)) if fell else 50) for fell in found]
