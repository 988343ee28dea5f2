"""Ground that changes: tokens that lie in the way like obstacles, and climbing over them (DW-1 to DW-4).

Such a space blocks movement, sight and counting but stays adjacent to its neighbours. Who is used to it walks over it
as over plain ground.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.quests.words.declared import Deed
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import Who, tokens
from gruft.games.descent.quests.words.tokens import from_pool, to_pool
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.figures import empty
from gruft.games.descent.rules.movement.moves import place
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def lay(g: State, kind: str, space: int) -> None:
    """A token of the pool bars a space."""
    from_pool(g, kind, space)
    g.rubble |= 1 << space
    work_out_board(g)


def take_up(g: State, token: int) -> None:
    """The token goes back to the pool: its space is free again."""
    g.rubble &= ~(1 << g.token_at[token])
    to_pool(g, token)
    work_out_board(g)


def lies_in_the_way(part: Part, rule: str, who: Who) -> None:
    """These figures cannot enter, nor stand on, spaces that are barred; no card leads over an obstacle."""
    part.cannot_enter(rule, who, lambda g, f: g.rubble, whole=True, always=True)


def climbs(part: Part, rule: str, who: Who, kind: str, *, cost: int, attribute: int) -> None:
    """As part of a move these figures may spend points and take a test to get behind such a token."""

    def refusal(g: State, f: int) -> Refusal | None:
        if g.mp[f] < cost:
            return refuse("climb.no_points", rule, points=cost)
        return None if behind(g, f, kind) else refuse("climb.nothing_behind", rule)

    def climb(g: State, f: int) -> Flow[None]:
        space = yield from choose_space(g, controller(g, f), "climb_over", behind(g, f, kind))
        assert space is not None
        g.mp[f] -= cost
        if (yield from test(g, f, attribute)).passed and g.spaces[f] and empty(g, space):
            yield from place(g, f, (space,))

    part.ids.add(rule)
    part.deeds["deed:climb_over"] = Deed(rule, who, refusal, climb)


def behind(g: State, f: int, kind: str) -> list[int]:
    """Empty spaces straight behind a token of this kind that is next to the figure."""
    adj, places, number = g.live.board.adj_mask, g.live.map.places, g.live.map.number
    found = []
    for here in g.spaces[f]:
        for n in tokens(g, kind):
            at = g.token_at[n]
            if not adj[here] >> at & 1:
                continue
            x, y = places[here]
            over, down = places[at]
            there = number.get((2 * over - x, 2 * down - y))
            if there is not None and adj[at] >> there & 1 and empty(g, there):
                found.append(there)
    return found
