"""Golden games of Dungeon Lords: how they are played and what they show.

Together the journals show every space, tile, card and event. A new one: `keep(name, played(…))`.
"""

from __future__ import annotations

from typing import Any

from gruft.bots import bot
from gruft.games.lords.pieces.combat_events import CardShown, MonsterActed, SpellCast, TrapSprung
from gruft.games.lords.pieces.events import (
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
from gruft.table.opening import open_table
from gruft.table.table import Table
from tests.harness import bots_play
from tests.harness.golden import told

Position = dict[str, Any]


def played(players: list[str], seed: int, options: Options, position: Position | None = None) -> Table:
    """One game with these bots, from set-up or from a position."""
    table = open_table("lords", len(players), f"golden {seed}", options, players=players, position=position)
    return bots_play(table, [bot(player) for player in players], FastChance(seed))


def features(table: Table) -> set[str]:
    """What a game shows: spaces, tiles, cards, events, and every kind of event."""
    shown = {f"event {kind}" for kind in told(table)}
    for event in table.log:
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
