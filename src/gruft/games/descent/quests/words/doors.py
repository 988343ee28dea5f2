"""Locked doors: who opens them and how, who closes them, how often they may be tried (QC-20).

A quest declares the locks, and the ways to open them one by one, each under its rule: an action alone (with a key the
heroes have found, from one side, by one lieutenant), or an action with a test. What a passed test brings is said by
the way: the door is open, smashed, or passed through and closed as before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gruft.games.descent.moments.asking import Args, choose_one
from gruft.games.descent.moments.quest import LOCKED, OPEN, SHUT
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES, FIRST_MONSTER
from gruft.games.descent.quests.words.terms import Amount, When, Who, number
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


@dataclass(frozen=True, slots=True)
class Lock:
    """Doors that are locked, and who may close them once they are open."""

    rule: str
    doors: tuple[str, ...]
    closes: Who
    stays_open: bool


@dataclass(frozen=True, slots=True)
class DoorWay:
    """A way for some figures to open a locked door."""

    rule: str
    doors: tuple[str, ...]
    who: Who
    when: When
    test: int
    """The attribute to test, or `NO_TEST`."""
    result: str
    mod: int | Amount
    sure: When
    """When the test is passed without a roll."""


NO_TEST: Final = -1


@dataclass(frozen=True, slots=True)
class Doors:
    """What the rules in force say about one door."""

    lock: Lock | None
    ways: Sequence[DoorWay]
    once: str
    """The rule by which a figure tests a door once per turn, or nothing."""

    def refusal(self, g: State, f: int, door: int) -> Refusal | None:
        """Why the figure may not open or close the door."""
        if not g.closed >> door & 1:
            return self._closing(g, f)
        if not g.locked >> door & 1:
            return None
        ways = self.open_to(g, f)
        if not ways:
            return refuse("door.locked", self.lock.rule) if self.lock is not None else LOCKED
        tested = bool(self.once) and _mark(f) in g.once
        return refuse("door.once", self.once) if tested and all(way.test >= 0 for way in ways) else None

    def _closing(self, g: State, f: int) -> Refusal | None:
        if self.lock is None:
            return None
        if self.lock.stays_open:
            return refuse("door.stays_open", self.lock.rule)
        return None if self.lock.closes.holds(g, f) else refuse("door.not_closed_by_you", self.lock.rule)

    def open_to(self, g: State, f: int) -> list[DoorWay]:
        """The ways this figure has now."""
        return [way for way in self.ways if way.who.holds(g, f) and way.when.holds(g)]

    def tried(self, g: State, f: int, door: int) -> Flow[str]:
        """The figure spends its action on the closed door: what comes of it."""
        if not g.locked >> door & 1:
            return OPEN
        ways = self.open_to(g, f)
        plain = next((way for way in ways if way.test == NO_TEST), None)
        if plain is not None:
            return plain.result
        options = {f"attribute:{ATTRIBUTE_NAMES[way.test]}": n for n, way in enumerate(ways)}
        args: Args = {"figure": ref_of(g, f), "door": g.live.map.doors[door].key}
        chosen = yield from choose_one(controller(g, f), "door_way", options, False, args)
        assert chosen is not None
        way = ways[chosen]
        if self.once:
            g.once.append(_mark(f))
        if way.sure.holds(g):
            return way.result
        tested = yield from test(g, f, way.test, number(g, way.mod))
        return way.result if tested.passed else SHUT


def _mark(f: int) -> str:
    """That the figure has tested a door: in its turn, or the overlord's (QC-30)."""
    return f"{'turn' if f < FIRST_MONSTER else 'round'}:quest.door_test:{f}"


def lock(g: State, door: int) -> None:
    """From now on only the quest's rules open the door."""
    g.locked |= 1 << door


def unlock(g: State, door: int) -> None:
    """From now on it is opened and closed like any other door."""
    g.locked &= ~(1 << door)
