"""What HTTP requests and their answers carry, as typed records: games, tables to be opened, and lists of them.

Not here: the messages of a live table, and what both have in common (records.py).
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from gruft.server.records import (
    Args,
    Late,
    Name,
    OptionValue,
    Pace,
    Refusal,
    Result,
    Role,
    SeatInfo,
    SeatKind,
    SeatNumber,
)

# -- games -----------------------------------------------------------------


class Words(Struct):
    """The same in both languages."""

    en: str
    de: str


class Setting(Struct):
    """An option of a game, and its default. Its words are messages `setting-<id>` of the texts."""

    id: str
    values: list[OptionValue]
    usual: OptionValue
    players: list[int] | None


class GameInfo(Struct):
    """What the lobby shows of a game."""

    slug: str
    name: Words
    tagline: Words
    players: list[int]
    minutes: int
    credits: str
    levels: list[str]
    options: list[Setting]
    seat_names: list[str]


class MapTitle(Struct):
    """A map one may look at before a table is opened; `mood`: how its ground looks, where the game says so."""

    title: str
    mood: str


class Component(Struct, omit_defaults=True):
    """A component by name, with what is printed on it where the game's data have it."""

    name: str
    called: str = ""  # in sentences, where the name is too long for them
    text: str = ""
    source: str = ""
    data: dict[str, Any] = {}  # the printed numbers, as in the game's content files


class RuleText(Struct):
    """One line of a game's ledger in one language."""

    id: str
    chapter: str
    kind: str
    text: str
    source: str


# -- opening tables --------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: SeatKind
    name: Name = ""
    level: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    name: Name = ""
    options: dict[Name, OptionValue] = {}
    pace: Pace = "live"
    late: Late = "wait"


class NextTable(Struct, forbid_unknown_fields=True):
    """The next table of the same people; `was`: the old seat of whoever sits at each of its seats, -1 for nobody's."""

    table: NewTable
    was: Annotated[list[Annotated[int, Meta(ge=-1, le=7)]], Meta(min_length=1, max_length=8)]


class NextGame(Struct):
    """Who has opened the next game of the same people; null if nobody has yet."""

    by: str | None


class JournalFile(Struct, forbid_unknown_fields=True):
    """A journal to go on from, or to look at."""

    journal: Annotated[str, Meta(max_length=4_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    name: Name = ""
    agreed: Annotated[str, Meta(max_length=64)] = ""
    """The components (their digest) with which it may go on though it began with others."""


class OpenedSeat(Struct):
    seat: int
    kind: SeatKind
    name: str
    token: str | None


class CoachLink(Struct):
    seat: int
    token: str


class OpenedTable(Struct):
    """The links of a new table. They are told once; only their hashes are stored."""

    id: str
    token: str
    seats: list[OpenedSeat]
    spectator: str
    coach: list[CoachLink]


class PlayOn(Struct):
    """The own seat at the next table; `opened`: all its links, for whoever has opened it."""

    id: str
    token: str
    opened: OpenedTable | None


class Tokens(Struct, forbid_unknown_fields=True):
    """The links a browser holds."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]


class CoachWanted(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class LinkWanted(Struct, forbid_unknown_fields=True):
    """A new link for a place at a table: a friend's seat, spectators, or a coach."""

    role: Role
    seat: SeatNumber | None = None


class FreshLink(Struct):
    role: Role
    seat: int | None
    token: str


class Deleted(Struct):
    """There is no such table any more."""

    id: str


class SeatChange(Struct, forbid_unknown_fields=True):
    """Let a bot play a seat (`bot`: its level), give it back (`bot`: null), rename it, or give up for good."""

    bot: Name | UnsetType | None = UNSET
    name: Name | UnsetType = UNSET
    gives_up: bool = False


# -- what is told about a table --------------------------------------------


class Seats(Struct):
    seats: list[SeatInfo]


class FewTokens(Struct, forbid_unknown_fields=True):
    """Some links a browser holds, for what takes longer to find out."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=20)]


class SummarySeat(Struct):
    name: str
    kind: SeatKind
    level: str | None
    gave_up: bool = False


class TableSummary(Struct):
    """A table in the list of my tables. `due`: when my time to answer is over; `expires`: when it is removed."""

    token: str
    id: str
    game: str
    name: str
    seats: list[SummarySeat]
    role: Role
    you: list[int]
    over: bool
    your_turn: bool
    due: str | None
    waiting: list[int]
    updated: str
    result: Result | None
    expires: str | None = None


class Luck(Struct):
    """The dice that fell for a seat: how many, and how well on average among their faces (50 is even)."""

    dice: int
    height: int


class Play(Struct):
    """A finished game, to be remembered. `you`: the seats of whoever asks. `imported`: somebody knew its seed."""

    id: str
    game: str
    name: str
    options: dict[str, OptionValue]
    seats: list[SummarySeat]
    you: list[int]
    began: str
    ended: str
    result: Result
    luck: list[Luck]
    imported: bool


class Moment(Struct):
    """What a viewer could see after public moment `number`."""

    number: int
    length: int
    seat: int | None
    view: Any  # the shape of a view belongs to its game
    log_upto: int
    notice: Refusal | None = None


class Trouble(Struct):
    """Every answer with a 4xx status."""

    code: str
    args: Args = {}
