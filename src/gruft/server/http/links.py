"""What requests about tables have in common: the link that is shown, what it leads to, and how they are refused.

Who asks shows the secret of a link (`Authorization: Bearer …`). Every refusal is a `Trouble` with a code that has a
sentence in the client's texts.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from gruft.server import bodies
from gruft.server.http.trouble import Refused
from gruft.server.store.links import token_hash
from gruft.server.store.reading import Link
from gruft.server.tables.house import House
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

TableId = Annotated[str, PathParameter(description="a table", max_length=40)]
SeatPlace = Annotated[int, PathParameter(description="a seat", ge=0, le=15)]
Door = ASGIConnection[Any, Any, Any, Any]  # as the framework hands it to a guard
Bearer = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer and the secret of a link")]


def writable(connection: Door, _: BaseRouteHandler) -> None:
    """Refused while the house only shows what is there."""
    refusal = connection.app.state.house.bylaws.refusal
    if refusal is not None:
        raise Refused(503, refusal)


def token_of(bearer: str | None) -> str:
    """The token of a link as it is shown; empty if none is."""
    scheme, _, token = (bearer or "").partition(" ")
    return token if scheme == "Bearer" else ""


async def link_for(house: House, bearer: str | None, table_id: str) -> Link:
    """The link somebody shows for a table, or the refusal."""
    token = token_of(bearer)
    link = await house.link(token_hash(token)) if token else None
    if link is None:
        raise Refused(401, refuse("link.unknown"))
    if link.table_id != table_id:
        raise Refused(404, refuse("table.unknown"))
    return link
