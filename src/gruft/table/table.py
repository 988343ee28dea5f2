"""The table: it asks, takes answers, explains refusals, forks, undoes.

A suspended rule cannot be copied, a state can. So the table keeps a copy of the state from the start of the
current beat; a fork copies that and replays the few answers since. For the same reason beats are short.

Light tables (`forkable=False`) keep no copies: fastest play, no fork, no undo.
Not here: files (journal.py), positions (position.py).
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from importlib import import_module
from typing import Any

import msgspec

from gruft.table.ask import PASS, Ask, Seat
from gruft.table.chance import Chance, Dealer
from gruft.table.events import SILENCE, Event
from gruft.table.flow import Asks
from gruft.table.game import Game, OwnState, Result
from gruft.table.journal import Journal
from gruft.table.plain import Plain, state_hash
from gruft.table.rules import Refusal, refuse

BEATS_WITHOUT_ASK = 20_000
LONGEST_KEY = 200
UNDO_DEPTH = 60


class Accepted(msgspec.Struct, frozen=True):
    """The answer counts; it is number `number` of the game (from 1)."""

    number: int


class Answer:
    """One answer as the table remembers it within reach of undo; `declined`: a reaction that was not made."""

    __slots__ = ("declined", "group", "key", "seat", "ticks")

    def __init__(self, seat: Seat, key: str, ticks: int, group: object | None, declined: bool) -> None:
        self.seat = seat
        self.key = key
        self.ticks = ticks
        self.group = group
        self.declined = declined


class Moment:
    """A beat that has begun: its name, the state then, and the answers given in it."""

    __slots__ = ("beat", "given", "state", "told")

    def __init__(self, beat: str, state: OwnState, told: int) -> None:
        self.beat = beat
        self.state = state
        self.told = told
        self.given: list[Answer] = []


class Table:
    """One game in progress."""

    def __init__(
        self,
        game: Game,
        state: OwnState,
        beat: str | None,
        *,
        forkable: bool = True,
        quiet: bool = False,
        journal: Journal | None = None,
        hold: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        game.wake(state)
        self.seats = 0
        self.journal = journal
        self.forkable = forkable
        self.answers = 0
        self.log: list[Event] = SILENCE if quiet else []
        state.log = self.log
        self.over = False
        self._asks: dict[Seat, Ask] = {}
        self._several: Asks | None = None
        self._flow: Generator[Any, Any, str | None] | None = None
        self._past: list[Moment] = []
        self._held: str | None = None
        if journal is not None:
            self.seats = journal.header.seats
            state.chance.log = []
        if hold:
            self._held = beat
        else:
            self._begin(beat)

    def go(self) -> Table:
        """Begin the beat at which a table opened with `hold` was held."""
        assert self._held is not None, "only a held table can be let go"
        beat, self._held = self._held, None
        self._begin(beat)
        return self

    def _begin(self, beat: str | None) -> None:
        self._run(beat)
        if self.journal is not None:
            self.journal.begin(self._drain_chance())

    # -- asking ------------------------------------------------------------

    @property
    def asks(self) -> list[Ask]:
        """Every open ask, by seat."""
        if len(self._asks) == 1:
            return list(self._asks.values())
        return [self._asks[seat] for seat in sorted(self._asks)]

    def ask_of(self, seat: Seat) -> Ask | None:
        """The question open to this seat, if there is one."""
        return self._asks.get(seat)

    @property
    def choice(self) -> object | None:
        """Stands for the simultaneous choice that is open now, if there is one; the same object until it ends.

        While it stays the same, an answer changed nothing for anybody but the seat that gave it.
        """
        return self._several.group if self._several is not None else None

    @property
    def vote(self) -> bool:
        """Whether one question is open to several at once, everybody hearing each answer."""
        return self._several is not None and self._several.group is None

    @property
    def beat(self) -> str | None:
        """The beat that is waiting for an answer; None when the game is over."""
        return self._held or (self._past[-1].beat if self._past and not self.over else None)

    def why_not(self, seat: Seat, key: str) -> Refusal | None:
        """Why this answer would be refused now, or None if it would be accepted."""
        if not isinstance(key, str) or not 0 < len(key) <= LONGEST_KEY or not key.isprintable():
            return refuse("table.malformed_key")
        if self.over:
            return refuse("table.over")
        if not isinstance(seat, int) or not 0 <= seat < (self.seats or 99):
            return refuse("table.no_such_seat")
        ask = self._asks.get(seat)
        if ask is None:
            return refuse("table.not_asked")
        if key in ask.keys:
            return None
        return ask.reason(key) or self.game.elsewhere(self.state, ask, key) or refuse("table.not_an_option")

    def answer(self, seat: Seat, key: str) -> Accepted | Refusal:
        """Take an answer. A refused one changes nothing."""
        ask = self._asks.get(seat) if type(seat) is int else None
        if ask is None or self.over or key not in ask.keys:
            refusal = self.why_not(seat, key)
            assert refusal is not None, (seat, key)
            return refusal
        if self._past:
            self._note(seat, key)
        self.answers += 1
        self._send(seat, key)
        if self.journal is not None:
            self.journal.add(seat, key, self._drain_chance())
        return Accepted(self.answers)

    # -- running -----------------------------------------------------------

    def _note(self, seat: Seat, key: str) -> None:
        """Remember an answer within reach of undo."""
        group = self._several.group if self._several is not None else None
        declined = key == PASS and self._asks[seat].kind in self.game.reactions
        self._past[-1].given.append(Answer(seat, key, self.state.chance.ticks, group, declined))

    def _send(self, seat: Seat, key: str) -> None:
        """Give the answer to the waiting rule and run on to the next ask."""
        flow = self._flow
        assert flow is not None
        try:
            self._open(flow.send(key if self._several is None else (seat, key)))
        except StopIteration as end:
            self._run(end.value)

    def _open(self, asked: Ask | Asks) -> None:
        if isinstance(asked, Ask):
            self._asks = {asked.seat: asked}
            self._several = None
        else:
            self._asks = asked.open
            self._several = asked

    def _run(self, beat: str | None) -> None:
        """Go through beats until somebody is asked or the game is over."""
        beats = self.game.beats
        state = self.state
        for _ in range(BEATS_WITHOUT_ASK):
            if beat is None:
                self.over = True
                self._asks = {}
                self._several = self._flow = None
                return
            if self.forkable:
                self._remember(beat)
            out = beats[beat](state)
            if out is None or isinstance(out, str):
                beat = out
                continue
            try:
                asked = next(out)
            except StopIteration as end:
                beat = end.value
                continue
            self._flow = out
            self._open(asked)
            return
        raise RuntimeError(f"{beat}: {BEATS_WITHOUT_ASK} beats without a question; secret {state.chance.secret.hex()}")

    def _remember(self, beat: str) -> None:
        """Keep the state of this moment; forget what undo can no longer reach."""
        past = self._past
        moment = Moment(beat, self.state.copy(), len(self.log))
        if past and not past[-1].given:
            past.pop()
        if past and (past[-1].given[-1].ticks != self.state.chance.ticks or len(past) > UNDO_DEPTH):
            past.clear()
        past.append(moment)

    def _drain_chance(self) -> list[tuple[str, int, int]]:
        log = self.state.chance.log
        self.state.chance.log = []
        return log or []

    # -- looking -----------------------------------------------------------

    def view(self, seat: Seat | None) -> Plain:
        """What this seat (None: a spectator) may see: plain data."""
        return self.game.view(self.state, seat)

    def views(self, seats: Collection[Seat | None], shown: Plain = None) -> dict[Seat | None, Plain]:
        """What each of these may see; what everybody sees is worked out once (unless it is `shown`), and shared."""
        own = self.game.own
        if own is None or not seats:
            return {seat: self.view(seat) for seat in seats}
        if shown is None:
            shown = self.view(None)
        return {seat: shown if seat is None else own(self.state, seat, shown) for seat in seats}

    @property
    def result(self) -> Result | None:
        """Places, points and winners once the game is over."""
        return self.game.result(self.state) if self.over else None

    def told(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events this seat may see, from number `since` on."""
        return [event for event in self.log[since:] if event.seen_by(seat)]

    def __repr__(self) -> str:
        """The game, how far it is and who is asked what."""
        if self.over:
            now = "over"
        elif self._held is not None:
            now = f"held before {self._held}"
        else:
            now = ", ".join(f"seat {ask.seat}: {ask.kind} ({len(ask.keys)} options)" for ask in self.asks)
        return f"<Table {self.game.meta.slug}, answer {self.answers}, {now}>"

    def _repr_svg_(self) -> str:
        """The board as a spectator sees it; what a notebook shows for a table."""
        pictures = import_module("gruft.terminal.pictures")  # drawing stands above the table
        drawn: str = pictures.svg_of(self)
        return drawn

    def hash(self) -> str:
        """One hash for the whole state, chance included."""
        return state_hash(self.state)

    # -- forking -----------------------------------------------------------

    def fork(self, seat: Seat | None = None, *, forkable: bool = True) -> Table:
        """An independent table in the same situation.

        For a `seat`, the others' answers to an open secret choice are left out: they are not decided there yet.
        """
        assert self._past, "a light table cannot be forked"
        if self.over:
            twin = self._bare(self.state.copy(), forkable)
            twin.over = True
            return twin
        moment = self._past[-1]
        twin = self._bare(moment.state.copy(), forkable)
        group = self._several.group if self._several is not None else None
        twin._run(moment.beat)
        for given in moment.given:
            hidden = seat is not None and given.seat != seat and group is not None and given.group is group
            if not hidden:
                twin._replay(given.seat, given.key)
        twin.answers = self.answers
        return twin

    def imagine(self, seat: Seat, chance: Chance, *, forkable: bool = False) -> Table:
        """A fork as `seat` may imagine it: what the seat cannot know is dealt anew, chance included."""
        twin = self.fork(seat, forkable=forkable)
        self.game.redeal(twin.state, seat, Dealer(chance.below(1 << 60)))
        twin.state.chance = chance.copy()
        return twin

    def _bare(self, state: OwnState, forkable: bool) -> Table:
        """A table around `state` that has not begun anything."""
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.state = state
        self.game.wake(state)
        twin.seats = self.seats
        twin.journal = None
        twin.forkable = forkable
        twin.answers = 0
        twin.log = [] if forkable else SILENCE
        state.log = twin.log
        twin.over = False
        twin._asks = {}
        twin._several = None
        twin._flow = None
        twin._past = []
        twin._held = None
        return twin

    def _replay(self, seat: Seat, key: str) -> None:
        if self._past:
            self._note(seat, key)
        self._send(seat, key)

    # -- undo --------------------------------------------------------------

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why this seat cannot take back its last answer, or None if it can."""
        found = self._last_of(seat)
        return found if isinstance(found, Refusal) else None

    def undo(self, seat: Seat) -> Accepted | Refusal:
        """Take back this seat's last answer, if nothing was revealed and nobody did anything since."""
        found = self._last_of(seat)
        if isinstance(found, Refusal):
            return found
        depth, place = found
        moment = self._past[depth]
        kept = moment.given[:place]
        if self._in_open_choice(moment.given[place]):
            kept += moment.given[place + 1 :]
        gone = sum(len(later.given) for later in self._past[depth:]) - len(kept)
        log = self.state.chance.log
        self.state = moment.state.copy()
        self.game.wake(self.state)
        self.state.chance.log = log
        del self.log[moment.told :]
        self.state.log = self.log
        self.over = False
        del self._past[depth:]
        self._run(moment.beat)
        for given in kept:
            self._replay(given.seat, given.key)
        self.answers -= gone
        if self.journal is not None:
            self.state.chance.log = []
            self.journal.undo(seat)
        return Accepted(self.answers)

    def _last_of(self, seat: Seat) -> tuple[int, int] | Refusal:
        """Where the answer stands that undo would take back: (moment, place in it).

        What others have chosen in an open simultaneous choice stays; reactions that nobody made do not count.
        """
        if not self.forkable:
            return refuse("undo.nothing")
        beside = False
        for depth in range(len(self._past) - 1, -1, -1):
            given = self._past[depth].given
            for place in range(len(given) - 1, -1, -1):
                one = given[place]
                here = self._in_open_choice(one)
                if here and one.seat != seat:
                    beside = True
                    continue
                if one.declined and not here and (one.seat != seat or one.group is not None):
                    continue
                if one.seat != seat or (one.group is not None and not here) or (beside and not here):
                    return refuse("undo.others")
                if one.ticks != self.state.chance.ticks:
                    return refuse("undo.revealed")
                return depth, place
        return refuse("undo.others" if beside else "undo.revealed" if self.answers else "undo.nothing")

    def _in_open_choice(self, given: Answer) -> bool:
        """Whether an answer belongs to the simultaneous choice that is open now."""
        return self._several is not None and given.group is not None and given.group is self._several.group
