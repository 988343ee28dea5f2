"""Which weapon a card asks for (DE-ATK-01, DE-ATK-04, DE-ITEM-04).

A Melee weapon is a card: bare fists count only where a card says so. Runes may be inscribed on any weapon.
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.cards import EQUIPPED, ID, ITEM
from gruft.games.descent.pieces.content import Item
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.figures import owned
from gruft.games.descent.state import State
from gruft.table.rules import Refusal

Weapon = Callable[[Item | None], bool]


def melee(item: Item | None) -> bool:
    """Whether it is a melee weapon; None is no weapon at all."""
    return item is not None and item.attack == "melee"


def bow(item: Item | None) -> bool:
    """Whether it is a weapon with the Bow trait."""
    return item is not None and bool(item.attack) and "bow" in item.traits


def magic(item: Item | None) -> bool:
    """Whether it is a weapon with the Magic trait."""
    return item is not None and bool(item.attack) and "magic" in item.traits


def melee_or_blade(item: Item | None) -> bool:
    """Whether it is a melee weapon or a thrown blade."""
    return item is not None and (item.attack == "melee" or (bool(item.attack) and "blade" in item.traits))


def rune(g: State, me: int) -> Weapon:
    """Rune weapons of this hero; with Inscribe Rune every weapon is one."""
    every = owned(g, me, "inscribe_rune")
    return lambda item: item is not None and bool(item.attack) and (every or "rune" in item.traits)


def needs(weapon: Weapon | None) -> Callable[[State, int], Refusal | None]:
    """The refusal of a card that attacks with such a weapon."""
    return lambda g, me: attack_refusal(g, me, weapon=weapon)


def with_this(a: Attack, name: str) -> bool:
    """The attack is made with the weapon of this id."""
    return a.weapon >= 0 and ID[a.weapon] == name


def equipped_items(g: State, me: int) -> list[Item]:
    """What a hero has equipped."""
    return [item for c in g.cards[me] if g.status[c] & EQUIPPED and (item := ITEM[c]) is not None]
