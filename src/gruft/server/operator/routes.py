"""The HTTP side of the operator's page. The way in is a link that is printed at the start and works once."""

from __future__ import annotations

import ipaddress
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from gruft.server.accounts.records import Done, Invitation
from gruft.server.accounts.routes import INVITATION
from gruft.server.accounts.signed_in import OPERATOR, farewell, need_accounts, secret_of, the_operator, welcomed
from gruft.server.http.forwarded import AT_HOME, networks
from gruft.server.http.health import figures
from gruft.server.http.links import TROUBLES
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import address_of, house_of, settings_of
from gruft.server.operator import overview, records
from gruft.server.store.links import new_token, token_hash
from gruft.server.store.notes import READ_ONLY, write_note
from gruft.server.tables.house import House
from gruft.table.rules import refuse

TableId = Annotated[str, PathParameter(description="a table", max_length=40)]


@post(
    "/operator/enter",
    summary="Come in with the link that was printed at the start",
    responses=TROUBLES,
    status_code=200,
)
async def enter(request: Visit, data: JSONBody[records.Enter]) -> Response[Done]:
    """For whoever holds the link, once."""
    house = house_of(request)
    if not house.callers.admits(address_of(request)):
        raise Refused(429, refuse("account.too_often"))
    if await house.read(house.people.take, "operator", token_hash(data.token)) is None:
        raise Refused(401, refuse("operator.used"))
    return Response(Done(), cookies=[await welcomed(request, None)])


@post("/operator/leave", summary="Go out again", responses=TROUBLES, status_code=200)
async def leave(request: Visit) -> Response[Done]:
    """The operator."""
    house = await the_operator(request)
    await house.read(house.people.end_session, secret_of(request, OPERATOR) or "")
    return Response(Done(), cookies=[farewell(request, OPERATOR)])


@get("/operator", summary="What goes on in the house", responses=TROUBLES)
async def look(request: Visit) -> records.Overview:
    """The operator."""
    house = await the_operator(request)
    settings = settings_of(request)
    tables, tables_total = await house.read(overview.tables, house.engine, house.here())
    people, people_total = await house.read(overview.people, house.engine)
    told = figures(request.app.state)
    return records.Overview(
        settings.accounts,
        house.bylaws.read_only,
        tables,
        tables_total,
        people,
        people_total,
        await house.read(overview.bans, house.engine),
        told.there() | told.counted,
        {name: float(value) for name, value in msgspec.structs.asdict(settings.limits).items()},
    )


async def _known(house: House, table_id: str) -> None:
    if not await house.read(overview.exists, house.engine, table_id):
        raise Refused(404, refuse("table.unknown"))


@post(
    "/operator/tables/{table_id:str}",
    summary="Close or open a table, or void its links",
    responses=TROUBLES,
    status_code=200,
)
async def order(request: Visit, table_id: TableId, data: JSONBody[records.TableOrder]) -> Done:
    """The operator."""
    house = await the_operator(request)
    await _known(house, table_id)
    await house.read(overview.order, house.people, table_id, data.do)
    await house.reopen(table_id)
    return Done()


@delete("/operator/tables/{table_id:str}", summary="Delete a table", responses=TROUBLES, status_code=200)
async def remove(request: Visit, table_id: TableId) -> Done:
    """The operator."""
    house = await the_operator(request)
    await _known(house, table_id)
    await house.remove(table_id)
    return Done()


@post(
    "/operator/bans",
    summary="Keep an address or an account out, or let it in again",
    responses=TROUBLES,
    status_code=200,
)
async def ban(request: Visit, data: JSONBody[records.Ban]) -> Done:
    """The operator. This machine cannot be banned: the operator may sit at it."""
    house = await the_operator(request)
    if data.account and not await house.read(overview.ban_account, house.people, data.account, lift=data.lift):
        raise Refused(404, refuse("account.unknown"))
    if data.address:
        try:
            network = ipaddress.ip_network(data.address, strict=False)
        except ValueError:
            raise Refused(400, refuse("operator.address")) from None
        kept = networks([*AT_HOME, *settings_of(request).believed])
        if any(network.overlaps(one) for one in kept if one.version == network.version):
            raise Refused(409, refuse("operator.home"))
        await house.read(overview.ban_network, house.people, str(network), lift=data.lift)
    await house.decree()
    return Done()


@post("/operator/read-only", summary="Only show what is there, or play again", responses=TROUBLES, status_code=200)
async def read_only(request: Visit, data: JSONBody[records.ReadOnly]) -> Done:
    """The operator."""
    house = await the_operator(request)
    await house.read(write_note, house.engine, READ_ONLY, "yes" if data.on else "no")
    await house.decree()
    return Done()


@post("/operator/invitations", summary="A link with which one person may make an account", responses=TROUBLES)
async def invite(request: Visit) -> Invitation:
    """The operator."""
    house = await the_operator(request)
    need_accounts(request)
    token = new_token()
    await house.read(house.people.issue, "invitation", token_hash(token), INVITATION)
    return Invitation(token)


router = Router(
    "/api",
    route_handlers=[enter, leave, look, order, remove, ban, read_only, invite],
    request_max_body_size=16 * 1024,
)
