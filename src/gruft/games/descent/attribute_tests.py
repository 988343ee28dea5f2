"""Attribute tests (DE-TEST-01 to DE-TEST-03): one grey and one black die against an attribute.

Minions, masters and familiars fail without rolling. Abilities about defence dice do not apply; re-rolls of tests do.
"""

from __future__ import annotations

from gruft.games.descent.dice import BLACK, GREY, throw
from gruft.games.descent.events import AttributeTested
from gruft.games.descent.figures import key_of, kind_of
from gruft.games.descent.kinds import ATTRIBUTE_NAMES
from gruft.games.descent.reactions import fire, opens
from gruft.games.descent.rolls import Roll
from gruft.games.descent.state import State
from gruft.games.descent.windows import TEST_FAILED, TEST_PASSED, TEST_ROLLED, Ctx
from gruft.table.flow import Flow


class Test(Roll):
    """One attribute test; `passed` is settled after re-rolls."""

    __test__ = False
    __slots__ = ("attr", "passed", "value")

    def __init__(self, figure: int, attr: int, value: int, source: str) -> None:
        super().__init__(figure, [], source)
        self.attr = attr
        self.value = value
        self.passed = False


def test(g: State, f: int, attr: int, mod: int = 0, source: str = "") -> Flow[Test]:
    """The figure tests an attribute, changed by `mod` for this test."""
    attrs = kind_of(g, f).attrs
    if attrs is None:
        failed = Test(f, attr, 0, source)
        g.news.append(AttributeTested(key_of(g, f), f"attribute:{ATTRIBUTE_NAMES[attr]}", 0, "word:failed"))
        if opens(g, TEST_FAILED):
            yield from fire(g, TEST_FAILED, Ctx(f, test=failed, source=source))
        return failed
    made = Test(f, attr, attrs[attr] + mod, source)
    made.dice = throw(g, (GREY, BLACK))
    before = g.roll
    g.__dict__["roll"] = made
    try:
        return (yield from _settle(g, made))
    finally:
        g.__dict__["roll"] = before


def _settle(g: State, made: Test) -> Flow[Test]:
    """Re-rolls, then the result and what follows from it."""
    f, attr, source = made.figure, made.attr, made.source
    ctx = Ctx(f, test=made, source=source, dice=made.dice, by=f)
    if opens(g, TEST_ROLLED):
        yield from fire(g, TEST_ROLLED, ctx)
    made.passed = made.shields <= made.value
    word = "word:passed" if made.passed else "word:failed"
    g.news.append(AttributeTested(key_of(g, f), f"attribute:{ATTRIBUTE_NAMES[attr]}", made.shields, word))
    window = TEST_PASSED if made.passed else TEST_FAILED
    if opens(g, window):
        after = Ctx(f, test=made, source=source)
        yield from fire(g, window, after)
        assert after.test is not None
        return after.test
    return made


test.__test__ = False  # type: ignore[attr-defined]  # it is a rule of the game, not of the test suite
