"""Golden games: whole journals in tests/journals/lords, played once and replayed for ever.

`features` says what a game shows; together the journals show every space, tile, card and event. New ones are added
with `record`; old ones are never changed to please the code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gruft.bots import bot
from gruft.games.lords.combat_news import CardShown, MonsterActed, SpellCast, TrapSprung
from gruft.games.lords.news import (
    EventBegan,
    GiftGiven,
    HeroJoined,
    MonsterHired,
    OrderDone,
    RoomBuilt,
    RoomUsed,
    SpecialBegan,
    TitleWon,
)
from gruft.table.chance import FastChance
from gruft.table.game import Options
from gruft.table.news import event_kind
from gruft.table.opening import open_table
from gruft.table.replay import close
from gruft.table.table import Accepted, Table

Position = dict[str, Any]
JOURNALS = Path(__file__).resolve().parents[2] / "journals" / "lords"


def record(name: str, players: list[str], seed: int, options: Options, position: Position | None = None) -> None:
    """Play one game with these bots, from set-up or from a position, and keep its journal."""
    close(played(players, seed, options, position)).save(JOURNALS / f"{name}.jsonl")


def played(players: list[str], seed: int, options: Options, position: Position | None = None) -> Table:
    """One game with these bots."""
    table = open_table("lords", len(players), f"golden {seed}", options, players=players, position=position)
    dice = FastChance(seed)
    bots = [bot(player) for player in players]
    while not table.over:
        seat = table.asks[0].seat
        assert isinstance(table.answer(seat, bots[seat](table, seat, dice)), Accepted)
    return table


def features(table: Table) -> set[str]:
    """What a game shows: spaces, tiles, cards, events, and every kind of news."""
    shown = set()
    for event in table.news:
        shown.add(f"news {event_kind(type(event))}")
        if isinstance(event, OrderDone):
            shown.add(f"done {event.space}")
        elif isinstance(event, MonsterHired):
            shown.add(f"hired {event.tile.partition('.')[0]}")
        elif isinstance(event, MonsterActed):
            shown.add(f"acted {event.attack}")
        elif isinstance(event, RoomBuilt):
            shown.add(f"built {event.room}")
        elif isinstance(event, RoomUsed):
            shown.add(f"used {event.room}")
        elif isinstance(event, TrapSprung):
            shown.add(f"sprung {event.trap.partition('.')[0]}")
        elif isinstance(event, SpellCast):
            shown.add(f"cast {event.spell}")
        elif isinstance(event, CardShown):
            shown.add(f"shown {event.spell}")
        elif isinstance(event, EventBegan):
            shown.add(event.event)
        elif isinstance(event, SpecialBegan):
            shown.add(event.special)
        elif isinstance(event, HeroJoined):
            shown.add(f"joined {event.hero}")
        elif isinstance(event, TitleWon):
            shown.add(f"won {event.title}")
        elif isinstance(event, GiftGiven):
            shown.add(f"given {event.gift}")
    return shown
