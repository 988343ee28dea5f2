"""The Berserker: rage, charge and blows that answer blows."""

from __future__ import annotations

from gruft.games.descent.cards.picking import adjacent_monsters, no_target, pick_amount, pick_figure
from gruft.games.descent.cards.rolled import rolled_by
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.cards.weapons import equipped_items, melee, needs
from gruft.games.descent.moments.costs import free_stamina, pay_fatigue
from gruft.games.descent.moments.fights import AfterRoll, AttackResolved, StoodUp
from gruft.games.descent.moments.hooks import action, forced, free, reaction, surge
from gruft.games.descent.moments.seats import controller, is_monster
from gruft.games.descent.pieces.attack import DAMAGE, SURGES, Attack
from gruft.games.descent.pieces.content import Surge, number
from gruft.games.descent.pieces.kinds import MIGHT
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, give_condition
from gruft.games.descent.rules.damage import recover
from gruft.games.descent.rules.figures import adjacent, speed_of
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


@action("rage", refusal=needs(melee))
def rage(g: State, me: int) -> Flow[None]:
    """A melee attack with extra damage."""

    def mods(a: Attack) -> None:
        a.add(DAMAGE, number("rage", "damage"), "card:rage")

    yield from perform_attack(g, me, weapon=melee, mods=mods, skill="rage")


@forced("brute", StoodUp, when=lambda g, me, now: now.figure == me)
def brute(g: State, me: int, now: StoodUp) -> Flow[None]:
    """Whoever stands up with it recovers more than the others."""
    yield from recover(g, me, damage=number("brute", "damage"), source="brute")


def struck_from_beside(g: State, me: int, now: AttackResolved) -> bool:
    """Whether a monster next to me has attacked me and I could strike back at it with a melee weapon."""
    a = now.attack
    if not is_monster(g, a.attacker) or me not in a.affected or not adjacent(g, me, a.attacker):
        return False
    return attack_refusal(g, me, weapon=melee, enemy=lambda g, f: f == a.attacker) is None


@reaction("counter_attack", AttackResolved, when=struck_from_beside)
def counter_attack(g: State, me: int, now: AttackResolved) -> Flow[None]:
    """The answer may go to the attacker only, not to another target in reach."""
    attacker = now.attack.attacker
    yield from perform_attack(g, me, weapon=melee, enemy=lambda g, f: f == attacker, skill="counter_attack")


def cripple_refusal(g: State, me: int) -> Refusal | None:
    """Nothing to cripple without a monster beside me."""
    return None if adjacent_monsters(g, me) else no_target("card:cripple")


@free("cripple", refusal=cripple_refusal)
def cripple(g: State, me: int) -> Flow[None]:
    """The monster is chosen before the test, so a failed one is spent on it."""
    monster = yield from pick_figure(g, controller(g, me), "card:cripple", adjacent_monsters(g, me))
    assert monster is not None
    result = yield from test(g, me, MIGHT, source="cripple")
    if result.passed:
        give_condition(g, monster, IMMOBILIZED)


def no_melee_weapon(g: State, me: int) -> Refusal | None:
    """Charging needs the weapon only; whether somebody can be reached shows after the move."""
    if any(melee(item) for item in equipped_items(g, me)):
        return None
    return refuse("card.no_melee_weapon", "DE-ATK-01")


@action("charge", refusal=no_melee_weapon)
def charge(g: State, me: int) -> Flow[None]:
    """Move as far as the speed allows, then attack if anybody can be reached from there."""
    yield from move_spaces(g, me, speed_of(g, me))
    if g.spaces[me] and attack_refusal(g, me, weapon=melee) is None:
        yield from perform_attack(g, me, weapon=melee, skill="charge")


def heavy_handed(g: State, me: int, now: AfterRoll) -> bool:
    """One two-handed Melee weapon, or two one-handed ones equipped."""
    a = now.attack
    if not rolled_by(me, now) or not melee(a.item):
        return False
    return a.hands == 2 or sum(melee(item) and item.hands == 1 for item in equipped_items(g, me)) == 2


@reaction("weapon_mastery", AfterRoll, when=heavy_handed)
def weapon_mastery(g: State, me: int, now: AfterRoll) -> None:
    """More surges after the roll, with a two-handed weapon or one in each hand."""
    now.attack.add(SURGES, number("weapon_mastery", "surges"), "card:weapon_mastery")


def whirlwind_refusal(g: State, me: int) -> Refusal | None:
    """Why no attack on everybody around is possible: nobody there, or no weapon for it."""
    around = adjacent_monsters(g, me)
    if not around:
        return no_target("card:whirlwind")
    return attack_refusal(g, me, weapon=melee, targets=around)


@action("whirlwind", refusal=whirlwind_refusal)
def whirlwind(g: State, me: int) -> Flow[None]:
    """One attack roll against every monster around me."""
    yield from perform_attack(g, me, weapon=melee, targets=adjacent_monsters(g, me), skill="whirlwind")


@action("death_rage", refusal=needs(melee))
def death_rage(g: State, me: int) -> Flow[None]:
    """A melee attack that may buy damage for surges of its own."""

    def mods(a: Attack) -> None:
        gain_surges(a, "death_rage")

    yield from perform_attack(g, me, weapon=melee, mods=mods, skill="death_rage")


@surge("death_rage")
def death_rage_surge(g: State, a: Attack, bought: Surge) -> None:
    """More damage for the damage on the sheet now."""
    a.add(DAMAGE, g.damage[a.attacker] // bought.per * bought.x, "card:death_rage")


def my_melee_attack(g: State, me: int, now: AfterRoll) -> bool:
    """Whether I have just rolled a melee attack."""
    return rolled_by(me, now) and melee(now.attack.item)


@reaction("execute", AfterRoll, when=my_melee_attack)
def execute(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """Fatigue becomes damage one to one; how much is asked, and it is at least one."""
    x = yield from pick_amount(controller(g, me), "card:execute", 1, free_stamina(g, me), "fatigue")
    pay_fatigue(g, me, x)
    now.attack.add(DAMAGE, x, "card:execute")
