"""What is told about Combat: planning, traps, spells, monsters, wounds and conquest.

Not here: what is told about Building and the score (news.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.news import Event


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
    """`cause` is the trap or monster (a ref), `fatigue` or `poison`."""

    seat: Seat
    hero: str
    damage: int
    cause: str


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
class FatigueSet(Event):
    """How many points of fatigue the party takes now, one after another."""

    seat: Seat
    points: int


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
