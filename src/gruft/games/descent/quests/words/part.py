"""Parts: the rules of one encounter as declarations.

Every declaration carries the id of its rule, so that a refusal leads to the quest's own rule, and a test can switch a
rule off and demand that something notices (`Part.off`).

Not here: what the rules ask of a quest and how it is answered from the declarations (script.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.hooks import Done, M
from gruft.games.descent.moments.moment import Moment, OverlordTurnEnd, SpecialFound, kinds_of
from gruft.games.descent.moments.quest import OPEN, Quest, QuestRule, quest_of
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.quests.words.acting import DEED, QuestAction
from gruft.games.descent.quests.words.declared import (
    Aim,
    Arrival,
    Beside,
    Bound,
    Carrying,
    Deed,
    Leaving,
    Shelter,
    Target,
    Turn,
    TurnEffect,
    Unique,
    Victory,
)
from gruft.games.descent.quests.words.doors import NO_TEST, Doors, DoorWay, Lock
from gruft.games.descent.quests.words.terms import ALWAYS, EVERYBODY, NEVER, Amount, When, Where, Who, counter, number
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


class Part:
    """One encounter's rules."""

    def __init__(self, quest: str, encounter: int) -> None:
        self.quest = quest
        self.encounter = encounter
        self.off: set[str] = set()
        """Rules that are switched off; only tests do that."""
        self.ids: set[str] = set()
        """Every rule declared here."""
        self.said: set[str] = set()
        """Rules that need no code of the quest's own."""
        self.victories: list[Victory] = []
        self.leavings: list[Leaving] = []
        self.arrivals: list[Arrival] = []
        self.bounds: list[Bound] = []
        self.carryings: list[Carrying] = []
        self.beside: list[Beside] = []
        self.slowed: list[tuple[str, Who, Callable[[State, int], int]]] = []
        self.traits: dict[str, list[tuple[str, Who]]] = {}
        """What rules say of figures in one word: `stays_put`, `undying`, `peaceful`, `helpless` …"""
        self.tough: list[tuple[str, Who, int]] = []
        """Who cannot gain which conditions."""
        self.orders: list[tuple[str, Callable[[State, list[int]], list[int]]]] = []
        self.trails: list[tuple[str, Callable[[State, int, int], tuple[int, ...]]]] = []
        self.on_foot: list[tuple[str, Who]] = []
        """Who cannot use trails."""
        self.passages: list[tuple[str, Who, Who]] = []
        self.placed: list[tuple[str, Callable[[State, int], tuple[int, ...]]]] = []
        self.stayers: list[tuple[str, Callable[[State], list[tuple[int, int]]]]] = []
        self.early_search = ""
        """The rule by which search tokens are laid before the open groups are chosen."""
        self.burdened: list[tuple[str, Who]] = []
        self.locks: list[Lock] = []
        self.turns: list[Turn] = []
        self.shelters: list[Shelter] = []
        self.firsts: list[tuple[str, When]] = []
        self.ways: list[DoorWay] = []
        self.tried_once = ""
        """The rule by which every figure tests a door once per turn."""
        self.unique: Unique | None = None
        self.targets: list[Target] = []
        self.aims: list[Aim] = []
        self.effects: list[TurnEffect] = []
        self.deeds: dict[str, Deed] = {}
        self.passing: list[tuple[str, str]] = []
        self.parties: list[tuple[str, str, When]] = []
        self.actions: dict[str, QuestAction] = {}
        self.backs: dict[str, str] = {}
        self.hears: dict[type, list[QuestRule[Any, Any]]] = {}  # each with its own moment's class
        self.begins: list[tuple[str, Callable[[State], None]]] = []
        self.kept: list[tuple[str, Amount, str]] = []
        self.late: tuple[str, Callable[[State], str]] | None = None

    def holds(self, rule: str) -> bool:
        """Whether the rule is in force."""
        return rule not in self.off

    def number(self, rule: str, name: str) -> int:
        """A number of a rule of the quest, as its file has it and its sentence shows it."""
        return QUESTS[self.quest].number(rule, name)

    def by_heroes(self, rule: str, usual: str = "") -> Amount:
        """The number of a rule for so many heroes as play (`with_two` …), or its usual one of this name, or none."""
        found = QUESTS[self.quest].rule(rule)
        otherwise = found.numbers[usual] if usual else 0
        return Amount(lambda g: found.with_heroes(g.nh, otherwise))

    def laid(self, name: str) -> int:
        """How many tokens or persons of this name the quest file puts on the map."""
        part = QUESTS[self.quest].encounters[self.encounter]
        tokens, persons = ([one.spaces for one in many if one.id == name] for many in (part.tokens, part.npcs))
        return sum(map(len, tokens + persons))

    # -- rules of its own ------------------------------------------------------------

    def on(self, rule: str, *moments: type[M]) -> Callable[[Callable[[State, M], Done]], Callable[[State, M], Done]]:
        """The function is a rule for these moments (or all moments of these wider classes)."""

        def mark(run: Callable[[State, M], Done]) -> Callable[[State, M], Done]:
            self.hear(rule, run, *moments)
            return run

        return mark

    def hear(self, rule: str, run: Callable[[State, Any], Done], *moments: type[Moment]) -> None:
        """A word listens to these moments for the rule; who does so is its own affair."""
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
        at: Where | None = None,
        refusal: Callable[[State, int], Refusal | None] | None = None,
        shown_to: Who | None = None,
        once: bool = False,
        worth: float = DEED,
        useful: When = ALWAYS,
    ) -> Callable[[Callable[[State, int], Flow[None]]], Callable[[State, int], Flow[None]]]:
        """The function is a special action (`quest:<name>`) of these figures, with or next to what is `at` (QC-34).

        `refusal` says what else may be in the way; `worth` is what bots give for it.
        """

        def mark(run: Callable[[State, int], Flow[None]]) -> Callable[[State, int], Flow[None]]:
            self.ids.add(rule)
            self.actions[f"quest:{name}"] = QuestAction(
                rule, name, who, shown_to or who, once, at, refusal, run, worth, useful
            )
            return run

        return mark

    def due(
        self, rule: str, name: str, time: str, when: When = ALWAYS, *, must: bool = True
    ) -> Callable[[Callable[[State], Flow[None]]], Callable[[State], Flow[None]]]:
        """The function must (or may) happen once at this time of the round, in an order players choose (QC-31)."""

        def mark(run: Callable[[State], Flow[None]]) -> Callable[[State], Flow[None]]:
            self.ids.add(rule)
            self.effects.append(TurnEffect(rule, name, time, when, must, run))
            return run

        return mark

    def trait(self, rule: str, name: str, who: Who) -> None:
        """A rule says this of some figures."""
        self.ids.add(rule)
        self.traits.setdefault(name, []).append((rule, who))

    # -- words -----------------------------------------------------------------------

    def data(self, *rules: str) -> None:
        """These rules are said by the quest's data file or the common rules alone (places, sizes, conditions)."""
        self.ids.update(rules)
        self.said.update(rules)

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

        self.hear(rule, tick, at)

    def counts_defeat(self, rule: str, who: Who, name: str) -> None:
        """Every such figure that is defeated counts."""
        self.targets.append(Target(rule, who))

        def fell(g: State, now: FigureDefeated) -> None:
            if who.holds(g, now.figure):
                g.counters[name] = g.counters.get(name, 0) + 1

        self.hear(rule, fell, FigureDefeated)

    def carry(self, rule: str, token: str, who: Who) -> None:
        """These figures may carry this kind of token (QC-10)."""
        self.ids.add(rule)
        self.carryings.append(Carrying(rule, token, who))

    def cannot_enter(
        self,
        rule: str,
        who: Who,
        barred: Callable[[State, int], int],
        *,
        whole: bool = False,
        always: bool = False,
    ) -> None:
        """These figures cannot enter the spaces `barred` names (a bit each) for the figure."""
        self.ids.add(rule)
        self.bounds.append(Bound(rule, who, barred, whole, always))

    def passes_through(self, rule: str, who: Who, whom: Who) -> None:
        """These figures move through the spaces of those, but do not stop there."""
        self.ids.add(rule)
        self.passages.append((rule, who, whom))

    def starts(self, rule: str, place: Callable[[State, int], tuple[int, ...]]) -> None:
        """Figures for which `place` says so are set up on spaces of their own."""
        self.ids.add(rule)
        self.placed.append((rule, place))

    def stay(self, rule: str, who: Callable[[State], list[tuple[int, int]]]) -> None:
        """Figures (or tokens of heroes) that stay on these spaces of the encounter before, put there first."""
        self.ids.add(rule)
        self.stayers.append((rule, who))

    def search_first(self, rule: str) -> None:
        """Search tokens are laid before the open groups are chosen."""
        self.ids.add(rule)
        self.early_search = rule

    def besides(self, rule: str, token: str, who: Who) -> None:
        """These figures carry such a token besides another one (QC-10)."""
        self.ids.add(rule)
        self.beside.append(Beside(rule, token, who))

    def no_more_actions(self, rule: str, who: Who) -> None:
        """Overlord cards give these monsters no further actions."""
        self.ids.add(rule)
        self.burdened.append((rule, who))

    def locked(self, rule: str, *doors: str, closes: Who = EVERYBODY, stays_open: bool = False) -> None:
        """Doors that open only by the ways declared with `opens`; closed again they are locked again (QC-20)."""
        self.ids.add(rule)
        self.locks.append(Lock(rule, doors, closes, stays_open))

    def opens(
        self,
        rule: str,
        who: Who,
        *doors: str,
        when: When = ALWAYS,
        test: int = NO_TEST,
        result: str = OPEN,
        mod: int | Amount = 0,
        sure: When = NEVER,
    ) -> None:
        """A way for these figures to open locked doors: an action alone, or with a test."""
        self.ids.add(rule)
        self.ways.append(DoorWay(rule, doors, who, when, test, result, mod, sure))

    def one_door_test(self, rule: str) -> None:
        """Each figure tests a door only once per turn."""
        self.ids.add(rule)
        self.tried_once = rule

    def doors(self, name: str) -> Doors:
        """What the rules in force say about a door."""
        lock = next((one for one in self.locks if name in one.doors and self.holds(one.rule)), None)
        ways = [one for one in self.ways if name in one.doors and self.holds(one.rule)]
        return Doors(lock, ways, self.tried_once if self.holds(self.tried_once) else "")

    def special(self, rule: str, *doors: str, then: Callable[[State, int], Done] | None = None) -> None:
        """The special search token is found: a counter of its name says so, and `then` happens (QC-09).

        Without it the `doors` do not open: it may not lie behind them.
        """
        found = QUESTS[self.quest].encounters[self.encounter].search.unique
        assert found is not None
        self.unique = Unique(rule, doors)

        def turned_up(g: State, now: SpecialFound) -> Done:
            g.counters[found.id] = 1
            g.log.append(events.SpecialFound(ref_of(g, now.figure), f"special:{found.id}"))
            return then(g, now.figure) if then is not None else None

        self.hear(rule, turned_up, SpecialFound)

    def aim(self, rule: str, who: Who, where: Where, worth: float = 1.0, when: When = ALWAYS) -> None:
        """These figures want to be there; only bots look at it."""
        self.aims.append(Aim(rule, who, where, worth, when))

    def keep(self, rule: str, what: str | Amount, under: str = "") -> None:
        """A counter (or number) of this encounter that the second one needs, there called `under` (QC-15)."""
        self.ids.add(rule)
        self.kept.append((rule, counter(what), under or what) if isinstance(what, str) else (rule, what, under))

    def passes(self, rule: str, token: str) -> None:
        """A token of this kind is passed from hero to hero as a search card is (DE-TRADE-01)."""
        self.ids.add(rule)
        self.passing.append((rule, token))

    def takes_part(self, rule: str, when: When, lieutenant: str = "") -> None:
        """Who the quest file lets take part only by this rule (or this lieutenant) does so if this holds."""
        self.ids.add(rule)
        self.parties.append((rule, lieutenant, when))

    def changes(self, rule: str, when: When, usual: int | Amount, instead: int | Amount) -> Amount:
        """A number of the quest that is another one if this holds."""
        self.ids.add(rule)
        return Amount(lambda g: number(g, instead if self.holds(rule) and when.holds(g) else usual))

    def overlord_first(self, rule: str, when: When = ALWAYS) -> None:
        """The heroes skip their first turns of this encounter: the overlord begins (QC-23)."""
        self.ids.add(rule)
        self.firsts.append((rule, when))

    def back(self, name: str, *kinds: str) -> None:
        """What face-down tokens of these kinds show."""
        for kind in kinds:
            self.backs[kind] = name


def count(g: State, name: str, by: int = 1) -> None:
    """A public counter of the quest goes up."""
    g.counters[name] = g.counters.get(name, 0) + by
    g.log.append(events.QuestCounted(f"counter:{name}", g.counters[name], quest_of(g).goal_of(g, name)))


def comes_true(g: State, name: str) -> None:
    """From now on this is so."""
    if not g.counters.get(name):
        g.counters[name] = 1
        g.log.append(events.CameTrue(f"fact:{g.quest}.{name}"))
