"""What happens between the quests of a campaign, as records for log, chronicle and statistics."""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.events import Event


@dataclass(frozen=True, slots=True)
class QuestBegan(Event, rule="DE-CAMP-03", heading=True):
    """A quest of the campaign begins; replays stop here."""

    quest: str
    number: int


@dataclass(frozen=True, slots=True)
class StepBegan(Event, rule="DE-CAMP-04"):
    step: str


@dataclass(frozen=True, slots=True)
class SearchCardsSold(Event, rule="DE-CAMP-05"):
    gold: int


@dataclass(frozen=True, slots=True)
class CleanedUp(Event, rule="DE-CAMP-06"):
    """Heroes have recovered, the overlord has his deck again."""


@dataclass(frozen=True, slots=True)
class ExperienceGained(Event, rule="DE-CAMP-07"):
    """One of the heroes (each of them so much) or the overlord."""

    side: str
    xp: int


@dataclass(frozen=True, slots=True)
class GoldWon(Event, rule="CA-22"):
    gold: int


@dataclass(frozen=True, slots=True)
class RelicWon(Event, rule="CA-23"):
    side: str
    relic: str


@dataclass(frozen=True, slots=True)
class CardsLaidOut(Event, rule="DE-SHOP-02"):
    cards: int
    act: int


@dataclass(frozen=True, slots=True)
class ActBegan(Event, rule="DE-ACT2-01"):
    act: int


@dataclass(frozen=True, slots=True)
class VoiceGiven(Event, rule="DE-R-49"):
    """A hero player says what the heroes should do."""

    seat: str
    choice: str


@dataclass(frozen=True, slots=True)
class OverlordGaveBack(Event, rule="CA-25"):
    card: str
    xp: int


@dataclass(frozen=True, slots=True)
class QuestChosen(Event, rule="DE-NEXT-01"):
    side: str
    quest: str


@dataclass(frozen=True, slots=True)
class QuestFollows(Event, rule="CA-12"):
    """Nobody has chosen it: the interlude or the finale."""

    quest: str


@dataclass(frozen=True, slots=True)
class RelicEntrusted(Event, rule="DE-RELIC-02"):
    lieutenant: str
    relic: str


@dataclass(frozen=True, slots=True)
class CardSetAside(Event, rule="DE-XP-05"):
    card: str


@dataclass(frozen=True, slots=True)
class JourneyBegan(Event, rule="DE-TRAVEL-01"):
    place: str
    symbols: int


@dataclass(frozen=True, slots=True)
class TravelEventCame(Event, rule="DE-TRAVEL-03"):
    symbol: str
    event: str


@dataclass(frozen=True, slots=True)
class RoadQuiet(Event, rule="DE-TRAVEL-03"):
    """The card has no event for this symbol."""

    symbol: str


@dataclass(frozen=True, slots=True)
class SymbolSkipped(Event, rule="CA-36"):
    symbol: str


@dataclass(frozen=True, slots=True)
class HeroesDecided(Event, rule="DE-TRAVEL-03"):
    choice: str


@dataclass(frozen=True, slots=True)
class HandSeen(Event, rule="DE-TRAVEL-03"):
    """Who has passed the test sees the overlord's hand."""

    figure: str


@dataclass(frozen=True, slots=True)
class CampaignEnded(Event, rule="CA-10"):
    winner: str
