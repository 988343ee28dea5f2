"""Working out what follows from a state: map, occupancy, hero sheets, figure keys, and who listens to what.

`wake` is called by the table whenever a state comes from outside; `wire` whenever cards in play have changed.

Not here: the registry of behaviours (hooks.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import AttackDeclared
from gruft.games.descent.moments.hooks import HOOKS, OVERLORD_HOOKS, STANDING
from gruft.games.descent.moments.moment import MOMENTS, kinds_of
from gruft.games.descent.moments.shape import misfits
from gruft.games.descent.moments.values import COMPUTED, HEALTH, VALUES
from gruft.games.descent.pieces.board import board_of
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
    g.live.map = laid_map(g.quest, g.encounter, g.drawn)
    work_out_board(g)
    work_out_occupancy(g)
    wire(g)
    g.live.awake = True


def work_out_board(g: State) -> None:
    """The tables for the doors that are closed and the spaces that are barred now."""
    board = board_of(g.live.map, g.closed, g.crrg)
    g.live.board = board.barred_by(g.rubble) if g.rubble else board


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
        self.moments: dict[type, list[Listener]] = {}
        self.values: dict[str, list[Listener]] = {}

    def listen(self, owner: int, card: int, name: str, key: str) -> None:
        """Everything registered under this name works for the owner."""
        for hook in HOOKS.get(name, ()):
            listener = Listener(owner, card, hook.number, key, hook.down)
            for kind in kinds_of(hook.moment):
                self.moments.setdefault(kind, []).append(listener)
        for computed, down in COMPUTED.get(name, ()):
            self.values.setdefault(computed.value, []).append(Listener(owner, card, computed.number, key, down))


def wire(g: State) -> None:
    """Work out hero sheets, figure keys and who listens to what."""
    wires = Wires()
    for h in range(g.nh):
        if g.kind[h] >= 0:
            _wire_hero(g, h, wires)
    travelling = on_the_road(g)
    for f in range(FIRST_MONSTER, len(g.kind)):
        if g.kind[f] >= 0 and not travelling:
            for ability in KINDS[g.kind[f]].abilities:
                wires.listen(f, -1, ability, f"ability:{ability}")
            if g.relic[f]:
                wires.listen(f, -1, g.relic[f], f"relic:{g.relic[f]}")
    causes = _causes(g)
    for name, cause in STANDING.items():
        if cause in causes:
            wires.listen(NOBODY, -1, name, f"ability:{name}")
    g.live.hooks = NOBODY_HEARS | {kind: tuple(found) for kind, found in wires.moments.items()}
    g.live.values = NOTHING_ADDS | {name: tuple(found) for name, found in wires.values.items()}
    g.live.keys = _keys(g)
    g.live.persons = tuple(f for f in range(FIRST_MONSTER, len(g.kind)) if KINDS[g.kind[f]].rank == PERSON)
    _wire_overlord(g)
    _sheets(g)


def _causes(g: State) -> set[str]:
    """Overlord cards, relics and monster abilities that are in this quest at all."""
    if on_the_road(g):
        return set()
    found = {ID[c] for pile in overlord_piles(g) for c in pile}
    for f in range(FIRST_MONSTER, len(g.kind)):
        kind = KINDS[g.kind[f]]
        found.update(kind.abilities)
        found.update(surge.effect for surge in kind.surges)
        found.add(g.relic[f])
    return found


def _wire_hero(g: State, h: int, wires: Wires) -> None:
    hero = KINDS[g.kind[h]].id
    wires.listen(h, -1, hero, f"ability:{hero}")
    for c in g.cards[h]:
        if in_use(g, c):
            wires.listen(h, c, ID[c], f"card:{ID[c]}")


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


def _wire_overlord(g: State) -> None:
    own: dict[str, list[int]] = {}
    if not on_the_road(g):
        for pile in overlord_piles(g):
            for c in pile:
                own.setdefault(ID[c], []).append(c)
    found: dict[type, list[Playable]] = {}
    for name in sorted(own):
        for hook in OVERLORD_HOOKS.get(name, ()):
            card = Playable(name, tuple(sorted(own[name])), hook.number)
            for kind in kinds_of(hook.moment):
                found.setdefault(kind, []).append(card)
    g.live.ol_hooks = NOBODY_PLAYS | {kind: tuple(cards) for kind, cards in found.items()}


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
            family = "npc" if kind.rank == PERSON else "master" if kind.rank == MASTER else "monster"
            keys.append(f"{family}:{kind.group}.{place}")
        assert f < FIRST_MONSTER or kind.rank not in (HERO_RANK, FAMILIAR)
    return keys


def _sheets(g: State) -> None:
    """Health, Stamina and defence pool of every figure, with skills and equipment (DE-ITEM-04, DE-COMP-06)."""
    health = g.live.max_health = []
    stamina = g.live.max_stamina = []
    pool = g.live.pool = []
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
