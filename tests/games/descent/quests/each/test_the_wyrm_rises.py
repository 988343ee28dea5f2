"""The Wyrm Rises: the bones on the pass, then the rite in the summit temple."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.moment import OverlordTurnEnd, RoundEnd
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import CARRIED, State
from tests.games.descent.quests.questing import (
    acts,
    ending,
    find,
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


def on_the_pass() -> State:
    return laid("the_wyrm_rises")


def in_the_temple(winner: str = "heroes", bones: int = 0) -> State:
    return later("the_wyrm_rises", winner, bones=bones)


def at_the_exit(g: State, group: str, bone: int = 0) -> int:
    """A figure of this group on an edge space of the exit, with a bone and a movement point."""
    f = find(g, group)
    put(g, f, outer_edge(g, "exit")[: len(g.spaces[f])])
    pick_up(g, f, bone)
    turn_of(g, f, 1)
    return f


# -- the pass ------------------------------------------------------------------------


@rule("WR-1")
def test_a_monster_delivers_a_bone_through_the_exit_and_goes_back_to_the_supply() -> None:
    g = on_the_pass()
    f = at_the_exit(g, open_groups(g)[0])

    acts(g, f, "leave")

    assert not g.spaces[f] and g.counters["bones"] == 1
    assert g.token_at[0] == GONE


@rule("WR-1")
def test_without_a_bone_no_monster_leaves() -> None:
    g = on_the_pass()
    f = at_the_exit(g, open_groups(g)[0])
    g.carries[f], g.token_at[0] = (), 0

    assert code_of(leave_refusal(g, f)) == "leave.not_here"


@rule("WR-1")
def test_belthir_delivers_a_bone_and_stays() -> None:
    g = on_the_pass()
    f = at_the_exit(g, "belthir")

    acts(g, f, "leave")

    assert g.spaces[f] and not g.carries[f] and g.mp[f] == 0
    assert g.counters["bones"] == 1 and g.token_at[0] == GONE


@rule("WR-1")
def test_belthir_delivers_no_bone_while_he_flies_over_a_hero_at_the_exit() -> None:
    g = on_the_pass()
    f = at_the_exit(g, "belthir")
    edge = g.spaces[f][0]
    assert leave_refusal(g, f) is None
    put(g, f, ())
    put(g, 0, (edge,))

    put(g, f, (edge,))

    assert code_of(leave_refusal(g, f)) == "leave.not_here"


@rule("WR-2")
def test_a_hero_breaks_a_bone_near_him_and_cannot_carry_one() -> None:
    g = on_the_pass()
    stand(g, 0, 1, 6)
    turn_of(g, 0)

    assert code_of(take_refusal(g, 0, 0)) == "objective.not_for_you"

    acts(g, 0, "quest:break_bone")

    assert g.token_at[0] == GONE and "bones" not in g.counters


@rule("WR-2")
def test_a_bone_far_away_or_carried_is_not_broken() -> None:
    g = on_the_pass()
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:break_bone")) == "quest_action.nothing_near"
    stand(g, 0, 1, 6)
    g.token_at[0] = CARRIED

    assert code_of(refused(g, 0, "quest:break_bone")) == "quest_action.nothing_near"


@rule("WR-5", "WR-V1H")
def test_after_the_tenth_round_the_bones_are_gone_and_the_heroes_have_won() -> None:
    g = on_the_pass()
    carrier = find(g, open_groups(g)[0])
    pick_up(g, carrier, 1)
    g.round = 9
    happens(g, RoundEnd())
    assert g.encounter_winner == ""

    g.round = 10
    happens(g, RoundEnd())

    assert not g.carries[carrier] and set(g.token_at) == {GONE}
    assert g.encounter_winner == "heroes"


@rule("WR-V1O")
@pytest.mark.parametrize(("delivered", "winner"), [(1, "heroes"), (2, "overlord")])
def test_two_bones_delivered_win_the_pass_for_the_overlord(delivered: int, winner: str) -> None:
    g = on_the_pass()
    g.counters["bones"] = delivered
    g.token_at = [g.token_at[0], GONE, GONE, GONE]
    stand(g, 0, 1, 6)

    acts(g, 0, "quest:break_bone")

    assert g.encounter_winner == winner


@rule("WR-R1")
def test_on_the_pass_one_monster_of_either_open_group_comes_where_it_was_set_up() -> None:
    g = on_the_pass()

    waves = quest_of(g).waves(g, "ol_start")

    assert [(wave.group, wave.area, wave.most) for wave in waves.values()] == [
        (open_groups(g)[0], "camp", 1),
        (open_groups(g)[1], "river", 1),
    ]
    assert {wave.rule for wave in waves.values()} == {"reinforce:wr_r1"}, "one of them in a turn"


@rule("WR-C1", "WR-C2")
def test_bones_count_for_the_rite_and_belthir_is_there_again() -> None:
    g = on_the_pass()
    ending(defeat(g, find(g, "belthir")))
    g.counters["bones"] = 3

    second(g, "overlord")

    assert g.counters == {"rite": 3}
    assert kind_of(g, find(g, "belthir")).group == "belthir"


# -- the temple ----------------------------------------------------------------------


@rule("WR-3")
@pytest.mark.parametrize(("burning", "gained"), [(3, 2), (2, 1), (1, 1), (0, 0)])
def test_the_rite_goes_on_while_belthir_is_at_the_great_altar(burning: int, gained: int) -> None:
    g = in_the_temple()
    for number in range(burning, 3):
        g.token_at[number] = GONE

    happens(g, OverlordTurnEnd())

    assert g.counters.get("rite", 0) == gained


@rule("WR-3")
def test_away_from_the_altar_the_rite_stands_still() -> None:
    g = in_the_temple()
    stand(g, find(g, "belthir"), 10, 5)

    happens(g, OverlordTurnEnd())

    assert g.counters["rite"] == 0


@rule("WR-4")
def test_a_hero_quenches_a_brazier_by_a_test_of_willpower() -> None:
    for dice, gone in ((FAILS, False), (PASSES, True)):
        g = in_the_temple()
        stand(g, 0, 2, 11)
        g.chance = g.chance.copy()
        g.chance.preset = {"die": list(dice)}

        acts(g, 0, "quest:quench")

        assert (g.token_at[0] == GONE) is gone


@rule("WR-4")
def test_belthir_lights_a_cold_brazier_again_where_it_stood() -> None:
    g = in_the_temple()
    f = find(g, "belthir")
    home = g.token_at[2]
    turn_of(g, f)
    stand(g, f, 12, 19)
    assert code_of(refused(g, f, "quest:relight")) == "quest_action.nothing_near", "all of them burn"
    g.token_at[2] = GONE

    acts(g, f, "quest:relight")

    assert g.token_at[2] == home
    other = find(g, "zombie")
    turn_of(g, other)
    assert refused(g, other, "quest:relight") is not None


@rule("WR-R2")
def test_in_the_temple_a_zombie_or_a_monster_of_the_open_group_comes_by_the_exit() -> None:
    g = in_the_temple()

    waves = quest_of(g).waves(g, "ol_start")

    assert [(wave.group, wave.area) for wave in waves.values()] == [("zombie", "exit"), (open_groups(g)[0], "exit")]


@rule("WR-V2H")
def test_the_heroes_win_when_belthir_falls() -> None:
    g = in_the_temple()

    ending(defeat(g, find(g, "belthir")))

    assert g.encounter_winner == "heroes"


@rule("WR-V2H")
def test_the_last_brazier_quenched_wins_only_at_the_end_of_the_overlords_turn() -> None:
    g = in_the_temple()
    g.token_at = [g.token_at[0], GONE, GONE]
    stand(g, 0, 2, 11)
    g.chance = g.chance.copy()
    g.chance.preset = {"die": list(PASSES)}
    acts(g, 0, "quest:quench")
    assert g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "heroes"


@rule("WR-V2O")
def test_eighteen_tokens_of_the_rite_win_for_the_overlord_those_of_the_pass_among_them() -> None:
    g = in_the_temple("overlord", bones=2)
    g.counters["rite"] = 14
    happens(g, OverlordTurnEnd())
    assert g.counters["rite"] == 16 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"
