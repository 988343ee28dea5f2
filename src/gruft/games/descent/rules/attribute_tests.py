"""Attribute tests (DE-TEST-01 to DE-TEST-03): one grey and one black die against an attribute.

Minions, masters and familiars fail without rolling. Abilities about defence dice do not apply; re-rolls of tests do.
"""

from __future__ import annotations

from gruft.games.descent.moments.fights import TestFailed, TestPassed, TestRolled
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.dice import BLACK, GREY, throw, told
from gruft.games.descent.pieces.events import AttributeTested
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES
from gruft.games.descent.pieces.rolls import Test
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def test(g: State, f: int, attr: int, mod: int = 0, source: str = "") -> Flow[Test]:
    """The figure tests an attribute, changed by `mod` for this test."""
    attrs = kind_of(g, f).attrs
    if attrs is None:
        return (yield from _without_rolling(g, Test(f, attr, 0, source)))
    made = Test(f, attr, attrs[attr] + mod, source)
    made.dice = throw(g.chance, (GREY, BLACK))
    before = g.live.roll
    g.live.roll = made
    try:
        return (yield from _settle(g, made))
    finally:
        g.live.roll = before


def _without_rolling(g: State, made: Test) -> Flow[Test]:
    """Who has no attributes fails, but for persons of whom the quest says that they pass."""
    made.passed = bool(g.live.persons) and quest_of(g).passes_tests(g, made.figure)
    return (yield from _outcome(g, made))


def _settle(g: State, made: Test) -> Flow[Test]:
    """Re-rolls, then the result."""
    if opens(g, TestRolled):
        yield from fire(g, TestRolled(made))
    made.passed = made.shields <= made.value
    return (yield from _outcome(g, made))


def _outcome(g: State, made: Test) -> Flow[Test]:
    """The result is told, and what follows from it happens."""
    word = "word:passed" if made.passed else "word:failed"
    figure, attribute = ref_of(g, made.figure), f"attribute:{ATTRIBUTE_NAMES[made.attr]}"
    g.log.append(AttributeTested(figure, attribute, made.shields, word, made.value, told(made.dice)))
    outcome = TestPassed if made.passed else TestFailed
    if opens(g, outcome):
        yield from fire(g, outcome(made))
    return made


test.__test__ = False  # type: ignore[attr-defined]  # it is a rule of the game, not of the test suite
