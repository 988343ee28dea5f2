"""Bots: who answers when no person does.

A bot gets a live table and its own seat and returns a key. It never looks at the truth: `greedy` imagines worlds that
fit what its seat knows, tries each option there, plays on a little and compares what its game's `evaluate` says.

Not here: what is good in a game (`games/<slug>/bot.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Final

from gruft.table.ask import Ask, Seat
from gruft.table.chance import Chance, FastChance
from gruft.table.game import Mind
from gruft.table.rules import refuse
from gruft.table.table import Table
from gruft.table.variants import mind_of

Bot = Callable[[Table, Seat, Chance], str]

BOTS_GROUP: Final = "gruft.bots"
WON = 1_000_000.0


@dataclass(frozen=True)
class Level:
    """How hard a greedy bot tries."""

    worlds: int
    """How many imagined worlds each option is tried in."""
    slips: int
    """Of a hundred decisions, how many are taken at random."""
    widest: int = 40
    """How many options it looks at, at most."""


LEVELS = {"easy": Level(1, 35), "medium": Level(1, 5), "greedy": Level(2, 0), "hard": Level(5, 0)}
NAMES = ("random", *LEVELS)


def known() -> tuple[str, ...]:
    """The names of all bots that can be asked for here, those of other packages too."""
    return (*NAMES, *sorted(point.name for point in entry_points(group=BOTS_GROUP)))


class UnknownBot(ValueError):
    """No bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.refusal = refuse("bot.unknown", name=name, known=", ".join(known()))


def bot(name: str) -> Bot:
    """The bot called `random`, `greedy`, `easy`, `medium` or `hard` (also `bot:easy`)."""
    name = name.removeprefix("bot:")
    if name == "random":
        return random_answer
    if name not in LEVELS:
        return _foreign(name)
    level = LEVELS[name]

    def answer(table: Table, seat: Seat, chance: Chance) -> str:
        return greedy_answer(table, seat, chance, level)

    return answer


def _foreign(name: str) -> Bot:
    """A bot of another package: an entry point in the group `gruft.bots` that leads to a `Bot`."""
    for point in entry_points(group=BOTS_GROUP):
        if point.name == name:
            found: Bot = point.load()
            return found
    raise UnknownBot(name)


def random_answer(table: Table, seat: Seat, chance: Chance) -> str:
    """Any option, each as likely as the others."""
    ask = table.ask_of(seat)
    assert ask is not None, seat
    return chance.pick(ask.keys)


def greedy_answer(table: Table, seat: Seat, chance: Chance, level: Level) -> str:
    """The option that looks best a few steps on, as far as the seat can tell."""
    ask = table.ask_of(seat)
    assert ask is not None, seat
    if len(ask.keys) == 1:
        return ask.keys[0]
    if level.slips and chance.below(100) < level.slips:
        return chance.pick(ask.keys)
    mind = mind_of(table.game)
    world = table.imagine(seat, FastChance(chance.below(1 << 30)))
    preferred = mind.prefer(world.state, seat, _same_ask(world, seat, ask))
    if preferred is not None and preferred in ask.keys:
        return preferred
    keys = ask.keys if len(ask.keys) <= level.widest else chance.sample(ask.keys, level.widest)
    seeds = [chance.below(1 << 30) for _ in range(level.worlds)]
    best, best_worth = keys[0], float("-inf")
    for key in keys:
        worth = sum(_worth(table, seat, key, seed, mind) for seed in seeds)
        if worth > best_worth:
            best, best_worth = key, worth
    return best


def _same_ask(world: Table, seat: Seat, ask: Ask) -> Ask:
    found = world.ask_of(seat)
    assert found is not None and found.kind == ask.kind, (seat, ask)
    return found


def _worth(table: Table, seat: Seat, key: str, seed: int, mind: Mind) -> float:
    """What `key` is worth in one imagined world, after playing on as far as the game's mind asks for."""
    world = table.imagine(seat, FastChance(seed))
    world.answer(seat, key)
    dice = FastChance(seed + 1)
    for _ in range(getattr(mind, "HORIZON", 0)):
        if world.over:
            break
        ask = world.asks[0]
        quick = mind.prefer(world.state, ask.seat, ask)
        world.answer(ask.seat, quick if quick in ask.keys else dice.pick(ask.keys))
    if world.over:
        result = world.result
        assert result is not None
        return WON / len(result.winners) if seat in result.winners else -WON
    return mind.evaluate(world.state, seat)
