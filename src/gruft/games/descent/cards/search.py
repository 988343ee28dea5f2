"""Search cards: potions, and what else lies in the dungeon (DE-SEARCH-03).

A card with a one-time effect is turned over when it is used; the engine does that before these functions run.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import discard_condition, healed_beside, no_target, pick_figure
from gruft.games.descent.cards.rerolls import reroll_any
from gruft.games.descent.cards.rolled import defended, i_rolled
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.moments.fights import AfterRoll
from gruft.games.descent.moments.hooks import action, defence, free, reaction
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.pieces.attack import SHIELDS, Attack
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import BLUE, YELLOW
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import NO_TARGET, cannot_attack, targets_of
from gruft.games.descent.rules.damage import ALL, recover
from gruft.games.descent.rules.figures import adjacent, heroes
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

FIRE_FLASK = (BLUE, YELLOW)


def here_or_beside(g: State, me: int) -> list[int]:
    """The hero himself and standing heroes beside him."""
    return [h for h in heroes(g) if h == me or adjacent(g, me, h)]


def with_conditions(g: State, me: int) -> list[int]:
    """Heroes and figures treated as heroes, here or beside, that have a condition (DE-FAM-07)."""
    return [h for h in heroes(g, familiars=True) if g.cond[h] and (h == me or adjacent(g, me, h))]


def curse_doll_refusal(g: State, me: int) -> Refusal | None:
    return None if with_conditions(g, me) else no_target("card:curse_doll")


@action("curse_doll", refusal=curse_doll_refusal)
def curse_doll(g: State, me: int) -> Flow[None]:
    seat = controller(g, me)
    hero = yield from pick_figure(g, seat, "card:curse_doll", with_conditions(g, me))
    assert hero is not None
    for _ in range(number("curse_doll", "conditions")):
        yield from discard_condition(g, seat, "card:curse_doll", hero, False)


def fire_flask_refusal(g: State, me: int) -> Refusal | None:
    refusal = cannot_attack(g, me)
    if refusal is None and not targets_of(g, me, melee=False, reach=False):
        return NO_TARGET
    return refusal


@action("fire_flask", refusal=fire_flask_refusal)
def fire_flask(g: State, me: int) -> Flow[None]:
    def mods(a: Attack) -> None:
        gain_surges(a, "fire_flask")

    yield from perform_attack(g, me, dice=FIRE_FLASK, melee=False, mods=mods, skill="fire_flask")


@action("health_potion")
def health_potion(g: State, me: int) -> Flow[None]:
    hero = yield from pick_figure(g, controller(g, me), "card:health_potion", healed_beside(g, me))
    assert hero is not None
    yield from recover(g, hero, damage=ALL, source="health_potion")


@free("stamina_potion")
def stamina_potion(g: State, me: int) -> Flow[None]:
    hero = yield from pick_figure(g, controller(g, me), "card:stamina_potion", here_or_beside(g, me))
    assert hero is not None
    yield from recover(g, hero, fatigue=ALL, source="stamina_potion")


@reaction("power_potion", AfterRoll, when=i_rolled)
def power_potion(g: State, me: int, now: AfterRoll) -> Flow[None]:
    yield from reroll_any(g, controller(g, me), "card:power_potion", now.attack.dice)


@defence("warding_talisman", AfterRoll, when=defended)
def warding_talisman(g: State, me: int, now: AfterRoll) -> None:
    now.attack.add(SHIELDS, number("warding_talisman", "shields"), "card:warding_talisman", me)
