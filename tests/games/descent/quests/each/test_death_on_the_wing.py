"""Death on the Wing: boulders in the gully, then the guards of the watchtower."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.overlord.warlord import feet_on
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import work_out_board
from gruft.games.descent.pieces.dice import BLUE, BROWN, GREY, YELLOW, Dice
from gruft.games.descent.pieces.kinds import MIGHT, NOBODY, OVERLORD
from gruft.games.descent.quests.act1.death_on_the_wing import boulder_spaces
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terrain import lay
from gruft.games.descent.quests.words.tokens import in_pool
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, knock_out, recover, suffer
from gruft.games.descent.rules.figures import adjacent, around, empty, monsters, sees_space
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.turns.overlord import QUEST_FIRST, ol_start, round_start
from gruft.games.descent.rules.turns.persons import deed_refusal, waiting_persons
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    activated,
    acts,
    all_of,
    at,
    clear,
    dice,
    ending,
    find,
    laid,
    later,
    refused,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES, opened
from tests.harness import code_of
from tests.rule import rule


def in_the_gully(heroes: int = 2) -> State:
    return laid("death_on_the_wing", seats=heroes + 1)


def at_the_tower(winner: str = "heroes", heroes: int = 2) -> State:
    return later("death_on_the_wing", winner, seats=heroes + 1)


def boulder_at(g: State, x: int, y: int) -> int:
    lay(g, "boulder", at(g, x, y))
    return at(g, x, y)


# -- the gully -------------------------------------------------------------------------


@rule("DW-1")
def test_a_boulder_must_fall_at_the_start_of_the_overlords_turn_away_from_heroes() -> None:
    g = in_the_gully(3)
    g.turn, g.actor = OVERLORD, NOBODY
    asked = opened(ol_start(g))
    assert asked.exits["done"] == QUEST_FIRST
    near = around(g, 0) | around(g, 1)
    spaces = boulder_spaces(g)
    assert spaces and not any(near >> s & 1 or not empty(g, s) or s in g.search_at for s in spaces)

    drive(quest_of(g).effects(g, "ol_start")["quest:boulder"].run(g), g.live.map.key[spaces[0]])

    assert g.rubble == 1 << spaces[0] and len(in_pool(g, "boulder")) == 9
    assert spaces[0] in g.token_at


@rule("DW-1")
@pytest.mark.parametrize(("heroes", "left", "laid_down"), [(2, 10, 2), (3, 10, 1), (4, 10, 1), (2, 1, 1)])
def test_two_boulders_fall_on_two_heroes_while_there_are_some(heroes: int, left: int, laid_down: int) -> None:
    g = in_the_gully(heroes)
    g.turn, g.actor = OVERLORD, NOBODY
    for s in boulder_spaces(g)[: 10 - left]:
        lay(g, "boulder", s)

    drive(quest_of(g).effects(g, "ol_start")["quest:boulder"].run(g))

    assert len(in_pool(g, "boulder")) == left - laid_down


@rule("DW-1")
def test_a_card_brings_another_one_once_a_turn_and_a_fallen_hero_is_not_buried() -> None:
    g = in_the_gully()
    g.turn = OVERLORD
    hand = len(g.ol_hand)
    assert not quest_of(g).effects(g, "ol_start")["quest:second_boulder"].must
    stand(g, 0, 5, 4)
    drive(knock_out(g, 0))
    assert at(g, 5, 4) not in boulder_spaces(g)
    hand = len(g.ol_hand)

    drive(quest_of(g).effects(g, "ol_start")["quest:second_boulder"].run(g))

    assert len(g.ol_hand) == hand - 1 and len(in_pool(g, "boulder")) == 9
    g.ol_hand = []
    assert "quest:second_boulder" not in quest_of(g).effects(g, "ol_start")


@rule("DW-2")
def test_a_boulder_bars_way_sight_and_counting_but_stays_adjacent() -> None:
    g = in_the_gully()
    clear(g)
    stand(g, 1, 11, 1)
    for y in (0, 1):
        boulder_at(g, 7, y)
    stand(g, 0, 8, 0)
    turn_of(g, 0, 4)
    here, there = at(g, 8, 0), at(g, 5, 0)

    assert step_refusal(g, 0, at(g, 7, 0), 4) is not None
    assert not sees_space(g, 0, there) and g.live.board.dist(here, there) == 255
    assert around(g, 0) >> at(g, 7, 0) & 1
    assert not empty(g, at(g, 7, 0))


@rule("DW-2", "QC-27", "DE-OBST-01")
@pytest.mark.parametrize("errata", [True, False])
def test_no_card_leads_over_a_boulder(errata: bool) -> None:
    g = laid("death_on_the_wing", errata=errata)
    clear(g)
    rock = boulder_at(g, 7, 0)
    stand(g, 0, 8, 0)

    assert code_of(step_refusal(g, 0, rock, 4, free=True)) == "move.quest_forbids"


@rule("DW-2")
@pytest.mark.parametrize(("faces", "gone"), [(FAILS, False), (PASSES, True)])
def test_might_smashes_a_boulder_back_to_the_pool(faces: tuple[int, int], gone: bool) -> None:
    g = in_the_gully()
    clear(g)
    boulder_at(g, 7, 0)
    stand(g, 0, 8, 0)
    dice(g, *faces)

    acts(g, 0, "quest:smash_boulder")

    assert (g.rubble == 0) is gone and (len(in_pool(g, "boulder")) == 10) is gone
    turn_of(g, 0, 1)
    assert (step_refusal(g, 0, at(g, 7, 0), 1) is None) is gone


@rule("DW-3")
@pytest.mark.parametrize(("faces", "over"), [(FAILS, False), (PASSES, True)])
def test_a_hero_climbs_over_for_two_points_and_a_test(faces: tuple[int, int], over: bool) -> None:
    g = in_the_gully()
    clear(g)
    boulder_at(g, 7, 0)
    stand(g, 0, 8, 0)
    turn_of(g, 0, 1)
    assert code_of(refused(g, 0, "deed:climb_over")) == "climb.no_points"
    turn_of(g, 0, 3)
    assert refused(g, 0, "deed:climb_over") is None
    dice(g, *faces)

    drive(quest_of(g).do_deed(g, 0, "deed:climb_over"), "space:6,0")

    assert g.mp[0] == 1
    assert where(g, 0) == ((6, 0) if over else (8, 0))


@rule("DW-3")
def test_nobody_climbs_where_the_space_behind_is_taken() -> None:
    g = in_the_gully()
    clear(g)
    boulder_at(g, 7, 0)
    boulder_at(g, 6, 0)
    stand(g, 0, 8, 0)
    turn_of(g, 0, 3)

    assert code_of(refused(g, 0, "deed:climb_over")) == "climb.nothing_behind"


@rule("DW-4")
def test_spiders_walk_over_boulders_and_fight_from_them() -> None:
    g = in_the_gully()
    spider = find(g, "cave_spider")
    other = find(g, open_groups(g)[0])
    clear(g)
    rock = boulder_at(g, 7, 0)
    put(g, spider, (at(g, 6, 0),))
    turn_of(g, spider, 2)
    assert step_refusal(g, spider, rock, 2) is None
    put(g, other, (at(g, 6, 1),))
    assert step_refusal(g, other, rock, 2) is not None

    put(g, spider, (rock,))
    stand(g, 0, 8, 0)
    turn_of(g, 0)

    assert adjacent(g, spider, 0)
    assert attack_refusal(g, spider) is None
    assert attack_refusal(g, 0, enemy=lambda g, f: f == spider) is None


@rule("DW-7", "DW-V1H")
def test_the_heroes_win_when_all_have_left_through_the_exit() -> None:
    g = in_the_gully()
    clear(g)
    for h in range(g.nh):
        assert g.encounter_winner == ""
        put(g, h, outer_edge(g, "exit")[:1])
        acts(g, h, "leave")

    assert g.encounter_winner == "heroes"


@rule("DW-7")
def test_monsters_do_not_leave_the_gully() -> None:
    g = in_the_gully()
    f = find(g, "cave_spider")
    put(g, f, outer_edge(g, "exit")[:1])
    g.mp[f] = 1

    assert code_of(leave_refusal(g, f)) == "leave.not_here"


@rule("DW-V1O")
def test_the_tenth_boulder_wins_for_the_overlord() -> None:
    g = in_the_gully()
    while len(in_pool(g, "boulder")) > 1:
        lay(g, "boulder", boulder_spaces(g)[0])
    g.turn, g.actor = OVERLORD, NOBODY
    g.ol_hand = []
    assert not quest_of(g).won(g)

    ending(ol_start(g))

    assert g.encounter_winner == "overlord"


@rule("DW-C1")
@pytest.mark.parametrize(("winner", "beat"), [("heroes", "next_hero"), ("overlord", "ol_begin")])
def test_the_overlord_begins_at_the_tower_if_he_has_won_the_gully(winner: str, beat: str) -> None:
    assert drive(round_start(at_the_tower(winner))) == beat


@rule("DW-2", "DE-EMPTY-01")
def test_no_card_puts_a_monster_on_a_boulder() -> None:
    g = in_the_gully()
    at = boulder_spaces(g)[0]
    assert list(feet_on(g, "zombie", 1 << at, inside=True).values()) == [(at,)]

    lay(g, "boulder", at)

    assert feet_on(g, "zombie", 1 << at, inside=True) == {}


# -- the tower -------------------------------------------------------------------------


@rule("DW-5")
def test_guards_cannot_be_healed_gain_no_conditions_and_pass_every_test() -> None:
    g = at_the_tower()
    f = all_of(g, "guard")[0]
    g.damage[f] = 3

    assert drive(recover(g, f, damage=2)) == (0, 0) and g.damage[f] == 3
    assert not give_condition(g, f, STUNNED)
    assert drive(attribute_test(g, f, MIGHT)).passed


@rule("DW-6", "DW-8")
def test_a_guard_acts_when_somebody_shares_its_tile_and_stays_on_it() -> None:
    g = at_the_tower()
    foe = monsters(g)[-1]
    clear(g, *all_of(g, "guard"))
    assert not waiting_persons(g)
    first = all_of(g, "guard")[2]
    stand(g, foe, 14, 4)
    g.damage[foe] = 0
    assert where(g, first) == (15, 4)
    assert first in waiting_persons(g) and all_of(g, "guard")[0] not in waiting_persons(g)
    g.actor, g.actions, g.mp[first] = first, 2, 4
    tile = g.live.map.tile
    own = tile[g.spaces[first][0]]
    for s in g.live.board.adj[g.spaces[first][0]]:
        key = g.live.map.step_key[s]
        assert (deed_refusal(g, first, key) is None) == (tile[s] == own and g.live.occ[s] < 0)

    activated(g, first, "attack", "move")

    assert first not in waiting_persons(g)


@rule("DW-8")
def test_the_overlord_draws_no_card_for_a_guard_and_nobody_leaves_the_tower() -> None:
    g = at_the_tower()
    hand = len(g.ol_hand)
    drive(suffer(g, all_of(g, "guard")[0], damage=6))
    assert len(all_of(g, "guard")) == 3 and len(g.ol_hand) == hand
    put(g, 0, outer_edge(g, "entrance")[:1])
    g.mp[0] = 1

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"


@rule("QC-16")
@pytest.mark.parametrize(("heroes", "defense", "attack"), [(2, (BROWN,), (BLUE,)), (3, (GREY, BROWN), (BLUE, YELLOW))])
def test_guards_are_weaker_beside_two_heroes(heroes: int, defense: Dice, attack: Dice) -> None:
    g = at_the_tower(heroes=heroes)

    assert {(kind_of(g, f).defense, kind_of(g, f).attack) for f in all_of(g, "guard")} == {(defense, attack)}


@rule("DW-R1")
@pytest.mark.parametrize(("heroes", "most"), [(2, 2), (3, 1), (4, 1)])
def test_monsters_of_either_open_group_come_by_the_entrance(heroes: int, most: int) -> None:
    g = at_the_tower(heroes=heroes)

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [(name, "entrance") for name in open_groups(g)]
    assert len({wave.rule for wave in waves}) == 1
    assert {wave.most for wave in waves} == {most}


@rule("DW-V2H")
def test_the_heroes_win_when_belthir_falls() -> None:
    g = at_the_tower()

    ending(defeat(g, find(g, "belthir")))

    assert g.encounter_winner == "heroes"


@rule("DW-V2O")
def test_the_overlord_wins_when_the_last_guard_falls() -> None:
    g = at_the_tower()
    for f in all_of(g, "guard"):
        assert g.encounter_winner == ""
        ending(defeat(g, f))

    assert g.encounter_winner == "overlord"


def test_the_board_of_a_barred_map_is_worked_out_from_the_state() -> None:
    g = in_the_gully()
    boulder_at(g, 7, 0)
    rubble = g.live.board.rubble

    work_out_board(g)

    assert rubble == g.live.board.rubble == g.rubble
