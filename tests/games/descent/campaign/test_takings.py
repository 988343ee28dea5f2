"""Selling search cards, cleaning up, rewards (DE-CAMP-05 to DE-CAMP-07, CA-09, CA-20 to CA-25, CA-41, CA-42)."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.cards import BASIC, CARD_REFS, CARDS, EQUIPPED, EXHAUSTED, FLIPPED, SEARCH
from gruft.games.descent.pieces.content import SEARCH as SEARCH_CARDS
from gruft.games.descent.rules.campaign.audit import earned
from gruft.games.descent.rules.campaign.rewards import holder, to_be_had
from tests.games.descent.campaign.phase import OL, Between, H
from tests.rule import rule

INTRO = ("first_blood", H)


@rule("DE-CAMP-05", "CA-41")
def test_search_cards_bring_their_gold_used_or_not_and_all_twelve_are_shuffled() -> None:
    between = Between(INTRO).give(0, "health_potion", "stamina_potion").give(1, "treasure_chest")
    g = between.g
    g.status[CARDS["health_potion"][0]] = FLIPPED
    g.search_gone = [g.search_deck.pop()]
    expected = sum(SEARCH_CARDS[name].gold for name in ("health_potion", "stamina_potion", "treasure_chest"))

    between.go("sell_search", until=("clean_up",))

    assert expected > 0 and between.sheet.gold == between.sheet.found == expected
    assert sorted(g.search_deck) == sorted(SEARCH) and not g.search_gone
    assert "health_potion" not in between.holds(0) and g.status[CARDS["health_potion"][0]] == 0


@rule("DE-CAMP-06", "CA-42")
def test_cleaning_up_heals_everybody_and_gives_the_overlord_his_whole_deck() -> None:
    between = Between(INTRO)
    g, sheet = between.g, between.sheet
    g.damage[0], g.fatigue[1], g.cond[1], g.ko, g.feats = 5, 3, 4, 1, 3
    worn = g.cards[0][1]
    g.status[worn] = EQUIPPED | EXHAUSTED
    g.ol_discard = [g.ol_deck.pop()]
    sheet.aside = [g.ol_deck.pop()]
    g.counters["escaped"] = 3

    between.go("clean_up", until=("rewards",))

    assert g.damage[0] == g.fatigue[1] == g.cond[1] == g.ko == g.feats == 0
    assert g.status[worn] == EQUIPPED
    assert sorted(g.ol_deck) == sorted(BASIC) and not (g.ol_hand or g.ol_discard or sheet.aside)
    assert not any(g.spaces) and not g.counters and not g.groups


@rule("DE-CAMP-07", "CA-20", "CA-21", "DE-R-32")
@pytest.mark.parametrize("winner", [H, OL])
def test_everybody_gains_experience_and_the_winner_what_the_quest_adds(winner: str) -> None:
    quest = "blood_of_heroes"
    between = Between(INTRO, (quest, winner))

    between.go("rewards", until=("shopping",))

    assert between.sheet.xp == [1 + (winner == H)] * 2
    assert between.sheet.overlord_xp == 1 + 2 * (winner == OL)
    printed = QUESTS[quest].rewards
    assert (printed.xp_for_all, printed.heroes.xp, printed.overlord.xp) == (1, 1, 2)


@rule("CA-22")
def test_gold_is_won_for_each_hero_into_the_common_purse() -> None:
    between = Between(INTRO, ("a_fat_goblin", H), heroes=4)

    between.go("rewards", until=("shopping",))

    assert between.sheet.gold == between.sheet.won == 4 * QUESTS["a_fat_goblin"].rewards.heroes.gold_per_hero == 100


@rule("CA-23", "DE-RELIC-01")
def test_a_relic_of_the_heroes_goes_to_the_hero_they_name() -> None:
    between = Between(INTRO, ("the_cardinals_plight", H), seats=2)
    other = "hero:jain_fairwood"

    between.go("rewards", other, until=("shopping",))

    assert "staff_of_light" in between.holds(1) and "staff_of_light" not in between.holds(0)
    assert holder(between.g, "staff_of_shadows") == H and between.sheet.relics == []


@rule("CA-23", "CA-24")
def test_a_relic_of_the_overlord_lies_with_his_side_up() -> None:
    between = Between(INTRO, ("the_cardinals_plight", OL))

    between.go("rewards", until=("shopping",))

    assert between.sheet.relics == ["staff_of_shadows"] and between.asked == []
    assert holder(between.g, "staff_of_light") == OL


@rule("CA-24", "CA-25")
def test_a_relic_somebody_has_is_not_given_again() -> None:
    between = Between(INTRO, ("the_dawnblade", H), relics=["duskblade"])

    assert not to_be_had(between.g, "dawnblade")
    between.go("rewards", until=("shopping",))

    assert all("dawnblade" not in between.holds(h) for h in range(2)) and between.sheet.relics == ["duskblade"]


@rule("CA-25")
def test_the_overlord_takes_the_staff_after_enduring_the_elements() -> None:
    between = Between(INTRO, ("enduring_the_elements", OL)).give(1, "staff_of_light")

    between.go("rewards", until=("shopping",))

    assert between.sheet.relics == ["staff_of_shadows"] and "staff_of_light" not in between.holds(1)


@rule("CA-25")
@pytest.mark.parametrize("owned", [True, False])
def test_the_heroes_take_the_staff_after_the_ritual_of_shadows_also_one_on_loan(owned: bool) -> None:
    between = Between(INTRO, ("the_ritual_of_shadows", H), seats=2, relics=["staff_of_shadows"] if owned else [])

    between.go("rewards", "hero:grisban_the_thirsty", until=("shopping",))

    assert between.sheet.relics == [] and "staff_of_light" in between.holds(0)


@rule("CA-25")
def test_the_overlord_may_give_bought_cards_back_after_the_ritual_of_shadows() -> None:
    between = Between(INTRO, ("the_ritual_of_shadows", OL))
    between.g.ol_deck.append(CARDS["blood_rage"][0])

    between.go("rewards")
    basic = next(c for c in between.g.ol_deck if c in BASIC)
    assert between.why_not(CARD_REFS[basic]) == "campaign.basic_stays"
    had = between.sheet.overlord_xp
    between.go("take_back", "card:blood_rage.1", until=("shopping",))

    assert CARDS["blood_rage"][0] not in between.g.ol_deck and between.sheet.overlord_xp == had + 1


@rule("CA-09")
def test_a_quest_that_only_counts_as_won_brings_nothing() -> None:
    between = Between(INTRO)
    assert between.sheet.winner_of("the_cardinals_plight") == OL

    between.go("rewards", until=("shopping",))

    assert between.sheet.overlord_xp == earned(between.sheet, OL) == 1 and between.sheet.relics == []
    assert to_be_had(between.g, "staff_of_shadows")
