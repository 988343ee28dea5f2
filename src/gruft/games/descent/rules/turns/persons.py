"""Persons on the heroes' side after the last hero turn (QC-17, QC-31).

Beats: persons, person_start, person_act (one deed each), person_end. Whether somebody is activated and for what is the
quest's business (`Quest.activation`); the hero players say together who comes next, and share the persons among them.

Not here: whom a person may attack and who may attack it (rules/attack/targets.py), persons the overlord moves
(overlord.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.hooks import DOINGS
from gruft.games.descent.moments.marks import ON_TURN_END, end_marks
from gruft.games.descent.moments.moment import ActionDone, PersonActivationEnd, PersonActivationStart
from gruft.games.descent.moments.quest import quest_of, settle
from gruft.games.descent.moments.quest_records import HEROES_DONE, Activation
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import controller, is_as_hero, kind_of, ref_of
from gruft.games.descent.pieces.events import ActivationBegan, CardUsed
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED, end_conditions, remove_condition
from gruft.games.descent.rules.council import decide_together
from gruft.games.descent.rules.damage import defeat, walk_off
from gruft.games.descent.rules.doors import door_refusal, open_or_close
from gruft.games.descent.rules.figures import in_pit, is_place
from gruft.games.descent.rules.movement.moves import climb_out, climb_out_spaces, leave_refusal, roam
from gruft.games.descent.rules.movement.steps import (
    IN_A_PIT,
    NO_POINTS,
    declare_move,
    explained_refusal,
    nearby_steps,
    neighbours,
    paid_step,
    step_target,
    steps_among,
    walk,
)
from gruft.games.descent.rules.turns.conditions import suffer_conditions
from gruft.games.descent.rules.turns.familiars import END
from gruft.games.descent.rules.turns.hero_actions import (
    IMMOBILE,
    NO_ACTIONS,
    NO_WAY_OUT,
    NOT_IN_PIT,
    NOT_STUNNED,
    ONLY_SHAKE_OFF,
    door_named,
)
from gruft.games.descent.rules.turns.monster_actions import NOT_ITS_ABILITY, WHOLE_MOVE
from gruft.games.descent.state import State
from gruft.table.ask import Ask, Candidates
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NO_MOVE = refuse("person.no_move", "QC-17")
NO_ATTACK = refuse("person.no_attack", "QC-17")
NO_DOOR = refuse("person.no_door", "QC-17")

WORDS = ("move", "go", "attack", "shake_off", "climb", "leave")


def waiting_persons(g: State) -> list[int]:
    """Persons the heroes have still to activate this round."""
    quest = quest_of(g)
    return [
        f for f in g.live.persons if g.spaces[f] and not g.activated >> f & 1 and quest.activation(g, f) is not None
    ]


def persons(g: State) -> Flow[str]:
    """The hero players agree who is activated and what happens next, one after the other (QC-31)."""
    waiting = waiting_persons(g) if g.live.persons else []
    due = {key: one for key, one in quest_of(g).effects(g, HEROES_DONE).items() if f"round:{key}" not in g.once}
    if not waiting and not due:
        return "ol_begin"
    options = {**{ref_of(g, f): f for f in waiting}, **{key: -number for number, key in enumerate(due, 1)}}
    chosen = next(iter(options.values()))
    if len(options) > 1:
        chosen = yield from decide_together(g, "next_person", options, lambda f: None)
    if chosen >= 0:
        g.actor = chosen
        return "person_start"
    key = list(due)[-chosen - 1]
    g.once.append(f"round:{key}")
    yield from due[key].run(g)
    settle(g)
    return "persons"


def _now(g: State) -> Activation:
    """What the person that acts may do; asked again and again, because the quest may change it under way."""
    return quest_of(g).activation(g, g.actor) or Activation(moves=0)


def person_start(g: State) -> Flow[str]:
    """Conditions are tested first, then the quest's own effects of this moment (QC-17)."""
    f = g.actor
    may = _now(g)
    g.activated |= 1 << f
    g.actions = min(2, may.moves + may.attacks)
    g.move_actions = g.attacks_made = 0
    g.mp[f] = 0
    g.log.append(ActivationBegan(ref_of(g, f)))
    yield from suffer_conditions(g, f)
    if g.spaces[f]:
        yield from fire(g, PersonActivationStart(f))
    if not may.moves and g.spaces[f]:
        remove_condition(g, f, STUNNED)  # nothing to give up for it
    return "person_act" if g.spaces[f] and g.actions else "person_end"


def move_left(g: State, f: int) -> bool:
    """Whether a person of the quest may still move this turn."""
    return g.actions > 0 and g.move_actions < _now(g).moves


def deed_refusal(g: State, f: int, key: str) -> Refusal | None:
    """Why the person cannot do this now, or None if it can."""
    family, _, name = key.partition(":")
    if family == "step":
        refusal = explained_refusal(g, f, step_target(g, key), g.mp[f])
        return WHOLE_MOVE if refusal is None and kind_of(g, f).fly else refusal
    if key == "go":
        if not kind_of(g, f).fly or not g.mp[f]:
            return NO_POINTS
        return IN_A_PIT if g.errata and in_pit(g, f) else None
    if key == "leave":
        return leave_refusal(g, f)
    if key == "shake_off":
        if not g.cond[f] & STUNNED:
            return NOT_STUNNED
        return None if _can_give_up(g, f) else NO_ACTIONS
    if g.cond[f] & STUNNED:
        return ONLY_SHAKE_OFF
    if key == "climb":
        if not in_pit(g, f):
            return NOT_IN_PIT
        if not _can_give_up(g, f):
            return NO_ACTIONS
        return None if climb_out_spaces(g, f) else NO_WAY_OUT
    if key == "move":
        return _move_refusal(g, f)
    if key == "attack":
        return _attack_refusal(g, f) or attack_refusal(g, f)
    if family == "door":
        return _door_refusal(g, f, key)
    return _ability_refusal(g, f, name)


def _can_give_up(g: State, f: int) -> bool:
    """Shaking off and climbing out take the place of a move action; as a monster, of any action."""
    return g.actions > 0 if _now(g).as_monster else move_left(g, f)


def _move_refusal(g: State, f: int) -> Refusal | None:
    if g.cond[f] & IMMOBILIZED:
        return IMMOBILE
    return None if move_left(g, f) else NO_MOVE


def _attack_refusal(g: State, f: int) -> Refusal | None:
    return None if g.actions > 0 and g.attacks_made < _now(g).attacks else NO_ATTACK


def _door_refusal(g: State, f: int, key: str) -> Refusal | None:
    """Once on the way it may open a door, without an action; closing is nothing it does."""
    door = door_named(g, key)
    if not _now(g).doors or not g.move_actions or _door_mark(f) in g.once or not g.closed >> door & 1:
        return NO_DOOR
    return door_refusal(g, f, door)


def _door_mark(f: int) -> str:
    return f"round:person.door:{f}"


def _ability_refusal(g: State, f: int, name: str) -> Refusal | None:
    """What is printed on the card it has its values from; an attack that contains a move takes both."""
    doing = DOINGS.get(name)
    if doing is None or name not in kind_of(g, f).abilities:
        return NOT_ITS_ABILITY
    if g.actions <= 0:
        return NO_ACTIONS
    refusal = None
    if doing.contains_attack:
        refusal = _attack_refusal(g, f) or _move_refusal(g, f)
    if refusal is None and doing.refusal is not None:
        refusal = doing.refusal(g, f)
    return refusal


def person_listing(g: State, f: int) -> list[str]:
    """Everything one might try with it."""
    return [*WORDS, *nearby_steps(g, f), *_further_deeds(g, f)]


def _further_deeds(g: State, f: int) -> list[str]:
    """What stands on its card, and doors."""
    printed = [f"ability:{name}" for name in kind_of(g, f).abilities if name in DOINGS]
    return [*printed, *(door.key for door in g.live.map.doors)]


def person_keys(g: State, f: int) -> list[str]:
    """Everything it can do now, in a stable order: what `deed_refusal` does not refuse."""
    keys = [word for word in WORDS if deed_refusal(g, f, word) is None]
    if g.mp[f] and not kind_of(g, f).fly:
        near = {t for s in g.spaces[f] for t in neighbours(g, f, s)}
        keys += [g.live.map.step_key[t] for t in steps_among(g, f, sorted(near), g.mp[f])]
    return keys + [key for key in _further_deeds(g, f) if deed_refusal(g, f, key) is None]


def person_act(g: State) -> Flow[str]:
    """One deed of the person."""
    f = g.actor
    keys = person_keys(g, f)
    if not keys:
        return "person_end"
    key = yield Ask(
        controller(g, f),
        "person_act",
        Candidates(lambda: person_listing(g, f), lambda key: key if is_place(g, key, ("step",)) else None),
        lambda key: deed_refusal(g, f, key),
        keys,
        END,
        {"figure": ref_of(g, f), "actions": g.actions, "points": g.mp[f]},
    )
    if key == "end":
        return "person_end"
    yield from do_person(g, f, key)
    settle(g)
    return "person_act" if g.spaces[f] else "person_end"


def do_person(g: State, f: int, key: str) -> Flow[None]:
    """Carry out one answer of the activation."""
    family, _, name = key.partition(":")
    seat = controller(g, f)
    if family == "step":
        yield from paid_step(g, f, step_target(g, key), True)
        yield from walk(g, f, seat)
    elif key == "go":
        yield from roam(g, f, seat, halt=lambda g, f: [])
    elif key == "leave":
        yield from walk_off(g, f)
    elif family == "door":
        g.once.append(_door_mark(f))
        yield from open_or_close(g, f, door_named(g, key))
    elif key == "attack":
        g.actions -= 1
        g.attacks_made += 1
        yield from perform_attack(g, f)
        yield from _action_done(g, f)
    elif family == "ability":
        g.actions -= 1
        if DOINGS[name].contains_attack:
            g.attacks_made += 1
            g.move_actions += 1
        g.log.append(CardUsed(ref_of(g, f), key))
        yield from DOINGS[name].run(g, f) or ()
        yield from _action_done(g, f)
    else:
        yield from _in_place_of_a_move(g, f, key)
        yield from _action_done(g, f)


def _action_done(g: State, f: int) -> Flow[None]:
    """Who counts as a hero has carried out an action of its turn (QC-16, QC-17)."""
    if is_as_hero(g, f) and g.spaces[f] and opens(g, ActionDone):
        yield from fire(g, ActionDone(f))


def _in_place_of_a_move(g: State, f: int, key: str) -> Flow[None]:
    if key == "move" or not _now(g).as_monster:
        g.move_actions += 1
    g.actions -= 1
    if key == "shake_off":
        remove_condition(g, f, STUNNED)
    elif key == "climb":
        yield from climb_out(g, f)
    else:
        declare_move(g, f)
        if kind_of(g, f).fly:
            yield from roam(g, f, controller(g, f), halt=lambda g, f: [])


def person_end(g: State) -> Flow[str]:
    """The activation ends: Immobilized is discarded, lava is its end (QC-17, DE-LAVA-01)."""
    f = g.actor
    if g.spaces[f]:
        yield from fire(g, PersonActivationEnd(f))
    if g.spaces[f]:
        end_conditions(g, f)
        g.mp[f] = 0
        end_marks(g, ON_TURN_END, on=f)
        if all(g.live.map.lava >> s & 1 for s in g.spaces[f]):
            yield from defeat(g, f)
    g.actor = NOBODY
    g.actions = g.move_actions = g.attacks_made = 0
    return "persons"
