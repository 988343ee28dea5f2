"""What bots answer to questions only quests ask: boulders, seals, guests, idols, a dragon's prey, where to step aside.

Not here: what a quest is about (aims.py and the quest itself), reinforcements (cards.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.bot.aims import feet_of, figure_named, pull, worth
from gruft.games.descent.bot.setup import feet
from gruft.games.descent.bot.ways import field
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_hero_figure, ref_of
from gruft.games.descent.pieces.kinds import FIRST_MONSTER
from gruft.games.descent.rules.figures import heroes, speed_of
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask

SPARE_CARDS: Final = 3
"""With so many cards in hand the overlord gives one away for something of his quest."""
STRONG, BARE = "seal_strong", "seal"


def effect(g: State, ask: Ask) -> str | None:
    """What a quest lets happen in the overlord's turn: first what must happen, then what is worth a card."""
    keys = [key for key in ask.keys if key.startswith("quest:")]
    must = DONE not in ask.keys
    return next((key for key in keys if must or _pays(g, key)), None)


def _pays(g: State, key: str) -> bool:
    return key != "quest:second_boulder" or len(g.ol_hand) >= SPARE_CARDS


def boulder(g: State, ask: Ask) -> str | None:
    """In the heroes' way: where the way past it to the exit is shortest, as near to them as is allowed."""
    here = heroes(g)
    out = quest_of(g).ways_out(g, here[0]) if here else ()
    if not out:
        return None
    left, gone = field(g, here[0], out), field(g, here[0], feet_of(g, here))
    by_key = g.live.map.by_key
    return min(ask.keys, key=lambda key: (left[by_key[key]] + gone[by_key[key]], gone[by_key[key]]))


def token_walks(g: State, ask: Ask) -> str | None:
    """Away from the heroes."""
    here = heroes(g)
    if not here:
        return None
    far = field(g, here[0], feet_of(g, here))
    return max(ask.keys, key=lambda key: far[g.live.map.by_key[key]])


def stand(g: State, ask: Ask) -> str | None:
    """Somebody is put somewhere by his own side: where he would like to be."""
    f = figure_named(g, ask)
    if f < 0:
        f = g.actor if g.actor >= 0 else g.turn
    if not 0 <= f < len(g.kind) or g.kind[f] < 0:
        return None
    wanted = pull(g, f)
    return max(ask.keys, key=lambda key: max(wanted[s] for s in feet(g, key)))


def at_hand(g: State, ask: Ask) -> str | None:
    """What the heroes put somewhere lies where one of them has it soonest."""
    here = feet_of(g, heroes(g))
    known = [key for key in ask.keys if key in g.live.map.by_key]
    if not here:
        return None
    far = field(g, 0, here)
    return min(known, key=lambda key: far[g.live.map.by_key[key]], default=None)


def rises(g: State, ask: Ask) -> str | None:
    """A new monster stands where it has the heroes nearest."""
    prey = feet_of(g, heroes(g))
    if not prey:
        return None
    far = field(g, FIRST_MONSTER, prey)
    return min(ask.keys, key=lambda key: far[g.live.map.by_key[key]])


def bearer(g: State, ask: Ask) -> str | None:
    """Who carries something from the start: the fastest, then the toughest."""
    by_key = {ref_of(g, f): f for f in range(len(g.kind)) if g.kind[f] >= 0}
    known = [key for key in ask.keys if key in by_key]
    return max(known, key=lambda key: (speed_of(g, by_key[key]), g.live.max_health[by_key[key]]), default=None)


def prey(g: State, ask: Ask) -> str | None:
    """A dragon the overlord moves goes for heroes before his own, for whom it hurts most."""
    by_key = {ref_of(g, f): f for f in range(len(g.kind)) if g.kind[f] >= 0}

    def hurts(key: str) -> float:
        f = by_key[key]
        per_damage, kill = worth(g, f)
        return kill + per_damage * g.damage[f] if is_hero_figure(g, f) else -kill

    return max((key for key in ask.keys if key in by_key), key=hurts, default=None)


def near_token(g: State, ask: Ask) -> str | None:
    """Of two seals the one that is done with: one more token makes it safe, one less takes it away."""
    first = BARE if ask.seat == g.overlord else STRONG
    done = {token_key(g, n) for n, kind in enumerate(g.token_kind) if kind == first}
    return next((key for key in ask.keys if key in done), ask.keys[0])
