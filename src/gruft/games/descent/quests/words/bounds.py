"""Figures that are held, to an area, to their place, to peace, to the ground, to an order; or that are spared
something, rested or stronger (SV-5, RS-2, MK-4, FS-1, GU-8, GU-9, GU-C3, BH-C1).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.moments.moment import EncounterBegin
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import Amount, When, Who
from gruft.games.descent.rules.damage import recover
from gruft.games.descent.rules.figures import heroes
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def bound(part: Part, rule: str, who: Who, area: str, until: When, *, always: bool = False) -> None:
    """These figures may not leave the area, not with a part of them, before this holds; `always`: by no effect."""

    def outside(g: State, f: int) -> int:
        return 0 if until.holds(g) else ~g.live.map.area_mask[area]

    part.cannot_enter(rule, who, outside, whole=True, always=always)


def peaceful(part: Part, rule: str, who: Who, until: When) -> None:
    """These figures may not attack before this holds."""
    part.trait(rule, "peaceful", who & Who(lambda g, f: not until.holds(g)))


def stays_put(part: Part, rule: str, who: Who) -> None:
    """These figures neither move nor are moved; only rules of the quest do it."""
    part.trait(rule, "stays_put", who)


def helpless(part: Part, rule: str, who: Who) -> None:
    """These heroes, knocked out, do not stand up by themselves."""
    part.trait(rule, "helpless", who)


def tough(part: Part, rule: str, who: Who, conditions: int) -> None:
    """These figures cannot gain these conditions (a bit each)."""
    part.ids.add(rule)
    part.tough.append((rule, who, conditions))


def in_order(part: Part, rule: str, next_up: Callable[[State, list[int]], list[int]]) -> None:
    """Of the monsters not yet activated those may be next that `next_up` names."""
    part.ids.add(rule)
    part.orders.append((rule, next_up))


def on_foot(part: Part, rule: str, who: Who) -> None:
    """These figures cannot use the quest's own ways."""
    part.ids.add(rule)
    part.on_foot.append((rule, who))


def slower(part: Part, rule: str, who: Who, by: int | Callable[[State, int], int] = 1) -> None:
    """These figures have so much less Speed."""
    part.ids.add(rule)
    part.slowed.append((rule, who, by if callable(by) else lambda g, f: by))


def stronger(part: Part, rule: str, who: Who, health: int, times: Amount) -> None:
    """These figures have so much more Health for each of what is counted (QC-26)."""

    @part.begin(rule)
    def fed(g: State) -> None:
        for f in who.of(g):
            g.health_bonus[f] += health * times.value(g)


def rested(part: Part, rule: str, by: Amount) -> None:
    """The heroes who stand begin the encounter with so much less damage."""

    def rest(g: State, now: EncounterBegin) -> Flow[None]:
        for h in heroes(g):
            yield from recover(g, h, damage=by.value(g))

    part.hear(rule, rest, EncounterBegin)
