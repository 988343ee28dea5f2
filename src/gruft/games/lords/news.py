"""What is told about a game of Dungeon Lords: small records of ids.

Fields of type Seat are seats; strings are refs (`monster:goblin.2`) or words; numbers are numbers.
An event with `only` is for those seats alone.
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


# -- combat ------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    year: int


@dataclass(frozen=True, slots=True)
class CombatRoundBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class TileChosen(Event):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class TrapLaid(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MonsterSent(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class PrisonerReleased(Event):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    spell: str
    number: int
    fatigue: int


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class BattleCancelled(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapSprung(Event):
    seat: Seat
    trap: str


@dataclass(frozen=True, slots=True)
class DartAimed(Event):
    seat: Seat
    trap: str
    hero: str


@dataclass(frozen=True, slots=True)
class DamagePrevented(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HeroHurt(Event):
    seat: Seat
    hero: str
    damage: int


@dataclass(frozen=True, slots=True)
class HeroImprisoned(Event):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class IllusionVanished(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShieldHeld(Event):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    seat: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class SpellIgnored(Event):
    seat: Seat
    spell: str
    magic: int
    need: int


@dataclass(frozen=True, slots=True)
class SpellsBlocked(Event):
    seat: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class MonsterWithdrawn(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterSheep(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterActed(Event):
    seat: Seat
    tile: str
    attack: str


@dataclass(frozen=True, slots=True)
class MonsterIdle(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterReturned(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterStunned(Event):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class HeroHealed(Event):
    seat: Seat
    hero: str
    points: int


@dataclass(frozen=True, slots=True)
class HeroStronger(Event):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class IllusionAppeared(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ConquestSkipped(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PoisonStruck(Event):
    seat: Seat
    hero: str
    damage: int


@dataclass(frozen=True, slots=True)
class TileConquered(Event):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class PartyDefeated(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HeroLeft(Event):
    seat: Seat
    hero: str


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
