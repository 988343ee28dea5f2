"""What attacks of a figure are worth from wherever it may stand.

From one step of a figure to the next everybody else stays where they are: what was found out is remembered.

Not here: what an attack does (odds.py), what a foe is worth (aims.py), whether to attack at all (plans.py).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gruft.games.descent.bot.aims import worth
from gruft.games.descent.bot.odds import Arm, arms_of, deadly, expected, promise
from gruft.games.descent.bot.ways import Feet
from gruft.games.descent.moments.seats import is_as_hero, kind_of
from gruft.games.descent.pieces.board import Board
from gruft.games.descent.pieces.dice import Dice
from gruft.games.descent.rules.attack.targets import foes_of, safe
from gruft.games.descent.rules.figures import blockers, mask_of
from gruft.games.descent.state import State

FARTHEST: Final = 9


class Foe(NamedTuple):
    """Somebody to attack: what each damage is worth, and what it is worth to defeat them."""

    figure: int
    spaces: Feet
    health: int
    per_damage: float
    defeat: float


class Terms(NamedTuple):
    """All that decides what attacks are worth, wherever the figure stands."""

    board: Board
    arms: tuple[Arm, ...]
    foes: tuple[Foe, ...]
    pools: tuple[Dice, ...]
    blockers: int
    shadows: int


class Memory:
    """What attacks were worth from the places looked at in the last fights; when it is full, all is forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Terms, dict[Feet, float]] = {}

    def of(self, terms: Terms) -> dict[Feet, float]:
        """What is known of a fight on these terms, to be added to."""
        known = self._known.get(terms)
        if known is None:
            if len(self._known) >= self._most:
                self._known.clear()
            known = self._known[terms] = {}
        return known


MEMORY: Final = Memory(16)


class Fight:
    """Whom a figure could attack now, and with what."""

    def __init__(self, g: State, f: int) -> None:
        self.g = g
        self.arms = arms_of(g, f)
        against = foes_of(g, f, None)
        self.foes = [foe_of(g, o) for o in against if not (g.live.persons and safe(g, f, o))]
        self.taken = mask_of(s for foe in self.foes for s in foe.spaces)
        """The spaces of its foes."""
        self.blockers = blockers(g) & ~mask_of(g.spaces[f])
        shadows = [o for o in against if "shadow" in kind_of(g, o).abilities] if is_as_hero(g, f) else []
        self.shadows = mask_of(s for o in shadows for s in g.spaces[o])
        self._reach: dict[tuple[int, int], int] = {}
        self._blows: dict[tuple[int, int, int, int], float] = {}
        pools = tuple(g.live.pool[foe.figure] for foe in self.foes)
        terms = Terms(g.live.board, tuple(self.arms), tuple(self.foes), pools, self.blockers, self.shadows)
        self._attacks = MEMORY.of(terms)

    def attack(self, feet: Feet) -> float:
        """What the best attack from there is worth."""
        found = self._attacks.get(feet)
        if found is None:
            found = 0.0
            here = mask_of(feet)
            for arm in self.arms:
                far = _far(arm)
                for foe in self.foes:
                    if self._within(foe, far) & here:
                        found = max(found, self.blow(feet, foe, arm))
            self._attacks[feet] = found
        return found

    def _within(self, foe: Foe, far: int) -> int:
        """The spaces from which the foe is no farther away than that."""
        found = self._reach.get((foe.figure, far))
        if found is None:
            found = 0
            for t in foe.spaces:
                found |= self.g.live.board.ball(t, far)
            self._reach[foe.figure, far] = found
        return found

    def blow(self, feet: Feet, foe: Foe, arm: Arm) -> float:
        """What an attack on this foe with this arm is worth; 0 if it is out of reach or sight."""
        board = self.g.live.board
        far = _far(arm)
        best = 0.0
        sees = board.sight.sees
        due = int(bool(self.shadows) and any(board.adj_mask[s] & self.shadows for s in feet))
        for t in foe.spaces:
            row = board.row(t)
            away = row[feet[0]] if len(feet) == 1 else min(row[s] for s in feet)
            if away > far:
                continue
            if away > 1 and not any(sees(s, t, self.blockers) for s in feet):
                continue
            best = max(best, self._blow(foe, arm, away, due))
        return best

    def _blow(self, foe: Foe, arm: Arm, away: int, due: int) -> float:
        """What an attack from so far away is worth, worked out once."""
        key = (arm.weapon, foe.figure, away, due)
        found = self._blows.get(key)
        if found is None:
            chance = promise(arm, self.g.live.pool[foe.figure], away, due)
            found = foe.per_damage * expected(chance, foe.health) + foe.defeat * deadly(chance, foe.health)
            self._blows[key] = found
        return found


def foe_of(g: State, f: int) -> Foe:
    """The figure as one to attack."""
    return Foe(f, g.spaces[f], max(1, g.live.max_health[f] - g.damage[f]), *worth(g, f))


def _far(arm: Arm) -> int:
    """How far away its target may be."""
    if not arm.melee:
        return FARTHEST
    return 2 if arm.reach else 1


def target_worth(g: State, f: int, arm: Arm, space: int) -> float:
    """What an attack with this arm on the figure there is worth."""
    foe = foe_of(g, g.live.occ[space])
    return Fight(g, f).blow(g.spaces[f], foe._replace(spaces=(space,)), arm)
