"""Checkpoints: where a table stands, small enough to store and to hand to another process.

At the start of a beat the state and the beat's name are the whole truth; a checkpoint is these and the few answers
given since. A table resumed from one asks the same questions, but undo does not reach behind it: who stores
checkpoints to replay from takes them only when the table is `settled`.

Not here: positions for people (position.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.chance import Chance, secret_of
from gruft.table.game import OwnState
from gruft.table.journal import Header, Journal
from gruft.table.plain import Misfit, Plain, from_plain, to_plain
from gruft.table.table import Accepted, Table
from gruft.table.variants import game_of


@dataclass(slots=True)
class Checkpoint:
    """A beat that has begun (None: the game is over), the state then, and the answers since."""

    beat: str | None
    state: OwnState  # nobody else holds it
    given: list[tuple[Seat, str]]
    answers: int
    """How many answers counted at the table, those in `given` among them."""
    told: int
    """How many events had been told when the beat began."""


def settled(table: Table) -> bool:
    """Whether nothing can be taken back any more: what comes next can be replayed from here."""
    return not table.over and len(table._past) == 1 and not table._past[0].given


def take(table: Table) -> Checkpoint:
    """Where this table stands now."""
    checkpoint = here(table)
    checkpoint.state = checkpoint.state.copy()
    checkpoint.state.log = []
    return checkpoint


def here(table: Table) -> Checkpoint:
    """The same with the table's own state: to be looked at, never kept or changed. It is one object per beat."""
    if table.over:
        return Checkpoint(None, table.state, [], table.answers, len(table.log))
    moment = table._past[-1]
    given = [(one.seat, one.key) for one in moment.given]
    return Checkpoint(moment.beat, moment.state, given, table.answers, moment.told)


def resume(checkpoint: Checkpoint, header: Header) -> Table:
    """A live table that stands where the checkpoint was taken; its journal and its log begin there."""
    state = checkpoint.state.copy()
    table = Table(game_of(header), state, checkpoint.beat, journal=Journal(header))
    for seat, key in checkpoint.given:
        outcome = table.answer(seat, key)
        assert isinstance(outcome, Accepted), (seat, key, outcome)
    assert table.journal is not None
    table.journal.entries.clear()
    table.answers = checkpoint.answers
    return table


def written(checkpoint: Checkpoint, state: Plain = None) -> dict[str, Plain]:
    """A checkpoint as plain data, with the keys of its chance: it is for whoever may know the seed.

    `state`: its state as it was written before, if it was.
    """
    chance = checkpoint.state.chance
    return {
        "beat": checkpoint.beat,
        "state": to_plain(checkpoint.state) if state is None else state,
        "chance": [chance.counter, chance.ticks],
        "next": chance.preset or {},
        "keys": [[0, chance.secret.hex()], *([start, key.hex()] for start, key in chance.later)],
        "given": [list(one) for one in checkpoint.given],
        "answers": checkpoint.answers,
        "news": checkpoint.told,
    }


def read(data: dict[str, Plain], header: Header) -> Checkpoint:
    """A checkpoint from plain data; `Misfit` if today's rules can make nothing of it."""
    assert header.seed is not None, "a checkpoint continues the chance of its seed"
    game = game_of(header)
    state = from_plain(game.state, data["state"])
    game.wake(state)
    if data["beat"] is not None and data["beat"] not in game.beats:
        raise Misfit("beat", "a beat of these rules", data["beat"])
    counter, ticks = data["chance"]
    keys = [(start, bytes.fromhex(key)) for start, key in data.get("keys", [])] or [(0, secret_of(header.seed))]
    state.chance = Chance(keys[0][1], counter, data["next"] or None, ticks, keys[1:])
    state.log = []
    given = [(seat, key) for seat, key in data["given"]]
    return Checkpoint(data["beat"], state, given, data["answers"], data["news"])
