"""Working out what follows from a state: map, occupancy, hero sheets, figure keys, and who listens to what.

`wake` is called by the table whenever a state comes from outside; `wire` whenever cards in play have changed.

Not here: the registry of behaviours (hooks.py).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from gruft.games.descent.moments.fights import AttackDeclared
from gruft.games.descent.moments.hooks import HOOKS, OVERLORD_HOOKS, STANDING
from gruft.games.descent.moments.moment import MOMENTS, kinds_of
from gruft.games.descent.moments.shape import misfits
from gruft.games.descent.moments.values import COMPUTED, HEALTH, VALUES
from gruft.games.descent.pieces.board import barred, board_of
from gruft.games.descent.pieces.cards import EQUIPPED, FLIPPED, ID, IS_SEARCH, IS_SKILL, ITEM, RECORD
from gruft.games.descent.pieces.content import Skill
from gruft.games.descent.pieces.dice import COLOUR
from gruft.games.descent.pieces.drawing import laid_map
from gruft.games.descent.pieces.kinds import (
    FAMILIAR,
    FIRST_MONSTER,
    HERO_RANK,
    KINDS,
    LIEUTENANT,
    MASTER,
    NOBODY,
    PERSON,
    REANIMATE,
)
from gruft.games.descent.state import Listener, Playable, State

assert AttackDeclared in MOMENTS, "the moments of fights are known before anybody is wired"
NOBODY_HEARS: Final[dict[type, tuple[Listener, ...]]] = dict.fromkeys(MOMENTS, ())
NOBODY_PLAYS: Final[dict[type, tuple[Playable, ...]]] = dict.fromkeys(MOMENTS, ())
NOTHING_ADDS: Final[dict[str, tuple[Listener, ...]]] = dict.fromkeys(VALUES, ())


def wake(g: State) -> None:
    """A state from outside: fill what is not worked out yet; what does not fit stays asleep and is refused."""
    if not g.live.awake and not misfits(g):
        work_out(g)


def work_out(g: State) -> None:
    """Fill everything that follows from the fields."""
    work_out_map(g)
    wire(g)
    g.live.awake = True


def work_out_map(g: State) -> None:
    """The map with its tables and who stands where; who still adds figures wires when all are there."""
    g.live.map = laid_map(g.quest, g.encounter, g.drawn)
    work_out_board(g)
    work_out_occupancy(g)


def work_out_board(g: State) -> None:
    """The tables for the doors that are closed and the spaces that are barred now."""
    board = board_of(g.live.map, g.closed, g.crrg)
    g.live.board = barred(board, g.rubble) if g.rubble else board


def work_out_occupancy(g: State) -> None:
    """Who stands on which space."""
    occ = g.live.occ = [-1] * g.live.map.size
    mask = 0
    for f, spaces in enumerate(g.spaces):
        for s in spaces:
            occ[s] = f
            mask |= 1 << s
    g.live.occupied = mask


class Wires:
    """Listeners as they are collected."""

    def __init__(self) -> None:
        self.moments: dict[type, tuple[Listener, ...]] = {}
        self.values: dict[str, tuple[Listener, ...]] = {}

    def listen(self, owner: int, card: int, name: str, key: str) -> None:
        """Everything registered under this name works for the owner."""
        for hook in HOOKS.get(name, ()):
            listener = Listener(owner, card, hook.number, key, hook.down)
            for kind in kinds_of(hook.moment):
                self.moments[kind] = (*self.moments.get(kind, ()), listener)
        for computed, down in COMPUTED.get(name, ()):
            listener = Listener(owner, card, computed.number, key, down)
            self.values[computed.value] = (*self.values.get(computed.value, ()), listener)


def wire(g: State) -> None:
    """Work out hero sheets, figure keys and who listens to what."""
    sides = [
        hero_wires(h, g.kind[h], tuple(c for c in g.cards[h] if in_use(g, c))) for h in range(g.nh) if g.kind[h] >= 0
    ]
    kinds = tuple(g.kind[FIRST_MONSTER:])
    cards = tuple(sorted(chain.from_iterable(overlord_piles(g))))
    if not on_the_road(g):
        sides.append(dark_wires(kinds, tuple(g.relic[FIRST_MONSTER:]), cards))
    hooks = g.live.hooks = dict(NOBODY_HEARS)
    values = g.live.values = dict(NOTHING_ADDS)
    for side in sides:
        for kind, found in side.moments.items():
            hooks[kind] = (*hooks[kind], *found)
        for name, found in side.values.items():
            values[name] = (*values[name], *found)
    g.live.ol_hooks = NOBODY_PLAYS if on_the_road(g) else plays(cards)
    keys, g.live.persons = dark_figures(kinds)
    g.live.keys = [*(_own_key(number) for number in g.kind[:FIRST_MONSTER]), *keys]
    _sheets(g)


@lru_cache(maxsize=4096)
def hero_wires(h: int, number: int, cards: tuple[int, ...]) -> Wires:
    """What a hero of this kind listens to with these cards in use; kept, because wires are drawn anew for one card."""
    wires = Wires()
    hero = KINDS[number].id
    wires.listen(h, -1, hero, f"ability:{hero}")
    for c in cards:
        wires.listen(h, c, ID[c], f"card:{ID[c]}")
    return wires


@lru_cache(maxsize=1024)
def dark_wires(kinds: tuple[int, ...], relics: tuple[str, ...], cards: tuple[int, ...]) -> Wires:
    """What monsters and lieutenants listen to, and what stands by them and the overlord's cards.

    Kept: it is the same for the whole encounter.
    """
    wires = Wires()
    causes = {ID[c] for c in cards}
    for f, (number, relic) in enumerate(zip(kinds, relics, strict=True), FIRST_MONSTER):
        kind = KINDS[number]
        for ability in kind.abilities:
            wires.listen(f, -1, ability, f"ability:{ability}")
        if relic:
            wires.listen(f, -1, relic, f"relic:{relic}")
        causes.update(kind.abilities, (surge.effect for surge in kind.surges), (relic,))
    for name, cause in STANDING.items():
        if cause in causes:
            wires.listen(NOBODY, -1, name, f"ability:{name}")
    return wires


@lru_cache(maxsize=1024)
def plays(cards: tuple[int, ...]) -> dict[type, tuple[Playable, ...]]:
    """The moments of these overlord cards; kept, because they change sides only between quests."""
    own: dict[str, list[int]] = {}
    for c in cards:
        own.setdefault(ID[c], []).append(c)
    found = dict(NOBODY_PLAYS)
    for name in sorted(own):
        for hook in OVERLORD_HOOKS.get(name, ()):
            card = Playable(name, tuple(own[name]), hook.number)
            for kind in kinds_of(hook.moment):
                found[kind] = (*found[kind], card)
    return found


def in_use(g: State, c: int) -> bool:
    """Whether a card a hero holds works for him: skills, equipped items, unused search cards."""
    if IS_SKILL[c]:
        return True
    if IS_SEARCH[c]:
        return not g.status[c] & FLIPPED and not on_the_road(g)
    return bool(g.status[c] & EQUIPPED)


def overlord_piles(g: State) -> tuple[list[int], ...]:
    """Everything the overlord owns, also what he has set aside: the questions must not show it (DE-INFO-01)."""
    piles = (g.ol_hand, g.ol_deck, g.ol_discard, g.ol_table)
    return piles if g.campaign is None else (*piles, g.campaign.aside)


def on_the_road(g: State) -> bool:
    """Whether the heroes travel: neither the overlord nor his monsters and relics take part (CA-31, CA-35)."""
    return g.campaign is not None and g.campaign.step == "travel"


@lru_cache(maxsize=1024)
def dark_figures(kinds: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The refs of all figures after the heroes', and which of them are persons; kept for the encounter."""
    count: dict[tuple[str, int], int] = {}
    keys = []
    for number in kinds:
        kind = KINDS[number]
        assert kind.rank not in (HERO_RANK, FAMILIAR)
        if kind.rank == LIEUTENANT:
            keys.append(f"lieutenant:{kind.group}")
        else:
            place = count[kind.group, kind.rank] = count.get((kind.group, kind.rank), 0) + 1
            family = "npc" if kind.rank == PERSON else "master" if kind.rank == MASTER else "monster"
            keys.append(f"{family}:{kind.group}.{place}")
    return tuple(keys), tuple(f for f, number in enumerate(kinds, FIRST_MONSTER) if KINDS[number].rank == PERSON)


def _own_key(number: int) -> str:
    """The ref of a hero or familiar."""
    if number < 0:
        return ""
    kind = KINDS[number]
    return f"familiar:{kind.id}" if kind.rank == FAMILIAR else f"hero:{kind.id}"


def _sheets(g: State) -> None:
    """Health, Stamina and defence pool of every figure, with skills and equipment (DE-ITEM-04, DE-COMP-06)."""
    health = g.live.max_health = []
    stamina = g.live.max_stamina = []
    pool = g.live.pool = []
    for f, number in enumerate(g.kind[:FIRST_MONSTER]):
        if number < 0:
            health.append(0)
            stamina.append(0)
            pool.append(())
            continue
        kind = KINDS[number]
        life, breath, dice = kind.health + g.health_bonus[f], kind.stamina, kind.defense
        if f < g.nh:
            for c in g.cards[f]:
                record = RECORD[c]
                if isinstance(record, Skill):
                    life, breath = life + record.health, breath + record.stamina
                    continue
                item = ITEM[c]
                if item is not None and g.status[c] & EQUIPPED:
                    life, breath = life + item.health, breath + item.stamina
                    if item.slot == "armor":
                        dice = (*dice, *(COLOUR[colour] for colour in item.dice))
        elif f == REANIMATE:
            life += sum(HEALTH.run(live)(g, live.owner, f) for live in HEALTH.heard(g))
        health.append(life)
        stamina.append(breath)
        pool.append(dice)
    others = [KINDS[number] for number in g.kind[FIRST_MONSTER:]]
    health += [kind.health + bonus for kind, bonus in zip(others, g.health_bonus[FIRST_MONSTER:], strict=True)]
    stamina += [kind.stamina for kind in others]
    pool += [kind.defense for kind in others]
