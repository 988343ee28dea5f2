"""Castle Daerion: the village at night, then the keep."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.cards.overlord.basic import control
from gruft.games.descent.cards.overlord.warlord import masters_in_need, missing, reinforce_printed
from gruft.games.descent.moments.moment import MonsterActivationEnd, OverlordTurnStart
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import HEROES_DONE
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.board import spaces_in
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.kinds import MASTER, MIGHT, MINION
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.conditions import IMMOBILIZED, POISONED, STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, remove, suffer
from gruft.games.descent.rules.doors import open_or_close
from gruft.games.descent.rules.figures import ball, heroes, monsters
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.turns.overlord import round_start
from gruft.games.descent.rules.turns.persons import deed_refusal, person_keys, waiting_persons
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    activated,
    acts,
    all_of,
    asked_of,
    at,
    clear,
    comes_due,
    dice,
    ending,
    find,
    happens,
    laid,
    refused,
    second,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES, opened
from tests.harness import code_of
from tests.rule import rule

BEACONS = ((6, 2), (1, 12), (10, 9), (14, 16))


def in_the_village() -> State:
    return laid("castle_daerion")


def in_the_keep(winner: str = "heroes", fallen: int = 0) -> State:
    g = in_the_village()
    for _ in range(fallen):
        drive(defeat(g, find(g, "villager")))
    return second(g, winner)


def step(g: State, x: int, y: int) -> str:
    return g.live.map.step_key[at(g, x, y)]


# -- the village ----------------------------------------------------------------------


@rule("CD-1", "CD-V1H")
def test_four_lit_beacons_win_the_village_for_the_heroes() -> None:
    g = in_the_village()
    for number, (x, y) in enumerate(BEACONS):
        stand(g, 0, x, y)
        assert g.encounter_winner == ""

        acts(g, 0, "quest:light")

        assert g.token_at[number] == GONE and g.counters["beacons"] == number + 1
    assert g.encounter_winner == "heroes"


@rule("CD-1")
def test_only_heroes_light_beacons_and_only_near_ones() -> None:
    g = in_the_village()
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:light")) == "quest_action.nothing_near"
    monster = monsters(g)[0]
    turn_of(g, monster)
    assert refused(g, monster, "quest:light") is not None
    assert "quest:light" not in person_keys(g, all_of(g, "villager")[0])


@rule("CD-2")
def test_after_the_hero_turns_each_villager_moves_once() -> None:
    g = in_the_village()
    first, *others = waiting_persons(g)
    assert len(others) == 3
    stand(g, first, 3, 9)

    activated(g, first, "move", step(g, 2, 9), step(g, 2, 10))

    assert where(g, first) == (2, 10)
    assert waiting_persons(g) == others


@rule("CD-2")
def test_a_villager_opens_one_door_on_his_way_and_closes_none() -> None:
    g = in_the_village()
    f = all_of(g, "villager")[1]
    stand(g, f, 2, 6)
    g.actor = f
    assert code_of(deed_refusal(g, f, "door:door_1")) == "person.no_door", "only during his move"

    activated(g, f, "move", "door:door_1")

    assert not g.closed & 1 and g.mp[f] == 0
    g.actor, g.actions, g.move_actions = f, 1, 1
    assert code_of(deed_refusal(g, f, "door:door_1")) == "person.no_door"


@rule("CD-2")
def test_no_trap_lies_in_wait_for_a_villager_at_a_door() -> None:
    g = in_the_village()
    g.ol_hand, g.ol_deck = list(CARDS["poison_dart"][:1]), []
    wire(g)
    villager = all_of(g, "villager")[1]
    for f in (0, villager):
        stand(g, f, 2, 6)
        asked = asked_of(open_or_close(g, f, 0))
        assert not g.closed & 1
        assert asked == (None if f == villager else ["card:poison_dart", "pass"])
        put(g, f, ())
        g.closed |= 1


@rule("CD-2")
def test_villagers_are_no_heroes_of_the_round_and_cannot_leave() -> None:
    g = in_the_village()
    f = all_of(g, "villager")[0]
    put(g, f, (g.live.map.areas["exit"][0],))
    g.mp[f] = 1

    assert f not in heroes(g) and f not in heroes(g, familiars=True) and f not in monsters(g)
    assert code_of(leave_refusal(g, f)) == "leave.not_here"


@rule("CD-3")
def test_a_villager_gains_no_conditions_fails_every_test_and_does_not_attack() -> None:
    g = in_the_village()
    f = all_of(g, "villager")[0]

    assert not give_condition(g, f, STUNNED) and not g.cond[f]
    assert not drive(attribute_test(g, f, MIGHT)).passed
    g.actor, g.actions = f, 1
    assert code_of(deed_refusal(g, f, "attack")) == "person.no_attack"


@rule("CD-3")
def test_the_overlord_draws_no_card_for_a_villager() -> None:
    g = in_the_village()
    hand = len(g.ol_hand)
    f = all_of(g, "villager")[0]

    drive(suffer(g, f, damage=8))

    assert not g.spaces[f] and not g.ko and len(g.ol_hand) == hand


@rule("CD-V1O")
def test_the_overlord_wins_when_the_last_villager_has_fallen() -> None:
    g = in_the_village()
    for number, f in enumerate(all_of(g, "villager")):
        assert g.encounter_winner == "", number
        ending(defeat(g, f))

    assert g.encounter_winner == "overlord"


@rule("CD-R1")
def test_one_monster_of_either_open_group_comes_by_the_exit() -> None:
    g = in_the_village()

    waves = quest_of(g).waves(g, "ol_start")

    assert [(wave.group, wave.area, wave.most) for wave in waves.values()] == [
        (group, "exit", 1) for group in open_groups(g)
    ]


@rule("CD-C1")
@pytest.mark.parametrize(("fallen", "zombies"), [(0, 1), (2, 3), (3, 3)])
def test_fallen_villagers_are_zombies_in_the_keep_as_far_as_the_group_allows(fallen: int, zombies: int) -> None:
    g = in_the_keep(fallen=fallen)

    assert g.counters["villagers_survived"] == 4 - fallen and g.counters["villagers_defeated"] == fallen
    there = [kind_of(g, f) for f in all_of(g, "zombie")]
    assert len(there) == zombies and sum(kind.rank == MASTER for kind in there) == 1


@rule("CD-C2")
@pytest.mark.parametrize(("winner", "beat"), [("heroes", "next_hero"), ("overlord", "ol_begin")])
def test_the_overlord_begins_in_the_keep_if_he_has_won_the_village(winner: str, beat: str) -> None:
    g = in_the_keep(winner)

    assert drive(round_start(g)) == beat
    g.round, g.acted = 2, 0
    assert drive(round_start(g)) == "next_hero"


# -- the keep -------------------------------------------------------------------------


@rule("CD-S1", "CD-6")
def test_survivors_come_as_militiamen_when_the_heroes_have_had_their_first_turns() -> None:
    g = in_the_keep(fallen=1)
    assert not all_of(g, "militia")
    for h in range(g.nh):
        stand(g, h, 8 + h, 7)

    comes_due(g, HEROES_DONE)

    men = all_of(g, "militia")
    assert len(men) == 3
    assert all(g.spaces[f][0] in g.live.map.areas["entrance"] for f in men)
    assert set(men) <= set(waiting_persons(g)), "in the same round already"
    drive(defeat(g, men[0]))
    comes_due(g, HEROES_DONE)
    assert len(all_of(g, "militia")) == 2, "they come once"


@rule("CD-S2")
@pytest.mark.parametrize(("playing", "health"), [(2, 7), (3, 14), (4, 12)])
def test_sir_palamon_stands_at_the_throne_with_health_by_the_number_of_heroes(playing: int, health: int) -> None:
    g = second(laid("castle_daerion", seats=playing + 1), "heroes")
    f = find(g, "sir_palamon")

    assert where(g, f) == (2, 7)
    assert g.live.max_health[f] == health
    assert f in heroes(g, familiars=True) and f not in heroes(g)


@rule("CD-4", "CD-7")
@pytest.mark.parametrize(("faces", "squads"), [(FAILS, 0), (PASSES, 1)])
def test_sir_palamon_marshals_by_awareness_and_then_moves(faces: tuple[int, int], squads: int) -> None:
    g = in_the_keep()
    f = find(g, "sir_palamon")
    dice(g, *faces)

    activated(g, f, "move", step(g, 3, 7))

    assert g.counters.get("marshalled", 0) == squads
    assert where(g, f) == (3, 7)
    assert not all_of(g, "militia"), "squads are only counted"


@rule("CD-5")
def test_sir_palamon_strikes_a_monster_that_ends_beside_him_once_a_turn() -> None:
    g = in_the_keep()
    f, foe = find(g, "sir_palamon"), find(g, "zombie")
    stand(g, foe, 3, 7)
    g.damage[foe] = 0
    dice(g, 0, 0, 0)

    happens(g, MonsterActivationEnd(foe), "yes")

    assert f"round:strikes_back:{f}" in g.once
    marks = list(g.once)
    happens(g, MonsterActivationEnd(foe), "yes")
    assert g.once == marks, "not a second time"


@rule("CD-5")
@pytest.mark.parametrize("hindrance", ["stunned", "far"])
def test_stunned_or_out_of_reach_he_does_not_strike(hindrance: str) -> None:
    g = in_the_keep()
    f, foe = find(g, "sir_palamon"), find(g, "zombie")
    stand(g, foe, 3, 7)
    if hindrance == "stunned":
        give_condition(g, f, STUNNED)
    else:
        stand(g, foe, 4, 7)

    happens(g, MonsterActivationEnd(foe), "yes")

    assert not g.once


@rule("CD-5", "QC-27")
@pytest.mark.parametrize(("errata", "keys"), [(True, ["move", "pass"]), (False, ["move", "attack", "pass"])])
def test_a_charm_makes_sir_palamon_walk_but_does_not_make_him_attack(errata: bool, keys: list[str]) -> None:
    g = in_the_keep()
    g.errata = errata

    assert asked_of(control(g, find(g, "sir_palamon"))) == keys


@rule("CD-6")
def test_a_militiaman_moves_and_shoots_and_the_shot_may_interrupt_the_move() -> None:
    g = in_the_keep()
    comes_due(g, HEROES_DONE)
    f, foe = all_of(g, "militia")[0], find(g, "zombie")
    stand(g, f, 5, 7)
    stand(g, foe, 7, 7)
    dice(g, 1, 1, 0)

    activated(g, f, "move", step(g, 4, 7), "attack", step(g, 3, 7))

    assert where(g, f) == (3, 7)


@rule("CD-8")
def test_a_stunned_palamon_gives_up_his_move_but_marshals_all_the_same() -> None:
    g = in_the_keep()
    f = find(g, "sir_palamon")
    give_condition(g, f, STUNNED)
    dice(g, *PASSES)
    g.actor, g.actions = f, 1
    assert code_of(deed_refusal(g, f, "move")) == "act.only_shake_off"

    activated(g, f, "shake_off")

    assert not g.cond[f] and g.counters["marshalled"] == 1
    g.actor, g.actions, g.move_actions = f, 0, 1
    assert code_of(deed_refusal(g, f, "move")) == "person.no_move"


@rule("CD-8")
def test_his_conditions_are_tested_first_and_fatigue_becomes_damage() -> None:
    g = in_the_keep()
    f = find(g, "sir_palamon")
    give_condition(g, f, POISONED)
    give_condition(g, f, IMMOBILIZED)
    dice(g, *FAILS, *PASSES)

    activated(g, f)

    assert g.damage[f] == 1 and g.cond[f] == POISONED, "immobilized at the end no more"
    assert g.counters["marshalled"] == 1
    drive(suffer(g, f, fatigue=2))
    assert g.damage[f] == 3 and not g.fatigue[f]


@rule("CD-9")
def test_militiamen_gain_no_conditions_and_are_removed_when_they_fall() -> None:
    g = in_the_keep()
    comes_due(g, HEROES_DONE)
    f = all_of(g, "militia")[0]
    hand = len(g.ol_hand)

    assert not give_condition(g, f, POISONED)
    drive(suffer(g, f, damage=4))

    assert not g.spaces[f] and len(g.ol_hand) == hand


@rule("CD-R2")
def test_only_the_open_group_is_reinforced_in_the_keep() -> None:
    g = in_the_keep()

    waves = quest_of(g).waves(g, "ol_start")

    assert [(wave.group, wave.area, wave.most) for wave in waves.values()] == [(open_groups(g)[0], "entrance", 2)]


@rule("CD-R2", "QC-27")
def test_no_card_reinforces_ettins_or_zombies() -> None:
    g = second(laid("castle_daerion", seats=5), "heroes")
    for f in monsters(g):
        if kind_of(g, f).rank == MINION:
            remove(g, f)

    groups_left = {kind_of(g, f).group for f in masters_in_need(g)}

    assert missing(g, "ettin", MINION) and missing(g, "zombie", MINION)
    assert groups_left == set(open_groups(g))


@rule("QC-16")
def test_no_card_brings_monsters_near_sir_palamon_where_it_keeps_away_from_heroes() -> None:
    g = second(laid("castle_daerion", errata=False), "heroes")
    clear(g, find(g, "sir_palamon"))
    flow: Any = reinforce_printed(g, OverlordTurnStart(), 0)
    assert opened(flow).kind == "card_group"

    offered = {g.live.map.by_key[key] for key in opened(flow, "group:zombie").keys if key.startswith("space:")}

    assert offered and not offered & set(spaces_in(ball(g, find(g, "sir_palamon"), 3)))


@rule("CD-V2H1")
def test_five_squads_win_for_the_heroes() -> None:
    g = in_the_keep()
    g.counters["marshalled"] = 4
    dice(g, *PASSES)

    activated(g, find(g, "sir_palamon"))

    assert g.encounter_winner == "heroes"


@rule("CD-V2H2")
def test_sir_alric_and_all_masters_down_win_for_the_heroes() -> None:
    g = in_the_keep()
    ending(defeat(g, find(g, "sir_alric_farrow")))
    assert g.encounter_winner == ""
    masters = [f for f in monsters(g) if kind_of(g, f).rank == MASTER]

    for f in masters:
        assert g.encounter_winner == ""
        ending(defeat(g, f))

    assert g.encounter_winner == "heroes"
    assert any(kind_of(g, f).rank == MINION for f in monsters(g))


@rule("CD-V2O")
def test_the_overlord_wins_when_sir_palamon_falls() -> None:
    g = in_the_keep()

    ending(defeat(g, find(g, "sir_palamon")))

    assert g.encounter_winner == "overlord"
