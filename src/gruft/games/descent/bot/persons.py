"""What bots answer for persons on the heroes' side: leave if they may, strike if they can, else keep out of reach.

Not here: heroes (heroes.py), persons on the overlord's side (monsters.py).
"""

from __future__ import annotations

from gruft.games.descent.bot.aims import pull
from gruft.games.descent.bot.plans import ATTACK, Means, Thinker, walks
from gruft.games.descent.rules.council import ANY
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.state import State
from gruft.table.ask import Ask


def next_person(g: State, ask: Ask) -> str | None:
    """People decide who goes next; alone it is all the same."""
    return ANY if ANY in ask.keys else ask.keys[0]


def act(g: State, ask: Ask) -> str | None:
    """One deed of the person that is activated."""
    f, keys = g.actor, ask.keys
    for word in ("leave", "shake_off", "climb", ATTACK):
        if word in keys:
            return word
    means = Means(g.mp[f], g.actions if "move" in keys else 0, speed_of(g, f), 0, 0)
    plan = Thinker(g, f, means, pull(g, f)).best()
    if plan.step >= 0 and "go" in keys:
        return "go"
    return walks(g, plan, keys) or "end"


def walk_on(g: State, f: int, ask: Ask) -> str | None:
    """The next step of a person on its way: to the best space, whatever comes after it."""
    worth = pull(g, f)
    steps = {g.live.map.step_key[s]: s for s in range(g.live.map.size)}
    here = [key for key in ask.keys if key in steps]
    best = max(here, key=lambda key: worth[steps[key]], default=None)
    if "stop" in ask.keys and g.spaces[f] and (best is None or worth[steps[best]] <= worth[g.spaces[f][0]]):
        return "stop"
    return best
