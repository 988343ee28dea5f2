"""Steps that touch the market: devouring there, swapping in, recruiting free, the Ghost, cards played from elsewhere.

Not here: what the market is (market.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal

from gruft.games.tyrants.pieces.events import CardSwappedIn, GhostCalled
from gruft.games.tyrants.pieces.minions import ASPECT_IDS, CARD_REFS
from gruft.games.tyrants.rules.deck import devour, send_back
from gruft.games.tyrants.rules.market import fit_refusal, fits, market_cards, offered, recruit, refill, take
from gruft.games.tyrants.rules.playing import play_card
from gruft.games.tyrants.rules.step import Play, Step, limit, tell_limit
from gruft.games.tyrants.rules.targets import INSTRUCTION, MAY_STOP, MUST, STOP, Question, demand
from gruft.games.tyrants.state import State
from gruft.table.effect import Said, Saying, saying
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal, refuse


def with_stacks(g: State) -> dict[str, int]:
    """What lies open on the market, the stacks included."""
    cards = offered(g) + g.outcasts[-1:] + g.devoured[-1:]
    return {CARD_REFS[card]: card for card in cards}


def tell_cost_limit(max_cost: int | None) -> Saying:
    """Which costs fit; nothing where every cost does."""
    return saying("part-cost-limit", max=0 if max_cost is None else max_cost)


def row_refusal(g: State, card: int) -> Refusal | None:
    """Only cards of the market row are market cards (TU-RUL-61)."""
    if card in market_cards(g):
        return None
    return refuse("market.not_in_row", rule="TU-BAD-19", card=CARD_REFS[card])


@dataclass(frozen=True, slots=True)
class DevourMarket(Step):
    """The player may devour a card of the market row; its space is refilled."""

    word: ClassVar[str] = "devour_market"
    count: int = 1
    up_to: bool = True

    def possible(self, g: State, play: Play) -> bool:
        return bool(market_cards(g))

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            if not market_cards(g):
                return
            why = partial(row_refusal, g)
            cards = with_stacks(g)
            card = yield from choose(
                play.seat, "devour_market", cards, why, or_pass=self.up_to, duty=MUST, forced=True, args=play.args(left)
            )
            if card is None:
                return
            space = take(g, card)
            devour(g, play.seat, card)
            if space >= 0:
                refill(g, space)

    def tell(self) -> Said:
        return saying("effect-devour-market", limit=limit(self.up_to), n=self.count)


@dataclass(frozen=True, slots=True)
class SwapIntoMarket(Step):
    """Devour a card on a market space and take the space with this card (TU-RUL-39)."""

    word: ClassVar[str] = "swap_into_market"

    def possible(self, g: State, play: Play) -> bool:
        return play.card in g.in_play and any(card >= 0 for card in g.market)

    def card_refusal(self, g: State, card: int) -> Refusal | None:
        """Why no card can be swapped for this one: it is not in the row."""
        if card in g.market:
            return None
        return refuse("market.no_space", rule="TU-RUL-66", card=CARD_REFS[card])

    def run(self, g: State, play: Play) -> Flow[None]:
        if not self.possible(g, play):
            return
        why = partial(self.card_refusal, g)
        card = yield from demand(play.seat, "swap_market", with_stacks(g), why, play.args())
        space = take(g, card)
        devour(g, play.seat, card)
        g.in_play.remove(play.card)
        g.market[space] = play.card
        note(g, CardSwappedIn, play.seat, CARD_REFS[play.card])

    def tell(self) -> Said:
        return saying("effect-swap-into-market")


@dataclass(frozen=True, slots=True)
class RecruitFree(Step):
    """Recruit fitting cards without paying (TU-RUL-32)."""

    word: ClassVar[str] = "recruit_free"
    count: int
    max_cost: int | None
    aspect: int = -1
    up_to: bool = False

    def fitting(self, g: State) -> list[int]:
        """The cards on offer that fit what the card demands."""
        return [card for card in offered(g) if fits(card, self.aspect, self.max_cost)]

    def possible(self, g: State, play: Play) -> bool:
        return bool(self.fitting(g))

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            keys = {CARD_REFS[card]: card for card in self.fitting(g)}
            if not keys:
                return
            key = next(iter(keys))
            if self.up_to or len(keys) > 1:
                known, why = partial(with_stacks, g), partial(fit_refusal, g, "TU-RUL-32", self.aspect, self.max_cost)
                exits = MAY_STOP if self.up_to else INSTRUCTION
                args = play.open_args(left, self.up_to)
                key = yield Question(play.seat, "recruit_free", list(keys), known, why, args, exits)
            if key == STOP:
                return
            recruit(g, play.seat, keys[key])

    def tell(self) -> Said:
        aspect = ASPECT_IDS[self.aspect] if self.aspect >= 0 else "any"
        cost = tell_cost_limit(self.max_cost)
        return saying("effect-recruit-free", limit=tell_limit(self.up_to), n=self.count, aspect=aspect, cost=cost)


@dataclass(frozen=True, slots=True)
class PlayCardFrom(Step):
    """Play a market card or an inner-circle card as one's own (TU-RUL-36, TU-RUL-37, TU-RUL-64)."""

    word: ClassVar[str] = "play_card_from"
    zone: Literal["market", "inner_circle"]
    then: Literal["devour", "return"]
    max_cost: int | None = None

    def cards(self, g: State, play: Play) -> list[int]:
        """The cards that may be played from there."""
        if self.zone == "market":
            return [card for card in market_cards(g) if fits(card, -1, self.max_cost)]
        return g.circles[play.seat]

    def card_refusal(self, g: State, play: Play, card: int) -> Refusal | None:
        """Why this card cannot be played from there."""
        if card in self.cards(g, play):
            return None
        return row_refusal(g, card) or fit_refusal(g, "TU-RUL-36", -1, self.max_cost, card)

    def possible(self, g: State, play: Play) -> bool:
        return bool(self.cards(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        if not self.possible(g, play):
            return
        known = with_stacks(g) if self.zone == "market" else {CARD_REFS[card]: card for card in self.cards(g, play)}
        why = partial(self.card_refusal, g, play)
        card = yield from demand(play.seat, "play_from", known, why, {**play.args(), "zone": self.zone})
        space = -1
        if self.zone == "market":
            space = take(g, card)
        else:
            g.circles[play.seat].remove(card)
        yield from play_card(g, play.seat, card)
        if card in g.in_play:
            g.in_play.remove(card)
            if self.then == "devour":
                devour(g, play.seat, card)
            else:
                g.circles[play.seat].append(card)
        if space >= 0:
            refill(g, space)

    def tell(self) -> Said:
        return saying("effect-play-card-from", zone=self.zone, cost=tell_cost_limit(self.max_cost))


@dataclass(frozen=True, slots=True)
class DevouredTopJoinsMarket(Step):
    """Until the turn ends the top devoured card counts as a market card (TU-RUL-38)."""

    word: ClassVar[str] = "devoured_top_joins_market"

    def possible(self, g: State, play: Play) -> bool:
        return True

    def run(self, g: State, play: Play) -> Flow[None]:
        g.ghost = True
        note(g, GhostCalled, play.seat)
        return
        yield

    def tell(self) -> Said:
        return saying("effect-devoured-top-joins-market")


@dataclass(frozen=True, slots=True)
class ReturnThisToSupply(Step):
    """The Insane Outcast goes back to its stack."""

    word: ClassVar[str] = "return_this_to_supply"

    def possible(self, g: State, play: Play) -> bool:
        return True

    def run(self, g: State, play: Play) -> Flow[None]:
        if play.card in g.in_play:
            g.in_play.remove(play.card)
            send_back(g, play.seat, play.card)
        return
        yield

    def tell(self) -> Said:
        return saying("effect-return-this-to-supply")
