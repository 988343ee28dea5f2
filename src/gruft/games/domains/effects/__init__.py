"""The vocabulary of effects: a step of a card in YAML becomes one word that can run and can tell what it does.

Fortune cards, production spells and most henchmen and Masters are made of it. What is its own little rule is a function
registered under the card's id (spells/, henchmen/).
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from gruft.games.domains.effects.base import Play, Word
from gruft.games.domains.effects.domain import AttackEach, DrawMonster, Flip
from gruft.games.domains.effects.goods import (
    BonusOnResolve,
    CycleSpells,
    DiscardHenchman,
    DiscardSpell,
    DrawSpell,
    Gain,
    Lose,
    Offer,
    tell_gains,
    tell_losses,
)
from gruft.games.domains.effects.round import (
    FinalRound,
    MinionCount,
    PartyMod,
    PassFirstPlayer,
    Refresh,
    ReplaceParty,
    RotateLeader,
    RoundRule,
    Unavailable,
)
from gruft.games.domains.events import Rolled
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.news import note

__all__ = ["Play", "Word", "read", "run", "tell"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a roll of the table brings."""

    on: list[int]
    do: list[Gain | Lose]


class RollTable(Word, frozen=True, tag="roll_table"):
    """Every player rolls once and does the steps of the row he hits."""

    die: str
    rows: list[Row]
    who: str = "each"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None] | None:
        result = g.chance.roll(int(self.die[1:]))
        note(g, Rolled, f"1{self.die}", result)
        row = next(row for row in self.rows if result in row.on)
        return run(g, seat, row.do, play)

    def tell(self, lang: str) -> str:
        rows = [f"{row.on[0]}-{row.on[-1]}: {tell(row.do, lang)}" for row in self.rows]
        if lang == "de":
            return f"In Spielerreihenfolge würfelt jeder 1W{self.die[1:]}. " + " ".join(rows)
        return f"In turn order each player rolls 1{self.die}. " + " ".join(rows)


AnyWord = (
    AttackEach
    | BonusOnResolve
    | CycleSpells
    | DiscardHenchman
    | DiscardSpell
    | DrawMonster
    | DrawSpell
    | FinalRound
    | Flip
    | Gain
    | Lose
    | MinionCount
    | Offer
    | PartyMod
    | PassFirstPlayer
    | Refresh
    | ReplaceParty
    | RollTable
    | RotateLeader
    | RoundRule
    | Unavailable
)


def read(steps: list[dict[str, Any]]) -> list[Word]:
    """The steps of a card as words."""
    return list(msgspec.convert(steps, list[AnyWord]))


def run(g: State, seat: Seat, words: Any, play: Play) -> Flow[None]:
    """All steps of a card, one after the other, each for everybody it names; `seat` is the acting player."""
    for word in words:
        for who in word.seats(g, seat):
            flow = word.run(g, who, play)
            if flow is not None:
                yield from flow


def tell(words: Any, lang: str) -> str:
    """What the steps do, in a language; gains (or losses) of the same players become one sentence."""
    told = []
    for (kind, _), group in groupby(words, key=lambda word: (type(word), getattr(word, "who", ""))):
        if kind is Gain:
            told.append(tell_gains(list(group), lang))
        elif kind is Lose:
            told.append(tell_losses(list(group), lang))
        else:
            told += [word.tell(lang) for word in group]
    return " ".join(told)
