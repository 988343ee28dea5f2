"""Reinforcements as a quest file prints them (QC-18, QC-19): which figures may come where, key by key.

One rule may name several groups and several areas: each pair is a way of its own, and together they bring as many
figures as the rule allows (of each group where it says so).
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.quest_records import Wave
from gruft.games.descent.moments.seats import controller, kind_of, ref_of
from gruft.games.descent.pieces.events import FigurePlaced
from gruft.games.descent.pieces.kinds import KINDS, MASTER, MINION
from gruft.games.descent.pieces.quest_parts import QuestLieutenant, Reinforcement
from gruft.games.descent.quests.words.terms import Who
from gruft.games.descent.rules.groups import group_limit
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.placing import standing_room
from gruft.games.descent.rules.setup.layout import open_groups, printed_group
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def waves_of(g: State, printed: Reinforcement) -> dict[str, Wave]:
    """The ways a printed reinforcement may come now, by their keys `reinforce:…`."""
    key = "reinforce:" + printed.id.lower().replace("-", "_")
    most = printed.with_heroes(g.nh, printed.most)
    found = []
    for number, group in enumerate(groups_of(g, printed), 1):
        rule = f"{key}_{number}_" if printed.of_each else key
        for area in _areas(g, printed, group):
            wave = Wave(group, area, most, rule, printed.near, printed.apart, printed.one_per_area, printed.id)
            found.append(wave)
    if len(found) == 1:
        return {key: found[0]}
    return {f"{wave.rule}{'' if printed.of_each else '_'}{number}": wave for number, wave in enumerate(found, 1)}


def groups_of(g: State, printed: Reinforcement) -> list[str]:
    """The groups it names that take part: `open_2` is what the overlord has picked for the second slot."""
    picked = {f"open_{slot}": group for slot, group in enumerate(open_groups(g), 1)}
    named = [picked.get(group, group) for group in printed.groups]
    return [group for group in named if group in g.groups]


def _areas(g: State, printed: Reinforcement, group: str) -> tuple[str, ...]:
    if printed.near:
        return ("",)
    if not printed.own_area:
        return printed.areas
    own = printed_group(g, group)
    assert not isinstance(own, QuestLieutenant), group
    return (g.group_area.get(group) or own.area,)


def comes_in(g: State, f: int, area: str) -> Flow[None]:
    """A figure beside the map is placed in the area, or as close to it as possible, by who controls it (QC-07)."""
    rooms = standing_room(g, g.kind[f], g.live.map.areas[area])
    options = {key: n for n, key in enumerate(rooms)}
    chosen = yield from choose_one(controller(g, f), "place_monster", options, False, {"figure": ref_of(g, f)})
    if chosen is not None:
        spaces = list(rooms.values())[chosen]
        g.damage[f] = g.cond[f] = g.mp[f] = 0
        put(g, f, spaces)
        g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[spaces[0]]))


def still_missing(g: State, group: str) -> list[int]:
    """Who of a group that comes in full size is not on the map yet; a card may have brought some of it before."""
    coming: list[int] = []
    for rank, most in zip((MINION, MASTER), group_limit(g, group), strict=True):
        figures = [f for f, number in enumerate(g.kind) if number >= 0 and KINDS[number].group == group]
        ranked = [f for f in figures if kind_of(g, f).rank == rank]
        beside = [f for f in ranked if not g.spaces[f]]
        standing = len(ranked) - len(beside)
        coming += beside[: max(0, most - standing)]
    return coming


def beside_the_map(g: State, who: Who) -> list[int]:
    """Figures of the encounter that are not on the map."""
    return [f for f, number in enumerate(g.kind) if number >= 0 and not g.spaces[f] and who.holds(g, f)]


def gives_up(g: State, f: int) -> None:
    """The figure does nothing more in this overlord turn."""
    g.activated |= 1 << f
    if g.actor == f:
        g.actions = g.extra_moves = g.extra_attacks = 0
        g.mp[f] = 0
