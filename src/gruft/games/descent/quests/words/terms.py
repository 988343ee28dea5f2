"""Who, where, when: the terms rules of quests are made of.

All are small frozen predicates over the state that can be combined: `HEROES | group("zombie")`, `area("exit")`,
`counter("escaped") >= 5`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_monster, kind_of
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.kinds import KINDS, LIEUTENANT, MASTER, MINION
from gruft.games.descent.pieces.maps import Map
from gruft.games.descent.rules.figures import around, mask_of, touches
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import POOL, State

# -- who -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Who:
    """Which figures a rule is about."""

    holds: Callable[[State, int], bool]

    def __or__(self, other: Who) -> Who:
        one, two = self.holds, other.holds
        return Who(lambda g, f: one(g, f) or two(g, f))

    def __and__(self, other: Who) -> Who:
        one, two = self.holds, other.holds
        return Who(lambda g, f: one(g, f) and two(g, f))

    def __invert__(self) -> Who:
        holds = self.holds
        return Who(lambda g, f: not holds(g, f))

    def of(self, g: State) -> list[int]:
        """All of them on the map."""
        holds = self.holds
        return [f for f, spaces in enumerate(g.spaces) if spaces and holds(g, f)]

    def anybody(self, g: State) -> bool:
        """Whether one of them is on the map; persons have the last slots."""
        holds, spaces = self.holds, g.spaces
        for f in range(len(spaces) - 1, -1, -1):  # noqa: SIM110  (a generator costs more than the question)
            if spaces[f] and holds(g, f):
                return True
        return False


HEROES: Final = Who(lambda g, f: f < g.nh)
MONSTERS: Final = Who(is_monster)
"""Monsters of groups and lieutenants."""
LIEUTENANTS: Final = Who(lambda g, f: kind_of(g, f).rank == LIEUTENANT)
MASTERS: Final = Who(lambda g, f: kind_of(g, f).rank == MASTER)
MINIONS: Final = Who(lambda g, f: kind_of(g, f).rank == MINION)
EVERYBODY: Final = Who(lambda g, f: True)


def group(name: str) -> Who:
    """Figures of a monster group, or a lieutenant."""
    return Who(lambda g, f: KINDS[g.kind[f]].group == name)


lieutenant = group
person = group


def named_master(name: str) -> Who:
    """The master of a group that has a name in this quest (Mauler, Ruin)."""
    return group(name) & MASTERS


def open_group(slot: int) -> Who:
    """Figures of the group the overlord has picked for this slot (1 is the first)."""

    def holds(g: State, f: int) -> bool:
        name = KINDS[g.kind[f]].group
        if name not in g.groups:
            return False
        chosen = open_groups(g)
        return len(chosen) >= slot and name == chosen[slot - 1]

    return Who(holds)


ANY_OPEN: Final = Who(lambda g, f: kind_of(g, f).group in open_groups(g))


def carrying(kind: str) -> Who:
    """Who carries such a token; a face-down one is known by its back only."""
    return Who(lambda g, f: any(shown(g, token) == kind for token in carried_by(g, f)))


def in_area(name: str) -> Who:
    """Who stands, with at least one space, in an area."""
    return Who(lambda g, f: any(s in g.live.map.areas[name] for s in g.spaces[f]))


def carried_by(g: State, f: int) -> list[int]:
    """The tokens a figure carries."""
    return list(g.carries[f])


def shown(g: State, token: int) -> str:
    """What everybody sees of a token: what it is, or what its back shows."""
    return g.token_kind[token] if g.token_up[token] else quest_of(g).back(g, token)


# -- where -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Where:
    """Which spaces a rule is about."""

    spaces: Callable[[State], tuple[int, ...]]
    name: str = ""
    """The ref of what is there: a token, a sign, an area."""
    own: Callable[[State, int], tuple[int, ...]] | None = None
    """Which of them are for this figure, if not all are."""

    def wanted_by(self, g: State, f: int) -> tuple[int, ...]:
        """The spaces this figure wants to."""
        return self.spaces(g) if self.own is None else self.own(g, f)

    def __or__(self, other: Where) -> Where:
        return Where(lambda g: (*self.spaces(g), *other.spaces(g)), self.name)

    def touched_by(self, g: State, f: int) -> bool:
        """Whether one of the figure's spaces is among them."""
        return any(s in g.spaces[f] for s in self.spaces(g))

    def near(self, g: State, f: int) -> bool:
        """Whether the figure stands there or on an adjacent space (QC-34)."""
        return touches(around(g, f) | mask_of(g.spaces[f]), self.spaces(g))


def area(*names: str) -> Where:
    """The spaces of these areas."""
    return Where(lambda g: tuple(s for name in names for s in g.live.map.areas[name]), f"area:{names[0]}")


def special(name: str) -> Where:
    """Spaces with a meaning of their own (a barn, a pedestal)."""
    return Where(lambda g: _special_on(g.live.map, g.quest, g.encounter, name), f"sign:{name}")


@lru_cache(maxsize=256)
def _special_on(laid: Map, quest: str, encounter: int, name: str) -> tuple[int, ...]:
    found = next(one for one in QUESTS[quest].encounters[encounter].special_spaces if one.id == name)
    return tuple(laid.number[x, y] for x, y in found.spaces)


def stands(who: Who, ref: str = "") -> Where:
    """Where these figures stand."""
    return Where(lambda g: tuple(s for f in who.of(g) for s in g.spaces[f]), ref)


def stand_in(who: Who, place: str) -> When:
    """Whether one of these figures is in an area."""
    inside = in_area(place)
    return When(lambda g: any(inside.holds(g, f) for f in who.of(g)))


def tokens(g: State, kind: str) -> list[int]:
    """The tokens of this kind that lie on the map, by number; face-down ones by their back."""
    at = g.token_at
    if all(g.token_up):
        if kind not in g.token_kind:
            return []
        return [n for n, shows in enumerate(g.token_kind) if shows == kind and at[n] >= 0]
    return [n for n in range(len(at)) if at[n] >= 0 and shown(g, n) == kind]


def token(kind: str) -> Where:
    """Where tokens of this kind lie."""
    return Where(lambda g: tuple(g.token_at[n] for n in tokens(g, kind)), f"token:{kind}")


# -- when ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Counted:
    """How far a counter of the quest has to come."""

    name: str
    goal: Callable[[State], int]


@dataclass(frozen=True, slots=True)
class When:
    """A condition on the state."""

    holds: Callable[[State], bool]
    counted: Counted | None = None
    """The counter it holds by, if it says no more than that one has come so far."""

    def __and__(self, other: When) -> When:
        one, two = self.holds, other.holds
        return When(lambda g: one(g) and two(g))

    def __or__(self, other: When) -> When:
        one, two = self.holds, other.holds
        return When(lambda g: one(g) or two(g))

    def __invert__(self) -> When:
        holds = self.holds
        return When(lambda g: not holds(g))


ALWAYS: Final = When(lambda g: True)
NEVER: Final = When(lambda g: False)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that is worked out when it is needed; compared with another it is a condition."""

    value: Callable[[State], int]
    name: str = ""
    """The counter of the quest it is."""

    def __ge__(self, other: int | Amount) -> When:
        found = self._compared(operator.ge, other)
        return replace(found, counted=Counted(self.name, lambda g: number(g, other))) if self.name else found

    def __le__(self, other: int | Amount) -> When:
        return self._compared(operator.le, other)

    def __gt__(self, other: int | Amount) -> When:
        return self._compared(operator.gt, other)

    def __lt__(self, other: int | Amount) -> When:
        return self._compared(operator.lt, other)

    def _compared(self, holds: Callable[[int, int], bool], other: int | Amount) -> When:
        value = self.value
        if isinstance(other, int):
            return When(lambda g: holds(value(g), other))
        bound = other.value
        return When(lambda g: holds(value(g), bound(g)))


def number(g: State, amount: int | Amount) -> int:
    """What an amount is now."""
    return amount if isinstance(amount, int) else amount.value(g)


def counter(name: str) -> Amount:
    """How far a counter of the quest stands."""
    return Amount(lambda g: g.counters.get(name, 0), name)


def per_hero(each: int, plus: int = 0) -> Amount:
    """So many for each hero of the game, and a fixed number."""
    return Amount(lambda g: each * g.nh + plus)


def none_left(kind: str) -> When:
    """No such token lies on the map or is carried."""
    return When(lambda g: not any(at not in (GONE, POOL) and shown(g, n) == kind for n, at in enumerate(g.token_at)))


GONE: Final = -1
"""Where a token is that is out of the encounter."""

ALL_HEROES_LEFT: Final = When(lambda g: all(g.left >> h & 1 for h in range(g.nh)))
ALL_KNOCKED_OUT: Final = When(lambda g: all(g.ko >> h & 1 for h in range(g.nh) if not g.left >> h & 1))


def won_first(side: str) -> When:
    """This side has won the first encounter."""
    return When(lambda g: g.first_winner == side)
