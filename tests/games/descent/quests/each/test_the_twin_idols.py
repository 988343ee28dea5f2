"""The Twin Idols: the idol of skulls on its way to the pedestal, then the idol of the sun among the graves."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.overlord.basic import may_do_more
from gruft.games.descent.cards.overlord.warlord import may_rage
from gruft.games.descent.moments.moment import EverythingPlaced, MonsterActivation, OverlordTurnEnd
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.quests.words.tokens import carrier, put_away
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import CARRIED, POOL, State
from tests.games.descent.quests.questing import (
    acts,
    at,
    dice,
    ending,
    find,
    happens,
    laid,
    later,
    plays,
    refused,
    stand,
    turn_of,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule

SUN, SKULLS = 0, 1


def in_the_cave() -> State:
    """Everything is placed and a monster of the open group has the Idol of Skulls."""
    g = laid("the_twin_idols")
    happens(g, EverythingPlaced())
    return g


def among_the_graves(winner: str) -> State:
    g = later("the_twin_idols", winner)
    happens(g, EverythingPlaced())
    return g


def idol(g: State, kind: str) -> int:
    return g.token_kind.index(kind)


def take(g: State, f: int, kind: str) -> int:
    """The figure has this token, whoever had it before."""
    token = idol(g, kind)
    put_away(g, token)
    pick_up(g, f, token)
    return token


# -- the cave ------------------------------------------------------------------------


@rule("TI-1")
def test_a_monster_of_the_open_group_begins_with_the_idol_of_skulls() -> None:
    g = in_the_cave()
    holder = carrier(g, SKULLS)

    assert g.token_at[SKULLS] == CARRIED
    assert kind_of(g, holder).group == open_groups(g)[0]
    ettin = find(g, "ettin")
    put_away(g, SKULLS)
    g.token_at[SKULLS] = next(iter(g.live.board.adj[g.spaces[ettin][0]]))
    turn_of(g, ettin)
    assert code_of(take_refusal(g, ettin, SKULLS)) == "objective.not_for_you"


@rule("TI-1")
def test_who_carries_the_idol_of_skulls_gains_no_actions_by_cards() -> None:
    g = in_the_cave()
    holder = carrier(g, SKULLS)
    other = find(g, "ettin")
    g.turn = OVERLORD

    assert not may_do_more(g, MonsterActivation(holder))
    assert may_do_more(g, MonsterActivation(other))
    assert other in may_rage(g) and holder not in may_rage(g)


@rule("TI-1", "QC-27")
def test_a_quest_rule_that_speaks_of_cards_itself_counts_without_errata_too() -> None:
    g = in_the_cave()
    g.turn, g.errata = OVERLORD, False

    assert not may_do_more(g, MonsterActivation(carrier(g, SKULLS)))


@rule("TI-2")
def test_the_idol_door_opens_for_heroes_once_the_key_is_found_and_stays_open() -> None:
    g = in_the_cave()
    ettin = find(g, "ettin")
    put(g, ettin, ())
    stand(g, 0, 2, 9)
    turn_of(g, 0)
    assert code_of(refused(g, 0, "door:idol_door")) == "door.locked"
    stand(g, 1, 6, 10)
    g.special = g.search_at.index(at(g, 6, 9))

    acts(g, 1, "search:6,9")
    assert g.counters["idol_key"] == 1
    monster = carrier(g, SKULLS)
    stand(g, monster, 3, 9)
    assert code_of(door_refusal(g, monster, 0)) == "door.locked"
    acts(g, 0, "door:idol_door")

    assert not g.closed
    assert code_of(refused(g, 0, "door:idol_door")) == "door.stays_open"


@rule("TI-3", "TI-V1O")
def test_a_monster_that_puts_the_idol_on_the_pedestal_wins() -> None:
    g = in_the_cave()
    holder = carrier(g, SKULLS)
    turn_of(g, holder)
    assert code_of(refused(g, holder, "quest:place_idol")) == "quest_action.nothing_near"
    stand(g, holder, 18, 15)

    acts(g, holder, "quest:place_idol")

    assert g.encounter_winner == "overlord"
    assert g.live.map.places[g.token_at[SKULLS]][0] == 19


@rule("TI-3", "TI-V1O", "DE-OBJ-03")
def test_laid_down_beside_the_carrier_as_any_token_is_it_counts_as_well() -> None:
    g = in_the_cave()
    holder = carrier(g, SKULLS)
    stand(g, holder, 18, 15)
    acts(g, holder, "drop", "space:17,15")
    assert g.token_at[SKULLS] == at(g, 17, 15) and g.encounter_winner == "", "no pedestal"
    take(g, holder, "idol_of_skulls")

    acts(g, holder, "drop", "space:19,15")

    assert g.token_at[SKULLS] == at(g, 19, 15) and g.encounter_winner == "overlord"


@rule("TI-3")
def test_a_hero_who_lays_the_idol_there_places_nothing() -> None:
    g = in_the_cave()
    take(g, 0, "idol_of_skulls")
    stand(g, 0, 18, 15)

    acts(g, 0, "drop", "space:19,15")

    assert g.token_at[SKULLS] == at(g, 19, 15) and g.encounter_winner == ""


@rule("TI-3")
def test_an_idol_that_only_falls_on_the_pedestal_is_not_placed() -> None:
    g = in_the_cave()
    holder = carrier(g, SKULLS)
    stand(g, holder, 19, 15)

    ending(defeat(g, holder))

    assert g.token_at[SKULLS] == at(g, 19, 15) and g.encounter_winner == ""


@rule("TI-4")
def test_a_hero_carries_both_idols() -> None:
    g = in_the_cave()
    put_away(g, SKULLS)
    here = g.spaces[0][0]
    beside = next(iter(g.live.board.adj[here]))
    g.token_at = [beside, beside]

    acts(g, 0, "token:idol_of_the_sun.1")
    acts(g, 0, "token:idol_of_skulls.2")

    assert g.carries[0] == (SUN, SKULLS)


@rule("TI-4", "TI-V1H")
def test_a_hero_with_the_idol_of_the_sun_leaves_by_the_entrance_and_wins() -> None:
    g = in_the_cave()
    put(g, 0, outer_edge(g, "entrance")[:1])
    turn_of(g, 0, 1)
    assert code_of(leave_refusal(g, 0)) == "leave.not_here"
    take(g, 0, "idol_of_the_sun")

    acts(g, 0, "leave")

    assert g.encounter_winner == "heroes"


@rule("TI-R1")
def test_one_monster_of_the_open_group_comes_by_either_gate() -> None:
    g = in_the_cave()

    waves = quest_of(g).waves(g, "ol_start")

    assert [(wave.group, wave.area, wave.most) for wave in waves.values()] == [
        (open_groups(g)[0], "north_gate", 1),
        (open_groups(g)[0], "entrance", 1),
    ]


# -- the graves ----------------------------------------------------------------------


@rule("TI-C1")
def test_heroes_who_won_begin_with_the_sun_and_the_skulls_are_not_used() -> None:
    g = among_the_graves("heroes")

    assert 0 <= carrier(g, idol(g, "idol_of_the_sun")) < g.nh
    assert g.token_at[idol(g, "idol_of_skulls")] == GONE


@rule("TI-C1", "DE-R-49")
def test_all_hero_players_decide_who_begins_with_the_sun() -> None:
    g = later("the_twin_idols", "heroes", seats=4)
    voices = iter(ref_of(g, h) for h in (0, 2, 2))

    asked = plays(g, "lay_search", "round_start", answers={"hero_begins_with": lambda ask: next(voices)})

    assert [ask.seat for ask in asked if ask.kind == "hero_begins_with"] == g.hero_seat
    assert carrier(g, idol(g, "idol_of_the_sun")) == 2


@rule("TI-C1")
def test_after_the_overlords_victory_eliza_has_the_skulls_and_the_sun_lies_in_its_place() -> None:
    g = among_the_graves("overlord")

    assert carrier(g, idol(g, "idol_of_skulls")) == find(g, "lady_eliza_farrow")
    assert g.live.map.places[g.token_at[idol(g, "idol_of_the_sun")]] == (1, 7)


@rule("TI-5", "TI-V2H", "TI-V2O")
@pytest.mark.parametrize(
    ("who", "gate", "wrong", "winner"),
    [("hero", "exit", "entrance", "heroes"), ("lady_eliza_farrow", "entrance", "exit", "overlord")],
)
def test_each_side_carries_the_sun_off_through_its_own_gate(who: str, gate: str, wrong: str, winner: str) -> None:
    g = among_the_graves("overlord")
    f = 0 if who == "hero" else find(g, who)
    for h in range(g.nh):
        stand(g, h, 3 + h, 6)
    put(g, f, outer_edge(g, gate)[:1])
    turn_of(g, f, 1)
    assert code_of(leave_refusal(g, f)) == "leave.not_here", "without the idol nobody leaves"
    take(g, f, "idol_of_the_sun")
    put(g, f, outer_edge(g, wrong)[:1])
    assert code_of(leave_refusal(g, f)) == "leave.not_here"
    put(g, f, outer_edge(g, gate)[:1])

    acts(g, f, "leave")

    assert g.encounter_winner == winner


@rule("TI-6")
def test_eliza_raises_a_zombie_beside_the_altar_once_per_turn() -> None:
    g = among_the_graves("overlord")
    eliza = find(g, "lady_eliza_farrow")
    turn_of(g, eliza)
    ending(defeat(g, find(g, "zombie")))
    before = monsters(g)
    assert code_of(refused(g, eliza, "quest:raise_zombie")) == "quest_action.nothing_near"
    stand(g, eliza, 18, 2)

    acts(g, eliza, "quest:raise_zombie")

    (risen,) = set(monsters(g)) - set(before)
    assert kind_of(g, risen).group == "zombie"
    assert g.live.board.adj_mask[at(g, 19, 1)] >> g.spaces[risen][0] & 1
    assert code_of(refused(g, eliza, "quest:raise_zombie")) == "quest_action.once"


@rule("TI-6")
def test_no_more_zombies_rise_than_the_group_has() -> None:
    g = among_the_graves("overlord")
    eliza = find(g, "lady_eliza_farrow")
    stand(g, eliza, 18, 2)
    turn_of(g, eliza)

    assert code_of(refused(g, eliza, "quest:raise_zombie")) == "reinforce.group_full"


@rule("TI-6")
def test_eliza_carries_the_skulls_besides_the_sun_and_they_fall_with_her() -> None:
    g = among_the_graves("overlord")
    eliza = find(g, "lady_eliza_farrow")
    sun, skulls = idol(g, "idol_of_the_sun"), idol(g, "idol_of_skulls")
    g.token_at[sun] = next(iter(g.live.board.adj[g.spaces[eliza][0]]))
    acts(g, eliza, "token:idol_of_the_sun.1")
    assert set(g.carries[eliza]) == {sun, skulls}
    here = g.spaces[eliza][0]

    ending(defeat(g, eliza))

    assert g.token_at[sun] == here and g.token_at[skulls] == GONE


@rule("TI-7")
def test_a_hero_breaks_the_altar_by_a_test_of_willpower() -> None:
    for faces, gone in ((FAILS, False), (PASSES, True)):
        g = among_the_graves("heroes")
        stand(g, 0, 18, 2)
        dice(g, *faces)

        acts(g, 0, "quest:break_altar")

        assert (g.token_at[idol(g, "grave_altar")] == GONE) is gone


@rule("TI-8", "TI-V2O2")
def test_dusk_falls_while_the_altar_stands_and_wins_for_the_overlord() -> None:
    g = among_the_graves("heroes")
    altar = idol(g, "grave_altar")
    home = g.token_at[altar]
    g.token_at[altar] = POOL
    happens(g, OverlordTurnEnd())
    assert "dusk" not in g.counters
    g.token_at[altar] = home
    g.counters["dusk"] = 12
    happens(g, OverlordTurnEnd())
    assert g.counters["dusk"] == 13 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("TI-R2")
def test_a_zombie_rises_in_the_graveyard() -> None:
    g = among_the_graves("heroes")

    waves = quest_of(g).waves(g, "ol_start")

    assert [(wave.group, wave.area) for wave in waves.values()] == [("zombie", "graveyard")]
