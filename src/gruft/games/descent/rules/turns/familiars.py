"""Familiars: the Reanimate (DE-FAM-01 to DE-FAM-08, DE-ATK-26, DE-R-57).

It is treated as a figure. Its hero activates it once per turn, before or after all his actions: one move action and
one attack, which may interrupt the move.
"""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.asking import ask_key, choose_word
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.events import ActivationBegan, FigurePlaced
from gruft.games.descent.pieces.kinds import KIND, REANIMATE
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED, end_conditions, remove_condition
from gruft.games.descent.rules.damage import defeat, remove
from gruft.games.descent.rules.figures import in_pit
from gruft.games.descent.rules.movement.moves import climb_out, climb_out_spaces
from gruft.games.descent.rules.movement.steps import (
    declare_move,
    explained_refusal,
    paid_step,
    step_known,
    step_target,
    walk,
)
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.turns.conditions import suffer_conditions
from gruft.games.descent.state import State
from gruft.table.ask import Exits
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NO_FAMILIAR = refuse("familiar.none", "DE-FAM-02")
DONE_ALREADY = refuse("familiar.done", "DE-FAM-02")
NO_ACTION = refuse("familiar.no_action", "DE-FAM-03")
NOT_STUNNED = refuse("act.not_stunned", "DE-COND-05")
ONLY_SHAKE_OFF = refuse("act.only_shake_off", "DE-BAD-06")
IMMOBILE = refuse("act.immobilized", "DE-BAD-06")
NOT_IN_PIT = refuse("act.not_in_pit", "DE-PIT-14")
NO_WAY_OUT = refuse("act.no_way_out", "DE-PIT-14")
ONLY_CLIMB = refuse("act.only_climb", "DE-PIT-03")

END: Exits = {"end": None}
BEFORE_ACTIONS, AFTER_ACTIONS = 1, 2


def summon(g: State, h: int, space: int) -> None:
    """Put the Reanimate on the map, fresh."""
    f = REANIMATE
    g.kind[f] = KIND["reanimate"]
    g.damage[f] = g.fatigue[f] = g.cond[f] = g.mp[f] = 0
    put(g, f, (space,))
    wire(g)
    g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[space]))


def dismiss(g: State) -> None:
    """Its hero discards it, which he may do at any time in his turn."""
    remove(g, REANIMATE)


def familiar_refusal(g: State, h: int) -> Refusal | None:
    """Why the hero cannot activate his familiar now."""
    if not g.spaces[REANIMATE] or g.classes[h] != "necromancer":
        return NO_FAMILIAR
    if g.familiar:
        return DONE_ALREADY
    return None


def activate(g: State, h: int) -> Flow[None]:
    """A whole activation of the Reanimate."""
    f = REANIMATE
    if not g.spaces[f]:
        return
    actor, g.actor = g.actor, f
    g.log.append(ActivationBegan(ref_of(g, f)))
    yield from suffer_conditions(g, f)
    move = attack = True
    while g.spaces[f]:
        keys = [key for key in _candidates(g) if _refusal(g, key, move, attack) is None]
        if not keys:
            break
        key = yield from ask_key(
            controller(g, f),
            "familiar_act",
            keys,
            lambda: _candidates(g),
            partial(_refusal, g, move=move, attack=attack),
            {"figure": ref_of(g, f)},
            END,
            known=lambda key: step_known(g, key),
        )
        if key == "end":
            break
        if key == "move":
            move = False
            declare_move(g, f)
        elif key == "attack":
            attack = False
            yield from perform_attack(g, f)
        elif key == "shake_off":
            move, attack = yield from _give_up(g, move, attack)
            remove_condition(g, f, STUNNED)
        elif key == "climb":
            move, attack = yield from _give_up(g, move, attack)
            yield from climb_out(g, f)
        else:
            yield from paid_step(g, f, step_target(g, key), True)
            yield from walk(g, f, controller(g, f))
    if g.spaces[f]:
        end_conditions(g, f)
        g.mp[f] = 0
        if all(g.live.map.lava >> s & 1 for s in g.spaces[f]):
            yield from defeat(g, f)
    g.actor = actor


def _give_up(g: State, move: bool, attack: bool) -> Flow[tuple[bool, bool]]:
    """Shaking off and climbing out take the place of one of its two actions: which one, its hero says (DE-R-83)."""
    words = [word for word, left in (("move", move), ("attack", attack)) if left]
    given_up = yield from choose_word(controller(g, REANIMATE), "familiar_gives_up", words)
    return move and given_up != "move", attack and given_up != "attack"


def _candidates(g: State) -> list[str]:
    near = sorted({t for s in g.spaces[REANIMATE] for t in g.live.board.adj[s]})
    return [*(g.live.map.step_key[t] for t in near), "move", "attack", "shake_off", "climb"]


def _refusal(g: State, key: str, move: bool, attack: bool) -> Refusal | None:
    f = REANIMATE
    stunned = bool(g.cond[f] & STUNNED)
    if key.startswith("step:"):
        return explained_refusal(g, f, step_target(g, key), g.mp[f])
    if key == "shake_off":
        if not stunned:
            return NOT_STUNNED
        return None if move or attack else NO_ACTION
    if stunned:
        return ONLY_SHAKE_OFF
    if key == "climb":
        if not in_pit(g, f):
            return NOT_IN_PIT
        if not (move or attack):
            return NO_ACTION
        return None if climb_out_spaces(g, f) else NO_WAY_OUT
    if not g.errata and in_pit(g, f):
        return ONLY_CLIMB
    if key == "move":
        if g.cond[f] & IMMOBILIZED:
            return IMMOBILE
        return None if move else NO_ACTION
    return attack_refusal(g, f) if attack else NO_ACTION
