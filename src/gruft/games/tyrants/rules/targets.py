"""Choosing places and pieces: the offer as bit masks, the reason why not beside it.

Every choice on the board goes through these flows. The masks say what is allowed; a refusal function first asks
the same masks and only then looks for the reason. A choice without alternative is not asked. `STOP` ends an
"up to" early; what must be done has a closed way out that names the rule (TU-BAD-12).

Not here: what is done with the target (troops.py, spies.py), keys of other questions (elsewhere.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

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
from gruft.table.ask import PASS, Ask, Candidates, Exits, Seat
from gruft.table.flow import Flow, choose, must
from gruft.table.rules import Arg, Refusal, refuse

STOP: Final = "stop"

T = TypeVar("T")
Args = dict[str, Arg]
Why: TypeAlias = Callable[[T], Refusal | None]  # the value of a candidate in, the reason why not out
Masks = list[int]
"""Nodes with an allowed troop, by colour."""

ENEMY: Final = 0
WHITE_ONLY: Final = 1
OTHER_PLAYER: Final = 2
ANY_PLAYER: Final = 3


@dataclass(frozen=True, slots=True)
class Aim:
    """Whose troops are meant, and the rules about owners and places that a wrong target breaks."""

    whose: int
    owner_rule: str
    place_rule: str
    bound: str = ""
    """The rule that ties the effect to one site, so that presence does not matter there."""


def duty(code: str, rule: str) -> Exits:
    """No way out: what is asked must be done."""
    return {PASS: refuse(f"duty.{code}", rule=rule)}


MAY_STOP: Final[Exits] = {STOP: None}
MUST: Final = refuse("duty.instruction", rule="TU-BAD-12")
"""Instructions of a card must be followed."""
INSTRUCTION: Final[Exits] = {PASS: MUST}
BASIC_ACTION: Final = duty("basic_action", "TU-ACT-01")
"""A basic action has been paid for."""


class Question(Ask):
    """An ask whose candidates are put together only when somebody wants to know why not."""

    __slots__ = ()

    def __init__(
        self,
        seat: Seat,
        kind: str,
        offer: list[str],
        make: Callable[[], Mapping[str, T]],
        refusal: Why[T],
        args: Args,
        exits: Exits = INSTRUCTION,
    ) -> None:
        super().__init__(seat, kind, Candidates(make), refusal, offer, exits, args)


def leads_out(exits: Exits) -> bool:
    """Whether one may pass or stop."""
    return None in exits.values()


def all_nodes() -> dict[str, int]:
    """Every place of the map by ref, in play or not, since a player may point at any."""
    return NODE_OF_REF


def pick_node(seat: Seat, kind: str, allowed: int, why: Why[int], args: Args, exits: Exits = INSTRUCTION) -> Flow[int]:
    """One of the allowed nodes; -1 if there is none or the player takes a way out."""
    if not allowed:
        return -1
    if allowed & (allowed - 1) == 0 and not leads_out(exits):
        return allowed.bit_length() - 1
    keys = []
    mask = allowed
    while mask:
        low = mask & -mask
        keys.append(NODE_REFS[low.bit_length() - 1])
        mask ^= low
    key = yield Question(seat, kind, keys, all_nodes, why, args, exits)
    return NODE_OF_REF.get(key, -1)


def demand(seat: Seat, kind: str, known: Mapping[str, T], why: Callable[[T], Refusal | None], args: Args) -> Flow[T]:
    """One of the things a card demands; not asked without alternative."""
    return must((yield from choose(seat, kind, known, why, duty=MUST, forced=True, args=args)))


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
    """The refs of the troops in these masks."""
    return [TROOP_REFS[color][node] for color, mask in enumerate(masks) if mask for node in nodes_of(mask)]


def spy_keys(masks: Masks) -> list[str]:
    """The refs of the spies in these masks."""
    return [SPY_REFS[color][site] for color, mask in enumerate(masks) if mask for site in nodes_of(mask)]


def troops_on_board(g: State) -> dict[str, tuple[int, int]]:
    """All troops by ref, one for each colour and place."""
    return {TROOP_REFS[c][node]: (c, node) for c, held in enumerate(g.live.at) for node in nodes_of(held)}


def spies_on_board(g: State) -> dict[str, tuple[int, int]]:
    """All spies by ref."""
    return {SPY_REFS[c][site]: (c, site) for c, held in enumerate(g.spies) for site in nodes_of(held)}


def pick_troop(
    g: State, seat: Seat, kind: str, masks: Masks, why: Why[tuple[int, int]], args: Args, exits: Exits = INSTRUCTION
) -> Flow[tuple[int, int] | None]:
    """One allowed troop as (colour, node); None if there is none or the player takes a way out."""
    keys = troop_keys(masks)
    if not keys:
        return None
    if len(keys) == 1 and not leads_out(exits):
        return TROOP_OF_REF[keys[0]]
    key = yield Question(seat, kind, keys, lambda: troops_on_board(g), why, args, exits)
    return TROOP_OF_REF.get(key)


def pick_spy(
    g: State, seat: Seat, kind: str, masks: Masks, why: Why[tuple[int, int]], args: Args, exits: Exits = INSTRUCTION
) -> Flow[tuple[int, int] | None]:
    """One allowed spy as (colour, site); None if there is none or the player takes a way out."""
    keys = spy_keys(masks)
    if not keys:
        return None
    if len(keys) == 1 and not leads_out(exits):
        return SPY_OF_REF[keys[0]]
    key = yield Question(seat, kind, keys, lambda: spies_on_board(g), why, args, exits)
    return SPY_OF_REF.get(key)


def troop_refusal(g: State, seat: Seat, aim: Aim, area: int, troop: tuple[int, int]) -> Refusal | None:
    """Why this troop is no target."""
    color, node = troop
    whose = aim.whose
    if troop_masks(g, seat, whose, area)[color] >> node & 1:
        return None
    ref = TROOP_REFS[color][node]
    if color == seat and whose == OTHER_PLAYER:
        return refuse("troop.not_another_players", rule=aim.owner_rule, troop=ref)
    if color == seat and whose != ANY_PLAYER:
        return refuse("troop.own", rule=aim.owner_rule, troop=ref)
    if whose == WHITE_ONLY and color != WHITE:
        return refuse("troop.not_white", rule="TU-BAD-06", troop=ref)
    if whose in (OTHER_PLAYER, ANY_PLAYER) and color == WHITE:
        return refuse("troop.white", rule="TU-RET-03", troop=ref)
    if aim.bound:
        return refuse("troop.elsewhere", rule=aim.bound, troop=ref)
    return refuse("troop.no_presence", rule=aim.place_rule, troop=ref)


def spy_refusal(g: State, seat: Seat, own: bool, spy: tuple[int, int]) -> Refusal | None:
    """Why another player's spy (with `own` also one's own) cannot be returned from there."""
    color, site = spy
    if spy_masks(g, seat, presence(g, seat), own=own)[color] >> site & 1:
        return None
    ref = SPY_REFS[color][site]
    if color == seat:
        return refuse("spy.own", rule="TU-RET-04", spy=ref)
    return refuse("spy.no_presence", rule="TU-RET-01", spy=ref)
