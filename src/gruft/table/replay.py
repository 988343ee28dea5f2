"""Playing a journal again, and checking that it tells the truth.

`steps` follows the answers; `check` also compares what chance gave and the closing hash. `verdict` keeps two questions
apart: whether the dice were honest (the secrets fit their commitments and gave every number in the journal, which
takes no rules to see), and whether these rules still lead through the game the same way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import msgspec

from gruft.table.ask import Seat
from gruft.table.chance import commitment, drawn
from gruft.table.content import content_digest
from gruft.table.events import Event
from gruft.table.journal import FORMAT_OF_MOMENTS, Draws, Entry, Journal, JournalError
from gruft.table.mixing import Mixing, Moments, begin
from gruft.table.rules import Refusal, refuse
from gruft.table.table import Accepted, Table
from gruft.table.version import rules_version


def steps(journal: Journal) -> Iterator[Table]:
    """The table at the start and after every entry; until the first answer it may be another one each time."""
    table = begin(journal.header)
    mixing = Mixing(journal.header)
    keys = [mixing.key]
    yield table
    for number, entry in enumerate(journal.entries, 1):
        if entry.back:
            _back_refused(number, entry)
            mixing.takes(entry)
            told = table.journal
            table = table_before(journal, entry.back, keys)
            table.state.chance.change_key(mixing.key)
            table.journal = told
            assert told is not None
            told.entries.append(entry)
        elif entry.about_chance:
            table = mixing.stir(table, entry)
        else:
            mixing.takes(entry)
            _followed(table, number, entry)
        keys.append(mixing.key)
        yield table


def table_before(journal: Journal, number: int, keys: Sequence[bytes]) -> Table:
    """The table as it stood before an entry, whatever was taken back till then; `keys`: chance's after each entry.

    Once anybody had answered nothing was laid out anew, though that answer may have been taken back.
    """
    table = begin(journal.header)
    mixing = Mixing(journal.header)
    answered = next((place for place, entry in enumerate(journal.entries, 1) if not entry.about_chance), number)
    for place in _leading_to(journal.entries, number - 1):
        entry = journal.entries[place - 1]
        if not entry.about_chance:
            _followed(table, place, entry)
        elif place < answered and mixing.lays_out_anew and not entry.back:
            table = mixing.stir(table, entry)
        elif not entry.pledge:
            table.state.chance.change_key(keys[place])
    return table


def _leading_to(entries: Sequence[Entry], number: int) -> list[int]:
    """The numbers of the entries that led to where the table stood after one, without what was taken back by then."""
    found = []
    while number:
        found.append(number)
        number = (entries[number - 1].back or number) - 1
    return found[::-1]


def taken_back(table: Table, seat: Seat) -> Table | Refusal:
    """The table as before the seat's last answer, by agreement: chance goes on with another key."""
    assert table.journal is not None
    entries = table.journal.entries
    number = _last_answer(entries, seat)
    if number is None:
        return refuse("undo.nothing")
    entries.append(Entry(seat, "", undo=True, back=number))
    return play_through(table.journal)


def _last_answer(entries: Sequence[Entry], seat: Seat) -> int | None:
    """The number of the seat's last answer that has not been taken back."""
    standing: list[int] = []
    for number in _leading_to(entries, len(entries)):
        entry = entries[number - 1]
        if entry.seat != seat or entry.about_chance:
            continue
        if not entry.undo:
            standing.append(number)
        elif standing:
            standing.pop()
    return standing[-1] if standing else None


def _followed(table: Table, number: int, entry: Entry) -> None:
    outcome = table.undo(entry.seat) if entry.undo else table.answer(entry.seat, entry.key)
    if not isinstance(outcome, Accepted):
        raise JournalError(refuse("journal.illegal", number=number, key=entry.key), table.game.meta.slug)
    assert table.journal is not None
    if entry.moment is not None:
        again = table.journal.entries
        again[-1] = msgspec.structs.replace(again[-1], moment=entry.moment)


def _back_refused(number: int, entry: Entry) -> None:
    if not 0 < entry.back < number:
        raise JournalError(refuse("journal.illegal", number=number, key=entry.key))


def replay(path: str | Path, to: int | None = None) -> Table:
    """The table after entry `to` of a file (default: after the last)."""
    return play_through(Journal.load(path), to)


def play_through(journal: Journal, to: int | None = None) -> Table:
    """The table after entry `to` of a journal (default: after the last)."""
    upto = len(journal.entries) if to is None else to
    tables = islice(steps(journal), upto + 1)  # a table is played on as the next one is asked for
    return deque(tables, maxlen=1).pop()


@dataclass(frozen=True, slots=True)
class Chapter:
    """Where a part of a long game begins: after so many entries of its journal, with this event."""

    entry: int
    event: Event


def chapters(journal: Journal) -> list[Chapter]:
    """The chapters of a journal in their order: the quests of a campaign. Most games have none."""
    found: list[tuple[int, Chapter]] = []
    before: Table | None = None
    told = 0
    for entry, table in enumerate(steps(journal)):
        if table is not before:  # chance was mixed anew: another table
            found, before, told = [], table, 0
        while found and found[-1][0] >= len(table.log):  # taken back
            found.pop()
        for place in range(min(told, len(table.log)), len(table.log)):
            if table.log[place].heading:
                found.append((place, Chapter(entry, table.log[place])))
        told = len(table.log)
    return [chapter for _, chapter in found]


def check(journal: Journal) -> list[Refusal]:
    """Everything about a journal that does not hold when it is played again."""
    parting = _parting(journal)
    return [*_other_content(journal), *([parting.shows] if parting is not None else [])]


@dataclass(frozen=True, slots=True)
class Parting:
    """The entry from which on a game played again is another one, and how it shows."""

    number: int
    shows: Refusal


def _parting(journal: Journal) -> Parting | None:
    """Where these rules part from the journal, if they do."""
    number = -1
    places = _Places(journal)
    try:
        for number, table in enumerate(steps(journal)):
            assert table.journal is not None
            told = journal.entries[number - 1].draws if number else journal.setup
            seen = table.journal.entries[number - 1].draws if number else table.journal.setup
            if told != seen:
                return Parting(number, refuse("journal.other_chance", number=number))
            if not places.hold(number, table):
                return Parting(number, refuse("journal.moved", number=number))
    except JournalError as error:
        return Parting(number + 1, error.refusal)
    except Exception:
        if not _other_version(journal):
            raise
        # answers of other rules may lead these to what they were never meant for
        return Parting(number + 1, refuse("journal.illegal", number=number + 1, key=journal.entries[number].key))
    if not _same_end(journal, table):
        return Parting(number, refuse("journal.other_end"))
    return None


class _Places:
    """Whether the public moments that a journal tells are those of the game."""

    def __init__(self, journal: Journal) -> None:
        self._entries = journal.entries if any(entry.moment is not None for entry in journal.entries) else []
        self._moments: Moments | None = None
        self._choice: object | None = None

    def hold(self, number: int, table: Table) -> bool:
        """After an entry; looking costs something, so it is done only where moments are told."""
        if not self._entries:
            return True
        told, choice = sum(event.only is None for event in table.log), self._choice
        self._choice = table.choice
        if self._moments is None:
            self._moments = Moments(table, told)
            return True
        entry = self._entries[number - 1]
        still_open = choice is not None and table.choice is choice and not entry.undo
        if not still_open and (not entry.about_chance or entry.laid is not None or entry.back):
            self._moments.look(table, told)
        return entry.moment in (None, self._moments.count)


def _same_end(journal: Journal, table: Table) -> bool:
    """Whether the game ends as its closing line says. The hash counts within one version: it holds names of fields."""
    told = journal.closing
    result = table.result
    if not _other_version(journal) or "over" not in told:
        return told.get("hash") in (None, table.hash())
    if told["over"] != table.over:
        return False
    return result is None or (told.get("points"), told.get("winners")) == (list(result.points), list(result.winners))


def _other_content(journal: Journal) -> list[Refusal]:
    same = journal.header.content == content_digest(journal.header.game)
    return [] if same else [refuse("journal.other_content")]


def _other_version(journal: Journal) -> bool:
    """Whether any of it was played by other rules than these; files of format 1 do not say."""
    versions = {journal.header.rules, *(entry.rules for entry in journal.entries if entry.rules)}
    return versions != {rules_version(journal.header.game)}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What speaks against believing a journal (`problems`), and what has merely changed since (`changes`)."""

    problems: list[Refusal]
    changes: list[Refusal]


def verdict(journal: Journal) -> Verdict:
    """Whether the dice were honest, and whether today's rules and components still play this game."""
    dishonest = _dishonest(journal)
    if dishonest is not None:
        return Verdict([dishonest], [])
    content = _other_content(journal)
    parting = _parting(journal)
    if parting is None:
        return Verdict([], content)
    if content or _other_version(journal):
        return Verdict([], [*content, refuse("journal.rules_changed", number=parting.number)])
    return Verdict([parting.shows], [])


def verify(journal: Journal) -> list[Refusal]:
    """Everything that speaks against believing a journal."""
    return verdict(journal).problems


def _dishonest(journal: Journal) -> Refusal | None:
    """What is wrong with the dice, if anything: no rules are needed to see it, only how the table was laid out."""
    header = journal.header
    if header.seed is None:
        return refuse("journal.no_seed")
    if commitment(header.seed) != header.commitment:
        return refuse("journal.other_seed")
    moved = _moved(journal)
    if moved:
        return refuse("journal.moved", number=moved)
    mixing, counter, preset = Mixing(header), journal.laid, dict[str, list[int]]()
    if counter is None:  # an old file, or a position: only the layout itself tells how many draws it took
        try:
            table = begin(header)
        except JournalError as error:
            return error.refusal
        assert table.journal is not None
        counter, preset = table.state.chance.counter, dict(table.state.chance.preset or {})
        told: list[Draws] = [[]]
    else:
        told = [journal.setup]
    told += [entry.draws for entry in journal.entries]
    before: list[tuple[int, dict[str, list[int]]]] = []
    for number, draws in enumerate(told):
        before.append((counter, dict(preset)))
        try:
            if number and mixing.takes(journal.entries[number - 1]) and mixing.lays_out_anew:
                counter = journal.entries[number - 1].laid or 0
            if number and journal.entries[number - 1].back:
                _back_refused(number, journal.entries[number - 1])
                counter, preset = before[journal.entries[number - 1].back]
        except JournalError as error:
            return error.refusal
        for stream, n, value in draws:
            if n < 1:
                return refuse("journal.other_chance", number=number)
            fixed, *preset[stream] = preset.get(stream) or [-1]
            honest = fixed
            if not 0 <= fixed < n:
                honest = drawn(mixing.key, stream, counter, n)
                counter += 1
            if value != honest:
                return refuse("journal.other_chance", number=number)
    return None


def _moved(journal: Journal) -> int:
    """The first entry that does not stand where its public moment says, or does not say it though it must; 0: none.

    A step of chance shows nobody anything, unless the table is laid out anew or stands again as before.
    """
    if journal.header.format < FORMAT_OF_MOMENTS:
        return 0
    now = 0
    for number, entry in enumerate(journal.entries, 1):
        most = 0 if entry.about_chance and entry.laid is None and not entry.back else 1
        if entry.moment is None and not entry.about_chance:
            continue
        if entry.moment is None or not 0 <= entry.moment - now <= most:
            return number
        now = entry.moment
    return 0


def close(table: Table) -> Journal:
    """The table's journal with its closing line: ready to be saved."""
    assert table.journal is not None
    table.journal.closing = {"hash": table.hash(), "over": table.over}
    result = table.result
    if result is not None:
        table.journal.closing["points"] = list(result.points)
        table.journal.closing["winners"] = list(result.winners)
    return table.journal
