"""What happens in a quest, as records for log, animation and statistics. Figures, cards and spaces are refs."""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.events import MANY, Event


@dataclass(frozen=True, slots=True)
class EncounterBegan(Event, rule="DE-QUEST-01"):
    encounter: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event, rule="DE-ROUND-01"):
    round: int


@dataclass(frozen=True, slots=True)
class SkillLearned(Event, rule="DE-XP-02"):
    figure: str
    card: str


@dataclass(frozen=True, slots=True)
class ItemBought(Event, rule=MANY):
    figure: str
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class ItemSold(Event, rule=MANY):
    figure: str
    card: str
    gold: int


@dataclass(frozen=True, slots=True)
class OverlordBought(Event, rule="DE-XP-03"):
    card: str


@dataclass(frozen=True, slots=True)
class HeroNamed(Event, rule="DE-R-49"):
    """A hero player says who should go next."""

    seat: str
    hero: str


@dataclass(frozen=True, slots=True)
class VoiceDecided(Event, rule="DE-R-49"):
    """Voices were equal: this player's is the first clockwise from the overlord."""

    seat: str
    choice: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event, rule="DE-ROUND-01"):
    figure: str
    side: str = ""
    """`overlord`: it is his turn, whose seat `figure` names."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event, rule="DE-HTURN-05"):
    figure: str


@dataclass(frozen=True, slots=True)
class ActivationBegan(Event, rule="DE-OLT-03"):
    figure: str


@dataclass(frozen=True, slots=True)
class ReinforcementsCame(Event, rule="DE-MON-03"):
    """Whoever is put on the map next comes as a reinforcement."""

    seat: str
    group: str


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event, rule=MANY):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class FigureMoved(Event, rule="DE-MOVE-12"):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class FigureLeft(Event, rule="DE-EXIT-02"):
    figure: str


@dataclass(frozen=True, slots=True)
class MoveActionTaken(Event, rule="DE-MOVE-01"):
    figure: str
    points: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event, rule="DE-ATK-01"):
    figure: str
    target: str
    weapon: str = ""


@dataclass(frozen=True, slots=True)
class AttackRolled(Event, rule="DE-ATK-07"):
    figure: str
    hearts: int
    surges: int
    range: int
    dice: str = ""
    """As they lie: `blue_3 red_5`, colour and face."""


@dataclass(frozen=True, slots=True)
class DefenceRolled(Event, rule="DE-ATK-08"):
    figure: str
    shields: int
    dice: str = ""


@dataclass(frozen=True, slots=True)
class AttackMissed(Event, rule="DE-ATK-20"):
    figure: str
    reason: str


@dataclass(frozen=True, slots=True)
class SurgeSpent(Event, rule="DE-SURGE-01"):
    figure: str
    surge: str
    surges: int = 0
    """How many; 0 in games from before it was told."""
    damage: int = 0
    range: int = 0
    pierce: int = 0


@dataclass(frozen=True, slots=True)
class DamageDealt(Event, rule="DE-ATK-17"):
    figure: str
    damage: int


@dataclass(frozen=True, slots=True)
class DamageSuffered(Event, rule="DE-DMG-01"):
    figure: str
    damage: int
    cause: str = ""
    """What did it, where it was no attack: a card, the noun of a condition, the ground; nothing where the event before
    says it."""
    tired: int = 0
    """So much of it was fatigue that found no room."""


@dataclass(frozen=True, slots=True)
class FatigueSuffered(Event, rule=MANY):
    figure: str
    fatigue: int
    cause: str = ""
    """What it was suffered for, or what did it; nothing where the event before says it."""


@dataclass(frozen=True, slots=True)
class Recovered(Event, rule="DE-REC-01"):
    figure: str
    damage: int
    fatigue: int


@dataclass(frozen=True, slots=True)
class MonsterDefeated(Event, rule="DE-DEF-01"):
    figure: str


@dataclass(frozen=True, slots=True)
class HeroKnockedOut(Event, rule="DE-KO-01"):
    figure: str


@dataclass(frozen=True, slots=True)
class RecoveryRolled(Event, rule="DE-STAND-01"):
    """Whoever stands up, by themselves or helped, rolls for what they recover."""

    figure: str
    hearts: int
    surges: int
    dice: str
    """As they lay after all re-rolls: `red_3 red_5`."""


@dataclass(frozen=True, slots=True)
class HeroStoodUp(Event, rule="DE-KO-07"):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class ConditionGiven(Event, rule="DE-COND-01"):
    figure: str
    condition: str


@dataclass(frozen=True, slots=True)
class ConditionRemoved(Event, rule=MANY):
    figure: str
    condition: str


@dataclass(frozen=True, slots=True)
class AttributeTested(Event, rule="DE-TEST-01"):
    figure: str
    attribute: str
    shields: int
    passed: str
    value: int = 0
    """So many shields still pass it; 0 also for who fails or passes without rolling."""
    dice: str = ""
    """As they lay after all re-rolls: `grey_3 black_1`."""


@dataclass(frozen=True, slots=True)
class DieRerolled(Event, rule="DE-R-69"):
    """A die of an attack, a test or another roll is rolled again (DE-ATK-09, DE-TEST-03)."""

    card: str
    die: str
    """As it lay: `die:blue_3.1`, with its place on the table."""
    now: str
    """What it shows now: `face:blue_5`."""
    kept: int = 0
    """1: the new result does not count, the die lies as it lay."""


@dataclass(frozen=True, slots=True)
class CardUsed(Event, rule=MANY):
    """`what`: card, or the ability or feat that stands on a hero's sheet."""

    figure: str
    card: str
    what: str = "card"


@dataclass(frozen=True, slots=True)
class OverlordCardPlayed(Event, rule="DE-OLC-02"):
    card: str


@dataclass(frozen=True, slots=True)
class OverlordDrew(Event, rule=MANY):
    cards: int
    seat: str = ""


@dataclass(frozen=True, slots=True)
class OverlordSaw(Event, rule="DE-INFO-01"):
    """What the overlord drew, for his eyes only."""

    card: str


@dataclass(frozen=True, slots=True)
class OverlordDiscarded(Event, rule="DE-OLC-04"):
    card: str


@dataclass(frozen=True, slots=True)
class OverlordShowed(Event, rule=MANY):
    card: str


@dataclass(frozen=True, slots=True)
class DoorOpened(Event, rule="DE-DOOR-01"):
    figure: str
    door: str


@dataclass(frozen=True, slots=True)
class DoorClosed(Event, rule="DE-DOOR-01"):
    figure: str
    door: str


@dataclass(frozen=True, slots=True)
class DoorSmashed(Event, rule="QC-20"):
    figure: str
    door: str


@dataclass(frozen=True, slots=True)
class DoorSprungOpen(Event, rule="QC-20"):
    door: str


@dataclass(frozen=True, slots=True)
class DoorLocked(Event, rule="QC-20"):
    figure: str
    door: str


@dataclass(frozen=True, slots=True)
class SpecialFound(Event, rule="QC-09"):
    figure: str
    thing: str


@dataclass(frozen=True, slots=True)
class SearchTokenShown(Event, rule="MH-C1"):
    space: str


@dataclass(frozen=True, slots=True)
class Searched(Event, rule="DE-SEARCH-01"):
    figure: str
    space: str


@dataclass(frozen=True, slots=True)
class CardFound(Event, rule="DE-SEARCH-01"):
    figure: str
    card: str


@dataclass(frozen=True, slots=True)
class CardPassed(Event, rule="DE-TRADE-01"):
    figure: str
    other: str
    card: str


@dataclass(frozen=True, slots=True)
class Rested(Event, rule="DE-REST-01"):
    figure: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event, rule="DE-OBJ-01"):
    figure: str
    token: str


@dataclass(frozen=True, slots=True)
class TokenDropped(Event, rule="DE-OBJ-03"):
    figure: str
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenLaid(Event, rule="QC-10"):
    token: str
    space: str


@dataclass(frozen=True, slots=True)
class TokenRevealed(Event, rule="DE-INFO-03"):
    token: str


@dataclass(frozen=True, slots=True)
class QuestCounted(Event, rule=MANY):
    counter: str
    value: int
    goal: int = 0
    """How many somebody wins with; 0 where nobody does by the number alone."""


@dataclass(frozen=True, slots=True)
class CameTrue(Event, rule=MANY):
    """Something the quest asks after is so from now on: `fact:<quest>.<name>`."""

    fact: str


@dataclass(frozen=True, slots=True)
class FateRolled(Event, rule="MB-V1H"):
    shields: int
    rescued: int


@dataclass(frozen=True, slots=True)
class EncounterEnded(Event, rule="DE-QUEST-02"):
    winner: str


@dataclass(frozen=True, slots=True)
class QuestEnded(Event, rule="DE-END-01"):
    winner: str
