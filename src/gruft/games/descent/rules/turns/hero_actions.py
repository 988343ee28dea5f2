"""What a hero may do in his action step (DE-HTURN-03, DE-HTURN-04, DE-ACT-01, DE-ACT-04, DE-BAD-01, DE-BAD-06).

`act_refusal` is the one place that knows; the offer lists what it does not refuse. An action is carried out whole;
only move actions are interrupted, which is why steps and other actions stand side by side in one question.

Not here: how the action is carried out (hero_deeds.py), the turn around it (hero.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.costs import cost_refusal, free_stamina
from gruft.games.descent.moments.hooks import DOINGS, FEATS, other_moment
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import in_use
from gruft.games.descent.pieces.cards import CARD_REFS, ID
from gruft.games.descent.pieces.kinds import HERO_RANK, REANIMATE
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import around, in_pit
from gruft.games.descent.rules.movement.moves import climb_out_spaces, leave_refusal
from gruft.games.descent.rules.movement.steps import (
    explained_refusal,
    nearby_steps,
    neighbours,
    step_target,
    steps_among,
)
from gruft.games.descent.rules.objectives import drop_refusal, take_refusal, token_key, tokens_at_hand
from gruft.games.descent.rules.searching import search_refusal, searchable
from gruft.games.descent.rules.trading import trade_refusal
from gruft.games.descent.rules.turns.familiars import AFTER_ACTIONS, familiar_refusal
from gruft.games.descent.state import State
from gruft.table.rules import Refusal, refuse

NO_ACTIONS = refuse("act.no_actions", "DE-BAD-01")
ONLY_STAND_UP = refuse("act.only_stand_up", "DE-BAD-06")
ONLY_SHAKE_OFF = refuse("act.only_shake_off", "DE-BAD-06")
ONLY_CLIMB = refuse("act.only_climb", "DE-PIT-03")
IMMOBILE = refuse("act.immobilized", "DE-BAD-06")
NOT_KNOCKED_OUT = refuse("act.not_knocked_out", "DE-STAND-01")
NOT_STUNNED = refuse("act.not_stunned", "DE-COND-05")
NOT_IN_PIT = refuse("act.not_in_pit", "DE-PIT-14")
NO_WAY_OUT = refuse("act.no_way_out", "DE-PIT-14")
TOO_TIRED = refuse("act.too_tired", "DE-BAD-02")
OFF_THE_MAP = refuse("act.off_the_map", "DE-EXIT-03")
NO_FREE_ATTACK = refuse("act.no_free_attack", "DE-PLAYERS-05")
FEAT_USED = refuse("act.feat_used", "DE-FEAT-01")
NOT_YOURS = refuse("act.not_yours", "DE-BAD-02")
NO_USE_NOW = refuse("act.no_use_now", "DE-HTURN-06")
NOT_DOWN = refuse("revive.not_knocked_out", "DE-REVIVE-01")
NOT_BESIDE = refuse("revive.not_adjacent", "DE-REVIVE-01")
NO_FAMILIAR = refuse("familiar.none", "DE-FAM-02")
FAMILIAR_WAS_LAST = refuse("familiar.was_last", "DE-FAM-02")

WORDS = ("move", "attack", "rest", "stand_up", "climb", "shake_off", "fatigue", "free_attack", "feat", "drop", "leave")


def action_refusal(g: State, h: int) -> Refusal | None:
    """Why the hero cannot perform any ordinary action now."""
    if g.ko >> h & 1:
        return ONLY_STAND_UP
    return NO_ACTIONS if g.actions <= 0 else hindrance(g, h)


def hindrance(g: State, h: int) -> Refusal | None:
    """What must be got rid of before anything else is done: Stunned, and a pit as first printed."""
    if g.cond[h] & STUNNED:
        return ONLY_SHAKE_OFF
    if g.live.map.pits and not g.errata and in_pit(g, h):
        return ONLY_CLIMB
    return None


def move_refusal(g: State, h: int) -> Refusal | None:
    """Why the hero cannot move as an action."""
    if g.cond[h] & IMMOBILIZED:
        return IMMOBILE
    return action_refusal(g, h)


def fatigue_refusal(g: State, h: int) -> Refusal | None:
    """Why the hero cannot suffer fatigue for a movement point (DE-MOVE-08)."""
    if g.ko >> h & 1:
        return ONLY_STAND_UP
    if g.cond[h] & IMMOBILIZED:
        return IMMOBILE
    return None if free_stamina(g, h) else TOO_TIRED


def stand_up_refusal(g: State, h: int) -> Refusal | None:
    """Why the hero cannot stand up; the quest may forbid it too."""
    if not g.ko >> h & 1:
        return NOT_KNOCKED_OUT
    return quest_of(g).stand_up_refusal(g, h) if g.actions else NO_ACTIONS


def shake_off_refusal(g: State, h: int) -> Refusal | None:
    """Discarding Stunned is the action printed on the condition."""
    if not g.cond[h] & STUNNED:
        return NOT_STUNNED
    return None if g.actions > 0 else NO_ACTIONS


def climb_refusal(g: State, h: int) -> Refusal | None:
    """Why the hero cannot climb out of the pit; a stunned one can only shake it off."""
    if not in_pit(g, h):
        return NOT_IN_PIT
    if g.actions <= 0:
        return NO_ACTIONS
    if g.cond[h] & STUNNED:
        return ONLY_SHAKE_OFF
    return None if climb_out_spaces(g, h) else NO_WAY_OUT


def free_attack_refusal(g: State, h: int) -> Refusal | None:
    """Why the additional attack of a two-hero game cannot be made: it costs no action, but it is one (DE-BAD-06)."""
    if not g.free_attack or g.ko >> h & 1:
        return NO_FREE_ATTACK
    if g.familiar == AFTER_ACTIONS:
        return FAMILIAR_WAS_LAST
    return hindrance(g, h) or attack_refusal(g, h)


def feat_refusal(g: State, h: int) -> Refusal | None:
    """Why the heroic feat cannot be used now (DE-FEAT-01, DE-FEAT-02)."""
    if g.ko >> h & 1:
        return ONLY_STAND_UP
    if g.feats >> h & 1:
        return FEAT_USED
    feat = FEATS[kind_of(g, h).id]
    refusal = action_refusal(g, h) if feat.action else None
    if refusal is None and feat.refusal is not None:
        refusal = feat.refusal(g, h)
    return refusal


def card_refusal(g: State, h: int, c: int) -> Refusal | None:
    """Why the hero cannot use this card now: action cards and free ones (DE-SKILL-01, DE-SKILL-02)."""
    if c not in g.cards[h]:
        return NOT_YOURS
    doing = DOINGS.get(ID[c])
    if doing is None:
        return other_moment(ID[c], None, "DE-HTURN-06") or NO_USE_NOW
    if g.ko >> h & 1:
        return ONLY_STAND_UP
    if not in_use(g, c):
        return cost_refusal(g, h, c) or refuse("card.not_equipped", "DE-BAD-02", card=CARD_REFS[c])
    refusal = action_refusal(g, h) if doing.action else None
    refusal = refusal or cost_refusal(g, h, c)
    if refusal is None and doing.refusal is not None:
        refusal = doing.refusal(g, h)
    return refusal


def revive_refusal(g: State, h: int, other: int) -> Refusal | None:
    """Why the hero cannot help the other up: next to his token, not on it (DE-REVIVE-01)."""
    if other == h or not g.ko >> other & 1:
        return NOT_DOWN
    refusal = action_refusal(g, h)
    if refusal is not None:
        return refusal
    return None if around(g, h) >> g.token[other] & 1 else NOT_BESIDE


def act_refusal(g: State, h: int, key: str) -> Refusal | None:
    """Why this hero cannot do this now, or None if he can."""
    family, colon, name = key.partition(":")
    if not g.spaces[h] and not g.ko >> h & 1:
        return OFF_THE_MAP
    if not colon:
        return _word_refusal(g, h, key)
    if g.ko >> h & 1:
        return ONLY_STAND_UP
    if family == "step":
        return explained_refusal(g, h, step_target(g, key), g.mp[h])
    if family == "deed":
        return quest_of(g).deed_refusal(g, h, key)
    if family == "card":
        return card_refusal(g, h, _card(g, h, name))
    if family == "trade":
        return trade_refusal(g, h, _hero(g, name))
    if family == "revive":
        return revive_refusal(g, h, _hero(g, name))
    refusal = action_refusal(g, h)
    if refusal is not None:
        return refusal
    if family == "search":
        return search_refusal(g, h, g.live.map.by_key[f"space:{name}"])
    if family == "door":
        return door_refusal(g, h, _door(g, key))
    if family == "token":
        return take_refusal(g, h, int(name.rpartition(".")[2]) - 1)
    return quest_of(g).action_refusal(g, h, key)


def _word_refusal(g: State, h: int, word: str) -> Refusal | None:
    if word == "move":
        return move_refusal(g, h)
    if word == "attack":
        return action_refusal(g, h) or attack_refusal(g, h)
    if word == "rest":
        return action_refusal(g, h)
    if word == "fatigue":
        return fatigue_refusal(g, h)
    if word == "stand_up":
        return stand_up_refusal(g, h)
    if word == "shake_off":
        return shake_off_refusal(g, h)
    if word == "climb":
        return climb_refusal(g, h)
    if word == "free_attack":
        return free_attack_refusal(g, h)
    if word == "feat":
        return feat_refusal(g, h)
    if word == "drop":
        return action_refusal(g, h) or drop_refusal(g, h)
    if word == "leave":
        return leave_refusal(g, h)
    if word == "familiar":
        return familiar_refusal(g, h)
    assert word == "dismiss", word
    if g.ko >> h & 1:
        return ONLY_STAND_UP
    return None if g.spaces[REANIMATE] and g.classes[h] == "necromancer" else NO_FAMILIAR


def _card(g: State, h: int, name: str) -> int:
    """The first usable copy of a card in the hero's hands."""
    held = [c for c in g.cards[h] if ID[c] == name]
    return next((c for c in held if card_refusal(g, h, c) is None), held[0] if held else -1)


def _hero(g: State, name: str) -> int:
    return next(h for h in range(g.nh) if kind_of(g, h).id == name)


def _door(g: State, key: str) -> int:
    return next(n for n, door in enumerate(g.live.map.doors) if door.key == key)


card_named = _card
hero_named = _hero
door_named = _door


def act_keys(g: State, h: int) -> list[str]:
    """Everything the hero can do now, in a stable order."""
    if g.ko >> h & 1:
        return [word for word in ("stand_up", "familiar") if _word_refusal(g, h, word) is None]
    keys: list[str] = []
    points = g.mp[h]
    if points:
        step_key = g.live.map.step_key
        keys += [step_key[t] for t in steps_among(g, h, neighbours(g, h, g.spaces[h][0]), points)]
        if leave_refusal(g, h) is None:
            keys.append("leave")
        keys += [key for key in quest_of(g).deeds(g, h) if quest_of(g).deed_refusal(g, h, key) is None]
    if fatigue_refusal(g, h) is None:
        keys.append("fatigue")
    if g.actions > 0:
        _add_actions(g, h, keys)
    if g.free_attack and free_attack_refusal(g, h) is None:
        keys.append("free_attack")
    if not g.feats >> h & 1 and feat_refusal(g, h) is None:
        keys.append("feat")
    seen = set()
    for c in g.cards[h]:
        name = ID[c]
        if name in DOINGS and name not in seen and card_refusal(g, h, c) is None:
            seen.add(name)
            keys.append(f"card:{name}")
    if g.moving:
        keys += [f"trade:{kind_of(g, o).id}" for o in range(g.nh) if o != h and trade_refusal(g, h, o) is None]
    if g.spaces[REANIMATE] and g.classes[h] == "necromancer":
        if familiar_refusal(g, h) is None:
            keys.append("familiar")
        keys.append("dismiss")
    return keys


def _add_actions(g: State, h: int, keys: list[str]) -> None:
    """Ordinary actions; stunned heroes shake it off first."""
    if g.cond[h] & STUNNED:
        keys.append("shake_off")
        return
    if g.live.map.pits and in_pit(g, h):
        if climb_out_spaces(g, h):
            keys.append("climb")
        if not g.errata:
            return
    if not g.cond[h] & IMMOBILIZED:
        keys.append("move")
    if attack_refusal(g, h) is None:
        keys.append("attack")
    keys.append("rest")
    keys += ["search:" + g.live.map.key[s][6:] for s in searchable(g, h)]
    for n, door in enumerate(g.live.map.doors):
        if door_refusal(g, h, n) is None:
            keys.append(door.key)
    if g.ko:
        keys += [f"revive:{kind_of(g, o).id}" for o in range(g.nh) if revive_refusal(g, h, o) is None]
    if g.token_at:
        keys += [token_key(g, t) for t in tokens_at_hand(g, h)]
        if g.carries[h] and drop_refusal(g, h) is None:
            keys.append("drop")
    keys += quest_actions(g, h)


def act_listing(g: State, h: int) -> list[str]:
    """Everything a player might try, so that what is refused can be explained."""
    heroes = [kind_of(g, o).id for o in range(g.nh) if o != h and kind_of(g, o).rank == HERO_RANK]
    return [
        *WORDS,
        "familiar",
        "dismiss",
        *nearby_steps(g, h),
        *(f"search:{g.live.map.key[s][6:]}" for s in g.search_at if s >= 0),
        *(f"card:{name}" for name in dict.fromkeys(ID[c] for c in g.cards[h])),
        *(door.key for door in g.live.map.doors),
        *(f"revive:{name}" for name in heroes),
        *(f"trade:{name}" for name in heroes),
        *(token_key(g, t) for t in range(len(g.token_at))),
        *quest_of(g).possible_actions(g, h),
        *quest_of(g).deeds(g, h),
    ]


def quest_actions(g: State, f: int) -> list[str]:
    """Special actions of the quest this figure, hero or monster, can perform now."""
    quest = quest_of(g)
    return [key for key in quest.possible_actions(g, f) if quest.action_refusal(g, f, key) is None]
