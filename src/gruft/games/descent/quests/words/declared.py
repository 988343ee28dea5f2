"""What a part of a quest keeps of each declaration: one small record for each kind of rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gruft.games.descent.moments.hooks import Done
from gruft.games.descent.moments.quest_records import Activation
from gruft.games.descent.pieces.quest_parts import Reinforcement
from gruft.games.descent.quests.words.terms import When, Where, Who
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


@dataclass(frozen=True, slots=True)
class Victory:
    """A victory condition."""

    rule: str
    side: str
    when: When


@dataclass(frozen=True, slots=True)
class Leaving:
    """Who may leave the map where, and what it counts for."""

    rule: str
    who: Who
    through: tuple[str, ...]
    when: When
    count: str
    """A public counter that goes up."""
    flag: str
    """A counter nobody is told of: the encounter ends."""
    token: str
    stays: bool
    """It hands over what it carries and stays on the map; for that it stands there, not on its way over others."""
    then: Callable[[State, int], Done] | None

    @property
    def serves(self) -> bool:
        """Whether anything comes of it for the figure's side."""
        return bool(self.count or self.flag or self.then)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A reinforcement the quest file prints, and from when on it may come."""

    printed: Reinforcement
    when: When


@dataclass(frozen=True, slots=True)
class Bound:
    """Spaces some figures cannot enter."""

    rule: str
    who: Who
    barred: Callable[[State, int], int]
    """Which spaces for which figure, a bit each."""
    whole: bool
    """Not even a part of a large figure may be there."""
    always: bool
    """No effect brings them there either, whichever goes before the other (QC-27)."""


@dataclass(frozen=True, slots=True)
class Carrying:
    """Who may pick up a kind of token."""

    rule: str
    token: str
    who: Who


@dataclass(frozen=True, slots=True)
class Beside:
    """A kind of token some figures carry besides another one."""

    rule: str
    token: str
    who: Who


@dataclass(frozen=True, slots=True)
class Unique:
    """The special search token, and the doors that do not open without it."""

    rule: str
    doors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a side wants some figures to be; nothing but bots look at it."""

    rule: str
    who: Who
    where: Where
    worth: float
    when: When


@dataclass(frozen=True, slots=True)
class Target:
    """Figures whose defeat counts for something."""

    rule: str
    who: Who


@dataclass(frozen=True, slots=True)
class Deed:
    """What figures may do in their turn without an action."""

    rule: str
    who: Who
    refusal: Callable[[State, int], Refusal | None]
    run: Callable[[State, int], Flow[None]]


@dataclass(frozen=True, slots=True)
class TurnEffect:
    """What may or must happen at a time of the round."""

    rule: str
    name: str
    time: str
    when: When
    must: bool
    run: Callable[[State], Flow[None]]


FigureTest = Callable[[State, int], bool]


@dataclass(frozen=True, slots=True)
class Turn:
    """Which persons the heroes activate after their turns, and for what."""

    rule: str
    who: Who
    when: FigureTest
    may: Activation


@dataclass(frozen=True, slots=True)
class Shelter:
    """What cannot be done to some persons."""

    rule: str
    who: Who
    conditions: FigureTest
    help: bool
    passes: bool
    attackers: Callable[[State, int, int], bool]
    """Whether this figure (the second) cannot attack the person (the third)."""
