"""The shape of a spell: whether it has a target, how it is aimed, what it does (DD-SPELL-03, 04, 32).

`aim` names everything that can be named with what is known; `hit` happens after the reactions and asks only for what
needs new knowledge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar, overload

from gruft.games.domains.pieces.tables import SPELL_OF
from gruft.games.domains.pieces.things import Thing
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

T = TypeVar("T", int, Thing)


@dataclass(frozen=True, slots=True)
class Aimed(Generic[T]):
    """What was aimed at."""

    picks: list[T]
    """Numbers for the effect, or things where they are of several kinds."""
    refs: list[str]
    """The same for everybody to see."""


Aim = Callable[[State, Seat], Flow[Aimed[T]]]
Hit = Callable[[State, Seat, list[T]], Flow[None] | None]
Needs = Callable[[State, Seat], Refusal | None]


@dataclass(frozen=True, slots=True)
class SpellRule(Generic[T]):
    """How one kind of spell works."""

    hit: Hit[T]
    aim: Aim[T] | None = None
    needs: Needs | None = None
    """Why there is no legal target, judged by public facts; None: it needs none (DD-SPELL-34)."""

    def cast(self, g: State, seat: Seat, announced: Callable[[list[str]], Flow[bool]]) -> Flow[None]:
        """Aim, announce the targets, and if it takes effect, hit them (DD-SPELL-03)."""
        picks: list[T] = []
        refs: list[str] = []
        if self.aim is not None:
            aimed = yield from self.aim(g, seat)
            picks, refs = aimed.picks, aimed.refs
        if (yield from announced(refs)):
            flow = self.hit(g, seat, picks)
            if flow is not None:
                yield from flow


SPELL_RULES: dict[int, SpellRule[int] | SpellRule[Thing]] = {}


@cache
def no_target(need: str) -> Refusal:
    """There is nothing a spell could be aimed at; `need` says what it would take (DD-SPELL-04)."""
    return refuse("cast.no_target", "DD-SPELL-04", need=f"need:{need}")


@overload
def spell(name: str, aim: None = None, needs: Needs | None = None) -> Callable[[Hit[int]], Hit[int]]: ...


@overload
def spell(name: str, aim: Aim[T], needs: Needs | None = None) -> Callable[[Hit[T]], Hit[T]]: ...


def spell(name: str, aim: Aim[T] | None = None, needs: Needs | None = None) -> Callable[[Hit[T]], Hit[T]]:
    """Register what a spell does."""

    def register(hit: Hit[T]) -> Hit[T]:
        SPELL_RULES[SPELL_OF[name]] = SpellRule(hit, aim, needs)
        return hit

    return register
