"""Tables over HTTP: opening them, my tables, journals, moments, coaches. What a link may do is written at each handler.

Not here: seats and who plays them (seats.py), links anew and deleting (hosting.py), the games themselves (games.py).
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import sqlalchemy as sa
from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from gruft.server import bodies, records
from gruft.server.accounts.names import keep_names
from gruft.server.desk import study
from gruft.server.http.games import known_game
from gruft.server.http.links import TROUBLES, Bearer, TableId, link_for, writable
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import address_of, house_of
from gruft.server.names import iso
from gruft.server.operator.expiry import Expiry
from gruft.server.store import statements
from gruft.server.store.links import new_token, token_hash
from gruft.server.store.reading import Link, Store
from gruft.server.store.removing import Removed
from gruft.server.tables import opening
from gruft.server.tables.house import House
from gruft.server.tables.pace import Pace
from gruft.server.tables.picture import Viewer, told_refusal
from gruft.table.rules import refuse

MOST_COACHES = 20
# -- tables: opening, for everybody -----------------------------------------


@post("/tables", summary="Open a table", responses=TROUBLES, guards=[writable])
async def open_table(request: Visit, data: JSONBody[bodies.NewTable]) -> bodies.OpenedTable:
    """A new table: it is stored with its components before anybody gets a link."""
    known_game(data.game)
    house = admitted(request)
    await keep_names(request, [seat.name for seat in data.seats if seat.kind != "bot"])
    making = await asyncio.to_thread(made, data)
    opened = making.opened()
    await house.keep_components(making.chronicle.header)
    await house.writer.store(making.statements())
    await begin(house, opened)
    return opened


@post(
    "/tables/import",
    summary="Open a table from a journal",
    responses=TROUBLES,
    request_max_body_size=4 * 1024 * 1024,
    guards=[writable],
)
async def import_table(request: Visit, data: JSONBody[bodies.JournalFile]) -> bodies.OpenedTable:
    """It is stored bit by bit, so that others can store something in between; only then do its links exist."""
    house = admitted(request)
    await keep_names(request, [seat.name for seat in data.seats if seat.kind != "bot"])
    brought = await house.desk.ask(address_of(request), study.bring, house.address, data, house.most_entries)
    await house.keep_components(brought.header, brought.files)
    for part in statements.in_parts(brought.rows):
        await house.writer.store(part)
    await begin(house, brought.opened)
    return brought.opened


def admitted(request: Visit) -> House:
    """The house, if one more table may be opened from there."""
    house = house_of(request)
    if not house.doorman.admits(address_of(request)):
        raise Refused(429, refuse("server.enough_tables"))
    return house


def made(wanted: bodies.NewTable) -> opening.Opening:
    """The table as it will be stored, or the refusal."""
    try:
        return opening.new_table(wanted)
    except opening.NotOpened as error:
        raise Refused(400, error.refusal) from None


async def begin(house: House, opened: bodies.OpenedTable) -> None:
    """Bots may be asked at once; a table of people is read when the first of them comes."""
    if all(seat.kind != "bot" for seat in opened.seats):
        return
    room = await house.room(opened.id)
    room.ours.set()
    house.wake(room)


@post(
    "/tables/mine",
    summary="The tables some links lead to",
    responses=TROUBLES,
    status_code=200,
    request_max_body_size=64 * 1024,
)
async def my_tables(request: Visit, data: JSONBody[bodies.Tokens]) -> list[bodies.TableSummary]:
    """Unknown links are left out."""
    house = house_of(request)
    return await house.read(_summaries, house.store, data.tokens, house.expiry)


def _summaries(source: Store, tokens: list[str], expiry: Expiry) -> list[bodies.TableSummary]:
    links = {link.hash: link for link in source.links([token_hash(token) for token in tokens])}
    ids = [link.table_id for link in links.values()]
    tables = {row["id"]: row for row in source.tables(ids)}
    seats: dict[str, list[sa.RowMapping]] = {}
    for row in source.seats(ids):
        seats.setdefault(row["table_id"], []).append(row)
    found = []
    for token in dict.fromkeys(tokens):
        link = links.get(token_hash(token))
        table = tables.get(link.table_id) if link is not None else None
        if link is None or table is None:  # it may be deleted while we look
            continue
        waiting = msgspec.json.decode(table["waiting"], type=list[int])
        mine = link.role == "player" and any(
            row["level"] is None and row["seat"] in link.seats and row["seat"] in waiting
            for row in seats.get(link.table_id, ())
        )
        due = min((at for at in map(Pace.of(table).due, link.seats) if at is not None), default=None)
        result = msgspec.json.decode(table["result"], type=records.Result) if table["result"] else None
        ends = expiry.said(statements.now(), over=table["over"], updated=table["updated"])
        found.append(
            bodies.TableSummary(
                token,
                link.table_id,
                table["game"],
                table["name"],
                [
                    bodies.SummarySeat(row["name"], row["kind"], row["level"], row["gave_up"])
                    for row in seats.get(link.table_id, ())
                ],
                link.role,
                link.seats,
                table["over"],
                mine,
                iso(due) if mine and due is not None else None,
                waiting,
                iso(table["updated"]),
                result,
                iso(ends) if ends is not None else None,
            )
        )
    return found


# -- tables: for whoever holds a link ----------------------------------------


@get(
    "/tables/{table_id:str}/journal",
    summary="The journal, as far as this link may know it",
    responses=TROUBLES,
    media_type="application/x-ndjson",
)
async def journal(request: Visit, table_id: TableId, bearer: Bearer = None) -> Response[str]:
    """Any link. Before the end: no seed, no chance, and only the answers of the link's own seats."""
    house = house_of(request)
    link = await link_for(house, bearer, table_id)
    text = await house.desk.ask(address_of(request), study.journal, house.address, link)
    headers = {"Content-Disposition": f'attachment; filename="gruft-{table_id}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get(
    "/tables/{table_id:str}/moment/{number:int}", summary="What could be seen after a public moment", responses=TROUBLES
)
async def moment(
    request: Visit,
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=100_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    bearer: Bearer = None,
) -> bodies.Moment:
    """Any link: as a spectator; a player or coach also as their own seat; after the end as any seat."""
    house = house_of(request)
    link = await link_for(house, bearer, table_id)
    allowed = await house.read(_may_look, house.store, link, number, seat)
    place = (house.era, table_id, number, seat)
    looked = house.moments.get(place)
    if looked is None:
        looked = await house.desk.ask(address_of(request), study.moment, house.address, table_id, number, seat)
        house.moments.keep(place, looked, len(looked.view) + 200)
    notice = told_refusal(looked.notice) if looked.notice is not None else None
    return bodies.Moment(number, allowed, seat, msgspec.Raw(looked.view), looked.lines, notice)


def _may_look(source: Store, link: Link, number: int, seat: Viewer) -> int:
    """How many moments there are; `Refused` if this one is none or not for this link."""
    table = source.table(link.table_id)
    if table is None:
        raise Removed(link.table_id)
    length = source.moments(link.table_id)
    if number > length:
        raise Refused(404, refuse("moment.unknown"))
    open_to_all = (
        table["over"] and table["result"] is not None and (seat is None or seat < len(source.seats([link.table_id])))
    )
    if seat is not None and seat not in link.seats and not open_to_all:
        raise Refused(403, refuse("seat.not_yours"))
    return length


@post(
    "/tables/{table_id:str}/coach",
    summary="A link that looks over the shoulder of one's own seat",
    responses=TROUBLES,
    guards=[writable],
)
async def coach(
    request: Visit, table_id: TableId, data: JSONBody[bodies.CoachWanted], bearer: Bearer = None
) -> bodies.CoachLink:
    """Players, for their own seats."""
    house = house_of(request)
    link = await link_for(house, bearer, table_id)
    if link.role != "player" or data.seat not in link.seats:
        raise Refused(403, refuse("seat.not_yours"))
    if await house.read(house.store.coaches, table_id, data.seat) >= MOST_COACHES:
        raise Refused(409, refuse("link.enough_coaches"))
    token = new_token()
    await house.writer.store([(statements.INSERT_LINK, opening.link_row(token, table_id, "coach", [data.seat]))])
    return bodies.CoachLink(data.seat, token)


router = Router(
    "/api",
    route_handlers=[
        open_table,
        import_table,
        my_tables,
        journal,
        moment,
        coach,
    ],
    request_max_body_size=64 * 1024,
)
