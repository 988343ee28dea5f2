"""What follows the monsters: Healing (DL-HEAL), Conquest with fatigue (DL-CONQ), and poison (DL-TRAP-05).

None of these asks anything, so they are one beat.
"""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    ConquestSkipped,
    FatigueSet,
    HeroHealed,
    PoisonStruck,
    TileConquered,
)
from gruft.games.lords.pieces.tables import CELL_REFS, HERO_REFS, SPELL_KIND
from gruft.games.lords.rules.combat.battle import battle_over
from gruft.games.lords.rules.combat.party import hearts, hurt, visible
from gruft.games.lords.rules.evil import move_evil
from gruft.games.lords.state import Battle, State
from gruft.table.events import SILENCE

TRAINING_FATIGUE = 2


def aftermath(g: State) -> str:
    """Healing, Conquest and poison; the battle is over afterwards."""
    fight = g.battle
    if fight is None:
        return "battle"
    heal(g, fight)
    if fight.no_conquest:
        g.log.append(ConquestSkipped(fight.seat))
    else:
        conquer(g, fight)
    poison(g, fight)
    return battle_over(g)


def heal(g: State, fight: Battle) -> None:
    """One damage per heart symbol, the first hero's first (DL-HEAL-01 to -03)."""
    if not fight.attacked or fight.no_healing:
        return
    lord = g.lords[fight.seat]
    left = hearts(lord)
    for place, member in enumerate(lord.party):
        healed = min(member.wounds, left)
        if healed:
            left -= healed
            lord.party[place] = member.hurt(-healed)
            if g.log is not SILENCE:
                g.log.append(HeroHealed(fight.seat, HERO_REFS[member.hero], healed))


def fatigue(g: State, fight: Battle) -> int:
    """The number on the combat card, in training always 2 (DL-CONQ-02)."""
    if g.rules.scenario:
        return TRAINING_FATIGUE
    return 0 if fight.no_fatigue else SPELL_KIND[g.town[g.combat_round - 1]].fatigue


def conquer(g: State, fight: Battle) -> None:
    """Fatigue point by point on whoever is first; if a hero remains, the tile falls (DL-CONQ-02, -03)."""
    lord = g.lords[fight.seat]
    points = fatigue(g, fight)
    if g.log is not SILENCE:
        g.log.append(FatigueSet(fight.seat, points))
    for _ in range(points):
        places = visible(lord, fight)
        if not places:
            break
        hurt(g, fight, [(places[0], 1)], "fatigue")
    if not lord.party:
        return
    lord.tiles[fight.cell] += 1
    if g.log is not SILENCE:
        g.log.append(TileConquered(fight.seat, CELL_REFS[fight.cell]))
    if not g.rules.scenario:
        move_evil(g, fight.seat, -1, "conquest")


def poison(g: State, fight: Battle) -> None:
    """Each Dart's poison strikes its target, if he is still in this party (DL-TRAP-05, DL-R-15, -69)."""
    lord = g.lords[fight.seat]
    for hero, venom in zip(fight.poison, fight.venom):
        if hero in lord.heroes and lord.place_of(hero) in visible(lord, fight):
            g.log.append(PoisonStruck(fight.seat, HERO_REFS[hero], venom))
            hurt(g, fight, [(lord.place_of(hero), venom)], "poison")
