"""Weapons and legal targets: what an attacker may name in step 1 (DE-ATK-01 to DE-ATK-05, DE-KEY-05, DE-BAD-04).

`target_refusal` says why a space is no target; `targets_of` finds, fast, exactly those it does not refuse (a test
compares the two).

Not here: the attack itself (declare.py).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.values import CANNOT_ATTACK, IMMUNE, SIGHT
from gruft.games.descent.pieces.board import spaces_in
from gruft.games.descent.pieces.cards import EQUIPPED, ITEM
from gruft.games.descent.pieces.content import Item, number
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, HERO, HERO_RANK, KINDS, NOBODY
from gruft.games.descent.rules.figures import ball, blockers, distance_to, friendly, in_pit, mask_of, sees_space, side
from gruft.games.descent.state import State
from gruft.table.rules import Refusal, refuse

FISTS, OWN = -1, -2
WeaponTest = Callable[[Item | None], bool]
Enemy = Callable[[State, int], bool]

NO_TARGET = refuse("attack.no_target", "DE-ATK-02")
NO_WEAPON = refuse("attack.no_weapon", "DE-ATK-01")
EMPTY_SPACE = refuse("attack.empty_space", "DE-ATK-01")
FRIEND = refuse("attack.friend", "DE-ATK-01")
TOO_FAR = refuse("attack.not_adjacent", "DE-ATK-02")
OUT_OF_REACH = refuse("attack.out_of_reach", "DE-KEY-05")
NO_SIGHT = refuse("attack.no_sight", "DE-ATK-02")
IMMUNE_NOW = refuse("attack.immune", "DE-ATK-01")


def weapons_of(g: State, f: int, weapon: WeaponTest | None = None) -> list[int]:
    """What the figure could attack with: equipped weapons and bare fists; others only with what their card prints."""
    kind = kind_of(g, f)
    if kind.rank != HERO_RANK:
        return [OWN] if kind.attack else []
    found = []
    for c in g.cards[f]:
        item = ITEM[c]
        if item is not None and item.attack and g.status[c] & EQUIPPED and (weapon is None or weapon(item)):
            found.append(c)
    if weapon is None or weapon(None):
        found.append(FISTS)
    return found


def is_melee(g: State, f: int, weapon: int) -> bool:
    """Whether the weapon hits up close; without one it does."""
    if weapon == OWN:
        return kind_of(g, f).melee
    item = ITEM[weapon] if weapon >= 0 else None
    return item is None or item.attack == "melee"


def has_reach(g: State, f: int, weapon: int) -> bool:
    """Whether the weapon reaches over one space."""
    if weapon == OWN:
        return kind_of(g, f).reach
    item = ITEM[weapon] if weapon >= 0 else None
    return item is not None and item.reach


def ignored_by(g: State, f: int, weapon: int) -> int:
    """Spaces whose figures do not block this attacker's sight."""
    mask = 0
    for live in SIGHT.heard(g):
        if live.owner == f:
            mask |= SIGHT.run(live)(g, f, weapon)
    return mask


def safe(g: State, attacker: int, f: int) -> bool:
    """Whether the figure cannot be attacked by this one: by an ability, or a rule of the quest about a person."""
    if g.live.persons and quest_of(g).out_of_reach(g, attacker, f):
        return True
    return bool(IMMUNE.heard(g)) and immune(g, attacker, f)


def immune(g: State, attacker: int, f: int) -> bool:
    """Whether something forbids this attacker to aim at the figure."""
    for live in IMMUNE.heard(g):  # noqa: SIM110  (a generator costs more than the question)
        if live.heard(g) and IMMUNE.run(live)(g, live.owner, attacker, f):
            return True
    return False


def _arm(reach: bool) -> int:
    """How far a Melee attack carries."""
    return number("reach", "within") if reach else 1


def target_refusal(
    g: State, f: int, space: int, melee: bool, reach: bool, ignored: int, enemy: Enemy | None
) -> Refusal | None:
    """Why this space cannot be the target (DE-BAD-04)."""
    other = g.live.occ[space]
    if other < 0:
        return EMPTY_SPACE
    if (friendly(g, f, other) or other == f) if enemy is None else not enemy(g, other):
        return FRIEND
    if safe(g, f, other):
        return IMMUNE_NOW
    if other == f:
        return None
    if melee and distance_to(g, f, space) > _arm(reach):
        return OUT_OF_REACH if reach else TOO_FAR
    if not sees_space(g, f, space, ignored):
        return NO_SIGHT
    return None


def foes_of(g: State, f: int, enemy: Enemy | None) -> list[int]:
    """Figures on the map this figure may attack."""
    spaces = g.spaces
    if enemy is not None:
        return [o for o in range(len(spaces)) if spaces[o] and enemy(g, o)]
    if g.live.charmed == NOBODY and not g.live.persons:
        foes = range(FIRST_MONSTER, len(spaces)) if f < FIRST_MONSTER else range(FIRST_MONSTER)
        return [o for o in foes if spaces[o]]
    own = side(g, f)
    if g.live.charmed != NOBODY:
        return [o for o in range(len(spaces)) if spaces[o] and side(g, o) != own]
    persons = g.live.persons
    foes = range(FIRST_MONSTER, len(spaces)) if own == HERO else range(FIRST_MONSTER)
    found = [o for o in foes if spaces[o] and o not in persons]
    found += [o for o in persons if spaces[o] and KINDS[g.kind[o]].side != own]
    return sorted(found)


def _foes_on(g: State, f: int, spaces: int) -> list[int]:
    """Those of `foes_of` that stand on one of these spaces; for who strikes at what is near they are few."""
    own = side(g, f)
    return sorted(o for o in {g.live.occ[s] for s in spaces_in(spaces)} if side(g, o) != own)


def targets_of(
    g: State,
    f: int,
    melee: bool,
    reach: bool,
    ignored: int = 0,
    enemy: Enemy | None = None,
    any_one: bool = False,
) -> list[int]:
    """All legal target spaces (with `any_one` the first found): those `target_refusal` does not refuse."""
    found: list[int] = []
    own = g.spaces[f]
    near = ball(g, f, _arm(reach)) if melee else -1
    if melee and enemy is None and g.live.guest < 0:
        beside = near & g.live.occupied & ~mask_of(own)
        if not beside:
            return found
        foes = _foes_on(g, f, beside)
    else:
        foes = foes_of(g, f, enemy)
    mask = blockers(g, ignored)
    clear = g.live.board.sight.sees
    guarded = IMMUNE.heard(g) or g.live.persons
    pits = g.live.map.pits
    sunk = bool(pits) and in_pit(g, f)
    for other in foes:
        before = len(found)
        for s in g.spaces[other]:
            if other == f:
                found.append(s)
            elif near >> s & 1:
                if sunk or pits >> s & 1:
                    seen = sees_space(g, f, s, ignored)
                elif len(own) == 1:
                    seen = clear(own[0], s, mask)
                else:
                    seen = any(clear(o, s, mask) for o in own)
                if seen:
                    found.append(s)
                    if any_one:
                        break
        if len(found) > before:
            if guarded and safe(g, f, other):
                del found[before:]
            elif any_one:
                return found
    found.sort()
    return found


def has_target(g: State, f: int, weapon: int, enemy: Enemy | None = None) -> bool:
    """Whether this weapon has a legal target."""
    ignored = ignored_by(g, f, weapon) if SIGHT.heard(g) else 0
    return bool(targets_of(g, f, is_melee(g, f, weapon), has_reach(g, f, weapon), ignored, enemy, any_one=True))


def aim_refusal(g: State, f: int, other: int) -> Refusal | None:
    """Why the figure can aim at no space of the other one: what is against its first weapon, if no weapon will do."""
    first: Refusal | None = None
    for weapon in weapons_of(g, f):
        ignored = ignored_by(g, f, weapon) if SIGHT.heard(g) else 0
        for space in g.spaces[other]:
            refusal = target_refusal(g, f, space, is_melee(g, f, weapon), has_reach(g, f, weapon), ignored, None)
            if refusal is None:
                return None
            first = first or refusal
    return first


def cannot_attack(g: State, f: int) -> Refusal | None:
    """Rules of the quest and effects that forbid this figure to attack at all."""
    refusal = quest_of(g).attack_refusal(g, f)
    if refusal is not None:
        return refusal
    for live in CANNOT_ATTACK.heard(g):
        refusal = CANNOT_ATTACK.run(live)(g, live.owner, f) if live.heard(g) else None
        if refusal is not None:
            return refusal
    return None


def attack_refusal(
    g: State, f: int, weapon: WeaponTest | None = None, targets: list[int] | None = None, enemy: Enemy | None = None
) -> Refusal | None:
    """Why the figure cannot attack (with such a weapon) at all."""
    refusal = cannot_attack(g, f)
    if refusal is not None:
        return refusal
    arms = weapons_of(g, f, weapon)
    if not arms:
        return NO_WEAPON
    if targets is not None:
        return None if any(not safe(g, f, target) for target in targets) else NO_TARGET
    return None if any(has_target(g, f, arm, enemy) for arm in arms) else NO_TARGET
