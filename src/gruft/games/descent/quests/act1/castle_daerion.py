"""Castle Daerion: beacons in a village at night, then the keep and its old knight (CD-1 to CD-9, CD-R1, CD-R2)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.moment import PersonActivationStart
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.moments.quest_records import HEROES_DONE
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.arrivals import comes_in
from gruft.games.descent.quests.words.bounds import peaceful
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.persons import activates, immune, no_conditions, none_standing, strikes_back
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    GONE,
    MASTERS,
    MONSTERS,
    NEVER,
    Amount,
    Who,
    counter,
    lieutenant,
    person,
    stands,
    token,
    won_first,
)
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.state import State
from gruft.table.flow import Flow

VILLAGER, PALAMON, MILITIA = person("villager"), person("sir_palamon"), person("militia")
ALRIC: Final = lieutenant("sir_alric_farrow")
CHARMED: Final = Who(lambda g, f: g.errata and g.live.charmed == f)
"""Whom a card of the overlord leads; the quest's rules come first (QC-27)."""

TOWN, KEEP = parts("castle_daerion")
VILLAGERS: Final = TOWN.laid("villager")

# -- the village at night ----------------------------------------------------------

TOWN.back("beacon", "beacon")
TOWN.reinforce("CD-R1")
activates(TOWN, "CD-2", VILLAGER, moves=1, doors=1)
immune(TOWN, "CD-3", VILLAGER, conditions=no_conditions)
TOWN.wins("CD-V1H", HEROES, counter("beacons") >= TOWN.laid("beacon"))
TOWN.wins("CD-V1O", OVERLORD_WINS, none_standing(VILLAGER))
TOWN.keep("CD-C1", Amount(lambda g: len(VILLAGER.of(g))), "villagers_survived")
TOWN.keep("CD-C1", Amount(lambda g: VILLAGERS - len(VILLAGER.of(g))), "villagers_defeated")


@TOWN.action("CD-1", "light", terms.HEROES, at=token("beacon"))
def CD_1_light(g: State, f: int) -> Flow[None]:
    """A beacon is lit: its token is gone."""
    beacon = yield from choose_near(g, f, "beacon")
    g.token_at[beacon] = GONE
    count(g, "beacons")
    settle(g)


# -- the keep ----------------------------------------------------------------------

KEEP.data("CD-S2", "CD-7", "CD-8")
KEEP.overlord_first("CD-C2", won_first(OVERLORD_WINS))
KEEP.reinforce("CD-R2")
activates(KEEP, "CD-4", PALAMON, moves=1)
strikes_back(KEEP, "CD-5", PALAMON)
peaceful(KEEP, "CD-5", PALAMON & CHARMED, until=NEVER)
activates(KEEP, "CD-6", MILITIA, moves=1, attacks=1)
immune(KEEP, "CD-9", MILITIA, conditions=no_conditions)
KEEP.counts_defeat("CD-V2H2", ALRIC, "alric_defeated")
KEEP.counts_defeat("CD-V2O", PALAMON, "palamon_defeated")
KEEP.wins("CD-V2H1", HEROES, counter("marshalled") >= KEEP.number("CD-V2H1", "squads"))
KEEP.wins("CD-V2H2", HEROES, (counter("alric_defeated") >= 1) & none_standing(MASTERS))
KEEP.wins("CD-V2O", OVERLORD_WINS, counter("palamon_defeated") >= 1)
KEEP.aim("CD-V2O", MONSTERS & ~ALRIC, stands(PALAMON))


@KEEP.due("CD-S1", "militia_comes", HEROES_DONE, counter("militia_came") < 1)
def CD_S1_the_survivors_come_as_archers(g: State) -> Flow[None]:
    """When the last hero has ended his first turn the heroes place the militiamen."""
    g.counters["militia_came"] = 1
    for f in g.live.persons:
        if MILITIA.holds(g, f):
            yield from comes_in(g, f, "entrance")


@KEEP.on("CD-4", PersonActivationStart)
def CD_4_marshal(g: State, now: PersonActivationStart) -> Flow[None]:
    """Sir Palamon gathers his men before he moves."""
    if PALAMON.holds(g, now.figure) and (yield from test(g, now.figure, AWARENESS)).passed:
        count(g, "marshalled")


finish("castle_daerion")
