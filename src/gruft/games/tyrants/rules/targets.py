"""Choosing places and pieces: the offer as bit masks, the reason why not beside it.

Every choice on the board goes through these flows. The masks say what is allowed; a refusal function first asks
the same masks and only then looks for the reason. A choice without alternative is not asked. `STOP` ends an
"up to" early.

Not here: what is done with the target (troops.py, spies.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gruft.games.tyrants.pieces.underdark import (
    NODE_OF_REF,
    NODE_REFS,
    SPY_OF_REF,
    SPY_REFS,
    TROOP_OF_REF,
    TROOP_REFS,
    WHITE,
    nodes_of,
)
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.state import State
from gruft.table.ask import Ask, Candidates, Seat
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal, refuse

STOP: Final = "stop"
PASS: Final = "pass"
BASIC: Final = ("deploy", "assassinate", "return_spy", "end")

Args = dict[str, Arg]
Why = Callable[[Any], Refusal | None]  # the value of a candidate in, the reason why not out
Masks = list[int]
"""Nodes with an allowed troop, by colour."""

ENEMY: Final = 0
WHITE_ONLY: Final = 1
OTHER_PLAYER: Final = 2
ANY_PLAYER: Final = 3

ASSASSINATE_RULES: Final = ("TU-ASSA-02", "TU-ASSA-01")


class Question(Ask):
    """An ask whose candidates are put together only when somebody wants to know why not."""

    __slots__ = ()

    def __init__(
        self, seat: Seat, kind: str, keys: list[str], make: Callable[[], dict[str, Any]], refusal: Why, args: Args
    ) -> None:
        super().__init__(seat, kind, Candidates(make), refusal, offer=keys, args=args)


def elsewhere(g: State, ask: Ask, key: str) -> Refusal | None:
    """What belongs to the main phase has to wait while a card asks (TU-BAD-02)."""
    if ask.kind != "main" and (key in BASIC or key.startswith(("play:", "recruit:"))):
        return refuse("turn.not_now", rule="TU-BAD-02")
    return None


def all_nodes() -> dict[str, Any]:
    return NODE_OF_REF


def pick_node(seat: Seat, kind: str, allowed: int, why: Why, args: Args, *, stop: bool = False) -> Flow[int]:
    """One of the allowed nodes; -1 if there is none or the player stops."""
    if not allowed:
        return -1
    if not stop and allowed & (allowed - 1) == 0:
        return allowed.bit_length() - 1
    keys = []
    mask = allowed
    while mask:
        low = mask & -mask
        keys.append(NODE_REFS[low.bit_length() - 1])
        mask ^= low
    if stop:
        keys.append(STOP)
    key = yield Question(seat, kind, keys, all_nodes, why, args)
    return NODE_OF_REF.get(key, -1)


def troop_masks(g: State, seat: Seat, whose: int, area: int) -> Masks:
    """Nodes of `area` with a troop of the wanted owner, by colour; own troops count wherever they stand."""
    at = g.live.at
    if whose == WHITE_ONLY:
        return [0, 0, 0, 0, at[WHITE] & area]
    masks = [held & area for held in at]
    masks[seat] = at[seat] if whose == ANY_PLAYER else 0
    if whose != ENEMY:
        masks[WHITE] = 0
    return masks


def spy_masks(g: State, seat: Seat, area: int, *, own: bool = False) -> Masks:
    """Sites of `area` with another player's spy, by colour; with `own` also one's own spies anywhere."""
    masks = [held & area for held in g.spies]
    masks[seat] = g.spies[seat] if own else 0
    return masks


def troop_keys(masks: Masks) -> list[str]:
    return [TROOP_REFS[color][node] for color, mask in enumerate(masks) if mask for node in nodes_of(mask)]


def spy_keys(masks: Masks) -> list[str]:
    return [SPY_REFS[color][site] for color, mask in enumerate(masks) if mask for site in nodes_of(mask)]


def troops_on_board(g: State) -> dict[str, Any]:
    return {TROOP_REFS[c][node]: (c, node) for c, held in enumerate(g.live.at) for node in nodes_of(held)}


def spies_on_board(g: State) -> dict[str, Any]:
    return {SPY_REFS[c][site]: (c, site) for c, held in enumerate(g.spies) for site in nodes_of(held)}


def pick_troop(
    g: State, seat: Seat, kind: str, masks: Masks, why: Why, args: Args, *, stop: bool = False
) -> Flow[tuple[int, int] | None]:
    """One allowed troop as (colour, node); None if there is none or the player stops."""
    keys = troop_keys(masks)
    if not keys:
        return None
    if stop:
        keys.append(STOP)
    elif len(keys) == 1:
        return TROOP_OF_REF[keys[0]]
    key = yield Question(seat, kind, keys, lambda: troops_on_board(g), why, args)
    return TROOP_OF_REF.get(key)


def pick_spy(
    g: State, seat: Seat, kind: str, masks: Masks, why: Why, args: Args, *, out: str = ""
) -> Flow[tuple[int, int] | None]:
    """One allowed spy as (colour, site); None if there is none or the player takes the way `out`."""
    keys = spy_keys(masks)
    if not keys:
        return None
    if out:
        keys.append(out)
    elif len(keys) == 1:
        return SPY_OF_REF[keys[0]]
    key = yield Question(seat, kind, keys, lambda: spies_on_board(g), why, args)
    return SPY_OF_REF.get(key)


def troop_refusal(
    g: State, seat: Seat, whose: int, area: int, rules: tuple[str, str], troop: tuple[int, int]
) -> Refusal | None:
    """Why this troop is no target: `rules` names the rule about owners and the rule about places."""
    color, node = troop
    if troop_masks(g, seat, whose, area)[color] >> node & 1:
        return None
    ref = TROOP_REFS[color][node]
    if color == seat and whose == OTHER_PLAYER:
        return refuse("troop.not_another_players", rule=rules[0], troop=ref)
    if color == seat and whose != ANY_PLAYER:
        return refuse("troop.own", rule=rules[0], troop=ref)
    if whose == WHITE_ONLY and color != WHITE:
        return refuse("troop.not_white", rule="TU-BAD-06", troop=ref)
    if whose in (OTHER_PLAYER, ANY_PLAYER) and color == WHITE:
        return refuse("troop.white", rule="TU-RET-03", troop=ref)
    if presence(g, seat) >> node & 1:
        return refuse("troop.elsewhere", rule="TU-CARD-11", troop=ref)
    return refuse("troop.no_presence", rule=rules[1], troop=ref)


def spy_refusal(g: State, seat: Seat, own: bool, spy: tuple[int, int]) -> Refusal | None:
    """Why another player's spy (with `own` also one's own) cannot be returned from there."""
    color, site = spy
    if spy_masks(g, seat, presence(g, seat), own=own)[color] >> site & 1:
        return None
    ref = SPY_REFS[color][site]
    if color == seat:
        return refuse("spy.own", rule="TU-RET-04", spy=ref)
    return refuse("spy.no_presence", rule="TU-RET-01", spy=ref)
