"""Words about domains: turning buildings, drawing monsters, attacks of fate."""

from __future__ import annotations

from functools import partial
from typing import Literal

from gruft.games.domains.cards.words.telling import about, building
from gruft.games.domains.pieces.content import dice_of
from gruft.games.domains.pieces.tables import B_RANK
from gruft.games.domains.rules.adventure.strikes import attack_space
from gruft.games.domains.rules.basics.domain import draw_and_place, draw_refusal, flip_one, flip_refusal, monsters_on
from gruft.games.domains.rules.playing.effects import Filter, Play, Word, lands, word
from gruft.games.domains.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal


@word
class Flip(Word, frozen=True, tag="flip"):
    """Turn one of the own buildings dark or light."""

    to: Literal["dark", "light"]
    who: str | Filter = "self"
    filter: str = ""
    optional: bool = False

    def run(self, g: State, play: Play) -> Flow[None]:
        refusal = partial(flip_refusal, g, self.to == "dark", self.filter)
        return flip_one(g, play.seat, refusal, self.to == "dark", self.optional)

    def tell(self) -> Said:
        kind = building(self.filter, 2)
        if self.optional:
            return saying(f"effect-may-turn-{self.to}", kind=kind)
        return about(f"effect-turn-{self.to}", self.who, kind=kind)


@word
class DrawMonster(Word, frozen=True, tag="draw_monster"):
    """Draw a random monster and place it."""

    who: str | Filter = "self"
    optional: bool = False

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return None if self.optional else draw_refusal(g, play.seat)

    def run(self, g: State, play: Play) -> Flow[None]:
        if draw_refusal(g, play.seat) is not None:
            return
        if self.optional and (yield from choose(play.seat, "draw_monster", {"draw": 1}, or_pass=True)) is None:
            return
        yield from draw_and_place(g, play.seat)

    def tell(self) -> Said:
        return saying("effect-may-draw-monster") if self.optional else about("effect-draw-monster", self.who)


@word
class AttackEach(Word, frozen=True, tag="attack_each"):
    """Attack the highest-ranked dark building of every domain (DD-RUL-68)."""

    dice: str
    filter: Literal["dark_building", "dark_building_without_monster"]
    who: str = "each"

    def run(self, g: State, play: Play) -> Flow[None]:
        spaces = lands(g, play.seat, dark=True)
        if self.filter == "dark_building_without_monster":
            spaces = [space for space in spaces if not monsters_on(g, space)]
        if spaces:
            target = max(spaces, key=lambda space: B_RANK[g.land[space]])
            yield from attack_space(g, target, dice_of(self.dice))

    def tell(self) -> Said:
        return saying("effect-attack-each", target=self.filter, dice=self.dice)
