"""What happens in Dark Domains, as small records of ids for the log, the animation and the statistics."""

from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.events import MANY, Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event, rule="DD-TURN-01"):
    round: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event, rule="DD-TURN-01"):
    phase: str


@dataclass(frozen=True, slots=True)
class FirstPlayerMoved(Event, rule="DD-TERM-01"):
    who: Seat


@dataclass(frozen=True, slots=True)
class MasterChosen(Event, rule="DD-MASTER-05"):
    who: Seat
    master: str


@dataclass(frozen=True, slots=True)
class Gained(Event, rule=MANY):
    """`cause`: the building, monster or henchman that gave it, where it is not the deed the line stands under."""

    who: Seat
    item: str
    n: int
    cause: str = "none"


@dataclass(frozen=True, slots=True)
class Produced(Event, rule="DD-PROD-01"):
    """A domain gives what needs no choice; what it is follows."""

    who: Seat


@dataclass(frozen=True, slots=True)
class Paid(Event, rule=MANY):
    who: Seat
    item: str
    n: int


@dataclass(frozen=True, slots=True)
class Stolen(Event, rule="DD-TERM-07"):
    who: Seat
    victim: Seat
    item: str
    n: int


@dataclass(frozen=True, slots=True)
class SpellsDrawn(Event, rule=MANY):
    who: Seat
    deck: str
    n: int


@dataclass(frozen=True, slots=True)
class SpellSeen(Event, rule="DD-INFO-01"):
    who: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class SpellDiscarded(Event, rule="DD-TERM-04"):
    who: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class SpellCast(Event, rule="DD-SPELL-03"):
    who: Seat
    spell: str


@dataclass(frozen=True, slots=True)
class TargetNamed(Event, rule=MANY):
    who: Seat
    target: str


@dataclass(frozen=True, slots=True)
class SpellCancelled(Event, rule="DD-SPELL-07"):
    who: Seat
    spell: str
    by: str


@dataclass(frozen=True, slots=True)
class FortuneRevealed(Event, rule="DD-FORTUNE-01"):
    card: str


@dataclass(frozen=True, slots=True)
class FortuneVoid(Event, rule="DD-FORTUNE-02"):
    card: str


@dataclass(frozen=True, slots=True)
class FortuneRead(Event, rule="DD-FORTUNE-04"):
    card: str
    side: str


@dataclass(frozen=True, slots=True)
class FortuneLooked(Event, rule="DD-ACTION-01"):
    who: Seat
    n: int


@dataclass(frozen=True, slots=True)
class FortuneSeen(Event, rule="DD-ACTION-01"):
    who: Seat
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class Rolled(Event, rule="DD-TERM-05"):
    """`cause`: the card or place that has `who` roll; `outcome`: hit or miss, where that is all it decides."""

    dice: str
    total: int
    who: Seat | None = None
    cause: str = "none"
    outcome: str = "none"


@dataclass(frozen=True, slots=True)
class SpaceClosed(Event, rule="DD-TOKEN-07"):
    space: str


@dataclass(frozen=True, slots=True)
class ItemBlocked(Event, rule="DD-TOKEN-07"):
    item: str


@dataclass(frozen=True, slots=True)
class MinionPlaced(Event, rule="DD-MINION-02"):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class MinionMoved(Event, rule=MANY):
    who: Seat
    origin: str
    space: str


@dataclass(frozen=True, slots=True)
class MinionRemoved(Event, rule="DD-ACTION-08"):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class MinionsSwapped(Event, rule="DD-SPELL-15"):
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class ActionTaken(Event, rule="DD-RES-06"):
    """`what`: the card that lies at the space, where the action is to take it."""

    who: Seat
    space: str
    what: str = "none"


@dataclass(frozen=True, slots=True)
class ActionDeclined(Event, rule="DD-RES-02"):
    who: Seat
    space: str


@dataclass(frozen=True, slots=True)
class ActionLacked(Event, rule="DD-RES-02"):
    """`why` nothing could be carried out: price, blocked, space, never (cannot be bought), nothing (is left there).

    Only its player is told: how much they have is their secret.
    """

    who: Seat
    space: str
    why: str


@dataclass(frozen=True, slots=True)
class ActionCopied(Event, rule="DD-SPELL-14"):
    who: Seat
    place: str


@dataclass(frozen=True, slots=True)
class WhiteMinionTaken(Event, rule="DD-ACTION-17"):
    who: Seat


@dataclass(frozen=True, slots=True)
class PurpleMinionHired(Event, rule="DD-HENCH-16"):
    who: Seat


@dataclass(frozen=True, slots=True)
class MercenaryTaken(Event, rule="DD-ACTION-15"):
    who: Seat


@dataclass(frozen=True, slots=True)
class MercenaryReturned(Event, rule="DD-ACTION-15"):
    """The Foreign Mercenary is back at the Docks."""


@dataclass(frozen=True, slots=True)
class HenchmanTaken(Event, rule=MANY):
    who: Seat
    henchman: str


@dataclass(frozen=True, slots=True)
class HenchmanUsed(Event, rule="DD-HENCH-05"):
    who: Seat
    henchman: str


@dataclass(frozen=True, slots=True)
class MasterUsed(Event, rule="DD-MASTER-03"):
    who: Seat
    master: str


@dataclass(frozen=True, slots=True)
class HenchmanDiscarded(Event, rule="DD-HENCH-03"):
    henchman: str


@dataclass(frozen=True, slots=True)
class HenchmanRemoved(Event, rule="DD-HENCH-03"):
    henchman: str


@dataclass(frozen=True, slots=True)
class BuildingTaken(Event, rule="DD-FOREMAN-06"):
    who: Seat
    building: str


@dataclass(frozen=True, slots=True)
class BuildingCycled(Event, rule=MANY):
    building: str


@dataclass(frozen=True, slots=True)
class RowCleared(Event, rule="DD-EOT-06"):
    """Nobody took a building from the Architects' Guild: all that lie there leave the game."""


@dataclass(frozen=True, slots=True)
class LaidOut(Event, rule=MANY):
    """Face up at a free space of the Inn, the Architects' Guild or the Nik'tmarg."""

    space: str
    what: str


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event, rule="DD-FOREMAN-02"):
    who: Seat
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class BuildingDarkened(Event, rule="DD-BLD-04"):
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class BuildingLit(Event, rule="DD-BLD-04"):
    building: str
    land: str


@dataclass(frozen=True, slots=True)
class BuildingLost(Event, rule=MANY):
    """`was`: what it was called with the side that lay up."""

    building: str
    land: str
    was: str = "none"


@dataclass(frozen=True, slots=True)
class MonsterDrawn(Event, rule="DD-MON-07"):
    who: Seat
    monster: str


@dataclass(frozen=True, slots=True)
class MonsterPlaced(Event, rule="DD-MON-07"):
    monster: str
    land: str


@dataclass(frozen=True, slots=True)
class MonsterSaved(Event, rule="DD-SPELL-29"):
    who: Seat
    monster: str
    land: str


@dataclass(frozen=True, slots=True)
class MonsterRemoved(Event, rule="DD-TERM-02"):
    monster: str


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event, rule=MANY):
    token: str
    target: str


@dataclass(frozen=True, slots=True)
class AdventurerArrived(Event, rule=MANY):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class AdventurerDiscarded(Event, rule="DD-TERM-03"):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class AdventurerRemoved(Event, rule="DD-TERM-02"):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class LeaderRotated(Event, rule=MANY):
    adventurer: str
    party: str


@dataclass(frozen=True, slots=True)
class PartyStays(Event, rule="DD-ADV-11"):
    party: str


@dataclass(frozen=True, slots=True)
class TargetFound(Event, rule="DD-TARGET-02"):
    party: str
    symbol: str
    land: str


@dataclass(frozen=True, slots=True)
class PilgrimageFound(Event, rule="DD-AFTER-06"):
    party: str
    symbol: str
    land: str


@dataclass(frozen=True, slots=True)
class NothingFound(Event, rule="DD-AFTER-07"):
    party: str


@dataclass(frozen=True, slots=True)
class DefenceRolled(Event, rule="DD-ATTACK-02"):
    target: str
    total: int
    n: int
    """How many dice were rolled."""
    dice: str
    """What they showed: 4+6+1."""
    kinds: str = ""
    """Their sides in the same order: 6+10+6."""


@dataclass(frozen=True, slots=True)
class AttackRolled(Event, rule="DD-ATTACK-03"):
    target: str
    total: int
    n: int
    """How many dice were rolled."""
    dice: str
    """What they showed: 4+6+1."""
    kinds: str = ""
    """Their sides in the same order: 6+6+8."""


@dataclass(frozen=True, slots=True)
class DefenceRaised(Event, rule="DD-ATTACK-04"):
    who: Seat
    monster: str
    item: str
    total: int


@dataclass(frozen=True, slots=True)
class AttackWon(Event, rule="DD-ATTACK-05"):
    target: str


@dataclass(frozen=True, slots=True)
class AttackHeld(Event, rule="DD-ATTACK-05"):
    target: str
