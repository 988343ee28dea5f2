"""Golden quests: whole journals in tests/journals/descent, played once and replayed for ever.

New ones are added with `record`; old ones are never changed to please the code. A seat plays by common sense, at
random, or a mixture, so that both sides win somewhere.
"""

from __future__ import annotations

from pathlib import Path

from gruft.games.descent import bot
from gruft.table.chance import FastChance
from gruft.table.game import Options
from gruft.table.journal import Journal
from gruft.table.news import event_kind
from gruft.table.opening import open_table
from gruft.table.replay import close
from gruft.table.table import Accepted, Table

JOURNALS = Path(__file__).resolve().parents[2] / "journals" / "descent"
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
    dice = FastChance(seed)
    for _ in range(MOST_ANSWERS):
        if table.over:
            return table
        seat, key = choose(table, dice, heroes, overlord)
        assert isinstance(table.answer(seat, key), Accepted)
    raise AssertionError(f"no end: {seats}, {seed}, {options}")


def record(name: str, seats: int, seed: int, options: Options, heroes: int = 85, overlord: int = 85) -> None:
    """Play one quest and keep its journal."""
    close(played(seats, seed, options, heroes, overlord)).save(JOURNALS / f"{name}.jsonl")


def renew(name: str) -> bool:
    """Play a golden quest again by today's rules: its old answers as far as they go, then common sense.

    Needed when components change, because a journal remembers a digest of them; whether the old answers went all the
    way is returned.
    """
    old = Journal.load(JOURNALS / f"{name}.jsonl")
    header = old.header
    table = open_table("descent", header.seats, str(header.seed), header.options)
    dice = FastChance(header.seats)
    same = True
    for answer in [*old.entries, *[None] * MOST_ANSWERS]:
        if table.over:
            break
        seat, key = (answer.seat, answer.key) if answer is not None and same else choose(table, dice, 85, 85)
        if not any(ask.seat == seat and key in ask.keys for ask in table.asks):
            same = False
            seat, key = choose(table, dice, 85, 85)
        assert isinstance(table.answer(seat, key), Accepted)
    assert table.over, name
    close(table).save(JOURNALS / f"{name}.jsonl")
    return same


def features(table: Table) -> set[str]:
    """What a quest shows: who won what, every kind of news, every card used."""
    shown = {f"{table.state.quest} won by {table.state.winner}"}
    for event in table.news:
        shown.add(f"news {event_kind(type(event))}")
        card = getattr(event, "card", "")
        if card and event_kind(type(event)) in ("card_used", "overlord_card_played"):
            shown.add(card.partition(".")[0])
    return shown


if __name__ == "__main__":
    for file in sorted(JOURNALS.glob("*.jsonl")):
        print(file.stem, "as before" if renew(file.stem) else "plays out differently now")
