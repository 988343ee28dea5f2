"""The next game of the same people: the first who wants it opens it, the others come to their seats there.

Everybody shows the link of their old seat. The link of the new one follows from it and from the new table, so whoever
comes twice, or from another device, gets the same. Where the game draws who begins, nothing is drawn now: it is whoever
sits next after who began the last one.
"""

from __future__ import annotations

import asyncio

import msgspec
import sqlalchemy as sa
from litestar import Router, get, post
from litestar.params import JSONBody

from gruft.server import bodies
from gruft.server.accounts.names import keep_names
from gruft.server.http.games import known_game
from gruft.server.http.links import TROUBLES, Bearer, TableId, link_for, token_of, writable
from gruft.server.http.lobby import admitted, begin, made
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import house_of
from gruft.server.store import schema, statements
from gruft.server.store.links import next_token, token_hash
from gruft.server.store.people import People
from gruft.server.store.reading import Link, Store
from gruft.server.tables.opening import link_row
from gruft.server.tables.room import Room
from gruft.table.game import FIRST, Options, load_meta
from gruft.table.journal import Header
from gruft.table.mixing import who_began
from gruft.table.rules import refuse


class Next(msgspec.Struct, frozen=True):
    """Where the people of a table play on: who opened it, and the old seat of whoever sits at each new one."""

    table: str
    by: str
    was: list[int]


@get("/tables/{table_id:str}/next", summary="Where its people play on", responses=TROUBLES)
async def next_game(request: Visit, table_id: TableId, bearer: Bearer = None) -> bodies.NextGame:
    """Any link."""
    house = house_of(request)
    await link_for(house, bearer, table_id)
    _, found = await house.read(_known, house.store, table_id)
    return bodies.NextGame(found.by if found is not None else None)


@post("/tables/{table_id:str}/next", summary="Play on with the same people", responses=TROUBLES, guards=[writable])
async def play_on(
    request: Visit, table_id: TableId, data: JSONBody[bodies.NextTable], bearer: Bearer = None
) -> bodies.PlayOn:
    """Players, after the end. Where somebody has opened the next game already it is that one, whatever is wanted."""
    house = house_of(request)
    link = await link_for(house, bearer, table_id)
    if link.role != "player":
        raise Refused(403, refuse("link.not_allowed"))
    room = await house.room(table_id)
    if not room.chronicle.over and room.closed is None:
        raise Refused(409, refuse("table.not_over"))
    before, found = await house.read(_known, house.store, table_id)
    if found is None:
        opened = await _open(request, room, link, data, before)
        if opened is not None:
            return bodies.PlayOn(opened.id, opened.token, opened)
        _, found = await house.read(_known, house.store, table_id)
        if found is None:  # somebody was faster, and has deleted it again
            raise Refused(409, refuse("request.overtaken"))
    token = next_token(token_of(bearer), found.table)
    if not await house.read(_sit, house.people, link, found, token):
        raise Refused(403, refuse("link.not_allowed"))
    return bodies.PlayOn(found.table, token, None)


async def _open(
    request: Visit, room: Room, link: Link, wanted: bodies.NextTable, before: str
) -> bodies.OpenedTable | None:
    """The next table, stored together with the word that it is the next one; None if somebody was faster."""
    known_game(wanted.table.game)
    if len(wanted.was) != len(wanted.table.seats):
        raise Refused(400, refuse("request.invalid"))
    house = admitted(request)
    await keep_names(request, [seat.name for seat in wanted.table.seats if seat.kind != "bot"])
    if wanted.table.game == room.chronicle.header.game and load_meta(wanted.table.game).first_draw:
        wanted.table.options = await house.read(_with_another_first, house.store, link, wanted)
    making = await asyncio.to_thread(made, wanted.table)
    opened = making.opened()
    await house.keep_components(making.chronicle.header)
    name = room.seats[link.seats[0]].name
    after = msgspec.json.encode(Next(opened.id, name, wanted.was)).decode()
    if not await house.read(_follow, house.people, room.id, before, after, making.statements()):
        return None
    await begin(house, opened)
    return opened


def _with_another_first(source: Store, link: Link, wanted: bodies.NextTable) -> Options:
    """The wanted options, but whoever of these people sits next after who began last begins now, if that is known."""
    options: Options = {name: value for name, value in wanted.table.options.items() if name != FIRST}
    copy = source.copy(link)
    if copy is None:
        return options
    header = msgspec.json.decode(copy.table["header"], type=Header)
    began = who_began(header, copy.entries)
    if began is None:
        return options
    order = [(began + step) % header.seats for step in range(1, header.seats + 1)]
    first = next((wanted.was.index(seat) for seat in order if seat in wanted.was), None)
    return options if first is None else {**options, FIRST: first}


def _known(source: Store, table_id: str) -> tuple[str, Next | None]:
    """What is stored about the next game, and what it says if that table still exists."""
    rows = source.tables([table_id])
    text = str(rows[0]["next"]) if rows else ""
    found = msgspec.json.decode(text, type=Next) if text else None
    return text, found if found is not None and source.tables([found.table]) else None


def _follow(people: People, table_id: str, before: str, after: str, new: list[statements.Statement]) -> bool:
    column = schema.tables.c
    follow = sa.update(schema.tables).where(column.id == table_id, column.next == before).values(next=after)
    with people.writing() as connection:
        first = connection.execute(follow).rowcount == 1
        if first:
            statements.carry_out(connection, new)
    return first


def _sit(people: People, link: Link, found: Next, token: str) -> bool:
    """Whether there is a seat for this link at the next table; then the new link exists."""
    bots = {row["seat"] for row in people.store.seats([found.table]) if row["kind"] == "bot"}
    seats = [new for new, old in enumerate(found.was) if old in link.seats and new not in bots]
    if not seats:
        return False
    if not people.store.links([token_hash(token)]):
        with people.writing() as connection:
            connection.execute(statements.INSERT_LINK, link_row(token, found.table, "player", seats))
    return True


router = Router("/api", route_handlers=[next_game, play_on], request_max_body_size=64 * 1024)
