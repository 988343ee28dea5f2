"""Whom a hit may strike (DL-MON-03 to -13), and the owner's choice among them.

Not here: what the hit does (words.py), what damage does (party.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.content import Hit
from gruft.games.lords.pieces.tables import HERO_OF_REF, HERO_REFS, HERO_TYPE, IS_GHOST, MONSTER_REFS
from gruft.games.lords.rules.combat.party import visible
from gruft.games.lords.state import Battle, Lord
from gruft.table.ask import NO_EXITS, Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def targets(lord: Lord, fight: Battle, tile: int, hit: Hit, not_priest: bool) -> list[int]:
    """The places in line this hit of a monster or ghost may strike."""
    places = visible(lord, fight)
    if hit.target == "any_but_first":
        places = places[1:]
    elif hit.target == "first" or (fight.rage and not IS_GHOST[tile]):
        places = places[:1]
    if not_priest:
        places = [place for place in places if HERO_TYPE[lord.party[place].hero] != "priest"]
    return places


def target_refusal(lord: Lord, fight: Battle, tile: int, hit: Hit, not_priest: bool, hero: int) -> Refusal | None:
    """Why this hero cannot be struck by this hit, or None if he can."""
    place = lord.place_of(hero)
    if place in targets(lord, fight, tile, hit, not_priest):
        return None
    if place not in visible(lord, fight):
        return refuse("target.invisible", "DL-R-19", hero=HERO_REFS[hero])
    if not_priest and HERO_TYPE[hero] == "priest":
        return refuse("target.priest", "DL-MON-10", hero=HERO_REFS[hero])
    if hit.target == "any_but_first":
        return refuse("target.first", "DL-MON-07", hero=HERO_REFS[hero])
    return refuse("target.only_first", "DL-MON-03", hero=HERO_REFS[hero])


def choose_target(lord: Lord, fight: Battle, tile: int, hit: Hit, not_priest: bool, damage: int) -> Flow[int]:
    """The place in line of the hero the owner picks; there is at least one."""
    places = targets(lord, fight, tile, hit, not_priest)
    if len(places) == 1:
        return places[0]
    key = yield Ask(
        fight.seat,
        "target",
        {HERO_REFS[hero]: hero for hero in lord.heroes},
        lambda hero: target_refusal(lord, fight, tile, hit, not_priest, hero),
        [HERO_REFS[lord.party[place].hero] for place in places],
        NO_EXITS,
        {"tile": MONSTER_REFS[tile], "damage": damage},
    )
    return lord.place_of(HERO_OF_REF[key])
