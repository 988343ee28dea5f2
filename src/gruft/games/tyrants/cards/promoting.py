"""Steps that promote cards, now or at the end of the turn (TU-PROM-01 to TU-PROM-04)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from gruft.games.tyrants.pieces.events import DeckDiscarded
from gruft.games.tyrants.pieces.minions import ASPECT, CARD_REFS, OBEDIENCE, UNDEAD
from gruft.games.tyrants.rules.deck import promote, promote_top
from gruft.games.tyrants.rules.step import LateStep, Play, Step, Steps, tell_limit
from gruft.games.tyrants.rules.targets import MAY_STOP, STOP, Question, demand, duty
from gruft.games.tyrants.state import State
from gruft.table.effect import Joined, Said, Several, run_all, saying, tell_all
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

PROMOTION: Final = duty("promotion", "TU-RUL-04")


@dataclass(frozen=True, slots=True)
class PromoteEndOfTurn(LateStep):
    """At end of turn promote cards played this turn that still lie in the play area."""

    word: ClassVar[str] = "promote_end_of_turn"
    count: int | None
    """None: any number."""
    which: Literal["other_played", "obedience_played", "undead_played"]
    up_to: bool = False
    number: int = 1

    def card_refusal(self, g: State, play: Play, card: int) -> Refusal | None:
        """Why this card cannot be promoted by this effect (TU-PROM-04)."""
        ref = CARD_REFS[card]
        if card not in g.in_play:
            return refuse("promote.not_in_play_area", rule="TU-BAD-13", card=ref)
        if card == play.card:
            return refuse("promote.itself", rule="TU-BAD-13", card=ref)
        if self.which == "obedience_played" and ASPECT[card] != OBEDIENCE:
            return refuse("promote.not_obedience", rule="TU-BAD-13", card=ref)
        if self.which == "undead_played" and not UNDEAD[card]:
            return refuse("promote.not_undead", rule="TU-BAD-13", card=ref)
        return None

    def run_late(self, g: State, play: Play) -> Flow[None]:
        why = partial(self.card_refusal, g, play)
        for left in range(len(g.in_play) if self.count is None else self.count, 0, -1):
            keys = [CARD_REFS[card] for card in g.in_play if why(card) is None]
            if not keys:
                return
            key = keys[0]
            if self.up_to or len(keys) > 1:
                known = partial(play_area_and_rest, g, play)
                exits = MAY_STOP if self.up_to else PROMOTION
                args = play.open_args(min(left, len(keys)), self.up_to)
                key = yield Question(play.seat, "promote", keys, known, why, args, exits)
            if key == STOP:
                return
            card = next(card for card in g.in_play if CARD_REFS[card] == key)
            g.in_play.remove(card)
            promote(g, play.seat, card)

    def tell(self) -> Said:
        if self.count is None:
            return saying("effect-promote-any-number", which=self.which)
        return saying("effect-promote-end-of-turn", limit=tell_limit(self.up_to), n=self.count, which=self.which)

    def tell_late(self) -> Said:
        if self.count is None:
            return saying("part-late-any-number", which=self.which)
        return saying("part-late-promote", limit=tell_limit(self.up_to), n=self.count, which=self.which)


def play_area_and_rest(g: State, play: Play) -> dict[str, int]:
    """What a player might try to promote: the play area, the promoting card, everything else played this turn."""
    return {CARD_REFS[card]: card for card in [*g.in_play, play.card, *g.played, *g.hands[play.seat]]}


@dataclass(frozen=True, slots=True)
class AtEndOfTurn(LateStep):
    """Carry steps out at the end of the turn, after the card's own promotions."""

    word: ClassVar[str] = "at_end_of_turn"
    waits: ClassVar[bool] = True
    steps: Steps
    number: int = 1

    def run_late(self, g: State, play: Play) -> Flow[None]:
        yield from run_all(g, play, self.steps)

    def tell(self) -> Said:
        return saying("effect-at-end-of-turn", then=tell_all(self.steps))

    def tell_late(self) -> Said:
        return saying("part-late-then", then=tell_all(self.steps))


@dataclass(frozen=True, slots=True)
class PromoteTopOfDeck(Step):
    """Turn up the top card of the deck and promote it now."""

    word: ClassVar[str] = "promote_top_of_deck"
    count: int

    def possible(self, g: State, play: Play) -> bool:
        return bool(g.decks[play.seat] or g.discards[play.seat])

    def run(self, g: State, play: Play) -> Flow[None]:
        for _ in range(self.count):
            if not promote_top(g, play.seat):
                return
        return
        yield

    def tell(self) -> Said:
        return saying("effect-promote-top-of-deck", n=self.count)


@dataclass(frozen=True, slots=True)
class PromoteFrom(Step):
    """Choose a card of the named zones and promote it now."""

    word: ClassVar[str] = "promote_from"
    zones: tuple[Literal["this_card", "hand", "discard"], ...]
    count: int = 1

    def cards(self, g: State, play: Play) -> list[int]:
        """The cards in the zones it names."""
        found = []
        if "this_card" in self.zones and play.card in g.in_play:
            found.append(play.card)
        if "hand" in self.zones:
            found += g.hands[play.seat]
        if "discard" in self.zones:
            found += g.discards[play.seat]
        return found

    def possible(self, g: State, play: Play) -> bool:
        return bool(self.cards(g, play))

    def card_refusal(self, g: State, play: Play, card: int) -> Refusal | None:
        """Why this card cannot be promoted: it lies elsewhere."""
        if card in self.cards(g, play):
            return None
        return refuse("promote.other_zone", rule="TU-PROM-03", card=CARD_REFS[card])

    def run(self, g: State, play: Play) -> Flow[None]:
        for _ in range(self.count):
            if not self.possible(g, play):
                return
            yield from self.promote_one(g, play)

    def promote_one(self, g: State, play: Play) -> Flow[None]:
        """Ask for one of the cards and promote it."""
        cards = {CARD_REFS[card]: card for card in [*self.cards(g, play), *g.in_play, *g.hands[play.seat]]}
        why = partial(self.card_refusal, g, play)
        card = yield from demand(play.seat, "promote_from", cards, why, play.args())
        for zone in (g.in_play, g.hands[play.seat], g.discards[play.seat]):
            if card in zone:
                zone.remove(card)
        promote(g, play.seat, card)

    def tell(self) -> Said:
        zones = tuple(saying("part-zone", zone=zone, n=self.count) for zone in self.zones)
        return saying("effect-promote-from", zones=Several(zones, Joined.OR))


@dataclass(frozen=True, slots=True)
class PutDeckIntoDiscard(Step):
    """Move the whole deck to the discard pile; this is no discarding."""

    word: ClassVar[str] = "put_deck_into_discard"

    def possible(self, g: State, play: Play) -> bool:
        return bool(g.decks[play.seat])

    def run(self, g: State, play: Play) -> Flow[None]:
        deck = g.decks[play.seat]
        if deck:
            note(g, DeckDiscarded, play.seat, len(deck))
            g.discards[play.seat] += reversed(deck)
            deck.clear()
            g.chance.reveal()
        return
        yield

    def tell(self) -> Said:
        return saying("effect-put-deck-into-discard")
