"""What happens to troops: deploy, assassinate, supplant, move, return (TU-ASSA, TU-DEPLOY, TU-SUPP, TU-MOVE, TU-RET).

Basic actions and cards all come through these functions, so the empty barracks, the markers and the end of the
game cannot be forgotten by one of them. Each function is one whole action: control is judged at its end.

Not here: who may be chosen (targets.py), spies (spies.py).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.tyrants.pieces.events import (
    BarracksEmpty,
    TroopAssassinated,
    TroopDeployed,
    TroopMoved,
    TroopReturned,
    TroopSupplanted,
    TrophyPlaced,
)
from gruft.games.tyrants.pieces.underdark import NODE_REFS, NODE_SPACES, REACH, TROOP_REFS, WHITE
from gruft.games.tyrants.rules.control import settle
from gruft.games.tyrants.rules.ending import trigger_end
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.targets import INSTRUCTION, Args, pick_node
from gruft.games.tyrants.state import State, cause
from gruft.table.ask import Exits, Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOWHERE: Final = -1
INSTEAD: Final = -2
"""The barracks was empty: a point came instead of a troop."""


def empty_spaces(g: State, node: int) -> int:
    """The empty spaces of a node, as bits."""
    taken = 0
    for mask in g.troops:
        taken |= mask
    return NODE_SPACES[node] & ~taken


def put(g: State, color: int, node: int, space: int = 0) -> None:
    """Stand a troop on `space` (a bit), or on the first empty space of the node."""
    empty = empty_spaces(g, node)
    chosen = space or empty & -empty
    assert chosen & empty, (color, node)
    g.troops[color] |= chosen
    if empty == chosen:
        g.live.free &= ~(1 << node)
    if not g.live.at[color] >> node & 1:
        g.live.at[color] |= 1 << node
        if color != WHITE and color < g.seats and g.live.reached[color] >= 0:
            g.live.reached[color] |= REACH[node] & g.live.nodes


def lift(g: State, color: int, node: int) -> int:
    """Take a troop away; returns the space (a bit) it stood on."""
    held = g.troops[color] & NODE_SPACES[node]
    space = held & -held
    assert space, (color, node)
    g.troops[color] ^= space
    g.live.free |= 1 << node
    if held == space:
        g.live.at[color] &= ~(1 << node)
        if color != WHITE and color < g.seats:
            g.live.reached[color] = -1
    return space


# -- deploy (TU-DEPLOY) ------------------------------------------------------


def deploy_nodes(g: State, seat: Seat) -> int:
    """Where the seat may deploy: with presence, or anywhere while it has no troop on the board."""
    return presence(g, seat) & g.live.free if g.live.at[seat] else g.live.free


def can_deploy(g: State, seat: Seat) -> bool:
    """An empty barracks needs no space: it gives a point (TU-DEPLOY-03)."""
    return g.barracks[seat] == 0 or deploy_nodes(g, seat) != 0


def deploy_refusal(g: State, seat: Seat, node: int) -> Refusal | None:
    """Why `seat` may not deploy to `node` now, or None if it may."""
    if deploy_nodes(g, seat) >> node & 1:
        return None
    return place_refusal(g, node) or refuse("deploy.no_presence", rule="TU-DEPLOY-01", place=NODE_REFS[node])


def place_refusal(g: State, node: int) -> Refusal | None:
    """Why no troop at all can be put there."""
    if not g.live.nodes >> node & 1:
        return refuse("place.not_in_play", rule="TU-SETUP-01", place=NODE_REFS[node])
    if not g.live.free >> node & 1:
        return refuse("place.taken", rule="TU-MAP-01", place=NODE_REFS[node])
    return None


def deploy(g: State, seat: Seat, kind: str, args: Args, exits: Exits = INSTRUCTION, power: int = 0) -> Flow[int]:
    """One deploy action: the node, or `INSTEAD` for a point, or `NOWHERE` if it is impossible.

    `power`: what was paid.
    """
    if g.barracks[seat] == 0:
        g.tokens[seat] += 1
        note(g, BarracksEmpty, seat, cause(g), power)
        return INSTEAD
    why = partial(deploy_refusal, g, seat)
    node = yield from pick_node(seat, kind, deploy_nodes(g, seat), why, args, exits)
    if node >= 0:
        put(g, seat, node)
        note(g, TroopDeployed, seat, NODE_REFS[node], cause(g), power)
        leave_barracks(g, seat)
        settle(g, node)
    return node


def leave_barracks(g: State, seat: Seat) -> None:
    """One troop less; the last one triggers the end (TU-END-01)."""
    g.barracks[seat] -= 1
    if g.barracks[seat] == 0:
        trigger_end(g, "barracks")


# -- assassinate and supplant (TU-ASSA, TU-SUPP) -----------------------------


def assassinate(g: State, seat: Seat, color: int, node: int, power: int = 0) -> None:
    """An enemy troop goes to the seat's trophy hall. `power`: what was paid."""
    lift(g, color, node)
    g.halls[seat][color] += 1
    note(g, TroopAssassinated, seat, TROOP_REFS[color][node], cause(g), power)
    settle(g, node)


def supplant(g: State, seat: Seat, color: int, node: int) -> None:
    """Assassinate, then deploy on exactly that space; both halves are one action."""
    space = lift(g, color, node)
    g.halls[seat][color] += 1
    note(g, TroopSupplanted, seat, TROOP_REFS[color][node])
    if g.barracks[seat]:
        put(g, seat, node, space)
        leave_barracks(g, seat)
    else:
        g.tokens[seat] += 1
        note(g, BarracksEmpty, seat, cause(g))
    settle(g, node)


# -- move, return, trophies (TU-MOVE, TU-RET, TU-RUL-68) -----------------------


def move(g: State, seat: Seat, color: int, node: int, to: int) -> None:
    """Lift a troop and put it on a space that was empty before, so never back where it stood (TU-RUL-67)."""
    empty = empty_spaces(g, to)
    lift(g, color, node)
    put(g, color, to, empty & -empty)
    note(g, TroopMoved, seat, TROOP_REFS[color][node], NODE_REFS[to])
    settle(g, node)
    settle(g, to)


def return_troop(g: State, seat: Seat, color: int, node: int) -> None:
    """A troop goes back to its owner's barracks."""
    lift(g, color, node)
    g.barracks[color] += 1
    note(g, TroopReturned, seat, TROOP_REFS[color][node])
    settle(g, node)


def place_trophy(g: State, seat: Seat, hall: int, color: int, node: int) -> None:
    """A captured troop stands on the board again, in its own colour; this is no deploying."""
    g.halls[hall][color] -= 1
    put(g, color, node)
    note(g, TrophyPlaced, seat, hall, TROOP_REFS[color][node])
    settle(g, node)
