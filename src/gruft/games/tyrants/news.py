"""What happens in Tyrants of the Underdark, as small records for log, animation and statistics.

Everything is public except the faces of drawn cards (TU-INFO-05).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.news import SILENCE, Event


def tell(g: State, kind: type[Event], *args: Any, **more: Any) -> None:  # the fields of `kind`
    """Add an event to the log; playouts keep none."""
    if g.news is not SILENCE:
        g.news.append(kind(*args, **more))


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    who: Seat
    round: int
    influence: int


@dataclass(frozen=True, slots=True)
class StartClaimed(Event):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PowerGained(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class InfluenceGained(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class MarkerPointsGained(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BarracksEmpty(Event):
    """Deploying from an empty barracks gave a point instead."""

    who: Seat


@dataclass(frozen=True, slots=True)
class TroopDeployed(Event):
    who: Seat
    place: str


@dataclass(frozen=True, slots=True)
class TroopAssassinated(Event):
    who: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class TroopSupplanted(Event):
    who: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class TroopMoved(Event):
    who: Seat
    troop: str
    place: str


@dataclass(frozen=True, slots=True)
class TroopReturned(Event):
    who: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class TrophyPlaced(Event):
    who: Seat
    hall: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class SpyPlaced(Event):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class SpyReturned(Event):
    who: Seat
    spy: str


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class MarkerLost(Event):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class CardRecruited(Event):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class OutcastsRecruited(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class MarketRefilled(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CardSwappedIn(Event):
    """A played card took a market space."""

    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardDevoured(Event):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class OutcastSentBack(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class CardPromoted(Event):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DeckDiscarded(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Only its owner sees the face."""

    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class GhostCalled(Event):
    who: Seat


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    reason: str
