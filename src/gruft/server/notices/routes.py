"""The HTTP side of notices: who wants them, who confirms a mail address, who wants no more."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from gruft.server.http.links import TROUBLES
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import address_of, house_of, settings_of
from gruft.server.notices import records
from gruft.server.notices.sending import Notice, target_refusal
from gruft.server.notices.teller import Teller
from gruft.server.store import noticing
from gruft.server.store.links import new_token, token_hash
from gruft.server.tables.house import House
from gruft.table.rules import refuse
from gruft.texts import Texts

CONFIRM = 2 * 24 * 60 * 60 * 1000


def teller_of(request: Visit) -> Teller:
    """Who sends notices here."""
    teller = request.app.state.teller
    assert isinstance(teller, Teller)
    return teller


def _ways(request: Visit) -> records.NoticeWays:
    settings = settings_of(request)
    return records.NoticeWays(teller_of(request).public_key, bool(settings.mail.host), settings.webhooks)


def _counted(request: Visit) -> House:
    house = house_of(request)
    if not house.callers.admits(address_of(request)):
        raise Refused(429, refuse("account.too_often"))
    return house


@get("/notices", summary="How people can be told that they are asked", responses=TROUBLES, sync_to_thread=False)
def ways(request: Visit) -> records.NoticeWays:
    """For everybody."""
    return _ways(request)


@post("/notices", summary="Tell me when I am asked at these tables", responses=TROUBLES)
async def begin(request: Visit, data: JSONBody[records.NoticesWanted]) -> records.NoticesBegun:
    """For players, with their links; others' links and unknown ones are left out."""
    house = _counted(request)
    open_ways = _ways(request)
    if not {"push": open_ways.push is not None, "mail": open_ways.mail, "hook": open_ways.hook}[data.way]:
        raise Refused(404, refuse("notice.way"))
    wrong = target_refusal(data.way, data.target, local=settings_of(request).local_notices)
    if wrong is not None:
        raise Refused(400, refuse(wrong))
    sure = data.way != "mail"
    hashes = [token_hash(token) for token in data.tokens]
    ids, confirmed = await house.read(
        noticing.begin, house.people, hashes, data.way, data.target, data.lang, confirmed=sure, known=data.known
    )
    if ids and not confirmed:
        await _ask_back(request, data, ids)
    return records.NoticesBegun(ids, bool(ids) and not confirmed)


async def _ask_back(request: Visit, data: records.NoticesWanted, ids: list[str]) -> None:
    """A letter to the address: whoever reads it there may say yes. It holds no word of whoever asked for it."""
    house = house_of(request)
    if not house.letters.admits(data.target):
        raise Refused(429, refuse("account.too_often"))
    token = new_token()
    await house.read(house.people.issue, "mail", token_hash(token), CONFIRM, None, msgspec.json.encode(ids))
    texts = Texts(None, data.lang)
    asking = Notice(texts.say("notice-confirm"), texts.say("notice-confirm-body"), f"/notices#{token}", "")
    if not await teller_of(request).letter(data.target, data.lang, asking):
        raise Refused(503, refuse("notice.post_office"))


@post("/notices/confirm", summary="Yes, this is my mail address", responses=TROUBLES, status_code=200)
async def confirm(request: Visit, data: JSONBody[records.NoticesConfirm]) -> records.NoticesChanged:
    """For whoever got the letter, once."""
    house = _counted(request)
    ticket = await house.read(house.people.take, "mail", token_hash(data.token))
    if ticket is None:
        raise Refused(409, refuse("notice.confirmed"))
    ids = msgspec.json.decode(ticket.data, type=list[str])
    return records.NoticesChanged(await house.read(noticing.confirm, house.people, ids))


@post("/notices/end", summary="No more notices", responses=TROUBLES, status_code=200)
async def end(request: Visit, data: JSONBody[records.NoticesEnd]) -> records.NoticesChanged:
    """For whoever got one (by its id), and players at their tables."""
    house = _counted(request)
    count = await house.read(noticing.end_all, house.people, data.id) if data.id else 0
    hashes = [token_hash(token) for token in data.tokens]
    if hashes:
        count += await house.read(noticing.end_some, house.people, hashes, data.way, data.target)
    return records.NoticesChanged(count)


router = Router("/api", route_handlers=[ways, begin, confirm, end], request_max_body_size=64 * 1024)
