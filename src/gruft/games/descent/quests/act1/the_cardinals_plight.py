"""The Cardinal's Plight: graves raised behind a ward, then a cardinal in his library (CP-1 to CP-11, CP-R1, CP-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import Hurt
from gruft.games.descent.moments.moment import DoorMoved
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.pieces.kinds import KNOWLEDGE, MINION, monster_kind
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.arrivals import beside_the_map, comes_in
from gruft.games.descent.quests.words.bounds import stays_put
from gruft.games.descent.quests.words.part import comes_true
from gruft.games.descent.quests.words.persons import activates, damaged_only_by, immune
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.spawning import rises
from gruft.games.descent.quests.words.terms import (
    GONE,
    When,
    Who,
    counter,
    group,
    lieutenant,
    none_left,
    number,
    person,
    stands,
    token,
)
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.damage import recover
from gruft.games.descent.rules.doors import remove_door
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.rules.places import supply
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

KOTH: Final = person("cardinal_koth")
MERICK: Final = lieutenant("lord_merick_farrow")
ZOMBIES: Final = group("zombie")
RESCUED: Final = counter("rescued") >= 1
BESIDE_KOTH: Final = stands(KOTH)
HE_BLEEDS: Final = When(lambda g: any(g.damage[f] for f in KOTH.of(g)))
NO_BODY: Final = refuse("raise.no_figure", "CP-1")

ROAD, CATHEDRAL = parts("the_cardinals_plight")
PRAYER: Final = CATHEDRAL.by_heroes("CP-7")

# -- the graveyard behind the ward -------------------------------------------------

ROAD.back("grave", "grave")
ROAD.leave("CP-2", ZOMBIES, "exit", count="zombies_left")
ROAD.locked("CP-3", "ward")
ROAD.leave("CP-4", MERICK, "exit", when=none_left("grave"), flag="merick_left")
ROAD.counts_defeat("CP-V1H", MERICK, "merick_defeated")
ROAD.wins("CP-V1H", HEROES, counter("merick_defeated") >= 1)
ROAD.wins("CP-V1O", OVERLORD_WINS, counter("merick_left") >= 1)
ROAD.keep("CP-C1", "zombies_left")


def CP_3_the_ward_is_gone(g: State, finder: int) -> None:
    """Whoever finds the special token banishes the ward for good."""
    remove_door(g, 0)


ROAD.special("CP-3", "ward", then=CP_3_the_ward_is_gone)


def raise_refusal(g: State, f: int) -> Refusal | None:
    """Why Merick cannot raise anybody: the box holds no zombie any more."""
    return None if supply(g, monster_kind("zombie", act_of(g), MINION)) else NO_BODY


@ROAD.action("CP-1", "raise", MERICK, at=token("grave"), refusal=raise_refusal, once=True)
def CP_1_raise(g: State, f: int) -> Flow[None]:
    """A test of Knowledge: a zombie rises from the grave, whatever the group limit, and acts after him."""
    grave = yield from choose_near(g, f, "grave")
    if not (yield from test(g, f, KNOWLEDGE)).passed:
        return
    at, g.token_at[grave] = g.token_at[grave], GONE
    yield from rises(g, "zombie", MINION, at)


# -- the cathedral -----------------------------------------------------------------

CATHEDRAL.data("CP-10")
CATHEDRAL.back("altar", "altar")
CATHEDRAL.locked("CP-6", "door_1", stays_open=True)
CATHEDRAL.opens("CP-6", terms.HEROES, "door_1", when=counter("library_key") >= 1)
CATHEDRAL.special("CP-6", "door_1")
CATHEDRAL.leave("CP-8", KOTH, "entrance", when=RESCUED, flag="koth_left")
CATHEDRAL.aim("CP-8", terms.HEROES, BESIDE_KOTH, 4.0, when=(counter("library_key") >= 1) & ~RESCUED)
CATHEDRAL.reinforce("CP-R1", when=RESCUED)
CATHEDRAL.counts_defeat("CP-V2O", KOTH, "koth_defeated")
CATHEDRAL.wins("CP-V2H", HEROES, counter("koth_left") >= 1)
CATHEDRAL.wins("CP-V2O", OVERLORD_WINS, counter("koth_defeated") >= 1)
stays_put(CATHEDRAL, "CP-8", KOTH & Who(lambda g, f: not RESCUED.holds(g)))
activates(CATHEDRAL, "CP-8", KOTH, moves=1, when=lambda g, f: RESCUED.holds(g))
activates(CATHEDRAL, "CP-11", KOTH, moves=0)


def harmless(g: State, f: int) -> bool:
    """An attack is under way that can do nothing to the cardinal."""
    a = g.live.attack
    return a is not None and f in (*a.targets, *a.affected) and not ZOMBIES.holds(g, a.attacker)


def zombies_and_no_attacks(g: State, hurt: Hurt) -> bool:
    """Whether a zombie did it, or no attack at all; what its surges do is a part of the attack."""
    a = hurt.attack or g.live.attack
    return a is None or a.attacker != hurt.by or ZOMBIES.holds(g, a.attacker)


damaged_only_by(CATHEDRAL, "CP-5", KOTH, zombies_and_no_attacks)
immune(CATHEDRAL, "CP-5", KOTH, conditions=harmless)


@CATHEDRAL.action("CP-7", "pray", terms.HEROES, at=token("altar"), once=True, worth=2.0, useful=HE_BLEEDS)
def CP_7_pray(g: State, f: int) -> Flow[None]:
    """Cardinal Koth recovers, wherever he is."""
    for koth in KOTH.of(g):
        yield from recover(g, koth, damage=number(g, PRAYER), source="altar")


def library_opened(g: State, now: DoorMoved) -> bool:
    """A hero opens the library for the first time."""
    return now.opened and now.figure in range(g.nh) and g.live.map.doors[now.door].id == "door_1"


@CATHEDRAL.on("CP-8", DoorMoved)
def CP_8_rescued(g: State, now: DoorMoved) -> None:
    """From now on the heroes lead the cardinal."""
    if library_opened(g, now):
        comes_true(g, "rescued")


@CATHEDRAL.on("CP-9", DoorMoved)
def CP_9_the_second_wave(g: State, now: DoorMoved) -> Flow[None]:
    """Lord Merick comes in at the Entrance at once."""
    if library_opened(g, now):
        for f in beside_the_map(g, MERICK):
            yield from comes_in(g, f, "entrance")
        settle(g)


finish("the_cardinals_plight")
