"""Diseased and Poisoned are tested at the start of a turn or activation (DE-COND-04, DE-HTURN-01).

They are forced effects of that moment like any other, so the active player says what comes first.
"""

from __future__ import annotations

from gruft.games.descent.asking import choose_one
from gruft.games.descent.attribute_tests import test
from gruft.games.descent.conditions import CONDITION_NAMES, DISEASED, POISONED, remove_condition
from gruft.games.descent.damage import suffer
from gruft.games.descent.figures import active_seat, key_of
from gruft.games.descent.hooks import FORCED, Hook, Live
from gruft.games.descent.kinds import MIGHT, WILLPOWER
from gruft.games.descent.state import State
from gruft.games.descent.windows import HERO_TURN_START, Ctx
from gruft.table.flow import Flow


def _tested(bit: int) -> Hook:
    def run(g: State, me: int, ctx: Ctx) -> Flow[None]:
        yield from test_condition(g, me, bit)

    def when(g: State, me: int, ctx: Ctx) -> bool:
        return bool(g.cond[me] & bit)

    return Hook(CONDITION_NAMES[bit], HERO_TURN_START, FORCED, run, when, "", False)


HOOKS = [(bit, _tested(bit), f"condition:{CONDITION_NAMES[bit]}") for bit in (DISEASED, POISONED)]


def tests_due(g: State, f: int) -> tuple[Live, ...]:
    """The tests of this figure's conditions, to be ordered with everything else of the moment."""
    conditions = g.cond[f]
    if not conditions:
        return ()
    return tuple(Live(f, -1, hook, key) for bit, hook, key in HOOKS if conditions & bit)


def suffer_conditions(g: State, f: int) -> Flow[None]:
    """Both tests of a familiar, in the order the active player chooses; nothing else happens at that moment."""
    waiting = [bit for bit in (DISEASED, POISONED) if g.cond[f] & bit]
    while waiting and g.spaces[f]:
        options = {f"condition:{CONDITION_NAMES[bit]}": bit for bit in waiting}
        bit = yield from choose_one(active_seat(g), "condition_order", options, False, {"figure": key_of(g, f)})
        assert bit is not None
        waiting.remove(bit)
        yield from test_condition(g, f, bit)


def test_condition(g: State, f: int, bit: int) -> Flow[None]:
    """Passed: discarded. Failed: 1 fatigue for the sick, 1 damage for the poisoned."""
    result = yield from test(g, f, WILLPOWER if bit == DISEASED else MIGHT, source=CONDITION_NAMES[bit])
    if result.passed:
        remove_condition(g, f, bit)
    elif bit == DISEASED:
        yield from suffer(g, f, fatigue=1, source="diseased")
    else:
        yield from suffer(g, f, damage=1, source="poisoned")


test_condition.__test__ = False  # type: ignore[attr-defined]  # it is a rule of the game, not of the test suite
