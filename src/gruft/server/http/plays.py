"""Finished games as a group remembers them: who played what with whom, how it ended, and how the dice fell.

A finished game does not change any more, so a browser asks once and keeps the answer; it asks for a few at a time.
"""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from gruft.server import bodies
from gruft.server.desk import remembering
from gruft.server.http.links import TROUBLES
from gruft.server.http.trouble import Visit
from gruft.server.http.visiting import address_of, house_of


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
    return await house.desk.ask(address_of(request), remembering.plays, house.address, data.tokens)


router = Router("/api", route_handlers=[plays])
