"""Steps made of steps: choose, pay, focus, if, for each returned spy (TU-CARD-07 to TU-CARD-11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from gruft.games.tyrants.cards.costs import COSTS
from gruft.games.tyrants.pieces.events import CardRevealed, OptionChosen
from gruft.games.tyrants.pieces.minions import ASPECT, ASPECT_IDS, CARD_OF_REF, CARD_REFS
from gruft.games.tyrants.pieces.underdark import NODE_REFS
from gruft.games.tyrants.rules.step import COUNTERS, Play, Step, Steps
from gruft.games.tyrants.rules.targets import Args, Question, duty, pick_node
from gruft.games.tyrants.state import State
from gruft.table.ask import MAY_PASS, PASS
from gruft.table.effect import Joined, Said, Several, any_possible, run_all, saying, tell_all
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

EACH_SPY: Final = duty("each_spy", "TU-RUL-31")


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a choice: its ref and its steps."""

    ref: str
    steps: Steps

    def refusal(self, g: State, play: Play) -> Refusal | None:
        """Why it is not offered: arrow costs always are, others only if they could do something (TU-CARD-07)."""
        if isinstance(self.steps[0], Pay) or any_possible(g, play, self.steps):
            return None
        return refuse("option.does_nothing", rule="TU-BAD-16", option=self.ref)

    @property
    def short(self) -> str:
        """The ref of its name in few words."""
        return self.ref.replace("option:", "choice:")

    def unpayable(self, g: State, play: Play) -> str:
        """The cost without which it would do nothing now, if that cannot be paid; else nothing."""
        first, rest = self.steps[0], self.steps[1:]
        if not isinstance(first, Pay) or first.payable(g, play) or any_possible(g, play, rest):
            return ""
        return first.cost


def tell_options(options: tuple[Option, ...]) -> Several:
    """Each option on its own line."""
    return Several(tuple(tell_all(option.steps) for option in options), Joined.BULLETS)


def tell_short(option: Option) -> Said:
    """What an option is called in the chronicle: what it begins with; what comes of it is told there anyway."""
    first = option.steps[0]
    return saying("part-cost", cost=first.cost) if isinstance(first, Pay) else first.tell()


def choose_option(g: State, play: Play, options: tuple[Option, ...], left: int) -> Flow[Steps]:
    """The steps of the chosen option; none if nothing is offered.

    The question says under the key of an option which cost of it cannot be paid.
    """
    fitting = [option for option in options if option.refusal(g, play) is None]
    if not fitting:
        return ()
    chosen = fitting[0]
    if len(fitting) > 1:
        known = {option.ref: option for option in options}
        keys = [option.ref for option in fitting]
        args = play.args(left)
        args.update({option.ref: cost for option in fitting if (cost := option.unpayable(g, play))})
        key = yield Question(play.seat, "option", keys, lambda: known, lambda option: option.refusal(g, play), args)
        chosen = known[key]
    note(g, OptionChosen, play.seat, chosen.short, int(chosen.unpayable(g, play) != ""))
    return chosen.steps


@dataclass(frozen=True, slots=True)
class ChooseOne(Step):
    """Choose one option and carry it out."""

    word: ClassVar[str] = "choose_one"
    options: tuple[Option, ...]

    def possible(self, g: State, play: Play) -> bool:
        return any(option.refusal(g, play) is None for option in self.options)

    def run(self, g: State, play: Play) -> Flow[None]:
        steps = yield from choose_option(g, play, self.options, 1)
        yield from run_all(g, play, steps)

    def tell(self) -> Said:
        return saying("effect-choose-one", options=tell_options(self.options))


@dataclass(frozen=True, slots=True)
class ChooseTimes(Step):
    """Several times in a row: choose an option and carry it out, also the same again."""

    word: ClassVar[str] = "choose_times"
    times: int
    options: tuple[Option, ...]

    def possible(self, g: State, play: Play) -> bool:
        return any(option.refusal(g, play) is None for option in self.options)

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.times, 0, -1):
            steps = yield from choose_option(g, play, self.options, left)
            yield from run_all(g, play, steps)

    def tell(self) -> Said:
        return saying("effect-choose-times", n=self.times, options=tell_options(self.options))


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """The player may pay the cost once; only then the steps happen."""

    word: ClassVar[str] = "pay"
    cost: str
    then: Steps
    ref: str

    def possible(self, g: State, play: Play) -> bool:
        return True

    def payable(self, g: State, play: Play) -> bool:
        """Whether there is anything to pay the cost with."""
        return COSTS[self.cost].payable(g, play)

    def run(self, g: State, play: Play) -> Flow[None]:
        play.gain = self.ref
        if self.payable(g, play) and (yield from COSTS[self.cost].pay(g, play)):
            yield from run_all(g, play, self.then)

    def tell(self) -> Said:
        return saying("effect-pay", cost=saying("part-cost", cost=self.cost), then=tell_all(self.then))


@dataclass(frozen=True, slots=True)
class ForEachReturnedSpy(Step):
    """For each spy returned as the cost, in an order of the player's choice, at its site (TU-RUL-31)."""

    word: ClassVar[str] = "for_each_returned_spy"
    steps: Steps

    def possible(self, g: State, play: Play) -> bool:
        return bool(play.returned)

    def run(self, g: State, play: Play) -> Flow[None]:
        waiting = sum(1 << site for site in play.returned)
        while waiting:
            why = partial(left_refusal, waiting)
            site = yield from pick_node(play.seat, "spy_order", waiting, why, play.args(), EACH_SPY)
            waiting &= ~(1 << site)
            play.bound = site
            yield from run_all(g, play, self.steps)

    def tell(self) -> Said:
        return saying("effect-for-each-returned-spy", then=tell_all(self.steps))


def left_refusal(waiting: int, node: int) -> Refusal | None:
    """Why this site does not count: no spy was returned from there."""
    if waiting >> node & 1:
        return None
    return refuse("spy.none_returned_there", rule="TU-RUL-31", place=NODE_REFS[node])


@dataclass(frozen=True, slots=True)
class Focus(Step):
    """With another card of the aspect played this turn it happens; else one may be revealed (TU-CARD-09)."""

    word: ClassVar[str] = "focus"
    aspect: int
    then: Steps
    ref: str

    def possible(self, g: State, play: Play) -> bool:
        return True

    def run(self, g: State, play: Play) -> Flow[None]:
        met = any(ASPECT[card] == self.aspect and card != play.card for card in g.played)
        if met or (yield from self.reveal(g, play)):
            yield from run_all(g, play, self.then)

    def reveal(self, g: State, play: Play) -> Flow[bool]:
        """Whether the player reveals a card of the aspect from hand."""
        hand = g.hands[play.seat]
        keys = [CARD_REFS[card] for card in hand if ASPECT[card] == self.aspect]
        if not keys:
            return False
        args: Args = {"card": CARD_REFS[play.card], "gain": self.ref, "aspect": f"aspect:{ASPECT_IDS[self.aspect]}"}
        known = {CARD_REFS[card]: card for card in hand}
        key = yield Question(play.seat, "focus", keys, lambda: known, self.card_refusal, args, MAY_PASS)
        if key == PASS:
            return False
        card = CARD_OF_REF[key]
        g.known.append(card)
        g.chance.reveal()
        note(g, CardRevealed, play.seat, CARD_REFS[card])
        return True

    def card_refusal(self, card: int) -> Refusal | None:
        """Why revealing this card is no focus: it has another aspect."""
        if ASPECT[card] == self.aspect:
            return None
        aspect = f"aspect:{ASPECT_IDS[self.aspect]}"
        return refuse("focus.other_aspect", rule="TU-CARD-09", card=CARD_REFS[card], aspect=aspect)

    def tell(self) -> Said:
        aspect = saying("part-aspect", aspect=ASPECT_IDS[self.aspect])
        return saying("effect-focus", aspect=aspect, then=tell_all(self.then))


@dataclass(frozen=True, slots=True)
class IfAtLeast(Step):
    """Carry the steps out if a counter has reached a number."""

    word: ClassVar[str] = "if"
    counter: str
    n: int
    then: Steps

    def holds(self, g: State, play: Play) -> bool:
        """Whether there are enough."""
        return COUNTERS[self.counter](g, play) >= self.n

    def possible(self, g: State, play: Play) -> bool:
        return self.holds(g, play) and any_possible(g, play, self.then)

    def run(self, g: State, play: Play) -> Flow[None]:
        if self.holds(g, play):
            yield from run_all(g, play, self.then)

    def tell(self) -> Said:
        return saying("effect-if-at-least", counter=self.counter, n=self.n, then=tell_all(self.then))


@dataclass(frozen=True, slots=True)
class IfBoundSiteHas(Step):
    """Carry the steps out if another player's troop or spy is at the bound site."""

    word: ClassVar[str] = "if"
    piece: Literal["other_player_troop", "other_player_spy"]
    then: Steps

    def holds(self, g: State, play: Play) -> bool:
        """Whether an opponent has such a piece at the site."""
        held = g.live.at if self.piece == "other_player_troop" else g.spies
        return any(held[seat] & play.bound_area for seat in play.opponents(g))

    def possible(self, g: State, play: Play) -> bool:
        return self.holds(g, play) and any_possible(g, play, self.then)

    def run(self, g: State, play: Play) -> Flow[None]:
        if self.holds(g, play):
            yield from run_all(g, play, self.then)

    def tell(self) -> Said:
        return saying("effect-if-bound-site-has", piece=self.piece, then=tell_all(self.then))
