"""The Dawnblade: signs in a wandering sunbeam, then a blade beside a sleeping dragon (DB-1 to DB-8, DB-R1, DB-R2)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.moment import (
    EncounterBegin,
    FigureMoment,
    HeroTurnEnd,
    MonsterActivationEnd,
    OverlordTurnOpened,
)
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.quest_records import OL_END
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.dragon import acts, asleep, closest, wake
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.persons import damaged_only_by, immune, no_conditions
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    Amount,
    When,
    carrying,
    counter,
    in_area,
    lieutenant,
    person,
    token,
    tokens,
    won_first,
)
from gruft.games.descent.quests.words.ways import walks
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.figures import figures
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow

KHORAYT: Final = person("khorayt")
ALRIC: Final = lieutenant("sir_alric_farrow")

FOREST, LAIR = parts("the_dawnblade")
LEAST_SIGNS: Final = FOREST.number("DB-V1H", "least")
SIGNS: Final = Amount(lambda g: max(LEAST_SIGNS, g.nh))

# -- the wandering sunbeam ---------------------------------------------------------

FOREST.back("sunbeam", "sunbeam")
FOREST.clock("DB-3", "lead")
FOREST.reinforce("DB-R1")
FOREST.wins("DB-V1H", HEROES, counter("signs") >= SIGNS)
FOREST.wins("DB-V1O", OVERLORD_WINS, counter("lead") >= FOREST.number("DB-V1O", "tokens"))
FOREST.keep("DB-C1", "lead")


@FOREST.on("DB-1", OverlordTurnOpened)
def DB_1_the_sunbeam_wanders(g: State, now: OverlordTurnOpened) -> Flow[None]:
    """After all else of the start of his turn the overlord moves the sunbeam three spaces, never straight back."""
    for beam in tokens(g, "sunbeam"):
        yield from walks(g, beam, FOREST.number("DB-1", "spaces"))


@FOREST.action("DB-2", "read_sign", terms.HEROES, at=token("sunbeam"), once=True)
def DB_2_read_sign(g: State, f: int) -> Flow[None]:
    """A test of Awareness in the light: a sign is read."""
    if (yield from test(g, f, AWARENESS)).passed:
        count(g, "signs")


def in_the_light(g: State) -> list[int]:
    """Monsters that stand in the sunbeam."""
    return [f for f in terms.MONSTERS.of(g) if token("sunbeam").touched_by(g, f)]


@FOREST.due("DB-2", "light_burns", OL_END, When(lambda g: bool(in_the_light(g))))
def DB_2_the_light_burns(g: State) -> Flow[None]:
    """A monster in the sunbeam suffers."""
    for f in in_the_light(g):
        yield from suffer(g, f, damage=1, source="sunbeam")


# -- the dragon's lair -------------------------------------------------------------

LAIR.data("DB-4")
LAIR.back("dawnblade", "dawnblade")
LAIR.carry("DB-8", "dawnblade", terms.HEROES | ALRIC)
LAIR.leave("DB-8", terms.HEROES & carrying("dawnblade"), "entrance", flag="blade_saved")
LAIR.leave("DB-8", ALRIC & carrying("dawnblade"), "exit", flag="blade_lost")
LAIR.reinforce("DB-R2")
LAIR.counts_defeat("DB-V2H2", ALRIC, "alric_defeated")
LAIR.wins("DB-V2H", HEROES, counter("blade_saved") >= 1)
LAIR.wins("DB-V2H2", HEROES, counter("alric_defeated") >= 1)
LAIR.wins("DB-V2O", OVERLORD_WINS, counter("blade_lost") >= 1)
immune(LAIR, "DB-5", KHORAYT, attackers=lambda g, attacker, f: asleep(g))
damaged_only_by(LAIR, "DB-5", KHORAYT, lambda g, hurt: not asleep(g))
immune(LAIR, "DB-7", KHORAYT, conditions=no_conditions)


def prey(g: State, f: int) -> list[int]:
    """Who carries the Dawnblade, or the closest figures."""
    holders = [other for other in figures(g) if carrying("dawnblade").holds(g, other)]
    return holders or closest(g, f, [other for other in figures(g) if other != f])


acts(LAIR, "DB-6", KHORAYT, "lair", prey=prey)


LEAD: Final = LAIR.by_heroes("DB-C1", "tokens")
"""So many tokens are a space."""


@LAIR.on("DB-C1", EncounterBegin)
def DB_C1_alric_rides_ahead(g: State, now: EncounterBegin) -> Flow[None]:
    """A space for so many tokens of his lead."""
    for f in ALRIC.of(g):
        yield from move_spaces(g, f, g.counters.get("lead", 0) // LEAD.value(g))


@LAIR.on("DB-C2", EncounterBegin)
def DB_C2_the_overlord_is_prepared(g: State, now: EncounterBegin) -> None:
    """The winner of the forest draws cards."""
    if won_first(OVERLORD_WINS).holds(g):
        draw_overlord(g, LAIR.number("DB-C2", "cards"))


@LAIR.on("DB-5", HeroTurnEnd, MonsterActivationEnd)
def DB_5_khorayt_wakes(g: State, now: FigureMoment) -> Flow[None]:
    """Who ends his turn in the Lair tests Awareness; a failure wakes the dragon."""
    f = now.figure
    near = asleep(g) and bool(KHORAYT.of(g)) and bool(g.spaces[f]) and in_area("lair").holds(g, f)
    if near and not (yield from test(g, f, AWARENESS)).passed:
        wake(g)


finish("the_dawnblade")
