"""The record of one attack under way: who, with what, at whom, and every number with where it comes from.

A number of an attack is what the dice show plus what cards, surges and abilities add to it. Everything that adds goes
through `add`, so the table can always name the reason: dice + `changes` = the number, for hearts, range, surges and
Pierce of the attack and for the shields of each defender.

Not here: what happens in which step (attack.py and its neighbours), how it is shown (seen/attack_view.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.pieces.content import Item, Surge
from gruft.games.descent.pieces.dice import Lying, hearts, reach_of, shields, surges
from gruft.games.descent.pieces.kinds import NOBODY
from gruft.table.ask import Seat

DAMAGE: Final = "damage"
RANGE: Final = "range"
PIERCE: Final = "pierce"
SURGES: Final = "surges"
SHIELDS: Final = "shields"
DIE: Final = "die"
REROLL: Final = "reroll"
LEAST: Final = "least"
BLAST: Final = "blast"
TARGET: Final = "target"
MUST_SURGE: Final = "must_surge"

Change = tuple[str, int, str, int, int]
"""What changed, by how much, the ref of the reason, on whom (NOBODY: the attack itself), the colour of a die or -1."""


@dataclass(frozen=True, slots=True)
class Weakening:
    """What takes hearts off the dice of an attack, never below `least`, and where it comes from."""

    hearts: int
    least: int
    source: str

    def takes(self, rolled: int) -> int:
        """How many of the hearts rolled it takes."""
        return min(self.hearts, max(0, rolled - self.least))


class SurgeOption:
    """A surge ability of this attack; each may be used once (DE-SURGE-02)."""

    __slots__ = ("key", "source", "surge", "used")

    def __init__(self, surge: Surge, source: str, key: str) -> None:
        self.surge = surge
        self.source = source
        self.key = key
        self.used = False


class Attack:
    """One attack under way."""

    def __init__(self, attacker: int, seat: Seat, weapon: int, melee: bool) -> None:
        self.attacker = attacker
        self.seat = seat
        self.weapon = weapon
        self.item: Item | None = ITEM[weapon] if weapon >= 0 else None
        self.melee = melee
        self.traits: frozenset[str] = frozenset()
        self.hands = self.item.hands if self.item else 0
        self.skill = ""
        self.targets: list[int] = []
        self.target_spaces: list[int] = []
        self.aims: list[int] = []
        """The spaces among which its target is being chosen right now."""
        self.affected: list[int] = []
        self.again: list[int] = []
        """Figures affected a second time because they took over the attack (DE-ATK-29)."""
        self.pool: list[int] = []
        self.extra_defence: dict[int, list[int]] = {}
        self.dice: Lying = []
        self.defence: dict[int, Lying] = {}
        self.defence_again: dict[int, Lying] = {}
        self.changes: list[Change] = []
        self.damage = 0
        self.range = 0
        self.pierce = 0
        self.surges = 0
        self.shields: dict[int, int] = {}
        self.more: dict[int, int] = {}
        """Damage added against one figure only."""
        self.replaced: dict[int, tuple[int, str]] = {}
        """A defence result replaced by a number, and by which card (DE-ATK-28)."""
        self.weakened: list[Weakening] = []
        """What takes hearts off the attack dice."""
        self.least = 0
        """Damage dealt to each figure whatever its shields."""
        self.blast = False
        self.no_blast = False
        self.reach = False
        self.ignore_range = False
        self.ignore_los = False
        self.rolled = False
        self.missed = False
        self.fatigue_bought = False
        self.must_surge: dict[str, int] = {}
        """How many surges must still be spent for which reason."""
        self.due: dict[int, str] = {}
        """Targets for whose sake a surge must be spent."""
        self.conditions: list[int] = []
        self.surge_list: list[SurgeOption] = []
        self.dealt: dict[int, int] = {}
        self.dealt_again: dict[int, int] = {}
        self.defeated: list[int] = []
        self.fallen: list[tuple[int, int, tuple[int, ...]]] = []
        """Who was defeated by it: figure, kind, where it stood."""
        self.once: set[tuple[str, int]] = set()
        self.played: set[str] = set()

    # -- what changes it -------------------------------------------------------

    def add(self, what: str, amount: int, source: str, figure: int = NOBODY) -> None:
        """Change a number of this attack and remember why; shields belong to a `figure`."""
        if not amount:
            return
        if what == DAMAGE:
            self.damage += amount
        elif what == SURGES:
            self.surges += amount
        elif what == SHIELDS:
            self.shields[figure] = self.shields.get(figure, 0) + amount
        elif what == RANGE:
            self.range += amount
        elif what == PIERCE:
            self.pierce += amount
        elif what == LEAST:
            self.least = max(self.least, amount)
        elif what == BLAST:
            self.blast = True
        self.changes.append((what, amount, source, figure, -1))

    def add_against(self, figure: int, damage: int, source: str) -> None:
        """So much more damage to this figure alone, before its shields."""
        self.more[figure] = self.more.get(figure, 0) + damage
        self.changes.append((DAMAGE, damage, source, figure, -1))

    def must_spend(self, reason: str, surges: int, source: str, target: int = NOBODY) -> None:
        """So many surges must be spent for this reason or the attack misses; each reason counts once (DE-SURGE-07).

        What is due for the sake of a `target` is no longer when somebody else takes its place.
        """
        if reason not in self.must_surge:
            self.must_surge[reason] = surges
            self.changes.append((MUST_SURGE, surges, source, target, -1))
            if target != NOBODY:
                self.due[target] = reason

    def spared(self, target: int) -> None:
        """This figure is no longer a target."""
        reason = self.due.pop(target, "")
        if reason:
            self.must_surge.pop(reason, None)
            self.changes[:] = [change for change in self.changes if change[0] != MUST_SURGE or change[3] != target]

    def weaken(self, hearts: int, least: int, source: str) -> None:
        """So many hearts less on the dice, but never below `least`."""
        self.weakened.append(Weakening(hearts, least, source))

    def replace_shields(self, f: int, n: int, source: str) -> None:
        """This many shields count in place of the dice."""
        self.replaced[f] = n, source

    def gain(self, surge: Surge, source: str) -> None:
        """The attack gets one more surge ability."""
        number = 1 + sum(1 for option in self.surge_list if option.source == source)
        self.surge_list.append(SurgeOption(surge, source, f"surge:{source}.{number}"))

    def add_die(self, colour: int, source: str) -> None:
        """One more attack die; only before rolling (DE-ATK-07)."""
        assert not self.rolled
        self.pool.append(colour)
        self.changes.append((DIE, 1, source, NOBODY, colour))

    def take_die(self, colour: int, source: str) -> None:
        """One attack die of this colour less; only before rolling."""
        assert not self.rolled
        if colour in self.pool:
            self.pool.remove(colour)
            self.changes.append((DIE, -1, source, NOBODY, colour))

    def add_defence_die(self, f: int, colour: int, source: str) -> None:
        """One more defence die; after that figure has rolled it comes too late (DE-ATK-08)."""
        if f in self.defence:
            return
        self.extra_defence.setdefault(f, []).append(colour)
        self.changes.append((DIE, 1, source, f, colour))

    def rerolled(self, die: list[int], source: str) -> None:
        """This very die of the attack has been rolled again."""
        for owner, dice in ((NOBODY, self.dice), *self.defence.items()):
            if any(die is lying for lying in dice):
                self.changes.append((REROLL, 1, source, owner, die[0]))

    # -- what it comes to ------------------------------------------------------

    def unrolled(self) -> list[int]:
        """Affected figures whose defence dice have not been rolled yet."""
        return [f for f in self.affected if f not in self.defence]

    def hearts(self) -> int:
        """Damage of the attack: dice, less what weakens the dice, plus bonuses."""
        rolled = hearts(self.dice)
        for weaker in self.weakened:
            rolled -= weaker.takes(rolled)
        return rolled + self.damage

    def surges_left(self) -> int:
        """Surges that are not spent yet."""
        return max(0, surges(self.dice) + self.surges)

    def total_range(self) -> int:
        """How far it reaches: dice and what was added."""
        return reach_of(self.dice) + self.range

    def shields_of(self, f: int) -> int:
        """Shields of a defender before Pierce; a replaced result still gets what is added later (DE-ATK-28)."""
        rolled = self.replaced[f][0] if f in self.replaced else shields(self.defence.get(f, []))
        return max(0, rolled + self.shields.get(f, 0))
