"""For operators: whether the server is well, and its figures. Neither tells anything about anybody."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa
from litestar import MediaType, Request, Response, get

from gruft.server.http.doors import Doors
from gruft.server.http.forwarded import Network, among
from gruft.server.http.trouble import told
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.house import House

PATIENCE = 2.0


def _ask(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        connection.execute(sa.text("SELECT 1"))


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> Response[Any]:
    """200 if people can play, 503 if the database does not answer."""
    house: House = request.app.state.house
    try:
        async with asyncio.timeout(PATIENCE):
            await house.read(_ask, house.engine)
    except (OutOfReach, TimeoutError):
        return told(503, "server.database")
    return Response("well\n", media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[Any]:
    """Figures, for whoever may read them."""
    operators: list[Network] = request.app.state.operators
    if not among(request.client.host if request.client else "", operators):
        return told(404, "request.unknown")
    house: House = request.app.state.house
    doors: Doors | None = request.app.state.get("doors")
    now: dict[str, float] = house.now()
    if doors is not None:
        now |= {"connections": len(doors.inside), "turned_away": doors.turned_away, "dropped": doors.dropped}
    return Response(house.figures.text(now), media_type="text/plain; version=0.0.4")
