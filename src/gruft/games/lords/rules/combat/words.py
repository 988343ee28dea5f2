"""Words of traps and attacks: whom they hurt, and what they spare the owner in this battle.

The words of a trap lay damage on the line, which is then weakened as a whole (battle.py); those of an attack strike
one after the other. Holding the party is the same word for both.

Not here: who is asked what before (battle.py, monsters.py), the sentences (texts/effects.*.ftl).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from gruft.games.lords.pieces.content import Attack, Hit, TrapYear
from gruft.games.lords.pieces.tables import HERO_TYPE
from gruft.games.lords.rules.combat.party import hit_points, hurt
from gruft.games.lords.rules.combat.targets import choose_target, targets
from gruft.games.lords.state import Battle, Lord, State
from gruft.table.effect import Effect, Saying, saying
from gruft.table.flow import Flow


@dataclass(slots=True)
class Clash:
    """One trap or one attack: the battle, who acts (`tile`), where a dart is aimed, and the damage laid so far."""

    fight: Battle
    lord: Lord
    cause: str
    tile: int = -1
    bonus: int = 0
    target: int = -1
    points: list[int] = field(default_factory=list)


class Word(Effect[State, Clash]):
    """A word of a trap or an attack."""

    __slots__ = ()

    def tell(self) -> Saying:
        raise NotImplementedError


class Deed(Word):
    """A word nobody is asked about."""

    __slots__ = ()

    def act(self, clash: Clash) -> None:
        """Do it."""
        raise NotImplementedError

    def run(self, g: State, play: Clash) -> Flow[None]:
        self.act(play)
        yield from ()


@dataclass(frozen=True, slots=True)
class HoldParty(Deed):
    """No fatigue, no conquest."""

    def act(self, clash: Clash) -> None:
        clash.fight.no_conquest = True

    def tell(self) -> Saying:
        return saying("battle-no-conquest")


@dataclass(frozen=True, slots=True)
class SkipHealing(Deed):
    def act(self, clash: Clash) -> None:
        clash.fight.no_healing = True

    def tell(self) -> Saying:
        return saying("battle-no-healing")


# -- attacks ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Strike(Word):
    """One hit; `then` is what the next hero takes if it eliminates somebody (DL-MON-05)."""

    hit: Hit
    not_priest: bool = False
    then: int = 0

    def run(self, g: State, play: Clash) -> Flow[None]:
        fight, lord, tile, hit = play.fight, play.lord, play.tile, self.hit
        places = targets(lord, fight, tile, hit, self.not_priest)
        if not places:
            return
        fight.attacked = True
        damage = hit.damage + play.bonus
        if hit.target == "all":
            hurt(g, fight, [(place, damage) for place in places], play.cause)
            return
        place = yield from choose_target(lord, fight, tile, hit, self.not_priest, damage)
        if hurt(g, fight, [(place, damage)], play.cause) and self.then:
            again = targets(lord, fight, tile, hit, self.not_priest)
            if again:
                hurt(g, fight, [(again[0], self.then + play.bonus)], play.cause)

    def tell(self) -> Saying:
        return saying("attack-hit", damage=self.hit.damage, whom=self.whom("whom"))

    def whom(self, case: str) -> Saying:
        """Who is struck, in one of the cases of a sentence."""
        name = f"{case}-{self.hit.target.replace('_', '-')}"
        return saying(name, priests="spared" if self.not_priest else "struck")


def attack_words(attack: Attack) -> tuple[Word, ...]:
    """What an option of a monster does, once it is paid for."""
    words: list[Word] = []
    if attack.skip_conquest:
        words.append(HoldParty())
    if attack.skip_healing:
        words.append(SkipHealing())
    return (*words, *(Strike(hit, attack.not_priest, attack.then_if_eliminated) for hit in attack.hits))


# -- traps -----------------------------------------------------------------------

At = Literal["first", "second", "each", "chosen", "last", "others"]


@dataclass(frozen=True, slots=True)
class Harm(Deed):
    """Damage for somebody in line; for the last and the others it may come on top of what each or the first takes."""

    at: At
    n: int

    def act(self, clash: Clash) -> None:
        points = clash.points
        for place in self._places(len(points), clash.target):
            points[place] += self.n

    def _places(self, count: int, target: int) -> range | tuple[int, ...]:
        match self.at:
            case "first":
                return (0,)
            case "second":
                return (1,) if count > 1 else ()
            case "each":
                return range(count)
            case "chosen":
                return (target,) if target >= 0 else ()
            case "last":
                return (count - 1,)
            case "others":
                return range(1, count)

    def tell(self) -> Saying:
        return saying(f"trap-{self.at}", damage=self.amount())

    def amount(self) -> Saying:
        """How much damage, in words."""
        return saying("damage", n=self.n)


@dataclass(frozen=True, slots=True)
class HarmFully(Deed):
    """The first hero takes damage up to his hit points (DL-TRAP-06)."""

    def act(self, clash: Clash) -> None:
        clash.points[0] += hit_points(clash.lord.party[0])

    def tell(self) -> Saying:
        return saying("trap-first-hit-points")


@dataclass(frozen=True, slots=True)
class Poison(Deed):
    """The hero aimed at takes more at the end of the round (DL-TRAP-05)."""

    n: int

    def act(self, clash: Clash) -> None:
        if clash.target >= 0:
            clash.fight.poison.append(clash.lord.party[clash.target].hero)
            clash.fight.venom.append(self.n)

    def tell(self) -> Saying:
        return saying("trap-poison", damage=self.amount())

    def amount(self) -> Saying:
        """How much damage, in words."""
        return saying("damage", n=self.n)


@dataclass(frozen=True, slots=True)
class AntiMagic(Deed):
    """A wizard aimed at keeps the party from casting, a priest from healing (DL-TRAP-04)."""

    def act(self, clash: Clash) -> None:
        if clash.target < 0:
            return
        kind = HERO_TYPE[clash.lord.party[clash.target].hero]
        if kind == "wizard":
            clash.fight.no_spells = True
        elif kind == "priest":
            clash.fight.no_healing = True

    def tell(self) -> Saying:
        return saying("trap-anti-magic")


def trap_words(trap: TrapYear) -> tuple[Word, ...]:
    """What a trap does in one year, once it is paid for and aimed; on-top words follow what they are on top of."""
    damage = trap.damage
    words: list[tuple[int | bool, Word]] = [
        (damage.first, Harm("first", damage.first)),
        (damage.first_hit_points, HarmFully()),
        (damage.second, Harm("second", damage.second)),
        (damage.each, Harm("each", damage.each)),
        (damage.last_extra, Harm("last", damage.last_extra)),
        (damage.others, Harm("others", damage.others)),
        (damage.chosen, Harm("chosen", damage.chosen)),
        (trap.poison, Poison(trap.poison)),
        (trap.anti_magic, AntiMagic()),
        (trap.skip_conquest, HoldParty()),
    ]
    return tuple(word for there, word in words if there)
