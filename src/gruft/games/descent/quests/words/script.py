"""Parts and scripts: the rules of a quest as declarations, one part for each encounter.

A part keeps what its quest declares; the script answers what the rules ask (`moments/quest.py`) from these
declarations. Every declaration carries the id of its rule, so that a refusal leads to the quest's own rule, and a test
can switch a rule off and demand that something notices (`Part.off`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.hooks import Done, M
from gruft.games.descent.moments.moment import Delivered, FigureLeft, Moment, OverlordTurnEnd, kinds_of
from gruft.games.descent.moments.quest import (
    LOCKED,
    NO_SUCH_ACTION,
    NOT_TO_CARRY,
    OVERLORD_WINS,
    SCRIPTS,
    Quest,
    QuestRule,
    Wave,
)
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.events import QuestCounted
from gruft.games.descent.pieces.quest_parts import Reinforcement
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.acting import QuestAction
from gruft.games.descent.quests.words.arrivals import waves_of
from gruft.games.descent.quests.words.terms import ALWAYS, GONE, Amount, When, Who, carried_by, number
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


@dataclass(frozen=True, slots=True)
class Victory:
    """A victory condition."""

    rule: str
    side: str
    when: When


@dataclass(frozen=True, slots=True)
class Leaving:
    """Who may leave the map where, and what it counts for."""

    rule: str
    who: Who
    through: tuple[str, ...]
    when: When
    count: str
    """A public counter that goes up."""
    flag: str
    """A counter nobody is told of: the encounter ends."""
    token: str
    stays: bool
    """It hands over what it carries and stays on the map."""
    then: Callable[[State, int], Done] | None


@dataclass(frozen=True, slots=True)
class Arrival:
    """A reinforcement the quest file prints, and from when on it may come."""

    printed: Reinforcement
    when: When


@dataclass(frozen=True, slots=True)
class Bound:
    """Spaces some figures cannot enter."""

    rule: str
    who: Who
    barred: Callable[[State, int, int], bool]


@dataclass(frozen=True, slots=True)
class Carrying:
    """Who may pick up a kind of token."""

    rule: str
    token: str
    who: Who


@dataclass(frozen=True, slots=True)
class Lock:
    """Who may open a locked door, and why the others may not."""

    rule: str
    doors: tuple[str, ...]
    opens: Who


class Part:
    """One encounter's rules."""

    def __init__(self, quest: str, encounter: int) -> None:
        self.quest = quest
        self.encounter = encounter
        self.off: set[str] = set()
        """Rules that are switched off; only tests do that."""
        self.ids: set[str] = set()
        """Every rule declared here."""
        self.victories: list[Victory] = []
        self.leavings: list[Leaving] = []
        self.arrivals: list[Arrival] = []
        self.bounds: list[Bound] = []
        self.carryings: list[Carrying] = []
        self.locks: list[Lock] = []
        self.actions: dict[str, QuestAction] = {}
        self.backs: dict[str, str] = {}
        self.hears: dict[type, list[QuestRule[Any, Any]]] = {}  # each with its own moment's class
        self.begins: list[tuple[str, Callable[[State], None]]] = []
        self.kept: list[tuple[str, str, str]] = []
        self.late: tuple[str, Callable[[State], str]] | None = None

    def holds(self, rule: str) -> bool:
        return rule not in self.off

    # -- rules of its own ------------------------------------------------------------

    def on(self, rule: str, *moments: type[M]) -> Callable[[Callable[[State, M], Done]], Callable[[State, M], Done]]:
        """The function is a rule for these moments (or all moments of these wider classes)."""

        def mark(run: Callable[[State, M], Done]) -> Callable[[State, M], Done]:
            self._hear(rule, run, *moments)
            return run

        return mark

    def _hear(self, rule: str, run: Callable[[State, Any], Done], *moments: type[Moment]) -> None:
        self.ids.add(rule)

        def told(quest: Quest, g: State, now: Moment) -> Done:
            return run(g, now) if g.encounter == self.encounter and self.holds(rule) else None

        for wide in moments:
            for kind in kinds_of(wide):
                self.hears.setdefault(kind, []).append(QuestRule(wide, told))

    def begin(self, rule: str) -> Callable[[Callable[[State], None]], Callable[[State], None]]:
        """The function sets something once everything is placed."""

        def mark(run: Callable[[State], None]) -> Callable[[State], None]:
            self.ids.add(rule)
            self.begins.append((rule, run))
            return run

        return mark

    def action(
        self,
        rule: str,
        name: str,
        who: Who,
        *,
        refusal: Callable[[State, int], Refusal | None],
        shown_to: Who | None = None,
        once: bool = False,
    ) -> Callable[[Callable[[State, int], Flow[None]]], Callable[[State, int], Flow[None]]]:
        """The function is a special action (`quest:<name>`) of these figures; `refusal` says why not now."""

        def mark(run: Callable[[State, int], Flow[None]]) -> Callable[[State, int], Flow[None]]:
            self.ids.add(rule)
            self.actions[f"quest:{name}"] = QuestAction(rule, name, who, shown_to or who, once, refusal, run)
            return run

        return mark

    # -- words -----------------------------------------------------------------------

    def data(self, *rules: str) -> None:
        """These rules are said by the quest's data file alone (places, sizes, tokens)."""
        self.ids.update(rules)

    def wins(self, rule: str, side: str, when: When) -> None:
        """A side wins as soon as this holds (QC-02)."""
        self.ids.add(rule)
        self.victories.append(Victory(rule, side, when))

    def out_of_time(self, rule: str, decide: Callable[[State], str]) -> None:
        """Who wins an encounter that is undecided after the last possible round (QC-33)."""
        self.ids.add(rule)
        self.late = (rule, decide)

    def leave(
        self,
        rule: str,
        who: Who,
        *through: str,
        when: When = ALWAYS,
        count: str = "",
        flag: str = "",
        token: str = "",
        stays: bool = False,
        then: Callable[[State, int], Done] | None = None,
    ) -> None:
        """These figures may leave the map there (QC-13); it counts, and a carried `token` goes with them."""
        self.ids.add(rule)
        self.leavings.append(Leaving(rule, who, through, when, count, flag, token, stays, then))

    def reinforce(self, rule: str, when: When = ALWAYS) -> None:
        """The overlord may bring figures, as the quest file prints it (QC-18, QC-19)."""
        printed = QUESTS[self.quest].encounters[self.encounter].reinforcements
        found = next(one for one in printed if one.id == rule)
        assert not found.after or when is not ALWAYS, f"{rule} waits for {found.after}"
        self.ids.add(rule)
        self.arrivals.append(Arrival(found, when))

    def clock(
        self, rule: str, name: str, at: type[Moment] = OverlordTurnEnd, when: When = ALWAYS, by: int | Amount = 1
    ) -> None:
        """A counter that goes up by itself at a moment."""

        def tick(g: State, now: Moment) -> None:
            if when.holds(g) and number(g, by):
                count(g, name, number(g, by))

        self._hear(rule, tick, at)

    def counts_defeat(self, rule: str, who: Who, name: str) -> None:
        """Every such figure that is defeated counts."""

        def fell(g: State, now: FigureDefeated) -> None:
            if who.holds(g, now.figure):
                g.counters[name] = g.counters.get(name, 0) + 1

        self._hear(rule, fell, FigureDefeated)

    def carry(self, rule: str, token: str, who: Who) -> None:
        """These figures may carry this kind of token (QC-10)."""
        self.ids.add(rule)
        self.carryings.append(Carrying(rule, token, who))

    def cannot_enter(self, rule: str, who: Who, barred: Callable[[State, int, int], bool]) -> None:
        """These figures cannot enter the spaces (figure, space) of which `barred` says so."""
        self.ids.add(rule)
        self.bounds.append(Bound(rule, who, barred))

    def bound(self, rule: str, who: Who, area: str, until: When) -> None:
        """These figures may not leave the area before this holds."""
        self.cannot_enter(rule, who, lambda g, f, s: not until.holds(g) and s not in g.live.map.areas[area])

    def locked(self, rule: str, opens: Who, *doors: str) -> None:
        """Locked doors only these figures open and close (QC-20)."""
        self.ids.add(rule)
        self.locks.append(Lock(rule, doors, opens))

    def keep(self, rule: str, name: str, under: str = "") -> None:
        """A counter of this encounter that the second one needs, there called `under` (QC-15)."""
        self.ids.add(rule)
        self.kept.append((rule, name, under or name))

    def back(self, name: str, *kinds: str) -> None:
        """What face-down tokens of these kinds show."""
        for kind in kinds:
            self.backs[kind] = name


def count(g: State, name: str, by: int = 1) -> None:
    """A public counter of the quest goes up."""
    g.counters[name] = g.counters.get(name, 0) + by
    g.news.append(QuestCounted(f"counter:{name}", g.counters[name]))


class Script(Quest):
    """A quest that answers from the declarations of its parts."""

    def __init__(self, quest: str) -> None:
        self.id = quest
        super().__init__()
        self.parts: Final = [Part(quest, n) for n in range(len(QUESTS[quest].encounters))]

    def finish(self) -> None:
        """All rules are declared: gather which moments somebody listens to."""
        for part in self.parts:
            if part.leavings:
                part._hear("QC-13", self._gone, FigureLeft, Delivered)
            for kind, rules in part.hears.items():
                self.hears[kind] = (*self.hears.get(kind, ()), *rules)

    def part(self, g: State) -> Part:
        return self.parts[g.encounter]

    # -- set-up and end ----------------------------------------------------------------

    def begin(self, g: State) -> None:
        part = self.part(g)
        for rule, run in part.begins:
            if part.holds(rule):
                run(g)

    def carry_over(self, g: State) -> None:
        part = self.part(g)
        kept = {under: g.counters.get(name, 0) for rule, name, under in part.kept if part.holds(rule)}
        g.counters.clear()
        g.counters.update(kept)

    def won(self, g: State) -> set[str]:
        part = self.parts[g.encounter]
        return {one.side for one in part.victories if one.when.holds(g) and one.rule not in part.off}

    def out_of_time(self, g: State) -> str:
        part = self.part(g)
        if part.late is not None and part.holds(part.late[0]):
            return part.late[1](g)
        return OVERLORD_WINS

    # -- permissions -------------------------------------------------------------------

    def may_enter(self, g: State, f: int, s: int) -> bool:
        part = self.parts[g.encounter]
        return not any(one.who.holds(g, f) and one.barred(g, f, s) for one in part.bounds if one.rule not in part.off)

    def _leaving(self, g: State, f: int) -> list[Leaving]:
        part = self.parts[g.encounter]
        return [one for one in part.leavings if one.rule not in part.off and one.who.holds(g, f) and one.when.holds(g)]

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        return tuple(s for one in self._leaving(g, f) for area in one.through for s in outer_edge(g, area))

    def stays(self, g: State, f: int) -> bool:
        return any(one.stays for one in self._leaving(g, f)[:1])

    def _gone(self, g: State, now: FigureLeft | Delivered) -> Done:
        f = now.figure
        for one in self._leaving(g, f):
            for token in carried_by(g, f):
                if one.token:
                    g.token_at[token] = GONE
                    g.carries[f] = -1
            if one.count:
                count(g, one.count)
            if one.flag:
                g.counters[one.flag] = 1
            return one.then(g, f) if one.then is not None else None
        return None

    def door_refusal(self, g: State, f: int, door: int) -> Refusal | None:
        part = self.part(g)
        laid = g.live.map.doors[door]
        for one in part.locks:
            if laid.id in one.doors and part.holds(one.rule):
                return None if one.opens.holds(g, f) else refuse("door.locked", one.rule)
        return LOCKED if laid.kind == "locked" and g.closed >> door & 1 else None

    def carry_refusal(self, g: State, f: int, token: int) -> Refusal | None:
        part = self.part(g)
        kind = g.token_kind[token] if g.token_up[token] else self.back(g, token)
        for one in part.carryings:
            if one.token == kind and part.holds(one.rule):
                return None if one.who.holds(g, f) else refuse("objective.not_for_you", one.rule)
        return NOT_TO_CARRY

    def back(self, g: State, token: int) -> str:
        return self.part(g).backs.get(g.token_kind[token], "objective")

    # -- special actions ---------------------------------------------------------------

    def possible_actions(self, g: State, f: int) -> list[str]:
        part = self.part(g)
        return [key for key, one in part.actions.items() if part.holds(one.rule) and one.shown_to.holds(g, f)]

    def action_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        part = self.part(g)
        one = part.actions.get(key)
        return NO_SUCH_ACTION if one is None or not part.holds(one.rule) else one.refusal_for(g, f)

    def act(self, g: State, f: int, key: str) -> Flow[None]:
        yield from self.part(g).actions[key].perform(g, f)

    # -- reinforcements ----------------------------------------------------------------

    def waves(self, g: State, time: str) -> dict[str, Wave]:
        """Reinforcements as the quest file says them (QC-18, QC-19)."""
        part = self.part(g)
        found: dict[str, Wave] = {}
        for one in part.arrivals:
            if one.printed.at == time and part.holds(one.printed.id) and one.when.holds(g):
                found |= waves_of(g, one.printed)
        return found


def parts(quest: str) -> list[Part]:
    """The parts of a new script, one for each encounter; `finish(quest)` closes it."""
    made = Script(quest)
    SCRIPTS[quest] = made
    return made.parts


def finish(quest: str) -> None:
    """All rules of the quest are declared."""
    made = SCRIPTS[quest]
    assert isinstance(made, Script)
    made.finish()
