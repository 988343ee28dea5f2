"""Putting the server together and running it (`gruft serve`)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator

import sqlalchemy as sa
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from gruft import __version__
from gruft.server import logs
from gruft.server.http import lobby, pages, trouble
from gruft.server.http.doors import DoorConfig, Doors
from gruft.server.http.guard import Guard
from gruft.server.http.live import live
from gruft.server.settings import Settings
from gruft.server.store.database import database_url, migrate
from gruft.server.store.holding import NotOurs, hold
from gruft.server.store.reach import OutOfReach
from gruft.server.tables.desk import Unanswered
from gruft.server.tables.house import House
from gruft.texts import Texts, language

FRAME_BYTES = 64 * 1024


def application(url: sa.URL, settings: Settings) -> Litestar:
    """The application; its database must be migrated."""

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(
            url,
            bot_pause=settings.bot_pause,
            away_seconds=settings.away_seconds,
            clock_seconds=settings.clock_seconds,
        )
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[lobby.router, live, pages.client],
        lifespan=[open_house],
        state=State({"files": pages.client_files()}),
        exception_handlers={
            trouble.Refused: trouble.refused,
            Unanswered: trouble.unanswered,
            OutOfReach: trouble.outage,
            RecursionError: trouble.too_deep,
            HTTPException: trouble.http_trouble,
            Exception: trouble.our_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Gruft",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def main(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until interrupted. Returns the exit code."""
    logs.set_up(settings.log)
    texts = Texts(None, language(os.environ.get("LC_ALL") or os.environ.get("LANG")))
    try:
        url = database_url(settings.db or None)
        held = hold(url)
        migrate(url)
    except NotOurs as error:
        print(texts.refusal(error.refusal), file=sys.stderr)
        return 2
    except (sa.exc.ArgumentError, sa.exc.OperationalError, OSError) as error:
        print(texts.say("server-database", {"problem": str(error).splitlines()[0]}), file=sys.stderr)
        return 2
    app: ASGIApp = Guard(application(url, settings), loopback_only=is_loopback(settings.host))
    config = DoorConfig(
        app,
        Doors(settings.limits),
        host=settings.host,
        port=settings.port,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    sys.setswitchinterval(0.001)  # the thread that writes must not hold up those who answer
    gc.set_threshold(20_000, 50, 1_000_000)  # a whole collection takes 0.2 s: the house does it when nobody plays
    server = _Server(config, open_browser=open_browser)
    try:
        asyncio.run(server.serve())
    except KeyboardInterrupt:
        return 0
    finally:
        held.close()
    return 0 if server.started else 2


class _Server(uvicorn.Server):
    """Says where it can be reached once it can."""

    def __init__(self, config: uvicorn.Config, *, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in self.servers:
            host, port = listening.sockets[0].getsockname()[:2]
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
            print(f"Gruft: {address}", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
            break
