"""Diseased and Poisoned are tested at the start of a turn or activation (DE-COND-04, DE-HTURN-01)."""

from __future__ import annotations

from gruft.games.descent.asking import choose_one
from gruft.games.descent.attribute_tests import test
from gruft.games.descent.conditions import CONDITION_NAMES, DISEASED, POISONED, remove_condition
from gruft.games.descent.damage import suffer
from gruft.games.descent.figures import active_seat, key_of
from gruft.games.descent.kinds import MIGHT, WILLPOWER
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def suffer_conditions(g: State, f: int) -> Flow[None]:
    """Both tests, in the order the active player chooses."""
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
