"""The moments at which cards, abilities and quests may take part: one small record each, saying what is known then.

A behaviour is registered for a moment's class (hooks.py); who listens to a wider class (`SpaceEntered`) hears all its
kinds. What a moment may still change is a record of its own inside it: the attack, the hurt, the test.

Here: rounds and turns, moving, doors and tokens. Not here: attacks, damage and tests (fights.py); values that are
worked out again and again, like Speed (values.py); opening a moment (reactions.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeVar, dataclass_transform

from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.kinds import NOBODY

T = TypeVar("T")

MOMENTS: Final[list[type]] = []
"""Every class of moments."""

NAMES: Final[dict[type, str]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def moment(cls: type[T]) -> type[T]:
    """A class of moments: a small frozen record."""
    made = dataclass(frozen=True, slots=True)(cls)
    MOMENTS.append(made)
    NAMES[made] = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
    return made


@moment
class Moment:
    """Something happens; cards may be played on it, each name once."""

    settles: ClassVar[bool] = False
    """Victory conditions are looked at whether or not the quest has a rule for the moment."""

    played: set[str] = field(default_factory=set, init=False, repr=False, compare=False)

    def of_attack(self) -> Attack | None:
        """The attack it belongs to."""
        return None

    def whom(self) -> int:
        """The figure it is about, or NOBODY."""
        return NOBODY


@moment
class FigureMoment(Moment):
    """Something about one figure."""

    figure: int

    def whom(self) -> int:
        return self.figure


def name_of(kind: type) -> str:
    """How a moment is called in texts: `name-window-<name>`."""
    return NAMES[kind]


_KINDS: Final[dict[type, tuple[type, ...]]] = {}


def kinds_of(wide: type) -> tuple[type, ...]:
    """The classes somebody hears who listens to this one: itself and every narrower one."""
    found = _KINDS.get(wide)
    if found is None:
        found = _KINDS[wide] = tuple(kind for kind in MOMENTS if issubclass(kind, wide))
    return found


# -- rounds and turns --------------------------------------------------------


@moment
class EverythingPlaced(Moment):
    """The set-up of an encounter is done but for what begins in somebody's hands; a journey may still lie before it."""


@moment
class EncounterBegin(Moment):
    """Everything is placed; the first round is about to begin."""


@moment
class RoundStart(Moment):
    """The activation cards are face up again; the heroes begin."""


@moment
class HeroTurnStart(FigureMoment):
    """A hero's turn begins."""


@moment
class ActionDone(FigureMoment):
    """A hero has carried out an action."""


@moment
class RestDeclared(FigureMoment):
    """A hero rests."""


@moment
class RestRecovery(FigureMoment):
    """A hero has recovered this much fatigue by resting."""

    fatigue: int


@moment
class HeroTurnEnd(FigureMoment):
    """A hero's turn ends."""


@moment
class PersonActivationStart(FigureMoment):
    """The heroes activate a person of their side after their turns."""


@moment
class PersonActivationEnd(FigureMoment):
    """The activation of a person ends."""


@moment
class HeroesDone(Moment):
    """After the last hero turn of the round, before the overlord's."""

    settles: ClassVar[bool] = True


@moment
class OverlordTurnStart(Moment):
    """The overlord has drawn his card."""


@moment
class OverlordTurnOpened(Moment):
    """The overlord has done all he wanted at the start of his turn; his monsters are next."""


@moment
class OverlordTurn(Moment):
    """At any time between two activations of the overlord's turn, or within one."""


@moment
class OverlordTurnEnd(Moment):
    """All monsters have been activated."""


@moment
class RoundEnd(Moment):
    """After everything of the overlord's turn."""

    settles: ClassVar[bool] = True


@moment
class MonsterActivationStart(FigureMoment):
    """A monster's activation begins."""


@moment
class MonsterActivation(FigureMoment):
    """During a monster's activation."""


@moment
class MonsterActivationEnd(FigureMoment):
    """A monster's activation ends."""


# -- moving ------------------------------------------------------------------


@moment
class LeaveSpace(FigureMoment):
    """A figure is about to step from `origin` onto `space`."""

    origin: int
    space: int


@moment
class SpaceEntered(FigureMoment):
    """A figure has entered a space from `origin`: by a step, or `placed` there.

    Cards hear of it only if the space was empty; the quest hears of every space.
    """

    settles: ClassVar[bool] = True

    space: int
    origin: int = -1
    was_empty: bool = True
    in_move: bool = False
    placed: bool = False


@moment
class HeroEntersSpace(SpaceEntered):
    """A hero (or a figure treated as one) has entered a space."""


@moment
class MonsterEntersSpace(SpaceEntered):
    """A monster has entered a space."""


@moment
class PersonEntersSpace(SpaceEntered):
    """Somebody has entered a space who counts neither as a hero nor as a monster: no card hears of it."""


@moment
class MonsterEntersAdjacent(FigureMoment):
    """A monster stands on an empty space it has entered, so that heroes beside it may react."""

    space: int


@moment
class ComesDown(FigureMoment):
    """A large figure is about to be put down on these spaces, on some of which others stand."""

    spaces: tuple[int, ...]


@moment
class FatigueForMp(FigureMoment):
    """A hero has suffered fatigue for movement points."""


@moment
class FigureLeft(FigureMoment):
    """A figure has walked off the map."""

    settles: ClassVar[bool] = True


@moment
class Delivered(FigureMoment):
    """A figure has handed over at the edge of the map what it carries, and stays."""

    settles: ClassVar[bool] = True


@moment
class Reinforced(FigureMoment):
    """A figure has come from the supply onto the map."""


# -- doors, tokens, skills ---------------------------------------------------


@moment
class DoorMoved(FigureMoment):
    """A figure has opened or closed a door."""

    settles: ClassVar[bool] = True

    door: int
    opened: bool


@moment
class Pried(FigureMoment):
    """A hero has opened a door or searched: where traps lie in wait."""


@moment
class DoorOpened(Pried):
    """A hero has opened a door."""

    door: int


@moment
class Searched(Pried):
    """A hero has turned up the search token with this number, and drawn this card (-1: none)."""

    token: int
    card: int
    space: int


@moment
class SearchCardDrawn(FigureMoment):
    """A hero has drawn a search card; it lies in `g.found` until it is kept."""


@moment
class SpecialFound(FigureMoment):
    """A hero has turned up the special search token of the quest."""

    settles: ClassVar[bool] = True

    space: int


@moment
class TokenTaken(FigureMoment):
    """A figure has picked up an objective token."""

    settles: ClassVar[bool] = True

    token: int


@moment
class TokenDropped(FigureMoment):
    """An objective token lies on the map again."""

    token: int
    space: int


@moment
class SkillMoment(Moment):
    """A class skill has done something to these figures."""

    by: int
    source: str
    figures: tuple[int, ...]

    def whom(self) -> int:
        return self.by


@moment
class SkillDamaged(SkillMoment):
    """It has damaged them."""


@moment
class SkillRecovered(SkillMoment):
    """It has let them recover."""


@moment
class Used(SkillMoment):
    """It has been used on them."""
