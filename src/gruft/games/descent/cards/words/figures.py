"""Words about whom: everybody near, one who is chosen, and tests that decide what happens to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from gruft.games.descent.cards.picking import (
    adjacent_heroes,
    healed_beside,
    here_or_beside,
    monsters_near,
    no_target,
    pick_figure,
    standing_near,
)
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.words import NO_STEPS, Form, Play, Steps, Word, word
from gruft.games.descent.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

Attribute: TypeAlias = Literal["might", "knowledge", "willpower", "awareness"]
Everybody: TypeAlias = Literal["heroes_near", "heroes_beside"]
Somebody: TypeAlias = Literal["heroes_near", "heroes_beside", "monsters_near", "patient", "companion"]


class Group(NamedTuple):
    """Figures by where they stand (and, for some, how far), and how what happens to one of them is told."""

    of: Callable[[State, int, int], list[int]]
    form: Form


GROUPS: Final[dict[Somebody, Group]] = {
    "heroes_near": Group(standing_near, Form.HE),
    "heroes_beside": Group(lambda g, me, within: adjacent_heroes(g, me), Form.HE),
    "monsters_near": Group(monsters_near, Form.HE),
    "patient": Group(lambda g, me, within: healed_beside(g, me), Form.WHO),
    "companion": Group(lambda g, me, within: here_or_beside(g, me), Form.WHO),
}


@word
class Each(Word, frozen=True, tag="each"):
    """It happens to each of some figures near the owner, one after the other."""

    whom: Everybody
    do: Steps
    within: int = 0

    def found(self, g: State, me: int) -> list[int]:
        """All figures that are meant."""
        return GROUPS[self.whom].of(g, me, self.within)

    def refusal(self, g: State, play: Play) -> Refusal | None:
        return None if self.found(g, play.me) else no_target(play.ref)

    def run(self, g: State, play: Play) -> Flow[None]:
        for figure in self.found(g, play.me):
            yield from self.do.run(g, play._replace(it=figure))

    def said(self, form: Form) -> Said:
        return saying(f"effect-each-{self.whom.replace('_', '-')}", within=self.within, does=self.do.said(Form.WHO))


@word
class Choose(Each, frozen=True, tag="choose"):
    """The owner's player chooses one of the figures."""

    whom: Somebody  # type: ignore[assignment]  # one may be chosen who is never one of many

    def run(self, g: State, play: Play) -> Flow[None]:
        figure = yield from pick_figure(g, controller(g, play.me), play.ref, self.found(g, play.me))
        assert figure is not None
        yield from self.do.run(g, play._replace(it=figure))

    def said(self, form: Form) -> Said:
        does = self.do.said(GROUPS[self.whom].form)
        return saying(f"effect-choose-{self.whom.replace('_', '-')}", within=self.within, does=does)


@word
class Tested(Word, frozen=True, tag="test"):
    """The figure tests an attribute; what happens if it fails."""

    attribute: Attribute
    fails: Steps

    def run(self, g: State, play: Play) -> Flow[None]:
        result = yield from test(g, play.it, ATTRIBUTE_NAMES.index(self.attribute), source=play.name)
        if not result.passed:
            yield from self.fails.run(g, play)

    def said(self, form: Form) -> Said:
        does = self.fails.said(Form.WHO if form is Form.WHO else Form.THEN)
        return saying("effect-tests", form=form.value, attribute=f"attribute:{self.attribute}", does=does)


@word
class OwnTest(Word, frozen=True, tag="own_test"):
    """Who has the ability tests an attribute; what happens if it passes."""

    attribute: Attribute
    passes: Steps = NO_STEPS

    def run(self, g: State, play: Play) -> Flow[None]:
        result = yield from test(g, play.me, ATTRIBUTE_NAMES.index(self.attribute), source=play.name)
        if result.passed:
            yield from self.passes.run(g, play)

    def said(self, form: Form) -> Said:
        return saying("effect-own-test", attribute=f"attribute:{self.attribute}", does=self.passes.said(Form.THEN))
