"""Gryvorn Unleashed: the last seals are strengthened or broken, then the dragonlord comes."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.moments.fights import AttackDeclared
from gruft.games.descent.moments.moment import (
    EncounterBegin,
    HeroTurnStart,
    MonsterActivationEnd,
    MonsterActivationStart,
    OverlordTurnEnd,
)
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet, Played
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.events import ActivationBegan
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words import campaign
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.rules.attack.damage import damage_to
from gruft.games.descent.rules.conditions import IMMOBILIZED, POISONED, STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, knock_out, remove
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.places import come_down, put, room
from gruft.games.descent.rules.setup.layout import lay_encounter, open_groups
from gruft.games.descent.rules.turns.overlord import ol_group, waiting_monsters
from gruft.games.descent.state import State
from tests.games.descent.quests.questing import (
    acts,
    all_of,
    at,
    clear,
    dice,
    ending,
    find,
    groups,
    happens,
    laid,
    plays,
    refused,
    second,
    stand,
    turn_of,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule

BARON = "baron_zachareth"
DRAGON = "shadow_dragon"


def in_the_halls(heroes: int = 2) -> State:
    return laid("gryvorn_unleashed", seats=heroes + 1)


def in_the_crater(safe: int = 0, heroes: int = 2) -> State:
    g = in_the_halls(heroes)
    for n in range(safe):
        g.token_kind[n] = "seal_safe"
    g = second(g, "heroes")
    g.turn = OVERLORD
    return g


def standing(g: State) -> list[int]:
    return [n for n, at in enumerate(g.token_at) if at >= 0]


# -- the seals -------------------------------------------------------------------------


@rule("GU-S1", "QC-32")
def test_only_lines_the_heroes_have_won_leave_a_seal() -> None:
    g = in_the_halls()

    won = campaign.lines_won(g)

    assert standing(g) == [n for n, line in enumerate(campaign.LINES) if line in won]
    assert 2 <= len(won) <= 3


@rule("GU-S2")
def test_each_seal_begins_with_one_hero_token() -> None:
    g = in_the_halls()

    assert [g.token_kind[n] for n in standing(g)] == ["seal_strong"] * len(standing(g))


def in_a_campaign(*won: str) -> State:
    """The halls, laid out in a campaign in which the heroes have won these quests."""
    g = in_the_halls()
    g.campaign = CampaignSheet(played=[Played(name, "heroes", 5) for name in won])
    lay_encounter(g)
    quest_of(g).begin(g)
    return g


@rule("GU-S1")
def test_in_a_campaign_each_seal_stands_for_its_line() -> None:
    g = in_a_campaign("the_frozen_spire", "the_wyrm_turns")

    assert standing(g) == [0, 4]


@rule("GU-S3")
def test_eliza_and_alric_come_in_a_campaign_if_the_heroes_have_not_won_their_line() -> None:
    farrows = {"lady_eliza_farrow", "sir_alric_farrow"}

    assert not farrows & groups(in_the_halls())
    assert farrows & set(in_a_campaign("blood_of_heroes").groups) == {"sir_alric_farrow"}
    assert farrows & set(in_a_campaign("the_desecrated_tomb").groups) == {"lady_eliza_farrow"}
    assert farrows <= set(in_a_campaign().groups)


@rule("GU-1", "GU-V1H")
def test_a_hero_strengthens_a_seal_by_a_test_and_when_all_are_safe_the_heroes_win() -> None:
    g = in_the_halls()
    first, *others = standing(g)
    for n in others:
        g.token_kind[n] = "seal_safe"
    stand(g, 0, 2, 9)
    dice(g, *FAILS)
    acts(g, 0, "quest:strengthen")
    assert g.token_kind[first] == "seal_strong" and g.encounter_winner == ""
    dice(g, *PASSES)

    acts(g, 0, "quest:strengthen", "attribute:willpower")

    assert g.token_kind[first] == "seal_safe" and g.encounter_winner == "heroes"


@rule("GU-1")
def test_nothing_is_done_to_a_safe_seal() -> None:
    g = in_the_halls()
    baron = find(g, BARON)
    g.token_kind[0] = "seal_safe"
    stand(g, 0, 2, 9)
    stand(g, baron, 2, 10)
    turn_of(g, 0)

    assert code_of(refused(g, 0, "quest:strengthen")) == "quest_action.nothing_near"
    turn_of(g, baron)
    assert code_of(refused(g, baron, "quest:damage_seal")) == "quest_action.nothing_near"


@rule("GU-2", "GU-V1O", "QC-30")
def test_a_lieutenant_takes_the_token_then_the_seal_and_the_last_one_wins_for_him() -> None:
    g = in_the_halls()
    baron = find(g, BARON)
    for n in standing(g)[1:]:
        g.token_at[n] = GONE
    stand(g, baron, 2, 9)
    acts(g, baron, "quest:damage_seal")
    assert g.token_kind[0] == "seal" and g.token_at[0] >= 0
    turn_of(g, baron)
    assert code_of(refused(g, baron, "quest:damage_seal")) == "quest_action.once"
    g.once.clear()

    acts(g, baron, "quest:damage_seal")

    assert g.token_at[0] == GONE and g.encounter_winner == "overlord"


@rule("GU-2")
def test_other_monsters_leave_the_seals_alone() -> None:
    g = in_the_halls()
    other = find(g, "zombie")
    stand(g, other, 2, 9)
    turn_of(g, other)

    assert code_of(refused(g, other, "quest:damage_seal")) == "quest_action.not_yours"


@rule("GU-3", "GU-V1O")
def test_eight_tokens_of_time_win_for_the_overlord() -> None:
    g = in_the_halls()
    g.counters["time"] = 6
    happens(g, OverlordTurnEnd())
    assert g.counters["time"] == 7 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("GU-R1")
def test_one_monster_of_any_group_comes_by_the_exit() -> None:
    g = in_the_halls()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [wave.group for wave in waves] == ["zombie", "flesh_moulder", *open_groups(g)]
    assert {wave.area for wave in waves} == {"exit"}


# -- the dragonlord --------------------------------------------------------------------


@rule("GU-C1", "QC-15")
@pytest.mark.parametrize("safe", [0, 2])
def test_every_safe_seal_is_a_seal_token_of_the_heroes(safe: int) -> None:
    g = in_the_crater(safe)

    assert g.counters.get("seals", 0) == safe and "time" not in g.counters


@rule("GU-C2", "QC-25")
def test_the_baron_is_there_again_and_the_farrows_are_not() -> None:
    g = in_the_halls()
    ending(defeat(g, find(g, BARON)))

    second(g, "heroes")

    assert BARON in groups(g) and not {"lady_eliza_farrow", "sir_alric_farrow"} & groups(g)


@rule("GU-C3")
@pytest.mark.parametrize(("heroes", "recovered"), [(2, 12), (3, 0), (4, 0)])
def test_two_heroes_who_stand_are_rested_when_they_come_to_the_crater(heroes: int, recovered: int) -> None:
    g = second(in_the_halls(heroes), "heroes")
    ending(knock_out(g, 1))
    g.damage[0] = 20

    happens(g, EncounterBegin())

    assert g.damage[0] == 20 - recovered and not g.spaces[1]


@rule("GU-8")
def test_a_knocked_out_hero_does_not_stand_up_by_himself_but_is_helped_up() -> None:
    g = in_the_crater()
    stand(g, 1, 3, 3)
    stand(g, 0, 3, 4)
    ending(knock_out(g, 0))
    turn_of(g, 0)
    assert code_of(refused(g, 0, "stand_up")) == "act.not_by_himself"

    acts(g, 1, f"revive:{kind_of(g, 0).id}")

    assert g.spaces[0]


@rule("GU-9", "QC-26", "QC-04")
def test_gryvorn_is_alone_stronger_for_each_hero_and_neither_stunned_nor_immobilized() -> None:
    g = in_the_crater()
    dragon = find(g, DRAGON)

    assert all_of(g, DRAGON) == [dragon]
    assert g.live.max_health[dragon] == kind_of(g, dragon).health + g.nh
    assert not give_condition(g, dragon, STUNNED) and not give_condition(g, dragon, IMMOBILIZED)
    assert give_condition(g, dragon, POISONED)
    assert DRAGON not in {wave.group for wave in quest_of(g).waves(g, "ol_start").values()}


@rule("GU-9", "QC-27")
def test_without_errata_a_card_that_stuns_beats_the_rule_that_gryvorn_is_not_stunned() -> None:
    g = in_the_crater()
    g.errata = False

    assert give_condition(g, find(g, DRAGON), STUNNED)


def next_groups(g: State) -> set[str]:
    return {kind_of(g, f).group for f in quest_of(g).next_up(g, waiting_monsters(g))}


def activation(g: State, f: int) -> None:
    g.activated |= 1 << f
    happens(g, MonsterActivationStart(f))
    happens(g, MonsterActivationEnd(f))


@rule("GU-9")
def test_he_is_activated_before_all_others_and_once_more_after_them() -> None:
    g = in_the_crater()
    dragon = find(g, DRAGON)
    others = groups(g) - {DRAGON}
    assert next_groups(g) == {DRAGON}
    activation(g, dragon)
    assert next_groups(g) == others
    for f in monsters(g):
        if f != dragon:
            activation(g, f)
    assert next_groups(g) == {DRAGON}

    activation(g, dragon)

    assert next_groups(g) == set()


def overlord_turn(g: State, first: str = "") -> list[str]:
    """Who is activated in which order in a whole overlord turn; `first` is the group he begins with if he may."""
    g.ol_hand, g.ol_deck = [], []
    wish = f"group:{first}"
    before = len(g.log)
    plays(g, "ol_begin", "round_end", answers={"ol_group": lambda ask: wish if wish in ask.keys else ask.keys[0]})
    begun = [event.figure for event in g.log[before:] if isinstance(event, ActivationBegan)]
    return [ref.split(":")[1].split(".")[0] for ref in begun]


@rule("GU-9")
def test_in_an_overlord_turn_he_acts_first_and_once_more_when_all_others_have_acted() -> None:
    g = in_the_crater()
    others = [kind_of(g, f).group for f in monsters(g) if kind_of(g, f).group != DRAGON]

    order = overlord_turn(g)

    assert order[0] == order[-1] == DRAGON
    assert sorted(order[1:-1]) == sorted(others)


@rule("GU-9")
def test_after_his_first_activation_he_waits_and_the_refusal_says_so() -> None:
    g = in_the_crater()
    activation(g, find(g, DRAGON))

    flow: Any = ol_group(g)

    assert code_of(next(flow).why_not(f"group:{DRAGON}")) == "overlord.not_its_turn"


@rule("GU-4")
@pytest.mark.parametrize("first", [DRAGON, BARON])
def test_weakened_he_acts_once_in_an_overlord_turn_before_or_after_all_others(first: str) -> None:
    g = in_the_crater(safe=1)
    happens(g, HeroTurnStart(0), "yes")

    order = overlord_turn(g, first)

    assert order.count(DRAGON) == 1
    assert (order[0] if first == DRAGON else order[-1]) == DRAGON


@rule("GU-4")
def test_weakened_he_does_not_act_in_the_middle_though_who_has_acted_is_gone() -> None:
    g = in_the_crater(safe=1)
    happens(g, HeroTurnStart(0), "yes")
    activation(g, find(g, BARON))

    remove(g, find(g, BARON))

    assert DRAGON not in next_groups(g)


@rule("GU-4")
@pytest.mark.parametrize(
    ("voices", "spent"), [(("yes", "yes"), 1), (("yes", "no", "no"), 0), (("no", "yes", "yes"), 1)]
)
def test_all_hero_players_decide_about_a_seal_token(voices: tuple[str, ...], spent: int) -> None:
    g = in_the_crater(safe=1, heroes=3)
    said = iter(voices)
    g.turn = g.actor = 1

    asked = plays(g, "hero_start", "hero_equip", answers={"spend_seal": lambda ask: next(said)})

    assert [ask.seat for ask in asked if ask.kind == "spend_seal"] == g.hero_seat[: len(voices)]
    assert g.counters["seals"] == 1 - spent


@rule("GU-4")
def test_a_seal_token_leaves_him_one_activation_and_one_red_die_less_for_a_turn() -> None:
    g = in_the_crater(safe=2)
    dragon = find(g, DRAGON)
    happens(g, HeroTurnStart(0), "yes")
    assert g.counters["seals"] == 1
    happens(g, HeroTurnStart(1), "yes")
    assert g.counters["seals"] == 1, "one per round"
    assert next_groups(g) == groups(g), "before the others or after them"
    before = kind_of(g, dragon).attack.count(RED)
    assert dice_of(g, dragon).count(RED) == before - 1
    activation(g, dragon)
    assert DRAGON not in next_groups(g)

    happens(g, OverlordTurnEnd())

    assert dice_of(g, dragon).count(RED) == before


@rule("GU-4")
def test_weakened_he_waits_for_all_others_once_they_have_begun() -> None:
    g = in_the_crater(safe=1)
    happens(g, HeroTurnStart(0), "yes")

    activation(g, find(g, BARON))

    assert DRAGON not in next_groups(g)


@rule("GU-4")
def test_nobody_is_asked_without_a_seal_token_and_may_decline() -> None:
    g = in_the_crater(safe=1)
    happens(g, HeroTurnStart(0), "no")
    assert g.counters["seals"] == 1 and "gryvorn_weak" not in g.counters


def dice_of(g: State, attacker: int) -> list[int]:
    """The dice of an attack this figure declares."""
    a = Attack(attacker, g.overlord, -2, True)
    a.pool = list(kind_of(g, attacker).attack)
    a.targets = [0]
    happens(g, AttackDeclared(a))
    return a.pool


@rule("GU-5")
@pytest.mark.parametrize(("weapon", "more"), [("dawnblade", 1), ("staff_of_light", 1), ("chipped_greataxe", 0)])
def test_the_great_relics_do_one_more_damage_to_him_alone(weapon: str, more: int) -> None:
    g = in_the_crater()
    dragon, baron = find(g, DRAGON), find(g, BARON)
    a = Attack(0, g.hero_seat[0], CARDS[weapon][0], True)
    a.targets = [dragon]
    a.damage = 3

    happens(g, AttackDeclared(a))

    assert damage_to(a, dragon, 1) == 2 + more and damage_to(a, baron, 1) == 2


@rule("GU-6")
def test_heroes_do_not_stop_him_and_make_way_when_he_comes_down_on_them() -> None:
    g = in_the_crater()
    dragon = find(g, DRAGON)
    clear(g)
    put(g, dragon, tuple(at(g, x, y) for y in (14, 15) for x in (2, 3, 4)))
    stand(g, 0, 3, 13)
    stand(g, 1, 4, 13)
    turn_of(g, dragon, 3)
    assert step_refusal(g, dragon, at(g, 3, 13), 3) is None
    feet = next(feet for feet in room(g, dragon, at(g, 3, 13)) if len(feet) == 6)

    ending(come_down(g, dragon, feet))

    assert g.spaces[dragon] == feet
    assert g.spaces[0] and g.spaces[1] and not set(g.spaces[0] + g.spaces[1]) & set(feet)


@rule("GU-6")
def test_nobody_leaves_the_crater() -> None:
    g = in_the_crater()
    put(g, 0, outer_edge(g, "entrance")[:1])
    turn_of(g, 0, 3)

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"


@rule("GU-7")
def test_gryvorn_devours_the_baron_beside_him_and_recovers() -> None:
    g = in_the_crater()
    dragon, baron = find(g, DRAGON), find(g, BARON)
    put(g, dragon, tuple(at(g, x, y) for y in (8, 9) for x in (2, 3, 4)))
    stand(g, baron, 7, 9)
    g.damage[dragon] = 3 * g.nh + 2
    turn_of(g, dragon)
    assert refused(g, dragon, "quest:devour") is not None
    stand(g, baron, 5, 9)

    acts(g, dragon, "quest:devour")

    assert not g.spaces[baron] and g.damage[dragon] == 2 and g.encounter_winner == ""


@rule("GU-R2")
def test_one_monster_of_the_open_group_comes_by_the_entrance() -> None:
    g = in_the_crater()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area) == (open_groups(g)[0], "entrance")


@rule("GU-V2H")
def test_the_heroes_win_when_gryvorn_falls() -> None:
    g = in_the_crater()

    ending(defeat(g, find(g, DRAGON)))

    assert g.encounter_winner == "heroes"


@rule("GU-V2O")
def test_the_overlord_wins_when_no_hero_stands() -> None:
    g = in_the_crater()
    ending(knock_out(g, 0))
    assert g.encounter_winner == ""

    ending(knock_out(g, 1))

    assert g.encounter_winner == "overlord"
