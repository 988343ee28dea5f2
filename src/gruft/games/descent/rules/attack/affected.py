"""Whom an attack affects, and the defence each rolls (DE-ATK-08, DE-ATK-28, DE-KEY-01 to DE-KEY-03, DE-SURGE-06).

Figures may be added after the roll, by Blast or a surge; they roll their defence at once.
"""

from __future__ import annotations

from gruft.games.descent.moments.fights import AfterRoll, BeforeRoll
from gruft.games.descent.moments.marks import has_mark
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.values import DEFENSE_DICE, RESULTS
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.dice import Lying, shields, throw, told
from gruft.games.descent.pieces.events import DefenceRolled
from gruft.games.descent.rules.attack.targets import safe
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def count(g: State, a: Attack) -> None:
    """After re-rolls and all else of the roll: what works on the result itself (DE-ATK-28)."""
    for live in RESULTS.heard(g):
        if live.heard(g):
            RESULTS.run(live)(g, live.owner, a)


def blown(g: State, a: Attack) -> list[int]:
    """Everybody next to a target space who is not affected yet, the attacker too (DE-KEY-01 to DE-KEY-03)."""
    found: list[int] = []
    for target in a.target_spaces:
        for s in g.live.board.adj[target]:
            f = g.live.occ[s]
            if f >= 0 and f not in a.affected and f not in found and not safe(g, a.attacker, f):
                found.append(f)
    return found


def blast(g: State, a: Attack) -> Flow[None]:
    """Blast bought as a surge: the new ones roll defence at once (DE-SURGE-06, DE-R-21)."""
    if not a.blast and not a.no_blast:
        a.blast = True
        for f in blown(g, a):
            yield from affect(g, a, f)


def affect(g: State, a: Attack, f: int) -> Flow[None]:
    """The attack affects one more figure, which rolls its defence now."""
    if f in a.affected or not g.spaces[f] or safe(g, a.attacker, f):
        return
    a.affected.append(f)
    if a.rolled:
        if opens(g, BeforeRoll):
            yield from fire(g, BeforeRoll(a, (f,)))
        if f in a.affected:
            defend(g, a, f)
        if opens(g, AfterRoll):
            yield from fire(g, AfterRoll(a, (f,)))
        count(g, a)


def defend(g: State, a: Attack, f: int) -> None:
    """The figure rolls its defence, and it is told."""
    a.defence[f] = throw_defence(g, a, f)
    g.log.append(DefenceRolled(ref_of(g, f), shields(a.defence[f]), told(a.defence[f])))


def throw_defence(g: State, a: Attack, f: int) -> Lying:
    """The defence dice of a figure, rolled but not told."""
    return throw(g.chance, defence_pool(g, a, f))


def defence_pool(g: State, a: Attack, f: int) -> list[int]:
    """The defence dice of a figure in this attack: sheet or card, armour, effects."""
    if has_mark(g, "monkey", f):
        return []
    return [*g.live.pool[f], *(colour for colour, _ in standing_dice(g, a, f)), *a.extra_defence.get(f, ())]


def standing_dice(g: State, a: Attack, f: int) -> list[tuple[int, str]]:
    """Defence dice that cards in play add for this figure, with their source."""
    return [
        (colour, live.key)
        for live in DEFENSE_DICE.heard(g)
        if live.heard(g)
        for colour in DEFENSE_DICE.run(live)(g, live.owner, a, f)
    ]
