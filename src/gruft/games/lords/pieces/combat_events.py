"""What is told about Combat: planning, traps, spells, monsters, wounds and conquest.

Not here: what is told about Building and the score (events.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.events import MANY, Event


@dataclass(frozen=True, slots=True)
class CombatBegan(Event, rule="DL-COMB-02"):
    year: int


@dataclass(frozen=True, slots=True)
class CombatRoundBegan(Event, rule="DL-COMB-02"):
    number: int


@dataclass(frozen=True, slots=True)
class TileChosen(Event, rule="DL-PLAN-01"):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class TrapLaid(Event, rule="DL-PLAN-08"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class MonsterSent(Event, rule="DL-PLAN-07"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class PrisonerReleased(Event, rule="DL-R-63"):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class CardShown(Event, rule="DL-REV-01"):
    spell: str
    number: int
    fatigue: int


@dataclass(frozen=True, slots=True)
class BattleBegan(Event, rule="DL-BAT-01"):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class BattleCancelled(Event, rule="DL-BAT-03"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrapSprung(Event, rule="DL-TRAP-01"):
    seat: Seat
    trap: str


@dataclass(frozen=True, slots=True)
class DartAimed(Event, rule="DL-TRAP-04"):
    seat: Seat
    trap: str
    hero: str


@dataclass(frozen=True, slots=True)
class DamagePrevented(Event, rule="DL-TRAP-02"):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HeroHurt(Event, rule="DL-COMB-05"):
    """`cause` is the trap or monster (a ref), `fatigue` or `poison`."""

    seat: Seat
    hero: str
    damage: int
    cause: str


@dataclass(frozen=True, slots=True)
class HeroImprisoned(Event, rule="DL-COMB-03"):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class IllusionVanished(Event, rule="DL-R-20"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShieldHeld(Event, rule="DL-R-18"):
    seat: Seat
    hero: str


@dataclass(frozen=True, slots=True)
class SpellCast(Event, rule="DL-SPELL-01"):
    seat: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class SpellIgnored(Event, rule="DL-SPELL-02"):
    seat: Seat
    spell: str
    magic: int
    need: int


@dataclass(frozen=True, slots=True)
class SpellsBlocked(Event, rule=MANY):
    seat: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class MonsterWithdrawn(Event, rule="DL-SPELL-03"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterSheep(Event, rule="DL-MON-14"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterActed(Event, rule="DL-MON-01"):
    seat: Seat
    tile: str
    attack: str


@dataclass(frozen=True, slots=True)
class MonsterIdle(Event, rule="DL-MON-04"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterReturned(Event, rule="DL-MON-04"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class MonsterStunned(Event, rule="DL-MON-04"):
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class HeroHealed(Event, rule=MANY):
    """`cause` is the spell (a ref), or `none` where it is the party's own hearts."""

    seat: Seat
    hero: str
    points: int
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class HeroStronger(Event, rule="DL-SPELL-06"):
    seat: Seat
    hero: str
    hit_points: int = 1


@dataclass(frozen=True, slots=True)
class IllusionAppeared(Event, rule="DL-R-20"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ConquestSkipped(Event, rule="DL-CONQ-01"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PoisonStruck(Event, rule="DL-TRAP-05"):
    seat: Seat
    hero: str
    damage: int


@dataclass(frozen=True, slots=True)
class FatigueSet(Event, rule="DL-CONQ-02"):
    """How many points of fatigue the party takes now, one after another."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TileConquered(Event, rule="DL-CONQ-03"):
    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True)
class PartyDefeated(Event, rule="DL-BAT-02"):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HeroLeft(Event, rule="DL-CEND-01"):
    seat: Seat
    hero: str
