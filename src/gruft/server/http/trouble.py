"""Errors as they are told: a status, a code with a sentence in the client's texts, and nothing about our insides."""

from __future__ import annotations

import logging
from typing import Any, TypeAlias

import sqlalchemy as sa
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from gruft.server import bodies, records
from gruft.server.desk.desk import Unanswered
from gruft.server.store.reach import OutOfReach
from gruft.server.store.removing import Removed
from gruft.server.store.writer import Conflict
from gruft.table.rules import Refusal

_log = logging.getLogger("gruft.server")

CODES = {
    400: "request.invalid",
    401: "link.unknown",
    403: "link.not_allowed",
    404: "request.unknown",
    405: "request.method",
    413: "request.too_large",
    415: "request.invalid",
}

CUT_OFF = "client disconnected prematurely"
"""How the framework says that somebody left in the middle of their own request. It is no mistake of ours."""

Visit: TypeAlias = Request[Any, Any, Any]
"""A request; we use neither users nor sessions of the framework."""


class Refused(Exception):
    """A request that is answered with a refusal."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


def told(status: int, code: str, args: records.Args | None = None) -> Response[bodies.Trouble]:
    """A refusal as an answer. What it names may come from a file of anybody's, so it need not be text at all."""
    fine = {name: value if isinstance(value, int) else _text(value) for name, value in (args or {}).items()}
    return Response(bodies.Trouble(code, fine), status_code=status, media_type=MediaType.JSON)


def _text(word: str) -> str:
    """Without halves of characters, which cannot be sent."""
    return word.encode("utf-8", "replace").decode()


def refused(_: Visit, error: Refused) -> Response[bodies.Trouble]:
    """What the rules or the house refuse."""
    return told(error.status, error.refusal.code, error.refusal.args)


def http_trouble(request: Visit, error: HTTPException) -> Response[bodies.Trouble]:
    """What the framework refuses: unreadable bodies, unknown paths, wrong methods."""
    if error.status_code >= 500 and error.detail == CUT_OFF:
        return told(400, "request.invalid")  # nobody is there any more to read it
    if error.status_code >= 500:
        return our_mistake(request, error)
    status = 400 if error.status_code == 415 else error.status_code
    return told(status, CODES.get(status, "request.invalid"))


def unanswered(_: Visit, error: Unanswered) -> Response[bodies.Trouble]:
    """What the desk says no to."""
    return told(error.status, error.refusal.code, error.refusal.args)


def outage(_: Visit, error: OutOfReach) -> Response[bodies.Trouble]:
    """The database cannot be reached; the visitor may try again in a second."""
    _log.warning("the database is out of reach: %s", error)
    response = told(503, "server.database")
    response.headers["Retry-After"] = "1"
    return response


def gone(_: Visit, error: Removed) -> Response[bodies.Trouble]:
    """A table that somebody has deleted while it was asked about."""
    return told(404, "table.deleted")


def overtaken(_: Visit, error: Conflict | sa.exc.IntegrityError) -> Response[bodies.Trouble]:
    """What was to be written does not fit any more: it was about something that is gone, or somebody else was first."""
    return told(409, "request.overtaken")


def unreadable(_: Visit, error: RecursionError | UnicodeDecodeError) -> Response[bodies.Trouble]:
    """JSON in JSON in JSON, or bytes that are no text."""
    return told(400, "request.invalid")


def our_mistake(request: Visit, error: Exception) -> Response[bodies.Trouble]:
    """Whatever we did not expect: it is logged and counted, the visitor learns no more than that."""
    request.app.state.house.figures.errors += 1
    _log.error("unexpected", exc_info=error)
    return told(500, "server.error")
