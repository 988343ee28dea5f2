"""Carrying out what a hero chose to do (DE-HTURN-03, DE-STAND, DE-REVIVE): one deed, complete, then the next question.

Not here: whether he may (hero_actions.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.costs import pay
from gruft.games.descent.moments.fights import StoodUp
from gruft.games.descent.moments.hooks import DOINGS, FEATS
from gruft.games.descent.moments.moment import ActionDone, RestDeclared
from gruft.games.descent.moments.quest import quest_of, settle
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.dice import RED, told
from gruft.games.descent.pieces.events import CardUsed, RecoveryRolled, Rested
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.conditions import STUNNED, remove_condition
from gruft.games.descent.rules.damage import recover, walk_off
from gruft.games.descent.rules.doors import open_or_close
from gruft.games.descent.rules.movement.moves import climb_out
from gruft.games.descent.rules.movement.steps import buy_point, declare_move, paid_step, step_target, walk
from gruft.games.descent.rules.objectives import lay_down, take
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.rules.searching import search
from gruft.games.descent.rules.trading import trade
from gruft.games.descent.rules.turns.familiars import AFTER_ACTIONS, BEFORE_ACTIONS, activate, dismiss
from gruft.games.descent.rules.turns.hero_actions import card_named, door_named, hero_named
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def do(g: State, h: int, key: str) -> Flow[None]:
    """Carry out one answer of the action step."""
    family, _, name = key.partition(":")
    if family == "step":
        yield from paid_step(g, h, step_target(g, key), g.moving)
        yield from walk(g, h, g.hero_seat[h], in_move=g.moving)
    elif key == "fatigue":
        yield from buy_point(g, h)
    elif key == "leave":
        yield from walk_off(g, h)
    elif family == "deed":
        yield from quest_of(g).do_deed(g, h, key)
        settle(g)
    elif family == "trade":
        yield from trade(g, h, hero_named(g, name))
    elif key == "free_attack":
        g.free_attack = False
        g.begun = True
        yield from perform_attack(g, h)
    elif key == "familiar":
        yield from _familiar(g, h)
    elif key == "dismiss":
        dismiss(g)
    elif key == "feat" and not FEATS[kind_of(g, h).id].action:
        yield from _feat(g, h)
    elif family == "card" and not DOINGS[name].action:
        yield from _card(g, h, name)
    else:
        yield from _action(g, h, key)


def _action(g: State, h: int, key: str) -> Flow[None]:
    """One of the hero's two actions."""
    family, _, name = key.partition(":")
    g.actions -= 1
    g.begun = True
    if key != "move" and not g.mp[h]:
        g.moving = False  # DE-R-8
    if key == "move":
        g.move_actions += 1
        g.moving = True
        declare_move(g, h)
    elif key == "attack":
        yield from perform_attack(g, h)
    elif key == "rest":
        g.rested = True
        g.log.append(Rested(ref_of(g, h)))
        if opens(g, RestDeclared):
            yield from fire(g, RestDeclared(h))
    elif key == "stand_up":
        yield from stand_up(g, h, h)
    elif key == "shake_off":
        remove_condition(g, h, STUNNED)
    elif key == "climb":
        yield from climb_out(g, h)
    elif key == "drop":
        yield from lay_down(g, h)
    elif key == "feat":
        yield from _feat(g, h)
    elif family == "card":
        yield from _card(g, h, name)
    elif family == "search":
        yield from search(g, h, g.live.map.by_key[f"space:{name}"])
    elif family == "door":
        yield from open_or_close(g, h, door_named(g, key))
    elif family == "revive":
        yield from stand_up(g, hero_named(g, name), h)
    elif family == "token":
        yield from take(g, h, int(name.rpartition(".")[2]) - 1)
    else:
        yield from quest_of(g).act(g, h, key)
    settle(g)
    if opens(g, ActionDone):
        yield from fire(g, ActionDone(h))


def _card(g: State, h: int, name: str) -> Flow[None]:
    c = card_named(g, h, name)
    pay(g, h, c)
    yield from DOINGS[name].run(g, h) or ()


def _feat(g: State, h: int) -> Flow[None]:
    """The sheet is turned over; its values stay in force (DE-FEAT-01, DE-FEAT-03)."""
    g.feats |= 1 << h
    hero = kind_of(g, h).id
    g.log.append(CardUsed(ref_of(g, h), f"feat:{hero}", "feat"))
    yield from FEATS[hero].run(g, h) or ()


def _familiar(g: State, h: int) -> Flow[None]:
    """Before all his actions, or after them: then they are over (DE-FAM-02, DE-R-57)."""
    g.familiar = AFTER_ACTIONS if g.begun else BEFORE_ACTIONS
    if g.begun:  # an additional attack he did not make still lets him recover (DE-PLAYERS-05)
        g.actions = 0
        g.moving = False
        g.mp[h] = 0
    yield from activate(g, h)


def stand_up(g: State, h: int, helper: int) -> Flow[None]:
    """Two red dice: hearts are damage recovered, surges fatigue; then the figure comes back (DE-STAND-01)."""
    rolled = yield from roll(g, h, (RED, RED), "stand_up")
    g.log.append(RecoveryRolled(ref_of(g, h), rolled.hearts, rolled.surges, told(rolled.dice)))
    yield from recover(g, h, damage=rolled.hearts, fatigue=rolled.surges, source="stand_up")
    assert g.spaces[h], "every face of the red die has a heart"
    if opens(g, StoodUp):
        yield from fire(g, StoodUp(h, helper))
