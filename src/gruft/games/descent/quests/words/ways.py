"""Ways only some quests know: tokens that walk (DB-1)."""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.pieces.board import STRAIGHT
from gruft.games.descent.pieces.events import TokenLaid
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def walks(g: State, token: int, steps: int) -> Flow[None]:
    """The overlord moves a token so many spaces over open edges, never onto obstacles or straight back."""
    before = -1
    for _ in range(steps):
        here = g.token_at[token]
        spaces = [s for s in beside(g, here) if s != before]
        space = yield from choose_space(g, g.overlord, "token_walks", spaces, False, {"token": token_key(g, token)})
        if space is None:  # a dead end
            return
        before, g.token_at[token] = here, space
        g.log.append(TokenLaid(token_key(g, token), g.live.map.key[space]))


def beside(g: State, s: int) -> list[int]:
    """Spaces that share an open edge with this one and hold no obstacle."""
    x, y = g.live.map.places[s]
    number, board = g.live.map.number, g.live.board
    near = [number.get((x + dx, y + dy)) for dx, dy in STRAIGHT]
    return [t for t in near if t is not None and (s, t) in board.joined and not g.live.map.solid >> t & 1]
