"""Abilities and search cards made of words: when they are used (DE-MON-01, DE-SEARCH-03, DE-LT-01).

An action or free use is one by its data; everything else names in `at` the moment it waits for. A search card with a
one-time effect is turned over when it is used; the engine does that before its words run.

Not here: what the words do (words/), components that are their own little rule (monsters.py, lieutenants.py), search
cards that work when they are drawn (rules/searching.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from gruft.games.descent.cards import words
from gruft.games.descent.cards.rolled import defended, i_rolled
from gruft.games.descent.moments.fights import AfterRoll, AttackResolved, BeforeRoll
from gruft.games.descent.moments.hooks import action, defence, forced, free, reaction
from gruft.games.descent.moments.moment import LeaveSpace, OverlordTurnStart
from gruft.games.descent.moments.seats import is_as_hero
from gruft.games.descent.pieces.content import ABILITIES, SEARCH
from gruft.games.descent.rules.figures import adjacent
from gruft.games.descent.rules.searching import DRAWN
from gruft.games.descent.rules.words import Form, Play, refusal_of, use
from gruft.games.descent.state import State
from gruft.table.content import ContentError
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

assert words  # imported so that every word is registered


class Waiting(NamedTuple):
    """What waits for a moment: how a component is registered for it, and the form its words have behind it."""

    register: Callable[[str, str], object]
    form: Form


MOMENTS: Final[dict[str, Waiting]] = {}
"""By the word that stands in `at`."""


def waits(form: Form) -> Callable[[Callable[[str, str], object]], Callable[[str, str], object]]:
    """Register a moment under the name of its function."""

    def named(register: Callable[[str, str], object]) -> Callable[[str, str], object]:
        MOMENTS[register.__name__] = Waiting(register, form)
        return register

    return named


# -- moments of monsters ------------------------------------------------------


@waits(Form.MAY)
def attacked_from_afar(name: str, ref: str) -> object:
    """A hero who is not adjacent attacks."""

    def from_afar(g: State, me: int, now: BeforeRoll) -> bool:
        a = now.attack
        return me in a.unrolled() and is_as_hero(g, a.attacker) and not adjacent(g, me, a.attacker)

    @reaction(name, BeforeRoll, when=from_afar, limit="attack")
    def run(g: State, me: int, now: BeforeRoll) -> Flow[None]:
        yield from use(g, Play(me, ref, me, now.attack))

    return run


@waits(Form.THEN)
def hero_leaves(name: str, ref: str) -> object:
    """An adjacent hero is about to leave his space."""

    def from_beside(g: State, me: int, now: LeaveSpace) -> bool:
        return is_as_hero(g, now.figure) and adjacent(g, me, now.figure)

    @forced(name, LeaveSpace, when=from_beside)
    def run(g: State, me: int, now: LeaveSpace) -> Flow[None]:
        yield from use(g, Play(me, ref, now.figure))

    return run


@waits(Form.THEN)
def struck_from_beside(name: str, ref: str) -> object:
    """The attack of an adjacent hero is over."""

    def by_hero(g: State, me: int, now: AttackResolved) -> bool:
        a = now.attack
        return me in a.targets and is_as_hero(g, a.attacker) and adjacent(g, me, a.attacker)

    @forced(name, AttackResolved, when=by_hero)
    def run(g: State, me: int, now: AttackResolved) -> Flow[None]:
        yield from use(g, Play(me, ref, now.attack.attacker))

    return run


@waits(Form.THIS)
def overlord_turn_starts(name: str, ref: str) -> object:
    """The overlord's turn begins."""

    @forced(name, OverlordTurnStart)
    def run(g: State, me: int, now: OverlordTurnStart) -> Flow[None]:
        yield from use(g, Play(me, ref, me))

    return run


# -- moments of heroes --------------------------------------------------------


@waits(Form.TO)
def attack_rolled(name: str, ref: str) -> object:
    """The owner has rolled the dice of his attack."""

    @reaction(name, AfterRoll, when=i_rolled)
    def run(g: State, me: int, now: AfterRoll) -> Flow[None]:
        yield from use(g, Play(me, ref, me, now.attack))

    return run


@waits(Form.TO)
def defence_rolled(name: str, ref: str) -> object:
    """The owner has rolled defence dice."""

    @defence(name, AfterRoll, when=defended)
    def run(g: State, me: int, now: AfterRoll) -> Flow[None]:
        yield from use(g, Play(me, ref, me, now.attack))

    return run


# -- registering --------------------------------------------------------------


def _can(ref: str, g: State, me: int) -> Refusal | None:
    return refusal_of(g, Play(me, ref, me))


def _do(ref: str, g: State, me: int) -> Flow[None]:
    yield from use(g, Play(me, ref, me))


def register(name: str, ref: str, kind: str, at: str) -> None:
    """Put a component made of words where the engine looks for it."""
    if at in MOMENTS:
        MOMENTS[at].register(name, ref)
    elif not at and kind in ("action", "free"):
        (action if kind == "action" else free)(name, refusal=partial(_can, ref))(partial(_do, ref))
    elif at != DRAWN:
        raise ContentError(f"{name}: there is no moment {at!r}")


for _name, _ability in ABILITIES.items():
    if _ability.does:
        register(_name, f"ability:{_name}", _ability.kind, _ability.at)
for _name, _card in SEARCH.items():
    register(_name, f"card:{_name}", _card.use.kind, _card.at)
