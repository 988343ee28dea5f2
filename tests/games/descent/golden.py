"""Golden quests of Descent: how they are played and what they show.

A seat plays by common sense, at random, or a mixture, so that both sides win somewhere. A new one:
`keep(name, played(…))`; when components have changed, this module run as a program plays all of them again.
"""

from __future__ import annotations

from functools import partial

from gruft.games.descent import bot
from gruft.games.descent.pieces.events import CardUsed, OverlordCardPlayed
from gruft.table.chance import FastChance
from gruft.table.game import Options
from gruft.table.opening import open_table
from gruft.table.table import Table
from tests.harness import play_on
from tests.harness.golden import journals, renew, told

MOST_ANSWERS = 6_000


def choose(table: Table, dice: FastChance, heroes: int, overlord: int) -> tuple[int, str]:
    """An answer to one of the open asks: common sense with so many chances in a hundred, else any key."""
    ask = dice.pick(table.asks)
    sense = overlord if ask.seat == table.state.overlord else heroes
    if dice.below(100) < sense:
        key = bot.prefer(table.state, ask.seat, ask)
        if key in ask.keys:
            return ask.seat, str(key)
    return ask.seat, dice.pick(ask.keys)


def played(seats: int, seed: int, options: Options, heroes: int = 85, overlord: int = 85) -> Table:
    """One quest to its end."""
    table = open_table("descent", seats, f"golden {seed}", options)
    return play_on(table, FastChance(seed), partial(choose, heroes=heroes, overlord=overlord), most=MOST_ANSWERS)


def features(table: Table) -> set[str]:
    """What a quest shows: who won what, every kind of event, every card used."""
    shown = {f"{table.state.quest} won by {table.state.winner}", *(f"event {kind}" for kind in told(table))}
    for event in table.log:
        if isinstance(event, (CardUsed, OverlordCardPlayed)):
            shown.add(event.card.partition(".")[0])
    return shown


if __name__ == "__main__":
    for file in journals("descent"):
        same = renew(file, partial(choose, heroes=85, overlord=85), MOST_ANSWERS)
        print(file.stem, "as before" if same else "plays out differently now")
