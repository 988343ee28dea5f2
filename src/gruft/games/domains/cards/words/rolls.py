"""Words with a die, and several words told in a row."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

from gruft.games.domains.cards.words.goods import Gain, Lose, tell_gains, tell_losses
from gruft.games.domains.pieces.events import Rolled
from gruft.games.domains.rules.playing.effects import Play, Word, run, word
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.news import note


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a roll of the table brings."""

    on: list[int]
    do: list[Gain | Lose]


@word
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
