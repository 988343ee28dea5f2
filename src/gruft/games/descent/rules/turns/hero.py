"""The hero turns of a round (DE-ROUND-01 to DE-ROUND-04, DE-HTURN-01 to DE-HTURN-08, DE-REST, DE-PLAYERS-05).

Beats: next_hero, hero_start, hero_equip, hero_act (one deed each), hero_end.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.costs import free_stamina
from gruft.games.descent.moments.hooks import EVERY, FORCED, Hook
from gruft.games.descent.moments.marks import (
    BY_TURN_END,
    BY_TURN_START,
    ON_TURN_END,
    TURN_END,
    end_marks,
    has_mark,
)
from gruft.games.descent.moments.moment import HeroTurnEnd, HeroTurnStart, RestRecovery
from gruft.games.descent.moments.reactions import fire, opens, usable
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.cards import EXHAUSTED
from gruft.games.descent.pieces.events import TurnBegan, TurnEnded
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.rules.conditions import end_conditions
from gruft.games.descent.rules.council import decide_together
from gruft.games.descent.rules.damage import defeat, recover
from gruft.games.descent.rules.doors import doors_offered
from gruft.games.descent.rules.equipment import end_step, equip_step, has_choice
from gruft.games.descent.rules.figures import is_place
from gruft.games.descent.rules.places import closest_empty
from gruft.games.descent.rules.turns.conditions import tests_due
from gruft.games.descent.rules.turns.familiars import END
from gruft.games.descent.rules.turns.hero_actions import act_keys, act_listing, act_refusal
from gruft.games.descent.rules.turns.hero_deeds import do
from gruft.games.descent.state import Listener, State
from gruft.table.ask import Ask, Candidates
from gruft.table.flow import Flow
from gruft.table.rules import refuse

ALREADY_ACTED = refuse("turn.already_acted", "DE-BAD-01")


def waiting_heroes(g: State) -> list[int]:
    """Heroes whose activation card is not flipped yet."""
    return [h for h in range(g.nh) if not g.acted >> h & 1]


def next_hero(g: State) -> Flow[str]:
    """The hero players agree who goes next (DE-ROUND-02, DE-R-49)."""
    waiting = waiting_heroes(g)
    if not waiting:
        return "heroes_done"
    if len(waiting) == 1:
        chosen = waiting[0]
    else:
        heroes = {ref_of(g, h): h for h in range(g.nh)}
        chosen = yield from decide_together(
            g, "next_hero", heroes, lambda h: ALREADY_ACTED if g.acted >> h & 1 else None
        )
    g.turn = g.actor = chosen
    return "hero_start"


def hero_start(g: State) -> Flow[str]:
    """Step 1: effects end, start-of-turn abilities and conditions, then his cards are refreshed."""
    h = g.turn
    g.actions = 2
    g.extra_moves = g.extra_attacks = 0
    g.moving = g.rested = g.begun = False
    g.moved = g.move_actions = g.familiar = 0
    g.free_attack = g.bonus and g.nh == 2
    g.mp[h] = 0
    g.once[:] = [name for name in g.once if not (name.startswith("turn:") and name.endswith(f":{h}"))]
    end_marks(g, BY_TURN_START, by=h)
    g.log.append(TurnBegan(ref_of(g, h)))
    was_there = bool(g.spaces[h])
    tests = tests_due(g, h)
    if tests or opens(g, HeroTurnStart):
        yield from fire(g, HeroTurnStart(h), also=tests)
    if was_there and not g.spaces[h]:  # knocked out: the rest of the turn is lost (DE-R-52)
        return "hero_flip"
    for c in g.cards[h]:
        g.status[c] &= ~EXHAUSTED
    return "hero_equip"


def hero_equip(g: State) -> Flow[str]:
    """Step 2: he may change his equipment."""
    h = g.turn
    done = not has_choice(g, h) or (yield from equip_step(g, h))
    if g.spaces[h] and g.damage[h] >= g.live.max_health[h]:  # less Health counts at once (DE-R-68)
        end_step(g)
        yield from defeat(g, h)
        return "hero_flip"
    return "hero_act" if done else "hero_equip"


def hero_act(g: State) -> Flow[str]:
    """Step 3: one deed; the turn goes on until he ends it, stands up or falls (DE-HTURN-07)."""
    h = g.turn
    down = bool(g.ko >> h & 1)
    keys = act_keys(g, h) if g.spaces[h] or down else []
    key = yield Ask(
        g.hero_seat[h],
        "act",
        Candidates(lambda: act_listing(g, h), lambda key: key if is_place(g, key) else None),
        lambda key: act_refusal(g, h, key),
        keys,
        END,
        {
            "figure": ref_of(g, h),
            "actions": g.actions,
            "points": g.mp[h],
            "stamina": free_stamina(g, h),
            **doors_offered(g, keys),
        },
    )
    if key == "end":
        return "hero_end"
    yield from do(g, h, key)
    if g.left >> h & 1:
        return "hero_flip"
    if down and not g.spaces[h]:
        return "hero_act"
    if not g.spaces[h] and not has_mark(g, "token:vanished", h):
        return "hero_flip"
    return "hero_end" if down else "hero_act"


def hero_end(g: State) -> Flow[str]:
    """Step 4: end-of-turn effects in the order he likes, lava last, then the card is flipped (DE-HTURN-08)."""
    h = g.turn
    now = HeroTurnEnd(h)
    listeners = [Listener(h, -1, hook.number, f"moment:{hook.id}") for hook in RECOVERIES]
    due = tuple(live for live in listeners if usable(g, live, now))
    if due and any(usable(g, live, now) and EVERY[live.hook].id not in GENTLE for live in g.live.hooks[HeroTurnEnd]):
        yield from fire(g, now, also=due)
    else:
        if opens(g, HeroTurnEnd):
            yield from fire(g, now)
        for live in due:
            if g.spaces[h]:
                yield from EVERY[live.hook].run(g, h, now) or ()
    if g.spaces[h]:
        end_conditions(g, h)
        if g.live.map.lava >> g.spaces[h][0] & 1:
            yield from burn(g, h)
    return "hero_flip"


def _rest(g: State, h: int, now: HeroTurnEnd) -> Flow[None]:
    """Resting recovers all fatigue at the end of the turn (DE-REST-01, DE-REST-02)."""
    _, fatigue = yield from recover(g, h, fatigue=g.fatigue[h], source="rest")
    if opens(g, RestRecovery):
        yield from fire(g, RestRecovery(h, fatigue))


def _spared_attack(g: State, h: int, now: HeroTurnEnd) -> Flow[None]:
    """One of two heroes who made no additional attack recovers 2 damage (DE-PLAYERS-05)."""
    yield from recover(g, h, damage=2, source="two_heroes")


RECOVERIES = (
    Hook("rest", HeroTurnEnd, FORCED, _rest, lambda g, me, now: g.rested),
    Hook("two_heroes", HeroTurnEnd, FORCED, _spared_attack, lambda g, me, now: g.free_attack),
)
GENTLE = frozenset(("syndrael", "monkey"))
"""Effects of the end of a turn that leave recovering as it is, whichever comes first: no question is asked."""


def burn(g: State, h: int) -> Flow[None]:
    """Who ends his turn on lava is defeated; his token is put beside it (DE-LAVA-01)."""
    yield from defeat(g, h)
    if g.ko >> h & 1:
        spaces = closest_empty(g, g.token[h], avoid=g.live.map.lava)
        space = yield from choose_space(g, g.hero_seat[h], "token_where", spaces)
        if space is not None:
            g.token[h] = space


def hero_flip(g: State) -> str:
    """The activation card is flipped: the very last thing of the turn."""
    h = g.turn
    g.acted |= 1 << h
    g.mp[h] = 0
    g.actions = 0
    g.moving = g.free_attack = False
    end_marks(g, BY_TURN_END, by=h)
    end_marks(g, ON_TURN_END, on=h)
    end_marks(g, TURN_END)
    g.log.append(TurnEnded(ref_of(g, h)))
    g.turn = g.actor = NOBODY
    return "next_hero"
