"""The word for trades: give something, get something."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.cards.words.goods import CHOICES
from gruft.games.domains.cards.words.telling import about, either, goods, listed, noun
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    ELEMENTS,
    HENCHMAN_REFS,
    ITEM_OF,
    ITEM_REFS,
    OWN_LAND_OF_REF,
    OWN_SPACES,
    RESOURCES,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import draw_henchman
from gruft.games.domains.rules.basics.domain import dark_refusal, turn_dark
from gruft.games.domains.rules.basics.duty import exit_args, pick
from gruft.games.domains.rules.basics.items import choose_held, gain, held, pay
from gruft.games.domains.rules.playing.effects import Filter, Play, Word, word
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.effect import Said, Saying, saying
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse


@word
class Offer(Word, frozen=True, tag="offer"):
    """Trade give for get, in full: others may accept up to max times, the acting player does so by using the card."""

    give: dict[str, int | list[str]]
    get: dict[str, bool | int | dict[str, int]]
    max: int = 1
    who: str | Filter = "self"

    def run(self, g: State, play: Play) -> Flow[None]:
        seat = play.seat
        if self.who == "self":  # who uses the card has accepted; how often, its uses say
            given = yield from self._give(g, seat)
            yield from self._get(g, seat, given, play)
            return
        for _ in range(self.max):
            if self._hindered(g, seat, public=True) is not None:
                return
            args: dict[str, Arg] = {"deal": play.deal, "have": min(self._have(g, seat, what) for what in self.give)}
            refusal = partial(self._refused, g, seat)
            if (yield from choose(seat, "offer", {"accept": 1}, refusal, or_pass=True, args=args)) is None:
                return
            given = yield from self._give(g, seat)
            yield from self._get(g, seat, given, play)

    def _refused(self, g: State, seat: Seat, _: int) -> Refusal | None:
        return self._hindered(g, seat, public=False)

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return self._hindered(g, play.seat, public=False)

    def _hindered(self, g: State, seat: Seat, *, public: bool) -> Refusal | None:
        """Why the trade cannot be made; by public facts, coins and Evil count as there."""
        for what, n in self.give.items():
            if isinstance(n, list):
                if self._have(g, seat, what) == 0:
                    return refuse("pay.none_left", "DD-TERM-07", item=f"item:{'_or_'.join(n)}", n=0)
                continue
            if public and what in ("coins", "evil"):
                continue
            have = self._have(g, seat, what)
            if have < n:
                return refuse("pay.too_little", "DD-TERM-07", item=f"item:{what}", n=n, have=have)
        if "flip_own_dark" in self.get and all(dark_refusal(g, space) is not None for space in OWN_SPACES[seat]):
            return refuse("building.none_light", "DD-FORTUNE-06")
        if "henchman_from_deck" in self.get and not g.henchman_deck and not g.henchman_discard:
            return refuse("henchman.none_left", "DD-TERM-08")
        return None

    def _have(self, g: State, seat: Seat, what: str) -> int:
        """How much a seat has of what is given; of one or another thing, how much of them all."""
        if isinstance(several := self.give[what], list):
            return sum(held(g, seat, ITEM_OF[name]) for name in several)
        if what == "henchman":
            return len(g.henchmen[seat])
        if what == "any_element":
            return held(g, seat, ANY_ELEMENT)
        if what in CHOICES:
            return sum(held(g, seat, item) for item in (*RESOURCES, *(ELEMENTS if what == "stored_choice" else ())))
        return held(g, seat, ITEM_OF[what])

    def _give(self, g: State, seat: Seat) -> Flow[str]:
        given = ""
        for what, n in self.give.items():
            if isinstance(n, list):
                keys = {ITEM_REFS[ITEM_OF[name]]: ITEM_OF[name] for name in n}
                item = yield from choose_held(g, seat, "give_item", keys, {"left": 1})
                pay(g, seat, item, 1)
                given = ITEM_REFS[item].partition(":")[2]
            elif what == "henchman":
                cards = {HENCHMAN_REFS[card]: card for card in g.henchmen[seat]}
                card = yield from pick(seat, "discard_henchman", cards, rule="DD-TERM-07", forced=True)
                servants.discard(g, seat, card)
            elif what in CHOICES:
                for left in range(n, 0, -1):
                    pay(g, seat, (yield from choose_held(g, seat, "give_item", CHOICES[what], {"left": left})), 1)
            else:
                pay(g, seat, ITEM_OF[what], n)
        return given

    def _get(self, g: State, seat: Seat, given: str, play: Play) -> Flow[None]:
        for what, n in self.get.items():
            if isinstance(n, dict):
                gain(g, seat, ITEM_OF[what], n[given], play.source)
            elif what == "henchman_from_deck":
                for _ in range(n):
                    card = draw_henchman(g)
                    if card >= 0:
                        yield from servants.take(g, seat, card)
            elif what == "flip_own_dark":
                refusal = partial(dark_refusal, g)
                lands = OWN_LAND_OF_REF[seat]
                args = exit_args(False)
                space = yield from pick(seat, "turn_dark", lands, refusal, args=args, rule="DD-TERM-07", forced=True)
                turn_dark(g, space)
            else:
                gain(g, seat, ITEM_OF[what], n, play.source)

    def tell(self) -> Said:
        return about("effect-offer", self.who, often=saying("effect-often", max=self.max), trade=self.trade())

    def trade(self) -> Saying:
        """What is given, and what one gets for it."""
        trade = "henchman" if "henchman" in self.give else "turn" if "flip_own_dark" in self.get else "goods"
        give = listed(self._told(what, n) for what, n in self.give.items())
        get = listed(self._told(what, n) for what, n in self.get.items() if what != "flip_own_dark")
        return saying(f"effect-trade-{trade}", give=give, get=get)

    def _told(self, what: str, n: int | list[str] | dict[str, int]) -> Said:
        if isinstance(n, list):
            return saying("goods", n=1, item=either(noun(name, 1) for name in n))
        if isinstance(n, dict):
            return saying("goods-several", amounts=" / ".join(map(str, n.values())), item=noun(what, 2))
        return goods(what, n)
