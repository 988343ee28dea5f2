"""What crosses the wire between the operator and the house."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gruft.server.accounts.records import Accounts, Secret


class Enter(Struct, forbid_unknown_fields=True):
    """The secret of the link that was printed at the start; it works once."""

    token: Secret


class OperatorTable(Struct):
    """`here`: how many look at it now, with this process."""

    id: str
    game: str
    name: str
    seats: list[str]
    updated: str
    over: bool
    closed: bool
    here: int


class OperatorPerson(Struct):
    id: str
    name: str
    created: str
    banned: bool
    tables: int


class Overview(Struct):
    """Everything on the operator's page: the newest tables and people, and how many there are in all."""

    accounts: Accounts
    read_only: bool
    tables: list[OperatorTable]
    tables_total: int
    people: list[OperatorPerson]
    people_total: int
    bans: list[str]
    figures: dict[str, float]
    limits: dict[str, float]


class TableOrder(Struct, forbid_unknown_fields=True):
    """Close a table (it can be looked at), open it again, or make all links but its host's void."""

    do: Literal["close", "open", "revoke"]


class Ban(Struct, forbid_unknown_fields=True):
    """Keep an address or network, or an account, out (`lift`: let it in again)."""

    address: Annotated[str, Meta(max_length=50)] = ""
    account: Annotated[str, Meta(max_length=40, pattern=r"^[\x20-\x7e]*$")] = ""
    lift: bool = False


class ReadOnly(Struct, forbid_unknown_fields=True):
    """Whether the house only shows what is there."""

    on: bool
