"""Moments of attacks, damage and rolls, and what may still be changed at each (DE-ATK, DE-DMG, DE-TEST)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gruft.games.descent.moments.moment import FigureMoment, Moment, moment
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.rolls import Roll, Test

# -- attacks -----------------------------------------------------------------


@moment
class AttackMoment(Moment):
    """A step of an attack."""

    attack: Attack

    def of_attack(self) -> Attack | None:
        return self.attack

    def whom(self) -> int:
        return self.attack.attacker


@moment
class WeaponChosen(AttackMoment):
    """The weapon is named, the target not yet."""


@moment
class AttackDeclared(AttackMoment):
    """Weapon and target are named."""


@moment
class BeforeRoll(AttackMoment):
    """The dice are about to be rolled; of `figures` only, where a surge has added them later."""

    figures: tuple[int, ...] = ()


@moment
class Rolled(Moment):
    """Dice have just been rolled: an attack's, a test's or others."""


@moment
class AfterRoll(Rolled):
    """The dice of an attack have been rolled; of `figures` only, where a surge has added them later."""

    attack: Attack
    figures: tuple[int, ...] = ()

    def of_attack(self) -> Attack | None:
        return self.attack

    def whom(self) -> int:
        return self.attack.attacker


@moment
class DamageDealt(AttackMoment):
    """Damage has been dealt and not yet suffered."""


@moment
class AttackMissed(AttackMoment):
    """The attack has missed."""


@moment
class AttackResolved(AttackMoment):
    """The attack is over."""


# -- damage and defeat -------------------------------------------------------


@dataclass(slots=True)
class Hurt:
    """Damage and fatigue on their way to a figure; whoever listens may still change them."""

    figure: int
    damage: int
    fatigue: int
    source: str
    by: int
    attack: Attack | None


@moment
class HurtMoment(Moment):
    """Something about damage or fatigue that a figure suffers."""

    hurt: Hurt

    def of_attack(self) -> Attack | None:
        return self.hurt.attack

    def whom(self) -> int:
        return self.hurt.figure


@moment
class Suffer(HurtMoment):
    """A figure is about to suffer damage or fatigue."""


@moment
class Suffered(HurtMoment):
    """A figure has suffered damage."""


@moment
class Recovered(FigureMoment):
    """A figure has recovered damage or fatigue."""

    damage: int
    fatigue: int
    source: str


@moment
class FigureFalls(FigureMoment):
    """A figure is about to be taken from these spaces because it was defeated: what it carries falls."""

    spaces: tuple[int, ...]


@moment
class FigureDefeated(FigureMoment):
    """A figure that is no hero was defeated and removed from these spaces; it was of this kind."""

    settles: ClassVar[bool] = True

    by: int
    attack: Attack | None
    spaces: tuple[int, ...]
    kind: int

    def of_attack(self) -> Attack | None:
        return self.attack


@moment
class MonsterDefeated(FigureDefeated):
    """A monster or lieutenant was defeated."""


@moment
class FamiliarDefeated(FigureDefeated):
    """A familiar was defeated."""


@moment
class PersonDefeated(FigureDefeated):
    """A person was defeated, on whose side ever."""


@moment
class HeroDefeated(FigureMoment):
    """A hero's damage has reached his Health; he is about to be knocked out."""

    by: int
    attack: Attack | None

    def of_attack(self) -> Attack | None:
        return self.attack


@moment
class HeroKnockedOut(FigureMoment):
    """A hero has been replaced by his token."""

    settles: ClassVar[bool] = True


@moment
class StoodUp(FigureMoment):
    """A hero has stood up, or was helped up `by` another."""

    by: int


# -- tests and other rolls ---------------------------------------------------


@moment
class TestMoment(Moment):
    """Something about an attribute test."""

    __test__: ClassVar[bool] = False

    test: Test

    def whom(self) -> int:
        return self.test.figure


@moment
class TestRolled(Rolled):
    """The dice of a test have been rolled."""

    __test__: ClassVar[bool] = False

    test: Test

    def whom(self) -> int:
        return self.test.figure


@moment
class TestPassed(TestMoment):
    """A test was passed."""


@moment
class TestFailed(TestMoment):
    """A test was failed."""


@moment
class DiceRolled(Rolled):
    """Dice have been rolled that belong to neither attack nor test."""

    roll: Roll

    def whom(self) -> int:
        return self.roll.figure
