"""A tiny game that uses everything the table offers: secret bids, dice, a hidden bag, a reveal.

Each round the players secretly bid 0 to 2 of their pebbles; the highest bidder rolls a die and may keep or pass on the
roll. Then the first to say so may look at the top of the bag, for those who have a pebble left. Three rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from gruft.table.ask import Seat
from gruft.table.chance import Chance
from gruft.table.events import Event
from gruft.table.flow import Flow, ask_for, choose, confirm, first_of, must, together
from gruft.table.game import Choice, Game, Hour, Meta, Result
from gruft.table.plain import named
from gruft.table.plain import seats as seats_
from gruft.table.rules import Refusal, refuse

STONES = ["stone:grey.0", "stone:grey.1", "stone:red.0", "stone:red.1"]


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    lead: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class TopSeen(Event):
    who: Seat
    stone: str


@dataclass(slots=True)
class State:
    chance: Chance
    log: list[Event]
    seats: int
    pebbles: list[int]
    points: list[int]
    bag: list[int] = field(metadata=named(STONES))
    known: list[int]
    lead: int = field(default=0, metadata=seats_(("red", "blue", "green", "yellow")))
    round: int = 1

    def copy(self) -> State:
        return State(
            self.chance.copy(),
            self.log,
            self.seats,
            self.pebbles[:],
            self.points[:],
            self.bag[:],
            self.known[:],
            self.lead,
            self.round,
        )


def setup(seats: int, options: dict[str, Any], chance: Chance) -> State:
    bag = list(range(4))
    chance.shuffle(bag, "bag")
    return State(chance, [], seats, [int(options["pebbles"])] * seats, [0] * seats, bag, [0] * seats)


def bid_refusal(g: State, seat: Seat, bid: int) -> Refusal | None:
    if bid > g.pebbles[seat]:
        return refuse("bid.too_high", rule="PB-BID-01", pebbles=g.pebbles[seat])
    return None


def bid(g: State, seat: Seat) -> Flow[int]:
    amount = yield from choose(seat, "bid", {f"bid:{n}": n for n in range(3)}, partial(bid_refusal, g, seat))
    sure = yield from confirm(seat, "sure", {"bid": must(amount)})
    return must(amount) if sure else 0


def bidding(g: State) -> Flow[str | None]:
    bids = yield from together({seat: bid(g, seat) for seat in range(g.seats)})
    g.chance.reveal()
    for seat, amount in bids.items():
        g.pebbles[seat] -= amount
    g.lead = max(bids, key=lambda seat: (bids[seat], -seat))
    g.log.append(BidsShown(g.lead, bids[g.lead]))
    return "rolling"


def rolling(g: State) -> Flow[str | None]:
    roll = g.chance.roll()
    winner = g.lead
    if (yield from choose(g.lead, "keep", ["keep"], or_pass=True)) is None:
        winner = (g.lead + 1) % g.seats
    extra = yield from choose(winner, "extra", {"extra:1": 1, "extra:2": 2})
    g.points[winner] += roll + must(extra)
    return "looking"


def look_refusal(g: State, seat: Seat, _: str) -> Refusal | None:
    return None if g.pebbles[seat] else refuse("look.no_pebble", rule="PB-LOOK-01")


def looking(g: State) -> Flow[str | None]:
    asks = {
        seat: ask_for(seat, "look", ["look"], partial(look_refusal, g, seat), or_pass=True) for seat in range(g.seats)
    }
    seat, look = yield from first_of(asks)
    if look:
        g.chance.reveal()
        g.known[seat] = g.round
        g.log.append(TopSeen(seat, STONES[g.bag[-1]], only=(seat,)))
    return "closing"


def closing(g: State) -> str | None:
    g.bag.pop()
    g.known = [0] * g.seats
    g.round += 1
    return "bidding" if g.round <= 3 else None


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    top = STONES[g.bag[-1]] if seat is not None and g.bag and g.known[seat] else None
    return {"points": list(g.points), "pebbles": list(g.pebbles), "bag": len(g.bag), "top": top}


def redeal(g: State, seat: Seat | None, chance: Chance) -> None:
    if seat is not None and g.known[seat]:
        rest = g.bag[:-1]
        chance.shuffle(rest)
        g.bag[:-1] = rest
    else:
        chance.shuffle(g.bag)


def invariants(g: State) -> list[Refusal]:
    problems = [refuse("pebbles.negative", seat=f"seat:{s}") for s in range(g.seats) if g.pebbles[s] < 0]
    if len(set(g.bag)) != len(g.bag):
        problems.append(refuse("pebbles.stone_twice"))
    return problems


def result(g: State) -> Result:
    best = max(g.points)
    return Result(
        [s for s in range(g.seats) if g.points[s] == best],
        [1 + sum(other > p for other in g.points) for p in g.points],
        list(g.points),
        [{"rolls": p} for p in g.points],
    )


META = Meta("pebbles", {"en": "Pebbles"}, {"en": "A test"}, (2, 3), 1, (Choice("pebbles", (3, 1)),))
PEBBLES = Game(
    META,
    State,
    setup,
    "bidding",
    {"bidding": bidding, "rolling": rolling, "looking": looking, "closing": closing},
    view,
    result,
    redeal,
    invariants,
    names=lambda lang: {},
    hour=lambda g: Hour(f"{g.round}", f"{g.round}.{g.lead}"),
    maps=lambda lang: {"beach": {"title": "Strand" if lang == "de" else "Beach"}},
)
