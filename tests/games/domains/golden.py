"""Golden games of Dark Domains: how they are played and what they show.

Together the journals show every spell, henchman, Master, Fortune card and place, and every way the game can end. A new
one: `keep(name, played(…))`.
"""

from __future__ import annotations

from gruft.games.domains import bot
from gruft.games.domains.pieces.events import (
    ActionTaken,
    FortuneRevealed,
    HenchmanTaken,
    MasterChosen,
    SpellCancelled,
    SpellCast,
)
from gruft.table.ask import Seat
from gruft.table.chance import FastChance
from gruft.table.opening import open_table
from gruft.table.table import Table
from tests.harness import play_on
from tests.harness.golden import told


def played(seats: int, seed: int, masters: bool, thinking: int) -> Table:
    """One game; of ten answers `thinking` follow common sense, the others chance."""

    def choose(table: Table, dice: FastChance) -> tuple[Seat, str]:
        ask = dice.pick(table.asks)
        key = bot.prefer(table.state, ask.seat, ask) if dice.below(10) < thinking else None
        return ask.seat, key if key is not None else dice.pick(ask.keys)

    table = open_table("domains", seats, f"golden {seed}", {"masters": masters})
    return play_on(table, FastChance(seed), choose)


def features(table: Table) -> set[str]:
    """What a finished game shows."""
    found = {f"event {kind}" for kind in told(table)}
    for event in table.log:
        if isinstance(event, SpellCast):
            found.add("cast " + event.spell)
        elif isinstance(event, SpellCancelled):
            found.add("cancelled by " + event.by)
        elif isinstance(event, HenchmanTaken):
            found.add("taken " + event.henchman)
        elif isinstance(event, MasterChosen):
            found.add("served " + event.master)
        elif isinstance(event, FortuneRevealed):
            found.add("read " + event.card)
        elif isinstance(event, ActionTaken):
            found.add("at " + event.space.rpartition(".")[0])
    result = table.result
    assert result is not None
    found.add("end " + result.reason)
    found.add(f"rounds {table.state.round}")
    return found
