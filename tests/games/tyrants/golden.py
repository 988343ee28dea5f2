"""Golden games: whole journals in tests/journals/tyrants, played once and replayed for ever.

`features` says what a game shows; together the journals show every card, every kind of question and event, and
every way the game can end. New ones are added with `record`; old ones are never changed to please the code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gruft.bots import bot
from gruft.games.tyrants.minions import CARD_OF_PLAY, CARD_OF_RECRUIT, COST
from gruft.games.tyrants.news import CardPlayed
from gruft.table.ask import Seat
from gruft.table.chance import Chance, FastChance
from gruft.table.game import Options
from gruft.table.journal import Journal
from gruft.table.news import event_kind
from gruft.table.opening import open_table
from gruft.table.replay import close
from gruft.table.table import Accepted, Table

Position = dict[str, Any]
JOURNALS = Path(__file__).resolve().parents[2] / "journals" / "tyrants"


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
    dice = FastChance(seed)
    bots = [merchant if player == "merchant" else bot(player) for player in players]
    while not table.over:
        seat = table.asks[0].seat
        assert isinstance(table.answer(seat, bots[seat](table, seat, dice)), Accepted)
    return table


def record(name: str, players: list[str], seed: int, options: Options, position: Position | None = None) -> None:
    """Play one game with these bots and keep its journal."""
    JOURNALS.mkdir(parents=True, exist_ok=True)
    close(played(players, seed, options, position)).save(JOURNALS / f"{name}.jsonl")


def replayed(journal: Journal) -> tuple[Table, set[str]]:
    """A journal played again, with every kind of question that came up on the way."""
    header = journal.header
    table = open_table("tyrants", header.seats, header.seed, dict(header.options), position=header.position)
    asked: set[str] = set()
    for entry in journal.entries:
        asked |= {f"asked {ask.kind}" for ask in table.asks}
        assert isinstance(table.answer(entry.seat, entry.key), Accepted)
    return table, asked


def features(table: Table) -> set[str]:
    """What a game shows: cards played, every kind of news, how it ended."""
    shown = {f"news {event_kind(type(event))}" for event in table.news}
    shown |= {
        f"played {event.card.partition(':')[2].rpartition('.')[0]}"
        for event in table.news
        if isinstance(event, CardPlayed)
    }
    state = table.state
    shown.add(f"ended {state.ending}")
    return shown
