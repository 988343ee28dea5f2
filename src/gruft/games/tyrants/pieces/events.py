"""What happens in Tyrants of the Underdark, as small records for log, animation and statistics.

Everything is public except the faces of drawn cards (TU-INFO-05). What both cards and a payment can bring says which
it was: `by` is the card that brought it, `power` or `influence` the price.
"""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.events import Event


@dataclass(frozen=True, slots=True)
class TurnBegun(Event, rule="TU-TURN-07"):
    who: Seat
    round: int
    influence: int


@dataclass(frozen=True, slots=True)
class StartClaimed(Event, rule="TU-SETUP-12"):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event, rule="TU-CARD-02"):
    who: Seat
    card: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class OptionChosen(Event, rule="TU-CARD-07"):
    """One of the options of the card that is being resolved. `in_vain`: its cost cannot be paid, so it does nothing."""

    who: Seat
    option: str
    in_vain: int = 0


@dataclass(frozen=True, slots=True)
class LateEffect(Event, rule="TU-EOT-01"):
    """What a card had put off to the end of the turn comes now."""

    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardRevealed(Event, rule="TU-CARD-09"):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class PowerGained(Event, rule="TU-RES-02"):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class InfluenceGained(Event, rule="TU-RES-02"):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class PointsGained(Event, rule="TU-RES-06"):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class MarkerPointsGained(Event, rule="TU-CTRL-08"):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BarracksEmpty(Event, rule="TU-DEPLOY-03"):
    """Deploying from an empty barracks gave a point instead."""

    who: Seat
    by: str = ""
    power: int = 0


@dataclass(frozen=True, slots=True)
class TroopDeployed(Event, rule="TU-DEPLOY-01"):
    who: Seat
    place: str
    by: str = ""
    power: int = 0


@dataclass(frozen=True, slots=True)
class TroopAssassinated(Event, rule="TU-ASSA-01"):
    who: Seat
    troop: str
    by: str = ""
    power: int = 0


@dataclass(frozen=True, slots=True)
class TroopSupplanted(Event, rule="TU-SUPP-01"):
    who: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class TroopMoved(Event, rule="TU-MOVE-01"):
    who: Seat
    troop: str
    place: str


@dataclass(frozen=True, slots=True)
class TroopReturned(Event, rule="TU-RET-01"):
    who: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class TrophyPlaced(Event, rule="TU-ASSA-03"):
    who: Seat
    hall: Seat
    troop: str


@dataclass(frozen=True, slots=True)
class SpyPlaced(Event, rule="TU-SPY-01"):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class SpyReturned(Event, rule="TU-RET-01"):
    who: Seat
    spy: str
    by: str = ""
    power: int = 0


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event, rule="TU-CTRL-04"):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class MarkerLost(Event, rule="TU-CTRL-04"):
    who: Seat
    site: str


@dataclass(frozen=True, slots=True)
class CardRecruited(Event, rule="TU-RECR-01"):
    who: Seat
    card: str
    by: str = ""
    influence: int = 0


@dataclass(frozen=True, slots=True)
class OutcastsRecruited(Event, rule="TU-RECR-05"):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class MarketRefilled(Event, rule="TU-RECR-01"):
    card: str


@dataclass(frozen=True, slots=True)
class CardSwappedIn(Event, rule="TU-DEVOUR-02"):
    """A played card took a market space."""

    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardDevoured(Event, rule="TU-DEVOUR-01"):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class OutcastSentBack(Event, rule="TU-CARD-13"):
    who: Seat


@dataclass(frozen=True, slots=True)
class CardPromoted(Event, rule="TU-PROM-01"):
    who: Seat
    card: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event, rule="TU-INFO-04"):
    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DeckDiscarded(Event, rule="TU-INFO-04"):
    who: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event, rule="TU-DRAW-01"):
    who: Seat
    amount: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event, rule="TU-INFO-05"):
    """Only its owner sees the face."""

    who: Seat
    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event, rule="TU-DRAW-01"):
    who: Seat


@dataclass(frozen=True, slots=True)
class GhostCalled(Event, rule="TU-RUL-38"):
    who: Seat


@dataclass(frozen=True, slots=True)
class EndTriggered(Event, rule="TU-END-03"):
    reason: str
