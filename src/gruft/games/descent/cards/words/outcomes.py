"""Words about what happens to a figure: damage and fatigue, conditions, another place."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gruft.games.descent.cards.picking import discard_condition, no_target, pick_figure, pick_space, with_conditions
from gruft.games.descent.moments.seats import controller, kind_of
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.rules.conditions import CONDITION, give_condition
from gruft.games.descent.rules.damage import ALL, recover, suffer
from gruft.games.descent.rules.figures import ball, empty_spaces
from gruft.games.descent.rules.movement.moves import move_spaces, place
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.rules.words import Form, Play, Word, word
from gruft.games.descent.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

Amount: TypeAlias = int | Literal["all", "x"]
"""`x` is the number beside the ability on the figure's card."""


@word
class Suffers(Word, frozen=True, tag="suffer"):
    """Damage or fatigue."""

    damage: int = 0
    fatigue: int = 0

    def run(self, g: State, play: Play) -> Flow[None]:
        yield from suffer(g, play.it, damage=self.damage, fatigue=self.fatigue, source=play.name, by=play.me)

    def said(self, form: Form) -> Said:
        what, n = ("damage", self.damage) if self.damage else ("fatigue", self.fatigue)
        return saying(f"effect-suffers-{what}", form=form.value, n=n)


@word
class PayDamage(Word, frozen=True, tag="pay_damage"):
    """Who uses it suffers damage first; it must survive that."""

    n: int

    def refusal(self, g: State, play: Play) -> Refusal | None:
        if g.live.max_health[play.me] - g.damage[play.me] <= self.n:
            return refuse("card.would_be_defeated", "DE-SPEC-01", card=play.ref)
        return None

    def run(self, g: State, play: Play) -> Flow[None]:
        yield from suffer(g, play.me, damage=self.n, source=play.name, by=play.me)

    def said(self, form: Form) -> Said:
        return saying("effect-pay-damage", n=self.n)


@word
class Recovers(Word, frozen=True, tag="recover"):
    """Damage or fatigue is taken off."""

    damage: Amount = 0
    fatigue: Amount = 0

    def run(self, g: State, play: Play) -> Flow[None]:
        damage, fatigue = _amount(g, play, self.damage), _amount(g, play, self.fatigue)
        yield from recover(g, play.it, damage=damage, fatigue=fatigue, source=play.name)

    def said(self, form: Form) -> Said:
        what, n = ("damage", self.damage) if self.damage else ("fatigue", self.fatigue)
        return saying(f"effect-recovers-{what}", form=form.value, n=n)


def _amount(g: State, play: Play, amount: Amount) -> int:
    if amount == "all":
        return ALL
    return kind_of(g, play.me).x[play.name] if amount == "x" else amount


@word
class RecoversHearts(Word, frozen=True, tag="recover_hearts"):
    """As much damage as red dice show hearts."""

    dice: int

    def run(self, g: State, play: Play) -> Flow[None]:
        result = yield from roll(g, play.me, (RED,) * self.dice, play.ref)
        yield from recover(g, play.it, damage=result.hearts, source=play.name)

    def said(self, form: Form) -> Said:
        return saying("effect-recovers-hearts", n=self.dice)


@word
class GetsCondition(Word, frozen=True, tag="condition"):
    """A condition is given."""

    gives: Literal["diseased", "immobilized", "poisoned", "stunned"]

    def run(self, g: State, play: Play) -> Flow[None]:
        give_condition(g, play.it, CONDITION[self.gives])
        yield from ()

    def said(self, form: Form) -> Said:
        return saying("effect-gets-condition", form=form.value, which=self.gives, condition=f"condition:{self.gives}")


@word
class DiscardConditions(Word, frozen=True, tag="discard_conditions"):
    """Conditions of the owner or of a hero beside him are discarded."""

    n: int

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return None if with_conditions(g, play.me) else no_target(play.ref)

    def run(self, g: State, play: Play) -> Flow[None]:
        seat = controller(g, play.me)
        hero = yield from pick_figure(g, seat, play.ref, with_conditions(g, play.me))
        assert hero is not None
        for _ in range(self.n):
            yield from discard_condition(g, seat, play.ref, hero, False)

    def said(self, form: Form) -> Said:
        return saying("effect-discard-conditions", n=self.n)


@word
class IsPlaced(Word, frozen=True, tag="place"):
    """The figure is placed on an empty space near its own, where the owner's player says; it enters that space."""

    within: int

    def run(self, g: State, play: Play) -> Flow[None]:
        spaces = empty_spaces(g, ball(g, play.it, self.within))
        space = yield from pick_space(g, controller(g, play.me), play.ref, spaces)
        if space is not None:
            yield from place(g, play.it, (space,))

    def said(self, form: Form) -> Said:
        return saying("effect-is-placed", within=self.within)


@word
class IsMoved(Word, frozen=True, tag="move"):
    """The figure is moved by the owner's player."""

    spaces: int

    def run(self, g: State, play: Play) -> Flow[None]:
        yield from move_spaces(g, play.it, self.spaces, seat=controller(g, play.me), must=True)

    def said(self, form: Form) -> Said:
        return saying("effect-is-moved", n=self.spaces)
