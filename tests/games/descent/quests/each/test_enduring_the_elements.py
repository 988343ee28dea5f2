"""Enduring the Elements: four shrines to calm, then the sorcerer behind the sanctum door."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.moment import ActionDone, OverlordTurnEnd
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.groups import group_limit, ranks_missing
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from tests.games.descent.quests.questing import (
    acts,
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
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule

BESIDE = {"water_shrine": (12, 2), "earth_shrine": (20, 5), "fire_shrine": (12, 13), "air_shrine": (3, 8)}
MERICK = "lord_merick_farrow"


def in_the_temple() -> State:
    return laid("enduring_the_elements")


def before_the_sanctum(calmed: int = 4) -> State:
    g = in_the_temple()
    for number in range(calmed):
        g.token_at[number] = GONE
    return second(g, "heroes")


# -- the shrines ---------------------------------------------------------------------


@rule("EE-1")
@pytest.mark.parametrize(
    ("shrine", "attribute"),
    [
        ("water_shrine", "knowledge"),
        ("earth_shrine", "might"),
        ("fire_shrine", "willpower"),
        ("air_shrine", "awareness"),
    ],
)
def test_each_shrine_is_calmed_by_a_test_of_its_own(shrine: str, attribute: str) -> None:
    g = in_the_temple()
    number = g.token_kind.index(shrine)
    stand(g, 0, *BESIDE[shrine])
    dice(g, *PASSES)
    g.log.clear()

    acts(g, 0, "quest:calm")

    tested = next(event for event in g.log if type(event).__name__ == "AttributeTested")
    assert getattr(tested, "attribute") == f"attribute:{attribute}" and attribute in ATTRIBUTE_NAMES  # noqa: B009
    assert g.token_at[number] == GONE and g.counters["calmed"] == 1


@rule("EE-1")
def test_who_fails_at_a_shrine_suffers_and_may_try_again() -> None:
    g = in_the_temple()
    stand(g, 0, *BESIDE["water_shrine"])
    dice(g, *FAILS)

    acts(g, 0, "quest:calm")

    assert g.damage[0] == 1 and "calmed" not in g.counters
    turn_of(g, 0)
    assert refused(g, 0, "quest:calm") is None


@rule("EE-2", "EE-V1O")
def test_the_wrath_grows_with_every_overlord_turn_and_wins_for_him() -> None:
    g = in_the_temple()
    g.counters["wrath"] = 10
    happens(g, OverlordTurnEnd())
    assert g.counters["wrath"] == 11 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("EE-2", "EE-6")
def test_it_grows_faster_while_merick_is_on_a_tile_with_an_uncalmed_shrine() -> None:
    g = in_the_temple()
    g.counters["calmed"] = 2
    happens(g, ActionDone(0))
    stand(g, find(g, MERICK), *BESIDE["water_shrine"])

    happens(g, OverlordTurnEnd())

    assert g.counters["wrath"] == 2
    g.token_at[g.token_kind.index("water_shrine")] = GONE
    happens(g, OverlordTurnEnd())
    assert g.counters["wrath"] == 3


@rule("EE-6")
def test_merick_comes_with_the_second_shrine_by_the_exit_and_only_once() -> None:
    g = in_the_temple()
    assert MERICK not in groups(g)
    g.counters["calmed"] = 1
    stand(g, 0, *BESIDE["air_shrine"])
    dice(g, *PASSES)

    acts(g, 0, "quest:calm")

    merick = find(g, MERICK)
    assert g.spaces[merick][0] in g.live.map.areas["exit"]
    turn_of(g, merick, 1)
    assert code_of(leave_refusal(g, merick)) == "leave.not_here"
    ending(defeat(g, merick))
    happens(g, ActionDone(0))
    assert MERICK not in groups(g)


@rule("EE-3")
def test_merick_defeated_at_the_shrines_is_in_his_sanctum_again() -> None:
    g = in_the_temple()
    g.counters["calmed"] = 2
    happens(g, ActionDone(0))
    ending(defeat(g, find(g, MERICK)))

    second(g, "heroes")

    assert MERICK in groups(g) and g.damage[find(g, MERICK)] == 0


@rule("EE-R1")
def test_one_monster_of_the_open_group_comes_near_a_shrine() -> None:
    g = in_the_temple()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.near, wave.most) == (open_groups(g)[0], "shrine", 1)


@rule("EE-V1H")
def test_the_fourth_shrine_wins_for_the_heroes() -> None:
    g = in_the_temple()
    g.counters["calmed"] = 3
    stand(g, 0, *BESIDE["air_shrine"])
    dice(g, *PASSES)

    acts(g, 0, "quest:calm")

    assert g.encounter_winner == "heroes"


# -- the sanctum ---------------------------------------------------------------------


@rule("EE-C1")
@pytest.mark.parametrize(("calmed", "bonus"), [(4, 0), (1, 6)])
def test_every_shrine_left_makes_the_elemental_stronger(calmed: int, bonus: int) -> None:
    g = before_the_sanctum(calmed)

    assert g.health_bonus[find(g, "elemental")] == g.nh + bonus


@rule("EE-4")
def test_a_hero_opens_the_sanctum_by_a_test_of_knowledge_and_closed_it_is_locked_again() -> None:
    g = before_the_sanctum()
    stand(g, 0, 13, 8)
    dice(g, *FAILS)
    acts(g, 0, "door:sanctum_door")
    assert g.closed == 1
    dice(g, *PASSES)

    acts(g, 0, "door:sanctum_door")

    assert g.closed == 0
    acts(g, 0, "door:sanctum_door")
    assert g.closed & g.locked == 1


@rule("EE-4")
def test_merick_opens_it_with_an_action_and_no_other_monster_does() -> None:
    g = before_the_sanctum()
    merick, other = find(g, MERICK), find(g, open_groups(g)[0])
    stand(g, other, 14, 8)
    assert code_of(door_refusal(g, other, 0)) == "door.locked"
    stand(g, merick, 13, 9)

    acts(g, merick, "door:sanctum_door")

    assert g.closed == 0
    assert code_of(door_refusal(g, other, 0)) == "door.not_closed_by_you"


@rule("EE-4")
def test_when_the_elemental_falls_the_door_springs_open_and_heroes_need_no_test() -> None:
    g = before_the_sanctum()

    ending(defeat(g, find(g, "elemental")))

    assert g.closed == 0
    stand(g, 0, 13, 8)
    acts(g, 0, "door:sanctum_door")
    assert g.closed == 1
    acts(g, 0, "door:sanctum_door")
    assert g.closed == 0


@rule("EE-5", "EE-V2O")
def test_the_rite_goes_on_while_merick_is_in_the_sanctum_and_wins() -> None:
    g = before_the_sanctum()
    merick = find(g, MERICK)
    home = g.spaces[merick]
    stand(g, merick, 13, 7)
    happens(g, OverlordTurnEnd())
    assert "rite" not in g.counters
    stand(g, merick, *g.live.map.places[home[0]])
    g.counters["rite"] = 5
    happens(g, OverlordTurnEnd())
    assert g.counters["rite"] == 6 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("EE-5")
def test_nobody_leaves_the_sanctum() -> None:
    g = before_the_sanctum()
    put(g, 0, outer_edge(g, "entrance")[:1])
    turn_of(g, 0, 1)

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"


@rule("EE-R2")
def test_one_monster_of_the_open_group_comes_by_the_entrance() -> None:
    g = before_the_sanctum()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area) == (open_groups(g)[0], "entrance")


@rule("EE-V2H")
def test_the_heroes_win_when_merick_falls() -> None:
    g = before_the_sanctum()

    ending(defeat(g, find(g, MERICK)))

    assert g.encounter_winner == "heroes"


@rule("EE-R2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_elemental_alone_is_its_whole_group(seats: int) -> None:
    g = later("enduring_the_elements", seats=seats)

    assert group_limit(g, "elemental") == (0, 1) and ranks_missing(g, "elemental") == []
