"""The Man Who Would Be King: a goblin with keys, then a baron on his throne."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.classes.necromancer import bring_back
from gruft.games.descent.cards.overlord.warlord import may_rage, reinforce_printed
from gruft.games.descent.moments.fights import AttackDeclared
from gruft.games.descent.moments.moment import EncounterBegin, OverlordTurnEnd, OverlordTurnStart
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import OL_START
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet, Played
from gruft.games.descent.pieces.kinds import MASTER, MINION
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words import campaign
from gruft.games.descent.rules.campaign.entrusting import entrust, free_relics, undecided
from gruft.games.descent.rules.damage import defeat, knock_out, suffer
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.groups import group_limit
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    acts,
    all_of,
    comes_due,
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

SPLIG, BARON, MERICK, ELIZA = "splig", "baron_zachareth", "lord_merick_farrow", "lady_eliza_farrow"
LAST_DOOR = 3


def in_the_castle() -> State:
    return laid("the_man_who_would_be_king")


def before_the_throne(winner: str = "heroes", heroes: int = 2) -> State:
    return later("the_man_who_would_be_king", winner, seats=heroes + 1)


def locked_in() -> tuple[State, int]:
    """Splig has locked the last door, from inside the Larder."""
    g = in_the_castle()
    splig = find(g, SPLIG)
    acts(g, splig, "quest:lock_door")
    return g, splig


# -- the keys --------------------------------------------------------------------------


@rule("MK-1", "QC-23")
def test_the_overlord_has_the_first_turn() -> None:
    assert quest_of(in_the_castle()).overlord_first(in_the_castle())


@rule("MK-2", "MK-5")
def test_splig_locks_the_door_beside_him_and_opens_it_again_for_good() -> None:
    g = in_the_castle()
    assert where(g, find(g, SPLIG)) == (8, 22) and g.closed == 15 and not g.locked
    stand(g, 0, 8, 23)
    assert door_refusal(g, 0, LAST_DOOR) is None

    g, splig = locked_in()

    assert g.locked == 1 << LAST_DOOR
    turn_of(g, splig)
    assert code_of(refused(g, splig, "quest:lock_door")) == "quest_action.no_door"
    acts(g, splig, "door:door_4")
    assert not g.closed >> LAST_DOOR & 1 and not g.locked


@rule("MK-2", "DE-DOOR-01")
def test_splig_cannot_lock_a_door_a_large_monster_stands_across() -> None:
    g = in_the_castle()
    splig = find(g, SPLIG)
    stand(g, 0, 8, 23)
    acts(g, 0, "door:door_4")
    pair = next(pair for pair in g.live.map.doors[LAST_DOOR].pairs if not set(pair) & {*g.spaces[0], *g.spaces[splig]})
    put(g, find(g, "belthir"), pair)

    turn_of(g, splig)

    assert code_of(refused(g, splig, "quest:lock_door")) == "quest_action.no_door"
    assert not g.locked


@rule("MK-2")
def test_an_open_door_is_closed_and_locked_with_one_action() -> None:
    g = in_the_castle()
    splig = find(g, SPLIG)
    stand(g, 0, 8, 23)
    acts(g, 0, "door:door_4")

    acts(g, splig, "quest:lock_door")

    assert g.closed >> LAST_DOOR & 1 and g.locked >> LAST_DOOR & 1


@rule("MK-2", "MK-3")
def test_a_door_whose_lock_was_picked_is_closed_and_locked_like_any_open_one() -> None:
    g, splig = locked_in()
    stand(g, 0, 8, 23)
    dice(g, *PASSES)
    acts(g, 0, "door:door_4", "attribute:awareness")

    acts(g, splig, "quest:lock_door")

    assert g.closed & g.locked & 1 << LAST_DOOR


@rule("MK-3")
def test_a_hero_breaks_a_locked_door_by_might_for_good() -> None:
    g, _ = locked_in()
    stand(g, 0, 8, 23)
    dice(g, *FAILS)
    acts(g, 0, "door:door_4", "attribute:might")
    assert g.closed >> LAST_DOOR & 1
    dice(g, *PASSES)

    acts(g, 0, "door:door_4", "attribute:might")

    assert g.doors_gone >> LAST_DOOR & 1


@rule("MK-3")
def test_picked_by_awareness_it_locks_again_when_it_is_closed_and_monsters_cannot_open_it() -> None:
    g, _ = locked_in()
    stand(g, 0, 8, 23)
    other = find(g, "zombie")
    stand(g, other, 7, 23)
    assert code_of(door_refusal(g, other, LAST_DOOR)) == "door.locked"
    dice(g, *PASSES)

    acts(g, 0, "door:door_4", "attribute:awareness")

    assert not g.closed >> LAST_DOOR & 1
    acts(g, 0, "door:door_4")
    assert g.closed & g.locked & 1 << LAST_DOOR


def may_leave(g: State, who: str, *places: tuple[int, int]) -> bool:
    f = find(g, who)
    stand(g, f, *places[0])
    turn_of(g, f, 3)
    return step_refusal(g, f, g.live.map.number[places[1]], 3) is None


@rule("MK-4")
def test_belthir_and_alric_stay_in_their_rooms_until_a_hero_comes_to_the_halls() -> None:
    g = in_the_castle()
    belthir, alric = ((8, 9), (7, 9)), ((3, 9), (4, 9))
    assert not may_leave(g, "belthir", *belthir) and not may_leave(g, "sir_alric_farrow", *alric)
    g.closed = 0
    stand(g, 0, 6, 16)
    turn_of(g, 0, 2)
    stand(g, 0, 5, 14)
    turn_of(g, 0, 2)

    acts(g, 0, "step:5,13")

    assert may_leave(g, "belthir", *belthir) and may_leave(g, "sir_alric_farrow", *alric)


@rule("MK-4")
def test_an_attack_on_one_of_them_frees_both() -> None:
    g = in_the_castle()
    a = Attack(0, g.hero_seat[0], -1, True)
    a.targets = [find(g, "belthir")]

    happens(g, AttackDeclared(a))

    assert may_leave(g, "sir_alric_farrow", (3, 9), (4, 9))


@rule("MK-9", "QC-05")
def test_the_open_group_comes_in_full_size_in_the_second_overlord_turn() -> None:
    g = in_the_castle()
    (group,) = open_groups(g)
    assert group not in groups(g) and not quest_of(g).effects(g, OL_START)
    g.round = 2

    comes_due(g, OL_START)

    there = all_of(g, group)
    count = tuple(sum(kind_of(g, f).rank == rank for f in there) for rank in (MINION, MASTER))
    assert count == group_limit(g, group) and not any(g.activated >> f & 1 for f in there)


@rule("MK-9")
def test_who_has_come_by_a_card_before_stays_there_and_does_not_come_again() -> None:
    g = laid("the_man_who_would_be_king", errata=False)
    (group,) = open_groups(g)
    drive(reinforce_printed(g, OverlordTurnStart(), 0))
    fallen, left = all_of(g, group)
    ending(defeat(g, fallen))
    g.damage[left] = 1
    there = g.spaces[left]
    g.round = 2

    comes_due(g, OL_START)

    assert len(all_of(g, group)) == sum(group_limit(g, group)) == 2
    assert g.spaces[left] == there and g.damage[left] == 1


@rule("MK-10", "MK-V1O")
def test_splig_alone_leaves_by_the_inner_gate_and_wins() -> None:
    g = in_the_castle()
    splig, other = find(g, SPLIG), find(g, "zombie")
    edge = outer_edge(g, "exit")
    put(g, other, edge[:1])
    turn_of(g, other, 1)
    assert code_of(leave_refusal(g, other)) == "leave.not_here"
    put(g, splig, edge[1:2])

    acts(g, splig, "leave")

    assert g.encounter_winner == "overlord"


@rule("MK-R1")
def test_one_zombie_comes_to_the_guard_room() -> None:
    g = in_the_castle()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area, wave.most) == ("zombie", "guard_cave", 1)


@rule("MK-V1H")
def test_the_heroes_win_when_splig_falls() -> None:
    g = in_the_castle()

    ending(defeat(g, find(g, SPLIG)))

    assert g.encounter_winner == "heroes"


# -- the throne ------------------------------------------------------------------------


@rule("MK-C1")
def test_heroes_with_the_keys_find_the_gate_open() -> None:
    g = before_the_throne("heroes")

    assert g.closed == g.locked == 0 and not quest_of(g).overlord_first(g)


@rule("MK-C1", "QC-23")
def test_without_them_it_is_locked_and_the_overlord_begins() -> None:
    g = before_the_throne("overlord")

    assert g.closed == g.locked == 1 and quest_of(g).overlord_first(g)


@rule("MK-C2")
def test_splig_belthir_and_alric_are_not_at_the_throne() -> None:
    assert groups(before_the_throne()) == {"zombie", BARON, MERICK, ELIZA}


@rule("MK-C3")
@pytest.mark.parametrize(("heroes", "recovered"), [(2, 12), (3, 0), (4, 0)])
def test_two_heroes_are_rested_when_they_come_to_the_castle(heroes: int, recovered: int) -> None:
    g = before_the_throne(heroes=heroes)
    g.damage[0] = 20

    happens(g, EncounterBegin())

    assert g.damage[0] == 20 - recovered


@rule("MK-S1", "QC-32")
def test_the_baron_is_stronger_for_every_line_the_heroes_have_not_won() -> None:
    g = before_the_throne()
    baron = find(g, BARON)

    lost = len(campaign.LINES) - len(campaign.lines_won(g))

    assert lost == 2 and g.live.max_health[baron] == kind_of(g, baron).health + lost


@rule("MK-S1")
def test_in_a_campaign_lines_that_were_not_played_count_against_the_heroes() -> None:
    g = in_the_castle()
    g.campaign = CampaignSheet(played=[Played("the_dawnblade", "heroes", 5), Played("the_twin_idols", "overlord", 5)])

    second(g, "heroes")

    assert g.health_bonus[find(g, BARON)] == 4


@rule("MK-S2")
def test_the_shadow_rune_is_entrusted_to_the_baron_alone() -> None:
    g = in_the_castle()
    g.campaign = CampaignSheet(relics=["the_shadow_rune_overlord"])

    assert free_relics(g, BARON) == ["the_shadow_rune_overlord"] and free_relics(g, SPLIG) == []


@rule("MK-S2", "QC-07", "DE-RELIC-02")
def test_without_the_relic_the_quest_names_a_lieutenant_may_carry_another() -> None:
    g = in_the_castle()
    g.campaign = CampaignSheet(relics=["bones_of_woe", "duskblade"])

    while undecided(g):
        drive(entrust(g), "relic:bones_of_woe" if undecided(g)[0].lieutenant == BARON else "pass")

    assert g.campaign.carriers["sir_alric_farrow"] == "duskblade", "his own, before anybody else may take it"
    assert g.campaign.carriers[BARON] == "bones_of_woe"


@rule("MK-S2", "QC-32")
def test_outside_a_campaign_no_lieutenant_carries_a_relic() -> None:
    assert not any(before_the_throne().relic)


@rule("MK-6")
@pytest.mark.parametrize("fallen", [MERICK, ELIZA])
def test_while_both_farrows_stand_the_baron_keeps_his_last_health(fallen: str) -> None:
    g = before_the_throne()
    baron = find(g, BARON)
    ending(suffer(g, baron, damage=99))
    assert g.damage[baron] == g.live.max_health[baron] - 1 and g.encounter_winner == ""
    ending(defeat(g, find(g, fallen)))

    ending(suffer(g, baron, damage=1))

    assert g.encounter_winner == "heroes"


@rule("MK-6")
def test_a_farrow_whom_a_dying_command_brings_back_protects_nobody() -> None:
    g = before_the_throne()
    baron, eliza = find(g, BARON), find(g, ELIZA)
    there = g.spaces[eliza]
    ending(defeat(g, eliza))
    drive(bring_back(g, eliza, there, g.hero_seat[0]))
    assert g.spaces[eliza]

    ending(suffer(g, baron, damage=99, by=eliza))

    assert g.encounter_winner == "heroes"


@rule("MK-6")
def test_while_both_farrows_stand_the_baron_is_not_spent_by_blood_rage() -> None:
    g = before_the_throne()
    baron = find(g, BARON)

    assert baron not in may_rage(g)
    ending(defeat(g, baron))
    assert g.spaces[baron] and g.encounter_winner == ""
    ending(defeat(g, find(g, MERICK)))
    assert baron in may_rage(g)


@rule("MK-7", "MK-V2O")
@pytest.mark.parametrize(("heroes", "tokens"), [(2, 12), (3, 12), (4, 10)])
def test_the_coronation_goes_on_beside_the_throne_and_wins(heroes: int, tokens: int) -> None:
    g = before_the_throne(heroes=heroes)
    baron = find(g, BARON)
    stand(g, baron, 4, 4)
    happens(g, OverlordTurnEnd())
    assert "crown" not in g.counters
    stand(g, baron, 2, 4)
    g.counters["crown"] = tokens - 2
    happens(g, OverlordTurnEnd())
    assert g.counters["crown"] == tokens - 1 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("MK-8", "QC-20")
def test_the_locked_gate_opens_for_heroes_by_a_test_for_lieutenants_and_not_for_zombies() -> None:
    g = before_the_throne("overlord")
    stand(g, 0, 9, 4)
    zombie = find(g, "zombie")
    stand(g, zombie, 9, 5)
    assert code_of(door_refusal(g, zombie, 0)) == "door.locked"
    dice(g, *PASSES)
    acts(g, 0, "door:castle_gate", "attribute:awareness")
    assert g.closed == 0

    acts(g, zombie, "door:castle_gate")

    assert g.closed & g.locked == 1
    stand(g, find(g, MERICK), 8, 4)
    acts(g, find(g, MERICK), "door:castle_gate")
    assert g.closed == 0


@rule("MK-R2")
def test_one_zombie_comes_by_the_entrance() -> None:
    g = before_the_throne()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area) == ("zombie", "entrance")


@rule("MK-V2H")
def test_the_heroes_win_when_the_baron_falls() -> None:
    g = before_the_throne()
    ending(defeat(g, find(g, MERICK)))

    ending(defeat(g, find(g, BARON)))

    assert g.encounter_winner == "heroes"


@rule("MK-V2O")
def test_who_fell_in_the_first_encounter_stands_before_the_second_can_be_lost() -> None:
    g = laid("the_man_who_would_be_king")
    for h in range(g.nh):
        ending(knock_out(g, h))

    g = second(g, "overlord")

    assert not g.ko and not quest_of(g).won(g)


@rule("MK-V2O")
def test_the_overlord_wins_when_all_heroes_are_down() -> None:
    g = before_the_throne()
    ending(knock_out(g, 0))
    assert g.encounter_winner == ""

    ending(knock_out(g, 1))

    assert g.encounter_winner == "overlord"
