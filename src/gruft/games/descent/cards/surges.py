"""What surges buy beyond numbers and conditions: weapons, relics, monsters and lieutenants (DE-SURGE-05, DE-SURGE-06).

Each effect is named by the `effect` of a surge in the data. It works in step 4, before damage is dealt.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import adjacent_monsters, pick_condition, pick_figure, pick_space
from gruft.games.descent.cards.rerolls import reroll_one
from gruft.games.descent.moments.fights import DamageDealt
from gruft.games.descent.moments.hooks import forced, surge
from gruft.games.descent.moments.seats import is_hero_figure
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import CARDS, HEROES, Surge, number
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.games.descent.rules.attack.affected import affect
from gruft.games.descent.rules.conditions import give_condition
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.figures import ball, empty_spaces, monsters, within
from gruft.games.descent.rules.movement.moves import move_spaces, place
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow

SUBDUED, BLOOD_CALLED = ("subdue", NOBODY), ("blood_call", NOBODY)
"""Surges of an attack that work when its damage is dealt."""


def gain_surges(a: Attack, name: str) -> None:
    """The attack gets the surge abilities printed on this card, or on this hero's sheet."""
    for printed in CARDS[name].surges if name in CARDS else HEROES[name].ability.surges:
        a.gain(printed, name)


def weapon_ref(a: Attack) -> str:
    """What the attack is made with; for a monster that is its owner's seat."""
    return f"card:{a.item.id}" if a.item is not None else f"seat:{a.seat}"


# -- weapons and relics of heroes ---------------------------------------------


@surge("push_target")
def push_target(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Crossbow, Trueshot: the target is moved if it can be, where the attacker says."""
    for target, space in zip(list(a.targets), list(a.target_spaces), strict=False):
        if g.spaces[target]:
            yield from move_spaces(g, target, bought.x, seat=a.seat, must=True, origin=space)


def sparked(g: State, a: Attack, n: int) -> list[int]:
    """Other monsters within n spaces of a target."""
    return [m for m in monsters(g) if m not in a.targets and any(within(g, t, m, n) for t in a.targets)]


@surge("spark", when=lambda g, a, bought: bool(sparked(g, a, bought.within)))
def spark(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Magic Staff: another monster near the target suffers damage."""
    monster = yield from pick_figure(g, a.seat, weapon_ref(a), sparked(g, a, bought.within))
    if monster is not None:
        yield from suffer(g, monster, damage=bought.x, source="magic_staff", by=a.attacker)


@surge("burst")
def burst(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Mace of Kellos: each adjacent monster suffers damage."""
    for monster in adjacent_monsters(g, a.attacker):
        yield from suffer(g, monster, damage=bought.x, source="mace_of_kellos", by=a.attacker)


@surge("drink_life")
def drink_life(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """The attacker recovers damage."""
    yield from recover(g, a.attacker, damage=bought.x, source="surge")


@surge("turn_guard", when=lambda g, a, bought: any(a.defence.get(t) for t in a.targets))
def turn_guard(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Iron Longsword: the target re-rolls a defence die of the attacker's choice."""
    for target in a.targets:
        if a.defence.get(target):
            yield from reroll_one(g, a.seat, weapon_ref(a), a.defence[target])


def second_targets(g: State, a: Attack) -> list[int]:
    """Monsters beside the attacker whom the attack has not reached yet."""
    return [m for m in adjacent_monsters(g, a.attacker) if m not in a.affected]


@surge("second_blade", when=lambda g, a, bought: bool(second_targets(g, a)))
def second_blade(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Dawnblade: a second adjacent monster is affected; it rolls its defence now."""
    monster = yield from pick_figure(g, a.seat, weapon_ref(a), second_targets(g, a))
    if monster is not None:
        yield from affect(g, a, monster)


# -- monsters and lieutenants -------------------------------------------------


@surge("mend")
def mend(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """The attacker recovers at once, before damage is dealt."""
    yield from recover(g, a.attacker, damage=bought.x, source="mend")


@surge("fire_breath")
def fire_breath(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """A path of spaces from the target space; every figure on it is affected."""
    path = [a.target_spaces[0]]
    while len(path) < number("fire_breath", "spaces"):
        spaces = [s for s in g.live.board.adj[path[-1]] if s not in path]
        space = yield from pick_space(g, a.seat, "ability:fire_breath", spaces, or_pass=True)
        if space is None:
            break
        path.append(space)
    for space in path:
        if g.live.occ[space] >= 0:
            yield from affect(g, a, g.live.occ[space])


@surge("subdue")
def subdue(g: State, a: Attack, bought: Surge) -> None:
    """The condition follows when damage is dealt."""
    a.once.add(SUBDUED)


@forced("subdued", DamageDealt, cause="subdue", when=lambda g, me, now: SUBDUED in now.attack.once)
def subdued(g: State, me: int, now: DamageDealt) -> Flow[None]:
    """Every target that suffered damage gets a condition of the attacker's choice."""
    a = now.attack
    for target in a.targets:
        if a.dealt.get(target):
            bit = yield from pick_condition(g, a.seat, "ability:subdue", target)
            give_condition(g, target, bit)


@surge("blood_call")
def blood_call(g: State, a: Attack, bought: Surge) -> None:
    """She recovers when the damage is dealt."""
    a.once.add(BLOOD_CALLED)


@forced("blood_called", DamageDealt, cause="blood_call", when=lambda g, me, now: BLOOD_CALLED in now.attack.once)
def blood_called(g: State, me: int, now: DamageDealt) -> Flow[None]:
    """The attacker recovers all the damage dealt, also to the second target."""
    a = now.attack
    yield from recover(g, a.attacker, damage=sum((*a.dealt.values(), *a.dealt_again.values())), source="blood_call")


@surge("wither")
def wither(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Every target suffers fatigue, hit or not."""
    for target in list(a.targets):
        yield from suffer(g, target, fatigue=number("wither", "fatigue"), source="wither", by=a.attacker)


@surge("knockback")
def knockback(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """The target is placed on an empty space near its own; it enters that space."""
    for target in list(a.targets):
        if g.spaces[target] and is_hero_figure(g, target):
            spaces = empty_spaces(g, ball(g, target, number("knockback", "within")))
            space = yield from pick_space(g, a.seat, "ability:knockback", spaces)
            if space is not None:
                yield from place(g, target, (space,))


@surge("whisper")
def whisper(g: State, a: Attack, bought: Surge) -> None:
    """The Shadow Rune in the Baron's hand: the overlord draws a card."""
    draw_overlord(g, bought.x)
