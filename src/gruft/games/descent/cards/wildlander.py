"""The Wildlander: bows, quick feet and a sense for danger."""

from __future__ import annotations

from gruft.games.descent.attack import RANGE, SURGES, Attack, attack_refusal, perform_attack
from gruft.games.descent.attack_record import LEAST
from gruft.games.descent.cards.moments import rolled_by
from gruft.games.descent.cards.rerolls import power_dice, reroll_one
from gruft.games.descent.cards.thief import came_beside
from gruft.games.descent.cards.weapons import bow, needs
from gruft.games.descent.figures import around, controller, empty_spaces, equipped, heroes, mask_of, owned
from gruft.games.descent.hooks import action, computed, reaction
from gruft.games.descent.large import move_spaces
from gruft.games.descent.movement import gain_mp
from gruft.games.descent.overlord_cards import discard_overlord
from gruft.games.descent.pieces import ITEM
from gruft.games.descent.state import State
from gruft.games.descent.windows import (
    AFTER_ROLL,
    ATTACK_RESOLVED,
    FATIGUE_MP,
    MONSTER_ACTIVATION_START,
    MONSTER_ENTERS_ADJACENT,
    SIGHT,
    WEAPON_CHOSEN,
    Ctx,
)
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def may_slip_away(g: State, me: int, ctx: Ctx) -> bool:
    return came_beside(g, me, ctx) and "nimble" not in ctx.played and bool(empty_spaces(g, around(g, me)))


@reaction("nimble", MONSTER_ENTERS_ADJACENT, when=may_slip_away)
def nimble(g: State, me: int, ctx: Ctx) -> Flow[None]:
    ctx.played.add("nimble")
    yield from move_spaces(g, me, 2 if owned(g, me, "fleet_of_foot") else 1, must=True)


@computed("fleet_of_foot", FATIGUE_MP)
def fleet_of_foot(g: State, me: int) -> int:
    return 2


def my_bow_attack(g: State, me: int, ctx: Ctx) -> bool:
    a = ctx.attack
    return a is not None and a.attacker == me and "bow" in a.traits


def bow_rolled(g: State, me: int, ctx: Ctx) -> bool:
    return rolled_by(me, ctx) and my_bow_attack(g, me, ctx)


@reaction(
    "accurate",
    AFTER_ROLL,
    limit="attack",
    when=lambda g, me, ctx: bow_rolled(g, me, ctx) and bool(power_dice(ctx.attack.dice)),
)
def accurate(g: State, me: int, ctx: Ctx) -> Flow[None]:
    assert ctx.attack is not None
    dice = ctx.attack.dice
    yield from reroll_one(g, controller(g, me), "card:accurate", dice, power_dice(dice))


def no_hand(g: State, me: int) -> Refusal | None:
    return None if g.ol_hand else refuse("card.no_overlord_cards", "DE-SKILL-01", card="card:danger_sense")


@action("danger_sense", refusal=no_hand)
def danger_sense(g: State, me: int) -> None:
    discard_overlord(g, g.ol_hand[g.chance.below(len(g.ol_hand), "danger_sense")])


@computed("eagle_eyes", SIGHT)
def eagle_eyes(g: State, me: int, card: int) -> int:
    item = ITEM[card] if card >= 0 else None
    if not bow(item):
        return 0
    return mask_of(s for h in heroes(g, familiars=True) if h != me for s in g.spaces[h])


@reaction("bow_mastery", AFTER_ROLL, when=bow_rolled)
def bow_mastery(g: State, me: int, ctx: Ctx) -> None:
    assert ctx.attack is not None
    ctx.attack.add(SURGES, 1, "card:bow_mastery")


def may_strike_first(g: State, me: int, ctx: Ctx) -> bool:
    return attack_refusal(g, me, weapon=bow, enemy=lambda g, f: f == ctx.figure) is None


@reaction("first_strike", MONSTER_ACTIVATION_START, when=may_strike_first)
def first_strike(g: State, me: int, ctx: Ctx) -> Flow[None]:
    yield from perform_attack(g, me, weapon=bow, enemy=lambda g, f: f == ctx.figure, skill="first_strike")


@action("black_arrow", refusal=needs(bow))
def black_arrow(g: State, me: int) -> Flow[None]:
    def mods(a: Attack) -> None:
        a.add(RANGE, 2, "card:black_arrow")
        a.add(LEAST, 3, "card:black_arrow")

    yield from perform_attack(g, me, weapon=bow, mods=mods, skill="black_arrow")


@reaction("running_shot", WEAPON_CHOSEN, when=my_bow_attack, limit="attack")
@reaction("running_shot", ATTACK_RESOLVED, when=my_bow_attack, limit="attack")
def running_shot(g: State, me: int, ctx: Ctx) -> Flow[None]:
    """With the erratum a move of up to 2 spaces, as printed 2 movement points; 1 in heavy armour."""
    n = 1 if equipped(g, me, "heavy_armor") else 2
    if g.errata or g.turn != me:
        yield from move_spaces(g, me, n)
    else:
        gain_mp(g, me, n)
