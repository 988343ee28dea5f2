"""How cards and abilities take part: registered by id, wired to their owners, called at their moments.

A card's behaviour is a function under the card's id. `wire` collects, for the present cards and figures, who
listens to which window; `fire` opens a window: forced effects happen, everybody with a usable reaction says use
or pass, the active player orders what was announced, each is carried out and the rest checked again, until all
pass (DE-ROUND-05, DE-ROUND-06, ruling 48). The overlord is asked whenever some card he might hold could be played:
`when` of an overlord card looks at public facts only, never at the hand.

Not here: what the cards do (cards/), how costs are paid (costs.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gruft.games.descent.content import ABILITIES
from gruft.games.descent.dice import COLOUR
from gruft.games.descent.kinds import (
    FAMILIAR,
    FIRST_MONSTER,
    HERO_RANK,
    KINDS,
    LIEUTENANT,
    MASTER,
    NOBODY,
    REANIMATE,
)
from gruft.games.descent.pieces import EQUIPPED, FLIPPED, ID, IS_OVERLORD, IS_SEARCH, IS_SKILL, ITEM, RECORD
from gruft.games.descent.state import State
from gruft.games.descent.windows import HEALTH, WINDOWS

Run = Callable[..., Any]  # the signature depends on the kind of hook; hooks are called by this package only
FORCED, REACTION, COMPUTED = range(3)


class Hook:
    """One registered behaviour."""

    __slots__ = ("defence", "down", "id", "kind", "limit", "run", "when", "window")

    def __init__(self, name: str, window: int, kind: int, run: Run, when: Run | None, limit: str, down: bool) -> None:
        self.id = name
        self.window = window
        self.kind = kind
        self.run = run
        self.when = when
        self.limit = limit
        self.down = down
        self.defence = False
        """How its owner defends himself: he may, even while the overlord makes him attack himself."""


class Live:
    """A hook of somebody in this quest: the figure, and the card it comes from (-1: printed on the figure)."""

    __slots__ = ("card", "hook", "key", "owner", "run")

    def __init__(self, owner: int, card: int, hook: Hook, key: str) -> None:
        self.owner = owner
        self.card = card
        self.hook = hook
        self.key = key
        self.run = hook.run

    def heard(self, g: State) -> bool:
        """Whether the owner is there to take part; effects that belong to nobody always do."""
        return self.owner < 0 or bool(g.spaces[self.owner]) or self.hook.down


class LiveOverlord:
    """An overlord card that belongs to the overlord's deck."""

    __slots__ = ("cards", "hook", "id")

    def __init__(self, name: str, cards: tuple[int, ...], hook: Hook) -> None:
        self.id = name
        self.cards = cards
        self.hook = hook


class Doing:
    """A behaviour its owner starts: an action, a free use, a feat."""

    __slots__ = ("action", "contains_attack", "id", "refusal", "run")

    def __init__(self, name: str, run: Run, refusal: Run | None, action: bool) -> None:
        self.id = name
        self.run = run
        self.refusal = refusal
        self.action = action
        self.contains_attack = name in ABILITIES and ABILITIES[name].contains_attack


HOOKS: Final[dict[str, list[Hook]]] = {}
DOINGS: Final[dict[str, Doing]] = {}
FEATS: Final[dict[str, Doing]] = {}
SURGE_EFFECTS: Final[dict[str, Run]] = {}
SURGE_WHEN: Final[dict[str, Run]] = {}
OVERLORD_HOOKS: Final[dict[str, list[Hook]]] = {}


def _hook(name: str, window: int, kind: int, when: Run | None, limit: str, down: bool) -> Callable[[Run], Run]:
    def register(run: Run) -> Run:
        HOOKS.setdefault(name, []).append(Hook(name, window, kind, run, when, limit, down))
        return run

    return register


def reaction(
    name: str, window: int, *, when: Run | None = None, limit: str = "", down: bool = False
) -> Callable[[Run], Run]:
    """Optional, when the window opens: when(g, me, ctx) -> bool, run(g, me, ctx) -> Flow."""
    return _hook(name, window, REACTION, when, limit, down)


def defence(name: str, window: int, *, when: Run | None = None, limit: str = "") -> Callable[[Run], Run]:
    """A reaction by which its owner defends himself."""

    def register(run: Run) -> Run:
        reaction(name, window, when=when, limit=limit)(run)
        HOOKS[name][-1].defence = True
        return run

    return register


def forced(
    name: str, window: int, *, when: Run | None = None, limit: str = "", down: bool = False
) -> Callable[[Run], Run]:
    """Happens by itself when the window opens; the same signatures."""
    return _hook(name, window, FORCED, when, limit, down)


def computed(name: str, window: int, *, down: bool = False) -> Callable[[Run], Run]:
    """Changes a value whenever it is worked out; see windows.py for the signatures."""
    return _hook(name, window, COMPUTED, None, "", down)


def _doing(book: dict[str, Doing], name: str, refusal: Run | None, is_action: bool) -> Callable[[Run], Run]:
    def register(run: Run) -> Run:
        assert name not in book, name
        book[name] = Doing(name, run, refusal, is_action)
        return run

    return register


def action(name: str, *, refusal: Run | None = None) -> Callable[[Run], Run]:
    """Costs one action: run(g, me) -> Flow, refusal(g, me) -> Refusal | None."""
    return _doing(DOINGS, name, refusal, True)


def free(name: str, *, refusal: Run | None = None) -> Callable[[Run], Run]:
    """In the owner's turn, without an action."""
    return _doing(DOINGS, name, refusal, False)


def feat(name: str, *, action: bool, refusal: Run | None = None) -> Callable[[Run], Run]:
    """A heroic feat, under the hero's id."""
    return _doing(FEATS, name, refusal, action)


def surge(name: str, *, when: Run | None = None) -> Callable[[Run], Run]:
    """What a bought surge does besides its numbers: run(g, a, x) -> Flow; when(g, a) -> bool."""

    def register(run: Run) -> Run:
        assert name not in SURGE_EFFECTS, name
        SURGE_EFFECTS[name] = run
        if when is not None:
            SURGE_WHEN[name] = when
        return run

    return register


def overlord(name: str, window: int, *, when: Run | None = None, limit: str = "") -> Callable[[Run], Run]:
    """An overlord card: when(g, ctx) -> bool from public facts only, run(g, ctx, card) -> Flow."""

    def register(run: Run) -> Run:
        OVERLORD_HOOKS.setdefault(name, []).append(Hook(name, window, REACTION, run, when, limit, False))
        return run

    return register


# -- wiring -------------------------------------------------------------------


def wire(g: State) -> None:
    """Work out hero sheets, figure keys and who listens to what."""
    from gruft.games.descent.cards import STANDING  # importing it registers every card

    lists: list[list[Live]] = [[] for _ in range(WINDOWS)]
    for h in range(g.nh):
        if g.kind[h] >= 0:
            _wire_hero(g, h, lists)
    for f in range(FIRST_MONSTER, len(g.kind)):
        if g.kind[f] >= 0:
            for ability in KINDS[g.kind[f]].abilities:
                _listen(lists, f, -1, ability, f"ability:{ability}")
            if g.relic[f]:
                _listen(lists, f, -1, g.relic[f], f"relic:{g.relic[f]}")
    causes = _causes(g)
    for name, cause in STANDING.items():
        if cause in causes:
            _listen(lists, NOBODY, -1, name, f"ability:{name}")
    g.hooks = [tuple(found) for found in lists]
    own = g.__dict__
    own["keys"] = _keys(g)
    _wire_overlord(g)
    _sheets(g)


def _causes(g: State) -> set[str]:
    """Overlord cards, relics and monster abilities that are in this quest at all."""
    found = {ID[c] for pile in (g.ol_hand, g.ol_deck, g.ol_discard, g.ol_table) for c in pile}
    for f in range(FIRST_MONSTER, len(g.kind)):
        kind = KINDS[g.kind[f]]
        found.update(kind.abilities)
        found.update(surge.effect for surge in kind.surges)
        found.add(g.relic[f])
    return found


def _listen(lists: list[list[Live]], owner: int, card: int, name: str, key: str) -> None:
    for hook in HOOKS.get(name, ()):
        lists[hook.window].append(Live(owner, card, hook, key))


def _wire_hero(g: State, h: int, lists: list[list[Live]]) -> None:
    hero = KINDS[g.kind[h]].id
    _listen(lists, h, -1, hero, f"ability:{hero}")
    for c in g.cards[h]:
        if in_use(g, c):
            _listen(lists, h, c, ID[c], f"card:{ID[c]}")


def in_use(g: State, c: int) -> bool:
    """Whether a card a hero holds works for him: skills, equipped items, unused search cards."""
    if IS_SKILL[c]:
        return True
    if IS_SEARCH[c]:
        return not g.status[c] & FLIPPED
    return bool(g.status[c] & EQUIPPED)


def _wire_overlord(g: State) -> None:
    own: dict[str, list[int]] = {}
    for pile in (g.ol_hand, g.ol_deck, g.ol_discard, g.ol_table):
        for c in pile:
            assert IS_OVERLORD[c]
            own.setdefault(ID[c], []).append(c)
    lists: list[list[LiveOverlord]] = [[] for _ in range(WINDOWS)]
    for name in sorted(own):
        for hook in OVERLORD_HOOKS.get(name, ()):
            lists[hook.window].append(LiveOverlord(name, tuple(sorted(own[name])), hook))
    g.ol_hooks = [tuple(found) for found in lists]


def _keys(g: State) -> list[str]:
    count: dict[tuple[str, int], int] = {}
    keys = []
    for f, number in enumerate(g.kind):
        if number < 0:
            keys.append("")
            continue
        kind = KINDS[number]
        if kind.rank == HERO_RANK:
            keys.append(f"hero:{kind.id}")
        elif kind.rank == FAMILIAR:
            keys.append(f"familiar:{kind.id}")
        elif kind.rank == LIEUTENANT:
            keys.append(f"lieutenant:{kind.group}")
        else:
            place = count[kind.group, kind.rank] = count.get((kind.group, kind.rank), 0) + 1
            keys.append(f"{'master' if kind.rank == MASTER else 'monster'}:{kind.group}.{place}")
        assert f < FIRST_MONSTER or kind.rank not in (HERO_RANK, FAMILIAR)
    return keys


def _sheets(g: State) -> None:
    """Health, Stamina and defence pool of every figure, with skills and equipment (DE-ITEM-04, DE-COMP-06)."""
    own = g.__dict__
    health = own["max_health"] = []
    stamina = own["max_stamina"] = []
    pool = own["pool"] = []
    for f, number in enumerate(g.kind):
        if number < 0:
            health.append(0)
            stamina.append(0)
            pool.append(())
            continue
        kind = KINDS[number]
        life, breath, dice = kind.health + g.health_bonus[f], kind.stamina, kind.defense
        if f < g.nh:
            for c in g.cards[f]:
                if IS_SKILL[c]:
                    record: Any = RECORD[c]
                    life, breath = life + record.health, breath + record.stamina
                    continue
                item = ITEM[c]
                if item is not None and g.status[c] & EQUIPPED:
                    life, breath = life + item.health, breath + item.stamina
                    if item.slot == "armor":
                        dice = (*dice, *(COLOUR[colour] for colour in item.dice))
        elif f == REANIMATE:
            life += sum(live.run(g, live.owner, f) for live in g.hooks[HEALTH])
        health.append(life)
        stamina.append(breath)
        pool.append(dice)
