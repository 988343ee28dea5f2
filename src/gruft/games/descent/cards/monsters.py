"""Abilities of monsters that are their own little rule (DE-MON-01, DE-OLT-04).

Reach, Scamper, Cowardly, Flail and Shambling are known to the chapters on movement, attack and the overlord's turn;
surges such as Mend and Fire Breath are in surges.py, abilities made of words in worded.py.
"""

from __future__ import annotations

from gruft.games.descent.moments.hooks import action, computed
from gruft.games.descent.moments.marks import OL_TURN_START, add_mark, has_mark
from gruft.games.descent.moments.seats import is_as_hero
from gruft.games.descent.moments.values import ATTACK_MODS, IMMUNE, PASSES
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import number
from gruft.games.descent.rules.figures import adjacent
from gruft.games.descent.state import State

KNOWN_TO_THE_RULES = ("reach", "scamper", "cowardly", "flail", "shambling", "fly", "unmovable")
"""Abilities the chapters themselves look at; they need no function here."""


# -- elemental ----------------------------------------------------------------


@action("air")
def air(g: State, me: int) -> None:
    """Until the overlord's next turn begins it is as air."""
    add_mark(g, "air", me, me, OL_TURN_START)


@computed("air", IMMUNE)
def air_shields(g: State, me: int, attacker: int, figure: int) -> bool:
    """With the erratum adjacent figures can still hit it (DE-R-41)."""
    if figure != me or not has_mark(g, "air", me):
        return False
    return not (g.errata and adjacent(g, me, attacker))


@computed("air", PASSES)
def air_lets_through(g: State, me: int, figure: int, other: int) -> bool:
    """As printed heroes may pass through it; with errata they may not."""
    return not g.errata and other == me and is_as_hero(g, figure) and has_mark(g, "air", me)


# -- shadow dragon ------------------------------------------------------------


@computed("shadow", ATTACK_MODS)
def shadow(g: State, me: int, a: Attack) -> None:
    """A hero beside it needs a surge for any attack; several such monsters still need only one."""
    if is_as_hero(g, a.attacker) and adjacent(g, me, a.attacker) and (g.errata or me in a.targets):
        a.must_spend("shadow", number("shadow", "surges"), "ability:shadow")
