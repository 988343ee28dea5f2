"""Tells people that they are asked: looks every few seconds, sends in threads of its own, tries later what fails.

Nobody at a table ever waits for it. Who is at the table is not told; who has been told is not told again about the same
question, however often the server is started.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from gruft.extras import present
from gruft.server.names import iso
from gruft.server.notices.outside import Forbidden
from gruft.server.notices.sending import Notice, Sender, new_push_key, public_key
from gruft.server.operator.expiry import Expiry
from gruft.server.settings import Settings
from gruft.server.store import noticing
from gruft.server.store.notes import first_note
from gruft.server.store.noticing import Wish
from gruft.server.store.reach import OutOfReach
from gruft.server.store.statements import now
from gruft.server.tables.house import House
from gruft.table.game import load_meta
from gruft.texts import Texts

PUSH_KEY = "push_key"
AT_ONCE = 4
MOST_PER_ROUND = 200
GONE = (404, 410)
_log = logging.getLogger("gruft.server.notices")


class Teller:
    """One per process."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        self.public_key: str | None = None
        self._sender: Sender | None = None
        self._threads = ThreadPoolExecutor(AT_ONCE, "telling")
        self._waiting = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """The key for push messages is made at the first start and kept."""
        key = None
        if present("push"):
            key = await self.house.read(first_note, self.house.engine, PUSH_KEY, new_push_key())
            self.public_key = public_key(key)
        settings = self.settings
        self._sender = Sender(settings.public.rstrip("/"), settings.mail, key, settings.local_notices)
        self.house.spawn(self._run())

    def close(self) -> None:
        """No further notice is sent."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.clock_seconds)
            try:
                for wish in (await self.house.read(noticing.wishes, self.house.engine))[:MOST_PER_ROUND]:
                    notice = self._notice(wish)
                    if notice is not None:
                        await self._waiting.acquire()
                        self.house.spawn(self._tell(wish, notice))
            except OutOfReach as outage:
                _log.info("notices wait for the database: %s", outage)
            except Exception:
                _log.exception("somebody could not be told")

    def _notice(self, wish: Wish) -> Notice | None:
        """What there is to tell, if anything."""
        if turn_due(wish, now(), self.settings.notice_seconds) and not self._at_table(wish):
            return self._words(wish, "notice-turn")
        ends = ends_soon(wish, now(), self.house.expiry)
        return self._words(wish, "notice-expires", iso(ends)[:10]) if ends is not None else None

    def _at_table(self, wish: Wish) -> bool:
        return not self.house.present(wish.table_id).isdisjoint(wish.seats)

    def _words(self, wish: Wish, message: str, date: str = "") -> Notice:
        texts = Texts(None, wish.lang)
        game = load_meta(wish.game).name
        body = " · ".join(word for word in (wish.table_name, game.get(wish.lang, game["en"])) if word)
        return Notice(texts.say(message, {"date": date}), body, f"/table/{wish.table_id}", wish.table_id)

    async def _tell(self, wish: Wish, notice: Notice) -> None:
        people, turn = self.house.people, turn_due(wish, now(), self.settings.notice_seconds)
        try:
            if not await self.house.read(noticing.claim, people, wish):
                return
            status = await asyncio.get_running_loop().run_in_executor(self._threads, self._send, wish, notice)
            if 200 <= status < 300:
                await self.house.read(noticing.told, people, wish, turn=turn)
            else:
                await self.house.read(noticing.failed, people, wish, gone=status in GONE)
        except OutOfReach:
            _log.info("what became of a notice is not stored; it may come twice")
        finally:
            self._waiting.release()

    def _send(self, wish: Wish, notice: Notice) -> int:
        """In a thread: the status of the answer, 410 for who must not be asked again, 0 if nothing answers."""
        assert self._sender is not None
        ending = f"{Texts(None, wish.lang).say('notice-end')}\n{self.settings.public.rstrip('/')}/quiet#{wish.id}"
        try:
            match wish.way:
                case "push" | "mail" | "hook":
                    return self._sender.send(wish.way, wish.target, notice, ending)
                case _:
                    return GONE[1]
        except Forbidden:
            return GONE[1]
        except Exception as error:  # whatever the other side, the net or the post office may do
            _log.info("a notice by %s did not arrive: %s", wish.way, type(error).__name__)
            return 0

    async def letter(self, to: str, lang: str, notice: Notice) -> bool:
        """Send one letter now: whether it has left."""
        assert self._sender is not None
        sender = self._sender
        try:
            call = asyncio.get_running_loop().run_in_executor(self._threads, sender.send, "mail", to, notice, "")
            await call
        except Exception as error:  # see above
            _log.info("a letter did not leave: %s", type(error).__name__)
            return False
        return True


def turn_due(wish: Wish, at: int, seconds: float) -> bool:
    """Whether somebody has been asked for a while and does not know yet."""
    return wish.asked is not None and wish.told < wish.asked <= at - seconds * 1000


def ends_soon(wish: Wish, at: int, expiry: Expiry) -> int | None:
    """When the table is removed, if it is time to say so and has not been said."""
    return expiry.said(at, over=False, updated=wish.updated) if wish.warned < wish.updated else None
