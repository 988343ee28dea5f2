"""Diseased and Poisoned are tested at the start of a turn or activation (DE-COND-04, DE-HTURN-01).

They are forced effects of that moment like any other, so the active player says what comes first.
"""

from __future__ import annotations

from typing import Literal

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.hooks import FORCED, Hook
from gruft.games.descent.moments.moment import FigureMoment
from gruft.games.descent.moments.seats import active_seat, ref_of
from gruft.games.descent.pieces.content import CONDITIONS
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import CONDITION, CONDITION_NAMES, remove_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.words import Form, Play, Word, use, word
from gruft.games.descent.state import Listener, State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow


@word
class ShakeOff(Word, frozen=True, tag="shake_off"):
    """A test at the start of the turn. Passed: discarded. Failed: fatigue for the sick, damage for the poisoned."""

    attribute: Literal["might", "knowledge", "willpower", "awareness"]
    damage: int = 0
    fatigue: int = 0

    def run(self, g: State, play: Play) -> Flow[None]:
        result = yield from test(g, play.me, ATTRIBUTE_NAMES.index(self.attribute), source=play.name)
        if result.passed:
            remove_condition(g, play.me, CONDITION[play.name])
        else:
            yield from suffer(g, play.me, damage=self.damage, fatigue=self.fatigue, source=play.name)

    def said(self, form: Form) -> Said:
        what, n = ("damage", self.damage) if self.damage else ("fatigue", self.fatigue)
        return saying(f"effect-shake-off-{what}", attribute=f"attribute:{self.attribute}", n=n)


def _tested(bit: int) -> int:
    def run(g: State, me: int, now: FigureMoment) -> Flow[None]:
        yield from use(g, Play(me, f"condition:{CONDITION_NAMES[bit]}", me))

    def when(g: State, me: int, now: FigureMoment) -> bool:
        return bool(g.cond[me] & bit)

    return Hook(CONDITION_NAMES[bit], FigureMoment, FORCED, run, when).number


TESTED = [(bit, _tested(bit), f"condition:{name}") for name, bit in CONDITION.items() if CONDITIONS[name].does]


def tests_due(g: State, f: int) -> tuple[Listener, ...]:
    """The tests of this figure's conditions, to be ordered with everything else of the moment."""
    conditions = g.cond[f]
    if not conditions:
        return ()
    return tuple(Listener(f, -1, hook, key) for bit, hook, key in TESTED if conditions & bit)


def suffer_conditions(g: State, f: int) -> Flow[None]:
    """Both tests of a familiar, in the order the active player chooses; nothing else happens at that moment."""
    waiting = {ref: bit for bit, _, ref in TESTED if g.cond[f] & bit}
    while waiting and g.spaces[f]:
        bit = yield from choose_one(active_seat(g), "condition_order", waiting, False, {"figure": ref_of(g, f)})
        assert bit is not None
        ref = f"condition:{CONDITION_NAMES[bit]}"
        del waiting[ref]
        yield from use(g, Play(f, ref, f))
