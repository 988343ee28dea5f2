"""A step of a card's effect, the play it belongs to, and amounts that are counted.

One play is one card being resolved; what its steps remember for each other (the site of its spy, what it
assassinated and deployed) belongs to that play only (TU-CARD-11, TU-RUL-64).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from gruft.games.tyrants.pieces.minions import CARD_REFS
from gruft.games.tyrants.pieces.underdark import WHITE
from gruft.games.tyrants.rules.control import controlled_sites, totally_controlled_sites
from gruft.games.tyrants.rules.targets import STOP, Args
from gruft.games.tyrants.state import PutOff, State
from gruft.table.ask import Seat
from gruft.table.effect import Effect, Said, Saying, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


class Play:
    """One card being resolved by one player."""

    __slots__ = ("bound", "card", "deployed", "gain", "killed", "returned", "seat", "victim")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card
        self.gain = ""
        """The ref of what is offered for a cost or a shown card; prompts name it."""
        self.bound = -1
        """The site of the spy this play placed or returned last."""
        self.killed = 0
        self.victim = -1
        """The colour of the troop this play assassinated last."""
        self.deployed: list[int] = []
        self.returned: list[int] = []
        """Sites of the spies returned as a cost."""

    @property
    def bound_area(self) -> int:
        """The bound site as a node mask; nothing if there is none."""
        return 1 << self.bound if self.bound >= 0 else 0

    def args(self, left: int = 1) -> Args:
        """The parameters of a prompt: which card asks, and for how many still."""
        return {"card": CARD_REFS[self.card], "left": left}

    def open_args(self, left: int, up_to: bool) -> Args:
        """The same where one may stop before the last."""
        return {**self.args(left), "exit": STOP if up_to else "none"}

    def price_args(self) -> Args:
        """The parameters of a prompt for a price: which card asks, and what one gets for it."""
        return {"card": CARD_REFS[self.card], "gain": self.gain}

    def opponents(self, g: State) -> list[Seat]:
        """The other players, clockwise from this one."""
        return [(self.seat + n) % g.seats for n in range(1, g.seats)]


class Step(Effect[State, Play]):
    """One word of the vocabulary with its arguments."""

    __slots__ = ()
    word: ClassVar[str]

    def possible(self, g: State, play: Play) -> bool:
        """Whether the step could do something now (TU-RUL-62)."""
        raise NotImplementedError

    def refusal(self, g: State, play: Play) -> Refusal | None:
        """Why the step could do nothing now."""
        return None if self.possible(g, play) else refuse("step.does_nothing", rule="TU-RUL-62")


Steps = tuple[Step, ...]


class LateStep(Step):
    """A step that can be put off to the end of the turn."""

    __slots__ = ()
    number: int
    """Which of the card's late steps this is, from 1."""
    waits: ClassVar[bool] = False
    """Whether it comes after everything else the card has put off."""

    def possible(self, g: State, play: Play) -> bool:
        return True

    def run(self, g: State, play: Play) -> Flow[None]:
        g.late.append(PutOff(play.card, self.number))
        return
        yield

    def run_late(self, g: State, play: Play) -> Flow[None]:
        """Carry out what was put off (TU-EOT-01)."""
        raise NotImplementedError

    def tell_late(self) -> Said:
        """What it does in few words, for whoever chooses its turn: when that is, the question says."""
        raise NotImplementedError


# -- amounts (TU-CARD-10) ------------------------------------------------------

COUNTERS: Final[dict[str, Callable[[State, Play], int]]] = {
    "sites_controlled": lambda g, play: len(controlled_sites(g, play.seat)),
    "sites_total_control": lambda g, play: len(totally_controlled_sites(g, play.seat)),
    "control_markers": lambda g, play: g.holders.count(play.seat),
    "trophies": lambda g, play: sum(g.halls[play.seat]),
    "trophies_player": lambda g, play: sum(g.halls[play.seat][:WHITE]),
    "trophies_white": lambda g, play: g.halls[play.seat][WHITE],
    "inner_circle": lambda g, play: len(g.circles[play.seat]),
    "own_spies_on_board": lambda g, play: g.spies[play.seat].bit_count(),
    "assassinated_by_this_card": lambda g, play: play.killed,
}


@dataclass(frozen=True, slots=True)
class Per:
    """One for every so many of something, counted when the step starts, fractions dropped."""

    counter: str
    every: int

    def count(self, g: State, play: Play) -> int:
        """How many times it counts now."""
        return COUNTERS[self.counter](g, play) // self.every

    def counted(self) -> Saying:
        """What is counted, in the plural that fits."""
        return saying("part-counted", counter=self.counter, every=self.every)


Amount = int | Per


def count_of(amount: Amount, g: State, play: Play) -> int:
    """How many a step means now."""
    return amount if isinstance(amount, int) else amount.count(g, play)


def tell_amount(amount: Amount, unit: str) -> Saying:
    """So many of something, fixed or counted; `unit` is a part of a sentence."""
    if isinstance(amount, int):
        return saying(f"part-{unit}", n=amount)
    each = saying("part-each", every=amount.every, counted=amount.counted())
    return saying("part-per", one=saying(f"part-{unit}", n=1), each=each)


def limit(up_to: bool) -> str:
    """How a number is meant, as a word."""
    return "up_to" if up_to else "exact"


def tell_limit(up_to: bool) -> Saying:
    """What stands before a number: nothing, or "up to"."""
    return saying("part-up-to", limit=limit(up_to))


def tell_troops(count: int, color: str, up_to: bool = False) -> Saying:
    """So many troops of a colour that are not one's own."""
    return saying("part-troops", n=count, color=color, limit=limit(up_to))


def tell_place(where: str) -> Saying:
    """Where a step happens."""
    return saying("part-at", where=where)
