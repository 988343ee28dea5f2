"""Putting the server together and running it (`gruft serve`)."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

import sqlalchemy as sa
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gruft import __version__
from gruft.extras import need
from gruft.ready import work_out_records
from gruft.server import logs, restoring, upkeep
from gruft.server.accounts import routes as accounts
from gruft.server.desk.desk import Unanswered
from gruft.server.http import games, health, hosting, lobby, pages, plays, rematch, seats, trouble
from gruft.server.http.allowance import Doorman
from gruft.server.http.doors import DoorConfig, Doors
from gruft.server.http.forwarded import is_loopback, networks
from gruft.server.http.guard import Guard
from gruft.server.http.live import live
from gruft.server.neighbours import Neighbours, Place
from gruft.server.notices import routes as notices
from gruft.server.notices.teller import Teller
from gruft.server.operator import routes as operator
from gruft.server.settings import Settings
from gruft.server.several import Overseer, end_with
from gruft.server.store.database import connect, database_url, migrate
from gruft.server.store.holding import NotOurs, hold
from gruft.server.store.keeping import Handover
from gruft.server.store.links import new_token, token_hash
from gruft.server.store.people import People
from gruft.server.store.reach import OutOfReach
from gruft.server.store.removing import Removed
from gruft.server.store.writer import Conflict
from gruft.server.tables.house import House
from gruft.texts import Texts, language

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

FRAME_BYTES = 64 * 1024
BREATH_SECONDS = 20.0
"""So much of what one address may ask for in time may come at once: a page with its pictures, people who sit down."""
OPERATOR_LINK = 7 * 24 * 60 * 60 * 1000
"""For how long the operator's link may wait to be used."""
SWITCH_SECONDS = 0.0001
"""How long the thread that writes waits for those who answer, each time the database gives it back a step."""


def application(url: sa.URL, settings: Settings, neighbours: Neighbours | None = None) -> Litestar:
    """The application; its database must be migrated."""

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(
            url,
            bot_pause=settings.bot_pause,
            pass_pause=settings.pass_pause,
            away_seconds=settings.away_seconds,
            clock_seconds=settings.clock_seconds,
            tidy_seconds=settings.tidy_seconds,
            expire_days=settings.expire_days,
            most_entries=settings.limits.entries,
            processes=settings.workers,
        )
        app.state.house = house
        app.state.teller = teller = Teller(house, settings)
        await house.open()
        upkeep.begin(house)
        await teller.open()
        if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
            house.spawn(restoring.watch(house, Handover.beside(url)))
        if neighbours is not None:
            house.spawn(health.keep_telling(app.state))
        try:
            yield
        finally:
            teller.close()
            await house.close()

    app = Litestar(
        route_handlers=[
            games.router,
            lobby.router,
            seats.router,
            hosting.router,
            plays.router,
            rematch.router,
            accounts.router,
            operator.router,
            notices.router,
            live,
            health.healthz,
            health.metrics,
            pages.client,
        ],
        lifespan=[open_house],
        state=State(
            {
                "files": pages.client_files(),
                "operators": networks(settings.operators),
                "settings": settings,
                "neighbours": neighbours,
                "doors": Doors(settings.limits, settings.believed, neighbours),
            }
        ),
        exception_handlers={
            trouble.Refused: trouble.refused,
            Unanswered: trouble.unanswered,
            OutOfReach: trouble.outage,
            Removed: trouble.gone,
            Conflict: trouble.overtaken,
            sa.exc.IntegrityError: trouble.overtaken,
            RecursionError: trouble.unreadable,
            UnicodeDecodeError: trouble.unreadable,
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
    work_out_records()  # before there are threads that read by them
    return app


def tell_of_crashes() -> None:
    """A process that crashes says where, on the standard error if that is a file."""
    with contextlib.suppress(io.UnsupportedOperation):
        faulthandler.enable()


def own_texts() -> Texts:
    """The words of the server itself, in the language of this machine."""
    return Texts(None, language(os.environ.get("LC_ALL") or os.environ.get("LANG")))


def main(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until interrupted. Returns the exit code."""
    logs.set_up(settings.log)
    tell_of_crashes()
    if settings.accounts != "off":
        need("accounts")
    texts = own_texts()
    try:
        url = database_url(settings.db or None)
        held = hold(url)
        migrate(url)
    except NotOurs as error:
        print(texts.refusal(error.refusal), file=sys.stderr)
        return 2
    except (sa.exc.SQLAlchemyError, ImportError, ValueError, OSError) as error:  # also a driver nobody has, and no URL
        print(texts.say("server-database", {"problem": str(error).splitlines()[0]}), file=sys.stderr)
        return 2
    with held:
        greeting = Greeting(settings, operator_link(url), texts, open_browser)
        if settings.workers == 1:
            return run(settings, lambda server: greeting.say(server.address))
        overseer = Overseer(settings, serve_one)
        return overseer.run(lambda: greeting.say(overseer.address))


def serve_one(settings: Settings, listening: socket.socket, parent: Connection, place: Place) -> None:
    """The life of one of several processes."""
    logs.set_up(settings.log)
    tell_of_crashes()
    end_with(parent)
    sys.exit(run(settings, lambda _: parent.send("serving"), [listening], Neighbours(place)))


def run(
    settings: Settings,
    ready: Callable[[Server], None],
    sockets: list[socket.socket] | None = None,
    neighbours: Neighbours | None = None,
) -> int:
    """Serve in this process; the database is ready."""
    try:
        app = application(database_url(settings.db or None), settings, neighbours)
    except pages.BeingBuilt:
        print(own_texts().say("server-client-being-built"), file=sys.stderr)
        return 2
    per_second = settings.limits.per_second
    often = Doorman(at_once=round(per_second * BREATH_SECONDS), per_second=per_second, share=settings.workers)
    guard = Guard(
        app,
        loopback_only=is_loopback(settings.host) and not settings.public,
        public=settings.public,
        proxies=settings.believed,
        sockets=settings.limits.per_address,
        banned=lambda address: app.state.house.bylaws.bans(address),
        neighbours=neighbours,
        asking=often.admits,
    )
    config = DoorConfig(
        guard,
        app.state.doors,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.tls_certificate or None,
        ssl_keyfile=settings.tls_key or None,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # what is there now stays
    gc.set_threshold(20_000, 50, 1_000_000)  # the house chooses when (memory.py)
    server = Server(config, ready)
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(server.serve(sockets))
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 2


def operator_link(url: sa.URL) -> str:
    """The secret of the operator's link; those of earlier starts are void."""
    engine = connect(url)
    people = People(engine)
    people.withdraw("operator")
    token = new_token()
    people.issue("operator", token_hash(token), OPERATOR_LINK)
    engine.dispose()
    return token


@dataclass(frozen=True, slots=True)
class Greeting:
    """Says where the server can be reached, and where its operator comes in."""

    settings: Settings
    token: str
    texts: Texts
    open_browser: bool

    def say(self, address: tuple[str, int]) -> None:
        """Print where the server is, and open a browser if that is wanted."""
        host, port = address
        scheme = "https" if self.settings.tls_certificate else "http"
        link = f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Gruft: {link}", flush=True)
        public = f"{self.settings.public.rstrip('/')}/" if self.settings.public else link
        print(self.texts.say("server-operator", {"problem": f"{public}operator#{self.token}"}), flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


class Server(uvicorn.Server):
    """Says so once it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[Server], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens: host and port."""
        name = self.servers[0].sockets[0].getsockname()
        return str(name[0]), int(name[1])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and tell that it does."""
        await super().startup(sockets)
        if self.started:
            self._ready(self)
