"""Which quest follows which, over every course of a campaign (CA-01 to CA-10, DE-NEXT, DE-INTER, DE-FINAL)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet, Played
from gruft.games.descent.rules.campaign.book import BOOK, available, closed, due, quest_refusal, successors
from gruft.games.descent.seen.campaign_view import campaign_view
from tests.games.descent.campaign.phase import OL, Between, H
from tests.rule import rule

ACT_ONE = [line.act1 for line in CAMPAIGN.successors]
AFTER = {line.act1: (line.heroes, line.overlord) for line in CAMPAIGN.successors}


def sheet(*played: tuple[str, str]) -> CampaignSheet:
    return CampaignSheet(played=[Played(quest, winner, 5) for quest, winner in played])


INTRO = ("first_blood", H)


def first_acts() -> Iterator[list[tuple[str, str]]]:
    """Every choice of three quests of act I with every way to win them: 10 times 8."""
    for quests in combinations(ACT_ONE, 3):
        for winners in product((H, OL), repeat=3):
            yield list(zip(quests, winners))


@rule("CA-01", "DE-CAMP-03")
def test_a_campaign_begins_with_first_blood_and_plays_nine_quests_in_order() -> None:
    kinds = ["introduction", *["act1"] * 3, "interlude", *["act2"] * 3, "finale"]
    played: list[tuple[str, str]] = []

    for kind in kinds:
        assert due(sheet(*played)) == kind
        played.append((available(sheet(*played))[0], H))

    assert due(sheet(*played)) is None and available(sheet(*played)) == []
    assert played[0][0] == "first_blood"


@rule("CA-03", "DE-NEXT-01")
def test_in_act_one_every_quest_not_yet_played_is_open() -> None:
    assert available(sheet(INTRO)) == ACT_ONE
    for quest in ACT_ONE:
        assert available(sheet(INTRO, (quest, OL))) == [other for other in ACT_ONE if other != quest]


@rule("CA-04", "DE-INTER-01", "DE-R-37")
@pytest.mark.parametrize("intro", [H, OL])
def test_who_won_two_of_the_three_quests_decides_the_interlude_over_all_outcomes(intro: str) -> None:
    for act in first_acts():
        heroes = sum(winner == H for _, winner in act)
        expected = "the_shadow_vault" if heroes >= 2 else "the_overlord_revealed"
        assert available(sheet(("first_blood", intro), *act)) == [expected], act


@rule("CA-06", "DE-NEXT-02")
def test_for_every_outcome_of_act_one_five_quests_are_open_in_act_two_unplayed_ones_for_the_overlord() -> None:
    seen = set()
    for act in first_acts():
        for interlude in (H, OL):
            now = sheet(INTRO, *act)
            now.played.append(Played(available(now)[0], interlude, 5))
            winners = dict(act)
            expected = [AFTER[quest][0 if winners.get(quest) == H else 1] for quest in ACT_ONE]
            assert available(now) == successors(now) == expected, act
            seen.update(expected)
    assert seen == {quest for pair in AFTER.values() for quest in pair}


@rule("CA-06")
def test_quests_of_act_two_are_played_once_and_their_rivals_never() -> None:
    now = sheet(INTRO, *((quest, H) for quest in ACT_ONE[:3]), ("the_shadow_vault", OL), ("the_dawnblade", H))

    assert "the_dawnblade" not in available(now) and len(available(now)) == 4
    assert closed(now, "the_desecrated_tomb") and not closed(now, "the_monsters_hoard")


@rule("CA-07", "DE-FINAL-01")
def test_who_won_two_of_the_three_quests_of_act_two_decides_the_finale() -> None:
    for act in first_acts():
        start = sheet(INTRO, *act)
        start.played.append(Played(available(start)[0], OL, 5))
        for quests in permutations(available(start), 3):
            for winners in product((H, OL), repeat=3):
                now = sheet(*((one.quest, one.winner) for one in start.played), *zip(quests, winners))
                expected = "gryvorn_unleashed" if winners.count(H) >= 2 else "the_man_who_would_be_king"
                assert available(now) == [expected]
            break  # the order of the three does not matter: one order per course


@rule("CA-08", "DE-FINAL-02")
def test_for_the_finale_quests_that_were_not_played_count_as_won_by_the_overlord() -> None:
    now = sheet(INTRO, *((quest, H) for quest in ACT_ONE[:3]), ("the_shadow_vault", H), ("the_dawnblade", H))

    assert now.winner_of("the_dawnblade") == H
    assert now.winner_of("the_monsters_hoard") == OL and now.winner_of("the_wyrm_rises") == OL


@rule("DE-BAD-08", "CA-12", "DE-NEXT-02")
def test_quests_that_cannot_be_chosen_say_why() -> None:
    def code(now: CampaignSheet, quest: str) -> str:
        refusal = quest_refusal(now, quest)
        assert refusal is not None
        return refusal.code

    one = sheet(INTRO, ("a_fat_goblin", H))
    assert code(one, "a_fat_goblin") == "campaign.played"
    assert code(one, "the_dawnblade") == "campaign.other_act"
    three = sheet(INTRO, *((quest, H) for quest in ACT_ONE[:3]))
    assert code(three, ACT_ONE[3]) == "campaign.fixed"
    assert code(three, "the_overlord_revealed") == "campaign.fixed"
    two = sheet(INTRO, *((quest, H) for quest in ACT_ONE[:3]), ("the_shadow_vault", H))
    assert code(two, "the_frozen_spire") == "campaign.other_branch"


def test_a_quest_is_closed_as_soon_as_no_course_leads_to_it() -> None:
    assert not any(closed(sheet(), quest) for quest in QUESTS), "everything lies ahead"
    won = sheet(INTRO, ("a_fat_goblin", H), ("castle_daerion", H))

    assert closed(won, "the_frozen_spire") and closed(won, "the_desecrated_tomb")
    assert closed(won, "the_overlord_revealed"), "two of three are decided"
    assert not closed(won, "the_shadow_vault") and not closed(won, "the_ritual_of_shadows")
    assert not closed(won, "gryvorn_unleashed")
    later = sheet(INTRO, *((quest, H) for quest in ACT_ONE[:3]))
    assert [quest for quest in ACT_ONE if closed(later, quest)] == ACT_ONE[3:]


def to_come(played: tuple[tuple[str, str], ...], known: dict[Any, set[str]]) -> set[str]:
    """Every quest some course from here on comes to.

    The order in which quests were played changes nothing, nor who won the introduction, the interlude, the finale.
    """
    at = frozenset(played)
    if at not in known:
        known[at] = set()
        for quest in available(sheet(*played)):
            sides = (H, OL) if QUESTS[quest].kind in ("act1", "act2") else (H,)
            known[at] |= {quest}.union(*(to_come((*played, (quest, side)), known) for side in sides))
    return known[at]


@rule("CA-06", "CA-08", "DE-NEXT-02")
def test_over_every_course_a_quest_is_closed_exactly_if_nothing_leads_to_it_any_more() -> None:
    known: dict[Any, set[str]] = {}
    to_come((), known)
    for at, reachable in known.items():
        # in the order of the book; within an act any order gives the same
        played = sorted(at, key=lambda one: list(BOOK).index(one[0]))
        over = {quest for quest, _ in played}
        now = sheet(*played)
        for quest in BOOK:
            assert closed(now, quest) == (quest not in over and quest not in reachable), (played, quest)


@rule("CA-06")
def test_while_the_last_quest_of_an_act_is_played_the_others_of_it_are_closed_already() -> None:
    between = Between(INTRO, ("a_fat_goblin", H), ("castle_daerion", OL))
    g = between.g

    def states(quest: str) -> dict[str, str]:
        g.quest = quest
        shown = campaign_view(g, None)
        assert shown is not None
        return {one["ref"].removeprefix("quest:"): one["state"] for one in shown["quests"]}

    assert states("castle_daerion")["the_masquerade_ball"] == "open"
    during = states("death_on_the_wing")
    assert during["the_masquerade_ball"] == during["the_cardinals_plight"] == "closed"
    assert during["blood_of_heroes"] == "closed" and during["the_twin_idols"] == "ahead", "it will be the overlord's"
    assert during["the_wyrm_turns"] == during["the_wyrm_rises"] == "ahead", "one of them comes of this"
    assert during["the_shadow_vault"] == during["the_overlord_revealed"] == "ahead"


@rule("CA-02", "CA-05", "CA-12", "DE-NEXT-01")
def test_the_winner_of_the_last_quest_chooses_the_next_one() -> None:
    heroes = Between(INTRO)
    heroes.go("choose_quest")
    overlord = Between(("first_blood", OL))
    overlord.go("choose_quest")

    assert {ask.seat for ask in heroes._open(heroes.ask or pytest.fail())} == {1, 2}
    assert {ask.seat for ask in overlord._open(overlord.ask or pytest.fail())} == {overlord.g.overlord}
    assert overlord.why_not("quest:the_dawnblade") == "campaign.other_act"
    assert overlord.why_not("pass") == "choose.must"

    interlude = Between(INTRO, *((quest, H) for quest in ACT_ONE[:3]), ("the_shadow_vault", OL), act=2)
    interlude.go("choose_quest")
    assert {ask.seat for ask in interlude._open(interlude.ask or pytest.fail())} == {interlude.g.overlord}
    assert interlude.go("choose_quest", "quest:the_twin_idols", until=("pack",)) == "pack"
    assert interlude.g.quest == "the_twin_idols" and interlude.g.encounter == 0


@rule("CA-12")
def test_interlude_and_finale_follow_without_a_question() -> None:
    between = Between(INTRO, *((quest, H) for quest in ACT_ONE[:3]))

    assert between.go("choose_quest", until=("pack",)) == "pack"
    assert between.asked == [] and between.g.quest == "the_shadow_vault"


def test_every_quest_is_part_of_some_course() -> None:
    reached = {"first_blood", *ACT_ONE}
    for act in first_acts():
        now = sheet(INTRO, *act)
        now.played.append(Played(available(now)[0], H, 5))
        reached |= {now.played[-1].quest, *available(now)}
    assert set(QUESTS) - reached == {"gryvorn_unleashed", "the_man_who_would_be_king"}
