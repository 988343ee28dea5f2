"""Ways only some quests have, for a movement point: from glyph to glyph, up and down a stair."""

from __future__ import annotations

from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import token
from gruft.games.descent.rules.figures import blockers, empty, mask_of
from gruft.games.descent.state import State


def glyphs(part: Part, rule: str, kind: str) -> None:
    """From a token of this kind a step leads to any other one in line of sight; who makes it is not in its own way."""
    lying = token(kind)

    def lead(g: State, f: int, s: int) -> tuple[int, ...]:
        if s not in g.token_at or s not in (spaces := lying.spaces(g)):
            return ()
        figures = blockers(g, mask_of(g.spaces[f]))
        sees = g.live.board.sight.sees
        return tuple(t for t in spaces if t != s and sees(s, t, figures & ~(1 << s | 1 << t)))

    part.ids.add(rule)
    part.trails.append((rule, lead))


def stairs(part: Part, rule: str, kind: str) -> None:
    """From a token of this kind a step leads to the other ones that are empty."""
    lying = token(kind)

    def lead(g: State, f: int, s: int) -> tuple[int, ...]:
        if s not in g.token_at or s not in (spaces := lying.spaces(g)):
            return ()
        return tuple(t for t in spaces if t != s and empty(g, t))

    part.ids.add(rule)
    part.trails.append((rule, lead))
