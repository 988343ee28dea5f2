"""The Wildlander: bows, quick feet and a sense for danger."""

from __future__ import annotations

from gruft.games.descent.cards.classes.thief import came_beside
from gruft.games.descent.cards.rerolls import power_dice, reroll_one
from gruft.games.descent.cards.rolled import rolled_by
from gruft.games.descent.cards.weapons import bow, needs
from gruft.games.descent.moments.fights import AfterRoll, AttackMoment, AttackResolved, WeaponChosen
from gruft.games.descent.moments.hooks import action, computed, reaction
from gruft.games.descent.moments.moment import MonsterActivationStart, MonsterEntersAdjacent
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.moments.values import FATIGUE_MP, SIGHT
from gruft.games.descent.pieces.attack import LEAST, RANGE, SURGES, Attack
from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.pieces.content import number
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.figures import around, empty_spaces, equipped, friends, mask_of, owned
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.movement.steps import gain_mp
from gruft.games.descent.rules.overlord_cards import discard_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def may_slip_away(g: State, me: int, now: MonsterEntersAdjacent) -> bool:
    """Whether a monster has come beside me and there is room to leave."""
    return came_beside(g, me, now) and bool(empty_spaces(g, around(g, me)))


@reaction("nimble", MonsterEntersAdjacent, when=may_slip_away, limit="moment")
def nimble(g: State, me: int, now: MonsterEntersAdjacent) -> Flow[None]:
    """Move away before anything else happens; Fleet of Foot makes it farther."""
    yield from move_spaces(
        g, me, number("fleet_of_foot" if owned(g, me, "fleet_of_foot") else "nimble", "spaces"), must=True
    )


@computed("fleet_of_foot", FATIGUE_MP)
def fleet_of_foot(g: State, me: int) -> int:
    """How far one fatigue carries me."""
    return number("fleet_of_foot", "movement")


def my_bow_attack(g: State, me: int, now: AfterRoll | AttackMoment) -> bool:
    """Whether the attack is mine and made with a bow."""
    a = now.attack
    return a.attacker == me and "bow" in a.traits


def bow_rolled(g: State, me: int, now: AfterRoll) -> bool:
    """Whether I have just rolled an attack with a bow."""
    return rolled_by(me, now) and my_bow_attack(g, me, now)


@reaction(
    "accurate",
    AfterRoll,
    limit="attack",
    when=lambda g, me, now: bow_rolled(g, me, now) and bool(power_dice(now.attack.dice)),
)
def accurate(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """One power die is rolled again, once for each attack."""
    dice = now.attack.dice
    yield from reroll_one(g, controller(g, me), "card:accurate", dice, power_dice(dice))


def no_hand(g: State, me: int) -> Refusal | None:
    """Without cards in the overlord's hand there is no danger to sense."""
    return None if g.ol_hand else refuse("card.no_overlord_cards", "DE-SKILL-01", card="card:danger_sense")


@action("danger_sense", refusal=no_hand)
def danger_sense(g: State, me: int) -> None:
    """Chance picks the cards the overlord discards."""
    for _ in range(min(number("danger_sense", "cards"), len(g.ol_hand))):
        discard_overlord(g, g.ol_hand[g.chance.below(len(g.ol_hand), "danger_sense")])


@computed("eagle_eyes", SIGHT)
def eagle_eyes(g: State, me: int, card: int) -> int:
    """With a bow I see from the spaces of my friends as well."""
    item = ITEM[card] if card >= 0 else None
    if not bow(item):
        return 0
    return mask_of(s for h in friends(g) if h != me for s in g.spaces[h])


@reaction("bow_mastery", AfterRoll, when=bow_rolled)
def bow_mastery(g: State, me: int, now: AfterRoll) -> None:
    """More surges after a bow attack has been rolled."""
    now.attack.add(SURGES, number("bow_mastery", "surges"), "card:bow_mastery")


def may_strike_first(g: State, me: int, now: MonsterActivationStart) -> bool:
    """Whether my bow reaches the monster that is about to act."""
    return attack_refusal(g, me, weapon=bow, enemy=lambda g, f: f == now.figure) is None


@reaction("first_strike", MonsterActivationStart, when=may_strike_first)
def first_strike(g: State, me: int, now: MonsterActivationStart) -> Flow[None]:
    """An attack on the monster before its activation begins."""
    yield from perform_attack(g, me, weapon=bow, enemy=lambda g, f: f == now.figure, skill="first_strike")


@action("black_arrow", refusal=needs(bow))
def black_arrow(g: State, me: int) -> Flow[None]:
    """A bow attack that reaches farther and deals at least so much damage."""

    def mods(a: Attack) -> None:
        a.add(RANGE, number("black_arrow", "range"), "card:black_arrow")
        a.add(LEAST, number("black_arrow", "damage"), "card:black_arrow")

    yield from perform_attack(g, me, weapon=bow, mods=mods, skill="black_arrow")


@reaction("running_shot", WeaponChosen, when=my_bow_attack, limit="attack")
def running_shot(g: State, me: int, now: WeaponChosen) -> Flow[None]:
    """Run before the shot, once for each attack."""
    yield from run_and_shoot(g, me)


@reaction("running_shot", AttackResolved, when=my_bow_attack, limit="attack")
def shot_and_running(g: State, me: int, now: AttackResolved) -> Flow[None]:
    """Run after the shot."""
    yield from run_and_shoot(g, me)


def run_and_shoot(g: State, me: int) -> Flow[None]:
    """With the erratum a move of so many spaces, as printed so many movement points; fewer in heavy armour."""
    n = number("running_shot", "armoured" if equipped(g, me, "heavy_armor") else "movement")
    if g.errata or g.turn != me:
        yield from move_spaces(g, me, n)
    else:
        gain_mp(g, me, n)
