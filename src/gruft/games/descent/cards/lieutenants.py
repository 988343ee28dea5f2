"""Abilities of lieutenants that are their own little rule (DE-LT-01).

Fly, Reach and Unmovable are known to the chapters on movement and attack; abilities made of words are in worded.py.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import (
    adjacent_heroes,
    adjacent_monsters,
    no_target,
    pick_amount,
    pick_figure,
)
from gruft.games.descent.moments.fights import BeforeRoll
from gruft.games.descent.moments.hooks import action, forced
from gruft.games.descent.moments.seats import controller, kind_of
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.kinds import (
    AWARENESS,
    MASTER,
    MIGHT,
    MINION,
    WILLPOWER,
    monster_kind,
)
from gruft.games.descent.rules.attack.declare import perform_attack, retarget
from gruft.games.descent.rules.attack.targets import cannot_attack, safe
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED, give_condition, has
from gruft.games.descent.rules.damage import recover, remove, suffer
from gruft.games.descent.rules.figures import adjacent, heroes, monsters, sees
from gruft.games.descent.rules.groups import group_limit
from gruft.games.descent.rules.movement.moves import move_action, move_spaces, swap
from gruft.games.descent.rules.objectives import drop_carried
from gruft.games.descent.rules.places import spawn
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm
from gruft.table.rules import Refusal, refuse

# -- Baron Zachareth ----------------------------------------------------------


def heroes_in_sight(g: State, me: int) -> list[int]:
    """Heroes and familiars that count as heroes, as far as they are seen."""
    return [h for h in heroes(g, familiars=True) if sees(g, me, h)]


def nobody_in_sight(g: State, me: int) -> Refusal | None:
    """Why nobody can be dominated."""
    return None if heroes_in_sight(g, me) else no_target("ability:dominion")


@action("dominion", refusal=nobody_in_sight)
def dominion(g: State, me: int) -> Flow[None]:
    """After a passed test the overlord moves a hero, who then may be immobilized; he may also let it be."""
    result = yield from test(g, me, WILLPOWER, source="dominion")
    if not result.passed:
        return
    seat = controller(g, me)
    hero = yield from pick_figure(g, seat, "ability:dominion", heroes_in_sight(g, me), or_pass=True)
    if hero is None:
        return
    yield from move_spaces(g, hero, number("dominion", "spaces"), seat=seat)
    if g.spaces[hero]:
        resisted = yield from test(g, hero, WILLPOWER, source="dominion")
        if not resisted.passed:
            give_condition(g, hero, IMMOBILIZED)


# -- Belthir ------------------------------------------------------------------


def cannot_fly(g: State, me: int) -> Refusal | None:
    """Why there is no flight with an attack: immobilized, or not allowed to attack."""
    if has(g, me, IMMOBILIZED):
        return refuse("move.immobilized", "DE-BAD-06")
    return cannot_attack(g, me)


@action("cry_havoc", refusal=cannot_fly)
def cry_havoc(g: State, me: int) -> Flow[None]:
    """Fly over figures, then attack all of them at once."""
    passed: list[int] = []

    def note(g: State, f: int, space: int) -> Flow[None]:
        other = g.live.occ[space]
        if other >= 0 and other != f and other not in passed:
            passed.append(other)
        yield from ()

    yield from move_action(g, me, on_step=note)
    targets = [f for f in passed if g.spaces[f]]
    if targets and g.spaces[me]:
        yield from perform_attack(g, me, targets=targets, skill="cry_havoc")


# -- Lady Eliza Farrow --------------------------------------------------------


def no_servant(g: State, me: int) -> Refusal | None:
    """Why there is nobody to be sacrificed."""
    return None if adjacent_monsters(g, me) else no_target("ability:sacrifice")


@action("sacrifice", refusal=no_servant)
def sacrifice(g: State, me: int) -> Flow[None]:
    """As much damage as the servant really suffers is recovered; it cannot exceed its health."""
    seat = controller(g, me)
    victim = yield from pick_figure(g, seat, "ability:sacrifice", adjacent_monsters(g, me))
    assert victim is not None
    most = min(number("sacrifice", "damage"), g.live.max_health[victim] - g.damage[victim])
    amount = yield from pick_amount(seat, "ability:sacrifice", 1, most, "damage")
    taken = yield from suffer(g, victim, damage=amount, source="sacrifice", by=me)
    yield from recover(g, me, damage=taken, source="sacrifice")


# -- Sir Alric Farrow ---------------------------------------------------------


def cannot_move(g: State, me: int) -> Refusal | None:
    """Why an immobilized figure does not move."""
    return refuse("move.immobilized", "DE-BAD-06") if has(g, me, IMMOBILIZED) else None


@action("overpower", refusal=cannot_move)
def overpower(g: State, me: int) -> Flow[None]:
    """A move action; beside a hero Alric may test might and trade places with him."""

    def shove(g: State, f: int, space: int) -> Flow[None]:
        if g.live.occ[space] != f or not adjacent_heroes(g, f):
            return
        hero = yield from pick_figure(g, controller(g, f), "ability:overpower", adjacent_heroes(g, f), or_pass=True)
        if hero is None:
            return
        result = yield from test(g, f, MIGHT, source="overpower")
        if result.passed and (yield from confirm(controller(g, f), "card_trade_places", {"card": "ability:overpower"})):
            yield from swap(g, f, hero)
            yield from suffer(g, hero, fatigue=number("overpower", "fatigue"), source="overpower", by=f)

    yield from move_action(g, me, on_step=shove)


# -- Splig --------------------------------------------------------------------


def splig_attacked(g: State, me: int, now: BeforeRoll) -> bool:
    """Whether somebody else attacks me and no die has been rolled."""
    a = now.attack
    return me in a.targets and not a.rolled and a.attacker != me


@forced("not_me", BeforeRoll, when=splig_attacked, limit="attack")
def not_me(g: State, me: int, now: BeforeRoll) -> Flow[None]:
    """After a passed test a monster beside me that is not safe becomes the target."""
    a = now.attack
    others = [m for m in monsters(g) if adjacent(g, me, m) and not safe(g, a.attacker, m)]
    result = yield from test(g, me, AWARENESS, source="not_me")
    if result.passed and others:
        stand_in = yield from pick_figure(g, controller(g, me), "ability:not_me", others)
        assert stand_in is not None
        retarget(g, a, me, stand_in)


def promotable(g: State, me: int) -> list[int]:
    """Adjacent minions whose group still has room for a master."""
    found = []
    for monster in adjacent_monsters(g, me):
        kind = kind_of(g, monster)
        if kind.rank != MINION:
            continue
        limit = group_limit(g, kind.group)[1]
        masters = sum(kind_of(g, m).rank == MASTER for m in monsters(g) if kind_of(g, m).group == kind.group)
        if masters < limit:
            found.append(monster)
    return found


def nobody_to_promote(g: State, me: int) -> Refusal | None:
    """Why there is no minion to promote."""
    return None if promotable(g, me) else no_target("ability:promotion")


@action("promotion", refusal=nobody_to_promote)
def promotion(g: State, me: int) -> Flow[None]:
    """A minion becomes a master on the same spaces; it has acted if the minion had (DE-R-51)."""
    result = yield from test(g, me, WILLPOWER, source="promotion")
    if not result.passed:
        return
    minion = yield from pick_figure(g, controller(g, me), "ability:promotion", promotable(g, me))
    assert minion is not None
    kind = kind_of(g, minion)
    spaces, done = g.spaces[minion], g.activated >> minion & 1
    act = 2 if ".act2." in kind.id else 1
    yield from drop_carried(g, minion, spaces)
    remove(g, minion)
    master = spawn(g, monster_kind(kind.group, act, MASTER), spaces)
    if master >= 0 and done:  # DE-R-51: activated if the replaced one was
        g.activated |= 1 << master
