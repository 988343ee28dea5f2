"""Monsters that a rule brings onto the map beside something: raised, unmasked, called."""

from __future__ import annotations

from gruft.games.descent.moments.asking import Args, choose_space, choose_word
from gruft.games.descent.pieces.kinds import MASTER, MINION, monster_kind
from gruft.games.descent.quests.words.terms import Where
from gruft.games.descent.rules.figures import empty
from gruft.games.descent.rules.groups import act_of, ranks_missing
from gruft.games.descent.rules.places import closest_empty, spawn
from gruft.games.descent.rules.reinforcements import comes_late
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def spaces_beside(g: State, where: Where) -> list[int]:
    """Empty spaces next to these."""
    beside = {t for s in where.spaces(g) for t in g.live.board.adj[s]}
    return [s for s in sorted(beside) if empty(g, s)]


def raise_refusal(g: State, group: str, where: Where, rule: str) -> Refusal | None:
    """Why no figure of the group can be raised there: the group is complete, or there is no empty space."""
    if not ranks_missing(g, group):
        return refuse("reinforce.group_full", rule)
    return None if spaces_beside(g, where) else refuse("quest_action.no_room", rule)


def rises(g: State, group: str, rank: int, at: int) -> Flow[None]:
    """A figure of this rank stands on the space, or as close to it as possible, whatever the group limit."""
    args: Args = {"group": f"monster:{group}"}
    space = yield from choose_space(g, g.overlord, "raise_where", closest_empty(g, at), False, args)
    if space is not None:
        spawn(g, monster_kind(group, act_of(g), rank), (space,))


def raise_one(g: State, group: str, where: Where) -> Flow[int]:
    """One figure of the group, minion or master, on an empty space next to these, up to the group limit."""
    args = {"group": f"monster:{group}"}
    word = yield from choose_word(g.overlord, "reinforce_rank", ranks_missing(g, group), False, {**args})
    space = yield from choose_space(g, g.overlord, "raise_where", spaces_beside(g, where), False, {**args})
    assert space is not None
    f = spawn(g, monster_kind(group, act_of(g), MASTER if word == "master" else MINION), (space,))
    assert f >= 0
    comes_late(g, f)
    return f
