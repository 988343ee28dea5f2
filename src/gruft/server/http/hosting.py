"""Whoever opened a table may make its links anew, or delete it all."""

from __future__ import annotations

from litestar import Router, delete, post
from litestar.params import JSONBody

from gruft.server import bodies, records
from gruft.server.http.links import TROUBLES, Bearer, TableId, link_for, writable
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import house_of
from gruft.server.store import removing
from gruft.server.store.links import new_token
from gruft.server.store.people import People
from gruft.server.store.reading import Link
from gruft.server.store.statements import INSERT_LINK
from gruft.server.tables.house import House
from gruft.server.tables.opening import link_row
from gruft.table.rules import refuse


async def _host(house: House, bearer: str | None, table_id: str) -> Link:
    link = await link_for(house, bearer, table_id)
    if not link.creator:
        raise Refused(403, refuse("link.not_allowed"))
    return link


@delete("/tables/{table_id:str}", summary="Delete a table for everybody", responses=TROUBLES, status_code=200)
async def delete_table(request: Visit, table_id: TableId, bearer: Bearer = None) -> bodies.Deleted:
    """Who opened the table."""
    house = house_of(request)
    await _host(house, bearer, table_id)
    await house.remove(table_id)
    return bodies.Deleted(table_id)


@post(
    "/tables/{table_id:str}/links",
    summary="A new link for a friend, spectators or a coach; the old ones are void",
    responses=TROUBLES,
    guards=[writable],
)
async def renew_link(
    request: Visit, table_id: TableId, data: JSONBody[bodies.LinkWanted], bearer: Bearer = None
) -> bodies.FreshLink:
    """Who opened the table: friends' seats, spectators, and coaches of their own seats."""
    house = house_of(request)
    link = await _host(house, bearer, table_id)
    seats = {row["seat"]: row["kind"] for row in await house.read(house.store.seats, [table_id])}
    if data.role == "player" and seats.get(data.seat) != "friend":
        raise Refused(404 if data.seat not in seats else 403, refuse("seat.not_a_friends"))
    if data.role == "coach" and data.seat not in link.seats:
        raise Refused(403, refuse("seat.not_yours"))
    token = new_token()
    await house.read(_renew, house.people, link, data.role, data.seat, token)
    await house.reopen(table_id)
    return bodies.FreshLink(data.role, data.seat, token)


def _renew(people: People, host: Link, role: records.Role, seat: int | None, token: str) -> None:
    """The old links of a place go, together with those who looked over its shoulder; the new one comes."""
    seats = [seat] if seat is not None and role != "spectator" else []
    with people.writing() as connection:
        old = [
            link.hash
            for link in removing.links_of(connection, host.table_id)
            if not link.creator
            and link.seats == seats
            and (link.role == role or (role, link.role) == ("player", "coach"))
        ]
        removing.remove_links(connection, old)
        connection.execute(INSERT_LINK, link_row(token, host.table_id, role, seats))


router = Router("/api", route_handlers=[delete_table, renew_link], request_max_body_size=16 * 1024)
