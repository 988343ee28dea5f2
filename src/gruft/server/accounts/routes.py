"""The HTTP side of accounts. Everything here is refused where the operator wants none.

Signing in takes two steps: what to sign, then the signature. What was to be signed is kept in the database and used up
by the second step, so a signature that somebody has overheard is worth nothing, whichever process is asked.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from gruft.server import bodies
from gruft.server.accounts import ceremony, records
from gruft.server.accounts.codes import code_hash, new_codes
from gruft.server.accounts.names import folded
from gruft.server.accounts.signed_in import (
    MEMBER,
    farewell,
    member_of,
    need_accounts,
    secret_of,
    the_member,
    welcomed,
)
from gruft.server.http.links import TROUBLES
from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import address_of, house_of, settings_of
from gruft.server.names import clean_name, iso
from gruft.server.store.links import new_table_id, new_token, token_hash
from gruft.server.store.people import Account, TicketKind
from gruft.server.store.removing import remove_account
from gruft.server.store.statements import now
from gruft.server.tables.house import House
from gruft.server.tables.opening import link_row
from gruft.table.rules import refuse

MINUTE = 60 * 1000
CEREMONY = 5 * MINUTE
INVITATION = 14 * 24 * 60 * MINUTE
MOST_PASSKEYS = 20
MOST_TABLES = 300
MOST_COPIES = 30
"""Links of one account to one place: so many devices have held it, or forgotten it."""


class _Newcomer(msgspec.Struct):
    """What is remembered between the two steps of making an account or a passkey."""

    challenge: bytes
    account_id: str = ""
    name: str = ""


def _counted(request: Visit) -> House:
    """The house, unless somebody asks too often."""
    need_accounts(request)
    house = house_of(request)
    if not house.callers.admits(address_of(request)):
        raise Refused(429, refuse("account.too_often"))
    return house


def _place(request: Visit) -> ceremony.Place:
    return ceremony.place(settings_of(request), request.headers.get("host", ""))


async def _ask(
    house: House, kind: TicketKind, asked: ceremony.Challenge, kept: _Newcomer, owner: str | None
) -> records.Ceremony:
    token = new_token()
    await house.read(house.people.issue, kind, token_hash(token), CEREMONY, owner, msgspec.json.encode(kept))
    return records.Ceremony(token, asked.options)


async def _answered(house: House, kind: TicketKind, token: str, owner: str | None) -> _Newcomer:
    """What was asked for under this id, once; only by whom it was asked."""
    ticket = await house.read(house.people.take, kind, token_hash(token))
    if ticket is None or ticket.account_id != owner:
        raise Refused(409, refuse("account.ceremony"))
    return msgspec.json.decode(ticket.data, type=_Newcomer)


# -- who am I ------------------------------------------------------------------


@get("/account", summary="Whether there are accounts, and who is signed in", responses=TROUBLES)
async def account(request: Visit) -> records.AccountInfo:
    """For everybody."""
    kind = settings_of(request).accounts
    member = await member_of(request)
    if member is None:
        return records.AccountInfo(kind)
    house = house_of(request)
    keys = await house.read(house.people.passkeys, member.id)
    left = await house.read(house.people.codes_left, member.id)
    return records.AccountInfo(kind, member.name, [records.PasskeyInfo(one.id, iso(one.created)) for one in keys], left)


# -- making an account -----------------------------------------------------------


@post("/account/register/options", summary="Begin to make an account", responses=TROUBLES, status_code=200)
async def register_options(request: Visit, data: JSONBody[records.Register]) -> records.Ceremony:
    """For everybody, or whoever was invited."""
    house = _counted(request)
    name = clean_name(data.name)
    if not folded(name):
        raise Refused(400, refuse("account.name"))
    if settings_of(request).accounts == "invite" and not data.invitation:
        raise Refused(403, refuse("account.invitation"))
    if house.bylaws.read_only:
        raise Refused(503, refuse("server.read_only"))
    if await house.read(house.people.named, folded(name)) is not None:
        raise Refused(409, refuse("name.taken", name=name))
    account_id = new_table_id()
    asked = ceremony.ask_for_new(_place(request), account_id, name, [])
    return await _ask(house, "register", asked, _Newcomer(asked.secret, account_id, name), None)


@post("/account/register", summary="Make an account with the passkey that was asked for", responses=TROUBLES)
async def register(request: Visit, data: JSONBody[records.Signed]) -> Response[records.Codes]:
    """For whoever began. The answer holds the recovery codes."""
    house = _counted(request)
    asked = await _answered(house, "register", data.id, None)
    key = ceremony.made(_place(request), asked.challenge, asked.account_id, data.credential)
    if key is None:
        raise Refused(403, refuse("account.passkey"))
    invited = settings_of(request).accounts == "invite"
    codes = new_codes()
    done = await house.read(
        house.people.create,
        Account(asked.account_id, asked.name, now(), banned=False),
        folded(asked.name),
        key,
        [code_hash(asked.account_id, code) for code in codes],
        token_hash(data.invitation) if invited else None,
    )
    if done == "invitation":
        raise Refused(403, refuse("account.invitation"))
    if done != "created":
        raise Refused(409, refuse("name.taken", name=asked.name) if done == "name" else refuse("account.passkey"))
    return Response(records.Codes(codes), status_code=201, cookies=[await welcomed(request, asked.account_id)])


# -- signing in and out ------------------------------------------------------------


@post("/account/sign-in/options", summary="Begin to sign in", responses=TROUBLES, status_code=200)
async def sign_in_options(request: Visit) -> records.Ceremony:
    """For everybody."""
    house = _counted(request)
    asked = ceremony.ask_who(_place(request))
    return await _ask(house, "sign_in", asked, _Newcomer(asked.secret), None)


@post("/account/sign-in", summary="Sign in with a passkey", responses=TROUBLES, status_code=200)
async def sign_in(request: Visit, data: JSONBody[records.Signed]) -> Response[records.Done]:
    """For whoever holds a passkey."""
    house = _counted(request)
    asked = await _answered(house, "sign_in", data.id, None)
    key = await house.read(house.people.passkey, str(data.credential.get("id", ""))[:1400])
    count = ceremony.counted(_place(request), asked.challenge, key, data.credential) if key is not None else None
    if key is None or count is None:
        raise Refused(403, refuse("account.passkey"))
    await _not_banned(house, key.account_id)
    await house.read(house.people.signed, key.id, count)
    return Response(records.Done(), cookies=[await welcomed(request, key.account_id)])


@post(
    "/account/recover",
    summary="Sign in with a recovery code, which is then used up",
    responses=TROUBLES,
    status_code=200,
)
async def recover(request: Visit, data: JSONBody[records.Recover]) -> Response[records.Done]:
    """For whoever holds a code. A wrong name and a wrong code are told in the same words."""
    house = _counted(request)
    found = await house.read(house.people.named, folded(data.name))
    used = found is not None and await house.read(house.people.use_code, found.id, code_hash(found.id, data.code))
    if found is None or not used:
        raise Refused(403, refuse("account.code"))
    await _not_banned(house, found.id)
    return Response(records.Done(), cookies=[await welcomed(request, found.id)])


async def _not_banned(house: House, account_id: str) -> None:
    found = await house.read(house.people.account, account_id)
    if found is None or found.banned:
        raise Refused(403, refuse("account.banned"))


@post("/account/sign-out", summary="Sign out here, or everywhere", responses=TROUBLES, status_code=200)
async def sign_out(request: Visit, data: JSONBody[records.SignOut]) -> Response[records.Done]:
    """Members."""
    member = await the_member(request)
    house = house_of(request)
    if data.everywhere:
        await house.read(house.people.end_sessions, member.id)
    await house.read(house.people.end_session, secret_of(request, MEMBER) or "")
    return Response(records.Done(), cookies=[farewell(request)])


# -- keys ----------------------------------------------------------------------------


@post("/account/passkeys/options", summary="Begin to add a passkey", responses=TROUBLES, status_code=200)
async def passkey_options(request: Visit) -> records.Ceremony:
    """Members."""
    member = await the_member(request)
    house = _counted(request)
    known = await house.read(house.people.passkeys, member.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refused(409, refuse("account.enough_passkeys"))
    asked = ceremony.ask_for_new(_place(request), member.id, member.name, known)
    return await _ask(house, "passkey", asked, _Newcomer(asked.secret, member.id), member.id)


@post("/account/passkeys", summary="Add the passkey that was asked for", responses=TROUBLES)
async def add_passkey(request: Visit, data: JSONBody[records.Signed]) -> records.Done:
    """Members, each for their own account."""
    member = await the_member(request)
    house = _counted(request)
    asked = await _answered(house, "passkey", data.id, member.id)
    key = ceremony.made(_place(request), asked.challenge, member.id, data.credential)
    if key is None or not await house.read(house.people.add_passkey, key):
        raise Refused(403, refuse("account.passkey"))
    return records.Done()


@delete("/account/passkeys/{key_id:str}", summary="Remove a passkey", responses=TROUBLES, status_code=200)
async def remove_passkey(
    request: Visit, key_id: Annotated[str, PathParameter(description="a passkey", max_length=1400)]
) -> records.Done:
    """Members, each their own; not the last one."""
    member = await the_member(request)
    house = house_of(request)
    done = await house.read(house.people.remove_passkey, member.id, key_id)
    if done == "unknown":
        raise Refused(404, refuse("account.no_such_passkey"))
    if done == "last":
        raise Refused(409, refuse("account.last_passkey"))
    return records.Done()


@post("/account/codes", summary="New recovery codes; the old ones are void", responses=TROUBLES)
async def renew_codes(request: Visit) -> records.Codes:
    """Members."""
    member = await the_member(request)
    house = _counted(request)
    codes = new_codes()
    await house.read(house.people.renew_codes, member.id, [code_hash(member.id, code) for code in codes])
    return records.Codes(codes)


@post("/account/invitations", summary="A link with which one person may make an account", responses=TROUBLES)
async def invite(request: Visit) -> records.Invitation:
    """Members."""
    member = await the_member(request)
    house = _counted(request)
    token = new_token()
    await house.read(house.people.issue, "invitation", token_hash(token), INVITATION, member.id)
    return records.Invitation(token)


# -- tables and the end ----------------------------------------------------------------


@post("/account/tables", summary="The same tables on every device", responses=TROUBLES, status_code=200)
async def same_tables(request: Visit, data: JSONBody[bodies.Tokens]) -> records.HeldLinks:
    """Members. What this device holds is remembered; for what others hold, it gets links of its own."""
    member = await the_member(request)
    house = house_of(request)
    hashes = [token_hash(token) for token in data.tokens]
    await house.read(house.people.remember, member.id, hashes)
    mine = await house.read(house.people.links, member.id)
    here = {(link.table_id, link.role, *link.seats) for link in mine if link.hash in hashes}
    copies = Counter((link.table_id, link.role, *link.seats) for link in mine)
    fresh = []
    for link in mine:
        place = (link.table_id, link.role, *link.seats)
        if place in here or len(here) >= MOST_TABLES or copies[place] >= MOST_COPIES:
            continue
        here.add(place)
        token = new_token()
        row = link_row(token, link.table_id, link.role, link.seats, creator=link.creator)
        await house.read(house.people.copy_link, member.id, row)
        fresh.append(records.HeldLink(link.table_id, token))
    return records.HeldLinks(fresh)


@delete("/account/tables/{table_id:str}", summary="Take a table off my list", responses=TROUBLES, status_code=200)
async def forget_table(
    request: Visit, table_id: Annotated[str, PathParameter(description="a table", max_length=40)]
) -> records.Done:
    """Members, from their own list."""
    member = await the_member(request)
    house = house_of(request)
    await house.read(house.people.forget, member.id, table_id)
    return records.Done()


@post("/account/delete", summary="Delete my account with all it holds", responses=TROUBLES, status_code=200)
async def leave(request: Visit, data: JSONBody[records.Farewell]) -> Response[records.Done]:
    """Members, who write their name."""
    member = await the_member(request)
    if folded(data.name) != folded(member.name):
        raise Refused(409, refuse("account.other_name"))
    house = house_of(request)
    for table_id in await house.read(remove_account, house.people, member.id):
        await house.reopen(table_id)
    return Response(records.Done(), cookies=[farewell(request)])


router = Router(
    "/api",
    route_handlers=[
        account,
        register_options,
        register,
        sign_in_options,
        sign_in,
        recover,
        sign_out,
        passkey_options,
        add_passkey,
        remove_passkey,
        renew_codes,
        invite,
        same_tables,
        forget_table,
        leave,
    ],
    request_max_body_size=64 * 1024,
)
