"""How the key of a table's chance comes about (entries with `commitment`, `pledge`, `mix` or `back`).

The server commits to a secret before anybody sits down. Who sits down pledges bytes of their own (shows the hash),
everybody else who is there mixes in fresh bytes, then the pledged bytes are shown and mixed in too. So whoever knew
the secret had to fix their own bytes before they saw the others', and nobody can steer the key alone.

A change of key before the first answer lays the table out anew, so that decks are shuffled by everybody's chance; later
it counts from the next draw on. A position keeps its layout: there is nothing to deal. Who takes back by agreement what
had revealed something goes on with another key.

Not here: who may mix when (server), how draws follow from a key (chance.py), where the table stands then (replay.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gruft.table.ask import Seat
from gruft.table.chance import Chance, again, commitment, mixed, pledge, secret_of
from gruft.table.game import FIRST, UnknownGame, options_refusal
from gruft.table.journal import Entry, Header, Journal, JournalError
from gruft.table.position import PositionError, open_position
from gruft.table.rules import refuse
from gruft.table.table import Table
from gruft.table.variants import game_of


def begin(header: Header, key: bytes | None = None, *, hold: bool = False) -> Table:
    """A live table at the start of the game a header describes; with another key than its seed's, if there is one."""
    if header.seed is None:
        raise JournalError(refuse("journal.no_seed"))
    try:
        game = game_of(header)
    except UnknownGame:
        raise JournalError(refuse("options.game", game=header.game)) from None
    options = {**game.meta.default_options(), **header.options}  # an old file says nothing of what came later
    problem = options_refusal(game.meta, header.seats, options) or game.option_refusal(header.seats, options)
    if problem is not None:
        raise JournalError(problem, header.game)
    if header.position is not None:
        try:
            table = open_position(header.game, {**header.position, "seed": header.seed})
        except PositionError as error:
            raise JournalError(error.refusals[0], header.game) from error
        assert table.journal is not None
        table.journal.header = header
        return table
    state = game.setup(header.seats, options, Chance(key or secret_of(header.seed)))
    return Table(game, state, game.first, journal=Journal(header, state.chance.counter), hold=hold)


class Mixing:
    """The key of a table's chance as it stands, and what led to it."""

    def __init__(self, header: Header) -> None:
        assert header.seed is not None
        self.header = header
        self.key = secret_of(header.seed)
        self.fresh = 0
        """How many secrets came after the first."""
        self.begun = False
        """Whether anybody has answered."""
        self.pledged: dict[Seat, str] = {}
        """Pledges whose bytes have not been shown yet."""

    def takes(self, entry: Entry) -> bool:
        """Follow an entry; whether the key is another one now. `JournalError` if it breaks what was promised."""
        if entry.pledge:
            self.pledged[entry.seat] = entry.pledge
            return False
        if entry.commitment:
            self.key = self._fresh_key(entry.commitment)
            return True
        if entry.mix:
            if not 0 <= entry.seat < self.header.seats:
                raise JournalError(refuse("table.no_such_seat"))
            given = _contributed(entry.mix)
            promised = self.pledged.pop(entry.seat, None)
            if promised is not None and pledge(given) != promised:
                raise JournalError(refuse("journal.other_pledge", seat=f"seat:{entry.seat}"))
            self.key = mixed(self.key, entry.seat, given)
            return True
        if entry.back:
            self.key = again(self.key)
            return True
        self.begun = True
        return False

    def _fresh_key(self, promised: str) -> bytes:
        if self.fresh >= len(self.header.fresh):
            raise JournalError(refuse("journal.no_seed"))
        seed = self.header.fresh[self.fresh]
        if commitment(seed) != promised:
            raise JournalError(refuse("journal.other_seed"))
        self.fresh += 1
        return secret_of(seed)

    @property
    def lays_out_anew(self) -> bool:
        """Whether a change of key now is early enough to deal everything by it."""
        return not self.begun and self.header.position is None

    def stir(self, table: Table, entry: Entry) -> Table:
        """Do what an entry about chance says: the table goes on, or the one that was laid out anew takes its place."""
        assert entry.about_chance and not entry.back and table.journal is not None
        told = msgspec.structs.replace(entry, draws=[], laid=None)
        if not self.takes(entry):
            table.journal.entries.append(told)
            return table
        if not self.lays_out_anew:
            table.state.chance.change_key(self.key)
            table.journal.entries.append(told)
            return table
        anew = begin(self.header, self.key)
        before, now = table.journal, anew.journal
        assert now is not None
        told = msgspec.structs.replace(told, draws=now.setup, laid=now.laid)
        now.setup, now.laid, now.entries = before.setup, before.laid, [*before.entries, told]
        return anew


def who_began(header: Header, entries: Sequence[Entry]) -> Seat | None:
    """The seat that began, in a game that draws it: the table is laid out once more, by the key that counted."""
    game = game_of(header)
    if not game.meta.first_draw or header.position is not None:
        return None
    options = {**game.meta.default_options(), **header.options}
    if options_refusal(game.meta, header.seats, options) is not None:  # it began under rules of other days
        return None
    agreed: Seat | None = options.get(FIRST)
    if agreed is not None:
        return agreed
    mixing = Mixing(header)
    chance = Chance(mixing.key)
    for entry in entries:
        mixing.takes(entry)
        if entry.laid is not None:
            chance = Chance(mixing.key)
    chance.log = []
    game.setup(header.seats, options, chance)
    return next((seat for stream, _, seat in chance.log if stream == game.meta.first_draw), None)


def _contributed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise JournalError(refuse("journal.not_one", file="-")) from None


class Moments:
    """Counts the public moments of a table that goes on: how often somebody who only looks on has seen it change.

    They are told to everybody and give away nothing: an answer to a choice that is still open counts only once the
    choice is made. So they say where a step of chance stands among the answers, in words that everybody at the table
    can compare with what they were shown.
    """

    def __init__(self, table: Table, told: int, count: int = 0) -> None:
        """`told`: how many events everybody has been told so far."""
        self.count = count
        self.view = table.view(None)
        """What everybody saw when it was last looked at."""
        self._shown = self._encoded(table, told)

    def look(self, table: Table, told: int) -> None:
        """Something was done, and it was no part of a choice that is still open."""
        self.view = table.view(None)
        shown = self._encoded(table, told)
        if shown != self._shown:
            self.count += 1
            self._shown = shown

    def _encoded(self, table: Table, told: int) -> bytes:
        return msgspec.json.encode([self.view, told, table.over])
