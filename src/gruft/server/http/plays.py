"""Finished games as a group remembers them: who played what with whom, how it ended, and how the dice fell.

A finished game does not change any more, so a browser asks once and keeps the answer; it asks for a few at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from gruft.server import bodies, records
from gruft.server.http.lobby import TROUBLES
from gruft.server.http.trouble import Visit
from gruft.server.http.visiting import house_of
from gruft.server.names import iso
from gruft.server.store.links import token_hash
from gruft.server.store.reading import Given, Store
from gruft.table.journal import Header

DICE = "die"
"""How the stream of chance begins whose numbers are eyes of a die."""


@post(
    "/tables/plays",
    summary="Finished games behind some links, to be remembered",
    responses=TROUBLES,
    status_code=200,
    request_max_body_size=8 * 1024,
)
async def plays(request: Visit, data: JSONBody[bodies.FewTokens]) -> list[bodies.Play]:
    """Links that are unknown, or lead to a game that has no result, are left out."""
    house = house_of(request)
    return await house.read(_plays, house.store, data.tokens)


def _plays(source: Store, tokens: list[str]) -> list[bodies.Play]:
    links = source.links([token_hash(token) for token in tokens])
    ids = list(dict.fromkeys(link.table_id for link in links))
    seats: dict[str, list[Any]] = {}
    for row in source.seats(ids):
        seats.setdefault(row["table_id"], []).append(row)
    return [
        bodies.Play(
            row["id"],
            row["game"],
            row["name"],
            msgspec.json.decode(row["header"], type=Header).options,
            [bodies.SummarySeat(seat["name"], seat["kind"], seat["level"]) for seat in seats[row["id"]]],
            sorted({seat for link in links if link.table_id == row["id"] for seat in link.seats}),
            iso(row["created"]),
            iso(row["updated"]),
            msgspec.json.decode(row["result"], type=records.Result),
            luck(source.given(row["id"]), len(seats[row["id"]])),
            row["imported"],
        )
        for row in source.tables(ids)
        if row["over"] and row["result"] is not None
    ]


def luck(given: Iterable[Given], seats: int) -> list[bodies.Luck]:
    """For each seat the dice that fell upon its answers: how many, and how high on average (50 is even)."""
    found: list[list[float]] = [[] for _ in range(seats)]
    for one in given:
        if 0 <= one.entry.seat < seats:
            found[one.entry.seat] += [
                100 * (value + 0.5) / sides for stream, sides, value in one.entry.draws if stream.startswith(DICE)
            ]
    return [bodies.Luck(len(fell), round(sum(fell) / len(fell)) if fell else 50) for fell in found]


router = Router("/api", route_handlers=[plays])
