"""What a monster may do in its activation (DE-OLT-03, DE-OLT-04, DE-ACT-02, DE-ATK-25, DE-BAD-04).

Two actions, at most one of them with an attack; Dash and Frenzy add one of their kind. The overlord's cards for this
moment stand in the same question.

Not here: groups and order (overlord.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.hooks import DOINGS
from gruft.games.descent.moments.quest import quest_of, settle
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.content import RELICS, number
from gruft.games.descent.pieces.events import CardUsed
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import OWN, Enemy, attack_refusal, ignored_by, targets_of
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED, remove_condition
from gruft.games.descent.rules.damage import walk_off
from gruft.games.descent.rules.doors import door_refusal, open_or_close
from gruft.games.descent.rules.figures import friendly, in_pit
from gruft.games.descent.rules.movement.moves import climb_out, climb_out_spaces, leave_refusal, roam
from gruft.games.descent.rules.movement.steps import (
    IN_A_PIT,
    NO_POINTS,
    STAYS_PUT,
    declare_move,
    explained_refusal,
    nearby_steps,
    neighbours,
    paid_step,
    step_target,
    steps_among,
    walk,
)
from gruft.games.descent.rules.objectives import drop_refusal, lay_down, take, take_refusal, token_key, tokens_at_hand
from gruft.games.descent.rules.turns.hero_actions import (
    IMMOBILE,
    NO_ACTIONS,
    NO_WAY_OUT,
    NOT_IN_PIT,
    NOT_STUNNED,
    ONLY_CLIMB,
    ONLY_SHAKE_OFF,
    door_named,
    quest_actions,
)
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

ONE_ATTACK = refuse("monster.one_attack", "DE-ATK-25")
ONE_MOVE = refuse("monster.shambling", "DE-OLT-04")
NOT_ITS_ABILITY = refuse("monster.not_its_ability", "DE-OLT-04")
RELIC_EXHAUSTED = refuse("monster.relic_exhausted", "DE-CARD-01")
ACT_FIRST = refuse("monster.act_first", "DE-LARGE-07")
WHOLE_MOVE = refuse("monster.whole_move", "DE-LARGE-02")
NOT_DECLARED = refuse("monster.not_declared", "DE-LARGE-07")

WORDS = ("move", "go", "attack", "climb", "shake_off", "drop", "leave")


def halt_refusal(g: State, f: int, key: str) -> Refusal | None:
    """Who interrupted his move performs one of the actions he had before he was put down (DE-LARGE-07, DE-R-82)."""
    if not g.halted or key in g.halted:
        return None
    return ACT_FIRST if key in ("go", "leave") else NOT_DECLARED


def action_refusal(g: State, f: int) -> Refusal | None:
    """Why the monster cannot perform an ordinary action."""
    if g.actions <= 0:
        return NO_ACTIONS
    return _hindered(g, f)


def _hindered(g: State, f: int) -> Refusal | None:
    if g.cond[f] & STUNNED:
        return ONLY_SHAKE_OFF
    if g.live.map.pits and not g.errata and in_pit(g, f):
        return ONLY_CLIMB
    return None


def move_refusal(g: State, f: int) -> Refusal | None:
    """Why the monster cannot move as an action; moves given by a card come before its own."""
    if quest_of(g).stays_put(g, f):
        return STAYS_PUT
    if g.cond[f] & IMMOBILIZED:
        return IMMOBILE
    if g.extra_moves:
        return _hindered(g, f)
    if kind_of(g, f).shambling and g.move_actions >= number("shambling", "moves"):
        return ONE_MOVE
    return action_refusal(g, f)


def attacks_refusal(g: State, f: int, with_cards: bool = True) -> Refusal | None:
    """Why the monster cannot spend an action that contains an attack; Frenzy is a plain attack on top."""
    if with_cards and g.extra_attacks:
        return _hindered(g, f)
    if g.attacks_made:
        return ONE_ATTACK
    return action_refusal(g, f)


def _moves_whole(g: State, f: int) -> bool:
    """Large and flying monsters move until they stop, not step by step between other deeds."""
    kind = kind_of(g, f)
    return kind.large or kind.fly


def go_refusal(g: State, f: int) -> Refusal | None:
    """Why a large or flying monster cannot move on with the points it has kept."""
    if not _moves_whole(g, f) or not g.mp[f]:
        return NO_POINTS
    return IN_A_PIT if g.errata and in_pit(g, f) else None


def ability_refusal(g: State, f: int, name: str) -> Refusal | None:
    """Why the monster cannot use this action printed on its card (or on its relic)."""
    doing = DOINGS.get(name)
    if doing is None or (name not in kind_of(g, f).abilities and g.relic[f] != name):
        return NOT_ITS_ABILITY
    if name in RELICS and RELICS[name].use.exhaust and g.relic_down >> f & 1:
        return RELIC_EXHAUSTED
    refusal = attacks_refusal(g, f, with_cards=False) if doing.contains_attack else action_refusal(g, f)
    if refusal is None and name == "overpower":
        refusal = move_refusal(g, f)
    if refusal is None and doing.refusal is not None:
        refusal = doing.refusal(g, f)
    return refusal


def monster_refusal(g: State, f: int, key: str) -> Refusal | None:
    """Why this monster cannot do this now, or None if it can."""
    return halt_refusal(g, f, key) or _deed_refusal(g, f, key)


def _deed_refusal(g: State, f: int, key: str) -> Refusal | None:
    family, _, name = key.partition(":")
    if key == "move":
        return move_refusal(g, f)
    if key == "attack":
        return attacks_refusal(g, f) or attack_refusal(g, f, enemy=_declared_foe(g, f))
    if key == "shake_off":
        if not g.cond[f] & STUNNED:
            return NOT_STUNNED
        return None if g.actions > 0 else NO_ACTIONS
    if key == "climb":
        if not in_pit(g, f):
            return NOT_IN_PIT
        if g.actions <= 0:
            return NO_ACTIONS
        if g.cond[f] & STUNNED:
            return ONLY_SHAKE_OFF
        return None if climb_out_spaces(g, f) else NO_WAY_OUT
    if key == "leave":
        return leave_refusal(g, f)
    if family == "step":
        refusal = explained_refusal(g, f, step_target(g, key), g.mp[f])
        return WHOLE_MOVE if refusal is None and _moves_whole(g, f) else refusal
    if key == "go":
        return go_refusal(g, f)
    if family in ("ability", "relic"):
        return ability_refusal(g, f, name)
    refusal = action_refusal(g, f)
    if refusal is not None:
        return refusal
    if key == "drop":
        return drop_refusal(g, f)
    if family == "door":
        return door_refusal(g, f, door_named(g, key))
    if family == "token":
        return take_refusal(g, f, int(name.rpartition(".")[2]) - 1)
    return quest_of(g).action_refusal(g, f, key)


def monster_keys(g: State, f: int) -> list[str]:
    """Everything the monster can do now, in a stable order."""
    keys: list[str] = []
    points = g.mp[f]
    if points:
        if _moves_whole(g, f):
            if go_refusal(g, f) is None:
                keys.append("go")
        else:
            step_key = g.live.map.step_key
            keys += [step_key[t] for t in steps_among(g, f, neighbours(g, f, g.spaces[f][0]), points)]
        if leave_refusal(g, f) is None:
            keys.append("leave")
    if move_refusal(g, f) is None:
        keys.append("move")
    if attacks_refusal(g, f) is None and attack_refusal(g, f, enemy=_declared_foe(g, f)) is None:
        keys.append("attack")
    if g.actions > 0:
        keys += _other_actions(g, f)
    return [key for key in keys if halt_refusal(g, f, key) is None] if g.halted else keys


def _declared_foe(g: State, f: int) -> Enemy | None:
    """Whom a monster that interrupted its move may attack: those it could attack from the counted space."""
    if not g.halted:
        return None
    declared = frozenset(g.halted)
    return lambda g, other: ref_of(g, other) in declared and not friendly(g, f, other)


def _other_actions(g: State, f: int) -> list[str]:
    if g.cond[f] & STUNNED:
        return ["shake_off"]
    keys = ["climb"] if g.live.map.pits and in_pit(g, f) and climb_out_spaces(g, f) else []
    if keys and not g.errata:
        return keys
    for name in kind_of(g, f).abilities:
        if name in DOINGS and ability_refusal(g, f, name) is None:
            keys.append(f"ability:{name}")
    if g.relic[f] in DOINGS and ability_refusal(g, f, g.relic[f]) is None:
        keys.append(f"relic:{g.relic[f]}")
    keys += [door.key for n, door in enumerate(g.live.map.doors) if door_refusal(g, f, n) is None]
    if g.token_at:
        keys += [token_key(g, t) for t in tokens_at_hand(g, f)]
        if g.carries[f] and drop_refusal(g, f) is None:
            keys.append("drop")
    return keys + quest_actions(g, f)


def monster_listing(g: State, f: int) -> list[str]:
    """Everything the overlord might try with it."""
    return [
        *WORDS,
        *nearby_steps(g, f),
        *(f"ability:{name}" for name in kind_of(g, f).abilities if name in DOINGS),
        *([f"relic:{g.relic[f]}"] if g.relic[f] in DOINGS else []),
        *(door.key for door in g.live.map.doors),
        *(token_key(g, t) for t in range(len(g.token_at))),
        *quest_of(g).possible_actions(g, f),
    ]


def declarable(g: State, f: int) -> list[str]:
    """Actions that could be declared from the counted space alone, and the figures it could attack (DE-LARGE-07)."""
    found = _other_actions(g, f) if g.actions > 0 else []
    if attacks_refusal(g, f) is None and attack_refusal(g, f) is None:
        kind = kind_of(g, f)
        foes = dict.fromkeys(g.live.occ[s] for s in targets_of(g, f, kind.melee, kind.reach, ignored_by(g, f, OWN)))
        found += ["attack", *(ref_of(g, foe) for foe in foes)]
    return found


def do_monster(g: State, f: int, key: str) -> Flow[None]:
    """Carry out one answer of the activation."""
    family, _, name = key.partition(":")
    if family == "step":
        yield from paid_step(g, f, step_target(g, key), True)
        yield from walk(g, f, g.overlord)
        return
    if key == "go":
        yield from roam(g, f, g.overlord, halt=declarable)
        return
    if key == "leave":
        yield from walk_off(g, f)
        return
    if key == "attack":
        yield from _attack(g, f)
        settle(g)
        return
    g.halted = []
    if key == "move":
        yield from _move(g, f)
    elif family in ("ability", "relic"):
        yield from _ability(g, f, name, key)
    else:
        g.actions -= 1
        yield from _other(g, f, key)
    settle(g)


def _move(g: State, f: int) -> Flow[None]:
    if g.extra_moves:
        g.extra_moves -= 1
    else:
        g.actions -= 1
        g.move_actions += 1
    g.moving = True
    declare_move(g, f)
    if _moves_whole(g, f):
        yield from roam(g, f, g.overlord, halt=declarable, again=move_refusal(g, f) is None)


def _attack(g: State, f: int) -> Flow[None]:
    if g.extra_attacks:  # what Frenzy gives is used up first: its actions then leave every choice, in any order
        g.extra_attacks -= 1
    else:
        g.actions -= 1
        g.attacks_made += 1
    foe = _declared_foe(g, f)
    g.halted = []
    yield from perform_attack(g, f, first=foe)  # further targets may be added now that it stands there


def _ability(g: State, f: int, name: str, key: str) -> Flow[None]:
    doing = DOINGS[name]
    g.actions -= 1
    if doing.contains_attack:
        g.attacks_made += 1
    if name in RELICS and RELICS[name].use.exhaust:
        g.relic_down |= 1 << f
    g.log.append(CardUsed(ref_of(g, f), key))
    yield from doing.run(g, f) or ()


def _other(g: State, f: int, key: str) -> Flow[None]:
    family, _, name = key.partition(":")
    if key == "shake_off":
        remove_condition(g, f, STUNNED)
    elif key == "climb":
        yield from climb_out(g, f)
    elif key == "drop":
        yield from lay_down(g, f)
    elif family == "door":
        yield from open_or_close(g, f, door_named(g, key))
    elif family == "token":
        yield from take(g, f, int(name.rpartition(".")[2]) - 1)
    else:
        yield from quest_of(g).act(g, f, key)
