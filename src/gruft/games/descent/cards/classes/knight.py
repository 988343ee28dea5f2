"""The Knight: oaths, shields and standing in for others."""

from __future__ import annotations

from gruft.games.descent.cards.classes.thief import came_beside
from gruft.games.descent.cards.picking import adjacent_monsters, no_target, pick_figure, pick_space
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.cards.weapons import melee
from gruft.games.descent.moments.fights import AttackDeclared, AttackResolved, HeroDefeated
from gruft.games.descent.moments.hooks import action, computed, forced, free, reaction, surge
from gruft.games.descent.moments.marks import BY_TURN_START, TURN_END, add_mark, drop_mark, has_mark
from gruft.games.descent.moments.moment import HeroTurnStart, MonsterEntersAdjacent
from gruft.games.descent.moments.seats import controller, is_hero_figure, is_monster
from gruft.games.descent.moments.values import ATTACK_MODS, DEFENSE_DICE
from gruft.games.descent.pieces.attack import DAMAGE, Attack
from gruft.games.descent.pieces.content import Surge, number
from gruft.games.descent.pieces.dice import BROWN
from gruft.games.descent.rules.attack.declare import perform_attack, retarget
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import recover
from gruft.games.descent.rules.figures import (
    adjacent,
    around,
    ball,
    empty_spaces,
    equipped,
    exhausted,
    heroes,
    monsters,
    sees,
    speed_of,
    touches,
    within,
)
from gruft.games.descent.rules.movement.moves import move_spaces, place
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


def threats(g: State, me: int) -> list[int]:
    """Monsters beside another hero who is within 3 spaces of the Knight."""
    friends = [h for h in heroes(g, familiars=True) if h != me and within(g, me, h, number("oath_of_honor", "within"))]
    beside = 0
    for h in friends:
        beside |= around(g, h)
    return [m for m in monsters(g) if touches(beside, g.spaces[m])] if friends else []


def oath_spaces(g: State, me: int, monster: int) -> list[int]:
    """The empty spaces beside the monster closest to the Knight; if none, within 2 of it (DE-R-39)."""
    spaces = empty_spaces(g, around(g, monster)) or empty_spaces(g, ball(g, monster, 2))
    row = g.live.board.row(g.spaces[me][0])
    nearest = min((row[s] for s in spaces), default=0)
    return [s for s in spaces if row[s] == nearest]


def sworn_monsters(g: State, me: int) -> list[int]:
    """Monsters that threaten a friend and beside which there is room for me."""
    return [m for m in threats(g, me) if oath_spaces(g, me, m)]


def oath_refusal(g: State, me: int) -> Refusal | None:
    """Why nobody can be rushed at."""
    return None if sworn_monsters(g, me) else no_target("card:oath_of_honor")


@action("oath_of_honor", refusal=oath_refusal)
def oath_of_honor(g: State, me: int) -> Flow[None]:
    """I am placed next to the monster (that is no move) and attack it if I still stand and can."""
    seat = controller(g, me)
    monster = yield from pick_figure(g, seat, "card:oath_of_honor", sworn_monsters(g, me))
    assert monster is not None
    space = yield from pick_space(g, seat, "card:oath_of_honor", oath_spaces(g, me, monster))
    assert space is not None
    yield from place(g, me, (space,))
    if g.spaces[me] and attack_refusal(g, me, weapon=melee, enemy=lambda g, f: f == monster) is None:
        yield from perform_attack(g, me, weapon=melee, enemy=lambda g, f: f == monster, skill="oath_of_honor")


def felled_in_melee(g: State, me: int, now: AttackResolved) -> bool:
    """Whether my melee attack has defeated a monster."""
    a = now.attack
    return a.attacker == me and melee(a.item) and any(is_monster(g, f) for f in a.defeated)


@reaction("advance", AttackResolved, when=felled_in_melee)
def advance(g: State, me: int, now: AttackResolved) -> Flow[None]:
    """A move of my speed, then an attack that may be left out."""
    yield from move_spaces(g, me, speed_of(g, me))
    if g.spaces[me] and attack_refusal(g, me) is None:
        yield from perform_attack(g, me, optional=True)


def seen_monsters(g: State, me: int) -> list[int]:
    """All monsters in my line of sight."""
    return [m for m in monsters(g) if sees(g, me, m)]


def challenge_refusal(g: State, me: int) -> Refusal | None:
    """Nobody can be challenged who is not seen."""
    return None if seen_monsters(g, me) else no_target("card:challenge")


@free("challenge", refusal=challenge_refusal)
def challenge(g: State, me: int) -> Flow[None]:
    """Only one monster is challenged at a time: a new one replaces the last."""
    monster = yield from pick_figure(g, controller(g, me), "card:challenge", seen_monsters(g, me))
    assert monster is not None
    drop_mark(g, "challenge")
    add_mark(g, "challenge", me, monster, BY_TURN_START)


@computed("challenge", ATTACK_MODS)
def duel(g: State, me: int, a: Attack) -> None:
    """+1 damage between the Knight and the monster with his token."""
    if not exhausted(g, me, "challenge"):
        return
    mine = a.attacker == me and any(has_mark(g, "challenge", target) for target in a.targets)
    if mine or (me in a.targets and has_mark(g, "challenge", a.attacker)):
        a.add(DAMAGE, number("challenge", "damage"), "card:challenge")


def endangered(g: State, me: int, now: AttackDeclared) -> list[int]:
    """Heroes beside the Knight at whom an enemy's attack is aimed."""
    a = now.attack
    if not is_monster(g, a.attacker):
        return []
    return [f for f in a.targets if is_hero_figure(g, f) and f != me and adjacent(g, me, f)]


@reaction("defend", AttackDeclared, when=lambda g, me, now: bool(endangered(g, me, now)))
def defend(g: State, me: int, now: AttackDeclared) -> Flow[None]:
    """I become the target in place of a friend, before any die is rolled."""
    hero = yield from pick_figure(g, controller(g, me), "card:defend", endangered(g, me, now))
    assert hero is not None
    retarget(g, now.attack, hero, me)


@computed("defense_training", DEFENSE_DICE)
def defense_training(g: State, me: int, a: Attack, figure: int) -> tuple[int, ...]:
    """The brown dice a shield is worth."""
    return (BROWN,) * number("defense_training", "dice") if figure == me and equipped(g, me, "shield") else ()


def may_guard(g: State, me: int, now: MonsterEntersAdjacent) -> bool:
    """Whether a monster has come beside me and I have a melee weapon that reaches anybody."""
    return came_beside(g, me, now) and attack_refusal(g, me, weapon=melee) is None


@reaction("guard", MonsterEntersAdjacent, when=may_guard)
def guard(g: State, me: int, now: MonsterEntersAdjacent) -> Flow[None]:
    """The attack may go to anybody in reach, not only to whoever came."""
    yield from perform_attack(g, me, weapon=melee, skill="guard")


@computed("shield_slam", ATTACK_MODS)
def shield_slam(g: State, me: int, a: Attack) -> None:
    """With a shield, my melee attacks have a surge of their own."""
    if a.attacker == me and melee(a.item) and equipped(g, me, "shield"):
        gain_surges(a, "shield_slam")


@surge("shield_slam", when=lambda g, a, bought: bool(adjacent_monsters(g, a.attacker)))
def shield_slam_surge(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """One monster beside me is stunned; it need not be the target."""
    monster = yield from pick_figure(g, a.seat, "card:shield_slam", adjacent_monsters(g, a.attacker))
    if monster is not None:
        give_condition(g, monster, STUNNED)


def friends_beside(g: State, me: int) -> list[int]:
    """The other heroes next to me."""
    return [h for h in heroes(g) if h != me and adjacent(g, me, h)]


@forced("inspiration", HeroTurnStart, when=lambda g, me, now: now.figure == me and bool(friends_beside(g, me)))
def inspiration(g: State, me: int, now: HeroTurnStart) -> Flow[None]:
    """My friends beside me and I recover fatigue when my turn begins; alone it gives nothing."""
    for hero in (me, *friends_beside(g, me)):
        yield from recover(g, hero, fatigue=number("inspiration", "fatigue"), source="inspiration")


def last_stand(g: State, me: int, now: HeroDefeated) -> bool:
    """Whether I fall and have not yet stood fast this time."""
    return now.figure == me and not has_mark(g, "stalwart", me)


@reaction("stalwart", HeroDefeated, when=last_stand)
def stalwart(g: State, me: int, now: HeroDefeated) -> Flow[None]:
    """Move and attack once more; the knock-out follows by itself."""
    add_mark(g, "stalwart", me, me, TURN_END)
    yield from move_spaces(g, me, speed_of(g, me))
    if g.spaces[me] and attack_refusal(g, me, weapon=melee) is None:
        yield from perform_attack(g, me, weapon=melee, skill="stalwart")
    drop_mark(g, "stalwart", me)
