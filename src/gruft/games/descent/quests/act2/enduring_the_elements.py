"""Enduring the Elements: four shrines to calm, then a sorcerer in his sanctum (EE-1 to EE-6, EE-R1, EE-R2, EE-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.moment import ActionDone
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.pieces.kinds import AWARENESS, KNOWLEDGE, MIGHT, WILLPOWER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.arrivals import beside_the_map, comes_in
from gruft.games.descent.quests.words.bounds import stronger
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    Amount,
    When,
    Where,
    area,
    counter,
    lieutenant,
    named_master,
    stand_in,
    tokens,
)
from gruft.games.descent.quests.words.tokens import put_away
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.doors import springs_open
from gruft.games.descent.state import State
from gruft.table.flow import Flow

TESTS: Final = {
    "water_shrine": KNOWLEDGE,
    "earth_shrine": MIGHT,
    "fire_shrine": WILLPOWER,
    "air_shrine": AWARENESS,
}
MERICK: Final = lieutenant("lord_merick_farrow")
ELEMENTAL: Final = named_master("elemental")


def uncalmed(g: State) -> list[int]:
    """The shrines that are still on the map."""
    return [n for kind in TESTS for n in tokens(g, kind)]


SHRINES: Final = Where(lambda g: tuple(g.token_at[n] for n in uncalmed(g)), "token:shrine")

TEMPLE, SANCTUM = parts("enduring_the_elements")

# -- four shrines ------------------------------------------------------------------


def at_a_shrine(g: State) -> bool:
    """Whether Lord Merick is on a tile with a shrine that is not calmed."""
    tile = g.live.map.tile
    tiles = {tile[g.token_at[n]] for n in uncalmed(g)}
    return any(tile[s] in tiles for f in MERICK.of(g) for s in g.spaces[f])


TEMPLE.data("EE-3")
TEMPLE.clock("EE-2", "wrath")
TEMPLE.clock("EE-2", "wrath", when=When(at_a_shrine))
TEMPLE.aim("EE-2", MERICK, SHRINES)
TEMPLE.reinforce("EE-R1")
TEMPLE.wins("EE-V1H", HEROES, counter("calmed") >= len(TESTS))
TEMPLE.wins("EE-V1O", OVERLORD_WINS, counter("wrath") >= TEMPLE.number("EE-V1O", "tokens"))
TEMPLE.keep("EE-C1", Amount(lambda g: len(uncalmed(g))), "uncalmed")


@TEMPLE.action("EE-1", "calm", terms.HEROES, at=SHRINES)
def EE_1_calm(g: State, f: int) -> Flow[None]:
    """A test by the element of the shrine: it is calmed, or the hero suffers for it."""
    shrine = yield from choose_near(g, f, *TESTS, called=SHRINES.name)
    if (yield from test(g, f, TESTS[g.token_kind[shrine]])).passed:
        put_away(g, shrine)
        count(g, "calmed")
        settle(g)
    else:
        yield from suffer(g, f, damage=TEMPLE.number("EE-1", "damage"), source="quest:calm")


@TEMPLE.on("EE-6", ActionDone)
def EE_6_merick_comes(g: State, now: ActionDone) -> Flow[None]:
    """With the second shrine Lord Merick comes, once."""
    if g.counters.get("calmed", 0) >= TEMPLE.number("EE-6", "shrines") and not g.counters.get("merick_came"):
        g.counters["merick_came"] = 1
        for f in beside_the_map(g, MERICK):
            yield from comes_in(g, f, "exit")


# -- the sanctum -------------------------------------------------------------------

ELEMENTAL_LIVES: Final = counter("elemental_defeated") < 1
IN_THE_SANCTUM: Final = stand_in(MERICK, "sanctum")

stronger(SANCTUM, "EE-C1", ELEMENTAL, SANCTUM.number("EE-C1", "health"), counter("uncalmed"))
SANCTUM.locked("EE-4", "sanctum_door", closes=terms.HEROES | MERICK)
SANCTUM.opens("EE-4", terms.HEROES, "sanctum_door", when=~ELEMENTAL_LIVES)
SANCTUM.opens("EE-4", terms.HEROES, "sanctum_door", when=ELEMENTAL_LIVES, test=KNOWLEDGE)
SANCTUM.opens("EE-4", MERICK, "sanctum_door")
SANCTUM.clock("EE-5", "rite", when=IN_THE_SANCTUM)
SANCTUM.aim("EE-5", MERICK, area("sanctum"))
SANCTUM.counts_defeat("EE-V2H", MERICK, "merick_defeated")
SANCTUM.reinforce("EE-R2")
SANCTUM.wins("EE-V2H", HEROES, counter("merick_defeated") >= 1)
SANCTUM.wins("EE-V2O", OVERLORD_WINS, counter("rite") >= SANCTUM.number("EE-V2O", "tokens"))


@SANCTUM.on("EE-4", FigureDefeated)
def EE_4_the_door_springs_open(g: State, now: FigureDefeated) -> Flow[None]:
    """With the elemental the lock is gone for the heroes."""
    if ELEMENTAL.holds(g, now.figure):
        g.counters["elemental_defeated"] = 1
        yield from springs_open(g, 0)


finish("enduring_the_elements")
