"""A drawn map with rules of a quest on it: words are tried alone, without any quest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.script import Script


@contextmanager
def rules() -> Iterator[Part]:
    """Rules declared here hold for scenes drawn inside."""
    before = SCRIPTS["arena"]
    drawn = Script("arena", 1)
    SCRIPTS["arena"] = drawn
    try:
        yield drawn.parts[0]
    finally:
        SCRIPTS["arena"] = before
