"""Steps that touch the other players: forced discards and Insane Outcasts (TU-RECR-05, TU-RUL-33)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from gruft.games.tyrants.pieces.underdark import WHITE
from gruft.games.tyrants.rules.discards import force_discard
from gruft.games.tyrants.rules.market import recruit_outcasts
from gruft.games.tyrants.rules.presence import adjacent_colors
from gruft.games.tyrants.rules.step import Play, Step
from gruft.games.tyrants.rules.targets import demand
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def pick_seat(
    g: State, play: Play, kind: str, fitting: list[Seat], lacks: Callable[[Seat], Refusal | None], **more: int
) -> Flow[Seat]:
    """Choose one of the fitting opponents; `lacks` says what the others would need."""

    def refusal(seat: Seat) -> Refusal | None:
        if seat in fitting:
            return None
        return refuse("opponent.yourself", rule="TU-CARD-12") if seat == play.seat else lacks(seat)

    seats = {f"seat:{seat}": seat for seat in range(g.seats)}
    return (yield from demand(play.seat, kind, seats, refusal, {**play.args(), **more}))


@dataclass(frozen=True, slots=True)
class RecruitOutcast(Step):
    """Players take Insane Outcasts to their discard piles, clockwise, each the full number before the next."""

    word: ClassVar[str] = "recruit_outcast"
    who: Literal["self", "chosen_opponent", "each_opponent", "chosen_opponent_adjacent"]
    count: int

    def concerned(self, g: State, play: Play) -> list[Seat]:
        """Who takes them, or among whom one is chosen."""
        if self.who == "self":
            return [play.seat]
        opponents = play.opponents(g)
        if self.who == "chosen_opponent_adjacent":
            near = adjacent_colors(g, play.deployed)
            return [seat for seat in opponents if near >> seat & 1]
        return opponents

    def possible(self, g: State, play: Play) -> bool:
        return bool(g.outcasts) and bool(self.concerned(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        if not self.possible(g, play):
            return
        concerned = self.concerned(g, play)
        if self.who in ("chosen_opponent", "chosen_opponent_adjacent"):
            concerned = [(yield from pick_seat(g, play, "outcast_for", concerned, not_adjacent, amount=self.count))]
        for seat in concerned:
            recruit_outcasts(g, seat, self.count)

    def tell(self) -> Said:
        return saying("effect-recruit-outcast", who=self.who, outcasts=saying("part-outcasts", n=self.count))


def not_adjacent(seat: Seat) -> Refusal:
    """The refusal of a player with whom the own pieces are not in contact."""
    return refuse("opponent.not_adjacent", rule="TU-MAP-05", seat=f"seat:{seat}")


@dataclass(frozen=True, slots=True)
class OpponentDiscards(Step):
    """Opponents choose and discard a card each; the hand is looked at when their turn to discard comes."""

    word: ClassVar[str] = "opponent_discards"
    who: Literal[
        "chosen_opponent", "each_opponent", "each_opponent_with_troop_at_bound_site", "owner_of_assassinated_troop"
    ]
    hand_over: int = 0
    """Only players with more cards than this."""

    def concerned(self, g: State, play: Play) -> list[Seat]:
        """The opponents it is about, whatever they hold."""
        opponents = play.opponents(g)
        if self.who == "each_opponent_with_troop_at_bound_site":
            return [seat for seat in opponents if g.live.at[seat] & play.bound_area]
        if self.who == "owner_of_assassinated_troop":
            return [seat for seat in opponents if seat == play.victim != WHITE]
        return opponents

    def affected(self, g: State, seat: Seat) -> bool:
        """Whether this player holds enough cards to discard one."""
        return len(g.hands[seat]) > self.hand_over

    def few_cards(self, g: State, seat: Seat) -> Refusal:
        """The refusal for a hand that is too small."""
        cards = len(g.hands[seat])
        return refuse("opponent.few_cards", rule="TU-RUL-33", seat=f"seat:{seat}", limit=self.hand_over, cards=cards)

    def possible(self, g: State, play: Play) -> bool:
        return any(self.affected(g, seat) for seat in self.concerned(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        concerned = self.concerned(g, play)
        if self.who == "chosen_opponent":
            concerned = [seat for seat in concerned if self.affected(g, seat)]
            if concerned:
                concerned = [(yield from pick_seat(g, play, "discard_for", concerned, partial(self.few_cards, g)))]
        for seat in concerned:
            if self.affected(g, seat):
                yield from force_discard(g, seat, play.seat)

    def tell(self) -> Said:
        return saying("effect-opponent-discards", who=self.who, over=self.hand_over)
