"""What a figure can do for its side, read off the declarations: leave, fetch, act, search, hold a place.

No quest says anything twice for its bots: who may leave wants to the edge, who may carry a token wants it, who has a
special action wants to where it is done. What cannot be read off is declared with `Part.aim`.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.quest import Quest
from gruft.games.descent.moments.quest_records import Goal
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State

OUT: Final = 8.0
"""What leaving the map is worth."""
FETCH: Final = 3.0
"""What a token one may carry is worth."""
LOOK: Final = 2.0
"""What a search token is worth while the special one lies hidden."""


def goals_of(quest: Quest, part: Part, g: State, f: int) -> list[Goal]:
    """What serves this figure's side now."""
    found = []
    for leaving in part.leavings:
        if leaving.serves and part.holds(leaving.rule) and leaving.who.holds(g, f) and leaving.when.holds(g):
            edge = tuple(s for area in leaving.through for s in outer_edge(g, area))
            found.append(Goal(edge, OUT, "leave"))
    found += _tokens(quest, g, f)
    for key, action in part.actions.items():
        if (
            action.at is not None
            and part.holds(action.rule)
            and action.useful.holds(g)
            and action.not_yet(g, f) is None
        ):
            found.append(Goal(action.at.wanted_by(g, f), action.worth, key, near=action.at.own is None))
    for aim in part.aims:
        if part.holds(aim.rule) and aim.who.holds(g, f) and aim.when.holds(g):
            found.append(Goal(aim.where.spaces(g), aim.worth))
    if f < g.nh and g.special >= 0 and part.unique is not None:
        found.append(Goal(tuple(s for s in g.search_at if s >= 0), LOOK, near=True))
    return [goal for goal in found if goal.spaces]


def _tokens(quest: Quest, g: State, f: int) -> list[Goal]:
    """Tokens that lie on the map and that the figure may carry."""
    return [
        Goal((at,), FETCH, token_key(g, token), near=True)
        for token, at in enumerate(g.token_at)
        if at >= 0
        and quest.carry_refusal(g, f, token) is None
        and (not g.carries[f] or quest.carries_besides(g, f, token))
    ]
