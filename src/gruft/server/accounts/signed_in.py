"""Who is signed in: a secret in a cookie that no script can read and no other site can send.

The cookie is `HttpOnly`, `SameSite=Strict`, behind TLS also `Secure` and bound to this very host by its name. Stored is
only a hash. Guests have none, and for them everything is as it is without accounts.
"""

from __future__ import annotations

from litestar.datastructures import Cookie

from gruft.server.http.trouble import Refused, Visit
from gruft.server.http.visiting import house_of, settings_of
from gruft.server.settings import Settings
from gruft.server.store.links import new_token, token_hash
from gruft.server.store.people import Account
from gruft.server.tables.house import House
from gruft.table.rules import refuse

DAY = 24 * 60 * 60 * 1000
MEMBER_DAYS = 90
OPERATOR_DAYS = 1
MEMBER, OPERATOR = "gruft_member", "gruft_operator"


def _cookie(settings: Settings, name: str, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=_name(settings, name),
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="strict",
        secure=_secure(settings),
    )


def _secure(settings: Settings) -> bool:
    return settings.public.startswith("https") or bool(settings.tls_certificate)


def _name(settings: Settings, name: str) -> str:
    return f"__Host-{name}" if _secure(settings) else name


def secret_of(request: Visit, name: str) -> str | None:
    """The hash of what the cookie holds."""
    value = request.cookies.get(_name(settings_of(request), name))
    return token_hash(value) if value else None


async def welcomed(request: Visit, account_id: str | None) -> Cookie:
    """Begin a session: of an account, or (None) of the operator."""
    house = house_of(request)
    token = new_token()
    days = MEMBER_DAYS if account_id is not None else OPERATOR_DAYS
    await house.read(house.people.begin_session, token_hash(token), account_id, days * DAY)
    return _cookie(settings_of(request), MEMBER if account_id else OPERATOR, token, days * DAY // 1000)


def farewell(request: Visit, name: str = MEMBER) -> Cookie:
    """The cookie that takes a cookie away."""
    return _cookie(settings_of(request), name, "", 0)


def need_accounts(request: Visit) -> None:
    """Refused where there are no accounts."""
    if settings_of(request).accounts == "off":
        raise Refused(404, refuse("account.off"))


async def member_of(request: Visit) -> Account | None:
    """Who is signed in, if there are accounts and somebody is."""
    secret = secret_of(request, MEMBER)
    if settings_of(request).accounts == "off" or secret is None:
        return None
    house = house_of(request)
    return await house.read(house.people.member, secret)


async def the_member(request: Visit) -> Account:
    """Who is signed in, or the refusal."""
    need_accounts(request)
    member = await member_of(request)
    if member is None:
        raise Refused(401, refuse("account.signed_out"))
    return member


async def the_operator(request: Visit) -> House:
    """The house, for its operator."""
    house = house_of(request)
    secret = secret_of(request, OPERATOR)
    if secret is None or not await house.read(house.people.is_operator, secret):
        raise Refused(401, refuse("operator.unknown"))
    return house
