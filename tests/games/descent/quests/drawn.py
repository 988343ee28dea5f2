"""A drawn map with rules of a quest on it: words are tried alone, without any quest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.pieces.drawing import DRAWN
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.script import Script


@contextmanager
def rules() -> Iterator[Part]:
    """Rules declared here hold for scenes drawn inside."""
    before = SCRIPTS[DRAWN]
    drawn = Script(DRAWN, 1)
    SCRIPTS[DRAWN] = drawn
    try:
        yield drawn.parts[0]
    finally:
        SCRIPTS[DRAWN] = before
