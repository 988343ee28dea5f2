"""Seats of a table: who plays them, by which name, and handing them over."""

from __future__ import annotations

import msgspec
from litestar import Router, post
from litestar.params import JSONBody

from gruft.bots import NAMES
from gruft.server import bodies, records
from gruft.server.accounts.names import keep_names
from gruft.server.http.links import TROUBLES, Bearer, SeatPlace, TableId, link_for, writable
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import house_of
from gruft.server.names import clean_name
from gruft.server.store import removing, statements
from gruft.server.store.links import new_token
from gruft.server.store.people import People
from gruft.server.store.reading import Link
from gruft.server.store.statements import Statement
from gruft.server.tables import coming
from gruft.server.tables.house import House
from gruft.server.tables.late import STAND_IN
from gruft.server.tables.opening import link_row, presets_chance
from gruft.server.tables.room import Room
from gruft.table.chance import new_seed
from gruft.table.rules import refuse


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Let a bot play a seat, give it back, rename it, give up",
    responses=TROUBLES,
    guards=[writable],
)
async def change_seat(
    request: Visit,
    table_id: TableId,
    seat: SeatPlace,
    data: JSONBody[bodies.SeatChange],
    bearer: Bearer = None,
) -> bodies.Seats:
    """Who opened the table (any seat), and players (their own). A friend's if they never came or are long gone."""
    house = house_of(request)
    link = await link_for(house, bearer, table_id)
    if not link.creator and not (link.role == "player" and seat in link.seats):
        raise Refused(403, refuse("link.not_allowed"))
    room = await house.room(table_id)
    if seat >= len(room.seats):
        raise Refused(404, refuse("seat.unknown"))
    if data.name is not msgspec.UNSET:
        await keep_names(request, [data.name])
    async with room.lock:
        await room.sure()
        now = room.seats[seat]
        level = now.level if data.bot is msgspec.UNSET else data.bot
        name = now.name if data.name is msgspec.UNSET else clean_name(data.name)
        if data.gives_up:
            if seat not in link.seats or link.role != "player":
                raise Refused(403, refuse("seat.not_yours"))
            if room.chronicle.over or room.closed is not None:
                raise Refused(409, room.closed or refuse("table.over"))
            level = level or STAND_IN
        if level is None and now.gave_up:
            raise Refused(409, refuse("seat.gave_up"))
        if level is not None and level not in NAMES:
            raise Refused(400, refuse("bot.unknown", name=level, known=", ".join(NAMES)))
        theirs = now.kind == "friend" and seat not in link.seats
        if theirs and level is not None and now.level is None and await _still_there(house, room, seat):
            raise Refused(409, refuse("seat.present", minutes=max(1, round(house.away_seconds / 60))))
        if level is None and now.kind == "bot":
            raise Refused(409, refuse("seat.always_bot"))
        await coming.change_seat(room, seat, name, level, now.standing, gave_up=now.gave_up or data.gives_up)
        room.tell(records.Presence(room.seat_infos()))
        room.publish()
    house.wake(room)
    return bodies.Seats(room.seat_infos())


async def _still_there(house: House, room: Room, seat: int) -> bool:
    """Whether the player of a seat is there, or was a moment ago; not, if nobody has ever sat down."""
    return room.away(seat) < house.away_seconds and await room.has_come(seat)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/link",
    summary="Hand over a seat to somebody else: a link for them, and whoever had it looks on",
    responses=TROUBLES,
    guards=[writable],
)
async def hand_over(
    request: Visit,
    table_id: TableId,
    seat: SeatPlace,
    bearer: Bearer = None,
) -> bodies.FreshLink:
    """Players, for their own seats. Where nobody was invited before, chance comes from a new secret from then on."""
    house = house_of(request)
    link = await link_for(house, bearer, table_id)
    if link.role != "player" or seat not in link.seats:
        raise Refused(403, refuse("seat.not_yours"))
    room = await house.room(table_id)
    token = new_token()
    async with room.lock:
        await room.sure()
        if room.closed is not None or room.seats[seat].gave_up:
            raise Refused(409, room.closed or refuse("seat.gave_up"))
        fresh = _fresh_chance(room)
        room.known = None  # it is read again
        if not await house.read(_hand_over, house.people, link, seat, token, fresh):
            raise Refused(403, refuse("seat.not_yours"))
    await house.reopen(table_id)
    return bodies.FreshLink("player", seat, token)


def _fresh_chance(room: Room) -> list[Statement]:
    """Who has played alone may know the seed, from the file they brought or took along: what makes that worthless."""
    chronicle = room.chronicle
    if room.several or chronicle.over:
        return []
    if presets_chance(chronicle.header):
        raise Refused(409, refuse("journal.preset"))
    made = room.statements(chronicle, chronicle.renew(new_seed()), None)
    header = {"table": room.id, "new_header": msgspec.json.encode(chronicle.header)}
    return [*made, (statements.UPDATE_HEADER, header)]


def _hand_over(people: People, link: Link, seat: int, token: str, fresh: list[Statement]) -> bool:
    with people.writing() as connection:
        given = removing.hand_over(connection, link.table_id, seat, link.hash)
        if given:
            connection.execute(statements.INSERT_LINK, link_row(token, link.table_id, "player", [seat]))
            statements.carry_out(connection, fresh)
    return given


router = Router("/api", route_handlers=[change_seat, hand_over], request_max_body_size=64 * 1024)
