"""Golden games: whole journals in tests/journals/domains, played once and replayed for ever.

`features` says what a game shows; together the journals show every spell, henchman, Master, Fortune card and place,
every kind of question and event, and every way the game can end. Old ones are never changed to please the code.
"""

from __future__ import annotations

from pathlib import Path

from gruft.games.domains import bot
from gruft.games.domains.events import (
    ActionTaken,
    FortuneRevealed,
    HenchmanTaken,
    MasterChosen,
    SpellCancelled,
    SpellCast,
)
from gruft.table.chance import FastChance
from gruft.table.journal import Journal
from gruft.table.news import event_kind
from gruft.table.opening import open_table
from gruft.table.replay import close
from gruft.table.table import Accepted, Table

JOURNALS = Path(__file__).resolve().parents[2] / "journals" / "domains"


def played(seats: int, seed: int, masters: bool, thinking: int) -> tuple[Table, set[str]]:
    """One game; of ten answers `thinking` follow common sense, the others chance."""
    table = open_table("domains", seats, f"golden {seed}", {"masters": masters})
    dice = FastChance(seed)
    kinds: set[str] = set()
    while not table.over:
        ask = dice.pick(table.asks)
        kinds.add("ask " + ask.kind)
        key = bot.prefer(table.state, ask.seat, ask) if dice.below(10) < thinking else None
        outcome = table.answer(ask.seat, key if key is not None else dice.pick(ask.keys))
        assert isinstance(outcome, Accepted)
    return table, kinds | features(table)


def features(table: Table) -> set[str]:
    """What a finished game shows."""
    found: set[str] = set()
    for event in table.news:
        found.add("event " + event_kind(type(event)))
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


def record(name: str, seats: int, seed: int, masters: bool, thinking: int) -> None:
    """Play one game and keep its journal."""
    JOURNALS.mkdir(parents=True, exist_ok=True)
    close(played(seats, seed, masters, thinking)[0]).save(JOURNALS / f"{name}.jsonl")


def replayed(journal: Journal) -> tuple[Table, set[str]]:
    """A journal played again, with everything it shows."""
    header = journal.header
    table = open_table("domains", header.seats, header.seed, dict(header.options))
    kinds: set[str] = set()
    for entry in journal.entries:
        ask = table.ask_of(entry.seat)
        assert ask is not None
        kinds.add("ask " + ask.kind)
        assert isinstance(table.answer(entry.seat, entry.key), Accepted), entry
    return table, kinds | features(table)
