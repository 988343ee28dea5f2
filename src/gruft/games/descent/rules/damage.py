"""Damage, fatigue, recovery, defeat and knock-out (DE-DMG, DE-FAT, DE-REC, DE-DEF, DE-KO).

One effect that gives damage and fatigue is one event: fatigue that finds no room becomes damage, then all damage is
taken together (DE-R-74). Defeat is carried out at once, also inside another effect (DE-R-62).

Not here: what an attack deals (attack/damage.py), standing up as an action (turns/hero_deeds.py).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.costs import free_stamina
from gruft.games.descent.moments.fights import (
    FamiliarDefeated,
    FigureFalls,
    HeroDefeated,
    HeroKnockedOut,
    Hurt,
    MonsterDefeated,
    PersonDefeated,
    Recovered,
    Suffer,
    Suffered,
)
from gruft.games.descent.moments.moment import Delivered, FigureLeft
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import is_person, kind_of, ref_of
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import source_ref
from gruft.games.descent.pieces.content import CONDITIONS
from gruft.games.descent.pieces.events import DamageSuffered, FatigueSuffered, HeroStoodUp
from gruft.games.descent.pieces.kinds import FAMILIAR, NOBODY, REANIMATE
from gruft.games.descent.rules.places import closest_empty, lift, put
from gruft.games.descent.state import State
from gruft.table.flow import Flow

ALL = 99

GROUNDS: Final = frozenset(("lava", "pit"))
"""Ground that hurts whoever enters it."""


def suffer(
    g: State,
    f: int,
    damage: int = 0,
    fatigue: int = 0,
    source: str = "",
    by: int = NOBODY,
    attack: Attack | None = None,
) -> Flow[int]:
    """Take damage and fatigue; returns the damage really taken."""
    if not g.spaces[f] or (damage <= 0 and fatigue <= 0):
        return 0
    over = max(0, fatigue - free_stamina(g, f))  # DE-FAT-02, DE-FAT-03
    hurt = Hurt(f, damage + over, fatigue - over, source, by, attack)
    if opens(g, Suffer):
        yield from fire(g, Suffer(hurt))
        if not g.spaces[f]:
            return 0
    cause = _cause(source) if attack is None else ""
    if hurt.fatigue:
        g.fatigue[f] += hurt.fatigue
        g.log.append(FatigueSuffered(ref_of(g, f), hurt.fatigue, cause))
    taken = max(0, min(hurt.damage, g.live.max_health[f] - g.damage[f]))
    if hurt.damage > 0:
        g.damage[f] += taken
        g.log.append(DamageSuffered(ref_of(g, f), hurt.damage, cause, min(over, hurt.damage)))
        if opens(g, Suffered):
            yield from fire(g, Suffered(hurt))
    if g.spaces[f] and g.damage[f] >= g.live.max_health[f]:
        yield from defeat(g, f, by, attack)
    return taken


@cache
def _cause(source: str) -> str:
    """The ref of what hurts somebody who is not attacked; nothing for a word nobody has a name for."""
    if source in CONDITIONS:
        return f"keyword:{source}"
    return f"terrain:{source}" if source in GROUNDS else source_ref(source) if ":" not in source else ""


def recover(g: State, f: int, damage: int = 0, fatigue: int = 0, source: str = "") -> Flow[tuple[int, int]]:
    """Remove markers, never below 0; a knocked-out hero who recovers damage stands again (DE-KO-07, DE-REC-01)."""
    down = f < g.nh and g.ko >> f & 1
    if not g.spaces[f] and not down:
        return 0, 0
    if kind_of(g, f).rank == FAMILIAR or (g.live.persons and quest_of(g).beyond_help(g, f)):
        return 0, 0
    if down:  # he may have put off what raised his Health; damage beyond it is ignored (DE-DMG-01)
        g.damage[f] = min(g.damage[f], g.live.max_health[f])
    healed = min(damage, g.damage[f])
    rested = min(fatigue, g.fatigue[f]) if not down or healed else 0  # DE-KO-08
    if not healed and not rested:
        return 0, 0
    g.damage[f] -= healed
    g.fatigue[f] -= rested
    g.log.append(events.Recovered(ref_of(g, f), healed, rested))
    if down and healed:
        yield from stand(g, f)
    if opens(g, Recovered):
        yield from fire(g, Recovered(f, healed, rested, source))
    return healed, rested


def stand(g: State, h: int) -> Flow[None]:
    """The token is replaced by the figure; occupied: the closest empty space of his choice (DE-STAND-01)."""
    spaces = closest_empty(g, g.token[h])
    space = yield from choose_space(g, g.hero_seat[h], "stand_where", spaces)
    assert space is not None
    g.ko &= ~(1 << h)
    g.token[h] = -1
    put(g, h, (space,))
    g.log.append(HeroStoodUp(ref_of(g, h), g.live.map.key[space]))


def defeat(g: State, f: int, by: int = NOBODY, attack: Attack | None = None) -> Flow[None]:
    """Damage has reached Health, or an effect says so (DE-DMG-01)."""
    if not g.spaces[f] or quest_of(g).cannot_fall(g, f):
        return
    if f < g.nh:
        if opens(g, HeroDefeated):
            yield from fire(g, HeroDefeated(f, by, attack))
        if g.spaces[f]:
            yield from knock_out(g, f)
        return
    spaces = g.spaces[f]
    kind = g.kind[f]
    if attack is not None:
        attack.defeated.append(f)
        attack.fallen.append((f, kind, spaces))
    yield from fire(g, FigureFalls(f, spaces))
    remove(g, f)
    g.log.append(events.MonsterDefeated(ref_of(g, f)))
    what = FamiliarDefeated if f == REANIMATE else PersonDefeated if is_person(g, f) else MonsterDefeated
    yield from fire(g, what(f, by, attack, spaces, kind))


def remove(g: State, f: int) -> None:
    """Off the map, back to the supply: conditions, markers and tokens go (DE-DEF-01)."""
    lift(g, f)
    g.spaces[f] = ()
    g.damage[f] = g.cond[f] = g.mp[f] = 0
    if g.relic[f] and g.campaign is not None:
        g.campaign.carriers[kind_of(g, f).group] = ""  # for the rest of the quest (DE-RELIC-03)
    g.relic[f] = ""
    if g.live.aloft == f:
        g.live.aloft = NOBODY
    _clear_marks(g, f)


def _clear_marks(g: State, f: int) -> None:
    """Effects on the figure are over; a token that lies for it on the map stays."""
    if g.marks:
        g.marks[:] = [mark for mark in g.marks if mark.on != f or mark.name.startswith("token:")]


def knock_out(g: State, h: int) -> Flow[None]:
    """In this order: markers full, figure replaced by a token, conditions gone, the overlord draws (DE-KO-01)."""
    space = g.spaces[h][0]
    g.damage[h] = g.live.max_health[h]
    g.fatigue[h] = max(g.fatigue[h], g.live.max_stamina[h])
    yield from fire(g, FigureFalls(h, (space,)))
    lift(g, h)
    g.spaces[h] = ()
    g.token[h] = space
    g.ko |= 1 << h
    g.cond[h] = 0
    g.mp[h] = 0
    g.log.append(events.HeroKnockedOut(ref_of(g, h)))
    yield from fire(g, HeroKnockedOut(h))


def take_off(g: State, f: int) -> None:
    """Off the map without a defeat and without leaving it for good; the figure keeps all it has."""
    lift(g, f)
    g.spaces[f] = ()


def leave_map(g: State, f: int) -> None:
    """The figure walks off the map (DE-EXIT-02)."""
    lift(g, f)
    g.spaces[f] = ()
    g.mp[f] = 0
    g.left |= 1 << f
    if f > REANIMATE:  # back to the supply, from where it may return fresh
        g.damage[f] = g.cond[f] = 0
        _clear_marks(g, f)
    g.log.append(events.FigureLeft(ref_of(g, f)))


def walk_off(g: State, f: int, points: int = 1) -> Flow[None]:
    """Leave the map (or deliver something at its edge), and what the quest makes of it; `points`: what it costs."""
    if quest_of(g).stays(g, f):
        g.mp[f] = max(0, g.mp[f] - points)
        yield from fire(g, Delivered(f))
        return
    leave_map(g, f)
    yield from fire(g, FigureLeft(f))
