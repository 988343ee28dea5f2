"""Objective tokens: picking up, carrying, dropping (DE-OBJ-01 to DE-OBJ-04, DE-DEF-02).

Which figures may carry which token is the quest's business.
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.descent.moments.asking import choose_one, choose_space
from gruft.games.descent.moments.fights import FigureFalls
from gruft.games.descent.moments.hooks import always
from gruft.games.descent.moments.moment import TokenDropped, TokenTaken
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.board import spaces_in
from gruft.games.descent.rules.figures import around, mask_of
from gruft.games.descent.state import CARRIED, State
from gruft.table.ask import Seat
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

TOO_FAR = refuse("objective.too_far", "DE-OBJ-01")
CARRIED_ALREADY = refuse("objective.carried", "DE-OBJ-02")
HANDS_FULL = refuse("objective.hands_full", "DE-OBJ-04")
NOTHING_CARRIED = refuse("objective.nothing_carried", "DE-OBJ-03")
NO_SPACE = refuse("objective.no_space", "DE-OBJ-03")


def token_key(g: State, token: int) -> str:
    """The ref of a token; a face-down one does not say what it is."""
    return f"token:{g.token_kind[token] if g.token_up[token] else quest_of(g).back(g, token)}.{token + 1}"


def take_refusal(g: State, f: int, token: int) -> Refusal | None:
    """Why the figure may not pick the token up."""
    at = g.token_at[token]
    if at == CARRIED:
        return CARRIED_ALREADY
    if at < 0:
        return TOO_FAR
    near = around(g, f) >> at & 1 or (g.errata and at in g.spaces[f])
    if not near:
        return TOO_FAR
    if g.carries[f] and not quest_of(g).carries_besides(g, f, token):
        return HANDS_FULL
    return quest_of(g).carry_refusal(g, f, token)


def tokens_at_hand(g: State, f: int) -> list[int]:
    """The tokens the figure may pick up: those `take_refusal` does not refuse."""
    reach = around(g, f) | mask_of(g.spaces[f])
    near = [token for token, at in enumerate(g.token_at) if at >= 0 and reach >> at & 1]
    return [token for token in near if take_refusal(g, f, token) is None]


def take(g: State, f: int, token: int) -> Flow[None]:
    """Pick the token up as an action."""
    assert take_refusal(g, f, token) is None
    pick_up(g, f, token)
    yield from fire(g, TokenTaken(f, token))


def pick_up(g: State, f: int, token: int) -> None:
    """The figure has the token now."""
    g.carries[f] = (*g.carries[f], token)
    g.token_at[token] = CARRIED
    g.log.append(events.TokenTaken(ref_of(g, f), token_key(g, token)))


def drop_spaces(g: State, f: int) -> list[int]:
    """Where the carrier may drop its token: adjacent spaces without an obstacle."""
    return list(spaces_in(around(g, f) & ~g.gulfs))


def drop_refusal(g: State, f: int) -> Refusal | None:
    """Why nothing can be laid down: nothing is carried, or there is no space for it."""
    if not g.carries[f]:
        return NOTHING_CARRIED
    return None if drop_spaces(g, f) else NO_SPACE


def let_go(g: State, f: int, token: int) -> None:
    """The figure no longer carries the token; where it is now says who calls."""
    g.carries[f] = tuple(held for held in g.carries[f] if held != token)


def fall(g: State, f: int, token: int, space: int) -> None:
    """The token lies on the map again."""
    let_go(g, f, token)
    g.token_at[token] = space
    g.log.append(events.TokenDropped(ref_of(g, f), token_key(g, token), g.live.map.key[space]))


def lay_down(g: State, f: int) -> Flow[None]:
    """The action: the figure lays one of its tokens on a space next to it."""
    seat = controller(g, f)
    token = yield from choose_one(seat, "drop_which", {token_key(g, held): held for held in g.carries[f]})
    assert token is not None
    space = yield from drop_where(g, seat, token, drop_spaces(g, f))
    yield from drop(g, f, token, space)


def drop_where(g: State, seat: Seat, token: int, spaces: Iterable[int]) -> Flow[int]:
    """The space the token is to lie on."""
    space = yield from choose_space(g, seat, "drop_where", spaces, args={"token": token_key(g, token)})
    assert space is not None
    return space


def drop(g: State, f: int, token: int, space: int) -> Flow[None]:
    """The token the figure carries lies there."""
    fall(g, f, token, space)
    if opens(g, TokenDropped):
        yield from fire(g, TokenDropped(f, token, space))


def drop_carried(g: State, f: int, spaces: tuple[int, ...]) -> Flow[None]:
    """Carried objective tokens fall on the figure's space (DE-DEF-02, DE-OBJ-03, QC-12)."""
    for token in g.carries[f]:
        space = yield from drop_where(g, controller(g, f), token, spaces)
        yield from drop(g, f, token, space)


@always(FigureFalls)
def drop_in_defeat(g: State, now: FigureFalls) -> Flow[None]:
    """Who is defeated drops what he carries."""
    yield from drop_carried(g, now.figure, now.spaces)
