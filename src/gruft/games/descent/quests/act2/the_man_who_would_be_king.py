"""The Man Who Would Be King: the keys of the castle, then its throne (MK-1 to MK-10, MK-R, MK-C, MK-S)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.fights import AttackDeclared, FigureDefeated
from gruft.games.descent.moments.moment import DoorMoved, HeroEntersSpace
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, SMASH
from gruft.games.descent.moments.quest_records import OL_START
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.pieces.events import DoorLocked
from gruft.games.descent.pieces.kinds import AWARENESS, MIGHT
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.arrivals import comes_in, still_missing
from gruft.games.descent.quests.words.bounds import bound, rested, stronger
from gruft.games.descent.quests.words.campaign import LINES, lines_won
from gruft.games.descent.quests.words.doors import lock, unlock
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.persons import not_below_one
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    ALL_KNOCKED_OUT,
    LIEUTENANTS,
    Amount,
    When,
    Who,
    counter,
    lieutenant,
    special,
    won_first,
)
from gruft.games.descent.rules.doors import at_door, door_refusal, open_or_close
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

DOORS: Final = ("door_1", "door_2", "door_3", "door_4")
SPLIG: Final = lieutenant("splig")
BELTHIR: Final = lieutenant("belthir")
ALRIC: Final = lieutenant("sir_alric_farrow")
ZACHARETH: Final = lieutenant("baron_zachareth")
FARROWS: Final = (lieutenant("lord_merick_farrow"), lieutenant("lady_eliza_farrow"))
ALARM: Final = counter("alarm") >= 1

CASTLE, THRONE = parts("the_man_who_would_be_king")


def forced(part: Part, rule: str, who: Who, *doors: str) -> None:
    """These figures open locked doors by Might, which breaks them, or by Awareness."""
    part.opens(rule, who, *doors, test=MIGHT, result=SMASH)
    part.opens(rule, who, *doors, test=AWARENESS)


# -- the keys ----------------------------------------------------------------------

CASTLE.data("MK-5")
CASTLE.overlord_first("MK-1")
CASTLE.locked("MK-2", *DOORS)
CASTLE.opens("MK-2", SPLIG, *DOORS)
forced(CASTLE, "MK-3", terms.HEROES, *DOORS)
bound(CASTLE, "MK-4", BELTHIR, "star_room", until=ALARM)
bound(CASTLE, "MK-4", ALRIC, "great_hall", until=ALARM)
CASTLE.leave("MK-10", SPLIG, "exit", flag="splig_escaped")
CASTLE.counts_defeat("MK-V1H", SPLIG, "splig_defeated")
CASTLE.reinforce("MK-R1")
CASTLE.wins("MK-V1H", HEROES, counter("splig_defeated") >= 1)
CASTLE.wins("MK-V1O", OVERLORD_WINS, counter("splig_escaped") >= 1)


def lockable(g: State, f: int) -> list[int]:
    """Doors beside the figure that are not closed and locked; an open one only if nobody stands in it."""
    doors = range(len(g.live.map.doors))
    near = [n for n in doors if at_door(g, f, n) and not (g.closed & g.locked) >> n & 1]
    return [n for n in near if door_refusal(g, f, n) is None]


def lock_refusal(g: State, f: int) -> Refusal | None:
    """Why Splig cannot lock a door: there is none beside him that is not locked already."""
    return None if lockable(g, f) else refuse("quest_action.no_door", "MK-2")


@CASTLE.action("MK-2", "lock_door", SPLIG, refusal=lock_refusal)
def MK_2_lock(g: State, f: int) -> Flow[None]:
    """A door beside him is closed, if it is open, and locked."""
    options = {g.live.map.doors[n].key: n for n in lockable(g, f)}
    door = yield from choose_one(controller(g, f), "lock_which", options, False, {"figure": ref_of(g, f)})
    assert door is not None
    if not g.closed >> door & 1:
        yield from open_or_close(g, f, door)
    lock(g, door)
    g.log.append(DoorLocked(ref_of(g, f), g.live.map.doors[door].key))


@CASTLE.on("MK-2", DoorMoved)
def MK_2_unlocked(g: State, now: DoorMoved) -> None:
    """What Splig opens is no longer locked."""
    if now.opened and now.figure >= 0 and SPLIG.holds(g, now.figure):
        unlock(g, now.door)


@CASTLE.on("MK-4", HeroEntersSpace)
def MK_4_heroes_in_the_halls(g: State, now: HeroEntersSpace) -> None:
    """A hero in one of the halls to the north wakes the two."""
    if now.figure < g.nh and any(now.space in g.live.map.areas[name] for name in ("long_hall", "side_hall")):
        g.counters["alarm"] = 1


@CASTLE.on("MK-4", AttackDeclared)
def MK_4_attacked(g: State, now: AttackDeclared) -> None:
    """An attack on one of the two wakes both."""
    if any((BELTHIR | ALRIC).holds(g, f) for f in now.attack.targets):
        g.counters["alarm"] = 1


GROUP_COMES: Final = CASTLE.number("MK-9", "turn")


@CASTLE.due("MK-9", "group_comes", OL_START, When(lambda g: g.round == GROUP_COMES))
def MK_9_the_group_comes(g: State) -> Flow[None]:
    """In the second overlord turn the open group comes in behind the heroes."""
    (group,) = open_groups(g)
    for f in still_missing(g, group):
        yield from comes_in(g, f, "entrance")


# -- the throne --------------------------------------------------------------------

BOTH_STAND: Final = (counter("farrow_fell") < 1) & When(lambda g: all(one.of(g) for one in FARROWS))
LINES_LOST: Final = Amount(lambda g: len(LINES) - len(lines_won(g)))
AT_THE_THRONE: Final = When(lambda g: any(special("throne").near(g, f) for f in ZACHARETH.of(g)))

THRONE.data("MK-C2", "MK-S2")
THRONE.overlord_first("MK-C1", won_first(OVERLORD_WINS))
stronger(THRONE, "MK-S1", ZACHARETH, 1, LINES_LOST)
not_below_one(THRONE, "MK-6", ZACHARETH, BOTH_STAND)
rested(THRONE, "MK-C3", THRONE.by_heroes("MK-C3"))
THRONE.locked("MK-8", "castle_gate")
forced(THRONE, "MK-8", terms.HEROES, "castle_gate")
THRONE.opens("MK-8", LIEUTENANTS, "castle_gate")
THRONE.clock("MK-7", "crown", when=AT_THE_THRONE)
THRONE.aim("MK-7", ZACHARETH, special("throne"))
THRONE.counts_defeat("MK-V2H", ZACHARETH, "baron_defeated")
THRONE.reinforce("MK-R2")
THRONE.wins("MK-V2H", HEROES, counter("baron_defeated") >= 1)
THRONE.wins("MK-V2O", OVERLORD_WINS, (counter("crown") >= THRONE.by_heroes("MK-V2O", "tokens")) | ALL_KNOCKED_OUT)


@THRONE.on("MK-6", FigureDefeated)
def MK_6_the_protection_ends(g: State, now: FigureDefeated) -> None:
    """With the first of the two, for good; a card may bring them back for a moment."""
    if any(one.holds(g, now.figure) for one in FARROWS):
        g.counters["farrow_fell"] = 1


@THRONE.begin("MK-C1")
def MK_C1_the_castle_gate(g: State) -> None:
    """Open for who holds the keys; else closed and locked."""
    if won_first(HEROES).holds(g):
        g.closed = 0
    else:
        lock(g, 0)
    work_out_board(g)


finish("the_man_who_would_be_king")
