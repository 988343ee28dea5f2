"""The Frozen Spire: a dragon tears down a bridge, then a mind under a spell (FS-1 to FS-11, FS-R1, FS-R2, FS-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.moment import (
    ComesDown,
    DoorMoved,
    HeroTurnStart,
    MonsterEntersSpace,
    OverlordTurnEnd,
)
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, quest_of, settle
from gruft.games.descent.moments.seats import controller, is_monster, kind_of
from gruft.games.descent.pieces.events import TokenLaid
from gruft.games.descent.pieces.kinds import AWARENESS, HERO, MIGHT, MONSTER, NEUTRAL, WILLPOWER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.bounds import slower, stays_put
from gruft.games.descent.quests.words.displacing import advance, anywhere, in_the_way, make_way, one_by_one
from gruft.games.descent.quests.words.part import comes_true
from gruft.games.descent.quests.words.persons import (
    activates,
    changes_side,
    damaged_only_by,
    immune,
    no_conditions,
    not_below_one,
    on_side,
)
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    MONSTERS,
    When,
    Where,
    area,
    carrying,
    counter,
    lieutenant,
    named_master,
    person,
    stands,
    tokens,
    won_first,
)
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import IMMOBILIZED
from gruft.games.descent.rules.council import choose_together
from gruft.games.descent.rules.damage import ALL, recover, suffer
from gruft.games.descent.rules.figures import adjacent, ball, heroes, mask_of
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.rules.places import closest_empty
from gruft.games.descent.rules.turns.hero_actions import IMMOBILE
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

RUIN: Final = named_master("shadow_dragon")
HEART: Final = "dragonheart"

BRIDGE, CELL = parts("the_frozen_spire")
HEART_REACH: Final = BRIDGE.number("FS-4", "spaces")

# -- the bridge --------------------------------------------------------------------


def column(g: State, s: int) -> int:
    """How far east a space lies."""
    return g.live.map.places[s][0]


def moved_by(g: State, f: int, east: int) -> tuple[int, ...]:
    """The spaces of the figure moved so far to the east (or west), all of them on the map, or nothing."""
    places = [g.live.map.places[s] for s in g.spaces[f]]
    found = [g.live.map.number.get((x + east, y)) for x, y in places]
    return tuple(sorted(s for s in found if s is not None)) if None not in found else ()


def near_ruin(g: State) -> tuple[int, ...]:
    """Spaces so close to Ruin that one is within reach of the Dragonheart on them or next to them."""
    mask = sum(ball(g, f, HEART_REACH - 1) for f in RUIN.of(g)[:1])
    return tuple(s for s in range(g.live.map.size) if mask >> s & 1)


RUIN_STANDS: Final = stands(RUIN, "monster:shadow_dragon")

BRIDGE.data("FS-10")
stays_put(BRIDGE, "FS-1", RUIN)
slower(BRIDGE, "FS-1", RUIN, by=lambda g, f: kind_of(g, f).speed - 1)
BRIDGE.carry("FS-4", HEART, terms.HEROES)
BRIDGE.counts_defeat("FS-V1H", RUIN, "ruin_defeated")
BRIDGE.reinforce("FS-R1")
BRIDGE.wins("FS-V1H", HEROES, counter("ruin_defeated") >= 1)
BRIDGE.wins("FS-V1O", OVERLORD_WINS, When(lambda g: all(g.gulfs >> s & 1 for s in g.live.map.areas["bridge"])))


def slide_refusal(g: State, f: int) -> Refusal | None:
    """Why Ruin cannot slide: he is Immobilized, or the Dragonheart holds him."""
    if g.cond[f] & IMMOBILIZED:
        return IMMOBILE
    return refuse("quest_action.held", "FS-4") if g.counters.get("ruin_held") else None


@BRIDGE.action("FS-1", "slide", RUIN, at=RUIN_STANDS, refusal=slide_refusal, once=True)
def FS_1_slide(g: State, f: int) -> Flow[None]:
    """One space to the west, without turning."""
    g.move_actions += 1
    yield from advance(g, f, moved_by(g, f, -1))


@BRIDGE.on("FS-3", ComesDown)
def FS_3_heroes_in_his_way(g: State, now: ComesDown) -> Flow[None]:
    """Heroes in his way test Might: one who passes stops him; else everybody in his way is put aside."""
    blocking = in_the_way(g, now.figure, now.spaces)
    stopped = False
    for h in [other for other in blocking if other < g.nh]:
        stopped |= (yield from test(g, h, MIGHT)).passed
    if stopped:
        return
    ruin = mask_of(now.spaces) | mask_of(g.spaces[now.figure])
    edge = min(column(g, s) for s in now.spaces)

    def to_the_west(g: State, s: int) -> bool:
        return column(g, s) < edge

    def aside(g: State, other: int) -> Flow[None]:
        fits = anywhere if is_monster(g, other) else to_the_west
        yield from make_way(g, other, controller(g, other), ruin, fits)

    yield from one_by_one(g, in_the_way(g, now.figure, now.spaces), aside)


@BRIDGE.on("FS-2", MonsterEntersSpace)
def FS_2_the_bridge_breaks(g: State, now: MonsterEntersSpace) -> Flow[None]:
    """The bridge behind Ruin is gone; who stood there is put to the east and hurt."""
    if not RUIN.holds(g, now.figure):
        return
    edge = max(column(g, s) for s in g.spaces[now.figure])
    g.gulfs |= mask_of(s for s in g.live.map.areas["bridge"] if column(g, s) > edge)

    def to_the_east(g: State, f: int) -> Flow[None]:
        yield from make_way(g, f, controller(g, f), g.gulfs, lambda g, s: column(g, s) > edge)
        yield from suffer(g, f, damage=BRIDGE.number("FS-2", "damage"), source="quest:slide")

    falling = [f for f in terms.EVERYBODY.of(g) if f != now.figure and mask_of(g.spaces[f]) & g.gulfs]
    yield from one_by_one(g, falling, to_the_east)


@BRIDGE.on("FS-9", MonsterEntersSpace)
def FS_9_what_lies_there(g: State, now: MonsterEntersSpace) -> Flow[None]:
    """Hero tokens go east as figures do, the Dragonheart to the closest space in the west that is left."""
    for h in range(g.nh):
        if g.token[h] >= 0 and g.gulfs >> g.token[h] & 1:
            west = mask_of(s for s in range(g.live.map.size) if column(g, s) < column(g, g.token[h]))
            spaces = closest_empty(g, g.token[h], avoid=west)
            space = yield from choose_space(g, g.hero_seat[h], "token_where", spaces)
            assert space is not None
            g.token[h] = space
    for n in tokens(g, HEART):
        if g.gulfs >> g.token_at[n] & 1:
            yield from _to_the_west(g, n)


def _to_the_west(g: State, n: int) -> Flow[None]:
    here = g.token_at[n]
    west = [s for s in range(g.live.map.size) if column(g, s) < column(g, here) and not g.gulfs >> s & 1]
    row = g.live.board.row(here)
    near = min(row[s] for s in west)
    closest = {g.live.map.key[s]: s for s in west if row[s] == near}
    space = yield from choose_together(g, "drop_together", closest, {"token": f"token:{HEART}"})
    assert space is not None
    g.token_at[n] = space
    g.log.append(TokenLaid(token_key(g, n), g.live.map.key[space]))


@BRIDGE.action(
    "FS-4", "push_back", terms.HEROES & carrying(HEART), at=Where(near_ruin, "token:dragonheart"), once=True, worth=5.0
)
def FS_4_push_back(g: State, f: int) -> Flow[None]:
    """A test of Willpower drives Ruin a space back to the east, or holds him where he began."""
    if not (yield from test(g, f, WILLPOWER)).passed:
        return
    (ruin,) = RUIN.of(g)
    start = quest_of(g).encounter(g).fixed[0].master_feet
    if {g.live.map.places[s] for s in g.spaces[ruin]} == set(start):
        g.counters["ruin_held"] = 1
    else:
        yield from advance(g, ruin, moved_by(g, ruin, 1))


@BRIDGE.on("FS-4", OverlordTurnEnd)
def FS_4_he_is_free_again(g: State, now: OverlordTurnEnd) -> None:
    """The Dragonheart holds him for one overlord turn."""
    g.counters.pop("ruin_held", None)


# -- the cell ----------------------------------------------------------------------

FREDERICK: Final = person("frederick")
SPLIG: Final = lieutenant("splig")
LOCKED_UP: Final = FREDERICK & on_side(NEUTRAL)
SPELLBOUND: Final = FREDERICK & on_side(MONSTER)
FREED: Final = FREDERICK & on_side(HERO)


AT_NIGHT: Final = won_first(OVERLORD_WINS)


def alone(g: State, h: int) -> bool:
    """Whether the hero stands with no other standing hero beside him."""
    return bool(g.spaces[h]) and not any(adjacent(g, h, other) for other in heroes(g))


CELL.locked("FS-5", "cell_door", closes=terms.HEROES | SPLIG)
CELL.opens("FS-5", terms.HEROES, "cell_door", test=MIGHT)
CELL.opens("FS-5", terms.HEROES, "cell_door", test=AWARENESS)
CELL.opens("FS-5", SPLIG, "cell_door")
CELL.carry("FS-6", "secret", MONSTERS & ~FREDERICK)
CELL.leave("FS-6", MONSTERS & carrying("secret"), "exit", count="secrets", token="secret")
immune(CELL, "FS-7", LOCKED_UP, conditions=no_conditions, help=True, attackers=lambda g, attacker, f: True)
damaged_only_by(CELL, "FS-7", LOCKED_UP, lambda g, hurt: False)
stays_put(CELL, "FS-7", LOCKED_UP)
not_below_one(CELL, "FS-7", SPELLBOUND)
CELL.no_more_actions("FS-7", SPELLBOUND)
activates(CELL, "FS-8", FREED, moves=CELL.number("FS-8", "moves"))
CELL.leave("FS-11", FREED, "entrance", flag="frederick_saved")
CELL.counts_defeat("FS-V2O2", FREED, "frederick_defeated")
CELL.reinforce("FS-R2")
CELL.wins("FS-V2H", HEROES, counter("frederick_saved") >= 1)
CELL.wins("FS-V2O1", OVERLORD_WINS, counter("secrets") >= CELL.laid("secret"))
CELL.wins("FS-V2O2", OVERLORD_WINS, counter("frederick_defeated") >= 1)
CELL.aim("FS-8", terms.HEROES, area("cell"), worth=2.0, when=counter("cell_opened") < 1)


@CELL.on("FS-C1", HeroTurnStart)
def FS_C1_the_frost_of_the_night(g: State, now: HeroTurnStart) -> Flow[None]:
    """A hero who is alone when his turn begins tests Might or is wearied by the cold."""
    if not AT_NIGHT.holds(g) or not alone(g, now.figure):
        return
    if not (yield from test(g, now.figure, MIGHT)).passed:
        yield from suffer(g, now.figure, fatigue=1, source="quest:frost")


@CELL.on("FS-7", DoorMoved)
def FS_7_the_door_opens(g: State, now: DoorMoved) -> None:
    """When the cell is opened for the first time Frederick is the overlord's."""
    if now.opened and not g.counters.get("cell_opened"):
        comes_true(g, "cell_opened")
        for f in LOCKED_UP.of(g):
            changes_side(g, f, MONSTER)


@CELL.action(
    "FS-8",
    "break_spell",
    terms.HEROES,
    at=stands(SPELLBOUND, "npc:frederick"),
    worth=6.0,
)
def FS_8_break_the_spell(g: State, f: int) -> Flow[None]:
    """A test of Willpower beside Frederick: he is himself again, whole and with the heroes."""
    if not (yield from test(g, f, WILLPOWER)).passed:
        return
    for frederick in SPELLBOUND.of(g):
        changes_side(g, frederick, HERO)
        yield from recover(g, frederick, damage=ALL, source="quest:break_spell")
        g.cond[frederick] = 0
        comes_true(g, "frederick_freed")
    settle(g)


finish("the_frozen_spire")
