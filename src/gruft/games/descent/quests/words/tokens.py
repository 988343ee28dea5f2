"""Objective tokens in a quest's hands: turned up, put away, back to their pool, out of it (QC-10 to QC-12, QC-29)."""

from __future__ import annotations

from gruft.games.descent.moments.asking import Args, choose_figure
from gruft.games.descent.moments.moment import EverythingPlaced
from gruft.games.descent.moments.quest import OVERLORD_WINS
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.events import TokenLaid, TokenRevealed
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import ALWAYS, GONE, When, Who
from gruft.games.descent.rules.council import choose_together
from gruft.games.descent.rules.objectives import let_go, pick_up, token_key
from gruft.games.descent.state import POOL, State
from gruft.table.flow import Flow


def reveal(g: State, token: int) -> None:
    """Turn a token up for everybody."""
    g.token_up[token] = True
    g.chance.reveal()
    g.log.append(TokenRevealed(token_key(g, token)))


def carries_at_start(part: Part, rule: str, kind: str, who: Who, side: str, when: When = ALWAYS) -> None:
    """As the last step of the set-up this side chooses one of these figures, which begins with the token (CA-46)."""

    def begins(g: State, now: EverythingPlaced) -> Flow[None]:
        if not when.holds(g):
            return
        about: Args = {"token": f"token:{kind}"}
        if side == OVERLORD_WINS:
            f = yield from choose_figure(g, g.overlord, "begins_with", who.of(g), False, about)
        else:
            f = yield from choose_together(g, "hero_begins_with", {ref_of(g, h): h for h in who.of(g)}, about)
        if f is not None:
            pick_up(g, f, g.token_kind.index(kind))

    part.hear(rule, begins, EverythingPlaced)


def carrier(g: State, token: int) -> int:
    """Who carries the token, or -1."""
    return next((f for f, held in enumerate(g.carries) if token in held), -1)


def put_away(g: State, token: int, where: int = GONE) -> None:
    """Off the map, or out of the hands of who carries it."""
    f = carrier(g, token)
    if f >= 0:
        let_go(g, f, token)
    g.token_at[token] = where


def to_pool(g: State, token: int) -> None:
    """Back beside the map, from where it may come again."""
    put_away(g, token, POOL)


def in_pool(g: State, kind: str) -> list[int]:
    """The tokens of this kind that lie beside the map."""
    return [n for n, at in enumerate(g.token_at) if at == POOL and g.token_kind[n] == kind]


def from_pool(g: State, kind: str, space: int) -> int:
    """Lay a token of this kind from the pool on a space; -1 if none is left."""
    left = in_pool(g, kind)
    if not left:
        return -1
    g.token_at[left[0]] = space
    g.log.append(TokenLaid(token_key(g, left[0]), g.live.map.key[space]))
    return left[0]


def found_token(g: State, kind: str, finder: int) -> None:
    """Something nobody knew where it lay is in the finder's hands, as a token of its own."""
    g.token_kind.append(kind)
    g.token_at.append(POOL)
    g.token_up.append(True)
    pick_up(g, finder, len(g.token_at) - 1)
