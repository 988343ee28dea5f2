"""The Disciple: prayers, and what Prayer of Healing brings besides healing."""

from __future__ import annotations

from gruft.games.descent.cards.picking import (
    discard_condition,
    healed_beside,
    healed_in_sight,
    pick_figure,
)
from gruft.games.descent.cards.weapons import melee, needs
from gruft.games.descent.moments.hooks import action, computed, forced, free
from gruft.games.descent.moments.marks import BY_TURN_START, NEXT_ATTACK, add_mark, has_mark
from gruft.games.descent.moments.moment import Used
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import controller, is_monster
from gruft.games.descent.moments.values import ATTACK_DICE, CANNOT_ATTACK, DEFENSE_DICE
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import BROWN, RED, YELLOW
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.figures import adjacent, exhausted, monsters, owned, sees
from gruft.games.descent.rules.movement.steps import gain_mp
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

PRAYER = "card:prayer_of_healing"


@free("prayer_of_healing")
def prayer_of_healing(g: State, me: int) -> Flow[None]:
    """Heal oneself or a hero beside; with Holy Power two at once.

    A figure treated as a hero recovers nothing, but what the prayer brings besides works for it (DE-FAM-07).
    """
    seat = controller(g, me)
    patients = healed_beside(g, me)
    if g.spaces[REANIMATE] and adjacent(g, me, REANIMATE):
        patients.append(REANIMATE)
    first = yield from pick_figure(g, seat, PRAYER, patients)
    assert first is not None
    chosen = [first]
    holy = owned(g, me, "holy_power")
    if holy and len(patients) > 1:
        others = [h for h in patients if h != first]
        second = yield from pick_figure(g, seat, "card:holy_power", others, or_pass=True)
        if second is not None:
            chosen.append(second)
    result = yield from roll(g, me, (RED,) * number("prayer_of_healing", "dice"), PRAYER)
    blessing = number("holy_power", "fatigue") if holy and result.surges else 0
    for hero in chosen:
        yield from recover(g, hero, damage=result.hearts, fatigue=blessing, source="prayer_of_healing")
    yield from fire(g, Used(me, "prayer_of_healing", tuple(chosen)))


def prayed(g: State, me: int, now: Used) -> bool:
    """Whether I have just used Prayer of Healing; three skills hang on it."""
    return now.by == me and now.source == "prayer_of_healing"


@forced("armor_of_faith", Used, when=prayed)
def armor_of_faith(g: State, me: int, now: Used) -> None:
    """Whoever was prayed for is marked until my next turn begins."""
    for hero in now.figures:
        add_mark(g, "armor_of_faith", me, hero, BY_TURN_START)


@computed("armor_of_faith", DEFENSE_DICE, down=True)
def armor_of_faith_die(g: State, me: int, a: Attack, figure: int) -> tuple[int, ...]:
    """The brown dice of those who are marked, also while I lie knocked out."""
    return (BROWN,) * number("armor_of_faith", "dice") if has_mark(g, "armor_of_faith", figure) else ()


@forced("cleansing_touch", Used, when=prayed)
def cleansing_touch(g: State, me: int, now: Used) -> Flow[None]:
    """Whoever was prayed for is rid of one condition of the owner's choice."""
    for hero in now.figures:
        if g.cond[hero]:
            yield from discard_condition(g, controller(g, hero), "card:cleansing_touch", hero, True)


@forced("divine_fury", Used, when=prayed)
def divine_fury(g: State, me: int, now: Used) -> None:
    """Whoever was prayed for is marked for the next attack."""
    for hero in now.figures:
        add_mark(g, "divine_fury", me, hero, NEXT_ATTACK)


@computed("divine_fury", ATTACK_DICE, down=True)
def divine_fury_die(g: State, me: int, a: Attack) -> tuple[int, ...]:
    """The yellow dice of those who are marked, also while I lie knocked out."""
    return (YELLOW,) * number("divine_fury", "dice") if has_mark(g, "divine_fury", a.attacker) else ()


@action("blessed_strike", refusal=needs(melee))
def blessed_strike(g: State, me: int) -> Flow[None]:
    """If it deals damage, I recover, and so does one friend beside me."""
    a = yield from perform_attack(g, me, weapon=melee, skill="blessed_strike")
    if a is None or not any(a.dealt.values()) or not g.spaces[me]:
        return
    yield from recover(g, me, damage=number("blessed_strike", "damage"), source="blessed_strike")
    others = [h for h in healed_beside(g, me) if h != me]
    other = yield from pick_figure(g, controller(g, me), "card:blessed_strike", others)
    if other is not None:
        yield from recover(g, other, damage=number("blessed_strike", "damage"), source="blessed_strike")


@action("prayer_of_peace")
def prayer_of_peace(g: State, me: int) -> None:
    """Nothing happens at once: exhausting the card is the effect."""


@computed("prayer_of_peace", CANNOT_ATTACK)
def peace_beside_me(g: State, me: int, who: int) -> Refusal | None:
    """Why a monster next to me may not attack while the prayer is exhausted."""
    if is_monster(g, who) and exhausted(g, me, "prayer_of_peace") and adjacent(g, me, who):
        return refuse("attack.peace", "DE-CARD-01", card="card:prayer_of_peace")
    return None


@action("time_of_need")
def time_of_need(g: State, me: int) -> Flow[None]:
    """Movement points and rest in one action."""
    gain_mp(g, me, number("time_of_need", "movement"))
    yield from recover(g, me, fatigue=number("time_of_need", "fatigue"), source="time_of_need")


@action("radiant_light")
def radiant_light(g: State, me: int) -> Flow[None]:
    """One roll heals the heroes and hurts the monsters I see; whom I see is settled before anybody falls."""
    result = yield from roll(g, me, (RED,) * number("radiant_light", "dice"), "card:radiant_light")
    seen = [m for m in monsters(g) if sees(g, me, m)]
    for hero in healed_in_sight(g, me):
        yield from recover(g, hero, damage=result.hearts, source="radiant_light")
    for monster in seen:
        yield from suffer(g, monster, damage=result.hearts, source="radiant_light", by=me)
