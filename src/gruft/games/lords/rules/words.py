"""Words of order spaces and production rooms: what is paid, and what is gained for it.

A space or a room is one `Pay` and the gains of its record, in this order. Rooms tell their gains as clauses ("gain 1
food"), spaces as goods ("1 food").

Not here: the words of traps and attacks (combat/words.py), the sentences (texts/effects.*.ftl).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from gruft.games.lords.pieces.content import Cost, Gain
from gruft.games.lords.pieces.events import Spied, SpyReport, TrapDrawn, TrapsDrawn
from gruft.games.lords.pieces.tables import CELL_OF_REF, SPELL_REFS, TOWN_OF_REF, TRAP_REFS
from gruft.games.lords.rules.digging import dig
from gruft.games.lords.rules.dungeon import dig_keys, dig_refusal, filled
from gruft.games.lords.rules.evil import move_evil
from gruft.games.lords.rules.price import change_food, change_gold, change_imps, lacking, pay, price_refusal
from gruft.games.lords.state import State
from gruft.table.ask import MAY_PASS, PASS, Ask
from gruft.table.effect import Effect, Joined, Said, Saying, Several, saying
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


class Play(NamedTuple):
    """Who uses a space or a room, and which."""

    seat: int
    source: str


@dataclass(frozen=True, slots=True)
class Pay(Effect[State, Play]):
    """The price, all or nothing."""

    cost: Cost

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return price_refusal(g.lords[play.seat], self.cost)

    def possible(self, g: State, play: Play) -> bool:
        return not lacking(g.lords[play.seat], self.cost)

    def run(self, g: State, play: Play) -> Flow[None]:
        pay(g, play.seat, self.cost, play.source)
        yield from ()

    def tell(self) -> Said:
        return listed(goods(self.cost))


PRICES: Final = ("gold", "food", "imp", "evil", "trap", "monster")


def goods(cost: Cost) -> list[Saying]:
    """The parts of a price: 1 gold, 2 food."""
    return [saying(f"goods-{what}", n=getattr(cost, what)) for what in PRICES if getattr(cost, what)]


def listed(parts: list[Saying]) -> Several:
    """Parts of a price or a gain in a row; none of them is free."""
    return Several(tuple(parts) or (saying("goods-free"),), Joined.AND)


@dataclass(frozen=True, slots=True)
class Gained(Effect[State, Play]):
    """Something is gained, `n` of it."""

    what: ClassVar[str]

    n: int

    def tell(self) -> Saying:
        return saying(f"gain-{self.what}", n=self.n)

    def goods(self) -> Saying:
        """The same as a thing: 1 food."""
        return saying(f"goods-{self.what}", n=self.n)


@dataclass(frozen=True, slots=True)
class GainGold(Gained):
    what = "gold"

    def run(self, g: State, play: Play) -> Flow[None]:
        change_gold(g, play.seat, self.n, play.source)
        yield from ()


@dataclass(frozen=True, slots=True)
class GainFood(Gained):
    what = "food"

    def run(self, g: State, play: Play) -> Flow[None]:
        change_food(g, play.seat, self.n, play.source)
        yield from ()


@dataclass(frozen=True, slots=True)
class GainImps(Gained):
    """New imps can work at once (DL-PROD-03)."""

    what = "imp"

    def run(self, g: State, play: Play) -> Flow[None]:
        change_imps(g, play.seat, self.n, play.source)
        yield from ()


@dataclass(frozen=True, slots=True)
class LoseEvil(Gained):
    """The counter moves down (DL-REP-01)."""

    what = "lost-evil"

    def run(self, g: State, play: Play) -> Flow[None]:
        move_evil(g, play.seat, -self.n, play.source)
        yield from ()


@dataclass(frozen=True, slots=True)
class DrawTraps(Gained):
    """Cards from the trap deck, as many as are left (DL-R-08)."""

    what = "trap"

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return None if g.trap_stack else refuse("produce.deck_empty", "DL-PROD-04", room=play.source)

    def possible(self, g: State, play: Play) -> bool:
        return bool(g.trap_stack)

    def run(self, g: State, play: Play) -> Flow[None]:
        draw_traps(g, play.seat, self.n)
        yield from ()


@dataclass(frozen=True, slots=True)
class DigTunnels(Gained):
    """Tunnels that need no further imp (DL-PROD-05)."""

    what = "tunnel"

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return None if self.possible(g, play) else refuse("produce.no_cell", "DL-PROD-04", room=play.source)

    def possible(self, g: State, play: Play) -> bool:
        return bool(dig_keys(filled(g.lords[play.seat].tiles)))

    def run(self, g: State, play: Play) -> Flow[None]:
        tiles = g.lords[play.seat].tiles
        for _ in range(self.n):
            keys = list(dig_keys(filled(tiles)))
            if not keys:
                return
            key = keys[0]
            if len(keys) > 1:
                key = yield Ask(
                    play.seat, "shed_tunnel", CELL_OF_REF, lambda cell: dig_refusal(filled(tiles), cell), keys
                )
            dig(g, play.seat, CELL_OF_REF[key])


@dataclass(frozen=True, slots=True)
class Spy(Gained):
    """Look secretly at combat cards of the year (DL-REP-02, DL-R-46)."""

    what = "spy"

    def run(self, g: State, play: Play) -> Flow[None]:
        for _ in range(self.n):
            yield from spy(g, play.seat)


def gains(gain: Gain) -> tuple[Gained, ...]:
    """A gain as words; nobody gains evil this way, one only loses it."""
    words = (
        GainGold(gain.gold),
        GainFood(gain.food),
        GainImps(gain.imp),
        LoseEvil(-gain.evil),
        DrawTraps(gain.trap),
        DigTunnels(gain.tunnel),
        Spy(gain.spy),
    )
    return tuple(word for word in words if word.n)


def spy(g: State, seat: int) -> Flow[None]:
    """One of the four cards, or none."""
    key = yield Ask(seat, "spy", TOWN_OF_REF, exits=MAY_PASS)
    if key == PASS:
        return
    place = TOWN_OF_REF[key]
    lord = g.lords[seat]
    if place not in lord.spied:
        lord.spied.append(place)
        lord.spied.sort()
    g.chance.reveal()
    if g.log is not SILENCE:
        g.log.append(Spied(seat, key))
        g.log.append(SpyReport(seat, key, SPELL_REFS[g.town[place]], only=(seat,)))


def draw_traps(g: State, seat: int, count: int) -> None:
    """Draw what is there, up to `count` (DL-R-08)."""
    drawn = g.trap_stack[:count]
    del g.trap_stack[:count]
    g.lords[seat].traps += drawn
    g.chance.reveal()
    if g.log is not SILENCE:
        g.log.append(TrapsDrawn(seat, len(drawn)))
        g.log += [TrapDrawn(seat, TRAP_REFS[trap], only=(seat,)) for trap in drawn]
