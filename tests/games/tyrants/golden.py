"""Golden games of Tyrants of the Underdark: how they are played and what they show.

Together the journals show every card, every kind of question and event, and every way the game can end. A new one:
`keep(name, played(…))`.
"""

from __future__ import annotations

from typing import Any

from gruft.bots import bot
from gruft.games.tyrants.pieces.events import CardPlayed
from gruft.games.tyrants.pieces.minions import CARD_OF_PLAY, CARD_OF_RECRUIT, COST
from gruft.table.ask import Seat
from gruft.table.chance import Chance, FastChance
from gruft.table.game import Options
from gruft.table.opening import open_table
from gruft.table.table import Table
from tests.harness import bots_play
from tests.harness.golden import told

Position = dict[str, Any]


def merchant(table: Table, seat: Seat, chance: Chance) -> str:
    """A player who buys as much as possible and sends nobody into the Underdark: the market deck runs out first."""
    ask = table.ask_of(seat)
    assert ask is not None
    if ask.kind != "main":
        return bot("greedy")(table, seat, chance)
    plays = [key for key in ask.keys if key in CARD_OF_PLAY]
    buys = [key for key in ask.keys if key in CARD_OF_RECRUIT]
    cheap = sorted(buys, key=lambda key: COST[CARD_OF_RECRUIT[key]] + 9 * ("guard" in key or "priestess" in key))
    return (plays or cheap or ["end"])[0]


def played(players: list[str], seed: int, options: Options, position: Position | None = None) -> Table:
    """One game with these bots, from set-up or from a position."""
    table = open_table("tyrants", len(players), f"golden {seed}", options, players=players, position=position)
    return bots_play(table, [merchant if p == "merchant" else bot(p) for p in players], FastChance(seed))


def features(table: Table) -> set[str]:
    """What a game shows: cards played, every kind of event, how it ended."""
    shown = {f"event {kind}" for kind in told(table)}
    shown |= {
        f"played {event.card.partition(':')[2].rpartition('.')[0]}"
        for event in table.log
        if isinstance(event, CardPlayed)
    }
    shown.add(f"ended {table.state.ending}")
    return shown
