"""What crosses the wire about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gruft.server.accounts.records import Secret

Way = Literal["push", "mail", "hook"]
Target = Annotated[str, Meta(max_length=2000, pattern=r"^[^\x00]*$")]


class NoticeWays(Struct):
    """How people can be told. `push`: the public key of this server's messages, or null where there are none."""

    push: str | None
    mail: bool
    hook: bool


class NoticesWanted(Struct, forbid_unknown_fields=True):
    """Tell me when I am asked at these tables. `target`: a push subscription as JSON, a mail address, a web address.

    `known`: an earlier notice to the same mail address; if that was confirmed, this one need not be.
    """

    tokens: Annotated[list[Secret], Meta(max_length=200)]
    way: Way
    target: Target
    lang: Literal["en", "de"] = "en"
    known: Secret = ""


class NoticesBegun(Struct):
    """`confirm`: a letter is on its way, and nothing else will be until it is answered."""

    ids: list[str]
    confirm: bool


class NoticesEnd(Struct, forbid_unknown_fields=True):
    """No more of them: by the id in a letter (all to the same address), or those of one way at these tables."""

    id: Secret = ""
    tokens: Annotated[list[Secret], Meta(max_length=200)] = []
    way: Way = "push"
    target: Target = ""


class NoticesConfirm(Struct, forbid_unknown_fields=True):
    """The secret of the letter."""

    token: Secret


class NoticesChanged(Struct):
    """How many notices it was about."""

    count: int
