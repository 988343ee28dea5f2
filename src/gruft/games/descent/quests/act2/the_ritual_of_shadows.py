"""The Ritual of Shadows: a room to reach in time, then Lord Merick's run to the throne (RS-1 to RS-7, RS-S, RS-C)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import Suffered
from gruft.games.descent.moments.marks import has_mark
from gruft.games.descent.moments.moment import EncounterBegin, HeroEntersSpace
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.content import MONSTERS
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KNOWLEDGE, MASTER, MIGHT, MINION, RANK_NAMES, REANIMATE
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.bounds import bound
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    NEVER,
    Amount,
    area,
    counter,
    group,
    lieutenant,
    special,
    stand_in,
)
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.state import State
from gruft.table.flow import Flow

NOWHERE: Final = -1
MERICK: Final = lieutenant("lord_merick_farrow")
MOULDERS: Final = group("flesh_moulder")
BOX: Final = {MINION: MONSTERS["flesh_moulder"].minions, MASTER: MONSTERS["flesh_moulder"].masters}
RED_DOORS: Final = ("throne_door", "landing_door")

STAIRS, THRONE = parts("the_ritual_of_shadows")

# -- the ritual --------------------------------------------------------------------

IN_THE_ROOM: Final = stand_in(MERICK, "ritual_room")


def survivors(rank: int) -> Amount:
    """How many flesh moulders of this rank are still on the map."""
    return Amount(lambda g: len(standing(g, rank)))


def standing(g: State, rank: int) -> list[int]:
    """The flesh moulders of a rank that are on the map; who has risen again for a turn was defeated."""
    return [f for f in MOULDERS.of(g) if kind_of(g, f).rank == rank and not has_mark(g, "risen", f)]


def place_of_hero(h: int) -> Amount:
    """The space of a hero or of his token."""
    return Amount(lambda g: (g.spaces[h][0] if g.spaces[h] else g.token[h]) if h < g.nh else NOWHERE)


def lies(h: int) -> Amount:
    """Whether the hero is knocked out."""
    return Amount(lambda g: g.ko >> h & 1)


def place_of_moulder(rank: int, number: int) -> Amount:
    """Where the moulder of this number stands, counted among its rank; nowhere if it has fallen."""
    return Amount(lambda g: g.spaces[found[number]][0] if len(found := standing(g, rank)) > number else NOWHERE)


STAIRS.data("RS-6")
STAIRS.clock("RS-1", "ritual", when=IN_THE_ROOM)
bound(STAIRS, "RS-2", MERICK, "ritual_room", until=NEVER, always=True)
STAIRS.aim("RS-V1H", terms.HEROES, area("ritual_room"), worth=8.0)
STAIRS.reinforce("RS-R1")
STAIRS.counts_defeat("RS-V1H", MERICK, "merick_defeated")
STAIRS.wins("RS-V1H", HEROES, (counter("room_entered") >= 1) | (counter("merick_defeated") >= 1))
STAIRS.wins("RS-V1O", OVERLORD_WINS, counter("ritual") >= STAIRS.by_heroes("RS-V1O", "tokens"))
STAIRS.keep("RS-C2", "ritual")
STAIRS.keep("RS-C1", survivors(MINION), "flesh_moulder.minions")
STAIRS.keep("RS-C1", survivors(MASTER), "flesh_moulder.masters")
for _hero in range(REANIMATE):
    STAIRS.keep("RS-S1", place_of_hero(_hero), f"stays.{_hero}")
    STAIRS.keep("RS-S1", lies(_hero), f"lay.{_hero}")
for _rank, _most in BOX.items():
    for _number in range(_most):
        STAIRS.keep("RS-S1", place_of_moulder(_rank, _number), f"stays.{RANK_NAMES[_rank]}.{_number}")


@STAIRS.on("RS-V1H", HeroEntersSpace)
def RS_V1H_a_hero_is_in_the_room(g: State, now: HeroEntersSpace) -> None:
    """A hero has entered the ritual room."""
    if now.figure < g.nh and now.space in g.live.map.areas["ritual_room"]:
        g.counters["room_entered"] = 1


# -- the throne --------------------------------------------------------------------


def where_it_stood(g: State, f: int) -> tuple[int, ...]:
    """Heroes in the ritual room or on the exit and surviving flesh moulders stay where they are."""
    if f < g.nh:
        at = g.counters.get(f"stays.{f}", NOWHERE)
        near = (*g.live.map.areas["ritual_room"], *g.live.map.areas["exit"])
        return (at,) if at in near else ()
    if not MOULDERS.holds(g, f):
        return ()
    rank = kind_of(g, f).rank
    number = sum(g.kind[other] == g.kind[f] for other in range(FIRST_MONSTER, f))
    at = g.counters.get(f"stays.{RANK_NAMES[rank]}.{number}", NOWHERE)
    return (at,) if at != NOWHERE else ()


def who_stays(g: State) -> list[tuple[int, int]]:
    """All of them; heroes who have stood up meanwhile come after those who stood, and may find their space taken."""

    def stood_up(f: int) -> bool:
        return f < g.nh and bool(g.counters.get(f"lay.{f}")) and not g.ko >> f & 1

    found = [(f, at) for f in (*g.pending, *range(g.nh)) for at in where_it_stood(g, f)]
    return sorted(found, key=lambda one: stood_up(one[0]))


THRONE.data("RS-S2", "RS-4")
THRONE.stay("RS-S1", who_stays)
THRONE.starts("RS-S1", where_it_stood)
THRONE.search_first("RS-S3")
THRONE.trait("RS-S3", "placed_last", MERICK)
THRONE.overlord_first("RS-C3")
THRONE.locked("RS-3", *RED_DOORS)
THRONE.opens("RS-3", MERICK, *RED_DOORS)
THRONE.opens("RS-3", terms.HEROES, *RED_DOORS, test=MIGHT)
THRONE.opens("RS-3", terms.HEROES, *RED_DOORS, test=KNOWLEDGE)
THRONE.passes_through("RS-7", MERICK, terms.HEROES)
THRONE.reinforce("RS-R2")
THRONE.counts_defeat("RS-V2H", MERICK, "merick_defeated")
THRONE.wins("RS-V2H", HEROES, (counter("merick_bleeds") >= 1) | (counter("merick_defeated") >= 1))
THRONE.wins("RS-V2O", OVERLORD_WINS, counter("verses") >= THRONE.by_heroes("RS-V2O", "tokens"))


@THRONE.begin("RS-S1")
def RS_S1_everybody_has_his_place(g: State) -> None:
    """Where they stood is no longer needed."""
    for name in [name for name in g.counters if name.startswith(("stays.", "lay.", "flesh_moulder."))]:
        del g.counters[name]


@THRONE.on("RS-C2", EncounterBegin)
def RS_C2_merick_sets_out(g: State, now: EncounterBegin) -> Flow[None]:
    """He moves up to one space for each token of the ritual."""
    for f in MERICK.of(g):
        yield from move_spaces(g, f, g.counters.get("ritual", 0), seat=g.overlord)


START: Final = THRONE.by_heroes("RS-C4")


@THRONE.on("RS-C4", EncounterBegin)
def RS_C4_merick_has_a_longer_start(g: State, now: EncounterBegin) -> Flow[None]:
    """He moves on if few heroes are after him."""
    for f in MERICK.of(g):
        yield from move_spaces(g, f, START.value(g), seat=g.overlord)


@THRONE.action("RS-5", "verse", MERICK, at=special("throne"), once=True, worth=20.0)
def RS_5_verse(g: State, f: int) -> Flow[None]:
    """A verse on or beside the throne."""
    count(g, "verses")
    return
    yield


@THRONE.on("RS-V2H", Suffered)
def RS_V2H_merick_bleeds(g: State, now: Suffered) -> None:
    """Any damage breaks the ritual."""
    if MERICK.holds(g, now.hurt.figure):
        g.counters["merick_bleeds"] = 1


finish("the_ritual_of_shadows")
