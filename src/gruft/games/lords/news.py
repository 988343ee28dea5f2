"""What is told about a game of Dungeon Lords: small records of ids.

Fields of type Seat are seats; strings are refs (`monster:goblin.2`) or words; numbers are numbers.
An event with `only` is for those seats alone.

Not here: what is told about Combat (combat_news.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.news import Event


# -- new round ---------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    year: int
    season: str


@dataclass(frozen=True, slots=True)
class MonsterOffered(Event):
    tile: str


@dataclass(frozen=True, slots=True)
class RoomOffered(Event):
    room: str


@dataclass(frozen=True, slots=True)
class EventShown(Event):
    event: str
    season: str


@dataclass(frozen=True, slots=True)
class SpecialShown(Event):
    special: str


@dataclass(frozen=True, slots=True)
class HeroShown(Event):
    hero: str
    season: str


@dataclass(frozen=True, slots=True)
class HeroPutBack(Event):
    hero: str


# -- orders ------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class OrderInaccessible(Event):
    seat: Seat
    order: str


@dataclass(frozen=True, slots=True)
class NonPlayerPlaced(Event):
    space: str


@dataclass(frozen=True, slots=True)
class OrderRevealed(Event):
    seat: Seat
    order: str
    number: int


@dataclass(frozen=True, slots=True)
class HireFeePaid(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HireFeeUnpaid(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MinionPlaced(Event):
    seat: Seat
    space: str


@dataclass(frozen=True, slots=True)
class MinionTurnedAway(Event):
    seat: Seat
    order: str


@dataclass(frozen=True, slots=True)
class OrderDone(Event):
    seat: Seat
    space: str


@dataclass(frozen=True, slots=True)
class OrderNotDone(Event):
    """`why`: declined, or what was lacking (gold, food, evil, imp, trap, monster, price, deck, offer, cell, tunnel)."""

    seat: Seat
    space: str
    why: str


@dataclass(frozen=True, slots=True)
class GoldChanged(Event):
    """`way` is gain or lose."""

    seat: Seat
    by: int
    way: str


@dataclass(frozen=True, slots=True)
class FoodChanged(Event):
    """`way` is gain or lose."""

    seat: Seat
    by: int
    way: str


@dataclass(frozen=True, slots=True)
class ImpsChanged(Event):
    """`way` is gain or lose."""

    seat: Seat
    by: int
    way: str


@dataclass(frozen=True, slots=True)
class EvilMoved(Event):
    """`way` is gain or lose."""

    seat: Seat
    by: int
    way: str
    to: int


@dataclass(frozen=True, slots=True)
class Spied(Event):
    seat: Seat
    position: str


@dataclass(frozen=True, slots=True)
class SpyReport(Event):
    seat: Seat
    position: str
    spell: str


@dataclass(frozen=True, slots=True)
class TunnelDug(Event):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class GoldMined(Event):
    seat: Seat
    imps: int


@dataclass(frozen=True, slots=True)
class TrapsDrawn(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TrapDrawn(Event):
    seat: Seat
    trap: str


@dataclass(frozen=True, slots=True)
class TrapDiscarded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapBinned(Event):
    seat: Seat
    trap: str


@dataclass(frozen=True, slots=True)
class MonsterHired(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterLost(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    tile: str


@dataclass(frozen=True, slots=True)
class RoomBuilt(Event):
    seat: Seat
    room: str
    cell: str


@dataclass(frozen=True, slots=True)
class RoomUsed(Event):
    seat: Seat
    room: str


@dataclass(frozen=True, slots=True)
class OrderRetrieved(Event):
    seat: Seat
    order: str


# -- events and heroes -------------------------------------------------------
@dataclass(frozen=True, slots=True)
class EventBegan(Event):
    event: str


@dataclass(frozen=True, slots=True)
class SpecialBegan(Event):
    special: str


@dataclass(frozen=True, slots=True)
class MonsterPaid(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterStruck(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class SealsTaken(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TunnelCollapsed(Event):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class GiftGiven(Event):
    seat: Seat
    gift: str
    hero: str


@dataclass(frozen=True, slots=True)
class GiftFailed(Event):
    seat: Seat
    gift: str
    hero: str


@dataclass(frozen=True, slots=True)
class HeroJoined(Event):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class HeroWentAway(Event):
    hero: str


@dataclass(frozen=True, slots=True)
class NonPlayerEvil(Event):
    to: int


@dataclass(frozen=True, slots=True)
class PaladinCame(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PaladinMoved(Event):
    leaves: Seat
    seat: Seat


@dataclass(frozen=True, slots=True)
class StartPlayer(Event):
    seat: Seat


# -- years and points --------------------------------------------------------
@dataclass(frozen=True, slots=True)
class YearBegan(Event):
    year: int


@dataclass(frozen=True, slots=True)
class TitleWon(Event):
    seat: Seat
    title: str
    points: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    seat: Seat
    points: int
