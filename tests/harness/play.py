"""Whole games at random, by common sense or by bots, and how many decisions lie ahead of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from gruft.bots import Bot
from gruft.table.ask import Seat
from gruft.table.chance import FastChance
from gruft.table.game import Options
from gruft.table.opening import light_table, open_table
from gruft.table.rules import Refusal
from gruft.table.table import Accepted, Table

MOST_ANSWERS = 20_000

Check = Callable[[Table, FastChance], None]
Choose = Callable[[Table, FastChance], tuple[Seat, str]]


def at_random(table: Table, dice: FastChance) -> tuple[Seat, str]:
    """Any answer to any of the open asks."""
    ask = dice.pick(table.asks)
    assert ask.keys and len(set(ask.keys)) == len(ask.keys), ask
    return ask.seat, dice.pick(ask.keys)


def play_on(
    table: Table,
    dice: FastChance,
    choose: Choose = at_random,
    *,
    check: Check | None = None,
    every: int = 1,
    most: int = MOST_ANSWERS,
    ended: Callable[[Table], bool] = lambda table: table.over,
) -> Table:
    """Play a table until it has `ended` and run `check` after every `every`-th answer."""
    for number in range(most):
        if ended(table):
            return table
        outcome = table.answer(*choose(table, dice))
        assert isinstance(outcome, Accepted), outcome
        if check is not None and number % every == 0:
            check(table, dice)
    raise AssertionError(f"{table.game.meta.slug}: no end after {most} answers")


def random_game(
    slug: str,
    seats: int,
    seed: int,
    options: Options | None = None,
    *,
    check: Check | None = None,
    every: int = 1,
    live: bool = True,
) -> Table:
    """Play a whole game at random and run `check` after every `every`-th answer."""
    if live:
        table = open_table(slug, seats, f"random {seed}", options)
    else:
        table = light_table(slug, seats, FastChance(seed + 1_000_003), options)
    with telling(f"random_game({slug!r}, {seats}, {seed}, {options})"):
        return play_on(table, FastChance(seed), check=check, every=every)


def bots_play(table: Table, bots: Sequence[Bot], dice: FastChance) -> Table:
    """Play a table to its end, each seat by its bot; whoever is asked first answers first."""

    def choose(table: Table, dice: FastChance) -> tuple[Seat, str]:
        seat = table.asks[0].seat
        return seat, bots[seat](table, seat, dice)

    return play_on(table, dice, choose)


def code_of(outcome: Accepted | Refusal | None) -> str:
    """Why not: the code of what must be a refusal."""
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Add what was played to whatever goes wrong inside."""
    try:
        yield
    except Exception as error:
        error.add_note(what)
        raise


def perft(table: Table, depth: int, stop: str = "") -> int:
    """How many sequences of `depth` answers there are, from every seat that is asked; an ask of kind `stop` ends one.

    Chess calls it perft: it changes as soon as anything is offered that was not, or the other way round.
    """
    if depth == 0 or table.over or table.asks[0].kind == stop:
        return 1
    if depth == 1:
        return sum(len(ask.keys) for ask in table.asks)
    count = 0
    for ask in table.asks:
        for key in ask.keys:
            twin = table.fork()
            twin.answer(ask.seat, key)
            count += perft(twin, depth - 1, stop)
    return count


def counts(table: Table, stop: str = "") -> list[int]:
    """Sequences of one, two and three answers."""
    return [perft(table, depth, stop) for depth in (1, 2, 3)]
