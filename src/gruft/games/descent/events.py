"""What happens in a quest, as records for log, animation and statistics. Figures, cards and spaces are refs."""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.news import Event


@dataclass(frozen=True, slots=True)
class EncounterBegan(Event):
    encounter: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class ActivationBegan(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class FigureMoved(Event):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class FigureLeft(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class MoveActionTaken(Event):
    figure: str
    points: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    figure: str
    target: str


@dataclass(frozen=True, slots=True)
class AttackRolled(Event):
    figure: str
    hearts: int
    surges: int
    range: int


@dataclass(frozen=True, slots=True)
class DefenceRolled(Event):
    figure: str
    shields: int


@dataclass(frozen=True, slots=True)
class AttackMissed(Event):
    figure: str
    reason: str


@dataclass(frozen=True, slots=True)
class SurgeSpent(Event):
    figure: str
    surge: str


@dataclass(frozen=True, slots=True)
class DamageDealt(Event):
    figure: str
    damage: int


@dataclass(frozen=True, slots=True)
class DamageSuffered(Event):
    figure: str
    damage: int


@dataclass(frozen=True, slots=True)
class FatigueSuffered(Event):
    figure: str
    fatigue: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    figure: str
    damage: int
    fatigue: int


@dataclass(frozen=True, slots=True)
class MonsterDefeated(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class HeroKnockedOut(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class HeroStoodUp(Event):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class ConditionGiven(Event):
    figure: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionRemoved(Event):
    figure: str
    condition: str


@dataclass(frozen=True, slots=True)
class AttributeTested(Event):
    figure: str
    attribute: str
    shields: int
    passed: str


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    figure: str
    card: str


@dataclass(frozen=True, slots=True)
class OverlordCardPlayed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class OverlordDrew(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class OverlordSaw(Event):
    """What the overlord drew, for his eyes only."""

    card: str


@dataclass(frozen=True, slots=True)
class OverlordDiscarded(Event):
    card: str


@dataclass(frozen=True, slots=True)
class OverlordShowed(Event):
    card: str


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    figure: str
    door: str


@dataclass(frozen=True, slots=True)
class DoorClosed(Event):
    figure: str
    door: str


@dataclass(frozen=True, slots=True)
class Searched(Event):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class CardFound(Event):
    figure: str
    card: str


@dataclass(frozen=True, slots=True)
class CardPassed(Event):
    figure: str
    other: str
    card: str


@dataclass(frozen=True, slots=True)
class Rested(Event):
    figure: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    figure: str
    token: str


@dataclass(frozen=True, slots=True)
class TokenDropped(Event):
    figure: str
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenRevealed(Event):
    token: str


@dataclass(frozen=True, slots=True)
class QuestCounted(Event):
    counter: str
    value: int


@dataclass(frozen=True, slots=True)
class EncounterEnded(Event):
    winner: str


@dataclass(frozen=True, slots=True)
class QuestEnded(Event):
    winner: str
