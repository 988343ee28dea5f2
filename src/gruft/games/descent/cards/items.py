"""Starting equipment and shop items beyond their numbers (DE-ITEM-01, DE-ITEM-04).

Dice, range, Pierce, Reach, Health, Stamina and surges of an item are data; here is what a number cannot say.
A shield is exhausted by its use; Defense Training may be exhausted in its place.
"""

from __future__ import annotations

from gruft.games.descent.attack import DAMAGE, RANGE, SHIELDS, SURGES, Attack
from gruft.games.descent.cards.moments import attack_rolled, defended, rolled_by
from gruft.games.descent.cards.picking import pick_word
from gruft.games.descent.cards.rerolls import dice_of, power_dice, reroll_all, reroll_one
from gruft.games.descent.cards.weapons import equipped_items, with_this
from gruft.games.descent.damage import recover, suffer
from gruft.games.descent.dice import RED
from gruft.games.descent.dice import SHIELDS as SHOWN
from gruft.games.descent.figures import adjacent, around, card_of, controller, exhausted, kind_of, mask_of, owned
from gruft.games.descent.hooks import action, computed, defence, forced, reaction
from gruft.games.descent.kinds import AWARENESS, FIRST_MONSTER
from gruft.games.descent.pieces import EQUIPPED, EXHAUSTED, ID
from gruft.games.descent.rolls import roll
from gruft.games.descent.state import State
from gruft.games.descent.windows import (
    AFTER_ROLL,
    ATTACK_MODS,
    HERO_TURN_END,
    MONSTER_DEFEATED,
    RESULTS,
    SIGHT,
    TEST_ROLLED,
    Ctx,
)
from gruft.table.flow import Flow

# -- defence ------------------------------------------------------------------


def add_shields(me: int, ctx: Ctx, n: int, source: str) -> None:
    assert ctx.attack is not None
    ctx.attack.add(SHIELDS, n, source, me)


def spare_the_shield(g: State, me: int, name: str) -> Flow[None]:
    """Defense Training: exhaust that card instead of the shield just used."""
    if not owned(g, me, "defense_training") or exhausted(g, me, "defense_training"):
        return
    training = card_of(g, me, "defense_training")
    word = yield from pick_word(
        controller(g, me), "card_spare_shield", "card:defense_training", ["exhaust_training", "exhaust_shield"]
    )
    if word == "exhaust_training":
        used = next(c for c in g.cards[me] if ID[c] == name and g.status[c] & EQUIPPED and g.status[c] & EXHAUSTED)
        g.status[used] &= ~EXHAUSTED
        g.status[training] |= EXHAUSTED


@defence("wooden_shield_disciple", AFTER_ROLL, when=defended)
def wooden_shield_disciple(g: State, me: int, ctx: Ctx) -> None:
    add_shields(me, ctx, 1, "card:wooden_shield_disciple")


@defence("wooden_shield_knight", AFTER_ROLL, when=defended)
def wooden_shield_knight(g: State, me: int, ctx: Ctx) -> Flow[None]:
    add_shields(me, ctx, 1, "card:wooden_shield_knight")
    yield from spare_the_shield(g, me, "wooden_shield_knight")


@defence("iron_shield", AFTER_ROLL, when=defended)
def iron_shield(g: State, me: int, ctx: Ctx) -> Flow[None]:
    seat = controller(g, me)
    word = yield from pick_word(seat, "card_shield", "card:iron_shield", ["reroll", "shield"])
    if word == "reroll":
        assert ctx.attack is not None
        yield from reroll_one(g, seat, "card:iron_shield", ctx.attack.defence[me])
    else:
        add_shields(me, ctx, 1, "card:iron_shield")
    yield from spare_the_shield(g, me, "iron_shield")


@defence("heavy_steel_shield", AFTER_ROLL, when=defended)
def heavy_steel_shield(g: State, me: int, ctx: Ctx) -> Flow[None]:
    assert ctx.attack is not None
    yield from reroll_one(g, controller(g, me), "card:heavy_steel_shield", ctx.attack.defence[me])
    add_shields(me, ctx, 1, "card:heavy_steel_shield")
    yield from spare_the_shield(g, me, "heavy_steel_shield")


def aimed_at_me(g: State, me: int, ctx: Ctx) -> bool:
    a = ctx.attack
    return a is not None and attack_rolled(ctx) and me in a.targets and a.surges_left() > 0


@defence("heavy_cloak", AFTER_ROLL, when=aimed_at_me)
def heavy_cloak(g: State, me: int, ctx: Ctx) -> None:
    assert ctx.attack is not None
    ctx.attack.add(SURGES, -1, "card:heavy_cloak")


@defence("elven_cloak", AFTER_ROLL, when=defended)
def elven_cloak(g: State, me: int, ctx: Ctx) -> None:
    attrs = kind_of(g, me).attrs
    assert ctx.attack is not None and attrs is not None
    ctx.attack.replace_shields(me, attrs[AWARENESS], "card:elven_cloak")


@computed("iron_bound_ring", RESULTS)
def iron_bound_ring(g: State, me: int, a: Attack) -> None:
    """A blank that lies there after all re-rolls counts as a shield; symbols come after dice (DE-ATK-28)."""
    blank = any(SHOWN[colour][face] == 0 for colour, face in a.defence.get(me, ()))
    if blank and ("iron_bound_ring", me) not in a.once:
        a.once.add(("iron_bound_ring", me))
        a.add(SHIELDS, 1, "card:iron_bound_ring", me)


# -- attack -------------------------------------------------------------------


def rolled_with(name: str, g: State, me: int, ctx: Ctx) -> bool:
    a = ctx.attack
    return a is not None and rolled_by(me, ctx) and with_this(a, name)


@reaction(
    "steel_broadsword",
    AFTER_ROLL,
    limit="attack",
    when=lambda g, me, ctx: rolled_with("steel_broadsword", g, me, ctx) and bool(dice_of(ctx.attack.dice, RED)),
)
def steel_broadsword(g: State, me: int, ctx: Ctx) -> Flow[None]:
    assert ctx.attack is not None
    dice = ctx.attack.dice
    yield from reroll_one(g, controller(g, me), "card:steel_broadsword", dice, dice_of(dice, RED))


@reaction(
    "steel_greatsword",
    AFTER_ROLL,
    limit="attack",
    when=lambda g, me, ctx: rolled_with("steel_greatsword", g, me, ctx) and bool(power_dice(ctx.attack.dice)),
)
def steel_greatsword(g: State, me: int, ctx: Ctx) -> Flow[None]:
    assert ctx.attack is not None
    dice = ctx.attack.dice
    yield from reroll_one(g, controller(g, me), "card:steel_greatsword", dice, power_dice(dice))


@reaction("mana_weave", AFTER_ROLL, when=lambda g, me, ctx: rolled_by(me, ctx))
def mana_weave(g: State, me: int, ctx: Ctx) -> None:
    assert ctx.attack is not None
    ctx.attack.add(SURGES, 1, "card:mana_weave")


@computed("throwing_knives", ATTACK_MODS)
def throwing_knives(g: State, me: int, a: Attack) -> None:
    beside = any(t >= FIRST_MONSTER and adjacent(g, me, t) for t in a.targets)
    if a.attacker == me and with_this(a, "throwing_knives") and beside:
        a.add(DAMAGE, 1, "card:throwing_knives")


@computed("scorpion_helm", ATTACK_MODS)
def scorpion_helm(g: State, me: int, a: Attack) -> None:
    if a.attacker == me and not a.melee:
        a.add(RANGE, 1, "card:scorpion_helm")


@computed("dragontooth_hammer", ATTACK_MODS)
def dragontooth_hammer(g: State, me: int, a: Attack) -> None:
    if a.attacker == me and with_this(a, "dragontooth_hammer"):
        hands = sum(item.hands for item in equipped_items(g, me))
        a.add(DAMAGE, 1 if hands == 1 else 0, "card:dragontooth_hammer")


@computed("elm_greatbow", SIGHT)
def elm_greatbow(g: State, me: int, card: int) -> int:
    """Figures on adjacent spaces do not block the sight of who shoots with it."""
    if card < 0 or ID[card] != "elm_greatbow":
        return 0
    near = around(g, me)
    return mask_of(s for s in range(g.map.size) if near >> s & 1)


@forced("reapers_scythe", MONSTER_DEFEATED, when=lambda g, me, ctx: felled_with("reapers_scythe", me, ctx))
def reapers_scythe(g: State, me: int, ctx: Ctx) -> Flow[None]:
    yield from recover(g, me, damage=1, source="reapers_scythe")


def felled_with(name: str, me: int, ctx: Ctx) -> bool:
    a = ctx.attack
    return a is not None and a.attacker == me and with_this(a, name)


# -- the rest -----------------------------------------------------------------


def my_test(g: State, me: int, ctx: Ctx) -> bool:
    return ctx.figure == me and ctx.test is not None


@reaction("lucky_charm", TEST_ROLLED, when=my_test)
@reaction("lucky_charm_thief", TEST_ROLLED, when=my_test)
def lucky_charm(g: State, me: int, ctx: Ctx) -> None:
    """Both dice of the test are rolled again."""
    assert ctx.test is not None
    reroll_all(g, "card:lucky_charm", ctx.test.dice)


@forced("demonhide_leather", HERO_TURN_END, when=lambda g, me, ctx: ctx.figure == me and g.move_actions >= 2)
def demonhide_leather(g: State, me: int, ctx: Ctx) -> Flow[None]:
    yield from suffer(g, me, fatigue=1, source="demonhide_leather")


@action("tival_crystal")
def tival_crystal(g: State, me: int) -> Flow[None]:
    result = yield from roll(g, me, (RED,), "card:tival_crystal")
    yield from recover(g, me, damage=result.hearts, source="tival_crystal")
