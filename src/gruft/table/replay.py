"""Playing a journal again, and checking that it tells the truth.

`replay` follows the answers; `check` also compares what chance gave and the closing hash; `verify` asks whether the
seed fits the commitment that was published before the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gruft.table.chance import Chance, commitment, secret_of
from gruft.table.content import content_digest
from gruft.table.game import UnknownGame, load_game, options_refusal
from gruft.table.journal import Header, Journal, JournalError
from gruft.table.position import PositionError, open_position
from gruft.table.rules import Refusal, refuse
from gruft.table.table import Accepted, Table


def begin(header: Header, *, quiet: bool = False) -> Table:
    """A live table at the start of the game a header describes."""
    if header.seed is None:
        raise JournalError(refuse("journal.no_seed"))
    try:
        game = load_game(header.game)
    except UnknownGame:
        raise JournalError(refuse("options.game", game=header.game)) from None
    problem = options_refusal(game.meta, header.seats, header.options)
    problem = problem or game.option_refusal(header.seats, header.options)
    if problem is not None:
        raise JournalError(problem)
    if header.position is not None:
        try:
            return open_position(header.game, {**header.position, "seed": header.seed})
        except PositionError as error:
            raise JournalError(error.refusals[0]) from error
    state = game.setup(header.seats, dict(header.options), Chance(secret_of(header.seed)))
    return Table(game, state, game.first, quiet=quiet, journal=Journal(header))


def steps(journal: Journal) -> Iterator[Table]:
    """The table at the start and after every entry."""
    table = begin(journal.header)
    yield table
    for number, entry in enumerate(journal.entries, 1):
        outcome = table.undo(entry.seat) if entry.undo else table.answer(entry.seat, entry.key)
        if not isinstance(outcome, Accepted):
            raise JournalError(refuse("journal.illegal", number=number, key=entry.key))
        yield table


def replay(path: str | Path, to: int | None = None) -> Table:
    """The table after entry `to` of a file (default: after the last)."""
    return play_through(Journal.load(path), to)


def play_through(journal: Journal, to: int | None = None) -> Table:
    """The table after entry `to` of a journal (default: after the last)."""
    states = steps(journal)
    table = next(states)
    if to == 0:
        return table
    for number, _ in enumerate(states, 1):
        if number == to:
            break
    return table


def check(journal: Journal) -> list[Refusal]:
    """Everything about a journal that does not hold when it is played again."""
    problems: list[Refusal] = []
    if journal.header.content != content_digest(journal.header.game):
        problems.append(refuse("journal.other_content"))
    table = play_through(journal)
    assert table.journal is not None
    if table.journal.setup != journal.setup:
        problems.append(refuse("journal.other_chance", number=0))
    for number, (told, seen) in enumerate(zip(journal.entries, table.journal.entries), 1):
        if told.draws != seen.draws:
            problems.append(refuse("journal.other_chance", number=number))
            break
    told_hash = journal.closing.get("hash")
    if told_hash is not None and told_hash != table.hash():
        problems.append(refuse("journal.other_end"))
    return problems


def verify(journal: Journal) -> list[Refusal]:
    """Whether the dice were honest: the seed fits its commitment and gave exactly what the journal tells."""
    if journal.header.seed is None:
        return [refuse("journal.no_seed")]
    if commitment(journal.header.seed) != journal.header.commitment:
        return [refuse("journal.other_seed")]
    return check(journal)


def close(table: Table) -> Journal:
    """The table's journal with its closing line: ready to be saved."""
    assert table.journal is not None
    table.journal.closing = {"hash": table.hash(), "over": table.over}
    result = table.result
    if result is not None:
        table.journal.closing["points"] = list(result.points)
        table.journal.closing["winners"] = list(result.winners)
    return table.journal
