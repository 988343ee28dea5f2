"""The Cardinal's Plight: the graveyard behind the ward, then the cathedral."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.overlord.basic import control
from gruft.games.descent.moments.moment import SpecialFound
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.attack import SURGES
from gruft.games.descent.pieces.events import Recovered, SurgeSpent
from gruft.games.descent.pieces.kinds import MASTER
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.conditions import IMMOBILIZED, POISONED, STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, suffer
from gruft.games.descent.rules.doors import door_refusal, open_or_close
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.turns.overlord import waiting_monsters
from gruft.games.descent.rules.turns.persons import deed_refusal, waiting_persons
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    activated,
    acts,
    all_of,
    asked_of,
    at,
    dice,
    ending,
    find,
    groups,
    happens,
    laid,
    later,
    refused,
    second,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule


def on_the_road(heroes: int = 2) -> State:
    return laid("the_cardinals_plight", seats=heroes + 1)


def in_the_cathedral(zombies: int = 0, heroes: int = 2) -> State:
    return later("the_cardinals_plight", seats=heroes + 1, zombies_left=zombies)


def zombies(g: State) -> list[int]:
    return all_of(g, "zombie")


def open_the_library(g: State) -> None:
    g.counters["library_key"] = 1
    stand(g, 0, 10, 9)
    drive(open_or_close(g, 0, 0))


# -- the graveyard ---------------------------------------------------------------------


@rule("CP-1")
def test_merick_raises_a_zombie_from_a_grave_once_a_turn_and_it_acts_after_him() -> None:
    g = on_the_road()
    f = find(g, "lord_merick_farrow")
    assert not zombies(g)
    stand(g, f, 14, 5)
    g.activated = 1 << f
    dice(g, *PASSES)

    acts(g, f, "quest:raise")

    (risen,) = zombies(g)
    assert where(g, risen) in ((13, 4), (15, 4))
    assert sum(at == GONE for at in g.token_at) == 1
    assert risen in waiting_monsters(g), "it acts this turn"
    assert code_of(refused(g, f, "quest:raise")) == "quest_action.once"


@rule("CP-1")
def test_a_failed_test_leaves_the_grave_and_nobody_else_raises() -> None:
    g = on_the_road()
    f, other = find(g, "lord_merick_farrow"), find(g, "flesh_moulder")
    stand(g, f, 14, 5)
    dice(g, *FAILS)

    acts(g, f, "quest:raise")

    assert not zombies(g) and GONE not in g.token_at
    turn_of(g, other)
    assert refused(g, other, "quest:raise") is not None
    turn_of(g, f)
    g.once.clear()
    stand(g, f, 17, 6)
    assert code_of(refused(g, f, "quest:raise")) == "quest_action.nothing_near"


@rule("CP-1")
def test_a_zombie_rises_beside_an_occupied_grave() -> None:
    g = on_the_road()
    f = find(g, "lord_merick_farrow")
    stand(g, f, 13, 4)
    g.token_at = [g.token_at[0], GONE, GONE, GONE]
    dice(g, *PASSES)

    acts(g, f, "quest:raise")

    (risen,) = zombies(g)
    assert g.live.board.dist(g.spaces[risen][0], g.spaces[f][0]) == 1


@rule("CP-1")
def test_the_overlord_says_where_beside_an_occupied_grave_it_rises() -> None:
    g = on_the_road()
    f = find(g, "lord_merick_farrow")
    stand(g, f, 14, 5)
    stand(g, 0, 13, 4)
    g.token_at = [g.token_at[0], GONE, GONE, GONE]
    dice(g, *PASSES)

    acts(g, f, "quest:raise", "space:13,5")

    (risen,) = zombies(g)
    assert where(g, risen) == (13, 5)


def raised(g: State) -> int:
    f = find(g, "lord_merick_farrow")
    stand(g, f, 14, 5)
    dice(g, *PASSES)
    acts(g, f, "quest:raise")
    return zombies(g)[0]


@rule("CP-2", "CP-C1")
def test_zombies_that_leave_through_the_exit_come_again_in_the_library() -> None:
    g = on_the_road()
    f = raised(g)
    put(g, f, outer_edge(g, "exit")[:1])
    acts(g, f, "leave")
    assert g.counters["zombies_left"] == 1 and not g.spaces[f]

    second(g, "overlord")

    there = [kind_of(g, f) for f in zombies(g)]
    assert len(there) == 2 and sum(kind.rank == MASTER for kind in there) == 1


@rule("CP-2")
def test_nobody_else_leaves() -> None:
    g = on_the_road()
    f = find(g, "flesh_moulder")
    put(g, f, outer_edge(g, "exit")[:1])
    g.mp[f] = 1

    assert code_of(leave_refusal(g, f)) == "leave.not_here"


@rule("CP-3")
def test_nobody_opens_the_ward_and_the_special_token_removes_it() -> None:
    g = on_the_road()
    stand(g, 0, 11, 5)
    f = find(g, "lord_merick_farrow")
    stand(g, f, 12, 5)
    assert code_of(door_refusal(g, 0, 0)) == "door.locked"
    assert code_of(door_refusal(g, f, 0)) == "door.locked"

    happens(g, SpecialFound(0, g.spaces[0][0]))

    assert g.doors_gone & 1 and not g.closed & 1
    assert code_of(door_refusal(g, 0, 0)) == "door.gone"


@rule("CP-4", "CP-V1O")
def test_merick_leaves_and_wins_when_no_grave_is_left() -> None:
    g = on_the_road()
    f = find(g, "lord_merick_farrow")
    put(g, f, outer_edge(g, "exit")[:1])
    turn_of(g, f, 1)
    assert code_of(leave_refusal(g, f)) == "leave.not_here"
    g.token_at = [GONE] * 4

    acts(g, f, "leave")

    assert g.encounter_winner == "overlord"


@rule("CP-V1H")
def test_the_heroes_win_the_road_when_merick_falls() -> None:
    g = on_the_road()

    ending(defeat(g, find(g, "lord_merick_farrow")))

    assert g.encounter_winner == "heroes"


# -- the cathedral ---------------------------------------------------------------------


@rule("CP-5")
def test_only_zombies_and_what_is_no_attack_hurt_the_cardinal() -> None:
    g = in_the_cathedral()
    koth, zombie, other = find(g, "cardinal_koth"), zombies(g)[0], find(g, open_groups(g)[0])
    assert g.live.max_health[koth] == 8 + 2 * g.nh
    g.live.pool[koth] = ()

    def attack(f: int) -> int:
        before = g.damage[koth]
        drive(perform_attack(g, f, targets=[koth], mods=lambda a: a.add("damage", 2, "test")))
        return g.damage[koth] - before

    dice(g, *[1] * 6)
    assert attack(other) == 0
    dice(g, *[1] * 6)
    assert attack(zombie) > 0
    before = g.damage[koth]
    drive(suffer(g, koth, damage=1, source="poisoned"))
    assert g.damage[koth] == before + 1
    assert give_condition(g, koth, POISONED), "what is no attack may give him conditions"


@rule("CP-5")
def test_no_surge_of_another_attack_wearies_the_cardinal() -> None:
    g = second(laid("the_cardinals_plight", level="expert"), "overlord")
    open_the_library(g)
    koth, merick = find(g, "cardinal_koth"), find(g, "lord_merick_farrow")
    g.ol_hand = []
    dice(g, *[1] * 5)

    drive(perform_attack(g, merick, targets=[koth], mods=lambda a: a.add(SURGES, 1, "test")))

    assert [one.surge for one in g.log if isinstance(one, SurgeSpent)], "wither is spent"
    assert g.damage[koth] == 0


@rule("CP-6")
def test_the_library_opens_for_heroes_with_the_key_and_stays_open() -> None:
    g = in_the_cathedral()
    stand(g, 0, 10, 9)
    f = zombies(g)[0]
    stand(g, f, 11, 9)
    assert code_of(door_refusal(g, 0, 0)) == "door.locked"

    happens(g, SpecialFound(1, g.spaces[1][0]))

    assert g.counters["library_key"] == 1
    assert door_refusal(g, 0, 0) is None and code_of(door_refusal(g, f, 0)) == "door.locked"
    drive(open_or_close(g, 0, 0))
    assert not g.closed & 1 and code_of(door_refusal(g, 0, 0)) == "door.stays_open"


@rule("CP-6")
def test_the_key_does_not_lie_in_the_library() -> None:
    g = in_the_cathedral()

    assert quest_of(g).special_refusal(g, at(g, 17, 8)) is not None
    assert quest_of(g).special_refusal(g, at(g, 10, 6)) is None


@rule("CP-7")
@pytest.mark.parametrize(("heroes", "heals"), [(2, 3), (3, 2), (4, 1)])
@pytest.mark.parametrize("wounds", [1, 9])
def test_prayers_at_the_altar_heal_the_cardinal_once_a_turn(wounds: int, heroes: int, heals: int) -> None:
    g = in_the_cathedral(heroes=heroes)
    koth = find(g, "cardinal_koth")
    g.damage[koth] = wounds
    stand(g, 0, 8, 9)

    acts(g, 0, "quest:pray")

    assert g.damage[koth] == max(0, wounds - heals)
    assert Recovered(ref_of(g, koth), min(wounds, heals), 0) in g.log
    assert code_of(refused(g, 0, "quest:pray")) == "quest_action.once"


@rule("CP-8", "CP-V2H")
def test_rescued_the_cardinal_is_led_to_the_entrance() -> None:
    g = in_the_cathedral()
    koth = find(g, "cardinal_koth")
    g.actor = koth
    assert code_of(deed_refusal(g, koth, "move")) == "person.no_move", "before his rescue he does not move"
    open_the_library(g)
    assert g.counters["rescued"] == 1 and koth in waiting_persons(g)
    (edge, *_) = outer_edge(g, "entrance")
    merick = find(g, "lord_merick_farrow")
    if g.spaces[merick][0] == edge:
        stand(g, merick, 8, 3)
    put(g, koth, (edge,))

    activated(g, koth, "move", "leave")

    assert g.encounter_winner == "heroes"


@rule("CP-8")
def test_before_his_rescue_no_card_leads_the_cardinal_away() -> None:
    g = in_the_cathedral()
    koth = find(g, "cardinal_koth")
    assert drive(control(g, koth), "move") is None and not g.moved >> koth & 1
    assert asked_of(control(g, koth)) is None

    open_the_library(g)

    assert asked_of(control(g, koth)) == ["move", "pass"]


@rule("CP-8")
def test_no_hero_leaves_the_cathedral() -> None:
    g = in_the_cathedral()
    open_the_library(g)
    put(g, 0, outer_edge(g, "entrance")[:1])
    g.mp[0] = 1

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"


@rule("CP-9")
def test_the_open_library_calls_merick_to_the_entrance() -> None:
    g = in_the_cathedral()
    assert "lord_merick_farrow" not in groups(g)

    open_the_library(g)

    f = find(g, "lord_merick_farrow")
    assert g.live.board.dist(g.spaces[f][0], g.live.map.areas["entrance"][0]) <= 3


@rule("CP-10")
def test_zombies_in_the_closed_library_may_act_from_the_first_turn() -> None:
    g = in_the_cathedral(2)

    assert len(zombies(g)) == 3 and set(zombies(g)) <= set(waiting_monsters(g))


@rule("CP-11")
def test_before_his_rescue_the_cardinal_only_gets_rid_of_conditions() -> None:
    g = in_the_cathedral()
    koth = find(g, "cardinal_koth")
    give_condition(g, koth, STUNNED)
    give_condition(g, koth, IMMOBILIZED)
    give_condition(g, koth, POISONED)
    dice(g, *FAILS)
    assert koth in waiting_persons(g)

    activated(g, koth)

    assert g.cond[koth] == POISONED and g.damage[koth] == 1
    drive(suffer(g, koth, fatigue=1))
    assert g.damage[koth] == 2, "he has no Stamina"


@rule("CP-R1")
def test_the_open_group_is_reinforced_once_the_cardinal_is_rescued() -> None:
    g = in_the_cathedral()
    assert not quest_of(g).waves(g, "ol_start")

    open_the_library(g)

    waves = quest_of(g).waves(g, "ol_start").values()
    assert [(wave.group, wave.area) for wave in waves] == [(open_groups(g)[0], "entrance")]


@rule("CP-V2O")
def test_the_overlord_wins_when_the_cardinal_falls() -> None:
    g = in_the_cathedral()

    ending(defeat(g, find(g, "cardinal_koth")))

    assert g.encounter_winner == "overlord"
