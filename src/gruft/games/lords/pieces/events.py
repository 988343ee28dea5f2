"""What is told about a game of Dungeon Lords: small records of ids.

Fields of type Seat are seats; strings are refs (`monster:goblin.2`) or words; numbers are numbers.
An event with `only` is for those seats alone. What changes hands has a `cause`: the space, room, tile, trap, event or
spell it is for, or `none` where the line before it says so.

Not here: what is told about Combat (combat_events.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.events import MANY, Event


# -- new round ---------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class RoundBegan(Event, rule="DL-GEN-01"):
    year: int
    season: str


@dataclass(frozen=True, slots=True)
class MonsterOffered(Event, rule="DL-NEW-01"):
    tile: str


@dataclass(frozen=True, slots=True)
class RoomOffered(Event, rule="DL-NEW-01"):
    room: str


@dataclass(frozen=True, slots=True)
class EventShown(Event, rule="DL-NEW-02"):
    event: str
    season: str


@dataclass(frozen=True, slots=True)
class SpecialShown(Event, rule="DL-NEW-03"):
    """What was stored without a season has the event of that season before it."""

    special: str
    season: str = "none"


@dataclass(frozen=True, slots=True)
class HeroShown(Event, rule="DL-NEW-04"):
    hero: str
    season: str


@dataclass(frozen=True, slots=True)
class HeroPutBack(Event, rule="DL-NEW-06"):
    hero: str


# -- orders ------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class OrderInaccessible(Event, rule="DL-ORD-02"):
    seat: Seat
    order: str


@dataclass(frozen=True, slots=True)
class NonPlayerPlaced(Event, rule=MANY):
    space: str


@dataclass(frozen=True, slots=True)
class OrdersChosen(Event, rule="DL-ORD-01"):
    """One's own orders, for oneself, before they are revealed one by one."""

    seat: Seat
    first: str
    second: str
    third: str


@dataclass(frozen=True, slots=True)
class OrderRevealed(Event, rule="DL-ORD-03"):
    seat: Seat
    order: str
    number: int


@dataclass(frozen=True, slots=True)
class HireFeePaid(Event, rule="DL-FULL-03"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HireFeeUnpaid(Event, rule="DL-FULL-03"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MinionPlaced(Event, rule="DL-ORD-03"):
    seat: Seat
    space: str


@dataclass(frozen=True, slots=True)
class MinionTurnedAway(Event, rule="DL-ORD-05"):
    seat: Seat
    order: str


@dataclass(frozen=True, slots=True)
class OrderDone(Event, rule="DL-ACT-03"):
    seat: Seat
    space: str


@dataclass(frozen=True, slots=True)
class OrderNotDone(Event, rule="DL-ACT-03"):
    """`why`: declined, or what was lacking (gold, food, evil, imp, trap, monster, price, deck, offer, cell, tunnel)."""

    seat: Seat
    space: str
    why: str


@dataclass(frozen=True, slots=True)
class GoldChanged(Event, rule=MANY):
    """`way` is gain, pay or lose; what was stored without a cause says lose for paying too."""

    seat: Seat
    by: int
    way: str
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class FoodChanged(Event, rule=MANY):
    """`way` is gain, pay or lose; what was stored without a cause says lose for paying too."""

    seat: Seat
    by: int
    way: str
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class ImpsChanged(Event, rule=MANY):
    """`way` is gain or lose."""

    seat: Seat
    by: int
    way: str
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class EvilMoved(Event, rule="DL-GEN-04"):
    """`way` is gain or lose; a conquered tile is the cause `conquest`."""

    seat: Seat
    by: int
    way: str
    to: int
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class Spied(Event, rule="DL-REP-02"):
    seat: Seat
    position: str


@dataclass(frozen=True, slots=True)
class SpyReport(Event, rule="DL-REP-02"):
    seat: Seat
    position: str
    spell: str


@dataclass(frozen=True, slots=True)
class TunnelDug(Event, rule="DL-DIG-04"):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class GoldMined(Event, rule="DL-MINE-01"):
    seat: Seat
    imps: int


@dataclass(frozen=True, slots=True)
class TrapsDrawn(Event, rule=MANY):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TrapDrawn(Event, rule="DL-INFO-03"):
    seat: Seat
    trap: str


@dataclass(frozen=True, slots=True)
class TrapDiscarded(Event, rule="DL-INFO-03"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapBinned(Event, rule="DL-INFO-03"):
    seat: Seat
    trap: str


@dataclass(frozen=True, slots=True)
class MonsterHired(Event, rule="DL-HIRE-01"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterLost(Event, rule=MANY):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class TileTaken(Event, rule="DL-VARIANT-03"):
    tile: str


@dataclass(frozen=True, slots=True)
class RoomBuilt(Event, rule="DL-BUILD-02"):
    seat: Seat
    room: str
    cell: str


@dataclass(frozen=True, slots=True)
class RoomUsed(Event, rule="DL-PROD-01"):
    """`workers` imps and Troll tokens work there for the rest of the round."""

    seat: Seat
    room: str
    workers: int = 0


@dataclass(frozen=True, slots=True)
class OrderRetrieved(Event, rule="DL-RET-01"):
    seat: Seat
    order: str


# -- events and heroes -------------------------------------------------------
@dataclass(frozen=True, slots=True)
class EventBegan(Event, rule="DL-EVT-01"):
    event: str


@dataclass(frozen=True, slots=True)
class SpecialBegan(Event, rule="DL-SPEC-01"):
    special: str


@dataclass(frozen=True, slots=True)
class MonsterPaid(Event, rule=MANY):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterStruck(Event, rule="DL-R-25"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class SealsTaken(Event, rule="DL-TAX-02"):
    seat: Seat
    count: int
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class TunnelCollapsed(Event, rule="DL-SPEC-01"):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class GiftGiven(Event, rule="DL-VARIANT-05"):
    seat: Seat
    gift: str
    hero: str


@dataclass(frozen=True, slots=True)
class GiftFailed(Event, rule="DL-VARIANT-07"):
    seat: Seat
    gift: str
    hero: str


@dataclass(frozen=True, slots=True)
class HeroJoined(Event, rule="DL-HERO-01"):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class HeroWentAway(Event, rule="DL-P2-09"):
    hero: str


@dataclass(frozen=True, slots=True)
class NonPlayerEvil(Event, rule="DL-P2-10"):
    to: int


@dataclass(frozen=True, slots=True)
class PaladinCame(Event, rule="DL-PAL-02"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PaladinMoved(Event, rule="DL-PAL-04"):
    leaves: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class StartPlayer(Event, rule="DL-GEN-02"):
    seat: Seat


# -- years and points --------------------------------------------------------
@dataclass(frozen=True, slots=True)
class YearBegan(Event, rule="DL-FLOW-04"):
    year: int


@dataclass(frozen=True, slots=True)
class TitleWon(Event, rule="DL-TITLE-02"):
    seat: Seat
    title: str
    points: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event, rule="DL-END-01"):
    seat: Seat
    points: int
