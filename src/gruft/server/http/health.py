"""For operators: whether the server is well, and its figures. Neither tells anything about anybody."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from gruft.server.http.doors import Doors
from gruft.server.http.forwarded import Network, among
from gruft.server.http.trouble import told
from gruft.server.neighbours import PUBLISH_SECONDS, Neighbours
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.figures import Tally
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


def figures(state: State) -> Tally:
    """The figures of the whole server: of this process and, where there are several, of the others."""
    house: House = state.house
    doors: Doors = state.doors
    neighbours: Neighbours | None = state.neighbours
    tally = house.figures.tally(house.now() | doors.now(), house.counted() | doors.counted(), set(house.here()))
    if neighbours is None:
        return tally
    if neighbours.before is not None:
        tally = tally + neighbours.before
    neighbours.publish(tally)
    return neighbours.with_others(tally)


async def keep_telling(state: State) -> None:
    """Let the others know our figures, for as long as we are there."""
    while True:
        figures(state)
        await asyncio.sleep(PUBLISH_SECONDS)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[Any]:
    """Figures, for whoever may read them."""
    operators: list[Network] = request.app.state.operators
    if not among(request.client.host if request.client else "", operators):
        return told(404, "request.unknown")
    return Response(figures(request.app.state).text(), media_type="text/plain; version=0.0.4")
