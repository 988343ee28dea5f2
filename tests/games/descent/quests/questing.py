"""A quest laid out for tests of its own rules."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Final

from gruft.games.descent.game import BEATS, GAME
from gruft.games.descent.moments.moment import Moment
from gruft.games.descent.moments.quest import EncounterEnds, quest_of, settle
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.kinds import NOBODY, OVERLORD
from gruft.games.descent.rules.encounters import encounter_end, free_stand, next_encounter
from gruft.games.descent.rules.figures import figures, monsters
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import (
    choose_group,
    finish_encounter,
    free_groups,
    lay_encounter,
    room_at_set_up,
    set_up,
    start_area,
    undecided_areas,
)
from gruft.games.descent.rules.setup.search_tokens import lay_search_tokens, search_shares
from gruft.games.descent.rules.turns.hero_actions import act_refusal
from gruft.games.descent.rules.turns.hero_deeds import do
from gruft.games.descent.rules.turns.monster_actions import do_monster, monster_refusal
from gruft.games.descent.rules.turns.persons import deed_refusal, do_person, person_end, person_start
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.chance import Chance, secret_of
from gruft.table.flow import Asks, Flow
from gruft.table.rules import Refusal
from tests.games.descent.quest_table import drive

MOST_BEATS: Final = 400


def laid(name: str, seats: int = 3, **options: Any) -> State:
    """The first encounter of a quest with the usual heroes, everything placed, before the first turn."""
    chosen = {**GAME.meta.default_options(), "quest": name, **options}
    return set_up(seats, chosen, Chance(secret_of("quests")))


def second(g: State, winner: str) -> State:
    """The second encounter, after this side has won the first."""
    g.encounter_winner = winner
    beat: Any = encounter_end(g)
    while beat == "free_stand":
        beat = drive(free_stand(g))
    next_encounter(g)
    lay_encounter(g)
    for slot in range(len(quest_of(g).encounter(g).open)):
        choose_group(g, free_groups(g, slot)[0], slot)
    for group, areas in undecided_areas(g).items():
        g.group_area[group] = areas[0]
    for h in range(g.nh):
        put(g, h, next((s,) for s in quest_of(g).start_of(g, h) or start_area(g) if not g.live.occupied >> s & 1))
    for f in list(g.pending):
        g.pending.remove(f)
        put(g, f, next(iter(room_at_set_up(g, f).values())))
    lay_search_tokens(g, [s for spaces, count in search_shares(g) for s in spaces[:count]])
    finish_encounter(g)
    return g


def later(name: str, winner: str = "heroes", seats: int = 3, **counters: int) -> State:
    """The second encounter of a quest, after this side has won the first and these counters stood so at its end."""
    g = laid(name, seats)
    g.counters.update(counters)
    return second(g, winner)


def find(g: State, group: str) -> int:
    """A figure of this group on the map, or a person of this name."""
    return all_of(g, group)[0]


def all_of(g: State, group: str) -> list[int]:
    """All figures of this group on the map, or persons of this name."""
    return [f for f in figures(g) if kind_of(g, f).group == group]


def groups(g: State) -> set[str]:
    """The groups and lieutenants of the overlord that are on the map."""
    return {kind_of(g, f).group for f in monsters(g)}


def clear(g: State, *but: int) -> None:
    """Nobody is in the way: all figures but heroes and these are off the map."""
    for f in list(figures(g)):
        if f >= g.nh and f not in but:
            put(g, f, ())


def at(g: State, x: int, y: int) -> int:
    """The space with these coordinates."""
    return g.live.map.number[x, y]


def where(g: State, f: int) -> tuple[int, int]:
    """The coordinates of the space a figure stands on; of a large one, the first."""
    return g.live.map.places[g.spaces[f][0]]


def dice(g: State, *faces: int) -> None:
    """The next dice show these faces."""
    g.chance = g.chance.copy()
    g.chance.preset = {"die": list(faces)}


def stand(g: State, f: int, *place: int) -> None:
    """Put a small figure on the space with these coordinates."""
    put(g, f, (g.live.map.number[place[0], place[1]],))


def turn_of(g: State, f: int, points: int = 0) -> None:
    """It is this figure's turn, with two actions and so many movement points."""
    g.turn, g.actor, g.actions = (f if f < g.nh else OVERLORD), f, 2
    g.mp[f] = points


def acts(g: State, f: int, key: str, *answers: str) -> None:
    """The figure performs an action; the encounter may end with it."""
    turn_of(g, f, 1)
    assert refused(g, f, key) is None, refused(g, f, key)
    ending(do(g, f, key) if f < g.nh else do_monster(g, f, key), *answers)


def refused(g: State, f: int, key: str) -> Refusal | None:
    """Why the figure may not do this now."""
    return act_refusal(g, f, key) if f < g.nh else monster_refusal(g, f, key)


def activated(g: State, f: int, *keys: str) -> None:
    """The heroes activate a person, which does these things; other questions are answered by the first key."""
    g.turn, g.actor = NOBODY, f
    ending(_activation(g, f, keys))


def _activation(g: State, f: int, keys: tuple[str, ...]) -> Flow[None]:
    yield from person_start(g)
    for key in keys:
        assert deed_refusal(g, f, key) is None, (key, deed_refusal(g, f, key))
        yield from do_person(g, f, key)
        settle(g)
    yield from person_end(g)


def happens(g: State, now: Moment, *answers: str) -> None:
    """The moment comes; the encounter may end with it."""
    ending(fire(g, now), *answers)


def ending(flow: Any, *answers: str) -> None:
    try:
        drive(flow, *answers)
    except EncounterEnds:
        return


LEAVE: Final = ("end", "done", "stop", "pass", "no")
"""How who wants nothing answers."""


def plays(g: State, beat: str, *until: str, answers: Mapping[str, Callable[[Ask], str]] | None = None) -> list[Ask]:
    """The table goes on from this beat until one of those; which questions came, each asked of its own seat.

    `answers` says how questions of a kind are answered; to all others nothing is wanted, or the first key.
    """
    asked: list[Ask] = []
    for _ in range(MOST_BEATS):
        if beat in until:
            return asked
        flow = BEATS[beat](g)
        if not isinstance(flow, Generator):
            assert flow is not None
            beat = flow
            continue
        answer: Any = None
        try:
            while True:
                now = flow.send(answer)
                ask = next(iter(now.open.values())) if isinstance(now, Asks) else now
                asked.append(ask)
                own = (answers or {}).get(ask.kind)
                key = own(ask) if own is not None else next((one for one in LEAVE if one in ask.keys), ask.keys[0])
                answer = (ask.seat, key) if isinstance(now, Asks) else key
        except StopIteration as end:
            beat = end.value
    raise AssertionError(f"none of {until} comes")


def asked_of(flow: Any) -> list[str] | None:
    """What is offered with the first question of a flow, or None if nobody is asked."""
    try:
        return list(next(flow).keys)
    except StopIteration:
        return None


def strides(g: State, time: str) -> int:
    """How many steps are made at this time of the round by who always goes on as long as they may."""
    steps = 0
    for effect in quest_of(g).effects(g, time).values():
        flow: Any = effect.run(g)
        key = None
        while True:
            try:
                asked = flow.send(key)
            except StopIteration:
                break
            key = next((one for one in asked.keys if one.startswith("step:")), asked.keys[0])
            steps += key.startswith("step:")
    return steps


def comes_due(g: State, time: str, *answers: str) -> None:
    """Everything the quest lets happen at this time of the round happens, in the order it is written."""
    for effect in quest_of(g).effects(g, time).values():
        ending(effect.run(g), *answers)
        try:
            settle(g)
        except EncounterEnds:
            return
