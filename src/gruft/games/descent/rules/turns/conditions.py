"""Diseased and Poisoned are tested at the start of a turn or activation (DE-COND-04, DE-HTURN-01).

They are forced effects of that moment like any other, so the active player says what comes first.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.hooks import FORCED, Hook
from gruft.games.descent.moments.moment import FigureMoment
from gruft.games.descent.moments.seats import active_seat, ref_of
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.kinds import MIGHT, WILLPOWER
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import CONDITION_NAMES, DISEASED, POISONED, remove_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.state import Listener, State
from gruft.table.flow import Flow


def _tested(bit: int) -> int:
    def run(g: State, me: int, now: FigureMoment) -> Flow[None]:
        yield from test_condition(g, me, bit)

    def when(g: State, me: int, now: FigureMoment) -> bool:
        return bool(g.cond[me] & bit)

    return Hook(CONDITION_NAMES[bit], FigureMoment, FORCED, run, when).number


TESTED = [(bit, _tested(bit), f"condition:{CONDITION_NAMES[bit]}") for bit in (DISEASED, POISONED)]


def tests_due(g: State, f: int) -> tuple[Listener, ...]:
    """The tests of this figure's conditions, to be ordered with everything else of the moment."""
    conditions = g.cond[f]
    if not conditions:
        return ()
    return tuple(Listener(f, -1, hook, key) for bit, hook, key in TESTED if conditions & bit)


def suffer_conditions(g: State, f: int) -> Flow[None]:
    """Both tests of a familiar, in the order the active player chooses; nothing else happens at that moment."""
    waiting = [bit for bit in (DISEASED, POISONED) if g.cond[f] & bit]
    while waiting and g.spaces[f]:
        options = {f"condition:{CONDITION_NAMES[bit]}": bit for bit in waiting}
        bit = yield from choose_one(active_seat(g), "condition_order", options, False, {"figure": ref_of(g, f)})
        assert bit is not None
        waiting.remove(bit)
        yield from test_condition(g, f, bit)


def test_condition(g: State, f: int, bit: int) -> Flow[None]:
    """Passed: discarded. Failed: fatigue for the sick, damage for the poisoned."""
    result = yield from test(g, f, WILLPOWER if bit == DISEASED else MIGHT, source=CONDITION_NAMES[bit])
    if result.passed:
        remove_condition(g, f, bit)
    elif bit == DISEASED:
        yield from suffer(g, f, fatigue=number("diseased", "fatigue"), source="diseased")
    else:
        yield from suffer(g, f, damage=number("poisoned", "damage"), source="poisoned")


test_condition.__test__ = False  # type: ignore[attr-defined]  # it is a rule of the game, not of the test suite
