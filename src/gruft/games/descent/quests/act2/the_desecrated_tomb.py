"""The Desecrated Tomb: a torn map among the dead, then a knight on his way to a dragon (DT-1 to DT-8, DT-R1, DT-R2)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import Suffered
from gruft.games.descent.moments.moment import EncounterBegin, MonsterEntersSpace
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.pieces.kinds import AWARENESS, OVERLORD
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.dragon import acts, asleep, closest, in_reach, wake
from gruft.games.descent.quests.words.persons import damaged_only_by, immune, no_conditions
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    carrying,
    counter,
    in_area,
    lieutenant,
    person,
    stands,
    won_first,
)
from gruft.games.descent.quests.words.tokens import found_token
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.movement.moves import roam
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

KHORAYT: Final = person("khorayt")
ALRIC: Final = lieutenant("sir_alric_farrow")
IN_THE_LAIR: Final = in_area("lair")
NOT_IN_THE_LAIR: Final = refuse("shout.not_in_the_lair", "DT-7")
HIS_SPACES: Final = stands(KHORAYT)

TOMB, CAVERN = parts("the_desecrated_tomb")

# -- the map in the tomb -----------------------------------------------------------

TOMB.back("tattered_map", "tattered_map")
TOMB.clock("DT-1", "lead")
TOMB.carry("DT-2", "tattered_map", terms.HEROES)
TOMB.passes("DT-2", "tattered_map")
TOMB.leave("DT-2", terms.HEROES & carrying("tattered_map"), "entrance", flag="map_saved")
TOMB.leave("DT-2", terms.HEROES, "entrance")
TOMB.reinforce("DT-R1")
TOMB.wins("DT-V1H", HEROES, counter("map_saved") >= 1)
TOMB.wins("DT-V1O", OVERLORD_WINS, counter("lead") >= TOMB.number("DT-V1O", "tokens"))
TOMB.keep("DT-C1", "lead")


def DT_2_the_map_is_found(g: State, finder: int) -> None:
    """The finder holds the map."""
    found_token(g, "tattered_map", finder)


TOMB.special("DT-2", then=DT_2_the_map_is_found)

# -- the dragon's cavern -----------------------------------------------------------

CAVERN.data("DT-3", "DT-8")
CAVERN.overlord_first("DT-C2", won_first(OVERLORD_WINS))
CAVERN.reinforce("DT-R2")
CAVERN.counts_defeat("DT-V2H", ALRIC, "alric_defeated")
CAVERN.counts_defeat("DT-V2O", KHORAYT, "khorayt_defeated")
CAVERN.wins("DT-V2H", HEROES, counter("alric_defeated") >= 1)
CAVERN.wins("DT-V2O", OVERLORD_WINS, counter("khorayt_defeated") >= 1)
CAVERN.aim("DT-V2O", ALRIC, HIS_SPACES, 5.0)
immune(
    CAVERN,
    "DT-4",
    KHORAYT,
    conditions=no_conditions,
    attackers=lambda g, attacker, f: not ALRIC.holds(g, attacker),
)
damaged_only_by(
    CAVERN, "DT-4", KHORAYT, lambda g, hurt: hurt.attack is not None and ALRIC.holds(g, hurt.attack.attacker)
)


def victims(g: State, f: int) -> list[int]:
    """The closest figures in sight, Sir Alric before others."""
    near = closest(g, f, in_reach(g, f))
    return [other for other in near if ALRIC.holds(g, other)] or near


acts(CAVERN, "DT-6", KHORAYT, "lair", victims=victims)


@CAVERN.on("DT-C1", EncounterBegin)
def DT_C1_alric_rides_ahead(g: State, now: EncounterBegin) -> Flow[None]:
    """A movement point for each token of his lead."""
    for f in ALRIC.of(g):
        g.mp[f] = g.counters.get("lead", 0)
        yield from roam(g, f, g.overlord, in_move=False)
        g.mp[f] = 0


@CAVERN.on("DT-5", MonsterEntersSpace)
def DT_5_alric_enters_the_lair(g: State, now: MonsterEntersSpace) -> Flow[None]:
    """The first time in a turn he tests Awareness; a failure wakes the dragon. Inside it he enters it no more."""
    f = now.figure
    mark = "round:quest.lair" if g.turn == OVERLORD else f"round:quest.lair:{g.turn}"  # or in nobody's yet (DT-C1)
    comes_in = ALRIC.holds(g, f) and IN_THE_LAIR.holds(g, f) and now.origin not in g.live.map.areas["lair"]
    if not comes_in or mark in g.once or not asleep(g):
        return
    g.once.append(mark)
    if not (yield from test(g, f, AWARENESS)).passed:
        wake(g)


@CAVERN.on("DT-5", Suffered)
def DT_5_pain_wakes_him(g: State, now: Suffered) -> None:
    """An attack that damages Khorayt wakes him."""
    if KHORAYT.holds(g, now.hurt.figure):
        wake(g)


def shout_refusal(g: State, f: int) -> Refusal | None:
    """Why a shout is not heard: the hero is not in the Lair."""
    return None if IN_THE_LAIR.holds(g, f) else NOT_IN_THE_LAIR


@CAVERN.action("DT-7", "shout", terms.HEROES, refusal=shout_refusal)
def DT_7_shout(g: State, f: int) -> Flow[None]:
    """Khorayt wakes."""
    wake(g)
    yield from ()


finish("the_desecrated_tomb")
