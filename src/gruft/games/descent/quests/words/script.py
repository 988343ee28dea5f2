"""Scripts: what the rules ask of a quest (`moments/quest.py`), answered from the declarations of its parts."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.hooks import Done
from gruft.games.descent.moments.moment import Delivered, FigureLeft
from gruft.games.descent.moments.quest import (
    NO_SUCH_ACTION,
    NOT_TO_CARRY,
    OVERLORD_WINS,
    SCRIPTS,
    Quest,
)
from gruft.games.descent.moments.quest_records import Activation, Effect, Goal, Wave
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.arrivals import waves_of
from gruft.games.descent.quests.words.declared import Bound, Leaving, Shelter
from gruft.games.descent.quests.words.goals import goals_of
from gruft.games.descent.quests.words.part import Part, count
from gruft.games.descent.quests.words.search import reached_without
from gruft.games.descent.quests.words.terms import Who, carried_by, shown
from gruft.games.descent.quests.words.tokens import put_away
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


class Script(Quest):
    """A quest that answers from the declarations of its parts."""

    def __init__(self, quest: str, encounters: int) -> None:
        self.id = quest
        super().__init__()
        self.parts: Final = [Part(quest, n) for n in range(encounters)]

    def finish(self) -> None:
        """All rules are declared: gather which moments somebody listens to."""
        for part in self.parts:
            if part.leavings:
                part.hear("QC-13", self._gone, FigureLeft, Delivered)
            for kind, rules in part.hears.items():
                self.hears[kind] = (*self.hears.get(kind, ()), *rules)

    def part(self, g: State) -> Part:
        """The rules of the encounter that is being played."""
        return self.parts[g.encounter]

    # -- set-up and end ----------------------------------------------------------------

    def begin(self, g: State) -> None:
        part = self.part(g)
        for rule, run in part.begins:
            if part.holds(rule):
                run(g)

    def takes_part(self, g: State, rule: str, lieutenant: str) -> bool:
        part = self.part(g)
        return any(
            name == rule and who in (lieutenant, "") and part.holds(rule) and when.holds(g)
            for name, who, when in part.parties
        )

    def overlord_first(self, g: State) -> bool:
        part = self.part(g)
        return any(part.holds(rule) and when.holds(g) for rule, when in part.firsts)

    def carry_over(self, g: State) -> None:
        part = self.part(g)
        kept = {under: what.value(g) for rule, what, under in part.kept if part.holds(rule)}
        g.counters.clear()
        g.counters.update(kept)

    def start_of(self, g: State, f: int) -> tuple[int, ...]:
        part = self.part(g)
        return next((at for rule, place in part.placed if part.holds(rule) and (at := place(g, f))), ())

    def stayers(self, g: State) -> list[tuple[int, int]]:
        part = self.part(g)
        return [one for rule, who in part.stayers if part.holds(rule) for one in who(g)]

    def search_first(self, g: State) -> bool:
        part = self.part(g)
        return bool(part.early_search) and part.holds(part.early_search)

    def placed_last(self, g: State, f: int) -> bool:
        return _said_of(self.parts[g.encounter], "placed_last", g, f)

    def won(self, g: State) -> set[str]:
        part = self.parts[g.encounter]
        return {one.side for one in part.victories if one.when.holds(g) and one.rule not in part.off}

    def out_of_time(self, g: State) -> str:
        part = self.part(g)
        if part.late is not None and part.holds(part.late[0]):
            return part.late[1](g)
        return OVERLORD_WINS

    # -- permissions -------------------------------------------------------------------

    def barred(self, g: State, f: int) -> int:
        part = self.parts[g.encounter]
        return _barred(part, part.bounds, g, f)

    def barred_to_effects(self, g: State, f: int) -> int:
        part = self.parts[g.encounter]
        return _barred(part, [one for one in part.bounds if one.always], g, f)

    def barred_to_bodies(self, g: State, f: int) -> int:
        part = self.parts[g.encounter]
        return _barred(part, [one for one in part.bounds if one.whole], g, f)

    def stays_put(self, g: State, f: int) -> bool:
        return _said_of(self.parts[g.encounter], "stays_put", g, f)

    def tramples(self, g: State, f: int) -> bool:
        return _said_of(self.parts[g.encounter], "tramples", g, f)

    def attack_refusal(self, g: State, f: int) -> Refusal | None:
        part = self.parts[g.encounter]
        for rule, who in part.traits.get("peaceful", ()):
            if part.holds(rule) and who.holds(g, f):
                return refuse("attack.not_yet", rule)
        return None

    def stand_up_refusal(self, g: State, h: int) -> Refusal | None:
        part = self.parts[g.encounter]
        for rule, who in part.traits.get("helpless", ()):
            if part.holds(rule) and who.holds(g, h):
                return refuse("act.not_by_himself", rule)
        return None

    def next_up(self, g: State, waiting: list[int]) -> list[int]:
        part = self.parts[g.encounter]
        for rule, order in part.orders:
            if part.holds(rule):
                waiting = order(g, waiting)
        return waiting

    def slows(self, g: State, f: int) -> int:
        part = self.parts[g.encounter]
        return sum(by(g, f) for rule, who, by in part.slowed if part.holds(rule) and who.holds(g, f))

    def leads_further(self, g: State, f: int) -> bool:
        part = self.parts[g.encounter]
        return bool(part.trails) and not _said(part, part.on_foot, g, f)

    def ways(self, g: State, f: int, s: int) -> tuple[int, ...]:
        part = self.parts[g.encounter]
        if not part.trails or not self.leads_further(g, f):
            return ()
        return tuple(t for rule, lead in part.trails if part.holds(rule) for t in lead(g, f, s))

    def passes(self, g: State, f: int, other: int) -> bool:
        part = self.parts[g.encounter]
        return any(part.holds(rule) and who.holds(g, f) and whom.holds(g, other) for rule, who, whom in part.passages)

    def _leaving(self, g: State, f: int) -> list[Leaving]:
        if f == g.live.charmed:  # led as if he were a monster
            return []
        part = self.parts[g.encounter]
        return [one for one in part.leavings if one.rule not in part.off and one.who.holds(g, f) and one.when.holds(g)]

    def goal_of(self, g: State, name: str) -> int:
        part = self.parts[g.encounter]
        wins = (one.when.counted for one in part.victories if one.rule not in part.off)
        return next((counted.goal(g) for counted in wins if counted is not None and counted.name == name), 0)

    def exits(self, g: State, f: int) -> tuple[int, ...]:
        if not self.parts[g.encounter].leavings:
            return ()
        edges = [(one, s) for one in self._leaving(g, f) for area in one.through for s in outer_edge(g, area)]
        return tuple(s for one, s in edges if not one.stays or g.live.occ[s] in (-1, f))

    def stays(self, g: State, f: int) -> bool:
        return any(one.stays for one in self._leaving(g, f)[:1])

    def _gone(self, g: State, now: FigureLeft | Delivered) -> Done:
        f = now.figure
        for one in self._leaving(g, f):
            for token in carried_by(g, f):
                if one.token:
                    put_away(g, token)
            if one.count:
                count(g, one.count)
            if one.flag:
                g.counters[one.flag] = 1
            return one.then(g, f) if one.then is not None else None
        return None

    def door_refusal(self, g: State, f: int, door: int) -> Refusal | None:
        return self.part(g).doors(g.live.map.doors[door].id).refusal(g, f, door)

    def try_door(self, g: State, f: int, door: int) -> Flow[str]:
        return (yield from self.part(g).doors(g.live.map.doors[door].id).tried(g, f, door))

    def carry_refusal(self, g: State, f: int, token: int) -> Refusal | None:
        part = self.part(g)
        kind = g.token_kind[token] if g.token_up[token] else self.back(g, token)
        found = [one for one in part.carryings if one.token == kind and part.holds(one.rule)]
        if any(one.who.holds(g, f) for one in found):
            return None
        return refuse("objective.not_for_you", found[0].rule) if found else NOT_TO_CARRY

    def gains_actions(self, g: State, f: int) -> bool:
        part = self.part(g)
        return not _said(part, part.burdened, g, f)

    def cannot_fall(self, g: State, f: int) -> bool:
        return _said_of(self.parts[g.encounter], "undying", g, f)

    def may_be_led(self, g: State, f: int) -> bool:
        return not _said_of(self.parts[g.encounter], "own_master", g, f)

    def carries_besides(self, g: State, f: int, token: int) -> bool:
        part = self.part(g)
        beside = [one.token for one in part.beside if part.holds(one.rule) and one.who.holds(g, f)]
        held = [shown(g, n) for n in (*g.carries[f], token)]
        return len(held) == len(set(held)) and sum(kind not in beside for kind in held) <= 1

    def special_refusal(self, g: State, space: int) -> Refusal | None:
        unique = self.encounter(g).search.unique
        part = self.part(g)
        if unique is None or part.unique is None or not part.holds(part.unique.rule):
            return None
        if g.live.map.places[space] in unique.not_on or not reached_without(g, space, part.unique.doors):
            return refuse("search.needs_itself", "QC-09")
        return None

    def passable(self, g: State, token: int) -> bool:
        part = self.part(g)
        return any(part.holds(rule) and g.token_kind[token] == kind for rule, kind in part.passing)

    def ways_out(self, g: State, f: int) -> tuple[int, ...]:
        serving = [one for one in self._leaving(g, f) if one.serves]
        return tuple(s for one in serving for area in one.through for s in outer_edge(g, area))

    def wins_by_leaving(self, g: State, f: int) -> bool:
        return any(one.flag for one in self._leaving(g, f))

    def back(self, g: State, token: int) -> str:
        return self.part(g).backs.get(g.token_kind[token], "objective")

    # -- persons -----------------------------------------------------------------------

    def _shelters(self, g: State, f: int) -> list[Shelter]:
        part = self.parts[g.encounter]
        if not part.shelters:
            return []
        return [one for one in part.shelters if one.rule not in part.off and one.who.holds(g, f)]

    def out_of_reach(self, g: State, attacker: int, f: int) -> bool:
        for one in self._shelters(g, f):  # noqa: SIM110  (a generator costs more than the question)
            if one.attackers(g, attacker, f):
                return True
        return False

    def no_condition(self, g: State, f: int, bit: int) -> bool:
        part = self.parts[g.encounter]
        if g.errata and any(bit & bits and part.holds(rule) and who.holds(g, f) for rule, who, bits in part.tough):
            return True  # QC-27: what gives conditions is cards and abilities
        return bool(g.live.persons) and any(one.conditions(g, f) for one in self._shelters(g, f))

    def beyond_help(self, g: State, f: int) -> bool:
        return any(one.help for one in self._shelters(g, f))

    def passes_tests(self, g: State, f: int) -> bool:
        return any(one.passes for one in self._shelters(g, f))

    def activation(self, g: State, f: int) -> Activation | None:
        part = self.parts[g.encounter]
        for one in part.turns:
            if part.holds(one.rule) and one.who.holds(g, f) and one.when(g, f):
                return one.may
        return None

    # -- special actions ---------------------------------------------------------------

    def possible_actions(self, g: State, f: int) -> list[str]:
        part = self.parts[g.encounter]
        return [key for key, one in part.actions.items() if one.rule not in part.off and one.shown_to.holds(g, f)]

    def action_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        part = self.part(g)
        one = part.actions.get(key)
        return NO_SUCH_ACTION if one is None or not part.holds(one.rule) else one.refusal_for(g, f)

    def act(self, g: State, f: int, key: str) -> Flow[None]:
        yield from self.part(g).actions[key].perform(g, f)

    def deeds(self, g: State, f: int) -> list[str]:
        part = self.part(g)
        return [key for key, one in part.deeds.items() if part.holds(one.rule) and one.who.holds(g, f)]

    def deed_refusal(self, g: State, f: int, key: str) -> Refusal | None:
        return self.part(g).deeds[key].refusal(g, f) if key in self.deeds(g, f) else NO_SUCH_ACTION

    def do_deed(self, g: State, f: int, key: str) -> Flow[None]:
        yield from self.part(g).deeds[key].run(g, f)

    # -- reinforcements ----------------------------------------------------------------

    def effects(self, g: State, time: str) -> dict[str, Effect]:
        part = self.parts[g.encounter]
        return {
            f"quest:{one.name}": Effect(one.must, one.run)
            for one in part.effects
            if one.time == time and part.holds(one.rule) and one.when.holds(g)
        }

    def waves(self, g: State, time: str) -> dict[str, Wave]:
        """Reinforcements as the quest file says them (QC-18, QC-19)."""
        part = self.part(g)
        found: dict[str, Wave] = {}
        for one in part.arrivals:
            if one.printed.at == time and part.holds(one.printed.id) and one.when.holds(g):
                found |= waves_of(g, one.printed)
        return found

    # -- what it is about ----------------------------------------------------------------

    def goals(self, g: State, f: int) -> list[Goal]:
        return goals_of(self, self.part(g), g, f)

    def must_fall(self, g: State, f: int) -> bool:
        part = self.part(g)
        return any(one.who.holds(g, f) for one in part.targets if part.holds(one.rule))


def _barred(part: Part, bounds: list[Bound], g: State, f: int) -> int:
    """The spaces these rules, as far as they are in force, bar to the figure."""
    mask = 0
    for one in bounds:
        if one.who.holds(g, f) and one.rule not in part.off:
            mask |= one.barred(g, f)
    return mask


def _said_of(part: Part, trait: str, g: State, f: int) -> bool:
    """Whether a rule in force says this of the figure."""
    return trait in part.traits and _said(part, part.traits[trait], g, f)


def _said(part: Part, rules: list[tuple[str, Who]], g: State, f: int) -> bool:
    """Whether one of the rules is in force and about the figure."""
    for rule, who in rules:  # noqa: SIM110  (a generator costs more than the question)
        if who.holds(g, f) and rule not in part.off:
            return True
    return False


def parts(quest: str) -> list[Part]:
    """The parts of a new script, one for each encounter; `finish(quest)` closes it."""
    made = Script(quest, len(QUESTS[quest].encounters))
    SCRIPTS[quest] = made
    return made.parts


def finish(quest: str) -> None:
    """All rules of the quest are declared."""
    made = SCRIPTS[quest]
    assert isinstance(made, Script)
    made.finish()
