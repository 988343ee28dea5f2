"""A table one rolls on."""

from __future__ import annotations

import msgspec

from gruft.games.domains.cards.words.goods import Gain, Lose, tell
from gruft.games.domains.pieces.events import Rolled
from gruft.games.domains.rules.playing.effects import Play, Word, run, word
from gruft.games.domains.state import State
from gruft.table.effect import Said, Several, saying
from gruft.table.events import note
from gruft.table.flow import Flow


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a roll of the table brings, from the first to the last number of `on`."""

    on: list[int]
    do: list[Gain | Lose]


@word
class RollTable(Word, frozen=True, tag="roll_table"):
    """Every player rolls once and does the steps of the row he hits."""

    die: str
    rows: list[Row]
    who: str = "each"

    def run(self, g: State, play: Play) -> Flow[None]:
        result = g.chance.roll(int(self.die[1:]))
        note(g, Rolled, f"1{self.die}", result, play.seat, play.card or "none")
        row = next((row for row in self.rows if row.on[0] <= result <= row.on[-1]), None)
        if row is not None:  # an owner's own table may leave results out
            yield from run(g, row.do, play)

    def tell(self) -> Said:
        rows = [saying("effect-roll-row", first=row.on[0], last=row.on[-1], what=tell(row.do)) for row in self.rows]
        return Several((saying("effect-roll", dice=f"1{self.die}"), *rows))
