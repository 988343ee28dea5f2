"""Gaining power, influence and VP; drawing cards (TU-RES, TU-DRAW)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gruft.games.tyrants.pieces.events import InfluenceGained, PointsGained, PowerGained
from gruft.games.tyrants.rules.deck import draw
from gruft.games.tyrants.rules.step import Amount, Play, Step, count_of, tell_amount
from gruft.games.tyrants.state import State
from gruft.table.effect import Said, saying
from gruft.table.events import note
from gruft.table.flow import Flow


@dataclass(frozen=True, slots=True)
class GainPower(Step):
    """Add power to the pool."""

    word: ClassVar[str] = "gain_power"
    amount: Amount

    def possible(self, g: State, play: Play) -> bool:
        return count_of(self.amount, g, play) > 0

    def run(self, g: State, play: Play) -> Flow[None]:
        amount = count_of(self.amount, g, play)
        g.power += amount
        if amount:
            note(g, PowerGained, play.seat, amount)
        return
        yield

    def tell(self) -> Said:
        return saying("effect-gain", amount=tell_amount(self.amount, "power"))


@dataclass(frozen=True, slots=True)
class GainInfluence(Step):
    """Add influence to the pool."""

    word: ClassVar[str] = "gain_influence"
    amount: Amount

    def possible(self, g: State, play: Play) -> bool:
        return count_of(self.amount, g, play) > 0

    def run(self, g: State, play: Play) -> Flow[None]:
        amount = count_of(self.amount, g, play)
        g.influence += amount
        if amount:
            note(g, InfluenceGained, play.seat, amount)
        return
        yield

    def tell(self) -> Said:
        return saying("effect-gain", amount=tell_amount(self.amount, "influence"))


@dataclass(frozen=True, slots=True)
class GainVp(Step):
    """Take VP tokens at once."""

    word: ClassVar[str] = "gain_vp"
    amount: Amount

    def possible(self, g: State, play: Play) -> bool:
        return count_of(self.amount, g, play) > 0

    def run(self, g: State, play: Play) -> Flow[None]:
        amount = count_of(self.amount, g, play)
        g.tokens[play.seat] += amount
        if amount:
            note(g, PointsGained, play.seat, amount)
        return
        yield

    def tell(self) -> Said:
        return saying("effect-gain", amount=tell_amount(self.amount, "vp"))


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw cards one after another."""

    word: ClassVar[str] = "draw"
    amount: Amount

    def possible(self, g: State, play: Play) -> bool:
        return count_of(self.amount, g, play) > 0 and bool(g.decks[play.seat] or g.discards[play.seat])

    def run(self, g: State, play: Play) -> Flow[None]:
        draw(g, play.seat, count_of(self.amount, g, play))
        return
        yield

    def tell(self) -> Said:
        return saying("effect-draw", amount=tell_amount(self.amount, "cards"))
