"""What a game must provide, and the registry of games.

`games/<slug>/meta.py` is cheap to import (lobby, help); `games/<slug>/game.py` brings the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

from gruft.ready import LOADING, work_out_records
from gruft.table.ask import Ask, Seat
from gruft.table.chance import Chance
from gruft.table.content import foreign_home, freeze
from gruft.table.events import Event, Throw
from gruft.table.flow import Beat
from gruft.table.plain import Plain
from gruft.table.rules import Arg, Refusal, refuse

SLUGS = ("lords", "tyrants", "domains", "descent")

Options = dict[str, Any]  # option id to one of its values: a word, a number or a truth value
FIRST = "first"
"""The option that names the seat that begins, in a game that draws it; the next game of the same people has it."""


class State(Protocol):
    """What lies on the table: plain typed dataclasses. `copy` may share what never changes."""

    chance: Chance
    log: list[Event]

    def copy(self) -> Self:
        """The same table; what can change is copied."""


@dataclass(frozen=True)
class Choice:
    """One option of a game, with its values. Named in the texts (`setting-<id>`)."""

    id: str
    values: tuple[str | int | bool, ...]
    seats: tuple[int, ...] | None = None
    """Only for these numbers of players."""
    beyond: tuple[str | int | bool, ...] = ()
    """Values that are played but not offered before the game: they come about by what happens in others."""
    usual: str | int | bool | None = None
    """The default, where it is not the first value."""

    @property
    def default(self) -> str | int | bool:
        """What is played unless somebody chooses."""
        return self.values[0] if self.usual is None else self.usual


@dataclass(frozen=True)
class Meta:
    """What is known about a game without loading its rules."""

    slug: str
    name: dict[str, str]
    tagline: dict[str, str]
    seats: tuple[int, int]
    minutes: int
    choices: tuple[Choice, ...] = ()
    credits: str = ""
    seat_names: tuple[str, ...] = ("red", "blue", "green", "yellow", "violet")
    beginner: Seat = 0
    """The seat for somebody who only says what to play."""
    first_draw: str = ""
    """The stream `setup` draws from who begins; such a game takes the option `first`. Empty: the rules say who does."""

    def default_options(self) -> Options:
        """Every choice as it is usually made."""
        return {choice.id: choice.default for choice in self.choices}


@dataclass(frozen=True)
class Result:
    """How a game ended. `breakdown` says for each seat where the points come from; it adds up to `points`."""

    winners: list[Seat]
    places: list[int]
    points: list[int]
    breakdown: list[dict[str, int]]
    reason: str = ""


OwnState: TypeAlias = Any  # of the game's own state class


class Hour(NamedTuple):
    """Where a game stands in its course, for what lasts a turn or a round. Both are different each time."""

    round: str
    turn: str


def _nothing(state: OwnState) -> None:
    """Most games need nothing done here."""


@dataclass(frozen=True)
class Game:
    """The rules of one game as the table needs them."""

    meta: Meta
    state: type[OwnState]
    setup: Callable[[int, Options, Chance], OwnState]
    """The state before the first beat."""
    first: str
    """Name of the first beat."""
    beats: dict[str, Beat]
    view: Callable[[OwnState, Seat | None], Plain]
    """What a seat (None: a spectator) may see, JSON-able, built by adding."""
    result: Callable[[OwnState], Result]
    redeal: Callable[[OwnState, Seat | None, Chance], None]
    """Replace, in place, everything the seat cannot know by a possibility that fits all it has seen."""
    invariants: Callable[[OwnState], list[Refusal]]
    """Everything that is impossible about a state."""
    names: Callable[[str], dict[str, str]]
    """In a language: ref without copy number (`monster:goblin`) to the component's name."""
    calls: Callable[[str], dict[str, str]] = field(default=lambda lang: {})
    """In a language: ref without copy number to what sentences call it, where the printed name is too long for them."""
    own: Callable[[OwnState, Seat, Plain], Plain] | None = None
    """The view of a seat made from that of a spectator, which is shared and must not be changed; without it each view
    is built anew."""
    main: str = ""
    """The beat a position starts with when it names none; default `first`."""
    arrange: Callable[[OwnState], None] = _nothing
    """After a position was laid: take out of stacks what the position lays elsewhere."""
    follows: tuple[str, ...] = ()
    """Fields of the state that `arrange` works out or completes; a position that names them must name what follows."""
    misplaced: Callable[[OwnState, str], list[Refusal]] = field(default=lambda state, beat: [])
    """Everything that may lie on the table, but not at this beat; asked when a position is opened."""
    option_refusal: Callable[[int, Options], Refusal | None] = field(default=lambda seats, options: None)
    """Why these options do not fit each other or the number of players."""
    wake: Callable[[OwnState], None] = _nothing
    """After set-up, reading and copying: work out what a state keeps beside its fields (`g.live`)."""
    prepared: Callable[[OwnState, Plain], Plain] = field(default=lambda state, change: change)
    """Lay out on a fresh set-up what a position brings along (a map of its own); the changes that are left."""
    places: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By field of the state: what a position may call the places of its list (`land: {red_forest.1: grove.1}`)."""
    reactions: frozenset[str] = frozenset()
    """Kinds of asks that only offer to react to what somebody else does: who passes there has done nothing."""
    hour: Callable[[OwnState], Hour] = field(default=lambda state: Hour("", ""))
    """The round and the turn that are going on, as everybody can see; in games without turns, the phase."""
    spoken: Callable[[Any], Any] = field(default=lambda state: state)
    """A plain state as people wrote it, words turned into what the state holds where no field can say it alone."""
    elsewhere: Callable[[OwnState, Ask, str], Refusal | None] = field(default=lambda state, ask, key: None)
    """What hinders a key that is no candidate of the open ask: it belongs to another card, figure or phase."""
    printed: Callable[[str], dict[str, str]] = field(default=lambda lang: {})
    """In a language: ref without copy number to the text on a component, where it is rendered from its effect."""
    in_force: Callable[[dict[str, str], Options], dict[str, str]] = field(default=lambda told, options: told)
    """Of these texts those that count at a table with these options, where a component was printed more than once."""
    luck: Callable[[Plain, str, Mapping[str, Arg]], Throw | None] | None = None
    """For whom the dice of an event (its kind, its parameters) fell and how well, given the last view of a spectator.

    Without it no dice are anybody's luck here.
    """
    maps: Callable[[str], Mapping[str, OwnState]] = field(default=lambda lang: {})
    """In a language: maps one may look at before a table is opened, by id, JSON-able, each with a `title`."""


def options_refusal(meta: Meta, seats: int, options: Options) -> Refusal | None:
    """Why a table cannot be opened like this, judged by the meta data alone."""
    low, high = meta.seats
    if not low <= seats <= high:
        return refuse("options.seats", game=f"game:{meta.slug}", low=low, high=high, seats=seats)
    known = {choice.id: choice for choice in meta.choices}
    for name, value in options.items():
        if name == FIRST and meta.first_draw:
            if type(value) is not int or not 0 <= value < seats:
                return refuse("options.value", option=name, value=_shown(value), values=f"0–{seats - 1}")
            continue
        if name not in known:
            return refuse("options.unknown", option=str(name), known=", ".join(sorted(known)) or "-")
        if value not in (*known[name].values, *known[name].beyond):
            values = ", ".join(str(v) for v in known[name].values)
            return refuse("options.value", option=name, value=_shown(value), values=values)
    return None


def first_player(meta: Meta, seats: int, options: Options, chance: Chance) -> Seat:
    """Who begins: drawn as the rules have it, unless the seat is agreed on."""
    agreed: Seat | None = options.get(FIRST)
    return chance.below(seats, meta.first_draw) if agreed is None else agreed


def _shown(value: object) -> Arg:
    return value if isinstance(value, int) else str(value)


class UnknownGame(ValueError):
    """No game of that name."""


_REGISTERED: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known that is not part of this package."""
    assert game.meta.slug not in SLUGS
    _REGISTERED[game.meta.slug] = game


def home_of(slug: str) -> str:
    """The package a game lives in: ours, or one that another distribution names in the group `gruft.games`."""
    home = f"gruft.games.{slug}" if slug in SLUGS else foreign_home(slug)
    if home is None:
        raise UnknownGame(slug)
    return home


@cache
def load_meta(slug: str) -> Meta:
    """What is known about a game without loading it; `UnknownGame` if there is none."""
    if slug in _REGISTERED:
        return _REGISTERED[slug].meta
    try:
        meta = import_module(f"{home_of(slug)}.meta").META
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("gruft.games"):
            raise UnknownGame(slug) from error
        raise
    assert isinstance(meta, Meta)
    return meta


@cache
def load_game(slug: str) -> Game:
    """The game with its rules; from now on this process plays it with the components as they are now."""
    if slug in _REGISTERED:
        return _REGISTERED[slug]
    with LOADING:
        load_meta(slug)
        freeze(slug)
        game = import_module(f"{home_of(slug)}.game").GAME
        work_out_records()
    assert isinstance(game, Game)
    return game


class Mind(Protocol):
    """`games/<slug>/bot.py`: what is good for me here."""

    def evaluate(self, g: OwnState, seat: Seat) -> float:
        """How good the state is for the seat; higher is better."""

    def prefer(self, g: OwnState, seat: Seat, ask: Ask) -> str | None:
        """A key common sense would give, or None."""


@cache
def load_mind(slug: str) -> Mind:
    """What a bot thinks of a game."""
    load_meta(slug)
    module: Any = import_module(f"{home_of(slug)}.bot")
    mind: Mind = module  # a module with the functions of Mind
    return mind
