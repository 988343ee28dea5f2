"""Death on the Wing: boulders down the gully, then the guards of the watchtower (DW-1 to DW-8, DW-R1, DW-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_card, choose_space
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.moments.quest_records import OL_START
from gruft.games.descent.pieces.kinds import AWARENESS, MIGHT
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.persons import activates, immune, no_conditions, none_standing
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    ALL_HEROES_LEFT,
    When,
    counter,
    group,
    lieutenant,
    open_group,
    person,
    stands,
    token,
    won_first,
)
from gruft.games.descent.quests.words.terrain import climbs, lay, lies_in_the_way, take_up
from gruft.games.descent.quests.words.tokens import in_pool
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.figures import around, empty_spaces, heroes, mask_of
from gruft.games.descent.rules.overlord_cards import discard_overlord
from gruft.games.descent.state import State
from gruft.table.flow import Flow

AREAS: Final = ("gully", "fire_pit", "ravine")
GUARD: Final = person("guard")
BELTHIR: Final = lieutenant("belthir")
SPIDERS: Final = group("cave_spider")

GULLY, TOWER = parts("death_on_the_wing")
FALLING: Final = GULLY.by_heroes("DW-1", "boulders")
"""How many boulders come down in a turn."""

# -- boulders in the gully ---------------------------------------------------------

GULLY.back("boulder", "boulder")
lies_in_the_way(GULLY, "DW-2", ~SPIDERS)
climbs(GULLY, "DW-3", terms.HEROES, "boulder", cost=GULLY.number("DW-3", "points"), attribute=AWARENESS)
GULLY.data("DW-4")
GULLY.leave("DW-7", terms.HEROES, "exit", count="heroes_out")
GULLY.wins("DW-V1H", HEROES, ALL_HEROES_LEFT)
GULLY.wins("DW-V1O", OVERLORD_WINS, When(lambda g: not in_pool(g, "boulder")))


def boulder_spaces(g: State) -> list[int]:
    """Empty spaces of the gully, the fire pit and the ravine away from heroes, search tokens and who lies down."""
    near = 0
    for h in heroes(g):
        near |= around(g, h)
    taken = {*g.search_at, *(g.token[h] for h in range(g.nh))}
    spaces = [s for name in AREAS for s in g.live.map.areas[name]]
    free = set(empty_spaces(g, mask_of(spaces) & ~near)) - taken
    return [s for s in spaces if s in free]


ROOM: Final = When(lambda g: bool(in_pool(g, "boulder")) and bool(boulder_spaces(g)))


def _lay(g: State) -> Flow[None]:
    space = yield from choose_space(g, g.overlord, "boulder_where", boulder_spaces(g))
    if space is not None:
        lay(g, "boulder", space)


@GULLY.due("DW-1", "boulder", OL_START, ROOM)
def DW_1_a_boulder_falls(g: State) -> Flow[None]:
    """They come down one after the other at the start of each overlord turn, while there is room."""
    for _ in range(FALLING.value(g)):
        if ROOM.holds(g):
            yield from _lay(g)


@GULLY.due("DW-1", "second_boulder", OL_START, ROOM & When(lambda g: bool(g.ol_hand)), must=False)
def DW_1_one_more_for_a_card(g: State) -> Flow[None]:
    """Once per turn a card of his hand brings another one."""
    args: dict[str, str | int] = {"card": "quest:second_boulder"}
    card = yield from choose_card(g, g.overlord, "card_discard", g.ol_hand, False, args)
    assert card is not None
    discard_overlord(g, card)
    yield from _lay(g)


@GULLY.action("DW-2", "smash_boulder", terms.HEROES, at=token("boulder"), worth=1.0)
def DW_2_smash(g: State, f: int) -> Flow[None]:
    """A test of Might: the boulder goes back to the pool."""
    boulder = yield from choose_near(g, f, "boulder")
    if (yield from test(g, f, MIGHT)).passed:
        take_up(g, boulder)
        settle(g)


# -- the watchtower ----------------------------------------------------------------


def shares_its_tile(g: State, f: int) -> bool:
    """A hero or a monster stands on the guard's tile; looked at when the guard's turn comes."""
    if g.actor == f and g.activated >> f & 1:
        return True
    tile = g.live.map.tile
    own = {tile[s] for s in g.spaces[f]}
    others = [*terms.HEROES.of(g), *terms.MONSTERS.of(g)]
    return any(tile[s] in own for other in others for s in g.spaces[other])


def another_tile(g: State, f: int) -> int:
    """Bit mask of the spaces on other tiles than the figure."""
    return ~g.live.map.tile_mask[g.live.map.tile[g.spaces[f][0]]] if g.spaces[f] else 0


TOWER.data("DW-8")
TOWER.overlord_first("DW-C1", won_first(OVERLORD_WINS))
TOWER.cannot_enter("DW-6", GUARD, another_tile)
TOWER.reinforce("DW-R1")
TOWER.counts_defeat("DW-V2H", BELTHIR, "belthir_defeated")
TOWER.wins("DW-V2H", HEROES, counter("belthir_defeated") >= 1)
TOWER.wins("DW-V2O", OVERLORD_WINS, none_standing(GUARD))
TOWER.aim("DW-V2O", BELTHIR | open_group(2), stands(GUARD))
activates(TOWER, "DW-6", GUARD, moves=1, attacks=1, when=shares_its_tile)
immune(TOWER, "DW-5", GUARD, conditions=no_conditions, help=True, passes=True)

finish("death_on_the_wing")
