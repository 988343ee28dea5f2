"""The HTTP interface: games, opening tables, my tables, journals, moments, seats.

Who asks shows the secret of a link (`Authorization: Bearer …`); what a link may do is written at each handler. Every
refusal is a `Trouble` with a code that has a sentence in the client's texts.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from gruft.bots import NAMES
from gruft.server import bodies, records
from gruft.server.accounts.names import keep_names
from gruft.server.desk import study
from gruft.server.http import catalogue
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import address_of, house_of
from gruft.server.names import clean_name, iso
from gruft.server.operator.expiry import Expiry
from gruft.server.store import statements
from gruft.server.store.links import new_token, token_hash
from gruft.server.store.reading import Link, Store
from gruft.server.tables import opening
from gruft.server.tables.house import House
from gruft.server.tables.late import STAND_IN
from gruft.server.tables.pace import Pace
from gruft.server.tables.picture import Viewer, told_refusal
from gruft.table.rules import refuse

TROUBLES = {
    status: ResponseSpec(bodies.Trouble, generate_examples=False, description=text)
    for status, text in {
        400: "The request cannot be read or carried out.",
        401: "No link, or an unknown one.",
        403: "This link does not allow it.",
        404: "There is no such thing.",
        409: "Not as things stand.",
        413: "Too much at once.",
        429: "Too many from one place.",
        503: "Not now: the server cannot store anything. Later.",
    }.items()
}

MOST_COACHES = 20
Lang = Annotated[Literal["en", "de"], QueryParameter(description="language")]
Slug = Annotated[str, PathParameter(description="a game", max_length=40)]
Sheet = Annotated[str, PathParameter(description="a map", max_length=60)]
TableId = Annotated[str, PathParameter(description="a table", max_length=40)]
Door = ASGIConnection[Any, Any, Any, Any]  # as the framework hands it to a guard
Bearer = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer and the secret of a link")]


def writable(connection: Door, _: BaseRouteHandler) -> None:
    """Refused while the house only shows what is there."""
    refusal = connection.app.state.house.bylaws.refusal
    if refusal is not None:
        raise Refused(503, refusal)


async def link_for(house: House, bearer: str | None, table_id: str) -> Link:
    """The link somebody shows for a table, or the refusal."""
    scheme, _, token = (bearer or "").partition(" ")
    link = await house.link(token_hash(token)) if scheme == "Bearer" and token else None
    if link is None:
        raise Refused(401, refuse("link.unknown"))
    if link.table_id != table_id:
        raise Refused(404, refuse("table.unknown"))
    return link


def known_game(slug: str) -> str:
    """The slug again, or a refusal with status 404."""
    if not catalogue.playable(slug):
        raise Refused(404, refuse("game.unknown", game=slug))
    return slug


# -- games: for everybody ---------------------------------------------------


@get("/games", summary="All games with their options", responses=TROUBLES, sync_to_thread=True)
def games() -> list[bodies.GameInfo]:
    """The games and their options."""
    return catalogue.games()


@get("/games/{slug:str}/names", summary="Every component of a game by its ref", responses=TROUBLES, sync_to_thread=True)
def names(slug: Slug, lang: Lang = "en") -> dict[str, bodies.Component]:
    """Names, texts and printed numbers of the components in a language."""
    return catalogue.names(known_game(slug), lang)


@get("/games/{slug:str}/rules", summary="The ledger of a game", responses=TROUBLES, sync_to_thread=True)
def rules(slug: Slug, lang: Lang = "en") -> list[bodies.RuleText]:
    """Every rule with its text in a language."""
    return catalogue.rules(known_game(slug), lang)


@get("/games/{slug:str}/aid", summary="The player aid of a game", responses=TROUBLES, sync_to_thread=True)
def aid(slug: Slug, lang: Lang = "en") -> Any:
    """The player aid in a language."""
    return catalogue.aid(known_game(slug), lang)


@get("/games/{slug:str}/maps", summary="The titles of a game's maps", responses=TROUBLES, sync_to_thread=True)
def maps(slug: Slug, lang: Lang = "en") -> dict[str, bodies.MapTitle]:
    """The maps by sheet, titles only."""
    found = catalogue.maps(known_game(slug), lang)
    return {sheet: bodies.MapTitle(str(one["title"]), str(one.get("mood", ""))) for sheet, one in found.items()}


@get("/games/{slug:str}/maps/{sheet:str}", summary="A map of a game", responses=TROUBLES, sync_to_thread=True)
def one_map(slug: Slug, sheet: Sheet, lang: Lang = "en") -> Any:
    """One map whole; an unknown sheet is a refusal with status 404."""
    found = catalogue.maps(known_game(slug), lang).get(sheet)
    if found is None:
        raise Refused(404, refuse("map.unknown", map=sheet))
    return found


@get("/games/{slug:str}/events", summary="The rule behind each kind of event", responses=TROUBLES, sync_to_thread=True)
def events(slug: Slug) -> dict[str, str]:
    """By kind of event the rule its line in the chronicle leads to."""
    return catalogue.rules_behind(known_game(slug))


# -- tables: opening, for everybody -----------------------------------------


@post("/tables", summary="Open a table", responses=TROUBLES, guards=[writable])
async def open_table(request: Visit, data: JSONBody[bodies.NewTable]) -> bodies.OpenedTable:
    """A new table: it is stored with its components before anybody gets a link."""
    known_game(data.game)
    house = _admitted(request)
    await keep_names(request, [seat.name for seat in data.seats if seat.kind != "bot"])
    made = await asyncio.to_thread(_made, data)
    opened = made.opened()
    await house.keep_components(made.chronicle.header)
    await house.writer.store(made.statements())
    await _begin(house, opened)
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
    house = _admitted(request)
    await keep_names(request, [seat.name for seat in data.seats if seat.kind != "bot"])
    brought = await house.desk.ask(address_of(request), study.bring, house.address, data)
    await house.keep_components(brought.header, brought.files)
    for part in statements.in_parts(brought.rows):
        await house.writer.store(part)
    await _begin(house, brought.opened)
    return brought.opened


def _admitted(request: Visit) -> House:
    """The house, if one more table may be opened from there."""
    house = house_of(request)
    if not house.doorman.admits(address_of(request)):
        raise Refused(429, refuse("server.enough_tables"))
    return house


def _made(wanted: bodies.NewTable) -> opening.Opening:
    try:
        return opening.new_table(wanted)
    except opening.NotOpened as error:
        raise Refused(400, error.refusal) from None


async def _begin(house: House, opened: bodies.OpenedTable) -> None:
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
        if link is None:
            continue
        table = tables[link.table_id]
        waiting = msgspec.json.decode(table["waiting"], type=list[int])
        mine = link.role == "player" and not set(link.seats).isdisjoint(waiting)
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
                    for row in seats[link.table_id]
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
    assert table is not None
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


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Let a bot play a seat, give it back, rename it, give up",
    responses=TROUBLES,
    guards=[writable],
)
async def change_seat(
    request: Visit,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=15)],
    data: JSONBody[bodies.SeatChange],
    bearer: Bearer = None,
) -> bodies.Seats:
    """Who opened the table (any seat), and players (their own). A friend's only once they are gone a while."""
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
        if theirs and level is not None and now.level is None and room.away(seat) < house.away_seconds:
            raise Refused(409, refuse("seat.present", minutes=max(1, round(house.away_seconds / 60))))
        if level is None and now.kind == "bot":
            raise Refused(409, refuse("seat.always_bot"))
        await room.change_seat(seat, name, level, now.standing, gave_up=now.gave_up or data.gives_up)
        room.tell(records.Presence(room.seat_infos()))
        room.publish()
    house.wake(room)
    return bodies.Seats(room.seat_infos())


router = Router(
    "/api",
    route_handlers=[
        games,
        names,
        rules,
        aid,
        maps,
        one_map,
        events,
        open_table,
        import_table,
        my_tables,
        journal,
        moment,
        coach,
        change_seat,
    ],
    request_max_body_size=64 * 1024,
)
