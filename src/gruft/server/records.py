"""What crosses the wire at a live table, as typed records: its messages and what they are made of.

The types of the client are generated from here (wire/). Nothing behind the edge uses these records: rules speak
asks, refusals and events, storage speaks rows.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from gruft.table import rules

Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+\Z")]
Key = Annotated[str, Meta(max_length=200)]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
OptionValue = str | int | bool
Args = dict[str, str | int]
SeatKind = Literal["me", "friend", "bot", "hotseat"]
Role = Literal["player", "spectator", "coach"]
Pace = Literal["live", "day", "three_days"]
Late = Literal["wait", "bot", "pass"]
Until = Literal["turn", "round", "game"]
ChanceKind = Literal["commitment", "pledge", "mix", "back"]
AskKind = Annotated[str, Meta(title="kind of question")]
EventKind = Annotated[str, Meta(title="kind of event")]
"""Both are words of the games: the client knows them all (wire/kinds.ts)."""
Status = Literal["accepted", "refused", "stale", "why", "later"]

# -- what is told about a table --------------------------------------------


class Refusal(Struct):
    """Why not: a code with a sentence in the texts, and the rule behind it."""

    code: str
    rule: str
    args: Args


class Refused(Struct):
    """A candidate that is not offered, and why."""

    key: str
    code: str
    rule: str
    args: Args


class Option(Struct):
    """What may be answered."""

    key: str


class Ask(Struct):
    """An open decision. `id` changes whenever the decision does; `optional`: standing orders may answer it.

    `reaction`: it only offers to react to what somebody else does.
    """

    id: str
    seat: int
    kind: AskKind
    args: Args
    options: list[Option]
    refused: list[Refused]
    optional: bool
    reaction: bool = False


class Told(Struct):
    """An event as one viewer is told it. `n` counts what this viewer can see; `private`: not everybody sees it."""

    n: int
    event: EventKind
    args: Args
    private: bool


class Order(Struct, forbid_unknown_fields=True):
    """A standing order: answer `key` to asks of a kind unless one of `unless` is among their options or arguments.

    `until`: when it ends by itself. `made`: in which turn or round that is; the server says so.
    """

    key: Key
    unless: Annotated[list[Key], Meta(max_length=20)] = []
    until: Until = "game"
    made: Annotated[str, Meta(max_length=60)] = ""


class Part(Struct):
    """What one seat (null: spectators) sees. Entries from `log_from` on are replaced by `log`.

    `acted`: it has answered something. `turn`: the public moment at which its last turn ended.
    """

    seat: int | None
    view: msgspec.Raw
    asks: list[Ask]
    can_undo: bool
    acted: bool
    standing: dict[str, Order]
    log_from: int
    log: list[Told]
    turn: int
    seen: int | None = None


class Result(Struct):
    """How the game ended; now the seed may be known."""

    winners: list[int]
    places: list[int]
    points: list[int]
    breakdown: list[dict[str, int]]
    reason: str
    seed: str
    fresh: list[str] = []


class SeatInfo(Struct):
    """Who sits where. `level`: a bot plays it now. `gave_up`: to the end."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    online: bool
    gave_up: bool = False


class TableInfo(Struct):
    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    created: str
    pace: Pace = "live"
    late: Late = "wait"


# -- messages to the server ------------------------------------------------


class Hello(Struct, tag="hello"):
    """The first message: the secret of the link. What the client has is always sent anew.

    `contributes`: this client mixes bytes into the table's chance; nobody is asked before they are in.
    """

    token: Annotated[str, Meta(max_length=100)]
    contributes: bool = False
    have: int | None = None
    log: int | None = None


class Answer(Struct, tag="answer"):
    id: Word
    seat: SeatNumber
    ask: Word
    key: Key


class Undo(Struct, tag="undo"):
    id: Word
    seat: SeatNumber


class WhyNot(Struct, tag="why_not"):
    id: Word
    seat: SeatNumber
    key: Key


class Final(Struct, tag="final"):
    """Could this answer be taken back? If not, the reply says why: it reveals something, or others go on from it."""

    id: Word
    seat: SeatNumber
    key: Key


class Standing(Struct, tag="standing"):
    """Set (or with null take back) standing orders, by kind of ask, or by kind and what sets it off (`kind ref`).

    `nothing` is for questions that leave nothing but to pass: they are passed, or with the key `ask` asked.
    """

    id: Word
    seat: SeatNumber
    orders: Annotated[dict[Word, Order | Key | None], Meta(max_length=50)]


class Say(Struct, tag="chat"):
    """Words, or a finger on something on the table (`ref`), or both.

    `motion:end` proposes to end the game here, `motion:ready` asks whether everybody is ready, `motion:back` asks to
    take back one's last answer although it revealed something, `motion:move` to take the table along to another device
    or server; `motion:end.yes` and `motion:end.no` answer that. The game ends, the answer is taken back, or the whole
    file may be had by everybody who plays, when everybody has agreed.
    """

    id: Word
    text: Annotated[str, Meta(max_length=500)] = ""
    ref: Annotated[str, Meta(max_length=100, pattern=r"^[\w:,.\-]*$")] = ""


class Contribution(Struct, tag="contribution"):
    """Mix bytes into this table's chance: first their hash (`pledge`), then the bytes themselves (`mix`), as hex."""

    id: Word
    seat: SeatNumber
    pledge: Hex = ""
    mix: Hex = ""


class Earlier(Struct, tag="earlier"):
    """What was said before this line?"""

    before: Annotated[int, Meta(ge=1, le=1 << 31)]


class Sync(Struct, tag="sync"):
    """Something is missing here: send everything."""


class Ping(Struct, tag="ping"):
    pass


Request = Answer | Undo | WhyNot | Final | Standing | Say | Contribution
"""What has an id, and is answered by a `Reply`."""

FromClient = Hello | Request | Earlier | Sync | Ping

# -- messages to the client ------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """What does not change with every answer. `imported`: somebody knew the seed from the start.

    `closed`: why nothing can be decided at this table any more; it can be looked at. `notice`: what else to know.
    """

    table: TableInfo
    role: Role
    you: list[int]
    commitment: str
    imported: bool
    closed: Refusal | None = None
    notice: Refusal | None = None


class State(Struct, tag="state"):
    """The newest state. `since` is the version sent before on this connection; null: this one is complete."""

    version: int
    since: int | None
    length: int
    over: bool
    waiting: list[int]
    result: Result | None
    parts: list[Part]


class Reply(Struct, tag="reply", omit_defaults=True):
    """What became of a request. An accepted answer is stored.

    `stale`: another question is open now (`ask`), or none. `later`: nothing can be stored now, ask again under this id.
    """

    id: str
    status: Status
    refusal: Refusal | None = None
    ask: Ask | None = None

    @classmethod
    def no(cls, request: str, why: rules.Refusal) -> Reply:
        """A refusal, as the answer to a request."""
        return cls(request, "refused", Refusal(why.code, why.rule, why.args))


class ChanceStep(Struct):
    """A step in how the key of chance came about, after public moment `moment` (None: its journal will not say which).

    `commitment`: a new secret of the server. `pledge`: a seat has fixed bytes. `mix`: it has mixed bytes in.
    `back`: a step of the seat was taken back by agreement. `laid`: the table was laid out anew by the new key.
    """

    kind: ChanceKind
    seat: int | None
    value: str
    moment: int | None
    laid: bool


class Chance(Struct, tag="chance"):
    """How this table's chance came about. `several`: players' browsers mix in bytes of their own."""

    commitment: str
    several: bool
    position: bool
    steps: list[ChanceStep]


class ChatLine(Struct):
    """Plain text; `seat` null: not a player. With a `ref` somebody points at that thing."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str
    ref: str


class Chat(Struct, tag="chat"):
    entries: list[ChatLine]


class Presence(Struct, tag="presence"):
    seats: list[SeatInfo]


class Pong(Struct, tag="pong"):
    pass


class Closed(Struct, tag="closed"):
    """Why nothing can be decided at this table from now on."""

    why: Refusal


class Closing(Struct, tag="closing"):
    """Why the server hangs up."""

    code: str


FromServer = Welcome | State | Reply | Chat | Chance | Presence | Pong | Closed | Closing
