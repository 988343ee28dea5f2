"""Captured troops that come back: taking troops out of trophy halls (TU-RUL-30, TU-RUL-68).

This is no deploying: nobody's barracks changes, no point for an empty barracks, no end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from gruft.games.tyrants.cards.others import pick_seat
from gruft.games.tyrants.cards.warfare import Color
from gruft.games.tyrants.pieces.underdark import COLORS, NODE_REFS, WHITE
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.step import Play, Step, tell_limit, tell_place
from gruft.games.tyrants.rules.targets import INSTRUCTION, MAY_STOP, STOP, Question, pick_node
from gruft.games.tyrants.rules.troops import place_refusal, place_trophy
from gruft.games.tyrants.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

TROPHY_REFS: Final = [[f"trophy:{hall}-{troop}" for troop in COLORS] for hall in COLORS[:WHITE]]


@dataclass(frozen=True, slots=True)
class TrophiesToBoard(Step):
    """Put captured troops back on the board in their own colour (TU-RUL-30, TU-RUL-68)."""

    word: ClassVar[str] = "trophies_to_board"
    count: int
    halls: Literal["any_halls", "hall_of_opponent_with_troop_at_bound_site"]
    color: Color
    where: Literal["anywhere", "presence"]
    up_to: bool = False

    def fitting(self, g: State, hall: int) -> list[int]:
        """The colours of a hall that may be taken."""
        return [c for c, count in enumerate(g.halls[hall]) if count and (self.color == "any" or c == WHITE)]

    def open_halls(self, g: State, play: Play) -> list[int]:
        """The halls one may take from now."""
        if self.halls == "any_halls":
            return [hall for hall in range(g.seats) if self.fitting(g, hall)]
        return [
            seat
            for seat in play.opponents(g)
            if play.bound >= 0 and g.live.at[seat] >> play.bound & 1 and self.fitting(g, seat)
        ]

    def places(self, g: State, play: Play) -> int:
        """Where a trophy may be put, as bits."""
        return g.live.free if self.where == "anywhere" else g.live.free & presence(g, play.seat)

    def place_refusal(self, g: State, play: Play, node: int) -> Refusal | None:
        """Why a trophy cannot be put there."""
        if self.places(g, play) >> node & 1:
            return None
        return place_refusal(g, node) or refuse("trophy.no_presence", rule="TU-BAD-20", place=NODE_REFS[node])

    def possible(self, g: State, play: Play) -> bool:
        return self.places(g, play) != 0 and bool(self.open_halls(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        halls = self.open_halls(g, play)
        if self.halls != "any_halls" and halls:
            if not self.places(g, play):
                return
            halls = [(yield from pick_seat(g, play, "hall", halls, partial(self.hall_refusal, g, play)))]
        for left in range(self.count, 0, -1):
            if not self.places(g, play):
                return
            keys = {TROPHY_REFS[hall][c]: (hall, c) for hall in halls for c in self.fitting(g, hall)}
            if not keys:
                return
            key = next(iter(keys))
            if self.up_to or len(keys) > 1:
                known, why = partial(all_trophies, g), partial(self.trophy_refusal, halls)
                exits = MAY_STOP if self.up_to else INSTRUCTION
                asked = play.open_args(left, self.up_to)
                key = yield Question(play.seat, "trophy", list(keys), known, why, asked, exits)
            if key == STOP:
                return
            hall, color = keys[key]
            args = {**play.args(left), "trophy": key}
            places = self.places(g, play)
            node = yield from pick_node(play.seat, "trophy_to", places, partial(self.place_refusal, g, play), args)
            place_trophy(g, play.seat, hall, color, node)

    def hall_refusal(self, g: State, play: Play, seat: int) -> Refusal:
        """Why this opponent's hall is none to take from: no troop at the spy's site, or no trophies."""
        if not g.live.at[seat] >> play.bound & 1:
            site = NODE_REFS[play.bound]
            return refuse("opponent.no_troop_there", rule="TU-CARD-11", seat=f"seat:{seat}", site=site)
        return refuse("opponent.empty_hall", rule="TU-RUL-30", seat=f"seat:{seat}")

    def trophy_refusal(self, halls: list[int], trophy: tuple[int, int]) -> Refusal | None:
        """Why this trophy cannot be taken."""
        hall, color = trophy
        if self.color == "white" and color != WHITE:
            return refuse("troop.not_white", rule="TU-BAD-06", troop=TROPHY_REFS[hall][color])
        if hall not in halls:
            return refuse("trophy.other_hall", rule="TU-CARD-11", trophy=TROPHY_REFS[hall][color])
        return None

    def tell(self) -> Said:
        key = "effect-trophies-any-halls" if self.halls == "any_halls" else "effect-trophies-of-opponent"
        at = tell_place(self.where)
        return saying(key, limit=tell_limit(self.up_to), n=self.count, color=self.color, at=at)


def all_trophies(g: State) -> dict[str, tuple[int, int]]:
    """Every kind of trophy in every hall, by ref."""
    return {TROPHY_REFS[hall][c]: (hall, c) for hall in range(g.seats) for c, n in enumerate(g.halls[hall]) if n}
