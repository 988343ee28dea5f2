"""Putting figures on the map and finding room for them (DE-EMPTY-02, DE-SETUP-12, DE-R-66)."""

from __future__ import annotations

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.moment import ComesDown
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import controller, kind_of, ref_of
from gruft.games.descent.pieces.board import FAR
from gruft.games.descent.pieces.events import FigurePlaced
from gruft.games.descent.pieces.kinds import FIRST_MONSTER
from gruft.games.descent.pieces.maps import PIT
from gruft.games.descent.rules.figures import empty, friends, mask_of
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def lift(g: State, f: int) -> None:
    """Take the figure's spaces out of the occupancy; where it is stays noted until it is put elsewhere."""
    occ = g.live.occ
    guest = g.live.guest
    for s in g.spaces[f]:
        if occ[s] == f:
            if guest >= 0 and guest != f and s in g.spaces[guest]:
                occ[s] = guest  # who was passing through has the space to itself now
                g.live.guest = -1
            else:
                occ[s] = -1
                g.live.occupied &= ~(1 << s)


def put(g: State, f: int, spaces: tuple[int, ...]) -> None:
    """Stand the figure on these spaces; one that is only passed through keeps its owner."""
    lift(g, f)
    g.spaces[f] = spaces
    occ = g.live.occ
    if g.live.guest == f:
        g.live.guest = -1
    for s in spaces:
        if occ[s] < 0:
            occ[s] = f
            g.live.occupied |= 1 << s
        elif occ[s] != f:
            g.live.guest = f


def closest_empty(g: State, origin: int, avoid: int = 0) -> list[int]:
    """The empty spaces fewest spaces away; any empty one if counting reaches none (DE-R-66)."""
    if empty(g, origin) and not avoid >> origin & 1:
        return [origin]
    row = g.live.board.row(origin)
    free = [s for s in range(g.live.map.size) if empty(g, s) and not avoid >> s & 1]
    near = min((row[s] for s in free), default=FAR)
    return [s for s in free if row[s] == near] if near < FAR else free


def shut_to(g: State, f: int, free: bool = False) -> int:
    """The spaces the figure may not enter whoever stands there: destroyed ones and those the quest forbids it.

    As printed, cards and what else moves it `free` go before the quest (DE-GOLD-01), but where it speaks of them.
    """
    quest = quest_of(g)
    return g.gulfs | (quest.barred_to_effects(g, f) if free and not g.errata else quest.barred(g, f))


def taken_for(g: State, f: int) -> int:
    """The spaces this figure cannot stand on, whoever or whatever is there, or for a rule of the quest."""
    quest = quest_of(g)
    occ = g.live.occ
    taken = g.live.occupied | g.gulfs
    for t in g.spaces[f]:
        if occ[t] == f:
            taken &= ~(1 << t)
    if quest.tramples(g, f):
        taken &= ~mask_of(t for other in friends(g) for t in g.spaces[other])
    return taken | quest.barred_to_bodies(g, f)


def room(
    g: State, f: int, s: int, size: tuple[int, int] | None = None, taken: int | None = None
) -> list[tuple[int, ...]]:
    """Every way the figure can stand so that it covers `s`, all its spaces empty or its own (DE-LARGE-03).

    Who asks for many spaces works out once what is `taken` for it.
    """
    if taken is None:
        taken = taken_for(g, f)
    return [feet for feet, mask, _ in g.live.board.stands(size or kind_of(g, f).size)[s] if not mask & taken]


def has_room(g: State, f: int, s: int, taken: int | None = None) -> bool:
    """Whether there is `room` for the figure there."""
    if taken is None:
        taken = taken_for(g, f)
    for _, mask, _ in g.live.board.stands(kind_of(g, f).size)[s]:  # noqa: SIM110  (a generator costs more)
        if not mask & taken:
            return True
    return False


def held(g: State, f: int, s: int, free: bool) -> bool:
    """Whether a pit would keep the figure on this space: nobody walks on through an occupied one (DE-PIT-06, 12)."""
    if g.live.map.terrain[s] != PIT or (free and g.errata):
        return False
    kind = kind_of(g, f)
    return not (kind.large or kind.fly)


def spawn(g: State, kind: int, spaces: tuple[int, ...]) -> int:
    """Bring a figure of this kind from the supply onto the map, fresh; -1 if none is left (DE-GOLD-05)."""
    for f in range(FIRST_MONSTER, len(g.kind)):
        if g.kind[f] == kind and not g.spaces[f]:
            g.damage[f] = g.fatigue[f] = g.cond[f] = g.mp[f] = 0
            g.carries[f] = ()
            g.left &= ~(1 << f)
            g.activated &= ~(1 << f)  # who comes now has not acted, whoever the figure was before (DE-R-51)
            put(g, f, spaces)
            g.log.append(FigurePlaced(ref_of(g, f), g.live.map.key[spaces[0]]))
            return f
    return -1


def supply(g: State, kind: int) -> int:
    """How many figures of this kind lie beside the map."""
    return sum(1 for f in range(FIRST_MONSTER, len(g.kind)) if g.kind[f] == kind and not g.spaces[f])


def expand(g: State, f: int, s: int) -> Flow[None]:
    """Put a large figure down so that it covers the counted space (DE-LARGE-03)."""
    feet = room(g, f, s)
    options = {g.live.map.feet_key(spaces): n for n, spaces in enumerate(feet)}
    chosen = yield from choose_one(controller(g, f), "expand", options, False, {"figure": ref_of(g, f)})
    assert chosen is not None
    yield from come_down(g, f, feet[chosen])


def come_down(g: State, f: int, spaces: tuple[int, ...]) -> Flow[None]:
    """The figure is put down there; whom it tramples makes room first."""
    if any(g.live.occ[s] not in (f, -1) for s in spaces):
        yield from fire(g, ComesDown(f, spaces))
    if g.spaces[f]:
        put(g, f, spaces)
