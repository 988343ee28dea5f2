"""What crosses the wire about accounts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Accounts = Literal["off", "open", "invite"]
Secret = Annotated[str, Meta(max_length=100, pattern=r"^[\x20-\x7e]*$")]
AccountName = Annotated[str, Meta(min_length=1, max_length=30)]


class PasskeyInfo(Struct):
    id: str
    created: str


class AccountInfo(Struct):
    """Whether there are accounts here, and who is signed in. `codes`: recovery codes left."""

    accounts: Accounts
    name: str | None = None
    passkeys: list[PasskeyInfo] = []
    codes: int = 0


class Register(Struct, forbid_unknown_fields=True):
    """A new account. `invitation`: the secret of the link, where one is needed."""

    name: AccountName
    invitation: Secret = ""


class Ceremony(Struct):
    """What the browser is to sign; `id` comes back with the answer, once."""

    id: str
    options: dict[str, object]


class Signed(Struct, forbid_unknown_fields=True):
    """What the browser has signed."""

    id: Secret
    credential: dict[str, object]
    invitation: Secret = ""


class Recover(Struct, forbid_unknown_fields=True):
    name: AccountName
    code: Secret


class Codes(Struct):
    """Recovery codes. They are told once; only their hashes are stored."""

    codes: list[str]


class SignOut(Struct, forbid_unknown_fields=True):
    """`everywhere`: on all devices."""

    everywhere: bool = False


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete my account; the name, so that nobody does it by mistake."""

    name: AccountName


class Invitation(Struct):
    """The secret of a link with which one person may make an account."""

    token: str


class HeldLink(Struct):
    """A link for this device."""

    id: str
    token: str


class HeldLinks(Struct):
    links: list[HeldLink]


class Done(Struct):
    """It is done, and there is nothing to tell about it."""

    done: bool = True
