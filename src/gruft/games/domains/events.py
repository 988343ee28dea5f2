"""What happens in Dark Domains, as small records of ids for the log, the animation and the statistics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.news import SILENCE, Event


def note(g: State, kind: Callable[..., Event], *args: Any, **more: Any) -> None:
    """Tell what happened; playouts that keep no news do not even make the record."""
    if g.news is not SILENCE:
        g.news.append(kind(*args, **more))


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class FirstPlayerMoved(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class MasterChosen(Event):
    who: Seat
    master: str


@dataclass(frozen=True, slots=True)
class Gained(Event):
    who: Seat
    item: str
    n: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    who: Seat
    item: str
    n: int


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    who: Seat
    victim: Seat
    item: str
    n: int


@dataclass(frozen=True, slots=True)
class SpellsDrawn(Event):
    who: Seat
    deck: str
    n: int


@dataclass(frozen=True, slots=True)
class SpellSeen(Event):
    who: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class SpellDiscarded(Event):
    who: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    who: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class TargetNamed(Event):
    who: Seat
    target: str


@dataclass(frozen=True, slots=True)
class SpellCancelled(Event):
    who: Seat
    spell: str
    by: str


@dataclass(frozen=True, slots=True)
class FortuneRevealed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class FortuneVoid(Event):
    card: str


@dataclass(frozen=True, slots=True)
class FortuneRead(Event):
    card: str
    side: str


@dataclass(frozen=True, slots=True)
class FortuneLooked(Event):
    who: Seat
    n: int


@dataclass(frozen=True, slots=True)
class FortuneSeen(Event):
    who: Seat
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    dice: str
    total: int


@dataclass(frozen=True, slots=True)
class SpaceClosed(Event):
    space: str


@dataclass(frozen=True, slots=True)
class ItemBlocked(Event):
    item: str


@dataclass(frozen=True, slots=True)
class MinionPlaced(Event):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class MinionMoved(Event):
    who: Seat
    origin: str
    space: str


@dataclass(frozen=True, slots=True)
class MinionRemoved(Event):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class MinionsSwapped(Event):
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class ActionTaken(Event):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class ActionDeclined(Event):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class ActionCopied(Event):
    who: Seat
    place: str


@dataclass(frozen=True, slots=True)
class WhiteMinionTaken(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class PurpleMinionHired(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class MercenaryTaken(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class HenchmanTaken(Event):
    who: Seat
    henchman: str


@dataclass(frozen=True, slots=True)
class HenchmanUsed(Event):
    who: Seat
    henchman: str


@dataclass(frozen=True, slots=True)
class MasterUsed(Event):
    who: Seat
    master: str


@dataclass(frozen=True, slots=True)
class HenchmanDiscarded(Event):
    henchman: str


@dataclass(frozen=True, slots=True)
class HenchmanRemoved(Event):
    henchman: str


@dataclass(frozen=True, slots=True)
class BuildingTaken(Event):
    who: Seat
    building: str


@dataclass(frozen=True, slots=True)
class BuildingCycled(Event):
    building: str


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    who: Seat
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class BuildingDarkened(Event):
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class BuildingLit(Event):
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class BuildingLost(Event):
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class MonsterDrawn(Event):
    who: Seat
    monster: str


@dataclass(frozen=True, slots=True)
class MonsterPlaced(Event):
    monster: str
    land: str


@dataclass(frozen=True, slots=True)
class MonsterSaved(Event):
    who: Seat
    monster: str
    land: str


@dataclass(frozen=True, slots=True)
class MonsterRemoved(Event):
    monster: str


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    token: str
    target: str


@dataclass(frozen=True, slots=True)
class AdventurerArrived(Event):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class AdventurerDiscarded(Event):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class AdventurerRemoved(Event):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class LeaderRotated(Event):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class PartyStays(Event):
    party: str


@dataclass(frozen=True, slots=True)
class TargetFound(Event):
    party: str
    symbol: str
    land: str


@dataclass(frozen=True, slots=True)
class PilgrimageFound(Event):
    party: str
    symbol: str
    land: str


@dataclass(frozen=True, slots=True)
class NothingFound(Event):
    party: str


@dataclass(frozen=True, slots=True)
class DefenceRolled(Event):
    target: str
    total: int


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    target: str
    total: int


@dataclass(frozen=True, slots=True)
class DefenceRaised(Event):
    who: Seat
    monster: str
    item: str
    total: int


@dataclass(frozen=True, slots=True)
class AttackWon(Event):
    target: str


@dataclass(frozen=True, slots=True)
class AttackHeld(Event):
    target: str
