"""Words about what players have: items, spell cards, henchmen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from gruft.games.domains.cards.words.telling import about, goods, how_many, listed
from gruft.games.domains.pieces.tables import (
    ELEMENT_OF_REF,
    HENCHMAN_REFS,
    ITEM_OF,
    RESOURCE_OF_REF,
    STORED_OF_REF,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import discard_spell, draw_spells, hand_keys
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import choose_held, gain, held, lose, pay, take_elements
from gruft.games.domains.rules.playing.effects import Filter, Number, Play, Word, amount, word
from gruft.games.domains.state import State
from gruft.table.effect import Said, Saying, Several, saying
from gruft.table.flow import Flow, choose

CHOICES = {
    "any_element": ELEMENT_OF_REF,
    "any_resource": RESOURCE_OF_REF,
    "stored_choice": STORED_OF_REF,
}


@word
class Gain(Word, frozen=True, tag="gain"):
    """Take items from the supply."""

    item: str
    n: Number
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        n = amount(g, self.n, play)
        if self.item == "element_choice":
            yield from take_elements(g, play.seat, n, play.source)
        else:
            gain(g, play.seat, ITEM_OF[self.item], n, play.source)

    def tell(self) -> Said:
        return tell_several("gain", [self])


@word
class Lose(Word, frozen=True, tag="lose"):
    """Return items to the supply, all there are if fewer (DD-TERM-11)."""

    item: str
    n: Number
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        if self.item in ITEM_OF:
            item = ITEM_OF[self.item]
            lose(g, play.seat, item, amount(g, self.n, play, held(g, play.seat, item)))
            return
        keys = CHOICES[self.item]
        owed = min(amount(g, self.n, play), sum(held(g, play.seat, item) for item in keys.values()))
        for left in range(owed, 0, -1):
            pay(g, play.seat, (yield from choose_held(g, play.seat, "give_item", keys, {"left": left})), 1)

    def tell(self) -> Said:
        return tell_several("lose", [self])


def tell_several(verb: str, words: Sequence[Gain | Lose]) -> Saying:
    """Several gains (or losses) of the same players in one sentence."""
    return about(f"effect-{verb}", words[0].who, what=listed(how_many(step.item, step.n) for step in words))


def tell(words: Sequence[Word]) -> Several:
    """What the steps of a card do; gains (or losses) of the same players become one sentence."""
    told: list[Said] = []
    for (kind, _), group in groupby(words, key=_same):
        steps: list[Any] = list(group)  # all of one kind
        if kind is Gain or kind is Lose:
            told.append(tell_several("gain" if kind is Gain else "lose", steps))
        else:
            told += [step.tell() for step in steps]
    return Several(tuple(told))


def _same(step: Word) -> tuple[type[Word], str | Filter]:
    return type(step), getattr(step, "who", "")


@word
class DrawSpell(Word, frozen=True, tag="draw_spell"):
    """Draw spell cards from decks of choice."""

    n: int
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        return draw_spells(g, play.seat, self.n)

    def tell(self) -> Said:
        return about("effect-draw-spell", self.who, n=self.n, cards=goods("spells", self.n))


@word
class DiscardSpell(Word, frozen=True, tag="discard_spell"):
    """Discard spell cards of the own choice."""

    n: int
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        seat = play.seat
        for _ in range(min(self.n, len(g.hands[seat]))):
            discard_spell(g, seat, (yield from pick(seat, "discard_spell", hand_keys(g, seat), rule="DD-TERM-11")))

    def tell(self) -> Said:
        return about("effect-discard-spell", self.who, cards=goods("spells", self.n))


@word
class CycleSpells(Word, frozen=True, tag="cycle_spells"):
    """Discard up to n spell cards (0: any number) and draw as many."""

    n: int = 0
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        seat = play.seat
        most = min(self.n or len(g.hands[seat]), len(g.hands[seat]))
        gone = 0
        while gone < most:
            kind = yield from choose(seat, "cycle_spell", hand_keys(g, seat), or_pass=True)
            if kind is None:
                break
            discard_spell(g, seat, kind)
            gone += 1
        yield from draw_spells(g, seat, gone)

    def tell(self) -> Said:
        return saying("effect-cycle-spells", n=self.n)


@word
class DiscardHenchman(Word, frozen=True, tag="discard_henchman"):
    """Discard a henchman or return something instead."""

    or_lose: dict[str, int]
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        keys = {HENCHMAN_REFS[card]: card for card in g.henchmen[play.seat]}
        card = yield from choose(play.seat, "discard_henchman", keys, or_pass=True, forced=True)
        if card is not None:
            servants.discard(g, play.seat, card)
            return
        for item, n in self.or_lose.items():
            lose(g, play.seat, ITEM_OF[item], n)

    def tell(self) -> Said:
        return saying("effect-discard-henchman", what=listed(goods(item, n) for item, n in self.or_lose.items()))


@word
class BonusOnResolve(Word, frozen=True, tag="bonus_on_resolve"):
    """More from a place for own minions; the places themselves look it up (rules/city/places.py)."""

    place: str
    item: str
    n: int

    def tell(self) -> Said:
        return saying("effect-bonus-on-resolve", place=f"place:{self.place}", what=goods(self.item, self.n))
