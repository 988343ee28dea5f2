"""The Wyrm Turns: Belthir among the whisper stones, then the brood."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.moment import OverlordTurnEnd
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_monster, kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.kinds import NOBODY, OVERLORD
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.figures import heroes
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.turns.overlord import QUEST_FIRST, ol_start
from gruft.games.descent.rules.turns.persons import deed_refusal, do_person, person_keys, person_start
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    activated,
    acts,
    comes_due,
    dice,
    ending,
    find,
    happens,
    laid,
    later,
    stand,
    turn_of,
)
from tests.games.descent.scene import FAILS, PASSES, opened
from tests.harness import code_of
from tests.rule import rule

STONES = ((9, 2), (15, 10), (23, 18))


def on_the_road(level: str = "novice") -> State:
    return laid("the_wyrm_turns", level=level)


def in_the_nest(winner: str = "heroes") -> State:
    return later("the_wyrm_turns", winner)


def overlord_turn(g: State, number: int) -> None:
    g.round, g.turn, g.actor = number, OVERLORD, NOBODY
    g.played.clear()
    g.ol_hand = [*g.ol_hand, *g.ol_deck[-2:]]
    g.ol_deck = g.ol_deck[:-2]


# -- the stones ------------------------------------------------------------------------


@rule("WT-1")
def test_belthir_has_two_actions_of_which_one_may_be_a_move_and_both_attacks() -> None:
    g = on_the_road()
    f, foe = find(g, "belthir_ally"), find(g, "barghest")
    assert f in heroes(g, familiars=True) and not is_monster(g, f)
    assert g.live.max_health[f] == 10 + 2 * g.nh
    stand(g, f, 4, 10)
    stand(g, foe, 5, 10)
    g.actor = f
    drive(person_start(g))
    assert {"move", "attack"} <= set(person_keys(g, f))
    g.health_bonus[foe] = 20
    wire(g)

    drive(do_person(g, f, "attack"))
    drive(do_person(g, f, "attack"))

    assert g.attacks_made == 2 and code_of(deed_refusal(g, f, "move")) == "person.no_move"


@rule("WT-1")
def test_his_flying_attack_is_his_move_as_well() -> None:
    g = on_the_road("expert")
    f = find(g, "belthir_ally")
    g.actor = f
    drive(person_start(g))
    assert "ability:cry_havoc" in person_keys(g, f)

    drive(do_person(g, f, "ability:cry_havoc"), "stop")

    assert g.actions == 1 and code_of(deed_refusal(g, f, "move")) == "person.no_move"
    assert deed_refusal(g, f, "ability:cry_havoc") is not None


@rule("WT-1")
def test_stunned_he_gives_up_any_action_as_a_monster_does_and_removed_he_is_when_defeated() -> None:
    g = on_the_road()
    f = find(g, "belthir_ally")
    give_condition(g, f, STUNNED)

    activated(g, f, "shake_off", "move")

    assert not g.cond[f]
    ending(defeat(g, f))
    assert not g.spaces[f] and not g.ko


@rule("WT-2")
@pytest.mark.parametrize(("stones", "shields", "lost"), [(3, 3, 1), (3, 2, 0), (1, 4, 0), (1, 5, 1)])
def test_his_will_is_tested_at_the_end_of_the_overlords_turn(stones: int, shields: int, lost: int) -> None:
    g = on_the_road()
    for number in range(stones, 3):
        g.token_at[number] = GONE
    grey, black = {2: (0, 1), 3: (1, 1), 4: (1, 4), 5: (4, 4)}[shields]
    dice(g, grey, black)

    comes_due(g, "ol_end")

    assert g.counters.get("will", 0) == lost


@rule("WT-3", "WT-V1H")
def test_the_last_silenced_stone_wins_for_the_heroes() -> None:
    g = on_the_road()
    g.token_at[1] = g.token_at[2] = GONE
    stand(g, 0, *STONES[0])
    dice(g, *FAILS)
    acts(g, 0, "quest:silence", "attribute:knowledge")
    assert g.token_at[0] >= 0 and g.encounter_winner == ""
    dice(g, *PASSES)

    acts(g, 0, "quest:silence", "attribute:willpower")

    assert g.token_at[0] == GONE and g.encounter_winner == "heroes"


@rule("WT-V1O")
@pytest.mark.parametrize("how", ["will", "fallen"])
def test_the_overlord_wins_belthirs_will_or_his_life(how: str) -> None:
    g = on_the_road()
    if how == "will":
        g.counters["will"] = 3
        dice(g, *FAILS)
        comes_due(g, "ol_end")
    else:
        ending(defeat(g, find(g, "belthir_ally")))

    assert g.encounter_winner == "overlord"


@rule("WT-R1")
def test_one_monster_of_any_group_comes_by_the_exit() -> None:
    g = on_the_road()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [(name, "exit") for name in ("barghest", *open_groups(g))]
    assert len({wave.rule for wave in waves}) == 1


# -- the brood -------------------------------------------------------------------------


@rule("WT-4", "WT-V2H")
def test_the_last_egg_smashed_wins_for_the_heroes() -> None:
    g = in_the_nest()
    g.token_at = [g.token_at[0], g.token_at[1], GONE, GONE]
    stand(g, 0, 31, 4)

    acts(g, 0, "quest:smash_egg")
    assert g.encounter_winner == ""
    acts(g, 0, "quest:smash_egg")

    assert g.encounter_winner == "heroes"


@rule("WT-4", "WT-C2", "WT-V2O")
@pytest.mark.parametrize(("winner", "needed"), [("overlord", 9), ("heroes", 10)])
def test_the_brood_ripens_by_one_a_turn(winner: str, needed: int) -> None:
    g = in_the_nest(winner)
    for number in range(1, needed + 1):
        assert g.encounter_winner == ""

        happens(g, OverlordTurnEnd())

        assert g.counters["ripe"] == number
    assert g.encounter_winner == "overlord"


@rule("WT-C1")
@pytest.mark.parametrize(("winner", "there"), [("heroes", False), ("overlord", True)])
def test_belthir_takes_part_if_the_overlord_has_won_him(winner: str, there: bool) -> None:
    g = in_the_nest(winner)

    slots = [f for f, number in enumerate(g.kind) if number >= 0 and kind_of(g, f).group == "belthir"]

    assert bool(slots) is there and not any(g.spaces[f] for f in slots)


@rule("WT-R2")
def test_belthir_must_come_at_the_start_of_the_second_overlord_turn() -> None:
    g = in_the_nest("overlord")
    overlord_turn(g, 1)
    assert not quest_of(g).effects(g, "ol_start")
    overlord_turn(g, 2)
    asked = opened(ol_start(g))
    assert "done" not in asked.keys and asked.exits["done"] == QUEST_FIRST

    drive(quest_of(g).effects(g, "ol_start")["quest:belthir_comes"].run(g))

    f = find(g, "belthir")
    assert g.spaces[f][0] in g.live.map.areas["entrance"] and is_monster(g, f)
    assert not quest_of(g).effects(g, "ol_start")
    assert [(wave.group, wave.area) for wave in quest_of(g).waves(g, "ol_start").values()] == [
        (open_groups(g)[0], "entrance")
    ]


@rule("WT-5")
def test_two_cards_bring_belthir_back_in_the_next_overlord_turn_and_only_then() -> None:
    g = in_the_nest("overlord")
    overlord_turn(g, 2)
    drive(quest_of(g).effects(g, "ol_start")["quest:belthir_comes"].run(g))
    turn_of(g, 0)
    g.round = 3
    ending(defeat(g, find(g, "belthir")))
    overlord_turn(g, 4)
    assert not quest_of(g).effects(g, "ol_start"), "too late"
    overlord_turn(g, 3)
    hand = len(g.ol_hand)

    drive(quest_of(g).effects(g, "ol_start")["quest:belthir_returns"].run(g))

    f = find(g, "belthir")
    assert len(g.ol_hand) == hand - 2 and g.damage[f] == 0
    g.turn = OVERLORD
    ending(defeat(g, f))
    assert not quest_of(g).effects(g, "ol_start"), "fallen in his own turn he returns in the next"
    overlord_turn(g, 4)
    assert "quest:belthir_returns" in quest_of(g).effects(g, "ol_start")
    g.ol_hand = g.ol_hand[:1]
    assert not quest_of(g).effects(g, "ol_start"), "one card is not enough"


@rule("WT-6")
def test_outside_a_campaign_belthir_carries_no_relic() -> None:
    g = in_the_nest("overlord")
    overlord_turn(g, 2)
    drive(quest_of(g).effects(g, "ol_start")["quest:belthir_comes"].run(g))

    assert g.relic[find(g, "belthir")] == ""


def test_nobody_leaves_the_nest() -> None:
    g = in_the_nest()
    put(g, 0, outer_edge(g, "entrance")[:1])
    turn_of(g, 0, 1)

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"
