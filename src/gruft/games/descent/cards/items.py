"""Starting equipment and shop items beyond their numbers (DE-ITEM-01, DE-ITEM-04).

Dice, range, Pierce, Reach, Health, Stamina and surges of an item are data; here is what a number cannot say.
A shield is exhausted by its use; Defense Training may be exhausted in its place.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import pick_word
from gruft.games.descent.cards.rerolls import dice_of, power_dice, reroll_all, reroll_some
from gruft.games.descent.cards.rolled import attack_rolled, defended, i_rolled, rolled_by
from gruft.games.descent.cards.weapons import equipped_items, with_this
from gruft.games.descent.moments.fights import AfterRoll, MonsterDefeated, TestRolled
from gruft.games.descent.moments.hooks import action, computed, defence, forced, reaction
from gruft.games.descent.moments.moment import HeroTurnEnd
from gruft.games.descent.moments.seats import controller, is_monster, kind_of
from gruft.games.descent.moments.values import ATTACK_MODS, RESULTS, SIGHT
from gruft.games.descent.pieces.attack import DAMAGE, RANGE, SHIELDS, SURGES, Attack
from gruft.games.descent.pieces.cards import EQUIPPED, EXHAUSTED, ID
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.dice import SHIELDS as SHOWN
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.figures import adjacent, around, card_of, exhausted, mask_of, owned
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow

# -- defence ------------------------------------------------------------------


def add_shields(me: int, now: AfterRoll, name: str) -> None:
    """The shields this card adds to its owner's defence."""
    now.attack.add(SHIELDS, number(name, "shields"), f"card:{name}", me)


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


@defence("wooden_shield_disciple", AfterRoll, when=defended)
def wooden_shield_disciple(g: State, me: int, now: AfterRoll) -> None:
    """More shields after the roll."""
    add_shields(me, now, "wooden_shield_disciple")


@defence("wooden_shield_knight", AfterRoll, when=defended)
def wooden_shield_knight(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """More shields after the roll; the knight may keep the shield from being exhausted."""
    add_shields(me, now, "wooden_shield_knight")
    yield from spare_the_shield(g, me, "wooden_shield_knight")


@defence("iron_shield", AfterRoll, when=defended)
def iron_shield(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """A reroll or a shield, as chosen each time."""
    seat = controller(g, me)
    word = yield from pick_word(seat, "card_shield", "card:iron_shield", ["reroll", "shield"])
    if word == "reroll":
        yield from reroll_some(g, seat, "card:iron_shield", now.attack.defence[me], number("iron_shield", "rerolls"))
    else:
        add_shields(me, now, "iron_shield")
    yield from spare_the_shield(g, me, "iron_shield")


@defence("heavy_steel_shield", AfterRoll, when=defended)
def heavy_steel_shield(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """A reroll and a shield; which dice is asked before the shield counts."""
    dice = now.attack.defence[me]
    yield from reroll_some(
        g, controller(g, me), "card:heavy_steel_shield", dice, number("heavy_steel_shield", "rerolls")
    )
    add_shields(me, now, "heavy_steel_shield")
    yield from spare_the_shield(g, me, "heavy_steel_shield")


def aimed_at_me(g: State, me: int, now: AfterRoll) -> bool:
    """Whether an attack on me has surges left that can be taken away."""
    return attack_rolled(now) and me in now.attack.targets and now.attack.surges_left() > 0


@defence("heavy_cloak", AfterRoll, when=aimed_at_me)
def heavy_cloak(g: State, me: int, now: AfterRoll) -> None:
    """A surge of the attack is cancelled before it can be spent."""
    now.attack.add(SURGES, -number("heavy_cloak", "surges"), "card:heavy_cloak")


@defence("elven_cloak", AfterRoll, when=defended)
def elven_cloak(g: State, me: int, now: AfterRoll) -> None:
    """Awareness takes the place of the rolled shields, even if they were more."""
    attrs = kind_of(g, me).attrs
    assert attrs is not None
    now.attack.replace_shields(me, attrs[AWARENESS], "card:elven_cloak")


@computed("iron_bound_ring", RESULTS)
def iron_bound_ring(g: State, me: int, a: Attack) -> None:
    """A blank that lies there after all re-rolls counts as a shield; symbols come after dice (DE-ATK-28)."""
    blank = any(SHOWN[colour][face] == 0 for colour, face in a.defence.get(me, ()))
    if blank and ("iron_bound_ring", me) not in a.once:
        a.once.add(("iron_bound_ring", me))
        a.add(SHIELDS, number("iron_bound_ring", "shields"), "card:iron_bound_ring", me)


# -- attack -------------------------------------------------------------------


def rolled_with(name: str, g: State, me: int, now: AfterRoll) -> bool:
    """Whether I have just rolled an attack with this very item."""
    return rolled_by(me, now) and with_this(now.attack, name)


@reaction(
    "steel_broadsword",
    AfterRoll,
    limit="attack",
    when=lambda g, me, now: rolled_with("steel_broadsword", g, me, now) and bool(dice_of(now.attack.dice, RED)),
)
def steel_broadsword(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """A red die is rolled again, once for each attack."""
    dice = now.attack.dice
    rerolls = number("steel_broadsword", "rerolls")
    yield from reroll_some(g, controller(g, me), "card:steel_broadsword", dice, rerolls, dice_of(dice, RED))


@reaction(
    "steel_greatsword",
    AfterRoll,
    limit="attack",
    when=lambda g, me, now: rolled_with("steel_greatsword", g, me, now) and bool(power_dice(now.attack.dice)),
)
def steel_greatsword(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """A power die is rolled again, once for each attack."""
    dice = now.attack.dice
    rerolls = number("steel_greatsword", "rerolls")
    yield from reroll_some(g, controller(g, me), "card:steel_greatsword", dice, rerolls, power_dice(dice))


@reaction("mana_weave", AfterRoll, when=i_rolled)
def mana_weave(g: State, me: int, now: AfterRoll) -> None:
    """More surges after any attack of mine."""
    now.attack.add(SURGES, number("mana_weave", "surges"), "card:mana_weave")


@computed("throwing_knives", ATTACK_MODS)
def throwing_knives(g: State, me: int, a: Attack) -> None:
    """More damage if one of the monsters aimed at stands beside me."""
    beside = any(is_monster(g, t) and adjacent(g, me, t) for t in a.targets)
    if a.attacker == me and with_this(a, "throwing_knives") and beside:
        a.add(DAMAGE, number("throwing_knives", "damage"), "card:throwing_knives")


@computed("scorpion_helm", ATTACK_MODS)
def scorpion_helm(g: State, me: int, a: Attack) -> None:
    """More range for all that is not melee."""
    if a.attacker == me and not a.melee:
        a.add(RANGE, number("scorpion_helm", "range"), "card:scorpion_helm")


@computed("dragontooth_hammer", ATTACK_MODS)
def dragontooth_hammer(g: State, me: int, a: Attack) -> None:
    """More damage if the other hand is empty."""
    if a.attacker == me and with_this(a, "dragontooth_hammer"):
        hands = sum(item.hands for item in equipped_items(g, me))
        a.add(DAMAGE, number("dragontooth_hammer", "damage") if hands == 1 else 0, "card:dragontooth_hammer")


@computed("elm_greatbow", SIGHT)
def elm_greatbow(g: State, me: int, card: int) -> int:
    """Figures on adjacent spaces do not block the sight of who shoots with it."""
    if card < 0 or ID[card] != "elm_greatbow":
        return 0
    near = around(g, me)
    return mask_of(s for s in range(g.live.map.size) if near >> s & 1)


@forced("reapers_scythe", MonsterDefeated, when=lambda g, me, now: felled_with("reapers_scythe", me, now))
def reapers_scythe(g: State, me: int, now: MonsterDefeated) -> Flow[None]:
    """I recover damage for each monster it fells."""
    yield from recover(g, me, damage=number("reapers_scythe", "damage"), source="reapers_scythe")


def felled_with(name: str, me: int, now: MonsterDefeated) -> bool:
    """Whether the monster fell to an attack of mine with this very item."""
    a = now.attack
    return a is not None and a.attacker == me and with_this(a, name)


# -- the rest -----------------------------------------------------------------


def my_test(g: State, me: int, now: TestRolled) -> bool:
    """Whether I have just rolled for an attribute."""
    return now.test.figure == me


@reaction("lucky_charm", TestRolled, when=my_test)
@reaction("lucky_charm_thief", TestRolled, when=my_test)
def lucky_charm(g: State, me: int, now: TestRolled) -> None:
    """Both dice of the test are rolled again."""
    reroll_all(g, "card:lucky_charm", now.test.dice)


@forced(
    "demonhide_leather",
    HeroTurnEnd,
    when=lambda g, me, now: now.figure == me and g.move_actions >= number("demonhide_leather", "moves"),
)
def demonhide_leather(g: State, me: int, now: HeroTurnEnd) -> Flow[None]:
    """Who moves too often in a turn pays with fatigue at its end."""
    yield from suffer(g, me, fatigue=number("demonhide_leather", "fatigue"), source="demonhide_leather")


@action("tival_crystal")
def tival_crystal(g: State, me: int) -> Flow[None]:
    """One red roll heals me."""
    result = yield from roll(g, me, (RED,) * number("tival_crystal", "dice"), "card:tival_crystal")
    yield from recover(g, me, damage=result.hearts, source="tival_crystal")
