"""What bots do: common sense names only what is offered, and greedy players meet random ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from gruft.bots import bot
from gruft.table.ask import Ask, Seat
from gruft.table.chance import FastChance
from gruft.table.table import Table
from tests.harness.play import bots_play

Prefer = Callable[[Any, Seat, Ask], str | None]  # each game has its own state


@dataclass
class CommonSense:
    """A check: asked about an imagined world, common sense names an offered key or keeps silent."""

    prefer: Prefer
    unanswered: set[str] = field(default_factory=set)

    def __call__(self, table: Table, dice: FastChance) -> None:
        for ask in table.asks:
            world = table.imagine(ask.seat, FastChance(dice.below(99)))
            same = world.ask_of(ask.seat)
            assert same is not None
            key = self.prefer(world.state, ask.seat, same)
            if key is None:
                self.unanswered.add(ask.kind)
            else:
                assert key in ask.keys, (ask.kind, key)


def greedy_among_random(table: Table, seat: Seat, seed: int) -> list[Seat]:
    """Who wins when `seat` is greedy and everybody else plays at random."""
    players = [bot("greedy" if other == seat else "random") for other in range(table.seats)]
    result = bots_play(table, players, FastChance(seed)).result
    assert result is not None
    return result.winners
