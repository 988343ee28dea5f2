"""Damage, fatigue, recovery, defeat and knock-out (DE-DMG, DE-FAT, DE-REC, DE-DEF, DE-KO).

One effect that gives damage and fatigue is one event: fatigue that finds no room becomes damage, then all damage is
taken together (ruling 74). Defeat is carried out at once, also inside another effect (ruling 62).

Not here: what an attack deals (damage_step.py), standing up as an action (recovery_actions.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gruft.games.descent.asking import choose_space
from gruft.games.descent.endings import quest_of, settle
from gruft.games.descent.events import (
    DamageSuffered,
    FatigueSuffered,
    FigureLeft,
    HeroKnockedOut,
    HeroStoodUp,
    MonsterDefeated,
    Recovered,
)
from gruft.games.descent.figures import controller, key_of, kind_of
from gruft.games.descent.kinds import FAMILIAR, FIRST_MONSTER, NOBODY, REANIMATE
from gruft.games.descent.places import closest_empty, lift, put
from gruft.games.descent.reactions import fire, opens
from gruft.games.descent.stamina import free_stamina as free_stamina
from gruft.games.descent.stamina import pay_fatigue as pay_fatigue
from gruft.games.descent.state import State
from gruft.games.descent.windows import (
    HERO_DEFEATED,
    HERO_KNOCKED_OUT,
    MONSTER_DEFEATED,
    RECOVERED,
    SUFFER,
    SUFFERED,
    Ctx,
)
from gruft.table.flow import Flow

if TYPE_CHECKING:
    from gruft.games.descent.attack import Attack

ALL = 99


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
    ctx = Ctx(f, damage=damage + over, fatigue=fatigue - over, source=source, by=by, attack=attack)
    if opens(g, SUFFER):
        yield from fire(g, SUFFER, ctx)
        f = ctx.figure
        if not g.spaces[f]:
            return 0
    if ctx.fatigue:
        g.fatigue[f] += ctx.fatigue
        g.news.append(FatigueSuffered(key_of(g, f), ctx.fatigue))
    taken = max(0, min(ctx.damage, g.max_health[f] - g.damage[f]))
    if ctx.damage > 0:
        g.damage[f] += taken
        g.news.append(DamageSuffered(key_of(g, f), ctx.damage))
        if opens(g, SUFFERED):
            yield from fire(g, SUFFERED, ctx)
    if g.spaces[f] and g.damage[f] >= g.max_health[f]:
        yield from defeat(g, f, by, attack)
    return taken


def recover(g: State, f: int, damage: int = 0, fatigue: int = 0, source: str = "") -> Flow[tuple[int, int]]:
    """Remove markers, never below 0; a knocked-out hero who recovers damage stands again (DE-KO-07, DE-REC-01)."""
    down = f < FIRST_MONSTER and g.ko >> f & 1
    if not g.spaces[f] and not down:
        return 0, 0
    if kind_of(g, f).rank == FAMILIAR:
        return 0, 0
    if down:  # he may have put off what raised his Health; damage beyond it is ignored (DE-DMG-01)
        g.damage[f] = min(g.damage[f], g.max_health[f])
    healed = min(damage, g.damage[f])
    rested = min(fatigue, g.fatigue[f]) if not down or healed else 0  # DE-KO-08
    if not healed and not rested:
        return 0, 0
    g.damage[f] -= healed
    g.fatigue[f] -= rested
    g.news.append(Recovered(key_of(g, f), healed, rested))
    if down and healed:
        yield from stand(g, f)
    if opens(g, RECOVERED):
        yield from fire(g, RECOVERED, Ctx(f, damage=healed, fatigue=rested, source=source))
    return healed, rested


def stand(g: State, h: int) -> Flow[None]:
    """The token is replaced by the figure; occupied: the closest empty space of his choice (DE-STAND-01)."""
    spaces = closest_empty(g, g.token[h])
    space = yield from choose_space(g, g.hero_seat[h], "stand_where", spaces)
    assert space is not None
    g.ko &= ~(1 << h)
    g.token[h] = -1
    put(g, h, (space,))
    g.news.append(HeroStoodUp(key_of(g, h), g.map.key[space]))


def defeat(g: State, f: int, by: int = NOBODY, attack: Attack | None = None) -> Flow[None]:
    """Damage has reached Health, or an effect says so (DE-DMG-01)."""
    if not g.spaces[f]:
        return
    if f < g.nh:
        ctx = Ctx(f, by=by, attack=attack)
        if opens(g, HERO_DEFEATED):
            yield from fire(g, HERO_DEFEATED, ctx)
        if g.spaces[f]:
            yield from knock_out(g, f)
        return
    spaces = g.spaces[f]
    kind = g.kind[f]
    if attack is not None:
        attack.defeated.append(f)
        attack.fallen.append((f, kind, spaces))
    yield from drop_carried(g, f, spaces)
    remove(g, f)
    g.news.append(MonsterDefeated(key_of(g, f)))
    quest_of(g).defeated(g, f)
    settle(g)
    if f != REANIMATE and opens(g, MONSTER_DEFEATED):
        yield from fire(g, MONSTER_DEFEATED, Ctx(f, by=by, attack=attack, spaces=spaces, amount=kind))


def remove(g: State, f: int) -> None:
    """Off the map, back to the supply: conditions, markers and tokens go (DE-DEF-01)."""
    lift(g, f)
    g.spaces[f] = ()
    g.damage[f] = g.cond[f] = g.mp[f] = 0
    g.relic[f] = ""
    if g.aloft == f:
        g.__dict__["aloft"] = NOBODY
    _clear_marks(g, f)


def _clear_marks(g: State, f: int) -> None:
    """Effects on the figure are over; a token that lies for it on the map stays."""
    if g.marks:
        g.marks[:] = [mark for mark in g.marks if mark[2] != f or mark[0].startswith("token:")]


def knock_out(g: State, h: int) -> Flow[None]:
    """In this order: markers full, figure replaced by a token, conditions gone, the overlord draws (DE-KO-01)."""
    from gruft.games.descent.overlord_cards import draw_overlord

    space = g.spaces[h][0]
    g.damage[h] = g.max_health[h]
    g.fatigue[h] = max(g.fatigue[h], g.max_stamina[h])
    yield from drop_carried(g, h, (space,))
    lift(g, h)
    g.spaces[h] = ()
    g.token[h] = space
    g.ko |= 1 << h
    g.cond[h] = 0
    g.mp[h] = 0
    g.news.append(HeroKnockedOut(key_of(g, h)))
    draw_overlord(g, 1)
    quest_of(g).knocked_out(g, h)
    settle(g)
    if opens(g, HERO_KNOCKED_OUT):
        yield from fire(g, HERO_KNOCKED_OUT, Ctx(h))


def drop_carried(g: State, f: int, spaces: tuple[int, ...]) -> Flow[None]:
    """A carried objective token falls on the figure's space (DE-DEF-02, DE-OBJ-03)."""
    from gruft.games.descent.objectives import fall

    token = g.carries[f]
    if token < 0:
        return
    space = yield from choose_space(g, controller(g, f), "drop_where", spaces)
    assert space is not None
    fall(g, f, token, space)


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
    if f >= FIRST_MONSTER:  # back to the supply, from where it may return fresh
        g.damage[f] = g.cond[f] = 0
        _clear_marks(g, f)
    g.news.append(FigureLeft(key_of(g, f)))


def walk_off(g: State, f: int) -> None:
    """Leave the map, and what the quest makes of it."""
    leave_map(g, f)
    quest_of(g).has_left(g, f)
    settle(g)
