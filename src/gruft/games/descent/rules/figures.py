"""Who is where: adjacency, distance and sight between figures.

All questions here are cheap and change nothing. A large figure is near by its nearest space (DE-LARGE-06) and sees
from any of its spaces (DE-LOS-09).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_as_hero, is_hero_figure, kind_of
from gruft.games.descent.moments.values import SPEED, TRAITS
from gruft.games.descent.pieces.board import FAR, spaces_in
from gruft.games.descent.pieces.cards import CARDS, EQUIPPED, EXHAUSTED, ITEM
from gruft.games.descent.pieces.kinds import FAMILIAR, FIRST_MONSTER, HERO, KINDS, MONSTER, REANIMATE
from gruft.games.descent.state import State


def on_map(g: State, f: int) -> bool:
    """Whether a figure stands on the map; nobody (below 0) does not."""
    return f >= 0 and bool(g.spaces[f])


def side(g: State, f: int) -> int:
    """Which side a figure fights on now; a charmed hero counts as a monster."""
    if f == g.live.charmed:
        return MONSTER
    return HERO if f < FIRST_MONSTER else KINDS[g.kind[f]].side


def friendly(g: State, a: int, b: int) -> bool:
    """Whether two figures are on the same side."""
    return side(g, a) == side(g, b)


def heroes(g: State, familiars: bool = False) -> list[int]:
    """Heroes standing on the map; with `familiars` also figures treated as heroes (DE-FAM-07, QC-16)."""
    found = [h for h in range(g.nh) if g.spaces[h]]
    if familiars:
        if g.spaces[REANIMATE]:
            found.append(REANIMATE)
        found += persons_as_heroes(g)
    return found


def persons_as_heroes(g: State) -> list[int]:
    """Persons on the map that count as heroes for abilities and cards (QC-16)."""
    return [f for f in g.live.persons if g.spaces[f] and is_as_hero(g, f)]


def friends(g: State) -> list[int]:
    """Every figure on the heroes' side: heroes, familiars, and all persons that are with them."""
    return [*heroes(g), *(f for f in (REANIMATE, *g.live.persons) if g.spaces[f] and is_hero_figure(g, f))]


def monsters(g: State, but: int = 0) -> list[int]:
    """Monsters and lieutenants on the map; some left out, a bit each."""
    spaces = g.spaces
    found = [f for f in range(FIRST_MONSTER, len(spaces)) if spaces[f] and not but >> f & 1]
    return [f for f in found if KINDS[g.kind[f]].side == MONSTER] if g.live.persons else found


def figures(g: State) -> Iterator[int]:
    """Every figure on the map."""
    return (f for f, spaces in enumerate(g.spaces) if spaces)


def group_of(g: State, f: int) -> list[int]:
    """All figures of this figure's group on the map (DE-MON-01)."""
    name = kind_of(g, f).group
    return [m for m in monsters(g) if kind_of(g, m).group == name]


def mask_of(spaces: Iterable[int]) -> int:
    """Spaces as one number, a bit for each."""
    mask = 0
    for s in spaces:
        mask |= 1 << s
    return mask


def touches(mask: int, spaces: Iterable[int]) -> bool:
    """Whether one of these spaces is among those of the mask."""
    for s in spaces:  # noqa: SIM110  (a generator costs more than the question)
        if mask >> s & 1:
            return True
    return False


def around(g: State, f: int) -> int:
    """Bit mask of the spaces adjacent to a figure, its own left out (DE-ADJ-04)."""
    adj = g.live.board.adj_mask
    spaces = g.spaces[f]
    if len(spaces) == 1:
        return adj[spaces[0]]
    mask = own = 0
    for s in spaces:
        mask |= adj[s]
        own |= 1 << s
    return mask & ~own


def adjacent(g: State, a: int, b: int) -> bool:
    """Whether two figures are next to each other; nobody is next to oneself."""
    if a == b:
        return False
    ours, theirs = g.spaces[a], g.spaces[b]
    if len(ours) == len(theirs) == 1:
        return bool(g.live.board.adj_mask[ours[0]] >> theirs[0] & 1)
    return touches(around(g, a), theirs)


def beside(g: State, f: int, others: Iterable[int]) -> list[int]:
    """Those of the others that are next to the figure."""
    near = around(g, f)
    return [other for other in others if other != f and touches(near, g.spaces[other])]


def distance(g: State, a: int, b: int) -> int:
    """Spaces counted from figure to figure; FAR if there is no way to count (DE-COUNT-01)."""
    board = g.live.board
    return min((board.row(s)[t] for s in g.spaces[a] for t in g.spaces[b]), default=FAR)


def distance_to(g: State, f: int, space: int) -> int:
    """How many spaces a figure is away from a space; the nearest of its own counts."""
    row = g.live.board.row(space)
    return min((row[s] for s in g.spaces[f]), default=FAR)


def ball(g: State, f: int, n: int) -> int:
    """Bit mask of the spaces within n spaces of a figure, its own included."""
    board = g.live.board
    mask = 0
    for s in g.spaces[f]:
        mask |= board.ball(s, n)
    return mask


def within(g: State, a: int, b: int, n: int) -> bool:
    """Whether a figure is within so many spaces of another; one is always within reach of oneself."""
    if a == b:
        return bool(g.spaces[a])
    return touches(ball(g, a, n), g.spaces[b])


def in_pit(g: State, f: int) -> bool:
    """All spaces of the figure are pit spaces; who is shrunk for moving or flies over it is not in it (DE-PIT-15)."""
    pits = g.live.map.pits
    spaces = g.spaces[f]
    if not spaces or not pits >> spaces[0] & 1 or f == g.live.aloft:
        return False
    return all(pits >> s & 1 for s in spaces) if len(spaces) > 1 else not kind_of(g, f).large


def over_pits(g: State) -> set[int]:
    """Figures that stand on or pass over a pit with some space; most figures need not be asked about pits."""
    found = {g.live.occ[s] for s in spaces_in(g.live.map.pits & g.live.occupied)}
    if found and g.live.guest >= 0:
        found.add(g.live.guest)
    return found


def blockers(g: State, ignored: int = 0) -> int:
    """Bit mask of what blocks line of sight: figures not in pits, obstacles (DE-LOS-02, DE-PIT-16)."""
    mask = g.live.occupied & ~ignored
    if g.live.map.pits & mask and g.errata:
        for f in over_pits(g):
            if in_pit(g, f):
                mask &= ~mask_of(g.spaces[f])
    return mask | g.live.map.solid | g.rubble


def sees_space(g: State, f: int, target: int, ignored: int = 0) -> bool:
    """Line of sight from a figure to a space (DE-LOS-01, DE-LOS-09, DE-PIT-13)."""
    spaces = g.spaces[f]
    if not spaces:
        return False
    if g.live.map.pits and (in_pit(g, f) or (g.live.occ[target] >= 0 and in_pit(g, g.live.occ[target]))):
        return bool(around(g, f) >> target & 1) or target in spaces
    mask = blockers(g, ignored)
    sees = g.live.board.sight.sees
    return any(sees(s, target, mask) for s in spaces)


def sees(g: State, a: int, b: int, ignored: int = 0) -> bool:
    """Line of sight between two figures; a figure sees itself."""
    return a == b or any(sees_space(g, a, s, ignored) for s in g.spaces[b])


def empty(g: State, s: int) -> bool:
    """No figure and no obstacle (DE-EMPTY-01)."""
    return g.live.occ[s] < 0 and not (g.live.map.solid | g.rubble | g.gulfs) >> s & 1


def empty_spaces(g: State, mask: int) -> list[int]:
    """Those of the spaces on which a figure could be placed."""
    return list(spaces_in(mask & ~g.live.occupied & ~(g.live.map.solid | g.rubble | g.gulfs)))


def is_place(g: State, key: str, families: tuple[str, ...] = ("step", "search")) -> bool:
    """Whether the key is a step to, or a search on, some space of the map."""
    family, _, name = key.partition(":")
    return family in families and f"space:{name}" in g.live.map.by_key


def speed_of(g: State, f: int) -> int:
    """Speed now; caps of armour come last (DE-R-68)."""
    value = max(0, kind_of(g, f).speed - quest_of(g).slows(g, f))
    for live in SPEED.heard(g):
        if live.heard(g):
            value = SPEED.run(live)(g, live.owner, f, value)
    if f < g.nh:
        for c in g.cards[f]:
            item = ITEM[c]
            if item is not None and item.speed_cap and g.status[c] & EQUIPPED:
                value = min(value, item.speed_cap)
    return max(value, 0)


def traits_of(g: State, h: int, c: int) -> frozenset[str]:
    """Traits of an item in a hero's hands."""
    item = ITEM[c]
    traits = frozenset(item.traits) if item is not None else frozenset()
    for live in TRAITS.heard(g):
        if live.owner == h:
            traits |= TRAITS.run(live)(g, h, c)
    return traits


def owned(g: State, h: int, name: str) -> bool:
    """Whether a hero holds a card of this id."""
    return any(c in g.cards[h] for c in CARDS[name])


def card_of(g: State, h: int, name: str) -> int:
    """The card of this id a hero holds, or -1."""
    return next((c for c in CARDS[name] if c in g.cards[h]), -1)


def exhausted(g: State, h: int, name: str) -> bool:
    """Whether a hero has this card and it is exhausted."""
    c = card_of(g, h, name)
    return c >= 0 and bool(g.status[c] & EXHAUSTED)


def equipped(g: State, h: int, trait: str) -> bool:
    """Whether a hero has an item with this trait equipped."""
    return any(g.status[c] & EQUIPPED and trait in traits_of(g, h, c) for c in g.cards[h] if ITEM[c] is not None)


def is_familiar(g: State, f: int) -> bool:
    """Whether it is a familiar, of whatever owner."""
    return kind_of(g, f).rank == FAMILIAR
