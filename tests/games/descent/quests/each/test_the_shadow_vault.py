"""The Shadow Vault: a rune, a stair, a brook, and a traitor who does not stay down."""

from __future__ import annotations

import pytest

from gruft.games.descent.bot import heroes
from gruft.games.descent.cards.overlord.basic import may_do_more
from gruft.games.descent.moments.moment import EverythingPlaced, MonsterActivation
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.damage import defeat, suffer
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import figures, mask_of
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.movement.steps import neighbours, step_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import enlist, open_groups
from gruft.games.descent.rules.turns.hero_actions import act_keys
from gruft.games.descent.rules.turns.overlord import round_end
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    acts,
    at,
    dice,
    ending,
    find,
    happens,
    laid,
    plays,
    refused,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule

BARON = "baron_zachareth"
RUNE = 2
SHAFT, STUCK = 0, 1


def in_the_vault() -> State:
    g = laid("the_shadow_vault")
    happens(g, EverythingPlaced())
    return g


def give(g: State, f: int) -> None:
    """The figure carries the rune, whoever had it."""
    for other in range(len(g.carries)):
        g.carries[other] = ()
    pick_up(g, f, RUNE)


@rule("SV-S1", "QC-08")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_as_many_search_tokens_as_heroes_lie_in_the_vault_and_outside(number: int) -> None:
    g = laid("the_shadow_vault", seats=number + 1)

    inside = [s for s in g.search_at if s in g.live.map.areas["vault"]]

    assert len(g.search_at) == 2 * number and len(inside) == number


@rule("SV-1")
def test_a_hero_begins_with_the_rune() -> None:
    g = laid("the_shadow_vault")
    assert not any(g.carries)

    happens(g, EverythingPlaced(), *["hero:jain_fairwood"] * 2)

    assert g.carries[1] == (RUNE,)


@rule("SV-1", "DE-R-49")
def test_all_hero_players_decide_who_begins_with_the_rune() -> None:
    g = laid("the_shadow_vault", seats=4)
    voices = iter(ref_of(g, h) for h in (0, 1, 1))

    asked = plays(g, "lay_search", "round_start", answers={"hero_begins_with": lambda ask: next(voices)})

    assert [ask.seat for ask in asked if ask.kind == "hero_begins_with"] == g.hero_seat
    assert [g.carries[h] for h in range(3)] == [(), (RUNE,), ()]


@rule("SV-2")
def test_only_heroes_and_the_baron_take_the_rune() -> None:
    g = in_the_vault()
    g.carries[0] = ()
    g.token_at[RUNE] = at(g, 12, 12)
    stand(g, 0, 12, 13)
    baron, other = find(g, BARON), find(g, open_groups(g)[0])
    stand(g, baron, 13, 12)
    put(g, other, (at(g, 13, 13),))

    assert take_refusal(g, 0, RUNE) is None and take_refusal(g, baron, RUNE) is None
    assert code_of(take_refusal(g, other, RUNE)) == "objective.not_for_you"


@rule("SV-3")
def test_a_step_leads_over_the_stairs_if_the_other_end_is_empty() -> None:
    g = in_the_vault()
    stand(g, 0, 6, 3)
    turn_of(g, 0, 1)
    low, high = at(g, 6, 6), at(g, 6, 3)
    assert step_refusal(g, 0, low, 1) is None
    assert not g.live.board.adj_mask[low] >> high & 1, "the ends are not adjacent"
    stand(g, find(g, BARON), 6, 6)

    assert low not in neighbours(g, 0, high)
    assert step_refusal(g, 0, low, 1) is not None


@rule("SV-3", "QC-20")
def test_the_shaft_door_opens_from_the_north_only_and_locks_again() -> None:
    g = in_the_vault()
    stand(g, 0, 6, 11)
    assert code_of(door_refusal(g, 0, SHAFT)) == "door.locked"
    stand(g, 1, 6, 10)

    acts(g, 1, "door:shaft_door")

    assert not g.closed >> SHAFT & 1
    acts(g, 0, "door:shaft_door")
    assert g.closed & g.locked & 1 << SHAFT


@rule("SV-4")
def test_heroes_and_the_baron_force_the_stuck_door_by_might() -> None:
    g = in_the_vault()
    stand(g, 0, 13, 16)
    baron, other = find(g, BARON), find(g, open_groups(g)[0])
    stand(g, baron, 14, 17)
    put(g, other, (at(g, 13, 17),))
    assert code_of(door_refusal(g, other, STUCK)) == "door.locked"
    dice(g, *FAILS)
    acts(g, 0, "door:stuck_door")
    assert g.closed >> STUCK & 1
    dice(g, *PASSES)
    acts(g, baron, "door:stuck_door")
    assert not g.closed >> STUCK & 1

    acts(g, other, "door:stuck_door")

    assert g.closed & g.locked & 1 << STUCK


@rule("SV-5")
def test_the_second_group_waits_at_the_river_until_a_hero_comes_out() -> None:
    g = in_the_vault()
    other = find(g, open_groups(g)[1])
    edge = at(g, 16, 20)
    put(g, other, (edge,))
    stand(g, 0, 15, 20)
    turn_of(g, other, 3)
    outside = at(g, 17, 20)
    assert step_refusal(g, other, outside, 3) is not None
    assert code_of(attack_refusal(g, other)) == "attack.not_yet"
    stand(g, 1, 11, 12)
    turn_of(g, 1, 2)
    acts(g, 1, "step:12,12")

    turn_of(g, other, 3)
    assert step_refusal(g, other, outside, 3) is None
    assert attack_refusal(g, other) is None


@rule("SV-5")
def test_heroes_underground_free_nobody() -> None:
    g = in_the_vault()
    stand(g, 1, 2, 7)
    turn_of(g, 1, 2)

    acts(g, 1, "step:2,8")

    assert "seen" not in g.counters


@rule("SV-6")
def test_the_baron_defeated_drops_the_rune_and_is_on_the_entrance_again() -> None:
    g = in_the_vault()
    baron = find(g, BARON)
    give(g, baron)
    here = g.spaces[baron][0]
    g.damage[baron] = 3
    g.turn = 0

    ending(defeat(g, baron))

    assert g.token_at[RUNE] == here and g.carries[baron] == ()
    assert g.spaces[baron][0] in g.live.map.areas["entrance"]
    assert g.damage[baron] == 0 and not g.activated >> baron & 1 and g.encounter_winner == ""


@rule("SV-6", "SV-8")
def test_with_a_full_entrance_the_baron_comes_to_the_closest_space_and_his_rune_stays_where_he_fell() -> None:
    g = in_the_vault()
    baron = find(g, BARON)
    give(g, baron)
    here = g.spaces[baron][0]
    others = [f for f in figures(g) if f != baron]
    for f, s in zip(others, g.live.map.areas["entrance"], strict=False):
        put(g, f, (s,))
    assert all(g.live.occ[s] >= 0 for s in g.live.map.areas["entrance"])
    g.turn = 0

    ending(defeat(g, baron))

    entrance = mask_of(g.live.map.areas["entrance"])
    near = min(g.live.board.row(g.spaces[baron][0])[s] for s in g.live.map.areas["entrance"])
    assert not entrance >> g.spaces[baron][0] & 1 and near == 1 and g.token_at[RUNE] == here


@rule("SV-6")
def test_defeated_in_the_overlords_turn_he_acts_no_more() -> None:
    g = in_the_vault()
    baron = find(g, BARON)
    turn_of(g, baron, 4)
    assert g.turn == OVERLORD

    ending(defeat(g, baron))

    assert g.activated >> baron & 1 and g.actions == 0 and g.mp[baron] == 0
    assert not may_do_more(g, MonsterActivation(baron)), "not even by a card"
    drive(round_end(g))
    assert may_do_more(g, MonsterActivation(baron))


@rule("SV-6")
@pytest.mark.parametrize("errata", [True, False])
def test_no_dying_command_takes_him_off_the_entrance_again(errata: bool) -> None:
    g = laid("the_shadow_vault", errata=errata)
    enlist(g, 0, "leoric_of_the_book", "necromancer")
    g.cards[0].append(CARDS["dying_command"][0])
    wire(g)
    baron = find(g, BARON)
    turn_of(g, 0)

    ending(suffer(g, baron, damage=99, by=0))

    assert g.spaces[baron] and g.spaces[baron][0] in g.live.map.areas["entrance"]


@rule("SV-7")
def test_who_is_in_the_brook_swims_to_the_closest_water_of_the_river() -> None:
    g = in_the_vault()
    stand(g, 0, 12, 26)
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:swim")) == "quest_action.not_in_the_brook"
    stand(g, 0, 13, 26)

    acts(g, 0, "quest:swim")

    assert where(g, 0) == (11, 22)


@rule("SV-7")
def test_with_no_water_left_one_swims_as_close_as_there_is_room() -> None:
    g = in_the_vault()
    bodies = [f for f in range(len(g.kind)) if g.kind[f] >= 0 and f != 0]
    for f, x in zip(bodies, range(11, 17)):
        put(g, f, (at(g, x, 22),))
    for f in bodies[6:]:
        put(g, f, ())
    stand(g, 0, 13, 26)

    acts(g, 0, "quest:swim")

    assert where(g, 0)[1] == 21


@rule("SV-8", "SV-VH")
def test_the_hero_with_the_rune_leaves_by_the_exit_and_wins() -> None:
    g = in_the_vault()
    put(g, 1, outer_edge(g, "exit")[:1])
    turn_of(g, 1, 1)
    assert code_of(leave_refusal(g, 1)) == "leave.not_here"
    give(g, 1)

    acts(g, 1, "leave")

    assert g.encounter_winner == "heroes"


@rule("SV-8", "SV-VO")
def test_the_baron_with_the_rune_leaves_by_the_entrance_and_wins() -> None:
    g = in_the_vault()
    baron = find(g, BARON)
    put(g, baron, outer_edge(g, "entrance")[:1])
    turn_of(g, baron, 1)
    assert code_of(leave_refusal(g, baron)) == "leave.not_here"
    give(g, baron)

    acts(g, baron, "leave")

    assert g.encounter_winner == "overlord"


@rule("SV-R1")
def test_one_monster_of_the_first_group_comes_by_the_entrance() -> None:
    g = in_the_vault()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area, wave.most) == (open_groups(g)[0], "entrance", 1)


@rule("SV-8")
def test_a_bot_with_the_rune_leaves_where_it_may() -> None:
    g = in_the_vault()
    put(g, 1, outer_edge(g, "exit")[:1])
    turn_of(g, 1, 1)
    give(g, 1)

    keys = {key: key for key in act_keys(g, 1)}

    assert heroes.act(g, Ask(g.hero_seat[1], "act", keys)) == "leave"
